//go:build js && wasm

// Command wasm is the engine in the page. It hands the page one object of functions
// and then waits; all that happens, happens in calls from the page.
package main

import (
	"strconv"
	"syscall/js"

	"honnef.co/go/js/dom/v2"

	"github.com/clipstage/clipstage/wasm/figure"
	"github.com/clipstage/clipstage/wasm/frame"
)

// ready is the function that the page leaves under this name while the engine starts.
const ready = "clipstageReady"

func main() {
	js.Global().Call(ready, api())
	select {}
}

// api is what the page can call. A figure is named by the number that create returned.
// A function gives its result, or a JavaScript Error with code, field and range.
func api() js.Value {
	return object(map[string]any{
		"layout": frame.Version,
		"slots":  frame.Slots,

		// create(host) mounts a figure; see host for what it needs.
		"create": export(func(args []js.Value) any {
			id := nextID
			nextID++
			figures[id] = mount(args[0])
			return id
		}),
		"destroy": onFigure(func(m *mounted, _ []js.Value) any {
			m.unmount()
			return nil
		}),

		"next":    command((*figure.Figure).Next),
		"prev":    command((*figure.Figure).Prev),
		"play":    command((*figure.Figure).Play),
		"pause":   command((*figure.Figure).Pause),
		"tick":    command((*figure.Figure).Tick),
		"reset":   command((*figure.Figure).Reset),
		"undo":    command((*figure.Figure).Undo),
		"redo":    command((*figure.Figure).Redo),
		"drop":    command((*figure.Figure).Drop),
		"cancel":  command((*figure.Figure).Cancel),
		"leave":   command((*figure.Figure).Leave),
		"dismiss": command((*figure.Figure).Dismiss),
		"numbers": command((*figure.Figure).ToggleNumbers),

		// seek(id, stage) takes a stage's id.
		"seek": onFigure(func(m *mounted, args []js.Value) any {
			stage, err := figure.StageNamed(stringOf(args[0]))
			if err != nil {
				return errorValue(err)
			}
			m.figure.Seek(stage)
			return nil
		}),
		"preset":   fallible(func(f *figure.Figure, args []js.Value) error { return f.LoadPreset(stringOf(args[0])) }),
		"setState": fallible(func(f *figure.Figure, args []js.Value) error { return f.SetState(stringOf(args[0])) }),
		"setPose": fallible(func(f *figure.Figure, args []js.Value) error {
			pose, err := poseOf(args[0], f.Pose(), false)
			if err != nil {
				return err
			}
			return f.SetPose(pose)
		}),
		// open(id, state) is setState for a link: what cannot be read leaves a notice.
		"open": onFigure(func(m *mounted, args []js.Value) any {
			m.figure.Open(stringOf(args[0]))
			return nil
		}),
		"report": onFigure(func(m *mounted, args []js.Value) any {
			m.figure.Report(stringOf(args[0]))
			return nil
		}),
		// focus(id, box) says which box has the keyboard: 0 none, 1 A, 2 B.
		"focus": onFigure(func(m *mounted, args []js.Value) any {
			m.figure.SetFocus(uint8(args[0].Int()))
			return nil
		}),

		// hover, grab (id, x, y, metres in a pixel) return what is there: see figure.Part.
		"hover": onFigure(func(m *mounted, args []js.Value) any {
			return int(m.figure.Hover(args[0].Float(), args[1].Float(), args[2].Float()))
		}),
		"grab": onFigure(func(m *mounted, args []js.Value) any {
			return int(m.figure.Grab(args[0].Float(), args[1].Float(), args[2].Float()))
		}),
		"drag": onFigure(func(m *mounted, args []js.Value) any {
			m.figure.Drag(args[0].Float(), args[1].Float())
			return nil
		}),
		// key(id, event, where) returns whether the key was meant for the figure.
		"key": onFigure(func(m *mounted, args []js.Value) any {
			event := &dom.KeyboardEvent{BasicEvent: &dom.BasicEvent{Value: args[0]}}
			return m.figure.Press(figure.Key{
				Name: event.Key(), Ctrl: event.CtrlKey(), Shift: event.ShiftKey(),
				Alt: event.AltKey(), Meta: event.MetaKey(), Where: figure.Where(args[1].Int()),
			})
		}),

		"state":   onFigure(func(m *mounted, _ []js.Value) any { return m.figure.State() }),
		"stage":   onFigure(func(m *mounted, _ []js.Value) any { return m.figure.Stage().String() }),
		"playing": onFigure(func(m *mounted, _ []js.Value) any { return m.figure.Playing() }),
		"notice":  onFigure(func(m *mounted, _ []js.Value) any { return m.figure.Notice() }),
		"pose":    onFigure(func(m *mounted, _ []js.Value) any { return poseValue(m.figure.Pose()) }),
		// words(id) returns [title, sentence], trace(id) and collide(a, b) JSON.
		"words": onFigure(func(m *mounted, _ []js.Value) any {
			w := m.figure.Words()
			return js.ValueOf([]any{w.Title, w.Text})
		}),
		"trace": onFigure(func(m *mounted, _ []js.Value) any { return string(m.figure.Trace()) }),
		"collide": export(func(args []js.Value) any {
			pose, err := poseOf(object(map[string]any{"a": args[0], "b": args[1]}), figure.Pose{}, true)
			if err != nil {
				return errorValue(err)
			}
			f, err := figure.Collide(pose)
			if err != nil {
				return errorValue(err)
			}
			return string(f.Trace())
		}),
		// boxName(id, side) names a box's keyboard handle.
		"boxName": onFigure(func(m *mounted, args []js.Value) any { return m.figure.BoxName(figure.Side(args[0].Int())) }),
	})
}

var (
	figures = map[int]*mounted{}
	nextID  = 1
)

// onFigure exports f for calls whose first argument is a figure's number, and
// publishes what it changed.
func onFigure(f func(m *mounted, args []js.Value) any) js.Func {
	return export(func(args []js.Value) (result any) {
		m := figures[args[0].Int()]
		if m == nil {
			return errorValue(&figure.Error{Code: "destroyed", Message: "figure " + strconv.Itoa(args[0].Int()) + " was destroyed"})
		}
		m.do(func() { result = f(m, args[1:]) })
		return result
	})
}

func command(f func(*figure.Figure)) js.Func {
	return onFigure(func(m *mounted, _ []js.Value) any {
		f(m.figure)
		return nil
	})
}

func fallible(f func(*figure.Figure, []js.Value) error) js.Func {
	return onFigure(func(m *mounted, args []js.Value) any {
		if err := f(m.figure, args); err != nil {
			return errorValue(err)
		}
		return nil
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
			case number.IsUndefined() && !whole:
			default:
				return pose, figure.InvalidNumber(side, field, stringOf(number))
			}
		}
	}
	return pose, nil
}

func poseValue(p figure.Pose) js.Value {
	boxes := map[string]any{}
	for side := figure.A; side <= figure.B; side++ {
		box := map[string]any{}
		for field := figure.FieldW; field < figure.FieldCount; field++ {
			box[field.String()] = *field.At(&p[side])
		}
		boxes[side.String()] = object(box)
	}
	return object(boxes)
}
