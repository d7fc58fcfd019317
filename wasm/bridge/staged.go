package bridge

import "github.com/clipstage/clipstage/wasm/lab"

// staged is a figure that shows a collide call stage by stage: see lab.Editor.
type staged interface {
	lab.Figure
	Next()
	Prev()
	SeekID(id string) error
	Play()
	Pause()
	Tick()
	Reset()
	Undo()
	Redo()
	Forget()
	LoadPreset(id string) error
	SetOption(name, value string) error
	SetState(state string) error
	Open(state string)
	Report(message string)
	Dismiss()
	SetFocus(body uint8)
	Drop()
	Cancel()
	Leave()
	Press(k lab.Key) bool
	Speed() float64
	Notice() string
	Spoken() string
	Sentences() string
}

// stagedCalls are the calls of all staged figures.
var stagedCalls = []Method{
	{Name: "next", run: do(staged.Next)},
	{Name: "prev", run: do(staged.Prev)},
	{Name: "seek", Takes: []param{{"stage", Text}}, run: withText(staged.SeekID)},
	{Name: "play", run: do(staged.Play)},
	{Name: "pause", run: do(staged.Pause)},
	{Name: "tick", run: do(staged.Tick)},
	{Name: "reset", run: do(staged.Reset)},
	{Name: "undo", run: do(staged.Undo)},
	{Name: "redo", run: do(staged.Redo)},
	{Name: "forget", run: do(staged.Forget)},
	{Name: "preset", Takes: []param{{"preset", Text}}, run: withText(staged.LoadPreset)},
	{Name: "option", Takes: []param{{"name", Text}, {"value", Text}}, run: with(option)},
	{Name: "setState", Takes: []param{{"state", Text}}, run: withText(staged.SetState)},
	{Name: "open", Takes: []param{{"state", Text}}, run: tell(staged.Open)},
	{Name: "report", Takes: []param{{"message", Text}}, run: tell(staged.Report)},
	{Name: "dismiss", run: do(staged.Dismiss)},
	{Name: "focus", Takes: []param{{"box", Number}}, run: with(focus)},
	{Name: "drop", run: do(staged.Drop)},
	{Name: "cancel", run: do(staged.Cancel)},
	{Name: "leave", run: do(staged.Leave)},
	{Name: "key", Takes: key, Returns: Boolean, run: with(press)},

	{Name: "playing", Returns: Boolean, asks: true, run: ask(staged.Playing)},
	{Name: "speed", Returns: Number, asks: true, run: ask(staged.Speed)},
	{Name: "notice", Returns: Text, asks: true, run: ask(staged.Notice)},
	{Name: "words", Returns: Text, asks: true, run: ask(staged.Spoken)},
	{Name: "sentences", Returns: Text, asks: true, run: ask(staged.Sentences)},
}

func option(f staged, a *arguments) any {
	name := a.text()
	return f.SetOption(name, a.text())
}

func focus(f staged, a *arguments) any {
	f.SetFocus(uint8(a.index(3)))
	return nil
}

func press(f staged, a *arguments) any { return f.Press(keyOf(a)) }
