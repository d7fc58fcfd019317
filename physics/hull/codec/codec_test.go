package codec_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/codec"
	"github.com/clipstage/clipstage/physics/hull/pair"
	"github.com/clipstage/clipstage/physics/hull/preset"
	"github.com/clipstage/clipstage/physics/scene"
)

const tetra = `{"points":[[0,0,0],[1,0,0],[0,1,0],[0,0,1]]}`
const given = `{"points":[[0,0,0],[1,0,0],[0,1,0],[0,0,1]],"faces":[[0,2,1],[0,1,3],[0,3,2],[1,2,3]],"position":[0,0,0.9],"rotation":[0.6,0.8,0,0]}`
const small = `{"version":1,"name":"two","hulls":[` + tetra + `,` + given + `]}`

func TestDecode(t *testing.T) {
	p, built, err := codec.Decode([]byte("\ufeff" + small))
	if err != nil {
		t.Fatal(err)
	}
	if p.Name != "two" || len(p.A.Points) != 4 || p.A.Faces != nil || len(p.B.Faces) != 4 || p.A.Pose != hull.Origin ||
		p.B.Pose != (hull.Pose{Position: hull.Vec3{Z: 0.9}, Rotation: hull.Quat{W: 0.6, X: 0.8}}) {
		t.Errorf("read %+v", p)
	}
	if len(built.A.Faces) != 4 || len(built.B.Faces) != 4 || built.PoseB.Position.Z != 0.9 {
		t.Errorf("built %+v", built)
	}
}

func TestDecodeErrors(t *testing.T) {
	for _, test := range []struct{ name, old, new, want string }{
		{"nothing", small, ``, "pair is text that ends too early; it must be JSON"},
		{"too long", small, small + strings.Repeat(" ", codec.MaxSize), "pair is 8388822 bytes; it must be at most 8388608 bytes"},
		{"a list", small, `[]`, "pair is a list; it must be an object"},
		{"more", small, small + `1`, "pair is text with more after its end; it must be one object"},
		{"version", `"version":1`, `"version":2`, "version is 2; it must be 1"},
		{"no version", `"version":1,`, ``, "version is missing; it must be 1"},
		{"unknown", `"name"`, `"Name"`, "Name is a field that is not known; it must be one of version, name, hulls, bias"},
		{"a bias as a list", `"name"`, `"bias":[0.02,0],"name"`, "bias is a list; it must be an object"},
		{"a relative bias above 1", `"name"`, `"bias":{"relative":1.5},"name"`, "bias.relative is 1.5; it must be 0 to 1"},
		{"a bias below 0", `"name"`, `"bias":{"absolute":-1e-3},"name"`, "bias.absolute is -0.001; it must be 0 to 1e+06 m"},
		{"an absolute bias too large", `"name"`, `"bias":{"absolute":1e7},"name"`, "bias.absolute is 1e+07; it must be 0 to 1e+06 m"},
		{"an unknown part of a bias", `"name"`, `"bias":{"metres":1},"name"`, "bias.metres is a field that is not known; it must be one of relative, absolute"},
		{"long name", `"two"`, `"` + strings.Repeat("x", 201) + `"`, "name is 201 bytes; it must be at most 200 bytes of UTF-8"},
		{"one hull", small, `{"version":1,"hulls":[` + tetra + `]}`, "hulls is a list of 1; it must be a list of 2"},
		{"three hulls", small, `{"version":1,"hulls":[` + tetra + `,` + tetra + `,` + tetra + `]}`, "hulls is a list of more than 2; it must be a list of at most 2"},
		{"no points", tetra, `{}`, "hulls[0].points is missing; it must be a list"},
		{"points as text", `[1,0,0],[0,1,0],[0,0,1]]}`, `"x"]}`, "hulls[0].points[1] is a text; it must be 3 numbers, each -1e+06 to 1e+06 m"},
		{"two numbers", `[1,0,0]`, `[1,0]`, "hulls[0].points[1] is a list of 2; it must be 3 numbers, each -1e+06 to 1e+06 m"},
		{"four numbers", `[1,0,0]`, `[1,0,0,0]`, "hulls[0].points[1] is a list of more than 3; it must be 3 numbers, each -1e+06 to 1e+06 m"},
		{"a coordinate as text", `[1,0,0]`, `[1,"0",0]`, "hulls[0].points[1][1] is a text; it must be a number, -1e+06 to 1e+06 m"},
		{"a coordinate beyond float64", `[1,0,0]`, `[1,1e999,0]`, "hulls[0].points[1][1] is 1e999; it must be -1e+06 to 1e+06 m"},
		{"a corner with a fraction", `[0,2,1]`, `[0,2.5,1]`, "hulls[1].faces[0][1] is 2.5; it must be a whole number"},
		{"three in a rotation", `[0.6,0.8,0,0]`, `[0.6,0.8,0]`, "hulls[1].rotation is a list of 3; it must be 4 numbers, each -1 to 1"},

		{"far", `[1,0,0]`, `[-1.1e6,0,0]`, "hulls[0]: range: point 1 must be within 1e6 m of the origin along each axis, and not all points may be in one place"},
		{"a tolerance too wide", `"position"`, `"tolerance":0.02,"position"`, "hulls[1]: tolerance: the tolerance must be 0 to 0.017 m"},
		{"a tolerance below 0", `"position"`, `"tolerance":-1,"position"`, "hulls[1]: tolerance: the tolerance must be 0 to 0.017 m"},
		{"a tolerance as text", `"position"`, `"tolerance":"1","position"`, "hulls[1].tolerance is a text; it must be a number, 0 to 1e+06 m"},
		{"few", `,[0,0,1]]}`, `]}`, "hulls[0]: few-points: fewer than 4 points"},
		{"flat", `[0,0,1]]}`, `[1,1,0]]}`, "hulls[0]: flat: all points lie in one plane, or nearly"},
		{"duplicate", `[0,0,1]]}`, `[0,1,0]]}`, "hulls[0]: duplicate: point 3 is where point 2 is"},
		{"open", `,[1,2,3]]`, `]`, "hulls[1]: open: face 0: the edge from point 2 to point 1 needs exactly one face on its other side"},
		{"no faces", `[[0,2,1],[0,1,3],[0,3,2],[1,2,3]]`, `[]`, "hulls[1]: unused: point 0 is a corner of no face"},
		{"inward", `[0,2,1]`, `[0,1,2]`, "hulls[1]: inward: face 0 has its corners clockwise as seen from outside"},
		{"no such point", `[1,2,3]]`, `[1,2,4]]`, "hulls[1]: no-point: face 3 has a corner that is no point: point 4"},
		{"no rotation", `[0.6,0.8,0,0]`, `[0,0,0,0]`, "hulls[1]: quaternion: the rotation's quaternion must have the length 1"},
		{"too far away", `[0,0,0.9]`, `[0,0,1.1e6]`, "hulls[1]: position: the position must be within 1e6 m of the origin along each axis"},
	} {
		t.Run(test.name, func(t *testing.T) {
			text := strings.Replace(small, test.old, test.new, 1)
			if text == small {
				t.Fatal("nothing is changed")
			}
			p, built, err := codec.Decode([]byte(text))
			if err == nil || err.Error() != test.want || p != nil || built != nil {
				t.Errorf("Decode: %v, want %s", err, test.want)
			}
		})
	}
}

// A round trip keeps all bits, also of presets.
func TestRoundTrip(t *testing.T) {
	again := func(t interface{ Fatalf(string, ...any) }, p *pair.Pair) {
		got, _, err := codec.Decode(p.Text())
		if err != nil || !reflect.DeepEqual(got, p) {
			t.Fatalf("%v: read %+v, written %+v", err, got, p)
		}
	}
	for _, list := range preset.All {
		for _, p := range list {
			again(t, p.Pair())
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		var p pair.Pair
		p.Name = rapid.StringN(0, 50, scene.MaxNameLength).Draw(t, "name")
		for _, s := range []*pair.Shape{&p.A, &p.B} {
			h, err := hull.Random(rapid.Uint64().Draw(t, "seed"), rapid.IntRange(4, 30).Draw(t, "n"))
			if err != nil {
				t.Fatal(err)
			}
			s.Points, s.Pose = h.Vertices, hull.Origin
			if rapid.Bool().Draw(t, "faces") {
				s.Faces = h.Loops()
			}
			if rapid.Bool().Draw(t, "rough") {
				s.Tolerance = 1e-9 * h.Size
			}
			if rapid.Bool().Draw(t, "turned") {
				s.Pose.Position.X = rapid.Float64Range(-1e6, 1e6).Draw(t, "x")
				s.Pose.Rotation = hull.AxisAngle(hull.Vec3{X: 1, Y: 2, Z: 3}, rapid.Float64Range(-3, 3).Draw(t, "angle"))
			}
		}
		if rapid.Bool().Draw(t, "biased") {
			p.Bias = &hull.Bias{Relative: rapid.Float64Range(0, 1).Draw(t, "relative"), Absolute: rapid.Float64Range(0, 1e3).Draw(t, "absolute")}
		}
		again(t, &p)
	})
}

func TestOwns(t *testing.T) {
	for text, want := range map[string]bool{
		small: true, "\ufeff" + small: true, `{"bodies":[{"hulls":1}],"hulls":`: true,
		`{"version":1,"bodies":[]}`: false, `[{"hulls":1}]`: false, ``: false, `{"version`: false, `{"a":{"hulls":[]}}`: false,
	} {
		if got := codec.Owns([]byte(text)); got != want {
			t.Errorf("Owns(%s) = %t", text, got)
		}
	}
}

// For any text, Decode returns either an error or a pair. It also accepts the text of that pair.
func FuzzDecode(f *testing.F) {
	f.Add([]byte(small))
	f.Add([]byte(`{"version":1,"hulls":[{"points":[[0,0,0],[1e30,0,0]],"faces":[[1,2]]}]}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		codec.Owns(text)
		p, _, err := codec.Decode(text)
		if err != nil {
			return
		}
		if _, _, err := codec.Decode(p.Text()); err != nil {
			t.Errorf("the pair read from %q is written as %q: %v", text, p.Text(), err)
		}
	})
}

//go:generate go test -run ^TestSchema$ -update .

var update = flag.Bool("update", false, "write hulls.schema.json again")

const schemaFile = "hulls.schema.json"

// object is a JSON object; its fields are sorted in the output.
type object = map[string]any

// numbers returns the schema of a list of n numbers.
func numbers(n int, about string, limit float64, usual ...float64) object {
	o := object{"type": "array", "description": about, "minItems": n, "maxItems": n, "items": object{"type": "number", "minimum": -limit, "maximum": limit}}
	if usual != nil {
		o["default"] = usual
	}
	return o
}

// TestSchema compares hulls.schema.json with a schema made from the reader's limits.
func TestSchema(t *testing.T) {
	shape := object{
		"type": "object", "additionalProperties": false, "required": []string{"points"},
		"properties": object{
			"points": object{"type": "array", "minItems": 4, "maxItems": hull.MaxPoints,
				"description": "in the hull's own frame; at most 256 of them are vertices; without a tolerance all must differ",
				"items":       numbers(3, "m", pair.MaxCoordinate)},
			"faces": object{"type": "array", "maxItems": 2*hull.MaxPoints - 4,
				"description": "without faces, the hull is the convex hull of the points; otherwise all points must be corners of faces",
				"items": object{"type": "array", "minItems": 3, "maxItems": hull.MaxPoints, "description": "indices of points, counter-clockwise from outside",
					"items": object{"type": "integer", "minimum": 0, "maximum": hull.MaxPoints - 1}}},
			"tolerance": object{"type": "number", "minimum": 0, "maximum": 2e4, "default": 0,
				"description": "m: points and level faces closer than this are merged; at most a hundredth of the size; 0 is strict"},
			"position": numbers(3, "m: position of the hull's origin", pair.MaxCoordinate, 0, 0, 0),
			"rotation": numbers(4, "unit quaternion w, x, y, z: from the hull's frame to the world's", 1, 1, 0, 0, 0),
		},
	}
	text, err := json.MarshalIndent(object{
		"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Clipstage hulls",
		"description": "Two convex hulls, A and B. SI units; axes are right-handed.",
		"type":        "object", "additionalProperties": false, "required": []string{"version", "hulls"},
		"properties": object{
			"version": object{"const": pair.Version},
			"name":    object{"type": "string", "maxLength": scene.MaxNameLength},
			"hulls":   object{"type": "array", "minItems": 2, "maxItems": 2, "items": shape},
			"bias": object{"type": "object", "additionalProperties": false,
				"description": "margin by which a later axis must beat an earlier one",
				"properties": object{
					"relative": object{"type": "number", "minimum": 0, "maximum": 1, "default": 0, "description": "fraction of the earlier axis's depth"},
					"absolute": object{"type": "number", "minimum": 0, "maximum": pair.MaxCoordinate, "default": 0, "description": "m"},
				}},
		},
	}, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	text = append(text, '\n')
	if *update {
		if err := os.WriteFile(schemaFile, text, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := os.ReadFile(schemaFile); err != nil || !bytes.Equal(got, text) {
		t.Errorf("%s is stale: run make generate (%v)", schemaFile, err)
	}
}
