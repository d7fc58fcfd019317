package play

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/wasm/lab"
)

// touches are the contact events that are not yet reported to the page. They are collected only while there is
// a listener.
type touches struct {
	heard bool
	after int             // the events up to this step were reported before
	text  jsontext.Writer // a list that is not closed yet; empty without events
}

// mostTouches is the size of the JSON in bytes from which on events must be reported before the next step.
const mostTouches = 1 << 20

func (t *touches) full() bool { return len(t.text) >= mostTouches }

// Listen sets whether there is a listener for contact events. The events up to step after were reported before,
// and are not reported again.
func (t *touches) Listen(heard bool, after int) { *t = touches{heard: heard, after: after} }

// touched records the contact events of w's last step.
func (p *Player) touched(w *physics.World) {
	t := &p.touches
	if !t.heard || w.Steps() <= t.after {
		return
	}
	t.after = 0
	events := w.ContactEvents()
	if len(events) == 0 {
		return
	}
	if len(t.text) == 0 {
		t.text.Open("[")
	}
	for i := range events {
		writeTouch(&t.text, w.Steps(), &events[i])
	}
	p.Mark(lab.ChangeTouched)
}

// writeTouch adds an event. For an end its manifold is null.
func writeTouch(j *jsontext.Writer, step int, e *physics.ContactEvent) {
	arb := &e.Arbiter
	j.Open("{")
	j.Name("step")
	j.Int(int64(step))
	j.Name("kind")
	j.Text(e.Kind.String())
	j.Name("a")
	j.Int(int64(arb.A))
	j.Name("b")
	j.Int(int64(arb.B))
	j.Name("manifold")
	if e.Kind == physics.EventEnd {
		j.Null()
		j.Close("}")
		return
	}
	j.Open("{")
	j.Name("normal")
	j.Floats(arb.Normal.X, arb.Normal.Y)
	j.Name("points")
	j.Open("[")
	for i := range arb.Count {
		c := &arb.Contacts[i]
		j.Open("{")
		for _, part := range [...]struct {
			name string
			x    float64
		}{{"x", c.Position.X}, {"y", c.Position.Y}, {"separation", c.Separation}, {"impulse", c.Normal}, {"friction", c.Tangent}} {
			j.Name(part.name)
			j.Float(part.x)
		}
		j.Name("id")
		j.Int(int64(c.Feature.Key()))
		j.Close("}")
	}
	j.Close("]")
	j.Close("}")
	j.Close("}")
}

// Touched returns the events as JSON, in the order of steps and of (A, B), and forgets them.
func (p *Player) Touched() string {
	t := &p.touches
	if len(t.text) == 0 {
		return "[]"
	}
	t.text.Close("]")
	said := string(t.text)
	t.text = t.text[:0]
	return said
}
