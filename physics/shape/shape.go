package shape

// MaxCorners is the largest number of corners of a polygon.
const MaxCorners = 8

// Kind is the kind of a shape. In a pair the higher kind is A.
type Kind uint8

const (
	Circle Kind = iota
	Capsule
	Polygon
	KindCount = iota
)

var kindIDs = [KindCount]string{"circle", "capsule", "polygon"}

// String returns the kind's id, such as "capsule".
func (k Kind) String() string {
	if int(k) < len(kindIDs) {
		return kindIDs[k]
	}
	return "unknown"
}

// Shape is a core with a rounding radius, in its own frame. NewCircle, NewCapsule, NewPolygon and Corners make one.
type Shape struct {
	Kind    Kind
	Count   int              // corners of the core: 1 for a circle, 2 for a capsule
	Corners [MaxCorners]Vec2 // counter-clockwise
	Normals [MaxCorners]Vec2 // outward unit normals; edge i runs from corner i to the next corner. A circle has none
	Radius  float64          // metres, at least 0; the distance from the core to the surface
}

// Limits of the numbers of a shape.
const (
	MaxCoordinate = 1e6   // metres, of a corner along each axis
	MaxRadius     = 1e5   // metres
	slop          = 0.005 // metres; lengths up to it are nearly nothing
)

// NewCircle returns a circle. It returns an error if a number is out of range.
func NewCircle(center Vec2, radius float64) (Shape, error) {
	s := Shape{Kind: Circle, Count: 1, Radius: radius}
	s.Corners[0] = center
	return s, s.check("center")
}

// NewCapsule returns a capsule. A capsule whose ends are at most 0.005 m apart is a circle in the middle of them.
// It returns an error if a number is out of range.
func NewCapsule(p1, p2 Vec2, radius float64) (Shape, error) {
	s := segment(p1, p2, radius)
	return s, s.check("p")
}

// segment returns a capsule, or a circle if the capsule is short.
func segment(p1, p2 Vec2, radius float64) Shape {
	if way := p2.Sub(p1); way.Dot(way) <= slop*slop {
		s := Shape{Kind: Circle, Count: 1, Radius: radius}
		s.Corners[0] = mix(p1, p2, 0.5)
		return s
	}
	s := Shape{Kind: Capsule, Count: 2, Radius: radius}
	s.Corners[0], s.Corners[1] = p1, p2
	axis := p2.Sub(p1).unit()
	s.Normals[0] = Vec2{axis.Y, -axis.X}
	s.Normals[1] = s.Normals[0].Neg()
	return s
}

// Corners returns the polygon with exactly these corners. It returns an error if they are not 3 to 8, not convex, not
// counter-clockwise, or if a number is out of range. NewPolygon accepts points in any order.
func Corners(corners []Vec2, radius float64) (Shape, error) {
	switch {
	case len(corners) < 3:
		return Shape{}, &Error{Code: CodeFewPoints, Field: "vertices", Point: None}
	case len(corners) > MaxCorners:
		return Shape{}, &Error{Code: CodeManyPoints, Field: "vertices", Point: None}
	}
	s := Shape{Kind: Polygon, Count: len(corners), Radius: radius}
	copy(s.Corners[:], corners)
	if err := s.check("vertices"); err != nil {
		return Shape{}, err
	}
	for i := range corners {
		edge := s.Corners[s.next(i)].Sub(corners[i])
		s.Normals[i] = Vec2{edge.Y, -edge.X}.unit()
	}
	for i := range corners {
		for j, p := range corners {
			if j != i && j != s.next(i) && s.Normals[i].Dot(p.Sub(corners[i])) >= 0 {
				return Shape{}, &Error{Code: CodeNonConvex, Field: "vertices", Point: j}
			}
		}
	}
	return s, nil
}

// next returns the index of the corner after corner i.
func (s *Shape) next(i int) int {
	if i++; i < s.Count {
		return i
	}
	return 0
}

// check returns an error if a corner or the radius is out of range.
func (s *Shape) check(field string) error {
	for i := range s.Count {
		if !s.Corners[i].within(MaxCoordinate) {
			return &Error{Code: CodeRange, Field: field, Point: i}
		}
	}
	if !(s.Radius >= 0 && s.Radius <= MaxRadius) {
		return &Error{Code: CodeRadius, Field: "radius", Point: None}
	}
	return nil
}
