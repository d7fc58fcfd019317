package clipping

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/text"
)

var endings = [...]struct{ why, reason text.Key }{
	physics.SeparatedA: {text.EndedSeparatedWhy, text.EndedSeparatedReason},
	physics.SeparatedB: {text.EndedSeparatedWhy, text.EndedSeparatedReason},
	physics.ClippedNeg: {text.EndedEmptyWhy, text.EndedEmptyReason},
	physics.ClippedPos: {text.EndedEmptyWhy, text.EndedEmptyReason},
	physics.AllDropped: {text.EndedDroppedWhy, text.EndedDroppedReason},
}

// ended explains why the described stage was not reached. It shows the table of the last reached stage.
func (w *words) ended() {
	last := &stages[w.c.Reached]
	last.say(w)
	ending := endings[w.c.Outcome()]
	if len(w.Points) == 1 {
		ending.why, ending.reason = text.EndedAloneWhy, text.EndedAloneReason
		w.Set("point", w.pointName(&w.c.Clipped[w.c.Reached-physics.StageClipNeg].Vertices[0]))
	}
	w.Points = nil
	w.setEnd()
	w.Set("why", w.Say(ending.why))
	w.Set("reason", w.Say(ending.reason))
	w.tell(text.EndedTitle, text.EndedText)
}

func (w *words) setEnd() {
	w.SetInt("number", int(w.c.Reached)+1)
	w.Set("stage", w.Say(stages[w.c.Reached].name))
}

// none explains why there are no points.
func (w *words) none(stage physics.Stage) string {
	w.setEnd()
	switch reached := w.c.Reached; {
	case reached < physics.StageIncident:
		return w.Say(text.TableNoneEver)
	case stage < physics.StageIncident:
		return w.Say(text.TableNone)
	case stage > reached:
		return w.Say(text.TableNoneEnded)
	}
	return w.Say(text.TableNoneLeft)
}
