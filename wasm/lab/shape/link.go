package shape

import (
	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// State returns the figure's state as written in links:
//
//	lab=shape&stage=clip-lower&preset=tilted-corner
//	lab=shape&stage=frames&seed=12
//	lab=shape&stage=contacts&a=0,0,0,0.1;-1,-0.3;0,0;-1,0.3&b=0.7,0.7,0,0.3;0,0&compare=on
//
// A shape is x,y,angle,radius, then its corners in its own frame, each x,y. Every number restores its bits.
func (f *collision) State() string {
	s := "lab=" + ID + "&stage=" + f.Stage().String()
	if from := f.Now.Link(); from != "" {
		s += from
	} else {
		for side := A; side <= B; side++ {
			s += "&" + side.String() + "=" + f.Now.solids[side].link()
		}
	}
	if f.compare {
		s += "&compare=on"
	}
	return s + f.AskLink()
}

func (s *Solid) link() string {
	to := lab.Exact(s.X) + "," + lab.Exact(s.Y) + "," + lab.Exact(s.Angle) + "," + lab.Exact(s.Radius)
	for _, v := range s.Corners[:s.Count] {
		to += ";" + lab.Exact(v.X) + "," + lab.Exact(v.Y)
	}
	return to
}

func (f *collision) addParts(l *lab.Link[shape.Stage, moment]) {
	var solids [2]Solid
	var given [2]bool
	compare := false
	for side := A; side <= B; side++ {
		l.Parts = append(l.Parts, lab.Part{Name: side.String(), Read: func(value string) (err *lab.Error) {
			given[side] = true
			solids[side], err = readSolid(side, value)
			return err
		}})
	}
	l.Parts = append(l.Parts, lab.Part{Name: "compare", Read: func(value string) *lab.Error {
		if compare = value == "on"; !compare && value != "off" {
			return lab.Refused(text.StateAnswers, "value", value)
		}
		return nil
	}})
	l.Check = func() *lab.Error {
		if given[A] != given[B] {
			return lab.InvalidState(text.ShapeStateOne)
		}
		if given[A] {
			l.Moment = *momentOf(&solids)
		}
		return nil
	}
	l.Show = func() { f.Compare(compare) }
}

// readSolid reads x,y,angle,radius;x,y;…
func readSolid(side Side, value string) (s Solid, _ *lab.Error) {
	parts := lab.Split(value, ';')
	head, ok := readNumbers(parts[0], 4)
	if !ok || len(parts) < 2 {
		return s, lab.InvalidState(text.ShapeState, "box", side.Name())
	}
	if len(parts)-1 > shape.MaxCorners {
		return s, asState(wrongShape(side, &s, &shape.Error{Code: shape.CodeManyPoints, Field: "vertices", Point: shape.None}))
	}
	s = Solid{X: head[0], Y: head[1], Angle: head[2], Radius: head[3]}
	for _, part := range parts[1:] {
		at, ok := readNumbers(part, 2)
		if !ok {
			return s, lab.InvalidState(text.ShapeState, "box", side.Name())
		}
		s.Corners[s.Count] = shape.Vec2{X: at[0], Y: at[1]}
		s.Count++
	}
	return s, asState(s.validate(side))
}

// asState makes an error of a shape to one of a link.
func asState(err *lab.Error) *lab.Error {
	if err != nil {
		err.Code, err.Field = lab.CodeInvalidState, "state"
	}
	return err
}

// readNumbers parses count finite numbers separated by commas.
func readNumbers(value string, count int) (list []float64, ok bool) {
	parts := lab.Split(value, ',')
	if len(parts) != count {
		return nil, false
	}
	for _, part := range parts {
		x, ok := lab.ReadNumber(part)
		if !ok || !lab.Finite(x) {
			return nil, false
		}
		list = append(list, x)
	}
	return list, true
}

// sideOption returns the option that sets one shape.
func (f *collision) sideOption(side Side) lab.Option {
	return lab.Option{Name: side.String(), Allows: text.ShapeRangeShape, Set: func(value string) error {
		s, err := readSolid(side, value)
		if err != nil {
			return err
		}
		solids := f.Now.solids
		solids[side] = s
		f.Begin(momentOf(&solids))
		return nil
	}}
}
