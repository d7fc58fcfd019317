//go:build js && wasm

package controls

import (
	"github.com/hexops/vecty"
	"honnef.co/go/js/dom/v2"
)

// commandAt finds the closest element that has the attribute, starting at an event's target. It returns the
// attribute's value, which is the name of a command, and a function that reads the element's value.
func commandAt(e *vecty.Event, attribute string) (command string, value func() string, ok bool) {
	if !e.Target.Get("closest").Truthy() {
		return "", nil, false // a text node, to which the page's own code may send an event
	}
	selector := "[" + attribute + "]"
	element := dom.BasicElement{BasicNode: &dom.BasicNode{Value: e.Target.Call("closest", selector)}}
	if !element.Truthy() {
		return "", nil, false
	}
	// Moving within an element neither enters nor leaves it.
	if other := e.Value.Get("relatedTarget"); other.Truthy() && other.Get("closest").Truthy() && other.Call("closest", selector).Equal(element.Value) {
		return "", nil, false
	}
	return element.GetAttribute(attribute), func() string { return element.Get("value").String() }, true
}
