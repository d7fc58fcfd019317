package world

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
	"github.com/clipstage/clipstage/wasm/text"
)

// The frame has tallies only if plots are shown.
func TestPlotsShown(t *testing.T) {
	f := open(t, "pyramid")
	step(t, f, 40)
	if h := head(f.Frame()); h.Tallies != 0 || h.Plots != 0 || h.Last != 0 || h.Scales != [say.PlotCount]frame.Interval{} {
		t.Errorf("with no plots shown the frame has %+v", h.Scales)
	}
	back(t, f, 10)
	size := head(f.Frame()).Size
	f.TogglePlots()
	if f.Plots != say.UsualPlots || !f.Plotting() {
		t.Errorf("at first %q are shown", f.Plots)
	}
	f.TogglePlot(say.PlotContacts)
	shown := f.Frame()
	h := head(shown)
	if h.Tallies != 41 || h.Size != size+41*float64(frame.TallySlots) || h.Plots != 3 || h.First != 0 || h.Last != 600 {
		t.Fatalf("the frame has %g tallies of %g to %g, of plots %g", h.Tallies, h.First, h.Last, h.Plots)
	}
	most := 0.0
	for i := range 41 {
		at := len(shown) - (41-i)*frame.TallySlots
		if got := shown[at]; got != float64(i) {
			t.Fatalf("tally %d is of step %g", i, got)
		}
		most = max(most, shown[at+3])
	}
	if h.Scales[say.PlotDeepest] != (frame.Interval{Lo: 0, Hi: most}) || most == 0 || h.Scales[say.PlotContacts].Hi != 0 {
		t.Errorf("the scales are %v, the deepest overlap %g", h.Scales, most)
	}
	f.TogglePlot(say.PlotEnergy)
	f.TogglePlot(say.PlotDeepest)
	if f.Plots != 0 || !f.Plotting() {
		t.Error("with the last plot its switches are gone")
	}
	f.TogglePlots()
	if f.Plotting() {
		t.Error("put away, the switches are still there")
	}
	f.TogglePlots()
	f.TogglePlot(say.PlotImpulses)
	f.TogglePlots()
	f.TogglePlots()
	if want := say.UsualPlots | 1<<say.PlotImpulses; f.Plots != want {
		t.Errorf("shown again they are %q, want %q", f.Plots, want)
	}
	if err := f.SetScene("wall"); err != nil || f.Plots != say.UsualPlots|1<<say.PlotImpulses {
		t.Errorf("with another scene they are %q (%v)", f.Plots, err)
	}
}

// Links and snapshots restore every set of plots.
func TestPlotLinks(t *testing.T) {
	for plots := range say.AllPlots + 1 {
		f := open(t, "wall")
		step(t, f, 3)
		f.setPlots(plots)
		said := f.State()
		if got := strings.Contains(said, "plots="); got != (plots != 0) {
			t.Errorf("%q is the link with plots %d", said, plots)
		}
		g := New()
		g.setPlots(say.AllPlots &^ plots)
		arrive(t, g, said)
		if g.Plots != plots || g.State() != said {
			t.Errorf("%q leads to %q", said, g.State())
		}
		h := New()
		if !h.Restore(f.AppendKept(nil)) || h.Plots != plots {
			t.Errorf("from what was kept of %q come %q", plots, h.Plots)
		}
	}
	f := New()
	arrive(t, f, "lab=world&plots=contacts,energy")
	if got := f.Plots.String(); got != "energy,contacts" {
		t.Errorf("in another order they are %q", got)
	}
	for _, bad := range []string{"fog", "energy,", ",", "energy,energie", "1"} {
		if _, err := f.SetState("lab=world&plots=" + bad); err == nil || !strings.Contains(err.Error(), "plots is “"+bad+"”; it must be some of energy") {
			t.Errorf("plots=%s: %v", bad, err)
		}
	}
	if got := f.Plots.String(); got != "energy,contacts" {
		t.Errorf("what cannot be has left %q", got)
	}
	kept := f.AppendKept(nil)
	kept[16] = 1 << 20
	if g := New(); !g.Restore(kept) || g.Plots != say.AllPlots {
		t.Error("what was kept has plots that there are not")
	}
}

// numberIn reads a number from a plot's words or tables.
func numberIn(t *testing.T, s string) float64 {
	t.Helper()
	x, err := strconv.ParseFloat(strings.Replace(s, "−", "-", 1), 64)
	if err != nil {
		t.Fatalf("%q is no number", s)
	}
	return x
}

// TestPlotWords compares the words beside the plots with sums over the frame.
func TestPlotWords(t *testing.T) {
	f := open(t, "pyramid")
	step(t, f, 100)
	back(t, f, 30)
	now, a := summed(f, f.Settings().Gravity), f.Narrator().Axis()
	near := func(of, got string, want, within float64) {
		t.Helper()
		if math.Abs(numberIn(t, got)-want) > within {
			t.Errorf("%s is %s, want %g", of, got, want)
		}
	}
	w := f.Narrator().PlotWords(say.PlotEnergy, a)
	near("the energy", strings.TrimSuffix(w.Value, " in all"), now.Energy()/1000, 0.05)
	if w.Title != "Energy, kJ" || len(w.Keys) != 2 || w.Keys[0].Curve != "kinetic" {
		t.Errorf("beside the energy stands %+v", w)
	}
	near("its kinetic part", strings.TrimPrefix(w.Keys[0].Words, "kinetic "), now.Kinetic/1000, 0.05)
	near("its potential part", strings.TrimPrefix(w.Keys[1].Words, "potential "), now.Potential/1000, 0.05)
	least := math.Inf(1)
	for _, tally := range f.Tallies(0, math.MaxInt32) {
		least = min(least, tally.Potential)
	}
	if want := fmt.Sprintf("steps 0 to 100. kinetic: now %s", strings.TrimPrefix(w.Keys[0].Words, "kinetic ")); !strings.Contains(w.Said, want) ||
		!strings.Contains(w.Said, "from "+text.Fixed(least/1000, 1)+" to ") {
		t.Errorf("it says %q, which has not %q and %s", w.Said, want, text.Fixed(least/1000, 1))
	}
	w = f.Narrator().PlotWords(say.PlotDeepest, a)
	near("the deepest overlap", w.Value, 1000*now.Deepest, 0.5)
	w = f.Narrator().PlotWords(say.PlotContacts, a)
	if want := fmt.Sprintf("[{kept %g persisted} {fresh %g new} {lost %g lost}]", now.Kept, now.Fresh, now.Lost); fmt.Sprint(w.Keys) != want || numberIn(t, w.Value) != now.Contacts() {
		t.Errorf("contacts are %s: %v, want %s", w.Value, w.Keys, want)
	}
	if w = f.Narrator().PlotWords(say.PlotImpulses, a); !w.None || w.Value != "" || !strings.Contains(w.Said, "Pick a pair") {
		t.Errorf("with no pair picked its impulse is %+v", w)
	}
	if err := f.Choose(0, 1); err != nil {
		t.Fatal(err)
	}
	step(t, f, 1)
	sum := 0.0
	for _, arb := range f.World.Arbiters() {
		if arb.A == 0 && arb.B == 1 {
			sum = arb.Contacts[0].Normal + arb.Contacts[1].Normal
		}
	}
	w = f.Narrator().PlotWords(say.PlotImpulses, f.Narrator().Axis())
	if near("its impulse", w.Value, sum, 0.05); w.None || sum == 0 || w.Title != "Impulses, N s" {
		t.Errorf("it says %+v", w)
	}
	arb := say.ArbiterOf(f.World, [2]int{0, 1})
	c, d := &arb.Contacts[0], &arb.Contacts[1]
	table := f.Narrator().PlotTable(say.PlotImpulses, f.Narrator().Axis())
	row := table.Rows[slices.IndexFunc(table.Rows, func(r say.PlotRow) bool { return r.Now })]
	if len(w.Keys) != 4 || fmt.Sprint(table.Head) != "[Step normal 1 friction 1 normal 2 friction 2]" || row.Step != f.Steps() || arb.Count != 2 {
		t.Fatalf("%v, %v, %+v", w.Keys, table.Head, row)
	}
	for i, want := range []float64{c.Normal, c.Tangent, d.Normal, d.Tangent} {
		name, id := table.Head[i+1], strings.ReplaceAll(table.Head[i+1], " ", "-")
		near(name, strings.TrimPrefix(w.Keys[i].Words, name+" "), want, 0.05)
		near(name+" in the table", row.Cells[i], want, 0.05)
		if w.Keys[i].Curve != id || !strings.Contains(w.Said, name+": now ") {
			t.Errorf("%s is %+v: %s", name, w.Keys[i], w.Said)
		}
	}
	want := frame.Sample{Step: float64(f.Steps()), Normal1: c.Normal, Friction1: c.Tangent, Normal2: d.Normal, Friction2: d.Tangent}
	if !slices.Contains(f.Samples, want) {
		t.Errorf("the samples have no %+v", want)
	}
}

// TestMarks changes settings and bodies. The marks must have the right steps and names.
func TestMarks(t *testing.T) {
	f := open(t, "pyramid")
	marks := func() string { return fmt.Sprint(f.Narrator().Marks(f.Narrator().Axis())) }
	if got := marks(); got != "[]" {
		t.Errorf("at first there are %s", got)
	}
	set(t, f, func(l *Live) { l.Gravity.Y = -5 })
	step(t, f, 30)
	set(t, f, func(l *Live) { l.Iterations, l.WarmStarting = 3, false })
	step(t, f, 30)
	set(t, f, func(l *Live) { l.Iterations = 4 })
	if got := marks(); got != "[{0 Gravity, y} {30 Iterations, Warm starting} {60 Iterations}]" {
		t.Errorf("there are %s", got)
	}
	back(t, f, 30)
	f.Tuning.ResetSettings()
	if got := marks(); got != "[{0 Gravity, y} {30 Gravity, y}]" {
		t.Errorf("with the first settings from step 30 on there are %s", got)
	}
	step(t, f, 20)
	for _, e := range []scene.Edit{{Do: scene.DoRemove, Body: 5}, {Do: scene.DoPush, Body: 7, To: physics.Vec2{X: 1}}, {Do: scene.DoPush, Body: 8, To: physics.Vec2{X: 1}}} {
		if err := f.Edit(e); err != nil {
			t.Fatal(err)
		}
	}
	step(t, f, 5)
	set(t, f, func(l *Live) { l.Slop = 0.02 })
	if got := marks(); got != "[{0 Gravity, y} {30 Gravity, y} {50 box deleted, push} {55 Slop}]" {
		t.Errorf("with what hands did there are %s", got)
	}
	step(t, f, 1500)
	if got := marks(); got != "[]" {
		t.Errorf("on an axis that begins later there are %s", got)
	}
}
