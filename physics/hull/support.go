package hull

import "math"

// fewVertices is up to where looking at all vertices is as fast as climbing.
const fewVertices = 12

// search is what finding a support keeps from call to call.
type search struct {
	marks []uint32 // of each vertex, the last flood that met it
	mark  uint32
	stack []int32
}

// support returns the vertex that is lowest along n, the first of several, and its height n·v in
// metres. from is a vertex near which it may be. Heights within level of each other may be equal but for
// rounding.
func (s *Placed) support(n Vec3, from int32, level float64) (vertex int32, height float64) {
	if len(s.Vertices) <= fewVertices {
		return lowest(s.Vertices, n)
	}
	return s.climb(n, from, level)
}

// lowest looks at all vertices.
func lowest(vertices []Vec3, n Vec3) (vertex int32, height float64) {
	height = math.Inf(1)
	x, y, z := n.X, n.Y, n.Z
	for i := range vertices {
		v := &vertices[i]
		if d := float64(x*v.X) + float64(y*v.Y) + float64(z*v.Z); d < height {
			vertex, height = int32(i), d
		}
	}
	return vertex, height
}

// climb goes down from vertex to vertex along the edges. A hull is convex, so that a vertex
// below all its neighbours is below all others. Where a neighbour is level, rounding may hide
// the way down: then all level vertices are looked at, which hang together by edges.
func (s *Placed) climb(n Vec3, from int32, level float64) (vertex int32, height float64) {
	edges := s.Hull.Edges
	vertex, height = from, n.Dot(s.Vertices[from])
	for {
		next, least, flat := vertex, height, false
		first := s.Hull.Out[vertex]
		for e := first; ; {
			twin := &edges[e^1]
			d := n.Dot(s.Vertices[twin.Origin])
			if d <= height+level {
				flat = true
			}
			if d < least {
				next, least = twin.Origin, d
			}
			if e = twin.Next; e == first {
				break
			}
		}
		if next == vertex {
			if flat {
				return s.flood(n, vertex, height, level)
			}
			return vertex, height
		}
		vertex, height = next, least
	}
}

// flood looks at all vertices that are level with one and reached from it by level ones.
func (s *Placed) flood(n Vec3, vertex int32, height, level float64) (int32, float64) {
	edges, q := s.Hull.Edges, &s.search
	q.mark++
	if q.mark == 0 { // after 2³² floods the marks are used up
		clear(q.marks)
		q.mark = 1
	}
	q.marks[vertex] = q.mark
	q.stack = append(q.stack[:0], vertex)
	for len(q.stack) > 0 {
		v := q.stack[len(q.stack)-1]
		q.stack = q.stack[:len(q.stack)-1]
		first := s.Hull.Out[v]
		for e := first; ; {
			twin := &edges[e^1]
			if w := twin.Origin; q.marks[w] != q.mark {
				if d := n.Dot(s.Vertices[w]); d <= height+level {
					q.marks[w] = q.mark
					q.stack = append(q.stack, w)
					if d < height || d == height && w < vertex {
						vertex, height = w, d
					}
				}
			}
			if e = twin.Next; e == first {
				break
			}
		}
	}
	return vertex, height
}
