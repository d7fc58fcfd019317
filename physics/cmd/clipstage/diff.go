package main

import (
	"errors"
	"flag"
	"fmt"
	"io"

	"github.com/clipstage/clipstage/physics/internal/cases"
	"github.com/clipstage/clipstage/physics/internal/diff"
)

// runDiff names the first place at which two files of traces differ.
func runDiff(args []string, in io.Reader, out, errs io.Writer) int {
	flags := flag.NewFlagSet("diff", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	var o diff.Options
	flags.Float64Var(&o.Tol, "tol", 1e-9, "")
	flags.BoolVar(&o.OwnTrig, "own-trig", false, "")
	err := flags.Parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		printUsage(out)
		return statusOK
	case err != nil:
		tell(errs, "clipstage diff: %v", err)
		return statusUnreadable
	case !(o.Tol >= 0 && o.Tol <= 1):
		tell(errs, "clipstage diff: -tol %g is outside 0 to 1", o.Tol)
		return statusUnreadable
	case flags.NArg() != 2:
		tell(errs, "clipstage diff: want two files behind the flags, EXPECTED and GOT, not %d", flags.NArg())
		return statusUnreadable
	case flags.Arg(0) == "-" && flags.Arg(1) == "-":
		tell(errs, "clipstage diff: only one of the two can be standard input")
		return statusUnreadable
	}
	expected, err := readTraces(flags.Arg(0), in)
	if err != nil {
		tell(errs, "clipstage diff: %s: %v", flags.Arg(0), err)
		return statusUnreadable
	}
	got, err := readTraces(flags.Arg(1), in)
	if err != nil {
		tell(errs, "clipstage diff: %s: %v", flags.Arg(1), err)
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
