package main

import (
	"errors"
	"flag"
	"io"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/trace"
)

// The most that the hash of a scene may take.
const (
	mostSteps = 1_000_000
	mostNear  = 1_000_000 // pairs of bodies near one another in a step: if all touch, they take a gigabyte
)

// runHash prints the hash of the bits of scenes after so many steps.
func runHash(args []string, in io.Reader, out, errs io.Writer) (status int) {
	flags := flag.NewFlagSet("hash", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	var step int
	flags.IntVar(&step, "step", 0, "")
	err := flags.Parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		printUsage(out)
		return statusOK
	case err != nil:
		tell(errs, "clipstage hash: %v", err)
		return statusUnreadable
	case step < 0 || step > mostSteps:
		tell(errs, "clipstage hash: -step %d is outside 0 to %d", step, mostSteps)
		return statusUnreadable
	case flags.NArg() == 0:
		tell(errs, "clipstage hash: want scenes behind the flag: names, files, or - for standard input")
		return statusUnreadable
	}
	for _, name := range flags.Args() {
		hash, err := hashAt(name, step, in)
		if err != nil {
			tell(errs, "clipstage hash: %s: %v", name, err)
			status = statusUnreadable
			continue
		}
		tell(out, "%s: step %d, hash %s", name, step, hash)
	}
	return status
}

// hashAt returns the hash of a named scene, or of one in a file, after so many steps.
func hashAt(name string, step int, in io.Reader) (string, error) {
	var s *scene.Scene
	if world, ok := scene.WorldByID(name); ok {
		s = world.Scene()
	} else {
		var err error
		if s, err = readScene(name, in); err != nil {
			return "", err
		}
	}
	w := s.Build()
	w.LimitPairs(mostNear)
	for w.Steps() < step {
		w.Step(s.DT)
		if w.Crowded() {
			return "", errors.New("too many bodies are near one another in a step")
		}
		if i := w.Overflow(); i >= 0 {
			return "", errors.New(scene.Path("bodies", i) + " would be nowhere")
		}
	}
	return trace.HashText(trace.Hash(w)), nil
}
