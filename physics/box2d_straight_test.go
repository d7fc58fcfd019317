package physics_test

import (
	"math"

	"github.com/clipstage/clipstage/physics"
)

// This file is a straight port of b2ContactSolver. It performs the operations of Box2D 2.4.1 in the same order
// and changes the bodies directly. Rotations come from math.Sincos.

type vec = physics.Vec2

type straightBody struct {
	position, velocity         vec
	angle, spin, invMass, invI float64
}

type straightPoint struct {
	local, rA, rB                                  vec
	normalMass, tangentMass, bias, normal, tangent float64
}

type straightContact struct {
	a, b                                    int
	ofB                                     bool
	localNormal, localPoint                 vec
	friction, restitution, threshold, speed float64
	points                                  []straightPoint
	count                                   int
	block                                   bool
	n                                       vec
	k11, k12, k22, i11, i12, i22            float64
}

type straight struct {
	bodies     []straightBody
	contacts   []straightContact
	blockSolve bool
}

func crossed(w float64, r vec) vec { return vec{X: -w * r.Y, Y: w * r.X} }

func tangentOf(n vec) vec { return vec{X: n.Y, Y: -n.X} }

func clamp(a, lo, hi float64) float64 { return max(lo, min(a, hi)) }

func (b *straightBody) rotate(v vec) vec {
	s, c := math.Sincos(b.angle)
	return vec{X: float64(c*v.X) - float64(s*v.Y), Y: float64(s*v.X) + float64(c*v.Y)}
}

func (b *straightBody) at(v vec) vec { return b.rotate(v).Add(b.position) }

func (p *straightPoint) relative(a, b *straightBody) vec {
	return b.velocity.Add(crossed(b.spin, p.rB)).Sub(a.velocity).Sub(crossed(a.spin, p.rA))
}

func (p *straightPoint) push(a, b *straightBody, by vec) {
	a.velocity = a.velocity.Sub(by.Mul(a.invMass))
	a.spin -= float64(a.invI * p.rA.Cross(by))
	b.velocity = b.velocity.Add(by.Mul(b.invMass))
	b.spin += float64(b.invI * p.rB.Cross(by))
}

func (s *straight) manifold(c *straightContact, point int, middle bool) (n, at vec, separation float64) {
	reference, incident := &s.bodies[c.a], &s.bodies[c.b]
	if c.ofB {
		reference, incident = incident, reference
	}
	n = reference.rotate(c.localNormal)
	plane, clip := reference.at(c.localPoint), incident.at(c.points[point].local)
	separation = clip.Sub(plane).Dot(n)
	at = clip
	if middle {
		at = clip.Add(n.Mul(0 - separation)).Add(clip).Mul(0.5)
	}
	if c.ofB {
		n = n.Neg()
	}
	return n, at, separation
}

func (s *straight) kOf(c *straightContact, rA1, rB1, rA2, rB2, along vec) float64 {
	a, b := &s.bodies[c.a], &s.bodies[c.b]
	return ((a.invMass + b.invMass) + float64(float64(a.invI*rA1.Cross(along))*rA2.Cross(along))) +
		float64(float64(b.invI*rB1.Cross(along))*rB2.Cross(along))
}

func inverted(k float64) float64 {
	if k > 0 {
		return 1 / k
	}
	return 0
}

func (s *straight) initialise() {
	for i := range s.contacts {
		c := &s.contacts[i]
		a, b := &s.bodies[c.a], &s.bodies[c.b]
		c.count = len(c.points)
		for k := range c.points {
			p := &c.points[k]
			var at vec
			c.n, at, _ = s.manifold(c, k, true)
			p.rA, p.rB = at.Sub(a.position), at.Sub(b.position)
			p.normalMass = inverted(s.kOf(c, p.rA, p.rB, p.rA, p.rB, c.n))
			p.tangentMass = inverted(s.kOf(c, p.rA, p.rB, p.rA, p.rB, tangentOf(c.n)))
			if v := c.n.Dot(p.relative(a, b)); v < -c.threshold {
				p.bias = float64(-c.restitution * v)
			}
		}
		if c.count < 2 || !s.blockSolve {
			continue
		}
		p, q := &c.points[0], &c.points[1]
		k11, k12, k22 := s.kOf(c, p.rA, p.rB, p.rA, p.rB, c.n), s.kOf(c, p.rA, p.rB, q.rA, q.rB, c.n), s.kOf(c, q.rA, q.rB, q.rA, q.rB, c.n)
		det := float64(k11*k22) - float64(k12*k12)
		if !(float64(k11*k11) < float64(1000*det)) {
			c.count = 1
			continue
		}
		c.block, c.k11, c.k12, c.k22 = true, k11, k12, k22
		det = 1 / det
		c.i11, c.i12, c.i22 = float64(det*k22), float64(-det*k12), float64(det*k11)
	}
}

func (s *straight) warmStart() {
	for i := range s.contacts {
		c := &s.contacts[i]
		for k := range c.count {
			p := &c.points[k]
			p.push(&s.bodies[c.a], &s.bodies[c.b], c.n.Mul(p.normal).Add(tangentOf(c.n).Mul(p.tangent)))
		}
	}
}

func (s *straight) solveVelocities() (cases []physics.BlockCase) {
	for i := range s.contacts {
		c := &s.contacts[i]
		a, b := &s.bodies[c.a], &s.bodies[c.b]
		for k := range c.count {
			p := &c.points[k]
			vt := p.relative(a, b).Dot(tangentOf(c.n)) - c.speed
			most := float64(c.friction * p.normal)
			sum := clamp(p.tangent+float64(p.tangentMass*-vt), -most, most)
			p.push(a, b, tangentOf(c.n).Mul(sum-p.tangent))
			p.tangent = sum
		}
		if c.block {
			cases = append(cases, c.solveBlock(a, b))
			continue
		}
		cases = append(cases, physics.BlockNone)
		for k := range c.count {
			p := &c.points[k]
			vn := p.relative(a, b).Dot(c.n)
			sum := max(p.normal+float64(-p.normalMass*(vn-p.bias)), 0)
			p.push(a, b, c.n.Mul(sum-p.normal))
			p.normal = sum
		}
	}
	return cases
}

func (c *straightContact) solveBlock(a, b *straightBody) physics.BlockCase {
	p, q := &c.points[0], &c.points[1]
	a1, a2 := p.normal, q.normal
	b1, b2 := p.relative(a, b).Dot(c.n)-p.bias, q.relative(a, b).Dot(c.n)-q.bias
	b1 -= float64(c.k11*a1) + float64(c.k12*a2)
	b2 -= float64(c.k12*a1) + float64(c.k22*a2)
	take := func(x1, x2 float64, which physics.BlockCase) physics.BlockCase {
		p1, p2 := c.n.Mul(x1-a1), c.n.Mul(x2-a2)
		both := p1.Add(p2)
		a.velocity = a.velocity.Sub(both.Mul(a.invMass))
		a.spin -= float64(a.invI * (p.rA.Cross(p1) + q.rA.Cross(p2)))
		b.velocity = b.velocity.Add(both.Mul(b.invMass))
		b.spin += float64(b.invI * (p.rB.Cross(p1) + q.rB.Cross(p2)))
		p.normal, q.normal = x1, x2
		return which
	}
	x1, x2 := -(float64(c.i11*b1) + float64(c.i12*b2)), -(float64(c.i12*b1) + float64(c.i22*b2))
	if x1 >= 0 && x2 >= 0 {
		return take(x1, x2, physics.BlockBoth)
	}
	if x1 = float64(-p.normalMass * b1); x1 >= 0 && float64(c.k12*x1)+b2 >= 0 {
		return take(x1, 0, physics.BlockFirst)
	}
	if x2 = float64(-q.normalMass * b2); x2 >= 0 && float64(c.k12*x2)+b1 >= 0 {
		return take(0, x2, physics.BlockSecond)
	}
	if b1 >= 0 && b2 >= 0 {
		return take(0, 0, physics.BlockOff)
	}
	return physics.BlockFailed
}

func (s *straight) solvePositions() (least float64) {
	for i := range s.contacts {
		c := &s.contacts[i]
		a, b := &s.bodies[c.a], &s.bodies[c.b]
		for k := range c.points {
			n, at, separation := s.manifold(c, k, false)
			rA, rB := at.Sub(a.position), at.Sub(b.position)
			least = min(least, separation)
			correction := clamp(float64(0.2*(separation+0.005)), -0.2, 0)
			impulse := 0.0
			if inv := s.kOf(c, rA, rB, rA, rB, n); inv > 0 {
				impulse = -correction / inv
			}
			p := n.Mul(impulse)
			a.position = a.position.Sub(p.Mul(a.invMass))
			a.angle -= float64(a.invI * rA.Cross(p))
			b.position = b.position.Add(p.Mul(b.invMass))
			b.angle += float64(b.invI * rB.Cross(p))
		}
	}
	return least
}
