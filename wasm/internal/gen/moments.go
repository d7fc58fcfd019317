package main

import (
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/internal/gen/output"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
)

// moment is a moment of a scene and the view of it.
type moment struct {
	id, world string
	step      int
	a, b      int  // the picked pair; a is -1 for none
	parts     int  // number of phases and iterations of the next step that have run
	off       bool // whether warm starting is off
	box2d     bool // whether Box2D's solver is used; the frame shows the first position iteration
	block     int  // with Box2D's solver the frame shows this velocity iteration instead; 0 for none
}

// bombed is the step at which a heavy box, the bomb, is thrown into the pyramid.
const bombed = 78

var bomb = physics.BodyDef{
	Width: physics.Vec2{X: 1, Y: 1}, Mass: 50, Friction: 0.2, Position: physics.Vec2{X: -13, Y: 15}, Angle: 0.4,
	Velocity: physics.Vec2{X: 19.5, Y: -22.5}, AngularVelocity: -7,
}

var drawnMoments = []moment{
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
	{id: "box2d-pile", world: "pyramid", step: 48, a: 5, b: 17, box2d: true},
	{id: "box2d-ground", world: "pyramid", step: 60, a: 0, b: 3, box2d: true},
	{id: "box2d-one", world: "dominos", step: 67, a: 2, b: 15, box2d: true},
	{id: "box2d-apart", world: "vertical-stack", step: 22, a: 2, b: 9, box2d: true},
	{id: "box2d-block-both", world: "pyramid", step: 32, a: 5, b: 17, box2d: true, block: 1},
	{id: "box2d-block-first", world: "pyramid", step: 73, a: 30, b: 39, box2d: true, block: 4},
	{id: "box2d-block-second", world: "pyramid", step: 58, a: 24, b: 34, box2d: true, block: 2},
	{id: "box2d-block-off", world: "pyramid", step: 60, a: 31, b: 41, box2d: true, block: 7},
	{id: "box2d-block-calm", world: "pyramid", step: 48, a: 5, b: 17, box2d: true, block: 10},
	{id: "within-a-step", world: "pyramid", step: 121, a: -1, parts: 5},
}

func (m *moment) run() *world.Figure {
	f := world.New()
	must(f.SetScene(m.world))
	settings := f.Settings()
	settings.WarmStarting = !m.off
	if m.box2d {
		settings.Solver = physics.SolverBox2D
	}
	must(f.Set(settings))
	if m.a >= 0 {
		must(f.Choose(m.a, m.b))
	}
	if m.box2d {
		f.Seek(cursor.StagePosition)
	}
	if m.world == "pyramid" && m.step > bombed {
		must(f.Step(bombed))
		must(f.Edit(scene.Edit{Do: scene.DoAdd, Def: bomb}))
	}
	must(f.Step(float64(m.step - f.Steps())))
	for range m.parts {
		must(f.NextIteration())
	}
	switch {
	case m.block > 0:
		f.SeekIterationOf(cursor.StageVelocity, m.block)
	case m.box2d:
		f.SeekIteration(1)
	}
	return f
}

// moments returns the frames that the web tests of worlds draw, and the inputs of the solver. Numbers have nine digits.
// A test sets the stage and the iteration.
func moments() output.Files {
	list := func(numbers []float64) string {
		var texts []string
		for _, x := range numbers {
			texts = append(texts, strconv.FormatFloat(x, 'g', 9, 64))
		}
		return "[" + strings.Join(texts, ",") + "]"
	}
	var frames []string
	for i := range drawnMoments {
		f := drawnMoments[i].run()
		frames = append(frames, `{"id": `+strconv.Quote(drawnMoments[i].id)+`, "inputs": `+list(f.Inputs())+`, "frame": `+list(f.Frame())+"}")
	}
	return output.Files{"web/testdata/moments.json": "[\n" + strings.Join(frames, ",\n") + "\n]\n"}
}
