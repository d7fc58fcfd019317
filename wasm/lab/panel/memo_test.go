package panel

import (
	"testing"

	"github.com/clipstage/clipstage/wasm/text"
)

type speaker struct{ in text.Language }

func (s *speaker) Language() text.Language { return s.in }

// TestMemo checks that an element is built once for each change of its value or of the language.
func TestMemo(t *testing.T) {
	value, built, f := 1, 0, speaker{}
	show := Memo(&f, func() int { return value }, func(n int) *Element {
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
	f.in++
	if show(); built != 3 {
		t.Errorf("another language: built %d times", built)
	}
}
