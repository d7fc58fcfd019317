package panels

import (
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
	"github.com/clipstage/clipstage/wasm/text"
)

// rowHeight is the height of a row of iterations in CSS pixels; world.css has it too, as --cs-row. A table that scrolls
// shows some rows before the current one.
const (
	rowHeight  = 19
	rowsBefore = 3
)

// contactButtons choose the contact whose iterations are shown.
func contactButtons(f *world.Figure, x *say.Solve) *panel.Element {
	if x == nil || len(x.Contacts) < 2 {
		return nil
	}
	buttons := make(panel.List, len(x.Contacts))
	for i, name := range x.Contacts {
		buttons[i] = panel.Phrase("button", "cs-quiet", name,
			panel.Attributes("type", "button", "aria-pressed", strconv.FormatBool(i == x.Contact)),
			panel.Click("contact "+digits(i), func() { f.LookAt(i) }))
	}
	return panel.Node("span", "cs-contacts", buttons)
}

// solveTable is the table of iterations, which is a plot too: time goes downwards.
func solveTable(f *world.Figure, m *panel.Marker, x *say.Solve) []panel.Item {
	if len(x.Rows) < 2 {
		return nil
	}
	rows := make(panel.List, len(x.Rows))
	for i := range x.Rows {
		rows[i] = iterationRow(f, x, i)
	}
	heads := panel.List{panel.Phrase("td", "", "")}
	for i, h := range x.Heads {
		heads = append(heads, panel.Node("th", columns[i], panel.Attributes("scope", "col"), unitMarked(h)))
	}
	parts := []panel.Item{
		panel.Node("div", "cs-trials", panel.Set("scrollTop", max(0, x.Iteration-rowsBefore)*rowHeight),
			panel.Attributes("tabindex", "0", "role", "region", "aria-label", x.Caption),
			panel.Node("table", "cs-table cs-solve", panel.Styled("--cs-number", digits(x.Widest)),
				panel.Node("thead", "", panel.Node("tr", "", heads)), panel.Node("tbody", "", rows))).As("trials"),
	}
	if x.Cold {
		last := &x.Rows[len(x.Rows)-1]
		parts = append(parts, lineKey(f.Say(text.SolveWarm, "sum", last.Sum.Text),
			f.Say(text.SolveCold, "sum", last.ColdSum.Text)))
	}
	return append(parts, residualPlot(f, m, x.Converge))
}

// unitMarked returns the heading of a column, whose unit is between two marks.
func unitMarked(heading string) (pieces panel.List) {
	for i, words := range strings.Split(heading, say.UnitMark) {
		if words != "" {
			pieces = append(pieces, panel.Phrase("span", panel.When(i%2 == 1, "cs-measure"), words))
		}
	}
	return pieces
}

// lineKey says which line of a plot is solid, and which is dashed.
func lineKey(solid, dashed string) *panel.Element {
	return panel.Node("p", "cs-hint cs-key",
		panel.Phrase("span", "cs-cold", dashed), panel.Phrase("span", "cs-warmed", solid))
}

// columns are the classes of the columns.
var columns = [...]string{"cs-velocity", "cs-increment", "cs-sum", "cs-friction"}

// iterationRow is a row: the effect of one iteration on the contact's normal and friction constraints.
func iterationRow(f *world.Figure, x *say.Solve, i int) *panel.Element {
	r := &x.Rows[i]
	class := panel.When(r.Lead, "cs-lead") + panel.When(r.Ahead, " cs-coming")
	sum := constraintCell(f, x, r, 1, "cs-sum", &r.Sum, sumPlot(x, i), i == 0 || r.Lead || i+1 == len(x.Rows))
	friction := constraintCell(f, x, r, 2, "cs-friction", &r.Friction, frictionPlot(x, i), false)
	if i == 0 {
		// The increment has a cell of its own, which is hidden where its column is.
		return panel.Node("tr", class+" cs-start",
			panel.Node("th", "", panel.Attributes("scope", "row", "colspan", "2"), seekButton(f, r, r.Label)),
			panel.Node("td", "cs-increment"), sum, friction)
	}
	return panel.Node("tr", class, panel.Node("th", "", panel.Attributes("scope", "row"), seekButton(f, r, digits(i))),
		constraintCell(f, x, r, 1, "cs-velocity", &r.Velocity, bar(r.VelocityBar), true),
		constraintCell(f, x, r, 1, "cs-increment", &r.Increment, bar(r.IncrementBar), true),
		sum, friction)
}

// seekButton is the button of a row.
func seekButton(f *world.Figure, r *say.SolveRow, words string) *panel.Element {
	name := ""
	if r.Iteration > 0 {
		name = f.Say(text.SolveIterationName, "k", digits(r.Iteration))
	}
	return panel.Phrase("button", "cs-seek", words,
		panel.Attributes("type", "button", "aria-label", name, "aria-current", panel.When(r.Lead, "true")),
		panel.Click("iteration "+digits(r.Iteration), func() { f.SeekIteration(r.Iteration) }))
}

// constraintCell is the cell of a constraint: 1 along the normal, 2 friction. A click shows that constraint alone; a
// second click shows all again. The number is hidden from sight unless seen is true.
func constraintCell(f *world.Figure, x *say.Solve, r *say.SolveRow, part int, class string,
	c *finding.Cell, plot *panel.Element, seen bool) *panel.Element {
	exact, isSum := panel.Exact(c.Values...), class == "cs-sum"
	if r.Lead && x.Part == part {
		class += " cs-part"
	}
	cold := ""
	if isSum {
		cold = panel.Exact(r.ColdSum.Values...)
	}
	parts := []panel.Item{
		panel.Attributes("data-value", exact, "data-cold", cold, "title", exact, "translate", "no"),
		plot, panel.Phrase("span", panel.When(!seen, "cs-unseen"), c.Text, beside(isSum, r)),
	}
	if r.Iteration > 0 {
		parts = append(parts, panel.Click("constraint "+digits(part)+" "+digits(r.Iteration), func() {
			wanted := f.ConstraintOf(x.Contact, part == 2)
			if r.Lead && x.Part == part {
				wanted = 0
			}
			f.SeekIteration(r.Iteration)
			f.SeekConstraint(wanted)
		}))
	}
	return panel.Node("td", class, parts...)
}

// beside puts a number beside its dot on the curve, on the side with more room.
func beside(curve bool, r *say.SolveRow) panel.Item {
	switch {
	case !curve:
		return nil
	case r.SumAt > 0.5:
		return panel.Styled("right", percent(1-r.SumAt))
	}
	return panel.Styled("left", percent(r.SumAt))
}

// bar returns a bar from the middle: to the right if share is positive, else to the left. Shares are -1 to 1.
func bar(share float64) *panel.Element {
	x, width := 0.5, share/2
	if share < 0 {
		x, width = 0.5+share/2, -share/2
	}
	return drawing("cs-signed", stroke("cs-zero", 0.5, 0, 0.5, 1),
		shape("rect", panel.When(share < 0, "cs-minus"),
			"x", percent(x), "y", "25%", "width", percent(width), "height", "50%"))
}

// sumPlot is a row of the curves of the accumulated impulse: from halfway to the row above, to
// halfway to the row below.
func sumPlot(x *say.Solve, i int) *panel.Element {
	r := &x.Rows[i]
	parts := []panel.Item{
		stroke("cs-zero", x.Wall, 0, x.Wall, 1),
	}
	curve := func(class string, at func(r *say.SolveRow) float64, radius string) {
		here := at(r)
		if i > 0 {
			parts = append(parts, stroke(class, (at(&x.Rows[i-1])+here)/2, 0, here, 0.5))
		}
		if i+1 < len(x.Rows) {
			later := ""
			if x.Rows[i+1].Ahead {
				later = " cs-later"
			}
			parts = append(parts, stroke(class+later, here, 0.5, (at(&x.Rows[i+1])+here)/2, 1))
		}
		parts = append(parts, dot(class, here, 0.5, radius))
	}
	if x.Cold {
		curve("cs-cold", func(r *say.SolveRow) float64 { return r.ColdAt }, "2.5")
	}
	curve("cs-path", func(r *say.SolveRow) float64 { return r.SumAt }, panel.When(!r.Lead, "3")+panel.When(r.Lead, "5"))
	if r.SumClamped {
		parts = append(parts, stroke("cs-clamp", x.Wall, 0.1, x.Wall, 0.9))
	}
	return drawing("cs-plot", parts...)
}

// frictionPlot is a row of the band in which friction may be: a dot at friction's impulse and, if that was clamped, a
// tick there and a tail to the unclamped impulse.
func frictionPlot(x *say.Solve, i int) *panel.Element {
	r := &x.Rows[i]
	parts := []panel.Item{
		shape("rect", "cs-band", "x", percent(r.Low), "y", "0", "width", percent(r.High-r.Low), "height", "100%"),
		stroke("cs-limit", r.Low, 0, r.Low, 1), stroke("cs-limit", r.High, 0, r.High, 1),
		stroke("cs-zero", 0.5, 0, 0.5, 1),
	}
	if r.Slides {
		parts = append(parts,
			stroke("cs-tail", r.FrictionAt, 0.5, r.WantedAt, 0.5),
			stroke("cs-clamp", r.FrictionAt, 0.1, r.FrictionAt, 0.9),
			dot("cs-wanted", r.WantedAt, 0.5, "3"))
	}
	parts = append(parts, dot("cs-path", r.FrictionAt, 0.5, panel.When(!r.Lead, "3")+panel.When(r.Lead, "5")))
	return drawing("cs-plot", parts...)
}
