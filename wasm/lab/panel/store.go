package panel

import (
	"strings"

	"github.com/clipstage/clipstage/physics/jsontext"
)

// Store writes elements as JSON for a saved trace, which web/src/trace/panel.ts shows:
//
//	[tag, {attributes and styles by name}, children...]
//
// The object is left out if it is empty. A child is an element or a text. Commands, hidden elements and groups of fields
// are left out. A button is stored as the text on it. The page can make
// some attributes again, and these are left out: all attributes of a term except data-note, and a title that repeats
// data-value.
func Store(j *jsontext.Writer, list List) {
	j.Open("[")
	for _, e := range list {
		e.store(j)
	}
	j.Close("]")
}

func (e *Element) store(j *jsontext.Writer) {
	if e == nil || e.Tag == "fieldset" || e.hidden() {
		return
	}
	if e.Tag != "" {
		j.Open("[")
		j.Text(strings.Replace(e.Tag, "button", "span", 1))
		e.storeMarks(j)
	}
	for _, child := range e.Children {
		child.store(j)
	}
	if e.Tag != "" {
		j.Close("]")
	}
}

func (e *Element) hidden() bool {
	for _, m := range e.Marks {
		if m.Name == "hidden" {
			return true
		}
	}
	return false
}

// storeMarks writes the element's attributes and styles, then its text.
func (e *Element) storeMarks(j *jsontext.Writer) {
	some, words, exact := false, "", ""
	for _, m := range e.Marks {
		value, _ := m.Value.(string)
		name := m.Name
		switch {
		case m.Kind == Class:
			name, value = "class", strings.TrimSpace(m.Name)
		case name == "textContent":
			words, value = value, ""
		case m.Kind > Class, m.Kind == Property, e.Tag == "button", e.Tag == "td" && name == "tabindex", name == "title" && value == exact:
			value = ""
		case name == "data-value":
			exact = value
		}
		if e.Tag == "dfn" && name != "data-note" {
			value = ""
		}
		if value != "" {
			if !some {
				j.Open("{")
			}
			some = true
			j.Name(name)
			j.Text(value)
		}
	}
	if some {
		j.Close("}")
	}
	if words != "" {
		j.Text(words)
	}
}
