package play

import (
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/lockstep"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
)

// A pair of bodies may be picked. Its stages are then shown instead of the whole step.

// Choose picks two bodies, and shows the stages of both worlds if two are compared. If a pair was picked
// before, the stage stays. Otherwise it becomes the stage of the current moment. A world within a step goes to the
// end of that step.
func (p *Player) Choose(a, b int) error {
	err := p.choose(a, b)
	if err == nil && p.Compares() {
		p.setView(lockstep.ViewPair)
	}
	return err
}

// choose is Choose without a change of the view.
func (p *Player) choose(a, b int) error {
	last := len(p.World.Bodies()) - 1
	if a == b || !p.There(a) || !p.There(b) {
		return InvalidPair(last)
	}
	a, b = min(a, b), max(a, b)
	if p.Pair == [2]int{a, b} {
		return nil
	}
	p.GoesOn()
	if !p.HasPair() {
		p.Cursor = p.AtMoment()
	}
	p.Pair, p.Offered, p.Pointed = [2]int{a, b}, [2]int{}, Nothing
	p.Wanted = Wanted{}
	p.Mark(lab.ChangeStage | lab.ChangePicked | lab.ChangeWorld)
	if p.KeepPair(p.Look()); !p.HasPair() {
		return InvalidPair(last)
	}
	return nil
}

// Unchoose unpicks the pair and shows the whole world.
func (p *Player) Unchoose() {
	if !p.HasPair() {
		return
	}
	p.stopStages()
	p.GoesOn()
	p.Offered = p.Pair
	if p.View == lockstep.ViewPair {
		p.LookBy(lockstep.ViewSplit)
	}
	p.Wanted = Wanted{}
	p.Clear()
	p.Mark(lab.ChangeStage | lab.ChangePicked | lab.ChangeWorld)
}

// KeepPair must be called after a step has run. It unpicks the pair unless both of its bodies still exist.
func (p *Player) KeepPair(there bool) {
	if !there {
		p.Unchoose()
	}
}

// Where is the state to be shown at the end of a journey.
type Where struct {
	Chosen [2]float64
	Cursor cursor.Cursor
	Moment int // of the step after the journey, or run.MomentWhole
}

// Where returns the current state.
func (p *Player) Where() Where {
	return Where{[2]float64{float64(p.Pair[0]), float64(p.Pair[1])}, p.Cursor, p.Moment()}
}

// Settle shows the state k at the end of a journey.
func (p *Player) Settle(k Where) {
	a, b := k.Chosen[0], k.Chosen[1]
	if last := float64(len(p.World.Bodies()) - 1); lab.Within(a, last) && lab.Within(b, last) && a < b {
		c := k.Cursor
		if p.choose(int(a), int(b)) != nil {
			return
		}
		p.Cursor.Stage, p.Cursor.Contact = c.Stage, c.Contact
		p.Cursor.Iteration, p.Cursor.Constraint = min(c.Iteration, cursor.LastIteration), c.Constraint
		p.KeepPair(p.Looked())
	}
	if k.Moment != run.MomentWhole && !p.Picked() {
		step := p.Steps() + 1
		if k.Moment < run.MomentIntegrate {
			k.Moment = min(k.Moment, run.MomentPrestep+p.At(step-1).Iterations)
		}
		_ = p.goTo(step, k.Moment)
	}
}
