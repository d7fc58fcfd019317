package world

import "github.com/clipstage/clipstage/wasm/lab"

// How a second world follows the first one: it takes each step after it, and stands at the like
// moment of its own solver within one.

// oldest returns the first step that can be gone back to, in both worlds where two are compared.
func (f *Figure) oldest() (oldest int) {
	for w := f; w != nil; w = w.compare.second {
		oldest = max(oldest, w.Run.Oldest())
	}
	return oldest
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
		if err := s.take(); err != nil {
			s.Forget(f.World.Steps() - 1)
			return err
		}
		s.looked()
	}
	f.differ()
	return nil
}

// secondTo takes the second world to the moment of a step that is most like one of the first's.
func (f *Figure) secondTo(step, moment int) error {
	s := f.compare.second
	if s == nil {
		return nil
	}
	if err := s.goTo(step, s.Like(step, moment)); err != nil {
		f.Forget(step - 1)
		f.travel(step - 1)
		f.stand(s.Failure())
		return err
	}
	return nil
}

// lookAs has the second world shown as another figure's is: the same stage, layers and pair.
func (s *Figure) lookAs(f *Figure) {
	s.layers, s.lit, s.offered = f.layers, f.lit, f.offered
	s.scrubbing, s.holding = f.scrubbing, f.holding || f.Moving()
	s.plotting.shown = f.plotting.shown
	s.cursor, s.compare.whole = f.cursor, f.watched() && !f.picked()
	s.restage()
}
