package worlds

import (
	"fmt"
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/tests"
)

// Checkpoint returns a world's state in the golden form, without tolerances.
func Checkpoint(w *physics.World) *tests.SceneCheckpoint {
	c := &tests.SceneCheckpoint{Step: w.Steps(), NumArbiters: len(w.Arbiters()), Arbiters: []tests.SceneArbiter{}}
	for i, b := range w.Bodies() {
		m := w.Motions()[i]
		c.Bodies = append(c.Bodies, [6]float64{b.Position.X, b.Position.Y, b.Angle, m.Velocity.X, m.Velocity.Y, m.AngularVelocity})
	}
	for _, arb := range w.Arbiters() {
		a := tests.SceneArbiter{B: [2]int32{arb.A, arb.B}}
		for _, contact := range arb.Contacts[:arb.Count] {
			a.C = append(a.C, [4]float64{float64(contact.Feature.Key()), contact.Normal, contact.Tangent, contact.Separation})
		}
		c.Arbiters = append(c.Arbiters, a)
	}
	for _, j := range w.Joints() {
		c.JointP = append(c.JointP, [2]float64{j.Impulse.X, j.Impulse.Y})
	}
	return c
}

// Compare returns the first difference of got from want, or nil. worst is the largest deviation in units of
// want's tolerances. If want has contact sets, got must have the same ones.
func Compare(got, want *tests.SceneCheckpoint) (worst float64, err error) {
	near := func(got, want, tolerance float64, what string, i ...any) {
		d := math.Abs(got-want) / tolerance
		if !(d <= 1) && err == nil {
			err = fmt.Errorf("%s is %v, want %v within %v", fmt.Sprintf(what, i...), got, want, tolerance)
		}
		worst = max(worst, d)
	}
	if len(got.Bodies) != len(want.Bodies) || len(got.JointP) != len(want.JointP) {
		return 0, fmt.Errorf("%d bodies and %d joints, want %d and %d", len(got.Bodies), len(got.JointP), len(want.Bodies), len(want.JointP))
	}
	for i := range want.Bodies {
		for k := range want.Bodies[i] {
			near(got.Bodies[i][k], want.Bodies[i][k], want.Tolerance, "body %d, number %d,", i, k)
		}
	}
	for i := range want.JointP {
		for k := range want.JointP[i] {
			near(got.JointP[i][k], want.JointP[i][k], want.ToleranceImpulse, "joint %d, impulse %d,", i, k)
		}
	}
	if err == nil && got.NumArbiters != want.NumArbiters {
		err = fmt.Errorf("%d arbiters, want %d", got.NumArbiters, want.NumArbiters)
	}
	if err != nil || want.Arbiters == nil {
		return worst, err
	}
	for i := range want.Arbiters {
		g, w := &got.Arbiters[i], &want.Arbiters[i]
		if g.B != w.B || len(g.C) != len(w.C) {
			return worst, fmt.Errorf("arbiter %d is of %v with %d contacts, want %v with %d", i, g.B, len(g.C), w.B, len(w.C))
		}
		for k := range w.C {
			if g.C[k][0] != w.C[k][0] {
				return worst, fmt.Errorf("arbiter of %v: contact %d has key %v, want %v", w.B, k, g.C[k][0], w.C[k][0])
			}
			near(g.C[k][1], w.C[k][1], want.ToleranceImpulse, "arbiter of %v: contact %d's normal impulse", w.B, k)
			near(g.C[k][2], w.C[k][2], want.ToleranceImpulse, "arbiter of %v: contact %d's friction impulse", w.B, k)
			near(g.C[k][3], w.C[k][3], want.ToleranceSep, "arbiter of %v: contact %d's separation", w.B, k)
		}
	}
	return worst, err
}
