package panels

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/clipping/why"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/text"
)

// reasons are the reasons for the stages after the collide call.
var reasons = map[cursor.Stage]text.Key{
	cursor.StageMatch: text.WhyMatchText, cursor.StageWarmStart: text.WhyWarmStartText, cursor.StageSolve: text.WhySolveText,
	cursor.StageVelocity: text.WhyVelocityText, cursor.StageStore: text.WhyStoreText, cursor.StagePosition: text.WhyPositionText,
}

// reason returns the reason for the picked pair's stage, or "" if no pair is picked.
func reason(f *world.Figure) string {
	switch s := f.Stage(); {
	case !f.Picked():
		return ""
	case s < cursor.StageMatch:
		return why.Of(f.Language(), physics.Stage(s))
	default:
		return f.Say(reasons[s])
	}
}
