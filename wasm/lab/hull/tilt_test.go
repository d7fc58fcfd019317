package hull

import (
	"math"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
)

func compared(t *testing.T, id string) *Figure {
	t.Helper()
	f := New()
	if err := f.LoadPreset(id); err != nil {
		t.Fatal(err)
	}
	f.Compare(true)
	return f
}

// Two aligned boxes share a face. At a small tilt that rounding does not hide, the strict set keeps one corner
// of that face, and the clipped manifold keeps all four. The manifold's depth changes no more than a corner
// moves.
func TestTiltJumps(t *testing.T) {
	f := compared(t, "aligned")
	still := *f.sweep()
	if n := still.Tilts[0].Counts; n[0] != 4 || n[1] != 4 {
		t.Fatalf("without a tilt the answers have %v points, want 4 and 4", n)
	}
	size := f.Shape(A).Hull.Size + f.Shape(B).Hull.Size
	for _, one := range still.Tilts[1:] {
		if one.Counts[1] != 4 && (one.Tilt < 0.01 || one.Counts[1] < 4) { // a large tilt clips a corner
			t.Errorf("tilt %g: the clipped manifold has %g points", one.Tilt, one.Counts[1])
		}
		if one.Tilt > 1e-4 && one.Counts[0] != 1 {
			t.Errorf("tilt %g: the strict set has %g points, want 1", one.Tilt, one.Counts[0])
		}
		if d := math.Abs(one.Depth - still.Tilts[0].Depth); d > one.Tilt*size {
			t.Errorf("tilt %g changes the depth by %g", one.Tilt, d)
		}
		if one.Turn > one.Tilt*(1+1e-6)+1e-15 {
			t.Errorf("tilt %g turns the normal by %g", one.Tilt, one.Turn)
		}
	}
}

// The sweep equals the figure at every fifth of its tilts. A tilt keeps the pose.
func TestTiltSweeps(t *testing.T) {
	for _, id := range PresetIDs() {
		f := compared(t, id)
		pose := f.Pose(B)
		for i, one := range f.sweep().Tilts {
			if i%5 != 0 {
				continue
			}
			f.SeekTilt(int(math.Round(one.At * TiltSteps)))
			if f.Tilt() != one.Tilt {
				t.Fatalf("%s: step %g has the tilt %g, the sweep %g", id, one.At*TiltSteps, f.Tilt(), one.Tilt)
			}
			if n := float64(len(f.strict())); n != one.Counts[0] || f.Reached() == hull.StageContacts && f.clipping.Manifold.Depth != one.Depth {
				t.Errorf("%s, tilt %g: %g points of depth %g, the sweep has %g of %g", id, one.Tilt, n, f.clipping.Manifold.Depth, one.Counts[0], one.Depth)
			}
			if listing := f.listing(); listing != nil && one.Counts[2] > 0 && float64(len(listing.Points)) != one.Counts[2] {
				t.Errorf("%s, tilt %g: the listing has %d points, the sweep %g", id, one.Tilt, len(listing.Points), one.Counts[2])
			}
		}
		if f.Pose(B) != pose {
			t.Errorf("%s: a tilt changes the pose", id)
		}
		f.SeekTilt(40)
		f.Compare(false)
		if f.Tilt() != 0 || f.turned != pose {
			t.Errorf("%s: B stays tilted by %g once the answers are not compared", id, f.Tilt())
		}
	}
}

// The scale starts with no tilt and goes from 1e-9 to 0.3 rad. TiltStep finds its steps.
func TestTiltScale(t *testing.T) {
	if tiltAt(0) != 0 || tiltAt(1) != 1e-9 || tiltAt(TiltSteps) != MostTilt || tiltAt(9) != 1e-8 {
		t.Errorf("the scale is 0, %g … %g … %g", tiltAt(1), tiltAt(9), tiltAt(TiltSteps))
	}
	f := compared(t, "aligned")
	for step := range TiltSteps + 1 {
		if step > 0 && tiltAt(step) <= tiltAt(step-1) {
			t.Errorf("step %d is %g after %g", step, tiltAt(step), tiltAt(step-1))
		}
		if f.SeekTilt(step); f.TiltStep() != step {
			t.Errorf("step %d is found again as %d", step, f.TiltStep())
		}
	}
}

func TestTiltState(t *testing.T) {
	f := compared(t, "aligned")
	f.SeekTilt(TiltSteps / 2)
	state := f.State()
	if !strings.Contains(state, "&compare=on&tilt="+lab.Exact(f.Tilt())) {
		t.Fatalf("State() = %q", state)
	}
	g := New()
	if err := g.SetState(state); err != nil || g.State() != state || g.turned != f.turned {
		t.Errorf("SetState(%q) = %v, then %q", state, err, g.State())
	}
	h := New()
	if !h.Restore(f.AppendKept(nil)) || h.State() != state || h.turned != f.turned {
		t.Errorf("another instance has %q", h.State())
	}
	for _, bad := range []string{"-1e-9", "0.31", "x", "", "NaN", "1e999"} {
		if err := g.SetState("lab=hull&compare=on&tilt=" + bad); err == nil {
			t.Errorf("tilt=%s is taken", bad)
		}
	}
	if err := g.SetState("lab=hull&stage=contacts&tilt=0.1"); err != nil || g.Tilt() != 0 {
		t.Errorf("a tilt without compare: %v, %g", err, g.Tilt())
	}
}

// A trace continues at most one point of the same answer at the previous tilt, and has no jumps.
func TestTracesGoOn(t *testing.T) {
	for _, id := range PresetIDs() {
		f := compared(t, id)
		s := f.sweep()
		most := leap * min(f.Shape(A).Hull.Size, f.Shape(B).Hull.Size)
		before := map[float64]float64{}
		for i := range s.Tilts[1:] {
			before[s.Tilts[i+1].At] = s.Tilts[i].At
		}
		gone := map[float64]bool{}
		for i, one := range s.Traces {
			if one.From == 0 {
				continue
			}
			from := s.Traces[int(one.From)-1]
			if from.Answer != one.Answer || from.At != before[one.At] || gone[one.From] || math.Abs(from.Along-one.Along) > most*(1+1e-9) {
				t.Errorf("%s: trace %d, %+v, goes on from %+v", id, i+1, one, from)
			}
			gone[one.From] = true
		}
	}
	begin := [3]int{}
	for _, one := range compared(t, "flush").sweep().Traces {
		if one.From == 0 {
			begin[int(one.Answer)]++
		}
	}
	if begin[0] != 4 || begin[1] != 4 {
		t.Errorf("flush sides: %v points begin, want the 4 that both right answers have without a tilt", begin)
	}
}

// A tilt moves B's vertices about the hinge by its angle. Vertices on the side of Way rise along the normal.
func TestHinge(t *testing.T) {
	for _, id := range PresetIDs() {
		f := compared(t, id)
		f.SeekTilt(TiltSteps)
		f.Frame()
		h := &f.frame.Compare.Hinge
		vec := func(v frame.Vec3) hull.Vec3 { return hull.Vec3{X: v.X, Y: v.Y, Z: v.Z} }
		axis, way, pivot := vec(h.Axis), vec(h.Way), vec(h.Pivot.At)
		up := axis.Cross(way)
		if n := f.sweep().hinge.normal; up.Sub(n).Length() > 1e-12 {
			t.Errorf("%s: up is %v, the normal %v", id, up, n)
		}
		if view := viewOf(&f.clipping); view.Right.Dot(way) < 0 && id == "aligned" {
			t.Errorf("%s: B rolls to the right", id)
		}
		size := f.Shape(B).Hull.Size + pivot.Length()
		for i := range int(f.frame.Compare.Still.Count) {
			still := vec(frame.At[frame.Spot](&f.frame, f.frame.Compare.Still, i).At).Sub(pivot)
			now := vec(frame.At[frame.Spot](&f.frame, f.frame.Hulls[1].Vertices, i).At).Sub(pivot)
			sin, cos := math.Sincos(MostTilt)
			x, z := way.Dot(still), up.Dot(still)
			want := [3]float64{axis.Dot(still), float64(x*cos) - float64(z*sin), float64(x*sin) + float64(z*cos)}
			for k, got := range [3]float64{axis.Dot(now), way.Dot(now), up.Dot(now)} {
				if math.Abs(got-want[k]) > 1e-12*size {
					t.Errorf("%s: vertex %d is at %g along axis %d, want %g", id, i, got, k, want[k])
				}
			}
			if x > h.Reach || i == int(h.Rim) && x < h.Reach-0.01*size {
				t.Errorf("%s: vertex %d reaches %g, B %g at vertex %g", id, i, x, h.Reach, h.Rim)
			}
		}
	}
}

// The frame has the tilt, all tilts, and their points within the span. The words describe the changes.
func TestTiltFrame(t *testing.T) {
	f := compared(t, "aligned")
	f.SeekTilt(TiltSteps)
	f.Frame()
	to := &f.frame
	if c := &to.Compare; c.Tilt != MostTilt || c.TiltAt != 1 || int(c.Tilts.Count) != len(f.sweep().Tilts) || int(c.Traces.Count) != len(f.sweep().Traces) {
		t.Fatalf("Compare = %+v", *c)
	}
	for i := range int(to.Compare.Traces.Count) {
		p := frame.At[frame.Trace](to, to.Compare.Traces, i)
		if p.Along < to.Compare.Along.Lo || p.Along > to.Compare.Along.Hi || p.At < 0 || p.At > 1 || p.Answer > 2 {
			t.Errorf("trace %d = %+v", i, *p)
		}
	}
	if words := f.Words(); !strings.Contains(words.Text, "tilted by 0.3") {
		t.Errorf("the text says %q", words.Text)
	}
	for id, want := range map[string]string{"flush": "from 4 to 1 points", "tilted-box": "“Flush sides”", "gap": "apart as before"} {
		g := compared(t, id)
		if before := g.Words().Text; strings.Contains(before, want) || strings.Contains(before, "tilt") && strings.Contains(before, "rad") {
			t.Errorf("%s without a tilt says %q", id, before)
		}
		g.SeekTilt(25)
		if words := g.Words().Text; !strings.Contains(words, want) || strings.Contains(words, "Flush sides") != (id == "tilted-box") {
			t.Errorf("%s says %q, want %q", id, words, want)
		}
	}
	f.Next()
	f.Prev()
	if f.compare || f.clipping.Reached != hull.StageContacts {
		t.Errorf("another stage: comparing %t, reached %s", f.compare, f.clipping.Reached)
	}
}
