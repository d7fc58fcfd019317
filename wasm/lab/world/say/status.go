package say

import (
	"strconv"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/text"
)

// Status describes the result of the step in the last frame.
func (n Narrator) Status(head *frame.WorldHead) string {
	return n.status(n.Steps(), head.Time, int(head.Fresh+head.Kept+head.Lost), head.Energy)
}

// Line returns the status line: during a journey its goal, else the result of the step in the last frame and how far
// the world can go back. A goal of 0 is none.
func (n Narrator) Line(head *frame.WorldHead, goal int) string {
	if goal > 0 {
		return n.Say(text.WorldGoing, "step", strconv.Itoa(n.Steps()), "goal", strconv.Itoa(goal))
	}
	line := []string{n.Status(head)}
	if steps := n.Steps() - n.Oldest(); steps > 0 {
		line = append(line, n.memory(steps, n.Bytes()))
	}
	if !n.Moving && n.Steps() > 0 && n.Steps() <= n.Oldest() {
		line = append(line, n.Say(text.WorldOldest))
	}
	return n.In.Sentences(line...)
}

// LongestLine returns a status line that is at least as long as any in this scene.
func (n Narrator) LongestLine() string {
	contacts := 9
	for most := 4 * n.bodies(); most >= 10; most /= 10 {
		contacts *= 10
	}
	return n.In.Sentences(n.status(99_999, 99_999*n.Def.DT, contacts, 9_999_990), n.memory(9999, run.Budget))
}

// memory describes how far the world can go back, and the memory for it.
func (n Narrator) memory(steps, bytes int) string {
	size := strconv.Itoa(ceil(bytes, 1<<10)) + " kB"
	if bytes >= 1<<20 {
		size = text.Fixed(float64(bytes)/(1<<20), 0) + " MB"
	}
	return n.Say(text.WorldMemory, "steps", strconv.Itoa(steps), "memory", size)
}

// bodies returns the number of bodies.
func (n Narrator) bodies() (count int) {
	for i := range n.World.Masses() {
		if n.There(i) {
			count++
		}
	}
	return count
}

// status describes the result of a step; in a comparison it names the first world.
func (n Narrator) status(steps int, seconds float64, contacts int, joules float64) string {
	if n.Compares() {
		return n.Say(text.WorldLineFirst, "step", strconv.Itoa(steps), "time", text.Fixed(seconds, 2), "bodies", strconv.Itoa(n.bodies()),
			"name", n.Sides()[0].Title, "contacts", n.contactText(contacts), "energy", energy(joules))
	}
	return n.Say(text.WorldLine, "step", strconv.Itoa(steps), "time", text.Fixed(seconds, 2),
		"bodies", strconv.Itoa(n.bodies()), "contacts", strconv.Itoa(contacts), "energy", energy(joules))
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
func SceneName(in text.Language, id string) string {
	for i := range scene.Worlds {
		if scene.Worlds[i].ID == id {
			return in.Text(scenes[i].name)
		}
	}
	return in.Text(text.WorldSceneOwn)
}

// SceneLine returns the description of a named scene.
func SceneLine(in text.Language, i int) string { return in.Text(scenes[i].line) }
