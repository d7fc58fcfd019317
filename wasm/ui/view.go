// Package ui has the vecty components that the controls of all labs share. A lab's own components have a package of
// their own. Components only render: package lab and the labs decide their content. They reach the browser only
// through vecty.
package ui

import (
	"strconv"

	"github.com/hexops/vecty"
)

// Host gives the components of a figure access to the bridge.
type Host struct {
	Do    func(command func()) // runs a command and publishes its changes
	Enter func()               // is called before the components are rendered

	// CommandAt returns the command named by an attribute of the element under an event, and a function that reads
	// the element's value. ok is false if there is no command.
	CommandAt func(e *vecty.Event, attribute string) (command string, value func() string, ok bool)
}

// Component is a part of a figure's controls.
type Component interface {
	vecty.Component
	Update() // has it rendered again if its content has changed
	Leave()  // makes it render nothing, so that its listeners are released
}

// View is the state that the components of all labs have in common.
type View struct {
	Host
	gone     bool
	queued   bool                 // waits to be rendered
	commands []func(value string) // of the elements of the last render, by the numbers in their attributes
	typing   draft
}

// draft is the text of a field during typing.
type draft struct{ field, text string }

// Leave implements Component.
func (v *View) Leave() { v.gone = true }

// Gone reports whether the component renders nothing any more.
func (v *View) Gone() bool { return v.gone }

// Again has a component of this view rendered with the next animation frame. A component that waits does not ask
// again: vecty would put it last, and when frames are short of time it would never be rendered.
func (v *View) Again(c vecty.Component) {
	if !v.queued {
		v.queued = true
		vecty.Rerender(c)
	}
}

// Enter is called before the component is rendered.
func (v *View) Enter() {
	v.queued = false
	v.Host.Enter()
}

// On runs a command on an event that bubbles to the root, with the element's value. The element only gets an
// attribute: vecty never releases listeners of removed elements, and they would hold the whole figure.
func (v *View) On(event string, command func(value string)) vecty.MarkupOrChild {
	return vecty.Markup(v.numbered(event, command))
}

// Typed makes a text field show a value, and runs a command when a reader has typed another one. name is unique in
// the view. During typing the field keeps the draft: a render may come at any moment, and vecty sets the value at
// each.
func (v *View) Typed(name, value string, command func(typed string)) vecty.MarkupOrChild {
	if v.typing.field == name {
		value = v.typing.text
	}
	return vecty.Markup(
		vecty.Property("value", value),
		v.numbered("input", func(text string) { v.typing = draft{name, text} }),
		v.numbered("focusout", func(string) { v.typing = draft{} }),
		v.numbered("change", func(text string) {
			v.typing = draft{}
			command(text)
		}))
}

// numbered makes the attribute that names a command for an event.
func (v *View) numbered(event string, command func(value string)) vecty.Applyer {
	v.commands = append(v.commands, command)
	return vecty.Attribute(attribute(event), strconv.Itoa(len(v.commands)-1))
}

func attribute(event string) string { return "data-on-" + event }

// Root begins a component's root element, with the listeners for all elements in it.
func (v *View) Root() vecty.MarkupOrChild {
	v.Enter()
	v.commands = nil
	list := make([]vecty.Applyer, 0, len(events))
	for _, event := range events {
		list = append(list, &vecty.EventListener{Name: event, Listener: func(e *vecty.Event) {
			name, value, ok := v.CommandAt(e, attribute(event))
			if n, err := strconv.Atoi(name); ok && err == nil && n < len(v.commands) {
				command := v.commands[n]
				v.Do(func() { command(value()) })
			}
		}})
	}
	return vecty.Markup(list...)
}
