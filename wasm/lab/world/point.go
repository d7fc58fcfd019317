package world

import (
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

// pointed is the body and the contact under the pointer, besides the offered pair.
type pointed struct {
	body    int // -1 for none
	contact int // of the offered pair, -1 for none
}

var nothing = pointed{-1, -1}

// pointAt notes the body at a point, and the contact of a pair there.
func (f *Figure) pointAt(x, y, within float64, pair [2]int) {
	w := f.Under()
	p := pointed{f.bodyAt(w, x, y), -1}
	near := within * within
	if arb := say.ArbiterOf(w, pair); arb != nil {
		for k := range arb.Count {
			at := arb.Contacts[k].Position
			if d := float64((at.X-x)*(at.X-x)) + float64((at.Y-y)*(at.Y-y)); d < near {
				near, p.contact = d, int(k)
			}
		}
	}
	f.setPointed(p)
}

func (f *Figure) setPointed(p pointed) {
	if f.pointed != p {
		f.pointed = p
		f.Mark(lab.ChangeHover)
	}
}

// Card returns the card about the body or the pair that is hovered or ringed, "" if there is none: see Narrator.Card.
func (f *Figure) Card() string {
	if f.Picked() {
		return ""
	}
	return f.Narrator().Card(f.offered, f.pointed.body, f.pointed.contact)
}
