package physics

import "math"

// Anchor ties a point of a body to a place in the world. A rigid anchor acts as a nail. A soft anchor acts as a
// damped spring, for example when a pointer drags a body. See E. Catto, "Soft Constraints", Game Developers
// Conference 2011.
type Anchor struct {
	Body      int32   // index
	Local     Vec2    // the anchored point relative to the body's centre, body frame, metres
	Target    Vec2    // the anchored place, world frame, metres
	Frequency float64 // natural frequency of spring and body, Hz; 0 makes the anchor rigid
	Damping   float64 // damping ratio of the spring; 1 is critical
	MaxForce  float64 // largest force, N; +Inf sets no limit
	Impulse   Vec2    // accumulated impulse of the last step, N s, world frame
	Force     Vec2    // force on the body in the last step, N, world frame

	r     Vec2    // Local in the world frame
	m     Mat22   // effective mass: the inverse of K, kg
	bias  Vec2    // minus the velocity of the point that closes the gap, m/s
	gamma float64 // softness, 1/kg
	most  float64 // largest length of Impulse, N s
}

// nailBias is the fraction of a nail's gap that one step corrects. Box2D-Lite's joints use the same value.
const nailBias = 0.2

// AddAnchor adds an anchor and returns its index. It does not validate a. Call it between steps.
func (w *World) AddAnchor(a Anchor) int {
	w.anchors = append(w.anchors, a)
	return len(w.anchors) - 1
}

// Anchors returns the world's own list of anchors. The caller may change each Target between steps.
func (w *World) Anchors() []Anchor { return w.anchors }

// RemoveAnchor removes anchor i; the indices of later anchors decrease by one. Call it between steps.
func (w *World) RemoveAnchor(i int) { w.anchors = append(w.anchors[:i], w.anchors[i+1:]...) }

// DropAnchors removes all anchors of a body. Call it between steps.
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

// prepare computes the values that all iterations of a step use. With warm starting it also applies Impulse. It
// sets Impulse to 0 without warm starting, for a static body, and in a step of 0 s or less. K is the same as
// for a joint with a static body, plus the spring's softness gamma. Stiffness k, damping d and the body's mass
// m give
//
//	gamma = 1 / (h (d + h k)),  bias = h k gamma gap,  with h the step, k = m w², d = 2 m zeta w, w = 2 pi Frequency
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

// iterate drives the point's velocity to -(bias + gamma Impulse); gamma is 0 for a nail. The length of Impulse
// stays within most.
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

// apply applies the impulse p (N s) to the body at the point.
func (a *Anchor) apply(w *World, p Vec2) {
	m, mass := &w.motions[a.Body], &w.masses[a.Body]
	m.Velocity = m.Velocity.Add(p.Mul(mass.InvMass))
	m.AngularVelocity += float64(mass.InvI * a.r.Cross(p))
}
