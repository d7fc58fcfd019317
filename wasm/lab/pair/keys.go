package pair

import "github.com/clipstage/clipstage/wasm/lab"

// Press takes a key and reports whether it meant something here, so that the page
// does not also scroll by it.
func (f *Figure) Press(k lab.Key) (taken bool) {
	onBox := k.Where == lab.OnBoxA || k.Where == lab.OnBoxB
	switch {
	case k.Where == lab.InField:
		return false
	case onBox && k.Alt && (k.Name == "[" || k.Name == "]"):
		// Many keyboards have the brackets behind AltGr, which some browsers report as
		// Ctrl and Alt, or behind Option.
	case k.Alt:
		return false
	case k.Ctrl || k.Meta:
		if f.editable == lab.EditNone {
			return false
		}
		switch k.Name {
		case "z", "Z": // Z without Shift: caps lock
			if k.Shift {
				f.Redo()
			} else {
				f.Undo()
			}
		case "y", "Y":
			f.Redo()
		default:
			return false
		}
		return true
	}
	if k.Name == "Escape" && f.gallery {
		f.ToggleGallery()
		return true
	}
	if k.Name == "Escape" && f.drag.part != PartNone {
		f.Cancel()
		return true
	}
	if onBox && f.editable != lab.EditNone {
		if f.pressOnBox(Side(k.Where-lab.OnBoxA), k) {
			return true
		}
	}
	switch k.Name {
	case "n", "N":
		f.ToggleNumbers()
	case "m", "M":
		f.ToggleMeasure()
	default:
		return f.PressWalk(k)
	}
	return true
}

// Steps of the keys that move and turn a box; with Shift the fine ones.
const (
	coarseStep, fineStep = 0.1, 0.01 // metres
	coarseTurn, fineTurn = 0.05, 0.005
)

func (f *Figure) pressOnBox(side Side, k lab.Key) (taken bool) {
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
