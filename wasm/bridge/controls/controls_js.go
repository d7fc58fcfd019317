//go:build js && wasm

// Package controls renders the controls of figures by vecty. A program without a page does not link it.
package controls

import (
	"syscall/js"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/wasm/bridge"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/ui"
)

// elementsName is the global name under which the page leaves the elements for Render.
const elementsName = "clipstageElements"

// Of makes the controls of a lab's figures. panels returns the function that builds the panels of a figure; findings
// returns the parts of its inspector that a saved trace stores.
func Of[Figure lab.Figure](panels func(Figure) func() []*panel.Element, findings func(Figure) panel.List) bridge.Controls {
	return func(f lab.Figure, do func(command func()), enter func()) bridge.View {
		host := ui.Host{Do: do, Enter: enter, CommandAt: commandAt, NextFrame: nextFrame}
		of := f.(Figure)
		return controls{&ui.Panels{Host: host, Build: panels(of)}, func() panel.List { return findings(of) }}
	}
}

// OfPanels makes the controls of a lab's figures by their methods.
func OfPanels[Figure interface {
	lab.Figure
	Panels() []*panel.Element
	Findings() panel.List
}]() bridge.Controls {
	return Of(func(f Figure) func() []*panel.Element { return f.Panels }, Figure.Findings)
}

// controls are the panels of a figure.
type controls struct {
	*ui.Panels
	findings func() panel.List
}

// Store writes the findings of the shown stage for a saved trace.
func (c controls) Store(j *jsontext.Writer) { panel.Store(j, c.findings()) }

// Render renders the panels into elements of the page at once. Later renderings wait for animation frames, which a
// hidden page does not get.
func (c controls) Render() {
	elements := js.Global().Get(elementsName)
	for i, component := range c.Roots() {
		if err := vecty.RenderIntoNode(elements.Index(i), component); err != nil {
			panic("an element of another tag")
		}
	}
}

// nextFrame calls do in a task right after the next animation frame. By then vecty has rendered the rest of a batch.
func nextFrame(do func()) {
	var frame, call js.Func
	call = js.FuncOf(func(js.Value, []js.Value) any {
		frame.Release()
		call.Release()
		do()
		return nil
	})
	frame = js.FuncOf(func(js.Value, []js.Value) any { return js.Global().Call("setTimeout", call) })
	js.Global().Call("requestAnimationFrame", frame)
}
