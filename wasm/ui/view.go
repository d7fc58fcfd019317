// Package ui is the controls and the inspector of a figure, as vecty components. They
// are thin: what stands in them is decided by package pair.
package ui

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/text"
)

// View is what a component shows.
type View struct {
	Figure *pair.Figure
	Do     func(command func()) // runs a command of the figure and publishes what it changed
	Enter  func()               // is called before the components are rendered
	Gone   bool                 // renders nothing, so that listeners are released before the end

	commands []func(value string) // of the elements of the last render, by the numbers they carry
}

// say returns a message in the figure's language.
func (v *View) say(key text.Key, namesAndValues ...string) string {
	return v.Figure.Say(key, namesAndValues...)
}

// on runs a command on one of the events that the root listens to. value is that of
// the element. Only an attribute is set: vecty never releases the listeners of elements
// that it removes, and they would hold the whole figure.
func (v *View) on(event string, command func(value string)) vecty.MarkupOrChild {
	v.commands = append(v.commands, command)
	return attributes(marker(event), strconv.Itoa(len(v.commands)-1))
}

func marker(event string) string { return "data-on-" + event }

// root begins a component's element, which listens for all that are in it.
func (v *View) root() vecty.MarkupOrChild {
	v.Enter()
	v.commands = nil
	list := make([]vecty.Applyer, 0, len(events))
	for _, event := range events {
		list = append(list, &vecty.EventListener{Name: event, Listener: func(e *vecty.Event) {
			if n, value, ok := commandAt(e, event); ok && n < len(v.commands) {
				command := v.commands[n]
				v.Do(func() { command(value()) })
			}
		}})
	}
	return vecty.Markup(list...)
}

var events = [...]string{"click", "input", "change", "mouseover", "mouseout", "focusin", "focusout"}
