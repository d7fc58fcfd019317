package cases

import (
	"fmt"
	"math"
	"slices"

	"github.com/clipstage/clipstage/physics/hull"
)

// Two separations are equal if they differ by at most tieTolerance times the size, plus ulps of the largest
// coordinate.
const (
	tieTolerance = 1e-12
	ulps         = 8
)

type hullMid struct {
	Size     float64      `json:"size"`
	FacesA   *hullStage   `json:"facesA"`
	FacesB   *hullStage   `json:"facesB"`
	Edges    *hullStage   `json:"edges"`
	Incident *hullCorners `json:"incident"`
	Clip     []hullCorners
	Keep     vector
	Reduce   list[int]
	Contacts []hullCorner
}

type hullStage struct {
	Face             *int      `json:"face"`
	A, B             list[int] // vertices of edges
	Tested, Crossing *int      // numbers of edge pairs
	Separation       *float64  `json:"separation"`
}

type hullCorners struct {
	Face   *int         `json:"face"` // incident face
	Edge   list[int]    `json:"edge"` // vertices of the reference face's edge at a plane
	Points []hullCorner `json:"points"`
	Gone   []hullCorner `json:"gone"`
}

type hullCorner struct {
	P    vector    `json:"p"`
	S    *float64  `json:"s"` // separation of a contact
	F    list[int] `json:"f"`
	Rule string    `json:"rule"`
}

func (c *hullComparison) axes(want, have *hullMid) {
	for _, stage := range []struct {
		stage      hull.Stage
		path       string
		axis       hull.Axis
		want, have *hullStage
	}{
		{hull.StageFacesA, "mid.facesA", hull.AxisFaceA, want.FacesA, have.FacesA},
		{hull.StageFacesB, "mid.facesB", hull.AxisFaceB, want.FacesB, have.FacesB},
		{hull.StageEdges, "mid.edges", hull.AxisEdge, want.Edges, have.Edges},
	} {
		c.where = "stage " + stage.stage.String()
		w, h := stage.want, stage.have
		if w == nil || h == nil {
			c.has(stage.path, w != nil, h != nil)
			continue
		}
		c.count(stage.path+".tested", w.Tested, h.Tested)
		c.count(stage.path+".crossing", w.Crossing, h.Crossing)
		if w.Separation == nil || h.Separation == nil {
			c.has(stage.path+".separation", w.Separation != nil, h.Separation != nil)
			continue
		}
		c.length(stage.path+".separation", w.Separation, h.Separation)
		// Another equally good face or pair may have another direction, which is compared later. Equally good
		// pairs are interchangeable if they do not determine the direction.
		axis := stage.axis.String()
		chosen := c.want.AxisType == axis && c.have.AxisType == axis
		switch another := chosen && !c.near(c.want.N, c.have.N); {
		case another:
		case !chosen && stage.axis == hull.AxisEdge && !(sameEnds(w.A, h.A) && sameEnds(w.B, h.B)) && c.equal(*w.Separation, *h.Separation):
			c.undecided = true
		default:
			c.count(stage.path+".face", w.Face, h.Face)
			c.ends(stage.path+".a", w.A, h.A)
			c.ends(stage.path+".b", w.B, h.B)
		}
	}
}

func (c *hullComparison) equal(s, t float64) bool { return math.Abs(s-t) <= c.tied }

// tie reports whether two traces chose equally good directions. Either the kinds of axes differ, and both
// traces find equal separations for the two kinds. Or the kind and the separation are the same, and the face or
// the edges differ.
func (c *hullComparison) tie() bool {
	want, have := c.want.Mid, c.have.Mid
	if want == nil || have == nil {
		return false
	}
	for _, pair := range [][2]*hullStage{
		{want.stage(c.want.AxisType), want.stage(c.have.AxisType)},
		{have.stage(c.want.AxisType), have.stage(c.have.AxisType)},
		{want.stage(c.want.AxisType), have.stage(c.have.AxisType)},
	} {
		s, t := pair[0], pair[1]
		if s == nil || t == nil || s.Separation == nil || t.Separation == nil || !c.equal(*s.Separation, *t.Separation) {
			return false
		}
	}
	if c.want.AxisType == c.have.AxisType {
		s, t := want.stage(c.want.AxisType), have.stage(c.want.AxisType)
		return s.Face != nil && t.Face != nil && *s.Face != *t.Face || !sameEnds(s.A, t.A) || !sameEnds(s.B, t.B)
	}
	return true
}

func (m *hullMid) stage(axis string) *hullStage {
	switch axis {
	case hull.AxisFaceA.String():
		return m.FacesA
	case hull.AxisFaceB.String():
		return m.FacesB
	case hull.AxisEdge.String():
		return m.Edges
	}
	return nil
}

func (c *hullComparison) stages(want, have *hullMid) {
	if c.want.AxisType != c.have.AxisType { // a tie: the clipped faces belong to different hulls
		c.undecided = true
		c.where = "stage " + hull.StageContacts.String()
		c.set("mid.contacts", placesOf(want.Contacts), placesOf(have.Contacts))
		return
	}
	if want.Incident != nil && have.Incident != nil {
		c.clipping(want, have)
	} else {
		c.where = "stage " + hull.StageIncident.String()
		c.has("mid.incident", want.Incident != nil, have.Incident != nil)
	}
	c.where = "stage " + hull.StageContacts.String()
	c.corners("mid.contacts", want.Contacts, have.Contacts)
}

func (c *hullComparison) clipping(want, have *hullMid) {
	c.where = "stage " + hull.StageIncident.String()
	c.count("mid.incident.face", want.Incident.Face, have.Incident.Face)
	c.corners("mid.incident.points", want.Incident.Points, have.Incident.Points)
	c.where = "stage " + hull.StageClip.String()
	if len(want.Clip) != len(have.Clip) {
		c.differ("mid.clip", fmt.Sprintf("%d planes", len(want.Clip)), fmt.Sprintf("%d planes", len(have.Clip)))
		return
	}
	for i := range want.Clip {
		c.where = fmt.Sprintf("stage %s, plane %d of %d", hull.StageClip, i+1, len(want.Clip))
		path := fmt.Sprintf("mid.clip[%d].", i)
		c.ends(path+"edge", want.Clip[i].Edge, have.Clip[i].Edge)
		c.corners(path+"points", want.Clip[i].Points, have.Clip[i].Points)
		c.corners(path+"gone", want.Clip[i].Gone, have.Clip[i].Gone)
	}
	c.where = "stage " + hull.StageKeep.String()
	c.manifold()
	c.separations(want.Keep, have.Keep)
	c.where = "stage " + hull.StageReduce.String()
	c.chosen(want.Reduce, have.Reduce)
}

// separations compares two lists of separations. Their order does not matter.
func (c *hullComparison) separations(want, have vector) {
	const path = "mid.keep"
	if c.undecided && c.want.SH != nil && c.have.SH != nil && len(want) == len(c.want.SH.Points) && len(have) == len(c.have.SH.Points) {
		return // each separation belongs to a point, and the points are compared
	}
	if len(want) != len(have) {
		c.differ(path, fmt.Sprintf("%d separations", len(want)), fmt.Sprintf("%d separations", len(have)))
		return
	}
	want, have = want.sorted(), have.sorted()
	for i := range want {
		c.length(path, want[i], have[i])
	}
}

// chosen compares the points that the stage reduce keeps, in the order of their choice.
func (c *hullComparison) chosen(want, have list[int]) {
	const path = "mid.reduce"
	if c.want.SH == nil || c.have.SH == nil {
		return
	}
	if len(want) != len(have) {
		if !c.undecided { // the contacts show which points these are
			c.differ(path, fmt.Sprintf("%d points", len(want)), fmt.Sprintf("%d points", len(have)))
		}
		return
	}
	all, others := c.want.SH.Points, c.have.SH.Points
	at := func(i *int, points []vector) vector {
		if i == nil || *i < 0 || *i >= len(points) {
			return nil
		}
		return points[*i]
	}
	for k := range want {
		if p, q := at(want[k], all), at(have[k], others); p == nil || q == nil || !c.same(p, q) {
			c.differ(fmt.Sprintf("%s[%d]", path, k), fmt.Sprintf("%s of %d points", textOf(want[k]), len(all)), fmt.Sprintf("%s of %d, another one", textOf(have[k]), len(others)))
			return
		}
	}
}

// corners compares points in any order, with their edges and rules.
func (c *hullComparison) corners(path string, want, have []hullCorner) {
	c.set(path, placesOf(want), placesOf(have))
	if c.first != nil {
		return
	}
	for i := range want {
		p := &want[i]
		var there *hullCorner // a point in the same place
		alike, count := false, 0
		for k := range have {
			if q := &have[k]; c.same(p.place(), q.place()) {
				there, alike = q, alike || p.F.within(q.F, 0) && p.Rule == q.Rule
				count++
			}
		}
		for k := range want {
			if k != i && c.same(p.place(), want[k].place()) {
				count++
			}
		}
		switch {
		case alike:
		case count > 1 && len(want) != len(have): // rounding merged two points into one, which has the ids of either
			c.undecided = true
		case !p.F.within(there.F, 0):
			c.differ(fmt.Sprintf("%s[%d].f", path, i), p.F.String(), there.F.String())
		default:
			c.differ(fmt.Sprintf("%s[%d].rule", path, i), p.Rule, there.Rule)
		}
	}
}

func (c *hullComparison) count(path string, want, have *int) {
	switch {
	case want == nil || have == nil:
		c.has(path, want != nil, have != nil)
	case *want != *have:
		c.differ(path, fmt.Sprint(*want), fmt.Sprint(*have))
	}
}

func (c *hullComparison) has(path string, want, have bool) {
	if want != have {
		says := map[bool]string{true: "some", false: "none"}
		c.differ(path, says[want], says[have])
	}
}

func (c *hullComparison) ends(path string, want, have list[int]) {
	if !sameEnds(want, have) {
		c.differ(path, want.String(), have.String())
	}
}

func sameEnds(e, f list[int]) bool {
	return e.within(f, 0) || len(e) == 2 && len(f) == 2 && e.within(list[int]{f[1], f[0]}, 0)
}

// place returns the point, followed by its separation if it has one.
func (p *hullCorner) place() vector {
	if p.S == nil {
		return p.P
	}
	return append(slices.Clip(p.P), p.S)
}

func placesOf(corners []hullCorner) []vector {
	list := make([]vector, len(corners))
	for i := range corners {
		list[i] = corners[i].place()
	}
	return list
}
