package say

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/text"
)

// stored describes the data that the contacts store for the next step, and where.
func (s *Speaker) stored(tables bool) []Grid {
	x := s.Watch()
	count := int(x.Arbiter.Count)
	p, q := x.Box2D.Stored[0], x.Box2D.Stored[1]
	s.SetSize("p", p.X)
	s.SetSize("q", q.X)
	switch {
	case p == physics.Vec2{} && q == physics.Vec2{}:
		s.entitle(text.StoreZeroTitle)
	case count == 1:
		s.entitle(text.StoreOneTitle)
	default:
		s.entitle(text.StoreTwoTitle)
	}
	if x.Settings.WarmStarting {
		s.add(text.StoreText)
	} else {
		s.add(text.StoreOff)
	}
	s.add(text.StoreLite)
	if x.Arbiter.Count > x.Box2D.Prepared.Count {
		s.add(text.VelocitySingle)
	}
	if !tables {
		return nil
	}
	kept := Grid{Caption: s.Say(text.StoreGrid), Heads: []string{"", s.Say(text.StoreId), s.Say(text.StoreNormal), s.Say(text.StoreFriction)}}
	for i := range count {
		id := clipping.Cell{Text: clipping.IDWords(s.Language, x.Arbiter.Contacts[i].Feature), Values: []float64{float64(x.Arbiter.Contacts[i].Feature.Key())}}
		kept.Rows = append(kept.Rows, GridRow{
			Label: s.Language.Text(text.PairContact, "n", digits(i+1)),
			Cells: []clipping.Cell{id, longCell(x.Box2D.Stored[i].X), longCell(x.Box2D.Stored[i].Y)},
		})
	}
	return []Grid{kept, s.localSpace()}
}

// localSpace returns the table of the manifold in the frames of both boxes.
func (s *Speaker) localSpace() Grid {
	l, box := &s.Watch().Box2D.Manifold, s.referenceBox()
	g := Grid{Caption: s.Say(text.StoreLocal), Heads: []string{"", "x", "y"}}
	add := func(key text.Key, of int, v physics.Vec2) {
		s.Set("box", clipping.BoxNames[of])
		g.Rows = append(g.Rows, GridRow{Label: s.Say(key), Cells: []clipping.Cell{longCell(v.X), longCell(v.Y)}})
	}
	add(text.StoreFace, box, l.Normal.Mul(l.Offset))
	add(text.StoreDirection, box, l.Normal)
	for i := range int(l.Count) {
		s.SetInt("n", i+1)
		add(text.StorePoint, 1-box, l.Points[i])
	}
	return g
}
