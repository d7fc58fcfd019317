package hull

import "math"

// Vec3 is a point or a vector in space, in metres unless stated otherwise.
type Vec3 struct{ X, Y, Z float64 }

// Add returns v + w.
func (v Vec3) Add(w Vec3) Vec3 { return Vec3{v.X + w.X, v.Y + w.Y, v.Z + w.Z} }

// Sub returns v - w.
func (v Vec3) Sub(w Vec3) Vec3 { return Vec3{v.X - w.X, v.Y - w.Y, v.Z - w.Z} }

// Mul returns v scaled by s.
func (v Vec3) Mul(s float64) Vec3 { return Vec3{float64(v.X * s), float64(v.Y * s), float64(v.Z * s)} }

// Neg returns -v.
func (v Vec3) Neg() Vec3 { return Vec3{-v.X, -v.Y, -v.Z} }

// Dot returns the scalar product of v and w.
func (v Vec3) Dot(w Vec3) float64 {
	return float64(v.X*w.X) + float64(v.Y*w.Y) + float64(v.Z*w.Z)
}

// Cross returns v × w, right-handed.
func (v Vec3) Cross(w Vec3) Vec3 {
	return Vec3{
		float64(v.Y*w.Z) - float64(v.Z*w.Y),
		float64(v.Z*w.X) - float64(v.X*w.Z),
		float64(v.X*w.Y) - float64(v.Y*w.X),
	}
}

// Length returns the length of v.
func (v Vec3) Length() float64 { return math.Sqrt(v.Dot(v)) }

// Unit returns v normalized. v must not be 0.
func (v Vec3) Unit() Vec3 { return v.Mul(1 / v.Length()) }

// At returns the component of v along axis 0, 1 or 2.
func (v Vec3) At(axis int) float64 {
	switch axis {
	case 0:
		return v.X
	case 1:
		return v.Y
	}
	return v.Z
}

// within reports whether the absolute value of each component is at most limit; it is false for NaN.
func (v Vec3) within(limit float64) bool {
	return math.Abs(v.X) <= limit && math.Abs(v.Y) <= limit && math.Abs(v.Z) <= limit
}

func (v Vec3) finite() bool { return v.within(math.MaxFloat64) }

// lowest returns the component-wise minimum, and highest the maximum.
func (v Vec3) lowest(w Vec3) Vec3  { return Vec3{min(v.X, w.X), min(v.Y, w.Y), min(v.Z, w.Z)} }
func (v Vec3) highest(w Vec3) Vec3 { return Vec3{max(v.X, w.X), max(v.Y, w.Y), max(v.Z, w.Z)} }
