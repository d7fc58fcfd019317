package hull

import (
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// Swap exchanges A and B.
func (f *collision) Swap() {
	m := f.Now
	m.shapes[A], m.shapes[B] = m.shapes[B], m.shapes[A]
	m.poses[A], m.poses[B] = m.poses[B], m.poses[A]
	m.moved = true
	m.Origin = lab.Origin{}
	f.Change(&m)
	f.Fit()
}

// HullName returns the accessible name of a hull's keyboard handle.
func (f *collision) HullName(side Side) string { return f.Say(text.HullUiHull, "box", side.Name()) }
