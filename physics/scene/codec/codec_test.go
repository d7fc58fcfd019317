package codec_test

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/scene/codec"
)

// small is a scene of two bodies and a joint.
const small = `{"version":1,"bodies":[{"width":[10,2],"mass":null,"position":[0,-1]},{"width":[1,1],"mass":2,"position":[0,5]}],"joints":[{"a":0,"b":1,"anchor":[0,5]}]}`

// alone is a scene with one body and a joint to a missing second one.
const alone = `{"version":1,"bodies":[{"width":[1,1],"mass":2,"position":[0,5]}],"joints":[{"a":0,"b":1,"anchor":[0,5]}]}`

// bad lists invalid texts with the beginning of the error.
var bad = []struct{ name, old, new, want string }{
	{"nothing", small, ``, "scene is text that ends too early; it must be JSON"},
	{"a list", small, `[]`, "scene is a list; it must be an object"},
	{"null", small, `null`, "scene is null; it must be an object"},
	{"no JSON", small, `version: 1`, "scene is text that cannot be read (invalid character 'v'"},
	{"cut", small, small[:80], "bodies[1].width is text that ends too early"},
	{"cut in a text", small, `{"version":1,"name":"ab`, "name is text that ends too early; it must be a text"},
	{"cut behind a field", small, `{"version":1`, "scene is text that ends too early; it must be JSON"},
	{"cut in a list", small, `{"version":1,"bodies":[`, "bodies is text that ends too early; it must be JSON"},
	{"text after the end", small, small + `1`, "scene is text with more after its end; it must be one object"},
	{"garbage after it", small, small + `]`, "scene is text with more after its end; it must be one object"},
	{"two byte order marks", small, "\ufeff\ufeff" + small, "scene is text that cannot be read (invalid character"},

	{"a comma left out", `"mass":2,`, "\n\"mass\":2\n", "bodies[1] is text that cannot be read (invalid character '\"' after object key:value pair, on line 3); it must be JSON"},
	{"a word on a line of its own", `"mass":2`, "\n\"mass\":\nnone", "bodies[1].mass is text that cannot be read (invalid character 'o' in literal null (expecting 'u'), on line 3); it must be a number"},

	{"no version", `"version":1,`, ``, "version is missing; it must be 1"},
	{"a later version", `"version":1`, `"version":2`, "version is 2; it must be 1"},
	{"version as text", `"version":1`, `"version":"1"`, "version is a text; it must be 1"},
	{"version with a fraction", `"version":1`, `"version":1.5`, "version is 1.5; it must be 1"},
	{"unknown", `"version":1,`, `"version":1,"bodys":[],`, "bodys is a field that is not known; it must be one of version, name, settings, bodies, joints, changes, edits, dt, step"},
	{"a field without a name", `"version":1,`, `"":1,`, "\"\" is a field that is not known"},
	{"a field of signs", `"mass":2`, `"a.b[1]":2`, "bodies[1].\"a.b[1]\" is a field that is not known"},
	{"another case", `"mass"`, `"Mass"`, "bodies[0].Mass is a field that is not known; it must be one of width, mass, friction, position, angle, velocity, angularVelocity, restitution, tangentSpeed, filter, sensor, force, torque"},
	{"unknown in a body", `"mass":2`, `"mass":2,"azAZ":1`, "bodies[1].azAZ is a field that is not known"},
	{"a circle", `"mass":2`, `"mass":2,"radius":0.5`, "bodies[1].radius is of a circle, a polygon or another shape, and bodies are boxes; it must be one of width, mass, friction"},
	{"a polygon", `"width":[1,1]`, `"vertices":[[0,0],[1,0],[0,1]]`, "bodies[1].vertices is of a circle, a polygon or another shape, and bodies are boxes; it must be one of width"},
	{"a radius in a joint", `"a":0`, `"a":0,"radius":1`, "joints[0].radius is a field that is not known"},
	{"unknown in a joint", `"a":0`, `"a":0,"motor":{}`, "joints[0].motor is a field that is not known; it must be one of a, b, anchor, softness, biasFactor"},
	{"unknown in settings", `"version":1`, `"version":1,"settings":{"sleep":true}`, "settings.sleep is a field that is not known"},
	{"twice", `"mass":2`, `"mass":2,"mass":3`, "bodies[1].mass is there twice; it must be there once"},
	{"bodies twice", `"joints"`, `"bodies":[],"joints"`, "bodies is there twice"},
	{"no bodies", small, `{"version":1}`, "bodies is missing; it must be a list"},
	{"no mass", `"mass":2,`, ``, "bodies[1].mass is missing; it must be a number, 1e-06 to 1e+09 kg, or null for a static body"},
	{"no anchor", `,"anchor":[0,5]`, ``, "joints[0].anchor is missing; it must be two numbers, each -10000 to 10000 m"},

	{"mass zero", `"mass":2`, `"mass":0`, "bodies[1].mass is 0; it must be 1e-06 to 1e+09 kg, or null for a static body"},
	{"mass negative", `"mass":2`, `"mass":-2`, "bodies[1].mass is -2; it must be 1e-06"},
	{"mass beyond float64", `"mass":2`, `"mass":1e999`, "bodies[1].mass is 1e999; it must be 1e-06"},
	{"a number of 400 digits", `"mass":2`, `"mass":` + strings.Repeat("7", 400), "bodies[1].mass is " + strings.Repeat("7", 60) + "...; it must be 1e-06"},
	{"angle beyond float64", `"mass":2`, `"mass":2,"angle":-1e999`, "bodies[1].angle is -1e999; it must be -1e+06 to 1e+06 rad"},
	{"mass NaN", `"mass":2`, `"mass":NaN`, "bodies[1].mass is text that cannot be read (invalid character 'N' looking for beginning of value, on line 1); it must be a number, 1e-06 to 1e+09 kg, or null for a static body"},
	{"mass as text", `"mass":2`, `"mass":"2"`, "bodies[1].mass is a text; it must be a number, 1e-06"},
	{"width null", `[1,1]`, `null`, "bodies[1].width is null; it must be two numbers, each 0.01 to 10000 m"},
	{"width zero", `[1,1]`, `[1,0]`, "bodies[1].width[1] is 0; it must be 0.01 to 10000 m"},
	{"height null", `[1,1]`, `[1,null]`, "bodies[1].width[1] is null; it must be a number, 0.01 to 10000 m"},
	{"one width", `[1,1]`, `[1]`, "bodies[1].width is a list of 1; it must be two numbers, each 0.01 to 10000 m"},
	{"three widths", `[1,1]`, `[1,1,1]`, "bodies[1].width is a list of more than 2; it must be two numbers"},
	{"width as object", `[1,1]`, `{"x":1,"y":1}`, "bodies[1].width is an object; it must be two numbers"},
	{"position far", `"position":[0,5]`, `"position":[0,5e4]`, "bodies[1].position[1] is 50000; it must be -10000 to 10000 m"},
	{"friction negative", `"mass":2`, `"mass":2,"friction":-1e-9`, "bodies[1].friction is -1e-09; it must be 0 to 100"},
	{"friction null", `"mass":2`, `"mass":2,"friction":null`, "bodies[1].friction is null; it must be a number, 0 to 100"},
	{"restitution above 1", `"mass":2`, `"mass":2,"restitution":1.01`, "bodies[1].restitution is 1.01; it must be 0 to 1"},
	{"restitution negative", `"mass":2`, `"mass":2,"restitution":-0.5`, "bodies[1].restitution is -0.5; it must be 0 to 1"},
	{"restitution as text", `"mass":2`, `"mass":2,"restitution":"1"`, "bodies[1].restitution is a text; it must be a number, 0 to 1"},
	{"tangent speed", `"mass":2`, `"mass":2,"tangentSpeed":2e4`, "bodies[1].tangentSpeed is 20000; it must be -10000 to 10000 m/s"},
	{"sensor as number", `"mass":2`, `"mass":2,"sensor":1`, "bodies[1].sensor is a number; it must be true or false"},
	{"filter as number", `"mass":2`, `"mass":2,"filter":1`, "bodies[1].filter is a number; it must be an object"},
	{"unknown in a filter", `"mass":2`, `"mass":2,"filter":{"masks":1}`, "bodies[1].filter.masks is a field that is not known; it must be one of category, mask, group"},
	{"a mask twice", `"mass":2`, `"mass":2,"filter":{"mask":1,"mask":1}`, "bodies[1].filter.mask is there twice; it must be there once"},
	{"half a mask", `"mass":2`, `"mass":2,"filter":{"mask":1.5}`, "bodies[1].filter.mask is 1.5; it must be a whole number, 0 to 65535"},
	{"a mask below 0", `"mass":2`, `"mass":2,"filter":{"mask":-1}`, "bodies[1].filter.mask is -1; it must be 0 to 65535"},
	{"a mask of 17 bits", `"mass":2`, `"mass":2,"filter":{"mask":65536}`, "bodies[1].filter.mask is 65536; it must be 0 to 65535"},
	{"a huge mask", `"mass":2`, `"mass":2,"filter":{"mask":1e300}`, "bodies[1].filter.mask is 1e300; it must be a whole number, 0 to 65535"},
	{"a mask as text", `"mass":2`, `"mass":2,"filter":{"mask":"0xFFFF"}`, "bodies[1].filter.mask is a text; it must be a whole number, 0 to 65535"},
	{"half a category", `"mass":2`, `"mass":2,"filter":{"category":0.5}`, "bodies[1].filter.category is 0.5; it must be a whole number, 0 to 65535"},
	{"a category of 17 bits", `"mass":2`, `"mass":2,"filter":{"category":65536}`, "bodies[1].filter.category is 65536; it must be 0 to 65535"},
	{"half a group", `"mass":2`, `"mass":2,"filter":{"group":-1.5}`, "bodies[1].filter.group is -1.5; it must be a whole number, -32768 to 32767"},
	{"a group of 17 bits", `"mass":2`, `"mass":2,"filter":{"group":32768}`, "bodies[1].filter.group is 32768; it must be -32768 to 32767"},
	{"bodies as object", `"bodies":[`, `"bodies":{"0":[`, "bodies is an object; it must be a list"},
	{"a body as number", `"bodies":[`, `"bodies":[7,`, "bodies[0] is a number; it must be an object"},

	{"a missing body", `"b":1`, `"b":2`, "joints[0].b is 2; it must be 0 to 1"},
	{"a body beside the only one", small, alone, "joints[0].b is 1; it must be 0 to 0"},
	{"a body far from the only one", small, strings.Replace(alone, `"a":0`, `"a":5`, 1), "joints[0].a is 5; it must be 0 to 0"},
	{"a negative body", `"a":0`, `"a":-1`, "joints[0].a is -1; it must be 0 to 1"},
	{"half a body", `"b":1`, `"b":0.5`, "joints[0].b is 0.5; it must be a whole number"},
	{"a huge index of a body", `"b":1`, `"b":1e300`, "joints[0].b is 1e300; it must be a whole number"},
	{"a body far below", `"a":0`, `"a":-1e300`, "joints[0].a is -1e300; it must be a whole number"},
	{"a body as text", `"b":1`, `"b":"1"`, "joints[0].b is a text; it must be a whole number"},
	{"a joint of one body", `"b":1`, `"b":0`, "joints[0].b is 0; it must be another body than a’s"},
	{"softness", `"a":0`, `"a":0,"softness":-1`, "joints[0].softness is -1; it must be 0 to 1e+06 1/kg"},
	{"bias factor", `"a":0`, `"a":0,"biasFactor":2`, "joints[0].biasFactor is 2; it must be 0 to 1"},

	{"dt", `"version":1`, `"version":1,"dt":0`, "dt is 0; it must be 1e-06 to 1 s"},
	{"iterations", `"version":1`, `"version":1,"settings":{"iterations":1e3}`, "settings.iterations is 1000; it must be 0 to 100"},
	{"half an iteration", `"version":1`, `"version":1,"settings":{"iterations":1.5}`, "settings.iterations is 1.5; it must be a whole number, 0 to 100"},
	{"position iterations", `"version":1`, `"version":1,"settings":{"positionIterations":101}`, "settings.positionIterations is 101; it must be 0 to 100"},
	{"position iterations below 0", `"version":1`, `"version":1,"settings":{"positionIterations":-1}`, "settings.positionIterations is -1; it must be 0 to 100"},
	{"half a position iteration", `"version":1`, `"version":1,"settings":{"positionIterations":2.5}`, "settings.positionIterations is 2.5; it must be a whole number, 0 to 100"},
	{"block solver as number", `"version":1`, `"version":1,"settings":{"blockSolve":0}`, "settings.blockSolve is a number; it must be true or false"},
	{"an unknown solver", `"version":1`, `"version":1,"settings":{"solver":"Lite"}`, "settings.solver is Lite; it must be one of lite, box2d"},
	{"a solver as number", `"version":1`, `"version":1,"settings":{"solver":0}`, "settings.solver is a number; it must be one of lite, box2d"},
	{"a switch as number", `"version":1`, `"version":1,"settings":{"warmStarting":1}`, "settings.warmStarting is a number; it must be true or false"},
	{"name as number", `"version":1`, `"version":1,"name":1`, "name is a number; it must be a text"},
	{"a long name", `"version":1`, `"version":1,"name":"` + strings.Repeat("x", 201) + `"`, "name is 201 bytes; it must be at most 200 bytes of UTF-8"},
}

func TestDecodeErrors(t *testing.T) {
	for _, test := range bad {
		t.Run(test.name, func(t *testing.T) {
			if !strings.Contains(small, test.old) {
				t.Fatalf("there is no %s", test.old)
			}
			s, err := codec.Decode([]byte(strings.Replace(small, test.old, test.new, 1)))
			var e *scene.Error
			if s != nil || !errors.As(err, &e) || !strings.HasPrefix(err.Error(), test.want) {
				t.Errorf("Decode gives %v, %v; want %s", s, err, test.want)
			}
		})
	}
}

// An unknown version is refused before any field after it.
func TestEarlierVersion(t *testing.T) {
	for _, version := range []string{"0", "-1", "2"} {
		_, err := codec.Decode([]byte(`{"version":` + version + `,"boxes":[7]}`))
		if want := "version is " + version + "; it must be 1"; err == nil || err.Error() != want {
			t.Errorf("Decode gives %v; want %s", err, want)
		}
	}
}

// An error about an unknown field quotes only the first 60 characters of the name.
func TestLongField(t *testing.T) {
	_, err := codec.Decode([]byte(strings.Replace(small, `"mass"`, `"`+strings.Repeat("x", 1000)+`"`, 1)))
	if want := "bodies[0]." + strings.Repeat("x", 60) + "... is a field that is not known"; err == nil || !strings.HasPrefix(err.Error(), want) {
		t.Errorf("Decode gives %v; want %s", err, want)
	}
}

func TestDecodeSizes(t *testing.T) {
	list := func(n int) string {
		bodies := make([]string, n)
		for i := range bodies {
			bodies[i] = fmt.Sprintf(`{"width":[1,1],"mass":1,"position":[%d,%d]}`, 2*(i%200), 2*(i/200))
		}
		return `{"version":1,"bodies":[` + strings.Join(bodies, ",") + `]}`
	}
	if s, err := codec.Decode([]byte(list(scene.MaxBodies))); err != nil || len(s.Bodies) != scene.MaxBodies {
		t.Errorf("%d bodies: %v", scene.MaxBodies, err)
	}
	if _, err := codec.Decode([]byte(list(scene.MaxBodies + 1))); err == nil || err.Error() != "bodies is a list of more than 20000; it must be a list of at most 20000" {
		t.Errorf("%d bodies: %v", scene.MaxBodies+1, err)
	}
	if s, err := codec.Decode(append([]byte(small), bytes.Repeat([]byte(" "), codec.MaxSize-len(small))...)); err != nil || len(s.Bodies) != 2 {
		t.Errorf("%d bytes: %v", codec.MaxSize, err)
	}
	if _, err := codec.Decode(make([]byte, codec.MaxSize+1)); err == nil || err.Error() != "scene is 33554433 bytes; it must be at most 33554432 bytes" {
		t.Errorf("a text that is too long: %v", err)
	}
}

// Some editors begin a file with a byte order mark.
func TestByteOrderMark(t *testing.T) {
	if s, err := codec.Decode([]byte("\ufeff" + small)); err != nil || len(s.Bodies) != 2 {
		t.Errorf("Decode gives %v, %v", s, err)
	}
}

// An omitted field has its default.
func TestDefaults(t *testing.T) {
	got, err := codec.Decode([]byte(small))
	if err != nil {
		t.Fatal(err)
	}
	want := &scene.Scene{
		Version: 1, DT: 1.0 / 60,
		Settings: physics.Settings{
			AccumulateImpulses: true, WarmStarting: true, PositionCorrection: true,
			Iterations: 10, Gravity: physics.Vec2{Y: -10}, Baumgarte: 0.2, Slop: 0.01,
			PositionIterations: 3, BlockSolve: true,
		},
		Bodies: []physics.BodyDef{
			{Width: physics.Vec2{X: 10, Y: 2}, Mass: math.Inf(1), Friction: 0.2, Position: physics.Vec2{Y: -1}},
			{Width: physics.Vec2{X: 1, Y: 1}, Mass: 2, Friction: 0.2, Position: physics.Vec2{Y: 5}},
		},
		Joints: []physics.JointDef{{A: 0, B: 1, Anchor: physics.Vec2{Y: 5}, BiasFactor: 0.2}},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("Decode gives %+v, want %+v", got, want)
	}
}

func places(s *scene.Scene) []scene.Place {
	all := append(scene.ScenePlaces(s), scene.SettingsPlaces(&s.Settings)...)
	for i := range s.Bodies {
		all = append(all, scene.BodyPlaces(&s.Bodies[i])...)
	}
	for i := range s.Joints {
		all = append(all, scene.JointPlaces(&s.Joints[i])...)
	}
	for i := range s.Changes {
		all = append(all, s.Changes[i].Places()...)
	}
	for i := range s.Edits {
		all = append(all, s.Edits[i].Places()...)
	}
	return all
}

// bits returns the bits of every floating-point number of a scene, so that -0 differs from 0.
func bits(s *scene.Scene) (all []uint64) {
	for _, p := range places(s) {
		for _, f := range []*float64{p.X, p.Y} {
			if f != nil {
				all = append(all, math.Float64bits(*f))
			}
		}
	}
	return all
}

// roundTrip checks that a scene is equal after writing and reading.
func roundTrip(t interface{ Fatalf(string, ...any) }, s *scene.Scene) {
	text, err := codec.Encode(s)
	if err != nil {
		t.Fatalf("Encode: %v", err)
	}
	got, err := codec.Decode(text)
	if err != nil {
		t.Fatalf("Decode: %v in %s", err, text)
	}
	if !reflect.DeepEqual(got, s) || !reflect.DeepEqual(bits(got), bits(s)) {
		t.Fatalf("round trip gives %+v, want %+v", got, s)
	}
}

func TestRoundTrip(t *testing.T) {
	for _, world := range scene.Worlds {
		t.Run(world.ID, func(t *testing.T) { roundTrip(t, world.Scene()) })
	}
}

// draw sets the values of places to random valid values.
func draw(t *rapid.T, path string, places []scene.Place) {
	number := func(p *scene.Place, path string) float64 {
		if p.Kind.OrStatic && rapid.Bool().Draw(t, path+" static") {
			return math.Inf(1)
		}
		// Draw short numbers, numbers with all their digits, and both zeros.
		low, high := p.Kind.Limits.Low, p.Kind.Limits.High
		choices := []*rapid.Generator[float64]{rapid.Float64Range(low, high), rapid.SampledFrom([]float64{low, high})}
		if low <= 0 {
			choices = append(choices, rapid.SampledFrom([]float64{0, math.Copysign(0, -1), 5e-324}))
		}
		return rapid.OneOf(choices...).Draw(t, path)
	}
	for i := range places {
		p := &places[i]
		path := path + p.Name
		switch {
		case p.On != nil:
			*p.On = rapid.Bool().Draw(t, path)
		case p.Whole != nil:
			*p.Whole = rapid.IntRange(int(p.Kind.Limits.Low), int(p.Kind.Limits.High)).Draw(t, path)
		case p.Solver != nil:
			*p.Solver = physics.Solver(rapid.IntRange(0, physics.SolverCount-1).Draw(t, path))
		case p.Filter != nil:
			f := scene.FilterOf(physics.Filter{})
			for _, number := range f.Places() {
				if rapid.Bool().Draw(t, path+"."+number.Name+" differs") {
					draw(t, path+".", []scene.Place{number})
				}
			}
			*p.Filter = physics.NewFilter(uint16(f.Category), uint16(f.Mask), int16(f.Group))
		default:
			*p.X = number(p, path)
			if p.Y != nil {
				*p.Y = number(p, path)
			}
		}
	}
}

// drawScene returns a valid scene, with numbers from their whole ranges.
func drawScene(t *rapid.T) *scene.Scene {
	s := scene.DefaultScene
	s.Name = rapid.StringN(0, 50, scene.MaxNameLength).Draw(t, "name")
	draw(t, "", scene.ScenePlaces(&s))
	draw(t, "settings.", scene.SettingsPlaces(&s.Settings))
	bodies, joints := rapid.IntRange(0, 6).Draw(t, "bodies"), rapid.IntRange(0, 6).Draw(t, "joints")
	for i := range bodies {
		var b physics.BodyDef
		draw(t, scene.Path("bodies", i)+".", scene.BodyPlaces(&b))
		s.Bodies = append(s.Bodies, b)
	}
	for i := range joints {
		if bodies < 2 {
			break
		}
		var j physics.JointDef
		draw(t, scene.Path("joints", i)+".", scene.JointPlaces(&j))
		j.A = rapid.IntRange(0, bodies-1).Draw(t, "a")
		j.B = (j.A + rapid.IntRange(1, bodies-1).Draw(t, "b")) % bodies
		if !math.IsInf(s.Bodies[j.A].Mass, 1) || !math.IsInf(s.Bodies[j.B].Mass, 1) {
			s.Joints = append(s.Joints, j)
		}
	}
	drawHistory(t, &s)
	return &s
}

func TestRoundTripRapid(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) { roundTrip(t, drawScene(t)) })
}

// steps builds a scene and takes n steps. It names the first body or joint with a number that is not finite, or
// returns "".
func steps(s *scene.Scene, n int) string {
	w := s.Build()
	for range n {
		w.Step(s.DT)
	}
	for i, b := range w.Bodies() {
		m := w.Motions()[i]
		for _, f := range []float64{b.Position.X, b.Position.Y, b.Angle, m.Velocity.X, m.Velocity.Y, m.AngularVelocity} {
			if math.IsNaN(f - f) {
				return "body " + strconv.Itoa(i)
			}
		}
	}
	for i, j := range w.Joints() {
		if math.IsNaN(j.Impulse.X - j.Impulse.X + j.Impulse.Y - j.Impulse.Y) {
			return "joint " + strconv.Itoa(i)
		}
	}
	return ""
}

// A valid scene with any numbers within their limits is finite after ten steps.
func TestExtremesStayFinite(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := drawScene(t)
		if what := steps(s, 10); what != "" {
			t.Fatalf("%s is not finite after 10 steps", what)
		}
	})
}

// Optional fields of bodies and joints are not written if they have their default.
func TestLeftOut(t *testing.T) {
	s, err := codec.Decode([]byte(small))
	if err != nil {
		t.Fatal(err)
	}
	s.Joints[0].Softness = 0.5
	s.Bodies[0].Angle = math.Copysign(0, -1)
	s.Bodies[1].Velocity.Y = 3
	text, err := codec.Encode(s)
	const want = `"bodies":[
{"width":[10,2],"mass":null,"position":[0,-1],"angle":-0},
{"width":[1,1],"mass":2,"position":[0,5],"velocity":[0,3]}],"joints":[
{"a":0,"b":1,"anchor":[0,5],"softness":0.5}]}` + "\n"
	if err != nil || !strings.HasSuffix(string(text), want) {
		t.Errorf("Encode gives %s, %v; want at its end %s", text, err, want)
	}
}

// materials returns the small scene with all settings and materials that Box2D-Lite does not have.
func materials() string {
	text := strings.Replace(small, `"version":1`, `"version":1,"settings":{"solver":"box2d","positionIterations":0,"blockSolve":false}`, 1)
	text = strings.Replace(text, `"mass":2`, `"mass":2,"restitution":0.5,"tangentSpeed":-2,"filter":{"mask":0,"category":0},"sensor":true`, 1)
	return strings.Replace(text, `"mass":null`, `"mass":null,"restitution":0,"filter":{"mask":65535},"sensor":false`, 1)
}

// Settings and materials that Box2D-Lite does not have are written if they differ from the default.
func TestMaterials(t *testing.T) {
	s, err := codec.Decode([]byte(materials()))
	if err != nil {
		t.Fatal(err)
	}
	if b := s.Bodies[1]; s.Settings.Solver != physics.SolverBox2D || s.Settings.PositionIterations != 0 || s.Settings.BlockSolve || b.Restitution != 0.5 || b.TangentSpeed != -2 || !b.Sensor || b.Filter != physics.NewFilter(0, 0, 0) {
		t.Errorf("read as %+v", s)
	}
	written, err := codec.Encode(s)
	const settings, bodies = `"slop":0.01,"solver":"box2d","positionIterations":0,"blockSolve":false},`, `"bodies":[
{"width":[10,2],"mass":null,"position":[0,-1]},
{"width":[1,1],"mass":2,"position":[0,5],"restitution":0.5,"tangentSpeed":-2,"filter":{"category":0,"mask":0},"sensor":true}],`
	if err != nil || !strings.Contains(string(written), settings) || !strings.Contains(string(written), bodies) {
		t.Errorf("Encode gives %s, %v", written, err)
	}
}

func TestEncodeErrors(t *testing.T) {
	s := scene.DefaultScene
	s.Bodies = []physics.BodyDef{{Width: physics.Vec2{X: 1, Y: 1}, Mass: math.NaN()}}
	if text, err := codec.Encode(&s); text != nil || err == nil || !strings.HasPrefix(err.Error(), "bodies[0].mass is NaN; it must be ") {
		t.Errorf("Encode gives %q, %v", text, err)
	}
}

// No text makes Decode panic. A decoded scene is valid, survives a round trip, and can be built and stepped.
func FuzzDecode(f *testing.F) {
	f.Add([]byte(small))
	for _, test := range bad {
		f.Add([]byte(strings.Replace(small, test.old, test.new, 1)))
	}
	f.Add([]byte(materials()))
	f.Add([]byte(history))
	for _, test := range badHistory {
		f.Add([]byte(strings.Replace(history, test.old, test.new, 1)))
	}
	for _, world := range scene.Worlds[:scene.SampleCount] {
		text, err := codec.Encode(world.Scene())
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		s, err := codec.Decode(text)
		if err != nil {
			var e *scene.Error
			if s != nil || !errors.As(err, &e) || e.Path == "" || e.Want.String() == "" {
				t.Fatalf("Decode gives %v, %#v", s, err)
			}
			return
		}
		if err := s.Validate(); err != nil {
			t.Fatalf("Decode gives a scene that is not valid: %v", err)
		}
		roundTrip(t, s)
		if len(s.Bodies) <= 100 && len(s.Joints) <= 100 {
			if what := steps(s, 3); what != "" {
				t.Errorf("%s is not finite after 3 steps", what)
			}
			played(s, 40) // only check that it ends
		}
	})
}
