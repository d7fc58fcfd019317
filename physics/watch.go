package physics

import "math"

// Watch records the work of each step for one pair of bodies: the state at the start, the inherited contacts,
// and each constraint of each iteration. A watched step gives the same bits as an unwatched one.
//
// World.Watch attaches a Watch to a world. After each step that began with the Watch attached, the
// record is complete.
type Watch struct {
	A, B int32 // indices of the bodies, A < B; constant while the Watch is attached

	// Step is the number of the recorded step, 1 for a world's first. It is 0 before the first recorded step,
	// while a step runs, and after a Restore.
	Step int

	Bodies   []Body    // poses of all bodies at the start of the step, as its collide calls see them
	Start    [2]Motion // of A and B, before forces
	Forced   [2]Motion // of A and B, after gravity and loads
	Masses   [2]Mass   // of A and B
	Settings Settings  // of this step

	Last    WatchedStep // the step before; its Step is 0 if that step was not recorded
	Arbiter Arbiter     // of this step, with its starting impulses; Count is 0 if the pair does not touch
	Carried Arbiter     // of the step before, at its end; Count is 0 if the pair did not touch

	// Unwarmed and Warmed are the motions before and after the pair's own warm start. Both include the warm
	// starts that came before it. If the pair does not touch, both equal Forced.
	Unwarmed, Warmed [2]Motion

	Solved [2]Motion // of A and B, after all iterations on velocities
	Moved  [2]Pose   // of A and B, after integration; the position pass of Box2D's solver follows

	// Row and Iterations hold the prepared values and the iterations so far of Box2D-Lite's solver. Row is set
	// for Box2D's solver too. Box2D is for Box2D's solver only.
	Row        WatchedRow
	Iterations []Iteration
	Box2D      WatchedBox2D

	index   int32 // of the pair's arbiter, or -1 if it does not touch
	running int   // number of the step under way, or 0
}

// WatchedStep is the part of the record that outlives its step.
type WatchedStep struct {
	Step   int
	Bodies [2]Body       // A and B at the start of that step
	Local  LocalManifold // manifold of Box2D's solver; Count is 0 if there is none
}

// WatchedRow holds the values that Box2D-Lite's solver prepares once per step for a pair's contacts.
type WatchedRow struct {
	Mass     [2]float64 // effective mass along the normal, kg, by contact
	MassT    float64    // effective mass along the tangent, kg, the same for both contacts
	Target   [2]float64 // normal velocity that reduces the overlap, m/s, by contact
	Friction float64    // coefficient

	// Arms are the lever arms r × n of A and of B, metres, by contact. r leads from the body's centre to the contact.
	Arms [2][2]float64
}

// Iteration records one iteration of Box2D-Lite's solver for a pair. The constraints are solved in the order
// normal 1, friction 1, normal 2, friction 2. Constraints of a missing contact are 0.
type Iteration struct {
	Before, After [2]Motion
	Constraints   [4]Constraint

	// Residual is the largest absolute increment of the pair's impulses in this iteration, N s. It
	// tends to 0 if the iterations converge.
	Residual float64
}

func residual(lists ...[]Constraint) (most float64) {
	for _, list := range lists {
		for i := range list {
			most = max(most, math.Abs(list[i].Increment))
		}
	}
	return most
}

// Constraint records one constraint in one iteration. A velocity along the normal is positive if the bodies
// separate. A velocity along the tangent (n.y, -n.x) is positive if B moves along it relative to A.
type Constraint struct {
	Velocity  float64 // relative velocity at the contact before the constraint, m/s
	Wanted    float64 // unclamped increment, which would reach the target velocity, N s
	Increment float64 // clamped increment, N s
	Before    float64 // accumulated impulse before, N s; 0 without accumulation

	// Sum is the accumulated impulse after the constraint, N s. Box2D's solver: Increment is the rounded
	// difference Sum - Before. Box2D-Lite's: Sum is Before + Increment, or the limit if it was clamped; an
	// arithmetic clamp adds a rounding error (see iterate).
	Sum float64

	Limit float64 // N s; for friction the largest absolute value of Sum; for a normal impulse 0, the least value of Sum
	After float64 // relative velocity after the constraint, m/s
}

// Clamped reports whether the clamp reduced the increment. Rounding by the arithmetic clamp does not count.
func (c *Constraint) Clamped() bool {
	// A clamped sum differs from the unclamped one, and the unclamped one lies beyond the limit. Both
	// conditions are needed: a valid normal impulse is above its limit of 0.
	sum := c.Before + c.Wanted
	return math.Abs(sum) > c.Limit && c.Sum != sum
}

// Watch attaches x, which then records every later step for the bodies x.A and x.B; nil detaches the current
// one. A step under way when x is attached or detached is not recorded.
func (w *World) Watch(x *Watch) {
	w.watch = x
	x.forget()
}

// forget marks the record as incomplete, and discards its contacts and iterations.
func (x *Watch) forget() {
	if x != nil {
		x.Step, x.index, x.running = 0, -1, 0
		x.Arbiter, x.Carried, x.Iterations = Arbiter{}, Arbiter{}, x.Iterations[:0]
		x.Box2D.forget()
	}
}

// find records the start of a step, after its contacts have inherited their impulses.
func (x *Watch) find(w *World) {
	if n := int32(len(w.bodies)); x.A >= n || x.B >= n { // a body does not exist yet
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
	x.Start, x.Masses = x.motions(w), [2]Mass{w.masses[x.A], w.masses[x.B]}
	x.Carried, _ = pairIn(w.old, x.A, x.B)
	x.Arbiter, x.index = pairIn(w.arbiters, x.A, x.B)
	x.Forced, x.Unwarmed, x.Warmed = x.Start, x.Start, x.Start
	x.Solved, x.Moved = x.Start, x.poses(w)
	x.Row, x.Iterations = WatchedRow{}, x.Iterations[:0]
	x.Box2D.forget()
}

func (x *Watch) force(w *World) {
	if x.running > 0 {
		x.Forced = x.motions(w)
		x.Unwarmed, x.Warmed = x.Forced, x.Forced
	}
}

func (x *Watch) move(w *World) {
	if x != nil && x.running > 0 {
		x.Solved, x.Moved = x.motions(w), x.poses(w)
	}
}

func (x *Watch) end() { x.Step, x.running = x.running, 0 }

func (x *Watch) motions(w *World) [2]Motion { return [2]Motion{w.motions[x.A], w.motions[x.B]} }

func pairIn(arbiters []Arbiter, a, b int32) (Arbiter, int32) {
	i := findPair(arbiters, pair{a, b})
	if i < 0 {
		return Arbiter{}, -1
	}
	return arbiters[i], int32(i)
}

func (x *Watch) iteration() *Iteration {
	x.Iterations = append(x.Iterations, Iteration{})
	return &x.Iterations[len(x.Iterations)-1]
}
