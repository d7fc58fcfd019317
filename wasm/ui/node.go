package ui

import (
	"github.com/hexops/vecty"
)

// node makes an element of a tag, with classes parted by spaces.
func node(tag, classes string, parts ...vecty.MarkupOrChild) *vecty.HTML {
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

// phrase makes an element with nothing but text in it.
func phrase(tag, classes, words string) *vecty.HTML { return node(tag, classes, vecty.Text(words)) }

// attributes sets attributes, names and values in turn. One without a value is left out.
func attributes(pairs ...string) vecty.MarkupOrChild {
	var list []vecty.Applyer
	for i := 0; i < len(pairs); i += 2 {
		if pairs[i+1] != "" {
			list = append(list, vecty.Attribute(pairs[i], pairs[i+1]))
		}
	}
	return vecty.Markup(list...)
}

// property sets a property of the element, which attributes are not enough for.
func property(name string, value any) vecty.MarkupOrChild {
	return vecty.Markup(vecty.Property(name, value))
}

// when is s if it is so, and "" if it is not.
func when(so bool, s string) string {
	if so {
		return s
	}
	return ""
}
