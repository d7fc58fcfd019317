package world

import "github.com/clipstage/clipstage/wasm/lab"

// Meaning is what a key has meant. The camera is the page's.
type Meaning uint8

const (
	MeantNothing Meaning = iota
	MeantCommand         // which is done
	MeantNearer
	MeantFarther
	MeantAll // all of the scene is to be seen
)

// Press takes a key. The page does not also scroll by one that meant something here.
func (f *Figure) Press(k lab.Key) (Meaning, error) {
	if k.Alt || k.Ctrl || k.Meta || k.Where == lab.InField {
		return MeantNothing, nil
	}
	switch k.Name {
	case " ":
		if k.Where == lab.OnButton {
			return MeantNothing, nil
		}
		if !k.Repeat {
			f.TogglePlay()
		}
	case "ArrowRight":
		return MeantCommand, f.hold(k, f.Step)
	case "ArrowLeft":
		return MeantCommand, f.hold(k, f.Back)
	case "+", "=":
		return MeantNearer, nil
	case "-":
		return MeantFarther, nil
	case "0":
		return MeantAll, nil
	default:
		return MeantNothing, nil
	}
	return MeantCommand, nil
}

// hold runs a command of a key. One that is held down comes again faster than a slow machine
// can draw: what it waits for would go on after the key is let go.
func (f *Figure) hold(k lab.Key, command func(n float64) error) error {
	if k.Repeat && f.undrawn {
		return nil
	}
	f.setHolding(k.Repeat)
	f.undrawn = true
	return command(1)
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
