// Package panel describes the controls and the inspector of a figure as values. A lab builds its panels once after each
// change; package ui renders them. Two panels can be compared, so only the parts that differ are rendered again.
package panel

import "strings"

// Element is an element of HTML or SVG. One without a tag is a list of elements, which has a place of its own among its
// siblings. A child that is nil keeps its place for a later one.
type Element struct {
	Tag, Key string
	Part     string // names an element that is rendered by itself; unique in a panel
	Marks    []Mark
	Children []*Element
}

// Kind is what a mark sets.
type Kind uint8

const (
	Attribute Kind = iota
	Property
	Style
	Class // or more, parted by spaces
	Namespace
	Event
)

// Mark is something that an element has: an attribute, a property, a style, a class, a namespace, or a command that
// it runs on an event.
type Mark struct {
	Kind  Kind
	Name  string             // of the event, for a command
	Value any                // the command's name
	Do    func(value string) // the command; value is that of the element. nil: only the field's draft changes
}

// Item is something that Node makes an element of.
type Item interface{ put(e *Element) }

func (e *Element) put(parent *Element) { parent.Children = append(parent.Children, e) }

// List is a list of elements, which has a place of its own among its siblings.
type List []*Element

func (l List) put(parent *Element) { parent.Children = append(parent.Children, &Element{Children: l}) }

// Marks are marks that Node gives an element.
type Marks []Mark

func (m Marks) put(e *Element) { e.Marks = append(e.Marks, m...) }

// Key tells an element apart from others that stand in its place at other times: it is not made of their elements.
type Key string

func (k Key) put(e *Element) { e.Key = string(k) }

// As gives an element its name as a part.
func (e *Element) As(part string) *Element {
	e.Part = part
	return e
}

// Node makes an element of a tag, with classes parted by spaces.
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

// Attributes sets attributes, names and values in turn. One without a value is left out.
func Attributes(pairs ...string) Marks {
	list := make(Marks, 0, len(pairs)/2)
	for i := 0; i < len(pairs); i += 2 {
		if pairs[i+1] != "" {
			list = append(list, Mark{Kind: Attribute, Name: pairs[i], Value: pairs[i+1]})
		}
	}
	return list
}

// Set sets a property of the element, which attributes are not enough for.
func Set(name string, value any) Marks { return Marks{{Kind: Property, Name: name, Value: value}} }

// Styled sets a property of the element's style.
func Styled(name, value string) Marks { return Marks{{Kind: Style, Name: name, Value: value}} }

// On runs a command on an event. The command's name tells it apart from others of its panel.
func On(event, command string, do func(value string)) Marks {
	return Marks{{Kind: Event, Name: event, Value: command, Do: do}}
}

// Click runs a command on a click.
func Click(command string, do func()) Marks {
	return On("click", command, func(string) { do() })
}

// Typed makes a text field show a value, and runs a command when somebody has typed another one. While somebody is
// typing, the field keeps the draft.
func Typed(command, value string, do func(typed string)) Marks {
	return Marks{{Kind: Property, Name: "value", Value: value}, {Kind: Event, Name: "input", Value: command},
		{Kind: Event, Name: "focusout", Value: command}, {Kind: Event, Name: "change", Value: command, Do: do}}
}

// Pointed runs two commands: one while the pointer or the focus is on the element, one when that ends.
func Pointed(command string, enter, leave func()) (list Marks) {
	for _, event := range [...]string{"mouseover", "focusin", "mouseout", "focusout"} {
		do := enter
		if strings.HasSuffix(event, "out") {
			do = leave
		}
		list = append(list, On(event, command, func(string) { do() })...)
	}
	return list
}

// Same reports whether two elements show the same, parts inside of them left out.
func (e *Element) Same(other *Element) bool {
	if e == other {
		return true
	}
	if e == nil || other == nil || e.Tag != other.Tag || e.Key != other.Key || e.Part != other.Part ||
		len(e.Marks) != len(other.Marks) || len(e.Children) != len(other.Children) {
		return false
	}
	for i := range e.Marks {
		a, b := &e.Marks[i], &other.Marks[i]
		if a.Kind != b.Kind || a.Name != b.Name || a.Value != b.Value {
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

// Parts calls yield for each part inside of an element, parts within parts left out.
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

// Command finds a command of the element or of one inside of it, parts left out. ok is false where there is none.
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
