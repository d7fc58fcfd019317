package world

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/text"
)

var solverNames = [physics.SolverCount]text.Key{physics.SolverLite: text.WorldSolverLite, physics.SolverBox2D: text.WorldSolverBox2d}

// SolverName returns the message that names a solver.
func SolverName(s physics.Solver) text.Key { return solverNames[s] }

// SetSolver sets the solver of the next steps by its id. An unknown id changes nothing.
func (f *Figure) SetSolver(id string) {
	if s, ok := physics.ParseSolver(id); ok {
		l := f.Tuned()
		l.Solver = s
		_ = f.after(f.Tune(l, false)) // a solver has no range
	}
}

// Role is the role of a setting in a solver.
type Role uint8

const (
	RoleHeeded Role = iota
	RoleIdle        // the solver ignores it, and a line says so
	RoleOther       // only another solver has it
)

// role is the role of a setting in each solver.
type role struct {
	idle  text.Key // the words if Box2D's solver ignores it, or 0
	box2d bool     // only Box2D's solver has it
}

func (r role) of(s physics.Solver) (Role, text.Key) {
	switch {
	case r.box2d && s != physics.SolverBox2D:
		return RoleOther, 0
	case r.idle != 0 && s == physics.SolverBox2D:
		return RoleIdle, r.idle
	}
	return RoleHeeded, 0
}
