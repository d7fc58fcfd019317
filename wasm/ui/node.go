package ui

import (
	"github.com/hexops/vecty"
)

// Node makes an element with a tag and classes, which are separated by spaces.
func Node(tag, classes string, parts ...vecty.MarkupOrChild) *vecty.HTML {
	var list []string
	for start, end := 0, 0; end <= len(classes); end++ {
		if end == len(classes) || classes[end] == ' ' {
			if start < end {
				list = append(list, classes[start:end])
			}
			start = end + 1
		}
	}
	return vecty.Tag(tag, append(parts, vecty.Markup(vecty.Class(list...)))...)
}

// xhtml is the namespace of HTML. vecty reuses a DOM element for one of the same tag and namespace. Only elements
// with text name their namespace, so elements with children never reuse them.
const xhtml = "http://www.w3.org/1999/xhtml"

// Phrase makes an element with text only. The text is a property, which is set as a whole, so vecty holds no text
// node: page translators replace those.
func Phrase(tag, classes, words string, parts ...vecty.MarkupOrChild) *vecty.HTML {
	return Node(tag, classes, append(parts, vecty.Markup(vecty.Namespace(xhtml)), written(words))...)
}

// Words makes a text among other children of an element.
func Words(words string, parts ...vecty.MarkupOrChild) *vecty.HTML {
	return Phrase("span", "", words, parts...)
}

func written(words string) vecty.MarkupOrChild { return Property("textContent", words) }

// Attributes sets attributes, given as alternating names and values. Those with an empty value are left out.
func Attributes(pairs ...string) vecty.MarkupOrChild {
	var list []vecty.Applyer
	for i := 0; i < len(pairs); i += 2 {
		if pairs[i+1] != "" {
			list = append(list, vecty.Attribute(pairs[i], pairs[i+1]))
		}
	}
	return vecty.Markup(list...)
}

// Property sets a property of the DOM element, where an attribute would not do.
func Property(name string, value any) vecty.MarkupOrChild {
	return vecty.Markup(vecty.Property(name, value))
}

// When returns s if so is true, else "".
func When(so bool, s string) string {
	if so {
		return s
	}
	return ""
}

// Drawing makes an SVG element.
func Drawing(tag string, parts ...vecty.MarkupOrChild) *vecty.HTML {
	return vecty.Tag(tag, append(parts, vecty.Markup(vecty.Namespace("http://www.w3.org/2000/svg")))...)
}

// Head returns the column headings of a table, nil if there are none.
func Head(names []string) *vecty.HTML {
	if len(names) == 0 {
		return nil
	}
	cells := make(vecty.List, len(names))
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
func Heading(scope, name string, more ...vecty.MarkupOrChild) *vecty.HTML {
	if len(more) == 0 {
		return Phrase("th", "", name, Attributes("scope", scope))
	}
	return Node("th", "", append([]vecty.MarkupOrChild{Attributes("scope", scope), Words(name)}, more...)...)
}

// Term returns a word that opens a note: see web/src/figure/note.ts.
func Term(name, word string) *vecty.HTML {
	return Phrase("dfn", "cs-term", word,
		Attributes("role", "button", "tabindex", "0", "aria-expanded", "false", "data-note", name))
}
