package panel

import "testing"

// TestMemo builds an element once for each change of the value that it shows.
func TestMemo(t *testing.T) {
	value, built := 1, 0
	show := Memo(func() int { return value }, func(n int) *Element {
		built++
		return Node("p", "")
	})
	first := show()
	if first == nil || show() != first || built != 1 {
		t.Errorf("the same value: built %d times", built)
	}
	value = 2
	if show() == first || built != 2 {
		t.Errorf("another value: built %d times", built)
	}
}
