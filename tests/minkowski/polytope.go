package minkowski

import "math"

// vector is a point in whole grid units, or the difference of two points.
type vector = [3]float64

// polytope is the convex hull of some points of M = A - B, on the grid.
type polytope struct {
	a, b   []vector
	unit   float64 // of the grid, metres
	extent float64 // of the pair, grid units
	points []vector
	facets []facet
	edges  [][2]int // of the facets that have a new point in front
}

// facet is a triangle, counter-clockwise as seen from outside.
type facet struct {
	corners [3]int
	cross   vector  // cross product of two sides, outward; each component is exact to two units in its last place
	normal  vector  // cross with length 1
	offset  float64 // distance of its plane along normal; negative if the origin lies beyond it
}

func newPolytope(a, b [][3]float64) *polytope {
	origin, extent := a[0], 0.0
	for _, list := range [][][3]float64{a, b} {
		for _, v := range list {
			for i, x := range v {
				extent = max(extent, math.Abs(x-origin[i]))
			}
		}
	}
	_, exponent := math.Frexp(extent)
	p := &polytope{unit: math.Ldexp(1, exponent-gridBits)}
	p.extent = extent / p.unit
	p.a, p.b = p.onGrid(a, origin), p.onGrid(b, origin)
	p.begin()
	return p
}

func (p *polytope) onGrid(list [][3]float64, origin vector) (all []vector) {
	for _, v := range list {
		v = sub(v, origin)
		for i := range v {
			v[i] = math.RoundToEven(v[i] / p.unit)
		}
		all = append(all, v)
	}
	return all
}

func (p *polytope) support(direction vector) (point vector, reach float64) {
	a, _ := farthest(p.a, direction)
	b, _ := farthest(p.b, scale(direction, -1))
	point = sub(a, b)
	return point, dot(point, direction)
}

func farthest(list []vector, direction vector) (point vector, reach float64) {
	reach = math.Inf(-1)
	for _, v := range list {
		if d := dot(v, direction); d > reach {
			point, reach = v, d
		}
	}
	return point, reach
}

// begin makes a tetrahedron of points of M. The point farthest from a line or a plane is a support in some
// direction or in the opposite direction.
func (p *polytope) begin() {
	first, _ := p.support(vector{1})
	second := p.other(vector{1}, first)
	line := sub(second, first)
	across := cross(line, leastAxis(line))
	third := p.other(across, first)
	for k := 0; k < 2 && isZero(cross(line, sub(third, first))); k++ {
		across = cross(line, across)
		third = p.other(across, first)
	}
	out := cross(line, sub(third, first))
	fourth := p.other(out, first)
	p.points = append(p.points, first, second, third, fourth)
	if p.side(p.newFacet(0, 1, 2), fourth) > 0 {
		p.points[1], p.points[2] = third, second
	}
	if p.side(p.newFacet(0, 1, 2), fourth) >= 0 {
		panic("minkowski: the points of A and B lie in a plane")
	}
	p.facets = append(p.facets, p.newFacet(0, 1, 2), p.newFacet(0, 2, 3), p.newFacet(0, 3, 1), p.newFacet(1, 3, 2))
}

// other returns the support along direction or against it: the one that is farther from the point from, measured
// along direction.
func (p *polytope) other(direction, from vector) vector {
	direction = scale(direction, 1/length(direction))
	one, reach := p.support(direction)
	two, back := p.support(scale(direction, -1))
	if level := dot(direction, from); reach-level >= level+back {
		return one
	}
	return two
}

// leastAxis returns the unit vector of the axis along which v is shortest.
func leastAxis(v vector) (axis vector) {
	least := 0
	for i := range v {
		if math.Abs(v[i]) < math.Abs(v[least]) {
			least = i
		}
	}
	axis[least] = 1
	return axis
}

func (p *polytope) newFacet(i, j, k int) facet {
	f := facet{corners: [3]int{i, j, k}}
	q := p.points[i]
	f.cross = cross(sub(p.points[j], q), sub(p.points[k], q))
	f.normal = scale(f.cross, 1/length(f.cross))
	// The corner nearest to the origin gives the most exact offset.
	for _, c := range f.corners {
		if length(p.points[c]) < length(q) {
			q = p.points[c]
		}
	}
	f.offset = dot(f.normal, q)
	return f
}

func (p *polytope) nearest() (nearest int) {
	for i := range p.facets {
		if p.facets[i].offset < p.facets[nearest].offset {
			nearest = i
		}
	}
	return nearest
}

// add adds a point. If the point is not outside the polytope, it returns false and changes nothing.
func (p *polytope) add(point vector) bool {
	p.edges = p.edges[:0]
	kept := 0
	for i := range p.facets {
		f := &p.facets[i]
		if p.side(*f, point) > 0 {
			for k := range 3 {
				p.edges = append(p.edges, [2]int{f.corners[k], f.corners[(k+1)%3]})
			}
			continue
		}
		p.facets[kept] = *f
		kept++
	}
	p.facets = p.facets[:kept]
	if len(p.edges) == 0 {
		return false
	}
	p.points = append(p.points, point)
	for _, e := range p.edges {
		if !p.hasEdge(e[1], e[0]) { // the facet on the other side stays
			p.facets = append(p.facets, p.newFacet(e[0], e[1], len(p.points)-1))
		}
	}
	return true
}

func (p *polytope) hasEdge(from, to int) bool {
	for _, e := range p.edges {
		if e[0] == from && e[1] == to {
			return true
		}
	}
	return false
}

// closest returns the point of the surface nearest to the origin, and a facet that contains the point. The
// origin must lie outside.
func (p *polytope) closest() (closest vector, facet int) {
	distance := math.Inf(1)
	for i := range p.facets {
		f := &p.facets[i]
		if f.offset > 0 { // seen from behind
			continue
		}
		c := nearest(p.points[f.corners[0]], p.points[f.corners[1]], p.points[f.corners[2]])
		if d := length(c); d < distance {
			closest, distance, facet = c, d, i
		}
	}
	return closest, facet
}
