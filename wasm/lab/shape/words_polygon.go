package shape

import (
	"math"
	"slices"

	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/text"
)

// referenceRole is the role of the polygon with the reference edge.
func (w *words) referenceRole() int {
	if w.c.Edges.Flip {
		return 1
	}
	return 0
}

func (w *words) referenceName() string {
	return w.polygonEdge(w.referenceRole(), w.c.Edges.Reference)
}

func (w *words) incidentName() string {
	return w.polygonEdge(1-w.referenceRole(), w.c.Edges.Incident)
}

// polygonEdge names an edge of the polygon with a role. A capsule is a polygon with two edges.
func (w *words) polygonEdge(role, edge int) string {
	w.Set("box", w.side(role).Name())
	w.SetInt("number", edge+1)
	return w.Say(text.ShapeEdge)
}

// separations returns the greatest separations of the reference polygon and of the other one.
func (w *words) separations() (best, less *shape.Faces) {
	best, less = &w.c.FacesA, &w.c.FacesB
	if w.c.Edges.Flip {
		best, less = less, best
	}
	return best, less
}

func (w *words) reference() {
	best, less := w.separations()
	role := w.referenceRole()
	edge, other := w.referenceName(), w.polygonEdge(1-role, less.Edge)
	w.Set("edge", edge)
	w.Set("other", other)
	digits := text.Apart(decimals, best.Separation, less.Separation)
	w.Set("best", text.Number(best.Separation, digits))
	w.Set("less", text.Number(less.Separation, digits))
	sentence := text.ShapeReferenceText
	if best.Separation == less.Separation {
		sentence = text.ShapeReferenceEvenText
	}
	w.tell(text.ShapeReferenceTitle, sentence)
	w.row(edge, true, edgeQuantity(w.side(role), best.Edge), numberCell(best.Separation))
	w.row(other, false, edgeQuantity(w.side(1-role), less.Edge), numberCell(less.Separation))
}

func (w *words) incident() {
	e, role := &w.c.Edges, 1-w.referenceRole()
	core := w.core(role)
	dots := e.Dots[:core.Count]
	w.Set("reference", w.referenceName())
	w.Set("edge", w.incidentName())
	w.Set("box", w.side(role).Name())
	w.Set("dot", text.Long(dots[e.Incident]))
	w.tell(text.ShapeIncidentTitle, text.ShapeIncidentText)
	if slices.Contains(dots[e.Incident+1:], dots[e.Incident]) {
		w.more(text.ShapeIncidentTieText)
	}
	w.Table.Head = []string{w.Say(text.ShapeFacesHead), w.Say(text.ShapeIncidentDot)}
	for i, dot := range dots {
		w.row(edgeNumber(i), i == e.Incident, edgeQuantity(w.side(role), i), numberCell(dot))
	}
}

// corners returns the corners at the nearest points of the stage corner, by role. ok is false if one is not a corner.
func (w *words) corners() (names [2]string, ok bool) {
	e := &w.c.Edges
	edges := [2]int{e.Reference, e.Incident}
	if e.Flip {
		edges = [2]int{e.Incident, e.Reference}
	}
	for role, t := range [...]float64{e.Nearest.F1, e.Nearest.F2} {
		corner := edges[role]
		switch t {
		case 0:
		case 1:
			corner = (corner + 1) % w.core(role).Count
		default:
			return names, false
		}
		names[role] = w.cornerName(w.side(role), corner)
	}
	return names, true
}

func (w *words) corner() {
	e := &w.c.Edges
	w.SetShort("distance", e.Distance)
	w.Set("separation", text.Long(e.Distance-w.radii()))
	w.tell(text.ShapeCornerTitle, text.ShapeCornerText)
	names, ok := w.corners()
	w.Set("a", names[0])
	w.Set("b", names[1])
	switch {
	case w.c.Case == shape.CaseApart2:
		w.more(text.ShapeDistanceApartText)
	case ok:
		w.more(text.ShapeCornerBothText)
	default:
		w.more(text.ShapeCornerOneText)
	}
	w.fractions(&e.Nearest, e.Distance)
}

// cut describes the cut at an end of the reference edge: 0 the start, 1 the end.
func (w *words) cut(end int) {
	e, role := &w.c.Edges, 1-w.referenceRole()
	w.Set("reference", w.referenceName())
	w.Set("length", text.Long(e.Upper1))
	w.Set("from", text.Long(e.Lower2))
	w.Set("to", text.Long(e.Upper2))
	w.row(w.Say(text.ShapeSideLength), false, QuantityReference, numberCell(e.Upper1))
	w.row(w.Say(text.ShapeSideFrom), end == 0, QuantityIncident, numberCell(e.Lower2))
	w.row(w.Say(text.ShapeSideTo), end == 1, QuantityIncident, numberCell(e.Upper2))
	if e.Disjoint {
		w.disjoint()
		return
	}
	// The lower end is the incident edge's end, since that edge runs the other way.
	corner := (e.Incident + 1 - end) % w.core(role).Count
	w.Set("corner", w.cornerName(w.side(role), corner))
	outside, separation := -e.Lower2, e.SepLower
	if end == 1 {
		outside, separation = e.Upper2-e.Upper1, e.SepUpper
	}
	w.SetSize("outside", outside)
	w.SetSize("inside", outside)
	switch keys := [2][2]text.Key{
		{text.ShapeSideLowerInsideText, text.ShapeSideLowerCutText}, {text.ShapeSideUpperInsideText, text.ShapeSideUpperCutText},
	}[end]; {
	case outside > 0:
		w.tell(text.ShapeSideCutTitle, keys[1])
	default:
		w.tell(text.ShapeSideInsideTitle, keys[0])
	}
	w.row(w.Say(text.ShapeSideSeparation), false, QuantityPoint.At(end), numberCell(separation))
	w.cutPoints([]shape.Vec2{e.Lower, e.Upper}[:end+1])
}

// disjoint describes a cut that leaves nothing.
func (w *words) disjoint() {
	w.tell(text.ShapeSideNoneTitle, text.ShapeSideNoneText)
	switch right := &w.f.mended; {
	case w.c.Case == shape.CaseVertex:
		w.more(text.ShapeSideVertexText)
	case right.Count > 0 && right.Least() <= 0:
		w.SetSize("depth", right.Least())
		w.more(text.ShapeSideHoleText)
	default:
		w.more(text.ShapeSideGapText)
	}
}

func (w *words) contacts() {
	m := &w.c.Manifold
	w.Set("separation", text.Long(m.Least()))
	w.tell(text.ShapeContactsOneTitle, text.ShapeContactsOneText)
	if m.Count == 2 {
		w.tell(text.ShapeContactsTwoTitle, text.ShapeContactsTwoText)
	}
	if names, ok := w.corners(); w.c.Case == shape.CaseVertex && ok {
		w.Set("a", names[0])
		w.Set("b", names[1])
		w.more(text.ShapeContactsVertexText)
	}
	for i := range m.Count {
		if m.Points[i].Separation > shape.Reach {
			w.SetInt("number", i+1)
			w.SetShort("gap", m.Points[i].Separation)
			w.more(text.ShapeContactsFarText)
		}
	}
	if m.Normal == (shape.Vec2{}) {
		w.more(text.ShapeContactsZeroText)
	} else if right := &w.f.mended; right.Count > 0 && math.Abs(right.Least()-m.Least()) > 1e-9 {
		w.Set("separation", text.Number(right.Least(), text.Apart(decimals, right.Least(), m.Least())))
		w.more(text.ShapeContactsFaultText)
	}
	if m.Count > 0 && w.c.B.Count > 1 {
		w.Table.Notes = append(w.Table.Notes, w.Say(text.ShapeContactsIds))
	}
	if n := &w.c.Segments.Nearest; w.c.Kind == shape.CapsuleCapsule && w.c.Case == shape.CasePoint && (inside(n.F1) || inside(n.F2)) {
		w.Table.Notes = append(w.Table.Notes, w.Say(text.ShapeContactsInside))
	}
	w.row(w.Say(text.ShapeContactsNormal), false, QuantityNormal, vectorCell(m.Normal))
	for i := range m.Count {
		p := &m.Points[i]
		separation := w.Language.Text(text.ShapeContactsState, "separation", text.Long(p.Separation))
		w.Points = append(w.Points, finding.Point{
			Name: string(rune('1' + i)), Position: vectorCell(p.Position), ID: w.chips(p.ID), State: separation, Quantity: QuantityContact.At(i),
		})
	}
}

// inside reports whether a fraction is of a point between both ends.
func inside(f float64) bool { return f > 0 && f < 1 }

// chips returns a chip for each byte of an id. A circle has no index.
func (w *words) chips(id uint16) (list []finding.Chip) {
	for role, index := range [2]int{int(id >> 8), int(id & 255)} {
		side := w.side(role)
		if w.c.B.Count == 1 {
			continue
		}
		list = append(list, finding.Chip{Box: uint8(side + 1), Text: side.Name() + " " + cornerNumber(index)})
	}
	return list
}

// pointsHead returns the headings of the table of points.
func (f *collision) pointsHead() finding.PointsHead {
	head := finding.PointsHead{Caption: f.Say(text.ShapePointsSoFar), Point: f.Say(text.TablePoint),
		Number: f.Say(text.TablePosition), ID: f.Say(text.TableId)}
	if f.Stage() == shape.StageContacts {
		head.Caption = f.Say(text.ShapeContactsCaption)
	}
	return head
}
