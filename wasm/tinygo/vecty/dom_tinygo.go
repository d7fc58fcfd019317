//go:build tinygo

// Package vecty holds the file that ../../build puts in place of the one of the same name in
// hexops/vecty, which works around a TinyGo of 2020.
package vecty

// tinyGoCannotIterateNilMaps does nothing: TinyGo can by now. vecty's own makes five maps
// for each element.
func (h *HTML) tinyGoCannotIterateNilMaps() {}

// tinyGoAssertCopier refuses a component without Copy. vecty's own names it by fmt, which
// nothing else here links.
func tinyGoAssertCopier(c Component) {
	if _, ok := c.(Copier); !ok {
		panic("vecty: a component has no method Copy")
	}
}

// part is a property of an element that is fetched when it is used. vecty fetches an element's
// classList, dataset and style whenever it is rendered, and most are rendered as they were.
type part struct {
	of   jsObject
	name string
}

func (p part) Set(key string, value interface{}) { p.of.Get(p.name).Set(key, value) }

func (p part) Delete(key string) { p.of.Get(p.name).Delete(key) }

func (p part) Call(name string, args ...interface{}) jsObject {
	return p.of.Get(p.name).Call(name, args...)
}
