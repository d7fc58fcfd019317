package main

import (
	"io"
	"slices"

	"github.com/clipstage/clipstage/physics/internal/cases"
)

// runTrace traces cases of standard input.
func runTrace(args []string, in io.Reader, out, errs *writer) int {
	step, args, status, ok := readStep("trace", args, out, errs)
	if !ok {
		return status
	}
	if slices.ContainsFunc(args, wantsHelp) {
		printUsage(out)
		return statusOK
	}
	if len(args) != 1 {
		tell(errs, "clipstage trace: want one kind of case, one of: %s; cases come by standard input", cases.Names())
		return statusUnreadable
	}
	kind := cases.Find(args[0])
	if kind == nil {
		tell(errs, "clipstage trace: no kind %q; there is: %s", args[0], cases.Names())
		return statusUnreadable
	}
	if step != cases.OwnStep && kind != cases.Find("scenes") {
		tell(errs, "clipstage trace: -step is for scenes alone")
		return statusUnreadable
	}
	err := kind.Trace(in, out, step, func(err error) error {
		status = statusUnreadable
		return tell(errs, "%v", err)
	})
	if err != nil && out.err == nil {
		tell(errs, "clipstage trace: %v", err)
		return statusUnreadable
	}
	return status
}
