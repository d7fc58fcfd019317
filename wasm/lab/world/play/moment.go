package play

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/text"
)

// goToLast takes the world from a step's end back by one iteration: to an iteration of the position pass if that has
// several, else to the last iteration of the velocities.
func (p *Player) goToLast(step int) error {
	if p.Corrects(step) {
		if err := p.goTo(step, run.MomentIntegrate); err != nil {
			return err
		}
		n, dt := 0, p.At(step-1).DT
		for !p.World.Advance(dt) {
			n++
		}
		if n > 0 {
			return p.goTo(step, run.MomentIntegrate+n)
		}
	}
	return p.goTo(step, run.MomentPrestep+p.At(step-1).Iterations)
}

// goTo takes the world to a moment of a step; to the step's end if the step lacks that moment. The step is at most the
// one after the latest.
func (p *Player) goTo(step, moment int) error {
	p.Pause()
	p.GoesOn()
	err := p.GoTo(step, moment, p.goToStep)
	if err != nil {
		p.stand(err)
		return err
	}
	if p.UnderWay() {
		p.Mark(lab.ChangeWorld | lab.ChangeStep)
		if err := p.SecondTo(step, moment); err != nil {
			p.Forget(step - 1)
			p.Travel(step - 1)
			p.stand(err)
			return err
		}
	}
	return nil
}

// goToStep takes the world to the end of a step, at most the one after the latest.
func (p *Player) goToStep(step int) *lab.Error {
	if p.Comes(step) {
		return p.TakeStep()
	}
	p.Travel(step)
	return nil
}

// Travel takes the world to the end of a step that has run before.
func (p *Player) Travel(step int) {
	p.KeepPair(p.Go(step))
	p.Mark(lab.ChangeWorld | lab.ChangeStep)
}

// NextPhase runs the next phase; the velocity iterations are one phase, the position iterations another. With a picked
// pair the commands for phases go to the pair's stages in that phase.
func (p *Player) NextPhase() error {
	if p.Picked() {
		p.seekPhase(p.Cursor.Stage.Phase() + 1)
		return nil
	}
	step, n := p.Steps(), p.StepIterations()
	switch m := p.Moment(); {
	case m == run.MomentWhole:
		return p.goTo(step+1, run.MomentBroadphase)
	case m < run.MomentPrestep:
		return p.goTo(step, m+1)
	case m < run.MomentPrestep+n:
		return p.goTo(step, run.MomentPrestep+n)
	case m < run.MomentIntegrate:
		return p.goTo(step, p.Moved(step))
	}
	return p.goTo(step, run.MomentWhole)
}

// PrevPhase goes back by a phase.
func (p *Player) PrevPhase() error {
	if p.Picked() {
		p.seekPhase(p.Cursor.Stage.Phase() - 1)
		return nil
	}
	if !p.CanGoBack() && !p.UnderWay() {
		return nil
	}
	step, n := p.Steps(), p.StepIterations()
	switch m := p.Moment(); {
	case m > run.MomentIntegrate || m == run.MomentWhole && p.Corrects(step):
		return p.goTo(step, run.MomentIntegrate)
	case m == run.MomentIntegrate || m == run.MomentWhole:
		return p.goTo(step, run.MomentPrestep+n)
	case m > run.MomentPrestep:
		return p.goTo(step, run.MomentPrestep)
	case m > run.MomentBroadphase:
		return p.goTo(step, m-1)
	}
	return p.goTo(step-1, run.MomentWhole)
}

// seekPhase shows the last stage of the picked pair in a phase, if there is one. Forces have none, so they show the
// stage of the neighbouring phase.
func (p *Player) seekPhase(phase physics.Phase) {
	now := p.Cursor.Stage.Phase()
	if phase == physics.PhaseForces {
		phase = physics.PhasePrestep
		if now == physics.PhasePrestep {
			phase = physics.PhaseBroadphase
		}
	}
	for s := p.LastStage(); s > 0 && phase < physics.PhaseCount; s = s.Prev(p.Solver()) {
		if s.Phase() == phase {
			p.Seek(s)
			return
		}
	}
}

// SeekPhase goes to the end of a phase of this step, or of the first one.
func (p *Player) SeekPhase(phase physics.Phase) error {
	if p.Picked() {
		p.seekPhase(phase)
		return nil
	}
	step := max(1, p.Steps())
	switch phase {
	case physics.PhasePosition:
		return p.goTo(step, run.MomentWhole)
	case physics.PhaseIntegrate:
		return p.goTo(step, p.Moved(step))
	case physics.PhaseIterate:
		return p.goTo(step, run.MomentPrestep+p.StepIterations())
	}
	return p.goTo(step, int(phase)+1)
}

// NextIteration runs the next iteration of the solver, in this step or in the next one. With a picked pair it shows
// the pair's next iteration.
func (p *Player) NextIteration() error {
	if p.Picked() {
		if !p.Cursor.Stage.Iterates() {
			p.SeekIteration(1)
		} else if p.CanNextIteration() {
			p.SeekIteration(p.Iteration() + 1)
		}
		return nil
	}
	step := p.Steps()
	switch m := p.Moment(); {
	case m == run.MomentPrestep+p.StepIterations() && p.Corrects(step):
		return p.goTo(step, run.MomentIntegrate+1)
	case m == run.MomentWhole || m == run.MomentPrestep+p.StepIterations():
		if p.At(step).Iterations == 0 {
			return p.goTo(step+1, run.MomentPrestep)
		}
		return p.goTo(step+1, run.MomentPrestep+1)
	case m < run.MomentPrestep:
		return p.goTo(step, min(run.MomentPrestep+1, run.MomentPrestep+p.StepIterations()))
	default:
		return p.goTo(step, m+1)
	}
}

// PrevIteration goes back by an iteration.
func (p *Player) PrevIteration() error {
	if p.Picked() {
		if p.CanPrevIteration() {
			p.SeekIteration(p.Iteration() - 1)
		}
		return nil
	}
	step := p.Steps()
	switch m := p.Moment(); {
	case m == run.MomentIntegrate || m == run.MomentIntegrate+1:
		return p.goTo(step, run.MomentPrestep+p.StepIterations())
	case m > run.MomentPrestep:
		return p.goTo(step, m-1)
	case m == run.MomentWhole:
		if step == 0 || !p.CanGoBack() {
			return nil
		}
		return p.goToLast(step)
	case step-1 > p.Oldest():
		return p.goToLast(step - 1)
	}
	return p.goTo(step-1, run.MomentWhole)
}

// SeekStepIteration goes to the moment after n iterations of this step, or of the first one.
func (p *Player) SeekStepIteration(n int) error {
	if p.Picked() {
		p.SeekIteration(n)
		return nil
	}
	step := max(1, p.Steps())
	return p.goTo(step, run.MomentPrestep+max(0, min(n, p.At(step-1).Iterations)))
}

// SeekStep goes to the end of a step: at once if it has run before, else by a journey. For a forgotten step it goes
// to the oldest one.
func (p *Player) SeekStep(n float64) error {
	step, err := countOf(n)
	if err != nil {
		return err
	}
	p.Pause()
	p.GoesOn()
	p.Travel(max(min(step, p.Latest()), p.Oldest()))
	p.SetOut(step)
	return nil
}

// Scrub sets whether a reader is dragging the time axis. Slow updates wait until they release it.
func (p *Player) Scrub(scrubbing bool) {
	if p.Scrubbing != scrubbing {
		p.Scrubbing = scrubbing
		p.Mark(lab.ChangeView)
	}
}

// Quiet reports whether screen readers should not read the status line, since it changes too often.
func (p *Player) Quiet() bool { return p.Moving() || p.Holding || p.Scrubbing }

// CanGoBack reports whether the world can go back a step.
func (p *Player) CanGoBack() bool { return p.Steps() > p.Oldest() }

// CanPrevPhase reports whether the world can go back by a phase.
func (p *Player) CanPrevPhase() bool { return p.CanGoBack() || p.UnderWay() }

// CanPrevIteration and CanNextIteration report whether PrevIteration and NextIteration have an effect.
func (p *Player) CanPrevIteration() bool {
	if p.Picked() {
		return p.Cursor.Stage.Iterates() && p.Iteration() > 0
	}
	return p.CanPrevPhase()
}

func (p *Player) CanNextIteration() bool {
	if !p.Picked() {
		return true
	}
	if !p.Cursor.Stage.Iterates() {
		return p.Iterations() > 0
	}
	return p.Iteration() < p.Iterations()
}

// NextStage and PrevStage go through the stages of the picked pair, and through the iterations of a stage: constraint by
// constraint if the cursor was at one, else iteration by iteration. At the ends they do nothing. At a question NextStage
// shows a notice instead.
func (p *Player) NextStage() {
	single := p.Cursor.Constraint > 0
	switch {
	case p.insists():
	case p.Ahead() && single:
		p.NextConstraint()
	case p.Ahead():
		p.SeekIteration(p.Iteration() + 1)
	case p.CanNextStage():
		p.Seek(p.Cursor.Stage.Next(p.Solver()))
		p.enter(1, single, 1)
	}
}

func (p *Player) PrevStage() {
	c, single := p.Seen(), p.Cursor.Constraint > 0
	switch {
	case !p.CanPrevStage():
	case c.Stage.Iterates() && (c.Iteration > 1 || c.Constraint > 1):
		if single {
			p.PrevConstraint()
		} else {
			p.SeekIteration(c.Iteration - 1)
		}
	default:
		p.Seek(c.Stage.Prev(p.Solver()))
		p.enter(p.Iterations(), single, p.Constraints())
	}
}

// enter goes to an iteration of the present stage, if the stage has any; if single is true, to a constraint of that
// iteration.
func (p *Player) enter(iteration int, single bool, constraint int) {
	if p.Iterations() == 0 || !p.Cursor.Stage.Iterates() {
		return
	}
	if !single {
		constraint = 0
	}
	p.SetSolve(iteration, constraint)
}

// Seek shows a stage of the picked pair, or the nearest one that its solver has, or a question that comes before it. At
// that question it shows a notice instead.
func (p *Player) Seek(s cursor.Stage) {
	p.stopStages()
	if s <= p.AskedStage() || !p.insists() {
		p.ShowStage(s)
	}
}

// SeekID shows the stage with an id.
func (p *Player) SeekID(id string) error {
	s, ok := cursor.ParseStage(id)
	if !ok {
		return lab.NoStage(id, false, cursor.StageIDs())
	}
	if !p.Picked() {
		return &lab.Error{Code: lab.CodeInvalidState, Field: "stage", Key: text.NoticeNoPair}
	}
	p.Seek(s)
	return nil
}

// SeekIteration shows the picked pair after a number of iterations.
func (p *Player) SeekIteration(iteration int) { p.SeekIterationOf(p.Iterating(), iteration) }

// SeekIterationOf shows the picked pair after a number of iterations of a stage.
func (p *Player) SeekIterationOf(s cursor.Stage, iteration int) {
	p.Seek(s)
	p.SetSolve(iteration, 0)
}

// SeekConstraint shows one constraint of the iteration, or all with 0.
func (p *Player) SeekConstraint(constraint int) {
	p.Seek(p.Iterating())
	p.SetSolve(max(1, p.Iteration()), constraint)
}

// NextConstraint and PrevConstraint step through the constraints of all iterations in the solver's order.
func (p *Player) NextConstraint() {
	c := p.Seen()
	switch {
	case !c.Stage.Iterates():
		p.SeekIteration(1)
		p.SetSolve(1, 1)
	case c.Iteration > 0 && c.Constraint < p.Constraints():
		p.SeekConstraint(c.Constraint + 1)
	case c.Iteration < p.Iterations():
		p.SeekIteration(c.Iteration + 1)
		p.SetSolve(c.Iteration+1, 1)
	}
}

func (p *Player) PrevConstraint() {
	c := p.Seen()
	switch {
	case !c.Stage.Iterates() || c.Iteration == 0:
	case c.Constraint > 1:
		p.SeekConstraint(c.Constraint - 1)
	case c.Iteration > 1:
		p.SeekIteration(c.Iteration - 1)
		p.SetSolve(c.Iteration-1, p.Constraints())
	default:
		p.SeekIteration(0)
	}
}
