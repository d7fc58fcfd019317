package world

import "github.com/clipstage/clipstage/wasm/lab"

// Meaning is what a key has meant. The camera is the page's.
type Meaning uint8

const (
	MeantNothing Meaning = iota
	MeantCommand         // which is done
	MeantNearer
	MeantFarther
	MeantAll    // all of the scene is to be seen
	MeantLayers // the switches of layers are to have the keyboard
)

// Press takes a key. The page does not also scroll by one that meant something here.
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

// toolByKey takes the tool of a key in hand, or has the view follow the selected body or stay.
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

// undoByKey undoes or redoes what hands did.
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

// pressOnPair takes a key where the keyboard has the offered pair in hand.
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

// arrow steps the stages of the picked pair; with Shift, or where none is picked, the world.
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

// finer steps an iteration of the solver by , and . and by < and > a phase; with a pair picked, a
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

// hold runs a command of a key. One that is held down comes again faster than a slow machine
// can draw: what it waits for would go on after the key is let go.
func (f *Figure) hold(k lab.Key, command func(lab.Key) error) error {
	if k.Repeat && f.undrawn {
		return nil
	}
	f.setHolding(k.Repeat)
	f.undrawn = true
	return command(k)
}

// Drawn is called with the animation frame after a key.
func (f *Figure) Drawn() { f.undrawn = false }

// LetGo is called when a key is let go.
func (f *Figure) LetGo() { f.setHolding(false) }

func (f *Figure) setHolding(holding bool) {
	if f.holding != holding {
		f.holding = holding
		f.Mark(lab.ChangeView)
	}
}
