package main

import (
	"flag"
	"fmt"
	"io"

	"github.com/clipstage/clipstage/physics/internal/cases"
	"github.com/clipstage/clipstage/physics/internal/diff"
)

// runDiff names the first place at which two files of traces differ.
func runDiff(args []string, in io.Reader, out, errs io.Writer) int {
	var o diff.Options
	files, status, ok := readFlags("diff", args, out, errs, func(flags *flag.FlagSet) {
		flags.Float64Var(&o.Tol, "tol", 1e-9, "")
		flags.BoolVar(&o.OwnTrig, "own-trig", false, "")
	})
	switch {
	case !ok:
		return status
	case !(o.Tol >= 0 && o.Tol <= 1):
		tell(errs, "clipstage diff: -tol %g is outside 0 to 1", o.Tol)
		return statusUnreadable
	case len(files) != 2:
		tell(errs, "clipstage diff: want two files behind the flags, EXPECTED and GOT, not %d", len(files))
		return statusUnreadable
	case files[0] == "-" && files[1] == "-":
		tell(errs, "clipstage diff: only one of the two can be standard input")
		return statusUnreadable
	}
	expected, err := readTraces(files[0], in)
	if err != nil {
		tell(errs, "clipstage diff: %s: %v", files[0], err)
		return statusUnreadable
	}
	got, err := readTraces(files[1], in)
	if err != nil {
		tell(errs, "clipstage diff: %s: %v", files[1], err)
		return statusUnreadable
	}
	report, err := cases.Diff(expected, got, &o)
	if err != nil {
		tell(errs, "clipstage diff: %v", err)
		return statusUnreadable
	}
	if report.First() == "" {
		fmt.Fprintln(out, report)
		return statusOK
	}
	tell(out, "%s", report.First())
	fmt.Fprintln(out, report)
	return statusDifferent
}

func readTraces(name string, in io.Reader) (*cases.File, error) {
	f, err := openFile(name, in)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return cases.ReadFile(name, f)
}
