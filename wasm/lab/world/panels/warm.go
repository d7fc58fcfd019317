package panels

import (
	"strconv"

	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
	"github.com/clipstage/clipstage/wasm/text"
)

func digits(n int) string { return strconv.Itoa(n) }

// percent writes a fraction as a percentage: 0.25 is 25.00%.
func percent(share float64) string {
	return strconv.FormatFloat(100*share, 'f', 2, 64) + "%"
}

// shape makes an element of a drawing. pairs are alternating names and values of attributes.
func shape(tag, class string, pairs ...string) *panel.Element {
	return panel.Drawing(tag, panel.Attributes("class", class), panel.Attributes(pairs...))
}

// stroke draws a line between two points, given as fractions of the drawing's width and height.
func stroke(class string, x1, y1, x2, y2 float64) *panel.Element {
	return shape("line", class, "x1", percent(x1), "y1", percent(y1), "x2", percent(x2), "y2", percent(y2))
}

// dot draws a dot with a radius in CSS pixels.
func dot(class string, x, y float64, radius string) *panel.Element {
	return shape("circle", class, "cx", percent(x), "cy", percent(y), "r", radius)
}

// drawing makes an SVG that is hidden from screen readers. A table beside it has the numbers.
func drawing(class string, parts ...panel.Item) *panel.Element {
	return panel.Drawing("svg", append(parts, panel.Attributes("class", class, "aria-hidden", "true"))...)
}

// warmTables shows how the warm start changes the velocities of both bodies.
func warmTables(f *world.Figure, m *panel.Marker, x *say.Warm) []panel.Item {
	rows := make(panel.List, len(x.Rows))
	for i := range x.Rows {
		r := &x.Rows[i]
		box := [...]string{1: "cs-a", 2: "cs-b"}[r.Box]
		after := r.After
		after.Text += " " + r.Unit
		rows[i] = panel.Node("tr", "", panel.Phrase("th", box, r.Label, panel.Attributes("scope", "row")),
			r.Before.Element(false, 1), r.Change.Element(false, 1), after.Element(false, 1))
	}
	return []panel.Item{
		panel.Node("table", "cs-table cs-motions",
			panel.Head([]string{"", f.Say(text.WarmBefore), f.Say(text.WarmChange), f.Say(text.WarmAfter)}),
			panel.Node("tbody", "", rows)),
		m.Phrase("p", "cs-hint cs-note", x.Note),
		slopeChart(f, m, x),
	}
}

// Places in the slope chart, as fractions of its width and height: the two columns, the highest and the lowest
// point.
const (
	chartBefore, chartAfter = 0.34, 0.66
	chartTop, chartBottom   = 0.24, 0.88
)

// slopeChart draws the normal velocity at each contact before and after the warm start, with the numbers beside
// the points.
func slopeChart(f *world.Figure, m *panel.Marker, x *say.Warm) *panel.Element {
	height := func(share float64) float64 { return chartBottom - (chartBottom-chartTop)*share }
	zero := height(x.Slopes[0].Zero)
	parts := []panel.Item{
		shape("rect", "cs-closing", "x", "0", "y", percent(zero), "width", "100%", "height", percent(1-zero)),
		stroke("cs-zero", 0, zero, 1, zero),
		label("cs-side", 0, zero, "-0.4em", "start", f.Say(text.WarmChartParting)),
		label("cs-side", 0, zero, "1.1em", "start", f.Say(text.WarmChartClosing)),
		label("cs-side", chartBefore, 0, "0.8em", "middle", f.Say(text.WarmBefore)),
		label("cs-side", chartAfter, 0, "0.8em", "middle", f.Say(text.WarmAfter)),
	}
	for i := range x.Slopes {
		s := &x.Slopes[i]
		from, to := height(s.From), height(s.To)
		class := "cs-slope" + panel.When(!s.Pushed, " cs-unpushed")
		shift := apart(x.Slopes, i, func(s *say.Slope) float64 { return height(s.From) })
		end := apart(x.Slopes, i, func(s *say.Slope) float64 { return height(s.To) })
		parts = append(parts, stroke(class, chartBefore, from, chartAfter, to),
			dot(class, chartBefore, from, "4"), dot(class, chartAfter, to, "4"),
			label(class, chartBefore-0.03, from, shift, "end", s.Before.Text),
			label(class, chartAfter+0.03, to, end, "start", s.Label))
	}
	return panel.Node("figure", "cs-chart",
		m.Phrase("figcaption", "", x.Chart), drawing("cs-slopes", parts...), slopeList(f, x))
}

// apart returns the vertical shift of the text at a slope's end. If two ends are at nearly the same height, the
// text of the higher end moves up and the other text down. At the same height the first text moves up.
func apart(slopes []say.Slope, i int, end func(s *say.Slope) float64) string {
	if len(slopes) == 2 {
		d := end(&slopes[1-i]) - end(&slopes[i])
		switch {
		case d <= -0.1 || d >= 0.1:
		case d > 0 || d == 0 && i == 0:
			return "-0.1em"
		default:
			return "0.9em"
		}
	}
	return "0.35em"
}

// slopeList is the chart as a table, for screen readers and tests.
func slopeList(f *world.Figure, x *say.Warm) *panel.Element {
	rows := make(panel.List, len(x.Slopes))
	for i := range x.Slopes {
		s := &x.Slopes[i]
		name := panel.Heading("row", f.Say(text.PairContact, "n", digits(s.Number)))
		rows[i] = panel.Node("tr", "", name, s.Before.Element(false, 1), s.After.Element(false, 1))
	}
	return panel.Node("table", "cs-unseen", panel.Phrase("caption", "", x.Chart),
		panel.Head([]string{"", f.Say(text.WarmBefore), f.Say(text.WarmAfter)}), panel.Node("tbody", "", rows))
}

func label(class string, x, y float64, shift, anchor, words string) *panel.Element {
	return panel.Lettering(words, panel.Attributes("class", class),
		panel.Attributes("x", percent(x), "y", percent(y), "dy", shift, "text-anchor", anchor))
}
