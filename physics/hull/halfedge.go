package hull

type mesh struct {
	loops [][]int32 // by face: its corners, counter-clockwise
	first []int32   // by face: the half-edge that begins at its first corner
	edges []meshEdge
}

// meshEdge is a half-edge. The half-edges of a face are consecutive, in the order of its corners.
type meshEdge struct{ origin, next, face, twin int32 }

// newMesh finds the twins of all half-edges. It returns an error for a face with fewer than three corners or a
// missing corner, and for an edge without exactly one face on its other side.
func newMesh(points int, loops [][]int32) (*mesh, error) {
	m := &mesh{loops: loops, first: make([]int32, len(loops))}
	begins := make([]int32, points) // by point: the last half-edge that begins there; earlier ones are linked
	for i := range begins {
		begins[i] = None
	}
	var earlier []int32
	for face, loop := range loops {
		if len(loop) < 3 {
			return nil, wrongFace(CodeShortFace, face, None)
		}
		first := int32(len(m.edges))
		m.first[face] = first
		for i, p := range loop {
			if p < 0 || int(p) >= points {
				return nil, wrongFace(CodeNoPoint, face, int(p))
			}
			e := first + int32(i)
			m.edges = append(m.edges, meshEdge{origin: p, next: first + int32((i+1)%len(loop)), face: int32(face), twin: None})
			earlier = append(earlier, begins[p])
			begins[p] = e
		}
	}
	for e := range m.edges {
		edge := &m.edges[e]
		if edge.twin != None {
			continue
		}
		from, to := edge.origin, m.edges[edge.next].origin
		open := &Error{Code: CodeOpen, Point: int(from), Other: int(to), Face: int(edge.face)}
		for other := begins[to]; other != None; other = earlier[other] {
			if m.edges[m.edges[other].next].origin != from {
				continue
			}
			if edge.twin != None || m.edges[other].twin != None {
				return nil, open
			}
			edge.twin, m.edges[other].twin = other, int32(e)
		}
		if edge.twin == None || edge.twin == int32(e) {
			return nil, open
		}
		for other := begins[from]; other != None; other = earlier[other] {
			if other != int32(e) && m.edges[m.edges[other].next].origin == to {
				return nil, open
			}
		}
	}
	return m, nil
}

// hull returns the hull of the mesh, without planes and derived quantities. Vertices, faces and corners keep
// their order.
func (m *mesh) hull(vertices []Vec3) *Hull {
	h := &Hull{
		Vertices: vertices,
		Faces:    make([]Face, len(m.loops)),
		Edges:    make([]HalfEdge, len(m.edges)),
		Out:      make([]int32, len(vertices)),
	}
	// Twins are adjacent: an edge gets its two numbers at the first of its half-edges.
	number := make([]int32, len(m.edges))
	met := int32(0)
	for e := range m.edges {
		if twin := m.edges[e].twin; int(twin) > e {
			number[e], number[twin] = met, met+1
			met += 2
		}
	}
	for i := range h.Out {
		h.Out[i] = None
	}
	for e := range m.edges {
		edge := &m.edges[e]
		h.Edges[number[e]] = HalfEdge{Origin: edge.origin, Next: number[edge.next], Face: edge.face}
		if h.Out[edge.origin] == None {
			h.Out[edge.origin] = number[e]
		}
	}
	for face, loop := range m.loops {
		h.Faces[face].First = number[m.first[face]]
		h.Faces[face].Count = int32(len(loop))
	}
	return h
}

// Corners appends the vertices of a face to dst, counter-clockwise as seen from outside.
func (h *Hull) Corners(dst []int32, face int) []int32 {
	first := h.Faces[face].First
	for e := first; ; {
		dst = append(dst, h.Edges[e].Origin)
		if e = h.Edges[e].Next; e == first {
			return dst
		}
	}
}

// Loops returns the corners of all faces in order, in the form of FromFaces.
func (h *Hull) Loops() [][]int32 {
	loops := make([][]int32, len(h.Faces))
	for i := range h.Faces {
		loops[i] = h.Corners(nil, i)
	}
	return loops
}
