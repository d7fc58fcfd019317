package shape

import (
	"math"

	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/text"
)

func (w *words) nearest() {
	s := &w.c.Segments
	n := &s.Nearest
	w.SetShort("distance", s.Distance)
	w.Set("separation", text.Long(s.Distance-w.radii()))
	w.SetInt("a", percent(n.F1))
	w.SetInt("b", percent(n.F2))
	title := text.ShapeNearestTitle
	if s.Distance == 0 {
		title = text.ShapeNearestTouchTitle
	}
	w.tell(title, text.ShapeNearestText)
	if n.Parallel {
		w.more(text.ShapeNearestParallelText)
	}
	if s.Distance-w.radii() > shape.Reach {
		w.more(text.ShapeDistanceApartText)
	}
	w.fractions(n, s.Distance)
}

func percent(t float64) int { return int(math.Round(100 * t)) }

// fractions adds the rows of the nearest points of two segments.
func (w *words) fractions(n *shape.Nearest, distance float64) {
	w.row(w.Say(text.ShapeNearestFirst), false, finding.QuantityNone, numberCell(n.F1First))
	w.row(w.Say(text.ShapeNearestRaw), false, finding.QuantityNone, numberCell(n.F2Raw))
	for role, t := range [...]float64{n.F1, n.F2} {
		w.Set("box", w.side(role).Name())
		w.row(w.Say(text.ShapeNearestOn), true, QuantityNearest, numberCell(t))
	}
	w.row(w.Say(text.ShapeDistanceLength), false, QuantityNearest, numberCell(distance))
}

func (w *words) axis() {
	s := &w.c.Segments
	if !s.Faces {
		role := 0
		if s.OnA.Outside {
			role = 1
		}
		w.Set("box", w.side(role).Name())
		w.Set("other", w.side(1-role).Name())
		w.tell(text.ShapeAxisNoneTitle, text.ShapeAxisNoneText)
		return
	}
	role := 0
	if s.AxisB {
		role = 1
	}
	w.Set("box", w.side(role).Name())
	digits := text.Apart(decimals, s.SeparationA, s.SeparationB)
	w.Set("a", text.Number(s.SeparationA, digits))
	w.Set("b", text.Number(s.SeparationB, digits))
	w.tell(text.ShapeAxisTitle, text.ShapeAxisText)
	for i, separation := range [...]float64{s.SeparationA, s.SeparationB} {
		w.Set("box", w.side(i).Name())
		w.row(w.Say(text.ShapeAxisHead), i == role, edgeQuantity(w.side(i), 0), numberCell(separation))
	}
}

// cutRole is the role of the capsule that is cut.
func (w *words) cutRole() int {
	if w.c.Segments.AxisB {
		return 0
	}
	return 1
}

func (w *words) clip() {
	s := &w.c.Segments
	role := w.cutRole()
	w.Set("box", w.side(role).Name())
	w.Set("other", w.side(1-role).Name())
	core, span := w.core(role), &s.OnA
	if s.AxisB {
		span = &s.OnB
	}
	cuts := 0
	for i, v := range s.Cut {
		if v != core.Corners[i] {
			cuts++
		}
	}
	w.tell([...]text.Key{text.ShapeClipNoneTitle, text.ShapeClipOneTitle, text.ShapeClipBothTitle}[cuts], text.ShapeClipText)
	w.Table.Head = []string{"", w.Language.Text(text.ShapeClipAlong, "box", w.side(1-role).Name())}
	for i, at := range [...]float64{span.P, span.Q} {
		w.row(w.cornerName(w.side(role), i), false, cornerQuantity(w.side(role), i), numberCell(at))
	}
	w.cutPoints(s.Cut[:])
}

// cutPoints adds the cut ends as points so far, in the world.
func (w *words) cutPoints(ends []shape.Vec2) {
	for i, v := range ends {
		at := w.c.PoseA.Point(v.Add(w.c.Origin))
		w.Points = append(w.Points, finding.Point{Name: string(rune('1' + i)), Position: vectorCell(at), Quantity: QuantityPoint.At(i)})
	}
}

func (w *words) keep() {
	s := &w.c.Segments
	best := min(s.Separations[0], s.Separations[1])
	digits := text.Apart(decimals, best, s.Distance)
	w.Set("best", text.Number(best, digits))
	w.Set("distance", text.Number(s.Distance, digits))
	if s.Keep {
		w.tell(text.ShapeKeepBothTitle, text.ShapeKeepBothText)
	} else {
		w.tell(text.ShapeKeepNoneTitle, text.ShapeKeepNoneText)
	}
	for i, separation := range s.Separations {
		w.SetInt("number", i+1)
		w.row(w.Say(text.ShapeKeepEnd), separation == best, QuantityPoint.At(i), numberCell(separation))
	}
	w.row(w.Say(text.ShapeKeepMost), false, finding.QuantityNone, numberCell(s.Most()))
	w.cutPoints(s.Cut[:])
}
