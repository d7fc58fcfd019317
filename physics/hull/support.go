package hull

import "math"

// fewVertices is the largest number of vertices for which a linear search is as fast as climbing.
const fewVertices = 12

type search struct {
	marks []uint32 // by vertex: the last flood that visited it
	mark  uint32
	stack []int32
}

// support returns the lowest vertex along n, the first in a tie, and its height n·v in metres. In a hull with
// more than fewVertices the search starts at the vertex from. Heights that differ by at most level may differ
// only by rounding.
func (s *Placed) support(n Vec3, from int32, level float64) (vertex int32, height float64) {
	if len(s.Vertices) <= fewVertices {
		return lowest(s.Vertices, n)
	}
	return s.climb(n, from, level)
}

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

// climb descends from vertex to vertex along the edges. In a convex hull a vertex below all its neighbours is
// the lowest. If a neighbour is level with the vertex, rounding may hide the way down. Then climb visits all
// level vertices; edges connect them.
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

// flood visits the level vertices that level edges connect with vertex, and returns the lowest.
func (s *Placed) flood(n Vec3, vertex int32, height, level float64) (int32, float64) {
	edges, q := s.Hull.Edges, &s.search
	q.mark++
	if q.mark == 0 { // the marks overflow after 2³² floods
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
