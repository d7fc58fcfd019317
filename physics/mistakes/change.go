package mistakes

import (
	"math"

	"github.com/clipstage/clipstage/physics"
)

// boxes returns the reference box and the other one.
func boxes(c *physics.Clipping, a, b *physics.Body) (reference, incident *physics.Body) {
	if c.Best.Axis.OfB() {
		return b, a
	}
	return a, b
}

func halfWidth(c *physics.Clipping, a, b *physics.Body) {
	if c.Best.Axis != physics.AxisAX {
		return
	}
	along := a.Position.Dot(a.Rot.Col2)
	c.Reference.Sides[0].Offset, c.Reference.Sides[1].Offset = -along+a.Half.X, along+a.Half.X
	c.Rerun(physics.StageIncident, a, b)
}

func sideColumn(c *physics.Clipping, a, b *physics.Body) {
	if c.Best.Axis != physics.AxisAX {
		return
	}
	side := a.Rot.Col1
	along := a.Position.Dot(side)
	c.Reference.Sides[0].Line = physics.Line{Normal: side.Neg(), Offset: -along + a.Half.Y}
	c.Reference.Sides[1].Line = physics.Line{Normal: side, Offset: along + a.Half.Y}
	c.Rerun(physics.StageIncident, a, b)
}

func noFlip(c *physics.Clipping, _, _ *physics.Body) {
	for i := range c.Manifold.Contacts {
		contact := &c.Manifold.Contacts[i]
		contact.Feature = c.Clipped[1].Vertices[contact.From].Feature
	}
}

// sharedIDs shares a vertex's id with its cut, which overwrites it.
func sharedIDs(c *physics.Clipping, _, _ *physics.Body) {
	records := []*[2]physics.ClipVertex{&c.Incident.Vertices, &c.Clipped[0].Vertices}
	last := [2]physics.FeaturePair{c.Incident.Vertices[0].Feature, c.Incident.Vertices[1].Feature}
	for i := range c.Clipped {
		clip := &c.Clipped[i]
		if c.Reached < physics.StageClipNeg+physics.Stage(i) {
			break
		}
		for _, v := range clip.Vertices[:clip.Count] {
			last[v.End] = v.Feature
		}
	}
	for _, vertices := range records {
		for i := range vertices {
			vertices[i].Feature = last[vertices[i].End]
		}
	}
}

func frontNormal(c *physics.Clipping, _, _ *physics.Body) {
	c.Manifold.Normal = c.Reference.Front.Normal
}

// choice chooses the axis by another comparison of its separation with the best one so far and with the threshold.
func choice(beats func(s, best, threshold float64, axis physics.Axis) bool) func(c *physics.Clipping, a, b *physics.Body) {
	return func(c *physics.Clipping, a, b *physics.Body) {
		best := physics.AxisAX
		for axis, half := range [physics.AxisCount]float64{0, a.Half.Y, b.Half.X, b.Half.Y} {
			s := c.Separations[axis]
			if axis := physics.Axis(axis); axis != physics.AxisAX && beats(s, c.Separations[best], physics.Threshold(c.Separations[best], half), axis) {
				best = axis
			}
		}
		c.Choose(best, a, b)
		c.Rerun(physics.StageReference, a, b)
	}
}

// tie compares an axis by >= in place of >.
func tie(tied physics.Axis) func(c *physics.Clipping, a, b *physics.Body) {
	return choice(func(s, _, threshold float64, axis physics.Axis) bool {
		return s > threshold || s == threshold && axis == tied
	})
}

func positiveFirst(c *physics.Clipping, a, b *physics.Body) {
	sides := &c.Reference.Sides
	sides[0], sides[1] = sides[1], sides[0]
	c.Rerun(physics.StageClipNeg, a, b)
	sides[0], sides[1] = sides[1], sides[0]
}

func sideNormal(c *physics.Clipping, a, b *physics.Body) {
	c.Reference.Sides[0].Normal = c.Reference.Front.Normal.Neg()
	c.Reference.Sides[1].Normal = c.Reference.Front.Normal
	c.Rerun(physics.StageIncident, a, b)
}

// referenceEdge stores the reference edge in the vertices that are not clipped.
func referenceEdge(c *physics.Clipping, a, b *physics.Body) {
	vertices := []*[2]physics.ClipVertex{&c.Incident.Vertices, &c.Clipped[0].Vertices, &c.Clipped[1].Vertices}
	for _, list := range vertices {
		for i := range list {
			if f := &list[i].Feature; f.In2() != physics.NoEdge && f.Out2() != physics.NoEdge {
				*f |= physics.NewFeaturePair(c.Reference.Face, physics.NoEdge, physics.NoEdge, physics.NoEdge)
			}
		}
	}
	if c.Reached >= physics.StageKeep {
		c.Rerun(physics.StageKeep, a, b)
	}
}

func localOffsets(c *physics.Clipping, a, b *physics.Body) {
	box, _ := boxes(c, a, b)
	w := box.Half.Y
	if c.Best.Axis.Vertical() {
		w = box.Half.X
	}
	c.Reference.Sides[0].Offset, c.Reference.Sides[1].Offset = w, w
	c.Rerun(physics.StageIncident, a, b)
}

// measured runs the stages after the gaps, which a mistake has changed.
func measured(c *physics.Clipping, a, b *physics.Body) {
	s := &c.Separations
	c.Manifold.Count = 0
	if c.Reached = physics.StageFacesA; s[physics.AxisAX] > 0 || s[physics.AxisAY] > 0 {
		return
	}
	if c.Reached = physics.StageFacesB; s[physics.AxisBX] > 0 || s[physics.AxisBY] > 0 {
		return
	}
	choice(func(s, _, threshold float64, _ physics.Axis) bool { return s > threshold })(c, a, b)
}

func signedDistance(c *physics.Clipping, a, b *physics.Body) {
	setup := &c.Setup
	setup.ReachA = reachOfA(a, b)
	gapA, gapB := setup.DA.Sub(a.Half).Sub(setup.ReachB), setup.DB.Sub(setup.ReachA).Sub(b.Half)
	c.Separations = [...]float64{gapA.X, gapA.Y, gapB.X, gapB.Y}
	measured(c, a, b)
}

// reachOfA returns half of A's projections on B's axes, which a run that A's axes end lacks.
func reachOfA(a, b *physics.Body) physics.Vec2 {
	x, y := b.Rot.Col1, b.Rot.Col2
	return physics.Vec2{
		X: float64(math.Abs(a.Rot.Col1.Dot(x))*a.Half.X) + float64(math.Abs(a.Rot.Col2.Dot(x))*a.Half.Y),
		Y: float64(math.Abs(a.Rot.Col1.Dot(y))*a.Half.X) + float64(math.Abs(a.Rot.Col2.Dot(y))*a.Half.Y),
	}
}

// firstTouch does not move the points onto the face.
func firstTouch(c *physics.Clipping, _, _ *physics.Body) {
	for i := range c.Manifold.Contacts {
		contact := &c.Manifold.Contacts[i]
		contact.Position = c.Clipped[1].Vertices[contact.From].Position
	}
}

func sum(c *physics.Clipping, a, b *physics.Body) {
	gap := c.Setup.DA.Abs().Add(a.Half).Add(c.Setup.ReachB)
	c.Separations[physics.AxisAX], c.Separations[physics.AxisAY] = gap.X, gap.Y
	measured(c, a, b)
}

func signedTranspose(c *physics.Clipping, a, b *physics.Body) {
	rotBT := b.Rot.T()
	signed := physics.Mat22{Col1: rotBT.MulVec(a.Rot.Col1), Col2: rotBT.MulVec(a.Rot.Col2)} // B^T A = (A^T B)^T
	gap := c.Setup.DB.Abs().Sub(signed.MulVec(a.Half)).Sub(b.Half)
	c.Separations[physics.AxisBX], c.Separations[physics.AxisBY] = gap.X, gap.Y
	measured(c, a, b)
}

// put makes the edge between two vertices of box the incident edge.
func put(c *physics.Clipping, box *physics.Body, vertices [2]physics.Edge) {
	for i, number := range vertices {
		v := &c.Incident.Vertices[i]
		v.Position = box.Corner(int(number))
		v.Feature = physics.NewFeaturePair(physics.NoEdge, physics.NoEdge, (number+2)%4+1, number)
		v.Winding = v.Feature
	}
}

// threeEdges clips between the far ends of the neighbouring edges.
func threeEdges(c *physics.Clipping, a, b *physics.Body) {
	_, box := boxes(c, a, b)
	put(c, box, [2]physics.Edge{(c.Incident.Edge+2)%4 + 1, (c.Incident.Edge+1)%4 + 1})
	c.Rerun(physics.StageClipNeg, a, b)
}

func tieIncident(c *physics.Clipping, a, b *physics.Body) {
	n := c.Incident.Normal
	if math.Abs(n.X) != math.Abs(n.Y) {
		return
	}
	c.Incident.Edge = physics.Edge4
	if n.X < 0 {
		c.Incident.Edge = physics.Edge2
	}
	_, box := boxes(c, a, b)
	put(c, box, [2]physics.Edge{c.Incident.Edge, c.Incident.Edge%4 + 1})
	c.Rerun(physics.StageClipNeg, a, b)
}
