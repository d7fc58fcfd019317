// Package shown helps tests to check what a figure's panels show.
package shown

import (
	"fmt"
	"strings"

	"github.com/clipstage/clipstage/wasm/lab/panel"
)

// Text writes the tags, texts, attributes and properties of elements, an element a line.
func Text(elements []*panel.Element) string {
	text := ""
	for _, e := range elements {
		if e == nil {
			continue
		}
		text += e.Tag
		for _, m := range e.Marks {
			text += fmt.Sprintf(" %s=%v", m.Name, m.Value)
		}
		text += "\n" + Text(e.Children)
	}
	return text
}

// FirstDifference returns the first lines in which a and b differ.
func FirstDifference(a, b string) string {
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range min(len(x), len(y)) {
		if x[i] != y[i] {
			return x[i] + "\n" + y[i]
		}
	}
	return "more lines"
}
