package hull

import "math"

// parallelSine is the sine of the angle between two edges below which they count as parallel:
// where exactly their arcs cross hangs on rounding. Such a direction is measured with all vertices,
// which is right for any direction, and not with the two edges alone.
const parallelSine = 1e-6

// noSine is the sine below which they have no direction at all.
const noSine = 1e-13

// Edges is what the pairs of edges say.
//
// On the Gauss map, a unit sphere, a face is the point of its normal, and an edge is the arc
// between the points of its two faces. The Minkowski difference A - B has as faces those of A,
// those of B turned round, and a parallelogram for each pair of edges whose arcs cross, those of
// B turned round (Gregorius 2013). Of all pairs only these can have the direction of least overlap.
type Edges struct {
	Tested   int // pairs whose arcs were compared
	Crossing int // of these, pairs whose arcs cross
	Parallel int // of these, pairs whose edges are as good as parallel
	Culled   int // pairs that were not compared: they cannot beat the best pair of the last call

	Found      bool    // some pair crosses
	A, B       int     // the edges of the pair with the largest separation, the first of several
	Normal     Vec3    // unit, from A to B, in the call's frame
	Separation float64 // along Normal, metres; positive is a gap

	// Pairs are all that cross, if the call records.
	Pairs []EdgePair

	best  candidate
	sides []float64 // heights of B's normals above the plane of an arc of A
	live  []arc     // the edges of B that were not culled
	hits  []arc
}

// EdgePair is a pair of edges whose arcs cross.
type EdgePair struct {
	A, B       int
	Normal     Vec3 // as in Edges
	Separation float64
}

// Pruned returns how many pairs were compared and do not cross.
func (e *Edges) Pruned() int { return e.Tested - e.Crossing }

// arc is an edge on the Gauss map.
type arc struct{ edge, left, right int32 } // left and right are faces

// arcOf returns the arc of an edge of h.
func arcOf(h *Hull, edge int) arc {
	return arc{int32(edge), h.Edges[2*edge].Face, h.Edges[2*edge+1].Face}
}

// candidate is the direction of a pair of edges.
type candidate struct {
	a, b   int
	across Vec3    // from A to B, of any length, in the call's frame
	reach  float64 // the separation times that length
	// key is larger for a larger separation, and needs no square root: the separation times
	// its own size.
	key float64
}

func (c *candidate) setKey() { c.key = float64(c.reach*math.Abs(c.reach)) / c.across.Dot(c.across) }

// pairing is what the stage looks at.
type pairing struct {
	a, b           *Placed
	facesA, facesB *Faces
	last           *[2]int // the best pair of the last call, or nil
	record         bool
	margin, level  float64 // metres; level as for support
}

// run looks for the pair with the largest separation. The pair of the last call changes how many are
// compared, and nothing else.
func (e *Edges) run(p *pairing) {
	e.search(p, false)
	// Faces are flat, and edges lie in them, within the hull's tolerance only. Where the
	// pair that wins is not the outermost of both hulls along its direction, all are measured by the vertices.
	if c := &e.best; e.Found && e.Separation > max(p.facesA.Separation, p.facesB.Separation) {
		if length := c.across.Length(); p.measure(c.across, c.a, c.b) < c.reach-float64(p.margin*length) {
			e.search(p, true)
		}
	}
}

// search compares all pairs that may be the best. It measures each by all vertices if careful.
func (e *Edges) search(p *pairing, careful bool) {
	e.Crossing, e.Parallel = 0, 0
	e.Found, e.A, e.B, e.Normal, e.Separation = false, 0, 0, Vec3{}, 0
	e.best.key = math.Inf(-1)
	e.Pairs = e.Pairs[:0]
	least := math.Inf(-1)
	if p.last != nil && !p.record && !careful {
		least = p.again() - p.margin
	}
	e.live = e.live[:0]
	for j := range p.b.Edges {
		if arc := arcOf(p.b.Hull, j); math.IsInf(least, -1) || arc.ceiling(p.b, p.a, p.facesB) >= least {
			e.live = append(e.live, arc)
		}
	}
	e.sides = resize(e.sides, len(p.b.Normals))
	e.hits = resize(e.hits, len(e.live)+1)
	rows := 0
	for i := range p.a.Edges {
		if arc := arcOf(p.a.Hull, i); math.IsInf(least, -1) || arc.ceiling(p.a, p.b, p.facesA) >= least {
			e.row(p, arc, careful)
			rows++
		}
	}
	e.Tested = rows * len(e.live)
	e.Culled = len(p.a.Edges)*len(p.b.Edges) - e.Tested
	if e.Found = e.best.key > math.Inf(-1); e.Found {
		e.A, e.B = e.best.a, e.best.b
		e.Normal, e.Separation = e.best.unit()
	}
}

// unit returns the direction with the length 1, and the separation.
func (c *candidate) unit() (normal Vec3, separation float64) {
	length := c.across.Length()
	return c.across.Mul(1 / length), c.reach / length
}

// row compares the arc of an edge of A with those of B. An arc whose ends lie on one side of the
// plane of the other cannot cross it. Both loops note first and choose by arithmetic what they keep: a processor
// could not guess which.
func (e *Edges) row(p *pairing, of arc, careful bool) {
	edge, n1, n2 := p.a.Edges[of.edge], p.a.Normals[of.left], p.a.Normals[of.right]
	sides := e.sides
	for f, n := range p.b.Normals {
		sides[f] = edge.Dot(n)
	}
	hits, count := e.hits, 0
	for k := range e.live {
		arc := e.live[k]
		hits[count] = arc
		count += int(math.Float64bits(float64(sides[arc.left]*sides[arc.right])) >> 63)
	}
	left := hits[:count]
	count = 0
	for k := range left {
		arc := left[k]
		other := p.b.Edges[arc.edge]
		t1, t2 := n1.Dot(other), n2.Dot(other)
		hits[count] = arc
		count += int((math.Float64bits(float64(t1*t2)) &^ math.Float64bits(float64(sides[arc.left]*t1))) >> 63)
	}
	if count == 0 {
		return
	}
	bend := n1.Cross(n2)
	bend2 := bend.Dot(bend)
	for _, arc := range hits[:count] {
		other := p.b.Edges[arc.edge]
		t1, t2 := n1.Dot(other), n2.Dot(other)
		// A sign of a zero says nothing.
		if !(float64(t1*t2) < 0 && float64(sides[arc.left]*t1) > 0 && float64(sides[arc.left]*sides[arc.right]) < 0) {
			continue
		}
		e.Crossing++
		e.judge(p, of, arc, careful, crossing{n1, n2, t1, t2, float64(bend2 * other.Dot(other))})
	}
}

// crossing is where two arcs cross.
type crossing struct {
	n1, n2 Vec3    // the ends of A's arc
	t1, t2 float64 // their heights above the plane of B's
	scale2 float64 // the square of the length that across would have, were the edges at right angles
}

// judge measures the separation of a pair whose arcs cross, and notes it if it is the largest so far.
func (e *Edges) judge(p *pairing, of, arc arc, careful bool, x crossing) {
	// Where the arcs cross is between the ends of A's, nearer to the one that is less high. This
	// is the cross product of the edges but for its length: at right angles to A's edge even
	// where the edges are nearly parallel.
	c := candidate{a: int(of.edge), b: int(arc.edge)}
	c.across = x.n1.Mul(math.Abs(x.t2)).Add(x.n2.Mul(math.Abs(x.t1)))
	length2 := c.across.Dot(c.across)
	if parallel := length2 < float64(parallelSine*parallelSine*x.scale2); parallel || careful {
		if parallel {
			e.Parallel++
		}
		if !(length2 > float64(noSine*noSine*x.scale2)) {
			return
		}
		c.reach = p.measure(c.across, c.a, c.b)
	} else {
		from, to := p.a.Vertices[p.a.Hull.Edges[2*of.edge].Origin], p.b.Vertices[p.b.Hull.Edges[2*arc.edge].Origin]
		c.reach = c.across.Dot(to.Sub(from))
	}
	c.key = float64(c.reach*math.Abs(c.reach)) / length2
	if c.key > e.best.key {
		e.best = c
	}
	if p.record {
		normal, separation := c.unit()
		e.Pairs = append(e.Pairs, EdgePair{c.a, c.b, normal, separation})
	}
}

// measure returns the gap between the hulls along n, times the length of n. The search for
// the outermost vertices begins at those of the two edges.
func (p *pairing) measure(n Vec3, edgeA, edgeB int) float64 {
	level := float64(p.level * n.Length())
	_, low := p.b.support(n, p.b.Hull.Edges[2*edgeB].Origin, level)
	_, high := p.a.support(n.Neg(), p.a.Hull.Edges[2*edgeA].Origin, level)
	return low + high
}

// again returns the separation of the last call's best pair, if its arcs still cross: no edge
// that cannot beat it has to be looked at.
func (p *pairing) again() float64 {
	i, j := p.last[0], p.last[1]
	ofA, ofB := arcOf(p.a.Hull, i), arcOf(p.b.Hull, j)
	n1, n2, edge := p.a.Normals[ofA.left], p.a.Normals[ofA.right], p.a.Edges[i]
	other := p.b.Edges[j]
	s1, s2 := edge.Dot(p.b.Normals[ofB.left]), edge.Dot(p.b.Normals[ofB.right])
	t1, t2 := n1.Dot(other), n2.Dot(other)
	if !(float64(s1*s2) < 0 && float64(t1*t2) < 0 && float64(s1*t1) > 0) {
		return math.Inf(-1)
	}
	c := candidate{across: n1.Mul(math.Abs(t2)).Add(n2.Mul(math.Abs(t1)))}
	c.reach = p.measure(c.across, i, j)
	_, separation := c.unit()
	return separation
}

// ceiling returns what no direction on the arc of an edge of s can have as a separation from
// the other hull.
//
// Along a direction between two normals the lowest vertex of the other hull is at most as high
// as the one that is lowest along one of them; and that one's height above the edge lies
// between its heights along the two. Where it is positive, the direction's length counts, and nothing is said.
func (of arc) ceiling(s, other *Placed, faces *Faces) float64 {
	from := s.Vertices[s.Hull.Edges[2*of.edge].Origin]
	v, w := other.Vertices[faces.Supports[of.left]], other.Vertices[faces.Supports[of.right]]
	left := max(faces.Separations[of.left], s.Normals[of.right].Dot(v.Sub(from)))
	right := max(faces.Separations[of.right], s.Normals[of.left].Dot(w.Sub(from)))
	if least := min(left, right); least < 0 {
		return least
	}
	return math.Inf(1)
}
