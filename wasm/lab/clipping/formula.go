package clipping

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/text"
)

var formulas = [physics.StageCount]func(*words) panel.List{
	(*words).setupFormula, (*words).facesAFormula, (*words).facesBFormula, (*words).bestFormula, (*words).referenceFormula,
	(*words).incidentFormula, (*words).clipNegFormula, (*words).clipPosFormula, (*words).keepFormula, (*words).contactsFormula,
}

// Formulas returns the formulas of a stage with the numbers of this call. The stage must have run.
func Formulas(in text.Language, c *physics.Clipping, a, b *physics.Body, stage physics.Stage) panel.List {
	return formulas[stage](&words{Speech: text.Speech{Language: in}, c: c, bodies: [2]*physics.Body{a, b}})
}

const metres = "m"

func length(x float64) panel.Value { return panel.Scalar(text.Long(x), metres) }

func scalar(x float64) panel.Value { return panel.Scalar(text.Long(x), "") }

func column(v physics.Vec2, unit string) panel.Value {
	return panel.Value{Texts: []string{text.Long(v.X), text.Long(v.Y)}, Columns: 1, Unit: unit}
}

// turn returns the matrix that rotates a vector into the axes of a box.
func turn(box *physics.Body) panel.Value {
	x, y := &box.Rot.Col1, &box.Rot.Col2
	return panel.Value{Texts: []string{text.Long(x.X), text.Long(x.Y), text.Long(y.X), text.Long(y.Y)}, Columns: 2}
}

func (w *words) setupFormula() panel.List {
	s := &w.c.Setup
	dp := column(s.DP, "")
	return panel.List{panel.Formula("d = R^T dp",
		panel.Numbers{Label: "dA", Values: []panel.Value{column(s.DA, metres), turn(w.bodies[0]), dp}},
		panel.Numbers{Label: "dB", Values: []panel.Value{column(s.DB, metres), turn(w.bodies[1]), dp}})}
}

func (w *words) facesAFormula() panel.List {
	return w.facesFormula(physics.AxisAX, &w.c.Setup.DA, &w.c.Setup.ReachB)
}

func (w *words) facesBFormula() panel.List {
	return w.facesFormula(physics.AxisBX, &w.c.Setup.DB, &w.c.Setup.ReachA)
}

func (w *words) facesFormula(x physics.Axis, d, reach *physics.Vec2) panel.List {
	own, s := &w.bodies[x/2].Half, &w.c.Separations
	row := func(label string, s, d, own, reach float64) panel.Numbers {
		return panel.Numbers{Label: label, Values: []panel.Value{length(s), scalar(math.Abs(d)), scalar(own), scalar(reach)}}
	}
	return panel.List{panel.Formula("s = |d| − h − r", row("x", s[x], d.X, own.X, reach.X), row("y", s[x+1], d.Y, own.Y, reach.Y))}
}

func (w *words) bestFormula() panel.List {
	var rows []panel.Numbers
	for axis := physics.AxisAY; axis < physics.AxisCount; axis++ {
		decimals := w.decimals(axis)
		number := func(x float64) panel.Value { return panel.Scalar(text.Number(x, decimals), "") }
		rows = append(rows, panel.Numbers{
			Label: nameOf(w.Language, axis, text.AxisXShort, text.AxisYShort),
			Values: []panel.Value{
				number(w.c.Separations[axis]), number(w.c.Separations[w.leader(axis)]), number(w.halfAlong(axis))},
			Fails: !w.took(axis),
		})
	}
	return panel.List{panel.Formula("s > 0.95 · s_0 + 0.01 · h", rows...)}
}

func (w *words) referenceFormula() panel.List {
	r := &w.c.Reference
	axis := w.c.Best.Axis
	box := w.bodies[axis/2]
	row := func(edge physics.Edge, line *physics.Line, half float64) panel.Numbers {
		return panel.Numbers{Label: "e" + digit(edge), Values: []panel.Value{
			length(line.Offset), column(line.Normal, ""), column(box.Position, ""), scalar(half)}}
	}
	neg, pos := &r.Sides[0], &r.Sides[1]
	beside := w.halfAlong(axis ^ 1) // the other axis of the box
	return panel.List{panel.Formula("c = n · p + h",
		row(r.Face, &r.Front, w.halfAlong(axis)), row(neg.Edge, &neg.Line, beside), row(pos.Edge, &pos.Line, beside))}
}

func (w *words) incidentFormula() panel.List {
	n := &w.c.Incident.Normal
	x, y := math.Abs(n.X), math.Abs(n.Y)
	decimals := min(evenDecimals, text.Apart(tableDecimals, x, y))
	return panel.List{
		panel.Formula("n′ = − R^T n", panel.Numbers{Values: []panel.Value{
			column(*n, ""), turn(w.bodies[1-w.referenceBox()]), column(w.c.Reference.Front.Normal, "")}}),
		panel.Formula("|x| > |y|", panel.Numbers{Fails: !(x > y), Values: []panel.Value{
			panel.Scalar(text.Number(x, decimals), ""), panel.Scalar(text.Number(y, decimals), "")}}),
	}
}

func (w *words) clipNegFormula() panel.List { return w.clipFormula(0, &w.c.Incident.Vertices) }
func (w *words) clipPosFormula() panel.List { return w.clipFormula(1, &w.c.Clipped[0].Vertices) }

func (w *words) clipFormula(side int, in *[2]physics.ClipVertex) panel.List {
	c, line := &w.c.Clipped[side], &w.c.Reference.Sides[side].Line
	row := func(end int) panel.Numbers {
		return panel.Numbers{Label: "d" + strconv.Itoa(end), Values: []panel.Value{
			length(c.Distances[end]), column(line.Normal, ""), column(in[end].Position, ""), scalar(line.Offset)}}
	}
	list := panel.List{panel.Formula("d = n · v − c", row(0), row(1))}
	if c.Cut {
		d0, d1, t := scalar(c.Distances[0]), scalar(c.Distances[1]), scalar(c.T)
		v0, v1 := column(in[0].Position, ""), column(in[1].Position, "")
		cut := column(c.Vertices[c.Count-1].Position, metres)
		list = append(list,
			panel.Formula("t = d_0 / ( d_0 − d_1 )", panel.Numbers{Values: []panel.Value{t, d0, d0, d1}}),
			panel.Formula("v = v_0 + t · ( v_1 − v_0 )", panel.Numbers{Values: []panel.Value{cut, v0, t, v1, v0}}))
	}
	return list
}

func (w *words) keepFormula() panel.List {
	k, front := &w.c.Keep, &w.c.Reference.Front
	var rows [2]panel.Numbers
	for i := range rows {
		v := &w.c.Clipped[1].Vertices[i]
		rows[i] = panel.Numbers{Label: strconv.Itoa(i + 1), Fails: !k.Kept[i], Values: []panel.Value{
			length(k.Separations[i]), column(front.Normal, ""), column(v.Position, ""), scalar(front.Offset)}}
	}
	return panel.List{panel.Formula("s = n · v − c ≤ 0", rows[:]...)}
}

func (w *words) contactsFormula() panel.List {
	m := &w.c.Manifold
	var rows []panel.Numbers
	for i := range m.Count {
		contact := &m.Contacts[i]
		rows = append(rows, panel.Numbers{Label: strconv.Itoa(i + 1), Values: []panel.Value{
			column(contact.Position, metres), column(w.c.Clipped[1].Vertices[contact.From].Position, ""),
			scalar(contact.Separation), column(w.c.Reference.Front.Normal, "")}})
	}
	return panel.List{panel.Formula("p = v − s · n", rows...)}
}
