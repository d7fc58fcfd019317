package world

import (
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
)

// How a second world follows the first one: it takes each step after it, and stands at the like
// moment of its own solver within one.

// runs returns the run of each world.
func (f *Figure) runs() []*run.Run {
	if s := f.compare.second; s != nil {
		return []*run.Run{&f.Run, &s.Run}
	}
	return []*run.Run{&f.Run}
}

// oldest returns the first step that can be gone back to, in both worlds where two are compared.
func (f *Figure) oldest() int {
	if s := f.compare.second; s != nil {
		return max(f.Oldest(), s.Oldest())
	}
	return f.Oldest()
}

// canUndo reports whether the last edit can be taken back.
func (f *Figure) canUndo() bool {
	s := f.compare.second
	return f.Run.CanUndo() && (s == nil || s.Run.CanUndo())
}

// stepSecond takes the second world to the end of the step that the first one has completed. Where
// it cannot take it, the error is that step's.
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

// takeSecond takes a step of the second world.
func takeSecond(s *cursor.Pick) *lab.Error {
	err := s.Take()
	if err != nil {
		s.Forget(s.World.Steps() - 1)
		return err
	}
	s.Looked()
	return nil
}

// secondTo takes the second world to the moment of a step that is most like one of the first's.
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
