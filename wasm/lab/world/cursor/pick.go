// Package cursor has the picked pair of bodies in a run of a world, and the cursor within the pair's step.
package cursor

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
)

// Pick is a run with its picked pair. Unless Whole is set, the stages of the pair are shown instead of the whole step.
type Pick struct {
	run.Run
	Pair     [2]int // the picked bodies, the lower one first; equal if none are picked
	Cursor   Cursor
	Whole    bool             // the whole world is shown, though a pair is picked
	Asking   Asking           // never on in a comparison
	Changes  lab.Change       // the changes since the owner set this to 0
	Clipping physics.Clipping // the pair's collide call
	Samples  []frame.Sample   // of the pair's impulses

	watch physics.Watch
	cold  physics.Watch  // see ColdRun
	ghost *physics.World // the world in which cold is recorded
	lit   finding.Quantity
}

// HasPair reports whether a pair is picked. Its steps are recorded.
func (p *Pick) HasPair() bool { return p.Pair[0] != p.Pair[1] }

// Picked reports whether a picked pair's stages are shown.
func (p *Pick) Picked() bool { return p.HasPair() && !p.Whole }

// Watch returns the record of the step for the picked pair. It must not be changed. Its Step is 0 before the first
// step.
func (p *Pick) Watch() *physics.Watch { return &p.watch }

// Inputs returns the inputs of Box2D-Lite's solver in the recorded step that the frame's record lacks: the inverses of mass
// and moment of inertia of A and of B, the inverse of the step's length, the corrected fraction of an overlap, the
// overlap that stays, and whether overlaps are corrected. It returns nil without such a step.
func (p *Pick) Inputs() []float64 {
	x := &p.watch
	if x.Step == 0 || x.Settings.Solver == physics.SolverBox2D {
		return nil
	}
	a, b, s := &x.Masses[0], &x.Masses[1], &x.Settings
	return []float64{a.InvMass, a.InvI, b.InvMass, b.InvI, 1 / p.At(x.Step-1).DT, s.Baumgarte, s.Slop, lab.Bit(s.PositionCorrection)}
}

// AtMoment returns the cursor at the present moment of the world.
func (p *Pick) AtMoment() (c Cursor) {
	phase, iteration := p.World.Phase()
	switch {
	case phase == physics.PhasePrestep || phase == physics.PhaseForces || phase == physics.PhaseBroadphase:
		c.Stage = Stage(physics.StageContacts)
	case phase == physics.PhasePosition && iteration == 0:
		c.Stage = StageIntegrate
	case phase == physics.PhasePosition:
		c.Stage, c.Iteration = StagePosition, iteration
	case iteration == 0:
		c.Stage = StageWarmStart
	default:
		c.Stage, c.Iteration = StageSolve.Nearest(p.Solver()), iteration
	}
	return c
}

// Clear unpicks the pair.
func (p *Pick) Clear() {
	p.Pair, p.Cursor = [2]int{}, Cursor{}
	p.World.Watch(nil)
	p.watch.A, p.watch.B, p.watch.Step, p.Samples = 0, 0, 0, nil // the next pick takes its samples from the history
}

// Look records the present step for the picked pair, and the one before: it replays both. It returns the result of
// Looked.
func (p *Pick) Look() bool {
	w, x := p.World, &p.watch
	if x.A != int32(p.Pair[0]) || x.B != int32(p.Pair[1]) {
		*x = physics.Watch{A: int32(p.Pair[0]), B: int32(p.Pair[1])}
		p.sampleHistory()
	}
	w.Watch(x)
	return p.Go(p.Steps())
}

// Go takes the world to the end of a step that has run before, and records it for the picked pair. It returns the
// result of Looked.
func (p *Pick) Go(step int) bool {
	replayed := 0
	if p.HasPair() {
		replayed = min(run.Lead, step)
	}
	p.To(step, replayed)
	return p.Looked()
}

// GoTo takes the world to a moment of a step; to the step's end if the step lacks that moment. The step is at most the
// one after the latest. GoTo calls end to take the world to the end of a step.
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

// Looked updates the collide call, the cursor and the samples of the pair after a step has run. It returns false if one
// of the picked bodies is not there.
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

// Renew forgets the samples and the answer of later steps and the record without warm starting, which will differ.
func (p *Pick) Renew() {
	n := len(p.Samples)
	for n > 0 && p.Samples[n-1].Step > float64(p.Steps()) {
		n--
	}
	p.Samples, p.cold.Step = p.Samples[:n], 0
	if p.Asking.Answered.Step > p.Steps() {
		p.Asking.Answered = Asked{}
	}
}

// Follow takes over the cursor and the highlighted quantity of another run's pick, and whether the pair's stages are
// shown.
func (p *Pick) Follow(other *Pick) {
	p.lit, p.Cursor, p.Whole = other.lit, other.Cursor, !other.Picked()
	p.Restage()
}

// Poses returns the picked bodies at the beginning of the step, or their present state before the first step.
func (p *Pick) Poses() (a, b *physics.Body) {
	bodies := p.World.Bodies()
	if p.watch.Step > 0 {
		bodies = p.watch.Bodies
	}
	return &bodies[p.Pair[0]], &bodies[p.Pair[1]]
}

// ShownBodies returns the bodies as drawn. In a picked pair's step they have not moved yet; bodies added since then
// are at their present place. Without a picked pair all are.
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

// Peek sets the picked pair to a stage, as seeking does, until back is called. No question comes before it.
func (p *Pick) Peek(stage Stage) (back func()) {
	shown, lit, asking := p.Cursor, p.lit, p.Asking
	p.lit, p.Asking = finding.QuantityNone, Asking{}
	if p.Cursor.Stage = stage; stage.Iterates() && stage != shown.Stage {
		p.Cursor.Iteration, p.Cursor.Constraint = LastIteration, 0
	}
	return func() { p.Cursor, p.lit, p.Asking = shown, lit, asking }
}

// Light highlights a quantity on the canvas and in the inspector. QuantityNone ends that.
func (p *Pick) Light(q finding.Quantity) {
	if q < clipping.QuantityCount && p.lit != q {
		p.lit = q
		p.Changes |= lab.ChangeLit
	}
}

// Lit returns the highlighted quantity.
func (p *Pick) Lit() finding.Quantity { return p.lit }

// PairLink returns a state of the Pair lab with the picked pair at the beginning of the step, at the same stage of
// its collide call; "" without a pair.
func (p *Pick) PairLink() string {
	if !p.Picked() {
		return ""
	}
	s := "lab=pair&stage=" + min(p.Cursor.Stage, Stage(physics.StageContacts)).String()
	a, b := p.Poses()
	for i, body := range []*physics.Body{a, b} {
		box := frame.BoxOf(body)
		for k, x := range []float64{box.W, box.H, box.X, box.Y, box.Angle} {
			if k == 0 {
				s += "&" + string(rune('a'+i)) + "="
			} else {
				s += ","
			}
			s += strconv.FormatFloat(x, 'g', -1, 64)
		}
	}
	return s
}
