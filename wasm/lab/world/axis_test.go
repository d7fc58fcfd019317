package world

import (
	"fmt"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/play"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

// TestAxis runs a world longer than its history. The axis begins at the oldest remembered step and ends at the
// latest one. While the world plays, the ends of the axis move in jumps.
func TestAxis(t *testing.T) {
	f := open(t, "single-box")
	if got, want := f.Narrator().Axis(), (say.Axis{Last: 600}); got != want {
		t.Errorf("at the beginning %v, want %v", got, want)
	}
	step(t, f, 123)
	back(t, f, 23)
	if got, want := f.Narrator().Axis(), (say.Axis{First: 0, Last: 600, Step: 100, Latest: 123}); got != want {
		t.Errorf("behind what was run %v, want %v", got, want)
	}
	if at := f.Narrator().Axis().At(150); at != 0.25 {
		t.Errorf("step 150 stands at %g of 0 to 600, want 0.25", at)
	}
	step(t, f, 1133)
	a := f.Narrator().Axis()
	if a.First < 1233-run.Reach-20-run.Lead || a.First > 1233-run.Reach || a.First != f.Oldest() || a.Last != 1233 {
		t.Errorf("past the 600 steps %v, with %d the oldest", a, f.Oldest())
	}
	if got := f.Steps() - f.Oldest(); got != 1233-a.First || got < run.Reach {
		t.Errorf("it can be taken %d steps back, want %d", got, 1233-a.First)
	}
	if f.Bytes() == 0 || f.Bytes() != f.Run.Bytes() {
		t.Errorf("they take %d bytes, want %d", f.Bytes(), f.Bytes())
	}
	back(t, f, run.Reach)
	if f.Narrator().Axis().First > f.Steps() {
		t.Errorf("the axis begins at %d, after step %d", f.Narrator().Axis().First, f.Steps())
	}
	f.Play()
	ends := map[[2]int]bool{}
	for range 50 {
		f.Pass(1.0 / 60)
		for more := true; more; {
			more, _ = f.Advance()
		}
		a := f.Narrator().Axis()
		ends[[2]int{a.First, a.Last}] = true
		if a.First > f.Oldest() || a.Last < f.Latest() {
			t.Fatalf("%v does not have all of %d to %d", a, f.Oldest(), f.Latest())
		}
	}
	if len(ends) > 50/10*2+2 {
		t.Errorf("the axis has had %d different ends in 50 steps", len(ends))
	}
}

func TestTicks(t *testing.T) {
	for _, test := range []struct {
		axis say.Axis
		want string
		main string
	}{
		{say.Axis{Last: 600}, "[0 50 100 150 200 250 300 350 400 450 500 550 600]", "[0 200 400 600]"},
		{say.Axis{First: 4390, Last: 5000, Step: 5000, Latest: 5000}, "[4400 4450 4500 4550 4600 4650 4700 4750 4800 4850 4900 4950 5000]", "[4400 4600 4800 5000]"},
		{say.Axis{Last: 1000}, "[0 100 200 300 400 500 600 700 800 900 1000]", "[0 400 800]"},
		{say.Axis{First: 1, Last: 1700}, "[200 400 600 800 1000 1200 1400 1600]", "[800 1600]"},
		{say.Axis{Last: 5000}, "[0 500 1000 1500 2000 2500 3000 3500 4000 4500 5000]", "[0 2000 4000]"},
		{say.Axis{Last: 10000}, "[0 1000 2000 3000 4000 5000 6000 7000 8000 9000 10000]", "[0 4000 8000]"},
	} {
		all, main := []int{}, []int{}
		for _, tick := range test.axis.Ticks() {
			all = append(all, tick.Step)
			if tick.Main {
				main = append(main, tick.Step)
			}
		}
		if got := fmt.Sprint(all); got != test.want || fmt.Sprint(main) != test.main {
			t.Errorf("%v has %s, of them %v in a narrow window, want %s and %s", test.axis, got, main, test.want, test.main)
		}
	}
}

// TestCurve compares the curve of a pair's impulse with the contacts of a step.
func TestCurve(t *testing.T) {
	f := open(t, "single-box")
	if area, most := say.Curve(&f.Pick, f.Narrator().Axis()); area != "" || most != 0 {
		t.Errorf("there is a curve of no pair: %q, up to %g", area, most)
	}
	if err := f.Choose(0, 1); err != nil {
		t.Fatal(err)
	}
	step(t, f, 90)
	arb := f.World.Arbiters()[0]
	sum := arb.Contacts[0].Normal + arb.Contacts[1].Normal
	area, most := say.Curve(&f.Pick, f.Narrator().Axis())
	if sum <= 0 || most < sum {
		t.Fatalf("the greatest impulse is %g, at the end it is %g", most, sum)
	}
	if want := fmt.Sprintf("L150.0 %.1fL150.0 100.0Z", 100*(1-sum/most)); !strings.HasSuffix(area, want) {
		t.Errorf("the curve ends %q, want %q", area[max(0, len(area)-40):], want)
	}
	if n := strings.Count(area, "L") - 1; n != len(f.Samples) || n < 89 {
		t.Errorf("the curve goes through %d points, of %d samples", n, len(f.Samples))
	}
	if area, _ := say.Curve(&f.Pick, say.Axis{First: 200, Last: 600, Step: 90, Latest: 90}); area != "" {
		t.Errorf("it has steps that the axis has not: %q", area)
	}
}

// TestCans compares the Can methods of phases, iterations and constraints with the moves that are possible.
func TestCans(t *testing.T) {
	f := open(t, "pyramid")
	if f.CanPrevPhase() || f.CanPrevIteration() || !f.CanNextIteration() || f.UnderWay() {
		t.Error("at the beginning there is a phase or an iteration to take back")
	}
	if err := f.NextPhase(); err != nil {
		t.Fatal(err)
	}
	if !f.CanPrevPhase() || !f.CanPrevIteration() || !f.UnderWay() {
		t.Error("within the first step nothing can be taken back")
	}
	step(t, f, 30)
	pairs, _ := f.Touching(1)
	if err := f.Choose(pairs[0][0], pairs[0][1]); err != nil {
		t.Fatal(err)
	}
	f.Seek(cursor.Stage(physics.StageContacts))
	if f.CanPrevIteration() || f.CanPrevConstraint() || f.CanNextConstraint() || !f.CanNextIteration() {
		t.Error("outside of the stage solve")
	}
	// NextConstraint visits every constraint before CanNextConstraint becomes false. PrevConstraint visits them
	// on the way back.
	f.Seek(cursor.StageSolve)
	f.SeekIteration(0)
	steps := 0
	for ; f.CanNextConstraint(); steps++ {
		f.NextConstraint()
	}
	if want := f.Iterations() * f.Constraints(); steps != want || want == 0 {
		t.Errorf("there were %d constraints to go to, want %d", steps, want)
	}
	for ; f.CanPrevConstraint(); steps-- {
		f.PrevConstraint()
	}
	if steps != 0 || f.Iteration() != 0 {
		t.Errorf("and %d more than that on the way back", -steps)
	}
	for ; f.CanNextIteration(); steps++ {
		f.NextIteration()
	}
	if steps != f.Iterations() {
		t.Errorf("%d iterations to go to, want %d", steps, f.Iterations())
	}
	for ; f.CanPrevIteration(); steps-- {
		f.PrevIteration()
	}
	if steps != 0 {
		t.Errorf("and %d more than that on the way back", -steps)
	}
}

// RunTo reports a change, so that the page begins to run the journey.
func TestRunToIsTold(t *testing.T) {
	f := open(t, "pyramid")
	f.Take()
	f.RunTo(play.UntilTouching) // no pair is picked
	if f.Take() != 0 || f.Journey() != 0 {
		t.Error("it runs to the beginning of no pair")
	}
	f.RunTo(play.UntilDeepest)
	if f.Take() == 0 || f.Journey() == 0 {
		t.Error("the page is not told that the world is on its way")
	}
}
