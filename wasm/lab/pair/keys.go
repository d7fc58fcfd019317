package pair

import "github.com/clipstage/clipstage/wasm/lab"

func (f *Figure) press(k lab.Key) (taken bool) {
	if f.Asks() && f.sheet.Press(k) {
		return true
	}
	switch k.Name {
	case "Escape":
		return f.ClosePictures()
	case "n", "N":
		f.ToggleNumbers()
	case "m", "M":
		f.ToggleMeasure()
	default:
		return false
	}
	return true
}

// Steps of the keys that move and rotate a box: coarse, or fine with Shift.
const (
	coarseStep, fineStep = 0.1, 0.01   // metres
	coarseTurn, fineTurn = 0.05, 0.005 // radians
)

func (f *Figure) pressOnBox(box int, k lab.Key) (taken bool) {
	side := Side(box)
	step, turn := coarseStep, coarseTurn
	if k.Shift {
		step, turn = fineStep, fineTurn
	}
	switch k.Name {
	case "ArrowLeft":
		f.Nudge(side, -step, 0, 0)
	case "ArrowRight":
		f.Nudge(side, step, 0, 0)
	case "ArrowUp":
		f.Nudge(side, 0, step, 0)
	case "ArrowDown":
		f.Nudge(side, 0, -step, 0)
	case "[", "{":
		f.Nudge(side, 0, 0, turn)
	case "]", "}":
		f.Nudge(side, 0, 0, -turn)
	default:
		return false
	}
	return true
}
