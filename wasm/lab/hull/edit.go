package hull

import (
	"slices"
	"strconv"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// NewShape builds a hull of points, with the given faces if there are any. An error has the code invalid-hull,
// and names the point or the face that it is about.
func NewShape(side Side, points []hull.Vec3, faces [][]int32, tolerance float64) (*Shape, error) {
	field := "points"
	points = slices.Clone(points)
	for i, p := range points {
		points[i] = hull.Vec3{X: p.X + 0, Y: p.Y + 0, Z: p.Z + 0} // -0 becomes 0, because links have no -0
		if !within(p.X) || !within(p.Y) || !within(p.Z) {
			code := hull.CodeRange
			if !lab.Finite(p.X + p.Y + p.Z) {
				code = hull.CodeNotFinite
			}
			return nil, wrongHull(CodeInvalidHull, side, field, &hull.Error{Code: code, Point: i, Other: hull.None, Face: hull.None, By: maxCoordinate})
		}
	}
	if faces != nil {
		field = "faces"
	}
	h, err := hull.Within(points, faces, tolerance)
	if err != nil {
		return nil, wrongHull(CodeInvalidHull, side, field, err)
	}
	return &Shape{h, points, faces, tolerance}, nil
}

// built reports whether the points alone make a hull with the same faces. Everything else follows from the
// corners of the faces.
func (s *Shape) built() bool {
	if s.Faces == nil {
		return true
	}
	h, err := hull.Within(s.Points, nil, s.Tolerance)
	return err == nil && slices.Equal(h.Vertices, s.Hull.Vertices) && writeFaces(h.Loops()) == writeFaces(s.Hull.Loops())
}

// Inside reports whether a point is not a vertex of the hull.
func (s *Shape) Inside(point int) bool { return !slices.Contains(s.Hull.Vertices, s.Points[point]) }

// SetVertex moves a vertex and rebuilds the hull. If the points make no hull, it returns an error and changes
// nothing.
func (f *collision) SetVertex(side Side, number int, at hull.Vec3) error {
	points := slices.Clone(f.Now.shapes[side].Points)
	if number < 0 || number >= len(points) {
		return wrongHull(CodeInvalidHull, side, "points", &hull.Error{Code: hull.CodeNoPoint, Point: number, Other: hull.None, Face: 0})
	}
	points[number] = at
	return f.setPoints(side, points)
}

// AddVertex adds a vertex.
func (f *collision) AddVertex(side Side, at hull.Vec3) error {
	return f.setPoints(side, append(slices.Clone(f.Now.shapes[side].Points), at))
}

// DeleteVertex deletes a vertex.
func (f *collision) DeleteVertex(side Side, number int) error {
	points := f.Now.shapes[side].Points
	if number < 0 || number >= len(points) {
		return nil
	}
	return f.setPoints(side, slices.Delete(slices.Clone(points), number, number+1))
}

// setPoints replaces a hull by the convex hull of points. Given faces are dropped.
func (f *collision) setPoints(side Side, points []hull.Vec3) error {
	shape, err := NewShape(side, points, nil, f.Now.shapes[side].Tolerance)
	if err != nil {
		return err
	}
	m := f.Now
	m.shapes[side] = shape
	m.Origin, m.moved = lab.Origin{}, true
	f.Change(&m)
	return nil
}

// ToggleVertices shows or hides the list of vertices.
func (f *collision) ToggleVertices() { f.Flip(&f.vertices) }

// Vertices reports whether the inspector lists the vertices.
func (f *collision) Vertices() bool { return f.vertices }

// ListedVertices is the largest number of vertices that the inspector lists for a hull.
const ListedVertices = 64

// VertexText returns the text of a vertex's field, and a message about the vertex or "".
func (f *collision) VertexText(side Side, number int) (typed, message string) {
	shape := f.Now.shapes[side]
	p := shape.Points[number]
	typed = lab.Exact(p.X) + ", " + lab.Exact(p.Y) + ", " + lab.Exact(p.Z)
	if r := &f.refused; r.Message != "" && r.side == side && r.number == number {
		if r.Text != "" {
			typed = r.Text
		}
		return typed, r.Message
	}
	switch {
	case !shape.Inside(number):
		return typed, ""
	case shape.merged(p):
		return typed, f.Say(text.HullUiVertexMerged)
	}
	return typed, f.Say(text.HullUiVertexInside)
}

// merged reports whether a point that is not a vertex lies on the hull, or below a face by less than twice the
// larger of the hull's Tolerance and Flat.
func (s *Shape) merged(p hull.Vec3) bool {
	for i := range s.Hull.Faces {
		if face := &s.Hull.Faces[i]; face.Normal.Dot(p)-face.Offset > -2*max(s.Hull.Tolerance, s.Hull.Flat) {
			return true
		}
	}
	return false
}

// refused is the refused edit of a vertex. If nothing was typed, Text is empty.
type refused struct {
	lab.Typed
	side   Side
	number int
}

// TypeVertex moves a vertex to typed coordinates.
func (f *hands) TypeVertex(side Side, number int, typed string) {
	at, ok := readVec(typed)
	if !ok {
		f.refuse(side, number, typed, invalidField(side.Name()+" v"+strconv.Itoa(number+1), typed, text.HullRangeVertex))
		return
	}
	err := f.SetVertex(side, number, at)
	f.choose(side, number)
	f.refuse(side, number, typed, err)
}

// TypeAdd adds a vertex above the middle of the hull's last face, outside by a fifth of the hull's size. There
// it can be seen and edited.
func (f *hands) TypeAdd(side Side) {
	h := f.Now.shapes[side].Hull
	face := h.Faces[len(h.Faces)-1]
	corners := h.Corners(nil, len(h.Faces)-1)
	var at hull.Vec3
	for _, v := range corners {
		at = at.Add(h.Vertices[v].Mul(1 / float64(len(corners))))
	}
	f.add(side, at.Add(face.Normal.Mul(0.2*h.Size)))
}

// TypeDelete deletes a vertex, or explains why it cannot.
func (f *hands) TypeDelete(side Side, number int) {
	err := f.DeleteVertex(side, number)
	if err != nil {
		f.choose(side, number)
	}
	f.refuse(side, number, "", err)
}

// refuse sets the message about a refused edit of a vertex, with the typed text. If err is nil it clears the
// message.
func (f *hands) refuse(side Side, number int, typed string, err error) {
	f.clear()
	if wrong, ok := err.(*lab.Error); ok && wrong != nil {
		if wrong.Key == text.HullWrong {
			wrong.Key = text.HullWrongTried
			if typed != "" {
				wrong.Key = text.HullWrongTyped
				wrong.Values = append(wrong.Values, lab.Values("got", lab.Clip(typed))...)
			}
		}
		f.refused = refused{lab.Typed{Text: typed, Message: wrong.Message(f.Language())}, side, number}
	}
	f.Mark(lab.ChangeView)
}

// readVec parses three numbers separated by commas.
func readVec(typed string) (v hull.Vec3, ok bool) {
	parts := lab.Split(typed, ',')
	if len(parts) != 3 {
		return v, false
	}
	for i, to := range [...]*float64{&v.X, &v.Y, &v.Z} {
		if *to, ok = lab.ReadNumber(parts[i]); !ok || !lab.Finite(*to) {
			return v, false
		}
	}
	return v, true
}
