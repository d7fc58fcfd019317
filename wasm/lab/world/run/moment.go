package run

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
)

// A moment is a place within a step: what of it has run. Moment 0 is the whole step, 1 to 3 end
// with broad phase, forces and prestep, and 3+k with iteration k. Where a position pass follows,
// MomentIntegrate ends with integration, and MomentIntegrate+k with iteration k of that pass.
const (
	MomentWhole      = 0
	MomentBroadphase = 1
	MomentForces     = 2
	MomentPrestep    = 3
	MomentIntegrate  = MomentPrestep + scene.MaxIterations + 1
)

// UnderWay reports whether the world stands within a step.
func (r *Run) UnderWay() bool { return r.Moment() != MomentWhole }

// Moment returns the moment at which the world stands.
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

// Steps returns the step at which the world stands, complete or under way: 0 before the first.
func (r *Run) Steps() int {
	if r.UnderWay() {
		return r.World.Steps() + 1
	}
	return r.World.Steps()
}

// Latest returns the last step that was run since the scene began: those after Steps lie ahead.
func (r *Run) Latest() int { return max(r.latest, r.Steps()) }

// Seconds returns when the present step ends, since the scene began.
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

// Of returns the settings of a step, before the first step those of the first, to read.
func (r *Run) Of(step int) *scene.Live { return r.At(max(step-1, 0)) }

// Phase returns the phase that ran last in this step; ok is false before the first step.
func (r *Run) Phase() (phase physics.Phase, ok bool) {
	switch m := r.Moment(); {
	case m == MomentWhole:
		return r.Of(r.Steps()).Last(), r.Steps() > 0
	case m <= MomentPrestep:
		return physics.Phase(m - 1), true
	case m > MomentIntegrate:
		return physics.PhasePosition, true
	case m == MomentIntegrate:
		return physics.PhaseIntegrate, true
	}
	return physics.PhaseIterate, true
}

// Phases returns how many phases the step at which the world stands has: the first of them all.
func (r *Run) Phases() physics.Phase { return r.Of(r.Steps()).Solver.Phases() }

// StepIterations returns how many iterations the step at which the world stands has.
func (r *Run) StepIterations() int { return r.Of(r.Steps()).Iterations }

// Iterated returns how many of them have run.
func (r *Run) Iterated() int {
	if m := r.Moment(); m != MomentWhole && m < MomentIntegrate {
		return max(0, m-MomentPrestep)
	}
	if r.Steps() == 0 {
		return 0
	}
	return r.StepIterations()
}

// Corrected returns how many iterations of the position pass have run in a step that they have not
// completed yet.
func (r *Run) Corrected() int { return max(0, r.Moment()-MomentIntegrate) }

// Corrects reports whether a step has a position pass.
func (r *Run) Corrects(step int) bool { return r.Of(step).Last() == physics.PhasePosition }

// Moved returns the moment at which a step's bodies have moved.
func (r *Run) Moved(step int) int {
	if r.Corrects(step) {
		return MomentIntegrate
	}
	return MomentWhole
}

// Like returns the moment of a step that is most like a moment of another solver's: as many
// iterations, or all that there are; with its bodies moved, or not moved yet.
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

// Comes reports whether a step is to be taken, and not to be gone back to: it was never run, or the world is in it.
func (r *Run) Comes(step int) bool { return step > r.Latest() || r.UnderWay() && step == r.Steps() }

// Enter begins the step that comes.
func (r *Run) Enter() {
	r.Note()
	r.World.Snapshot(&r.start)
}

// Within takes the world to where a step begins, if it stands in the step, after a moment or at its beginning. It reports
// whether the moment is still to come then.
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

// Advance takes the world on to a moment of the step that it is in. It reports whether the step has that moment; where it
// has not, or an error says why it cannot be taken, the world stands where the step begins.
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
