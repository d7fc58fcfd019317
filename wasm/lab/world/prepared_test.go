package world

import (
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/world/link"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

// TestPrepared takes each prepared comparison to its step, and measures the claims of its line.
func TestPrepared(t *testing.T) {
	type measured struct{ contacts, deepest, kinetic, top float64 }
	for _, test := range []struct {
		id, title string
		claims    func(f *Figure, a, b measured) bool
	}{
		{"warm-starting", "leans", func(f *Figure, a, b measured) bool {
			far, _ := f.Farthest()
			return a.deepest >= 3*b.deepest && b.kinetic < 0.01 && a.kinetic > 1 && far > 1 && afterwards(f, 80, func(a, b *run.Run) bool { return highest(b.World) > 9.4 && highest(a.World) < 4 })
		}},
		{"clamped-sums", "stops", func(f *Figure, a, b measured) bool {
			v, w := f.World.Motions()[1].Velocity, f.Second.World.Motions()[1].Velocity
			box, landed := f.World.Bodies()[1].Position.X, f.Second.World.Bodies()[1].Position.X
			far, body := f.Farthest()
			slides := f.Layers.Has(say.LayerVelocities) && v.X > 0.8 && far > 0.8 && box > landed && body == 1
			// Friction stopped the second world’s box in the step in which it landed.
			return slides && math.Hypot(w.X, w.Y) < 0.001 && f.SeekStep(51) == nil && wayEnds(f) == nil &&
				math.Abs(f.Second.World.Bodies()[1].Position.X-landed) < 0.01 && f.Second.World.Motions()[1].Velocity.X < 0.01 && f.World.Motions()[1].Velocity.X > 1
		}},
		{"iterations", "ten", func(f *Figure, a, b measured) bool {
			return a.kinetic > 1000*b.kinetic && a.top < b.top-1 && afterwards(f, 100, func(a, b *run.Run) bool { return highest(b.World) > 9.4 && highest(a.World) < 4 })
		}},
		{"position-pass", "buckles", func(f *Figure, a, b measured) bool {
			added := func(g *run.Run) (joules float64) {
				list := g.Tallies(60, 148)
				for i := 1; i < len(list); i++ {
					joules += max(0, list[i].Energy()-list[i-1].Energy())
				}
				return joules
			}
			t.Logf("energy that steps 60 to 148 add: %.1f J, %.1f J", added(&f.Run), added(&f.Second.Run))
			return a.kinetic > 30 && b.kinetic < 0.2 && added(&f.Run) > 10*added(&f.Second.Run) && a.contacts < 3 && b.contacts == 20 && afterwards(f, 100, func(a, b *run.Run) bool { return highest(a.World) < 5 && highest(b.World) > 9.3 })
		}},
		{"block-solver", "lean", func(f *Figure, a, b measured) bool {
			begun := New()
			if begun.SetScene("stack-12") != nil {
				return false
			}
			leans := func(g *run.Run) (aside, turned float64) {
				top := g.World.Bodies()[12]
				return math.Abs(top.Position.X - begun.World.Bodies()[12].Position.X), math.Abs(top.Angle)
			}
			far, body := f.Farthest()
			aside, turned := leans(&f.Run)
			still, upright := leans(&f.Second.Run)
			t.Logf("the top boxes are %.3f m and %.3f m aside, turned by %.4f and %.4f", aside, still, turned, upright)
			return body == 12 && far > 0.4 && aside > 10*still && turned > 4*upright && a.deepest > 2*b.deepest && a.top < b.top-0.05
		}},
		{"restitution", "bounce", func(f *Figure, a, b measured) bool {
			for i := 2; i <= 5; i++ {
				if f.World.Bodies()[i].Position.Y > 0.5 {
					return false
				}
			}
			return f.Layers.Has(say.LayerVelocities) && a.kinetic < 0.01 && b.top > 4.5 && b.top < 5 && f.Second.World.Motions()[5].Velocity.Y > 0
		}},
		{"friction", "holds", func(f *Figure, a, b measured) bool {
			t.Logf("contacts at the edge of their cones: %d, %d", atEdge(&f.Run), atEdge(&f.Second.Run))
			return f.Layers.Has(say.LayerCones) && atEdge(&f.Run) >= 10 && atEdge(&f.Second.Run) == 0 && b.kinetic < 0.01 && b.top > 6.9 && a.top < b.top-0.5 && a.kinetic > 10
		}},
		{"conveyor", "carry", func(f *Figure, a, b measured) bool {
			far, _ := f.Farthest()
			return f.Layers.Has(say.LayerVelocities) && a.kinetic < 0.01 && b.kinetic > 10 && far > 2
		}},
	} {
		f := New()
		if err := f.Prepare(test.id); err != nil {
			t.Fatal(err)
		}
		begun := f.Prepared()
		if begun == nil || begun.ID != test.id {
			t.Fatalf("%s: %v begins", test.id, begun)
		}
		if err := wayEnds(f); err != nil || f.Steps() != begun.Step() {
			t.Fatalf("%s: stands at step %d, want %d (%v)", test.id, f.Steps(), begun.Step(), err)
		}
		w := f.Words()
		t.Logf("%s: %s. %s", test.id, w.Title, w.Text)
		var of [2]measured
		for i, g := range f.Runs() {
			tally := g.Tally()
			of[i] = measured{tally.Contacts(), tally.Deepest, tally.Kinetic, highest(g.World)}
		}
		if !strings.Contains(w.Title, test.title) || strings.ContainsAny(w.Title+w.Text, "{}") {
			t.Errorf("%s: the title is %q, the line %q", test.id, w.Title, w.Text)
		}
		if !test.claims(f, of[0], of[1]) {
			t.Errorf("%s: %q is not so at step %d: %+v, %+v", test.id, w.Text, begun.Step(), of[0], of[1])
		}
	}
	if err := New().Prepare("none"); err == nil {
		t.Error("a comparison that does not exist begins")
	}
}

// Each card's picture shows all dynamic boxes of both worlds, each world in its own half. Except for the
// conveyor, the heights are to one scale.
func TestPreparedPictures(t *testing.T) {
	corner := regexp.MustCompile(`(\d+) (\d+)`)
	for i, prepared := range link.PreparedComparisons() {
		f := New()
		_ = f.Prepare(prepared.ID)
		_ = wayEnds(f)
		var boxes [2]int
		var tops, high [2]float64 // of the drawing, above its ground, and of the worlds in metres
		rows := prepared.ID == "conveyor"
		for _, box := range strings.SplitAfter(strings.TrimSuffix(PreparedPicture(i).Moving, "z"), "z") {
			half, top := -1, 0.0
			for _, match := range corner.FindAllStringSubmatch(box, -1) {
				x, _ := strconv.Atoi(match[1])
				y, _ := strconv.Atoi(match[2])
				in, ground := x/(PictureWidth/2), PictureHeight-pictureMargin
				if rows {
					in = y / (PictureHeight / 2)
					ground -= (1 - in) * PictureHeight / 2
				}
				if half >= 0 && in != half {
					t.Errorf("%s: the box %s is in both halves", prepared.ID, box)
				}
				half, top = in, max(top, float64(ground-y))
			}
			boxes[half]++
			tops[half] = max(tops[half], top)
		}
		for half, r := range f.Runs() {
			moving := 0
			for body, mass := range r.World.Masses() {
				if !mass.Static() {
					moving++
					_, top := r.World.Bodies()[body].Bounds()
					high[half] = max(high[half], top.Y)
				}
			}
			if boxes[half] != moving {
				t.Errorf("%s: %d boxes in half %d, want %d", prepared.ID, boxes[half], half, moving)
			}
		}
		if scale := min(tops[0]/high[0], tops[1]/high[1]); !rows && (math.Abs(tops[0]-scale*high[0]) > 1 || math.Abs(tops[1]-scale*high[1]) > 1) {
			t.Errorf("%s: the halves are %v high, the worlds %v m", prepared.ID, tops, high)
		}
	}
}

// atEdge returns the number of contacts whose friction is at the limit of their cones.
func atEdge(f *run.Run) (n int) {
	list := f.World.Arbiters()
	for i := range list {
		for _, c := range list[i].Contacts[:list[i].Count] {
			if c.Normal > 0 && math.Abs(c.Tangent) >= 0.999*list[i].Friction*c.Normal {
				n++
			}
		}
	}
	return n
}

// afterwards continues both worlds for some steps, and reports whether a condition then holds.
func afterwards(f *Figure, steps float64, holds func(a, b *run.Run) bool) bool {
	return f.Step(steps) == nil && holds(&f.Run, &f.Second.Run)
}

// A change of settings, an edit or another scene ends a prepared comparison. A link and Reset keep it.
func TestPreparedEnds(t *testing.T) {
	for name, change := range map[string]func(f *Figure) error{
		"setting": func(f *Figure) error { l := f.Settings(); l.Iterations = 9; return f.Set(l) },
		"second":  func(f *Figure) error { l := f.SecondSettings(); l.Iterations = 9; return f.SetSecond(l) },
		"edit":    func(f *Figure) error { return f.Remove(2) },
		"end":     func(f *Figure) error { return f.Compare("") },
		"scene":   func(f *Figure) error { return f.SetScene("dominos") },
	} {
		f := New()
		_ = f.Prepare("warm-starting")
		_ = wayEnds(f)
		if err := change(f); err != nil {
			t.Fatal(err)
		}
		if p := f.Prepared(); p != nil {
			t.Errorf("%s: %s goes on", name, p.ID)
		}
	}
	f := New()
	_ = f.Prepare("conveyor")
	_ = wayEnds(f)
	g := New()
	if _, err := g.SetState(f.State()); err != nil {
		t.Fatal(err)
	}
	if g.Prepared() == nil {
		t.Errorf("%s: the comparison is none that was prepared", f.State())
	}
	f.Reset()
	if p := f.Prepared(); p == nil || p.ID != "conveyor" || f.Steps() != 0 {
		t.Errorf("after Reset at step %d: %v", f.Steps(), p)
	}
}

// highest returns the height of the highest dynamic body's centre in metres, but at least 0.
func highest(w *physics.World) (y float64) {
	for i, mass := range w.Masses() {
		if !mass.Static() {
			y = max(y, w.Bodies()[i].Position.Y)
		}
	}
	return y
}
