package shape

// Box2D24 is the collision of two polygons by the rules of Box2D 2.4.1, which has no rounding: Run ignores the radii.
// Each polygon has a skin instead. Fields of stages after Reached are undefined. It has no pointers.
//
// The last stage is StageFacesA or StageFacesB if the polygons are apart, StageClipLower or StageClipUpper if fewer
// than two ends are left after a cut, and otherwise StageContacts, even if all points are too far.
type Box2D24 struct {
	Reached        Stage
	FacesA, FacesB Faces         // the separations do not include the skins
	Flip           bool          // B has the reference edge
	Reference      int           // the reference edge
	Incident       int           // the edge of the other polygon
	Ends           [3][2]TypedID // the ids of the incident edge's ends: uncut, and after each cut, before Flip
	Manifold       TypedManifold
}

// TypedManifold is a list of contacts with typed ids.
type TypedManifold struct {
	Normal Vec2 // unit vector in the world, from A to B; zero without points
	Points [2]TypedPoint
	Count  int
}

// TypedPoint is a contact in the world.
type TypedPoint struct {
	Position   Vec2    // midway between both skins
	Separation float64 // metres, between the skins
	ID         TypedID
}

// TypedID is the id of a contact: a corner or an edge of each polygon.
type TypedID struct {
	A, B         uint8 // indices
	FaceA, FaceB bool  // the index names an edge, not a corner
}

const (
	Skin  = 2 * slop // the distance from each polygon to its skin
	skins = 2 * Skin
)

// incidentEnd is an end of the incident edge in the world. The id has the reference polygon first.
type incidentEnd struct {
	position Vec2
	id       TypedID
}

// Run collides two polygons and stores the result of each stage. It must not be called with other kinds.
func (c *Box2D24) Run(a, b *Shape, poseA, poseB *Pose) {
	*c = Box2D24{Reached: StageFacesA}
	placedA, placedB := placed(a, poseA.from(poseB)), placed(b, poseB.from(poseA))
	bare := Placed{Count: b.Count, Corners: b.Corners}
	if c.FacesA.run(&placedA, &bare); c.FacesA.Separation > skins {
		return
	}
	c.Reached = StageFacesB
	bare = Placed{Count: a.Count, Corners: a.Corners}
	if c.FacesB.run(&placedB, &bare); c.FacesB.Separation > skins {
		return
	}

	c.Reached, c.Reference = StageReference, c.FacesA.Edge
	if c.FacesB.Separation > c.FacesA.Separation+tenth {
		c.Flip, c.Reference = true, c.FacesB.Edge
		a, b, poseA, poseB = b, a, poseB, poseA
	}

	c.Reached = StageIncident
	normal := poseB.Back(poseA.Turn(a.Normals[c.Reference]))
	for i := range b.Count {
		if normal.Dot(b.Normals[i]) < normal.Dot(b.Normals[c.Incident]) {
			c.Incident = i
		}
	}
	c.contacts(a, b, poseA, poseB)
}

// placed transforms a polygon by a pose.
func placed(s *Shape, pose Pose) Placed {
	p := Placed{Count: s.Count}
	for i := range s.Count {
		p.Corners[i], p.Normals[i] = pose.Point(s.Corners[i]), pose.Turn(s.Normals[i])
	}
	return p
}

// contacts cuts the incident edge at both side planes, which lie outside the reference edge's ends, and keeps the ends
// within the skins.
func (c *Box2D24) contacts(reference, other *Shape, pose, poseOther *Pose) {
	from, to := c.Reference, reference.next(c.Reference)
	way := reference.Corners[to].Sub(reference.Corners[from])
	tangent := pose.Turn(way.unit())
	normal := Vec2{tangent.Y, -tangent.X}
	start, finish := pose.Point(reference.Corners[from]), pose.Point(reference.Corners[to])
	var ends [2]incidentEnd
	for i, corner := range [2]int{c.Incident, other.next(c.Incident)} {
		ends[i] = incidentEnd{poseOther.Point(other.Corners[corner]), TypedID{A: uint8(from), B: uint8(corner), FaceA: true}}
	}
	c.note(0, &ends)
	c.Reached = StageClipLower
	if !cut(&ends, tangent.Neg(), skins-tangent.Dot(start), from) {
		return
	}
	c.note(1, &ends)
	c.Reached = StageClipUpper
	if !cut(&ends, tangent, tangent.Dot(finish)+skins, to) {
		return
	}
	c.note(2, &ends)
	c.Reached = StageContacts
	m := &c.Manifold
	front := normal.Dot(start)
	for _, e := range ends {
		separation := normal.Dot(e.position) - front
		if separation > skins {
			continue
		}
		if c.Flip {
			e.id = TypedID{e.id.B, e.id.A, e.id.FaceB, e.id.FaceA}
		}
		m.Points[m.Count] = TypedPoint{e.position.along(-0.5*separation, normal), separation - skins, e.id}
		m.Count++
	}
	if m.Count > 0 {
		m.Normal = normal
		if c.Flip {
			m.Normal = normal.Neg()
		}
	}
}

func (c *Box2D24) note(cuts int, ends *[2]incidentEnd) {
	c.Ends[cuts] = [2]TypedID{ends[0].id, ends[1].id}
}

// cut cuts the edge at a plane and keeps the part behind it. corner is the corner of the reference edge at the plane.
// ok is false if fewer than two ends are left.
func cut(ends *[2]incidentEnd, normal Vec2, offset float64, corner int) (ok bool) {
	in, count := *ends, 0
	distances := [2]float64{normal.Dot(in[0].position) - offset, normal.Dot(in[1].position) - offset}
	for i := range in {
		if distances[i] <= 0 {
			ends[count] = in[i]
			count++
		}
	}
	if float64(distances[0]*distances[1]) < 0 {
		f := distances[0] / (distances[0] - distances[1])
		ends[count] = incidentEnd{
			in[0].position.along(f, in[1].position.Sub(in[0].position)),
			TypedID{A: uint8(corner), B: in[0].id.B, FaceB: true},
		}
		count++
	}
	return count == 2
}
