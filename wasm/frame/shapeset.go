package frame

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/shape"
)

// PlacedShape is a shape in its pose.
type PlacedShape struct {
	shape.Shape
	Pose  shape.Pose
	Angle float64 // of Pose
}

// corner returns a corner of the core in the world; edge returns the ends of an edge.
func (s *PlacedShape) corner(i int) Vec { return shapeVec(s.Pose.Point(s.Corners[i])) }
func (s *PlacedShape) edge(i int) [2]Vec {
	return [2]Vec{s.corner(i), s.corner((i + 1) % s.Count)}
}

func shapeVec(v shape.Vec2) Vec { return Vec{v.X, v.Y} }

// shapes writes the stages of a call. Roles are the method's: 0 the shape that it takes first, 1 the other one.
type shapes struct {
	*Shapes
	c     *shape.Clipping
	sides *[2]PlacedShape
	first int // the reader's shape with role 0
}

func (w *shapes) of(role int) *PlacedShape { return &w.sides[w.first^role] }

// point and vector transform from the working frame to the world.
func (w *shapes) point(v shape.Vec2) Vec  { return shapeVec(w.c.PoseA.Point(v.Add(w.c.Origin))) }
func (w *shapes) vector(v shape.Vec2) Vec { return shapeVec(w.c.PoseA.Turn(v)) }

// SetShapes writes both shapes and the results of c. mended is its mended answer. The caller sets the fields of the
// figure: Stage, Focus, Lit, Compared, Hands, Ask.
func (f *Shapes) SetShapes(sides *[2]PlacedShape, c *shape.Clipping, mended *shape.Manifold) {
	*f = Shapes{
		Version: ShapeVersion, Size: float64(ShapeSlots),
		Stage: f.Stage, Focus: f.Focus, Lit: f.Lit, Compared: f.Compared, Hands: f.Hands, Ask: f.Ask,
		Reached: float64(c.Reached), Kind: float64(c.Kind), Case: float64(c.Case), First: bit(c.Swapped),
		Reach: shape.Reach, Skin: shape.Skin, Limit: shape.Reach + c.A.Radius + c.B.Radius,
	}
	w := &shapes{f, c, sides, int(bit(c.Swapped))}
	f.Base = w.point(shape.Vec2{})
	for side := range sides {
		f.Sides[side].Set(&sides[side])
	}
	switch c.Kind {
	case shape.CircleCircle, shape.CapsuleCircle, shape.PolygonCircle:
		w.round()
	case shape.CapsuleCapsule:
		w.capsules()
	default:
		w.polygons()
	}
	f.Contacts.set(&c.Manifold)
	f.Contacts.Known = 1
	f.Answers[0].set(mended)
	f.Answers[0].Known = 1
	w.others()
}

// Set writes a shape.
func (x *ShapeSide) Set(s *PlacedShape) {
	*x = ShapeSide{Kind: float64(s.Kind), Count: float64(s.Count), Radius: s.Radius, Origin: shapeVec(s.Pose.Position), Angle: s.Angle}
	var middle shape.Vec2
	for i := range s.Count {
		x.Corners[i] = s.corner(i)
		x.Normals[i] = shapeVec(s.Pose.Turn(s.Normals[i]))
		middle = middle.Add(s.Corners[i].Mul(1 / float64(s.Count)))
	}
	up, right := shape.Vec2{Y: 1}, shape.Vec2{X: 1}
	x.Up, x.Out = shapeVec(s.Pose.Turn(up)), shapeVec(s.Pose.Turn(right))
	x.Knob = shapeVec(s.Pose.Point(s.outermost(middle, up)))
	x.Grip = shapeVec(s.Pose.Point(s.outermost(middle, right)))
}

// outermost returns a point of the line from middle along a unit vector: as far as the surface reaches along it.
func (s *PlacedShape) outermost(middle, along shape.Vec2) shape.Vec2 {
	most := 0.0
	for _, v := range s.Corners[:s.Count] {
		most = max(most, v.Sub(middle).Dot(along))
	}
	return middle.Add(along.Mul(most + s.Radius))
}

// faces writes the projection on the edges of the shape with a role.
func (w *shapes) faces(role int, found *shape.Faces) {
	x := &w.Faces[w.first^role]
	owner, other := &w.c.A, &w.c.B
	if role == 1 {
		owner, other = other, owner
	}
	x.Done, x.Edge, x.Separation = 1, float64(found.Edge), found.Separation
	for i := range owner.Count {
		x.Separations[i] = found.Separations[i]
		least := 0
		for j := range other.Count {
			if owner.Normals[i].Dot(other.Corners[j].Sub(other.Corners[least])) < 0 {
				least = j
			}
		}
		x.Corners[i] = float64(least)
	}
}

// round writes the stages of a pair with a circle.
func (w *shapes) round() {
	c := w.c
	if c.Kind == shape.PolygonCircle {
		w.faces(0, &c.FacesA)
	}
	if c.Kind != shape.CircleCircle && c.Reached >= shape.StageRegion {
		w.region()
	}
	if c.Kind != shape.PolygonCircle && c.Reached >= shape.StageDistance {
		d := &c.Distance
		w.Distance = ShapeDistance{
			Ends: [2]Vec{w.point(d.A), w.point(d.B)}, Length: d.Length, Separation: d.Separation, Normal: w.vector(d.Normal),
			Surfaces: [2]Vec{w.point(d.A.Add(d.Normal.Mul(c.A.Radius))), w.point(d.B.Sub(d.Normal.Mul(c.B.Radius)))},
		}
	}
}

func (w *shapes) region() {
	c, r, x := w.c, &w.c.Round, &w.Region
	edge := 0
	if c.Kind == shape.PolygonCircle {
		edge = c.FacesA.Edge
	}
	start, end := c.A.Corners[edge], c.A.Corners[(edge+1)%c.A.Count]
	way := end.Sub(start)
	length := way.Length()
	x.Region, x.Edge, x.Ends, x.Center = float64(r.Region), float64(edge), w.of(0).edge(edge), w.point(r.Center)
	x.Past, x.To, x.T = r.S1/length, r.S2/length, r.S1/way.Dot(way)
	at := start
	switch {
	case r.Region == shape.RegionV2:
		at = end
	case r.Region == shape.RegionFace && c.Kind == shape.CapsuleCircle:
		at = c.Distance.A
	case r.Region == shape.RegionFace:
		at = r.Center.Sub(c.A.Normals[edge].Mul(c.FacesA.Separation))
	}
	x.At, x.Distance = w.point(at), r.Center.Sub(at).Length()
	if c.Kind == shape.PolygonCircle && c.FacesA.Separation < 0 {
		x.Inside, x.Distance = 1, c.FacesA.Separation
	}
}

// nearest writes the nearest points of two segments, which are edges of both shapes.
func (w *shapes) nearest(n *shape.Nearest, distance float64, edges [2]int) {
	x := &w.Nearest
	x.Done, x.Parallel, x.First, x.Raw = 1, bit(n.Parallel), n.F1First, n.F2Raw
	x.Fractions, x.Points = [2]float64{n.F1, n.F2}, [2]Vec{w.point(n.C1), w.point(n.C2)}
	x.Distance, x.Separation = distance, distance-w.c.A.Radius-w.c.B.Radius
	for role, edge := range edges {
		x.Segments[role], x.Edges[role] = w.of(role).edge(edge), float64(edge)
	}
}

func (w *shapes) capsules() {
	c, s, x := w.c, &w.c.Segments, &w.Axis
	w.nearest(&s.Nearest, s.Distance, [2]int{})
	if c.Reached < shape.StageAxis {
		return
	}
	for i, span := range [...]*shape.Span{&s.OnA, &s.OnB} {
		x.Spans[i] = ShapeSpan{span.Length, [2]float64{span.P, span.Q}, bit(span.Outside)}
	}
	if x.Faces = bit(s.Faces); !s.Faces {
		return
	}
	x.Normals = [2]Vec{w.vector(s.NormalA), w.vector(s.NormalB)}
	x.Separations = [2]float64{s.SeparationA, s.SeparationB}
	x.Axis = bit(s.AxisB)
	normal := s.NormalA
	if s.AxisB {
		normal = s.NormalB
	}
	for i, v := range s.Cut {
		x.Cut[i], x.Feet[i] = w.point(v), w.point(v.Sub(normal.Mul(s.Separations[i])))
	}
	x.Cuts, x.Most, x.Keep = s.Separations, s.Most(), bit(s.Keep)
}

func (w *shapes) polygons() {
	c, e := w.c, &w.c.Edges
	w.faces(0, &c.FacesA)
	w.faces(1, &c.FacesB)
	if c.Reached < shape.StageReference {
		return
	}
	reference, incident := w.first^int(bit(e.Flip)), 1^w.first^int(bit(e.Flip))
	w.Reference.set(reference, &w.sides[reference], e.Reference)
	w.Incident.set(incident, &w.sides[incident], e.Incident)
	copy(w.Dots[:w.sides[incident].Count], e.Dots[:])
	if e.Separated {
		edges := [2]int{e.Reference, e.Incident}
		if e.Flip {
			edges = [2]int{e.Incident, e.Reference}
		}
		w.nearest(&e.Nearest, e.Distance, edges)
		w.Nearest.Wins, w.Nearest.WithoutClipped = bit(e.VertexWins), bit(e.Disjoint)
		if !e.Disjoint {
			w.Nearest.Least = e.Least
		}
	}
	if c.Reached >= shape.StageClipLower {
		w.clip()
	}
}

func (x *ShapeEdge) set(side int, s *PlacedShape, edge int) {
	*x = ShapeEdge{float64(side + 1), float64(edge), s.edge(edge), shapeVec(s.Pose.Turn(s.Normals[edge]))}
}

func (w *shapes) clip() {
	c, e, x := w.c, &w.c.Edges, &w.Clip
	reference := &c.A
	if e.Flip {
		reference = &c.B
	}
	normal := reference.Normals[e.Reference]
	tangent := normal.Left()
	x.Disjoint, x.Reference, x.Along, x.Tangent = bit(e.Disjoint), e.Upper1, [2]float64{e.Lower2, e.Upper2}, w.vector(tangent)
	x.Uncut = [2]Vec{w.Incident.Ends[1], w.Incident.Ends[0]}
	if e.Disjoint {
		return
	}
	x.Done = 1
	x.Points = [2]Vec{w.point(e.Lower), w.point(e.Upper)}
	x.Cut = [2]float64{bit(e.Lower2 < 0), bit(e.Upper2 > e.Upper1)}
	x.Separations = [2]float64{e.SepLower, e.SepUpper}
	x.Feet = [2]Vec{w.point(e.Lower.Sub(normal.Mul(e.SepLower))), w.point(e.Upper.Sub(normal.Mul(e.SepUpper)))}
}

func (x *ShapeAnswer) set(m *shape.Manifold) {
	x.Count, x.Normal = float64(m.Count), shapeVec(m.Normal)
	for i := range m.Count {
		p := &m.Points[i]
		x.Points[i] = shapePoint(p.Position, m.Normal, p.Separation)
		x.Points[i].ID = [2]float64{float64(p.ID >> 8), float64(p.ID & 255)}
	}
}

func shapePoint(at, normal shape.Vec2, separation float64) ShapePoint {
	half := normal.Mul(0.5 * separation)
	return ShapePoint{At: shapeVec(at), Surfaces: [2]Vec{shapeVec(at.Sub(half)), shapeVec(at.Add(half))}, Separation: separation}
}

// others writes the answers of Box2D 2.4 and Box2D-Lite, where they have one.
func (w *shapes) others() {
	first, second := w.of(0), w.of(1)
	if w.c.Kind != shape.PolygonPolygon {
		return
	}
	var old shape.Box2D24
	old.Run(&first.Shape, &second.Shape, &first.Pose, &second.Pose)
	x := &w.Answers[1]
	x.Known, x.Count, x.Normal = 1, float64(old.Manifold.Count), shapeVec(old.Manifold.Normal)
	for i := range old.Manifold.Count {
		x.Points[i] = shapePoint(old.Manifold.Points[i].Position, old.Manifold.Normal, old.Manifold.Points[i].Separation)
	}
	lite, ok := shape.Lite(&first.Shape, &second.Shape, &first.Pose, &second.Pose)
	if !ok {
		return
	}
	x = &w.Answers[2]
	x.Known, x.Count = 1, float64(lite.Count)
	if lite.Count > 0 {
		x.Normal = vec(lite.Normal)
	}
	for i := range lite.Count {
		at := lite.Contacts[i].Position
		x.Points[i] = shapePoint(shape.Vec2{X: at.X, Y: at.Y}, plain(lite.Normal), lite.Contacts[i].Separation)
	}
}

func plain(v physics.Vec2) shape.Vec2 { return shape.Vec2{X: v.X, Y: v.Y} }
