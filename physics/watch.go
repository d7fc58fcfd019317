package physics

import "math"

// Watch records, while steps run, what they do for one pair of bodies: how the step found them,
// what its contacts carry over, and each constraint of each iteration. The step runs as it does
// without: what the arithmetic passes through is noted, none of it is worked out a second time.
//
// World.Watch puts it to a world. A Watch is whole after each step that began with it there.
type Watch struct {
	A, B int32 // the bodies, A the lower one; they stay the same while a world has the Watch

	// Step is the number of the step that is recorded, 1 for a world's first. It is 0 where no
	// whole step is: before the first, and while a step runs.
	Step int

	Bodies   []Body    // all bodies' poses as the step found them: those of its collide calls
	Start    [2]Motion // of A and B before forces
	Forced   [2]Motion // with gravity and loads, when the solver begins
	Settings Settings  // of this step

	Last    WatchedStep // of the step before; its Step is 0 where that was not recorded
	Arbiter Arbiter     // of this step, with the impulses that it begins with; Count is 0 where the pair does not touch
	Carried Arbiter     // of the step before, as it ended; Count is 0 where the pair did not touch

	// Unwarmed and Warmed are the motions before and after the pair's own warm start: what comes
	// earlier in the solver's order is in both. Where the pair does not touch they are Forced.
	Unwarmed, Warmed [2]Motion

	// Row and Iterations are of Box2D-Lite's solver: what it prepares, or would prepare where Box2D's has
	// the step, and the iterations that were run so far. Box2D is of Box2D's.
	Row        WatchedRow
	Iterations []Iteration
	Box2D      WatchedBox2D

	index   int32 // of the pair's arbiter, -1 where it does not touch
	running int   // the step that is being recorded, 0 for none
}

// WatchedStep is what is kept of the step before.
type WatchedStep struct {
	Step   int
	Bodies [2]Body       // A and B as that step found them
	Local  LocalManifold // where Box2D's solver had the contacts; Count is 0 without
}

// WatchedRow is what the solver prepares once a step for a pair's contacts.
type WatchedRow struct {
	Mass     [2]float64 // effective mass along the normal, kg, by contact
	MassT    float64    // along the tangent, the same for both contacts
	Target   [2]float64 // the normal velocity that pushes out of the overlap, m/s, by contact
	Friction float64    // coefficient
}

// Iteration is what one iteration of the solver does for a pair. Its constraints are solved in
// this order: normal 1, friction 1, normal 2, friction 2. Those of a contact that is not there are 0.
type Iteration struct {
	Before, After [2]Motion
	Constraints   [4]Constraint

	// Residual is the size of the largest increment of the pair's impulses, N s: what the iteration
	// still found to change. Iterations that converge take it to 0.
	Residual float64
}

// residual returns that of such constraints.
func residual(lists ...[]Constraint) (most float64) {
	for _, list := range lists {
		for i := range list {
			most = max(most, math.Abs(list[i].Increment))
		}
	}
	return most
}

// Constraint is one constraint in one iteration. Along the normal, velocities are positive where
// the bodies part; along the tangent (n.y, -n.x), where B moves along it as seen from A.
type Constraint struct {
	Velocity  float64 // relative, at the contact, m/s
	Wanted    float64 // the increment that takes it to its target, N s
	Increment float64 // what is left of that by the clamp
	Before    float64 // accumulated impulse before, N s; 0 without accumulation

	// Sum is the accumulated impulse after: Before plus Increment to the bit, or the limit where it
	// was clamped. Where many contacts slide, friction is clamped by arithmetic, which rounds. Within
	// the cone about one Sum in a thousand is then another than Before plus Increment, by 2e-16 of
	// the larger one of Before and Sum, and most increments are others than the wanted ones, by
	// 3e-16 of these or of the limit.
	Sum float64

	Limit float64 // of friction: how far Sum may be from 0; of a normal impulse 0, below which Sum may not be
	After float64 // relative velocity after, m/s
}

// Clamped reports whether the constraint got less than it wanted. That the clamp by arithmetic
// rounds does not count.
func (c *Constraint) Clamped() bool {
	// Only a sum that was clamped is beyond the limit and is not what came of it: a normal
	// impulse may be above its limit of 0.
	sum := c.Before + c.Wanted
	return math.Abs(sum) > c.Limit && c.Sum != sum
}

// Watch lets x record the steps that begin from now on and have bodies x.A and x.B; nil ends it. A step that has begun is not recorded, and one that x does not see to
// its end is forgotten.
func (w *World) Watch(x *Watch) {
	w.watch = x
	x.forget()
}

// forget ends the recording of a step that does not go on, and has nothing found for the pair.
func (x *Watch) forget() {
	if x != nil {
		x.Step, x.index, x.running = 0, -1, 0
		x.Arbiter, x.Carried, x.Iterations = Arbiter{}, Arbiter{}, x.Iterations[:0]
		x.Box2D.forget()
	}
}

// find records how a step begins, once its contacts have inherited what they do.
func (x *Watch) find(w *World) {
	if n := int32(len(w.bodies)); x.A >= n || x.B >= n { // they are added later
		x.Last = WatchedStep{}
		x.forget()
		return
	}
	x.Last = WatchedStep{}
	if x.Step > 0 {
		x.Last = WatchedStep{x.Step, [2]Body{x.Bodies[x.A], x.Bodies[x.B]}, x.Box2D.Manifold}
	}
	x.Step, x.running, x.Settings = 0, w.steps+1, w.settings
	x.Bodies = append(x.Bodies[:0], w.bodies...)
	x.Start = x.motions(w)
	x.Carried, _ = pairIn(w.old, x.A, x.B)
	x.Arbiter, x.index = pairIn(w.arbiters, x.A, x.B)
	x.Forced, x.Unwarmed, x.Warmed = x.Start, x.Start, x.Start
	x.Row, x.Iterations = WatchedRow{}, x.Iterations[:0]
	x.Box2D.forget()
}

// force records what a step's forces changed.
func (x *Watch) force(w *World) {
	if x.running > 0 {
		x.Forced = x.motions(w)
		x.Unwarmed, x.Warmed = x.Forced, x.Forced
	}
}

// end records that the step is complete.
func (x *Watch) end() { x.Step, x.running = x.running, 0 }

// motions returns those of A and B as they stand.
func (x *Watch) motions(w *World) [2]Motion { return [2]Motion{w.motions[x.A], w.motions[x.B]} }

// pairIn returns a pair's arbiter and its index, -1 if it is not in the list.
func pairIn(arbiters []Arbiter, a, b int32) (Arbiter, int32) {
	i := findPair(arbiters, pair{a, b})
	if i < 0 {
		return Arbiter{}, -1
	}
	return arbiters[i], int32(i)
}

// iteration makes room for the record of one more.
func (x *Watch) iteration() *Iteration {
	x.Iterations = append(x.Iterations, Iteration{})
	return &x.Iterations[len(x.Iterations)-1]
}
