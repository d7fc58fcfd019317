//go:build js && wasm

// Package controls is what a figure has beside its picture, made by vecty: the bridge of a program
// without a page goes without.
package controls

import (
	"syscall/js"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/bridge"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/ui"
)

// elementsName is the name under which the page leaves the elements for Render.
const elementsName = "clipstageElements"

// controls are those of a figure.
type controls struct {
	components []ui.Component
	rendered   bool
}

// Of makes the controls of a lab's figures out of the components that its package of ui has.
func Of[Figure lab.Figure](components func(Figure, ui.Host) []ui.Component) bridge.Controls {
	return func(f lab.Figure, do func(command func()), enter func()) bridge.View {
		return &controls{components: components(f.(Figure), ui.Host{Do: do, Enter: enter, CommandAt: commandAt})}
	}
}

// OfPanels makes the controls of a lab's figures by their panels.
func OfPanels[Figure lab.Figure](panels func(Figure) []*panel.Element) bridge.Controls {
	return func(f lab.Figure, do func(command func()), enter func()) bridge.View {
		build := func() []*panel.Element { return panels(f.(Figure)) }
		return panelControls{&ui.Panels{Host: ui.Host{Do: do, Enter: enter, CommandAt: commandAt}, Build: build}}
	}
}

// panelControls are the panels of a figure.
type panelControls struct{ *ui.Panels }

func (c panelControls) Render() { into(c.Roots()) }

// into puts components into elements of the page.
func into(components []vecty.Component) {
	elements := js.Global().Get(elementsName)
	for i, component := range components {
		if err := vecty.RenderIntoNode(elements.Index(i), component); err != nil {
			panic("an element of another tag")
		}
	}
}

// Render puts the components into elements of the page, as the figure is by now: what they
// show later waits for animation frames, which a page out of sight is not given.
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
