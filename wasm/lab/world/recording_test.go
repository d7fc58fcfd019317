package world

import (
	"bytes"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/scene/codec"
	"github.com/clipstage/clipstage/physics/trace"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

func recording(t *testing.T, f *Figure) (text []byte, s *scene.Scene) {
	t.Helper()
	text, err := f.Recording()
	if err != nil {
		t.Fatal(err)
	}
	s, err = codec.Decode(text)
	if err != nil {
		t.Fatalf("%v in %s", err, text)
	}
	return text, s
}

// TestRecording moves through the history at random, with edits and changes of settings. It exports a recording
// and imports it. The import is at the same step, and continues and restarts with the same bits. Its own export
// gives the same text.
func TestRecording(t *testing.T) {
	edits, changes := 0, 0
	for seed := range uint64(400) {
		r := rand.New(rand.NewPCG(seed, 8))
		f := open(t, []string{"vertical-stack", "teeter", "pendulum", "dominos"}[seed%4])
		for range 10 {
			switch r.IntN(4) {
			case 0:
				tryEdit(f, r)
			case 1:
				set(t, f, func(l *Live) { l.Iterations, l.Gravity.X, l.DT = 1+r.IntN(12), r.Float64(), 0.01+0.01*r.Float64() })
			case 2:
				_ = f.Step(float64(r.IntN(9)))
			case 3:
				_ = f.Back(float64(r.IntN(6)))
			}
		}
		text, s := recording(t, f)
		edits, changes = edits+len(s.Edits), changes+len(s.Changes)
		g := open(t, "wall")
		if err := g.Load(s); err != nil {
			t.Fatal(err)
		}
		goOn(t, g)
		if again, _ := recording(t, g); g.Steps() != f.Steps() || g.Hash() != f.Hash() || g.Settings() != f.Settings() || !bytes.Equal(again, text) {
			t.Fatalf("seed %d: imported it is at step %d with %s, want %d with %s: %s", seed, g.Steps(), g.Hash(), f.Steps(), f.Hash(), text)
		}
		if g.Fits() {
			t.Fatal("a link holds a scene of one's own")
		}
		p := s.Play()
		for p.Steps() < f.Steps() {
			p.Step()
		}
		if got := trace.HashText(trace.Hash(p.World)); got != f.Hash() {
			t.Fatalf("seed %d: played it has %s at step %d, want %s", seed, got, f.Steps(), f.Hash())
		}
		var name, checkpoint jsontext.Writer
		name.Text(s.Name)
		trace.Checkpoint(&checkpoint, p.World, p.Steps() <= trace.LastListed, false)
		if got := f.SceneTrace(); !bytes.Equal(got, append(trace.AppendScene(nil, name, checkpoint), '\n')) {
			t.Fatalf("seed %d: its trace is otherwise at step %d: %s", seed, f.Steps(), got)
		}
		// The recorded edits of later steps are made too.
		for range 15 {
			err, other := f.Step(1), g.Step(1)
			if (err == nil) != (other == nil) {
				t.Fatalf("seed %d: %v and %v", seed, err, other)
			}
			if err != nil { // a body left the range of numbers
				break
			}
			p.Step()
			if f.Hash() != g.Hash() || f.Hash() != trace.HashText(trace.Hash(p.World)) {
				t.Fatalf("seed %d: step %d differs", seed, f.Steps())
			}
		}
		// also after Reset, and from a snapshot
		g.Reset()
		if g.Steps() != 0 {
			t.Fatalf("begun anew it is at step %d", g.Steps())
		}
		step(t, g, f.Steps())
		kept := New()
		if err := kept.Load(s); err != nil {
			t.Fatal(err)
		}
		if !kept.Restore(g.AppendKept(nil)) {
			t.Fatal("it cannot be restored")
		}
		kept.GoOn(g.Steps(), false)
		goOn(t, kept)
		if g.Hash() != f.Hash() || kept.Hash() != f.Hash() {
			t.Fatalf("seed %d: begun anew it has %s, restored %s, want %s", seed, g.Hash(), kept.Hash(), f.Hash())
		}
	}
	if edits < 500 || changes < 500 {
		t.Errorf("%d edits and %d changes", edits, changes)
	}
}

// TestRecordingMaterials copies a body with a material, with both solvers. The copy is in the recording.
func TestRecordingMaterials(t *testing.T) {
	for solver := range physics.Solver(physics.SolverCount) {
		s := withAll()
		s.Settings.Solver = solver
		f, g := New(), New()
		if err := f.Load(s); err != nil {
			t.Fatal(err)
		}
		step(t, f, 3)
		for body := range 3 {
			if err := f.Duplicate(body); err != nil {
				t.Fatal(err)
			}
		}
		if err := f.SetBody(1, scene.FieldRestitution|scene.FieldSensor|scene.FieldFilter, physics.BodyDef{Restitution: 0.25, Sensor: true}); err != nil {
			t.Fatal(err)
		}
		step(t, f, 40)
		_, kept := recording(t, f)
		if err := g.Load(kept); err != nil {
			t.Fatal(err)
		}
		goOn(t, g)
		if f.Hash() != g.Hash() {
			t.Errorf("%v: the recording has %s, want %s", solver, g.Hash(), f.Hash())
		}
		for i := range f.World.Masses() {
			if got, want := g.World.Masses()[i], f.World.Masses()[i]; got != want {
				t.Errorf("%v: body %d is %+v, want %+v", solver, i, got, want)
			}
		}
	}
}

// TestRecordingAhead loads a scene with edits at later steps. Such an edit can be undone only after its step
// has run. If the reader edits at an earlier step, the edits of later steps are dropped.
func TestRecordingAhead(t *testing.T) {
	s := scene.Worlds[0].Scene()
	push := scene.Edit{Step: 30, Do: scene.DoPush, Body: 1, To: physics.Vec2{X: 50}}
	late := push
	late.Step = scene.MaxSteps
	s.Edits = []scene.Edit{push, late}
	f := New()
	if err := f.Load(s); err != nil {
		t.Fatal(err)
	}
	if f.CanUndo() {
		t.Error("what has not happened can be undone")
	}
	step(t, f, 31)
	if f.World.Motions()[1].Velocity.X == 0 || !f.CanUndo() {
		t.Error("the push has not happened, or cannot be undone")
	}
	f.Undo()
	if f.Steps() != 30 || f.World.Motions()[1].Velocity.X != 0 || len(f.Edits) != 0 {
		t.Errorf("undone, it is at step %d with %d edits", f.Steps(), len(f.Edits))
	}
	f.Reset()
	step(t, f, 10)
	if err := f.Remove(1); err != nil || len(f.Edits) != 1 || len(s.Edits) != 2 {
		t.Errorf("%v, %d edits", err, len(f.Edits))
	}
}

// TestLinkLimit makes one edit after another in the pyramid. While the edits fit in the link, the link has all
// of them. Later links have only the scene, the step, the view and the settings. A recording then has the
// edits.
func TestLinkLimit(t *testing.T) {
	f := open(t, "pyramid")
	f.showLayers(say.Layers(3))
	step(t, f, 1)
	last := 0
	for n := 1; ; n++ {
		step(t, f, 2)
		if err := f.SetBody(20+n%50, scene.FieldPosition, physics.BodyDef{Position: physics.Vec2{X: float64(n) + 0.1234, Y: 12.3456}}); err != nil {
			t.Fatal(err)
		}
		state := f.State()
		if len(state) > lab.MaxLink {
			t.Fatalf("the link has %d characters", len(state))
		}
		if f.Fits() {
			if last = n; strings.Count(state, "&do=") != n {
				t.Fatalf("the link has not all %d edits: %s", n, state)
			}
			continue
		}
		if want := "lab=world&scene=pyramid&step=" + strconv.Itoa(f.Steps()) + "&layers=" + say.Layers(3).String(); state != want {
			t.Errorf("the link is %q, want %q", state, want)
		}
		break
	}
	if last < 50 {
		t.Errorf("only %d edits fit", last)
	}
	// A picked pair may contain an added body, so the link leaves out the pair. It keeps the settings.
	set(t, f, func(l *Live) { l.Iterations = 7 })
	if err := f.Choose(0, 1); err != nil {
		t.Fatal(err)
	}
	state := f.State()
	if !strings.HasSuffix(state, "&iterations=7@"+strconv.Itoa(f.Steps())) || strings.Contains(state, "pick") {
		t.Errorf("the link is %q", state)
	}
	g := New()
	arrive(t, g, state)
	if g.Steps() != f.Steps() || g.Hash() == f.Hash() || g.State() != state {
		t.Errorf("it leads to %q", g.State())
	}
	_, s := recording(t, f)
	if err := g.Load(s); err != nil {
		t.Fatal(err)
	}
	goOn(t, g)
	if g.Hash() != f.Hash() || g.Settings() != f.Settings() {
		t.Error("the recording leads elsewhere")
	}
	t.Logf("%d edits fit", last)
}
