// Command clipstage traces collide calls stage by stage, and worlds step by step, and
// finds the first stage or step at which two traces differ.
//
//	clipstage trace pairs < pairs.jsonl > trace.jsonl
//	clipstage trace scenes < scenes.jsonl > trace.jsonl
//	clipstage diff [-tol 1e-9] [-own-trig] EXPECTED GOT
//	clipstage scene pendulum > scene.json
//	clipstage check scene.json
//
// Someone who ports the algorithm traces the same cases with their own program and
// is told the first stage that goes wrong.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"unicode/utf8"
)

// The statuses that the command ends with.
const (
	statusOK         = 0 // everything traced; no difference
	statusDifferent  = 1
	statusUnreadable = 2 // something could not be read or written, or the command was misused
)

const usage = `usage:
  clipstage trace KIND < CASES > TRACE
        traces each case, JSON lines out. KIND is one of: %s. CASES are JSON
        lines, or objects over many lines, plain or gzip'ed. A case that cannot be
        read gives an error with its line; the others are still traced. No object in
        a case may have a field twice.
  clipstage diff [-tol 1e-9] [-own-trig] EXPECTED GOT
        names the first case and the first stage at which two traces differ; for
        scenes, the first step, and the body, arbiter or joint.
        Files are plain or gzip'ed; - is standard input.
        -tol       tolerance: for lengths times the case's scale, for unit vectors as it is;
                   for scenes where neither has tolerances of its own, times the
                   checkpoint's largest number of the same sort, or 1
        -own-trig  GOT used its own sine and cosine: skip the cases that only the given
                   matrices decide ("exact":"matrix")
  clipstage scene NAME > SCENE
        writes a named scene in the form that the page reads (scene.schema.json).
  clipstage check SCENE...
        reads scenes as strictly as the page does, and tells the first thing that is
        wrong with each. A scene has 32 MiB at most.
  clipstage help

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
	if w.err != nil && !errors.Is(w.err, syscall.EPIPE) { // nobody reads on: that needs no word
		tell(e, "clipstage: %v", w.err)
	}
	if w.err != nil || e.err != nil {
		return statusUnreadable
	}
	return status
}

// tell writes a message, which is one line. What is in it of files, their names too, can
// neither steer a terminal nor end the line: see printable.
func tell(w io.Writer, format string, args ...any) error {
	_, err := io.WriteString(w, printable(fmt.Sprintf(format, args...))+"\n")
	return err
}

// printable returns s with what cannot be seen as it is escaped as in a string of Go:
// control characters, those that turn the direction of writing, and bytes that are no UTF-8.
func printable(s string) string {
	return escape(s, func(part string, _ rune) string {
		quoted := strconv.Quote(part)
		return quoted[1 : len(quoted)-1]
	})
}

// escape returns s with instead in the place of what cannot be seen as it is.
func escape(s string, instead func(part string, r rune) string) string {
	var b strings.Builder
	done := 0
	for i := 0; i < len(s); {
		if ' ' <= s[i] && s[i] <= '~' {
			i++
			continue
		}
		r, size := utf8.DecodeRuneInString(s[i:])
		if !strconv.IsPrint(r) || r == utf8.RuneError && size == 1 {
			b.WriteString(s[done:i])
			b.WriteString(instead(s[i:i+size], r))
			done = i + size
		}
		i += size
	}
	if done == 0 {
		return s
	}
	b.WriteString(s[done:])
	return b.String()
}

// writer remembers the first error of writing, and writes no more after it.
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

func runCommand(args []string, in io.Reader, out, errs io.Writer) (status int) {
	if len(args) == 0 {
		printUsage(errs)
		return statusUnreadable
	}
	switch args[0] {
	case "help", "-h", "-help", "--help":
		printUsage(out)
		return statusOK
	case "trace":
		return runTrace(args[1:], in, out, errs)
	case "diff":
		return runDiff(args[1:], in, out, errs)
	case "scene":
		return runScene(args[1:], out, errs)
	case "check":
		return runCheck(args[1:], in, out, errs)
	}
	tell(errs, "clipstage: no command %q", args[0])
	printUsage(errs)
	return statusUnreadable
}

func runTrace(args []string, in io.Reader, out, errs io.Writer) int {
	if slices.ContainsFunc(args, wantsHelp) {
		printUsage(out)
		return statusOK
	}
	if len(args) != 1 {
		tell(errs, "clipstage trace: want one kind of case, one of: %s; cases come by standard input", kindNames())
		return statusUnreadable
	}
	for _, k := range kinds {
		if k.name == args[0] {
			return traceObjects(&k, in, out, errs)
		}
	}
	tell(errs, "clipstage trace: no kind %q; there is: %s", args[0], kindNames())
	return statusUnreadable
}

func runDiff(args []string, in io.Reader, out, errs io.Writer) int {
	flags := flag.NewFlagSet("diff", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	var o diffOptions
	flags.Float64Var(&o.tol, "tol", 1e-9, "")
	flags.BoolVar(&o.ownTrig, "own-trig", false, "")
	err := flags.Parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		printUsage(out)
		return statusOK
	case err != nil:
		tell(errs, "clipstage diff: %v", err)
		return statusUnreadable
	case !(o.tol >= 0 && o.tol <= 1):
		tell(errs, "clipstage diff: -tol %g is outside 0 to 1", o.tol)
		return statusUnreadable
	case flags.NArg() != 2:
		tell(errs, "clipstage diff: want two files behind the flags, EXPECTED and GOT, not %d", flags.NArg())
		return statusUnreadable
	case flags.Arg(0) == "-" && flags.Arg(1) == "-":
		tell(errs, "clipstage diff: only one of the two can be standard input")
		return statusUnreadable
	}
	return diffFiles(flags.Arg(0), flags.Arg(1), o, in, out, errs)
}

// kind is a sort of case. Each has a file of its own.
type kind struct {
	name string
	// trace appends the trace of a case to dst.
	trace func(dst []byte, o object) ([]byte, error)
	// owns reports whether an object is a trace of this kind.
	owns func(trace object) bool
	// id is the field that names a case.
	id string
	// compare returns the first difference between two traces of a case, nil if there
	// is none, and how much of it was compared. An error means that one of the two is
	// no trace of this kind.
	compare func(expected, got object, o *diffOptions) (*difference, coverage, error)
}

var kinds = []kind{pairs, scenes}

// called names a case behind what is wrong with it, if it has an id: ` (scene "a")`.
func (k *kind) called(o object) string {
	id, ok := o[k.id]
	if !ok {
		return ""
	}
	return fmt.Sprintf(" (%s %s)", strings.TrimSuffix(k.name, "s"), shorten(id))
}

func kindNames() string {
	names := make([]string, len(kinds))
	for i, k := range kinds {
		names[i] = k.name
	}
	return strings.Join(names, ", ")
}

func printUsage(w io.Writer) { fmt.Fprintf(w, usage, kindNames()) }

func wantsHelp(arg string) bool {
	return arg == "-h" || arg == "-help" || arg == "--help"
}
