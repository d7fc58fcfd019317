package hull

import (
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/ask"
)

// flatView projects without perspective, 100 pixels a metre, seen from a random direction.
type flatView struct{ right, up, toward hull.Vec3 }

func randomView(r *random64) flatView {
	for {
		q, ok := unit(hull.Quat{W: r.between(-1, 1), X: r.between(-1, 1), Y: r.between(-1, 1), Z: r.between(-1, 1)})
		if ok {
			return flatView{q.Rotate(hull.Vec3{X: 1}), q.Rotate(hull.Vec3{Y: 1}), q.Rotate(hull.Vec3{Z: 1})}
		}
	}
}

func (v *flatView) pixels(p hull.Vec3) frame.Vec {
	return frame.Vec{X: 100 * v.right.Dot(p), Y: 100 * v.up.Dot(p)}
}

func (v *flatView) ray(p hull.Vec3) *Ray {
	return &Ray{From: p, Along: v.toward.Neg(), Toward: v.toward, Pixel: 0.01}
}

// off returns the distance of a point from an outline in the picture, 0 inside a face.
func (v *flatView) off(p frame.Vec, outline []hull.Vec3) float64 {
	least, inside := math.Inf(1), false
	for i := range outline {
		a, b := v.pixels(outline[i]), v.pixels(outline[(i+1)%len(outline)])
		dx, dy := b.X-a.X, b.Y-a.Y
		t := 0.0
		if size := dx*dx + dy*dy; size > 0 {
			t = max(0, min(1, ((p.X-a.X)*dx+(p.Y-a.Y)*dy)/size))
		}
		least = min(least, math.Hypot(p.X-a.X-t*dx, p.Y-a.Y-t*dy))
		if len(outline) > 2 && (a.Y > p.Y) != (b.Y > p.Y) && p.X < a.X+(p.Y-a.Y)*dx/dy {
			inside = !inside
		}
	}
	if inside {
		return 0
	}
	return least
}

// someOf returns a random point of an outline.
func someOf(r *random64, outline []hull.Vec3) (p hull.Vec3) {
	sum := 0.0
	for _, corner := range outline {
		share := r.between(0, 1)
		p, sum = p.Add(corner.Mul(share)), sum+share
	}
	return p.Mul(1 / sum)
}

// near returns the choices with an outline within reach of a point.
func near(f *Figure, v *flatView, p hull.Vec3) map[int]bool {
	choices := map[int]bool{}
	for _, m := range f.marks() {
		if outline, _ := f.outline(m); v.off(v.pixels(p), outline) <= ask.Reach+1e-6 {
			choices[m.choice] = true
		}
	}
	return choices
}

// TestPointedAnswers points at random points of the outlines of all choices, from random directions. Where only one
// choice is near, a press gives the button's answer, and so the engine's verdict; elsewhere it gives one of the near
// ones.
func TestPointedAnswers(t *testing.T) {
	alone := map[hull.Stage]int{}
	f, r := New(), random64(1)
	open := func(stage hull.Stage) bool { return alone[stage] < 10000 }
	for seed := uint32(1); slices.ContainsFunc(Asked, open); seed++ {
		if seed%2 == 0 {
			f.Surprise(seed)
		} else {
			m := flush(seed)
			f.show(&m)
		}
		for _, stage := range Asked {
			if !open(stage) || !f.questions().Open(stage) {
				continue
			}
			f.Asked = 1 << stage
			for range 4 {
				if f.AskAgain(); f.At.Stage != stage {
					f.At = place{Stage: stage}
				}
				f.asked.Forget()
				marks, v := f.marks(), randomView(&r)
				outline, _ := f.outline(marks[int(r.next()%uint64(len(marks)))])
				at := someOf(&r, outline)
				choices, q := near(f, &v, at), f.question()
				f.Grab(v.ray(at))
				choice := f.asked.Hot - 1
				if choice < 0 || !choices[choice] {
					t.Fatalf("seed %d: at %v of %v the pointer meets %d, near are %v", seed, at, stage, choice, choices)
				}
				f.Drop()
				if f.Choose(); f.Picked() != 0 {
					t.Fatalf("seed %d: the answer picks hull %d", seed, f.Picked())
				}
				if q.Many {
					if f.asked.Set != 1<<choice {
						t.Fatalf("seed %d: choice %d ticks %b", seed, choice, f.asked.Set)
					}
				} else if v := f.asked.Verdict(); v == nil || *v != q.Check(ask.Choose(choice)) {
					t.Fatalf("seed %d: a press on choice %d of %v gives %+v", seed, choice, stage, v)
				}
				if len(choices) == 1 {
					alone[stage]++
				}
			}
		}
		f.Asked = 0
	}
}

// TestPointedSet ticks the engine's points in the picture of the contact plane, and answers.
func TestPointedSet(t *testing.T) {
	f := New()
	for seed := uint32(1); seed <= 500; seed++ {
		m := flush(seed)
		f.show(&m)
		if !f.questions().Open(hull.StageReduce) {
			continue
		}
		f.Asked, f.At = 1<<hull.StageReduce, place{Stage: hull.StageReduce}
		c, normal := &f.clipping, frame.Normal(&f.clipping)
		for _, i := range c.Reduce.Points[:c.Reduce.Count] {
			at := c.Frame.Point(c.Keep.Points[i].Position)
			ray := &Ray{From: at, Along: normal.Neg(), Toward: normal, Pixel: 1e-4, Flat: true}
			if part := f.Hover(ray); part != PartNone || f.asked.Hot != i+1 {
				t.Fatalf("seed %d: at point %d the pointer meets %d and part %d", seed, i, f.asked.Hot-1, part)
			}
			f.Grab(ray)
			if f.Choose(); f.Dragging() {
				t.Fatalf("seed %d: a press in the contact plane drags", seed)
			}
		}
		f.Press(lab.Key{Name: "Enter"})
		if v := f.asked.Verdict(); v == nil || !v.Right {
			t.Fatalf("seed %d: the engine's points are %+v", seed, v)
		}
		f.Asked = 0
	}
}

// TestPointerHides checks that the pointer highlights no choice beside all of them, and that leaving ends a highlight.
func TestPointerHides(t *testing.T) {
	f := New()
	if err := f.SetState("lab=hull&preset=tilted-box&stage=incident&ask=incident"); err != nil {
		t.Fatal(err)
	}
	r := random64(1)
	v := randomView(&r)
	outline, _ := f.outline(f.marks()[0])
	f.Hover(v.ray(someOf(&r, outline)))
	if f.asked.Hot == 0 || f.Frame()[0] != frame.HullVersion || f.frame.Ask.Hot != float64(f.asked.Hot) {
		t.Fatalf("the pointer meets %d, drawn is %g", f.asked.Hot, f.frame.Ask.Hot)
	}
	f.Hover(v.ray(hull.Vec3{X: 100, Y: 100, Z: 100}))
	if f.asked.Hot != 0 {
		t.Error("a far pointer meets a choice")
	}
	f.Hover(v.ray(someOf(&r, outline)))
	if f.Leave(); f.asked.Hot != 0 || f.Asks() != true {
		t.Error("the highlight stays after the pointer has left")
	}
}

// TestSurpriseAsks checks that each surprise, a random pair, is a new one and has an open question.
func TestSurpriseAsks(t *testing.T) {
	for _, asked := range []string{"incident", "reduce", "edges,incident", "best-axis", "edges,best-axis,incident,reduce"} {
		f := New()
		if err := f.SetState("lab=hull&preset=spin&stage=reduce&ask=" + asked); err != nil {
			t.Fatal(err)
		}
		seen, before := map[string]bool{f.State(): true}, len(f.History.Past)
		for i := range 10 {
			f.NextSurprise()
			if !f.Asks() || seen[f.State()] || strings.Contains(f.State(), "preset") {
				t.Fatalf("%s: surprise %d is %s", asked, i, f.State())
			}
			if seen[f.State()] = true; len(f.History.Past) != before+i+1 {
				t.Fatalf("%s: %d surprises are %d edits", asked, i+1, len(f.History.Past))
			}
		}
	}
}
