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

// schema is as much of JSON Schema as a scene needs.
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
	OneOf       []*schema          `json:"oneOf,omitempty"` // objects that differ in the text of do
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

// words say what units do not.
var words = map[string]string{
	"dt":           "of a step",
	"step":         "after so many",
	"body":         "index of a body that is there",
	"at":           "where the body is nailed or pushed; of grab from its centre, in its frame",
	"to":           "where the hand is",
	"impulse":      "at that point",
	"iterations":   "of the solver in a step",
	"baumgarte":    "share of an overlap that a step corrects",
	"slop":         "overlap that is left",
	"width":        "full width and height",
	"mass":         "null is a static body, which no impulse moves",
	"friction":     "coefficient; two bodies have the root of the product",
	"position":     "of the centre",
	"angle":        "counter-clockwise",
	"force":        "at the centre, in the first step only",
	"torque":       "in the first step only",
	"anchor":       "where the bodies are pinned together as they stand",
	"softness":     "how far the joint gives; 0 is rigid",
	"biasFactor":   "share of a gap that a step corrects",
	"a":            "index of a body",
	"b":            "index of another body; one of the two can move",
	"warmStarting": "contacts and joints start from the last step's impulses",
	"solver":       "how impulses are found: Box2D-Lite's way or Box2D's",
	"restitution":  "what a bounce gives back of an approach; two bodies have the larger one; Box2D's solver alone heeds it",
	"tangentSpeed": "of the surface, along the tangent (n.y, -n.x) of the contact normal n from the lower body to the higher one, as of a conveyor belt; two bodies have the sum; Box2D's solver alone heeds it",
	"filter":       "which bodies it meets: two meet if each one's mask has a bit of the other's category; those of one group other than 0 meet if it is positive, and do not if it is negative",
	"category":     "what the body is, as bits",
	"mask":         "the categories that it meets, as bits",
	"group":        "0 is none",
	"sensor":       "it tells what it touches, and pushes nothing",

	"positionIterations": "of the pass that corrects positions, in a step: at most so many; Box2D's solver alone has it",
	"blockSolve":         "the two normal impulses of a manifold are found together; Box2D's solver alone has it",
}

func describe(name, unit string) string {
	return strings.TrimSuffix(strings.TrimPrefix(unit+": "+words[name], ": "), ": ")
}

// addFields adds what is kept in places; usual are those of the defaults.
func addFields(s *schema, places []scene.Place) {
	for _, p := range places {
		var property *schema
		var usual any
		limits := p.Kind.Limits
		switch {
		case p.On != nil:
			property, usual = &schema{Type: "boolean"}, *p.On
		case p.Whole != nil:
			if p.Kind.Index { // a joint's body
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

// sceneSchema makes the schema of the fields that Decode and Validate go by.
func sceneSchema() *schema {
	defaults := scene.DefaultScene
	body, joint := scene.DefaultBody, scene.DefaultJoint

	settings := object("what the world's steps depend on")
	addFields(settings, scene.SettingsPlaces(&defaults.Settings))

	bodies := object("")
	addFields(bodies, scene.BodyPlaces(&body))

	joints := object("")
	addFields(joints, scene.JointPlaces(&joint))

	s := object("Boxes and joints before their first step. SI units; y is up, angles are counter-clockwise.")
	s.Schema, s.Title = "https://json-schema.org/draft/2020-12/schema", "Clipstage scene"
	s.add("version", true, &schema{Const: scene.Version})
	s.add("name", false, &schema{Type: "string", MaxLength: scene.MaxNameLength, Description: "for people; at most 200 bytes of UTF-8"})
	addFields(s, scene.ScenePlaces(&defaults))
	s.add("settings", false, settings)
	s.add("bodies", true, &schema{Type: "array", Items: bodies, MaxItems: scene.MaxBodies, Description: "in the order that decides which contacts are solved first; at most 200000 pairs of them overlap at the start, by their bounding boxes"})
	s.add("joints", false, &schema{Type: "array", Items: joints, MaxItems: scene.MaxJoints, Description: "each pins two bodies together at a point"})
	s.add("changes", false, &schema{Type: "array", Items: changeSchema(), MaxItems: scene.MaxChanges, Description: "of the settings, each at a later step than the one before, from the step on that comes then; what is left out stays as it was"})
	s.add("edits", false, &schema{Type: "array", Items: &schema{OneOf: editSchemas()}, MaxItems: scene.MaxEdits, Description: "what hands do to the running world, each when so many steps are complete, in the order in which they do it"})
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

// editSchemas are those of each kind.
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
	"a body, which gets the next index", "changes fields of a body; one in another place or of another width forgets its contacts",
	"takes a body away with its joints; the others keep their indices", "changes a body's velocity at once", "nails a point of a body to its place", "takes all of a body's nails out",
	"a spring pulls a point of the body to the hand", "the hand is elsewhere", "the hand lets go",
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

// check returns where a value breaks the schema, "" if it does not.
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

// is reports whether a value is of the schema's type.
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

// readSchema reads the file as another program would.
func readSchema(t *testing.T) *schema {
	text, err := os.ReadFile(schemaFile)
	if err != nil {
		t.Fatal(err)
	}
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields() // check knows every word that the schema uses
	s := new(schema)
	if err := d.Decode(s); err != nil {
		t.Fatal(err)
	}
	return s
}

// beyondSchema are the rows of bad that only a reader of the whole can refuse.
var beyondSchema = map[string]bool{
	"twice": true, "bodies twice": true, "a missing body": true, "a joint of one body": true,
	"a mask twice": true, "a body beside the only one": true, "a body far from the only one": true,
}

// The schema refuses what Decode refuses, at the same place, and nothing else.
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
