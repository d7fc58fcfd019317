package world

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/text"
)

// solverNames are what the solvers are called.
var solverNames = [physics.SolverCount]text.Key{physics.SolverLite: text.WorldSolverLite, physics.SolverBox2D: text.WorldSolverBox2d}

// SolverName returns what a solver is called.
func SolverName(s physics.Solver) text.Key { return solverNames[s] }

// SetSolver gives the steps that come the solver of an id. Where there is none, they keep theirs.
func (f *Figure) SetSolver(id string) {
	if s, ok := physics.ParseSolver(id); ok {
		l := f.Tuned()
		l.Solver = s
		_ = f.tune(l, false) // it is in its range
	}
}

// Role is what a setting is to a solver.
type Role uint8

const (
	RoleHeeded Role = iota
	RoleIdle        // the solver does not heed it, and there is a line that says so
	RoleOther       // it is another solver's alone
)

// role is what a setting is to each solver.
type role struct {
	idle  text.Key // what is said of it where Box2D's does not heed it, or 0
	box2d bool     // Box2D's alone has it
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
