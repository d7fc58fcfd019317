package shape

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// set shows another solid. An invalid one is an error and changes nothing.
func (f *hands) set(side Side, s *Solid) *lab.Error {
	solids := f.Now.solids
	solids[side] = *s
	if err := validate(&solids); err != nil {
		return err
	}
	f.Change(momentOf(&solids))
	return nil
}

// setSide shows another solid. An invalid one leaves a notice and changes nothing.
func (f *hands) setSide(side Side, s *Solid) {
	if err := f.set(side, s); err != nil {
		f.Report(err.Message(f.Language()))
	}
}

// Swap exchanges A and B.
func (f *hands) Swap() {
	f.Change(momentOf(&[2]Solid{f.Now.solids[B], f.Now.solids[A]}))
}

// SetCount replaces a shape by a circle, a capsule, or a regular polygon with count corners, in the same place.
func (f *hands) SetCount(side Side, count int) {
	s := f.Now.solids[side]
	if count < 1 || count > shape.MaxCorners || count == s.Count {
		return
	}
	pose := s.pose()
	middle := pose.Point(s.middle())
	s = regular(count)
	s.X, s.Y = lab.Round(middle.X, 1e-4), lab.Round(middle.Y, 1e-4)
	f.setSide(side, &s)
}

// regular returns a circle, a capsule, or a regular polygon whose first edge is at the bottom.
func regular(count int) Solid {
	const size = 0.6 // metres, from the middle to a corner
	s := Solid{Count: count}
	switch count {
	case 1:
		s.Radius = 0.5
	case 2:
		s.Radius = 0.25
		s.Corners[0].X, s.Corners[1].X = -0.5, 0.5
	default:
		for i := range count {
			sin, cos := math.Sincos(math.Pi * (2*float64(i) - 1 - float64(count)/2) / float64(count))
			s.Corners[i] = shape.Vec2{X: lab.Round(size*cos, 1e-4), Y: lab.Round(size*sin, 1e-4)}
		}
	}
	return s
}

// middle returns the mean of the corners, in the shape's frame.
func (s *Solid) middle() (m shape.Vec2) {
	for _, v := range s.Corners[:s.Count] {
		m = m.Add(v.Mul(1 / float64(s.Count)))
	}
	return m
}

// turn sets the angle, and keeps the middle of the corners in place, to a hundredth of unit.
func (s *Solid) turn(angle, unit float64) {
	was, pivot := s.pose(), s.middle()
	s.Angle = angle
	is := s.pose()
	move := was.Turn(pivot).Sub(is.Turn(pivot))
	if move != (shape.Vec2{}) {
		s.X, s.Y = lab.Round(s.X+move.X, unit/100), lab.Round(s.Y+move.Y, unit/100)
	}
}

// insert adds a corner on an edge, near at, in the shape's frame. A circle becomes a capsule, and a capsule a triangle.
func (s *Solid) insert(edge int, at shape.Vec2) {
	if s.Count >= shape.MaxCorners {
		s.Count++ // validate refuses it
		return
	}
	if s.Count == 1 {
		s.put(1, s.away(s.Corners[0], at))
		return
	}
	if s.Count == 2 {
		s.insertThird(s.Corners[0], s.Corners[1], at) // counter-clockwise, whichever edge it is
		return
	}
	start, end := s.Corners[edge], s.Corners[(edge+1)%s.Count]
	way := end.Sub(start)
	length := way.Length()
	normal := way.Mul(-1 / length).Left() // outward of a polygon
	t := max(0.1, min(0.9, at.Sub(start).Dot(way)/(length*length)))
	base := start.Add(way.Mul(t))
	from := *s
	for height := max(at.Sub(start).Dot(normal), 0.1*length); height > 1e-9*length; height /= 2 {
		*s = from
		v := base.Add(normal.Mul(height))
		s.put(edge+1, shape.Vec2{X: lab.Round(v.X, height/100), Y: lab.Round(v.Y, height/100)})
		if _, err := s.shape(); err == nil {
			return
		}
	}
}

// away returns at, or a point to the right if at is too near to v.
func (s *Solid) away(v, at shape.Vec2) shape.Vec2 {
	if least := max(s.Radius, 0.1); at.Sub(v).Length() < least {
		at = v.Add(shape.Vec2{X: 2 * least})
	}
	return shape.Vec2{X: lab.Round(at.X, 1e-3), Y: lab.Round(at.Y, 1e-3)}
}

// insertThird makes a capsule to a triangle, counter-clockwise.
func (s *Solid) insertThird(start, end, at shape.Vec2) {
	way := end.Sub(start)
	length := way.Length()
	left := way.Mul(1 / length).Left()
	height := at.Sub(start).Dot(left)
	if math.Abs(height) < 0.2*length {
		at = at.Add(left.Mul(math.Copysign(0.4*length, height) - height))
	}
	at = shape.Vec2{X: lab.Round(at.X, 1e-3), Y: lab.Round(at.Y, 1e-3)}
	if height < 0 {
		s.put(1, at)
	} else {
		s.put(2, at)
	}
}

// put inserts a corner with an index.
func (s *Solid) put(index int, v shape.Vec2) {
	copy(s.Corners[index+1:], s.Corners[index:s.Count])
	s.Corners[index] = v
	s.Count++
}

// remove deletes a corner.
func (s *Solid) remove(index int) {
	copy(s.Corners[index:], s.Corners[index+1:s.Count])
	s.Count--
	s.Corners[s.Count] = shape.Vec2{}
}

// AddCorner adds a corner on an edge of a shape, near a point in its frame.
func (f *hands) AddCorner(side Side, edge int, at shape.Vec2) {
	s := f.Now.solids[side]
	if s.Count == shape.MaxCorners {
		err := wrongShape(side, &s, &shape.Error{Code: shape.CodeManyPoints, Field: "vertices", Point: shape.None})
		f.Report(err.Message(f.Language()))
		return
	}
	s.insert(edge, at)
	f.setSide(side, &s)
}

// DeleteCorner deletes a corner of a shape. A circle keeps its centre.
func (f *hands) DeleteCorner(side Side, corner int) {
	s := f.Now.solids[side]
	if s.Count == 1 || corner < 0 || corner >= s.Count {
		return
	}
	s.remove(corner)
	f.setSide(side, &s)
}

// refused is the refused text of a field.
type refused struct {
	id string
	lab.Typed
}

// refuse keeps a refused text in its field.
func (f *hands) refuse(id, typed string, err *lab.Error) {
	f.refused = refused{id, lab.Typed{Text: typed, Message: err.Message(f.Language())}}
	f.Mark(lab.ChangeView)
}

// accept shows a solid that was typed in the field with an id.
func (f *hands) accept(side Side, s *Solid, id, typed string) {
	if err := f.set(side, s); err != nil {
		f.refuse(id, typed, err)
		return
	}
	f.clear()
	f.Mark(lab.ChangeView)
}

// fieldID is the id of a number's field; cornerID is the id of a corner's.
func fieldID(side Side, field Field) string { return side.String() + "." + field.String() }
func cornerID(side Side, corner int) string { return side.String() + ".v" + strconv.Itoa(corner) }
func (f *hands) message(id string) string {
	if f.refused.id == id {
		return f.refused.Message
	}
	return ""
}

// fieldText returns the text of a field.
func (f *hands) fieldText(id, value string) string {
	if f.refused.id == id {
		return f.refused.Text
	}
	return value
}

// Type sets a number to typed text. A refused text stays in the field, beside the reason.
func (f *hands) Type(side Side, field Field, typed string) {
	read := lab.ReadNumber
	if field == FieldAngle {
		read = lab.ReadAngle
	}
	value, ok := read(typed)
	if !ok || !lab.Finite(value) {
		f.refuse(fieldID(side, field), typed, wrongField(side, field, typed))
		return
	}
	s := f.Now.solids[side]
	*field.At(&s) = value
	f.accept(side, &s, fieldID(side, field), typed)
}

// TypeCorner sets a corner to typed coordinates: x, y in the shape's frame.
func (f *hands) TypeCorner(side Side, corner int, typed string) {
	s := f.Now.solids[side]
	if corner < 0 || corner >= s.Count {
		return
	}
	at, ok := readNumbers(typed, 2)
	if !ok {
		f.refuse(cornerID(side, corner), typed, lab.InvalidField(CodeInvalidShape, cornerID(side, corner), lab.Quoted(typed), lab.Value{Key: text.ShapeRangeCorner}))
		return
	}
	s.Corners[corner] = shape.Vec2{X: at[0], Y: at[1]}
	f.accept(side, &s, cornerID(side, corner), typed)
}

// ToggleNumbers shows or hides the list of corners.
func (f *Figure) ToggleNumbers() { f.Flip(&f.numbers) }
