package panel

import "github.com/clipstage/clipstage/wasm/text"

// Memo builds an element of a figure anew only where the value that it shows has changed, or the figure's language.
// Until then it is the same element, which nothing compares nor renders again.
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
