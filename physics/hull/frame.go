package hull

import "math"

// Frame is the frame of a collide call: A's axes, with the origin at the centre of A's bounds. It avoids the
// rounding errors of coordinates far from the world's origin.
type Frame struct {
	Origin Vec3  // world frame, metres
	Axes   Mat33 // rotates vectors from this frame to the world's
}

// Point transforms a point to the world frame.
func (f *Frame) Point(p Vec3) Vec3 { return f.Axes.MulVec(p).Add(f.Origin) }

// Vector rotates a vector to the world frame.
func (f *Frame) Vector(v Vec3) Vec3 { return f.Axes.MulVec(v) }

// Placed is a hull in the frame of a collide call. Callers must not change it.
type Placed struct {
	Hull     *Hull
	Vertices []Vec3    // in the call's frame, metres
	Normals  []Vec3    // outward unit normals of the faces: the hull's own normals, rotated
	Offsets  []float64 // extent of the hull along each normal, metres

	own    own
	turn   Mat33   // from the hull's frame to the call's, if moved
	moved  bool    // whether the two frames differ
	counts []int32 // by face: the number of its deepest vertices; all 0 outside the stage incident
	around []int32 // faces at the deepest vertices, one vertex after the other
	search search
}

// own is a cache of hull data in its own frame, relative to the centre of its bounds.
type own struct {
	begin    *Vec3 // address of the vertices, which identifies the hull
	centre   Vec3  // centre of the bounds, in the hull's frame
	vertices []Vec3
	normals  []Vec3
	offsets  []float64
	edges    []Vec3 // vector from the origin of half-edge 2i to the origin of its twin
	loose    []bool // by edge: whether an adjacent face is not parallel to it (see looseSine)
	// walk visits all faces. Each face after the first comes with an adjacent face visited earlier.
	walk []faceStep
	met  []bool
}

// looseSine is the largest sine of the angle between an edge and an adjacent face's plane for which the bound
// in alive holds. It changes a height by at most this sine times two sizes; alive has a margin of
// planeTolerance.
const looseSine = planeTolerance / 8

type faceStep struct{ face, from int32 }

// take sets the hull of s to h. It keeps data that depend only on the hull for the next call with the same
// hull.
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
		// Corners of a face may be off its plane by the hull's tolerance. Another hull would first touch the
		// outermost corner.
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

// stand places the hull in its own frame, relative to the centre of its bounds.
func (s *Placed) stand() {
	s.Vertices, s.Normals, s.Offsets, s.moved = s.own.vertices, s.own.normals, s.own.offsets, false
}

// place rotates the hull and moves the centre of its bounds to t.
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

// Way returns the vector of an edge in the call's frame, from the origin of its first half-edge to
// its other end, metres.
func (s *Placed) Way(edge int) Vec3 {
	if s.moved {
		return s.turn.MulVec(s.own.edges[edge])
	}
	return s.own.edges[edge]
}

// resize returns a list of the given length with undefined values. It reuses the memory of list if there is
// enough.
func resize[T any](list []T, length int) []T {
	if cap(list) < length {
		return make([]T, length)
	}
	return list[:length]
}
