package play

import (
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/text"
)

// NextStage and PrevStage go to the neighbouring stage. At the ends they do nothing.
func (p *Player) NextStage() {
	if p.CanNextStage() {
		p.Seek(p.Cursor.Stage.Next(p.Solver()))
	}
}

func (p *Player) PrevStage() {
	if p.CanPrevStage() {
		p.Seek(p.Cursor.Stage.Prev(p.Solver()))
	}
}

// Seek shows a stage of the picked pair, or the nearest one that its solver has.
func (p *Player) Seek(s cursor.Stage) {
	p.stopStages()
	p.ShowStage(s)
}

// SeekID shows the stage with an id.
func (p *Player) SeekID(id string) error {
	s, ok := cursor.ParseStage(id)
	if !ok {
		return lab.NoStage(id, false, cursor.StageIDs())
	}
	if !p.Picked() {
		return &lab.Error{Code: lab.CodeInvalidState, Field: "stage", Key: text.NoticeNoPair}
	}
	p.Seek(s)
	return nil
}

// SeekIteration shows the picked pair after a number of iterations.
func (p *Player) SeekIteration(iteration int) { p.SeekIterationOf(p.Iterating(), iteration) }

// SeekIterationOf shows the picked pair after a number of iterations of a stage.
func (p *Player) SeekIterationOf(s cursor.Stage, iteration int) {
	p.stopStages()
	p.ShowStage(s)
	p.SetSolve(iteration, 0)
}

// SeekConstraint shows one constraint of the iteration, or all with 0.
func (p *Player) SeekConstraint(constraint int) {
	p.stopStages()
	p.ShowStage(p.Iterating())
	p.SetSolve(max(1, p.Iteration()), constraint)
}

// NextConstraint and PrevConstraint step through the constraints of all iterations in the solver's order.
func (p *Player) NextConstraint() {
	c := p.Seen()
	switch {
	case !c.Stage.Iterates():
		p.SeekIteration(1)
		p.SetSolve(1, 1)
	case c.Iteration > 0 && c.Constraint < p.Constraints():
		p.SeekConstraint(c.Constraint + 1)
	case c.Iteration < p.Iterations():
		p.SeekIteration(c.Iteration + 1)
		p.SetSolve(c.Iteration+1, 1)
	}
}

func (p *Player) PrevConstraint() {
	c := p.Seen()
	switch {
	case !c.Stage.Iterates() || c.Iteration == 0:
	case c.Constraint > 1:
		p.SeekConstraint(c.Constraint - 1)
	case c.Iteration > 1:
		p.SeekIteration(c.Iteration - 1)
		p.SetSolve(c.Iteration-1, p.Constraints())
	default:
		p.SeekIteration(0)
	}
}
