package main

import (
	"flag"
	"io"

	"github.com/clipstage/clipstage/physics/internal/cases"
)

func runTrace(args []string, in io.Reader, out, errs *writer) int {
	var asked cases.Asked
	flags, args, status, ok := readSteps("trace", args, out, errs, func(flags *flag.FlagSet) {
		flags.BoolVar(&asked.Starts, "start", false, "")
	}, "step", "steps")
	if !ok {
		return status
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
	one, hasOne := flags["step"]
	all, hasAll := flags["steps"]
	switch {
	case hasOne && hasAll:
		tell(errs, "clipstage trace: -step and -steps exclude one another")
		return statusUnreadable
	case (hasOne || hasAll) && kind != cases.Find("scenes"):
		tell(errs, "clipstage trace: -step%s is for scenes alone", map[bool]string{true: "s"}[hasAll])
		return statusUnreadable
	case asked.Starts && kind != cases.Find("scenes"):
		tell(errs, "clipstage trace: -start is for scenes alone")
		return statusUnreadable
	case hasAll && all == 0:
		tell(errs, "clipstage trace: -steps 0 asks for no step; -step 0 is the beginning")
		return statusUnreadable
	}
	if hasOne {
		asked.Steps = []int{one}
	}
	for step := 1; step <= all; step++ {
		asked.Steps = append(asked.Steps, step)
	}
	err := kind.Trace(in, out, asked, func(err error) error {
		status = statusUnreadable
		return tell(errs, "%v", err)
	})
	if err != nil && out.err == nil {
		tell(errs, "clipstage trace: %v", err)
		return statusUnreadable
	}
	return status
}
