package physics

// Solver names the method that computes the impulses of contacts.
type Solver uint8

const (
	SolverLite  Solver = iota // Box2D-Lite's: solve_lite.go
	SolverBox2D               // Box2D's: solve_box2d.go
	SolverCount = iota
)

var solverIDs = [SolverCount]string{"lite", "box2d"}

// String returns the solver's id, such as "lite".
func (s Solver) String() string { return idOf(solverIDs[:], s) }

// SolverIDs returns the ids of all solvers.
func SolverIDs() []string { return solverIDs[:] }

// ParseSolver returns the solver with the given id; ok is false if there is none.
func ParseSolver(id string) (solver Solver, ok bool) { return parseID[Solver](solverIDs[:], id) }

// Phases returns the largest number of phases in a step with this solver.
func (s Solver) Phases() Phase {
	if s == SolverBox2D {
		return PhasePosition + 1
	}
	return PhaseIntegrate + 1
}

// Last returns the last phase of a step of more than 0 s.
func (s *Settings) Last() Phase {
	if s.Solver == SolverBox2D && s.PositionCorrection && s.PositionIterations > 0 {
		return PhasePosition
	}
	return PhaseIntegrate
}

// solver is the interface of a contact solver.
//
// The world finds contacts and applies forces. From PhasePrestep on, the solver controls the step: the phases,
// their number of runs, and the moment when bodies move (by World.integrate). Each solver has a file
// solve_NAME.go, and a field in World for its state between calls. A Snapshot holds the part of that state that
// does not follow from bodies, joints and arbiters. order and resume rebuild the rest.
type solver interface {
	// order is called after the set of touching pairs or the solver changes, after an edit, and after a
	// Restore. w.arbiters holds the arbiters of this step.
	order(w *World)

	// advance runs w.phase, or one iteration of it, and returns the next phase. If the step is complete it
	// returns PhaseBroadphase.
	advance(w *World) (next Phase)

	// store writes the impulses accumulated so far in this step to w.arbiters. It may be called at any time
	// after PhasePrestep, even repeatedly.
	store(w *World)

	// solve solves the constraints of one arbiter, in PhaseIterate or PhasePosition. The first w.constraint
	// arbiters are already solved in this iteration.
	solve(w *World, arbiter int)

	// resume is called after order if a world is restored to a phase after PhasePrestep. w.arbiters
	// holds the impulses written by store, and s the data that the solver saved.
	resume(w *World, s *Snapshot)
}

func (w *World) solver() solver {
	switch w.settings.Solver {
	case SolverLite:
		return &w.lite
	case SolverBox2D:
		return &w.box2d
	}
	panic("physics: Settings.Solver is none of the solvers")
}
