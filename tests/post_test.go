package tests

import (
	"math"
	"os"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/text"
)

func rest(t *testing.T) map[string]string {
	t.Helper()
	data, err := os.ReadFile("../wasm/text/en.txt")
	if err != nil {
		t.Fatal(err)
	}
	words := map[string]string{}
	for line := range strings.Lines(string(data)) {
		if key, said, ok := strings.Cut(strings.TrimSpace(line), " = "); ok && strings.HasPrefix(key, "post.rest.") {
			words[key] = said
		}
	}
	return words
}

func TestPostWords(t *testing.T) {
	count := 0
	for key, said := range rest(t) {
		if !strings.HasSuffix(key, ".alt") {
			count += len(strings.Fields(said))
		}
	}
	if count < 800 || count > 1000 {
		t.Errorf("the second part has %d words, want 800 to 1000", count)
	}
}

func watched(t *testing.T, id string, steps int, a, b int32, solver physics.Solver) (*physics.Watch, *physics.World) {
	t.Helper()
	named, ok := scene.WorldByID(id)
	if !ok {
		t.Fatalf("there is no scene %q", id)
	}
	s := named.Scene()
	s.Settings.Solver = solver
	w, x := s.Build(), &physics.Watch{A: a, B: b}
	w.Watch(x)
	for range steps {
		w.Step(s.DT)
	}
	return x, w
}

func normals(x *physics.Watch, iteration int) float64 {
	c := &x.Iterations[iteration-1].Constraints
	return c[0].Sum + c[2].Sum
}

func newtons(x float64) string { return text.Fixed(math.Abs(x), 2) + " N s" }
func speed(x float64) string   { return text.Fixed(math.Abs(x), 2) + " m/s" }

// TestPostNumbers compares the numbers in the second part with the engine's.
func TestPostNumbers(t *testing.T) {
	words := rest(t)
	says := func(key string, wants ...string) {
		t.Helper()
		at := 0
		for _, want := range wants {
			i := strings.Index(words[key][at:], want)
			if i < 0 {
				t.Errorf("%s does not say %q after %q", key, want, words[key][:at])
				return
			}
			at += i + len(want)
		}
	}

	t.Run("warm start", func(t *testing.T) {
		x, w := watched(t, "vertical-stack", 200, 0, 1, physics.SolverLite)
		named, _ := scene.WorldByID("vertical-stack")
		s := named.Scene()
		for i := range s.Bodies[1:] {
			if s.Bodies[1+i].Mass != 1 {
				t.Errorf("box %d has %v kg", i+1, s.Bodies[1+i].Mass)
			}
		}
		if n := len(s.Bodies) - 1; n != 10 || x.Settings.Iterations != 10 {
			t.Errorf("%d boxes, %d iterations", n, x.Settings.Iterations)
		}
		carried := x.Carried.Contacts[0].Normal + x.Carried.Contacts[1].Normal
		if weight := 10 * 10 * s.DT; math.Abs(carried-weight) > 0.005 {
			t.Errorf("the lowest contacts carry %v, the boxes weigh %v", carried, weight)
		}
		w.Settings.WarmStarting = false
		w.Step(s.DT)
		says("post.rest.warm", "ten boxes of 1 kg", newtons(carried), newtons(normals(x, 10)))
		cold := s.Build()
		cold.Settings.WarmStarting = false
		for range 300 {
			cold.Step(s.DT)
			w.Step(s.DT)
		}
		if y := cold.Bodies()[10].Position.Y; y > 5 {
			t.Errorf("without warm starting the top box is %v m up", y)
		}
		warm, _ := watched(t, "vertical-stack", 300, 9, 10, physics.SolverLite)
		if y := warm.Bodies[10].Position.Y; y < 9 {
			t.Errorf("with warm starting the top box is %v m up", y)
		}
	})

	t.Run("a lost id", func(t *testing.T) {
		x, _ := watched(t, "pyramid", 71, 25, 35, physics.SolverLite)
		moved, turned := 0.0, 0.0
		for i, body := range [...]int{25, 35} {
			d := x.Bodies[body].Position.Sub(x.Last.Bodies[i].Position)
			moved = max(moved, math.Hypot(d.X, d.Y))
			turned = max(turned, math.Abs(x.Bodies[body].Angle-x.Last.Bodies[i].Angle)*180/math.Pi)
		}
		if moved > 0.0016 || moved < 0.0015 || turned > 0.2 || turned < 0.1 {
			t.Errorf("they move by %v m and turn by %v degrees", moved, turned)
		}
		var then, now physics.Clipping
		then.Run(&x.Last.Bodies[0], &x.Last.Bodies[1])
		now.Run(&x.Bodies[25], &x.Bodies[35])
		if then.Best.Axis != physics.AxisBY || now.Best.Axis != physics.AxisAY || x.Last.Bodies[1].Position.Y < x.Last.Bodies[0].Position.Y {
			t.Errorf("the axis was %v, now it is %v", then.Best.Axis, now.Best.Axis)
		}
		for k := range x.Arbiter.Count {
			if x.Arbiter.Contacts[k].Normal != 0 {
				t.Errorf("contact %d begins with %v", k+1, x.Arbiter.Contacts[k].Normal)
			}
		}
		says("post.rest.warm.after", newtons(x.Carried.Contacts[0].Normal+x.Carried.Contacts[1].Normal), "1.6 mm", "0.2°", newtons(normals(x, 10)))
	})

	t.Run("clamping", func(t *testing.T) {
		x, _ := watched(t, "pyramid", 65, 5, 17, physics.SolverLite)
		at := func(iteration int) *physics.Constraint { return &x.Iterations[iteration-1].Constraints[2] }
		if at(3).Increment > 0 || at(4).Increment > 0 || at(5).Sum != 0 || !at(5).Clamped() || at(3).Velocity <= 0 {
			t.Errorf("iterations 3 to 5 are %+v, %+v, %+v", at(3), at(4), at(5))
		}
		says("post.rest.clamp.after", newtons(at(2).Sum), speed(at(3).Velocity), newtons(at(3).Increment), newtons(at(4).Increment), newtons(at(5).Wanted), newtons(at(5).Before), newtons(at(2).Sum))
	})

	t.Run("friction", func(t *testing.T) {
		x, w := watched(t, "varying-friction", 200, 3, 9, physics.SolverLite)
		normal, friction := &x.Iterations[9].Constraints[0], &x.Iterations[9].Constraints[1]
		if !friction.Clamped() {
			t.Errorf("friction is not clamped: %+v", friction)
		}
		says("post.rest.friction.after", speed(friction.Velocity), newtons(friction.Before+friction.Wanted), newtons(normal.Sum), text.Fixed(x.Row.Friction, 2), newtons(friction.Sum))
		other, _ := watched(t, "varying-friction", 200, 1, 6, physics.SolverLite)
		says("post.rest.friction.after", text.Fixed(other.Row.Friction, 2)+" needs less")
		for _, k := range [...]int{1, 3} {
			if c := &other.Iterations[9].Constraints[k]; c.Clamped() || math.Abs(c.Velocity) > 1e-6 {
				t.Errorf("the box with more friction: %+v", c)
			}
		}
		if a, b := w.Bodies()[1].Angle, w.Bodies()[3].Angle; math.Abs(a) != math.Abs(b) {
			t.Errorf("the slopes are at %v and %v", a, b)
		}
	})

	t.Run("position pass", func(t *testing.T) {
		millimetres := func(metres float64, digits int) string { return text.Fixed(math.Abs(metres)*1000, digits) + " mm" }
		x, w := watched(t, "single-box", 51, 0, 1, physics.SolverBox2D)
		list := x.Box2D.Positions
		p := &list[0].Points
		says("post.rest.position", millimetres(p[0].Separation, 0))
		says("post.rest.position.after", millimetres(p[0].Separation, 0), millimetres(p[1].Separation, 0), "a fifth", "5 mm", millimetres(p[0].Correction, 1), millimetres(p[1].Correction, 1), "Three iterations", "last 5 mm")
		if len(list) != 3 || list[2].Solved {
			t.Errorf("%d iterations, the last one solved: %t", len(list), list[len(list)-1].Solved)
		}
		for _, one := range p {
			if want := -(math.Abs(one.Separation) - 0.005) / 5; math.Abs(one.Correction-want) > 1e-12 {
				t.Errorf("the correction is %v, want %v", one.Correction, want)
			}
		}
		if v := w.Motions()[1].Velocity.Y; math.Abs(v) > 0.05 {
			t.Errorf("after Box2D's step the box has %v m/s", v)
		}
		_, lite := watched(t, "single-box", 51, 0, 1, physics.SolverLite)
		says("post.rest.position", speed(lite.Motions()[1].Velocity.Y))
	})
}
