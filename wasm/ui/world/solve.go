package world

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// rowHeight is that of a row of iterations, in CSS pixels: figure.css has it too, as --cs-row. A
// table of more rows than there is room for shows some before the one that is looked at.
const (
	rowHeight  = 19
	rowsBefore = 3
)

// contacts are the buttons that choose which contact is looked at.
func (w *words) contacts(x *world.Solve) *vecty.HTML {
	if x == nil || len(x.Contacts) < 2 {
		return nil
	}
	buttons := make(vecty.List, len(x.Contacts))
	for i, name := range x.Contacts {
		buttons[i] = ui.Phrase("button", "cs-quiet", name,
			ui.Attributes("type", "button", "aria-pressed", strconv.FormatBool(i == x.Contact)),
			w.On("click", func(string) { w.Figure.LookAt(i) }))
	}
	return ui.Node("span", "cs-contacts", buttons)
}

// solve is the table of iterations, which is a plot too: time goes downwards.
func (w *words) solve(x *world.Solve, boxed bool) []vecty.MarkupOrChild {
	if len(x.Rows) < 2 {
		return nil
	}
	rows := make(vecty.List, len(x.Rows))
	for i := range x.Rows {
		rows[i] = w.iteration(x, i)
	}
	heads := vecty.List{ui.Phrase("td", "", "")}
	for i, h := range x.Heads {
		heads = append(heads, ui.Node("th", columns[i], ui.Attributes("scope", "col"), ui.Words(h.Name+" "), ui.Phrase("span", "cs-measure", h.Unit)))
	}
	scroll := 0
	if boxed {
		scroll = max(0, x.Iteration-rowsBefore) * rowHeight
	} else if x.Iteration > rowsBefore {
		vecty.Rerender(w) // an element scrolls when it is in the page
	}
	parts := []vecty.MarkupOrChild{
		ui.Node("div", "cs-trials", ui.Property("scrollTop", scroll), ui.Attributes("tabindex", "0", "role", "region", "aria-label", x.Caption),
			ui.Node("table", "cs-table cs-solve", vecty.Markup(vecty.Style("--cs-number", digits(x.Widest))), ui.Node("thead", "", ui.Node("tr", "", heads)), ui.Node("tbody", "", rows))),
	}
	if x.Cold {
		last := &x.Rows[len(x.Rows)-1]
		parts = append(parts, lineKey(w.say(text.SolveWarm)+" "+last.Sum.Text, w.say(text.SolveCold)+" "+last.ColdSum.Text))
	}
	return append(parts, w.lines(x.Lines), w.converge(x.Converge))
}

// lineKey says which line of a plot is solid, and which is dashed.
func lineKey(solid, dashed string) *vecty.HTML {
	return ui.Node("p", "cs-hint cs-key", ui.Phrase("span", "cs-cold", dashed), ui.Phrase("span", "cs-warmed", solid))
}

// columns are the classes of the columns.
var columns = [...]string{"cs-velocity", "cs-increment", "cs-sum", "cs-friction"}

// iteration is a row: what the contact's two constraints did in it.
func (w *words) iteration(x *world.Solve, i int) *vecty.HTML {
	r := &x.Rows[i]
	class := ui.When(r.Lead, "cs-lead") + ui.When(r.Ahead, " cs-coming")
	sum := w.constraint(x, r, 1, "cs-sum", &r.Sum, w.sumPlot(x, i), i == 0 || r.Lead || i+1 == len(x.Rows))
	friction := w.constraint(x, r, 2, "cs-friction", &r.Friction, w.frictionPlot(x, i), false)
	if i == 0 {
		// The increment has a cell of its own, which is hidden where its column is.
		return ui.Node("tr", class+" cs-start", ui.Node("th", "", ui.Attributes("scope", "row", "colspan", "2"), w.seek(x, r, r.Label)),
			ui.Node("td", "cs-increment"), sum, friction)
	}
	return ui.Node("tr", class, ui.Node("th", "", ui.Attributes("scope", "row"), w.seek(x, r, digits(i))),
		w.constraint(x, r, 1, "cs-velocity", &r.Velocity, bar(r.VelocityBar), true),
		w.constraint(x, r, 1, "cs-increment", &r.Increment, bar(r.IncrementBar), true),
		sum, friction)
}

// seek is the button of a row.
func (w *words) seek(x *world.Solve, r *world.SolveRow, words string) *vecty.HTML {
	name := ""
	if r.Iteration > 0 {
		name = w.say(text.SolveIterationName, "k", digits(r.Iteration))
	}
	return ui.Phrase("button", "cs-seek", words,
		ui.Attributes("type", "button", "aria-label", name, "aria-current", ui.When(r.Lead, "true")),
		w.On("click", func(string) { w.Figure.SeekIteration(r.Iteration) }))
}

// constraint is a cell of one: 1 along the normal, 2 friction. A click looks at it alone, and one
// on that which is looked at at all. Where a plot says the number it is there unseen.
func (w *words) constraint(x *world.Solve, r *world.SolveRow, part int, class string, c *clipping.Cell, plot *vecty.HTML, seen bool) *vecty.HTML {
	exact, isSum := ui.Exact(c.Values...), class == "cs-sum"
	if r.Lead && x.Part == part {
		class += " cs-part"
	}
	cold := ""
	if isSum {
		cold = ui.Exact(r.ColdSum.Values...)
	}
	parts := []vecty.MarkupOrChild{
		ui.Attributes("data-value", exact, "data-cold", cold, "title", exact, "translate", "no"),
		plot, ui.Phrase("span", ui.When(!seen, "cs-unseen"), c.Text, beside(isSum, r)),
	}
	if r.Iteration > 0 {
		parts = append(parts, w.On("click", func(string) {
			f := w.Figure
			wanted := f.ConstraintOf(x.Contact, part == 2)
			if r.Lead && x.Part == part {
				wanted = 0
			}
			f.SeekIteration(r.Iteration)
			f.SeekConstraint(wanted)
		}))
	}
	return ui.Node("td", class, parts...)
}

// beside puts a number on that side of a dot of the curve where there is more room.
func beside(curve bool, r *world.SolveRow) vecty.MarkupOrChild {
	switch {
	case !curve:
		return nil
	case r.SumAt > 0.5:
		return vecty.Markup(vecty.Style("right", percent(1-r.SumAt)))
	}
	return vecty.Markup(vecty.Style("left", percent(r.SumAt)))
}

// bar is a signed one from the middle.
func bar(share float64) *vecty.HTML {
	x, width := 0.5, share/2
	if share < 0 {
		x, width = 0.5+share/2, -share/2
	}
	return drawing("cs-signed", stroke("cs-zero", 0.5, 0, 0.5, 1),
		shape("rect", ui.When(share < 0, "cs-minus"), "x", percent(x), "y", "25%", "width", percent(width), "height", "50%"))
}

// sumPlot is a row of the curves of the accumulated impulse: half of the way from the row above,
// and half of that to the row below.
func (w *words) sumPlot(x *world.Solve, i int) *vecty.HTML {
	r := &x.Rows[i]
	parts := []vecty.MarkupOrChild{
		stroke("cs-zero", x.Wall, 0, x.Wall, 1),
	}
	curve := func(class string, at func(r *world.SolveRow) float64, radius string) {
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
		curve("cs-cold", func(r *world.SolveRow) float64 { return r.ColdAt }, "2.5")
	}
	curve("cs-path", func(r *world.SolveRow) float64 { return r.SumAt }, ui.When(!r.Lead, "3")+ui.When(r.Lead, "5"))
	if r.SumClamped {
		parts = append(parts, stroke("cs-clamp", x.Wall, 0.1, x.Wall, 0.9))
	}
	return drawing("cs-plot", parts...)
}

// frictionPlot is a row of the band in which friction may be: a dot where it is and, where the
// band cut something off, a tick there and a tail to where friction wanted to be.
func (w *words) frictionPlot(x *world.Solve, i int) *vecty.HTML {
	r := &x.Rows[i]
	parts := []vecty.MarkupOrChild{
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
	parts = append(parts, dot("cs-path", r.FrictionAt, 0.5, ui.When(!r.Lead, "3")+ui.When(r.Lead, "5")))
	return drawing("cs-plot", parts...)
}

// lines are the arithmetic of the iteration that is looked at.
func (w *words) lines(list []world.Line) *vecty.HTML {
	if len(list) == 0 {
		return nil
	}
	rows := make(vecty.List, len(list))
	for i, l := range list {
		rows[i] = ui.Node("tr", "", ui.Heading("row", l.Label), ui.Phrase("td", "", l.Text))
	}
	return ui.Node("table", "cs-table cs-sums", ui.Node("tbody", "", rows))
}
