package world

import "github.com/clipstage/clipstage/wasm/lab"

// Meaning is the meaning of a key. The page itself acts on the meanings about the camera.
type Meaning uint8

const (
	MeantNothing Meaning = iota
	MeantCommand         // a command, which has run
	MeantNearer
	MeantFarther
	MeantAll    // show the whole scene
	MeantLayers // move the focus to the switches of layers
)

// Press handles a key. If the key has a meaning, the page does not scroll by it.
func (f *Figure) Press(k lab.Key) (Meaning, error) {
	if k.Where != lab.InField && !k.Alt && (k.Ctrl || k.Meta) {
		return f.undoByKey(k), nil
	}
	if k.Alt || k.Ctrl || k.Meta || k.Where == lab.InField {
		return MeantNothing, nil
	}
	if k.Where == lab.OnPair && f.pressOnPair(k.Name) {
		return MeantCommand, nil
	}
	switch k.Name {
	case " ":
		if k.Where == lab.OnButton {
			return MeantNothing, nil
		}
		if !k.Repeat {
			f.TogglePlay()
		}
	case "ArrowRight", "ArrowLeft":
		return MeantCommand, f.arrow(k)
	case "Home", "End":
		if !f.Picked() {
			return MeantNothing, nil
		}
		if k.Name == "Home" {
			f.Seek(0)
		} else {
			f.Seek(f.LastStage())
		}
	case ",", ".", "<", ">":
		return MeantCommand, f.hold(k, f.finer)
	case "n":
		f.OfferNext(1)
	case "p":
		f.OfferNext(-1)
	case "Enter":
		if k.Where == lab.OnButton || !f.PickOffered() {
			return MeantNothing, nil
		}
	case "Delete", "Backspace":
		if _, ok := f.Selected(); !ok || f.Picked() || f.editable != lab.EditAll {
			return MeantNothing, nil
		}
		f.RemoveSelected()
	case "Escape":
		_, selected := f.Selected()
		switch {
		case f.pointer.moved && f.tool != ToolDrag:
			f.Lift(false)
		case f.sheet != SheetNone:
			f.Turn(SheetNone)
		case f.Picked():
			f.Unchoose()
		case selected:
			f.Select(-1)
		default:
			return MeantNothing, nil
		}
	case "+", "=":
		return MeantNearer, nil
	case "-":
		return MeantFarther, nil
	case "0":
		return MeantAll, nil
	case "l":
		if f.Picked() {
			return MeantNothing, nil
		}
		f.OpenLayers(true)
		return MeantLayers, nil
	default:
		if !f.toolByKey(k.Name) {
			return MeantNothing, nil
		}
	}
	return MeantCommand, nil
}

// toolByKey chooses the tool of a key, or toggles whether the view follows the selected body.
func (f *Figure) toolByKey(name string) bool {
	if f.Picked() {
		return false
	}
	if name == "f" {
		f.ToggleFollow()
		return true
	}
	for t := range tools {
		if tools[t].key == name && f.editable == lab.EditAll {
			f.SetTool(Tool(t))
			return true
		}
	}
	return false
}

// undoByKey undoes or redoes an edit.
func (f *Figure) undoByKey(k lab.Key) Meaning {
	switch {
	case f.editable == lab.EditNone:
		return MeantNothing
	case (k.Name == "z" || k.Name == "Z") && !k.Shift && f.CanUndo(): // Z without Shift: caps lock
		f.Undo()
	case (k.Name == "y" || k.Name == "Y" || k.Shift && (k.Name == "z" || k.Name == "Z")) && f.CanRedo():
		f.Redo()
	default:
		return MeantNothing
	}
	return MeantCommand
}

// pressOnPair handles a key while the ringed pair has the focus.
func (f *Figure) pressOnPair(name string) bool {
	switch name {
	case "ArrowRight", "ArrowDown":
		f.OfferNext(1)
	case "ArrowLeft", "ArrowUp":
		f.OfferNext(-1)
	case " ":
		f.PickOffered()
	default:
		return false
	}
	return true
}

// arrow steps through the stages of the picked pair; with Shift or without a pair it steps the world.
func (f *Figure) arrow(k lab.Key) error {
	right := k.Name == "ArrowRight"
	switch {
	case f.Picked() && !k.Shift && right:
		f.NextStage()
	case f.Picked() && !k.Shift:
		f.PrevStage()
	case right:
		return f.hold(k, func(lab.Key) error { return f.Step(1) })
	default:
		return f.hold(k, func(lab.Key) error { return f.Back(1) })
	}
	return nil
}

// finer steps by an iteration for , and . and by a phase for < and >. With a picked pair < and > step by a
// constraint.
func (f *Figure) finer(k lab.Key) error {
	switch k.Name {
	case ",":
		return f.PrevIteration()
	case ".":
		return f.NextIteration()
	}
	switch forward := k.Name == ">"; {
	case f.Picked() && forward:
		f.NextConstraint()
	case f.Picked():
		f.PrevConstraint()
	case forward:
		return f.NextPhase()
	default:
		return f.PrevPhase()
	}
	return nil
}

// hold runs a command of a key. A held key repeats faster than a slow machine draws: queued commands would still run
// after the key is released, so repeats wait for an animation frame.
func (f *Figure) hold(k lab.Key, command func(lab.Key) error) error {
	if k.Repeat && f.undrawn {
		return nil
	}
	f.setHolding(k.Repeat)
	f.undrawn = true
	return command(k)
}

// Drawn is called at the animation frame after a key.
func (f *Figure) Drawn() { f.undrawn = false }

// LetGo is called when a key is released.
func (f *Figure) LetGo() { f.setHolding(false) }

func (f *Figure) setHolding(holding bool) {
	if f.Holding != holding {
		f.Holding = holding
		f.Mark(lab.ChangeView)
	}
}
