package physics

import (
	"math"
	"testing"
)

// A world without bodies steps, and so does one with a body that is nowhere: the search
// for pairs ends, and finds the others' contacts.
func TestBroadphaseWithoutEnd(t *testing.T) {
	for _, test := range []struct {
		name     string
		x, angle float64
	}{
		{"far", 1e300, 0}, {"infinite", inf, 0}, {"minus infinite", -inf, 0}, {"NaN", math.NaN(), 0},
		{"turned by NaN", 0, math.NaN()}, {"turned by infinity", 0, inf},
	} {
		t.Run(test.name, func(t *testing.T) {
			w := testPyramid(3)
			w.AddBody(BodyDef{Width: Vec2{1, 1}, Mass: 1, Position: Vec2{test.x, 100}, Angle: test.angle})
			w.Step(1.0 / 60)
			want := testPyramid(3)
			want.Step(1.0 / 60)
			pairs := map[[2]int32]bool{}
			for _, arb := range w.Arbiters() {
				pairs[[2]int32{arb.A, arb.B}] = true
			}
			for _, arb := range want.Arbiters() {
				if !pairs[[2]int32{arb.A, arb.B}] {
					t.Errorf("bodies %d and %d do not touch", arb.A, arb.B)
				}
			}
		})
	}
	t.Run("empty", func(t *testing.T) {
		w := World{Settings: DefaultSettings()}
		w.Step(1.0 / 60)
		if w.Steps() != 1 || len(w.Arbiters()) != 0 {
			t.Errorf("%d steps, %d arbiters", w.Steps(), len(w.Arbiters()))
		}
	})
}
