package frame

import "github.com/clipstage/clipstage/physics"

// Solved is one constraint in the order of a pair's solver.
type Solved struct {
	Contact  int // 0, 1 or Both
	Friction bool
}

// Both is the contact of a block, which solves the normal impulses of both contacts.
const Both = -1

// Takes reports whether the constraint is the one in a slot of Iteration.Constraints. A block has two slots.
func (p Solved) Takes(slot int) bool {
	return p.Friction == (slot%2 == 1) && (p.Contact == Both || p.Contact == slot/2)
}

// Orders of the solvers. Box2D-Lite solves contact by contact; Box2D solves friction first.
var (
	orderLite   = [...]Solved{{0, false}, {0, true}, {1, false}, {1, true}}
	orderOne    = [...]Solved{{0, true}, {0, false}}
	orderTwo    = [...]Solved{{0, true}, {1, true}, {0, false}, {1, false}}
	orderBlock  = [...]Solved{{0, true}, {1, true}, {Both, false}}
	orderPoints = [...]Solved{{0, false}, {1, false}}
)

// OrderLite returns the order of Box2D-Lite's solver for two contacts.
func OrderLite() []Solved { return orderLite[:] }

// Order returns the constraints of an iteration on velocities, in order.
func Order(x *physics.Watch) []Solved {
	row := &x.Box2D.Prepared
	switch {
	case x.Settings.Solver != physics.SolverBox2D:
		return orderLite[:2*x.Arbiter.Count]
	case row.Block:
		return orderBlock[:]
	case row.Count == 1:
		return orderOne[:]
	}
	return orderTwo[:2*row.Count]
}

// PassOrder returns the contacts of an iteration of the position pass, in order.
func PassOrder(x *physics.Watch) []Solved { return orderPoints[:x.Box2D.Manifold.Count] }

// Accumulates reports whether impulses are accumulated. Box2D's solver always does so.
func Accumulates(x *physics.Watch) bool {
	return x.Settings.AccumulateImpulses || x.Settings.Solver == physics.SolverBox2D
}

// Rounds returns the number of recorded iterations on velocities.
func Rounds(x *physics.Watch) int { return max(len(x.Iterations), len(x.Box2D.Iterations)) }

// Recorded returns iteration i of either solver, with the constraints in the order of Iteration.
func Recorded(x *physics.Watch, i int) (before, after [2]physics.Motion, constraints [4]physics.Constraint) {
	if x.Settings.Solver != physics.SolverBox2D {
		it := &x.Iterations[i]
		return it.Before, it.After, it.Constraints
	}
	it := &x.Box2D.Iterations[i]
	return it.Before, it.After, [4]physics.Constraint{it.Normals[0], it.Tangents[0], it.Normals[1], it.Tangents[1]}
}

// ResidualOf returns the residual of iteration i.
func ResidualOf(x *physics.Watch, i int) float64 {
	if x.Settings.Solver != physics.SolverBox2D {
		return x.Iterations[i].Residual
	}
	return x.Box2D.Iterations[i].Residual
}

// RowOf returns the prepared values of a pair in the form of Box2D-Lite's solver. With Box2D's solver MassT belongs
// to the first contact, and Target is the bounce velocity.
func RowOf(x *physics.Watch) physics.WatchedRow {
	if x.Settings.Solver != physics.SolverBox2D {
		return x.Row
	}
	v := &x.Box2D.Prepared
	p, q := &v.Points[0], &v.Points[1]
	return physics.WatchedRow{
		Mass: [2]float64{p.NormalMass, q.NormalMass}, MassT: p.TangentMass, Target: [2]float64{p.Bias, q.Bias}, Friction: v.Friction,
		Arms: [2][2]float64{{p.RA.Cross(v.Normal), p.RB.Cross(v.Normal)}, {q.RA.Cross(v.Normal), q.RB.Cross(v.Normal)}},
	}
}
