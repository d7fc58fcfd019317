package shape

// Pose is the place of a shape: its points are first turned, then moved.
type Pose struct {
	Position Vec2
	Cos, Sin float64 // of the angle; the sum of their squares must be 1, apart from rounding
}

// Origin is the pose of a shape whose frame equals the world's.
var Origin = Pose{Cos: 1}

// Turn transforms a vector from the shape's frame to the world's.
func (p *Pose) Turn(v Vec2) Vec2 {
	return Vec2{float64(p.Cos*v.X) - float64(p.Sin*v.Y), float64(p.Sin*v.X) + float64(p.Cos*v.Y)}
}

// Back transforms a vector from the world's frame to the shape's.
func (p *Pose) Back(v Vec2) Vec2 {
	return Vec2{float64(p.Cos*v.X) + float64(p.Sin*v.Y), float64(-p.Sin*v.X) + float64(p.Cos*v.Y)}
}

// Point transforms a point from the shape's frame to the world's.
func (p *Pose) Point(v Vec2) Vec2 { return p.Turn(v).Add(p.Position) }

// from returns the pose of p in the frame of a.
func (p *Pose) from(a *Pose) Pose {
	return Pose{
		Position: a.Back(p.Position.Sub(a.Position)),
		Cos:      float64(a.Cos*p.Cos) + float64(a.Sin*p.Sin),
		Sin:      float64(a.Cos*p.Sin) - float64(a.Sin*p.Cos),
	}
}
