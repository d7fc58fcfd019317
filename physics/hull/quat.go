package hull

import "math"

// Identity is the rotation by 0.
var Identity = Quat{W: 1}

// AxisAngle returns the rotation by angle, in radians, about an axis. A positive angle is counter-clockwise
// when the axis points at the viewer. The axis may have any length except 0.
func AxisAngle(axis Vec3, angle float64) Quat {
	s, c := math.Sincos(float64(angle * 0.5))
	v := axis.Mul(s / axis.Length())
	return Quat{c, v.X, v.Y, v.Z}
}

// Mul returns the rotation r followed by q.
func (q Quat) Mul(r Quat) Quat {
	return Quat{
		float64(q.W*r.W) - float64(q.X*r.X) - float64(q.Y*r.Y) - float64(q.Z*r.Z),
		float64(q.W*r.X) + float64(q.X*r.W) + float64(q.Y*r.Z) - float64(q.Z*r.Y),
		float64(q.W*r.Y) - float64(q.X*r.Z) + float64(q.Y*r.W) + float64(q.Z*r.X),
		float64(q.W*r.Z) + float64(q.X*r.Y) - float64(q.Y*r.X) + float64(q.Z*r.W),
	}
}

// Conj returns the inverse rotation.
func (q Quat) Conj() Quat { return Quat{q.W, -q.X, -q.Y, -q.Z} }

// Rotate returns v rotated by q.
func (q Quat) Rotate(v Vec3) Vec3 {
	u := Vec3{q.X, q.Y, q.Z}
	t := u.Cross(v).Mul(2)
	return v.Add(t.Mul(q.W)).Add(u.Cross(t))
}

// Matrix returns the same rotation as a matrix.
func (q Quat) Matrix() Mat33 {
	xx, yy, zz := float64(q.X*q.X), float64(q.Y*q.Y), float64(q.Z*q.Z)
	xy, xz, yz := float64(q.X*q.Y), float64(q.X*q.Z), float64(q.Y*q.Z)
	wx, wy, wz := float64(q.W*q.X), float64(q.W*q.Y), float64(q.W*q.Z)
	return Mat33{
		Vec3{1 - float64(2*(yy+zz)), float64(2 * (xy - wz)), float64(2 * (xz + wy))},
		Vec3{float64(2 * (xy + wz)), 1 - float64(2*(xx+zz)), float64(2 * (yz - wx))},
		Vec3{float64(2 * (xz - wy)), float64(2 * (yz + wx)), 1 - float64(2*(xx+yy))},
	}
}

// length2 returns the squared length of q, which is 1 for a rotation.
func (q Quat) length2() float64 {
	return float64(q.W*q.W) + float64(q.X*q.X) + float64(q.Y*q.Y) + float64(q.Z*q.Z)
}

// unitTolerance is the largest accepted deviation of a quaternion's squared length from 1. People type rounded
// numbers.
const unitTolerance = 1e-3

// Unit returns q normalized. It returns an error if q is too far from a unit quaternion.
func (q Quat) Unit() (Quat, error) {
	n := q.length2()
	if !(math.Abs(n-1) <= unitTolerance) { // also true for NaN
		return Quat{}, wrong(CodeQuaternion)
	}
	s := 1 / math.Sqrt(n)
	return Quat{float64(q.W * s), float64(q.X * s), float64(q.Y * s), float64(q.Z * s)}, nil
}

// Mat33 is a 3 by 3 matrix, row by row.
type Mat33 [3]Vec3

// MulVec returns m v. A rotation m rotates v.
func (m *Mat33) MulVec(v Vec3) Vec3 { return Vec3{m[0].Dot(v), m[1].Dot(v), m[2].Dot(v)} }

// TMulVec returns the transpose of m times v. A rotation m rotates v by the inverse.
func (m *Mat33) TMulVec(v Vec3) Vec3 {
	return Vec3{
		float64(m[0].X*v.X) + float64(m[1].X*v.Y) + float64(m[2].X*v.Z),
		float64(m[0].Y*v.X) + float64(m[1].Y*v.Y) + float64(m[2].Y*v.Z),
		float64(m[0].Z*v.X) + float64(m[1].Z*v.Y) + float64(m[2].Z*v.Z),
	}
}

// T returns the transpose.
func (m *Mat33) T() Mat33 {
	return Mat33{
		{m[0].X, m[1].X, m[2].X},
		{m[0].Y, m[1].Y, m[2].Y},
		{m[0].Z, m[1].Z, m[2].Z},
	}
}

// Mul returns m n: for rotations, n followed by m.
func (m *Mat33) Mul(n *Mat33) Mat33 {
	return Mat33{n.TMulVec(m[0]), n.TMulVec(m[1]), n.TMulVec(m[2])}
}
