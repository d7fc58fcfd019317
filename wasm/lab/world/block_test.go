package world

import (
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

// checkBlock compares the frame's block and the table of the four cases with the record of the step.
func checkBlock(t *testing.T, w *say.Words, got *frame.Block, it *physics.VelocityIteration) {
	t.Helper()
	b := &it.Block
	if b.Case == physics.BlockNone {
		if *got != (frame.Block{}) || len(w.Grids) != 2 {
			t.Fatalf("without a block the frame has %+v, and there are %d tables", got, len(w.Grids))
		}
		return
	}
	if got.Case != float64(b.Case) || int(got.Tried) != len(b.Tried()) {
		t.Fatalf("the frame has %+v, recorded is %+v", got, b)
	}
	for i := range it.Normals {
		if got.Before[i] != it.Normals[i].Before || got.After[i] != it.Normals[i].Sum {
			t.Fatalf("the frame has %+v, recorded is %+v", got, it.Normals)
		}
	}
	for n := range b.Tries {
		try, row := &b.Tries[n], &w.Grids[0].Rows[n]
		if to := &got.Tries[n]; to.Impulses != try.Impulses || to.Velocities != try.Velocities {
			t.Fatalf("case %d of the frame: %+v, recorded is %+v", n+1, to, try)
		}
		if row.Lead != (n+1 == int(b.Case)) || (row.Cells[4].Text == "holds") != row.Lead || (row.Cells[4].Text == "not tried") != (n >= len(b.Tried())) {
			t.Fatalf("case %d: %+v, recorded is %+v", n+1, row, b)
		}
		if n >= len(b.Tried()) {
			continue
		}
		for i, want := range [...]float64{try.Impulses[0], try.Impulses[1], try.Velocities[0], try.Velocities[1]} {
			if row.Cells[i].Values[0] != want {
				t.Fatalf("case %d: %+v, recorded is %+v", n+1, row.Cells, try)
			}
		}
	}
}

// blockLinks lead to each case of a block.
var blockLinks = [...]struct{ link, title, fails string }{
	{"pyramid&step=32&pick=5,17&stage=velocity&iteration=1", "Both contacts push", ""},
	{"pyramid&step=73&pick=30,39&stage=velocity&iteration=4", "Only contact 1 pushes", "push 2 < 0"},
	{"pyramid&step=58&pick=24,34&stage=velocity&iteration=2", "Only contact 2 pushes", "push 1 < 0, velocity 2 < 0"},
	{"pyramid&step=60&pick=31,41&stage=velocity&iteration=7", "Neither contact pushes", "push 1 < 0, push 1 < 0, push 2 < 0"},
}

// A link leads to each case. The words explain why the earlier cases do not hold.
func TestBlockLinks(t *testing.T) {
	for i, of := range blockLinks {
		f := New()
		arrive(t, f, "lab=world&solver=box2d&scene="+of.link)
		w := f.Words()
		var fails []string
		for n := range i {
			fails = append(fails, w.Grids[0].Rows[n].Cells[4].Text)
		}
		if got := strings.Join(fails, ", "); w.Title != of.title || got != of.fails || head(f.Frame()).Watch.Block.Case != float64(i+1) {
			t.Errorf("%s: %q, %q, case %v", of.link, w.Title, got, head(f.Frame()).Watch.Block.Case)
		}
		// Friction comes before the block, so no block is shown for friction.
		f.SeekConstraint(1)
		if got := head(f.Frame()).Watch.Block; got != (frame.Block{}) {
			t.Errorf("%s: with friction the frame has %+v", of.link, got)
		}
		f.SeekConstraint(3)
		if got := head(f.Frame()).Watch.Block.Case; got != float64(i+1) {
			t.Errorf("%s: of the third constraint the case is %v", of.link, got)
		}
	}
}
