package main

import (
	"flag"
	"io"

	"github.com/clipstage/clipstage/physics/diff"
	"github.com/clipstage/clipstage/physics/internal/cases"
)

func runDiff(args []string, in io.Reader, out, errs io.Writer) int {
	var o diff.Options
	var set *flag.FlagSet
	files, status, ok := readFlags("diff", args, out, errs, func(flags *flag.FlagSet) {
		flags.Float64Var(&o.Tol, "tol", 1e-9, "")
		flags.BoolVar(&o.OwnTrig, "own-trig", false, "")
		flags.BoolVar(&o.Float32, "float32", false, "")
		flags.IntVar(&o.Most, "max", 1, "")
		flags.StringVar(&o.Page, "page", "http://localhost:8080/", "")
		set = flags
	})
	switch {
	case !ok:
		return status
	case !(o.Tol >= 0 && o.Tol <= 1):
		tell(errs, "clipstage diff: -tol %g is outside 0 to 1", o.Tol)
		return statusUnreadable
	case o.Float32 && given(set, "tol"):
		tell(errs, "clipstage diff: -float32 has tolerances of its own; leave out -tol")
		return statusUnreadable
	case o.Most < 0:
		tell(errs, "clipstage diff: -max %d is below 0", o.Most)
		return statusUnreadable
	case len(files) != 2:
		tell(errs, "clipstage diff: want two files, EXPECTED and GOT, not %d", len(files))
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
	for _, line := range report.Lines() {
		tell(out, "%s", line)
	}
	if report.Same() {
		return statusOK
	}
	return statusDifferent
}

func given(flags *flag.FlagSet, name string) (is bool) {
	flags.Visit(func(f *flag.Flag) { is = is || f.Name == name })
	return is
}

func readTraces(name string, in io.Reader) (*cases.File, error) {
	f, err := openFile(name, in)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return cases.ReadFile(name, f)
}
