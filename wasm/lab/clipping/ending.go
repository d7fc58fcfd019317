package clipping

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/text"
)

// endings are the events that may end a collide, by physics.Outcome.
var endings = [...]struct{ why, reason text.Key }{
	physics.SeparatedA: {text.EndedSeparatedWhy, text.EndedSeparatedReason},
	physics.SeparatedB: {text.EndedSeparatedWhy, text.EndedSeparatedReason},
	physics.ClippedNeg: {text.EndedEmptyWhy, text.EndedEmptyReason},
	physics.ClippedPos: {text.EndedEmptyWhy, text.EndedEmptyReason},
	physics.AllDropped: {text.EndedDroppedWhy, text.EndedDroppedReason},
}

// ended says why the present stage was not reached, in the words of the last one that
// was, whose table stays.
func (w *words) ended() {
	last := &stages[w.c.Reached]
	last.say(w)
	ending := endings[w.c.Outcome()]
	if len(w.Points) == 1 {
		ending.why, ending.reason = text.EndedAloneWhy, text.EndedAloneReason
		w.set("point", w.pointName(&w.c.Clipped[w.c.Reached-physics.StageClipNeg].Vertices[0]))
	}
	w.Points = nil
	w.setEnd()
	w.set("why", w.fill(ending.why))
	w.set("reason", w.fill(ending.reason))
	w.say(text.EndedTitle, text.EndedText)
}

// setEnd sets where the collide ended.
func (w *words) setEnd() {
	w.set("number", strconv.Itoa(int(w.c.Reached)+1))
	w.set("stage", w.fill(stages[w.c.Reached].name))
}

// none says why there are no points.
func (w *words) none(stage physics.Stage) string {
	w.setEnd()
	switch reached := w.c.Reached; {
	case reached < physics.StageIncident:
		return w.fill(text.TableNoneEver)
	case stage < physics.StageIncident:
		return w.fill(text.TableNone)
	case stage > reached:
		return w.fill(text.TableNoneEnded)
	}
	return w.fill(text.TableNoneLeft)
}
