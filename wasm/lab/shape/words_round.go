package shape

import (
	"math"

	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/text"
)

func (w *words) frames() {
	origin := w.cornerName(w.side(0), 0)
	if w.c.B.Count == 1 {
		origin = w.Language.Text(text.ShapeOrigin, "box", w.side(0).Name())
	}
	w.Set("origin", origin)
	w.tell(text.ShapeFramesTitle, text.ShapeFramesText)
	if w.c.Swapped {
		w.Set("kind", w.kindName(w.side(0)))
		w.more(text.ShapeFramesSwapped)
	}
	for side := A; side <= B; side++ {
		s := &w.f.Now.solids[side]
		kind := w.Language.Text(text.ShapeFramesRadius, "kind", w.kindName(side), "radius", text.Long(s.Radius))
		w.row(side.Name(), false, finding.QuantityNone, finding.Cell{Text: kind, Values: []float64{s.Radius}})
	}
	w.row(w.Say(text.ShapeFramesPlace), false, finding.QuantityNone, vectorCell(w.c.X.Position))
	turn := math.Atan2(w.c.X.Sin, w.c.X.Cos)
	w.row(w.Say(text.ShapeFramesTurn), false, finding.QuantityNone, finding.Cell{Text: text.Long(turn) + " rad", Values: []float64{turn}})
}

// faces describes the projection on the edges of the shape with a role.
func (w *words) faces(role int, found *shape.Faces) {
	side, owner := w.side(role), w.core(role)
	nearest := &w.f.frame.Faces[side].Corners
	w.Set("box", side.Name())
	w.Set("other", (1 ^ side).Name())
	w.Set("core", w.coreName(1^side))
	w.SetInt("edge", found.Edge+1)
	w.Set("separation", text.Long(found.Separation))
	w.SetSize("depth", found.Separation)
	w.SetShort("gap", found.Separation)
	title := text.ShapeFacesTitle
	switch {
	case found.Separation > 0:
		title = text.ShapeFacesGapTitle
	case found.Separation == 0:
		title = text.ShapeFacesTouchTitle
	}
	w.Set("corner", w.cornerName(1^side, int(nearest[found.Edge])))
	w.tell(title, text.ShapeFacesText)
	if found.Separation > shape.Reach+w.radii() {
		w.more(text.ShapeFacesApartText)
	} else {
		w.more(text.ShapeFacesLimitText)
	}
	w.Table.Head = []string{w.Say(text.ShapeFacesHead), w.Say(text.ShapeSeparation), w.Say(text.ShapeFacesNearest)}
	for i := range owner.Count {
		w.row(edgeNumber(i), i == found.Edge, edgeQuantity(side, i), numberCell(found.Separations[i]),
			wordCell(w.shortCorner(1^side, int(nearest[i]))))
	}
}

// coreName names what the edges are tested against: the shape itself if no shape is rounded.
func (w *words) coreName(side Side) string {
	switch {
	case w.f.Now.solids[side].Count == 1:
		return w.cornerName(side, 0)
	case w.radii() == 0:
		return side.Name()
	}
	return w.Language.Text(text.ShapeCore, "box", side.Name())
}

// shortCorner names a corner without its shape.
func (w *words) shortCorner(side Side, corner int) string {
	if w.f.Now.solids[side].Count == 1 {
		return w.cornerName(side, corner)
	}
	return cornerNumber(corner)
}

// nearestPart names the part of the core that is nearest to the circle's centre.
func (w *words) nearestPart() string {
	edge, end := w.regionEdge()
	switch w.c.Round.Region {
	case shape.RegionV1:
		return w.cornerName(w.side(0), edge)
	case shape.RegionV2:
		return w.cornerName(w.side(0), end)
	}
	return w.edgeName(w.side(0), edge)
}

// regionEdge returns the edge of the stage region, and the corner at its end.
func (w *words) regionEdge() (edge, end int) {
	if w.c.Kind == shape.PolygonCircle {
		edge = w.c.FacesA.Edge
	}
	return edge, (edge + 1) % w.c.A.Count
}

func (w *words) region() {
	x := &w.f.frame.Region
	w.Set("box", w.side(0).Name())
	w.Set("other", w.side(1).Name())
	edge, _ := w.regionEdge()
	part := w.nearestPart()
	w.Set("corner", part)
	w.Set("edge", w.edgeName(w.side(0), edge))
	w.SetShort("distance", math.Abs(x.Distance))
	w.SetInt("percent", int(math.Round(100*x.T)))
	inside := x.Inside == 1
	switch {
	case w.c.Round.Region == shape.RegionV1:
		w.SetSize("outside", x.Past)
		w.tell(text.ShapeRegionCornerTitle, text.ShapeRegionBeforeText)
	case w.c.Round.Region == shape.RegionV2:
		w.SetSize("outside", x.To)
		w.tell(text.ShapeRegionCornerTitle, text.ShapeRegionAfterText)
	case inside:
		w.tell(text.ShapeRegionInsideTitle, text.ShapeRegionInsideText)
	case w.c.Kind == shape.CapsuleCircle:
		w.tell(text.ShapeRegionCoreTitle, text.ShapeRegionBetweenText)
	default:
		w.tell(text.ShapeRegionEdgeTitle, text.ShapeRegionBetweenText)
	}
	if w.c.Case == shape.CaseApart2 {
		w.SetShort("gap", x.Distance-w.radii())
		w.more(text.ShapeRegionApartText)
	}
	w.row(w.Say(text.ShapeRegionPast), false, QuantityRegion, numberCell(x.Past))
	w.row(w.Say(text.ShapeRegionTo), false, QuantityRegion, numberCell(x.To))
}

func (w *words) distance() {
	d := &w.c.Distance
	w.Set("length", text.Long(d.Length))
	w.Set("radii", text.Long(w.radii()))
	w.Set("separation", text.Long(d.Separation))
	w.SetSize("depth", d.Separation)
	w.SetShort("gap", d.Separation)
	title := text.ShapeDistanceTitle
	switch {
	case d.Separation > 0:
		title = text.ShapeDistanceGapTitle
	case d.Separation == 0:
		title = text.ShapeDistanceTouchTitle
	}
	w.tell(title, text.ShapeDistanceText)
	switch {
	case d.Separation > shape.Reach:
		w.more(text.ShapeDistanceApartText)
	case d.Separation > 0:
		w.more(text.ShapeDistanceReachText)
	case d.Normal == shape.Vec2{}:
		w.more(text.ShapeDistanceZeroText)
	}
	w.row(w.Say(text.ShapeDistanceLength), false, QuantityNearest, numberCell(d.Length))
	w.row(w.Say(text.ShapeDistanceRadii), false, finding.QuantityNone, numberCell(w.radii()))
	w.row(w.Say(text.ShapeSeparation), true, QuantityNormal, numberCell(d.Separation))
}
