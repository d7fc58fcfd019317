package physics

import "math"

// Constants of Box2D's position pass, which reduces overlaps; from b2_common.h, lengths in metres.
const (
	LinearSlop       = 0.005           // overlap that remains uncorrected
	PositionFactor   = 0.2             // fraction of the remaining overlap that one iteration corrects (Baumgarte)
	MaxCorrection    = 0.2             // largest correction in one iteration
	SolvedSeparation = -3 * LinearSlop // the pass ends after an iteration with no separation below this
)

// solvePositions runs one iteration of the position pass. It takes one contact at a time and pushes
// the two bodies out of their overlap by changing their poses: non-linear Gauss-Seidel. Velocities
// do not change. It returns the least separation before correction, at most 0, in metres.
//
// The incident box moves along the normal of the reference face, the reference box the opposite
// way.
//
//go:noinline
func solvePositions[N plain | noting](manifolds []LocalManifold, bodies []Body, motions []Motion, note *PositionIteration) (least float64) {
	var notes N
	for i := range manifolds {
		l := &manifolds[i]
		ref, inc := &bodies[l.Reference], &bodies[l.Incident]
		for k := range l.Count {
			n := ref.Rot.MulVec(l.Normal)
			rI := inc.Rot.MulVec(l.Points[k])
			rR := inc.Position.Sub(ref.Position).Add(rI)
			separation := rR.Dot(n) - l.Offset
			if separation < least {
				least = separation
			}
			if len(notes) > 0 {
				note.begin(l, int(k), inc.Position.Add(rI), n, separation, ref, inc)
			}
			c := float64(PositionFactor * (separation + LinearSlop))
			if c >= 0 {
				continue
			}
			if c < -MaxCorrection {
				c = -MaxCorrection
			}
			mr, mi := &motions[l.Reference], &motions[l.Incident]
			armR, armI := rR.Cross(n), rI.Cross(n)
			inv := kOf(mr.invMass+mi.invMass, mr.invI, mi.invI, armR, armI, armR, armI)
			impulse := 0.0
			if inv > 0 {
				impulse = -c / inv
			}
			ref.shift(n, float64(-mr.invMass*impulse), float64(-mr.invI*float64(armR*impulse)))
			inc.shift(n, float64(mi.invMass*impulse), float64(mi.invI*float64(armI*impulse)))
			if len(notes) > 0 {
				note.end(l, int(k), c, inv, impulse, ref, inc)
			}
		}
	}
	return least
}

// shift moves the body by the distance by (metres) along n, and rotates it by angle (radians).
func (b *Body) shift(n Vec2, by, angle float64) {
	b.Position.X += float64(by * n.X)
	b.Position.Y += float64(by * n.Y)
	turned := b.Angle + angle
	if turned == b.Angle {
		return
	}
	b.Angle = turned
	if math.Abs(angle) < smallAngle {
		b.Rot = b.Rot.turned(angle)
	} else {
		b.Rot = Rotation(turned)
	}
}

// smallAngle bounds the angles that Mat22.turned accepts, radians.
const smallAngle = 1.0 / 64

// turned returns the rotation m followed by a small rotation by angle, radians. It uses the first
// terms of the series of sine and cosine; the next terms are below 1e-16.
func (m *Mat22) turned(angle float64) Mat22 {
	d := float64(angle * angle)
	s := float64(angle * (1 - float64(d*(1.0/6-float64(d*(1.0/120))))))
	h := float64(d * (0.5 - float64(d*(1.0/24-float64(d*(1.0/720)))))) // 1 - cosine
	x, y := m.Col1.X, m.Col1.Y
	x, y = x-(float64(h*x)+float64(s*y)), y+(float64(s*x)-float64(h*y))
	return Mat22{Vec2{x, y}, Vec2{-y, x}}
}
