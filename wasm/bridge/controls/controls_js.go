//go:build js && wasm

// Package controls is what a figure has beside its picture, made by vecty: the bridge of a program
// without a page goes without.
package controls

import (
	"syscall/js"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/bridge"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/hull"
	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/ui"
	hullui "github.com/clipstage/clipstage/wasm/ui/hull"
	pairui "github.com/clipstage/clipstage/wasm/ui/pair"
	worldui "github.com/clipstage/clipstage/wasm/ui/world"
)

// elementsName is the name under which the page leaves the elements for Render.
const elementsName = "clipstageElements"

// controls are those of a figure.
type controls struct {
	components []ui.Component
	rendered   bool
}

// New makes the controls of a figure. do runs a command of theirs; enter says that they act for
// the figure without a call from the page.
func New(f lab.Figure, do func(command func()), enter func()) bridge.View {
	v := &controls{}
	host := ui.Host{Do: do, Enter: enter, CommandAt: commandAt}
	switch f := f.(type) {
	case *pair.Figure:
		v.components = pairui.New(f, host)
	case *world.Figure:
		v.components = worldui.New(f, host)
	case *hull.Figure:
		v.components = hullui.New(f, host)
	}
	return v
}

// Render puts the components into elements of the page, as the figure is by now: what they
// show later waits for animation frames, which a page out of sight is not given.
func (v *controls) Render() {
	elements := js.Global().Get(elementsName)
	for i, component := range v.components {
		if err := vecty.RenderIntoNode(elements.Index(i), component); err != nil {
			panic("an element of another tag")
		}
	}
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
