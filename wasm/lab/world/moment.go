package world

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
)

// goToLast takes the world from a step's end back by one iteration: to an iteration of the position pass if that has
// several, else to the last iteration of the velocities.
func (f *Figure) goToLast(step int) error {
	if f.Corrects(step) {
		if err := f.goTo(step, run.MomentIntegrate); err != nil {
			return err
		}
		n, dt := 0, f.At(step-1).DT
		for !f.World.Advance(dt) {
			n++
		}
		if n > 0 {
			return f.goTo(step, run.MomentIntegrate+n)
		}
	}
	return f.goTo(step, run.MomentPrestep+f.At(step-1).Iterations)
}

// goTo takes the world to a moment of a step; to the step's end if the step lacks that moment. The step is at most the
// one after the latest.
func (f *Figure) goTo(step, moment int) error {
	f.Pause()
	f.goesOn()
	err := f.GoTo(step, moment, f.goToStep)
	if err != nil {
		f.stand(err)
		return err
	}
	if f.UnderWay() {
		f.Mark(lab.ChangeWorld | lab.ChangeStep)
		if err := f.SecondTo(step, moment); err != nil {
			f.Forget(step - 1)
			f.travel(step - 1)
			f.stand(err)
			return err
		}
	}
	return nil
}

// goToStep takes the world to the end of a step, at most the one after the latest.
func (f *Figure) goToStep(step int) *lab.Error {
	if f.Comes(step) {
		return f.step()
	}
	f.travel(step)
	return nil
}

// travel takes the world to the end of a step that has run before.
func (f *Figure) travel(step int) {
	f.looked(f.Go(step))
	f.Mark(lab.ChangeWorld | lab.ChangeStep)
}

// NextPhase runs the next phase; all iterations are one. With a picked pair the commands for phases go to the pair's
// stages in that phase.
func (f *Figure) NextPhase() error {
	if f.Picked() {
		f.seekPhase(f.Cursor.Stage.Phase() + 1)
		return nil
	}
	step, n := f.Steps(), f.StepIterations()
	switch m := f.Moment(); {
	case m == run.MomentWhole:
		return f.goTo(step+1, run.MomentBroadphase)
	case m < run.MomentPrestep:
		return f.goTo(step, m+1)
	case m < run.MomentPrestep+n:
		return f.goTo(step, run.MomentPrestep+n)
	case m < run.MomentIntegrate:
		return f.goTo(step, f.Moved(step))
	}
	return f.goTo(step, run.MomentWhole)
}

// PrevPhase goes back by a phase.
func (f *Figure) PrevPhase() error {
	if f.Picked() {
		f.seekPhase(f.Cursor.Stage.Phase() - 1)
		return nil
	}
	if !f.CanGoBack() && !f.UnderWay() {
		return nil
	}
	step, n := f.Steps(), f.StepIterations()
	switch m := f.Moment(); {
	case m > run.MomentIntegrate || m == run.MomentWhole && f.Corrects(step):
		return f.goTo(step, run.MomentIntegrate)
	case m == run.MomentIntegrate || m == run.MomentWhole:
		return f.goTo(step, run.MomentPrestep+n)
	case m > run.MomentPrestep:
		return f.goTo(step, run.MomentPrestep)
	case m > run.MomentBroadphase:
		return f.goTo(step, m-1)
	}
	return f.goTo(step-1, run.MomentWhole)
}

// seekPhase shows the last stage of the picked pair in a phase, if there is one. Forces and integration have none, so
// they show the stage of the neighbouring phase.
func (f *Figure) seekPhase(phase physics.Phase) {
	now := f.Cursor.Stage.Phase()
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
	for s := f.LastStage(); s > 0 && phase < physics.PhaseCount; s = s.Prev(f.Solver()) {
		if s.Phase() == phase {
			f.Seek(s)
			return
		}
	}
}

// SeekPhase goes to the end of a phase of this step, or of the first one.
func (f *Figure) SeekPhase(phase physics.Phase) error {
	if f.Picked() {
		f.seekPhase(phase)
		return nil
	}
	step := max(1, f.Steps())
	switch phase {
	case physics.PhasePosition:
		return f.goTo(step, run.MomentWhole)
	case physics.PhaseIntegrate:
		return f.goTo(step, f.Moved(step))
	case physics.PhaseIterate:
		return f.goTo(step, run.MomentPrestep+f.StepIterations())
	}
	return f.goTo(step, int(phase)+1)
}

// NextIteration runs the next iteration of the solver, in this step or in the next one. With a picked pair it shows
// the pair's next iteration.
func (f *Figure) NextIteration() error {
	if f.Picked() {
		if !f.Cursor.Stage.Iterates() {
			f.SeekIteration(1)
		} else if f.CanNextIteration() {
			f.SeekIteration(f.Iteration() + 1)
		}
		return nil
	}
	step := f.Steps()
	switch m := f.Moment(); {
	case m == run.MomentPrestep+f.StepIterations() && f.Corrects(step):
		return f.goTo(step, run.MomentIntegrate+1)
	case m == run.MomentWhole || m == run.MomentPrestep+f.StepIterations():
		if f.At(step).Iterations == 0 {
			return f.goTo(step+1, run.MomentPrestep)
		}
		return f.goTo(step+1, run.MomentPrestep+1)
	case m < run.MomentPrestep:
		return f.goTo(step, min(run.MomentPrestep+1, run.MomentPrestep+f.StepIterations()))
	default:
		return f.goTo(step, m+1)
	}
}

// PrevIteration goes back by an iteration.
func (f *Figure) PrevIteration() error {
	if f.Picked() {
		if f.CanPrevIteration() {
			f.SeekIteration(f.Iteration() - 1)
		}
		return nil
	}
	step := f.Steps()
	switch m := f.Moment(); {
	case m == run.MomentIntegrate || m == run.MomentIntegrate+1:
		return f.goTo(step, run.MomentPrestep+f.StepIterations())
	case m > run.MomentPrestep:
		return f.goTo(step, m-1)
	case m == run.MomentWhole:
		if step == 0 || !f.CanGoBack() {
			return nil
		}
		return f.goToLast(step)
	case step-1 > f.Oldest():
		return f.goToLast(step - 1)
	}
	return f.goTo(step-1, run.MomentWhole)
}

// SeekStepIteration goes to the moment after n iterations of this step, or of the first one.
func (f *Figure) SeekStepIteration(n int) error {
	if f.Picked() {
		f.SeekIteration(n)
		return nil
	}
	step := max(1, f.Steps())
	return f.goTo(step, run.MomentPrestep+max(0, min(n, f.At(step-1).Iterations)))
}

// SeekStep goes to the end of a step: at once if it has run before, else by a journey. For a forgotten step it goes
// to the oldest one.
func (f *Figure) SeekStep(n float64) error {
	step, err := countOf(n)
	if err != nil {
		return err
	}
	f.Pause()
	f.goesOn()
	f.travel(max(min(step, f.Latest()), f.Oldest()))
	f.setOut(step)
	return nil
}

// Scrub sets whether a reader is dragging the time axis. Slow updates wait until they release it.
func (f *Figure) Scrub(scrubbing bool) {
	if f.scrubbing != scrubbing {
		f.scrubbing = scrubbing
		f.Mark(lab.ChangeView)
	}
}
