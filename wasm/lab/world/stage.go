package world

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/text"
)

// Stage is a part of what a step does for a pair: first the stages of its collide call, by the
// numbers that package physics gives them, then what follows.
type Stage uint8

const (
	StageMatch     = Stage(physics.StageCount) + iota // contacts are matched with those of the last step
	StageWarmStart                                    // what was carried over changes velocities
	StageSolve                                        // the solver's iterations
	StageCount     = Stage(physics.StageCount) + iota
)

// later are the ids of the stages that follow the collide call.
var later = [...]string{"match", "warm-start", "solve"}

// String returns the stage's id, such as "warm-start".
func (s Stage) String() string {
	if s < StageMatch {
		return physics.Stage(s).String()
	}
	return later[s-StageMatch]
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

// StageIDs returns the stages' ids, in their order.
func StageIDs() (ids []string) {
	for s := range StageCount {
		ids = append(ids, s.String())
	}
	return ids
}

// Phase returns the phase of the step in which a stage is found.
func (s Stage) Phase() physics.Phase {
	switch s {
	case StageWarmStart:
		return physics.PhasePrestep
	case StageSolve:
		return physics.PhaseIterate
	}
	return physics.PhaseBroadphase
}

// cursor is what is looked at of a picked pair. A step may have less, as where the pair does not
// touch: see seen.
type cursor struct {
	stage      Stage
	iteration  int // in the stage solve: 0 before the first, else the one that is looked at
	constraint int // of that: 0 all, then normal 1, friction 1, normal 2, friction 2
	contact    int // 0 or 1
}

// constraints is how many an iteration has for a pair of two contacts.
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

// Iterations returns how many the solver has run for the picked pair in this step.
func (f *Figure) Iterations() int { return len(f.watch.Iterations) }

// Constraints returns how many an iteration has for it.
func (f *Figure) Constraints() int { return 2 * int(f.watch.Arbiter.Count) }

// seen returns the cursor as far as this step has what it is at. The cursor itself stays for the
// steps that have it.
func (f *Figure) seen() cursor {
	c := f.cursor
	c.iteration = min(c.iteration, f.Iterations())
	if c.iteration == 0 {
		c.constraint = 0
	}
	if most := f.Constraints(); c.constraint > most {
		c.constraint = min(c.constraint-most, most) // the same one of the other contact
	}
	if c.constraint > 0 {
		c.contact = (c.constraint - 1) / 2
	} else if c.contact >= int(f.watch.Arbiter.Count) {
		c.contact = 0
	}
	return c
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
		f.Seek(f.cursor.stage + 1)
	}
}

func (f *Figure) PrevStage() {
	if f.CanPrevStage() {
		f.Seek(f.cursor.stage - 1)
	}
}

// CanNextStage and CanPrevStage report whether there is one.
func (f *Figure) CanNextStage() bool { return f.picked() && f.cursor.stage+1 < StageCount }
func (f *Figure) CanPrevStage() bool { return f.picked() && f.cursor.stage > 0 }

// Seek shows a stage of the picked pair.
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

// showStage shows a stage, and solve as the last iteration left it: what all of them led to.
func (f *Figure) showStage(s Stage) {
	if !f.picked() || s >= StageCount {
		return
	}
	if s == StageSolve && f.cursor.stage != StageSolve {
		f.setSolve(lastIteration, 0)
	}
	if f.cursor.stage != s {
		f.cursor.stage, f.lit = s, clipping.QuantityNone
		f.Mark(lab.ChangeStage | lab.ChangeState)
	}
}

// setSolve moves the cursor of the stage solve, as far as there are iterations. In a step that has
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
	if constraint > 0 {
		c.contact = (constraint - 1) / 2
	}
	f.Mark(lab.ChangeWorld | lab.ChangeState)
}

// SeekIteration shows the picked pair after so many iterations.
func (f *Figure) SeekIteration(iteration int) {
	f.stopStages()
	f.showStage(StageSolve)
	f.setSolve(iteration, 0)
}

// SeekConstraint looks at one constraint of the iteration, or at all with 0.
func (f *Figure) SeekConstraint(constraint int) {
	f.stopStages()
	f.showStage(StageSolve)
	f.setSolve(max(1, f.Iteration()), constraint)
}

// NextConstraint and PrevConstraint go through the constraints of all iterations in the
// solver's order.
func (f *Figure) NextConstraint() {
	c := f.seen()
	switch {
	case c.stage != StageSolve:
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
	case c.stage != StageSolve || c.iteration == 0:
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
