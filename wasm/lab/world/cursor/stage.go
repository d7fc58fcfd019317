package cursor

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/finding"
)

// Stage is a stage of a step for a pair. The first are the stages of its collide call, with the numbers of package
// physics. Each solver has some of the others.
type Stage uint8

const (
	StageMatch     = Stage(physics.StageCount) + iota // matches contacts with the last step's
	StageWarmStart                                    // applies the impulses of the last step
	StageSolve                                        // the iterations of Box2D-Lite's solver
	StageVelocity                                     // the velocity iterations of Box2D's solver
	StageStore                                        // the impulses that Box2D's solver stores
	StageIntegrate                                    // velocities move the bodies
	StagePosition                                     // the position iterations of Box2D's solver
	StageCount     = Stage(physics.StageCount) + iota
)

// later are the stages after the collide call: their ids, and the phases to which they belong.
var later = [...]struct {
	id    string
	phase physics.Phase
}{
	{"match", physics.PhaseBroadphase}, {"warm-start", physics.PhasePrestep}, {"solve", physics.PhaseIterate},
	{"velocity", physics.PhaseIterate}, {"store", physics.PhaseIterate},
	{"integrate", physics.PhaseIntegrate}, {"position", physics.PhasePosition},
}

// String returns the stage's id, such as "warm-start".
func (s Stage) String() string {
	if s < StageMatch {
		return physics.Stage(s).String()
	}
	return later[s-StageMatch].id
}

// ParseStage returns the stage with the given id; ok is false if there is none.
func ParseStage(id string) (stage Stage, ok bool) {
	for s := range StageCount {
		if s.String() == id {
			return s, true
		}
	}
	return 0, false
}

// StageIDs returns the ids of both solvers' stages, in order.
func StageIDs() (ids []string) {
	for s := range StageCount {
		ids = append(ids, s.String())
	}
	return ids
}

// Phase returns the phase of the step to which a stage belongs.
func (s Stage) Phase() physics.Phase {
	if s < StageMatch {
		return physics.PhaseBroadphase
	}
	return later[s-StageMatch].phase
}

// Iterates reports whether a stage consists of iterations.
func (s Stage) Iterates() bool { return s == StageSolve || s == StageVelocity || s == StagePosition }

// In reports whether a solver has a stage.
func (s Stage) In(solver physics.Solver) bool {
	return s < StageSolve || s == StageIntegrate || (s == StageSolve) == (solver != physics.SolverBox2D)
}

// Nearest returns the solver's stage that corresponds best to s.
func (s Stage) Nearest(solver physics.Solver) Stage {
	switch {
	case s.In(solver):
		return s
	case solver == physics.SolverBox2D:
		return StageVelocity
	}
	return StageSolve
}

// Next returns the stage after s, or StageCount.
func (s Stage) Next(solver physics.Solver) Stage {
	for s++; s < StageCount && !s.In(solver); s++ {
	}
	return s
}

// Prev returns the stage before s, which must not be the first.
func (s Stage) Prev(solver physics.Solver) Stage {
	for s--; !s.In(solver); s-- {
	}
	return s
}

// Solver returns the solver of the shown step; before the first step the first step's.
func (p *Pick) Solver() physics.Solver {
	if p.watch.Step > 0 {
		return p.watch.Settings.Solver
	}
	return p.At(max(p.Steps()-1, 0)).Solver
}

// Restage moves the cursor to a stage of the present solver, or to a question that comes before it.
func (p *Pick) Restage() {
	c := &p.Cursor
	s := p.beforeAnswer(c.Stage.Nearest(p.Solver()))
	if !p.Picked() || s == c.Stage {
		return
	}
	if !s.Iterates() || !c.Stage.Iterates() || c.Stage == StagePosition {
		c.Iteration = LastIteration
	}
	c.Stage, c.Constraint = s, 0
	p.Changes |= lab.ChangeStage | lab.ChangeState
}

// Cursor is a position within the picked pair's step. Steps without such a position show the nearest one: see Seen.
type Cursor struct {
	Stage      Stage
	Iteration  int // in a stage with iterations: 0 before the first, else its number
	Constraint int // in an iteration: 0 for all, else its number in the solver's order
	Contact    int // 0 or 1
}

// MaxConstraints is the largest number of constraints in an iteration.
const MaxConstraints = 4

// Stage returns the shown stage of the picked pair.
func (p *Pick) Stage() Stage { return p.Cursor.Stage }

// StageIndex returns the number of the shown stage, for events.
func (p *Pick) StageIndex() int { return int(p.Cursor.Stage) }

// StageID returns the id of the shown stage, "" if no pair's stages are shown.
func (p *Pick) StageID() string {
	if !p.Picked() {
		return ""
	}
	return p.Cursor.Stage.String()
}

// Iterations returns the number of iterations for the picked pair in this step: position iterations in StagePosition,
// else velocity iterations.
func (p *Pick) Iterations() int { return p.IterationsOf(p.Cursor.Stage) }

// IterationsOf returns the number of iterations of a stage.
func (p *Pick) IterationsOf(s Stage) int {
	if s == StagePosition {
		return len(p.watch.Box2D.Positions)
	}
	return frame.Rounds(&p.watch)
}

// Order returns the constraints of an iteration for the picked pair, in the solver's order.
func (p *Pick) Order() []frame.Solved { return p.OrderOf(p.Cursor.Stage) }

func (p *Pick) OrderOf(s Stage) []frame.Solved {
	if s == StagePosition {
		return frame.PassOrder(&p.watch)
	}
	return frame.Order(&p.watch)
}

// Constraints returns the number of constraints of an iteration.
func (p *Pick) Constraints() int { return len(p.Order()) }

// ConstraintOf returns the number of a contact's normal or friction constraint, 0 if it is not solved.
func (p *Pick) ConstraintOf(contact int, friction bool) int {
	for i, of := range p.Order() {
		if of.Friction == friction && (of.Contact == contact || of.Contact == frame.Both) {
			return i + 1
		}
	}
	return 0
}

// Seen returns the position nearest to the cursor that this step has. The cursor itself stays for other steps.
func (p *Pick) Seen() Cursor { return p.SeenAt(p.Cursor.Stage) }

// SeenAt returns the nearest position in another stage.
func (p *Pick) SeenAt(s Stage) Cursor {
	c := p.Cursor
	if c.Stage = s; !s.Iterates() {
		c.Iteration = 0
	}
	if c.Iteration = min(c.Iteration, p.IterationsOf(s)); c.Iteration == 0 {
		c.Constraint = 0
	}
	order := p.OrderOf(s)
	if most := len(order); c.Constraint > most && s == StageSolve {
		c.Constraint = min(c.Constraint-most, most) // the same constraint of the other contact
	} else {
		c.Constraint = min(c.Constraint, most)
	}
	c.Contact = contactOf(order, c.Constraint, c.Contact)
	if c.Contact >= int(p.watch.Arbiter.Count) {
		c.Contact = 0
	}
	return c
}

// contactOf returns the contact of a constraint; present for a block or for 0.
func contactOf(order []frame.Solved, constraint, present int) int {
	if constraint > 0 && constraint <= len(order) && order[constraint-1].Contact != frame.Both {
		return order[constraint-1].Contact
	}
	return present
}

// Iteration, Constraint and Contact return the parts of the position that Seen returns.
func (p *Pick) Iteration() int  { return p.Seen().Iteration }
func (p *Pick) Constraint() int { return p.Seen().Constraint }
func (p *Pick) Contact() int    { return p.Seen().Contact }

// Named returns the cursor's iteration and constraint even if this step has no iterations: -1 for the last iteration
// of a step.
func (p *Pick) Named() (iteration, constraint int) {
	c := p.Cursor
	if p.Iterations() > 0 {
		c = p.Seen()
	} else if c.Iteration == LastIteration {
		return -1, 0
	}
	return c.Iteration, c.Constraint
}

// LastIteration as the cursor's iteration means the last one of a step that has not run yet.
const LastIteration = scene.MaxIterations + 1

// Reached reports whether the step reached a stage of the picked pair.
func (p *Pick) Reached(s Stage) bool {
	switch {
	case s <= Stage(p.Clipping.Reached):
		return true
	case s == StageIntegrate: // also of a pair that does not touch
		return p.watch.Step > 0
	case s == StageMatch:
		return p.watch.Arbiter.Count > 0 || p.watch.Carried.Count > 0
	case s > StageMatch:
		return p.watch.Arbiter.Count > 0
	}
	return false
}

// CanNextStage and CanPrevStage report whether Next and Previous lead anywhere: to another iteration or constraint, or
// to another stage.
func (p *Pick) CanNextStage() bool {
	return p.Picked() && (p.Cursor.Stage < p.LastStage() || p.Ahead())
}
func (p *Pick) CanPrevStage() bool { return p.Picked() && p.Cursor.Stage > 0 }

// Ahead reports whether the stage has more iterations, or more constraints if the cursor is at one.
func (p *Pick) Ahead() bool {
	c := p.Seen()
	return c.Stage.Iterates() && (c.Iteration < p.Iterations() || c.Constraint > 0 && c.Constraint < p.Constraints())
}

// LastStage returns the last stage of the present solver.
func (p *Pick) LastStage() Stage { return StageCount.Prev(p.Solver()) }

// ShowStage shows a stage, or a question that comes before it. In a stage with iterations it shows the last one, whose
// result is the stage's.
func (p *Pick) ShowStage(s Stage) {
	if !p.Picked() || s >= StageCount {
		return
	}
	if s = p.beforeAnswer(s.Nearest(p.Solver())); s != p.Cursor.Stage {
		p.Cursor.Stage, p.lit = s, finding.QuantityNone
		p.Changes |= lab.ChangeStage | lab.ChangeState
		if s.Iterates() {
			p.SetSolve(LastIteration, 0)
		}
	}
}

// Iterating returns the stage whose iterations the iteration commands step through.
func (p *Pick) Iterating() Stage {
	if p.Cursor.Stage.Iterates() {
		return p.Cursor.Stage
	}
	return StageSolve.Nearest(p.Solver())
}

// SetSolve moves the cursor to an iteration and a constraint, as far as the step has them. In a step without
// iterations it keeps both for steps that have some.
func (p *Pick) SetSolve(iteration, constraint int) {
	if n := p.Iterations(); n > 0 {
		iteration, constraint = min(iteration, n), min(constraint, p.Constraints())
	}
	iteration = max(0, min(iteration, LastIteration))
	if iteration == 0 {
		constraint = 0
	}
	c := &p.Cursor
	if c.Iteration == iteration && c.Constraint == constraint {
		return
	}
	c.Iteration, c.Constraint = iteration, constraint
	c.Contact = contactOf(p.Order(), constraint, c.Contact)
	p.Changes |= lab.ChangeWorld | lab.ChangeState
}

// LookAt moves the cursor to a contact of the picked pair.
func (p *Pick) LookAt(contact int) {
	if contact != p.Contact() && contact >= 0 && contact < 2 {
		p.Cursor.Contact = contact
		p.Cursor.Constraint = 0
		p.Changes |= lab.ChangeWorld
	}
}

// CanPrevConstraint and CanNextConstraint report whether there is a previous or next constraint.
func (p *Pick) CanPrevConstraint() bool {
	return p.Picked() && p.Cursor.Stage.Iterates() && p.Iteration() > 0
}

func (p *Pick) CanNextConstraint() bool {
	c := p.Seen()
	return p.Picked() && c.Stage.Iterates() && (c.Iteration > 0 && c.Constraint < p.Constraints() || c.Iteration < p.Iterations())
}
