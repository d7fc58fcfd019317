package panel

import "github.com/clipstage/clipstage/wasm/text"

// Memo returns a function for an element that shows a value. The element is built again only if the value or
// the figure's language has changed. Otherwise the function returns the same element, which is neither compared
// nor rendered again.
func Memo[T comparable](f interface{ Language() text.Language }, shows func() T, build func(shown T) *Element) func() *Element {
	var shown T
	var in text.Language
	var element *Element
	return func() *Element {
		if now, said := shows(), f.Language(); element == nil || now != shown || said != in {
			shown, in, element = now, said, build(now)
		}
		return element
	}
}
