package say

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/text"
)

// Convergence is a plot of the residuals of the velocity iterations on a logarithmic scale.
type Convergence struct {
	Grid                  // the numbers: a row per iteration, a column per run
	Series    [][]float64 // by run, from 0 at Low to 1 at High; -1 for a residual of 0; all runs except the first are dashed
	Low, High int         // exponents at the ends of the scale
	Iteration int         // iteration of the cursor, or 0
}

// plotted is a record and its name in the plot.
type plotted struct {
	name text.Key
	of   *physics.Watch
}

// mostDecades is the largest number of powers of ten in a plot. Smaller residuals are rounding errors of the
// largest.
const mostDecades = 12

// convergence plots the residuals of the step. It also plots the residuals without warm starting, if known.
func (s *Speaker) convergence(c *cursor.Cursor) *Convergence {
	runs := []plotted{{text.ConvergeThis, s.Watch()}}
	if s.cold != nil && s.carries() {
		runs = []plotted{{text.ConvergeWarm, s.Watch()}, {text.ConvergeCold, s.cold}}
	}
	return converge(s, runs, c.Iteration)
}

// converge plots the residuals of some runs. Without iterations it returns nil.
func converge(s *Speaker, runs []plotted, iteration int) *Convergence {
	p := &Convergence{Grid: Grid{Caption: s.Say(text.ConvergeCaption), Heads: []string{s.Say(text.ConvergeIteration)}}, Iteration: iteration}
	rounds := frame.Rounds(runs[0].of)
	if rounds == 0 {
		return nil
	}
	p.Rows = make([]GridRow, rounds)
	least, most := math.Inf(1), 0.0
	for _, r := range runs {
		p.Heads = append(p.Heads, s.Say(r.name))
		for k := range min(rounds, frame.Rounds(r.of)) {
			x := frame.ResidualOf(r.of, k)
			p.Rows[k].Label = digits(k + 1)
			p.Rows[k].Cells = append(p.Rows[k].Cells, shortCell(x))
			if x > 0 {
				least, most = min(least, x), max(most, x)
			}
		}
	}
	if most > 0 {
		p.High = int(math.Ceil(decade(most)))
		p.Low = max(int(math.Floor(decade(least))), p.High-mostDecades)
	}
	p.Low = min(p.Low, p.High-1)
	p.Series = make([][]float64, len(runs))
	for k := range p.Rows {
		for i := range p.Rows[k].Cells {
			at := -1.0
			if x := p.Rows[k].Cells[i].Values[0]; x > 0 {
				at = max(0, (decade(x)-float64(p.Low))/float64(p.High-p.Low))
			}
			p.Series[i] = append(p.Series[i], at)
		}
	}
	return p
}

// decade returns the logarithm to the base 10 of x > 0, to seven digits, which is enough for a plot. TinyGo
// cannot link math.Log10. Squaring a number below ten doubles its logarithm, which gives the next binary digit.
func decade(x float64) (log float64) {
	for ; x < 1; log-- {
		x *= 10
	}
	for ; x >= 10; log++ {
		x /= 10
	}
	for digit := 0.5; digit > 1e-8; digit /= 2 {
		if x *= x; x >= 10 {
			x /= 10
			log += digit
		}
	}
	return log
}
