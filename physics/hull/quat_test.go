package hull_test

import (
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"pgregory.net/rapid"
)

func drawVec(t *rapid.T, name string, most float64) hull.Vec3 {
	f := rapid.Float64Range(-most, most)
	return hull.Vec3{X: f.Draw(t, name+".x"), Y: f.Draw(t, name+".y"), Z: f.Draw(t, name+".z")}
}

func drawQuat(t *rapid.T, name string) hull.Quat {
	axis := drawVec(t, name, 1)
	if axis.Length() < 1e-3 {
		return hull.Identity
	}
	return hull.AxisAngle(axis, rapid.Float64Range(-7, 7).Draw(t, name+".angle"))
}

func near(v, w hull.Vec3, tol float64) bool { return v.Sub(w).Length() <= tol }

// A quarter turn about z takes x to y: the sense is counter-clockwise.
func TestAxisAngleSense(t *testing.T) {
	q := hull.AxisAngle(hull.Vec3{Z: 3}, math.Pi/2)
	if got := q.Rotate(hull.Vec3{X: 1}); !near(got, hull.Vec3{Y: 1}, 1e-15) {
		t.Errorf("x turned by a quarter about z is %v", got)
	}
}

func TestPoses(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := hull.Pose{Position: drawVec(t, "p", 10), Rotation: drawQuat(t, "p")}
		q := hull.Pose{Position: drawVec(t, "q", 10), Rotation: drawQuat(t, "q")}
		v := drawVec(t, "v", 10)
		const tol = 1e-13
		m := p.Rotation.Matrix()
		back := m.T()
		for name, test := range map[string]struct{ got, want hull.Vec3 }{
			"matrix":            {m.MulVec(v), p.Rotation.Rotate(v)},
			"transposed":        {m.TMulVec(m.MulVec(v)), v},
			"transpose":         {back.MulVec(v), m.TMulVec(v)},
			"local of point":    {p.Local(p.Point(v)), v},
			"inverse":           {p.Inverse().Point(v), p.Local(v)},
			"pose in a pose":    {p.Mul(q).Point(v), p.Point(q.Point(v))},
			"product of angles": {p.Rotation.Mul(q.Rotation).Rotate(v), p.Rotation.Rotate(q.Rotation.Rotate(v))},
		} {
			if !near(test.got, test.want, tol*20) {
				t.Errorf("%s: %v, want %v", name, test.got, test.want)
			}
		}
		if n := m.Mul(&back); !near(n[0], hull.Vec3{X: 1}, tol) || !near(n[1], hull.Vec3{Y: 1}, tol) || !near(n[2], hull.Vec3{Z: 1}, tol) {
			t.Errorf("a rotation and its transpose make %v", n)
		}
	})
}

func TestIdentityKeepsBits(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v := drawVec(t, "v", 1e6)
		m := hull.Identity.Matrix()
		if got := hull.Origin.Point(v); got != v || m.MulVec(v) != v || m.TMulVec(v) != v || hull.Origin.Local(v) != v {
			t.Errorf("%v becomes %v", v, got)
		}
	})
}

func TestNewPose(t *testing.T) {
	for _, test := range []struct {
		name     string
		position hull.Vec3
		rotation hull.Quat
		want     string // code of the error, or ""
	}{
		{"identity", hull.Vec3{X: 1}, hull.Identity, ""},
		{"rounded", hull.Vec3{}, hull.Quat{W: 0.7071, X: 0.7071}, ""},
		{"zero", hull.Vec3{}, hull.Quat{}, "quaternion"},
		{"long", hull.Vec3{}, hull.Quat{W: 2}, "quaternion"},
		{"no number", hull.Vec3{}, hull.Quat{W: math.NaN(), X: 1}, "quaternion"},
		{"infinite", hull.Vec3{}, hull.Quat{W: math.Inf(1)}, "quaternion"},
		{"nowhere", hull.Vec3{Y: math.NaN()}, hull.Identity, "position"},
		{"far", hull.Vec3{Z: 1e31}, hull.Identity, "position"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p, err := hull.NewPose(test.position, test.rotation)
			if got := codeOf(err); got != test.want {
				t.Fatalf("NewPose gives the code %q, want %q", got, test.want)
			}
			q := p.Rotation
			if n := q.W*q.W + q.X*q.X + q.Y*q.Y + q.Z*q.Z; err == nil && math.Abs(n-1) > 1e-15 {
				t.Errorf("the squared length is 1%+g", n-1)
			}
		})
	}
}

func codeOf(err error) string {
	if err == nil {
		return ""
	}
	return err.(*hull.Error).Code.String()
}
