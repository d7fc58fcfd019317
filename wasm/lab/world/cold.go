package world

import "github.com/clipstage/clipstage/physics"

// Cold returns what the step does for the picked pair if it is run again with warm starting off in
// it, or nil: as long as the world moves, that is not known.
func (f *Figure) Cold() *physics.Watch {
	if f.cursor.stage != StageSolve && f.cursor.stage != StageVelocity || f.Moving() || f.holding || f.scrubbing {
		return nil
	}
	return f.coldRun()
}

// coldRun runs the step again, if it has not been yet. It returns nil where warm starting is off
// anyway, or the pair does not touch.
func (f *Figure) coldRun() *physics.Watch {
	x := &f.watch
	if !f.watched() || x.Step == 0 || x.Arbiter.Count == 0 || !x.Settings.WarmStarting {
		return nil
	}
	if f.cold.Step == x.Step && f.cold.A == x.A && f.cold.B == x.B && f.cold.Settings == f.coldSettings() {
		return &f.cold
	}
	if f.ghost == nil {
		f.ghost = f.Def.Build()
	}
	f.ghost.Watch(nil)
	if !f.Ghost(f.ghost, x.Step-1) {
		return nil
	}
	f.cold.A, f.cold.B = x.A, x.B
	f.ghost.Watch(&f.cold)
	f.ghost.Settings = f.coldSettings()
	f.ghost.Step(f.Of(x.Step).DT)
	return &f.cold
}

// coldSettings are those of the recorded step, but for warm starting.
func (f *Figure) coldSettings() physics.Settings {
	s := f.watch.Settings
	s.WarmStarting = false
	return s
}
