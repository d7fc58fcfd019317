package world

import (
	"strconv"
	"unsafe"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/text"
)

// Status describes the result of the step in the last frame.
func (f *Figure) Status() string {
	head := f.head()
	return f.status(f.Steps(), head.Time, int(head.Fresh+head.Kept+head.Lost), head.Energy)
}

// Line returns the status line: during a journey its goal, else the result of the step and how far the world can go
// back.
func (f *Figure) Line() string {
	if goal := f.motion.goal; goal > 0 {
		return f.Say(text.WorldGoing, "step", strconv.Itoa(f.Steps()), "goal", strconv.Itoa(goal))
	}
	line := []string{f.Status()}
	if n := f.Remembered(); n > 0 {
		line = append(line, f.memory(n, f.Bytes()))
	}
	if !f.Moving() && f.Steps() > 0 && !f.CanGoBack() {
		line = append(line, f.Say(text.WorldOldest))
	}
	return f.Language().Sentences(line...)
}

// LongestLine returns a status line that is at least as long as any in this scene.
func (f *Figure) LongestLine() string {
	contacts := 9
	for most := 4 * f.bodies(); most >= 10; most /= 10 {
		contacts *= 10
	}
	return f.Language().Sentences(f.status(99_999, 99_999*f.Def.DT, contacts, 9_999_990), f.memory(9999, run.Budget))
}

// memory describes how far the world can go back, and the memory for it.
func (f *Figure) memory(steps, bytes int) string {
	size := strconv.Itoa(ceil(bytes, 1<<10)) + " kB"
	if bytes >= 1<<20 {
		size = text.Fixed(float64(bytes)/(1<<20), 0) + " MB"
	}
	return f.Say(text.WorldMemory, "steps", strconv.Itoa(steps), "memory", size)
}

// Quiet reports whether screen readers should not read the status line, since it changes too often.
func (f *Figure) Quiet() bool { return f.Moving() || f.holding || f.scrubbing }

// CanGoBack reports whether the world can go back a step.
func (f *Figure) CanGoBack() bool { return f.Steps() > f.Oldest() }

// CanReset reports whether the world differs from the beginning of its scene.
func (f *Figure) CanReset() bool { return f.Steps() > 0 || f.EditedByHand() }

// bodies returns the number of bodies.
func (f *Figure) bodies() (count int) {
	for i := range f.World.Masses() {
		if f.There(i) {
			count++
		}
	}
	return count
}

// head returns the head of the last frame.
func (f *Figure) head() *frame.WorldHead {
	if len(f.array) == 0 {
		f.Frame()
	}
	return (*frame.WorldHead)(unsafe.Pointer(unsafe.SliceData(f.array)))
}

// status describes the result of a step; in a comparison it names the first world.
func (f *Figure) status(steps int, seconds float64, contacts int, joules float64) string {
	if f.Compares() {
		return f.Say(text.WorldLineFirst, "step", strconv.Itoa(steps), "time", text.Fixed(seconds, 2), "bodies", strconv.Itoa(f.bodies()),
			"name", f.Sides()[0].Title, "contacts", f.contactText(contacts), "energy", energy(joules))
	}
	return f.Say(text.WorldLine, "step", strconv.Itoa(steps), "time", text.Fixed(seconds, 2),
		"bodies", strconv.Itoa(f.bodies()), "contacts", strconv.Itoa(contacts), "energy", energy(joules))
}

// rest is the energy of a motion that counts as rest, in J.
const rest = 1e-6

func energy(joules float64) string {
	switch {
	case joules < rest:
		return "0 J"
	case joules < 1000:
		return text.Short(joules) + " J"
	}
	return text.Short(joules/1000) + " kJ"
}

// scenes are the messages about scene.Worlds, in that order: a name and a description.
var scenes = [...]struct{ name, line text.Key }{
	{text.WorldSceneSingleBox, text.WorldSceneSingleBoxText},
	{text.WorldScenePendulum, text.WorldScenePendulumText},
	{text.WorldSceneVaryingFriction, text.WorldSceneVaryingFrictionText},
	{text.WorldSceneVerticalStack, text.WorldSceneVerticalStackText},
	{text.WorldScenePyramid, text.WorldScenePyramidText},
	{text.WorldSceneTeeter, text.WorldSceneTeeterText},
	{text.WorldSceneSuspensionBridge, text.WorldSceneSuspensionBridgeText},
	{text.WorldSceneDominos, text.WorldSceneDominosText},
	{text.WorldSceneMultiPendulum, text.WorldSceneMultiPendulumText},
	{text.WorldSceneWall, text.WorldSceneWallText},
	{text.WorldSceneCardHouse, text.WorldSceneCardHouseText},
	{text.WorldSceneDrop500, text.WorldSceneDrop500Text},
	{text.WorldSceneDrop2000, text.WorldSceneDrop2000Text},
	{text.WorldScenePyramid40, text.WorldScenePyramid40Text},
	{text.WorldScenePyramid100, text.WorldScenePyramid100Text},
	{text.WorldSceneConveyor, text.WorldSceneConveyorText},
	{text.WorldSceneStack12, text.WorldSceneStack12Text},
	{text.WorldSceneBounce, text.WorldSceneBounceText},
}

// SceneName returns the name of a scene.
func (f *Figure) SceneName(id string) string {
	for i := range scene.Worlds {
		if scene.Worlds[i].ID == id {
			return f.Say(scenes[i].name)
		}
	}
	return f.Say(text.WorldSceneOwn)
}

// SceneLine returns the description of a named scene.
func (f *Figure) SceneLine(i int) string { return f.Say(scenes[i].line) }
