package world

import (
	"encoding/json"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/lab/world/link"
	"github.com/clipstage/clipstage/wasm/lab/world/play"
	"github.com/clipstage/clipstage/wasm/text"
)

func open(t *testing.T, id string) *Figure {
	t.Helper()
	f := New()
	if err := f.SetScene(id); err != nil {
		t.Fatal(err)
	}
	return f
}

func step(t *testing.T, f *Figure, n int) {
	t.Helper()
	if err := f.Step(float64(n)); err != nil {
		t.Fatal(err)
	}
}

func back(t *testing.T, f *Figure, n int) {
	t.Helper()
	if err := f.Back(float64(n)); err != nil {
		t.Fatal(err)
	}
}

func set(t *testing.T, f *Figure, change func(s *Live)) {
	t.Helper()
	s := f.Settings()
	change(&s)
	if err := f.Set(s); err != nil {
		t.Fatal(err)
	}
}

// arrive goes to the step of a state.
func arrive(t *testing.T, f *Figure, state string) {
	t.Helper()
	if _, err := f.SetState(state); err != nil {
		t.Fatalf("SetState(%q): %v", state, err)
	}
	goOn(t, f)
}

// goOn runs the steps of f's journey.
func goOn(t *testing.T, f *Figure) {
	t.Helper()
	for f.Journey() != 0 {
		if _, err := f.Advance(); err != nil {
			t.Fatal(err)
		}
	}
}

func head(array []float64) *frame.WorldHead { return (*frame.WorldHead)(unsafe.Pointer(&array[0])) }

// picture returns a copy of the frame without the parts about other steps.
func picture(f *Figure) []float64 {
	samples := f.Samples
	f.Samples = nil
	array := slices.Clone(f.Frame())
	f.Samples = samples
	head(array).Oldest, head(array).Latest = 0, 0
	return array
}

func same(a, b []float64) bool {
	return slices.EqualFunc(a, b, func(x, y float64) bool { return math.Float64bits(x) == math.Float64bits(y) })
}

// TestBack runs each demo with changes of settings, and finds every earlier frame again to the bit.
func TestBack(t *testing.T) {
	const last = 640
	changes := map[int]func(s *Live){
		0:   func(s *Live) { s.Slop = 0.02 },
		50:  func(s *Live) { s.WarmStarting = false },
		61:  func(s *Live) { s.Gravity.X = 1 },
		80:  func(s *Live) { s.Solver = physics.SolverBox2D },
		100: func(s *Live) { s.WarmStarting, s.Iterations = true, 5 },
		150: func(s *Live) { s.BlockSolve, s.PositionIterations = false, 1 },
		200: func(s *Live) { s.Solver = physics.SolverLite },
		247: func(s *Live) { s.AccumulateImpulses = false },
		300: func(s *Live) { s.AccumulateImpulses, s.Baumgarte = true, 0.1 },
		420: func(s *Live) { s.Solver, s.BlockSolve = physics.SolverBox2D, true },
		599: func(s *Live) { s.PositionCorrection = false },
	}
	for _, w := range scene.Worlds[:scene.SampleCount] {
		t.Run(w.ID, func(t *testing.T) {
			f := open(t, w.ID)
			if err := f.Choose(0, 1); err != nil {
				t.Fatal(err)
			}
			var frames [][]float64 // by step
			run := func() {
				for f.Steps() < last {
					step(t, f, 1)
					if change := changes[f.Steps()]; change != nil {
						set(t, f, change)
					}
					if f.Steps() < len(frames) {
						if !same(picture(f), frames[f.Steps()]) {
							t.Fatalf("step %d taken again gives another frame", f.Steps())
						}
						continue
					}
					frames = append(frames, picture(f))
				}
			}
			set(t, f, changes[0])
			frames = append(frames, picture(f))
			run()
			for _, n := range []int{1, 1, 9, 10, 11, 20, 37, 1, 100, 246, 2, 64, 77, 30} {
				want := f.Steps() - n
				back(t, f, n)
				if f.Steps() != want {
					t.Fatalf("back by %d leads to step %d, want %d", n, f.Steps(), want)
				}
				if !same(picture(f), frames[want]) {
					t.Fatalf("back by %d to step %d gives another frame", n, want)
				}
			}
			run()
		})
	}
}

// TestForgets goes back before a change of settings, and forth with the same and other settings.
func TestForgets(t *testing.T) {
	f, g := open(t, "pyramid"), open(t, "pyramid")
	step(t, f, 40)
	set(t, f, func(s *Live) { s.Gravity.Y = 10 })
	step(t, f, 20)
	want := picture(f)
	back(t, f, 30)
	if f.Settings() != g.Settings() || f.Latest() != 60 {
		t.Errorf("settings at step 30 are %+v, the latest step %d", f.Settings(), f.Latest())
	}
	step(t, f, 30)
	if !same(picture(f), want) {
		t.Error("back and forth over a change of settings gives another frame")
	}
	back(t, f, 30)
	set(t, f, func(s *Live) { s.Gravity.Y = -9 })
	if f.Latest() != 30 {
		t.Errorf("the latest step is %d", f.Latest())
	}
	set(t, f, func(s *Live) { s.Gravity.Y = -10 })
	step(t, f, 30)
	step(t, g, 60)
	if !same(picture(f), picture(g)) {
		t.Error("a change of settings that was forgotten still counts")
	}
	back(t, f, 15)
	back(t, g, 15)
	if !same(picture(f), picture(g)) {
		t.Error("a change of settings that was forgotten counts when it is gone back over")
	}
}

// TestWays steps, goes back and changes settings at random. It compares the result with a world that runs the
// remaining history directly.
func TestWays(t *testing.T) {
	random := rand.New(rand.NewPCG(6, 3))
	f := open(t, "vertical-stack")
	way := map[int]Live{} // by the number of steps before the change
	for range 400 {
		switch random.IntN(5) {
		case 0:
			step(t, f, random.IntN(30))
		case 1:
			back(t, f, 1)
		case 2:
			back(t, f, random.IntN(25))
		case 3:
			set(t, f, func(s *Live) {
				s.Gravity.X, s.Iterations, s.DT = random.Float64()-0.5, 1+random.IntN(10), (1+random.Float64())/100
			})
			for at := range way {
				if at > f.Steps() {
					delete(way, at)
				}
			}
			way[f.Steps()] = f.Settings()
		case 4:
			if err := f.SeekStep(float64(random.IntN(f.Latest() + 1))); err != nil {
				t.Fatal(err)
			}
		}
		if random.IntN(8) > 0 {
			continue
		}
		g := open(t, "vertical-stack")
		for {
			if s, ok := way[g.Steps()]; ok {
				set(t, g, func(to *Live) { *to = s })
			}
			if g.Steps() == f.Steps() {
				break
			}
			step(t, g, 1)
		}
		if !same(picture(f), picture(g)) {
			t.Fatalf("step %d is another one than by the straight way", f.Steps())
		}
	}
	if f.Steps() == 0 {
		t.Error("the way ended where it began")
	}
}

// Once its history is full, a step of a large world with its frame allocates nothing.
func TestStepsAllocateNothing(t *testing.T) {
	f := open(t, "pyramid-40")
	step(t, f, 1100)
	f.Frame()
	back(t, f, 1)
	step(t, f, 2)
	if n := testing.AllocsPerRun(100, func() { step(t, f, 1); f.Frame() }); n != 0 {
		t.Errorf("a step with its frame allocates %v times", n)
	}
	f.Reset()
}

// TestFrame compares the frame with the world.
func TestFrame(t *testing.T) {
	f := open(t, "dominos")
	step(t, f, 250)
	w := f.World
	array := f.Frame()
	h := head(array)
	contacts, energy := 0, 0.0
	for _, arb := range w.Arbiters() {
		contacts += int(arb.Count)
	}
	for i, m := range w.Motions() {
		if mass := &w.Masses()[i]; !mass.Static() {
			energy += (mass.Mass*m.Velocity.Dot(m.Velocity) + mass.I*m.AngularVelocity*m.AngularVelocity) / 2
		}
	}
	if h.Version != frame.WorldVersion || int(h.Size) != len(array) || h.Step != 250 || h.DT != 1.0/60 || h.ChosenA != -1 ||
		int(h.Bodies) != len(w.Bodies()) || int(h.Joints) != len(w.Joints()) || int(h.Contacts) != contacts || contacts == 0 ||
		math.Abs(h.Energy-energy) > 1e-12*energy {
		t.Fatalf("head is %+v; %d contacts, %v J", h, contacts, energy)
	}
	at := frame.WorldSlots
	for i, b := range w.Bodies() {
		m := w.Motions()[i]
		static := 0.0
		if w.Masses()[i].Static() {
			static = 1
		}
		want := []float64{b.Position.X, b.Position.Y, b.Angle, b.Rot.Col1.X, b.Rot.Col1.Y, b.Half.X, b.Half.Y, m.Velocity.X, m.Velocity.Y, m.AngularVelocity, static, 0, 0, 0} // none was removed, none is a sensor or a belt
		if got := array[at : at+frame.BodySlots]; !slices.Equal(got, want) {
			t.Errorf("body %d is %v, want %v", i, got, want)
		}
		at += frame.BodySlots
	}
	for i, j := range w.Joints() {
		x := (*frame.Joint)(unsafe.Pointer(&array[at]))
		a, b := &w.Bodies()[j.A], &w.Bodies()[j.B]
		atA, atB := frame.Vec(a.Position.Add(a.Rot.MulVec(j.LocalA))), frame.Vec(b.Position.Add(b.Rot.MulVec(j.LocalB)))
		if x.A != float64(j.A) || x.B != float64(j.B) || x.Impulse != frame.Vec(j.Impulse) || x.AtA != atA || x.AtB != atB {
			t.Errorf("joint %d is %+v, want %+v", i, x, j)
		}
		at += frame.JointSlots
	}
	lives := map[float64]int{}
	for _, arb := range w.Arbiters() {
		for _, c := range arb.Contacts[:arb.Count] {
			want := []float64{float64(arb.A), float64(arb.B), c.Position.X, c.Position.Y, arb.Normal.X, arb.Normal.Y, c.Separation, c.Normal, c.Tangent, float64(c.Life), arb.Friction}
			if got := array[at : at+frame.ContactSlots]; !slices.Equal(got, want) {
				t.Errorf("contact of %d and %d is %v, want %v", arb.A, arb.B, got, want)
			}
			lives[float64(c.Life)]++
			at += frame.ContactSlots
		}
	}
	if at != len(array) {
		t.Errorf("%d slots, want %d", len(array), at)
	}
	if lives[float64(physics.ContactKept)] == 0 {
		t.Errorf("no contact persists: %v", lives)
	}
}

// The stages of a picked pair equal the Pair lab's. Without a pair there are none.
func TestChosen(t *testing.T) {
	f := open(t, "pyramid")
	step(t, f, 100)
	if got := head(f.Frame()).Pair; got != (frame.Pair{}) {
		t.Errorf("no pair is chosen, and its frame is %+v", got)
	}
	if err := f.Choose(13, 1); err != nil {
		t.Fatal(err)
	}
	h := head(f.Frame())
	bodies := f.Watch().Bodies // at the beginning of step 100
	ofPair, err := pair.Collide(pair.Pose{frame.BoxOf(&bodies[1]), frame.BoxOf(&bodies[13])})
	if err != nil {
		t.Fatal(err)
	}
	want := (*frame.Pair)(unsafe.Pointer(&ofPair.FrameAt(physics.StageContacts)[0]))
	h.Pair.Knob = want.Knob // only the Pair lab has it
	if h.ChosenA != 1 || h.ChosenB != 13 || h.Pair != *want || h.Pair.Contacts.Count != 2 {
		t.Errorf("the pair %v, %v has the frame %+v, want %+v", h.ChosenA, h.ChosenB, h.Pair, want)
	}
	var trace struct {
		Stages []struct{ ID, Text string }
		Result struct {
			Step   int
			Bodies [][]float64
		}
	}
	if err := json.Unmarshal(f.Trace(nil), &trace); err != nil || trace.Stages[len(trace.Stages)-1].ID != "integrate" || trace.Result.Step != 100 || len(trace.Result.Bodies) != 79 {
		t.Errorf("trace is %+v, %v", trace, err)
	}
	f.Unchoose()
	if _, _, ok := chosen(f); ok {
		t.Error("a pair is still chosen")
	}
}

func TestPick(t *testing.T) {
	f := open(t, "dominos")
	for _, test := range []struct {
		name string
		x, y float64
		want int
	}{
		{"the ground", 3, -5, 0},
		{"the first domino", -6, 11, 2},
		{"between two dominos", -5.5, 11, -1},
		{"the ramp, which is turned", 1 + 6.9*math.Cos(0.3), 6 + 6.9*math.Sin(0.3), 12},
		{"where it would be if it were not", 7.5, 6, -1},
		{"nowhere", math.NaN(), 0, -1},
	} {
		if got := f.BodyAt(f.World, test.x, test.y); got != test.want {
			t.Errorf("Pick(%s) = %d, want %d", test.name, got, test.want)
		}
	}
}

// Bad input is refused and changes nothing.
func TestRefused(t *testing.T) {
	f := open(t, "dominos")
	step(t, f, 30)
	before := picture(f)
	settings := func(change func(s *Live)) error {
		s := f.Settings()
		change(&s)
		return f.Set(s)
	}
	bad := scene.Pyramid(3)
	bad.Bodies[2].Mass = math.NaN()
	for _, test := range []struct {
		name, code, field string
		err               error
	}{
		{"no scene", lab.CodeInvalidScene, "scene", f.SetScene("pyramid-7")},
		{"a mass", lab.CodeInvalidScene, "bodies[2].mass", f.Load(bad)},
		{"steps", lab.CodeInvalidOption, "n", f.Step(0.5)},
		{"no number of steps", lab.CodeInvalidOption, "n", f.Step(math.NaN())},
		{"endless steps", lab.CodeInvalidOption, "n", f.Step(math.Inf(1))},
		{"too many steps", lab.CodeInvalidOption, "n", f.Step(2e6)},
		{"steps back", lab.CodeInvalidOption, "n", f.Back(-1)},
		{"iterations", lab.CodeInvalidOption, "settings.iterations", settings(func(s *Live) { s.Iterations = -1 })},
		{"gravity", lab.CodeInvalidOption, "settings.gravity[1]", settings(func(s *Live) { s.Gravity.Y = math.Inf(1) })},
		{"a body that is not there", lab.CodeInvalidOption, "pair", f.Choose(0, 18)},
		{"one body", lab.CodeInvalidOption, "pair", f.Choose(3, 3)},
		{"a negative body", lab.CodeInvalidOption, "pair", f.Choose(-1, 3)},
	} {
		var e *lab.Error
		if !errors.As(test.err, &e) || e.Code != test.code || e.Field != test.field || e.Range(text.English) == "" || e.Stands != "" {
			t.Errorf("%s: %v, want %s of %s", test.name, test.err, test.code, test.field)
		}
		if !same(picture(f), before) {
			t.Fatalf("%s: the frame has changed", test.name)
		}
	}
}

// A scene that cannot be built leaves the present one unchanged.
func TestBuiltFirst(t *testing.T) {
	f := open(t, "dominos")
	step(t, f, 30)
	if err := f.Choose(2, 3); err != nil {
		t.Fatal(err)
	}
	before := picture(f)
	bad := scene.Pyramid(3)
	bad.Joints = []physics.JointDef{{A: 0, B: len(bad.Bodies)}}
	func() {
		defer func() {
			if recover() == nil {
				t.Error("a joint to no body is built")
			}
		}()
		f.begin(Own, bad)
	}()
	if a, b, ok := chosen(f); f.ID != "dominos" || a != 2 || b != 3 || !ok || !same(picture(f), before) {
		t.Fatalf("%s runs at step %d, bodies %d and %d are chosen", f.ID, f.Steps(), a, b)
	}
	step(t, f, 5)
	back(t, f, 5)
	if !same(picture(f), before) {
		t.Error("five steps and back lead elsewhere")
	}
	f.Reset()
	if f.ID != "dominos" || f.Steps() != 0 {
		t.Errorf("Reset begins %s at step %d", f.ID, f.Steps())
	}
}

func TestState(t *testing.T) {
	f := open(t, "teeter")
	if got := f.State(); got != "lab=world&scene=teeter" {
		t.Errorf("State() = %q", got)
	}
	step(t, f, 12)
	said := f.State()
	if said != "lab=world&scene=teeter&step=12" {
		t.Errorf("State() = %q", said)
	}
	g := New()
	arrive(t, g, said)
	if !same(picture(f), picture(g)) {
		t.Error("the state leads to another frame")
	}
	for _, bad := range []string{"lab=pair", "scene=own", "lab=world&scene=", "step=-1", "step=1e3", "step=1000001", "x", "%f"} {
		if journey, err := g.SetState(bad); err == nil || journey != 0 || !same(picture(f), picture(g)) {
			t.Errorf("SetState(%q) = %d, %v", bad, journey, err)
		}
	}
	var e *lab.Error
	if _, err := g.SetState("scene=moon"); !errors.As(err, &e) || e.Code != lab.CodeInvalidState || !strings.Contains(e.Error(), "“moon”") || !strings.Contains(e.Error(), "teeter, suspension-bridge") {
		t.Errorf("SetState with a scene that does not exist gives %v", err)
	}
	if journey, err := g.SetState("lab=world&zoom=2"); err != nil || journey != 0 || g.ID != scene.DefaultWorld {
		t.Errorf("SetState with what is not known = %d, %v, %s", journey, err, g.ID)
	}
}

// Only a figure that runs a custom scene accepts a state of the scene.
func TestStateOfOwn(t *testing.T) {
	f := New()
	if err := f.Load(scene.CardHouse(2)); err != nil {
		t.Fatal(err)
	}
	step(t, f, 12)
	said, want := f.State(), picture(f)
	step(t, f, 30)
	arrive(t, f, said)
	if f.ID != Own || !same(picture(f), want) {
		t.Error("the state leads to another frame")
	}
	if _, err := open(t, "teeter").SetState(said); err == nil || !strings.Contains(err.Error(), "load the scene") {
		t.Errorf("SetState(%q) elsewhere: %v", said, err)
	}
}

// A world with more than a million steps has a valid state.
func TestStateFarOn(t *testing.T) {
	s := scene.DefaultScene
	f := New()
	if err := f.Load(&s); err != nil {
		t.Fatal(err)
	}
	step(t, f, play.MaxSteps)
	step(t, f, 5)
	said := f.State()
	if l, err := link.Read(said, f.own()); err != nil || l.Steps != play.MaxSteps {
		t.Errorf("link.Read(%q) = %+v, %v", said, l, err)
	}
}

// TestReset restarts a custom scene: the picked pair stays, and the first frame has the same bits.
func TestReset(t *testing.T) {
	f := New()
	if err := f.Load(scene.CardHouse(2)); err != nil || f.ID != Own {
		t.Fatalf("Load: %v, %s", err, f.ID)
	}
	first := picture(f)
	step(t, f, 5)
	set(t, f, func(s *Live) { s.Iterations = 1 })
	step(t, f, 25)
	if err := f.Choose(2, 1); err != nil {
		t.Fatal(err)
	}
	f.Reset()
	if a, b, ok := chosen(f); a != 1 || b != 2 || !ok {
		t.Errorf("bodies %d and %d are chosen, %t", a, b, ok)
	}
	f.Unchoose()
	f.OfferNone()
	f.Tuning.ResetSettings()
	if !same(picture(f), first) || f.ID != Own {
		t.Error("reset leads to another frame")
	}
	step(t, f, 5)
	back(t, f, 5)
	if !same(picture(f), first) {
		t.Error("the first frame is another one when gone back to")
	}
}

// TestCrowded has 1,500 bodies fly into one place: the world stands before that step, and can continue from an
// earlier one.
func TestCrowded(t *testing.T) {
	s := scene.DefaultScene
	s.Settings.Gravity.Y = 0
	for i := range 1500 {
		b := scene.DefaultBody
		b.Width, b.Mass = physics.Vec2{X: 1, Y: 1}, 1
		b.Position = physics.Vec2{X: 3 * float64(i%40-20), Y: 3 * float64(i/40-20)}
		b.Velocity = b.Position.Mul(-0.5 / s.DT)
		s.Bodies = append(s.Bodies, b)
	}
	f := New()
	if err := f.Load(&s); err != nil {
		t.Fatal(err)
	}
	step(t, f, 2)
	before := picture(f)
	for range 2 {
		err := f.Step(3)
		e, ok := err.(*lab.Error)
		if !ok || e.Code != lab.CodeCrowded || e.Field != "bodies" || e.Stands != lab.StandsMidway || f.Steps() != 2 || !same(picture(f), before) {
			t.Fatalf("Step(3) = %v; at step %d", err, f.Steps())
		}
	}
	back(t, f, 1)
	step(t, f, 1)
	if !same(picture(f), before) {
		t.Error("back and on leads to another frame")
	}
	if err := f.SetScene("pyramid"); err != nil {
		t.Fatal(err)
	}
	step(t, f, 3)
}

// TestOverflow has two contradictory joints at long levers: the world stands before the step that would leave the
// range of numbers.
func TestOverflow(t *testing.T) {
	f := New()
	if err := f.Load(atOdds()); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		err := f.Step(600)
		e, ok := err.(*lab.Error)
		if !ok || e.Code != lab.CodeOverflow || e.Field != "bodies[0]" || e.Stands != lab.StandsMidway {
			t.Fatalf("Step(600) = %v; at step %d", err, f.Steps())
		}
	}
	last := f.Steps()
	for _, x := range f.Frame() {
		if math.IsNaN(x) || math.IsInf(x, 0) {
			t.Fatalf("the frame of step %d has %g", last, x)
		}
	}
	back(t, f, last)
	step(t, f, last)
	if err := f.Step(1); err == nil {
		t.Error("after going back the step is taken")
	}
}

// atOdds returns the scene of TestOverflow.
func atOdds() *scene.Scene {
	s := scene.DefaultScene
	s.Settings.Iterations = 2
	for _, d := range []struct{ width, mass float64 }{{0.01, 1e-6}, {100, 1}} {
		b := scene.DefaultBody
		b.Width, b.Mass = physics.Vec2{X: d.width, Y: min(d.width, 1)}, d.mass
		b.Position = physics.Vec2{X: -10, Y: -10}
		s.Bodies = append(s.Bodies, b)
	}
	for _, anchor := range []physics.Vec2{{X: 1, Y: 5}, {X: -1000, Y: 0}} {
		j := scene.DefaultJoint
		j.A, j.B, j.Anchor, j.BiasFactor = 0, 1, anchor, 1
		s.Joints = append(s.Joints, j)
	}
	return &s
}

// watched returns the picked pair, and chosen the one whose stages are shown.
func watched(f *Figure) (a, b int, ok bool) { return f.Pair[0], f.Pair[1], f.HasPair() }
func chosen(f *Figure) (a, b int, ok bool)  { return f.Pair[0], f.Pair[1], f.Picked() }
