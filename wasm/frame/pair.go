package frame

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

// SetPair writes the boxes and the results of c. The caller sets the fields of the figure: Stage, Numbers,
// Measure, Focus, Hover, Part, Lit, Knob, Ask.
func (f *Pair) SetPair(a, b scene.Box, bodyA, bodyB *physics.Body, c *physics.Clipping) {
	*f = Pair{
		Version: PairVersion, Size: float64(Slots),
		Stage: f.Stage, Numbers: f.Numbers, Measure: f.Measure, Focus: f.Focus, Hover: f.Hover, Part: f.Part, Lit: f.Lit, Knob: f.Knob, Ask: f.Ask,
		Reached: float64(c.Reached), Outcome: float64(c.Outcome()),
	}
	f.Boxes[0].set(a, bodyA)
	f.Boxes[1].set(b, bodyB)
	f.Setup = Setup{vec(c.Setup.DP), vec(c.Setup.DA), vec(c.Setup.DB)}
	if c.Reached >= physics.StageFacesA {
		s := &c.Setup
		f.Axes[0].set(bodyA, bodyA.Rot.Col1, bodyA.Half.X, s.ReachB.X, s.DA.X, c.Separations[0], false)
		f.Axes[1].set(bodyA, bodyA.Rot.Col2, bodyA.Half.Y, s.ReachB.Y, s.DA.Y, c.Separations[1], false)
	}
	if c.Reached >= physics.StageFacesB {
		s := &c.Setup
		f.Axes[2].set(bodyB, bodyB.Rot.Col1, bodyB.Half.X, s.ReachA.X, -s.DB.X, c.Separations[2], true)
		f.Axes[3].set(bodyB, bodyB.Rot.Col2, bodyB.Half.Y, s.ReachA.Y, -s.DB.Y, c.Separations[3], true)
	}
	if c.Reached >= physics.StageBestAxis {
		f.Best.set(c)
	}
	if c.Reached >= physics.StageReference {
		f.Reference.set(c, bodyA, bodyB)
	}
	if c.Reached >= physics.StageIncident {
		f.Incident.Edge = float64(c.Incident.Edge)
		f.Incident.Normal = vec(c.Incident.Normal)
		f.Incident.Vertices = vertices(&c.Incident.Vertices, 2)
		n := c.Incident.Normal // the negated front normal, hence the signs
		f.Incident.Dots = [4]float64{-n.Y, n.X, n.Y, -n.X}
	}
	if c.Reached >= physics.StageClipNeg {
		f.Clips[0].set(&c.Clipped[0], &c.Incident.Vertices)
	}
	if c.Reached >= physics.StageClipPos {
		f.Clips[1].set(&c.Clipped[1], &c.Clipped[0].Vertices)
	}
	if c.Reached >= physics.StageKeep {
		for i, v := range c.Clipped[1].Vertices {
			f.Keep.Separations[i] = c.Keep.Separations[i]
			f.Keep.Kept[i] = bit(c.Keep.Kept[i])
			f.Keep.Feet[i] = vec(v.Position.Sub(c.Reference.Front.Normal.Mul(c.Keep.Separations[i])))
		}
	}
	f.Contacts.set(c)
}

func (x *Box) set(b scene.Box, body *physics.Body) {
	*x = Box{W: b.W, H: b.H, X: b.X, Y: b.Y, Angle: b.Angle, AxisX: vec(body.Rot.Col1)}
	for i := range x.Corners {
		x.Corners[i] = vec(body.Corner(i + 1))
	}
}

// set writes the test along one axis of owner. own is the owner's half extent along it. other is the half
// projection of the other box, whose centre lies at d.
func (x *Axis) set(owner *physics.Body, direction physics.Vec2, own, other, d, separation float64, ofB bool) {
	x.Tested = 1
	x.Direction, x.Origin = vec(direction), vec(owner.Position)
	x.A, x.B = Interval{-own, own}, Interval{d - other, d + other}
	x.Separation, x.Reach, x.Distance = separation, own+other, math.Abs(d)
	// The test applies to the side of the other box (the negative side if its centre is level), so that end of
	// the owner's interval is measured.
	if d > 0 {
		x.Gap = Interval{min(own, d-other), max(own, d-other)}
	} else {
		x.Gap = Interval{min(-own, d+other), max(-own, d+other)}
	}
	if ofB {
		x.A, x.B = x.B, x.A
	}
}

func (x *Best) set(c *physics.Clipping) {
	x.Axis = float64(c.Best.Axis)
	x.Separation = c.Best.Separation
	x.Normal = vec(c.Best.Normal)
	x.Thresholds = c.Best.Thresholds
	largest := 0
	for i, s := range c.Separations {
		x.Took[i] = bit(i == 0 || s > c.Best.Thresholds[i])
		if s > c.Separations[largest] {
			largest = i
		}
	}
	x.Largest = float64(largest)
}

func (x *Reference) set(c *physics.Clipping, a, b *physics.Body) {
	r := &c.Reference
	box := a
	if r.OfB {
		box = b
	}
	x.OfB, x.Face = bit(r.OfB), float64(r.Face)
	x.Front = Line{vec(r.Front.Normal), r.Front.Offset}
	for i := range x.Sides {
		x.Sides[i] = Side{Line{vec(r.Sides[i].Normal), r.Sides[i].Offset}, float64(r.Sides[i].Edge)}
	}
	// Edge n runs from vertex n to the next one, where the next edge begins.
	next := int(r.Face)%4 + 1
	from, to := box.Corner(int(r.Face)), box.Corner(next)
	if int(r.Sides[0].Edge) == next {
		from, to = to, from
	}
	x.Ends = [2]Vec{vec(from), vec(to)}
}

func (x *Clip) set(c *physics.Clip, incoming *[2]physics.ClipVertex) {
	x.Distances = c.Distances
	x.Cut, x.T, x.Count = bit(c.Cut), c.T, float64(c.Count)
	x.Vertices = vertices(&c.Vertices, c.Count)
	x.Incoming = vertices(incoming, 2)
}

func (x *Contacts) set(c *physics.Clipping) {
	m := &c.Manifold
	x.Count = float64(m.Count)
	if m.Count == 0 {
		return
	}
	x.Normal = vec(m.Normal)
	for i := range m.Count {
		contact := &m.Contacts[i]
		x.List[i] = Contact{
			At:         vec(contact.Position),
			Origin:     vec(c.Clipped[1].Vertices[contact.From].Position),
			Separation: contact.Separation,
			Feature:    feature(contact.Feature),
			Winding:    feature(contact.Winding),
			Key:        float64(contact.Feature.Key()),
		}
	}
}

func vertices(from *[2]physics.ClipVertex, count int) (to [2]Vertex) {
	for i := range count {
		v := &from[i]
		to[i] = Vertex{At: vec(v.Position), Feature: feature(v.Feature), Winding: feature(v.Winding)}
		if w := v.Winding; w.In2() != physics.NoEdge && w.Out2() != physics.NoEdge {
			to[i].Number = float64(w.Out2()) // edge n leaves vertex n
		}
	}
	return to
}

func vec(v physics.Vec2) Vec { return Vec{v.X, v.Y} }

func feature(f physics.FeaturePair) Feature {
	return Feature{float64(f.In1()), float64(f.Out1()), float64(f.In2()), float64(f.Out2())}
}

func bit(b bool) float64 {
	if b {
		return 1
	}
	return 0
}
