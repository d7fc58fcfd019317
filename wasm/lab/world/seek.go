package world

import (
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/text"
)

// NextStage and PrevStage go to the neighbouring stage. At the ends they do nothing.
func (f *Figure) NextStage() {
	if f.CanNextStage() {
		f.Seek(f.Cursor.Stage.Next(f.Solver()))
	}
}

func (f *Figure) PrevStage() {
	if f.CanPrevStage() {
		f.Seek(f.Cursor.Stage.Prev(f.Solver()))
	}
}

// Seek shows a stage of the picked pair, or the nearest one that its solver has.
func (f *Figure) Seek(s cursor.Stage) {
	f.stopStages()
	f.ShowStage(s)
}

// SeekID shows the stage with an id.
func (f *Figure) SeekID(id string) error {
	s, ok := cursor.ParseStage(id)
	if !ok {
		return lab.NoStage(id, false, cursor.StageIDs())
	}
	if !f.Picked() {
		return &lab.Error{Code: lab.CodeInvalidState, Field: "stage", Key: text.NoticeNoPair}
	}
	f.Seek(s)
	return nil
}

// SeekIteration shows the picked pair after a number of iterations.
func (f *Figure) SeekIteration(iteration int) { f.SeekIterationOf(f.Iterating(), iteration) }

// SeekIterationOf shows the picked pair after a number of iterations of a stage.
func (f *Figure) SeekIterationOf(s cursor.Stage, iteration int) {
	f.stopStages()
	f.ShowStage(s)
	f.SetSolve(iteration, 0)
}

// SeekConstraint shows one constraint of the iteration, or all with 0.
func (f *Figure) SeekConstraint(constraint int) {
	f.stopStages()
	f.ShowStage(f.Iterating())
	f.SetSolve(max(1, f.Iteration()), constraint)
}

// NextConstraint and PrevConstraint step through the constraints of all iterations in the solver's order.
func (f *Figure) NextConstraint() {
	c := f.Seen()
	switch {
	case !c.Stage.Iterates():
		f.SeekIteration(1)
		f.SetSolve(1, 1)
	case c.Iteration > 0 && c.Constraint < f.Constraints():
		f.SeekConstraint(c.Constraint + 1)
	case c.Iteration < f.Iterations():
		f.SeekIteration(c.Iteration + 1)
		f.SetSolve(c.Iteration+1, 1)
	}
}

func (f *Figure) PrevConstraint() {
	c := f.Seen()
	switch {
	case !c.Stage.Iterates() || c.Iteration == 0:
	case c.Constraint > 1:
		f.SeekConstraint(c.Constraint - 1)
	case c.Iteration > 1:
		f.SeekIteration(c.Iteration - 1)
		f.SetSolve(c.Iteration-1, f.Constraints())
	default:
		f.SeekIteration(0)
	}
}
