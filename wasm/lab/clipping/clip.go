package clipping

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/text"
)

func (w *words) reference() {
	r := &w.c.Reference
	neg, pos := &r.Sides[0], &r.Sides[1]
	w.Set("box", w.referenceName())
	w.Set("other", w.incidentName())
	w.setEdge("edge", r.Face)
	w.setEdge("neg", neg.Edge)
	w.setEdge("pos", pos.Edge)
	w.tell(text.ReferenceTitle, text.ReferenceText)
	w.vector(text.RowFrontNormal, QuantityFrontNormal, r.Front.Normal)
	w.number(text.RowFront, QuantityFront, r.Front.Offset)
	w.vector(text.RowSideNormal, QuantitySidePos, pos.Normal)
	w.setEdge("edge", neg.Edge)
	w.number(text.RowNegSide, QuantitySideNeg, neg.Offset)
	w.setEdge("edge", pos.Edge)
	w.number(text.RowPosSide, QuantitySidePos, pos.Offset)
}

func (w *words) incident() {
	e := &w.c.Incident
	w.Set("box", w.incidentName())
	w.setEdge("edge", e.Edge)
	x, y := math.Abs(e.Normal.X), math.Abs(e.Normal.Y)
	w.setTo(min(evenDecimals, text.Apart(tableDecimals, x, y)), "dot", -max(x, y))
	w.setEdge("from", e.Edge)
	w.setEdge("to", e.Edge%4+1)
	if even(x, y) {
		w.setEdge("other", w.nextBest())
		rule := text.IncidentEvenRule
		if x != y {
			rule = text.IncidentRoundingRule
		}
		w.Set("rule", w.Say(rule))
		w.tell(text.IncidentTitle, text.IncidentEvenText)
	} else {
		w.tell(text.IncidentTitle, text.IncidentText)
	}
	w.vector(text.RowTurned, QuantityTurned, e.Normal)
	w.points(&e.Vertices, 2)
}

// nextBest returns the edge whose normal is second most opposite to the front normal.
func (w *words) nextBest() physics.Edge {
	n := &w.c.Incident.Normal
	switch {
	case w.c.Incident.Edge%2 == 0 && n.Y < 0: // edges 2 and 4 are the ends in x
		return physics.Edge3
	case w.c.Incident.Edge%2 == 0:
		return physics.Edge1
	case n.X < 0:
		return physics.Edge2
	}
	return physics.Edge4
}

func (w *words) clipNeg() { w.clip(0, &w.c.Incident.Vertices) }
func (w *words) clipPos() { w.clip(1, &w.c.Clipped[0].Vertices) }

func (w *words) clip(side int, in *[2]physics.ClipVertex) {
	c := &w.c.Clipped[side]
	d := &c.Distances
	out := 0 // the end outside the side line, if there is one
	if d[1] > 0 {
		out = 1
	}
	ends := [2]string{w.pointName(&in[0]), w.pointName(&in[1])}
	w.Set("box", w.referenceName())
	w.setEdge("edge", w.c.Reference.Sides[side].Edge)
	w.Set("point", ends[out])
	w.SetSize("outside", d[out])
	w.SetSize("d0", d[0])
	w.SetSize("d1", d[1])
	switch {
	case c.Cut:
		w.SetInt("percent", int(max(1, min(99, math.Round(100*c.T)))))
		w.Set("from", ends[0])
		w.Set("to", ends[1])
		made := &c.Vertices[c.Count-1]
		feature, winding := w.told(made)
		w.Set("id", w.idWords(feature))
		if feature == winding {
			w.tell(text.ClipOneTitle, text.ClipOneText)
		} else {
			w.Set("winding", w.idWords(winding))
			w.Set("on", w.edgesWords(1-w.referenceBox(), made.Winding.In2(), made.Winding.Out2()))
			w.tell(text.ClipOneTitle, text.ClipWrongText)
		}
	case c.Count == 2:
		w.tell(text.ClipNoneTitle, text.ClipNoneText)
	case c.Count == 1:
		w.tell(text.ClipAloneTitle, text.ClipAloneText)
	default:
		w.tell(text.ClipEmptyTitle, text.ClipEmptyText)
	}
	w.Text = capital(w.Text)
	for i, end := range ends {
		w.Set("point", end)
		w.number(text.RowDistance, QuantityClipDistance.At(i), d[i])
	}
	if c.Cut {
		w.number(text.RowFraction, QuantityFraction, c.T)
	}
	w.integer(text.RowLeft, finding.QuantityNone, c.Count)
	w.points(&c.Vertices, c.Count)
}

func (w *words) keep() {
	k := &w.c.Keep
	vertices := &w.c.Clipped[1].Vertices
	s := &k.Separations
	names := [2]string{w.pointName(&vertices[0]), w.pointName(&vertices[1])}
	w.Set("box", w.referenceName())
	w.Set("p", names[0])
	w.Set("q", names[1])
	switch {
	case k.Kept[0] && k.Kept[1]:
		w.Set("d0", w.deep(s[0]))
		w.Set("d1", w.deep(s[1]))
		w.tell(text.KeepBothTitle, text.KeepBothText)
	case k.Kept[0] || k.Kept[1]:
		kept, dropped := 0, 1
		if k.Kept[1] {
			kept, dropped = 1, 0
		}
		w.Set("p", names[kept])
		w.Set("q", capital(names[dropped]))
		w.Set("depth", w.deep(s[kept]))
		w.SetSize("height", s[dropped])
		w.tell(text.KeepOneTitle, text.KeepOneText)
	default:
		w.SetSize("d0", s[0])
		w.SetSize("d1", s[1])
		w.tell(text.KeepNoneTitle, text.KeepNoneText)
	}
	w.Text = capital(w.Text)
	w.points(vertices, 2)
	for i := range w.Points {
		w.Set("point", names[i])
		w.number(text.RowSeparation, QuantityKeepDistance.At(i), s[i])
		state := text.RowKept
		if !k.Kept[i] {
			state = text.RowDropped
		}
		w.Points[i].State, w.Points[i].Dropped = w.Say(state), !k.Kept[i]
	}
}

func (w *words) deep(separation float64) string {
	if separation == 0 {
		return w.Language.Text(text.KeepOn)
	}
	return w.Language.Text(text.KeepDeep, "n", text.Short(math.Abs(separation)))
}

func (w *words) contacts() {
	m := &w.c.Manifold
	w.vector(text.RowNormal, QuantityNormal, m.Normal)
	var more []string
	w.Set("box", w.referenceName())
	for i := range m.Count {
		contact := &m.Contacts[i]
		quantity := QuantityContact.At(i)
		w.SetInt("n", i+1)
		w.SetSize([...]string{"d0", "d1"}[i], contact.Separation)
		w.Set([...]string{"id0", "id1"}[i], w.idWords(contact.Feature))
		w.vector(text.RowPosition, quantity, contact.Position)
		w.number(text.RowDepth, quantity, contact.Separation)
		if key := contact.Feature; w.c.Reference.OfB {
			w.key(text.RowKeyBefore, quantity, key.Flip(), 1)
			if i == 0 {
				w.SetInt("before", int(key.Flip().Key()))
				w.SetInt("after", int(key.Key()))
				more = append(more, w.Say(text.ContactsFlip))
			}
		}
		w.key(text.RowKey, quantity, contact.Feature, 0)
		if contact.Winding != contact.Feature {
			w.Set("id", w.idWords(contact.Winding))
			more = append(more, w.Say(text.ContactsWinding))
		}
		w.point(&w.c.Clipped[1].Vertices[contact.From], contact.Position, contact.Feature, contact.Winding, quantity)
	}
	if m.Count == 1 {
		w.tell(text.ContactsOneTitle, text.ContactsOneText)
	} else {
		w.tell(text.ContactsTwoTitle, text.ContactsTwoText)
	}
	w.Text = w.Language.Sentences(append([]string{w.Text}, more...)...)
}
