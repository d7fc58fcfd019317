package physics

// What Box2D's position pass does to overlaps: the constants of b2_common.h, in metres.
const (
	linearSlop       = 0.005           // overlap that is left as it is
	positionFactor   = 0.2             // the part of the rest that is corrected in an iteration (Baumgarte)
	maxCorrection    = 0.2             // at most, in an iteration
	solvedSeparation = -3 * linearSlop // where nothing overlaps by more, the pass ends
)

// PositionRow is what the position pass works on: a pair's contacts in the frames of its bodies.
type PositionRow struct {
	A, B     int32
	Manifold LocalManifold
}

// solvePositions goes once through the rows and pushes the bodies out of their overlaps, a point at
// a time, by changing poses: non-linear Gauss-Seidel. Velocities do not feel it. It returns the
// least separation that it met, at most 0, before it was corrected.
//
//go:noinline
func solvePositions[N plain | noting](rows []PositionRow, bodies []Body, motions []Motion, note *PositionIteration) (least float64) {
	var notes N
	for i := range rows {
		r := &rows[i]
		a, b := &bodies[r.A], &bodies[r.B]
		ma, mb := &motions[r.A], &motions[r.B]
		for k := range r.Manifold.Count {
			reference, incident := r.Manifold.boxes(a, b)
			n := reference.Rot.MulVec(r.Manifold.Normal)
			point := incident.toWorld(r.Manifold.Points[k])
			separation := point.Sub(reference.toWorld(r.Manifold.Point)).Dot(n)
			if r.Manifold.OfB {
				n = n.Neg()
			}
			least = min(least, separation)
			if len(notes) > 0 {
				note.begin(int(k), point, n, separation, a, b)
			}
			c := max(-maxCorrection, min(float64(positionFactor*(separation+linearSlop)), 0))
			if c == 0 {
				continue
			}
			ra, rb := point.Sub(a.Position), point.Sub(b.Position)
			armA, armB := ra.Cross(n), rb.Cross(n)
			inv, impulse := kOf(ma.invMass+mb.invMass, ma.invI, mb.invI, armA, armB, armA, armB), 0.0
			if inv > 0 {
				impulse = -c / inv
			}
			p := n.Mul(impulse)
			a.shift(p.Mul(-ma.invMass), float64(-ma.invI*ra.Cross(p)))
			b.shift(p.Mul(mb.invMass), float64(mb.invI*rb.Cross(p)))
			if len(notes) > 0 {
				note.end(int(k), c, inv, impulse, a, b)
			}
		}
	}
	return least
}

// shift moves the body and turns it by an angle.
func (b *Body) shift(by Vec2, angle float64) {
	b.Position = b.Position.Add(by)
	if turned := b.Angle + angle; turned != b.Angle {
		b.Angle, b.Rot = turned, Rotation(turned)
	}
}
