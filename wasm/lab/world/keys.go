package world

import (
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/hands"
)

// Meaning is the meaning of a key. The page itself acts on the meanings after MeantCommand.
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
func (f *Figure) Press(k lab.Key) (Meaning, error) { return (&keyPress{f, k}).act() }

// keyPress is a figure while a key is pressed.
type keyPress struct {
	*Figure
	lab.Key
}

func (k *keyPress) act() (Meaning, error) {
	if k.Where != lab.InField && !k.Alt && (k.Ctrl || k.Meta) {
		return k.undoes(), nil
	}
	if k.Alt || k.Ctrl || k.Meta || k.Where == lab.InField {
		return MeantNothing, nil
	}
	if k.Where == lab.OnPair && k.onPair() {
		return MeantCommand, nil
	}
	if k.Asks() && k.Asker.Press(k.Key) {
		return MeantCommand, nil
	}
	switch k.Name {
	case " ":
		if k.Where == lab.OnButton {
			return MeantNothing, nil
		}
		if !k.Repeat {
			k.TogglePlay()
		}
	case "ArrowRight", "ArrowLeft":
		return MeantCommand, k.arrow()
	case "Home", "End":
		if !k.Picked() {
			return MeantNothing, nil
		}
		if k.Name == "Home" {
			k.Seek(0)
		} else {
			k.Seek(k.LastStage())
		}
	case ",", ".", "<", ">":
		return MeantCommand, k.hold(k.finer)
	case "n":
		k.OfferNext(1)
	case "p":
		k.OfferNext(-1)
	case "Enter":
		if k.Where == lab.OnButton || !k.PickOffered() {
			return MeantNothing, nil
		}
	case "Delete", "Backspace":
		if _, ok := k.Selected(); !ok || k.Picked() || k.Editable != lab.EditAll {
			return MeantNothing, nil
		}
		k.RemoveSelected()
	case "Escape":
		_, selected := k.Selected()
		switch {
		case k.Drawing():
			k.Lift(false)
		case k.Sheet != hands.SheetNone:
			k.Turn(hands.SheetNone)
		case k.Picked():
			k.Unchoose()
		case selected:
			k.Select(-1)
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
		if k.Picked() {
			return MeantNothing, nil
		}
		k.OpenLayers(true)
		return MeantLayers, nil
	default:
		if !k.picksTool() {
			return MeantNothing, nil
		}
	}
	return MeantCommand, nil
}

// picksTool chooses the tool of a key, or toggles whether the view follows the selected body.
func (k *keyPress) picksTool() bool {
	if k.Picked() {
		return false
	}
	if k.Name == "f" {
		k.ToggleFollow()
		return true
	}
	for t := range hands.Tool(hands.ToolCount) {
		if t.Key() == k.Name && k.Editable == lab.EditAll {
			k.SetTool(t)
			return true
		}
	}
	return false
}

// undoes undoes or redoes an edit.
func (k *keyPress) undoes() Meaning {
	switch {
	case k.Editable == lab.EditNone:
		return MeantNothing
	case (k.Name == "z" || k.Name == "Z") && !k.Shift && k.CanUndo(): // Z without Shift: caps lock
		k.Undo()
	case (k.Name == "y" || k.Name == "Y" || k.Shift && (k.Name == "z" || k.Name == "Z")) && k.CanRedo():
		k.Redo()
	default:
		return MeantNothing
	}
	return MeantCommand
}

// onPair handles a key while the ringed pair has the focus.
func (k *keyPress) onPair() bool {
	switch k.Name {
	case "ArrowRight", "ArrowDown":
		k.OfferNext(1)
	case "ArrowLeft", "ArrowUp":
		k.OfferNext(-1)
	case " ":
		k.PickOffered()
	default:
		return false
	}
	return true
}

// arrow steps through the stages and iterations of the picked pair; with Shift or without a pair it steps the world.
func (k *keyPress) arrow() error {
	right := k.Name == "ArrowRight"
	switch {
	case k.Picked() && !k.Shift && right:
		k.NextStage()
	case k.Picked() && !k.Shift:
		k.PrevStage()
	case right:
		return k.hold(func() error { return k.Step(1) })
	default:
		return k.hold(func() error { return k.Back(1) })
	}
	return nil
}

// finer steps by an iteration for , and . and by a phase for < and >. With a picked pair < and > step by a
// constraint.
func (k *keyPress) finer() error {
	switch k.Name {
	case ",":
		return k.PrevIteration()
	case ".":
		return k.NextIteration()
	}
	switch forward := k.Name == ">"; {
	case k.Picked() && forward:
		k.NextConstraint()
	case k.Picked():
		k.PrevConstraint()
	case forward:
		return k.NextPhase()
	default:
		return k.PrevPhase()
	}
	return nil
}

// hold runs a command of a key. A held key repeats faster than a slow machine draws: queued commands would still run
// after the key is released, so repeats wait for an animation frame.
func (k *keyPress) hold(command func() error) error {
	if k.Repeat && k.undrawn {
		return nil
	}
	k.setHolding(k.Repeat)
	k.undrawn = true
	return command()
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
