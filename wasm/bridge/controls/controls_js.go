//go:build js && wasm

// Package controls renders the controls of figures by vecty. A program without a page does not link it.
package controls

import (
	"syscall/js"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/bridge"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/ui"
)

// elementsName is the global name under which the page leaves the elements for Render.
const elementsName = "clipstageElements"

// controls are the components of a figure.
type controls struct {
	components []ui.Component
	rendered   bool
}

// Of makes the controls of a lab's figures from components.
func Of[Figure lab.Figure](components func(Figure, ui.Host) []ui.Component) bridge.Controls {
	return func(f lab.Figure, do func(command func()), enter func()) bridge.View {
		return &controls{components: components(f.(Figure), ui.Host{Do: do, Enter: enter, CommandAt: commandAt})}
	}
}

// OfPanels makes the controls of a lab's figures from panels.
func OfPanels[Figure lab.Figure](panels func(Figure) []*panel.Element) bridge.Controls {
	return func(f lab.Figure, do func(command func()), enter func()) bridge.View {
		build := func() []*panel.Element { return panels(f.(Figure)) }
		return panelControls{&ui.Panels{Host: ui.Host{Do: do, Enter: enter, CommandAt: commandAt}, Build: build}}
	}
}

// panelControls are the panels of a figure.
type panelControls struct{ *ui.Panels }

func (c panelControls) Render() { into(c.Roots()) }

// into renders components into elements of the page.
func into(components []vecty.Component) {
	elements := js.Global().Get(elementsName)
	for i, component := range components {
		if err := vecty.RenderIntoNode(elements.Index(i), component); err != nil {
			panic("an element of another tag")
		}
	}
}

// Render renders the components into elements of the page at once. Later renderings wait for animation frames, which
// a hidden page does not get.
func (v *controls) Render() {
	var components []vecty.Component
	for _, c := range v.components {
		components = append(components, c)
	}
	into(components)
	v.rendered = true
}

func (v *controls) Rerender() {
	if !v.rendered {
		return
	}
	for _, component := range v.components {
		component.Update()
	}
}

// Leave renders the components empty, which releases their listeners.
func (v *controls) Leave() {
	for _, component := range v.components {
		component.Leave()
	}
	v.Rerender()
}
