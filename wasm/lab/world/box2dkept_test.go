package world

import (
	"math"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
)

// TestBox2DWalk compares the frame's iterations of the position pass with the recorded ones. It also compares
// the frame's two limits, slop and solved, with Box2D's.
func TestBox2DWalk(t *testing.T) {
	most := 0
	inBox2D(t, func(f *Figure) {
		array, list := f.Frame(), f.Watch().Box2D.Positions
		p := &head(array).Watch.Pass
		if int(p.Rounds) != len(list) {
			t.Fatalf("the frame has %v iterations of the pass, %d were recorded", p.Rounds, len(list))
		}
		if f.Watch().Arbiter.Count > 0 && (p.Slop != -0.005 || p.Solved != -0.015) {
			t.Fatalf("what may stay is %v m, what ends the pass %v m", p.Slop, p.Solved)
		}
		most = max(most, len(list))
		for k, r := range listOf[frame.Round](array, int(p.From), len(list)) {
			it := &list[k]
			for i := range it.Points {
				if r.Separations[i] != it.Points[i].Separation || r.Corrections[i] != it.Points[i].Correction {
					t.Fatalf("iteration %d of the frame is %+v, recorded is %+v", k+1, r, it)
				}
				if !isAt(r.Before[i], it.Before[i]) || !isAt(r.After[i], it.After[i]) {
					t.Fatalf("iteration %d has the poses %+v and %+v, recorded is %+v", k+1, r.Before, r.After, it)
				}
			}
		}
	})
	if most < 2 {
		t.Errorf("no pass has more than %d iterations", most)
	}
}

// isAt reports whether a pose in a frame equals a recorded pose.
func isAt(got frame.Pose, want physics.Pose) bool {
	r := physics.Rotation(want.Angle)
	return got.At == frame.Vec(want.Position) && got.AxisX == frame.Vec(r.Col1)
}

// Box2D's solver stores a contact as a point of the incident box, in that box's frame. In the last step and in
// this one, the frame's point is the contact's position moved along the normal by the separation.
func TestBox2DLocal(t *testing.T) {
	var seen [2]int
	inBox2D(t, func(f *Figure) {
		x, h := f.Watch(), head(f.Frame())
		for i, of := range [...]struct {
			arb    *physics.Arbiter
			bodies [2]physics.Body
		}{
			{&x.Carried, x.Last.Bodies},
			{&x.Arbiter, [2]physics.Body{x.Bodies[x.A], x.Bodies[x.B]}},
		} {
			local := &h.Watch.Local[i]
			if local.Box == 0 {
				continue
			}
			body, side := &of.bodies[int(local.Box)-1], 2*local.Box-3 // the normal points from A to B
			for k := range int(of.arb.Count) {
				c, p := &of.arb.Contacts[k], physics.Vec2(local.Points[k])
				want := c.Position.Add(of.arb.Normal.Mul(side * c.Separation))
				if d := body.Position.Add(physics.Rotation(body.Angle).MulVec(p)).Sub(want); math.Hypot(d.X, d.Y) > 1e-12 {
					t.Fatalf("contact %d, step %d: %v of body %v is %v off %+v", k+1, i, p, local.Box, d, c)
				}
				seen[i]++
			}
		}
	})
	if seen[0] == 0 || seen[1] == 0 {
		t.Errorf("contacts of the last step and of this one: %v", seen)
	}
}

// If the step length changes, contacts begin with their impulses times the ratio of the lengths. The words say
// that.
func TestBox2DRatio(t *testing.T) {
	for _, of := range []struct {
		dt   string
		want float64
	}{{"0.008333333333333333", 0.5}, {"0.03333333333333333", 2}} {
		f := New()
		arrive(t, f, "lab=world&scene=pyramid&solver=box2d&step=48&pick=5,17&stage=warm-start&dt="+of.dt+"@47")
		w := &head(f.Frame()).Watch
		if math.Abs(w.Ratio-of.want) > 1e-15 || !strings.Contains(f.Words().Text, "the ratio of this time step to the last one") {
			t.Errorf("the ratio is %v, want %v: %s", w.Ratio, of.want, f.Words().Text)
		}
		for i := range int(w.NowCount) {
			now, then := &w.Now[i], &w.Then[int(w.Now[i].Match)]
			if now.Impulse <= 0 || now.Impulse != w.Ratio*then.Impulse || now.Friction != w.Ratio*then.Friction {
				t.Errorf("contact %d begins with %v and %v, had %v and %v", i+1, now.Impulse, now.Friction, then.Impulse, then.Friction)
			}
		}
	}
}
