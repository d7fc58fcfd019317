//go:build js && wasm

package bridge

import (
	"syscall/js"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/ui"
)

// place is the name under which the page leaves two elements for render.
const place = "clipstagePlace"

// view is a figure's controls and its inspector.
type view struct {
	controls *ui.Controls
	panel    *ui.Panel
	rendered bool
}

func newView(m *mounted) view {
	v := ui.View{Figure: m.figure, Do: m.doOnPage, Enter: func() { entered(m.id) }}
	return view{controls: &ui.Controls{View: v}, panel: &ui.Panel{View: v}}
}

// render puts the components into two elements of the page, as the figure is by now:
// what they show later waits for animation frames, which a page out of sight is not given.
func (v *view) render() {
	elements := js.Global().Get(place)
	for i, component := range [...]vecty.Component{v.controls, v.panel} {
		if err := vecty.RenderIntoNode(elements.Index(i), component); err != nil {
			panic(err)
		}
	}
	v.rendered = true
}

func (v *view) rerender() {
	if v.rendered {
		vecty.Rerender(v.controls)
		vecty.Rerender(v.panel)
	}
}

// leave renders the components empty, which releases their listeners.
func (v *view) leave() {
	v.controls.Gone, v.panel.Gone = true, true
	v.rerender()
}

// doOnPage runs a command of the components and publishes what it changed.
func (m *mounted) doOnPage(command func()) {
	entered(m.id)
	command()
	m.publish()
}
