package physics

// LocalManifold is a manifold in the frames of the boxes, so it moves with them. Box2D's solver makes its
// constraints from it, and uses it to correct positions after the bodies have moved.
//
// The reference box is B if OfB, otherwise A; Box2D calls the two cases face-B and face-A. The other box is the
// incident box.
type LocalManifold struct {
	Reference, Incident int32   // indices of the bodies
	Count               int32   // number of points, 1 or 2
	OfB                 bool    // whether the reference box is B
	Normal              Vec2    // outward unit normal of the reference face, in the frame of the reference box
	Offset              float64 // distance of the face from the centre of its box, metres
	Points              [2]Vec2 // points on the incident box, in its frame, metres
}

var faceNormals = [5]Vec2{Edge1: {0, 1}, Edge2: {-1, 0}, Edge3: {0, -1}, Edge4: {1, 0}}

// init converts the contacts of pair p to the frames of the boxes. The point of a contact is the end of the
// clipped incident edge that was projected.
func (l *LocalManifold) init(p pair, c *Clipping, bodies []Body) {
	l.Reference, l.Incident = p.a, p.b
	if c.Reference.OfB {
		l.Reference, l.Incident = p.b, p.a
	}
	reference, incident := &bodies[l.Reference], &bodies[l.Incident]
	n := faceNormals[c.Reference.Face]
	half := reference.Half.X
	if n.Y != 0 {
		half = reference.Half.Y
	}
	l.Count, l.OfB, l.Normal, l.Offset = int32(c.Manifold.Count), c.Reference.OfB, n, half
	l.Points[1] = Vec2{}
	for i := range c.Manifold.Count {
		v := &c.Clipped[1].Vertices[c.Manifold.Contacts[i].From]
		l.Points[i] = incident.Rot.T().MulVec(v.Position.Sub(incident.Position))
	}
}
