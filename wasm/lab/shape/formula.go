package shape

import (
	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/text"
)

// formulasOf are the formulas of the stages, and the messages that explain their letters.
var formulasOf = [shape.StageCount]struct {
	legend text.Key
	list   func(*words) panel.List
}{
	shape.StageFrames: {text.FormulaShapeFramesText, (*words).framesFormula},
	shape.StageFacesA: {text.FormulaShapeFacesText, func(w *words) panel.List { return w.facesFormula(0, &w.c.FacesA) }},
	shape.StageFacesB: {text.FormulaShapeFacesText, func(w *words) panel.List { return w.facesFormula(1, &w.c.FacesB) }},
	shape.StageRegion: {text.FormulaShapeRegionText, (*words).regionFormula},
	shape.StageDistance: {text.FormulaShapeNearestText, func(w *words) panel.List {
		return w.surfaces("s = d − r_A − r_B", w.c.Distance.Separation, w.c.Distance.Length)
	}},
	shape.StageNearest: {text.FormulaShapeNearestText, func(w *words) panel.List {
		return w.surfaces("s = d − r_A − r_B", w.c.Segments.Distance-w.radii(), w.c.Segments.Distance)
	}},
	shape.StageAxis:      {text.FormulaShapeAxisText, (*words).axisFormula},
	shape.StageClip:      {text.FormulaShapeClipText, nil},
	shape.StageKeep:      {text.FormulaShapeKeepText, (*words).keepFormula},
	shape.StageReference: {text.FormulaShapeReferenceText, (*words).referenceFormula},
	shape.StageIncident:  {text.FormulaShapeIncidentText, (*words).incidentFormula},
	shape.StageCorner: {text.FormulaShapeNearestText, func(w *words) panel.List {
		return w.surfaces("s = d − r_A − r_B", w.c.Edges.Distance-w.radii(), w.c.Edges.Distance)
	}},
	shape.StageClipLower: {text.FormulaShapeClipText, func(w *words) panel.List { return w.sideFormula(0) }},
	shape.StageClipUpper: {text.FormulaShapeClipText, func(w *words) panel.List { return w.sideFormula(1) }},
	shape.StageContacts:  {text.FormulaShapeContactsText, (*words).contactsFormula},
}

// formulas returns the formulas of a stage that ran, with the numbers of this call.
func (f *collision) formulas(m *panel.Marker) *panel.Element {
	stage := &formulasOf[f.Stage()]
	if f.compare || !f.Ran(f.Stage()) || f.Veiled(f.Stage()) || stage.list == nil {
		return m.Formulas("", nil, nil)
	}
	w := f.words()
	list := stage.list(w)
	if len(list) == 0 {
		return m.Formulas("", nil, nil)
	}
	return m.Formulas(w.Say(stage.legend), list, nil)
}

func length(x float64) panel.Value { return panel.Scalar(text.Number(x, decimals), "m") }

func scalar(x float64) panel.Value { return panel.Scalar(text.Number(x, decimals), "") }

func column(v shape.Vec2) panel.Value {
	return panel.Value{Texts: []string{text.Number(v.X, decimals), text.Number(v.Y, decimals)}, Columns: 1}
}

func (w *words) framesFormula() panel.List {
	x, b := &w.c.X, &w.f.placed[w.side(1)]
	turn := panel.Value{Texts: []string{text.Number(x.Cos, decimals), text.Number(-x.Sin, decimals), text.Number(x.Sin, decimals), text.Number(x.Cos, decimals)}, Columns: 2}
	label := ""
	if b.Count > 1 {
		label = cornerNumber(0)
	}
	return panel.List{panel.Formula("v′ = R · v + t", panel.Numbers{Label: label,
		Values: []panel.Value{column(w.c.B.Corners[0]), turn, column(b.Corners[0]), column(x.Position)}})}
}

func (w *words) facesFormula(role int, found *shape.Faces) panel.List {
	owner, i := w.core(role), found.Edge
	nearest := w.core(1 - role).Corners[int(w.f.frame.Faces[w.side(role)].Corners[i])]
	return panel.List{panel.Formula("s = n · ( v − p )", panel.Numbers{Label: edgeNumber(i), Values: []panel.Value{
		length(found.Separation), column(owner.Normals[i]), column(nearest), column(owner.Corners[i])}})}
}

func (w *words) regionFormula() panel.List {
	if w.f.frame.Region.Inside == 1 {
		return nil
	}
	edge, end := w.regionEdge()
	start := w.c.A.Corners[edge]
	way := w.c.A.Corners[end].Sub(start)
	t := w.c.Round.Center.Sub(start).Dot(way) / way.Dot(way)
	return panel.List{panel.Formula("a = e · ( c − p ) / e^2", panel.Numbers{Values: []panel.Value{
		scalar(t), column(way), column(w.c.Round.Center), column(start), scalar(way.Dot(way))}})}
}

func (w *words) surfaces(letters string, separation, core float64) panel.List {
	return panel.List{panel.Formula(letters, panel.Numbers{Values: []panel.Value{
		length(separation), length(core), length(w.f.Now.solids[A].Radius), length(w.f.Now.solids[B].Radius)}})}
}

func (w *words) axisFormula() panel.List {
	s := &w.c.Segments
	if !s.Faces {
		return nil
	}
	return panel.List{panel.Formula("s_2 > s_1 + 0.0005", panel.Numbers{Fails: !s.AxisB,
		Values: []panel.Value{scalar(s.SeparationB), scalar(s.SeparationA)}})}
}

func (w *words) keepFormula() panel.List {
	s := &w.c.Segments
	var rows []panel.Numbers
	for i, separation := range s.Separations {
		rows = append(rows, panel.Numbers{Label: string(rune('1' + i)), Fails: separation > s.Most(),
			Values: []panel.Value{scalar(separation), scalar(s.Distance)}})
	}
	return panel.List{panel.Formula("s ≤ d + 0.005", rows...)}
}

func (w *words) referenceFormula() panel.List {
	return panel.List{panel.Formula("s_2 > s_1", panel.Numbers{Fails: !w.c.Edges.Flip,
		Values: []panel.Value{scalar(w.c.FacesB.Separation), scalar(w.c.FacesA.Separation)}})}
}

func (w *words) incidentFormula() panel.List {
	e, role := &w.c.Edges, w.referenceRole()
	return panel.List{panel.Formula("k = n · m", panel.Numbers{Label: edgeNumber(e.Incident), Values: []panel.Value{
		scalar(e.Dots[e.Incident]), column(w.core(role).Normals[e.Reference]), column(w.core(1 - role).Normals[e.Incident])}})}
}

func (w *words) sideFormula(end int) panel.List {
	e, role := &w.c.Edges, w.referenceRole()
	reference, other := w.core(role), w.core(1-role)
	corner, along := (e.Incident+1)%other.Count, e.Lower2
	if end == 1 {
		corner, along = e.Incident, e.Upper2
	}
	return panel.List{panel.Formula("a = t · ( v − p )", panel.Numbers{Label: cornerNumber(corner), Values: []panel.Value{
		length(along), column(reference.Normals[e.Reference].Left()), column(other.Corners[corner]), column(reference.Corners[e.Reference])}})}
}

func (w *words) contactsFormula() panel.List {
	m := &w.c.Manifold
	var rows []panel.Numbers
	for i := range m.Count {
		s := m.Points[i].Separation
		rows = append(rows, panel.Numbers{Label: string(rune('1' + i)), Values: []panel.Value{
			length(s), length(s + w.radii()), length(w.f.Now.solids[A].Radius), length(w.f.Now.solids[B].Radius)}})
	}
	return panel.List{panel.Formula("s = c − r_A − r_B", rows...)}
}
