package world

import (
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/trace"
)

// comparingOf returns a figure of a named scene that compares.
func comparingOf(t *testing.T, scene, said string) *Figure {
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

// TestLockStep runs two worlds together, and each alone.
func TestLockStep(t *testing.T) {
	f := comparingOf(t, "vertical-stack", "box2d")
	one, other := New(), New()
	for _, g := range []*Figure{one, other} {
		_ = g.SetScene("vertical-stack")
	}
	l := other.Settings()
	l.Solver = physics.SolverBox2D
	_ = other.Set(l)
	first := -1
	for range 150 {
		for _, g := range []*Figure{f, one, other} {
			if err := g.Step(1); err != nil {
				t.Fatal(err)
			}
		}
		if trace.Hash(f.world) != trace.Hash(one.world) || trace.Hash(f.Second().world) != trace.Hash(other.world) {
			t.Fatalf("step %d: two worlds together are not what each is alone", f.Steps())
		}
		if first < 0 && unlikeBody(one.world.Bodies(), other.world.Bodies()) >= 0 {
			first = f.Steps()
		}
	}
	if step, _, ok := f.First(); !ok || step != first {
		t.Errorf("the first step that differs is %d, want %d", step, first)
	}
	t.Log(f.State(), first, f.Frame()[:4])
}
