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
