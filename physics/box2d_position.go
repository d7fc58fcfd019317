package physics

import "math"

// What Box2D's position pass does to overlaps: the constants of b2_common.h, in metres.
const (
	LinearSlop       = 0.005           // overlap that is left as it is
	PositionFactor   = 0.2             // the part of the rest that is corrected in an iteration (Baumgarte)
	MaxCorrection    = 0.2             // at most, in an iteration
	SolvedSeparation = -3 * LinearSlop // where nothing overlaps by more, the pass ends
)

// solvePositions goes once through the manifolds and pushes the bodies out of their overlaps, a contact
// at a time, by changing poses: non-linear Gauss-Seidel. Velocities do not feel it. It returns the
// least separation that it met, at most 0, before it was corrected.
//
// Which of the two boxes is A does not matter to it: the incident box is pushed along the normal of
// the reference face, and the reference box against it.
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

// shift moves the body by so many metres along n, and turns it by an angle.
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

// smallAngle is up to what Mat22.turned is right, radians.
const smallAngle = 1.0 / 64

// turned returns the rotation m turned by a small angle, radians, to the last bits: sine and cosine
// come of the first terms of their series, whose next ones are below 1e-16.
func (m *Mat22) turned(angle float64) Mat22 {
	d := float64(angle * angle)
	s := float64(angle * (1 - float64(d*(1.0/6-float64(d*(1.0/120))))))
	h := float64(d * (0.5 - float64(d*(1.0/24-float64(d*(1.0/720)))))) // 1 - cosine
	x, y := m.Col1.X, m.Col1.Y
	x, y = x-(float64(h*x)+float64(s*y)), y+(float64(s*x)-float64(h*y))
	return Mat22{Vec2{x, y}, Vec2{-y, x}}
}
