package panel

import "strconv"

// xhtml is the namespace of HTML. vecty reuses a DOM element for an element of the same tag and namespace. Only
// HTML elements with text name their namespace. So elements with children never reuse them.
const xhtml = "http://www.w3.org/1999/xhtml"

// Phrase makes an element that has only text. The text is set as a property, because page translators replace
// text nodes.
func Phrase(tag, classes, words string, items ...Item) *Element {
	return Node(tag, classes, append(items, space(xhtml), Set("textContent", words))...)
}

// Words makes a text among other children of an element.
func Words(words string, items ...Item) *Element { return Phrase("span", "", words, items...) }

func space(name string) Item { return Marks{{Kind: Namespace, Value: name}} }

// Drawing makes an SVG element.
func Drawing(tag string, items ...Item) *Element {
	return Node(tag, "", append(items, space("http://www.w3.org/2000/svg"))...)
}

// Lettering makes an SVG text.
func Lettering(words string, items ...Item) *Element {
	return Drawing("text", append(items, Set("textContent", words))...)
}

// When returns s if so is true, otherwise "".
func When(so bool, s string) string {
	if so {
		return s
	}
	return ""
}

// Remark returns a remark for a cell, or nil if words is empty.
func Remark(class, words string) *Element {
	if words == "" {
		return nil
	}
	return Phrase("span", class, words)
}

// Refused returns the reason why an input was refused, or nil if words is empty.
func Refused(tag, words string) *Element {
	if words == "" {
		return nil
	}
	return Phrase(tag, "cs-refused", words, Attributes("role", "alert"))
}

// Head returns the column headings of a table, or nil if there are none.
func Head(names []string) *Element {
	if len(names) == 0 {
		return nil
	}
	cells := make(List, len(names))
	for i, name := range names {
		if name == "" {
			cells[i] = Node("td", "") // headings must not be empty
		} else {
			cells[i] = Heading("col", name)
		}
	}
	return Node("thead", "", Node("tr", "", cells))
}

// Heading returns the heading of a row or a column.
func Heading(scope, name string, more ...Item) *Element {
	if len(more) == 0 {
		return Phrase("th", "", name, Attributes("scope", scope))
	}
	return Node("th", "", append([]Item{Attributes("scope", scope), Words(name)}, more...)...)
}

// Exact returns numbers with all digits, separated by commas.
func Exact(values ...float64) (exact string) {
	for i, x := range values {
		if i > 0 {
			exact += ","
		}
		exact += strconv.FormatFloat(x, 'g', -1, 64)
	}
	return exact
}
