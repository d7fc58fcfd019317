//go:build js && wasm

package ui

import (
	"strconv"

	"github.com/hexops/vecty"
	"honnef.co/go/js/dom/v2"
)

// commandAt returns the number of the command that the element under an event carries, and how
// to read that element's value.
func commandAt(e *vecty.Event, event string) (n int, value func() string, ok bool) {
	if !e.Target.Get("closest").Truthy() {
		return 0, nil, false // a text, which the page's own code may tell an event of
	}
	selector := "[" + marker(event) + "]"
	element := dom.BasicElement{BasicNode: &dom.BasicNode{Value: e.Target.Call("closest", selector)}}
	if !element.Truthy() {
		return 0, nil, false
	}
	// Going about inside of an element neither enters nor leaves it.
	if other := e.Value.Get("relatedTarget"); other.Truthy() && other.Get("closest").Truthy() && other.Call("closest", selector).Equal(element.Value) {
		return 0, nil, false
	}
	n, err := strconv.Atoi(element.GetAttribute(marker(event)))
	return n, func() string { return element.Get("value").String() }, err == nil
}
