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
		f.ghost = f.scene.Build()
	}
	ghost, h := f.ghost, &f.history
	ghost.Watch(nil)
	from := h.nearest(x.Step - 1)
	if from == nil {
		return nil
	}
	h.restore(ghost, from)
	for ghost.Steps() < x.Step-1 {
		h.step(ghost)
	}
	f.cold.A, f.cold.B = x.A, x.B
	ghost.Watch(&f.cold)
	ghost.Settings = f.coldSettings()
	ghost.Step(h.at(x.Step - 1).DT)
	return &f.cold
}

// coldSettings are those of the recorded step, but for warm starting.
func (f *Figure) coldSettings() physics.Settings {
	s := f.watch.Settings
	s.WarmStarting = false
	return s
}
