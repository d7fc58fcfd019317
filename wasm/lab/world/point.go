package world

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/text"
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
	if arb := arbiterOf(w, pair); arb != nil {
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

// arbiterOf returns the arbiter of two bodies, nil if they do not touch.
func arbiterOf(w *physics.World, pair [2]int) *physics.Arbiter {
	if i := w.Find(pair[0], pair[1]); i >= 0 {
		return &w.Arbiters()[i]
	}
	return nil
}

// The kinds of a card's lines, besides physics.ContactLife.
const (
	CardTitle = 't'
	CardPlain = 'p'
	CardHint  = 'h'
)

// Card returns the card about the body or the pair that is hovered or ringed, "" if there is none. Each line begins
// with its kind; a contact's line begins with the number of its physics.ContactLife.
func (f *Figure) Card() string {
	if f.Picked() {
		return ""
	}
	c := card{speaker: f.speaker(&f.Pick)}
	pair, body := f.offered, f.pointed.body
	switch {
	case pair[0] == pair[1] && body < 0:
		return ""
	case body >= 0 && f.pointed.contact < 0:
		f.bodyCard(&c, body)
		if pair[0] != pair[1] {
			c.SetInt("a", pair[0])
			c.SetInt("b", pair[1])
			c.line(CardHint, text.CardClick)
		}
	default:
		f.pairCard(&c, pair)
	}
	return c.lines
}

// card builds the lines of a card.
type card struct {
	*speaker
	lines string
}

func (c *card) line(kind byte, key text.Key) {
	if c.lines != "" {
		c.lines += "\n"
	}
	c.lines += string(rune(kind)) + c.Say(key)
}

func (f *Figure) bodyCard(c *card, body int) {
	mass, m := &f.World.Masses()[body], &f.World.Motions()[body]
	c.SetInt("n", body)
	c.line(CardTitle, text.CardBody)
	if mass.Sensor {
		c.line(CardPlain, text.CardSensor)
	}
	c.SetShort("friction", mass.Friction)
	if mass.Static() {
		c.line(CardPlain, text.CardStatic)
		return
	}
	c.Set("mass", kilograms(mass.Mass))
	c.line(CardPlain, text.CardMass)
	x, y, spin := settled(m.Velocity.X), settled(m.Velocity.Y), settled(m.AngularVelocity)
	if x == 0 && y == 0 && spin == 0 {
		c.line(CardPlain, text.CardStill)
		return
	}
	c.SetShort("v", math.Sqrt(float64(x*x)+float64(y*y)))
	c.SetShort("x", x)
	c.SetShort("y", y)
	c.line(CardPlain, text.CardVelocity)
	c.SetShort("w", spin)
	c.line(CardPlain, text.CardSpin)
}

// kilograms formats a mass, with all digits if they are few.
func kilograms(mass float64) string {
	if s := strconv.FormatFloat(mass, 'f', -1, 64); len(s) <= 6 {
		return s
	}
	return text.Short(mass)
}

// lifeKeys are the messages about a contact's impulses, by its life.
var lifeKeys = [...]text.Key{physics.ContactNew: text.CardFresh, physics.ContactKept: text.CardKept, physics.ContactLost: text.CardLost}

func (f *Figure) pairCard(c *card, pair [2]int) {
	c.SetInt("a", pair[0])
	c.SetInt("b", pair[1])
	c.line(CardTitle, text.CardPair)
	arb := arbiterOf(f.World, pair)
	if arb == nil {
		c.line(CardPlain, text.CardApart)
		return
	}
	for k := range arb.Count {
		if f.pointed.contact >= 0 && int(k) != f.pointed.contact {
			continue
		}
		contact := &arb.Contacts[k]
		c.SetShort("normal", contact.Normal)
		c.SetShort("tangent", contact.Tangent)
		c.line('0'+byte(contact.Life), lifeKeys[contact.Life])
		if contact.Life == physics.ContactKept {
			steps, known := f.Age(arb, contact)
			c.SetInt("n", steps)
			if known {
				c.line(CardPlain, text.CardAge)
			} else {
				c.line(CardPlain, text.CardAgeLeast)
			}
		}
		c.Set("id", clipping.IDWords(f.Language(), contact.Feature))
		c.Set("depth", length(contact.Separation))
		c.line(CardPlain, text.CardId)
	}
	if arb.Count == 2 && f.pointed.contact >= 0 {
		other := &arb.Contacts[1-f.pointed.contact]
		c.SetShort("normal", other.Normal)
		c.line(CardPlain, text.CardOther)
	}
	if f.pointed.contact < 0 { // the keyboard's pair
		c.line(CardHint, text.CardEnter)
	} else {
		c.line(CardHint, text.CardStages)
	}
}

// PointedText returns the card in one line, for screen readers.
func (f *Figure) PointedText() string {
	var said []string
	for _, line := range lab.Split(f.Card(), '\n') {
		if line != "" && line[0] != CardHint {
			said = append(said, line[1:])
		}
	}
	return f.Language().Clauses(said...)
}
