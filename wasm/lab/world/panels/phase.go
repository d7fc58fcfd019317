package panels

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/text"
)

// phaseNames are the names of a step's phases.
var phaseNames = [physics.PhaseCount]text.Key{
	physics.PhaseBroadphase: text.WorldPhaseBroadphase,
	physics.PhaseForces:     text.WorldPhaseForces,
	physics.PhasePrestep:    text.WorldPhasePrestep,
	physics.PhaseIterate:    text.WorldPhaseIterate,
	physics.PhaseIntegrate:  text.WorldPhaseIntegrate,
	physics.PhasePosition:   text.WorldPhasePosition,
}
