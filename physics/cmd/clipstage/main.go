// Command clipstage traces collide calls stage by stage, and worlds step by step, and
// finds the first stage or step at which two traces differ.
//
//	clipstage trace pairs < pairs.jsonl > trace.jsonl
//	clipstage trace scenes < scenes.jsonl > trace.jsonl
//	clipstage diff [-tol 1e-9] [-own-trig] [-float32] [-max 1] EXPECTED GOT
//	clipstage scene pendulum > scene.json
//	clipstage scene pendulum | clipstage trace -steps 60 scenes > trace.jsonl
//	clipstage check scene.json hulls.json
//	clipstage hash -step 10 scene.json
//	clipstage trace scenes < recording.json
//	clipstage trace solver < solver.jsonl > trace.jsonl
//	clipstage trace hulls < hulls.json > trace.jsonl
//	clipstage trace shapes < shapes.jsonl > trace.jsonl
//	clipstage version
//
// Authors of ports trace the same cases with their own program; diff reports the first stage that goes wrong.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"syscall"

	"github.com/clipstage/clipstage/physics/internal/cases"
	"github.com/clipstage/clipstage/physics/internal/escape"
	"github.com/clipstage/clipstage/physics/scene"
)

// Exit statuses of the command.
const (
	statusOK         = 0 // everything traced; no difference
	statusDifferent  = 1
	statusUnreadable = 2 // something could not be read or written, or the command line is wrong
)

const usage = `usage:
  clipstage trace [-step N | -steps N] [-start] KIND < CASES > TRACE
        traces each case and writes JSON lines. KIND is one of: %s.
        CASES are JSON lines, or objects over many lines, plain or gzip'ed. A case that cannot
        be read gives an error with its line; the others are still traced. No object in a case
        may have a field twice. A case of scenes may also be a scene's file, with its edits.
        Cases of hulls may be in a list, "cases". A pair of hulls may also be a file: JSON, OBJ
        or STL. An OBJ or STL file must have two solids; its case has the id "".
        -step      scenes only: one checkpoint, after step N. The default is the steps of the
                   case, or for a scene's file the step at which its scene is shown. If that is
                   its beginning, the default is the steps of the reference data:
                   %s.
        -steps     scenes only: a checkpoint after each of the first N steps
        -start     scenes only: add the impulses at the start of each checkpoint's step, as
                   start of an arbiter and jointStart. If a port prints these too, diff finds
                   contacts that inherit other impulses, and reports them at match. It needs
                   no -start for that if EXPECTED is the case.
  clipstage diff [-tol 1e-9 | -float32] [-own-trig] [-max 1] [-page URL] EXPECTED GOT
        names the first case and the first stage at which two traces differ, prints a link that
        opens the page there, and counts all differences by stage. For scenes it names the
        step, and the body, arbiter or joint; for the solver the phase, and the constraint and
        point, or the body; for hulls at the stage clip also the plane. Points of hulls may be
        in any order, but each with its edges and rule; of two equally deep directions
        either is right. A trace may have only results: of a pair out, with n, or with contacts
        and some of their fields; of a scene bodies, or arbiters; of hulls contact, depth, or n.
        A part that one file has nowhere is not compared, and the report says so. mid is one
        part; joints are one if bodies or arbiters are missing too. A scene's file may replace
        a trace of scenes; it is traced at the steps of the other file. Files are plain or
        gzip'ed; - is standard input.
        -tol       tolerance: relative to the case's scale for lengths, absolute for unit
                   vectors; for scenes without tolerances of their own, relative to the
                   checkpoint's largest number of the same kind, or 1; for the solver,
                   relative to the expected number, or 1; for hulls, relative to the larger
                   hull's size, or to the substitute that the report names
        -own-trig  GOT used its own sine and cosine: skip the pairs that only the given
                   matrices decide ("exact":"matrix")
        -float32   GOT was computed in single precision. The tolerances of pairs follow from
                   scale and angles, those of scenes from disturbed runs. After a choice that
                   is too close for single precision nothing is compared. One of the files
                   must have the pairs or scenes as cases (tests/testdata/README.md).
        -max       largest number of reported differences; cases that only one file has come last
        -page      address of the page for links; the default is http://localhost:8080/, where
                   "make run" serves it
  clipstage scene NAME > SCENE
        writes a named scene, or a named pair of hulls, in the form that the page reads
        (scene.schema.json, hulls.schema.json), or a named pair of shapes as a case of shapes.
        Links, files and traces use the same name.
        The names demo1 to demo9 of the reference data are accepted too.
  clipstage check FILE...
        validates scenes and pairs of hulls as strictly as the page does, and cases of shapes as
        trace does, and prints the first fault of each. A scene may have 32 MiB, a file of hulls 8 MiB. OBJ and STL files
        may have any number of hulls; check prints the tolerance of each.
  clipstage hash [-step N] SCENE...
        prints the hash of each scene's bits after N steps, as the page shows it: FNV-1a, 64
        bits, of each body's position x, y, angle, velocity x, y and angular velocity, as
        doubles, the lowest byte first. SCENE is the name of a scene, or a file, with its
        edits. The default of N is the step at which the file's scene is shown.
  clipstage help
  clipstage version
        prints the version, which is also the version of the page and of its package

A line of CASES and of traces may have 64 MiB, and so may an object over many lines and the
unpacked content of a gzip'ed file. A plain file may have any length. Longer input is
an error with its line. Control characters and the like are escaped in messages, and in the
ids of traces.

status: 0 success (diff: no difference), 1 difference, 2 something could not be read or
        written, or the command line is wrong. If the command writes to a closed pipe, it
        ends with status 2 and no message.
`

func main() {
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

func run(args []string, in io.Reader, out, errs io.Writer) (status int) {
	w, e := &writer{to: out}, &writer{to: errs}
	status = runCommand(args, in, w, e)
	if w.err != nil && !errors.Is(w.err, syscall.EPIPE) { // a closed pipe needs no message
		tell(e, "clipstage: %v", w.err)
	}
	if w.err != nil || e.err != nil {
		return statusUnreadable
	}
	return status
}

// tell writes a one-line message. Text from files, including their names, cannot control the
// terminal or end the line: see package escape.
func tell(w io.Writer, format string, args ...any) error {
	_, err := io.WriteString(w, escape.Printable(fmt.Sprintf(format, args...))+"\n")
	return err
}

// writer remembers the first write error, and writes nothing after it.
type writer struct {
	to  io.Writer
	err error
}

func (w *writer) Write(p []byte) (n int, err error) {
	if w.err == nil {
		n, w.err = w.to.Write(p)
	}
	return n, w.err
}

func runCommand(args []string, in io.Reader, out, errs *writer) (status int) {
	if len(args) == 0 {
		printUsage(errs)
		return statusUnreadable
	}
	switch args[0] {
	case "help", "-h", "-help", "--help":
		printUsage(out)
		return statusOK
	case "version", "-version", "--version":
		if len(args) > 1 {
			tell(errs, "clipstage version: want no arguments")
			return statusUnreadable
		}
		tell(out, "clipstage %s", version)
		return statusOK
	case "trace":
		return runTrace(args[1:], in, out, errs)
	case "diff":
		return runDiff(args[1:], in, out, errs)
	case "scene":
		return runScene(args[1:], out, errs)
	case "check":
		return runCheck(args[1:], in, out, errs)
	case "hash":
		return runHash(args[1:], in, out, errs)
	}
	tell(errs, "clipstage: no command %q", args[0])
	printUsage(errs)
	return statusUnreadable
}

func printUsage(w io.Writer) { fmt.Fprintf(w, usage, cases.Names(), cases.UsualSteps()) }

// readFlags parses the flags of a command. If ok is false, the command ends with status.
func readFlags(command string, args []string, out, errs io.Writer, define func(flags *flag.FlagSet)) (rest []string, status int, ok bool) {
	flags := flag.NewFlagSet(command, flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	define(flags)
	var files []string // after --, where names may begin with a dash
	if i := slices.Index(args, "--"); i >= 0 {
		args, files = args[:i], args[i+1:]
	}
	err := flags.Parse(args)
	for err == nil && flags.NArg() > 0 { // flags may follow other arguments
		rest = append(rest, flags.Arg(0))
		err = flags.Parse(flags.Args()[1:])
	}
	rest = append(rest, files...)
	switch {
	case errors.Is(err, flag.ErrHelp):
		printUsage(out)
		return nil, statusOK, false
	case err != nil:
		tell(errs, "clipstage %s: %v", command, err)
		return nil, statusUnreadable, false
	}
	return rest, statusOK, true
}

// readSteps parses the flags of a command whose named flags are steps. An omitted flag has no entry in steps.
// more defines further flags, and may be nil.
func readSteps(command string, args []string, out, errs io.Writer, more func(*flag.FlagSet), names ...string) (steps map[string]int, rest []string, status int, ok bool) {
	steps = map[string]int{}
	rest, status, ok = readFlags(command, args, out, errs, func(flags *flag.FlagSet) {
		if more != nil {
			more(flags)
		}
		for _, name := range names {
			flags.Func(name, "", func(text string) (err error) {
				if steps[name], err = strconv.Atoi(text); err != nil {
					return errors.New("parse error")
				}
				return nil
			})
		}
	})
	for _, name := range names {
		if step := steps[name]; ok && (step < 0 || step > scene.MaxSteps) {
			tell(errs, "clipstage %s: -%s %d is outside 0 to %d", command, name, step, scene.MaxSteps)
			return nil, nil, statusUnreadable, false
		}
	}
	return steps, rest, status, ok
}

// openFile opens a file; - is standard input. Its error does not include the name, because messages begin with
// the name.
func openFile(name string, in io.Reader) (io.ReadCloser, error) {
	if name == "-" {
		return io.NopCloser(in), nil
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, err.(*os.PathError).Err
	}
	return f, nil
}
