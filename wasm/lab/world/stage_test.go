package world

import (
	"cmp"
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/text"
)

// touching returns a world with a picked pair that touches.
func touching(t *testing.T) *Figure {
	t.Helper()
	f := open(t, "vertical-stack")
	step(t, f, 60)
	if err := f.Choose(1, 2); err != nil {
		t.Fatal(err)
	}
	if f.Iterations() != 10 || f.Constraints() != 4 {
		t.Fatalf("%d iterations of %d constraints", f.Iterations(), f.Constraints())
	}
	return f
}

// The stage solve shows the last iteration, unless another one is named or Next enters the stage.
func TestSolveBeginsAtItsEnd(t *testing.T) {
	const link = "lab=world&scene=vertical-stack&step=60&pick=1,2&stage=solve"
	for name, come := range map[string]func(t *testing.T, f *Figure){
		"previous":     func(_ *testing.T, f *Figure) { f.Seek(cursor.StageIntegrate); f.PrevStage() },
		"seek":         func(_ *testing.T, f *Figure) { f.Seek(cursor.StageSolve) },
		"phase":        func(_ *testing.T, f *Figure) { _ = f.SeekPhase(physics.PhaseIterate) },
		"link":         func(t *testing.T, f *Figure) { arrive(t, f, link) },
		"link of more": func(t *testing.T, f *Figure) { arrive(t, f, link+"&iterations=20@70") },
	} {
		f := touching(t)
		come(t, f)
		if f.Stage() != cursor.StageSolve || f.Iteration() != 10 || f.Constraint() != 0 {
			t.Errorf("%s: %v, iteration %d, constraint %d", name, f.Stage(), f.Iteration(), f.Constraint())
		}
		if !strings.Contains(f.State(), "&stage=solve&iteration=10") {
			t.Errorf("%s: the link is %q", name, f.State())
		}
	}
	for named, want := range map[string]int{"&iteration=0": 0, "&iteration=1": 1, "&iteration=7": 7, "&iteration=100": 10, "&iterations=3": 3} {
		f := New()
		arrive(t, f, link+named)
		if f.Iteration() != want {
			t.Errorf("%s leads to iteration %d, want %d", named, f.Iteration(), want)
		}
	}
	// A pair that does not touch has no iterations.
	f := New()
	arrive(t, f, "lab=world&scene=vertical-stack&step=60&pick=1,5&stage=solve")
	if f.Stage() != cursor.StageSolve || f.Iteration() != 0 {
		t.Errorf("apart: %v, iteration %d", f.Stage(), f.Iteration())
	}
}

// Next goes from the warm start through the iterations to the next stage. It goes by iterations, or by
// constraints if the cursor was at one. Previous goes the same way back.
func TestNextGoesThroughTheIterations(t *testing.T) {
	at := func(f *Figure) string {
		return f.StageID() + " " + strconv.Itoa(f.Iteration()) + " " + strconv.Itoa(f.Constraint())
	}
	for _, of := range []struct {
		link, come  string
		constraints int // of an iteration; 0 to go by iterations
		stages      []string
	}{
		{"scene=vertical-stack&step=60&pick=1,2&iterations=3", "", 0, []string{"warm-start", "solve 3", "integrate"}},
		{"scene=vertical-stack&step=60&pick=1,2&iterations=3", "stage=solve&iteration=1&constraint=1", 4, []string{"warm-start", "solve 3", "integrate"}},
		{"scene=vertical-stack&step=60&pick=1,2&iterations=0", "", 0, []string{"warm-start", "solve", "integrate"}},
		{"scene=single-box&step=51&pick=0,1&solver=box2d&iterations=2", "", 0, []string{"warm-start", "velocity 2", "store", "integrate", "position 3"}},
		{"scene=single-box&step=51&pick=0,1&solver=box2d&iterations=2", "stage=velocity&iteration=1&constraint=1", 0, nil},
	} {
		f := New()
		arrive(t, f, "lab=world&"+of.link+"&"+cmp.Or(of.come, "stage=warm-start"))
		for f.Stage() != cursor.StageWarmStart {
			f.PrevStage()
		}
		var want []string
		for _, stage := range of.stages {
			id, number, _ := strings.Cut(stage, " ")
			iterations, _ := strconv.Atoi(number)
			if iterations == 0 {
				want = append(want, id+" 0 0")
			}
			for k := range iterations {
				for c := range max(1, of.constraints) {
					want = append(want, id+" "+strconv.Itoa(k+1)+" "+strconv.Itoa(min(c+1, of.constraints)))
				}
			}
		}
		var on, back []string
		for {
			if on = append(on, f.StageID()+" 0 0"); f.Stage().Iterates() {
				on[len(on)-1] = at(f)
			}
			if !f.CanNextStage() {
				break
			}
			f.NextStage()
		}
		for f.Stage() != cursor.StageWarmStart {
			if back = append(back, f.StageID()+" 0 0"); f.Stage().Iterates() {
				back[len(back)-1] = at(f)
			}
			f.PrevStage()
		}
		back = append(back, f.StageID()+" 0 0")
		if slices.Reverse(back); !slices.Equal(on, back) {
			t.Errorf("%s, %s: Next goes %q, Previous %q", of.link, of.come, on, back)
		}
		if of.stages != nil && !slices.Equal(on, want) {
			t.Errorf("%s, %s: Next goes %q, want %q", of.link, of.come, on, want)
		}
	}
}

// The stage integrate has the poses and velocities of an unwatched world before and after that phase.
func TestIntegrateShowsTheMotion(t *testing.T) {
	for _, solver := range []physics.Solver{physics.SolverLite, physics.SolverBox2D} {
		for _, pair := range [][2]int{{0, 2}, {1, 9}} { // the second pair does not touch
			w, _ := scene.WorldByID("pyramid")
			s := w.Scene()
			s.Settings.Solver = solver
			plain := s.Build()
			f := New()
			if err := f.Load(s); err != nil {
				t.Fatal(err)
			}
			step(t, f, 40)
			for range 39 {
				plain.Step(s.DT)
			}
			if err := f.Choose(pair[0], pair[1]); err != nil {
				t.Fatal(err)
			}
			f.Seek(cursor.StageIntegrate)
			before := slices.Clone(plain.Bodies())
			for phase, _ := plain.Phase(); phase != physics.PhaseIntegrate; phase, _ = plain.Phase() {
				plain.Advance(s.DT)
			}
			velocities := slices.Clone(plain.Motions())
			plain.Advance(s.DT)
			words, h := f.Words(), head(f.Frame())
			if len(words.Grids) != 1 || !f.Reached(cursor.StageIntegrate) {
				t.Fatalf("%v %v: %+v", solver, pair, words)
			}
			for i, body := range pair {
				b, a, v := &before[body], &plain.Bodies()[body], &velocities[body]
				for k, want := range [3][3]float64{
					{b.Position.X, v.Velocity.X, a.Position.X}, {b.Position.Y, v.Velocity.Y, a.Position.Y}, {b.Angle, v.AngularVelocity, a.Angle},
				} {
					cells := words.Grids[0].Rows[3*(1-i)+k].Cells
					if got := [3]float64{cells[0].Values[0], cells[1].Values[0], cells[3].Values[0]}; got != want || cells[2].Values[0] != want[2]-want[0] {
						t.Errorf("%v %v: row %d of body %d is %v, want %v", solver, pair, k, body, got, want)
					}
				}
				if moved := h.Watch.Moved[i].At; moved.X != a.Position.X || moved.Y != a.Position.Y {
					t.Errorf("%v %v: the frame moves body %d to %v", solver, pair, body, moved)
				}
			}
		}
	}
}

// Playing the stages enters solve at its first iteration and goes through all iterations.
func TestStagesPlayTheIterations(t *testing.T) {
	f := touching(t)
	f.Seek(cursor.StageMatch)
	f.Play()
	var seen []int
	for f.PlaysStages() {
		f.Tick()
		if f.Stage() == cursor.StageSolve {
			seen = append(seen, f.Iteration())
		}
		if len(seen) > 10 {
			break
		}
	}
	for i := range 10 {
		if len(seen) != 10 || seen[i] != i+1 {
			t.Fatalf("they play the iterations %v", seen)
		}
	}
}

// Play at the last iteration starts the iterations of the same step again. At the end of the last stage it
// starts with the first stage.
func TestPlayGoesThroughTheIterationsAgain(t *testing.T) {
	f := touching(t)
	f.Seek(cursor.StageSolve)
	step := f.Steps()
	var seen []int
	for f.Play(); f.PlaysStages() && len(seen) < 20; f.Tick() {
		seen = append(seen, f.Iteration())
		if f.Stage() != cursor.StageSolve || f.Steps() != step {
			t.Fatalf("it plays %v of step %d", f.Stage(), f.Steps())
		}
	}
	if !slices.Equal(seen, []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10}) || f.Stage() != cursor.StageIntegrate {
		t.Errorf("it plays the iterations %v, and ends at %s", seen, f.StageID())
	}
	if f.Play(); f.Stage() != 0 {
		t.Errorf("at the end it plays from %s", f.StageID())
	}
	f.SeekIteration(4)
	if f.Play(); f.Iteration() != 4 {
		t.Errorf("from iteration 4 it plays from %d", f.Iteration())
	}
}

// A pair that separates and touches again is shown at the same iteration and constraint. While there are fewer
// of them, the words say that, and links keep the numbers.
func TestIterationStaysWhileApart(t *testing.T) {
	const link = "lab=world&scene=vertical-stack&step=28&pick=5,6&stage=solve"
	f := New()
	arrive(t, f, link+"&iteration=3&constraint=4")
	at := func(step, iteration, constraint, contact int) {
		t.Helper()
		if err := f.SeekStep(float64(step)); err != nil {
			t.Fatal(err)
		}
		for more := f.Moving(); more; more, _ = f.Advance() {
		}
		if f.Stage() != cursor.StageSolve || f.Iteration() != iteration || f.Constraint() != constraint || f.Contact() != contact {
			t.Errorf("step %d: %v, iteration %d, constraint %d, contact %d; want %d, %d, %d",
				step, f.Stage(), f.Iteration(), f.Constraint(), f.Contact(), iteration, constraint, contact)
		}
	}
	at(28, 3, 4, 1) // two contacts
	at(29, 3, 2, 0) // one contact, at its friction
	at(34, 0, 0, 0) // no contact
	if said := f.Words().Text; !strings.Contains(said, "Iteration 3 is shown again") {
		t.Errorf("apart it says %q", said)
	}
	if n, constraint := f.Named(); n != 3 || constraint != 4 || !strings.HasSuffix(f.State(), "&iteration=3&constraint=4") {
		t.Errorf("apart the cursor is named %d, %d; the link is %q", n, constraint, f.State())
	}
	_ = f.NextIteration()
	_ = f.PrevIteration()
	f.NextConstraint()
	f.PrevConstraint()
	other := New()
	arrive(t, other, f.State())
	if other.State() != f.State() {
		t.Errorf("its link leads to %q", other.State())
	}
	f = other
	at(38, 3, 2, 0)
	at(39, 3, 4, 1)
	at(0, 0, 0, 0)
	at(39, 3, 4, 1)
	f.SeekConstraint(3)
	f.SeekIteration(5)
	at(39, 5, 0, 1)

	// If no iteration is chosen, the last one is shown.
	f = New()
	arrive(t, f, "lab=world&scene=vertical-stack&step=34&pick=5,6&stage=solve")
	if n, _ := f.Named(); n != -1 || strings.Contains(f.Words().Text, "Iteration") || strings.Contains(f.State(), "iteration") {
		t.Errorf("the cursor is named %d; it says %q; the link is %q", n, f.Words().Text, f.State())
	}
	at(39, 10, 0, 0)
	f.Seek(cursor.StageMatch)
	if err := f.SeekStep(34); err != nil {
		t.Fatal(err)
	}
	f.Seek(cursor.StageSolve)
	at(39, 10, 0, 0)
}

// Take reports if another pair or none is picked, if the scene restarts, and if another stage is shown. If
// nothing of this happens, it reports nothing.
func TestStageIsToldWhenItChanges(t *testing.T) {
	f := touching(t)
	f.Take()
	for _, of := range []struct {
		name    string
		command func() error
		want    lab.Change
	}{
		{"another pair", func() error { return f.Choose(2, 3) }, lab.ChangePicked},
		{"another stage", func() error { return f.SeekID("keep") }, lab.ChangeStage},
		{"the same stage", func() error { return f.SeekID("keep") }, 0},
		{"a step", func() error { return f.Step(1) }, 0},
		{"the scene anew", func() error { f.Reset(); return nil }, lab.ChangePicked},
		{"no pair", func() error { f.Unchoose(); return nil }, lab.ChangePicked | lab.ChangeStage},
		{"a pair again", func() error { return f.Choose(1, 2) }, lab.ChangePicked | lab.ChangeStage},
	} {
		if err := of.command(); err != nil {
			t.Fatal(of.name, err)
		}
		if got := f.Take() & (lab.ChangePicked | lab.ChangeStage); got != of.want {
			t.Errorf("%s: told %b, want %b", of.name, got, of.want)
		}
	}
}

// An unknown stage is refused as in the Pair lab. Without a pair any stage is refused.
func TestSeekRefuses(t *testing.T) {
	f := touching(t)
	before := f.Stage()
	err := f.SeekID("hover")
	var e *lab.Error
	if !errors.As(err, &e) || e.Code != lab.CodeInvalidState || e.Field != "stage" {
		t.Fatalf("%+v", err)
	}
	if said, may := e.Message(text.English), e.Range(text.English); !strings.Contains(said, "hover") || !strings.Contains(may, "warm-start") || f.Stage() != before {
		t.Errorf("%q; it may be %q", said, may)
	}
	f.Unchoose()
	if !errors.As(f.SeekID("keep"), &e) || e.Code != lab.CodeInvalidState || e.Field != "stage" {
		t.Errorf("without a pair: %+v", e)
	}
}
