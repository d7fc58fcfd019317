//go:build js && wasm

package main

import (
	"syscall/js"
	"unsafe"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/figure"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// mounted is a figure on the page.
type mounted struct {
	figure   *figure.Figure
	host     host
	controls *ui.Controls
	panel    *ui.Panel
	rendered bool
}

// host is what the page gives for a figure, beside the number seed, with which the row of surprises begins.
// Its functions throw nothing: what the page's own code throws is told there.
type host struct {
	frame   js.Value // Uint8Array over the figure's Float64Array
	changed js.Value // function (changes: figure.Change, stage: string, playing: boolean)
	failed  js.Value // function (error): what went wrong in a command of the panel
}

func mount(h js.Value) *mounted {
	m := &mounted{
		figure: figure.New(),
		host:   host{h.Get("frame"), h.Get("changed"), h.Get("failed")},
	}
	m.figure.Chance(uint32(h.Get("seed").Float()))
	view := ui.View{Figure: m.figure, Do: m.doOnPage}
	m.controls, m.panel = &ui.Controls{View: view}, &ui.Panel{View: view}
	m.figure.Take()
	publish(m.host.frame, m.figure.Frame())
	return m
}

// render puts the components into two elements of the page, as the figure is by now:
// what they show later waits for animation frames, which a page out of sight is not given.
func (m *mounted) render(controls, panel js.Value) {
	if err := vecty.RenderIntoNode(controls, m.controls); err != nil {
		panic(err)
	}
	if err := vecty.RenderIntoNode(panel, m.panel); err != nil {
		panic(err)
	}
	m.rendered = true
}

// unmount renders the components empty, which releases their listeners.
func (m *mounted) unmount() {
	m.controls.Gone, m.panel.Gone = true, true
	m.rerender()
	for id, other := range figures {
		if other == m {
			delete(figures, id)
		}
	}
}

// do runs a command and publishes what it changed. If it panics, the figure is as it
// was before, and the panic goes on to the caller.
func (m *mounted) do(command func()) {
	before := *m.figure
	defer func() {
		if p := recover(); p != nil {
			*m.figure = before
			panic(p)
		}
	}()
	command()
	m.publish()
}

// doOnPage is do for the components, whose events have no caller to tell of a panic.
func (m *mounted) doOnPage(command func()) {
	defer func() {
		if p := recover(); p != nil {
			m.host.failed.Invoke(panicValue(p, m.figure.Language()))
		}
	}()
	m.do(command)
}

func (m *mounted) publish() {
	changes := m.figure.Take()
	if changes == 0 {
		return
	}
	publish(m.host.frame, m.figure.Frame())
	if changes&^figure.ChangeHover != 0 {
		m.rerender()
	}
	m.host.changed.Invoke(int(changes), m.figure.Stage().String(), m.figure.Playing())
}

func (m *mounted) rerender() {
	if m.rendered {
		vecty.Rerender(m.controls)
		vecty.Rerender(m.panel)
	}
}

// publish copies one frame into dst, a Uint8Array over the buffer that the page reads
// as a Float64Array. One call: setting the numbers one by one takes hundreds of times
// as long.
func publish(dst js.Value, array []float64) {
	js.CopyBytesToJS(dst, unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(array))), 8*len(array)))
}

// export makes f callable from the page. A figure.Error comes back as a JavaScript Error,
// and so does a panic; without this it would end the program.
func export(f func(args []js.Value) any) js.Func {
	return js.FuncOf(func(_ js.Value, args []js.Value) (result any) {
		defer func() {
			if p := recover(); p != nil {
				result = panicValue(p, text.English)
			}
		}()
		result = f(args)
		if err, ok := result.(*figure.Error); ok {
			result = errorValue(err, text.English)
		}
		return result
	})
}

func panicValue(p any, in text.Language) js.Value {
	return errorValue(figure.Panic(reasonOf(p)), in)
}

// reasonOf words what a panic was given.
func reasonOf(p any) string {
	switch p := p.(type) {
	case error:
		return p.Error()
	case string:
		return p
	}
	return "?"
}

// errorValue makes a JavaScript Error of err, with code, field, range and stands.
func errorValue(err *figure.Error, in text.Language) js.Value {
	v := js.Global().Get("Error").New(err.Message(in))
	v.Set("code", err.Code)
	v.Set("field", err.Field)
	v.Set("range", err.Range(in))
	v.Set("stands", err.Stands)
	return v
}

func newObject() js.Value { return js.Global().Get("Object").New() }
