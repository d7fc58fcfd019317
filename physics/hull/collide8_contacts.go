package hull

// Manifold describes the contact of two hulls. If Count is 0 they do not touch, and the other
// fields are undefined.
type Manifold struct {
	Normal   Vec3    // unit, from A to B, world frame
	Depth    float64 // distance that B must move along Normal to leave A, metres, never negative
	Contacts [MaxContacts]Contact
	Count    int // 0 to 4
}

// MTV returns the translation along Normal that moves B out of A, in metres, world frame. Without a
// bias it is the shortest one.
func (m *Manifold) MTV() Vec3 { return m.Normal.Mul(m.Depth) }

// Contact is one point of a manifold. Its positions are in the world frame, in metres, with both
// hulls in place.
type Contact struct {
	Position   Vec3    // halfway between OnA and OnB
	OnA, OnB   Vec3    // on the surfaces of A and of B
	Separation float64 // from OnA to OnB along the normal, metres; negative is overlap
	Feature    FeaturePair
	Rule       Rule
}

func (m *Manifold) run(c *Clipping) {
	m.Normal = c.Frame.Vector(c.Best.Normal)
	m.Depth = max(0, -c.Best.Separation)
	if c.Best.Axis == AxisEdge {
		m.Count = 1
		onA, onB := c.Closest(c.Edges.A, c.Edges.B)
		t := &m.Contacts[0]
		t.OnA, t.OnB = c.Frame.Point(onA), c.Frame.Point(onB)
		t.Position = t.OnA.Add(t.OnB).Mul(0.5)
		t.Separation = c.Best.Normal.Dot(onB.Sub(onA))
		t.Feature, t.Rule = FeaturePair{EdgeOf(c.Edges.A), EdgeOf(c.Edges.B) | ofB}, RuleEdges
		return
	}
	m.Count = c.Reduce.Count
	for i := range m.Count {
		p, t := &c.Keep.Points[c.Reduce.Points[i]], &m.Contacts[i]
		at, slide := c.Frame.Point(p.Position), m.Normal.Mul(p.Separation)
		if t.OnA, t.OnB = at, at; c.Incident.OfB {
			t.OnA = at.Sub(slide)
		} else {
			t.OnB = at.Add(slide)
		}
		t.Position = t.OnA.Add(t.OnB).Mul(0.5)
		t.Separation, t.Feature, t.Rule = p.Separation, c.ContactID(p.Feature), c.Reduce.Rules[i]
	}
}

// nearest returns the closest points of two segments, from p along u and from q along v, as
// fractions of u and v from 0 to 1 (Ericson 2005, 5.1.9). u and v must not be 0.
//
// With w the vector from p to q, s = (w×v)·(u×v) / |u×v|². A formula of dot products would lose more accuracy
// if the segments are nearly parallel.
func nearest(p, u, q, v Vec3) (s, t float64) {
	w := q.Sub(p)
	if n := u.Cross(v); n != (Vec3{}) {
		s = clamp01(w.Cross(v).Dot(n) / n.Dot(n))
	}
	t = u.Mul(s).Sub(w).Dot(v) / v.Dot(v)
	if t < 0 || t > 1 {
		t = clamp01(t)
		s = clamp01(v.Mul(t).Add(w).Dot(u) / u.Dot(u))
	}
	return s, t
}

func clamp01(x float64) float64 { return max(0, min(x, 1)) }
