package physics

import "math"

// Anchor ties a point of a body to a place in the world: rigidly, as a nail does, or softly, as a
// hand that drags it.
//
// A soft anchor is a damped spring, solved with the contacts and implicitly, so that it is stable
// at any stiffness: E. Catto, "Soft Constraints", Game Developers Conference 2011.
type Anchor struct {
	Body      int32   // index
	Local     Vec2    // the point from the body's centre, in its frame, metres
	Target    Vec2    // the place, world frame, metres
	Frequency float64 // of the spring with the body's mass, Hz; 0 is rigid
	Damping   float64 // of the spring, 1 is critical
	MaxForce  float64 // N; +Inf is no bound
	Impulse   Vec2    // accumulated in the last step, N s, world frame
	Force     Vec2    // on the body in the last step, N, world frame

	r     Vec2    // Local in the world frame
	m     Mat22   // effective mass: the inverse of K, kg
	bias  Vec2    // velocity that closes the gap, m/s
	gamma float64 // softness, 1/kg
	most  float64 // of Impulse, N s
}

// nailBias is the part of a nail's gap that is corrected a step: Box2D-Lite's of joints.
const nailBias = 0.2

// AddAnchor adds an anchor and returns its index. It does not check a. Call it between steps.
func (w *World) AddAnchor(a Anchor) int {
	w.anchors = append(w.anchors, a)
	return len(w.anchors) - 1
}

// Anchors returns the anchors, as Bodies does. Their Targets may be changed between steps.
func (w *World) Anchors() []Anchor { return w.anchors }

// RemoveAnchor removes an anchor; those behind it move up. Call it between steps.
func (w *World) RemoveAnchor(i int) { w.anchors = append(w.anchors[:i], w.anchors[i+1:]...) }

// DropAnchors removes those of a body. Call it between steps.
func (w *World) DropAnchors(body int) {
	anchors := w.anchors[:0]
	for _, a := range w.anchors {
		if a.Body != int32(body) {
			anchors = append(anchors, a)
		}
	}
	w.anchors = anchors
}

// Soft reports whether the anchor is a spring.
func (a *Anchor) Soft() bool { return a.Frequency > 0 }

// prepare computes what one step's iterations share. K is a joint's with a static body, and the
// spring's softness gamma. Its stiffness k and damping d give
//
//	gamma = 1 / (h (d + h k)), bias = h k gamma gap, with h the step, k = m w², d = 2 m zeta w, w = 2 pi Frequency
func (a *Anchor) prepare(w *World) {
	b, mass := &w.bodies[a.Body], &w.masses[a.Body]
	a.r = b.Rot.MulVec(a.Local)
	a.m, a.bias, a.gamma, a.most = Mat22{}, Vec2{}, 0, 0
	if mass.Static() || w.invDT == 0 {
		a.Impulse, a.Force = Vec2{}, Vec2{}
		return
	}
	gap := b.Position.Add(a.r).Sub(a.Target)
	a.most = float64(a.MaxForce * w.dt)
	if a.Soft() {
		omega := float64(2 * math.Pi * a.Frequency)
		stiffness := float64(float64(mass.Mass*omega) * omega)
		damping := float64(float64(2*mass.Mass*a.Damping) * omega)
		a.gamma = 1 / float64(w.dt*(damping+float64(w.dt*stiffness)))
		a.bias = gap.Mul(float64(float64(w.dt*stiffness) * a.gamma))
	} else if w.settings.PositionCorrection {
		a.bias = gap.Mul(float64(nailBias * w.invDT))
	}
	turn := inertiaK(mass.InvI, a.r)
	inv := mass.InvMass + a.gamma
	a.m = Mat22{Vec2{inv + turn.Col1.X, turn.Col1.Y}, Vec2{turn.Col2.X, inv + turn.Col2.Y}}.inverse()
	if w.settings.WarmStarting {
		a.apply(w, a.Impulse)
	} else {
		a.Impulse = Vec2{}
	}
}

// iterate takes the point's velocity to the bias, with no more than the largest force.
func (a *Anchor) iterate(w *World) {
	m := &w.motions[a.Body]
	v := m.Velocity.Add(a.r.turned(m.AngularVelocity))
	before := a.Impulse
	sum := before.Sub(a.m.MulVec(v.Add(a.bias).Add(before.Mul(a.gamma))))
	if size := math.Hypot(sum.X, sum.Y); size > a.most {
		sum = sum.Mul(a.most / size)
	}
	a.Impulse, a.Force = sum, sum.Mul(w.invDT)
	a.apply(w, sum.Sub(before))
}

// apply gives the body the impulse p (N s) at the point.
func (a *Anchor) apply(w *World, p Vec2) {
	m, mass := &w.motions[a.Body], &w.masses[a.Body]
	m.Velocity = m.Velocity.Add(p.Mul(mass.InvMass))
	m.AngularVelocity += float64(mass.InvI * a.r.Cross(p))
}
