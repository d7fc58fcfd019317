// Package say has the words, tables and plots about the worlds of a figure of the World lab.
package say

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/lockstep"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/text"
)

// Narrator describes one or two worlds in words and numbers.
type Narrator struct {
	*lockstep.Worlds
	In     text.Language
	Moving bool // whether the world plays or is on a journey
	Quiet  bool // whether it changes too often to be read aloud
}

// Say returns a message in the narrator's language.
func (n Narrator) Say(key text.Key, namesAndValues ...string) string {
	return n.In.Text(key, namesAndValues...)
}

func (n Narrator) Speaker(p *cursor.Pick) *Speaker { return Of(p, n.In, n.Quiet) }

// Words returns the current words. of is the finding of the running comparison, or nil if that is not a
// prepared one.
func (n Narrator) Words(of *Finding) Words {
	switch {
	case n.Picked():
		w := n.WordsAt(n.Cursor.Stage)
		w.Other = n.otherWords()
		return w
	case n.Moving:
		return Words{Words: n.Speaker(&n.Pick).told(text.MomentMovingTitle, text.MomentMovingText)}
	case n.Compares():
		return n.compareWords(of)
	}
	return n.Speaker(&n.Pick).moment()
}

// WordsAt returns the words about the picked pair at any stage.
func (n Narrator) WordsAt(stage cursor.Stage) Words { return n.Speaker(&n.Pick).WordsAt(stage, true) }

// Said returns the words as one line for screen readers.
func (w Words) Said(in text.Language) string {
	said := in.Titled(w.Title, w.Text)
	if o := w.Other; o != nil {
		return in.Sentences(said, in.Text(text.ListNamed, "name", o.Name, "text", in.Titled(o.Title, o.Text)))
	}
	return said
}

// StageName returns the name of a stage.
func StageName(in text.Language, s cursor.Stage) string {
	if s < cursor.StageMatch {
		return clipping.StageName(in, physics.Stage(s))
	}
	return in.Text([...]text.Key{text.StageMatch, text.StageWarmStart, text.StageSolve, text.StageVelocity, text.StageStore, text.StageIntegrate, text.StagePosition}[s-cursor.StageMatch])
}

// ConstraintName returns the name of an iteration's constraint by its number. The number 0 means all.
func (n Narrator) ConstraintName(i int) string {
	order := n.Order()
	if n.Cursor.Stage == cursor.StageSolve {
		order = frame.OrderLite() // the contacts may no longer exist
	}
	if i == 0 || i > len(order) {
		return n.Say(text.WorldConstraintAll)
	}
	p, key := order[i-1], text.WorldConstraintNormal
	switch {
	case p.Contact == frame.Both:
		return n.Say(text.WorldConstraintBlock)
	case n.Cursor.Stage == cursor.StagePosition:
		key = text.WorldConstraintContact
	case p.Friction:
		key = text.WorldConstraintFriction
	}
	return n.Say(key, "contact", digits(p.Contact+1))
}

// OfferedName names the ringed pair, for screen readers.
func (n Narrator) OfferedName(pair [2]int) string {
	if pair[0] == pair[1] {
		return n.Say(text.WorldOfferedNone)
	}
	a, b := n.In.Body(pair[0]), n.In.Body(pair[1])
	i := n.World.Find(pair[0], pair[1])
	if i < 0 {
		return n.Say(text.WorldOfferedApart, "a", a, "b", b)
	}
	return n.Say(text.WorldOffered, "a", a, "b", b, "n", strconv.Itoa(i+1),
		"count", strconv.Itoa(len(n.World.Arbiters())))
}

// Status describes the result of the step in the last frame.
func (n Narrator) Status(head *frame.WorldHead) string {
	return n.status(n.Steps(), head.Time, int(head.Fresh+head.Kept+head.Lost), head.Energy)
}

// Line returns the status line. During a journey this is its goal. Otherwise it is the result of the step in
// the last frame, and how far the world can go back. A goal of 0 means none.
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

// LongestLine returns a long status line for this scene, for which the page reserves room.
func (n Narrator) LongestLine() string {
	contacts := 9
	for most := 4 * n.bodies(); most >= 10; most /= 10 {
		contacts *= 10
	}
	return n.In.Sentences(n.status(99_999, 99_999*n.Def.DT, contacts, 9_999_990), n.memory(9999, run.Budget))
}

// memory describes how far the world can go back, and how much memory that takes.
func (n Narrator) memory(steps, bytes int) string {
	size := strconv.Itoa(ceil(bytes, 1<<10)) + " kB"
	if bytes >= 1<<20 {
		size = text.Fixed(float64(bytes)/(1<<20), 0) + " MB"
	}
	return n.Say(text.WorldMemory, "steps", strconv.Itoa(steps), "memory", size)
}

func (n Narrator) bodies() (count int) {
	for i := range n.World.Masses() {
		if n.There(i) {
			count++
		}
	}
	return count
}

// status describes the result of a step. In a comparison it names the first world.
func (n Narrator) status(steps int, seconds float64, contacts int, joules float64) string {
	if n.Compares() {
		return n.Say(text.WorldLineFirst, "step", strconv.Itoa(steps), "time", text.Fixed(seconds, 2), "bodies", strconv.Itoa(n.bodies()),
			"name", n.Sides()[0].Title, "contacts", n.contactText(contacts), "energy", energy(joules))
	}
	return n.Say(text.WorldLine, "step", strconv.Itoa(steps), "time", text.Fixed(seconds, 2),
		"bodies", strconv.Itoa(n.bodies()), "contacts", strconv.Itoa(contacts), "energy", energy(joules))
}

// A motion with at most the energy rest, in J, counts as rest.
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

// scenes are the messages about scene.Worlds in the same order: a name and a description.
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
