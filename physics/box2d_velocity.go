package physics

// BlockCase is how the two normal impulses of a block were found: the first case that holds.
type BlockCase uint8

const (
	BlockNone   BlockCase = iota // no block: each point by itself
	BlockBoth                    // both points push
	BlockFirst                   // the first one alone pushes
	BlockSecond                  // the second one alone
	BlockOff                     // neither
	BlockFailed                  // no case holds, by rounding: nothing is changed
)

// solveVelocities goes once through the rows. In each, friction comes first, for not to overlap is
// more important: at each point it takes the relative velocity along the tangent to the surface's
// speed, by an impulse whose sum stays within the friction cone of the normal impulse as it stands.
// Then the normal velocity goes to its bias, by impulses whose sums never pull: point by point, or
// both together.
//
// With noting, what the row passes through is noted. As in iterate, that is a type, so that the
// rows that nobody watches need not ask.
//
//go:noinline
func solveVelocities[N plain | noting](rows []VelocityRow, motions []Motion, note *VelocityIteration) {
	var notes N
	for i := range rows {
		r := &rows[i]
		a, b := &motions[r.A], &motions[r.B]
		n := r.Normal
		for k := range r.Count {
			p := &r.Points[k]
			vt := (tangential(p.velocity(a, b), n)) - r.TangentSpeed
			wanted := float64(p.TangentMass * -vt)
			limit := float64(r.Friction * p.Normal)
			before := p.Tangent
			sum := max(-limit, min(before+wanted, limit))
			d := sum - before
			p.Tangent = sum
			p.apply(a, b, float64(d*n.Y), float64(d*-n.X))
			if len(notes) > 0 {
				note.Tangents[k] = Constraint{vt, wanted, d, before, sum, limit, tangential(p.velocity(a, b), n) - r.TangentSpeed}
			}
		}
		if r.Block {
			solution := r.solveBlock(a, b)
			if len(notes) > 0 {
				note.block(r, a, b, &solution)
			}
			continue
		}
		for k := range r.Count {
			p := &r.Points[k]
			vn := p.velocity(a, b).Dot(n)
			wanted := float64(-p.NormalMass * (vn - p.Bias))
			before := p.Normal
			sum := max(before+wanted, 0)
			d := sum - before
			p.Normal = sum
			p.apply(a, b, float64(d*n.X), float64(d*n.Y))
			if len(notes) > 0 {
				note.Normals[k] = Constraint{vn, wanted, d, before, sum, 0, p.velocity(a, b).Dot(n)}
			}
		}
	}
}

// tangential returns the part of v along the tangent (n.y, -n.x).
func tangential(v, n Vec2) float64 { return float64(v.X*n.Y) - float64(v.Y*n.X) }

// velocity returns that of B relative to A at the point, m/s.
func (p *VelocityPoint) velocity(a, b *Motion) Vec2 {
	return b.Velocity.Add(p.RB.turned(b.AngularVelocity)).Sub(a.Velocity).Sub(p.RA.turned(a.AngularVelocity))
}

// apply gives B an impulse at the point, N s, and A its opposite.
func (p *VelocityPoint) apply(a, b *Motion, x, y float64) {
	a.pull(x, y, float64(p.RA.X*y)-float64(p.RA.Y*x))
	b.push(x, y, float64(p.RB.X*y)-float64(p.RB.Y*x))
}

// BlockSolution is how the two normal impulses of a block were found: x, such that the normal
// velocities K x + Rest and x are not negative, and one of the two is 0 at each point.
type BlockSolution struct {
	Case       BlockCase
	Velocities [2]float64 // the normal ones before, m/s
	Rest       [2]float64 // what they, less the bias, would be without any impulse, m/s
	Before     [2]float64 // accumulated impulses, N s
	After      [2]float64
}

// solveBlock solves the linear complementarity problem of the two points by going through its four
// cases: E. Catto, b2ContactSolver.
func (r *VelocityRow) solveBlock(a, b *Motion) (s BlockSolution) {
	p, q := &r.Points[0], &r.Points[1]
	n, k := r.Normal, &r.K
	a1, a2 := p.Normal, q.Normal
	v1, v2 := p.velocity(a, b).Dot(n), q.velocity(a, b).Dot(n)
	b1, b2 := v1-p.Bias, v2-q.Bias
	b1 -= float64(k.M11*a1) + float64(k.M12*a2)
	b2 -= float64(k.M12*a1) + float64(k.M22*a2)
	s.Velocities, s.Rest, s.Before = [2]float64{v1, v2}, [2]float64{b1, b2}, [2]float64{a1, a2}

	x1, x2, which := r.cases(b1, b2)
	s.Case = which
	if which == BlockFailed {
		s.After = s.Before
		return s
	}
	s.After = [2]float64{x1, x2}
	p1, p2 := n.Mul(x1-a1), n.Mul(x2-a2)
	x, y := p1.X+p2.X, p1.Y+p2.Y
	a.pull(x, y, p.RA.Cross(p1)+q.RA.Cross(p2))
	b.push(x, y, p.RB.Cross(p1)+q.RB.Cross(p2))
	p.Normal, q.Normal = x1, x2
	return s
}

// cases returns the impulses of the first case that holds.
func (r *VelocityRow) cases(b1, b2 float64) (x1, x2 float64, which BlockCase) {
	m := &r.Inverse
	x1 = -(float64(m.M11*b1) + float64(m.M12*b2))
	x2 = -(float64(m.M12*b1) + float64(m.M22*b2))
	if x1 >= 0 && x2 >= 0 {
		return x1, x2, BlockBoth
	}
	x1 = float64(-r.Points[0].NormalMass * b1)
	if x1 >= 0 && float64(r.K.M12*x1)+b2 >= 0 {
		return x1, 0, BlockFirst
	}
	x2 = float64(-r.Points[1].NormalMass * b2)
	if x2 >= 0 && float64(r.K.M12*x2)+b1 >= 0 {
		return 0, x2, BlockSecond
	}
	if b1 >= 0 && b2 >= 0 {
		return 0, 0, BlockOff
	}
	return 0, 0, BlockFailed
}
