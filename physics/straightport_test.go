package physics_test

import (
	"math"
	"math/rand/v2"
	"slices"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/tests"
)

// straightPort is Box2D-Lite as in published listings, in its order of operations. It collides every pair,
// computes sine and cosine for each box, keeps arbiters in a map, and solves each contact by itself. Tests
// compare World with it, and benchmarks compare the speed. From package physics it takes vectors, rotations,
// boxes, settings, and the monolithic collide, which is itself an oracle.
type straightPort struct {
	settings physics.Settings
	bodies   []portBody
	joints   []portJoint
	arbiters map[[2]int32]*portArbiter
	steps    int
	leader   *straightPort // of a twin: the port whose choices it follows
}

type portBody struct {
	physics.Body            // each collide recomputes its rotation
	velocity, force         physics.Vec2
	angularVelocity, torque float64
	friction, invMass, invI float64
}

type portArbiter struct {
	friction float64
	contacts []portContact
}

type portContact struct {
	position, normal              physics.Vec2
	separation, pn, pt            float64
	massNormal, massTangent, bias float64
	feature                       physics.FeaturePair
}

type portJoint struct {
	a, b                   int
	localA, localB, rA, rB physics.Vec2
	m                      physics.Mat22
	bias, p                physics.Vec2
	softness, biasFactor   float64
}

func newPort(s *scene.Scene) *straightPort {
	p := &straightPort{settings: s.Settings, arbiters: map[[2]int32]*portArbiter{}}
	for _, d := range s.Bodies {
		b := portBody{
			Body: physics.NewBody(d.Width, d.Position, d.Angle), velocity: d.Velocity, angularVelocity: d.AngularVelocity, force: d.Force, torque: d.Torque, friction: d.Friction,
		}
		if !math.IsInf(d.Mass, 1) {
			inertia := float64(d.Mass*(float64(d.Width.X*d.Width.X)+float64(d.Width.Y*d.Width.Y))) / 12
			b.invMass, b.invI = 1/d.Mass, 1/inertia
		}
		p.bodies = append(p.bodies, b)
	}
	for _, d := range s.Joints {
		a, b := &p.bodies[d.A], &p.bodies[d.B]
		p.joints = append(p.joints, portJoint{
			a: d.A, b: d.B, softness: d.Softness, biasFactor: d.BiasFactor,
			localA: physics.Rotation(a.Angle).T().MulVec(d.Anchor.Sub(a.Position)),
			localB: physics.Rotation(b.Angle).T().MulVec(d.Anchor.Sub(b.Position)),
		})
	}
	return p
}

func portOf(w *physics.World, s *scene.Scene) *straightPort {
	p := newPort(s)
	p.steps = w.Steps()
	for i := range p.bodies {
		b, body, motion := &p.bodies[i], &w.Bodies()[i], &w.Motions()[i]
		b.Position, b.Angle = body.Position, body.Angle
		b.velocity, b.angularVelocity = motion.Velocity, motion.AngularVelocity
		b.force, b.torque = physics.Vec2{}, 0
	}
	for i := range p.joints {
		p.joints[i].p = w.Joints()[i].Impulse
	}
	for _, from := range w.Arbiters() {
		arb := &portArbiter{friction: from.Friction}
		for _, c := range from.Contacts[:from.Count] {
			arb.contacts = append(arb.contacts, portContact{pn: c.Normal, pt: c.Tangent, feature: c.Feature})
		}
		p.arbiters[[2]int32{from.A, from.B}] = arb
	}
	return p
}

// twin returns a port of the same scene that makes the choices of p: if collide finds other contacts at the
// twin's poses, the twin takes p's. So it measures the growth of a small difference without the effect of a
// different choice. Step the twin before p.
func (p *straightPort) twin(s *scene.Scene) *straightPort {
	twin := newPort(s)
	twin.leader = p
	return twin
}

// shift changes each number of the movable bodies' poses and motions by a tiny amount, much more than one
// step's rounding.
func (p *straightPort) shift(rng *rand.Rand) {
	for i := range p.bodies {
		b := &p.bodies[i]
		if b.invMass == 0 {
			continue
		}
		for _, number := range []*float64{&b.Position.X, &b.Position.Y, &b.Angle, &b.velocity.X, &b.velocity.Y, &b.angularVelocity} {
			*number += 1e-14 * max(1, math.Abs(*number)) * (2*rng.Float64() - 1)
		}
	}
}

func collide(a, b *portBody) physics.Manifold {
	a.Rot, b.Rot = physics.Rotation(a.Angle), physics.Rotation(b.Angle)
	return physics.CollideMonolith(&a.Body, &b.Body)
}

// alike reports whether collide made the same choices in two manifolds of the same boxes, whose poses differ by
// rounding. Everything else in a manifold is continuous in the poses.
//
// The ids and the normal decide: if another axis gives the same ids, the normals are at least an eighth of a
// turn apart.
func alike(m, n *physics.Manifold) bool {
	if m.Count != n.Count {
		return false
	}
	for i := range m.Count {
		if m.Contacts[i].Feature != n.Contacts[i].Feature {
			return false
		}
	}
	return m.Count == 0 || m.Normal.Dot(n.Normal) > 0.9
}

func (p *straightPort) step(dt float64) {
	p.broadPhase()
	p.solve(dt)
}

func (p *straightPort) solve(dt float64) {
	invDT := 0.0
	if dt > 0 {
		invDT = 1 / dt
	}
	keys := p.keys()
	for i := range p.bodies {
		b := &p.bodies[i]
		if b.invMass == 0 {
			continue
		}
		b.velocity = b.velocity.Add(p.settings.Gravity.Add(b.force.Mul(b.invMass)).Mul(dt))
		b.angularVelocity += float64(float64(dt*b.invI) * b.torque)
	}
	for _, key := range keys {
		p.preStep(p.arbiters[key], &p.bodies[key[0]], &p.bodies[key[1]], invDT)
	}
	for i := range p.joints {
		p.preStepJoint(&p.joints[i], invDT)
	}
	for range p.settings.Iterations {
		for _, key := range keys {
			p.applyImpulse(p.arbiters[key], &p.bodies[key[0]], &p.bodies[key[1]])
		}
		for i := range p.joints {
			p.applyJoint(&p.joints[i])
		}
	}
	for i := range p.bodies {
		b := &p.bodies[i]
		b.Position = b.Position.Add(b.velocity.Mul(dt))
		b.Angle += float64(dt * b.angularVelocity)
		b.force, b.torque = physics.Vec2{}, 0
	}
	p.steps++
}

// keys sorts the arbiters' keys, because a map has no order.
func (p *straightPort) keys() [][2]int32 {
	keys := make([][2]int32, 0, len(p.arbiters))
	for key := range p.arbiters {
		keys = append(keys, key)
	}
	slices.SortFunc(keys, func(a, b [2]int32) int { return slices.Compare(a[:], b[:]) })
	return keys
}

func (p *straightPort) broadPhase() {
	for i := range p.bodies {
		for j := i + 1; j < len(p.bodies); j++ {
			a, b := &p.bodies[i], &p.bodies[j]
			if a.invMass == 0 && b.invMass == 0 {
				continue
			}
			key := [2]int32{int32(i), int32(j)}
			m := collide(a, b)
			if p.leader != nil {
				if l := collide(&p.leader.bodies[i], &p.leader.bodies[j]); !alike(&m, &l) {
					m = l
				}
			}
			if m.Count == 0 {
				delete(p.arbiters, key)
				continue
			}
			contacts := make([]portContact, m.Count)
			for k := range contacts {
				c := &m.Contacts[k]
				contacts[k] = portContact{position: c.Position, normal: m.Normal, separation: c.Separation, feature: c.Feature}
			}
			if arb, ok := p.arbiters[key]; ok {
				p.update(arb, contacts)
			} else {
				p.arbiters[key] = &portArbiter{friction: math.Sqrt(float64(a.friction * b.friction)), contacts: contacts}
			}
		}
	}
}

func (p *straightPort) update(arb *portArbiter, contacts []portContact) {
	for i := range contacts {
		c := &contacts[i]
		for _, old := range arb.contacts {
			if old.feature == c.feature {
				if p.settings.WarmStarting {
					c.pn, c.pt = old.pn, old.pt
				}
				break
			}
		}
	}
	arb.contacts = contacts
}

func (p *straightPort) preStep(arb *portArbiter, a, b *portBody, invDT float64) {
	for i := range arb.contacts {
		c := &arb.contacts[i]
		r1, r2 := c.position.Sub(a.Position), c.position.Sub(b.Position)
		tangent := physics.Vec2{X: c.normal.Y, Y: -c.normal.X}
		c.massNormal = effectiveMass(a, b, r1, r2, c.normal)
		c.massTangent = effectiveMass(a, b, r1, r2, tangent)
		c.bias = 0
		if p.settings.PositionCorrection {
			c.bias = float64(float64(-p.settings.Baumgarte*invDT) * lower(0, c.separation+p.settings.Slop))
		}
		if p.settings.AccumulateImpulses {
			apply(a, b, r1, r2, c.normal.Mul(c.pn).Add(tangent.Mul(c.pt)))
		}
	}
}

func effectiveMass(a, b *portBody, r1, r2, n physics.Vec2) float64 {
	rn1, rn2 := r1.Dot(n), r2.Dot(n)
	k := a.invMass + b.invMass
	k += float64(a.invI*(r1.Dot(r1)-float64(rn1*rn1))) + float64(b.invI*(r2.Dot(r2)-float64(rn2*rn2)))
	return 1 / k
}

func (p *straightPort) applyImpulse(arb *portArbiter, a, b *portBody) {
	for i := range arb.contacts {
		c := &arb.contacts[i]
		r1, r2 := c.position.Sub(a.Position), c.position.Sub(b.Position)

		vn := relativeVelocity(a, b, r1, r2).Dot(c.normal)
		dPn := float64(c.massNormal * (-vn + c.bias))
		if p.settings.AccumulateImpulses {
			old := c.pn
			c.pn = higher(old+dPn, 0)
			dPn = c.pn - old
		} else {
			dPn = higher(dPn, 0)
		}
		apply(a, b, r1, r2, c.normal.Mul(dPn))

		tangent := physics.Vec2{X: c.normal.Y, Y: -c.normal.X}
		vt := relativeVelocity(a, b, r1, r2).Dot(tangent)
		dPt := float64(c.massTangent * -vt)
		if p.settings.AccumulateImpulses {
			most := float64(arb.friction * c.pn)
			old := c.pt
			c.pt = higher(-most, lower(old+dPt, most))
			dPt = c.pt - old
		} else {
			most := float64(arb.friction * dPn)
			dPt = higher(-most, lower(dPt, most))
		}
		apply(a, b, r1, r2, tangent.Mul(dPt))
	}
}

// lower and higher are the original's Min and Max. The built-in functions treat negative zeros and NaN
// differently.
func lower(a, b float64) float64 {
	if a < b {
		return a
	}
	return b
}

func higher(a, b float64) float64 {
	if a > b {
		return a
	}
	return b
}

func relativeVelocity(a, b *portBody, r1, r2 physics.Vec2) physics.Vec2 {
	return b.velocity.Add(cross(b.angularVelocity, r2)).Sub(a.velocity).Sub(cross(a.angularVelocity, r1))
}

func cross(s float64, v physics.Vec2) physics.Vec2 {
	return physics.Vec2{X: float64(-s * v.Y), Y: float64(s * v.X)}
}

func apply(a, b *portBody, r1, r2, p physics.Vec2) {
	a.velocity = a.velocity.Sub(p.Mul(a.invMass))
	a.angularVelocity -= float64(a.invI * r1.Cross(p))
	b.velocity = b.velocity.Add(p.Mul(b.invMass))
	b.angularVelocity += float64(b.invI * r2.Cross(p))
}

func (p *straightPort) preStepJoint(j *portJoint, invDT float64) {
	a, b := &p.bodies[j.a], &p.bodies[j.b]
	j.rA = physics.Rotation(a.Angle).MulVec(j.localA)
	j.rB = physics.Rotation(b.Angle).MulVec(j.localB)

	inv := a.invMass + b.invMass
	k11, k12, k22 := inv, 0.0, inv
	for _, body := range []struct {
		invI float64
		r    physics.Vec2
	}{{a.invI, j.rA}, {b.invI, j.rB}} {
		k11 += float64(float64(body.invI*body.r.Y) * body.r.Y)
		k12 += float64(float64(-body.invI*body.r.X) * body.r.Y)
		k22 += float64(float64(body.invI*body.r.X) * body.r.X)
	}
	k11 += j.softness
	k22 += j.softness
	det := 1 / (float64(k11*k22) - float64(k12*k12))
	j.m = physics.Mat22{
		Col1: physics.Vec2{X: float64(det * k22), Y: float64(-det * k12)},
		Col2: physics.Vec2{X: float64(-det * k12), Y: float64(det * k11)},
	}

	j.bias = physics.Vec2{}
	if p.settings.PositionCorrection {
		dp := b.Position.Add(j.rB).Sub(a.Position.Add(j.rA))
		j.bias = dp.Mul(float64(-j.biasFactor * invDT))
	}
	if p.settings.WarmStarting {
		apply(a, b, j.rA, j.rB, j.p)
	} else {
		j.p = physics.Vec2{}
	}
}

func (p *straightPort) applyJoint(j *portJoint) {
	a, b := &p.bodies[j.a], &p.bodies[j.b]
	dv := relativeVelocity(a, b, j.rA, j.rB)
	impulse := j.m.MulVec(j.bias.Sub(dv).Sub(j.p.Mul(j.softness)))
	apply(a, b, j.rA, j.rB, impulse)
	j.p = j.p.Add(impulse)
}

func (p *straightPort) checkpoint() *tests.SceneCheckpoint {
	c := &tests.SceneCheckpoint{Step: p.steps, NumArbiters: len(p.arbiters), Arbiters: []tests.SceneArbiter{}}
	for _, b := range p.bodies {
		c.Bodies = append(c.Bodies, [6]float64{b.Position.X, b.Position.Y, b.Angle, b.velocity.X, b.velocity.Y, b.angularVelocity})
	}
	for _, key := range p.keys() {
		arb := tests.SceneArbiter{B: key}
		for _, contact := range p.arbiters[key].contacts {
			arb.C = append(arb.C, [4]float64{float64(contact.feature.Key()), contact.pn, contact.pt, contact.separation})
		}
		c.Arbiters = append(c.Arbiters, arb)
	}
	for _, j := range p.joints {
		c.JointP = append(c.JointP, [2]float64{j.p.X, j.p.Y})
	}
	return c
}
