package hull

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/text"
)

func (w *words) incident() {
	in := &w.c.Incident
	side := 1 - w.reference()
	s, normal := w.placed(side), w.placed(w.reference()).Normals[w.c.Best.Face]
	candidates := frame.Candidates(s, in.Deepest, normal)
	var vertices []string
	for i, v := range in.Deepest {
		if i == 0 {
			vertices = append(vertices, w.vertexName(side, int(v)))
		} else {
			vertices = append(vertices, vertexNumber(int(v)))
		}
	}
	w.Set("box", side.Name())
	w.number("face", in.Face)
	w.Set("vertices", w.Language.And(vertices...))
	w.Set("reference", w.referenceName())
	w.SetSize("depth", w.c.Best.Separation)
	w.SetInt("count", len(candidates))
	w.SetShort("cosine", in.Cosine)
	w.SetInt("deepest", len(in.Deepest))
	for _, c := range candidates {
		if int(c.Face) == in.Face {
			w.SetInt("holds", int(c.Holds))
		}
	}
	w.tell(text.HullIncidentTitle, text.HullIncidentText)
	w.Table.Head = []string{w.Say(text.HullIncidentHeadFace), w.Say(text.HullIncidentHeadHolds), w.Say(text.HullIncidentHeadCosine)}
	for i, c := range candidates {
		if i == listedRows {
			break
		}
		w.row(faceNumber(int(c.Face)), int(c.Face) == in.Face, wordCell(strconv.Itoa(int(c.Holds))), numberCell(c.Cosine))
	}
	w.None = w.Say(text.HullPointsNone)
}

// cornerName names a corner: a vertex, or a cut.
func (w *words) cornerName(feature hull.FeaturePair) string {
	if v := w.c.Vertex(feature); v >= 0 {
		return w.vertexName(ownerOf(feature.In), v)
	}
	for i := range w.c.Clip.Planes {
		plane, cut := w.c.Clip.Planes[i].Edge, feature.Out
		if plane == feature.Out {
			cut = feature.In
		} else if plane != feature.In {
			continue
		}
		return w.Language.Text(text.HullCut, "edge", w.edgeName(cut), "number", strconv.Itoa(i+1))
	}
	return w.edgeName(feature.In)
}

// lastID returns the id that a corner has once all planes have cut: at a vertex of the reference face, the vertex's.
func (w *words) lastID(v *hull.ClipVertex) hull.FeaturePair {
	for i := range w.c.Clip.Polygon {
		if p := &w.c.Clip.Polygon[i]; p.Position == v.Position {
			return p.Feature
		}
	}
	return v.Feature
}

func (w *words) clip() {
	planes := w.c.Clip.Planes
	i := max(0, w.at.Sub-1)
	plane := &planes[i]
	before := w.c.Incident.Polygon
	if i > 0 {
		before = planes[i-1].After
	}
	highest := 0.0
	for _, height := range plane.GoneHeights {
		highest = max(highest, height)
	}
	w.SetInt("plane", i+1)
	w.Set("reference", w.referenceName())
	w.number("edge", plane.Edge.Edge())
	w.SetShort("height", highest)
	w.SetInt("before", len(before))
	w.SetInt("after", len(plane.After))
	switch plane.Dropped {
	case 0:
		w.SetInt("count", len(before))
		w.tell(text.HullClipNoneTitle, text.HullClipNoneText)
	case 1:
		w.Set("corner", w.cornerName(plane.Gone[0].Feature))
		w.tell(text.HullClipOneTitle, text.HullClipOneText)
	default:
		w.SetInt("count", plane.Dropped)
		w.tell(text.HullClipManyTitle, text.HullClipManyText)
	}
	for k := range plane.Gone {
		w.Set("corner", w.cornerName(plane.Gone[k].Feature))
		w.row(w.Say(text.HullClipHeight), false, numberCell(plane.GoneHeights[k]))
	}
	w.row(w.Say(text.HullClipCorners), false, wordCell(strconv.Itoa(len(before))+", "+strconv.Itoa(len(plane.After))))
	for k := range plane.After {
		v := &plane.After[k]
		id := w.lastID(v)
		point := finding.Point{Name: w.cornerName(id), Position: numberCell(plane.AfterHeights[k]), ID: chips(w.contactID(id))}
		if v.Feature.In == plane.Edge || v.Feature.Out == plane.Edge {
			point.State = w.Say(text.HullClipNew)
		}
		w.Points = append(w.Points, point)
	}
	for k := range plane.Gone {
		v := &plane.Gone[k]
		w.Points = append(w.Points, finding.Point{
			Name: w.cornerName(v.Feature), Position: numberCell(plane.GoneHeights[k]), ID: chips(w.contactID(v.Feature)), State: w.Say(text.HullClipGoes), Dropped: true,
		})
	}
}

// contactID returns the id of the contact at a corner. The clip walks counter-clockwise about the reference face's
// normal; contacts are named about the normal from A to B.
func (w *words) contactID(f hull.FeaturePair) hull.FeaturePair {
	if w.reference() == B {
		f = f.Flip()
	}
	return w.c.ContactID(f)
}

// corners lists the corners that the clip left. mark returns the state of a kept one.
func (w *words) corners(mark func(kept int) (state string, gone bool)) {
	c, kept := w.c, 0
	for i := range c.Clip.Polygon {
		v := &c.Clip.Polygon[i]
		p := finding.Point{Name: w.cornerName(v.Feature), Position: numberCell(c.Keep.Separations[i]), ID: chips(w.contactID(v.Feature))}
		if !c.Keep.Alone && kept < len(c.Keep.Points) && c.Keep.Points[kept].Position == v.Position {
			p.State, p.Dropped = mark(kept)
			kept++
		} else {
			p.State, p.Dropped = w.Say(text.HullPointsDropped), true
		}
		w.Points = append(w.Points, p)
	}
	if c.Keep.Alone {
		p := &c.Keep.Points[0]
		w.Points = append(w.Points, finding.Point{Name: w.cornerName(p.Feature), Position: numberCell(p.Separation), ID: chips(w.c.ContactID(p.Feature)), State: w.Say(text.HullPointsKept)})
	}
}

func (w *words) keep() {
	c := w.c
	deepest, highest := 0.0, 0.0
	for i := range c.Keep.Points {
		deepest = max(deepest, -c.Keep.Points[i].Separation)
	}
	for _, s := range c.Keep.Separations {
		highest = max(highest, s)
	}
	kept, count := len(c.Keep.Points), len(c.Clip.Polygon)
	w.SetInt("kept", kept)
	w.SetInt("count", count)
	w.Set("reference", w.referenceName())
	w.SetShort("depth", deepest)
	w.SetShort("height", highest)
	switch {
	case c.Keep.Alone:
		w.tell(text.HullKeepAloneTitle, text.HullKeepAloneText)
	case kept == count:
		w.tell(text.HullKeepAllTitle, text.HullKeepAllText)
	default:
		w.tell(text.HullKeepSomeTitle, text.HullKeepSomeText)
	}
	w.corners(func(int) (string, bool) { return w.Say(text.HullPointsKept), false })
}

// rules are the names and messages of the four rules.
var rules = [hull.RuleCount]struct{ name, title, sentence text.Key }{
	hull.RuleDeepest:  {text.HullRuleDeepest, text.HullReduceDeepestTitle, text.HullReduceDeepestText},
	hull.RuleFarthest: {text.HullRuleFarthest, text.HullReduceFarthestTitle, text.HullReduceFarthestText},
	hull.RuleTriangle: {text.HullRuleTriangle, text.HullReduceTriangleTitle, text.HullReduceTriangleText},
	hull.RuleOpposite: {text.HullRuleOpposite, text.HullReduceOppositeTitle, text.HullReduceOppositeText},
}

func (w *words) reduce() {
	r := &w.c.Reduce
	w.SetInt("count", len(w.c.Keep.Points))
	if r.Rules[0] == hull.RuleAll {
		w.tell(text.HullReduceFewTitle, text.HullReduceFewText)
		w.corners(func(int) (string, bool) { return w.Say(text.HullPointsKept), false })
		return
	}
	i := max(0, w.at.Sub-1)
	values := &r.Scores
	w.SetShort("value", values[i])
	if all := frame.Area(w.c, func(int) bool { return true }); all > 0 {
		chosen := frame.Area(w.c, func(k int) bool { return w.orderOf(k) > 0 })
		w.SetInt("percent", int(math.Round(100*chosen/all)))
	}
	rule := &rules[r.Rules[i]]
	w.tell(rule.title, rule.sentence)
	w.Table.Head = []string{w.Say(text.HullReduceHead), w.Say(text.HullReduceValue)}
	units := [4]string{" m", " m", " m²", " m²"}
	for k := range i + 1 {
		cell := numberCell(values[k])
		cell.Text += units[k]
		w.row(strconv.Itoa(k+1)+"  "+w.Say(rules[r.Rules[k]].name), k == i, cell)
	}
	w.corners(func(kept int) (string, bool) {
		switch n := w.orderOf(kept); {
		case n > 0 && n <= i+1:
			return strconv.Itoa(n), false
		case i+1 == r.Count:
			return w.Say(text.HullPointsLetGo), true
		}
		return "", false
	})
}

// orderOf returns the position at which reduce chose a kept point, from 1; 0 if it did not.
func (w *words) orderOf(kept int) int {
	for i := range w.c.Reduce.Count {
		if w.c.Reduce.Points[i] == kept {
			return i + 1
		}
	}
	return 0
}

func (w *words) contacts() {
	m := &w.c.Manifold
	w.SetShort("depth", m.Depth)
	w.SetInt("count", m.Count)
	w.number("a", w.c.Edges.A)
	w.number("b", w.c.Edges.B)
	title, sentence := text.HullContactsTitle, text.HullContactsText
	if m.Depth <= level*w.size() {
		title = text.HullContactsTouchTitle
	}
	if w.c.Best.Axis == hull.AxisEdge {
		sentence = text.HullContactsEdgeText
	}
	w.tell(title, sentence)
	strict := len(w.f.strict())
	w.SetInt("count", strict)
	switch {
	case strict == 1:
		w.more(text.HullContactsStrictOneText)
	case strict == 2:
		w.more(text.HullContactsStrictTwoText)
	case strict > 2:
		w.more(text.HullContactsStrictMoreText)
	}
	w.row(w.Say(text.HullNormal), false, vectorCell(m.Normal))
	w.row(w.Say(text.HullContactsMtv), false, vectorCell(m.MTV()))
	w.row(w.Say(text.HullContactsStrict), false, wordCell(strconv.Itoa(strict)))
	for i := range m.Count {
		t := &m.Contacts[i]
		w.Points = append(w.Points, finding.Point{Name: strconv.Itoa(i + 1), Position: numberCell(max(0, -t.Separation)), ID: chips(t.Feature)})
	}
}
