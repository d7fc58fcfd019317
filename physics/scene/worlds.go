package scene

// World is a scene with an id for links.
type World struct {
	ID    string
	Scene func() *Scene
}

// Worlds lists the scenes of the World lab, in the order of its menu: the nine samples of Box2D-Lite in their
// order, larger scenes, and scenes for Box2D's solver.
var Worlds = []World{
	{"single-box", singleBox},
	{"pendulum", pendulum},
	{"varying-friction", varyingFriction},
	{"vertical-stack", verticalStack},
	{"pyramid", pyramid12},
	{"teeter", teeter},
	{"suspension-bridge", suspensionBridge},
	{"dominos", dominos},
	{"multi-pendulum", multiPendulum},
	{"wall", func() *Scene { return Wall(12) }},
	{"card-house", func() *Scene { return CardHouse(4) }},
	{"drop-500", func() *Scene { return Drop(500) }},
	{"drop-2000", func() *Scene { return Drop(2000) }},
	{"pyramid-40", func() *Scene { return Pyramid(40) }},
	{"pyramid-100", func() *Scene { return Pyramid(100) }},
	{"conveyor", conveyor},
	{"stack-12", stack12},
	{"bounce", bounce},
}

// SampleCount is the number of Box2D-Lite's samples, which are first in Worlds.
const SampleCount = 9

// LiteCount is the number of scenes with Box2D-Lite's solver, which are first in Worlds.
const LiteCount = 15

// DefaultWorld is the id of the initial scene.
const DefaultWorld = "pyramid"

// WorldByID returns the scene with the given id; ok is false if there is none.
func WorldByID(id string) (world World, ok bool) {
	for _, w := range Worlds {
		if w.ID == id {
			return w, true
		}
	}
	return World{}, false
}
