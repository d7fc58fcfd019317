package hull

import (
	"strconv"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/text"
)

// formulasOf are the formulas of the stages, and the messages that explain their letters.
var formulasOf = [hull.StageCount]struct {
	legend text.Key
	list   func(*words) panel.List
}{
	{text.FormulaHullFacesText, func(w *words) panel.List { return w.facesFormula(A) }},
	{text.FormulaHullFacesText, func(w *words) panel.List { return w.facesFormula(B) }},
	{text.FormulaHullEdgesText, (*words).edgesFormula},
	{text.FormulaHullBestAxisText, (*words).bestFormula},
	{text.FormulaHullIncidentText, (*words).incidentFormula},
	{text.FormulaHullClipText, (*words).clipFormula},
	{text.FormulaHullKeepText, (*words).keepFormula},
	{text.FormulaHullReduceText, (*words).reduceFormula},
	{text.FormulaHullContactsText, (*words).contactsFormula},
}

// formulas returns the formulas of a stage that ran, with the numbers of this call.
func (f *Figure) formulas(m *panel.Marker) *panel.Element {
	if f.compare || !f.Ran(f.Stage()) || f.Veiled(f.Stage()) {
		return m.Formulas("", nil, nil)
	}
	w := &words{Speech: text.Speech{Language: f.Language()}, f: f, c: &f.clipping, at: f.At}
	stage := &formulasOf[f.Stage()]
	return m.Formulas(f.Say(stage.legend), stage.list(w), nil)
}

func length(x float64) panel.Value { return panel.Scalar(text.Number(x, decimals), "m") }

func scalar(x float64) panel.Value { return panel.Scalar(text.Number(x, decimals), "") }

func column(v hull.Vec3) panel.Value {
	texts := []string{text.Number(v.X, decimals), text.Number(v.Y, decimals), text.Number(v.Z, decimals)}
	return panel.Value{Texts: texts, Columns: 1}
}

func (w *words) facesFormula(side Side) panel.List {
	found, s, other := &w.c.FacesA, &w.c.A, &w.c.B
	if side == B {
		found, s, other = &w.c.FacesB, &w.c.B, &w.c.A
	}
	i := found.Face
	return panel.List{panel.Formula("s = n · v − c", panel.Numbers{Label: faceNumber(i), Values: []panel.Value{
		length(found.Separations[i]), column(s.Normals[i]), column(other.Vertices[found.Supports[i]]), scalar(s.Offsets[i])}})}
}

func (w *words) edgesFormula() panel.List {
	pair, found := w.c.BestPair()
	if !found {
		return nil
	}
	start := func(s *hull.Placed, edge int) panel.Value { return column(s.Vertices[s.Hull.Edges[2*edge].Origin]) }
	return panel.List{panel.Formula("s = n · ( q − p )", panel.Numbers{Values: []panel.Value{
		length(pair.Separation), column(pair.Normal), start(&w.c.B, pair.B), start(&w.c.A, pair.A)}})}
}

func (w *words) incidentFormula() panel.List {
	normal := w.placed(w.reference()).Normals[w.c.Best.Face]
	in := &w.c.Incident
	own := w.placed(1 - w.reference()).Normals[in.Face]
	return panel.List{panel.Formula("k = n · m", panel.Numbers{Label: faceNumber(in.Face),
		Values: []panel.Value{scalar(in.Cosine), column(normal), column(own)}})}
}

func (w *words) bestFormula() panel.List {
	c, bias := w.c, w.f.Now.bias
	row := func(label string, axis hull.Axis, separation float64) panel.Numbers {
		leader := c.Best.Leaders[axis]
		return panel.Numbers{Label: label, Fails: !(separation > c.Best.Thresholds[axis]), Values: []panel.Value{
			scalar(separation), scalar(leader), scalar(bias.Relative), scalar(leader), scalar(bias.Absolute)}}
	}
	rows := []panel.Numbers{row(B.Name()+" "+faceNumber(c.FacesB.Face), hull.AxisFaceB, c.FacesB.Separation)}
	if pair, found := c.BestPair(); found {
		rows = append(rows, row(edgeNumber(pair.A)+" "+edgeNumber(pair.B), hull.AxisEdge, pair.Separation))
	}
	return panel.List{panel.Formula("s > s_0 − r · s_0 + a", rows...)}
}

// corner returns the row for the height of a corner above a plane.
func corner(label string, normal hull.Vec3, offset, height float64, v hull.Vec3) panel.Numbers {
	return panel.Numbers{Label: label, Fails: height > 0,
		Values: []panel.Value{length(height), column(normal), column(v), scalar(offset)}}
}

func (w *words) clipFormula() panel.List {
	plane := &w.c.Clip.Planes[max(0, w.at.Sub-1)]
	corners, heights := plane.Gone, plane.GoneHeights
	if len(corners) == 0 {
		corners, heights = plane.After[:1], plane.AfterHeights
	}
	var rows []panel.Numbers
	for i := range corners {
		rows = append(rows, corner("", plane.Normal, plane.Offset, heights[i], corners[i].Position))
	}
	return panel.List{panel.Formula("d = n · v − c", rows...)}
}

// listedCorners is the largest number of corners in the formula of keep.
const listedCorners = 4

func (w *words) keepFormula() panel.List {
	s, face := w.placed(w.reference()), w.c.Best.Face
	var rows []panel.Numbers
	for i := range min(len(w.c.Clip.Polygon), listedCorners) {
		v, separation := w.c.Clip.Polygon[i].Position, w.c.Keep.Separations[i]
		rows = append(rows, corner(strconv.Itoa(i+1), s.Normals[face], s.Offsets[face], separation, v))
	}
	return panel.List{panel.Formula("s = n · v − c ≤ 0", rows...)}
}

// reduceFormula shows the depth of the deepest point. It does not show the measures of the other rules.
func (w *words) reduceFormula() panel.List {
	r := &w.c.Reduce
	if r.Rules[0] == hull.RuleAll || w.at.Sub > 1 {
		return nil
	}
	s := w.c.Keep.Points[r.Points[0]].Separation
	return panel.List{panel.Formula("d = − s", panel.Numbers{Values: []panel.Value{length(-s), scalar(s)}})}
}

func (w *words) contactsFormula() panel.List {
	m := &w.c.Manifold
	var rows []panel.Numbers
	for i := range m.Count {
		t := &m.Contacts[i]
		p := column(t.Position)
		p.Unit = "m"
		rows = append(rows, panel.Numbers{Label: strconv.Itoa(i + 1), Values: []panel.Value{p, column(t.OnA), column(t.OnB)}})
	}
	return panel.List{panel.Formula("p = 0.5 · ( a + b )", rows...)}
}
