package hull

import "math"

// FromFaces returns the hull with these points and faces. A face is a list of indices of points,
// counter-clockwise as seen from outside. Adjacent faces in one plane are merged. Points that are then corners
// of fewer than three faces are left out. Vertices, faces and the corners of a face keep their order.
//
// The error is an *Error. It names the violated condition: faces must be closed, flat, convex and outward,
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

// settlings is the number of attempts to make a hull. Each attempt uses four times the tolerance of the one
// before. Corners and planes about one tolerance apart may otherwise leave no hull.
const settlings = 8

// settle calls try with growing tolerances and returns the first hull, or the first error. An error about too
// many vertices ends the search, because a wider tolerance would hide it.
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

// finish makes the hull of a mesh. It merges faces, sorts them if sort is true, and computes planes and mass.
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
