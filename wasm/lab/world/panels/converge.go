package panels

import (
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
	"github.com/clipstage/clipstage/wasm/text"
)

// The place of the plot of residuals in its drawing, and the largest number of intervals between its labelled
// powers of ten.
const (
	plotLeft, plotRight = 0.1, 0.97
	plotTop, plotBottom = 0.08, 0.84
	namedDecades        = 5
)

// residualPlot draws the residuals over the iterations. The first run is solid, other runs are dashed.
func residualPlot(f *world.Figure, m *panel.Marker, p *say.Convergence) *panel.Element {
	if p == nil {
		return nil
	}
	last := len(p.Rows) - 1
	across := func(k int) float64 { return plotLeft + (plotRight-plotLeft)*float64(k)/float64(max(last, 1)) }
	height := func(share float64) float64 { return plotBottom - (plotBottom-plotTop)*max(share, 0) }
	var parts []panel.Item
	decades := p.High - p.Low
	every := (decades + namedDecades - 1) / namedDecades
	for e := p.High; e >= p.Low; e -= every {
		y := height(float64(e-p.Low) / float64(decades))
		parts = append(parts, stroke("cs-decade", plotLeft, y, plotRight, y),
			label("cs-side", plotLeft-0.015, y, "0.35em", "end", text.Power(e)))
	}
	if p.Iteration > 0 {
		parts = append(parts, stroke("cs-zero", across(p.Iteration-1), plotTop, across(p.Iteration-1), plotBottom))
	}
	for i := len(p.Series) - 1; i >= 0; i-- {
		class := "cs-slope" + panel.When(i > 0, " cs-unpushed")
		var dots []panel.Item
		x, y := 0.0, 0.0
		for k, at := range p.Series[i] {
			fromX, fromY := x, y
			x, y = across(k), height(at)
			if k > 0 {
				parts = append(parts, stroke(class, fromX, fromY, x, y))
			}
			dots = append(dots, dot(class, x, y, "3"))
		}
		parts = append(parts, dots...)
	}
	parts = append(parts, label("cs-side", plotLeft, 1, "-0.1em", "middle", digits(1)),
		label("cs-side", across(last), 1, "-0.1em", "middle", digits(last+1)),
		label("cs-side", 0.5, 1, "-0.1em", "middle", p.Heads[0]))
	var key *panel.Element
	if len(p.Series) == 2 {
		key = lineKey(p.Heads[1], p.Heads[2])
	}
	return panel.Node("figure", "cs-chart cs-converge",
		m.Phrase("figcaption", "", p.Caption), key, drawing("cs-slopes", parts...),
		panel.Node("div", "cs-unseen", gridTables(f, m, []say.Grid{p.Grid})))
}
