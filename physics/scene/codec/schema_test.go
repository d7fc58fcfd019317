package codec_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"math"
	"os"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/scene/codec"
)

//go:generate go test -run ^TestSchema$ -update .

var update = flag.Bool("update", false, "write scene.schema.json again")

const schemaFile = "scene.schema.json"

// schema is the part of JSON Schema that a scene needs.
type schema struct {
	Schema      string             `json:"$schema,omitempty"`
	Title       string             `json:"title,omitempty"`
	Description string             `json:"description,omitempty"`
	Type        any                `json:"type,omitempty"` // a string or a list of them
	Const       any                `json:"const,omitempty"`
	Enum        []string           `json:"enum,omitempty"`
	Minimum     *float64           `json:"minimum,omitempty"`
	Maximum     *float64           `json:"maximum,omitempty"`
	MaxLength   int                `json:"maxLength,omitempty"`
	Default     any                `json:"default,omitempty"`
	Items       *schema            `json:"items,omitempty"`
	MinItems    int                `json:"minItems,omitempty"`
	MaxItems    int                `json:"maxItems,omitempty"`
	Properties  map[string]*schema `json:"properties,omitempty"`
	Required    []string           `json:"required,omitempty"`
	Additional  *bool              `json:"additionalProperties,omitempty"`
	OneOf       []*schema          `json:"oneOf,omitempty"` // objects that differ in the text of the field do
}

func object(description string) *schema {
	return &schema{Type: "object", Description: description, Properties: map[string]*schema{}, Additional: new(bool)}
}

func (s *schema) add(name string, required bool, property *schema) {
	s.Properties[name] = property
	if required {
		s.Required = append(s.Required, name)
	}
}

// words holds the descriptions of fields without their units.
var words = map[string]string{
	"dt":           "length of a step",
	"step":         "number of complete steps",
	"body":         "index of an existing body",
	"at":           "point of the body that is nailed or pushed; for grab relative to its centre, in its frame",
	"to":           "place of the hand",
	"impulse":      "applied at that point",
	"iterations":   "solver iterations in a step",
	"baumgarte":    "fraction of an overlap that a step corrects",
	"slop":         "overlap that remains uncorrected",
	"width":        "full width and height",
	"mass":         "null is a static body, which no impulse moves",
	"friction":     "coefficient; a contact has the square root of the product",
	"position":     "of the centre",
	"angle":        "counter-clockwise",
	"force":        "at the centre, in the first step only",
	"torque":       "in the first step only",
	"anchor":       "common point of the bodies in their initial poses",
	"softness":     "compliance of the joint; 0 is rigid",
	"biasFactor":   "fraction of a gap that a step corrects",
	"a":            "index of a body",
	"b":            "index of another body; at least one of the two is not static",
	"warmStarting": "contacts and joints start from the last step's impulses",
	"solver":       "method for the impulses: Box2D-Lite's or Box2D's",
	"restitution":  "fraction of the approach speed that a bounce returns; a contact has the larger of both; only Box2D's solver uses it",
	"tangentSpeed": "of the surface, along the tangent (n.y, -n.x) of the contact normal n from the lower body to the higher one, as on a conveyor belt; a contact has the sum; only Box2D's solver uses it",
	"filter":       "which bodies it meets: two meet if each one's mask has a bit of the other's category; bodies of the same group other than 0 meet if it is positive, and do not if it is negative",
	"category":     "categories of the body, as bits",
	"mask":         "categories that the body meets, as bits",
	"group":        "0 is none",
	"sensor":       "a sensor reports what it touches, and pushes nothing",

	"positionIterations": "largest number of iterations of the position pass in a step; only Box2D's solver uses it",
	"blockSolve":         "the two normal impulses of a manifold are solved together; only Box2D's solver uses it",
}

func describe(name, unit string) string {
	return strings.TrimSuffix(strings.TrimPrefix(unit+": "+words[name], ": "), ": ")
}

// addFields adds the fields of places. The current values in places are the defaults.
func addFields(s *schema, places []scene.Place) {
	for _, p := range places {
		var property *schema
		var usual any
		limits := p.Kind.Limits
		switch {
		case p.On != nil:
			property, usual = &schema{Type: "boolean"}, *p.On
		case p.Whole != nil:
			if p.Kind.Index { // the body of a joint
				limits.High = scene.MaxBodies - 1
			}
			property, usual = &schema{Type: "integer", Minimum: &limits.Low, Maximum: &limits.High}, *p.Whole
		case p.Solver != nil:
			property, usual = &schema{Enum: solverIDs()}, p.Solver.String()
		case p.Filter != nil:
			property = object("")
			f := scene.FilterOf(*p.Filter)
			addFields(property, f.Places())
		case p.Y != nil:
			one := &schema{Type: "number", Minimum: &limits.Low, Maximum: &limits.High}
			property, usual = &schema{Type: "array", Items: one, MinItems: 2, MaxItems: 2}, []float64{*p.X, *p.Y}
		default:
			property, usual = &schema{Type: "number", Minimum: &limits.Low, Maximum: &limits.High}, *p.X
		}
		if p.Kind.OrStatic {
			property.Type = []string{"number", "null"}
		}
		property.Description = describe(p.Name, limits.Unit)
		if !p.Required {
			property.Default = usual
		}
		s.add(p.Name, p.Required, property)
	}
}

func solverIDs() (ids []string) {
	for s := range physics.Solver(physics.SolverCount) {
		ids = append(ids, s.String())
	}
	return ids
}

// sceneSchema makes the schema from the fields that Decode and Validate use.
func sceneSchema() *schema {
	defaults := scene.DefaultScene
	body, joint := scene.DefaultBody, scene.DefaultJoint

	settings := object("parameters of the world's steps")
	addFields(settings, scene.SettingsPlaces(&defaults.Settings))

	bodies := object("")
	addFields(bodies, scene.BodyPlaces(&body))

	joints := object("")
	addFields(joints, scene.JointPlaces(&joint))

	s := object("Boxes and joints before their first step. SI units; y is up, angles are counter-clockwise.")
	s.Schema, s.Title = "https://json-schema.org/draft/2020-12/schema", "Clipstage scene"
	s.add("version", true, &schema{Const: scene.Version})
	s.add("name", false, &schema{Type: "string", MaxLength: scene.MaxNameLength, Description: "for display; at most 200 bytes of UTF-8"})
	addFields(s, scene.ScenePlaces(&defaults))
	s.add("settings", false, settings)
	s.add("bodies", true, &schema{Type: "array", Items: bodies, MaxItems: scene.MaxBodies, Description: "their order determines the order of contacts in the solver; at most 200000 pairs of bounding boxes overlap at the start"})
	s.add("joints", false, &schema{Type: "array", Items: joints, MaxItems: scene.MaxJoints, Description: "each pins two bodies together at a point"})
	s.add("changes", false, &schema{Type: "array", Items: changeSchema(), MaxItems: scene.MaxChanges, Description: "changes of the settings, in the order of their steps; each takes effect in the next step; an omitted field keeps its value"})
	s.add("edits", false, &schema{Type: "array", Items: &schema{OneOf: editSchemas()}, MaxItems: scene.MaxEdits, Description: "edits of the running world in their order; each is made after a number of complete steps"})
	return s
}

func changeSchema() *schema {
	var c scene.Change
	c.Live = scene.Live{Settings: scene.DefaultScene.Settings, DT: scene.DefaultScene.DT}
	s := object("")
	addFields(s, c.Places())
	for _, property := range s.Properties {
		property.Default = nil
	}
	return s
}

// editSchemas returns a schema for each kind of edit.
func editSchemas() (all []*schema) {
	for do := range scene.Do(scene.DoCount) {
		e, s := scene.Edit{Def: scene.DefaultBody}, object("")
		may, must := do.Has()
		for i, p := range e.Places() {
			switch {
			case may>>i&1 == 0:
			case p.Name == "do":
				s.add("do", true, &schema{Const: do.String(), Description: does[do]})
			default:
				required := must>>i&1 != 0
				addFields(s, []scene.Place{p})
				s.Required = slices.DeleteFunc(s.Required, func(name string) bool { return name == p.Name && !required })
				if do != scene.DoAdd {
					s.Properties[p.Name].Default = nil
				}
			}
		}
		all = append(all, s)
	}
	return all
}

var does = [scene.DoCount]string{
	"adds a body, which gets the next index", "changes fields of a body; a body with a new place or width loses its contacts",
	"removes a body with its joints; the others keep their indices", "changes a body's velocity at once", "nails a point of a body to its place", "removes all nails of a body",
	"a spring pulls a point of the body to the hand", "moves the hand", "releases the body",
}

func TestSchema(t *testing.T) {
	want, err := json.MarshalIndent(sceneSchema(), "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	want = append(want, '\n')
	if *update {
		if err := os.WriteFile(schemaFile, want, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(schemaFile)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("%s is stale: run make generate", schemaFile)
	}
}

// check returns the path at which a value breaks the schema, or "".
func (s *schema) check(path string, v any) string {
	if s.Const != nil {
		if v != s.Const {
			return path
		}
		return ""
	}
	if s.Enum != nil {
		if id, ok := v.(string); !ok || !slices.Contains(s.Enum, id) {
			return path
		}
		return ""
	}
	if s.OneOf != nil {
		o, ok := v.(map[string]any)
		if !ok {
			return path
		}
		for _, one := range s.OneOf {
			if one.Properties["do"].Const == o["do"] {
				return one.check(path, v)
			}
		}
		return path + ".do"
	}
	if !s.is(v) {
		return path
	}
	switch v := v.(type) {
	case string:
		if utf8.RuneCountInString(v) > s.MaxLength {
			return path
		}
	case float64:
		if s.Minimum != nil && v < *s.Minimum || s.Maximum != nil && v > *s.Maximum {
			return path
		}
	case []any:
		if len(v) < s.MinItems || len(v) > s.MaxItems {
			return path
		}
		for i, item := range v {
			if at := s.Items.check(fmt.Sprintf("%s[%d]", path, i), item); at != "" {
				return at
			}
		}
	case map[string]any:
		for name, item := range v {
			property, ok := s.Properties[name]
			if !ok {
				return path + "." + name
			}
			if at := property.check(path+"."+name, item); at != "" {
				return at
			}
		}
		for _, name := range s.Required {
			if _, ok := v[name]; !ok {
				return path + "." + name
			}
		}
	}
	return ""
}

func (s *schema) is(v any) bool {
	kinds, ok := s.Type.([]any)
	if !ok {
		kinds = []any{s.Type}
	}
	switch v := v.(type) {
	case nil:
		return slices.Contains(kinds, any("null"))
	case bool:
		return slices.Contains(kinds, any("boolean"))
	case string:
		return slices.Contains(kinds, any("string"))
	case float64:
		return slices.Contains(kinds, any("number")) || slices.Contains(kinds, any("integer")) && v == math.Trunc(v)
	case []any:
		return slices.Contains(kinds, any("array"))
	case map[string]any:
		return slices.Contains(kinds, any("object"))
	}
	return false
}

// readSchema reads the file like another program.
func readSchema(t *testing.T) *schema {
	text, err := os.ReadFile(schemaFile)
	if err != nil {
		t.Fatal(err)
	}
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields() // so check knows every keyword of the schema
	s := new(schema)
	if err := d.Decode(s); err != nil {
		t.Fatal(err)
	}
	return s
}

// beyondSchema names the rows of bad that a schema cannot refuse.
var beyondSchema = map[string]bool{
	"twice": true, "bodies twice": true, "a missing body": true, "a joint of one body": true,
	"a mask twice": true, "a body beside the only one": true, "a body far from the only one": true,
}

// The schema refuses the texts that Decode refuses, at the same place, except the rows of beyondSchema. It
// accepts valid scenes.
func TestSchemaAgrees(t *testing.T) {
	s := readSchema(t)
	check := func(text []byte) string {
		var v any
		if err := json.Unmarshal(text, &v); err != nil {
			return "no JSON"
		}
		return strings.TrimPrefix(s.check("", v), ".")
	}
	if at := check([]byte(small)); at != "" {
		t.Errorf("the small scene breaks the schema at %s", at)
	}
	for _, test := range bad {
		at := check([]byte(strings.Replace(small, test.old, test.new, 1)))
		path, _, _ := strings.Cut(test.want, " is ")
		path = strings.ReplaceAll(path, `"`, "")
		if beyondSchema[test.name] {
			path = ""
		} else if path == "scene" || at == "no JSON" {
			continue
		}
		if at != path {
			t.Errorf("%s: the schema refuses %q, Decode %q", test.name, at, path)
		}
	}
	for _, world := range scene.Worlds {
		text, err := codec.Encode(world.Scene())
		if err != nil {
			t.Fatal(err)
		}
		if at := check(text); at != "" {
			t.Errorf("%s breaks the schema at %s", world.ID, at)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		text, err := codec.Encode(drawScene(t))
		if err != nil {
			t.Fatal(err)
		}
		if at := check(text); at != "" {
			t.Fatalf("a scene breaks the schema at %s: %s", at, text)
		}
	})
}
