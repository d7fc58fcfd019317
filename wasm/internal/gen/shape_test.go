package main

import (
	"fmt"
	"slices"
	"strings"
)

// fits returns an error for the first deviation of a value from the shape: a missing field, an unknown field,
// or another type.
func (s *shape) fits(value any, path string) error {
	switch s.is {
	case isNamed:
		return s.parts[0].fits(value, path)
	case isPart:
		return fitsPart(value, path)
	case isList, isTuple:
		list, ok := value.([]any)
		if !ok || s.is == isTuple && len(list) != len(s.parts) {
			return fmt.Errorf("%s: %v is no %s of %d", path, value, s.is, len(s.parts))
		}
		for i, item := range list {
			if err := s.item(i).fits(item, fmt.Sprintf("%s[%d]", path, i)); err != nil {
				return err
			}
		}
		return nil
	case isUnion:
		var all []string
		for _, part := range s.parts {
			err := part.fits(value, path)
			if err == nil {
				return nil
			}
			all = append(all, err.Error())
		}
		return fmt.Errorf("%s: none of (%s)", path, strings.Join(all, "; "))
	case isObject:
		return s.fitsObject(value, path)
	}
	if got := scalar(value); got != s.is && literalOf(value) != s.is {
		return fmt.Errorf("%s: %v is no %s", path, value, s.is)
	}
	return nil
}

// fitsPart reports whether a value is a part of a panel: a text, or a list of a tag, perhaps an object of texts, and
// parts.
func fitsPart(value any, path string) error {
	if _, ok := value.(string); ok {
		return nil
	}
	list, _ := value.([]any)
	if len(list) == 0 || scalar(list[0]) != "string" {
		return fmt.Errorf("%s: %v is no part of a panel", path, value)
	}
	for i, inner := range list[1:] {
		marks, ok := inner.(map[string]any)
		if ok && (i > 0 || len(marks) == 0) {
			return fmt.Errorf("%s: the attributes %v are empty or not the second item", path, marks)
		}
		for name, mark := range marks {
			if scalar(mark) != "string" {
				return fmt.Errorf("%s.%s: %v is no text", path, name, mark)
			}
		}
		if ok {
			continue
		}
		if err := fitsPart(inner, fmt.Sprintf("%s[%d]", path, i+1)); err != nil {
			return err
		}
	}
	return nil
}

func (s *shape) fitsObject(value any, path string) error {
	object, ok := value.(map[string]any)
	if !ok {
		return fmt.Errorf("%s: %v is no object", path, value)
	}
	known := 0
	for i := range s.fields {
		f := &s.fields[i]
		inner, there := object[f.name]
		switch {
		case there:
			known++
			if err := f.of.fits(inner, path+"."+f.name); err != nil {
				return err
			}
		case !f.optional:
			return fmt.Errorf("%s.%s is missing", path, f.name)
		}
	}
	if known < len(object) {
		for name := range object {
			if !slices.ContainsFunc(s.fields, func(f field) bool { return f.name == name }) {
				return fmt.Errorf("%s.%s is not known", path, name)
			}
		}
	}
	return nil
}

func (s *shape) item(i int) *shape {
	if s.is == isTuple {
		return s.parts[i]
	}
	return s.parts[0]
}

func scalar(value any) string {
	switch value.(type) {
	case float64:
		return "number"
	case string:
		return "string"
	case bool:
		return "boolean"
	case nil:
		return "null"
	}
	return ""
}

// literalOf returns the literal type of a value, or "" for compound values.
func literalOf(value any) string {
	switch value.(type) {
	case float64, string, bool:
		return literal(value)
	}
	return ""
}

// see counts each part of the shape that value contains, and each optional field that value lacks. value must
// fit the shape.
func (s *shape) see(value any) {
	s.seen++
	switch s.is {
	case isNamed:
		s.parts[0].see(value)
	case isList, isTuple:
		for i, item := range value.([]any) {
			s.item(i).see(item)
		}
	case isUnion:
		for _, part := range s.parts {
			if part.fits(value, "") == nil {
				part.see(value)
				return
			}
		}
	case isObject:
		for i := range s.fields {
			if inner, there := value.(map[string]any)[s.fields[i].name]; there {
				s.fields[i].of.see(inner)
			} else {
				s.fields[i].left++
			}
		}
	}
}

// unseen lists the parts that no real document contains, and the optional fields that every real document has.
func (s *shape) unseen(path string) (all []string) {
	if s.seen == 0 {
		if s.rare {
			return nil
		}
		return []string{path + " (" + s.is + ")"}
	}
	for i, part := range s.parts {
		all = append(all, part.unseen(fmt.Sprintf("%s/%d", path, i))...)
	}
	for i := range s.fields {
		f := &s.fields[i]
		if f.optional && f.left == 0 {
			all = append(all, path+"."+f.name+" is never left out")
		}
		all = append(all, f.of.unseen(path+"."+f.name)...)
	}
	return all
}
