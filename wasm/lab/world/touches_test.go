package world

import (
	"encoding/json"
	"math"
	"reflect"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
)

// touch is a contact event in the page's form.
type touch struct {
	Step     int         `json:"step"`
	Kind     string      `json:"kind"`
	A        int         `json:"a"`
	B        int         `json:"b"`
	Manifold *touchPlace `json:"manifold"`
}

type touchPlace struct {
	Normal [2]float64   `json:"normal"`
	Points []touchPoint `json:"points"`
}

type touchPoint struct {
	X          float64 `json:"x"`
	Y          float64 `json:"y"`
	Separation float64 `json:"separation"`
	Impulse    float64 `json:"impulse"`
	Friction   float64 `json:"friction"`
	ID         uint32  `json:"id"`
}

// touchesOf returns the contact events of a world's last step, as package physics reports them.
func touchesOf(w *physics.World) (list []touch) {
	for _, e := range w.ContactEvents() {
		one := touch{Step: w.Steps(), Kind: e.Kind.String(), A: int(e.Arbiter.A), B: int(e.Arbiter.B)}
		if e.Kind != physics.EventEnd {
			one.Manifold = &touchPlace{Normal: [2]float64{e.Arbiter.Normal.X, e.Arbiter.Normal.Y}}
			for _, c := range e.Arbiter.Contacts[:e.Arbiter.Count] {
				one.Manifold.Points = append(one.Manifold.Points, touchPoint{c.Position.X, c.Position.Y, c.Separation, c.Normal, c.Tangent, c.Feature.Key()})
			}
		}
		list = append(list, one)
	}
	return list
}

// pyramidTouches returns the events in the first steps of the pyramid. Steps up to lite use Box2D-Lite's
// solver, later steps Box2D's.
func pyramidTouches(steps, lite int) (list []touch) {
	named, _ := scene.WorldByID("pyramid")
	s := named.Scene()
	world := s.Build()
	for range steps {
		if world.Steps() == lite {
			world.Settings.Solver = physics.SolverBox2D
		}
		world.Step(s.DT)
		list = append(list, touchesOf(world)...)
	}
	return list
}

func heard(t *testing.T, f *Figure) []touch {
	t.Helper()
	return eventsOf(t, f.Touched())
}

func eventsOf(t *testing.T, events string) (list []touch) {
	t.Helper()
	if err := json.Unmarshal([]byte(events), &list); err != nil {
		t.Fatal(err)
	}
	return list
}

// TestTouched compares a figure's events with the events of its world: with a picked pair, by phases, and back
// and forth.
func TestTouched(t *testing.T) {
	const steps, lite = 200, 70
	want := pyramidTouches(steps, lite)
	kinds := map[string]int{}
	for _, e := range want {
		kinds[e.Kind]++
	}
	if len(kinds) != physics.EventKindCount {
		t.Fatalf("in the pyramid there are events of %v alone", kinds)
	}
	f := open(t, "pyramid")
	f.Listen(true, 0)
	if err := f.Choose(0, 1); err != nil {
		t.Fatal(err)
	}
	var got []touch
	for f.Steps() < steps {
		if f.Steps() == lite {
			f.Tuning.SetSolver("box2d")
		}
		if f.Take(); f.Steps() == 100 {
			f.Unchoose()
			for range 3 {
				if err := f.NextIteration(); err != nil {
					t.Fatal(err)
				}
			}
		}
		step(t, f, 1)
		list := heard(t, f)
		if told := f.Take()&lab.ChangeTouched != 0; told != (len(list) > 0) {
			t.Errorf("step %d: of %d events the page is told: %v", f.Steps(), len(list), told)
		}
		got = append(got, list...)
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("it tells %d events, want %d", len(got), len(want))
	}
	back(t, f, 20)
	if list := heard(t, f); len(list) > 0 {
		t.Errorf("on the way back it tells %d events", len(list))
	}
	step(t, f, 20)
	again := heard(t, f)
	if n := len(want) - len(again); n < 0 || !reflect.DeepEqual(again, want[n:]) {
		t.Errorf("the way again tells %d other events", len(again))
	}
	f.Listen(false, 0)
	f.Take()
	step(t, f, 5)
	if list := heard(t, f); len(list) > 0 || f.Take()&lab.ChangeTouched != 0 {
		t.Errorf("nobody listens to %d events", len(list))
	}
}

// TestTouchedRoom runs many steps like the page. The memory of unreported events is bounded, and all events are
// reported in order.
func TestTouchedRoom(t *testing.T) {
	const steps = 200
	want := pyramidTouches(steps, steps)
	f := open(t, "pyramid")
	f.Listen(true, 0)
	var got []touch
	rounds, longest := 0, 0
	for left := steps; left > 0; rounds++ {
		var err error
		if left, err = f.StepOn(float64(left)); err != nil {
			t.Fatal(err)
		}
		if f.Steps() != steps-left {
			t.Fatalf("at step %d it says that %d of %d are left", f.Steps(), left, steps)
		}
		events := f.Touched()
		longest = max(longest, len(events))
		got = append(got, eventsOf(t, events)...)
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("it tells %d events, want %d", len(got), len(want))
	}
	const most = 1<<20 + 1<<17 // 1 MB, and the events of a step
	if rounds < 3 || longest > most {
		t.Errorf("in %d rounds at most %d bytes wait, want %d at most", rounds, longest, most)
	}
}

// Steps that run again after a lost instance do not report their events again.
func TestTouchedOnce(t *testing.T) {
	want := pyramidTouches(50, 50)
	f := open(t, "pyramid")
	step(t, f, 40)
	g := New()
	if !g.Restore(f.AppendKept(nil)) {
		t.Fatal("what was kept is not restored")
	}
	g.Listen(true, 40)
	g.GoOn(40, false)
	goOn(t, g)
	if list := heard(t, g); len(list) > 0 {
		t.Errorf("it tells %d events again", len(list))
	}
	step(t, g, 10)
	got := heard(t, g)
	if n := len(want) - len(got); len(got) == 0 || n <= 0 || want[n-1].Step != 40 || !reflect.DeepEqual(got, want[n:]) {
		t.Errorf("of the steps that come it tells %d events", len(got))
	}
}

// TestTouchedEdits lets bodies touch a sensor, and removes them.
func TestTouchedEdits(t *testing.T) {
	s := scene.DefaultScene
	ground, box, gate := scene.DefaultBody, scene.DefaultBody, scene.DefaultBody
	ground.Width, ground.Mass, ground.Position = physics.Vec2{X: 10, Y: 1}, math.Inf(1), physics.Vec2{Y: -0.5}
	box.Width, box.Mass, box.Position = physics.Vec2{X: 1, Y: 1}, 1, physics.Vec2{Y: 0.5}
	gate.Width, gate.Mass, gate.Position, gate.Sensor = physics.Vec2{X: 1, Y: 4}, math.Inf(1), physics.Vec2{X: 0.75, Y: 2}, true
	s.Bodies = []physics.BodyDef{ground, box, gate}
	f := New()
	if err := f.Load(&s); err != nil {
		t.Fatal(err)
	}
	f.Listen(true, 0)
	kinds := func() (list [][4]any) {
		for _, e := range heard(t, f) {
			points := 0
			if e.Manifold != nil {
				points = len(e.Manifold.Points)
			}
			list = append(list, [4]any{e.Kind, e.A, e.B, points})
		}
		return list
	}
	hold := func(want ...[4]any) {
		t.Helper()
		step(t, f, 1)
		if got := kinds(); !reflect.DeepEqual(got, want) {
			t.Errorf("step %d tells %v, want %v", f.Steps(), got, want)
		}
	}
	hold([4]any{"begin", 0, 1, 2}, [4]any{"begin", 1, 2, 2})
	hold([4]any{"persist", 0, 1, 2}, [4]any{"persist", 1, 2, 2})
	if err := f.Edit(scene.Edit{Step: 2, Do: scene.DoRemove, Body: 1}); err != nil {
		t.Fatal(err)
	}
	hold([4]any{"end", 0, 1, 0}, [4]any{"end", 1, 2, 0})
	f.Undo()
	hold([4]any{"persist", 0, 1, 2}, [4]any{"persist", 1, 2, 2})
}
