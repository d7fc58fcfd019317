package world

import (
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/play"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

// pointAt notes the body at a point, and the contact of a pair there.
func (f *Figure) pointAt(x, y, within float64, pair [2]int) {
	w := f.Under()
	p := play.Pointed{Body: f.bodyAt(w, x, y), Contact: -1}
	near := within * within
	if arb := say.ArbiterOf(w, pair); arb != nil {
		for k := range arb.Count {
			at := arb.Contacts[k].Position
			if d := float64((at.X-x)*(at.X-x)) + float64((at.Y-y)*(at.Y-y)); d < near {
				near, p.Contact = d, int(k)
			}
		}
	}
	f.setPointed(p)
}

func (f *Figure) setPointed(p play.Pointed) {
	if f.Pointed != p {
		f.Pointed = p
		f.Mark(lab.ChangeHover)
	}
}

// Card returns the card about the body or the pair that is hovered or ringed, "" if there is none: see Narrator.Card.
func (f *Figure) Card() string {
	if f.Picked() {
		return ""
	}
	return f.Narrator().Card(f.Offered, f.Pointed.Body, f.Pointed.Contact)
}
