package shape

import (
	"math"

	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/wasm/lab"
)

func (f *Figure) press(k lab.Key) (taken bool) {
	if f.Asks() && f.asked.Press(k) {
		return true
	}
	if k.Name != "Escape" || f.Sheet() == lab.SheetNone || f.Dragging() {
		return false
	}
	f.CloseSheet()
	return true
}

// Steps of the keys that change a shape: coarse, or fine with Shift.
const (
	coarseStep, fineStep = 0.1, 0.01   // metres
	coarseTurn, fineTurn = 0.05, 0.005 // radians
)

// pressHeld handles a key for the focused shape. With a chosen corner, the arrows move the corner.
func (f *hands) pressHeld(body int, k lab.Key) (taken bool) {
	side := Side(body)
	step, turn := coarseStep, coarseTurn
	if k.Shift {
		step, turn = fineStep, fineTurn
	}
	switch k.Name {
	case "ArrowLeft":
		f.nudge(side, -step, 0)
	case "ArrowRight":
		f.nudge(side, step, 0)
	case "ArrowUp":
		f.nudge(side, 0, step)
	case "ArrowDown":
		f.nudge(side, 0, -step)
	case "[", "{":
		f.turn(side, turn)
	case "]", "}":
		f.turn(side, -turn)
	default:
		return f.handlesFree() && f.pressCorner(side, step, k)
	}
	return true
}

// pressCorner handles a key that changes the radius, or chooses, adds or deletes a corner.
func (f *hands) pressCorner(side Side, step float64, k lab.Key) (taken bool) {
	chosen := f.chosen.part == PartCorner && f.chosen.side() == side
	switch k.Name {
	case "+", "=":
		f.grow(side, step)
	case "-", "−", "_":
		f.grow(side, -step)
	case "v", "V":
		f.chooseCorner(side, k.Shift)
	case "e", "E":
		edge := 0
		if chosen {
			edge = f.chosen.corner
		}
		s := &f.Now.solids[side]
		was, next := *s, s.Corners[(edge+1)%s.Count]
		f.AddCorner(side, edge, s.Corners[edge].Add(next).Mul(0.5))
		if s.Count == was.Count {
			break
		}
		added := 0
		for added < was.Count && s.Corners[added] == was.Corners[added] {
			added++
		}
		f.chosen = hold{uint8(side) + 1, PartCorner, added}
	case "Delete", "Backspace":
		if chosen {
			f.DeleteCorner(side, f.chosen.corner)
		}
	case "Escape":
		if !chosen || f.Dragging() {
			return false
		}
		f.chosen = hold{}
		f.Mark(lab.ChangeView)
	default:
		return false
	}
	return true
}

// chooseCorner chooses the next corner of a shape, or the one before. After the last one none is chosen.
func (f *hands) chooseCorner(side Side, back bool) {
	count := f.Now.solids[side].Count
	at, by := 0, 1 // from 1; 0 is none
	if f.chosen.part == PartCorner && f.chosen.side() == side {
		at = f.chosen.corner + 1
	}
	if back {
		by = count
	}
	f.chosen = hold{}
	if at = (at + by) % (count + 1); at > 0 {
		f.chosen = hold{uint8(side) + 1, PartCorner, at - 1}
	}
	f.Mark(lab.ChangeView)
}

// nudge moves a shape, or its chosen corner, by metres in the world.
func (f *hands) nudge(side Side, dx, dy float64) {
	s := f.Now.solids[side]
	if f.chosen.part == PartCorner && f.chosen.side() == side && f.handlesFree() {
		pose := s.pose()
		by := pose.Back(shape.Vec2{X: dx, Y: dy})
		v := &s.Corners[f.chosen.corner]
		v.X, v.Y = lab.Round(v.X+by.X, 1e-4), lab.Round(v.Y+by.Y, 1e-4)
	} else {
		s.X, s.Y = lab.Round(s.X+dx, 1e-4), lab.Round(s.Y+dy, 1e-4)
	}
	f.setSide(side, &s)
}

func (f *hands) turn(side Side, by float64) {
	s := f.Now.solids[side]
	s.turn(lab.Round(math.Remainder(s.Angle+by, 2*math.Pi), 1e-4), 1e-2)
	f.setSide(side, &s)
}

func (f *hands) grow(side Side, by float64) {
	s := f.Now.solids[side]
	s.Radius = max(0, lab.Round(s.Radius+by, 1e-4))
	f.setSide(side, &s)
}
