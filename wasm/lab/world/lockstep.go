package world

import (
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
)

// The second world follows the first: it runs each step after it, and within a step stands at the corresponding
// moment of its own solver.

func (f *Figure) runs() []*run.Run {
	if s := f.compare.second; s != nil {
		return []*run.Run{&f.Run, &s.Run}
	}
	return []*run.Run{&f.Run}
}

// oldest returns the oldest step to which all worlds can go back.
func (f *Figure) oldest() int {
	if s := f.compare.second; s != nil {
		return max(f.Oldest(), s.Oldest())
	}
	return f.Oldest()
}

// canUndo reports whether the last edit can be undone.
func (f *Figure) canUndo() bool {
	s := f.compare.second
	return f.Run.CanUndo() && (s == nil || s.Run.CanUndo())
}

// stepSecond takes the second world to the end of the step that the first has completed. The error is the second
// world's.
func (f *Figure) stepSecond() *lab.Error {
	s := f.compare.second
	if s == nil {
		return nil
	}
	if s.UnderWay() || s.World.Steps() < f.World.Steps() {
		if err := takeSecond(s); err != nil {
			return err
		}
	}
	f.differ()
	return nil
}

// takeSecond runs a step of the second world.
func takeSecond(s *cursor.Pick) *lab.Error {
	err := s.Take()
	if err != nil {
		s.Forget(s.World.Steps() - 1)
		return err
	}
	s.Looked()
	return nil
}

// secondTo takes the second world to the moment of a step that corresponds to one of the first world.
func (f *Figure) secondTo(step, moment int) error {
	s := f.compare.second
	if s == nil {
		return nil
	}
	err := s.GoTo(step, s.Like(step, moment), func(step int) *lab.Error {
		if s.Comes(step) {
			return takeSecond(s)
		}
		s.Go(step)
		return nil
	})
	if err != nil {
		f.Forget(step - 1)
		f.travel(step - 1)
		f.stand(err)
		return err
	}
	return nil
}
