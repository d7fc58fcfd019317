package physics

// LocalManifold is where two boxes touch, in the frames of the boxes: it goes with them when they
// move. Box2D's solver corrects positions by it after the bodies have moved.
//
// The reference box is the one whose face was clipped against: A, or B with OfB, which Box2D calls
// the types face-A and face-B. The other is the incident box.
type LocalManifold struct {
	OfB    bool    // the reference box is B
	Count  int32   // of points, 1 or 2
	Normal Vec2    // of the reference face, unit, out of its box, in that box's frame
	Point  Vec2    // a point of the face, its middle, in that box's frame, metres
	Points [2]Vec2 // of the incident box, in its frame, metres
}

// faceNormals lists the normal of each edge of a box, in the box's frame.
var faceNormals = [5]Vec2{Edge1: {0, 1}, Edge2: {-1, 0}, Edge3: {0, -1}, Edge4: {1, 0}}

// init takes from a run that found contacts of a and b where these are in the frames of the boxes.
// A contact's point is the end of the incident edge that it was slid from.
func (l *LocalManifold) init(c *Clipping, a, b *Body) {
	reference, incident := a, b
	if c.Reference.OfB {
		reference, incident = b, a
	}
	n := faceNormals[c.Reference.Face]
	l.OfB, l.Count, l.Normal = c.Reference.OfB, int32(c.Manifold.Count), n
	l.Point = Vec2{float64(n.X * reference.Half.X), float64(n.Y * reference.Half.Y)}
	l.Points = [2]Vec2{}
	for i := range c.Manifold.Count {
		v := &c.Clipped[1].Vertices[c.Manifold.Contacts[i].From]
		l.Points[i] = incident.toLocal(v.Position)
	}
}

// toLocal takes a point of the world's frame to the body's.
func (b *Body) toLocal(world Vec2) Vec2 { return b.Rot.T().MulVec(world.Sub(b.Position)) }
