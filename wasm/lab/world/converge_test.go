package world

import (
	"math"
	"testing"
	"unsafe"

	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

// checkConvergence compares the plot and the frame with the recorded residuals.
func checkConvergence(t *testing.T, f *Figure) {
	t.Helper()
	x, p := f.Watch(), f.Words().Solve.Converge
	n := frame.Rounds(x)
	if (p == nil) != (n == 0) {
		t.Fatalf("of %d iterations the plot is %+v", n, p)
	}
	if p == nil {
		return
	}
	if len(p.Rows) != n || len(p.Series[0]) != n || p.Iteration != f.Iteration() || p.High <= p.Low {
		t.Fatalf("of %d iterations the plot is %+v", n, p)
	}
	runs := []int{frame.Rounds(x)}
	if cold := say.Cold(&f.Pick, f.Quiet()); len(p.Series) > 1 {
		runs = append(runs, frame.Rounds(cold))
	}
	for i, rounds := range runs {
		of := x
		if i > 0 {
			of = say.Cold(&f.Pick, f.Quiet())
		}
		for k := range rounds {
			want, at := frame.ResidualOf(of, k), p.Series[i][k]
			if p.Rows[k].Cells[i].Values[0] != want {
				t.Fatalf("iteration %d: %+v, recorded is %v", k+1, p.Rows[k], want)
			}
			back := math.Pow(10, float64(p.Low)+at*float64(p.High-p.Low))
			if want == 0 && at != -1 || want > 0 && (at < 0 || at > 1+1e-9 || at > 0 && math.Abs(back/want-1) > 1e-6) {
				t.Fatalf("iteration %d: %v stands at %v of 10^%d to 10^%d", k+1, want, at, p.Low, p.High)
			}
		}
	}
	for k := range n {
		if got := frameIteration(f, k).Residual; got != frame.ResidualOf(x, k) {
			t.Fatalf("the frame's residual %d is %v, recorded is %v", k+1, got, frame.ResidualOf(x, k))
		}
	}
}

// The plot of each solver has the residuals of its iterations.
func TestConvergence(t *testing.T) {
	for _, link := range []string{
		"pyramid&step=48&pick=5,17&stage=solve", "pyramid&step=48&pick=5,17&stage=velocity&solver=box2d", "dominos&step=67&pick=2,15&stage=solve",
		"vertical-stack&step=60&pick=4,5&stage=velocity&solver=box2d&warmStarting=off", "vertical-stack&step=60&pick=4,5&stage=solve&iterations=1",
		"vertical-stack&step=8&pick=0,1&stage=solve&iterations=0",
	} {
		f := New()
		arrive(t, f, "lab=world&scene="+link)
		for _, k := range []int{0, 1, 5} {
			f.SeekIteration(k)
			checkConvergence(t, f)
		}
		if p := f.Words().Solve.Converge; p != nil && len(p.Series) == 2 && p.Series[0][0] > p.Series[1][0] {
			t.Errorf("%s: with warm starting the first residual is larger: %v and %v", link, p.Series[0][0], p.Series[1][0])
		}
	}
}

// frameIteration returns an iteration from the frame.
func frameIteration(f *Figure, k int) *frame.Iteration {
	array := f.Frame()
	h := head(array)
	at := frame.WorldSlots + int(h.Bodies)*frame.BodySlots + int(h.Joints)*frame.JointSlots + int(h.Contacts)*frame.ContactSlots +
		int(h.Motions)*frame.MotionSlots + k*frame.IterationSlots
	return (*frame.Iteration)(unsafe.Pointer(&array[at]))
}
