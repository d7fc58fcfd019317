package physics

// Joint pins two bodies together at a point: a revolute joint.
type Joint struct {
	A, B           int32   // indices of the bodies
	LocalA, LocalB Vec2    // the anchor relative to each body's centre, body frame, metres
	Softness       float64 // compliance, 1/kg; 0 is rigid
	BiasFactor     float64 // fraction of the anchors' distance that one step corrects, 0 to 1
	Impulse        Vec2    // accumulated impulse on B, N s, world frame

	rA, rB Vec2  // LocalA and LocalB in the world frame
	m      Mat22 // effective mass: the inverse of K, kg
	bias   Vec2  // relative velocity that closes the gap, m/s
	start  Vec2  // Impulse before the first iteration, N s
}

// prepare computes the values that all iterations of a step share.
//
// An impulse P at the anchor changes the anchors' relative velocity by K P, with
//
//	K = (1/mA + 1/mB) E + [ y² -xy ; -xy x² ] / IA for rA = (x, y), and the same for rB.
func (j *Joint) prepare(w *World) {
	a, b := &w.bodies[j.A], &w.bodies[j.B]
	ma, mb := &w.masses[j.A], &w.masses[j.B]
	j.rA, j.rB = a.Rot.MulVec(j.LocalA), b.Rot.MulVec(j.LocalB)

	inv := ma.InvMass + mb.InvMass
	ka, kb := inertiaK(ma.InvI, j.rA), inertiaK(mb.InvI, j.rB)
	k := Mat22{
		Vec2{inv + ka.Col1.X + kb.Col1.X + j.Softness, ka.Col1.Y + kb.Col1.Y},
		Vec2{ka.Col2.X + kb.Col2.X, inv + ka.Col2.Y + kb.Col2.Y + j.Softness},
	}
	j.m = k.inverse()

	j.bias = Vec2{}
	if w.settings.PositionCorrection {
		gap := b.Position.Add(j.rB).Sub(a.Position.Add(j.rA))
		j.bias = gap.Mul(float64(-j.BiasFactor * w.invDT))
	}
}

// prestep prepares a joint. With warm starting it applies the impulse of the step before to the bodies.
// Otherwise it sets that impulse to 0.
func (j *Joint) prestep(w *World) {
	j.prepare(w)
	if w.settings.WarmStarting {
		j.apply(w, j.Impulse)
	} else {
		j.Impulse = Vec2{}
	}
	j.start = j.Impulse
}

// Started returns the impulse on B with which the joint began the last step, N s, world frame.
func (j *Joint) Started() Vec2 { return j.start }

// inertiaK returns the part of K from a body's rotation.
func inertiaK(invI float64, r Vec2) Mat22 {
	across := float64(float64(-invI*r.X) * r.Y)
	return Mat22{
		Vec2{float64(float64(invI*r.Y) * r.Y), across},
		Vec2{across, float64(float64(invI*r.X) * r.X)},
	}
}

// iterate drives the anchors' relative velocity to bias - Softness Impulse.
func (j *Joint) iterate(w *World) {
	a, b := &w.motions[j.A], &w.motions[j.B]
	dv := b.Velocity.Add(j.rB.turned(b.AngularVelocity)).Sub(a.Velocity).Sub(j.rA.turned(a.AngularVelocity))
	p := j.m.MulVec(j.bias.Sub(dv).Sub(j.Impulse.Mul(j.Softness)))
	j.apply(w, p)
	j.Impulse = j.Impulse.Add(p)
}

// apply applies the impulse p (N s) to B at the anchor, and -p to A.
func (j *Joint) apply(w *World, p Vec2) {
	a, b := &w.motions[j.A], &w.motions[j.B]
	ma, mb := &w.masses[j.A], &w.masses[j.B]
	a.Velocity = a.Velocity.Sub(p.Mul(ma.InvMass))
	a.AngularVelocity -= float64(ma.InvI * j.rA.Cross(p))
	b.Velocity = b.Velocity.Add(p.Mul(mb.InvMass))
	b.AngularVelocity += float64(mb.InvI * j.rB.Cross(p))
}

func (w *World) prepareJoints() {
	for i := range w.joints {
		w.joints[i].prestep(w)
	}
	for i := range w.anchors {
		w.anchors[i].prepare(w)
	}
}

func (w *World) iterateJoints() {
	for i := range w.joints {
		w.joints[i].iterate(w)
	}
	for i := range w.anchors {
		w.anchors[i].iterate(w)
	}
}
