package world

import (
	"errors"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// touching is a world with a pair picked that touches.
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

// TestSolveBeginsAtItsEnd: by whatever way one comes to the stage solve, it shows what all
// iterations led to, unless one of them is named.
func TestSolveBeginsAtItsEnd(t *testing.T) {
	const link = "lab=world&scene=vertical-stack&step=60&pick=1,2&stage=solve"
	for name, come := range map[string]func(t *testing.T, f *Figure){
		"next":         func(_ *testing.T, f *Figure) { f.Seek(StageWarmStart); f.NextStage() },
		"seek":         func(_ *testing.T, f *Figure) { f.Seek(StageSolve) },
		"phase":        func(_ *testing.T, f *Figure) { _ = f.SeekPhase(physics.PhaseIterate) },
		"link":         func(t *testing.T, f *Figure) { arrive(t, f, link) },
		"link of more": func(t *testing.T, f *Figure) { arrive(t, f, link+"&iterations=20@70") },
	} {
		f := touching(t)
		come(t, f)
		if f.Stage() != StageSolve || f.Iteration() != 10 || f.Constraint() != 0 {
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
	// Of a pair that does not touch there are none.
	f := New()
	arrive(t, f, "lab=world&scene=vertical-stack&step=60&pick=1,5&stage=solve")
	if f.Stage() != StageSolve || f.Iteration() != 0 {
		t.Errorf("apart: %v, iteration %d", f.Stage(), f.Iteration())
	}
}

// TestStagesPlayTheIterations: those that play come to solve at its first iteration, and end at the last.
func TestStagesPlayTheIterations(t *testing.T) {
	f := touching(t)
	f.Seek(StageMatch)
	f.Play()
	var seen []int
	for f.PlaysStages() {
		f.Tick()
		if f.Stage() == StageSolve {
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

// TestStageIsToldWhenItChanges: another pair, or the scene begun anew, is told without the stage
// that stays.
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

// TestSeekRefuses a stage that there is not as the Pair lab does, and any without a pair.
func TestSeekRefuses(t *testing.T) {
	f := touching(t)
	before := f.Stage()
	err := f.SeekID("position")
	var e *lab.Error
	if !errors.As(err, &e) || e.Code != lab.CodeInvalidState || e.Field != "stage" {
		t.Fatalf("%+v", err)
	}
	if said, may := e.Message(text.English), e.Range(text.English); !strings.Contains(said, "position") || !strings.Contains(may, "warm-start") || f.Stage() != before {
		t.Errorf("%q; it may be %q", said, may)
	}
	f.Unchoose()
	if !errors.As(f.SeekID("keep"), &e) || e.Code != lab.CodeInvalidState || e.Field != "stage" {
		t.Errorf("without a pair: %+v", e)
	}
}
