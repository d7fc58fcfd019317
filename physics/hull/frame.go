package hull

import "math"

// Frame is where a collide call computes: along A's axes, from the middle of A's bounds. Far from
// the world's origin that loses no digits but those that the positions themselves lack.
type Frame struct {
	Origin Vec3  // in the world, metres
	Axes   Mat33 // turns vectors from the frame to the world
}

// Point takes a point to the world.
func (f *Frame) Point(p Vec3) Vec3 { return f.Axes.MulVec(p).Add(f.Origin) }

// Vector turns a vector to the world.
func (f *Frame) Vector(v Vec3) Vec3 { return f.Axes.MulVec(v) }

// Placed is a hull as a collide call sees it. It must not be changed.
type Placed struct {
	Hull     *Hull
	Vertices []Vec3    // in the call's frame, metres
	Normals  []Vec3    // of the faces, outward: those of the hull's own frame, turned
	Offsets  []float64 // how far the hull reaches along each normal, metres

	own    own
	turn   Mat33   // from the hull's frame to the call's, if moved
	moved  bool    // or else the two are turned alike
	counts []int32 // of each face, its deepest vertices; zero outside of the stage incident
	around []int32 // the faces at the deepest vertices, at one after the other
	search search
}

// own is what a hull is in its own frame, from the middle of its bounds.
type own struct {
	begin    *Vec3 // where its vertices lie in memory: one that was built anew lies elsewhere
	centre   Vec3  // the middle, in the hull's frame
	vertices []Vec3
	normals  []Vec3
	offsets  []float64
	edges    []Vec3 // from the origin of half-edge 2i to that of its twin
	loose    []bool // edges to which a face beside them is not at right angles: see looseSine
	// walk leads over all faces, from the first to its neighbours and on: each with one beside it
	// that comes earlier.
	walk []faceStep
	met  []bool
}

// looseSine is the sine of the angle by which a face may be turned about an edge's other axis and the bound
// of alive still holds: a height is off by it times less than two sizes, and alive is given a margin of
// planeTolerance. Only faces that are narrow for the ulp of their corners are turned by more.
const looseSine = planeTolerance / 8

// faceStep is a face and one beside it.
type faceStep struct{ face, from int32 }

// take makes s the hull h. What depends on the hull alone stays for the next call with it.
func (s *Placed) take(h *Hull) {
	o := &s.own
	if s.Hull == h && o.begin == &h.Vertices[0] && len(o.vertices) == len(h.Vertices) {
		return
	}
	s.Hull, o.begin = h, &h.Vertices[0]
	low, high := bounds(h.Vertices)
	o.centre = low.Add(high.Sub(low).Mul(0.5))
	o.vertices, o.normals = o.vertices[:0], o.normals[:0]
	o.offsets, o.edges, o.loose = o.offsets[:0], o.edges[:0], o.loose[:0]
	for _, v := range h.Vertices {
		o.vertices = append(o.vertices, v.Sub(o.centre))
	}
	for e := 0; e < len(h.Edges); e += 2 {
		way := h.Vertices[h.Edges[e+1].Origin].Sub(h.Vertices[h.Edges[e].Origin])
		o.edges = append(o.edges, way)
		off := max(math.Abs(way.Dot(h.Faces[h.Edges[e].Face].Normal)), math.Abs(way.Dot(h.Faces[h.Edges[e+1].Face].Normal)))
		o.loose = append(o.loose, off > looseSine*way.Length())
	}
	for i := range h.Faces {
		f := &h.Faces[i]
		o.normals = append(o.normals, f.Normal)
		// Corners of a face may be off its plane by the hull's tolerance. The one that is
		// farthest out is where another hull would touch first.
		e := f.First
		reach := f.Normal.Dot(o.vertices[h.Edges[e].Origin])
		for e = h.Edges[e].Next; e != f.First; e = h.Edges[e].Next {
			if d := f.Normal.Dot(o.vertices[h.Edges[e].Origin]); d > reach {
				reach = d
			}
		}
		o.offsets = append(o.offsets, reach)
	}
	o.findWalk(h)
	s.counts = append(s.counts[:0], make([]int32, len(h.Faces))...)
	s.search.marks = append(s.search.marks[:0], make([]uint32, len(h.Vertices))...)
	s.search.mark = 0
}

// findWalk finds the way over all faces.
func (o *own) findWalk(h *Hull) {
	o.met = append(o.met[:0], make([]bool, len(h.Faces))...)
	met := o.met
	met[0] = true
	o.walk = append(o.walk[:0], faceStep{0, 0})
	for i := 0; i < len(o.walk); i++ {
		from := o.walk[i].face
		first := h.Faces[from].First
		for e := first; ; {
			if f := h.Edges[e^1].Face; !met[f] {
				met[f] = true
				o.walk = append(o.walk, faceStep{f, from})
			}
			if e = h.Edges[e].Next; e == first {
				break
			}
		}
	}
}

// stand sees the hull in its own frame.
func (s *Placed) stand() {
	s.Vertices, s.Normals, s.Offsets, s.moved = s.own.vertices, s.own.normals, s.own.offsets, false
}

// place turns the hull and sets it at t, which is where the middle of its bounds goes.
func (s *Placed) place(turn *Mat33, t Vec3) {
	o := &s.own
	s.Vertices = resize(s.Vertices, len(o.vertices))
	s.Normals = resize(s.Normals, len(o.normals))
	s.Offsets = resize(s.Offsets, len(o.offsets))
	s.turn, s.moved = *turn, true
	for i := range o.vertices {
		s.Vertices[i] = turn.MulVec(o.vertices[i]).Add(t)
	}
	for i := range o.normals {
		n := turn.MulVec(o.normals[i])
		s.Normals[i] = n
		s.Offsets[i] = o.offsets[i] + n.Dot(t)
	}
}

// Way returns an edge in the call's frame, from the origin of its first half-edge to the other end.
func (s *Placed) Way(edge int) Vec3 {
	if s.moved {
		return s.turn.MulVec(s.own.edges[edge])
	}
	return s.own.edges[edge]
}

// resize returns a list of that length, in the same memory if there is enough of it.
func resize[T any](list []T, length int) []T {
	if cap(list) < length {
		return make([]T, length)
	}
	return list[:length]
}
