package panel

// Memo builds an element anew only where the value that it shows has changed. Until then it is the same element, which
// nothing compares nor renders again.
func Memo[T comparable](shows func() T, build func(shown T) *Element) func() *Element {
	var shown T
	var element *Element
	return func() *Element {
		if now := shows(); element == nil || now != shown {
			shown, element = now, build(now)
		}
		return element
	}
}
