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
var stagedCalls = []call{
	{name: "next", run: do(staged.Next)},
	{name: "prev", run: do(staged.Prev)},
	{name: "seek", takes: []param{{"stage", Text}}, run: withText(staged.SeekID)},
	{name: "play", run: do(staged.Play)},
	{name: "pause", run: do(staged.Pause)},
	{name: "tick", run: do(staged.Tick)},
	{name: "reset", run: do(staged.Reset)},
	{name: "undo", run: do(staged.Undo)},
	{name: "redo", run: do(staged.Redo)},
	{name: "forget", run: do(staged.Forget)},
	{name: "preset", takes: []param{{"preset", Text}}, run: withText(staged.LoadPreset)},
	{name: "option", takes: []param{{"name", Text}, {"value", Text}}, run: with(option)},
	{name: "setState", takes: []param{{"state", Text}}, run: withText(staged.SetState)},
	{name: "open", takes: []param{{"state", Text}}, run: tell(staged.Open)},
	{name: "report", takes: []param{{"message", Text}}, run: tell(staged.Report)},
	{name: "dismiss", run: do(staged.Dismiss)},
	{name: "focus", takes: []param{{"box", Number}}, run: with(focus)},
	{name: "drop", run: do(staged.Drop)},
	{name: "cancel", run: do(staged.Cancel)},
	{name: "leave", run: do(staged.Leave)},
	{name: "key", takes: key, returns: Boolean, run: with(press)},

	{name: "playing", returns: Boolean, asks: true, run: ask(staged.Playing)},
	{name: "speed", returns: Number, asks: true, run: ask(staged.Speed)},
	{name: "notice", returns: Text, asks: true, run: ask(staged.Notice)},
	{name: "words", returns: Text, asks: true, run: ask(staged.Spoken)},
	{name: "sentences", returns: Text, asks: true, run: ask(staged.Sentences)},
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
