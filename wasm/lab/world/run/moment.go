package run

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
)

// A moment is a point in the course of a step. Moment 0 is the end of the whole step. Moments 1 to 3 follow
// broad phase, forces and prestep, and 3+k follows iteration k. In a step with a position pass, MomentIntegrate
// follows integration, and MomentIntegrate+k follows iteration k of that pass.
const (
	MomentWhole      = 0
	MomentBroadphase = 1
	MomentForces     = 2
	MomentPrestep    = 3
	MomentIntegrate  = MomentPrestep + scene.MaxIterations + 1
)

// UnderWay reports whether the world is within a step.
func (r *Run) UnderWay() bool { return r.Moment() != MomentWhole }

// Moment returns the current moment of the world.
func (r *Run) Moment() int {
	switch phase, iteration := r.World.Phase(); phase {
	case physics.PhaseBroadphase:
		return MomentWhole
	case physics.PhaseForces:
		return MomentBroadphase
	case physics.PhasePrestep:
		return MomentForces
	case physics.PhasePosition:
		return MomentIntegrate + iteration
	default:
		return MomentPrestep + iteration
	}
}

// Steps returns the number of the current step, complete or not. It is 0 before the first step.
func (r *Run) Steps() int {
	if r.UnderWay() {
		return r.World.Steps() + 1
	}
	return r.World.Steps()
}

// Latest returns the last step that has run since the scene began. The world may be at an earlier step.
func (r *Run) Latest() int { return max(r.latest, r.Steps()) }

// Seconds returns the time from the beginning of the scene to the end of the current step.
func (r *Run) Seconds() (seconds float64) {
	for i := range r.Live {
		end := r.Steps()
		if i+1 < len(r.Live) {
			end = min(end, r.Live[i+1].Step)
		}
		if n := end - r.Live[i].Step; n > 0 {
			seconds += float64(n) * r.Live[i].DT
		}
	}
	return seconds
}

// Of returns the settings of a step; for step 0 these are the settings of the first step. The caller must not
// change them.
func (r *Run) Of(step int) *scene.Live { return r.At(max(step-1, 0)) }

// Phase returns the phase of this step that ran last. ok is false before the first step.
func (r *Run) Phase() (phase physics.Phase, ok bool) {
	m := r.Moment()
	if m == MomentWhole {
		return r.Of(r.Steps()).Last(), r.Steps() > 0
	}
	phase, _ = PhaseAt(m)
	return phase, true
}

// PhaseAt returns the phase that ran last at a moment within a step, and the number of its iterations so far.
func PhaseAt(moment int) (phase physics.Phase, iteration int) {
	switch {
	case moment <= MomentPrestep:
		return physics.Phase(moment - 1), 0
	case moment > MomentIntegrate:
		return physics.PhasePosition, moment - MomentIntegrate
	case moment == MomentIntegrate:
		return physics.PhaseIntegrate, 0
	}
	return physics.PhaseIterate, moment - MomentPrestep
}

// Phases returns the number of phases in the current step. These are the first ones of all phases.
func (r *Run) Phases() physics.Phase { return r.Of(r.Steps()).Solver.Phases() }

// StepIterations returns the number of iterations of the current step.
func (r *Run) StepIterations() int { return r.Of(r.Steps()).Iterations }

// Iterated returns the number of the solver's iterations that have run in the current step.
func (r *Run) Iterated() int {
	if m := r.Moment(); m != MomentWhole && m < MomentIntegrate {
		return max(0, m-MomentPrestep)
	}
	if r.Steps() == 0 {
		return 0
	}
	return r.StepIterations()
}

// Corrected returns the number of iterations of the position pass that have run in an incomplete step.
func (r *Run) Corrected() int { return max(0, r.Moment()-MomentIntegrate) }

// Corrects reports whether a step has a position pass.
func (r *Run) Corrects(step int) bool { return r.Of(step).Last() == physics.PhasePosition }

// Moved returns the moment after which the bodies of a step have moved.
func (r *Run) Moved(step int) int {
	if r.Corrects(step) {
		return MomentIntegrate
	}
	return MomentWhole
}

// Like returns the moment of a step that corresponds to a moment of another solver: after the same number of
// iterations, if there are so many, and with the bodies moved or not moved.
func (r *Run) Like(step, moment int) int {
	switch {
	case moment <= MomentPrestep:
		return moment
	case moment < MomentIntegrate:
		return MomentPrestep + min(moment-MomentPrestep, r.Of(step).Iterations)
	case r.Corrects(step):
		return moment
	}
	return MomentWhole
}

// Comes reports whether a step has to run instead of being replayed: it never ran, or the world is within it.
func (r *Run) Comes(step int) bool { return step > r.Latest() || r.UnderWay() && step == r.Steps() }

// Enter prepares to run the next step in parts. Advance runs a part, and Within can go back to an earlier one.
func (r *Run) Enter() {
	r.Note()
	r.World.Snapshot(&r.start)
}

// Within restores the beginning of the current step if the world is past a moment of it. It reports whether the
// moment is then still ahead in this step, or reached.
func (r *Run) Within(step, moment int) bool {
	now := r.Moment()
	if r.World.Steps() != step-1 || now == MomentWhole {
		return false
	}
	if now > moment && r.start.Steps() == step-1 {
		r.World.Restore(&r.start)
		return true
	}
	return now <= moment
}

// Advance runs the current step up to a moment. ok is false if the step has no such moment. Then, and after an
// error, the world is at the beginning of the step.
func (r *Run) Advance(moment int) (ok bool, err *lab.Error) {
	w := r.World
	live := r.At(w.Steps())
	w.Settings = live.Settings
	for r.Moment() != moment {
		r.Before = append(r.Before[:0], w.Motions()...)
		w.Advance(live.DT)
		if w.Crowded() {
			w.Restore(&r.start)
			return false, crowded()
		}
		if !r.UnderWay() {
			w.Restore(&r.start)
			return false, nil
		}
	}
	r.latest = max(r.latest, w.Steps()+1)
	return true, nil
}
