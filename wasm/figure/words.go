package figure

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/text"
)

// Words are what is said beside the picture at one stage.
type Words struct {
	Title string // a finding
	Text  string // a sentence with this pose's own numbers
	Table Table
	// Points are the contact points so far: none before the incident edge.
	Points []Point
}

// Table has a row for each number the stage found. Head names the columns, where
// there is more than one.
type Table struct {
	Head []string
	Rows []Row
}

// Row is a line of a table.
type Row struct {
	Label string
	Cells []Cell
	Lead  bool  // the row that was chosen
	Thing Thing // what it measures
}

// Cell is a number, a vector, or a word.
type Cell struct {
	Text   string
	Values []float64 // what Text was rounded from, if it is numbers
}

// Point is a point on its way to become a contact.
type Point struct {
	Name     string
	Position Cell
	ID       []Chip
	Winding  string // the winding-correct id in words, where it differs
	State    string // "kept" or "dropped", or ""
	Dropped  bool
	Thing    Thing
}

// Chip is one edge of an id. Box is 1 for A and 2 for B.
type Chip struct {
	Box  uint8
	Text string
}

// words writes for one figure in one language.
type words struct {
	text.Language
	f *Figure
	c *physics.Clipping
}

// Words returns what is said at the present stage.
func (f *Figure) Words() Words { return f.WordsAt(f.stage) }

// Spoken returns the present stage's words in one line, for those who do not see it.
func (f *Figure) Spoken() string {
	w := f.Words()
	return w.Title + ". " + w.Text
}

// WordsAt returns what is said at any stage.
func (f *Figure) WordsAt(stage physics.Stage) Words {
	w := words{text.English, f, &f.clipping}
	if stage > f.clipping.Reached {
		return w.ended()
	}
	return [...]func() Words{
		w.setup, w.facesA, w.facesB, w.bestAxis, w.reference,
		w.incident, w.clipNeg, w.clipPos, w.keep, w.contacts,
	}[stage]()
}

// stageKeys are the names of the stages.
var stageKeys = [physics.StageCount]text.Key{
	text.StageSetup, text.StageFacesA, text.StageFacesB, text.StageBestAxis, text.StageReference,
	text.StageIncident, text.StageClipNeg, text.StageClipPos, text.StageKeep, text.StageContacts,
}

// StageName returns the name of a stage.
func (f *Figure) StageName(stage physics.Stage) string { return text.English.Text(stageKeys[stage]) }

var boxNames = [2]string{"A", "B"}

func (w words) axisName(axis physics.Axis) string {
	key := text.AxisX
	if axis.Vertical() {
		key = text.AxisY
	}
	return w.Text(key, "box", boxNames[axis/2])
}

// referenceBox and incidentBox are the indices of the boxes in those roles.
func (w words) referenceBox() int {
	if w.c.Reference.OfB {
		return 1
	}
	return 0
}
func (w words) incidentBox() int { return 1 - w.referenceBox() }

// pointName says what a clipped vertex is: a vertex of the incident box, or a cut.
func (w words) pointName(v *physics.ClipVertex) string { return w.name(v, text.PointCut) }

func (w words) name(v *physics.ClipVertex, cut text.Key) string {
	in, out := v.Winding.In2, v.Winding.Out2
	if in != physics.NoEdge && out != physics.NoEdge {
		return w.Text(text.PointVertex, "box", boxNames[w.incidentBox()], "number", digit(out))
	}
	edge := v.Winding.In1
	if edge == physics.NoEdge {
		edge = v.Winding.Out1
	}
	return w.Text(cut, "box", boxNames[w.referenceBox()], "edge", digit(edge))
}

// idWords writes an id whose part 1 belongs to A: "A’s edge 3, B’s edges 2 and 3".
func (w words) idWords(f physics.FeaturePair) string {
	a, b := w.edgesWords(0, f.In1, f.Out1), w.edgesWords(1, f.In2, f.Out2)
	switch {
	case a == "":
		return b
	case b == "":
		return a
	}
	return w.Text(text.IdBoth, "a", a, "b", b)
}

func (w words) edgesWords(box int, in, out physics.Edge) string {
	switch {
	case in == physics.NoEdge && out == physics.NoEdge:
		return ""
	case in == physics.NoEdge:
		return w.Text(text.IdOne, "box", boxNames[box], "edge", digit(out))
	case out == physics.NoEdge:
		return w.Text(text.IdOne, "box", boxNames[box], "edge", digit(in))
	}
	return w.Text(text.IdTwo, "box", boxNames[box], "first", digit(in), "second", digit(out))
}

func chips(f physics.FeaturePair) (list []Chip) {
	for i, edge := range [4]physics.Edge{f.In1, f.Out1, f.In2, f.Out2} {
		if edge != physics.NoEdge {
			list = append(list, Chip{uint8(i/2 + 1), boxNames[i/2] + " e" + digit(edge)})
		}
	}
	return list
}

func digit(e physics.Edge) string { return strconv.Itoa(int(e)) }

func short(x float64) string { return text.Short(x) }

// overlap writes a separation that is not positive as the overlap that it is.
func overlap(separation float64) string { return text.Short(math.Abs(separation)) }

func numberCell(x float64) Cell { return Cell{text.Long(x), []float64{x}} }

func vectorCell(v physics.Vec2) Cell {
	return Cell{text.Long(v.X) + ", " + text.Long(v.Y), []float64{v.X, v.Y}}
}

func (w words) row(key text.Key, cell Cell, thing Thing, pairs ...string) Row {
	return Row{Label: w.Text(key, pairs...), Cells: []Cell{cell}, Thing: thing}
}

func (w words) setup() Words {
	s := &w.c.Setup
	said := Words{
		Title: w.Text(text.SetupTitle),
		Text: w.Text(text.SetupText,
			"ax", short(s.DA.X), "ay", short(s.DA.Y), "bx", short(s.DB.X), "by", short(s.DB.Y)),
		Table: Table{Rows: []Row{
			w.row(text.RowDp, vectorCell(s.DP), ThingDP),
			w.row(text.RowDa, vectorCell(s.DA), ThingDA),
			w.row(text.RowDb, vectorCell(s.DB), ThingDB),
		}},
	}
	if s.DP == (physics.Vec2{}) {
		said.Title, said.Text = w.Text(text.SetupSameTitle), w.Text(text.SetupSameText)
	}
	return said
}

func (w words) facesA() Words {
	s := &w.c.Setup
	return w.faces(physics.AxisAX, s.DA, w.f.bodies[0].Half, s.ReachB)
}

func (w words) facesB() Words {
	s := &w.c.Setup
	return w.faces(physics.AxisBX, s.DB, w.f.bodies[1].Half, s.ReachA)
}

func (w words) faces(x physics.Axis, d, own, reach physics.Vec2) Words {
	y := x + 1
	sx, sy := w.c.Separations[x], w.c.Separations[y]
	box := boxNames[x/2]
	var said Words
	switch {
	case sx > 0 && sy > 0:
		said.Title = w.Text(text.FacesGapsTitle, "box", box)
		said.Text = w.Text(text.FacesGapsText, "x", short(sx), "y", short(sy))
	case sx > 0 || sy > 0:
		axis, gap := x, sx
		if sy > 0 {
			axis, gap = y, sy
		}
		said.Title = w.Text(text.FacesGapTitle, "axis", w.axisName(axis))
		said.Text = w.Text(text.FacesGapText, "axis", w.axisName(axis), "gap", short(gap))
	default:
		said.Title = w.Text(text.FacesTitle, "box", box)
		said.Text = w.Text(text.FacesText, "box", box, "x", overlap(sx), "y", overlap(sy))
	}
	verdict := text.RowNo
	if sx > 0 || sy > 0 {
		verdict = text.RowYes
	}
	said.Table.Rows = []Row{
		w.row(text.RowDistanceX, numberCell(math.Abs(d.X)), ThingDistance.At(int(x))),
		w.row(text.RowReachX, numberCell(own.X+reach.X), ThingReach.At(int(x))),
		w.row(text.RowSeparationX, numberCell(sx), ThingSeparation.At(int(x))),
		w.row(text.RowDistanceY, numberCell(math.Abs(d.Y)), ThingDistance.At(int(y))),
		w.row(text.RowReachY, numberCell(own.Y+reach.Y), ThingReach.At(int(y))),
		w.row(text.RowSeparationY, numberCell(sy), ThingSeparation.At(int(y))),
		w.row(text.RowSeparated, Cell{Text: w.Text(verdict)}, ThingNone),
	}
	return said
}

func (w words) bestAxis() Words {
	best := &w.c.Best
	largest := physics.AxisAX
	for axis := range w.c.Separations {
		if w.c.Separations[axis] > w.c.Separations[largest] {
			largest = physics.Axis(axis)
		}
	}
	said := Words{
		Title: w.Text(text.BestTitle, "axis", w.axisName(best.Axis)),
		Text:  w.Text(text.BestText, "axis", w.axisName(best.Axis), "depth", overlap(best.Separation)),
	}
	if largest != best.Axis {
		less := w.c.Separations[largest]
		said.Title = w.Text(text.BestTieTitle, "axis", w.axisName(best.Axis))
		said.Text = w.Text(text.BestTieText, "other", w.axisName(largest), "less", text.Long(math.Abs(less)),
			"depth", text.Long(math.Abs(best.Separation)), "threshold", text.Long(best.Thresholds[largest]), "separation", text.Long(less))
	}
	said.Table.Head = []string{w.Text(text.TableAxis), w.Text(text.RowOverlap), w.Text(text.RowThreshold), ""}
	for axis := physics.AxisAX; axis <= physics.AxisBY; axis++ {
		s := w.c.Separations[axis]
		short := text.AxisXShort
		if axis.Vertical() {
			short = text.AxisYShort
		}
		row := Row{Label: w.Text(short, "box", boxNames[axis/2]), Lead: axis == best.Axis, Thing: ThingSeparation.At(int(axis)),
			Cells: []Cell{numberCell(s), {Text: "–"}, {}}}
		if axis > 0 {
			row.Cells[1] = numberCell(best.Thresholds[axis])
		}
		switch {
		case axis == best.Axis:
			row.Cells[2].Text = w.Text(text.RowChosen)
		case axis > 0 && s > best.Thresholds[axis]:
			row.Cells[2].Text = w.Text(text.RowLead)
		}
		said.Table.Rows = append(said.Table.Rows, row)
	}
	said.Table.Rows = append(said.Table.Rows, Row{Label: w.Text(text.RowNormal), Thing: ThingNormal, Cells: []Cell{vectorCell(best.Normal), {}, {}}})
	return said
}

func (w words) reference() Words {
	r := &w.c.Reference
	box, other := boxNames[w.referenceBox()], boxNames[w.incidentBox()]
	neg, pos := digit(r.Sides[0].Edge), digit(r.Sides[1].Edge)
	return Words{
		Title: w.Text(text.ReferenceTitle, "box", box, "edge", digit(r.Face)),
		Text:  w.Text(text.ReferenceText, "other", other, "neg", neg, "pos", pos),
		Table: Table{Rows: []Row{
			w.row(text.RowFrontNormal, vectorCell(r.Front.Normal), ThingFrontNormal),
			w.row(text.RowFront, numberCell(r.Front.Offset), ThingFront),
			w.row(text.RowSideNormal, vectorCell(r.Sides[1].Normal), ThingSidePos),
			w.row(text.RowNegSide, numberCell(r.Sides[0].Offset), ThingSideNeg, "edge", neg),
			w.row(text.RowPosSide, numberCell(r.Sides[1].Offset), ThingSidePos, "edge", pos),
		}},
	}
}

func (w words) incident() Words {
	e := &w.c.Incident
	box := boxNames[w.incidentBox()]
	said := Words{
		Title: w.Text(text.IncidentTitle, "box", box, "edge", digit(e.Edge)),
		Text: w.Text(text.IncidentText, "box", box, "edge", digit(e.Edge),
			"dot", text.Long(-max(math.Abs(e.Normal.X), math.Abs(e.Normal.Y))),
			"from", digit(e.Edge), "to", digit(e.Edge%4+1)),
		Table:  Table{Rows: []Row{w.row(text.RowTurned, vectorCell(e.Normal), ThingTurned, "box", box)}},
		Points: w.points(&e.Vertices, 2),
	}
	return said
}

func (w words) clipNeg() Words { return w.clip(0, &w.c.Incident.Vertices) }
func (w words) clipPos() Words { return w.clip(1, &w.c.Clipped[0].Vertices) }

func (w words) clip(side int, in *[2]physics.ClipVertex) Words {
	c := &w.c.Clipped[side]
	box, edge := boxNames[w.referenceBox()], digit(w.c.Reference.Sides[side].Edge)
	d := c.Distances
	out := 0 // the end that lies outside, if one does
	if d[1] > 0 {
		out = 1
	}
	var said Words
	switch {
	case c.Count == 2 && !c.Cut:
		said.Title = w.Text(text.ClipNoneTitle)
		said.Text = w.Text(text.ClipNoneText, "box", box, "edge", edge, "d0", overlap(d[0]), "d1", overlap(d[1]))
	case c.Cut:
		point := w.pointName(&in[out])
		said.Title = w.Text(text.ClipOneTitle, "point", point)
		said.Text = w.Text(text.ClipOneText, "point", capital(point), "outside", short(d[out]), "box", box, "edge", edge,
			"percent", strconv.Itoa(int(math.Round(100*c.T))), "from", w.pointName(&in[0]), "to", w.pointName(&in[1]))
	case c.Count == 1:
		said.Title = w.Text(text.ClipAloneTitle)
		said.Text = w.Text(text.ClipAloneText, "point", capital(w.pointName(&in[out])), "outside", short(d[out]), "box", box, "edge", edge)
	default:
		said.Title = w.Text(text.ClipEmptyTitle)
		said.Text = w.Text(text.ClipEmptyText, "box", box, "edge", edge, "d0", short(d[0]), "d1", short(d[1]))
	}
	said.Table.Rows = []Row{
		w.row(text.RowDistance, numberCell(d[0]), ThingClipDistance, "point", w.pointName(&in[0])),
		w.row(text.RowDistance, numberCell(d[1]), ThingClipDistance.At(1), "point", w.pointName(&in[1])),
	}
	if c.Cut {
		said.Table.Rows = append(said.Table.Rows, w.row(text.RowFraction, numberCell(c.T), ThingFraction))
	}
	said.Table.Rows = append(said.Table.Rows, w.row(text.RowLeft, Cell{strconv.Itoa(c.Count), []float64{float64(c.Count)}}, ThingNone))
	said.Points = w.points(&c.Vertices, c.Count)
	return said
}

func (w words) keep() Words {
	k := &w.c.Keep
	points := &w.c.Clipped[1].Vertices
	box := boxNames[w.referenceBox()]
	p, q := w.pointName(&points[0]), w.pointName(&points[1])
	s := k.Separations
	var said Words
	switch {
	case k.Kept[0] && k.Kept[1]:
		said.Title = w.Text(text.KeepBothTitle, "box", box)
		said.Text = w.Text(text.KeepBothText, "p", p, "d0", overlap(s[0]), "q", q, "d1", overlap(s[1]))
	case k.Kept[0]:
		said.Title = w.Text(text.KeepOneTitle, "box", box)
		said.Text = w.Text(text.KeepOneText, "p", p, "depth", overlap(s[0]), "q", capital(q), "height", short(s[1]))
	case k.Kept[1]:
		said.Title = w.Text(text.KeepOneTitle, "box", box)
		said.Text = w.Text(text.KeepOneText, "p", q, "depth", overlap(s[1]), "q", capital(p), "height", short(s[0]))
	default:
		said.Title = w.Text(text.KeepNoneTitle, "box", box)
		said.Text = w.Text(text.KeepNoneText, "p", capital(p), "d0", short(s[0]), "q", q, "d1", short(s[1]))
	}
	said.Table.Rows = []Row{
		w.row(text.RowSeparation, numberCell(s[0]), ThingKeepDistance, "point", p),
		w.row(text.RowSeparation, numberCell(s[1]), ThingKeepDistance.At(1), "point", q),
	}
	said.Points = w.points(points, 2)
	for i := range said.Points {
		if k.Kept[i] {
			said.Points[i].State = w.Text(text.RowKept)
		} else {
			said.Points[i].State, said.Points[i].Dropped = w.Text(text.RowDropped), true
		}
	}
	return said
}

func (w words) contacts() Words {
	m := &w.c.Manifold
	first := &m.Contacts[0]
	said := Words{}
	if m.Count == 1 {
		said.Title = w.Text(text.ContactsOneTitle)
		said.Text = w.Text(text.ContactsOneText, "depth", overlap(first.Separation), "id", w.idWords(first.Feature))
	} else {
		second := &m.Contacts[1]
		said.Title = w.Text(text.ContactsTwoTitle)
		said.Text = w.Text(text.ContactsTwoText, "d0", overlap(first.Separation), "d1", overlap(second.Separation),
			"id0", w.idWords(first.Feature), "id1", w.idWords(second.Feature))
	}
	said.Table.Rows = []Row{w.row(text.RowNormal, vectorCell(m.Normal), ThingNormal)}
	for i := range m.Count {
		contact := &m.Contacts[i]
		n := strconv.Itoa(i + 1)
		said.Table.Rows = append(said.Table.Rows,
			w.row(text.RowPosition, vectorCell(contact.Position), ThingContact.At(i), "n", n),
			w.row(text.RowDepth, numberCell(contact.Separation), ThingContact.At(i), "n", n),
			w.row(text.RowKey, Cell{strconv.FormatUint(uint64(contact.Feature.Key()), 10), []float64{float64(contact.Feature.Key())}}, ThingContact.At(i), "n", n))
		if contact.Winding != contact.Feature {
			said.Text += " " + w.Text(text.ContactsWinding, "n", n, "id", w.idWords(contact.Winding))
		}
		said.Points = append(said.Points, w.point(
			w.name(&w.c.Clipped[1].Vertices[contact.From], text.PointCutShort), contact.Position, contact.Feature, contact.Winding, ThingContact.At(i)))
	}
	return said
}

// points lists the vertices as contact points so far, their ids told of A and B.
func (w words) points(vertices *[2]physics.ClipVertex, count int) (list []Point) {
	for i := range count {
		v := &vertices[i]
		feature, winding := v.Feature, v.Winding
		if w.c.Reference.OfB {
			feature, winding = feature.Flip(), winding.Flip()
		}
		list = append(list, w.point(w.name(v, text.PointCutShort), v.Position, feature, winding, ThingPoint.At(i)))
	}
	return list
}

func (w words) point(name string, at physics.Vec2, feature, winding physics.FeaturePair, thing Thing) Point {
	p := Point{Name: name, Position: vectorCell(at), ID: chips(feature), Thing: thing}
	if winding != feature {
		p.Winding = w.Text(text.TableWinding, "id", w.idWords(winding))
	}
	return p
}

// ended says why the present stage was not reached.
func (w words) ended() Words {
	why, reason := w.outcome()
	return Words{
		Title: w.Text(text.EndedTitle, "why", why),
		Text: w.Text(text.EndedText, "number", strconv.Itoa(int(w.c.Reached)+1),
			"stage", w.Text(stageKeys[w.c.Reached]), "reason", reason),
		Table: w.f.WordsAt(w.c.Reached).Table,
	}
}

// outcome names the event that ended the collide, and its numbers.
func (w words) outcome() (why, reason string) {
	switch w.c.Outcome() {
	case physics.SeparatedA:
		return w.separated(physics.AxisAX)
	case physics.SeparatedB:
		return w.separated(physics.AxisBX)
	case physics.ClippedNeg:
		return w.clipped(0, &w.c.Incident.Vertices)
	case physics.ClippedPos:
		return w.clipped(1, &w.c.Clipped[0].Vertices)
	case physics.AllDropped:
		s := w.c.Keep.Separations
		return w.Text(text.EndedDroppedWhy), w.Text(text.EndedDroppedReason, "d0", short(s[0]), "d1", short(s[1]))
	}
	return "", ""
}

func (w words) separated(x physics.Axis) (why, reason string) {
	axis := x
	if w.c.Separations[x+1] > w.c.Separations[x] {
		axis = x + 1
	}
	return w.Text(text.EndedSeparatedWhy),
		w.Text(text.EndedSeparatedReason, "axis", w.axisName(axis), "gap", short(w.c.Separations[axis]))
}

func (w words) clipped(side int, in *[2]physics.ClipVertex) (why, reason string) {
	c := &w.c.Clipped[side]
	box, edge := boxNames[w.referenceBox()], digit(w.c.Reference.Sides[side].Edge)
	if c.Count == 1 {
		return w.Text(text.EndedAloneWhy), w.Text(text.EndedAloneReason, "box", box, "edge", edge, "point", w.pointName(&c.Vertices[0]))
	}
	return w.Text(text.EndedEmptyWhy), w.Text(text.EndedEmptyReason, "box", box, "edge", edge)
}

// capital begins a sentence with s.
func capital(s string) string {
	if s != "" && 'a' <= s[0] && s[0] <= 'z' {
		return string(s[0]-'a'+'A') + s[1:]
	}
	return s
}

// presetKeys are the words of the presets in scene.Pairs, by id.
var presetKeys = map[string][2]text.Key{
	"resting":            {text.PresetRestingName, text.PresetRestingText},
	"corner-down":        {text.PresetCornerDownName, text.PresetCornerDownText},
	"deep":               {text.PresetDeepName, text.PresetDeepText},
	"edge-on-edge":       {text.PresetEdgeOnEdgeName, text.PresetEdgeOnEdgeText},
	"reference-on-b":     {text.PresetReferenceOnBName, text.PresetReferenceOnBText},
	"both-clip":          {text.PresetBothClipName, text.PresetBothClipText},
	"keep-drops":         {text.PresetKeepDropsName, text.PresetKeepDropsText},
	"separated-a":        {text.PresetSeparatedAName, text.PresetSeparatedAText},
	"separated-b":        {text.PresetSeparatedBName, text.PresetSeparatedBText},
	"near-tie":           {text.PresetNearTieName, text.PresetNearTieText},
	"same-centre":        {text.PresetSameCentreName, text.PresetSameCentreText},
	"thin":               {text.PresetThinName, text.PresetThinText},
	"overlap-no-contact": {text.PresetOverlapNoContactName, text.PresetOverlapNoContactText},
	"corner-touch":       {text.PresetCornerTouchName, text.PresetCornerTouchText},
	"swapped-count":      {text.PresetSwappedCountName, text.PresetSwappedCountText},
}

// PresetWords returns a preset's name and its line, both "" for an id without words.
func (f *Figure) PresetWords(id string) (name, line string) {
	keys, ok := presetKeys[id]
	if !ok {
		return "", ""
	}
	return text.English.Text(keys[0]), text.English.Text(keys[1])
}
