// Package panel describes the controls and the inspector of a figure as values. A lab builds its panels after
// each change, and package ui renders them. A comparison of two panels shows which parts must be rendered
// again.
package panel

import "strings"

// Element is an HTML or SVG element; without a Tag, a list of elements. An element without a Key is identified by its
// position among its siblings. So a nil child keeps the position of an element that may come later.
type Element struct {
	Tag, Key string
	Part     string // name of an element that is rendered separately; unique among a figure's panels
	Marks    []Mark
	Children []*Element
}

// Kind is the kind of a mark.
type Kind uint8

const (
	Attribute Kind = iota
	Property
	Style
	Class // one or more classes, separated by spaces
	Namespace
	Event
)

// Mark is an attribute, a property, a style, classes, a namespace, or a command that runs on an event.
type Mark struct {
	Kind  Kind
	Name  string             // for a command, the event's name
	Value any                // for a command, its name
	Do    func(value string) // the command, called with the element's value; if nil, the event only changes the field's draft
}

// Item is an argument of Node.
type Item interface{ put(e *Element) }

func (e *Element) put(parent *Element) { parent.Children = append(parent.Children, e) }

// List is a list of elements. It takes one position among its siblings.
type List []*Element

func (l List) put(parent *Element) { parent.Children = append(parent.Children, &Element{Children: l}) }

// Marks are marks for an element of Node.
type Marks []Mark

func (m Marks) put(e *Element) { e.Marks = append(e.Marks, m...) }

// Key distinguishes an element from others at the same position. An element with another key does not reuse its
// DOM nodes.
type Key string

func (k Key) put(e *Element) { e.Key = string(k) }

// As makes an element a part with the given name.
func (e *Element) As(part string) *Element {
	e.Part = part
	return e
}

// Node makes an element. classes are separated by spaces.
func Node(tag, classes string, items ...Item) *Element {
	e := &Element{Tag: tag}
	if classes != "" {
		e.Marks = Marks{{Kind: Class, Name: classes}}
	}
	for _, item := range items {
		if item != nil {
			item.put(e)
		}
	}
	return e
}

// Attributes sets attributes, given as alternating names and values. It leaves out attributes with an empty
// value.
func Attributes(pairs ...string) Item {
	list := make(Marks, 0, len(pairs)/2)
	for i := 0; i < len(pairs); i += 2 {
		if pairs[i+1] != "" {
			list = append(list, Mark{Kind: Attribute, Name: pairs[i], Value: pairs[i+1]})
		}
	}
	return list
}

// Set sets a property of the DOM element, for cases in which an attribute does not suffice.
func Set(name string, value any) Item { return Marks{{Kind: Property, Name: name, Value: value}} }

// Styled sets a CSS property of the element.
func Styled(name, value string) Item { return Marks{{Kind: Style, Name: name, Value: value}} }

// On runs a command on an event. The name of a command must be unique for that event among a figure's panels.
func On(event, command string, do func(value string)) Item {
	return Marks{{Kind: Event, Name: event, Value: command, Do: do}}
}

// Click runs a command on a click.
func Click(command string, do func()) Item {
	return On("click", command, func(string) { do() })
}

// Typed makes a text field show a value, and runs a command when a reader has typed another value. While the
// reader types, the field keeps the draft.
func Typed(command, value string, do func(typed string)) Item {
	return Marks{{Kind: Property, Name: "value", Value: value}, {Kind: Event, Name: "input", Value: command},
		{Kind: Event, Name: "focusout", Value: command}, {Kind: Event, Name: "change", Value: command, Do: do}}
}

// Pointed runs enter when the pointer or the focus comes to the element, and leave when it goes.
func Pointed(command string, enter, leave func()) Item {
	var list Marks
	for _, event := range [...]string{"mouseover", "focusin", "mouseout", "focusout"} {
		do := enter
		if strings.HasSuffix(event, "out") {
			do = leave
		}
		list = append(list, Mark{Kind: Event, Name: event, Value: command, Do: func(string) { do() }})
	}
	return list
}

// Same reports whether two elements render the same. It does not compare parts inside them.
func (e *Element) Same(other *Element) bool { return e.equals(other, true) }

// SameTree is Same, except that the values of the element's own attributes, properties and styles may differ.
func (e *Element) SameTree(other *Element) bool { return e.equals(other, false) }

func (e *Element) equals(other *Element, values bool) bool {
	if e == other {
		return true
	}
	if e == nil || other == nil || e.Tag != other.Tag || e.Key != other.Key || e.Part != other.Part ||
		len(e.Marks) != len(other.Marks) || len(e.Children) != len(other.Children) {
		return false
	}
	for i := range e.Marks {
		a, b := &e.Marks[i], &other.Marks[i]
		if a.Kind != b.Kind || a.Name != b.Name || a.Value != b.Value && (values || a.Kind == Namespace) {
			return false
		}
	}
	for i, child := range e.Children {
		next := other.Children[i]
		if child != nil && next != nil && child.Part != "" && child.Part == next.Part {
			continue
		}
		if !child.Same(next) {
			return false
		}
	}
	return true
}

// Parts yields the parts directly inside an element, but not the parts of those parts.
func (e *Element) Parts(yield func(part *Element)) {
	for _, child := range e.Children {
		switch {
		case child == nil:
		case child.Part != "":
			yield(child)
		default:
			child.Parts(yield)
		}
	}
}

// Command finds a command of the element or inside it, but not inside parts. ok is false if there is none.
func (e *Element) Command(event, name string) (do func(value string), ok bool) {
	for i := range e.Marks {
		if m := &e.Marks[i]; m.Kind == Event && m.Name == event && m.Value == name {
			return m.Do, true
		}
	}
	for _, child := range e.Children {
		if child != nil && child.Part == "" {
			if do, ok = child.Command(event, name); ok {
				return do, true
			}
		}
	}
	return nil, false
}
