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
	if err := checkFaces(points, faces, tol); err != nil {
		return nil, err
	}
	given, err := newMesh(len(points), faces)
	if err != nil {
		return nil, err
	}
	if err := given.checkWhole(len(points)); err != nil {
		return nil, err
	}
	return given.finish(points, tol)
}

// settlings is how often a mesh is merged with a tolerance four times as wide, where corners and
// planes that are about one tolerance apart leave no hull.
const settlings = 8

// finish makes the hull that a mesh is: merged, with its planes and its mass.
func (m *mesh) finish(points []Vec3, tol float64) (*Hull, error) {
	var first error
	for range settlings {
		merged, vertices, err := m.merge(points, tol)
		if err == nil && len(vertices) > MaxVertices {
			return nil, wrong(CodeManyVertices)
		}
		if err == nil {
			err = merged.checkMerged(vertices, tol)
		}
		if err == nil {
			return merged.measured(vertices, tol), nil
		}
		if first == nil {
			first = err
		}
		tol *= 4
	}
	return nil, first
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
