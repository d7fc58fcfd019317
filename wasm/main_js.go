//go:build js && wasm

// Command wasm is the engine in the page. It hands the page one object of functions
// and then waits; all that happens, happens in calls from the page.
package main

import (
	"syscall/js"

	"honnef.co/go/js/dom/v2"

	"github.com/clipstage/clipstage/wasm/figure"
	"github.com/clipstage/clipstage/wasm/frame"
)

// ready is the function that the page leaves under this name while the engine starts.
const ready = "clipstageReady"

// figures are the mounted ones, by the number that create returned.
var (
	figures = map[int]*mounted{}
	nextID  = 1
)

func main() {
	api := newObject()
	api.Set("layout", frame.Version)
	api.Set("slots", frame.Slots)
	api.Set("create", export(create))
	api.Set("collide", export(collide))
	for _, c := range commands {
		api.Set(c.name, onFigure(func(m *mounted, _ []js.Value) any {
			c.run(m.figure)
			return nil
		}))
	}
	for _, c := range calls {
		api.Set(c.name, onFigure(c.run))
	}
	api.Set("worlds", worldAPI())
	js.Global().Call(ready, api)
	select {}
}

// create(host) mounts a figure (see host for what it needs) and returns its number.
func create(args []js.Value) any {
	id := nextID
	nextID++
	figures[id] = mount(args[0])
	return id
}

// collide(a, b) returns a trace as JSON, without a figure.
func collide(args []js.Value) any {
	both := newObject()
	both.Set("a", args[0])
	both.Set("b", args[1])
	pose, err := poseOf(both, figure.Pose{}, true)
	if err != nil {
		return err
	}
	f, err := figure.Collide(pose)
	if err != nil {
		return err
	}
	return string(f.Trace())
}

// commands are called with a figure's number alone.
var commands = [...]struct {
	name string
	run  func(*figure.Figure)
}{
	{"next", (*figure.Figure).Next},
	{"prev", (*figure.Figure).Prev},
	{"play", (*figure.Figure).Play},
	{"pause", (*figure.Figure).Pause},
	{"tick", (*figure.Figure).Tick},
	{"reset", (*figure.Figure).Reset},
	{"undo", (*figure.Figure).Undo},
	{"redo", (*figure.Figure).Redo},
	{"forget", (*figure.Figure).Forget},
	{"drop", (*figure.Figure).Drop},
	{"cancel", (*figure.Figure).Cancel},
	{"leave", (*figure.Figure).Leave},
	{"dismiss", (*figure.Figure).Dismiss},
	{"numbers", (*figure.Figure).ToggleNumbers},
	{"measure", (*figure.Figure).ToggleMeasure},
	{"swap", (*figure.Figure).Swap},
}

// calls take a figure's number and more, or return something: a result, or an error.
var calls = [...]struct {
	name string
	run  func(m *mounted, args []js.Value) any
}{
	{"render", func(m *mounted, args []js.Value) any { // (controls, panel: elements)
		m.render(args[0], args[1])
		return nil
	}},
	{"destroy", func(m *mounted, _ []js.Value) any {
		m.unmount()
		return nil
	}},
	{"seek", func(m *mounted, args []js.Value) any { // (stage id)
		stage, err := m.figure.StageNamed(stringOf(args[0]))
		if err != nil {
			return err
		}
		m.figure.Seek(stage)
		return nil
	}},
	{"option", func(m *mounted, args []js.Value) any { // (name, value)
		return m.figure.SetOption(stringOf(args[0]), stringOf(args[1]))
	}},
	{"sentences", func(m *mounted, _ []js.Value) any { return m.figure.Sentences() }}, // a line for each title and text
	{"preset", func(m *mounted, args []js.Value) any { // (preset id)
		return m.figure.LoadPreset(stringOf(args[0]))
	}},
	{"setPose", func(m *mounted, args []js.Value) any { // ({a, b}), in parts or whole
		pose, err := poseOf(args[0], m.figure.Pose(), false)
		if err != nil {
			return err
		}
		return m.figure.SetPose(pose)
	}},
	{"pose", func(m *mounted, _ []js.Value) any { return poseValue(m.figure.Pose()) }},
	{"setState", func(m *mounted, args []js.Value) any {
		return m.figure.SetState(stringOf(args[0]))
	}},
	{"open", func(m *mounted, args []js.Value) any { // (state of a link): what cannot be read leaves a notice
		m.figure.Open(stringOf(args[0]))
		return nil
	}},
	{"state", func(m *mounted, _ []js.Value) any { return m.figure.State() }},
	{"stage", func(m *mounted, _ []js.Value) any { return m.figure.Stage().String() }},
	{"playing", func(m *mounted, _ []js.Value) any { return m.figure.Playing() }},
	{"speed", func(m *mounted, _ []js.Value) any { return m.figure.Speed() }},
	{"notice", func(m *mounted, _ []js.Value) any { return m.figure.Notice() }},
	{"report", func(m *mounted, args []js.Value) any { // (message)
		m.figure.Report(stringOf(args[0]))
		return nil
	}},
	{"words", func(m *mounted, _ []js.Value) any { return m.figure.Spoken() }},
	{"panic", func(*mounted, []js.Value) any { panic("on request") }}, // for the tests of what then happens
	{"boxName", func(m *mounted, args []js.Value) any { // (0 or 1)
		return m.figure.BoxName(figure.Side(args[0].Int()))
	}},
	{"trace", func(m *mounted, _ []js.Value) any { return string(m.figure.Trace()) }}, // JSON
	{"focus", func(m *mounted, args []js.Value) any { // (0 none, 1 A, 2 B)
		m.figure.SetFocus(uint8(args[0].Int()))
		return nil
	}},
	{"light", func(m *mounted, args []js.Value) any { // (figure.Thing)
		m.figure.Light(figure.Thing(args[0].Int()))
		return nil
	}},
	{"surprise", func(m *mounted, args []js.Value) any { // (seed)
		m.figure.Surprise(uint32(args[0].Float()))
		return nil
	}},
	{"hover", func(m *mounted, args []js.Value) any { // (x, y, metres in a pixel, is it a finger): figure.Part
		m.figure.Coarse(args[3].Bool())
		return int(m.figure.Hover(args[0].Float(), args[1].Float(), args[2].Float()))
	}},
	{"grab", func(m *mounted, args []js.Value) any { // likewise
		m.figure.Coarse(args[3].Bool())
		return int(m.figure.Grab(args[0].Float(), args[1].Float(), args[2].Float()))
	}},
	{"drag", func(m *mounted, args []js.Value) any { // (x, y, snap)
		m.figure.Drag(args[0].Float(), args[1].Float(), args[2].Bool())
		return nil
	}},
	{"cursor", func(m *mounted, _ []js.Value) any { return m.figure.Cursor() }},
	{"key", func(m *mounted, args []js.Value) any { // (of a KeyboardEvent what is looked at, figure.Where): was it meant for the figure?
		event := &dom.KeyboardEvent{BasicEvent: &dom.BasicEvent{Value: args[0]}}
		return m.figure.Press(figure.Key{
			Name: event.Key(), Ctrl: event.CtrlKey(), Shift: event.ShiftKey(),
			Alt: event.AltKey(), Meta: event.MetaKey(), Where: figure.Where(args[1].Int()),
		})
	}},
}

// onFigure exports run for calls whose first argument is a figure's number, publishes
// what it changed, and words its error in the figure's language.
func onFigure(run func(m *mounted, args []js.Value) any) js.Func {
	return export(func(args []js.Value) (result any) {
		m := figures[args[0].Int()]
		if m == nil {
			return figure.Destroyed()
		}
		m.do(func() { result = run(m, args[1:]) })
		if err, ok := result.(*figure.Error); ok {
			return errorValue(err, m.figure.Language())
		}
		return result
	})
}

// poseOf reads {a: {w, h, x, y, angle}, b: {…}}. What is left out keeps its value,
// unless all of it is asked for.
func poseOf(v js.Value, pose figure.Pose, whole bool) (figure.Pose, error) {
	for side := figure.A; side <= figure.B; side++ {
		box := property(v, side.String())
		if box.IsUndefined() && !whole {
			continue
		}
		for field := figure.FieldW; field < figure.FieldCount; field++ {
			number := property(box, field.String())
			switch {
			case number.Type() == js.TypeNumber:
				*field.At(&pose[side]) = number.Float()
			case number.IsUndefined() && !whole && box.Type() == js.TypeObject:
			default:
				return pose, figure.InvalidNumber(side, field, stringOf(number))
			}
		}
	}
	return pose, nil
}

func poseValue(p figure.Pose) js.Value {
	both := newObject()
	for side := figure.A; side <= figure.B; side++ {
		box := newObject()
		for field := figure.FieldW; field < figure.FieldCount; field++ {
			box.Set(field.String(), *field.At(&p[side]))
		}
		both.Set(side.String(), box)
	}
	return both
}
