//go:build js && wasm

package controls

import (
	"strconv"

	"github.com/hexops/vecty"
	"honnef.co/go/js/dom/v2"
)

// commandAt returns the number that the element under an event carries in an attribute, and how
// to read that element's value.
func commandAt(e *vecty.Event, attribute string) (n int, value func() string, ok bool) {
	if !e.Target.Get("closest").Truthy() {
		return 0, nil, false // a text, which the page's own code may tell an event of
	}
	selector := "[" + attribute + "]"
	element := dom.BasicElement{BasicNode: &dom.BasicNode{Value: e.Target.Call("closest", selector)}}
	if !element.Truthy() {
		return 0, nil, false
	}
	// Going about inside of an element neither enters nor leaves it.
	if other := e.Value.Get("relatedTarget"); other.Truthy() && other.Get("closest").Truthy() && other.Call("closest", selector).Equal(element.Value) {
		return 0, nil, false
	}
	n, err := strconv.Atoi(element.GetAttribute(attribute))
	return n, func() string { return element.Get("value").String() }, err == nil
}
