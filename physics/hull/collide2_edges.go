package hull

import "math"

// parallelSine is the sine of the angle between two edges below which they count as parallel. At smaller angles
// rounding decides whether their arcs cross.
const parallelSine = 1e-6

// Below the sine narrowSine the separation is measured with all vertices of both hulls, not only with the two
// edges. Rounding rotates the direction by 1e-16 divided by the sine, so the edges may no longer be outermost.
const narrowSine = 1e-3

// noSine is the sine below which two edges have no usable direction.
const noSine = 1e-13

// Edges is the result of the stage edges.
//
// The Gauss map is a unit sphere. It shows a face as the point of its normal, and an edge as the arc between
// the points of its two faces. The Minkowski difference A - B has three kinds of faces: the faces of A, the
// reversed faces of B, and a parallelogram for each edge pair whose arcs cross, with the arcs of B reversed
// (Gregorius 2013). So only these edge pairs can have the direction of least overlap.
type Edges struct {
	Tested   int // number of pairs whose arcs were compared
	Crossing int // number of compared pairs whose arcs cross
	Parallel int // number of crossing pairs whose edges count as parallel
	Culled   int // number of skipped pairs, which cannot beat the faces or the best pair of an earlier call

	Found      bool    // whether a crossing pair has at least the separation of the best face
	A, B       int     // edges of the pair with the largest separation, the first in a tie
	Normal     Vec3    // unit, from A to B, in the call's frame
	Separation float64 // along Normal, metres; positive is a gap

	// Pairs lists the crossing pairs, if the call records, except pairs too parallel to have a direction.
	Pairs []EdgePair

	best, trial   candidate
	rows, columns []int32   // edges of A and of B that were not culled
	live          []arc     // arcs of columns
	sides         []float64 // heights of B's normals above the plane of an arc of A
	hits          []int32   // indices in live of the arcs with ends on both sides of the plane of A's arc
	meetings      []meeting // arcs of hits that may cross
}

// meeting is an arc in live that may cross A's arc. t1 and t2 are the heights of the ends of A's arc above the
// plane of that arc.
type meeting struct {
	t1, t2 float64
	live   int32
}

// EdgePair is an edge pair whose arcs cross.
type EdgePair struct {
	A, B       int
	Normal     Vec3 // as in Edges
	Separation float64
}

// Pruned returns the number of compared pairs that do not cross.
func (e *Edges) Pruned() int { return e.Tested - e.Crossing }

type arc struct {
	way         Vec3  // vector of the edge, in the call's frame, metres
	edge, begin int32 // begin is the vertex where way starts
	left, right int32 // faces
}

func (s *Placed) setArc(of *arc, edge int32) {
	half := s.Hull.Edges[2*edge : 2*edge+2]
	of.way, of.edge, of.begin, of.left, of.right = s.Way(int(edge)), edge, half[0].Origin, half[0].Face, half[1].Face
}

type candidate struct {
	a, b    int
	across  Vec3    // from A to B, not normalized, in the call's frame
	reach   float64 // separation times the length of across
	length2 float64
	// cross2 is the squared length of the edges' cross product. full2 is the squared length for perpendicular edges.
	cross2, full2 float64
	// key is the separation times its absolute value. It orders candidates by separation without a square root.
	key float64
}

type pairing struct {
	a, b           *Placed
	facesA, facesB *Faces
	last           *[2]int32 // the best pair of an earlier call, or nil
	all            bool      // compare all pairs
	record         bool      // keep all crossing pairs
	margin         float64   // a pair is skipped only if it is worse by more than margin, metres
	tie, level     float64   // metres; level as for support
}

// run finds the pair with the largest separation. The set of compared pairs does not affect the result.
func (e *Edges) run(p *pairing) {
	e.search(p, false)
	// Faces are flat, and edges lie in them, only within the hull's tolerance. If the winning pair is not
	// outermost on both hulls along its direction, all pairs are measured again with all vertices.
	if c := &e.best; e.Found {
		if length := c.across.Length(); p.measure(c.across, c.a, c.b) < c.reach-float64(p.tie*length) {
			e.search(p, true)
		}
	}
}

// search compares all pairs that may be the best. With careful it measures each pair with all vertices.
func (e *Edges) search(p *pairing, careful bool) {
	e.Crossing, e.Parallel = 0, 0
	e.Found, e.A, e.B, e.Normal, e.Separation = false, 0, 0, Vec3{}, 0
	e.best.key = math.Inf(-1)
	e.Pairs = e.Pairs[:0]
	faces := max(p.facesA.Separation, p.facesB.Separation)
	least := faces
	if p.last != nil {
		least = max(least, p.again())
	}
	least -= p.margin
	limit := min(least, 0)
	if p.all || p.record || careful {
		limit = math.Inf(-1)
	}
	e.rows = p.a.alive(e.rows, p.b, p.facesA, limit)
	e.columns = p.b.alive(e.columns, p.a, p.facesB, limit)
	if len(e.rows) > 0 {
		e.live = resize(e.live, len(e.columns))
		for k, j := range e.columns {
			p.b.setArc(&e.live[k], j)
		}
		e.sides = resize(e.sides, len(p.b.Normals))
		e.hits, e.meetings = resize(e.hits, len(e.live)), resize(e.meetings, len(e.live))
		var of arc
		for _, i := range e.rows {
			p.a.setArc(&of, i)
			if 2*len(e.live) < len(p.b.Normals) {
				e.shortRow(p, &of, careful)
			} else {
				e.row(p, &of, careful)
			}
		}
	}
	e.Tested = len(e.rows) * len(e.columns)
	e.Culled = len(p.a.own.edges)*len(p.b.own.edges) - e.Tested
	if e.best.key > math.Inf(-1) {
		if normal, separation := e.best.unit(); separation >= faces {
			e.Found, e.A, e.B, e.Normal, e.Separation = true, e.best.a, e.best.b, normal, separation
		}
	}
}

func (c *candidate) unit() (normal Vec3, separation float64) {
	length := c.across.Length()
	return c.across.Mul(1 / length), c.reach / length
}

// shortRow compares the arc of an edge of A with the arcs of B. It is faster than row if B has few arcs in live.
func (e *Edges) shortRow(p *pairing, of *arc, careful bool) {
	for k := range e.live {
		other := &e.live[k]
		s1, s2 := of.way.Dot(p.b.Normals[other.left]), of.way.Dot(p.b.Normals[other.right])
		if float64(s1*s2) < 0 {
			t1, t2 := p.a.Normals[of.left].Dot(other.way), p.a.Normals[of.right].Dot(other.way)
			e.judge(p, of, other, s1, s2, t1, t2, careful)
		}
	}
}

// row compares the arc of an edge of A with the arcs of B. Arcs cannot cross if both ends of one lie on the
// same side of the plane of the other. For speed, the loops that fill hits and meetings always write an entry,
// and decide by arithmetic whether it stays.
func (e *Edges) row(p *pairing, of *arc, careful bool) {
	// Local copies of the inputs make the loops faster: the compiler cannot tell that the written lists do not
	// overlap them.
	n1, n2, way := p.a.Normals[of.left], p.a.Normals[of.right], of.way
	sides, live, normals := e.sides, e.live, p.b.Normals
	sides = sides[:len(normals)]
	for f := range normals {
		n := &normals[f]
		sides[f] = float64(way.X*n.X) + float64(way.Y*n.Y) + float64(way.Z*n.Z)
	}
	hits, count := e.hits, 0
	for k := range live {
		arc := &live[k]
		hits[count] = int32(k)
		count += int(math.Float64bits(float64(sides[arc.left]*sides[arc.right])) >> 63)
	}
	meetings, met := e.meetings, 0
	for _, k := range hits[:count] {
		other := &live[k]
		x, y, z, s1 := other.way.X, other.way.Y, other.way.Z, sides[other.left]
		t1 := float64(n1.X*x) + float64(n1.Y*y) + float64(n1.Z*z)
		t2 := float64(n2.X*x) + float64(n2.Y*y) + float64(n2.Z*z)
		m := &meetings[met]
		m.t1, m.t2, m.live = t1, t2, k
		met += int((math.Float64bits(float64(t1*t2)) &^ math.Float64bits(float64(s1*t1))) >> 63)
	}
	for i := range meetings[:met] {
		m := &meetings[i]
		other := &live[m.live]
		e.judge(p, of, other, sides[other.left], sides[other.right], m.t1, m.t2, careful)
	}
}

// judge measures the separation of a pair whose arcs may cross, and keeps the pair as best if the separation is the
// largest so far. If p.record, it also adds the pair to Pairs. s1 and s2 are the heights of the ends of B's arc above the plane of A's arc; t1 and t2
// are the heights of the ends of A's arc above the plane of B's.
func (e *Edges) judge(p *pairing, of, other *arc, s1, s2, t1, t2 float64, careful bool) {
	c := &e.trial
	if !c.meet(p, of, other, s1, s2, t1, t2) {
		return
	}
	e.Crossing++
	square := float64(c.reach * math.Abs(c.reach))
	if c.sineBelow(parallelSine) {
		e.Parallel++
	}
	if careful || c.sineBelow(narrowSine) {
		if c.sineBelow(noSine) {
			return
		}
		c.reach = p.measure(c.across, int(of.edge), int(other.edge))
		square = float64(c.reach * math.Abs(c.reach))
	}
	if !p.record && square < float64(e.best.key*c.length2)-float64(math.Abs(e.best.key)*c.length2*1e-12) {
		return // it is worse; this needs no division
	}
	c.a, c.b, c.key = int(of.edge), int(other.edge), square/c.length2
	if p.record {
		normal, separation := c.unit()
		e.Pairs = append(e.Pairs, EdgePair{c.a, c.b, normal, separation})
	}
	if c.key > e.best.key {
		e.best = *c
	}
}

// meet reports whether two arcs cross. If so, it sets the direction of the crossing and the separation along
// it.
func (c *candidate) meet(p *pairing, of, other *arc, s1, s2, t1, t2 float64) bool {
	if !(float64(s1*s2) < 0 && float64(t1*t2) < 0 && float64(s1*t1) > 0) {
		return false
	}
	u, v := &of.way, &other.way
	x, y, z := float64(u.Y*v.Z)-float64(u.Z*v.Y), float64(u.Z*v.X)-float64(u.X*v.Z), float64(u.X*v.Y)-float64(u.Y*v.X)
	c.cross2 = float64(x*x) + float64(y*y) + float64(z*z)
	c.full2 = float64(u.Dot(*u) * v.Dot(*v))
	switch {
	case c.sineBelow(narrowSine):
		// The arcs cross between the ends of A's arc, nearer to the end with the smaller height above the plane
		// of B's arc. This direction is parallel to the cross product of the edges. It is perpendicular to A's
		// edge even if the edges are nearly parallel.
		n1, n2 := &p.a.Normals[of.left], &p.a.Normals[of.right]
		w1, w2 := math.Abs(t2), math.Abs(t1)
		x, y, z = float64(n1.X*w1)+float64(n2.X*w2), float64(n1.Y*w1)+float64(n2.Y*w2), float64(n1.Z*w1)+float64(n2.Z*w2)
	case t1 < 0:
		// The left face of A's edge is on its left, so u × v points to the side on which the left
		// face's normal has a positive component along v.
		x, y, z = -x, -y, -z
	}
	from, to := &p.a.Vertices[of.begin], &p.b.Vertices[other.begin]
	c.across.X, c.across.Y, c.across.Z = x, y, z
	c.length2 = float64(x*x) + float64(y*y) + float64(z*z)
	c.reach = float64(x*(to.X-from.X)) + float64(y*(to.Y-from.Y)) + float64(z*(to.Z-from.Z))
	return true
}

// sineBelow reports whether the sine of the angle between the edges is less than sine.
func (c *candidate) sineBelow(sine float64) bool { return c.cross2 < float64(sine*sine*c.full2) }

// measure returns the gap between the hulls along n, times the length of n. The search for the
// outermost vertices starts at the two edges.
func (p *pairing) measure(n Vec3, edgeA, edgeB int) float64 {
	level := float64(p.level * n.Length())
	_, low := p.b.support(n, p.b.Hull.Edges[2*edgeB].Origin, level)
	_, high := p.a.support(n.Neg(), p.a.Hull.Edges[2*edgeA].Origin, level)
	return low + high
}

// again returns the separation of an earlier call's best pair if its arcs still cross and its edges are
// not nearly parallel, else -Inf. Edges that cannot beat this separation are culled.
func (p *pairing) again() float64 {
	var of, other arc
	p.a.setArc(&of, p.last[0])
	p.b.setArc(&other, p.last[1])
	s1, s2 := of.way.Dot(p.b.Normals[other.left]), of.way.Dot(p.b.Normals[other.right])
	t1, t2 := p.a.Normals[of.left].Dot(other.way), p.a.Normals[of.right].Dot(other.way)
	var c candidate
	if !c.meet(p, &of, &other, s1, s2, t1, t2) || c.sineBelow(narrowSine) {
		return math.Inf(-1)
	}
	_, separation := c.unit()
	return separation
}

// alive lists the edges of s that may have a separation of at least limit from the other hull along some
// direction on their arc. limit must not be positive.
//
// Along a direction between two normals, the other hull's lowest vertex is at most as high as its lowest vertex
// along one of the normals. The height of that vertex above the edge lies between its heights above the two
// faces. If both heights are below limit, the edge is culled. With a positive limit the length of the
// direction, which is less than 1, would matter. For a loose edge the directions do not lie between the
// normals, so it is never culled.
func (s *Placed) alive(list []int32, other *Placed, faces *Faces, limit float64) []int32 {
	edges, normals, offsets, loose := s.Hull.Edges, s.Normals, s.Offsets, s.own.loose
	separations, supports, vertices := faces.Separations, faces.Supports, other.Vertices
	list = resize(list, len(edges)/2)
	count := 0
	for e := 0; e+1 < len(edges); e += 2 {
		left, right := edges[e].Face, edges[e+1].Face
		if separations[left] < limit {
			n, v := &normals[right], &vertices[supports[left]]
			if float64(n.X*v.X)+float64(n.Y*v.Y)+float64(n.Z*v.Z)-offsets[right] < limit && !loose[e/2] {
				continue
			}
		}
		if separations[right] < limit {
			n, v := &normals[left], &vertices[supports[right]]
			if float64(n.X*v.X)+float64(n.Y*v.Y)+float64(n.Z*v.Z)-offsets[left] < limit && !loose[e/2] {
				continue
			}
		}
		list[count] = int32(e / 2)
		count++
	}
	return list[:count]
}
