package main

import (
	"io"

	"github.com/clipstage/clipstage/physics/internal/cases"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/trace"
)

func runHash(args []string, in io.Reader, out, errs io.Writer) (status int) {
	flags, names, status, ok := readSteps("hash", args, out, errs, nil, "step")
	if !ok {
		return status
	}
	step, given := flags["step"]
	if !given {
		step = cases.OwnStep
	}
	if len(names) == 0 {
		tell(errs, "clipstage hash: want scenes behind the flag: names, files, or - for standard input")
		return statusUnreadable
	}
	for _, name := range names {
		p, err := runTo(name, step, in)
		if err != nil {
			tell(errs, "clipstage hash: %s: %v", name, err)
			status = statusUnreadable
			continue
		}
		tell(out, "%s: step %d, hash %s", name, p.Steps(), trace.HashText(trace.Hash(p.World)))
	}
	return status
}

// runTo plays a named scene, or a scene's file, for step steps, and returns the player.
func runTo(name string, step int, in io.Reader) (*scene.Player, error) {
	var s *scene.Scene
	if world, ok := cases.SampleOf(name); ok {
		s = world.Scene()
	} else {
		var err error
		if s, err = readScene(name, in); err != nil {
			return nil, err
		}
	}
	if step == cases.OwnStep {
		step = s.Step
	}
	p := s.Play()
	return p, cases.Run(p, step)
}
