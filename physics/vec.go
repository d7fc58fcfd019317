package physics

import "math"

// Vec2 is a point or a vector in the plane.
type Vec2 struct{ X, Y float64 }

// Add returns v + w.
func (v Vec2) Add(w Vec2) Vec2 { return Vec2{v.X + w.X, v.Y + w.Y} }

// Sub returns v - w.
func (v Vec2) Sub(w Vec2) Vec2 { return Vec2{v.X - w.X, v.Y - w.Y} }

// Mul returns v scaled by s.
func (v Vec2) Mul(s float64) Vec2 { return Vec2{float64(v.X * s), float64(v.Y * s)} }

// Neg returns -v.
func (v Vec2) Neg() Vec2 { return Vec2{-v.X, -v.Y} }

// Abs returns v with both components made positive.
func (v Vec2) Abs() Vec2 { return Vec2{math.Abs(v.X), math.Abs(v.Y)} }

// Dot returns the scalar product of v and w.
func (v Vec2) Dot(w Vec2) float64 { return float64(v.X*w.X) + float64(v.Y*w.Y) }

// Cross returns the z component of v × w.
func (v Vec2) Cross(w Vec2) float64 { return float64(v.X*w.Y) - float64(v.Y*w.X) }

// turned returns w × v: the velocity, m/s, of a point at v (m) from the centre of a body that
// rotates at w (rad/s).
func (v Vec2) turned(w float64) Vec2 { return Vec2{float64(-w * v.Y), float64(w * v.X)} }

// Mat22 is a 2 by 2 matrix, column by column. A rotation by angle r has the
// columns (cos r, sin r) and (-sin r, cos r): a box's x and y axes in the world.
type Mat22 struct{ Col1, Col2 Vec2 }

// Rotation returns the matrix of a counter-clockwise rotation by angle, radians.
func Rotation(angle float64) Mat22 {
	s, c := math.Sincos(angle)
	return Mat22{Vec2{c, s}, Vec2{-s, c}}
}

// T returns the transpose. For a rotation it is the inverse: world frame to local frame.
func (m Mat22) T() Mat22 {
	return Mat22{Vec2{m.Col1.X, m.Col2.X}, Vec2{m.Col1.Y, m.Col2.Y}}
}

// MulVec returns m v.
func (m Mat22) MulVec(v Vec2) Vec2 {
	return Vec2{
		float64(m.Col1.X*v.X) + float64(m.Col2.X*v.Y),
		float64(m.Col1.Y*v.X) + float64(m.Col2.Y*v.Y),
	}
}

// inverse needs a determinant other than 0.
func (m Mat22) inverse() Mat22 {
	a, b, c, d := m.Col1.X, m.Col2.X, m.Col1.Y, m.Col2.Y
	det := 1 / (float64(a*d) - float64(b*c))
	return Mat22{
		Vec2{float64(det * d), -float64(det * c)},
		Vec2{-float64(det * b), float64(det * a)},
	}
}
