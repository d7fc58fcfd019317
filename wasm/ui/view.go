// Package ui is the controls and the inspector of a figure, as vecty components. They
// are thin: what stands in them is decided by package figure.
package ui

import (
	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/figure"
	"github.com/clipstage/clipstage/wasm/text"
)

// View is what a component shows.
type View struct {
	Figure *figure.Figure
	Do     func(command func()) // runs a command of the figure and publishes what it changed
	Gone   bool                 // renders nothing, so that listeners are released before the end
}

// say returns a message in the figure's language.
func (v *View) say(key text.Key, namesAndValues ...string) string {
	return v.Figure.Say(key, namesAndValues...)
}

// on runs a command on an event. value is that of the control it came from.
func (v *View) on(event string, command func(value string)) vecty.MarkupOrChild {
	return vecty.Markup(&vecty.EventListener{Name: event, Listener: func(e *vecty.Event) {
		value := e.Target.Get("value")
		v.Do(func() { command(value.String()) })
	}})
}
