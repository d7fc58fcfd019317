// Package ui is what the controls of all labs share, as vecty components. The components of a
// lab are in a package of its own. They are thin: what stands in them is decided by package lab
// and those of the labs. They reach the browser through vecty alone.
package ui

import (
	"strconv"

	"github.com/hexops/vecty"
)

// Host is what the components of a figure need of the bridge.
type Host struct {
	Do    func(command func()) // runs a command of the figure and publishes what it changed
	Enter func()               // is called before the components are rendered

	// CommandAt returns the name of the command that the element under an event carries in an attribute,
	// and how to read that element's value; ok is false where there is none.
	CommandAt func(e *vecty.Event, attribute string) (command string, value func() string, ok bool)
}

// Component is a part of a figure's controls.
type Component interface {
	vecty.Component
	Update() // has it rendered again where it shows something else than it did
	Leave()  // lets it render nothing, so that listeners are released before the end
}

// View is what the components of all labs have in common.
type View struct {
	Host
	gone     bool
	queued   bool                 // it is to be rendered, and has not been yet
	commands []func(value string) // of the elements of the last render, by the numbers they carry
	typing   draft
}

// draft is what somebody is typing into a field and has not ended yet.
type draft struct{ field, text string }

// Leave implements Component.
func (v *View) Leave() { v.gone = true }

// Gone reports whether there is nothing to render any more.
func (v *View) Gone() bool { return v.gone }

// Again has a component of this view rendered with the next animation frame. vecty renders as many
// as a frame has time for, and puts what is asked for once more behind the rest: where frames are
// short of time, the last ones would never have their turn.
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

// On runs a command on one of the events that the root listens to. value is that of the
// element. Only an attribute is set: vecty never releases the listeners of elements that it
// removes, and they would hold the whole figure.
func (v *View) On(event string, command func(value string)) vecty.MarkupOrChild {
	return vecty.Markup(v.numbered(event, command))
}

// Typed makes a text field show a value, and runs a command when somebody has typed another one.
// name tells the fields of a view apart. While somebody is typing, the field keeps what is
// typed: vecty puts the value into the element at each render, and a render may come at any moment.
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

// numbered makes the attribute with which an element asks for a command on an event.
func (v *View) numbered(event string, command func(value string)) vecty.Applyer {
	v.commands = append(v.commands, command)
	return vecty.Attribute(attribute(event), strconv.Itoa(len(v.commands)-1))
}

func attribute(event string) string { return "data-on-" + event }

// Root begins a component's element, which listens for all that are in it.
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
