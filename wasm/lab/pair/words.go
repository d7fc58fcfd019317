package pair

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/text"
)

// Words are what is said beside the picture at one stage.
type Words struct {
	Title string // a finding
	Text  string // a sentence with this pose's own numbers
	Table Table
	// Points are the contact points so far: none before the incident edge.
	Points []Point
	None   string // why there are no points, where there are none
}

// Table has a row for each number the stage found. Head names the columns, where
// there is more than one; Notes explain them.
type Table struct {
	Head  []string
	Rows  []Row
	Notes []string
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
	Note   string    // how that came about, or nothing
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

// words are Words on their way, for one figure in one language. A stage sets the values
// of the names in its messages, says two of them, and adds its rows and points.
type words struct {
	Words
	language text.Language
	f        *Figure
	c        *physics.Clipping
	values   []string // names and their values in turn; of two values for a name the later one counts
}

// Words returns what is said at the present stage.
func (f *Figure) Words() Words { return f.WordsAt(f.stage) }

// Spoken returns the present stage's words in one line, for those who do not see it.
func (f *Figure) Spoken() string {
	w := f.Words()
	return w.Title + ". " + w.Text
}

// stages are the stages' names and what they say.
var stages = [physics.StageCount]struct {
	name text.Key
	say  func(*words)
}{
	{text.StageSetup, (*words).setup},
	{text.StageFacesA, (*words).facesA},
	{text.StageFacesB, (*words).facesB},
	{text.StageBestAxis, (*words).bestAxis},
	{text.StageReference, (*words).reference},
	{text.StageIncident, (*words).incident},
	{text.StageClipNeg, (*words).clipNeg},
	{text.StageClipPos, (*words).clipPos},
	{text.StageKeep, (*words).keep},
	{text.StageContacts, (*words).contacts},
}

// WordsAt returns what is said at any stage.
func (f *Figure) WordsAt(stage physics.Stage) Words {
	w := &words{language: f.language, f: f, c: &f.clipping}
	if stage > f.clipping.Reached {
		w.ended()
	} else {
		stages[stage].say(w)
		if stage == f.clipping.Reached && stage < physics.StageContacts {
			w.Text += " " + w.fill(text.EndedHere)
		}
	}
	if len(w.Points) == 0 {
		w.None = w.none(stage)
	}
	return w.Words
}

// StageName returns the name of a stage.
func (f *Figure) StageName(stage physics.Stage) string { return f.language.Text(stages[stage].name) }

var boxNames = [2]string{"A", "B"}

func (w *words) set(name, value string) { w.values = append(w.values, name, value) }

func (w *words) setEdge(name string, edge physics.Edge) { w.set(name, digit(edge)) }

// setSigned sets a name to a number with its sign, setLength to one without.
func (w *words) setSigned(name string, x float64) { w.set(name, text.Short(x)) }
func (w *words) setLength(name string, x float64) { w.setSigned(name, math.Abs(x)) }

// setTo sets a name to a number with so many decimals.
func (w *words) setTo(decimals int, name string, x float64) { w.set(name, text.Number(x, decimals)) }

// fill returns a message with the values that are set.
func (w *words) fill(key text.Key) string { return w.language.Text(key, w.values...) }

func (w *words) say(title, sentence text.Key) { w.Title, w.Text = w.fill(title), w.fill(sentence) }

func (w *words) row(key text.Key, thing Thing, cells ...Cell) *Row {
	w.Table.Rows = append(w.Table.Rows, Row{Label: w.fill(key), Cells: cells, Thing: thing})
	return &w.Table.Rows[len(w.Table.Rows)-1]
}

func (w *words) number(key text.Key, thing Thing, x float64) { w.row(key, thing, numberCell(x)) }

func (w *words) vector(key text.Key, thing Thing, v physics.Vec2) { w.row(key, thing, vectorCell(v)) }

func (w *words) integer(key text.Key, thing Thing, n int) {
	w.row(key, thing, Cell{Text: strconv.Itoa(n), Values: []float64{float64(n)}})
}

func numberCell(x float64) Cell { return cellTo(tableDecimals, x) }

func cellTo(decimals int, x float64) Cell {
	return Cell{Text: text.Number(x, decimals), Values: []float64{x}}
}

func vectorCell(v physics.Vec2) Cell {
	return Cell{Text: text.Long(v.X) + ", " + text.Long(v.Y), Values: []float64{v.X, v.Y}}
}

// tableDecimals are what a table has at least, and evenDecimals those in which two numbers
// are alike that differ by rounding alone.
const (
	tableDecimals = 3
	evenDecimals  = 9
)

func even(x, y float64) bool { return x == y || text.Apart(tableDecimals, x, y) > evenDecimals }

func digit(e physics.Edge) string { return strconv.Itoa(int(e)) }

// capital begins a sentence with s.
func capital(s string) string {
	if s != "" && 'a' <= s[0] && s[0] <= 'z' {
		return string(s[0]-'a'+'A') + s[1:]
	}
	return s
}

func (w *words) axisName(axis physics.Axis) string { return w.axis(axis, text.AxisX, text.AxisY) }

func (w *words) axis(axis physics.Axis, x, y text.Key) string {
	if axis.Vertical() {
		x = y
	}
	return w.language.Text(x, "box", boxNames[axis/2])
}

// referenceName and incidentName are the names of the boxes in those roles.
func (w *words) referenceName() string { return boxNames[w.referenceBox()] }
func (w *words) incidentName() string  { return boxNames[1-w.referenceBox()] }

func (w *words) referenceBox() int {
	if w.c.Reference.OfB {
		return 1
	}
	return 0
}

// pointName says what a clipped vertex is: a vertex of the incident box, or a cut.
func (w *words) pointName(v *physics.ClipVertex) string { return w.name(v, text.PointCut) }

func (w *words) name(v *physics.ClipVertex, cut text.Key) string {
	in, out := v.Winding.In2(), v.Winding.Out2()
	if in != physics.NoEdge && out != physics.NoEdge {
		return w.language.Text(text.PointVertex, "box", w.incidentName(), "number", digit(out))
	}
	return w.language.Text(cut, "box", w.referenceName(), "edge", digit(v.Winding.In1()+v.Winding.Out1()))
}

// idWords writes an id whose part 1 belongs to A: "A’s edge e3 with B’s edges e2 and e3".
func (w *words) idWords(f physics.FeaturePair) string {
	a, b := w.edgesWords("A", f.In1(), f.Out1()), w.edgesWords("B", f.In2(), f.Out2())
	if a == "" || b == "" {
		return a + b
	}
	return w.language.Text(text.IdBoth, "a", a, "b", b)
}

func (w *words) edgesWords(box string, in, out physics.Edge) string {
	key := text.IdTwo
	if in == physics.NoEdge || out == physics.NoEdge {
		key = text.IdOne
	}
	if in+out == physics.NoEdge {
		return ""
	}
	return w.language.Text(key, "box", box, "edge", digit(in+out), "first", digit(in), "second", digit(out))
}

func chips(f physics.FeaturePair) (list []Chip) {
	for i, edge := range [4]physics.Edge{f.In1(), f.Out1(), f.In2(), f.Out2()} {
		if edge != physics.NoEdge {
			list = append(list, Chip{uint8(i/2 + 1), boxNames[i/2] + " e" + digit(edge)})
		}
	}
	return list
}

func (w *words) setup() {
	s := &w.c.Setup
	w.setSigned("ax", s.DA.X)
	w.setSigned("ay", s.DA.Y)
	w.setSigned("bx", s.DB.X)
	w.setSigned("by", s.DB.Y)
	if s.DP.X == 0 && s.DP.Y == 0 {
		w.say(text.SetupSameTitle, text.SetupSameText)
	} else {
		w.say(text.SetupTitle, text.SetupText)
	}
	w.vector(text.RowDp, ThingDP, s.DP)
	w.vector(text.RowDa, ThingDA, s.DA)
	w.vector(text.RowDb, ThingDB, s.DB)
}

func (w *words) facesA() {
	w.faces(physics.AxisAX, &w.c.Setup.DA, &w.f.bodies[0].Half, &w.c.Setup.ReachB)
}
func (w *words) facesB() {
	w.faces(physics.AxisBX, &w.c.Setup.DB, &w.f.bodies[1].Half, &w.c.Setup.ReachA)
}

func (w *words) faces(x physics.Axis, d, own, reach *physics.Vec2) {
	y := x + 1
	sx, sy := w.c.Separations[x], w.c.Separations[y]
	larger := x
	if sy > sx {
		larger = y
	}
	w.set("box", boxNames[x/2])
	w.set("axis", w.axisName(larger))
	w.setLength("gap", w.c.Separations[larger])
	w.setLength("x", sx)
	w.setLength("y", sy)
	separated := text.RowYes
	switch {
	case sx > 0 && sy > 0:
		w.say(text.FacesGapsTitle, text.FacesGapsText)
	case sx > 0 || sy > 0:
		w.say(text.FacesGapTitle, text.FacesGapText)
	case sx == 0 && sy == 0:
		w.say(text.FacesTouchesTitle, text.FacesTouchesText)
		separated = text.RowNo
	case sx == 0 || sy == 0:
		other := x + y - larger
		w.set("other", w.axisName(other))
		w.setLength("overlap", w.c.Separations[other])
		w.say(text.FacesTouchTitle, text.FacesTouchText)
		separated = text.RowNo
	default:
		w.say(text.FacesTitle, text.FacesText)
		separated = text.RowNo
	}
	w.axisRows(x, d.X, own.X+reach.X)
	w.axisRows(y, d.Y, own.Y+reach.Y)
	w.row(text.RowSeparated, ThingNone, Cell{Text: w.fill(separated)})
}

var axisKeys = [2]struct{ distance, reach, separation text.Key }{
	{text.RowDistanceX, text.RowReachX, text.RowSeparationX},
	{text.RowDistanceY, text.RowReachY, text.RowSeparationY},
}

func (w *words) axisRows(axis physics.Axis, d, reach float64) {
	keys, i := &axisKeys[axis%2], int(axis)
	w.number(keys.distance, ThingDistance.At(i), math.Abs(d))
	w.number(keys.reach, ThingReach.At(i), reach)
	w.number(keys.separation, ThingSeparation.At(i), w.c.Separations[axis])
}

func (w *words) bestAxis() {
	best, s := &w.c.Best, &w.c.Separations
	w.set("axis", w.axisName(best.Axis))
	w.setLength("depth", best.Separation)
	rival := best.Axis   // has the largest separation
	others := []string{} // that come later and are just as good
	for axis := range physics.Axis(physics.AxisCount) {
		if s[axis] > s[rival] {
			rival = axis
		}
		if axis > best.Axis && even(s[axis], best.Separation) {
			others = append(others, w.axisName(axis))
		}
	}
	w.set("others", w.list(others))
	switch {
	case rival != best.Axis && !(rival > best.Axis && even(s[rival], best.Separation)):
		w.tie(rival)
	case best.Separation == 0 && len(others) > 0:
		w.say(text.BestEvenTitle, text.BestTouchEvenText)
	case best.Separation == 0:
		w.say(text.BestTouchTitle, text.BestTouchText)
	case len(others) > 0:
		w.say(text.BestEvenTitle, text.BestEvenText)
	default:
		w.say(text.BestTitle, text.BestText)
	}
	w.axisTable()
}

// tie says why an axis of less overlap than the chosen one was passed over.
func (w *words) tie(rival physics.Axis) {
	best, s := &w.c.Best, &w.c.Separations
	decimals := text.Apart(w.decimals(rival), s[rival], best.Separation)
	w.set("other", w.axisName(rival))
	w.setTo(decimals, "less", math.Abs(s[rival]))
	w.setTo(decimals, "depth", math.Abs(best.Separation))
	w.setTo(decimals, "threshold", best.Thresholds[rival])
	w.setTo(decimals, "separation", s[rival])
	w.set("formula", w.formula(rival, decimals))
	if w.leader(rival) == best.Axis {
		w.say(text.BestTieTitle, text.BestTieText)
	} else {
		w.say(text.BestTieTitle, text.BestPassedText)
	}
}

// leader returns the axis that led when this one's turn came.
func (w *words) leader(axis physics.Axis) (leader physics.Axis) {
	for k := physics.AxisAY; k < axis; k++ {
		if w.took(k) {
			leader = k
		}
	}
	return leader
}

// took reports whether an axis took the lead in its turn.
func (w *words) took(axis physics.Axis) bool {
	return axis == physics.AxisAX || w.c.Separations[axis] > w.c.Best.Thresholds[axis]
}

// formula writes where an axis’s threshold is from.
func (w *words) formula(axis physics.Axis, decimals int) string {
	half := w.f.bodies[axis/2].Half.X
	if axis.Vertical() {
		half = w.f.bodies[axis/2].Half.Y
	}
	return w.language.Text(text.BestFormula,
		"led", text.Number(w.c.Separations[w.leader(axis)], decimals), "half", text.Number(half, decimals))
}

// decimals returns how many an axis’s numbers are written with, to be told apart from what
// they are compared with: as many as the other axes’, unless they need more.
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

// axisTable has a row for each axis: what it has, what it had to exceed, and what came of that.
func (w *words) axisTable() {
	best, s := &w.c.Best, &w.c.Separations
	w.Table.Head = []string{w.fill(text.TableAxis), w.fill(text.RowOverlap), w.fill(text.RowThreshold), ""}
	led := false
	for axis := range physics.Axis(physics.AxisCount) {
		decimals := w.decimals(axis)
		row := w.row(text.TableAxis, ThingSeparation.At(int(axis)), cellTo(decimals, s[axis]), cellTo(decimals, best.Thresholds[axis]), Cell{})
		row.Label = w.axis(axis, text.AxisXShort, text.AxisYShort)
		row.Lead = axis == best.Axis
		if axis == physics.AxisAX { // the first has nothing to exceed
			row.Cells[1] = Cell{Text: "–"}
		} else {
			row.Cells[1].Note = w.formula(axis, decimals)
		}
		switch {
		case row.Lead:
			row.Cells[2].Text = w.fill(text.RowChosen)
		case w.took(axis):
			row.Cells[2].Text = w.fill(text.RowLead)
			led = true
		}
	}
	w.row(text.RowNormal, ThingNormal, vectorCell(best.Normal))
	w.set("first", w.axisName(physics.AxisAX))
	w.set("led", w.fill(text.RowLead))
	w.Table.Notes = []string{w.fill(text.BestOrder)}
	if led {
		w.Table.Notes = append(w.Table.Notes, w.fill(text.BestLed))
	}
}

// list joins names: "a, b and c".
func (w *words) list(names []string) string {
	if len(names) == 0 {
		return ""
	}
	s := names[0]
	for i, name := range names[1:] {
		key := text.ListMore
		if i == len(names)-2 {
			key = text.ListTwo
		}
		s = w.language.Text(key, "first", s, "last", name)
	}
	return s
}

func (w *words) reference() {
	r := &w.c.Reference
	neg, pos := &r.Sides[0], &r.Sides[1]
	w.set("box", w.referenceName())
	w.set("other", w.incidentName())
	w.setEdge("edge", r.Face)
	w.setEdge("neg", neg.Edge)
	w.setEdge("pos", pos.Edge)
	w.say(text.ReferenceTitle, text.ReferenceText)
	w.vector(text.RowFrontNormal, ThingFrontNormal, r.Front.Normal)
	w.number(text.RowFront, ThingFront, r.Front.Offset)
	w.vector(text.RowSideNormal, ThingSidePos, pos.Normal)
	w.setEdge("edge", neg.Edge)
	w.number(text.RowNegSide, ThingSideNeg, neg.Offset)
	w.setEdge("edge", pos.Edge)
	w.number(text.RowPosSide, ThingSidePos, pos.Offset)
}

func (w *words) incident() {
	e := &w.c.Incident
	w.set("box", w.incidentName())
	w.setEdge("edge", e.Edge)
	x, y := math.Abs(e.Normal.X), math.Abs(e.Normal.Y)
	w.setTo(min(evenDecimals, text.Apart(tableDecimals, x, y)), "dot", -max(x, y))
	w.setEdge("from", e.Edge)
	w.setEdge("to", e.Edge%4+1)
	if even(x, y) {
		w.setEdge("other", w.nextBest())
		rule := text.IncidentEvenRule
		if x != y {
			rule = text.IncidentRoundingRule
		}
		w.set("rule", w.fill(rule))
		w.say(text.IncidentTitle, text.IncidentEvenText)
	} else {
		w.say(text.IncidentTitle, text.IncidentText)
	}
	w.vector(text.RowTurned, ThingTurned, e.Normal)
	w.points(&e.Vertices, 2)
}

// nextBest returns the edge whose normal is the second most direct.
func (w *words) nextBest() physics.Edge {
	n := &w.c.Incident.Normal
	switch {
	case w.c.Incident.Edge%2 == 0 && n.Y < 0: // 2 and 4 lie across x
		return physics.Edge3
	case w.c.Incident.Edge%2 == 0:
		return physics.Edge1
	case n.X < 0:
		return physics.Edge2
	}
	return physics.Edge4
}

func (w *words) clipNeg() { w.clip(0, &w.c.Incident.Vertices) }
func (w *words) clipPos() { w.clip(1, &w.c.Clipped[0].Vertices) }

func (w *words) clip(side int, in *[2]physics.ClipVertex) {
	c := &w.c.Clipped[side]
	d := &c.Distances
	out := 0 // the end that lies outside, if one does
	if d[1] > 0 {
		out = 1
	}
	ends := [2]string{w.pointName(&in[0]), w.pointName(&in[1])}
	w.set("box", w.referenceName())
	w.setEdge("edge", w.c.Reference.Sides[side].Edge)
	w.set("point", ends[out])
	w.setLength("outside", d[out])
	w.setLength("d0", d[0])
	w.setLength("d1", d[1])
	switch {
	case c.Cut:
		w.set("percent", strconv.Itoa(int(max(1, min(99, math.Round(100*c.T))))))
		w.set("from", ends[0])
		w.set("to", ends[1])
		made := &c.Vertices[c.Count-1]
		feature, winding := w.told(made)
		w.set("id", w.idWords(feature))
		if feature == winding {
			w.say(text.ClipOneTitle, text.ClipOneText)
		} else {
			w.set("winding", w.idWords(winding))
			w.set("on", w.edgesWords(w.incidentName(), made.Winding.In2(), made.Winding.Out2()))
			w.say(text.ClipOneTitle, text.ClipWrongText)
		}
	case c.Count == 2:
		w.say(text.ClipNoneTitle, text.ClipNoneText)
	case c.Count == 1:
		w.say(text.ClipAloneTitle, text.ClipAloneText)
	default:
		w.say(text.ClipEmptyTitle, text.ClipEmptyText)
	}
	w.Text = capital(w.Text)
	for i, end := range ends {
		w.set("point", end)
		w.number(text.RowDistance, ThingClipDistance.At(i), d[i])
	}
	if c.Cut {
		w.number(text.RowFraction, ThingFraction, c.T)
	}
	w.integer(text.RowLeft, ThingNone, c.Count)
	w.points(&c.Vertices, c.Count)
}

func (w *words) keep() {
	k := &w.c.Keep
	vertices := &w.c.Clipped[1].Vertices
	s := &k.Separations
	names := [2]string{w.pointName(&vertices[0]), w.pointName(&vertices[1])}
	w.set("box", w.referenceName())
	w.set("p", names[0])
	w.set("q", names[1])
	switch {
	case k.Kept[0] && k.Kept[1]:
		w.set("d0", w.deep(s[0]))
		w.set("d1", w.deep(s[1]))
		w.say(text.KeepBothTitle, text.KeepBothText)
	case k.Kept[0] || k.Kept[1]:
		kept, dropped := 0, 1
		if k.Kept[1] {
			kept, dropped = 1, 0
		}
		w.set("p", names[kept])
		w.set("q", capital(names[dropped]))
		w.set("depth", w.deep(s[kept]))
		w.setLength("height", s[dropped])
		w.say(text.KeepOneTitle, text.KeepOneText)
	default:
		w.setLength("d0", s[0])
		w.setLength("d1", s[1])
		w.say(text.KeepNoneTitle, text.KeepNoneText)
	}
	w.Text = capital(w.Text)
	w.points(vertices, 2)
	for i := range w.Points {
		w.set("point", names[i])
		w.number(text.RowSeparation, ThingKeepDistance.At(i), s[i])
		state := text.RowKept
		if !k.Kept[i] {
			state = text.RowDropped
		}
		w.Points[i].State, w.Points[i].Dropped = w.fill(state), !k.Kept[i]
	}
}

// deep says how far behind the reference face a point is that stays.
func (w *words) deep(separation float64) string {
	if separation == 0 {
		return w.language.Text(text.KeepOn)
	}
	return w.language.Text(text.KeepDeep, "n", text.Short(math.Abs(separation)))
}

func (w *words) contacts() {
	m := &w.c.Manifold
	w.vector(text.RowNormal, ThingNormal, m.Normal)
	more := ""
	w.set("box", w.referenceName())
	for i := range m.Count {
		contact := &m.Contacts[i]
		thing := ThingContact.At(i)
		w.set("n", strconv.Itoa(i+1))
		w.setLength([...]string{"d0", "d1"}[i], contact.Separation)
		w.set([...]string{"id0", "id1"}[i], w.idWords(contact.Feature))
		w.vector(text.RowPosition, thing, contact.Position)
		w.number(text.RowDepth, thing, contact.Separation)
		if key := contact.Feature; w.c.Reference.OfB {
			w.integer(text.RowKeyBefore, thing, int(key.Flip().Key()))
			if i == 0 {
				w.set("before", strconv.Itoa(int(key.Flip().Key())))
				w.set("after", strconv.Itoa(int(key.Key())))
				more += " " + w.fill(text.ContactsFlip)
			}
		}
		w.integer(text.RowKey, thing, int(contact.Feature.Key()))
		if contact.Winding != contact.Feature {
			w.set("id", w.idWords(contact.Winding))
			more += " " + w.fill(text.ContactsWinding)
		}
		w.point(&w.c.Clipped[1].Vertices[contact.From], contact.Position, contact.Feature, contact.Winding, thing)
	}
	if m.Count == 1 {
		w.say(text.ContactsOneTitle, text.ContactsOneText)
	} else {
		w.say(text.ContactsTwoTitle, text.ContactsTwoText)
	}
	w.Text += more
}

// points lists the vertices as contact points so far, their ids told of A and B.
func (w *words) points(vertices *[2]physics.ClipVertex, count int) {
	for i := range count {
		v := &vertices[i]
		feature, winding := w.told(v)
		w.point(v, v.Position, feature, winding, ThingPoint.At(i))
	}
}

// told returns a vertex’s id and its winding-correct one with A’s part first.
func (w *words) told(v *physics.ClipVertex) (feature, winding physics.FeaturePair) {
	if w.c.Reference.OfB {
		return v.Feature.Flip(), v.Winding.Flip()
	}
	return v.Feature, v.Winding
}

func (w *words) point(v *physics.ClipVertex, at physics.Vec2, feature, winding physics.FeaturePair, thing Thing) {
	p := Point{Name: w.name(v, text.PointCutShort), Position: vectorCell(at), ID: chips(feature), Thing: thing}
	if winding != feature {
		p.Winding = w.language.Text(text.TableWinding, "id", w.idWords(winding))
	}
	w.Points = append(w.Points, p)
}

// endings are the events that may end a collide, by physics.Outcome.
var endings = [...]struct{ why, reason text.Key }{
	physics.SeparatedA: {text.EndedSeparatedWhy, text.EndedSeparatedReason},
	physics.SeparatedB: {text.EndedSeparatedWhy, text.EndedSeparatedReason},
	physics.ClippedNeg: {text.EndedEmptyWhy, text.EndedEmptyReason},
	physics.ClippedPos: {text.EndedEmptyWhy, text.EndedEmptyReason},
	physics.AllDropped: {text.EndedDroppedWhy, text.EndedDroppedReason},
}

// ended says why the present stage was not reached, in the words of the last one that
// was, whose table stays.
func (w *words) ended() {
	last := &stages[w.c.Reached]
	last.say(w)
	ending := endings[w.c.Outcome()]
	if len(w.Points) == 1 {
		ending.why, ending.reason = text.EndedAloneWhy, text.EndedAloneReason
		w.set("point", w.pointName(&w.c.Clipped[w.c.Reached-physics.StageClipNeg].Vertices[0]))
	}
	w.Points = nil
	w.setEnd()
	w.set("why", w.fill(ending.why))
	w.set("reason", w.fill(ending.reason))
	w.say(text.EndedTitle, text.EndedText)
}

// setEnd sets where the collide ended.
func (w *words) setEnd() {
	w.set("number", strconv.Itoa(int(w.c.Reached)+1))
	w.set("stage", w.fill(stages[w.c.Reached].name))
}

// none says why there are no points.
func (w *words) none(stage physics.Stage) string {
	w.setEnd()
	switch reached := w.c.Reached; {
	case reached < physics.StageIncident:
		return w.fill(text.TableNoneEver)
	case stage < physics.StageIncident:
		return w.fill(text.TableNone)
	case stage > reached:
		return w.fill(text.TableNoneEnded)
	}
	return w.fill(text.TableNoneLeft)
}

// presetWords are the words of the presets in scene.Pairs, in their order there.
var presetWords = [...]struct{ name, line text.Key }{
	{text.PresetRestingName, text.PresetRestingText},
	{text.PresetCornerDownName, text.PresetCornerDownText},
	{text.PresetDeepName, text.PresetDeepText},
	{text.PresetEdgeOnEdgeName, text.PresetEdgeOnEdgeText},
	{text.PresetReferenceOnBName, text.PresetReferenceOnBText},
	{text.PresetBothClipName, text.PresetBothClipText},
	{text.PresetKeepDropsName, text.PresetKeepDropsText},
	{text.PresetSeparatedAName, text.PresetSeparatedAText},
	{text.PresetSeparatedBName, text.PresetSeparatedBText},
	{text.PresetNearTieName, text.PresetNearTieText},
	{text.PresetSameCentreName, text.PresetSameCentreText},
	{text.PresetThinName, text.PresetThinText},
	{text.PresetOverlapNoContactName, text.PresetOverlapNoContactText},
	{text.PresetCornerTouchName, text.PresetCornerTouchText},
	{text.PresetSwappedCountName, text.PresetSwappedCountText},
}

// PresetWords returns a preset's name and its line, both "" for an id without words.
func (f *Figure) PresetWords(id string) (name, line string) {
	for i := range scene.Pairs {
		if scene.Pairs[i].ID == id {
			keys := presetWords[i]
			return f.language.Text(keys.name), f.language.Text(keys.line)
		}
	}
	return "", ""
}
