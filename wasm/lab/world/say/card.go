package say

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/text"
)

// The kinds of lines in a card, in addition to physics.ContactLife.
const (
	CardTitle = 't'
	CardPlain = 'p'
	CardHint  = 'h'
)

// Card returns the card about a body or about a pair. A body of -1 means none. contact is the contact under the
// pointer, or -1. Without a body and a pair the card is "". Each line begins with its kind. For a contact this
// is the number of its physics.ContactLife.
func (n Narrator) Card(pair [2]int, body, contact int) string {
	c := card{Speaker: n.Speaker(&n.Pick)}
	switch {
	case pair[0] == pair[1] && body < 0:
		return ""
	case body >= 0 && contact < 0:
		c.body(body)
		if pair[0] != pair[1] {
			c.SetBody("a", pair[0])
			c.SetBody("b", pair[1])
			c.line(CardHint, text.CardClick)
		}
	default:
		c.pair(pair, contact)
	}
	return c.lines
}

// card builds the lines of a card.
type card struct {
	*Speaker
	lines string
}

func (c *card) line(kind byte, key text.Key) {
	if c.lines != "" {
		c.lines += "\n"
	}
	c.lines += string(rune(kind)) + c.Say(key)
}

func (c *card) body(body int) {
	mass, m := &c.World.Masses()[body], &c.World.Motions()[body]
	c.SetBody("n", body)
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

// kilograms formats a mass. If it has few digits, all are written.
func kilograms(mass float64) string {
	if s := strconv.FormatFloat(mass, 'f', -1, 64); len(s) <= 6 {
		return s
	}
	return text.Short(mass)
}

// lifeKeys are the messages about a contact's impulses, by the contact's life.
var lifeKeys = [...]text.Key{physics.ContactNew: text.CardFresh, physics.ContactKept: text.CardKept, physics.ContactLost: text.CardLost}

func (c *card) pair(pair [2]int, pointed int) {
	c.SetBody("a", pair[0])
	c.SetBody("b", pair[1])
	c.line(CardTitle, text.CardPair)
	arb := ArbiterOf(c.World, pair)
	if arb == nil {
		c.line(CardPlain, text.CardApart)
		return
	}
	for k := range arb.Count {
		if pointed >= 0 && int(k) != pointed {
			continue
		}
		contact := &arb.Contacts[k]
		c.SetShort("normal", contact.Normal)
		c.SetShort("tangent", contact.Tangent)
		c.line('0'+byte(contact.Life), lifeKeys[contact.Life])
		if contact.Life == physics.ContactKept {
			steps, known := c.Age(arb, contact)
			c.SetInt("n", steps)
			if known {
				c.line(CardPlain, text.CardAge)
			} else {
				c.line(CardPlain, text.CardAgeLeast)
			}
		}
		c.Set("id", clipping.IDWords(c.Language, contact.Feature))
		c.Set("depth", length(contact.Separation))
		c.line(CardPlain, text.CardId)
	}
	if arb.Count == 2 && pointed >= 0 {
		other := &arb.Contacts[1-pointed]
		c.SetShort("normal", other.Normal)
		c.line(CardPlain, text.CardOther)
	}
	if pointed < 0 { // the keyboard's pair
		c.line(CardHint, text.CardEnter)
	} else {
		c.line(CardHint, text.CardStages)
	}
}

// CardText returns a card as one line for screen readers.
func (n Narrator) CardText(card string) string {
	var said []string
	for _, line := range lab.Split(card, '\n') {
		if line != "" && line[0] != CardHint {
			said = append(said, line[1:])
		}
	}
	return n.In.Clauses(said...)
}

// ArbiterOf returns the arbiter of two bodies, or nil if they do not touch.
func ArbiterOf(w *physics.World, pair [2]int) *physics.Arbiter {
	if i := w.Find(pair[0], pair[1]); i >= 0 {
		return &w.Arbiters()[i]
	}
	return nil
}
