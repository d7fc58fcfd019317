package world

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

func digits(n int) string { return strconv.Itoa(n) }

// percent writes a share as SVG takes it.
func percent(share float64) string {
	return strconv.FormatFloat(100*share, 'f', 2, 64) + "%"
}

// shape makes an element of a drawing, with attributes, names and values in turn.
func shape(tag, class string, pairs ...string) *vecty.HTML {
	return ui.Drawing(tag, vecty.Markup(vecty.Attribute("class", class)), ui.Attributes(pairs...))
}

// line draws one from a point to another, in shares of the drawing's width and height.
func stroke(class string, x1, y1, x2, y2 float64) *vecty.HTML {
	return shape("line", class, "x1", percent(x1), "y1", percent(y1), "x2", percent(x2), "y2", percent(y2))
}

// dot draws one of a radius in CSS pixels.
func dot(class string, x, y float64, radius string) *vecty.HTML {
	return shape("circle", class, "cx", percent(x), "cy", percent(y), "r", radius)
}

// drawing is one that the table beside it says in numbers.
func drawing(class string, parts ...vecty.MarkupOrChild) *vecty.HTML {
	return ui.Drawing("svg", append(parts, vecty.Markup(vecty.Attribute("class", class)), ui.Attributes("aria-hidden", "true"))...)
}

// warm is what the warm start does to both bodies' velocities.
func (w *words) warm(x *world.Warm) []vecty.MarkupOrChild {
	rows := make(vecty.List, len(x.Rows))
	for i := range x.Rows {
		r := &x.Rows[i]
		box := [...]string{1: "cs-a", 2: "cs-b"}[r.Box]
		after := r.After
		after.Text += " " + r.Unit
		rows[i] = ui.Node("tr", "", ui.Phrase("th", box, r.Label, ui.Attributes("scope", "row")),
			ui.Cell(&r.Before, 0, 1), ui.Cell(&r.Change, 0, 1), ui.Cell(&after, 0, 1))
	}
	return []vecty.MarkupOrChild{
		ui.Node("table", "cs-table cs-motions",
			ui.Head([]string{"", w.say(text.WarmBefore), w.say(text.WarmChange), w.say(text.WarmAfter)}), ui.Node("tbody", "", rows)),
		ui.Phrase("p", "cs-hint cs-note", x.Note),
		w.slopes(x),
	}
}

// Where the two columns of the slope chart stand, and where its highest and lowest points do.
const (
	chartBefore, chartAfter = 0.34, 0.66
	chartTop, chartBottom   = 0.24, 0.88
)

// slopes draws the normal velocity at each contact before and after. The numbers are written once
// in text, beside their points.
func (w *words) slopes(x *world.Warm) *vecty.HTML {
	height := func(share float64) float64 { return chartBottom - (chartBottom-chartTop)*share }
	zero := height(x.Slopes[0].Zero)
	parts := []vecty.MarkupOrChild{
		shape("rect", "cs-closing", "x", "0", "y", percent(zero), "width", "100%", "height", percent(1-zero)),
		stroke("cs-zero", 0, zero, 1, zero),
		label("cs-side", 0, zero, "-0.4em", "start", w.say(text.WarmChartParting)),
		label("cs-side", 0, zero, "1.1em", "start", w.say(text.WarmChartClosing)),
		label("cs-side", chartBefore, 0, "0.8em", "middle", w.say(text.WarmBefore)),
		label("cs-side", chartAfter, 0, "0.8em", "middle", w.say(text.WarmAfter)),
	}
	for i := range x.Slopes {
		s := &x.Slopes[i]
		from, to := height(s.From), height(s.To)
		class := "cs-slope" + ui.When(!s.Pushed, " cs-unpushed")
		// Of two at one height the first is written higher.
		shift := "0.35em"
		if other := 1 - i; len(x.Slopes) == 2 {
			if d := height(x.Slopes[other].From) - from; d > -0.1 && d < 0.1 {
				shift = [...]string{"-0.1em", "0.9em"}[rank(from, height(x.Slopes[other].From), i)]
			}
		}
		end := "0.35em"
		if other := 1 - i; len(x.Slopes) == 2 {
			if d := height(x.Slopes[other].To) - to; d > -0.1 && d < 0.1 {
				end = [...]string{"-0.1em", "0.9em"}[rank(to, height(x.Slopes[other].To), i)]
			}
		}
		parts = append(parts, stroke(class, chartBefore, from, chartAfter, to), dot(class, chartBefore, from, "4"), dot(class, chartAfter, to, "4"),
			label(class, chartBefore-0.03, from, shift, "end", s.Before.Text), label(class, chartAfter+0.03, to, end, "start", s.Label))
	}
	return ui.Node("figure", "cs-chart", ui.Phrase("figcaption", "", x.Chart), drawing("cs-slopes", parts...), w.slopeList(x))
}

// rank says which of two points stands higher: 0 for the higher one, and where they are level for
// the first.
func rank(y, other float64, index int) int {
	if y < other || y == other && index == 0 {
		return 0
	}
	return 1
}

// slopeList is the chart for those who do not see it, and for tests.
func (w *words) slopeList(x *world.Warm) *vecty.HTML {
	rows := make(vecty.List, len(x.Slopes))
	for i := range x.Slopes {
		s := &x.Slopes[i]
		rows[i] = ui.Node("tr", "", ui.Heading("row", w.say(text.PairContact, "n", digits(s.Number))), ui.Cell(&s.Before, 0, 1), ui.Cell(&s.After, 0, 1))
	}
	return ui.Node("table", "cs-unseen", ui.Phrase("caption", "", x.Chart),
		ui.Head([]string{"", w.say(text.WarmBefore), w.say(text.WarmAfter)}), ui.Node("tbody", "", rows))
}

func label(class string, x, y float64, shift, anchor, words string) *vecty.HTML {
	return ui.Lettering(words, vecty.Markup(vecty.Attribute("class", class)),
		ui.Attributes("x", percent(x), "y", percent(y), "dy", shift, "text-anchor", anchor))
}
