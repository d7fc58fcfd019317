// Package minkowski finds the depth or the distance of two convex polyhedra by another method than
// the engine's. It shares no code with the engine.
//
// A, and B moved by t, share a point if t lies in the Minkowski difference M = A - B, the convex
// hull of all a - b. So A and B overlap if M holds the origin. The least translation of B that
// parts them is the origin's distance from the surface of M, and the distance of two polyhedra that
// are apart is the origin's distance from M.
//
// A polytope within M grows until it is M where that matters (the expanding polytope algorithm,
// van den Bergen 2001): the point of M farthest along the normal of its nearest facet joins it,
// until there is none beyond that facet. Coordinates are rounded to a grid of 2^-45 of the pair's
// extent, so that whether a point lies beyond a facet is decided exactly.
package minkowski

import "math"

// Answer describes two polyhedra.
type Answer struct {
	// Depth is the length of the least translation that separates them, metres. Below 0 it is minus
	// their distance.
	Depth float64
	// Doubt bounds the error of Depth, metres, beside rounding.
	Doubt float64
	// Normal is the unit direction, from A to B, of the least translation of B; for polyhedra apart,
	// the direction from A's nearest point to B's. It is undefined if Depth is 0.
	Normal [3]float64
}

const (
	gridBits  = 45    // of a coordinate: differences, and differences of those, are exact in float64
	precision = 1e-13 // of the pair's extent: points nearer to a facet do not count as beyond it
)

// Solve answers for the convex hulls of two sets of points. Each set must span space.
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

// apart answers if the origin lies outside.
func (p *polytope) apart() Answer {
	for {
		closest, facet := p.closest()
		distance := length(closest)
		if distance == 0 {
			return Answer{}
		}
		// Right beside a side of the facet the direction to that side may be mistaken for the direction to the
		// facet: then the facet's normal is the better direction.
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
