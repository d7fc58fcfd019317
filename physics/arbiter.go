package physics

import "math"

// Arbiter holds the contacts of two touching bodies and their accumulated impulses. Each step makes
// new arbiters, which inherit impulses from the arbiters of the step before.
type Arbiter struct {
	A, B     int32   // indices of the bodies, A < B
	Count    int32   // number of contacts, 1 or 2
	Friction float64 // sqrt(fA fB), computed when the bodies began to touch or were last edited
	Normal   Vec2    // unit, from A to B, world frame
	Contacts [2]ArbiterContact
}

// ArbiterContact is a contact point with its accumulated impulses.
type ArbiterContact struct {
	Position   Vec2        // on the reference face at the step's start, world frame, metres
	Separation float64     // along the normal, metres, never positive
	Normal     float64     // accumulated normal impulse, N s, never negative
	Tangent    float64     // accumulated friction impulse along (n.y, -n.x), N s
	Feature    FeaturePair // the id by which the next step finds the contact
	Life       ContactLife
}

// ContactLife tells how a contact relates to the contacts of the step before.
type ContactLife uint8

const (
	// ContactNew marks a contact that neither continues nor replaces a contact of the step before.
	ContactNew ContactLife = iota
	// ContactKept marks a contact with the feature pair of a contact of the step before. With warm starting it
	// inherits that contact's impulses.
	ContactKept
	// ContactLost marks a new contact that replaces an old one with another feature pair. The old impulses are
	// lost. If two new contacts replace one old contact, the nearer one is marked.
	ContactLost
)

func (arb *Arbiter) pair() pair { return pair{arb.A, arb.B} }

func (arb *Arbiter) before(other *Arbiter) bool { return arb.pair().before(other.pair()) }

// findPair returns the index of p's arbiter in the sorted list, or -1.
func findPair(arbiters []Arbiter, p pair) int {
	return p.find(len(arbiters), func(i int) pair { return arbiters[i].pair() })
}

// Impulse returns the sum of the contacts' normal impulses, N s.
func (arb *Arbiter) Impulse() float64 { return arb.Contacts[0].Normal + arb.Contacts[1].Normal }

// init sets all fields except Friction, as for bodies that begin to touch; merge follows for the others.
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

// merge copies friction and accumulated impulses from old, the arbiter of the same bodies in the
// step before. A new contact inherits from the first old one with the same feature pair. arb keeps
// its order and geometry. Without warm starting the impulses stay 0.
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

// lose marks the contacts that replace lost ones. The case is rare, so its code is kept out of merge.
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

func (arb *Arbiter) nearer(p *Vec2) int {
	first, second := arb.Contacts[0].Position.Sub(*p), arb.Contacts[1].Position.Sub(*p)
	if second.Dot(second) < first.Dot(first) {
		return 1
	}
	return 0
}

// inherit copies the impulses of the old contact with c's feature pair. It returns the number of
// old contacts found: 0 or 1.
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

// Started returns the impulses (normal, friction) that each contact of Arbiters()[i] inherited in the last
// step, or 0 for a contact that inherited none. Call it before the next step and before a Restore.
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

// Find returns the index (0 or 1) of the first contact with feature pair f, or -1.
func (arb *Arbiter) Find(f FeaturePair) int {
	for i := range int(arb.Count) {
		if arb.Contacts[i].Feature == f {
			return i
		}
	}
	return -1
}

// friction returns the friction coefficient of a contact: the geometric mean of the bodies' a and b.
func friction(a, b float64) float64 { return math.Sqrt(float64(a * b)) }
