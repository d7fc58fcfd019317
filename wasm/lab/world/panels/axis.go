package panels

import (
	"strconv"

	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
	"github.com/clipstage/clipstage/wasm/text"
)

// Axis is the time axis, with the plots above it. Its slider is built at each step.
func Axis(f *world.Figure) func() *panel.Element {
	plots, marks := Plots(f), axisMarks(f)
	return func() *panel.Element {
		a := f.Narrator().Axis()
		return panel.Node("div", "cs-axis", panel.Node("div", "cs-timeline",
			panel.Styled("--at", fraction(a.At(float64(a.Step)))), panel.Styled("--latest", fraction(a.At(float64(a.Latest)))),
			plots(),
			marks(),
			panel.Node("div", "cs-track", panel.Attributes("aria-hidden", "true"), panel.Node("i", "cs-pale"), panel.Node("i", "cs-run-by")),
			scrubber(f, a).As("scrubber"),
			panel.Phrase("b", "cs-here", strconv.Itoa(a.Step), panel.Attributes("aria-hidden", "true")).As("here"),
		).As("timeline")).As("axis")
	}
}

func fraction(x float64) string { return strconv.FormatFloat(x, 'f', 4, 64) }

// scrubber is the slider of the axis.
func scrubber(f *world.Figure, a say.Axis) *panel.Element {
	step, goal, value := strconv.Itoa(a.Step), strconv.Itoa(f.Goal), strconv.Itoa(a.Step)
	words := f.Say(text.WorldStepTime, "step", step, "time", text.Fixed(f.Seconds(), 2))
	if f.Goal > 0 {
		words = f.Say(text.WorldStepGoing, "step", step, "goal", goal)
		if f.Scrubbing {
			value = goal // where the reader holds it
		}
	}
	letGo := func(string) { f.Scrub(false) }
	slider := panel.Range{Class: "cs-scrubber", Name: f.Say(text.WorldAxis), Words: words, Command: "scrub",
		Min: strconv.Itoa(a.First), Max: strconv.Itoa(a.Last), Step: "1", Value: value,
		Do: panel.Number(func(n int) {
			f.Scrub(true)
			_ = f.SeekStep(float64(n)) // if it fails, the figure's notice says why
		})}
	return slider.Element(panel.On("change", "scrub", letGo), panel.On("focusout", "scrub", letGo))
}

// marked is the state that the numbers and the curve at the axis show.
type marked struct {
	pair                 [2]int // the picked pair
	first, last, samples int
	begun                bool // the current step is not the first, whose number is already there
}

// perCurve is the number of steps after which a curve is built again while the world plays.
const perCurve = 10

// axisMarks are the numbers at the axis, and the curve of the picked pair's impulse. While the world plays, the
// curve is built every perCurve steps.
func axisMarks(f *world.Figure) func() *panel.Element {
	shows := func() marked {
		axis := f.Narrator().Axis()
		now := marked{first: axis.First, last: axis.Last, begun: axis.Step > axis.First}
		if !f.HasPair() {
			return now
		}
		now.pair, now.samples = f.Pair, len(f.Samples)
		if f.Quiet() {
			now.samples = axis.Latest / perCurve
		}
		return now
	}
	return panel.Memo(f, shows, func(now marked) *panel.Element {
		axis := f.Narrator().Axis()
		var ticks panel.List
		for _, tick := range axis.Ticks() {
			number := ""
			if tick.Step > axis.First || now.begun {
				number = strconv.Itoa(tick.Step)
			}
			ticks = append(ticks, panel.Phrase("span", "cs-tick"+panel.When(tick.Main, " cs-main"), number,
				panel.Styled("--at", fraction(axis.At(float64(tick.Step))))))
		}
		return panel.Node("div", "cs-marks", panel.Attributes("aria-hidden", "true"),
			curve(f, axis), panel.Node("div", "cs-ticks", ticks)).As("marks")
	})
}

func curve(f *world.Figure, axis say.Axis) *panel.Element {
	if !f.HasPair() {
		return nil
	}
	area, most := say.Curve(&f.Pick, axis)
	label := f.Say(text.WorldImpulse)
	if most > 0 {
		label = f.Say(text.WorldImpulseMost, "most", text.Short(most))
	}
	box := "0 0 " + strconv.Itoa(say.CurveWidth) + " " + strconv.Itoa(say.CurveHeight)
	draw := func(class string) *panel.Element {
		return panel.Drawing("svg", panel.Attributes("class", class, "viewBox", box, "preserveAspectRatio", "none"),
			panel.Drawing("path", panel.Attributes("d", area)))
	}
	return panel.Node("div", "cs-curve", panel.Phrase("span", "", label), draw("cs-to-come"), draw("cs-so-far"))
}
