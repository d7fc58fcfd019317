package hull

import (
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// Swap lets A and B trade places.
func (f *Figure) Swap() {
	m := f.Now
	m.shapes[A], m.shapes[B] = m.shapes[B], m.shapes[A]
	m.poses[A], m.poses[B] = m.poses[B], m.poses[A]
	m.moved = true
	m.Origin = lab.Origin{}
	f.Change(&m)
	f.Fit()
}

// HullName says what a hull's keyboard handle is for.
func (f *Figure) HullName(side Side) string { return f.Say(text.HullUiHull, "box", side.Name()) }
