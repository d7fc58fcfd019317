//go:build js && wasm

package controls

import (
	"github.com/hexops/vecty"
	"honnef.co/go/js/dom/v2"
)

// commandAt returns the name of the command that the element under an event carries in an
// attribute, and how to read that element's value.
func commandAt(e *vecty.Event, attribute string) (command string, value func() string, ok bool) {
	if !e.Target.Get("closest").Truthy() {
		return "", nil, false // a text, which the page's own code may tell an event of
	}
	selector := "[" + attribute + "]"
	element := dom.BasicElement{BasicNode: &dom.BasicNode{Value: e.Target.Call("closest", selector)}}
	if !element.Truthy() {
		return "", nil, false
	}
	// Going about inside of an element neither enters nor leaves it.
	if other := e.Value.Get("relatedTarget"); other.Truthy() && other.Get("closest").Truthy() && other.Call("closest", selector).Equal(element.Value) {
		return "", nil, false
	}
	return element.GetAttribute(attribute), func() string { return element.Get("value").String() }, true
}
