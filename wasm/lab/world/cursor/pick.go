// Package cursor has the pair of bodies that is picked in a run of a world, and the place within its step that is looked at.
package cursor

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
)

// Pick is a run with its picked pair: the stages of the pair are shown in the place of the whole step.
type Pick struct {
	run.Run
	Pair     [2]int // the picked bodies, the lower one first; equal if none are picked
	Cursor   Cursor
	Whole    bool             // the world is shown whole, though a pair is picked
	Changes  lab.Change       // what has changed since the owner set this to 0
	Clipping physics.Clipping // the pair's collide call
	Samples  []frame.Sample   // of its impulse

	watch physics.Watch
	cold  physics.Watch  // see ColdRun
	ghost *physics.World // in which that is found
	lit   clipping.Quantity
}

// HasPair reports whether a pair is picked: its impulses are recorded.
func (p *Pick) HasPair() bool { return p.Pair[0] != p.Pair[1] }

// Picked reports whether a picked pair's stages are shown.
func (p *Pick) Picked() bool { return p.HasPair() && !p.Whole }

// Chosen returns the two bodies, the lower one first, whose stages are shown; ok is false if none are.
func (p *Pick) Chosen() (a, b int, ok bool) { return p.Pair[0], p.Pair[1], p.Picked() }

// Watched returns the two bodies that are picked, whether or not their stages are shown.
func (p *Pick) Watched() (a, b int, ok bool) { return p.Pair[0], p.Pair[1], p.HasPair() }

// Watch returns what the step does for the picked pair, to read; its Step is 0 before the first
// step.
func (p *Pick) Watch() *physics.Watch { return &p.watch }

// AtMoment returns the stage that belongs to the moment at which the world stands.
func (p *Pick) AtMoment() (c Cursor) {
	phase, iteration := p.World.Phase()
	switch {
	case phase == physics.PhasePrestep || phase == physics.PhaseForces || phase == physics.PhaseBroadphase:
		c.Stage = Stage(physics.StageContacts)
	case iteration == 0:
		c.Stage = StageWarmStart
	default:
		c.Stage, c.Iteration = StageSolve.Nearest(p.Solver()), iteration
	}
	return c
}

// Clear gives the picked pair up.
func (p *Pick) Clear() {
	p.Pair, p.Cursor = [2]int{}, Cursor{}
	p.World.Watch(nil)
	p.watch.Step, p.Samples = 0, nil
}

// Look has the picked pair's part of this step recorded, and of the one before: both are run
// again from before. It returns what Looked does.
func (p *Pick) Look() bool {
	w, x := p.World, &p.watch
	if x.A != int32(p.Pair[0]) || x.B != int32(p.Pair[1]) {
		*x = physics.Watch{A: int32(p.Pair[0]), B: int32(p.Pair[1])}
		p.sampleHistory()
	}
	w.Watch(x)
	return p.Go(p.Steps())
}

// Go takes the world to the end of a step that was run before, so that the picked pair is recorded in it. It returns
// what Looked does.
func (p *Pick) Go(step int) bool {
	replayed := 0
	if p.HasPair() {
		replayed = min(run.Lead, step)
	}
	p.To(step, replayed)
	return p.Looked()
}

// GoTo takes the world to a moment of a step, which may be the one after the latest; to its end, if it has no such
// moment. end takes it to the end of a step.
func (p *Pick) GoTo(step, moment int, end func(step int) *lab.Error) *lab.Error {
	if moment == run.MomentWhole {
		return end(step)
	}
	if !p.Within(step, moment) {
		if err := end(step - 1); err != nil {
			return err
		}
		p.Enter()
	}
	ok, err := p.Advance(moment)
	if err == nil && !ok {
		return end(step)
	}
	return err
}

// Looked is called when a step was run. It is false where one of the picked bodies was removed at the step's end.
func (p *Pick) Looked() bool {
	if !p.HasPair() {
		return true
	}
	if !p.There(p.Pair[0]) || !p.There(p.Pair[1]) {
		return false
	}
	a, b := p.Poses()
	p.Clipping = physics.Clipping{}
	p.Clipping.Run(a, b)
	p.Restage()
	if c := &p.Cursor; c.Iteration == LastIteration && p.Iterations() > 0 {
		c.Iteration = p.Iterations()
	}
	p.sample()
	return true
}

// Renew forgets what was recorded of steps after this one: they will be others.
func (p *Pick) Renew() {
	n := len(p.Samples)
	for n > 0 && p.Samples[n-1].Step > float64(p.Steps()) {
		n--
	}
	p.Samples, p.cold.Step = p.Samples[:n], 0
}

// Follow has another run's pair shown as this one's is: the same stage and quantity.
func (p *Pick) Follow(other *Pick) {
	p.lit, p.Cursor, p.Whole = other.lit, other.Cursor, !other.Picked()
	p.Restage()
}

// Poses returns the picked bodies as the step found them; before the first step, as they stand.
func (p *Pick) Poses() (a, b *physics.Body) {
	bodies := p.World.Bodies()
	if p.watch.Step > 0 {
		bodies = p.watch.Bodies
	}
	return &bodies[p.Pair[0]], &bodies[p.Pair[1]]
}

// ShownBodies returns the bodies as they are shown: those of a picked pair's step before they move, others as the
// world has them. Bodies that were added since that step stand where they are.
func (p *Pick) ShownBodies() []physics.Body {
	all := p.World.Bodies()
	if !p.Picked() || p.watch.Step == 0 {
		return all
	}
	list := p.watch.Bodies
	if n := len(list); n < len(all) {
		list = append(list[:n:n], all[n:]...)
	}
	return list
}

// Peek has the picked pair at a stage, as seeking it shows it, until back is called.
func (p *Pick) Peek(stage Stage) (back func()) {
	shown, lit := p.Cursor, p.lit
	p.lit = clipping.QuantityNone
	if p.Cursor.Stage = stage; stage.Iterates() && stage != shown.Stage {
		p.Cursor.Iteration, p.Cursor.Constraint = LastIteration, 0
	}
	return func() { p.Cursor, p.lit = shown, lit }
}

// Light lights a quantity of the picked pair's collide call on the canvas and in the inspector;
// QuantityNone puts it out.
func (p *Pick) Light(q clipping.Quantity) {
	if q < clipping.QuantityCount && p.lit != q {
		p.lit = q
		p.Changes |= lab.ChangeLit
	}
}

// Lit returns the quantity that is lit.
func (p *Pick) Lit() clipping.Quantity { return p.lit }
