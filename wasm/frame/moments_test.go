package frame

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

const momentsFile = "../../web/testdata/moments.json"

// moment is a step of a scene, and what is shown of it.
type moment struct {
	id, world string
	step      int
	a, b      int32 // the picked pair; a is -1 for none
	parts     int   // phases and iterations of the next step that are run
	off       bool  // warm starting
}

// bombed is a step of the pyramid into which a heavy box has flown.
const bombed = 78

var moments = []moment{
	{id: "bombed", world: "pyramid", step: 122, a: 47, b: 55},
	{id: "ground-loses-one", world: "pyramid", step: 53, a: 0, b: 2},
	{id: "ground-begins", world: "pyramid", step: 14, a: 0, b: 1},
	{id: "other-ids", world: "pyramid", step: 54, a: 3, b: 14},
	{id: "one-of-two", world: "pyramid", step: 57, a: 35, b: 43},
	{id: "ends", world: "vertical-stack", step: 25, a: 7, b: 8},
	{id: "apart", world: "vertical-stack", step: 22, a: 2, b: 9},
	{id: "warm-off", world: "vertical-stack", step: 60, a: 4, b: 5, off: true},
	{id: "begins-tilted", world: "dominos", step: 67, a: 2, b: 15},
	{id: "leaning", world: "dominos", step: 170, a: 4, b: 5},
	{id: "plank", world: "teeter", step: 97, a: 1, b: 4},
	{id: "slope", world: "varying-friction", step: 116, a: 1, b: 10},
	{id: "turned", world: "card-house", step: 6, a: 12, b: 13},
	{id: "before-the-first", world: "vertical-stack", step: 0, a: 1, b: 2},
	{id: "within-a-step", world: "pyramid", step: 121, a: -1, parts: 5},
}

// run returns the moment's frame. With a pair the bodies stand as the step found them.
func (m *moment) run() []float64 {
	named, _ := scene.WorldByID(m.world)
	s := named.Scene()
	s.Settings.WarmStarting = !m.off
	w := s.Build()
	watch := &physics.Watch{A: m.a, B: m.b}
	var shown Shown
	if m.a >= 0 {
		w.Watch(watch)
		shown.Watch = watch
	}
	for step := 1; step <= m.step; step++ {
		w.Step(s.DT)
		if m.world == "pyramid" && step == bombed {
			w.AddBody(physics.BodyDef{
				Width: physics.Vec2{X: 1, Y: 1}, Mass: 50, Friction: 0.2, Position: physics.Vec2{X: -13, Y: 15}, Angle: 0.4,
				Velocity: physics.Vec2{X: 19.5, Y: -22.5}, AngularVelocity: -7,
			})
		}
	}
	for range m.parts {
		shown.Before = slices.Clone(w.Motions())
		w.Advance(s.DT)
	}
	if m.a >= 0 {
		shown.Bodies = w.Bodies()
		if watch.Step > 0 {
			shown.Bodies = watch.Bodies
		}
	}
	array, head := AppendWorld(nil, w, shown)
	head.Latest, head.DT, head.Time = head.Step, s.DT, head.Step*s.DT
	if m.a >= 0 {
		head.ChosenA, head.ChosenB = float64(m.a), float64(m.b)
		a, b := shown.Bodies[m.a], shown.Bodies[m.b]
		var c physics.Clipping
		c.Run(&a, &b)
		head.Pair.SetPair(BoxOf(&a), BoxOf(&b), &a, &b, &c)
	}
	return array
}

// TestMoments holds the frames that the web tests of worlds draw from to the engine: for each, the
// numbers of the shared array, to nine digits. Whoever draws sets the stage and where solve stands.
func TestMoments(t *testing.T) {
	var b strings.Builder
	b.WriteString("[\n")
	for i := range moments {
		if i > 0 {
			b.WriteString(",\n")
		}
		b.WriteString(`{"id": ` + strconv.Quote(moments[i].id) + `, "frame": [`)
		for j, x := range moments[i].run() {
			if j > 0 {
				b.WriteString(",")
			}
			b.WriteString(strconv.FormatFloat(x, 'g', 9, 64))
		}
		b.WriteString("]}")
	}
	b.WriteString("\n]\n")
	if *update {
		if err := os.WriteFile(momentsFile, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(momentsFile)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != b.String() {
		t.Errorf("%s is stale: run make generate", momentsFile)
	}
}
