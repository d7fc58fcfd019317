package hull

import (
	"testing"
)

// box returns a box with these widths.
func box(t testing.TB, x, y, z float64) *Hull {
	t.Helper()
	h, err := Box(Vec3{x, y, z})
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// Boxes in poses whose contacts are known.
func TestRunBoxes(t *testing.T) {
	a := box(t, 2, 2, 2)
	for _, test := range []struct {
		name   string
		pose   Pose
		axis   Axis
		depth  float64
		normal Vec3
		count  int
	}{
		{"on top", Pose{Vec3{0, 0, 1.5}, Identity}, AxisFaceA, 0.5, Vec3{0, 0, 1}, 4},
		{"beside, turned by an eighth", Pose{Vec3{1.9, 0, 0}, AxisAngle(Vec3{1, 0, 0}, 0.7853981633974483)}, AxisFaceA, 0.1, Vec3{1, 0, 0}, 4},
	} {
		t.Run(test.name, func(t *testing.T) {
			var c Clipping
			c.Run(a, a, &Origin, &test.pose)
			m := &c.Manifold
			if c.Best.Axis != test.axis || m.Count != test.count || m.Depth-test.depth > 1e-12 || test.depth-m.Depth > 1e-12 || m.Normal.Sub(test.normal).Length() > 1e-12 {
				t.Errorf("got %v, depth %g along %v, %d contacts; want %+v", c.Best.Axis, m.Depth, m.Normal, m.Count, test)
			}
		})
	}
}
