package scene_test

import (
	"errors"
	"math"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

// valid returns a scene of five bodies, 0 and 1 static, and two joints.
func valid() *scene.Scene {
	s := scene.DefaultScene
	for i := range 5 {
		b := scene.DefaultBody
		b.Width, b.Mass, b.Position.X = physics.Vec2{X: 1, Y: 2}, 3, 4*float64(i)
		if i < 2 {
			b.Mass = math.Inf(1)
		}
		s.Bodies = append(s.Bodies, b)
	}
	for _, ends := range [][2]int{{0, 2}, {4, 3}} {
		j := scene.DefaultJoint
		j.A, j.B = ends[0], ends[1]
		s.Joints = append(s.Joints, j)
	}
	return &s
}

func TestValidate(t *testing.T) {
	nan, inf := math.NaN(), math.Inf(1)
	for _, test := range []struct {
		name   string
		change func(s *scene.Scene)
		want   string // expected error; "" for none
	}{
		{"valid", func(*scene.Scene) {}, ""},
		{"empty", func(s *scene.Scene) { s.Bodies, s.Joints = nil, nil }, ""},
		{"as large as may be", func(s *scene.Scene) { s.Bodies = make20000(s.Bodies[2]) }, ""},
		{"limits", func(s *scene.Scene) {
			s.DT, s.Settings.Iterations, s.Settings.Slop, s.Settings.Baumgarte = 1, 0, 0, 1
			s.Bodies[2].Width, s.Bodies[2].Mass = physics.Vec2{X: 0.01, Y: 1e4}, 1e-6
			s.Joints[0].BiasFactor = 1
			s.Name = strings.Repeat("x", scene.MaxNameLength)
		}, ""},

		{"version", func(s *scene.Scene) { s.Version = 2 }, "version is 2; it must be 1"},
		{"no version", func(s *scene.Scene) { s.Version = 0 }, "version is 0; it must be 1"},
		{"a long name", func(s *scene.Scene) { s.Name = strings.Repeat("ä", 101) }, "name is 202 bytes; it must be at most 200 bytes of UTF-8"},
		{"a name of bytes", func(s *scene.Scene) { s.Name = "\xff" }, "name is 1 bytes; it must be at most 200 bytes of UTF-8"},
		{"dt zero", func(s *scene.Scene) { s.DT = 0 }, "dt is 0; it must be 1e-06 to 1 s"},
		{"dt NaN", func(s *scene.Scene) { s.DT = nan }, "dt is NaN; it must be 1e-06 to 1 s"},
		{"iterations", func(s *scene.Scene) { s.Settings.Iterations = 101 }, "settings.iterations is 101; it must be 0 to 100"},
		{"iterations negative", func(s *scene.Scene) { s.Settings.Iterations = -1 }, "settings.iterations is -1; it must be 0 to 100"},
		{"gravity", func(s *scene.Scene) { s.Settings.Gravity.Y = -inf }, "settings.gravity[1] is -Inf; it must be -1000 to 1000 m/s²"},
		{"baumgarte", func(s *scene.Scene) { s.Settings.Baumgarte = 1.5 }, "settings.baumgarte is 1.5; it must be 0 to 1"},
		{"solver", func(s *scene.Scene) { s.Settings.Solver = physics.SolverCount }, "settings.solver is unknown; it must be one of lite, box2d"},
		{"slop", func(s *scene.Scene) { s.Settings.Slop = -0.01 }, "settings.slop is -0.01; it must be 0 to 1 m"},

		{"mass zero", func(s *scene.Scene) { s.Bodies[3].Mass = 0 }, "bodies[3].mass is 0; it must be 1e-06 to 1e+09 kg, or null for a static body"},
		{"mass negative", func(s *scene.Scene) { s.Bodies[3].Mass = -1 }, "bodies[3].mass is -1; it must be 1e-06 to 1e+09 kg, or null for a static body"},
		{"mass NaN", func(s *scene.Scene) { s.Bodies[4].Mass = nan }, "bodies[4].mass is NaN; it must be 1e-06 to 1e+09 kg, or null for a static body"},
		{"mass -Inf", func(s *scene.Scene) { s.Bodies[4].Mass = -inf }, "bodies[4].mass is -Inf; it must be 1e-06 to 1e+09 kg, or null for a static body"},
		{"width zero", func(s *scene.Scene) { s.Bodies[0].Width.X = 0 }, "bodies[0].width[0] is 0; it must be 0.01 to 10000 m"},
		{"height negative", func(s *scene.Scene) { s.Bodies[0].Width.Y = -2 }, "bodies[0].width[1] is -2; it must be 0.01 to 10000 m"},
		{"width infinite", func(s *scene.Scene) { s.Bodies[0].Width.Y = inf }, "bodies[0].width[1] is +Inf; it must be 0.01 to 10000 m"},
		{"position", func(s *scene.Scene) { s.Bodies[1].Position.X = 10001 }, "bodies[1].position[0] is 10001; it must be -10000 to 10000 m"},
		{"angle", func(s *scene.Scene) { s.Bodies[1].Angle = nan }, "bodies[1].angle is NaN; it must be -1e+06 to 1e+06 rad"},
		{"velocity", func(s *scene.Scene) { s.Bodies[1].Velocity.Y = 1e9 }, "bodies[1].velocity[1] is 1e+09; it must be -10000 to 10000 m/s"},
		{"angular velocity", func(s *scene.Scene) { s.Bodies[1].AngularVelocity = nan }, "bodies[1].angularVelocity is NaN; it must be -10000 to 10000 rad/s"},
		{"force", func(s *scene.Scene) { s.Bodies[1].Force.X = inf }, "bodies[1].force[0] is +Inf; it must be -1e+12 to 1e+12 N"},
		{"torque", func(s *scene.Scene) { s.Bodies[1].Torque = nan }, "bodies[1].torque is NaN; it must be -1e+12 to 1e+12 N m"},
		{"friction", func(s *scene.Scene) { s.Bodies[1].Friction = -0.1 }, "bodies[1].friction is -0.1; it must be 0 to 100"},
		{"too many bodies", func(s *scene.Scene) { s.Bodies = append(make20000(s.Bodies[2]), s.Bodies...) }, "bodies is a list of more than 20000; it must be a list of at most 20000"},

		{"a body that is not there", func(s *scene.Scene) { s.Joints[1].A = 5 }, "joints[1].a is 5; it must be 0 to 4"},
		{"a negative body", func(s *scene.Scene) { s.Joints[1].B = -1 }, "joints[1].b is -1; it must be 0 to 4"},
		{"no bodies", func(s *scene.Scene) { s.Bodies = nil }, "joints[0].a is 0; it must be a body, and there is none"},
		{"a body beside the only one", func(s *scene.Scene) { s.Bodies, s.Joints[0] = s.Bodies[2:3], physics.JointDef{A: 0, B: 1} }, "joints[0].b is 1; it must be 0 to 0"},
		{"a body far from the only one", func(s *scene.Scene) { s.Bodies, s.Joints[0] = s.Bodies[2:3], physics.JointDef{A: 5, B: 0} }, "joints[0].a is 5; it must be 0 to 0"},
		{"a body before the only one", func(s *scene.Scene) { s.Bodies, s.Joints[0] = s.Bodies[2:3], physics.JointDef{A: 0, B: -1} }, "joints[0].b is -1; it must be 0 to 0"},
		{"the only body", func(s *scene.Scene) { s.Bodies, s.Joints[0] = s.Bodies[2:3], physics.JointDef{A: 0, B: 0} }, "joints[0].b is 0; it must be another body than a’s"},
		{"one body", func(s *scene.Scene) { s.Joints[1].B = 4 }, "joints[1].b is 4; it must be another body than a’s"},
		{"static bodies", func(s *scene.Scene) { s.Joints[0].B = 1 }, "joints[0].b is 1; it must be a body that can move, as a’s is static"},
		{"anchor", func(s *scene.Scene) { s.Joints[0].Anchor.Y = nan }, "joints[0].anchor[1] is NaN; it must be -10000 to 10000 m"},
		{"softness", func(s *scene.Scene) { s.Joints[1].Softness = -1 }, "joints[1].softness is -1; it must be 0 to 1e+06 1/kg"},
		{"bias factor", func(s *scene.Scene) { s.Joints[1].BiasFactor = 1.1 }, "joints[1].biasFactor is 1.1; it must be 0 to 1"},
		{"too many joints", func(s *scene.Scene) { s.Joints = make([]physics.JointDef, scene.MaxJoints+1) }, "joints is a list of more than 20000; it must be a list of at most 20000"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := valid()
			test.change(s)
			err := s.Validate()
			got := ""
			if err != nil {
				got = err.Error()
				var e *scene.Error
				if !errors.As(err, &e) || !strings.HasPrefix(got, e.Path+" is ") {
					t.Errorf("Validate gives a %T, want an *Error with its path", err)
				}
			}
			if got != test.want {
				t.Errorf("Validate: %q, want %q", got, test.want)
			}
		})
	}
}

func make20000(b physics.BodyDef) []physics.BodyDef {
	bodies := make([]physics.BodyDef, scene.MaxBodies)
	for i := range bodies {
		bodies[i] = b
		bodies[i].Position = physics.Vec2{X: 2 * float64(i%200), Y: 3 * float64(i/200)}
	}
	return bodies
}

// Too many overlapping bodies are refused, static or not. The same number of bodies in a pile is accepted.
func TestOverlaps(t *testing.T) {
	at := func(n int, mass float64) *scene.Scene {
		s := valid()
		s.Bodies, s.Joints = make20000(s.Bodies[2])[:n], nil
		for i := range s.Bodies {
			s.Bodies[i].Position, s.Bodies[i].Mass = physics.Vec2{X: 7, Y: -3}, mass
		}
		return s
	}
	// groups returns a scene with groups of bodies. counts gives the bodies of each group. All bodies of a
	// group are in one place, far from the other groups.
	groups := func(counts ...int) *scene.Scene {
		s := at(scene.MaxBodies, 1)
		n := 0
		for k, count := range counts {
			for range count {
				s.Bodies[n].Position.X = 100 * float64(k)
				n++
			}
		}
		s.Bodies = s.Bodies[:n]
		return s
	}
	mixed := at(scene.MaxBodies, 1)
	for i := range mixed.Bodies {
		mixed.Bodies[i].Width = physics.Vec2{X: 0.01 + float64(i%100), Y: 0.01 + float64(i%7)}
	}
	for _, test := range []struct {
		name string
		s    *scene.Scene
		ok   bool
	}{
		{"632 in one place", at(632, 1), true}, {"633 in one place", at(633, 1), false},
		{"200000 pairs", groups(632, 35, 4, 3), true}, {"200001 pairs", groups(632, 35, 4, 3, 2), false},
		{"3600 in one place", at(3600, 1), false}, {"20000 in one place", at(scene.MaxBodies, 1), false},
		{"20000 static ones", at(scene.MaxBodies, math.Inf(1)), false}, {"20000 of all sizes", mixed, false},
		{"a pyramid of 199 rows", scene.Pyramid(198), true}, {"a drop of 19997", scene.Drop(19_997), true}, {"a wall of 140 rows", scene.Wall(140), true},
	} {
		t.Run(test.name, func(t *testing.T) {
			begin := time.Now()
			err := test.s.Validate()
			t.Logf("%d bodies: %v", len(test.s.Bodies), time.Since(begin))
			if test.ok != (err == nil) {
				t.Fatalf("Validate() = %v", err)
			}
			if e, is := err.(*scene.Error); err != nil && (!is || e.Path != "bodies" || e.Want.String() != "a list with at most 200000 pairs whose bounding boxes overlap") {
				t.Errorf("Validate() = %v", err)
			}
		})
	}
}

func TestKinds(t *testing.T) {
	lengths := scene.Limits{Low: -0.5, High: 1e4, Unit: "m"}
	for _, test := range []struct {
		kind scene.Kind
		want string
	}{
		{scene.KindText, "a text"},
		{scene.Kind{Limits: lengths}, "a number, -0.5 to 10000 m"},
		{scene.Kind{Limits: lengths, Vector: true}, "two numbers, each -0.5 to 10000 m"},
		{scene.Kind{Limits: lengths, OrStatic: true}, "a number, -0.5 to 10000 m, or null for a static body"},
		{scene.Kind{Limits: scene.Limits{High: 9}, Whole: true}, "a whole number, 0 to 9"},
		{scene.Kind{Whole: true, Limits: scene.Limits{}}, "a whole number, 0 to 0"},
		{scene.Kind{Whole: true, Index: true}, "a whole number"},
	} {
		if got := test.kind.Phrase().String(); got != test.want {
			t.Errorf("%+v is %q, want %q", test.kind, got, test.want)
		}
	}
}

// Each number, switch, solver and filter of the structs, except the version, has exactly one place.
func TestPlacesCoverFields(t *testing.T) {
	var s scene.Scene
	var b physics.BodyDef
	var j physics.JointDef
	var c scene.Change
	at := map[any]string{}
	for _, places := range [][]scene.Place{scene.ScenePlaces(&s), scene.SettingsPlaces(&s.Settings), scene.BodyPlaces(&b), scene.JointPlaces(&j), c.Places()} {
		for _, p := range places {
			for _, kept := range []struct {
				is bool
				at any
			}{{p.X != nil, p.X}, {p.Y != nil, p.Y}, {p.Whole != nil, p.Whole}, {p.On != nil, p.On}, {p.Solver != nil, p.Solver}, {p.Filter != nil, p.Filter}} {
				if other, ok := at[kept.at]; kept.is && ok {
					t.Errorf("%s and %s have the same place", p.Name, other)
				}
				if kept.is {
					at[kept.at] = p.Name
				}
			}
			if p.Kind.Vector != (p.Y != nil) || p.Kind.Whole != (p.Whole != nil) {
				t.Errorf("the place of %s does not fit %+v", p.Name, p.Kind)
			}
		}
	}
	var check func(path string, v reflect.Value)
	check = func(path string, v reflect.Value) {
		for i := range v.NumField() {
			field, name := v.Field(i), v.Type().Field(i).Name
			switch {
			case path == "" && (name == "Version" || name == "Name" || name == "Bodies" || name == "Joints" || name == "Changes" || name == "Edits"):
			case field.Kind() == reflect.Struct && name != "Filter":
				check(path+name+".", field)
			default:
				given, ok := at[field.Addr().Interface()]
				last := strings.ToLower(strings.Split(path+name, ".")[strings.Count(path, ".")])
				if vector := strings.TrimSuffix(path, "."); name == "X" || name == "Y" {
					last = strings.ToLower(vector[strings.LastIndexByte(vector, '.')+1:])
				}
				if !ok || !strings.EqualFold(given, last) {
					t.Errorf("%s%s has a place named %q", path, name, given)
				}
			}
		}
	}
	check("", reflect.ValueOf(&s).Elem())
	check("body.", reflect.ValueOf(&b).Elem())
	check("joint.", reflect.ValueOf(&j).Elem())
	check("Settings.", reflect.ValueOf(&c.Settings).Elem())
}
