package world

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
)

// A moment is a place within a step: what of it has run. Moment 0 is the whole step, 1 to 3 end
// with broad phase, forces and prestep, and 3+k with iteration k. Where a position pass follows,
// momentIntegrate ends with integration, and momentIntegrate+k with iteration k of that pass.
const (
	momentWhole      = 0
	momentBroadphase = 1
	momentForces     = 2
	momentPrestep    = 3
	momentIntegrate  = momentPrestep + scene.MaxIterations + 1
)

// underWay reports whether the world stands within a step.
func (f *Figure) underWay() bool { return f.moment() != momentWhole }

// moment returns the moment at which the world stands.
func (f *Figure) moment() int {
	switch phase, iteration := f.world.Phase(); phase {
	case physics.PhaseBroadphase:
		return momentWhole
	case physics.PhaseForces:
		return momentBroadphase
	case physics.PhasePrestep:
		return momentForces
	case physics.PhasePosition:
		return momentIntegrate + iteration
	default:
		return momentPrestep + iteration
	}
}

// Steps returns the step at which the figure stands, complete or under way: 0 before the first.
func (f *Figure) Steps() int {
	if f.underWay() {
		return f.world.Steps() + 1
	}
	return f.world.Steps()
}

// Latest returns the last step that was run since the scene began: those after Steps lie ahead.
func (f *Figure) Latest() int { return max(f.history.latest, f.Steps()) }

// Phase returns the phase that ran last in this step; ok is false before the first step.
func (f *Figure) Phase() (phase physics.Phase, ok bool) {
	switch m := f.moment(); {
	case m == momentWhole:
		live := f.history.at(max(f.Steps()-1, 0))
		return live.Last(), f.Steps() > 0
	case m <= momentPrestep:
		return physics.Phase(m - 1), true
	case m > momentIntegrate:
		return physics.PhasePosition, true
	case m == momentIntegrate:
		return physics.PhaseIntegrate, true
	}
	return physics.PhaseIterate, true
}

// Phases returns how many phases the step at which the figure stands has: the first of them all.
func (f *Figure) Phases() physics.Phase { return f.history.at(max(f.Steps()-1, 0)).Solver.Phases() }

// StepIterations returns how many iterations the step at which the figure stands has.
func (f *Figure) StepIterations() int { return f.history.at(max(f.Steps()-1, 0)).Iterations }

// Iterated returns how many of them have run.
func (f *Figure) Iterated() int {
	if m := f.moment(); m != momentWhole && m < momentIntegrate {
		return max(0, m-momentPrestep)
	}
	if f.Steps() == 0 {
		return 0
	}
	return f.StepIterations()
}

// Corrected returns how many iterations of the position pass have run in a step that they have not
// completed yet.
func (f *Figure) Corrected() int { return max(0, f.moment()-momentIntegrate) }

// corrects reports whether a step has a position pass.
func (f *Figure) corrects(step int) bool {
	live := f.history.at(max(step-1, 0))
	return live.Last() == physics.PhasePosition
}

// moved returns the moment at which a step's bodies have moved.
func (f *Figure) moved(step int) int {
	if f.corrects(step) {
		return momentIntegrate
	}
	return momentWhole
}

// goToLast takes the world to the moment before the last iteration of a step.
func (f *Figure) goToLast(step int) error {
	if f.corrects(step) {
		if err := f.goTo(step, momentIntegrate); err != nil {
			return err
		}
		n, dt := 0, f.history.at(step-1).DT
		for !f.world.Advance(dt) {
			n++
		}
		if n > 0 {
			return f.goTo(step, momentIntegrate+n)
		}
	}
	return f.goTo(step, momentPrestep+f.history.at(step-1).Iterations)
}

// goTo takes the world to a moment of a step, which may be the one after the latest; to its end,
// if it has no such moment.
func (f *Figure) goTo(step, moment int) error {
	f.Pause()
	f.goesOn()
	if moment == momentWhole {
		return f.goToStep(step)
	}
	w := f.world
	now := f.moment()
	if w.Steps() != step-1 || now > moment || now == momentWhole {
		switch {
		case now != momentWhole && f.start.Steps() == step-1 && w.Steps() == step-1:
			w.Restore(&f.start)
		default:
			if err := f.goToStep(step - 1); err != nil {
				return err
			}
			f.history.note(w)
			w.Snapshot(&f.start)
		}
	}
	live := f.history.at(step - 1)
	w.Settings = live.Settings
	for f.moment() != moment {
		f.before = append(f.before[:0], w.Motions()...)
		w.Advance(live.DT)
		if w.Crowded() {
			w.Restore(&f.start)
			err := crowded()
			f.stand(err)
			return err
		}
		if !f.underWay() {
			w.Restore(&f.start)
			return f.goToStep(step)
		}
	}
	f.history.latest = max(f.history.latest, step)
	f.Mark(lab.ChangeWorld | lab.ChangeStep)
	return f.secondTo(step, moment)
}

// goToStep takes the world to the end of a step, which may be the one after the latest.
func (f *Figure) goToStep(step int) error {
	if step > f.world.Steps() && step > f.history.latest || f.underWay() && step == f.Steps() {
		return f.step()
	}
	f.travel(step)
	return nil
}

// travel takes the world to the end of a step that was run before.
func (f *Figure) travel(step int) {
	replayed := 0
	if f.watched() {
		replayed = min(lead, step)
	}
	f.before = f.before[:0]
	f.history.to(step, replayed, f.world)
	f.looked()
	f.Mark(lab.ChangeWorld | lab.ChangeStep)
	if s := f.compare.second; s != nil {
		s.travel(step)
		f.differ()
	}
}

// NextPhase runs one phase more, all iterations of the solver as one. With a pair picked the
// commands for phases go to its stages of that phase.
func (f *Figure) NextPhase() error {
	if f.picked() {
		f.seekPhase(f.cursor.stage.Phase() + 1)
		return nil
	}
	step, n := f.Steps(), f.StepIterations()
	switch m := f.moment(); {
	case m == momentWhole:
		return f.goTo(step+1, momentBroadphase)
	case m < momentPrestep:
		return f.goTo(step, m+1)
	case m < momentPrestep+n:
		return f.goTo(step, momentPrestep+n)
	case m < momentIntegrate:
		return f.goTo(step, f.moved(step))
	}
	return f.goTo(step, momentWhole)
}

// PrevPhase takes one back.
func (f *Figure) PrevPhase() error {
	if f.picked() {
		f.seekPhase(f.cursor.stage.Phase() - 1)
		return nil
	}
	if !f.CanGoBack() && !f.underWay() {
		return nil
	}
	step, n := f.Steps(), f.StepIterations()
	switch m := f.moment(); {
	case m > momentIntegrate || m == momentWhole && f.corrects(step):
		return f.goTo(step, momentIntegrate)
	case m == momentIntegrate || m == momentWhole:
		return f.goTo(step, momentPrestep+n)
	case m > momentPrestep:
		return f.goTo(step, momentPrestep)
	case m > momentBroadphase:
		return f.goTo(step, m-1)
	}
	return f.goTo(step-1, momentWhole)
}

// seekPhase shows the last stage of the picked pair that is found in a phase, if there is one; for
// forces and integration, which have none, that of the phase next to it.
func (f *Figure) seekPhase(phase physics.Phase) {
	now := f.cursor.stage.Phase()
	if phase == physics.PhaseForces {
		phase = physics.PhasePrestep
		if now == physics.PhasePrestep {
			phase = physics.PhaseBroadphase
		}
	}
	if phase == physics.PhaseIntegrate {
		phase = physics.PhasePosition
		if now == physics.PhasePosition {
			phase = physics.PhaseIterate
		}
	}
	for s := f.lastStage(); s > 0 && phase < physics.PhaseCount; s = s.prev(f.Solver()) {
		if s.Phase() == phase {
			f.Seek(s)
			return
		}
	}
}

// SeekPhase goes to the end of a phase of this step, or of the first.
func (f *Figure) SeekPhase(phase physics.Phase) error {
	if f.picked() {
		f.seekPhase(phase)
		return nil
	}
	step := max(1, f.Steps())
	switch phase {
	case physics.PhasePosition:
		return f.goTo(step, momentWhole)
	case physics.PhaseIntegrate:
		return f.goTo(step, f.moved(step))
	case physics.PhaseIterate:
		return f.goTo(step, momentPrestep+f.StepIterations())
	}
	return f.goTo(step, int(phase)+1)
}

// NextIteration runs the solver once more: in this step or, where that has no more, in the next.
// With a pair picked it shows what the iteration after the present one did for it.
func (f *Figure) NextIteration() error {
	if f.picked() {
		if !f.cursor.stage.Iterates() {
			f.SeekIteration(1)
		} else if f.CanNextIteration() {
			f.SeekIteration(f.Iteration() + 1)
		}
		return nil
	}
	step := f.Steps()
	switch m := f.moment(); {
	case m == momentPrestep+f.StepIterations() && f.corrects(step):
		return f.goTo(step, momentIntegrate+1)
	case m == momentWhole || m == momentPrestep+f.StepIterations():
		if f.history.at(step).Iterations == 0 {
			return f.goTo(step+1, momentPrestep)
		}
		return f.goTo(step+1, momentPrestep+1)
	case m < momentPrestep:
		return f.goTo(step, min(momentPrestep+1, momentPrestep+f.StepIterations()))
	default:
		return f.goTo(step, m+1)
	}
}

// PrevIteration takes one back.
func (f *Figure) PrevIteration() error {
	if f.picked() {
		if f.CanPrevIteration() {
			f.SeekIteration(f.Iteration() - 1)
		}
		return nil
	}
	step := f.Steps()
	switch m := f.moment(); {
	case m == momentIntegrate || m == momentIntegrate+1:
		return f.goTo(step, momentPrestep+f.StepIterations())
	case m > momentPrestep:
		return f.goTo(step, m-1)
	case m == momentWhole:
		if step == 0 || !f.CanGoBack() {
			return nil
		}
		return f.goToLast(step)
	case step-1 > f.oldest():
		return f.goToLast(step - 1)
	}
	return f.goTo(step-1, momentWhole)
}

// SeekStepIteration goes to the moment after so many iterations of this step, or of the first.
func (f *Figure) SeekStepIteration(n int) error {
	if f.picked() {
		f.SeekIteration(n)
		return nil
	}
	step := max(1, f.Steps())
	return f.goTo(step, momentPrestep+max(0, min(n, f.history.at(step-1).Iterations)))
}

// SeekStep goes to the end of a step: at once if it was run before, else on a way that Advance
// takes. Steps that are not remembered any more have the oldest in their place.
func (f *Figure) SeekStep(n float64) error {
	step, err := countOf(n)
	if err != nil {
		return err
	}
	f.Pause()
	f.goesOn()
	f.travel(max(min(step, f.history.latest), f.oldest()))
	f.setOut(step)
	return nil
}

// Scrub says whether a reader has the time axis in hand: what takes long waits until they let go.
func (f *Figure) Scrub(scrubbing bool) {
	if f.scrubbing != scrubbing {
		f.scrubbing = scrubbing
		f.Mark(lab.ChangeView)
	}
}
