package panels

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/clipping/why"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/text"
)

// reasons are the reasons for the stages after the collide call.
var reasons = map[cursor.Stage]text.Key{
	cursor.StageMatch: text.WhyMatchText, cursor.StageWarmStart: text.WhyWarmStartText, cursor.StageSolve: text.WhySolveText,
	cursor.StageVelocity: text.WhyVelocityText, cursor.StageStore: text.WhyStoreText, cursor.StagePosition: text.WhyPositionText,
}

// Why is the reason for the picked pair's stage. It is hidden if no pair is picked or the step did not reach the stage.
func Why(f *world.Figure) func() *panel.Element {
	shows := func() cursor.Stage {
		if s := f.Stage(); f.Picked() && f.Reached(s) {
			return s
		}
		return cursor.StageCount
	}
	return panel.Memo(shows, func(s cursor.Stage) *panel.Element {
		reason := ""
		switch {
		case s < cursor.StageMatch:
			reason = why.Of(f.Language(), physics.Stage(s))
		case s < cursor.StageCount:
			reason = f.Say(reasons[s])
		}
		return panel.Why(f.Language(), reason)
	})
}
