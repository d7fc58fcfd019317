package say

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/lockstep"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
)

// The tables contain the tallies, in at most 60 rows and the row of the current step.
func TestPlotTables(t *testing.T) {
	pyramid, _ := scene.WorldByID("pyramid")
	w := lockstep.Worlds{Pick: cursor.Pick{Run: run.New(pyramid.ID, pyramid.Scene())}}
	n := Narrator{Worlds: &w}
	for _, at := range []struct{ latest, now int }{{0, 0}, {1, 1}, {7, 3}, {59, 59}, {60, 60}, {61, 7}, {133, 77}, {600, 600}, {1234, 1229}} {
		w.Go(w.Latest())
		for w.Steps() < at.latest {
			if err := w.Take(); err != nil {
				t.Fatal(err)
			}
		}
		w.Go(at.now)
		a := n.Axis()
		for p := range PlotImpulses {
			table := n.PlotTable(p, a)
			steps := []int{}
			present := 0
			m := measureOf(p, n.Scale(p, a))
			for _, row := range table.Rows {
				steps = append(steps, row.Step)
				if row.Now {
					present++
				}
				tally := &w.Tallies(row.Step, row.Step)[0]
				curves := [...][]float64{PlotEnergy: {tally.Kinetic, tally.Potential}, PlotDeepest: {tally.Deepest}, PlotContacts: {tally.Kept, tally.Fresh, tally.Lost}}
				if len(row.Cells) != len(curves[p]) {
					t.Fatalf("%s has the cells %q", p, row.Cells)
				}
				for i, want := range curves[p] {
					got, err := strconv.ParseFloat(strings.Replace(row.Cells[i], "−", "-", 1), 64)
					if err != nil || math.Abs(got-want*m.Parts) > 0.51*math.Pow10(-m.Decimals) {
						t.Fatalf("%s of step %d is %s, want %g", table.Head[i+1], row.Step, row.Cells[i], want*m.Parts)
					}
				}
			}
			if len(steps) > 61 || len(steps) < min(at.latest-a.First+1, 20) || !slices.IsSorted(steps) || present != 1 || !slices.Contains(steps, at.now) ||
				len(slices.Compact(slices.Clone(steps))) != len(steps) {
				t.Errorf("at %d of %d the rows are of %v", at.now, at.latest, steps)
			}
		}
	}
}

// TestMeasures checks the digits of a plot's numbers for several ranges of the plot.
func TestMeasures(t *testing.T) {
	for _, test := range []struct {
		plot   Plot
		lo, hi float64
		x      float64
		want   string
	}{
		{PlotEnergy, 0, 36012, 36012, "36.0 kJ"},
		{PlotEnergy, 0, 36012, 1.5, "0.0 kJ"},
		{PlotEnergy, -5, 999, 999, "999 J"},
		{PlotEnergy, -2000, 0, -1234, "−1.23 kJ"},
		{PlotEnergy, -2000, 0, -1, "0.00 kJ"},
		{PlotEnergy, 0, 1e-12, 1e-12, "0.000000 J"},
		{PlotDeepest, 0, 0.0243, 0.0243, "24.3 mm"},
		{PlotContacts, 0, 5, 5, "5 "},
		{PlotImpulses, 0, 3.2149, 3.2149, "3.21 N s"},
	} {
		m := measureOf(test.plot, frame.Interval{Lo: test.lo, Hi: test.hi})
		if got := m.Text(test.x) + " " + m.Unit; got != test.want {
			t.Errorf("%g of %s up to %g is %q, want %q", test.x, test.plot, test.hi, got, test.want)
		}
	}
}
