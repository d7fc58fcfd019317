package main

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/wasm/internal/gen/output"
)

// schema has the keywords of JSON Schema that the schema of scenes uses.
type schema struct {
	Description        string
	Type               any // a text or a list of texts
	Const              any
	Enum               []string
	Minimum, Maximum   *float64
	Default            any
	Items              *schema
	MinItems, MaxItems int
	Properties         map[string]*schema
	Required           []string
	OneOf              []*schema
}

// sceneTypes are the objects of a scene that have a named type in TypeScript.
var sceneTypes = map[string]string{"bodies": "SceneBody", "joints": "SceneJoint", "settings": "SceneSettings", "changes": "SceneChange", "edits": "SceneEdit"}

func sceneCode() output.Files {
	var scene schema
	must(json.Unmarshal([]byte(output.Read("physics/scene/codec/scene.schema.json")), &scene))
	var b strings.Builder
	b.WriteString("// Generated from physics/scene/codec/scene.schema.json by make generate. Do not edit.\n")
	fmt.Fprintf(&b, "\n/** %s For loadScene, as JSON or as an object. */\nexport interface Scene %s\n", scene.Description, scene.object("", sceneTypes))
	for _, name := range []string{"bodies", "joints", "settings", "changes", "edits"} {
		one, doc := scene.Properties[name], name
		if one.Items != nil {
			one, doc = one.Items, "one of "+name
		}
		switch {
		case one.OneOf != nil:
			fmt.Fprintf(&b, "\n/** Of a scene, %s: %s */\nexport type %s =", doc, scene.Properties[name].Description, sceneTypes[name])
			for _, way := range one.OneOf {
				fmt.Fprintf(&b, "\n  | %s", way.object("    ", nil))
			}
			b.WriteString(";\n")
		default:
			fmt.Fprintf(&b, "\n/** Of a scene, %s. */\nexport interface %s %s\n", doc, sceneTypes[name], one.object("", nil))
		}
	}
	return output.Files{"web/src/engine/scene.gen.ts": b.String()}
}

func (s *schema) object(indent string, named map[string]string) string {
	var names []string
	for name := range s.Properties {
		names = append(names, name)
	}
	slices.Sort(names)
	text := "{\n"
	for _, name := range names {
		p := s.Properties[name]
		mark, typ := "?", ""
		if slices.Contains(s.Required, name) {
			mark = ""
		}
		if alias, ok := named[name]; ok {
			typ = alias
			if p.Items != nil {
				typ += "[]"
			}
		} else {
			typ = p.typescript(indent + "  ")
		}
		if doc := p.doc(); doc != "" {
			text += indent + "  /** " + doc + " */\n"
		}
		text += fmt.Sprintf("%s  %s%s: %s;\n", indent, name, mark, typ)
	}
	return text + indent + "}"
}

func (s *schema) typescript(indent string) string {
	switch {
	case s.Const != nil:
		return literal(s.Const)
	case s.Enum != nil:
		return "'" + strings.Join(s.Enum, "' | '") + "'"
	case s.Properties != nil:
		return s.object(indent, nil)
	case s.Items != nil && s.MinItems == 2 && s.MaxItems == 2:
		return "[x: number, y: number]"
	case s.Items != nil:
		return s.Items.typescript(indent) + "[]"
	}
	var types []string
	list, several := s.Type.([]any)
	if !several {
		list = []any{s.Type}
	}
	for _, one := range list {
		switch name := one.(string); name {
		case "integer":
			types = append(types, "number")
		default:
			types = append(types, name)
		}
	}
	return strings.Join(types, " | ")
}

// doc documents a property: its meaning, range and default.
func (s *schema) doc() string {
	parts := []string{}
	if s.Description != "" {
		parts = append(parts, s.Description)
	}
	bounds := s
	if s.Items != nil {
		bounds = s.Items
	}
	if bounds.Minimum != nil && bounds.Maximum != nil {
		whole := ""
		if bounds.Type == "integer" {
			whole = "whole, "
		}
		parts = append(parts, whole+literal(*bounds.Minimum)+" to "+literal(*bounds.Maximum))
	}
	if s.Default != nil {
		parts = append(parts, literal(s.Default)+" if left out")
	}
	return strings.Join(parts, "; ")
}

func literal(value any) string {
	switch v := value.(type) {
	case float64:
		format := byte('f')
		if max(v, -v) > 1e9 {
			format = 'g'
		}
		return strconv.FormatFloat(v, format, -1, 64)
	case string:
		return "'" + v + "'"
	case []any:
		var list []string
		for _, one := range v {
			list = append(list, literal(one))
		}
		return "[" + strings.Join(list, ", ") + "]"
	}
	return fmt.Sprint(value)
}
