//go:build js && wasm

package bridge

import (
	"syscall/js"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab/hull"
	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/ui"
	hullui "github.com/clipstage/clipstage/wasm/ui/hull"
	pairui "github.com/clipstage/clipstage/wasm/ui/pair"
	worldui "github.com/clipstage/clipstage/wasm/ui/world"
)

// elementsName is the name under which the page leaves the elements for render.
const elementsName = "clipstageElements"

// view is the controls of a figure.
type view struct {
	components []ui.Component
	rendered   bool
}

// newView makes the controls of a figure.
func newView(m *mounted) (v view) {
	host := ui.Host{Do: m.doOnPage, Enter: func() { entered(m.id) }, CommandAt: commandAt}
	switch f := m.figure.(type) {
	case *pair.Figure:
		v.components = pairui.New(f, host)
	case *world.Figure:
		v.components = worldui.New(f, host)
	case *hull.Figure:
		v.components = hullui.New(f, host)
	}
	return v
}

// doOnPage runs a command of the components and publishes what it changed.
func (m *mounted) doOnPage(command func()) {
	entered(m.id)
	command()
	m.publish()
}

// render puts the components into elements of the page, as the figure is by now: what they
// show later waits for animation frames, which a page out of sight is not given.
func (v *view) render() {
	elements := js.Global().Get(elementsName)
	for i, component := range v.components {
		if err := vecty.RenderIntoNode(elements.Index(i), component); err != nil {
			panic("an element of another tag")
		}
	}
	v.rendered = true
}

func (v *view) rerender() {
	if !v.rendered {
		return
	}
	for _, component := range v.components {
		component.Update()
	}
}

// leave renders the components empty, which releases their listeners.
func (v *view) leave() {
	for _, component := range v.components {
		component.Leave()
	}
	v.rerender()
}
