package world

import (
	"errors"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/scene/codec"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/play"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
	"github.com/clipstage/clipstage/wasm/text"
)

// TestRoles compares the role of each setting in a solver with the setting's effect on a world.
func TestRoles(t *testing.T) {
	run := func(solver physics.Solver, change func(l *Live)) string {
		f := open(t, "pyramid")
		set(t, f, func(l *Live) { l.Solver = solver; change(l) })
		step(t, f, 90)
		return f.Hash()
	}
	for solver := range physics.Solver(physics.SolverCount) {
		usual := run(solver, func(*Live) {})
		hold := func(id string, role say.Role, idle text.Key, change func(l *Live)) {
			if heeded := run(solver, change) != usual; heeded != (role == say.RoleHeeded) || (idle != 0) != (role == say.RoleIdle) {
				t.Errorf("%v heeds %s: %v, but its role is %d, and %q is said", solver, id, heeded, role, text.English.Text(idle))
			}
		}
		for n := range say.Number(say.NumberCount) {
			role, idle := n.Role(solver)
			hold(n.String(), role, idle, func(l *Live) {
				if low, _, _ := n.Slider(); n.Of(l) == 0 {
					n.Set(l, low/2)
				} else {
					n.Set(l, n.Of(l)/2)
				}
			})
		}
		for s := range say.Switch(say.SwitchCount) {
			role, idle := s.Role(solver)
			hold(s.String(), role, idle, func(l *Live) { *s.Of(l) = !*s.Of(l) })
		}
	}
	if run(physics.SolverLite, func(*Live) {}) == run(physics.SolverBox2D, func(*Live) {}) {
		t.Error("both solvers do the same")
	}
}

// changeSolvers runs a world with edits by both solvers in turn. It returns the hash at each step.
func changeSolvers(t *testing.T, f *Figure) (hashes []string) {
	t.Helper()
	for f.Steps() < 60 {
		switch f.Steps() {
		case 20:
			f.Tuning.SetSolver("box2d")
			f.Tuning.TypeNumber(say.NumberPositionIterations, "5")
		case 30:
			if err := f.Edit(scene.Edit{Step: 30, Do: scene.DoPush, Body: 5, At: physics.Vec2{X: -3, Y: 2}, To: physics.Vec2{X: 40}}); err != nil {
				t.Fatal(err)
			}
		case 40:
			f.Tuning.Toggle(say.SwitchBlockSolve)
		case 50:
			f.Tuning.SetSolver("lite")
		}
		hashes = append(hashes, f.Hash())
		step(t, f, 1)
	}
	return append(hashes, f.Hash())
}

// TestSolverChanges goes back and forth over changes of the solver, undoes them, and uses links, recordings and
// snapshots. All of these lead to the same bits.
func TestSolverChanges(t *testing.T) {
	f := open(t, "pyramid")
	hashes := changeSolvers(t, f)
	at := func(name string, f *Figure, step int) {
		t.Helper()
		if f.Steps() != step || f.Hash() != hashes[step] {
			t.Errorf("%s: step %d has %s, want step %d with %s", name, f.Steps(), f.Hash(), step, hashes[step])
		}
	}
	for _, n := range []int{60, 45, 25, 5, 21, 20, 52, 35, 60} {
		if err := f.SeekStep(float64(n)); err != nil {
			t.Fatal(err)
		}
		goOn(t, f)
		at("there again", f, n)
	}

	const want = "lab=world&scene=pyramid&step=60&solver=box2d@20&positionIterations=5@20&blockSolve=off@40&solver=lite@50&do=push@30,b5,p-3,q2,i40,j0"
	state := f.State()
	if state != want {
		t.Errorf("its link is %s, want %s", state, want)
	}
	linked := New()
	arrive(t, linked, state)
	at("by the link", linked, 60)

	kept := New()
	if !kept.Restore(f.AppendKept(nil)) {
		t.Fatal("what was kept is not restored")
	}
	kept.GoOn(60, false)
	goOn(t, kept)
	at("by what was kept", kept, 60)

	recording, err := f.Recording()
	if err != nil {
		t.Fatal(err)
	}
	s, err := codec.Decode(recording)
	if err != nil {
		t.Fatalf("%v:\n%s", err, recording)
	}
	recorded := New()
	if err := recorded.Load(s); err != nil {
		t.Fatal(err)
	}
	goOn(t, recorded)
	at("by the recording", recorded, 60)

	f.Undo()
	if f.Steps() != 30 || f.Settings().Solver != physics.SolverBox2D {
		t.Errorf("the push undone leads to step %d and %v", f.Steps(), f.Settings().Solver)
	}
	f.Redo()
	step(t, f, 10)
	f.Tuning.Toggle(say.SwitchBlockSolve)
	step(t, f, 10)
	f.Tuning.SetSolver("lite")
	step(t, f, 10)
	at("after undo and redo", f, 60)

	f.Tuning.SetSolver("box2d")
	if !f.Tuning.CanResetSettings() {
		t.Error("another solver is nothing to reset")
	}
	f.Tuning.ResetSettings()
	if f.Settings() != f.SceneSettings() || f.Settings().Solver != physics.SolverLite {
		t.Errorf("reset settings are %+v", f.Settings())
	}
	f.Tuning.SetSolver("moon")
	if f.Settings() != f.SceneSettings() {
		t.Errorf("a solver that does not exist gives %+v", f.Settings())
	}
}

// A link with an invalid solver, or an invalid setting of a solver, is refused.
func TestSolverRefused(t *testing.T) {
	for state, want := range map[string]string{
		"solver=Lite":               "solver is “Lite”; it must be one of lite, box2d.",
		"step=9&solver=box2d3@4":    "solver is “box2d3”; it must be one of lite, box2d.",
		"positionIterations=101":    "positionIterations is 101; it must be 0 to 100.",
		"positionIterations=-1":     "positionIterations is -1; it must be 0 to 100.",
		"blockSolve=maybe":          "blockSolve is “maybe”; it must be true or false.",
		"solver=box2d@2&solver=@3":  "solver is “”; it must be one of lite, box2d.",
		"solver=box2d&iterations=x": "iterations is “x”; it must be a whole number, 0 to 100.",
	} {
		_, err := New().SetState("lab=world&" + state)
		var e *lab.Error
		if !errors.As(err, &e) || e.Code != lab.CodeInvalidState || e.Message(text.English) != want || e.Range(text.English) == "" {
			t.Errorf("%s: %v, want %s", state, err, want)
		}
	}
}

// The clock counts its calls. The position pass has a time, which is 0 without position iterations.
func TestBox2DTimes(t *testing.T) {
	f, other := open(t, "pyramid"), open(t, "pyramid")
	looks := 0.0
	f.SetClock(func() float64 { looks++; return looks })
	f.ToggleLayer(say.LayerTiming)
	for _, f := range []*Figure{f, other} {
		f.Tuning.SetSolver("box2d")
		step(t, f, 1)
	}
	if got, ok := f.Times(); !ok || got != (play.Times{1, 1, 1, 10, 1, 1}) {
		t.Errorf("the phases take %v", got)
	}
	for _, f := range []*Figure{f, other} {
		f.Tuning.TypeNumber(say.NumberPositionIterations, "0")
		step(t, f, window)
	}
	if got, _ := f.Times(); got != (play.Times{1, 1, 1, 10, 1, 0}) {
		t.Errorf("without a position pass the phases take %v", got)
	}
	if f.Hash() != other.Hash() || f.Steps() != other.Steps() {
		t.Error("what is timed goes another way")
	}
}
