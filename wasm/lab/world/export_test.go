package world

import (
	"bytes"
	"encoding/json"
	"math"
	"math/rand/v2"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/scene/codec"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/hands"
	"github.com/clipstage/clipstage/wasm/text"
)

func sceneText(t *testing.T, f *Figure) []byte {
	t.Helper()
	text, err := f.SceneText()
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// TestSceneText exports every scene. Before the first step the text equals the scene's file. After some steps a
// world loaded from the text begins with the same bits as the exported one, and its own export is the same
// text.
func TestSceneText(t *testing.T) {
	for i, named := range scene.Worlds {
		f := open(t, named.ID)
		want, err := named.Scene().Text()
		if err != nil {
			t.Fatal(err)
		}
		if got := sceneText(t, f); !bytes.Equal(got, want) {
			t.Errorf("%s before its first step is exported otherwise", named.ID)
		}
		steps := 40
		if i >= scene.SampleCount {
			steps = 6
		}
		set(t, f, func(s *Live) { s.Iterations, s.Gravity.X, s.DT = 7, 1.0/3, 1.0/50 })
		step(t, f, steps)
		exported := sceneText(t, f)
		s, err := codec.Decode(exported)
		if err != nil {
			t.Fatalf("%s: %v", named.ID, err)
		}
		g := New()
		if err := g.Load(s); err != nil {
			t.Fatal(err)
		}
		if g.Hash() != f.Hash() || g.Settings() != f.Settings() || s.Name != f.Def.Name {
			t.Errorf("%s: imported again it has the hash %s and the settings %+v, want %s and %+v", named.ID, g.Hash(), g.Settings(), f.Hash(), f.Settings())
		}
		for i, m := range f.World.Masses() {
			if m != g.World.Masses()[i] {
				t.Fatalf("%s: body %d has the mass %+v, want %+v", named.ID, i, g.World.Masses()[i], m)
			}
		}
		for i := range f.World.Joints() {
			is, was := &g.World.Joints()[i], &f.World.Joints()[i]
			if d := is.LocalA.Sub(was.LocalA); is.A != was.A || is.B != was.B || is.Softness != was.Softness || is.BiasFactor != was.BiasFactor || d.Dot(d) > 0.05*0.05 {
				t.Errorf("%s: joint %d is %+v, want %+v", named.ID, i, is, was)
			}
		}
		if again := sceneText(t, g); !bytes.Equal(again, exported) {
			t.Errorf("%s: exported again it is otherwise", named.ID)
		}
	}
}

// TestSceneTextOfHands exports an edited world. Removed bodies are left out, and the joints connect the same
// bodies.
func TestSceneTextOfHands(t *testing.T) {
	f := open(t, "dominos")
	edit := func(e scene.Edit) {
		t.Helper()
		if err := f.Edit(e); err != nil {
			t.Fatal(err)
		}
	}
	edit(scene.Edit{Do: scene.DoRemove, Body: 3})
	step(t, f, 20)
	edit(scene.Edit{Do: scene.DoRemove, Body: 16}) // two joints hold it
	edit(scene.Edit{Do: scene.DoSet, Body: 5, Fields: scene.FieldMass, Def: physics.BodyDef{Mass: 77}})
	step(t, f, 10)
	bodies, joints := len(f.World.Bodies()), len(f.World.Joints())
	text := sceneText(t, f)
	s, err := codec.Decode(text)
	if err != nil {
		t.Fatal(err)
	}
	if len(s.Bodies) != bodies-2 || len(s.Joints) != joints || joints != len(open(t, "dominos").World.Joints())-2 || s.Bodies[4].Mass != 77 {
		t.Fatalf("%d bodies and %d joints of %d and %d", len(s.Bodies), len(s.Joints), bodies, joints)
	}
	g := New()
	if err := g.Load(s); err != nil {
		t.Fatal(err)
	}
	if g.Hash() != f.Hash() {
		t.Errorf("imported again it has the hash %s, want %s", g.Hash(), f.Hash())
	}
	of := func(w *physics.World, i int32) physics.Vec2 { return w.Bodies()[i].Position }
	for i := range g.World.Joints() {
		is, was := &g.World.Joints()[i], &f.World.Joints()[i]
		if of(g.World, is.A) != of(f.World, was.A) || of(g.World, is.B) != of(f.World, was.B) {
			t.Errorf("joint %d is of other bodies", i)
		}
	}
}

// A scene with the most bodies and joints, and with long numbers, is no larger than the files that the page
// reads.
func TestLargestSceneText(t *testing.T) {
	const most = 8 << 20
	s := scene.DefaultScene
	long := func(of float64) float64 { return math.Nextafter(-of/3, 0) }
	for i := range scene.MaxBodies {
		s.Bodies = append(s.Bodies, physics.BodyDef{
			Width: physics.Vec2{X: 1.0 / 3, Y: 2.0 / 3}, Mass: 1000.0 / 3, Friction: 1.0 / 3,
			Position: physics.Vec2{X: float64(i%100) * 99 / 1.0000001, Y: float64(i/100) * 49 / 1.0000001}, Angle: long(100),
			Velocity: physics.Vec2{X: long(100), Y: long(1000)}, AngularVelocity: long(10),
		})
	}
	for i := range scene.MaxJoints {
		s.Joints = append(s.Joints, physics.JointDef{A: i, B: (i + 1) % scene.MaxBodies, Anchor: physics.Vec2{X: long(1000), Y: long(1000)}, Softness: 1e-3 / 3, BiasFactor: 1.0 / 3})
	}
	text, err := s.Text()
	if err != nil {
		t.Fatal(err)
	}
	if len(text) > most {
		t.Errorf("the largest scene has %d bytes, and the page reads %d", len(text), most)
	}
	t.Logf("%d bytes", len(text))
}

// The error names a body that is out of a scene's range.
func TestSceneTextRefused(t *testing.T) {
	s := scene.DefaultScene
	b := scene.DefaultBody
	b.Width, b.Mass, b.Position, b.Velocity = physics.Vec2{X: 1, Y: 1}, 1, physics.Vec2{Y: -9999}, physics.Vec2{Y: -9999}
	s.Bodies = append(s.Bodies, b)
	f := New()
	if err := f.Load(&s); err != nil {
		t.Fatal(err)
	}
	step(t, f, 1)
	_, err := f.SceneText()
	if e, ok := err.(*lab.Error); !ok || e.Code != lab.CodeInvalidScene || e.Field != "bodies[0].position[1]" || e.Range(text.English) != "-10000 to 10000 m" {
		t.Errorf("got %v", err)
	}
}

// Only a complete step has a hash.
func TestHashWithin(t *testing.T) {
	f := open(t, "teeter")
	step(t, f, 3)
	whole := f.Hash()
	if err := f.NextPhase(); err != nil {
		t.Fatal(err)
	}
	if !f.UnderWay() || f.Hash() != "" {
		t.Errorf("within a step the hash is %q", f.Hash())
	}
	if err := f.PrevPhase(); err != nil {
		t.Fatal(err)
	}
	if f.UnderWay() || f.Hash() != whole || len(whole) != 16 {
		t.Errorf("back at step 3 the hash is %q, it was %q", f.Hash(), whole)
	}
}

// TestSheets opens one sheet at a time, closes it by Escape, and restores an open sheet.
func TestSheets(t *testing.T) {
	f := open(t, "dominos")
	for s := hands.SheetPictures; s < hands.SheetCount; s++ {
		f.Turn(s)
		if f.Sheet != s {
			t.Fatalf("sheet %d is open, want %d", f.Sheet, s)
		}
		g := New()
		if !g.Restore(f.AppendKept(nil)) || g.Sheet != s {
			t.Errorf("restored, sheet %d is open, want %d", g.Sheet, s)
		}
	}
	f.RefuseScene("no")
	if f.Sheet != hands.SheetImport || f.SceneRefused != "no" {
		t.Errorf("after a refusal sheet %d is open, which says %q", f.Sheet, f.SceneRefused)
	}
	if meant, err := f.Press(lab.Key{Name: "Escape"}); meant != MeantCommand || err != nil || f.Sheet != hands.SheetNone || f.SceneRefused != "" {
		t.Error("Escape leaves the sheet open, or what it says")
	}
	f.Turn(hands.SheetPictures)
	if err := f.SetScene("wall"); err != nil || f.Sheet != hands.SheetNone {
		t.Error("the pictures stay open when one is chosen")
	}
}

// Every scene is drawn within its picture. Pictures differ, and are small.
func TestPictures(t *testing.T) {
	numbers := regexp.MustCompile(`-?\d+`)
	seen, sum := map[Picture]string{}, 0
	for _, w := range scene.Worlds {
		s := w.Scene()
		p := PictureOf(s)
		if p.Moving == "" || (p.Joints == "") != (len(s.Joints) == 0) {
			t.Errorf("%s: %+v", w.ID, p)
		}
		if other, ok := seen[p]; ok {
			t.Errorf("%s looks as %s does", w.ID, other)
		}
		seen[p] = w.ID
		size := len(p.Static) + len(p.Moving) + len(p.Joints)
		sum += size
		if len(s.Bodies) < dense {
			if got, want := strings.Count(p.Static+p.Moving, "z"), len(s.Bodies); got != want {
				t.Errorf("%s: %d boxes of %d are drawn", w.ID, got, want)
			}
			place := numbers.FindAllString(p.Moving, -1)
			for i, word := range place {
				if n, _ := strconv.Atoi(word); n < pictureMargin-1 || n > PictureWidth-pictureMargin+1 || i%2 == 1 && n > PictureHeight-pictureMargin+1 {
					t.Errorf("%s: %s is outside of the picture", w.ID, word)
				}
			}
		}
		if size > 5000 {
			t.Errorf("%s: its picture has %d bytes", w.ID, size)
		}
	}
	t.Logf("the pictures have %d bytes", sum)
}

// values are JSON values that mutate puts into a text. broken are pieces that usually make the text invalid.
var (
	values = []string{
		"null", "true", "-1", "0", "1e308", "-1e308", "1e-320", "-0.0", `""`, `"\u0000"`, "[]", "{}", "[[]]", "[0,0,0]", `{"a":1}`, "20000", "1.5", "9007199254740993", "5e-324", "1000000",
	}
	broken = []string{
		"NaN", "1e999", `"width":[1,1],`, `"mass":null,`, `"__proto__":{},`, `"bodies":[],`, `"version":1,`, ",", ":", "{", "}", "[", "]", `"`, `\`, "/*", "\x00", "\ufeff", "\u202e",
	}
)

// mutate replaces values in a text. It makes one text in four invalid.
func mutate(r *random.SplitMix64, text []byte) []byte {
	for range 1 + r.Next()%2 {
		if places := number.FindAllIndex(text, -1); len(places) > 0 {
			place := places[r.Next()%uint64(len(places))]
			text = spliced(text, place[0], place[1], []byte(values[r.Next()%uint64(len(values))]))
		}
	}
	for r.Next()%4 == 0 {
		at := int(r.Next() % uint64(len(text)+1))
		end := min(len(text), at+int(r.Next()%12))
		switch r.Next() % 5 {
		case 0:
			text = spliced(text, at, end, nil)
		case 1:
			text = spliced(text, at, at, bytes.Clone(text[at:end]))
		case 2:
			text = spliced(text, at, at, []byte{byte(r.Next())})
		case 3:
			text = text[:at:at]
		default:
			text = spliced(text, at, end, []byte(broken[r.Next()%uint64(len(broken))]))
		}
	}
	return text
}

func spliced(text []byte, from, to int, word []byte) []byte {
	return append(append(bytes.Clone(text[:from]), word...), text[to:]...)
}

var number = regexp.MustCompile(`-?\d[\d.e+-]*`)

// TestHostileScenes loads ten thousand texts into a running world, in the ways of the page and of the command
// line. Most texts are no scenes. A refused text has a code and a field, and changes no bit.
func TestHostileScenes(t *testing.T) {
	r := random.SplitMix64(8)
	var seeds [][]byte
	for _, id := range []string{"single-box", "pendulum", "teeter"} {
		f := open(t, id)
		seeds = append(seeds, sceneText(t, f))
		step(t, f, 9)
		seeds = append(seeds, sceneText(t, f))
	}
	for seed := range uint64(3) { // with edits and changed settings
		f, r := open(t, "vertical-stack"), rand.New(rand.NewPCG(seed, 9))
		for range 8 {
			tryEdit(f, r)
			set(t, f, func(l *Live) { l.Iterations, l.DT = 1+r.IntN(9), 0.01 })
			_ = f.Step(2)
		}
		text, _ := recording(t, f)
		seeds = append(seeds, text)
	}
	f := open(t, "dominos")
	step(t, f, 12)
	before, state := picture(f), f.State()
	refused, taken, parsed := 0, 0, 0
	for i := range 10_000 {
		text := mutate(&r, seeds[i%len(seeds)])
		decoded, wrong := codec.Decode(text)
		if _, ok := wrong.(*scene.Error); wrong != nil && !ok || (decoded == nil) != (wrong != nil) {
			t.Fatalf("%q: %v", text, wrong)
		}
		var value any
		if json.Unmarshal(text, &value) != nil {
			if wrong == nil {
				t.Fatalf("%q is read by the command line alone", text)
			}
			continue // the page refuses it: see web/src/labs/world/scene.test.ts
		}
		parsed++
		s, err := ReadScene(flatOf(value))
		if err == nil {
			err = f.Load(s)
		}
		if err == nil {
			taken++
			if f.ID != Own || f.Steps() != 0 {
				t.Fatalf("%q has begun at %s", text, f.State())
			}
			if err := f.Step(2); err != nil {
				t.Fatalf("%q: %v", text, err)
			}
			f = open(t, "dominos")
			step(t, f, 12)
			continue
		}
		refused++
		if e, ok := err.(*lab.Error); !ok || e.Code != lab.CodeInvalidScene || e.Field == "" || e.Error() == "" {
			t.Fatalf("%q: %v", text, err)
		}
		if f.State() != state || i%50 == 0 && !same(picture(f), before) {
			t.Fatalf("%q has changed the world that runs", text)
		}
	}
	if !same(picture(f), before) || refused < 4000 || taken < 500 {
		t.Errorf("of %d that were read %d were refused and %d begun, and the world that runs is changed: %t", parsed, refused, taken, !same(picture(f), before))
	}
	t.Logf("%d were read, %d of them refused, %d begun", parsed, refused, taken)
}
