package clipping

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/text"
)

var endings = [...]struct{ title, text text.Key }{
	physics.SeparatedA: {text.EndedSeparatedTitle, text.EndedSeparatedText},
	physics.SeparatedB: {text.EndedSeparatedTitle, text.EndedSeparatedText},
	physics.ClippedNeg: {text.EndedEmptyTitle, text.EndedEmptyText},
	physics.ClippedPos: {text.EndedEmptyTitle, text.EndedEmptyText},
	physics.AllDropped: {text.EndedDroppedTitle, text.EndedDroppedText},
}

// ended explains why the described stage was not reached. It shows the table of the last reached stage.
func (w *words) ended() {
	last := &stages[w.c.Reached]
	last.say(w)
	ending := endings[w.c.Outcome()]
	if len(w.Points) == 1 {
		ending.title, ending.text = text.EndedAloneTitle, text.EndedAloneText
		w.Set("point", w.pointName(&w.c.Clipped[w.c.Reached-physics.StageClipNeg].Vertices[0]))
	}
	w.Points = nil
	w.setEnd()
	w.tell(ending.title, ending.text)
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
