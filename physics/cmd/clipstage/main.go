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
        traces each case, JSON lines out. KIND is one of: %s. CASES are JSON
        lines, or objects over many lines, plain or gzip'ed. A case that cannot be
        read gives an error with its line; the others are still traced. No object in
        a case may have a field twice. A case of scenes may be a scene's file too, whose
        edits are done at their steps. Cases of hulls may stand in a list, "cases";
        a pair of hulls may be a file of its own, as JSON, OBJ or STL; an OBJ or STL file has two
        solids, and its case the id "".
        -step      scenes alone: the checkpoint is after step N. Without it checkpoints are where
                   a case says; of a file, after the step at which its scene is shown, or if that
                   is its beginning after the reference data's steps: %s.
        -steps     scenes alone: a checkpoint after each of the first N steps
        -start     scenes alone: a checkpoint also has the impulses that its step began with,
                   start of an arbiter and jointStart. A port that prints them too is told where
                   its contacts go on with other impulses, at match; diff finds those that are
                   expected by itself where EXPECTED is the case.
  clipstage diff [-tol 1e-9 | -float32] [-own-trig] [-max 1] [-page URL] EXPECTED GOT
        names the first case and the first stage at which two traces differ, gives a link that
        opens the page there, and counts all differences by stage; for scenes, the first step,
        and the body, arbiter or joint; for cases of the solver, the first phase, and the
        constraint and point, or the body; for hulls, of the stage clip the plane, with points
        in any order, each with its edges and rule; of two directions in which the hulls are
        equally deep either is right. A trace may have results alone: of a pair out, with n, or with contacts
        and some of their fields; of a scene bodies, or arbiters; of hulls contact, or depth, or n.
        A part that one file has nowhere is not compared, and the report says so; mid is one
        part, and so are the joints where bodies or arbiters are missing, too. In the place of
        a trace of scenes a scene's file may stand, which is traced at the steps of the other one. Files are plain or gzip'ed;
        - is standard input.
        -tol       tolerance: for lengths times the case's scale, for unit vectors as it is;
                   for scenes where neither has tolerances of its own, times the
                   checkpoint's largest number of the same sort, or 1; for the solver, times
                   the number that is expected, or 1; for hulls, times the larger hull's
                   size, or what the report names where no file has that
        -own-trig  GOT used its own sine and cosine: skip the cases that only the given
                   matrices decide ("exact":"matrix"); for pairs
        -float32   GOT was computed in single precision: tolerances follow from the pair's scale
                   and angles, or from runs of the scene that are disturbed, and behind a choice
                   that is too near to call in single precision nothing is compared. One of the
                   files needs the pairs or scenes as cases (tests/testdata/README.md).
        -max       how many differences are told; cases that one file has alone come behind the others
        -page      address of the page that links lead to: http://localhost:8080/, where "make run"
                   serves it
  clipstage scene NAME > SCENE
        writes a named scene, or a named pair of hulls, in the form that the page reads
        (scene.schema.json, hulls.schema.json). A scene's name is the same in links, files and traces;
        the reference data call the first nine demo1 to demo9, which is understood too.
  clipstage check FILE...
        reads scenes and pairs of hulls as strictly as the page does, and tells the first thing
        that is wrong with each. A scene has 32 MiB at most, a file of hulls 8 MiB. OBJ and STL files
        may have any number of hulls; the tolerance that one was read with is told.
  clipstage hash [-step N] SCENE...
        prints the hash of each scene's bits after N steps, as the page shows it: FNV-1a, 64 bits, of
        each body's position x, y, angle, velocity x, y and angular velocity, as doubles, the
        lowest byte first. SCENE is the name of a scene, or a file, whose edits are done at
        their steps. Without N it is the step at which the file's scene is shown.
  clipstage help
  clipstage version
        prints the version, which is that of the page and of its package

A line of CASES and of traces has 64 MiB at most, and so has an object over many lines,
and what a gzip'ed file holds, unpacked. A file that is not packed may be of any length.
What is longer is told with its line. In messages, and in the ids of traces, control
characters and the like stand escaped.

status: 0 all is well (diff: the same), 1 different, 2 something could not be read or
        written, or the command was misused. Where a pipe is closed that it writes to,
        the command ends with 2, and says nothing.
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

// Write implements io.Writer.
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
	var files []string // after --: these may begin with a dash
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

// readSteps parses the flags of a command whose named flags are steps. steps has no entry for an
// omitted flag. more defines other flags, and may be nil.
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

// openFile opens a file; - is standard input. Its error does not include the name, because messages
// begin with it.
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
