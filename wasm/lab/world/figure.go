// Package world is the World lab: a figure is a scene that runs, the steps behind it, and the
// pair that is looked into. It knows no browser.
package world

import (
	"math"
	"runtime"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
)

// Own is the id of a scene that is none of the named ones.
const Own = "own"

// maxSteps is the most that one command may ask for, and the last step of a link.
const maxSteps = 1_000_000

// maxNear is the most pairs of bodies near one another that a step looks at. With all that
// their contacts need and the least history they take 0.9 GB of wasm memory, which a page may have.
const maxNear = 500_000

// Figure is a world between two steps.
type Figure struct {
	lab.Base
	id       string // of the scene, or Own
	scene    *scene.Scene
	world    *physics.World
	history  history
	journal  []change // of the settings since the scene began, in the order of their steps
	replay   []change // those that are yet to come on the way that Restore begins
	chosen   [2]int   // bodies, the lower one first; equal if none are chosen
	clipping physics.Clipping
	array    []float64

	motion  motion
	holding bool       // a key is held down
	undrawn bool       // no animation frame has come since a key
	failure *lab.Error // see Failure
	stop    string     // what the notice says of it
	another bool       // a scene was chosen, which is not told yet
	told    told
}

// told is what the page knows.
type told struct {
	steps    int
	settings physics.Settings
}

// Lab is the World lab.
var Lab = lab.Lab{ID: "world", New: func(uint32) lab.Figure { return New() }}

// New returns a figure of the default scene before its first step.
func New() *Figure {
	f := &Figure{}
	w, _ := scene.WorldByID(scene.DefaultWorld)
	f.begin(w.ID, w.Scene())
	f.Take()
	return f
}

// Take returns what has changed since the last call. On the way to a step no link is told.
func (f *Figure) Take() lab.Change {
	c := f.Base.Take()
	if f.world == nil { // it has ended
		return 0
	}
	if f.motion.goal == 0 && c&(lab.ChangeStep|lab.ChangeWorld) != 0 {
		c |= lab.ChangeState
		if f.another {
			c |= lab.ChangePreset
		}
		f.another = false
	}
	if f.told.steps == f.Steps() && c&lab.ChangeScene == 0 {
		c &^= lab.ChangeStep
	}
	f.told.steps = f.Steps()
	return c
}

// IDs returns the ids of the named scenes, in the order of their menu.
func IDs() (ids []string) {
	for _, w := range scene.Worlds {
		ids = append(ids, w.ID)
	}
	return ids
}

// SetScene begins the named scene. If there is none, the running one goes on.
func (f *Figure) SetScene(id string) error {
	w, ok := scene.WorldByID(id)
	if !ok {
		return invalidScene(lab.CodeInvalidScene, "scene", id)
	}
	f.begin(w.ID, w.Scene())
	f.another = true
	return nil
}

// Load begins a scene of somebody's own. If it is not valid, the running one goes on.
func (f *Figure) Load(s *scene.Scene) error {
	if err := s.Validate(); err != nil {
		return Invalid(lab.CodeInvalidScene, err)
	}
	f.begin(Own, s)
	f.another = true
	return nil
}

// Reset begins the scene anew. The chosen pair stays.
func (f *Figure) Reset() {
	chosen := f.chosen
	f.begin(f.id, f.scene)
	f.chosen = chosen
}

// begin gives the running scene up when the one that comes is built: whatever fails on the way
// leaves all as it was.
func (f *Figure) begin(id string, s *scene.Scene) {
	w := s.Build()
	w.LimitPairs(maxNear)
	f.leave()
	f.Pause()
	f.goesOn()
	f.another = false
	f.id, f.scene, f.world, f.chosen = id, s, w, [2]int{}
	f.journal, f.replay = f.journal[:0], nil
	f.history.begin(len(s.Bodies), len(s.Joints))
	f.Mark(lab.ChangeWorld | lab.ChangeStep | lab.ChangeScene)
	f.tellSettings()
}

// tellSettings notes whether the settings are others.
func (f *Figure) tellSettings() {
	if f.told.settings != f.world.Settings {
		f.told.settings = f.world.Settings
		f.Mark(lab.ChangeSettings)
	}
}

// leave gives up the world and its history. A wasm memory never shrinks: what goes makes
// room for what comes.
func (f *Figure) leave() {
	if f.world == nil {
		return
	}
	large := f.history.bytes()+len(f.world.Bodies())*bodyBytes > tidy
	f.world, f.history = nil, history{}
	if large {
		runtime.GC()
	}
}

// Close ends the figure, of which nothing is to be used after it.
func (f *Figure) Close() {
	f.array, f.scene = nil, nil
	f.leave()
}

// StageIndex is none's: a world shows no stage.
func (f *Figure) StageIndex() int { return 0 }

// Scene returns the scene's id, or Own.
func (f *Figure) Scene() string { return f.id }

// Steps returns how many steps were taken since the scene began.
func (f *Figure) Steps() int { return f.world.Steps() }

// Step takes the world n steps on. Where bodies crowd together, or one would be nowhere, the
// world stands before the step that could not be taken, and the error says so.
func (f *Figure) Step(n float64) error {
	count, err := countOf(n)
	if err != nil {
		return err
	}
	f.Pause()
	for range count {
		if err := f.step(); err != nil {
			return err
		}
	}
	return nil
}

func (f *Figure) step() error {
	f.history.note(f.world)
	f.world.Step(f.scene.DT)
	f.Mark(lab.ChangeStep)
	var err *lab.Error
	if f.world.Crowded() {
		err = crowded()
	} else if i := f.world.Overflow(); i >= 0 {
		err = overflow(scene.Path("bodies", i))
	} else {
		f.followReplay()
		f.goesOn()
		return nil
	}
	f.history.to(f.world.Steps()-1, f.world, f.scene.DT)
	f.stand(err)
	return err
}

// followReplay changes the settings as they were changed at this step before.
func (f *Figure) followReplay() {
	for len(f.replay) > 0 && f.replay[0].steps <= f.world.Steps() {
		f.change(f.replay[0].settings)
		f.replay = f.replay[1:]
	}
}

// Back takes the world n steps back, or as far as it is remembered: at least 600 steps,
// if there were so many. It is then to the bit what it was, with the settings of that
// time; what came after is forgotten.
func (f *Figure) Back(n float64) error {
	count, err := countOf(n)
	if err != nil {
		return err
	}
	f.Pause()
	f.goesOn()
	f.history.to(max(f.world.Steps()-count, f.history.oldest(f.world)), f.world, f.scene.DT)
	for n := len(f.journal); n > 0 && f.journal[n-1].steps > f.world.Steps(); n-- {
		f.journal = f.journal[:n-1]
	}
	f.replay = nil
	f.Mark(lab.ChangeWorld | lab.ChangeStep)
	f.tellSettings()
	return nil
}

func countOf(n float64) (int, error) {
	if n != math.Trunc(n) || !(n >= 0 && n <= maxSteps) {
		return 0, InvalidCount("n", strconv.FormatFloat(n, 'g', -1, 64))
	}
	return int(n), nil
}

// Settings returns what the steps that come depend on.
func (f *Figure) Settings() physics.Settings { return f.world.Settings }

// Set changes the settings from the next step on. Settings that are out of range change
// nothing.
func (f *Figure) Set(s physics.Settings) error {
	with := scene.DefaultScene
	with.Settings = s
	if err := with.Validate(); err != nil {
		return Invalid(lab.CodeInvalidOption, err)
	}
	f.change(s)
	f.replay = nil
	f.goesOn()
	f.tellSettings()
	return nil
}

func (f *Figure) change(s physics.Settings) {
	f.world.Settings = s
	f.history.changed(f.world)
	f.journal = appendChange(f.journal, change{f.world.Steps(), s})
	f.Mark(lab.ChangeWorld)
}

// Pick returns the body at a point (metres, world frame), the last one of several, or
// -1 if there is none.
func (f *Figure) Pick(x, y float64) int {
	bodies := f.world.Bodies()
	for i := len(bodies) - 1; i >= 0; i-- {
		b := &bodies[i]
		d := b.Rot.T().MulVec(physics.Vec2{X: x, Y: y}.Sub(b.Position))
		if math.Abs(d.X) <= b.Half.X && math.Abs(d.Y) <= b.Half.Y {
			return i
		}
	}
	return -1
}

// Choose takes two bodies, into whose collide call the frame then looks.
func (f *Figure) Choose(a, b int) error {
	last := len(f.world.Bodies()) - 1
	if a == b || min(a, b) < 0 || max(a, b) > last {
		return invalidPair(last)
	}
	f.chosen = [2]int{min(a, b), max(a, b)}
	f.goesOn()
	f.Mark(lab.ChangeWorld)
	return nil
}

// Unchoose looks into no pair.
func (f *Figure) Unchoose() {
	f.chosen = [2]int{}
	f.goesOn()
	f.Mark(lab.ChangeWorld)
}

// Chosen returns the two bodies, the lower one first; ok is false if none are chosen.
func (f *Figure) Chosen() (a, b int, ok bool) {
	return f.chosen[0], f.chosen[1], f.chosen[0] != f.chosen[1]
}

// Frame encodes the figure and returns the array that the page draws from. It is used
// again by the next call.
func (f *Figure) Frame() []float64 {
	array, head := frame.AppendWorld(f.array, f.world, frame.Shown{})
	f.array = array
	head.DT = f.scene.DT
	head.Oldest = float64(f.history.oldest(f.world))
	if a, b, ok := f.Chosen(); ok {
		head.ChosenA, head.ChosenB = float64(a), float64(b)
		bodies := f.world.Bodies()
		f.clipping = physics.Clipping{}
		f.clipping.Run(&bodies[a], &bodies[b])
		head.Pair.Stage = float64(physics.StageContacts)
		head.Pair.SetPair(frame.BoxOf(&bodies[a]), frame.BoxOf(&bodies[b]), &bodies[a], &bodies[b], &f.clipping)
	}
	return array
}
