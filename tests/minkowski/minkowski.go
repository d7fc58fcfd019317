// Package minkowski finds the depth or the distance of two convex polyhedra by another method than the engine.
// It shares no code with the engine.
//
// A, and B moved by t, share a point if t lies in the Minkowski difference M = A - B, the convex hull of all a
// - b. So A and B overlap if M contains the origin. Then the least translation of B that separates them is the
// distance of the origin from the surface of M. Otherwise the distance of the polyhedra is the distance of the
// origin from M.
//
// The method is the expanding polytope algorithm (van den Bergen 2001). A polytope within M grows until it
// equals M near the origin. Each step takes the polytope's facet nearest to the origin, and adds the point of M
// farthest along the facet's normal. It ends when no point lies beyond that facet. Coordinates are rounded to a
// grid of 2^-45 of the pair's extent, so that it is decided exactly whether a point lies beyond a facet.
package minkowski

import "math"

// Answer is the result for two polyhedra.
type Answer struct {
	// Depth is the length of the least translation that separates them, metres. A negative Depth is minus their
	// distance.
	Depth float64
	// Doubt bounds the error of Depth without rounding, metres.
	Doubt float64
	// Normal is the unit direction of the least translation of B, from A to B. For separated polyhedra it is
	// the direction from A's nearest point to B's. It is undefined if Depth is 0.
	Normal [3]float64
}

const (
	gridBits  = 45    // bits of a coordinate: differences of differences are exact in float64
	precision = 1e-13 // of the pair's extent: a point nearer to a facet does not count as beyond it
)

// Solve returns the answer for the convex hulls of two sets of points. Each set must span space.
func Solve(a, b [][3]float64) Answer {
	p := newPolytope(a, b)
	for {
		facet := p.nearest()
		point, reach := p.support(p.facets[facet].normal)
		beyond := reach - p.facets[facet].offset
		if beyond > precision*p.extent && p.add(point) {
			continue
		}
		if offset := p.facets[facet].offset; offset >= 0 {
			return Answer{Depth: offset * p.unit, Doubt: max(beyond, 0) * p.unit, Normal: p.facets[facet].normal}
		}
		return p.apart()
	}
}

// apart returns the answer if the origin lies outside.
func (p *polytope) apart() Answer {
	for {
		closest, facet := p.closest()
		distance := length(closest)
		if distance == 0 {
			return Answer{}
		}
		// Near an edge of the facet, rounding may put the closest point on that edge. The facet's normal is
		// then the better direction.
		var towards vector
		doubt, grown := math.Inf(1), false
		for _, way := range []vector{scale(closest, -1/distance), p.facets[facet].normal} {
			point, reach := p.support(way)
			if distance+reach < doubt { // all of M lies behind the plane through reach
				towards, doubt = way, distance+reach
			}
			if grown = doubt > precision*p.extent && p.add(point); grown || doubt <= precision*p.extent {
				break
			}
		}
		if grown {
			continue
		}
		return Answer{Depth: -distance * p.unit, Doubt: math.Abs(doubt) * p.unit, Normal: towards}
	}
}
