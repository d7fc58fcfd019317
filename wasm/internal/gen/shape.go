package main

import (
	"fmt"
	"slices"
	"strings"
)

// shape is the type of a value in a JSON document. It is written in TypeScript, and tests check real values
// against it.
type shape struct {
	is     string // a TypeScript type or literal; for a compound type one of the constants below
	parts  []*shape
	fields []field
	labels []string // names of a tuple's items, or the name of a named type
	rare   bool     // no real document needs to contain it
	seen   int      // number of real documents that contain it
}

type field struct {
	name, doc string
	of        *shape
	optional  bool
	left      int // number of real objects without it
}

const (
	isObject = "object"
	isList   = "list"
	isTuple  = "tuple"
	isUnion  = "union"
	isNamed  = "named" // its only part has the name labels[0]
	isPart   = "part"  // an element or a text of a panel, as panel.Store writes it
)

func numberShape() *shape { return &shape{is: "number"} }
func textShape() *shape   { return &shape{is: "string"} }
func flagShape() *shape   { return &shape{is: "boolean"} }
func nullShape() *shape   { return &shape{is: "null"} }

func literalShape(value any) *shape { return &shape{is: literal(value)} }

// oneOf is the type of a text that must be one of values.
func oneOf(values ...string) *shape {
	var all []*shape
	for _, v := range values {
		all = append(all, &shape{is: literal(v), rare: true})
	}
	return unionShape(all...)
}

func listShape(of *shape) *shape        { return &shape{is: isList, parts: []*shape{of}} }
func unionShape(parts ...*shape) *shape { return &shape{is: isUnion, parts: parts} }

// numbersShape is a tuple of labelled numbers.
func numbersShape(labels ...string) *shape {
	s := &shape{is: isTuple, labels: labels}
	for range labels {
		s.parts = append(s.parts, numberShape())
	}
	return s
}

func namedShape(name string, of *shape) *shape {
	return &shape{is: isNamed, labels: []string{name}, parts: []*shape{of}}
}

func objectShape(fields ...field) *shape { return &shape{is: isObject, fields: fields} }

// and is s with more fields.
func (s *shape) and(fields ...field) *shape {
	return objectShape(append(slices.Clone(s.fields), fields...)...)
}

func (s *shape) typescript(indent string) string {
	switch s.is {
	case isNamed:
		return s.labels[0]
	case isPart:
		return "string | (TracePart | Record<string, string>)[]"
	case isList:
		if of := s.parts[0]; of.is == isUnion {
			return "(" + of.typescript(indent) + ")[]"
		}
		return s.parts[0].typescript(indent) + "[]"
	case isTuple:
		var items []string
		for i, part := range s.parts {
			items = append(items, s.labels[i]+": "+part.typescript(indent))
		}
		return "[" + strings.Join(items, ", ") + "]"
	case isUnion:
		var all []string
		for _, part := range s.parts {
			all = append(all, part.typescript(indent))
		}
		return strings.Join(all, " | ")
	case isObject:
		text := "{\n"
		for i := range s.fields {
			f := &s.fields[i]
			if f.doc != "" {
				text += indent + "  /** " + f.doc + " */\n"
			}
			mark := ""
			if f.optional {
				mark = "?"
			}
			text += fmt.Sprintf("%s  %s%s: %s;\n", indent, f.name, mark, f.of.typescript(indent+"  "))
		}
		return text + indent + "}"
	}
	return s.is
}
