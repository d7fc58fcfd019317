package hull_test

import (
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/tests"
	"github.com/clipstage/clipstage/tests/polyhedra"
)

// The reference data also holds in random positions. Each case is rotated and moved, corner by corner, which
// rounds its numbers again, and the result is transformed back.
func TestGoldenTurned(t *testing.T) {
	cases, _ := goldens(t)
	rng := random.SplitMix64(77)
	for i := range cases {
		golden := &cases[i]
		if golden.Kind == "far" {
			continue // the case tests digits that a rotation about the origin would lose
		}
		for range 60 {
			pose := hull.Pose{Position: polyhedra.Direction(&rng).Mul(golden.Size * rng.Float(0, 3)), Rotation: polyhedra.Rotation(&rng)}
			facesA, facesB := turned(&golden.A, pose), turned(&golden.B, pose)
			a, b := given(t, &facesA), given(t, &facesB)
			var c hull.Clipping
			c.Run(a, b, &hull.Origin, &hull.Origin)
			if err := golden.Grade(turnedBack(resultOf(&c), pose)); err != nil {
				t.Errorf("%s at %v: %v", golden.ID, pose, err)
			}
		}
	}
}

func turned(faces *tests.HullFaces, pose hull.Pose) tests.HullFaces {
	moved := tests.HullFaces{F: faces.F}
	for _, p := range faces.P {
		moved.P = append(moved.P, array(pose.Point(vec(p))))
	}
	return moved
}

func turnedBack(r *tests.HullResult, pose hull.Pose) *tests.HullResult {
	back := pose.Rotation.Conj()
	r.N, r.MTV = array(back.Rotate(vec(r.N))), array(back.Rotate(vec(r.MTV)))
	for i, p := range r.Contact {
		r.Contact[i] = array(pose.Local(vec(p)))
	}
	if r.SH != nil {
		for i, p := range r.SH.Points {
			at := pose.Local(vec([3]float64(p[:3])))
			r.SH.Points[i] = [4]float64{at.X, at.Y, at.Z, p[3]}
		}
	}
	return r
}
