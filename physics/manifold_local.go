package physics

// LocalManifold is where two boxes touch, in the frames of the boxes: it goes with them when they
// move. Box2D's solver makes its constraints of it, and corrects positions by it after the bodies
// have moved.
//
// The reference box is the one whose face was clipped against: A, or B with OfB, which Box2D calls
// the types face-A and face-B. The other is the incident box.
type LocalManifold struct {
	Reference, Incident int32   // indices of the bodies
	Count               int32   // of points, 1 or 2
	OfB                 bool    // the reference box is B
	Normal              Vec2    // of the reference face, unit, out of its box, in that box's frame
	Offset              float64 // of the face from the centre of its box, along Normal, metres
	Points              [2]Vec2 // of the incident box, in its frame, metres
}

// faceNormals lists the normal of each edge of a box, in the box's frame.
var faceNormals = [5]Vec2{Edge1: {0, 1}, Edge2: {-1, 0}, Edge3: {0, -1}, Edge4: {1, 0}}

// init takes from a run that found contacts of the pair where these are in the frames of the boxes.
// A contact's point is the end of the incident edge that it was slid from.
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
