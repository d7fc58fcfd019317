package physics

import "strings"

// Solver names the method by which a world finds the impulses of its contacts and joints.
type Solver uint8

const (
	SolverLite  Solver = iota // Box2D-Lite's: solve_lite.go
	SolverBox2D               // Box2D's: solve_box2d.go
	SolverCount = iota
)

// solverIDs are the names that people know solvers by.
var solverIDs = [SolverCount]string{"lite", "box2d"}

// String returns the solver's id, such as "lite".
func (s Solver) String() string { return idOf(solverIDs[:], s) }

// SolverIDs lists the ids of all solvers: "lite, box2d".
func SolverIDs() string { return strings.Join(solverIDs[:], ", ") }

// ParseSolver returns the solver with the given id; ok is false if there is none.
func ParseSolver(id string) (solver Solver, ok bool) { return parseID[Solver](solverIDs[:], id) }

// Phases returns how many phases a step has with the solver: the first of them all.
func (s Solver) Phases() Phase {
	if s == SolverBox2D {
		return PhasePosition + 1
	}
	return PhaseIntegrate + 1
}

// Last returns the phase that ends a step of more than 0 s.
func (s *Settings) Last() Phase {
	if s.Solver == SolverBox2D && s.PositionCorrection && s.PositionIterations > 0 {
		return PhasePosition
	}
	return PhaseIntegrate
}

// solver is what a world asks of a solver: a few calls in a step, none for a single contact.
//
// A world finds what touches and applies forces. From PhasePrestep on, a step is the solver's:
// it decides which phases there are, how often each runs, when bodies move (World.integrate
// moves them), and what follows that. Each solver has a file of its own, solve_NAME.go, and a
// field in World, where it keeps what it needs from one call to the next. Of that, a Snapshot
// holds what does not follow from bodies, joints and arbiters; order and resume make the rest
// anew.
type solver interface {
	// order is called where other pairs touch than in the step before, where the step before
	// had another solver, and where a world is restored. w.arbiters are those of this step.
	order(w *World)

	// advance runs w.phase, or one iteration of it, and returns the phase that is next:
	// PhaseBroadphase, once the step is complete.
	advance(w *World) (next Phase)

	// store writes the impulses that were gathered in this step so far to w.arbiters. It may be
	// called at any time after PhasePrestep, and more than once.
	store(w *World)

	// solve solves, in PhaseIterate or PhasePosition, the constraints of one arbiter alone.
	// Those before it were solved in this iteration; w.constraint says how many.
	solve(w *World, arbiter int)

	// resume is called after order, where a world is restored to a phase after PhasePrestep.
	// w.arbiters hold what store wrote, and s what else the solver saved there.
	resume(w *World, s *Snapshot)
}

// solver returns the solver of this step.
func (w *World) solver() solver {
	switch w.settings.Solver {
	case SolverLite:
		return &w.lite
	case SolverBox2D:
		return &w.box2d
	}
	panic("physics: Settings.Solver is none of the solvers")
}
