package world

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/text"
)

// Stage is a part of what a step does for a pair: first the stages of its collide call, by the
// numbers that package physics gives them, then what follows, of which each solver has some.
type Stage uint8

const (
	StageMatch     = Stage(physics.StageCount) + iota // contacts are matched with those of the last step
	StageWarmStart                                    // what was carried over changes velocities
	StageSolve                                        // the iterations of Box2D-Lite's solver
	StageVelocity                                     // those of Box2D's on velocities
	StageStore                                        // what it keeps for the next step
	StagePosition                                     // its iterations on positions
	StageCount     = Stage(physics.StageCount) + iota
)

// later are the stages that follow the collide call: their ids, and the phases in which they are found.
var later = [...]struct {
	id    string
	phase physics.Phase
}{
	{"match", physics.PhaseBroadphase}, {"warm-start", physics.PhasePrestep}, {"solve", physics.PhaseIterate},
	{"velocity", physics.PhaseIterate}, {"store", physics.PhaseIterate}, {"position", physics.PhasePosition},
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

// StageIDs returns the stages' ids, in their order, those of both solvers.
func StageIDs() (ids []string) {
	for s := range StageCount {
		ids = append(ids, s.String())
	}
	return ids
}

// Phase returns the phase of the step in which a stage is found.
func (s Stage) Phase() physics.Phase {
	if s < StageMatch {
		return physics.PhaseBroadphase
	}
	return later[s-StageMatch].phase
}

// Iterates reports whether a stage has iterations, of which one is looked at.
func (s Stage) Iterates() bool { return s == StageSolve || s == StageVelocity || s == StagePosition }

// In reports whether the picked pair has a stage where that solver runs.
func (s Stage) In(solver physics.Solver) bool {
	return s < StageSolve || (s == StageSolve) == (solver != physics.SolverBox2D)
}

// nearest returns the stage of a solver that comes nearest to s.
func (s Stage) nearest(solver physics.Solver) Stage {
	switch {
	case s.In(solver):
		return s
	case solver == physics.SolverBox2D:
		return StageVelocity
	}
	return StageSolve
}

// next returns the stage after s, or StageCount; prev the one before it. s is not the first.
func (s Stage) next(solver physics.Solver) Stage {
	for s++; s < StageCount && !s.In(solver); s++ {
	}
	return s
}

func (s Stage) prev(solver physics.Solver) Stage {
	for s--; !s.In(solver); s-- {
	}
	return s
}

// Solver returns that of the step that is shown, before the first step that of the first.
func (f *Figure) Solver() physics.Solver {
	if f.watch.Step > 0 {
		return f.watch.Settings.Solver
	}
	return f.At(max(f.Steps()-1, 0)).Solver
}

// restage takes the cursor to a stage that the solver has.
func (f *Figure) restage() {
	c := &f.cursor
	s := c.stage.nearest(f.Solver())
	if !f.picked() || s == c.stage {
		return
	}
	if !s.Iterates() || !c.stage.Iterates() || c.stage == StagePosition {
		c.iteration = lastIteration
	}
	c.stage, c.constraint = s, 0
	f.Mark(lab.ChangeStage | lab.ChangeState)
}

// cursor is what is looked at of a picked pair. A step may have less, as where the pair does not
// touch: see seen.
type cursor struct {
	stage      Stage
	iteration  int // in a stage that iterates: 0 before the first, else the one that is looked at
	constraint int // of that: 0 all, else one by its number in the solver's order
	contact    int // 0 or 1
}

// constraints is how many an iteration has at most.
const constraints = 4

// Stage returns the stage that is shown of the picked pair.
func (f *Figure) Stage() Stage { return f.cursor.stage }

// StageIndex returns its number, as events tell it.
func (f *Figure) StageIndex() int { return int(f.cursor.stage) }

// StageID returns its id, "" if no pair is picked.
func (f *Figure) StageID() string {
	if !f.picked() {
		return ""
	}
	return f.cursor.stage.String()
}

// Iterations returns how many the solver has run for the picked pair in this step: on velocities, or
// in the stage position on positions.
func (f *Figure) Iterations() int { return f.IterationsOf(f.cursor.stage) }

// IterationsOf returns how many a stage has.
func (f *Figure) IterationsOf(s Stage) int {
	if s == StagePosition {
		return len(f.watch.Box2D.Positions)
	}
	return frame.Rounds(&f.watch)
}

// order returns what an iteration does for the picked pair, in the solver's order.
func (f *Figure) order() []frame.Solved { return f.orderOf(f.cursor.stage) }

func (f *Figure) orderOf(s Stage) []frame.Solved {
	if s == StagePosition {
		return frame.PassOrder(&f.watch)
	}
	return frame.Order(&f.watch)
}

// Constraints returns how many an iteration has for it.
func (f *Figure) Constraints() int { return len(f.order()) }

// ConstraintOf returns the number of a contact's constraint, along the normal or of friction; 0 where
// it is not solved.
func (f *Figure) ConstraintOf(contact int, friction bool) int {
	for i, p := range f.order() {
		if p.Friction == friction && (p.Contact == contact || p.Contact == frame.Both) {
			return i + 1
		}
	}
	return 0
}

// seen returns the cursor as far as this step has what it is at. The cursor itself stays for the
// steps that have it.
func (f *Figure) seen() cursor { return f.seenAt(f.cursor.stage) }

// seenAt returns it as far as the step has it at another stage.
func (f *Figure) seenAt(s Stage) cursor {
	c := f.cursor
	c.stage, c.iteration = s, min(c.iteration, f.IterationsOf(s))
	if c.iteration == 0 {
		c.constraint = 0
	}
	order := f.orderOf(s)
	if most := len(order); c.constraint > most && c.stage == StageSolve {
		c.constraint = min(c.constraint-most, most) // the same one of the other contact
	} else {
		c.constraint = min(c.constraint, most)
	}
	c.contact = contactOf(order, c.constraint, c.contact)
	if c.contact >= int(f.watch.Arbiter.Count) {
		c.contact = 0
	}
	return c
}

// contactOf returns the contact of a constraint, and present for a block or for 0.
func contactOf(order []frame.Solved, constraint, present int) int {
	if constraint > 0 && constraint <= len(order) && order[constraint-1].Contact != frame.Both {
		return order[constraint-1].Contact
	}
	return present
}

// Iteration, Constraint and Contact return what is looked at: see cursor.
func (f *Figure) Iteration() int  { return f.seen().iteration }
func (f *Figure) Constraint() int { return f.seen().constraint }
func (f *Figure) Contact() int    { return f.seen().contact }

// Named returns the iteration and the constraint that the cursor is at, though this step has no
// iterations: -1 for the last iteration of a step that has some.
func (f *Figure) Named() (iteration, constraint int) {
	c := f.cursor
	if f.Iterations() > 0 {
		c = f.seen()
	} else if c.iteration == lastIteration {
		return -1, 0
	}
	return c.iteration, c.constraint
}

// lastIteration is the cursor's iteration where it is to be the last one of a step that is not known yet.
const lastIteration = scene.MaxIterations + 1

// Reached reports whether the step came to a stage of the picked pair.
func (f *Figure) Reached(s Stage) bool {
	switch {
	case s <= Stage(f.clipping.Reached):
		return true
	case s == StageMatch:
		return f.watch.Arbiter.Count > 0 || f.watch.Carried.Count > 0
	case s > StageMatch:
		return f.watch.Arbiter.Count > 0
	}
	return false
}

// NextStage and PrevStage go to the neighbouring stage; at the ends they do nothing.
func (f *Figure) NextStage() {
	if f.CanNextStage() {
		f.Seek(f.cursor.stage.next(f.Solver()))
	}
}

func (f *Figure) PrevStage() {
	if f.CanPrevStage() {
		f.Seek(f.cursor.stage.prev(f.Solver()))
	}
}

// CanNextStage and CanPrevStage report whether there is one.
func (f *Figure) CanNextStage() bool { return f.picked() && f.cursor.stage < f.lastStage() }
func (f *Figure) CanPrevStage() bool { return f.picked() && f.cursor.stage > 0 }

// lastStage returns the last one that the solver has.
func (f *Figure) lastStage() Stage { return StageCount.prev(f.Solver()) }

// Seek shows a stage of the picked pair, or of its solver the nearest to it.
func (f *Figure) Seek(s Stage) {
	f.stopStages()
	f.showStage(s)
}

// SeekID shows the stage of an id.
func (f *Figure) SeekID(id string) error {
	s, ok := ParseStage(id)
	if !ok {
		err := lab.InvalidState(text.StateStage, "value", lab.Clip(id), "values", lab.Join(StageIDs()))
		err.Field, err.Allows = "stage", text.NoticeRangeChoice
		return err
	}
	if !f.picked() {
		return &lab.Error{Code: lab.CodeInvalidState, Field: "stage", Key: text.NoticeNoPair}
	}
	f.Seek(s)
	return nil
}

// showStage shows a stage, and one that iterates as the last iteration left it: what all of them led to.
func (f *Figure) showStage(s Stage) {
	if !f.picked() || s >= StageCount {
		return
	}
	if s = s.nearest(f.Solver()); s != f.cursor.stage {
		f.cursor.stage, f.lit = s, clipping.QuantityNone
		f.Mark(lab.ChangeStage | lab.ChangeState)
		if s.Iterates() {
			f.setSolve(lastIteration, 0)
		}
	}
}

// iterating returns the stage whose iterations are stepped through.
func (f *Figure) iterating() Stage {
	if f.cursor.stage.Iterates() {
		return f.cursor.stage
	}
	return StageSolve.nearest(f.Solver())
}

// setSolve moves the cursor of a stage that iterates, as far as there are iterations. In a step that has
// none it is for those that have.
func (f *Figure) setSolve(iteration, constraint int) {
	if n := f.Iterations(); n > 0 {
		iteration, constraint = min(iteration, n), min(constraint, f.Constraints())
	}
	iteration = max(0, min(iteration, lastIteration))
	if iteration == 0 {
		constraint = 0
	}
	c := &f.cursor
	if c.iteration == iteration && c.constraint == constraint {
		return
	}
	c.iteration, c.constraint = iteration, constraint
	c.contact = contactOf(f.order(), constraint, c.contact)
	f.Mark(lab.ChangeWorld | lab.ChangeState)
}

// SeekIteration shows the picked pair after so many iterations.
func (f *Figure) SeekIteration(iteration int) { f.SeekIterationOf(f.iterating(), iteration) }

// SeekIterationOf shows it after so many of a stage.
func (f *Figure) SeekIterationOf(s Stage, iteration int) {
	f.stopStages()
	f.showStage(s)
	f.setSolve(iteration, 0)
}

// SeekConstraint looks at one constraint of the iteration, or at all with 0.
func (f *Figure) SeekConstraint(constraint int) {
	f.stopStages()
	f.showStage(f.iterating())
	f.setSolve(max(1, f.Iteration()), constraint)
}

// NextConstraint and PrevConstraint go through the constraints of all iterations in the
// solver's order.
func (f *Figure) NextConstraint() {
	c := f.seen()
	switch {
	case !c.stage.Iterates():
		f.SeekIteration(1)
		f.setSolve(1, 1)
	case c.iteration > 0 && c.constraint < f.Constraints():
		f.SeekConstraint(c.constraint + 1)
	case c.iteration < f.Iterations():
		f.SeekIteration(c.iteration + 1)
		f.setSolve(c.iteration+1, 1)
	}
}

func (f *Figure) PrevConstraint() {
	c := f.seen()
	switch {
	case !c.stage.Iterates() || c.iteration == 0:
	case c.constraint > 1:
		f.SeekConstraint(c.constraint - 1)
	case c.iteration > 1:
		f.SeekIteration(c.iteration - 1)
		f.setSolve(c.iteration-1, f.Constraints())
	default:
		f.SeekIteration(0)
	}
}

// LookAt chooses which contact of the picked pair is looked at.
func (f *Figure) LookAt(contact int) {
	if contact != f.Contact() && contact >= 0 && contact < 2 {
		f.cursor.contact = contact
		f.cursor.constraint = 0
		f.Mark(lab.ChangeWorld)
	}
}

// Light lights a quantity of the picked pair's collide call on the canvas and in the inspector;
// QuantityNone puts it out.
func (f *Figure) Light(q clipping.Quantity) {
	if q < clipping.QuantityCount && f.lit != q {
		f.lit = q
		f.Mark(lab.ChangeLit)
	}
}

// Lit returns the quantity that is lit.
func (f *Figure) Lit() clipping.Quantity { return f.lit }
