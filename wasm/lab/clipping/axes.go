package clipping

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/text"
)

func (w *words) setup() {
	s := &w.c.Setup
	w.SetShort("ax", s.DA.X)
	w.SetShort("ay", s.DA.Y)
	w.SetShort("bx", s.DB.X)
	w.SetShort("by", s.DB.Y)
	if s.DP.X == 0 && s.DP.Y == 0 {
		w.tell(text.SetupSameTitle, text.SetupSameText)
	} else {
		w.tell(text.SetupTitle, text.SetupText)
	}
	w.vector(text.RowDp, QuantityDP, s.DP)
	w.vector(text.RowDa, QuantityDA, s.DA)
	w.vector(text.RowDb, QuantityDB, s.DB)
}

func (w *words) facesA() {
	w.faces(physics.AxisAX, &w.c.Setup.DA, &w.bodies[0].Half, &w.c.Setup.ReachB)
}
func (w *words) facesB() {
	w.faces(physics.AxisBX, &w.c.Setup.DB, &w.bodies[1].Half, &w.c.Setup.ReachA)
}

func (w *words) faces(x physics.Axis, d, own, reach *physics.Vec2) {
	y := x + 1
	sx, sy := w.c.Separations[x], w.c.Separations[y]
	larger := x
	if sy > sx {
		larger = y
	}
	w.Set("box", BoxNames[x/2])
	w.Set("axis", w.axisName(larger))
	w.SetSize("gap", w.c.Separations[larger])
	w.SetSize("x", sx)
	w.SetSize("y", sy)
	separated := text.RowYes
	switch {
	case sx > 0 && sy > 0:
		w.tell(text.FacesGapsTitle, text.FacesGapsText)
	case sx > 0 || sy > 0:
		w.tell(text.FacesGapTitle, text.FacesGapText)
	case sx == 0 && sy == 0:
		w.tell(text.FacesTouchesTitle, text.FacesTouchesText)
		separated = text.RowNo
	case sx == 0 || sy == 0:
		other := x + y - larger
		w.Set("other", w.axisName(other))
		w.SetSize("overlap", w.c.Separations[other])
		w.tell(text.FacesTouchTitle, text.FacesTouchText)
		separated = text.RowNo
	default:
		w.tell(text.FacesTitle, text.FacesText)
		separated = text.RowNo
	}
	w.axisRows(x, d.X, own.X+reach.X)
	w.axisRows(y, d.Y, own.Y+reach.Y)
	w.row(text.RowSeparated, finding.QuantityNone, finding.Cell{Text: w.Say(separated)})
}

var axisKeys = [2]struct{ distance, reach, separation text.Key }{
	{text.RowDistanceX, text.RowReachX, text.RowSeparationX},
	{text.RowDistanceY, text.RowReachY, text.RowSeparationY},
}

func (w *words) axisRows(axis physics.Axis, d, reach float64) {
	keys, i := &axisKeys[axis%2], int(axis)
	w.number(keys.distance, QuantityDistance.At(i), math.Abs(d))
	w.number(keys.reach, QuantityReach.At(i), reach)
	w.number(keys.separation, QuantitySeparation.At(i), w.c.Separations[axis])
}

func (w *words) bestAxis() {
	best, s := &w.c.Best, &w.c.Separations
	w.Set("axis", w.axisName(best.Axis))
	w.SetSize("depth", best.Separation)
	rival := best.Axis   // the axis with the largest separation
	others := []string{} // later axes with the same separation
	for axis := range physics.Axis(physics.AxisCount) {
		if s[axis] > s[rival] {
			rival = axis
		}
		if axis > best.Axis && even(s[axis], best.Separation) {
			others = append(others, w.axisName(axis))
		}
	}
	w.Set("others", w.Language.And(others...))
	switch {
	case rival != best.Axis && !(rival > best.Axis && even(s[rival], best.Separation)):
		w.tie(rival)
	case best.Separation == 0 && len(others) > 0:
		w.tell(text.BestEvenTitle, text.BestTouchEvenText)
	case best.Separation == 0:
		w.tell(text.BestTouchTitle, text.BestTouchText)
	case len(others) > 0:
		w.tell(text.BestEvenTitle, text.BestEvenText)
	default:
		w.tell(text.BestTitle, text.BestText)
	}
	w.axisTable()
}

// tie explains why the chosen axis won over an axis with less overlap.
func (w *words) tie(rival physics.Axis) {
	best, s := &w.c.Best, &w.c.Separations
	decimals := text.Apart(w.decimals(rival), s[rival], best.Separation)
	w.Set("other", w.axisName(rival))
	w.setTo(decimals, "less", math.Abs(s[rival]))
	w.setTo(decimals, "depth", math.Abs(best.Separation))
	w.setTo(decimals, "threshold", best.Thresholds[rival])
	w.setTo(decimals, "separation", s[rival])
	w.Set("formula", w.formula(rival, decimals))
	if w.leader(rival) == best.Axis {
		w.tell(text.BestTieTitle, text.BestTieText)
	} else {
		w.tell(text.BestTieTitle, text.BestPassedText)
	}
}

// leader returns the axis that led before the given axis was tried.
func (w *words) leader(axis physics.Axis) (leader physics.Axis) {
	for k := physics.AxisAY; k < axis; k++ {
		if w.took(k) {
			leader = k
		}
	}
	return leader
}

// took reports whether an axis took the lead when it was tried.
func (w *words) took(axis physics.Axis) bool {
	return axis == physics.AxisAX || w.c.Separations[axis] > w.c.Best.Thresholds[axis]
}

func (w *words) formula(axis physics.Axis, decimals int) string {
	return w.Language.Text(text.BestFormula,
		"led", text.Number(w.c.Separations[w.leader(axis)], decimals), "half", text.Number(w.halfAlong(axis), decimals))
}

func (w *words) halfAlong(axis physics.Axis) float64 {
	half := &w.bodies[axis/2].Half
	if axis.Vertical() {
		return half.Y
	}
	return half.X
}

// decimals returns the number of decimals for an axis’s numbers. It is enough to distinguish them from the
// values that they are compared with.
func (w *words) decimals(axis physics.Axis) int {
	s, decimals := &w.c.Separations, tableDecimals
	for k, threshold := range w.c.Best.Thresholds {
		for _, y := range [2]float64{w.c.Best.Separation, threshold} {
			if !even(s[k], y) {
				decimals = text.Apart(decimals, s[k], y)
			}
		}
	}
	return text.Apart(decimals, s[axis], w.c.Best.Thresholds[axis])
}

func (w *words) axisTable() {
	best, s := &w.c.Best, &w.c.Separations
	w.Table.Head = []string{w.Say(text.TableAxis), w.Say(text.RowOverlap), w.Say(text.RowThreshold), ""}
	led := false
	for axis := range physics.Axis(physics.AxisCount) {
		decimals := w.decimals(axis)
		row := w.row(text.TableAxis, QuantitySeparation.At(int(axis)), cellTo(decimals, s[axis]), cellTo(decimals, best.Thresholds[axis]), finding.Cell{})
		row.Label = nameOf(w.Language, axis, text.AxisXShort, text.AxisYShort)
		row.Lead = axis == best.Axis
		if axis == physics.AxisAX { // the first axis has no threshold
			row.Cells[1] = finding.Cell{Text: "–"}
		} else {
			row.Cells[1].Note = w.formula(axis, decimals)
		}
		switch {
		case row.Lead:
			row.Cells[2].Text = w.Say(text.RowChosen)
		case w.took(axis):
			row.Cells[2].Text = w.Say(text.RowLead)
			led = true
		}
	}
	w.row(text.RowNormal, QuantityNormal, vectorCell(best.Normal))
	w.Set("first", w.axisName(physics.AxisAX))
	w.Set("led", w.Say(text.RowLead))
	w.Table.Notes = []string{w.Say(text.BestOrder)}
	if led {
		w.Table.Notes = append(w.Table.Notes, w.Say(text.BestLed))
	}
}
