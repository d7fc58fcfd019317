package hull

import "slices"

// Build returns the convex hull of the points. It leaves out points that are not corners, or that protrude by
// less than the tolerance. The others keep their order.
//
// The error is an *Error, for example for a duplicate point or for points in one plane.
//
// The method is quickhull (Barber, Dobkin and Huhdanpaa 1996). It starts with a tetrahedron. It repeatedly adds
// the point farthest in front of a face, until no point is in front of any face by more than the tolerance.
// Whether a point is in front of a face is decided exactly (see lattice). Triangles in one plane are merged
// afterwards.
func Build(points []Vec3) (*Hull, error) {
	if err := checkPoints(points); err != nil {
		return nil, err
	}
	tol := tolerance(points)
	if err := checkDuplicates(points, tol); err != nil {
		return nil, err
	}
	return build(points, tol)
}

// build is Build for points that are farther apart than tol.
func build(points []Vec3, tol float64) (*Hull, error) {
	start, ok := corners(points, tol)
	if !ok {
		return nil, wrong(CodeFlat)
	}
	h, err := settle(tol, func(tol float64) (*Hull, error) {
		m, err := newMesh(len(points), quickhull(points, start, tol))
		if err != nil {
			return nil, err
		}
		return m.finish(points, tol, true)
	})
	if err != nil && !is(err, CodeManyVertices) {
		err = wrong(CodeFlat) // with every tolerance some faces meet
	}
	return h, err
}

// sorted returns the mesh in canonical order: each face begins at its corner with the lowest index, and faces
// are sorted by their corners. So only the order of the vertices decides the order of the faces.
func (m *mesh) sorted(points int) (*mesh, error) {
	for i, loop := range m.loops {
		at := slices.Index(loop, slices.Min(loop))
		m.loops[i] = slices.Concat(loop[at:], loop[:at])
	}
	loops := make([][]int32, len(m.loops))
	for i, from := range ordered(len(loops), func(a, b int32) int { return slices.Compare(m.loops[a], m.loops[b]) }) {
		loops[i] = m.loops[from]
	}
	return newMesh(points, loops)
}

// ordered returns the numbers from 0 to n-1, sorted by compare. Equal ones keep their order. It merges by hand, since
// an instance of slices.SortFunc is 2 kB of code.
func ordered(n int, compare func(a, b int32) int) []int32 {
	order, merged := make([]int32, n), make([]int32, n)
	for i := range order {
		order[i] = int32(i)
	}
	for width := 1; width < n; width *= 2 {
		for from := 0; from < n; from += 2 * width {
			middle, end := min(from+width, n), min(from+2*width, n)
			i, k := from, middle
			for at := from; at < end; at++ {
				if k == end || i < middle && compare(order[i], order[k]) <= 0 {
					merged[at], i = order[i], i+1
				} else {
					merged[at], k = order[k], k+1
				}
			}
		}
		order, merged = merged, order
	}
	return order
}

type quick struct {
	lattice
	tol    float64 // tolerance, in steps of the lattice
	facets []facet
	behind []int32 // by point: the next point in the list of the same facet
	work   []int32 // facets whose lists may have points
	left   []int32 // points that are in no list; at first these include the corners of the tetrahedron

	// For the point that is being added.
	seen    []int32 // facets that the point sees
	horizon []int32 // new facets
	begins  []int32 // by vertex: the new facet whose edge on the horizon begins there
}

type facet struct {
	corners [3]int32
	beyond  [3]int32 // by edge from corner i to i+1: the adjacent facet
	normal  [3]wide
	unit    Vec3
	first   int32 // first point of its list of points in front of it, or None
	gone    bool
	mark    int32 // last point that was compared with it
	sees    bool  // whether that point is in front
}

// quickhull returns the triangles of the points' hull. start holds four points that do not lie in one plane.
func quickhull(points []Vec3, start [4]int, tol float64) [][]int32 {
	q := quick{lattice: newLattice(points), behind: make([]int32, len(points)), begins: make([]int32, len(points))}
	q.tol = float64(tol * q.steps)
	for point := range points {
		q.left = append(q.left, int32(point))
	}
	q.begin(int32(start[0]), int32(start[1]), int32(start[2]), int32(start[3]))
	for q.list() {
		for len(q.work) > 0 {
			f := q.work[len(q.work)-1]
			if q.facets[f].gone || q.facets[f].first == None {
				q.work = q.work[:len(q.work)-1]
				continue
			}
			q.take(f, q.farthest(f))
		}
	}
	var loops [][]int32
	for i := range q.facets {
		if f := &q.facets[i]; !f.gone {
			loops = append(loops, f.corners[:])
		}
	}
	return loops
}

func (q *quick) begin(a, b, c, d int32) {
	n := q.normal(a, b, c)
	if q.side(&n, a, d) > 0 {
		b, c = c, b
	}
	q.add([3]int32{a, b, c}, [3]int32{1, 2, 3})
	q.add([3]int32{b, a, d}, [3]int32{0, 3, 2})
	q.add([3]int32{c, b, d}, [3]int32{0, 1, 3})
	q.add([3]int32{a, c, d}, [3]int32{0, 2, 1})
}

func (q *quick) add(corners, beyond [3]int32) int32 {
	f := facet{corners: corners, beyond: beyond, first: None, mark: None}
	f.normal = q.normal(corners[0], corners[1], corners[2])
	f.unit = Vec3{f.normal[0].float(), f.normal[1].float(), f.normal[2].float()}.Mul(1.0 / (1 << 80)).Unit()
	q.facets = append(q.facets, f)
	return int32(len(q.facets) - 1)
}

// above returns the signed distance of a point from a facet, in steps of the lattice; positive is in front.
func (q *quick) above(f *facet, point int32) float64 {
	d := q.from(f.corners[0], point)
	return f.unit.Dot(Vec3{float64(d[0]), float64(d[1]), float64(d[2])})
}

// list puts each remaining point in front of some facet into the list of the first such facet, and reports
// whether there was one. It runs at the start, and again when all lists are empty: a point slightly in front of
// two facets that meet at a sharp edge may be far in front of a later facet.
func (q *quick) list() (any bool) {
	var live []int32
	for i := range q.facets {
		if !q.facets[i].gone {
			live = append(live, int32(i))
		}
	}
	points := q.left
	q.left = nil
	for _, point := range points {
		any = q.hand(point, live) || any
	}
	return any
}

func (q *quick) front(f, point int32) {
	facet := &q.facets[f]
	if facet.first == None {
		q.work = append(q.work, f)
	}
	q.behind[point] = facet.first
	facet.first = point
}

func (q *quick) farthest(f int32) (point int32) {
	facet := &q.facets[f]
	most := -1.0
	for p := facet.first; p != None; p = q.behind[p] {
		if d := q.above(facet, p); d > most {
			point, most = p, d
		}
	}
	return point
}

// take adds a point in front of facet f to the hull. It removes the facets that have the point in front, and
// connects the point with the border of the hole by new facets.
func (q *quick) take(f, point int32) {
	q.seen = append(q.seen[:0], f)
	q.facets[f].mark, q.facets[f].sees = point, true
	q.horizon = q.horizon[:0]
	for i := 0; i < len(q.seen); i++ {
		for edge := range 3 {
			other := q.facets[q.seen[i]].beyond[edge]
			if o := &q.facets[other]; o.mark != point {
				o.mark = point
				if o.sees = q.side(&o.normal, o.corners[0], point) > 0; o.sees {
					q.seen = append(q.seen, other)
				}
			}
			if !q.facets[other].sees {
				q.border(q.seen[i], edge, other, point)
			}
		}
	}
	for _, n := range q.horizon {
		next := q.begins[q.facets[n].corners[1]]
		q.facets[n].beyond[1] = next
		q.facets[next].beyond[2] = n
	}
	for _, s := range q.seen {
		q.facets[s].gone = true
		for p := q.facets[s].first; p != None; {
			next := q.behind[p]
			if p != point {
				q.hand(p, q.horizon)
			}
			p = next
		}
	}
}

// border adds the facet between the point and an edge of the hole's border. The edge belongs to the removed
// facet seen. beyond is the facet on the other side, which stays.
func (q *quick) border(seen int32, edge int, beyond, point int32) {
	from, to := q.facets[seen].corners[edge], q.facets[seen].corners[(edge+1)%3]
	n := q.add([3]int32{from, to, point}, [3]int32{beyond, None, None})
	q.begins[from] = n
	q.horizon = append(q.horizon, n)
	for i := range 3 {
		if q.facets[beyond].corners[i] == to {
			q.facets[beyond].beyond[i] = n
		}
	}
}

// hand puts a point into the list of the first facet that has it in front. It reports whether there is one.
func (q *quick) hand(point int32, facets []int32) bool {
	for _, f := range facets {
		if q.above(&q.facets[f], point) > q.tol {
			q.front(f, point)
			return true
		}
	}
	q.left = append(q.left, point)
	return false
}
