package frame

import (
	"math"
	"slices"

	"github.com/clipstage/clipstage/physics/hull"
)

// hullWriter writes the frame of one collide call.
type hullWriter struct {
	*Hulls
	c            *hull.Clipping
	view         View
	flatX, flatY hull.Vec3 // axes of Flat
	normal       hull.Vec3 // in the world
}

// SetHulls writes two hulls and the results of c, in a view. The caller calls Begin before, and sets the fields
// that belong to the figure.
func (f *Hulls) SetHulls(c *hull.Clipping, view View, bias hull.Bias) {
	normal := Normal(c)
	w := &hullWriter{Hulls: f, c: c, view: view, normal: normal}
	f.Reached = float64(c.Reached)
	f.Right, f.Up, f.Toward, f.Normal = vec3(view.Right), vec3(view.Up), vec3(view.Toward), vec3(normal)
	f.NormalView = Vec{view.Right.Dot(normal), view.Up.Dot(normal)}
	w.flatX = across(normal, view.Right)
	w.flatY = normal.Cross(w.flatX)
	f.X, f.Y = empty, empty
	f.FlatX, f.FlatY = empty, empty
	w.solid(0, &c.A, 1)
	w.solid(1, &c.B, -1)
	w.span(&c.A, hull.Vec3{})
	w.span(&c.B, hull.Vec3{})
	w.faces(0, &c.A, &c.B, &c.FacesA)
	if c.Reached >= hull.StageFacesB {
		w.faces(1, &c.B, &c.A, &c.FacesB)
	}
	if c.Reached >= hull.StageEdges {
		w.edges()
	}
	if axis, gap, ok := c.Separated(); ok {
		f.Separated = 1
		f.Gap.Axis, f.Gap.Separation = float64(axis), gap
		f.Gap.Face = [3]float64{float64(c.FacesA.Face), float64(c.FacesB.Face), -1}[axis]
		w.spanFlat(&c.A)
		w.spanFlat(&c.B)
		w.gap()
		w.listing()
		w.sweep()
		return
	}
	w.best(bias)
	if c.Best.Axis == hull.AxisEdge {
		f.OnEdges = 1
		w.spanFlat(&c.A)
		w.spanFlat(&c.B)
	} else {
		w.reference()
		w.incident()
		w.clip()
		w.keep()
	}
	w.contacts()
	w.strict()
	w.listing()
	w.sweep()
}

// listing writes the answer of the article's listing.
func (w *hullWriter) listing() {
	from, to := w.Listing, &w.Compare
	if from == nil {
		return
	}
	to.Known, to.Hit, to.Faults, to.Parts = 1, bit(from.Hit), float64(from.Acting), float64(from.Parts)
	for i := range from.Places {
		p := &from.Places[i]
		add(w.Hulls, &to.Points, Printed{w.place(from.Points[i]), p.Aside, p.Height, bit(p.Right), bit(p.Again)})
	}
	for _, corner := range from.Missing {
		add(w.Hulls, &to.Missing, float64(corner))
	}
}

// sheetShare is half the width of the plane between separated hulls, relative to the extent of Flat.
const sheetShare = 0.45

// gap writes the closest points of separated hulls, and the plane between the hulls. It needs the extent of
// Flat.
func (w *hullWriter) gap() {
	d := w.c.Measure()
	w.Gap.Distance, w.Gap.OnA, w.Gap.OnB = d.Length, w.place(d.OnA), w.place(d.OnB)
	top, bottom := math.Inf(-1), math.Inf(1) // along the normal: the top of A, the bottom of B
	for _, v := range w.c.A.Vertices {
		top = max(top, w.spot(v).Height)
	}
	for _, v := range w.c.B.Vertices {
		bottom = min(bottom, w.spot(v).Height)
	}
	level := w.view.Centre.Add(w.normal.Mul((top + bottom) / 2))
	x, y := (w.Gap.OnA.Flat.X+w.Gap.OnB.Flat.X)/2, (w.Gap.OnA.Flat.Y+w.Gap.OnB.Flat.Y)/2
	dx, dy := sheetShare*(w.FlatX.Hi-w.FlatX.Lo), sheetShare*(w.FlatY.Hi-w.FlatY.Lo)
	for i, corner := range [...][2]float64{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
		w.Gap.Sheet[i] = w.place(level.Add(w.flatX.Mul(x + float64(corner[0]*dx))).Add(w.flatY.Mul(y + float64(corner[1]*dy))))
	}
}

// strict lists the corners of the strict set.
func (w *hullWriter) strict() {
	var s hull.Strict
	s.Run(w.c)
	for _, p := range s.Points {
		add(w.Hulls, &w.Strict, w.place(p))
	}
}

// Normal returns the unit vector from A to B, in the world: the chosen normal, or the axis of the gap.
func Normal(c *hull.Clipping) hull.Vec3 {
	axis, _, separated := c.Separated()
	switch {
	case !separated:
		return c.Frame.Vector(c.Best.Normal)
	case axis == hull.AxisFaceA:
		return c.Frame.Vector(c.A.Normals[c.FacesA.Face])
	case axis == hull.AxisFaceB:
		return c.Frame.Vector(c.B.Normals[c.FacesB.Face]).Neg()
	}
	return c.Frame.Vector(c.Edges.Normal)
}

var empty = Interval{math.Inf(1), math.Inf(-1)}

func (x *Interval) include(at float64) { x.Lo, x.Hi = min(x.Lo, at), max(x.Hi, at) }

// spot returns the Spot of a point in the call's frame.
func (w *hullWriter) spot(p hull.Vec3) Spot { return w.place(w.c.Frame.Point(p)) }

// place returns the Spot of a point in the world.
func (w *hullWriter) place(p hull.Vec3) Spot {
	d := p.Sub(w.view.Centre)
	at, view := w.view.Place(p)
	return Spot{at, view, Vec{w.flatX.Dot(d), w.flatY.Dot(d)}, w.normal.Dot(d)}
}

// span extends View by a hull, translated by move.
func (w *hullWriter) span(s *hull.Placed, move hull.Vec3) {
	for _, v := range s.Vertices {
		at := w.spot(v.Add(move)).View
		w.X.include(at.X)
		w.Y.include(at.Y)
	}
}

func (w *hullWriter) spanFlat(s *hull.Placed) {
	for _, v := range s.Vertices {
		w.spanSpot(w.spot(v))
	}
}

func (w *hullWriter) spanSpot(s Spot) {
	w.FlatX.include(s.Flat.X)
	w.FlatY.include(s.Flat.Y)
}

// solid writes the lists of a hull. sign is 1 for A and -1 for B, whose normals are negated on the Gauss map.
func (w *hullWriter) solid(i int, s *hull.Placed, sign float64) {
	lists, h := &w.Hulls.Hulls[i], s.Hull
	for _, v := range s.Vertices {
		add(w.Hulls, &lists.Vertices, w.spot(v))
	}
	first := 0
	for i := range h.Faces {
		n := w.c.Frame.Vector(s.Normals[i])
		var middle hull.Vec3
		corners := h.Corners(nil, i)
		for _, v := range corners {
			middle = middle.Add(s.Vertices[v].Mul(1 / float64(len(corners))))
		}
		add(w.Hulls, &lists.Faces, HullSide{
			Normal: vec3(n), Dot: w.view.along(n.Mul(sign)), Front: bit(n.Dot(w.view.Toward) > 0),
			First: float64(first), Count: float64(len(corners)), Middle: w.spot(middle),
		})
		first += len(corners)
	}
	for i := range h.Faces {
		for _, v := range h.Corners(nil, i) {
			add(w.Hulls, &lists.Corners, float64(v))
		}
	}
	for e := 0; e < len(h.Edges); e += 2 {
		one, two := h.Edges[e], h.Edges[e+1]
		away := func(face int32) bool { return w.c.Frame.Vector(s.Normals[face]).Dot(w.view.Toward) <= 0 }
		add(w.Hulls, &lists.Edges, HullEdge{
			From: float64(one.Origin), To: float64(two.Origin), Left: float64(one.Face), Right: float64(two.Face),
			Hidden: bit(away(one.Face) && away(two.Face)),
		})
	}
	for _, v := range outline(func(i int) Vec { return w.spot(s.Vertices[i]).View }, len(s.Vertices)) {
		add(w.Hulls, &lists.Outline, float64(v))
	}
}

// ByValue returns indices in descending order of their values, but lead comes first. There is no lead if it is -1.
func ByValue(values []float64, lead int) []int {
	return Ranked(len(values), func(i, j int) bool { return i == lead || j != lead && values[i] > values[j] })
}

// faces writes the separations of the faces of a hull from the other one.
func (w *hullWriter) faces(i int, s, other *hull.Placed, found *hull.Faces) {
	tests := &w.Faces[i]
	tests.Face, tests.Separation = float64(found.Face), found.Separation
	for _, i := range ByValue(found.Separations, found.Face) {
		add(w.Hulls, &tests.Bars, Bar{float64(i), float64(found.Supports[i]), found.Separations[i]})
	}
	p := other.Vertices[found.Supports[found.Face]]
	tests.Support = w.spot(p)
	tests.Foot = w.spot(p.Sub(s.Normals[found.Face].Mul(found.Separation)))
}

func (w *hullWriter) edges() {
	e, to := &w.c.Edges, &w.Edges
	to.Tested, to.Crossing, to.Pruned, to.Parallel = float64(e.Tested), float64(e.Crossing), float64(e.Pruned()), float64(e.Parallel)
	best, ok := w.c.BestPair()
	if !ok {
		return
	}
	n := w.c.Frame.Vector(best.Normal)
	to.Found, to.A, to.B, to.Separation = 1, float64(best.A), float64(best.B), best.Separation
	to.Normal, to.Dot = vec3(n), w.view.along(n)
	to.NormalView = Vec{to.Dot.X, to.Dot.Y}
	onA, onB := w.c.Closest(best.A, best.B)
	to.OnA, to.OnB = w.spot(onA), w.spot(onB)
	for i := range e.Pairs {
		p := &e.Pairs[i]
		add(w.Hulls, &to.Pairs, HullPair{float64(p.A), float64(p.B), p.Separation, w.view.along(w.c.Frame.Vector(p.Normal))})
	}
}

func (w *hullWriter) best(bias hull.Bias) {
	c, to := w.c, &w.Best
	to.Axis, to.Separation = float64(c.Best.Axis), c.Best.Separation
	to.Separations = [3]float64{c.FacesA.Separation, c.FacesB.Separation, w.Edges.Separation}
	to.Found = [3]float64{1, 1, w.Edges.Found}
	to.Thresholds = c.Best.Thresholds
	to.Relative, to.Absolute = bias.Relative, bias.Absolute
}

// roles returns the hulls in their roles.
func (w *hullWriter) roles() (reference, incident *hull.Placed) {
	if w.c.Incident.OfB {
		return &w.c.A, &w.c.B
	}
	return &w.c.B, &w.c.A
}

func (w *hullWriter) reference() {
	s, _ := w.roles()
	w.Reference = HullFace{bit(!w.c.Incident.OfB), float64(w.c.Best.Face)}
	for _, v := range s.Hull.Corners(nil, w.c.Best.Face) {
		w.spanSpot(w.spot(s.Vertices[v]))
	}
}

func (w *hullWriter) incident() {
	in, to := &w.c.Incident, &w.Incident
	ref, s := w.roles()
	to.HullFace, to.Depth = HullFace{bit(in.OfB), float64(in.Face)}, -w.c.Best.Separation
	for _, v := range in.Deepest {
		add(w.Hulls, &to.Deepest, float64(v))
	}
	normal := ref.Normals[w.c.Best.Face]
	for _, candidate := range Candidates(s, in.Deepest, normal) {
		add(w.Hulls, &to.Candidates, candidate)
	}
	to.Polygon = w.polygon(in.Polygon, nil)
}

// Candidates lists the faces with at least one of the given vertices. Faces with more of them come first; among
// equals the face most anti-parallel to normal.
func Candidates(s *hull.Placed, vertices []int32, normal hull.Vec3) (list []Candidate) {
	for i := range s.Hull.Faces {
		holds := 0
		for _, v := range s.Hull.Corners(nil, i) {
			if slices.Contains(vertices, v) {
				holds++
			}
		}
		if holds > 0 {
			list = append(list, Candidate{float64(i), float64(holds), s.Normals[i].Dot(normal)})
		}
	}
	sorted := make([]Candidate, 0, len(list))
	for _, i := range Ranked(len(list), func(i, j int) bool {
		p, q := &list[i], &list[j]
		return p.Holds > q.Holds || p.Holds == q.Holds && p.Cosine < q.Cosine
	}) {
		sorted = append(sorted, list[i])
	}
	return sorted
}

func (w *hullWriter) polygon(points []hull.ClipVertex, plane *hull.SidePlane) (list List) {
	for i := range points {
		v := &points[i]
		p := ClipPoint{Spot: w.spot(v.Position), Feature: hullFeature(v.Feature), Vertex: float64(w.c.Vertex(v.Feature) + 1)}
		w.spanSpot(p.Spot)
		if plane != nil {
			p.New = bit(v.Feature.In == plane.Edge || v.Feature.Out == plane.Edge)
		}
		add(w.Hulls, &list, p)
	}
	return list
}

// clip writes each side plane with the polygon before and after it.
func (w *hullWriter) clip() {
	ref, _ := w.roles()
	planes := w.c.Clip.Planes
	list := make([]Plane, len(planes))
	before := w.Incident.Polygon
	face := ref.Hull.Corners(nil, w.c.Best.Face)
	for i := range planes {
		p := &planes[i]
		out := w.c.Frame.Vector(p.Normal)
		list[i] = Plane{
			Edge: float64(p.Edge.Edge()), Added: float64(p.Added), Dropped: float64(p.Dropped),
			From: w.spot(ref.Vertices[face[i]]), To: w.spot(ref.Vertices[face[(i+1)%len(face)]]),
			Outward: Vec{w.flatX.Dot(out), w.flatY.Dot(out)},
			Before:  before, After: w.polygon(p.After, p),
		}
		list[i].Gone = w.polygon(p.Gone, nil)
		for k := range p.Gone {
			At[ClipPoint](w.Hulls, list[i].Gone, k).Height = p.GoneHeights[k]
		}
		before = list[i].After
	}
	for i := range list {
		add(w.Hulls, &w.Clip.Planes, list[i])
	}
}

func (w *hullWriter) keep() {
	c, to := w.c, &w.Keep
	ref, _ := w.roles()
	normal := ref.Normals[c.Best.Face]
	to.Kept, to.Alone = float64(len(c.Keep.Points)), bit(c.Keep.Alone)
	order := make([]int, len(c.Keep.Points))
	to.Count = float64(c.Reduce.Count)
	for i := range c.Reduce.Count {
		order[c.Reduce.Points[i]] = i + 1
		to.Chosen[i], to.Rules[i] = float64(c.Reduce.Points[i]), float64(c.Reduce.Rules[i])
	}
	kept := 0
	put := func(position hull.Vec3, separation float64, pair hull.FeaturePair, in bool) {
		p := KeepPoint{
			Spot: w.spot(position), Foot: w.spot(position.Sub(normal.Mul(separation))),
			Separation: separation, Kept: bit(in), Feature: hullFeature(pair),
		}
		if in {
			p.Order = float64(order[kept])
			kept++
		}
		add(w.Hulls, &to.Points, p)
	}
	for i := range c.Clip.Polygon {
		v := &c.Clip.Polygon[i]
		// The kept points are some of the polygon's corners, in its order.
		in := !c.Keep.Alone && kept < len(c.Keep.Points) && c.Keep.Points[kept].Position == v.Position
		put(v.Position, c.Keep.Separations[i], v.Feature, in)
	}
	if c.Keep.Alone {
		p := &c.Keep.Points[0]
		put(p.Position, p.Separation, p.Feature, true)
	}
	to.Values = c.Reduce.Scores
	to.All = Area(c, func(int) bool { return true })
	to.Area = Area(c, func(i int) bool { return order[i] > 0 })
}

// Area returns the area of some of the kept points in the contact plane, m². They are corners of a convex
// polygon, in order.
func Area(c *hull.Clipping, of func(kept int) bool) (sum float64) {
	var list []hull.Vec3
	for i := range c.Keep.Points {
		if of(i) {
			list = append(list, c.Keep.Points[i].Position)
		}
	}
	for i := 1; i+1 < len(list); i++ {
		sum += c.Best.Normal.Dot(list[i].Sub(list[0]).Cross(list[i+1].Sub(list[0])))
	}
	return math.Abs(sum) / 2
}

func (w *hullWriter) contacts() {
	m, to := &w.c.Manifold, &w.Contacts
	to.Depth = m.Depth
	move := m.MTV()
	to.Move = Vec{w.view.Right.Dot(move), w.view.Up.Dot(move)}
	w.span(&w.c.B, w.c.Best.Normal.Mul(m.Depth))
	for i := range m.Count {
		t := &m.Contacts[i]
		add(w.Hulls, &to.List, HullContact{
			Middle: w.place(t.Position), OnA: w.place(t.OnA), OnB: w.place(t.OnB),
			Separation: t.Separation, Feature: hullFeature(t.Feature), Rule: float64(t.Rule),
		})
	}
}

func vec3(v hull.Vec3) Vec3 { return Vec3{v.X, v.Y, v.Z} }

func hullFeature(f hull.FeaturePair) HullFeature {
	return HullFeature{float64(f.In.Edge()), float64(f.Out.Edge()), bit(f.In.B()), bit(f.Out.B())}
}
