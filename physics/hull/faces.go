package hull

import "math"

// FromFaces returns the hull with these points and faces. A face is a list of indices of points,
// counter-clockwise as seen from outside. Faces that share an edge and lie in one plane become one;
// points that are then no corner of three faces are left out. All else keeps its order: vertices,
// faces and the corner that a face begins with.
//
// The error is an *Error. It says what is not as it must be: closed, flat, convex, outward,
// without duplicate or unused points.
func FromFaces(points []Vec3, faces [][]int32) (*Hull, error) {
	if err := checkPoints(points); err != nil {
		return nil, err
	}
	if len(faces) > 2*MaxPoints {
		return nil, wrong(CodeManyVertices)
	}
	tol := tolerance(points)
	if err := checkDuplicates(points, tol); err != nil {
		return nil, err
	}
	if _, ok := corners(points, tol); !ok {
		return nil, wrong(CodeFlat)
	}
	flaw := checkFaces(points, faces, tol, ulps*ulp(points))
	if flaw != nil && !is(flaw, CodeNonConvex) {
		return nil, flaw
	}
	given, err := newMesh(len(points), faces)
	if err == nil {
		err = given.checkWhole(len(points))
	}
	if flaw != nil && !is(err, CodeApart) { // several hulls are not convex either
		err = flaw
	}
	if err != nil {
		return nil, err
	}
	return settle(tol, func(tol float64) (*Hull, error) { return given.finish(points, tol, false) })
}

// settlings is how often a hull is tried with a tolerance four times as wide, where corners and
// planes that are about one tolerance apart leave none.
const settlings = 8

// settle returns the first hull that try comes to, with wider and wider tolerances, or the
// first error. One about too many vertices stands: a wider tolerance would not see them.
func settle(tol float64, try func(tol float64) (*Hull, error)) (h *Hull, err error) {
	for i := range settlings {
		wider, failed := try(tol)
		if failed == nil {
			return wider, nil
		}
		if i == 0 {
			err = failed
		}
		if is(failed, CodeManyVertices) {
			return nil, failed
		}
		tol *= 4
	}
	return nil, err
}

// finish makes the hull that a mesh is: merged, its faces sorted if that is wanted, with its planes
// and its mass.
func (m *mesh) finish(points []Vec3, tol float64, sort bool) (*Hull, error) {
	m, vertices, err := m.merge(points, tol)
	switch {
	case err != nil:
		return nil, err
	case len(vertices) > MaxVertices:
		return nil, wrong(CodeManyVertices)
	}
	if sort {
		if m, err = m.sorted(len(vertices)); err != nil {
			return nil, err
		}
	}
	if err := m.checkMerged(vertices, tol); err != nil {
		return nil, err
	}
	return m.measured(vertices, tol), nil
}

// measured returns the hull that a merged mesh is, with all that follows of its corners.
func (m *mesh) measured(vertices []Vec3, tol float64) *Hull {
	h := m.hull(vertices)
	h.Tolerance = tol
	for i := range h.Faces {
		f := &h.Faces[i]
		p := planeOf(vertices, m.loops[i])
		f.Normal = p.normal
		f.Offset = math.Inf(-1)
		for _, corner := range m.loops[i] {
			f.Offset = max(f.Offset, f.Normal.Dot(vertices[corner]))
		}
	}
	for i, v := range vertices {
		for _, w := range vertices[:i] {
			h.Size = max(h.Size, v.Sub(w).Length())
		}
	}
	h.Mass = h.mass()
	return h
}
