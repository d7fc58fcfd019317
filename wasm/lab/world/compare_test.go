package world

import (
	"math"
	"reflect"
	"slices"
	"testing"
	"unsafe"

	"pgregory.net/rapid"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/trace"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/lockstep"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
)

// comparingOf returns a figure of a named scene with a comparison.
func comparingOf(t testing.TB, scene, said string) *Figure {
	t.Helper()
	f := New()
	if err := f.SetScene(scene); err != nil {
		t.Fatal(err)
	}
	if err := f.Compare(said); err != nil {
		t.Fatal(err)
	}
	return f
}

// playedAlone plays a figure's scene without the figure, with the same settings and edits, up to a moment of a
// step. If the step has no such moment, it plays the whole step.
func playedAlone(f *run.Run, steps, moment int) *physics.World {
	s := *f.Def
	s.Settings, s.DT = f.Live[0].Settings, f.Live[0].DT
	s.Changes, s.Edits = f.Live, f.Edits
	p := s.Play()
	whole := steps
	if moment != run.MomentWhole {
		whole--
	}
	for range whole {
		p.Step()
	}
	if moment != run.MomentWhole {
		p.Settings = f.At(whole).Settings
		for g := (&run.Run{World: p.World}); g.Moment() != moment; {
			p.Advance(f.At(whole).DT)
			if !g.UnderWay() {
				break
			}
		}
	}
	return p.World
}

// likeOf returns the moment of the second world that corresponds to the first world's moment. It does not use
// run.Like.
func likeOf(f *Figure, s *cursor.Pick) int {
	step, m := f.Steps(), f.Moment()
	settings := s.At(max(step-1, 0))
	iterations := settings.Iterations
	corrects := settings.Solver == physics.SolverBox2D && settings.PositionIterations > 0 // otherwise the step ends once its bodies have moved
	switch {
	case m > run.MomentPrestep && m < run.MomentIntegrate:
		return min(m, run.MomentPrestep+iterations)
	case m >= run.MomentIntegrate && !corrects:
		return run.MomentWhole
	case m > run.MomentIntegrate: // the position pass of the second world may have fewer iterations
		return (&run.Run{World: playedAlone(&s.Run, step, m)}).Moment()
	}
	return m
}

type command struct {
	name string
	run  func(t *rapid.T, f *Figure) error
}

func drawSettings(t *rapid.T, l Live) Live {
	l.Solver = rapid.SampledFrom([]physics.Solver{physics.SolverLite, physics.SolverBox2D}).Draw(t, "solver")
	switch rapid.IntRange(0, 4).Draw(t, "setting") {
	case 0:
		l.Iterations = rapid.IntRange(0, 12).Draw(t, "iterations")
	case 1:
		l.WarmStarting = !l.WarmStarting
	case 2:
		l.AccumulateImpulses = !l.AccumulateImpulses
	case 3:
		l.PositionIterations = rapid.IntRange(0, 4).Draw(t, "position iterations")
	case 4:
		l.DT = rapid.SampledFrom([]float64{1.0 / 60, 1.0 / 120}).Draw(t, "dt")
	}
	return l
}

func drawEdit(t *rapid.T, f *Figure) scene.Edit {
	body := rapid.IntRange(0, len(f.World.Bodies())-1).Draw(t, "body")
	at := func(label string) physics.Vec2 {
		return physics.Vec2{X: rapid.Float64Range(-3, 3).Draw(t, label+" x"), Y: rapid.Float64Range(0, 8).Draw(t, label+" y")}
	}
	switch rapid.IntRange(0, 5).Draw(t, "do") {
	case 0:
		return scene.Edit{Do: scene.DoAdd, Def: physics.BodyDef{Width: physics.Vec2{X: 1, Y: 0.5}, Mass: 3, Friction: 0.3, Position: at("at")}}
	case 1:
		return scene.Edit{Do: scene.DoRemove, Body: body}
	case 2:
		return scene.Edit{Do: scene.DoPush, Body: body, At: at("at"), To: at("push")}
	case 3:
		return scene.Edit{Do: scene.DoGrab, Body: body, To: at("to")}
	case 4:
		return scene.Edit{Do: scene.DoDrag, To: at("to")}
	}
	return scene.Edit{Do: scene.DoSet, Body: body, Fields: scene.FieldPosition, Def: physics.BodyDef{Position: at("to")}}
}

func wayEnds(f *Figure) error {
	for {
		if more, err := f.Advance(); err != nil || !more {
			return err
		}
	}
}

var commands = []command{
	{"step", func(t *rapid.T, f *Figure) error { return f.Step(float64(rapid.IntRange(0, 30).Draw(t, "n"))) }},
	{"back", func(t *rapid.T, f *Figure) error { return f.Back(float64(rapid.IntRange(0, 30).Draw(t, "n"))) }},
	{"seek", func(t *rapid.T, f *Figure) error {
		if err := f.SeekStep(float64(rapid.IntRange(0, 60).Draw(t, "n"))); err != nil {
			return err
		}
		return wayEnds(f)
	}},
	{"play", func(t *rapid.T, f *Figure) error {
		f.PlayWorld(true)
		f.Pass(0.03)
		err := wayEnds(f)
		f.Pause()
		return err
	}},
	{"next phase", func(_ *rapid.T, f *Figure) error { return f.NextPhase() }},
	{"previous phase", func(_ *rapid.T, f *Figure) error { return f.PrevPhase() }},
	{"next iteration", func(_ *rapid.T, f *Figure) error { return f.NextIteration() }},
	{"previous iteration", func(_ *rapid.T, f *Figure) error { return f.PrevIteration() }},
	{"phase", func(t *rapid.T, f *Figure) error {
		return f.SeekPhase(physics.Phase(rapid.IntRange(0, int(f.Phases())-1).Draw(t, "phase")))
	}},
	{"edit", func(t *rapid.T, f *Figure) error {
		_ = f.Edit(drawEdit(t, f)) // the edit may be invalid
		return nil
	}},
	{"undo", func(_ *rapid.T, f *Figure) error { f.Undo(); return wayEnds(f) }},
	{"redo", func(_ *rapid.T, f *Figure) error { f.Redo(); return wayEnds(f) }},
	{"reset", func(_ *rapid.T, f *Figure) error { f.Reset(); return nil }},
	{"pick", func(t *rapid.T, f *Figure) error {
		n := len(f.World.Bodies()) - 1
		_ = f.Choose(rapid.IntRange(0, n).Draw(t, "a"), rapid.IntRange(0, n).Draw(t, "b"))
		return nil
	}},
	{"unpick", func(_ *rapid.T, f *Figure) error { f.Unchoose(); return nil }},
	{"set", func(t *rapid.T, f *Figure) error { return f.Set(drawSettings(t, f.Settings())) }},
	{"set second", func(t *rapid.T, f *Figure) error { return f.SetSecond(drawSettings(t, f.SecondSettings())) }},
	{"view", func(t *rapid.T, f *Figure) error {
		return f.SetView(rapid.SampledFrom(lockstep.ViewIDs()).Draw(t, "view"))
	}},
}

// TestLockStep runs random commands on a figure with a comparison. Each world must have the same bits as the
// scene alone with that world's settings and edits.
func TestLockStep(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := New()
		_ = f.SetScene(rapid.SampledFrom([]string{"vertical-stack", "teeter", "conveyor", "dominos"}).Draw(t, "scene"))
		if err := f.Compare(rapid.SampledFrom([]string{"box2d", "iterations:3", "warmStarting:off;view:overlay", "view:split"}).Draw(t, "compare")); err != nil {
			t.Fatal(err)
		}
		for range rapid.IntRange(1, 12).Draw(t, "commands") {
			c := rapid.SampledFrom(commands).Draw(t, "command")
			if err := c.run(t, f); err != nil {
				t.Fatalf("%s: %v", c.name, err)
			}
			if c.name == "undo" && !f.Compares() { // the beginning of the comparison was undone
				f.Redo()
				if err := wayEnds(f); err != nil {
					t.Fatal(err)
				}
			}
			s := f.Second
			if s == nil {
				t.Fatalf("%s: nothing is compared any more", c.name)
			}
			if f.Steps() != s.Steps() && s.Moment() != run.MomentWhole || s.Moment() != likeOf(f, s) {
				t.Fatalf("%s: the first world stands in step %d at moment %d, the second in %d at %d", c.name, f.Steps(), f.Moment(), s.Steps(), s.Moment())
			}
			for i, g := range f.Runs() {
				if got, want := trace.Hash(g.World), trace.Hash(playedAlone(g, g.Steps(), g.Moment())); got != want {
					t.Fatalf("%s: world %d at step %d, moment %d is not what it is alone", c.name, i, g.Steps(), g.Moment())
				}
			}
			if !slices.EqualFunc(f.Edits, s.Edits, func(a, b scene.Edit) bool { return a == b }) || f.Latest() != s.Latest() || f.Settings().DT != s.Settings().DT {
				t.Fatalf("%s: edits, the next step's length or the latest step of the two differ: %d, %d", c.name, f.Latest(), s.Latest())
			}
			checkDifferences(t, f)
			checkLink(t, f)
		}
	})
}

// headOf returns the head that begins at a slot.
func headOf(array []float64, at int) *frame.WorldHead {
	return (*frame.WorldHead)(unsafe.Pointer(&array[at]))
}

func listOf[T any](array []float64, at, count int) []T {
	if count == 0 {
		return nil
	}
	return unsafe.Slice((*T)(unsafe.Pointer(&array[at])), count)
}

// checkDifferences compares the offsets and lone contacts in a frame with the bodies and contacts of the two worlds.
func checkDifferences(t *rapid.T, f *Figure) {
	array := f.Frame()
	head := headOf(array, 0)
	at := int(head.Size) - int(head.Compare.Lone)*frame.LoneSlots - int(head.Compare.Offsets)*frame.OffsetSlots
	offsets := listOf[frame.Offset](array, at, int(head.Compare.Offsets))
	lone := listOf[frame.Lone](array, at+len(offsets)*frame.OffsetSlots, int(head.Compare.Lone))
	second := headOf(array, int(head.Compare.Second))
	if second.Version != frame.WorldVersion || int(head.Compare.Second) != int(head.Size) || int(second.Size) != len(array)-int(head.Size) || second.Compare != (frame.Compare{}) || second.Time != head.Time || second.DT != head.DT {
		t.Fatalf("the second frame begins at %v of %d slots and has %v", head.Compare.Second, len(array), second.Size)
	}
	a := listOf[frame.Body](array, frame.WorldSlots, int(head.Bodies))
	b := listOf[frame.Body](array, int(head.Compare.Second)+frame.WorldSlots, int(second.Bodies))
	var wanted []frame.Offset
	largest := 0.0
	for i := range a {
		if a[i].Static == 0 && (a[i].At != b[i].At || a[i].Angle != b[i].Angle) {
			wanted = append(wanted, frame.Offset{Body: float64(i), From: b[i].At, To: a[i].At, Distance: math.Hypot(a[i].At.X-b[i].At.X, a[i].At.Y-b[i].At.Y)})
			largest = max(largest, wanted[len(wanted)-1].Distance)
		}
	}
	flagged := 0
	for i := range offsets {
		if offsets[i].Largest != 0 {
			flagged++
			if offsets[i].Distance != largest {
				t.Fatalf("body %v is flagged at %v m, and the largest offset is %v m", offsets[i].Body, offsets[i].Distance, largest)
			}
		}
		offsets[i].Largest = 0
	}
	if !reflect.DeepEqual(slices.Clone(offsets), wanted) && len(wanted)+len(offsets) > 0 || flagged > 1 || flagged == 0 && largest > 0 {
		t.Fatalf("%d offsets with %d flagged, want %d", len(offsets), flagged, len(wanted))
	}
	type id struct {
		a, b   int32
		of     physics.FeaturePair
		second bool
	}
	all := map[id]physics.Vec2{}
	for i, g := range f.Runs() {
		for _, arb := range g.World.Arbiters() {
			for _, c := range arb.Contacts[:arb.Count] {
				all[id{arb.A, arb.B, c.Feature, i == 1}] = c.Position
			}
		}
	}
	found := map[frame.Lone]bool{}
	for k, p := range all {
		if _, both := all[id{k.a, k.b, k.of, !k.second}]; !both {
			found[frame.Lone{A: float64(k.a), B: float64(k.b), At: frame.Vec(p), OfSecond: lab.Bit(k.second)}] = true
		}
	}
	for _, l := range lone {
		if !found[l] {
			t.Fatalf("%+v is no contact that one world has alone", l)
		}
	}
	if len(lone) != len(found) {
		t.Fatalf("%d contacts are one world's alone, want %d", len(lone), len(found))
	}
}

// checkLink follows the figure's own link and compares the worlds.
func checkLink(t *rapid.T, f *Figure) {
	if !f.Fits() {
		return
	}
	g := New()
	if _, err := g.SetState(f.State()); err != nil {
		t.Fatalf("%s: %v", f.State(), err)
	}
	if err := wayEnds(g); err != nil {
		t.Fatal(err)
	}
	if g.State() != f.State() {
		t.Fatalf("the link is %s, and leads to %s", f.State(), g.State())
	}
	if trace.Hash(g.World) != trace.Hash(f.World) || trace.Hash(g.Second.World) != trace.Hash(f.Second.World) {
		t.Fatalf("%s does not lead back", f.State())
	}
	step, body, ok := f.First()
	if s, b, o := g.First(); f.World.Steps() >= step && (s != step || b != body || o != ok) {
		t.Fatalf("%s: the first step that differs is %d, by the link %d", f.State(), step, s)
	}
}

// TestFirstDifference finds the first different step by running both worlds alone. It compares this with the
// step to which the figure goes.
func TestFirstDifference(t *testing.T) {
	for _, test := range []struct{ scene, said string }{
		{"vertical-stack", "box2d"}, {"pyramid", "warmStarting:off"}, {"dominos", "iterations:9"}, {"pendulum", "view:split"}, {"single-box", "iterations:20@40"},
	} {
		f := comparingOf(t, test.scene, test.said)
		if err := f.Step(90); err != nil {
			t.Fatal(err)
		}
		want, body := -1, -1
		for n := 1; n <= 90 && want < 0; n++ {
			a, b := playedAlone(&f.Run, n, run.MomentWhole).Bodies(), playedAlone(&f.Second.Run, n, run.MomentWhole).Bodies()
			for i := range a {
				if a[i] != b[i] {
					want, body = n, i
					break
				}
			}
		}
		step, first, ok := f.First()
		if ok != (want >= 0) || ok && (step != want || first != body) {
			t.Errorf("%s, %s: step %d, body %d, want %d, %d", test.scene, test.said, step, first, want, body)
		}
		f.GoToFirst()
		if err := wayEnds(f); err != nil || ok && f.Steps() != want {
			t.Errorf("%s, %s: the figure stands at step %d, want %d (%v)", test.scene, test.said, f.Steps(), want, err)
		}
		if head := headOf(f.Frame(), 0); head.Compare.First != float64(want) || head.Compare.FirstBody != float64(body) {
			t.Errorf("%s, %s: the frame says step %v, body %v", test.scene, test.said, head.Compare.First, head.Compare.FirstBody)
		}
	}
}

// TestEditEndsDifference compares one step of a seesaw, and then edits its only differing body to one place in both worlds.
func TestEditEndsDifference(t *testing.T) {
	f := New()
	if _, err := f.SetState("lab=world&scene=teeter&iterations=0&compare=iterations:10;solver:box2d&step=1"); err != nil {
		t.Fatal(err)
	}
	if err := wayEnds(f); err != nil {
		t.Fatal(err)
	}
	if step, body, ok := f.First(); step != 1 || body != 1 || !ok {
		t.Fatalf("before the edit, the first difference is in step %d, body %d", step, body)
	}
	if err := f.Edit(scene.Edit{Do: scene.DoSet, Body: 1, Fields: scene.FieldPosition, Def: physics.BodyDef{Position: physics.Vec2{X: 1, Y: 1}}}); err != nil {
		t.Fatal(err)
	}
	if step, _, ok := f.First(); ok {
		t.Errorf("after the edit, the first difference is in step %d", step)
	}
}
