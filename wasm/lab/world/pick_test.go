package world

import (
	"slices"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
)

// TestPickAdded picks a body that was added after the shown step, so it has no record of the step.
func TestPickAdded(t *testing.T) {
	f := New()
	if err := f.Step(3); err != nil {
		t.Fatal(err)
	}
	n := len(f.World.Bodies())
	if err := f.Edit(scene.Edit{Do: scene.DoAdd, Def: physics.BodyDef{Width: physics.Vec2{X: 1, Y: 1}, Mass: 1, Position: physics.Vec2{Y: 0.4}}}); err != nil {
		t.Fatal(err)
	}
	if err := f.Choose(0, n); err != nil {
		t.Fatal(err)
	}
	if f.Watch().Step != 0 || len(f.Frame()) == 0 || f.Words().Said(f.Language()) == "" {
		t.Errorf("the watch has step %d of a body that was not there", f.Watch().Step)
	}
	if err := f.Step(1); err != nil || f.Watch().Step != 4 || f.Watch().Arbiter.Count == 0 {
		t.Errorf("step 4: the watch has step %d with %d contacts (%v)", f.Watch().Step, f.Watch().Arbiter.Count, err)
	}
	g := New()
	if _, err := g.SetState(f.State()); err != nil {
		t.Errorf("%s: %v", f.State(), err)
	}
}

// TestPickInPositionPass picks a pair between two iterations of Box2D's position pass: the pair's stage is that pass.
func TestPickInPositionPass(t *testing.T) {
	f := New()
	f.Tuning.SetSolver(physics.SolverBox2D.String())
	if err := f.Step(60); err != nil {
		t.Fatal(err)
	}
	for phase, iteration := f.World.Phase(); phase != physics.PhasePosition || iteration != 1; phase, iteration = f.World.Phase() {
		if err := f.NextIteration(); err != nil || f.Steps() > 61 {
			t.Fatalf("no position iteration in step 61 (%v)", err)
		}
	}
	if err := f.Choose(0, 1); err != nil {
		t.Fatal(err)
	}
	if id, n := f.StageID(), f.Cursor.Iteration; id != "position" || n != 1 {
		t.Errorf("the stage is %s, iteration %d", id, n)
	}
}

// TestPickAgain picks the same pair again after a change of the solver: the curve of its impulse is there again.
func TestPickAgain(t *testing.T) {
	f := picked(t, "single-box", 300, 0, 1)
	f.Unchoose()
	set(t, f, func(l *Live) { l.Solver = physics.SolverBox2D })
	step(t, f, 30)
	if err := f.Choose(0, 1); err != nil {
		t.Fatal(err)
	}
	if got := len(f.Samples); got < 30 {
		t.Errorf("of 330 steps, %d are in the curve", got)
	}
}

// TestMarkThing checks that a picked pair's bodies are also A and B, and that a name of the pair marks nothing in the
// picture of the whole world.
func TestMarkThing(t *testing.T) {
	f := New()
	if err := f.Step(60); err != nil {
		t.Fatal(err)
	}
	marked := func(name string) int {
		if err := f.MarkThing(name); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		return f.Marked().Kind
	}
	if got := []int{marked("body1"), marked("contact1"), marked("normal"), marked("")}; !slices.Equal(got, []int{ThingBody, ThingContact, 0, 0}) {
		t.Errorf("whole world: %v", got)
	}
	if err := f.Choose(0, 1); err != nil {
		t.Fatal(err)
	}
	box := int(clipping.QuantityBox)
	if got := []int{marked("body1"), marked("A"), marked("contact1"), marked("body2")}; !slices.Equal(got, []int{box + 1, box, int(clipping.QuantityContact), 0}) {
		t.Errorf("picked pair: %v", got)
	}
	if got := f.ThingNames([]float64{float64(box + 1), 0, float64(clipping.QuantityNormal), 0}); got != "B normal body1" {
		t.Errorf("names: %s", got)
	}
	if f.MarkThing("body999999") == nil || f.MarkThing("body01") == nil {
		t.Error("a body that there is not is marked")
	}
	for name, want := range map[string]lab.Thing{"body1": {Kind: ThingBody, Number: 1}, "contact2": {Kind: ThingContact, Number: 1}, "body999999": {}, "normal": {}} {
		if got, err := f.Thing(name); (err == nil) != (want.Kind != 0) || err == nil && got != want {
			t.Errorf("the thing %s is %v, %v, want %v", name, got, err, want)
		}
	}
}

// TestInputs compares the solver's inputs in the picked pair's step with the scene, and without such a step.
func TestInputs(t *testing.T) {
	f := open(t, "vertical-stack")
	if err := f.Choose(0, 1); err != nil || f.Inputs() != nil {
		t.Fatalf("before the first step %v, %v", f.Inputs(), err)
	}
	step(t, f, 30)
	m := f.World.Masses()[1]
	if got, want := f.Inputs(), []float64{0, 0, m.InvMass, m.InvI, 60, 0.2, 0.01, 1}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	s := f.Settings()
	s.Solver, s.Slop = physics.SolverBox2D, 0.02
	if err := f.Set(s); err != nil || f.Inputs()[6] != 0.01 {
		t.Errorf("the next step's settings change %v, %v", f.Inputs(), err)
	}
	if step(t, f, 1); f.Inputs() != nil {
		t.Errorf("with Box2D's solver %v", f.Inputs())
	}
}

func TestNamesOfBodies(t *testing.T) {
	f := open(t, "vertical-stack")
	if err := f.SetNames("body0:the floor|body2: crate "); err != nil {
		t.Fatal(err)
	}
	step(t, f, 60)
	if got, want := f.Narrator().OfferedName([2]int{1, 2}), "Boxes 1 and crate, touching pair 2 of 10. Enter picks it; the arrow keys go to others."; got != want {
		t.Errorf("OfferedName = %q, want %q", got, want)
	}
	for _, test := range []struct {
		pair  [2]int
		line  string
		names string
	}{
		{[2]int{0, 1}, "the floor = box 0, B = box 1", "the floor,B"},
		{[2]int{1, 2}, "A = box 1, crate = box 2", "A,crate"},
		{[2]int{0, 2}, "the floor = box 0, crate = box 2", "the floor,crate"},
		{[2]int{3, 4}, "A = box 3, B = box 4", "A,B"},
	} {
		if err := f.Choose(test.pair[0], test.pair[1]); err != nil {
			t.Fatal(err)
		}
		f.Take()
		if got := f.Words().Pair; got != test.line || f.PairNames() != test.names {
			t.Errorf("%v: %q and %q, want %q and %q", test.pair, got, f.PairNames(), test.line, test.names)
		}
	}
	_ = f.Choose(0, 2)
	f.Take()
	if got, want := wordsAt(t, f, cursor.StageSolve).Text, "the floor and crate have no contact in this step"; !strings.HasPrefix(got, want) {
		t.Errorf("the words are %q, want %q", got, want)
	}
	f.Unchoose()
	if f.Take(); f.PairNames() != "A,B" {
		t.Errorf("without a pair A and B are %q", f.PairNames())
	}
	for _, wrong := range []string{"", "crate", "body99:x", "contact1:x", "body1:", "body1:" + strings.Repeat("x", 25), strings.Repeat("body1:x|", 20) + "body1:x"} {
		if err := f.SetNames(wrong); err == nil || !strings.Contains(err.Error(), "such as body3:crate") {
			t.Errorf("SetNames(%q) = %v", wrong, err)
		}
	}
}
