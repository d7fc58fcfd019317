package pair

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// State returns the figure's state as written in links:
//
//	lab=pair&stage=clip-pos&preset=deep
//	lab=pair&stage=setup&seed=12
//	lab=pair&stage=keep&a=4.4,2,0.1,-0.4,0.06&b=3.1,1.7,1.8,1.7,0.36
//
// A box is w,h,x,y,angle. numbers=1 shows the numbers of edges and vertices. Every number restores its bits.
func (f *Figure) State() string {
	s := "lab=" + ID + "&stage=" + f.Stage().String()
	if from := f.Now.Link(); from != "" {
		s += from
	} else {
		for side := A; side <= B; side++ {
			s += "&" + side.String() + "=" + f.Now.pose[side].Link()
		}
	}
	if f.numbers {
		s += "&numbers=1"
	}
	return s + f.AskLink()
}

func (f *Figure) addParts(l *lab.Link[physics.Stage, moment]) {
	var boxes Pose
	var given [2]bool
	numbers := false
	for side := A; side <= B; side++ {
		l.Parts = append(l.Parts, lab.Part{Name: side.String(), Read: func(value string) (err *lab.Error) {
			given[side] = true
			boxes[side], err = parseBox(side, value)
			return err
		}})
	}
	l.Parts = append(l.Parts, lab.Part{Name: "numbers", Read: func(value string) *lab.Error {
		numbers = value == "1"
		return nil
	}})
	l.Check = func() *lab.Error {
		if given[A] != given[B] {
			return lab.InvalidState(text.StateOneBox)
		}
		if given[A] {
			l.Moment = *momentOf(boxes)
		}
		return nil
	}
	l.Show = func() {
		if f.numbers != numbers {
			f.ToggleNumbers()
		}
	}
}

// parseBox reads w,h,x,y,angle.
func parseBox(side Side, s string) (scene.Box, *lab.Error) {
	var box scene.Box
	parts := lab.Split(s, ',')
	if len(parts) != FieldCount {
		return box, lab.InvalidState(text.StateBox, "box", side.String(), "count", strconv.Itoa(len(parts)))
	}
	for field := FieldW; field < FieldCount; field++ {
		value, err := parseField(side, field, parts[field])
		if err != nil {
			err.Code, err.Field = lab.CodeInvalidState, "state"
			return box, err
		}
		*field.At(&box) = value
	}
	return box, nil
}
