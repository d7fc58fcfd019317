package physics

import "math"

// Arbiter holds what is known of two bodies that touch, from step to step: their
// contacts, and the impulses that the contacts gathered.
type Arbiter struct {
	A, B     int32   // indices of the bodies, A the lower one
	Count    int32   // of contacts, 1 or 2
	Friction float64 // sqrt(fA fB), as it was when the bodies began to touch
	Normal   Vec2    // unit, from A to B, world frame
	Contacts [2]ArbiterContact
}

// ArbiterContact is a contact point with the impulses that it gathered.
type ArbiterContact struct {
	Position   Vec2        // on the reference face at the step's start, world frame, metres
	Separation float64     // along the normal, metres, never positive
	Normal     float64     // accumulated normal impulse, N s, never negative
	Tangent    float64     // accumulated friction impulse along (n.y, -n.x), N s
	Feature    FeaturePair // the id that the next step finds it by
	Life       ContactLife
}

// ContactLife says what a contact has from the step before.
type ContactLife uint8

const (
	// ContactNew touches for the first time.
	ContactNew ContactLife = iota
	// ContactKept was found again by its feature pair. With warm starting it goes on with
	// the impulses that it had.
	ContactKept
	// ContactLost took the place of one with another feature pair, whose impulses
	// are forgotten: there are as many of them as the pair has lost, if there are so many new,
	// and of two that could be it the one that is nearer.
	ContactLost
)

// pair returns the two bodies.
func (arb *Arbiter) pair() pair { return pair{arb.A, arb.B} }

// before reports whether the arbiter comes before the other in a world's order.
func (arb *Arbiter) before(other *Arbiter) bool { return arb.pair().before(other.pair()) }

// findPair returns the index of a pair's arbiter, or -1 if it is not in the list.
func findPair(arbiters []Arbiter, p pair) int {
	return p.find(len(arbiters), func(i int) pair { return arbiters[i].pair() })
}

// Impulse returns the sum of the contacts' normal impulses, N s.
func (arb *Arbiter) Impulse() float64 { return arb.Contacts[0].Normal + arb.Contacts[1].Normal }

// init fills the arbiter of bodies that begin to touch, but for its friction.
func (arb *Arbiter) init(p pair, m *Manifold) {
	arb.A, arb.B = p.a, p.b
	arb.Count = int32(m.Count)
	arb.Normal.X, arb.Normal.Y = m.Normal.X, m.Normal.Y
	arb.Contacts[0].init(&m.Contacts[0])
	if m.Count == 2 {
		arb.Contacts[1].init(&m.Contacts[1])
	} else {
		arb.Contacts[1].init(&Contact{})
	}
}

func (c *ArbiterContact) init(from *Contact) {
	c.Position.X, c.Position.Y, c.Separation = from.Position.X, from.Position.Y, from.Separation
	c.Normal, c.Tangent = 0, 0
	c.Feature, c.Life = from.Feature, ContactNew
}

// merge takes over from old, the same bodies' arbiter of the step before, what its
// contacts gathered: a new contact inherits from the first old one with the same
// feature pair. Order and geometry are the new ones. Without warm starting impulses
// start from 0.
func (arb *Arbiter) merge(old *Arbiter, warmStarting bool) {
	arb.Friction = old.Friction
	found := arb.Contacts[0].inherit(old, warmStarting)
	if arb.Count == 2 {
		found += arb.Contacts[1].inherit(old, warmStarting)
	}
	if gone := old.Count - found; gone > 0 && found < arb.Count {
		arb.lose(old, gone)
	}
}

// lose tells which contacts took the place of those that are gone. It is rare, and kept out of
// merge's way.
//
//go:noinline
func (arb *Arbiter) lose(old *Arbiter, gone int32) {
	if arb.Count == 2 && old.Count == 1 {
		arb.Contacts[arb.nearer(&old.Contacts[0].Position)].Life = ContactLost
		return
	}
	for i := range arb.Count {
		if c := &arb.Contacts[i]; c.Life == ContactNew && gone > 0 {
			c.Life = ContactLost
			gone--
		}
	}
}

// nearer returns which of two contacts is nearer to a point, the first if they are as near.
func (arb *Arbiter) nearer(p *Vec2) int {
	first, second := arb.Contacts[0].Position.Sub(*p), arb.Contacts[1].Position.Sub(*p)
	if second.Dot(second) < first.Dot(first) {
		return 1
	}
	return 0
}

// inherit returns how many of old's contacts c goes on with: one or none.
func (c *ArbiterContact) inherit(old *Arbiter, warmStarting bool) int32 {
	i := old.Find(c.Feature)
	if i < 0 {
		return 0
	}
	from := &old.Contacts[i]
	if warmStarting {
		c.Normal, c.Tangent = from.Normal, from.Tangent
	}
	c.Life = ContactKept
	return 1
}

// Started returns the impulses, normal and friction, with which the contacts of arbiter i of Arbiters began the last
// step: those that contacts with the same feature pairs had gathered, and 0 for the others. Ask it before the next
// step, and before the world is restored.
func (w *World) Started(i int) (impulses [2][2]float64) {
	arb := w.arbiters[i]
	for k := range arb.Contacts {
		arb.Contacts[k].Normal, arb.Contacts[k].Tangent = 0, 0
	}
	if old := findPair(w.old, arb.pair()); old >= 0 {
		arb.merge(&w.old[old], w.settings.WarmStarting)
	}
	for k := range arb.Contacts {
		impulses[k] = [2]float64{arb.Contacts[k].Normal, arb.Contacts[k].Tangent}
	}
	return impulses
}

// Find returns the first contact with a feature pair, 0 or 1, or -1 if there is none.
func (arb *Arbiter) Find(f FeaturePair) int {
	for i := range int(arb.Count) {
		if arb.Contacts[i].Feature == f {
			return i
		}
	}
	return -1
}

// friction mixes two bodies' coefficients.
func friction(a, b float64) float64 { return math.Sqrt(float64(a * b)) }
