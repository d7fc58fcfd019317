package shape

import "math"

// Vec2 is a point or a vector in the plane, in metres unless stated otherwise.
type Vec2 struct{ X, Y float64 }

// Add returns v + w.
func (v Vec2) Add(w Vec2) Vec2 { return Vec2{v.X + w.X, v.Y + w.Y} }

// Sub returns v - w.
func (v Vec2) Sub(w Vec2) Vec2 { return Vec2{v.X - w.X, v.Y - w.Y} }

// Mul returns v scaled by s.
func (v Vec2) Mul(s float64) Vec2 { return Vec2{float64(v.X * s), float64(v.Y * s)} }

// Neg returns -v.
func (v Vec2) Neg() Vec2 { return Vec2{-v.X, -v.Y} }

// Dot returns the scalar product of v and w.
func (v Vec2) Dot(w Vec2) float64 { return float64(v.X*w.X) + float64(v.Y*w.Y) }

// Length returns the length of v.
func (v Vec2) Length() float64 { return math.Sqrt(v.Dot(v)) }

// Left returns v turned by a quarter turn, counter-clockwise.
func (v Vec2) Left() Vec2 { return Vec2{-v.Y, v.X} }

// along returns v + s·w.
func (v Vec2) along(s float64, w Vec2) Vec2 {
	return Vec2{v.X + float64(s*w.X), v.Y + float64(s*w.Y)}
}

// mix returns the point at the fraction t of the way from v to w.
func mix(v, w Vec2, t float64) Vec2 {
	u := 1 - t
	return Vec2{float64(u*v.X) + float64(t*w.X), float64(u*v.Y) + float64(t*w.Y)}
}

// unit returns v normalized, or the zero vector if v is shorter than epsilon.
func (v Vec2) unit() Vec2 {
	length := v.Length()
	if length < epsilon {
		return Vec2{}
	}
	return v.Mul(1 / length)
}

// within reports whether the absolute value of each component is at most limit; it is false for NaN.
func (v Vec2) within(limit float64) bool { return math.Abs(v.X) <= limit && math.Abs(v.Y) <= limit }

// clamp returns f, limited to 0 to 1.
func clamp(f float64) float64 {
	if f < 0 {
		return 0
	}
	if f > 1 {
		return 1
	}
	return f
}
