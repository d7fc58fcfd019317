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
func (f panels) formulas(m *panel.Marker) *panel.Element {
	if f.compare || !f.Ran(f.Stage()) || f.Veiled(f.Stage()) {
		return m.Formulas("", nil, nil)
	}
	w := &words{Speech: text.Speech{Language: f.Language()}, f: &f.collision, c: &f.clipping, at: f.At}
	stage := &formulasOf[f.Stage()]
	legend := stage.legend
	if f.Stage() == hull.StageReduce {
		if rule, _ := w.rule(); ruleLegends[rule] != 0 {
			legend = ruleLegends[rule]
		}
	}
	return m.Formulas(f.Say(legend), stage.list(w), nil)
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

// ruleLegends explain the letters of the rules after the first.
var ruleLegends = [hull.RuleCount]text.Key{
	hull.RuleFarthest: text.FormulaHullFarthestText,
	hull.RuleTriangle: text.FormulaHullTriangleText,
	hull.RuleOpposite: text.FormulaHullTriangleText,
}

// rule returns the rule of the sub-step, and the index of its point in the order of the choice.
func (w *words) rule() (rule hull.Rule, k int) {
	k = max(0, w.at.Sub-1)
	return w.c.Reduce.Rules[k], k
}

// reduceFormula shows the score of the sub-step's rule.
func (w *words) reduceFormula() panel.List {
	rule, k := w.rule()
	score := w.c.Reduce.Scores[k]
	switch rule {
	case hull.RuleDeepest:
		return panel.List{panel.Formula("d = − s", panel.Numbers{Values: []panel.Value{length(score), scalar(-score)}})}
	case hull.RuleFarthest:
		l, u := length(score), column(w.chosen(1).Sub(w.chosen(0)))
		return panel.List{panel.Formula("l · l = u · u", panel.Numbers{Values: []panel.Value{l, l, u, u}})}
	case hull.RuleTriangle, hull.RuleOpposite:
		u, v := w.sides(k)
		return panel.List{panel.Formula("a = 0.5 · n · ( u × v )", panel.Numbers{Values: []panel.Value{
			panel.Scalar(text.Number(score, decimals), "m²"), column(w.c.Best.Normal), column(u), column(v)}})}
	}
	return nil
}

// chosen returns the position of a point, by its index in the order of the choice.
func (w *words) chosen(k int) hull.Vec3 { return w.c.Keep.Points[w.c.Reduce.Points[k]].Position }

// sides returns two sides of the triangle that point k adds. The third point makes a triangle with the first two. The
// fourth makes one with the side of this triangle that it lies farthest outside of. The order of the sides gives the
// area n · (u × v) / 2 a positive sign.
func (w *words) sides(k int) (u, v hull.Vec3) {
	n, p, q, x := w.c.Best.Normal, w.chosen(0), w.chosen(1), w.chosen(2)
	if n.Dot(q.Sub(p).Cross(x.Sub(p))) < 0 {
		p, q = q, p
	}
	u, v = q.Sub(p), x.Sub(p)
	if k < 3 {
		return u, v
	}
	most, corners := 0.0, [3]hull.Vec3{p, q, x}
	for i, from := range corners {
		out, side := w.chosen(k).Sub(from), corners[(i+1)%3].Sub(from)
		if area := n.Dot(out.Cross(side)); area > most {
			most, u, v = area, out, side
		}
	}
	return u, v
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
