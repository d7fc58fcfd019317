//go:build js && wasm

package main

import (
	"math"
	"syscall/js"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/figure"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/world"
)

// worlds are the mounted figures of the World lab, by the number that create returned.
var worlds = map[int]*mountedWorld{}

// mountedWorld is a world on the page.
type mountedWorld struct {
	figure *world.Figure
	frame  js.Value // Uint8Array over the page's buffer
	grow   js.Value // function (slots: number): a longer one
}

// worldAPI returns the functions of worlds.
func worldAPI() js.Value {
	api := newObject()
	api.Set("create", export(createWorld))
	for _, c := range worldCommands {
		api.Set(c.name, onWorld(func(m *mountedWorld, args []js.Value) any {
			result := c.run(m.figure, args)
			if err, ok := result.(*figure.Error); !ok || err == nil || err.Stands != "" {
				m.publish() // other errors have changed nothing
			}
			return result
		}))
	}
	for _, c := range worldQuestions {
		api.Set(c.name, onWorld(c.run))
	}
	return api
}

// createWorld(frame, grow) mounts a figure and returns its number.
func createWorld(args []js.Value) any {
	id := nextID
	nextID++
	m := &mountedWorld{world.New(), args[0], args[1]}
	worlds[id] = m
	m.publish()
	return id
}

// publish copies the frame to the page. If it is longer than the page's buffer the page
// makes another.
func (m *mountedWorld) publish() {
	array := m.figure.Frame()
	if m.frame.Length() < 8*len(array) {
		m.frame = m.grow.Invoke(len(array))
	}
	publish(m.frame, array)
}

// worldCommands change a figure. They return an error, or what the page is to know.
var worldCommands = [...]struct {
	name string
	run  func(f *world.Figure, args []js.Value) any
}{
	{"step", counted((*world.Figure).Step)}, // (n)
	{"back", counted((*world.Figure).Back)}, // (n)
	{"reset", func(f *world.Figure, _ []js.Value) any {
		f.Reset()
		return nil
	}},
	{"open", func(f *world.Figure, args []js.Value) any { return f.Open(stringOf(args[0])) }}, // (scene id)
	{"load", func(f *world.Figure, args []js.Value) any { // (scene, flat)
		s, err := world.ReadScene(flatOf(args[0]))
		if err != nil {
			return err
		}
		return f.Load(s)
	}},
	{"begin", func(f *world.Figure, args []js.Value) any { // (state): the steps that are to be taken to its end
		steps, err := f.Begin(stringOf(args[0]))
		if err != nil {
			return err
		}
		return steps
	}},
	{"set", func(f *world.Figure, args []js.Value) any { // (settings, in parts or whole, flat)
		s, err := world.ReadSettings(flatOf(args[0]), f.Settings())
		if err != nil {
			return err
		}
		return f.Set(s)
	}},
	{"choose", func(f *world.Figure, args []js.Value) any { // (a, b), or (-1, -1) for none
		a, b := numberOr(args[0]), numberOr(args[1])
		if a == -1 && b == -1 {
			f.Unchoose()
			return nil
		}
		return f.Choose(indexOf(a), indexOf(b))
	}},
}

// worldQuestions change nothing but the list of figures.
var worldQuestions = [...]struct {
	name string
	run  func(m *mountedWorld, args []js.Value) any
}{
	{"destroy", func(m *mountedWorld, _ []js.Value) any {
		for id, other := range worlds {
			if other == m {
				delete(worlds, id)
			}
		}
		m.figure.Close()
		return nil
	}},
	{"panic", func(*mountedWorld, []js.Value) any { panic("on request") }}, // for the tests of what then happens
	{"scene", func(m *mountedWorld, _ []js.Value) any { return m.figure.Scene() }},
	{"state", func(m *mountedWorld, _ []js.Value) any { return m.figure.State() }},
	{"settings", func(m *mountedWorld, _ []js.Value) any { return string(m.figure.SettingsText()) }}, // JSON
	{"pick", func(m *mountedWorld, args []js.Value) any { // (x, y): a body, or -1
		for i, name := range [...]string{"x", "y"} {
			if args[i].Type() != js.TypeNumber {
				return figure.InvalidField(figure.CodeInvalidOption, name, stringOf(args[i]), "a number (metres)")
			}
		}
		return m.figure.Pick(args[0].Float(), args[1].Float())
	}},
	{"trace", func(m *mountedWorld, _ []js.Value) any { return string(m.figure.Trace()) }}, // JSON
}

// onWorld exports run for calls whose first argument is a world's number. After a panic,
// in the midst of a step perhaps, the scene begins anew.
func onWorld(run func(m *mountedWorld, args []js.Value) any) js.Func {
	return export(func(args []js.Value) (result any) {
		m := worlds[args[0].Int()]
		if m == nil {
			return figure.Destroyed()
		}
		defer func() {
			if p := recover(); p != nil {
				m.figure.Unchoose() // it may be what the panic is about
				m.figure.Reset()
				m.publish()
				result = errorValue(figure.PanicAnew(reasonOf(p)), text.English)
			}
		}()
		return run(m, args[1:])
	})
}

// counted is a command that takes a number of steps.
func counted(run func(f *world.Figure, n float64) error) func(f *world.Figure, args []js.Value) any {
	return func(f *world.Figure, args []js.Value) any {
		if args[0].Type() != js.TypeNumber {
			return figure.InvalidCount("n", stringOf(args[0]))
		}
		return run(f, args[0].Float())
	}
}

// numberOr returns a number, or NaN for what is none.
func numberOr(v js.Value) float64 {
	if v.Type() != js.TypeNumber {
		return math.NaN()
	}
	return v.Float()
}

// indexOf returns a body's number, or -1 for what can be none.
func indexOf(f float64) int {
	if f != math.Trunc(f) || !(f >= 0 && f < scene.MaxBodies) {
		return -1
	}
	return int(f)
}
