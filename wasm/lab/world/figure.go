// Package world is the World lab. A figure is a running scene with its history and a picked pair. The package does
// not depend on a browser.
package world

import (
	"slices"
	"unsafe"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/hands"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

// Own is the id of a scene that is not a named one.
const Own = "own"

// Live are the settings that may change between two steps.
type Live = scene.Live

// Figure is a world between two steps or within one.
type Figure struct {
	hands.Hands
	running
	array []float64

	plotting   plotting
	Layers     Layers    // the shown ones
	LayersOpen bool      // their list is open, where it can be closed
	Plots      say.Plots // the shown ones

	undrawn bool // no animation frame has followed a key yet
	told    told
}

// running is the state that another scene replaces as a whole, beside the player's.
type running struct {
	Tuning       hands.Tuning
	Sheet        Sheet         // the open sheet under the list of scenes
	SceneRefused string        // why the last imported scene was refused
	lists        [2]layerLists // of each world
	another      bool          // a scene was loaded, and the page does not know yet
}

// told is the state that was last reported to the page.
type told struct {
	steps    int
	stage    string // the id, "" for none
	settings Live
}

// ID is the lab's id in links.
const ID = "world"

// Lab is the World lab.
var Lab = lab.Lab{ID: ID, New: func(uint32) lab.Figure { return New() }}

// New returns a figure of the default scene before its first step.
func New() *Figure {
	f := &Figure{Layers: DefaultLayers}
	f.Here = func() func() {
		l := f.here()
		return func() { f.reopen(l) }
	}
	w, _ := scene.WorldByID(scene.DefaultWorld)
	f.begin(w.ID, w.Scene())
	f.Take()
	return f
}

// Take returns the changes since the last call. During a journey it does not report that the link has changed.
func (f *Figure) Take() lab.Change {
	c := f.Base.Take() | f.Changes
	f.Changes = 0
	if f.World == nil { // the figure is closed
		return 0
	}
	if f.Goal == 0 && c&(lab.ChangeStep|lab.ChangeWorld) != 0 {
		c |= lab.ChangeState
		if f.another {
			c |= lab.ChangePreset
		}
		f.another = false
	}
	if f.told.steps == f.Steps() && c&lab.ChangeScene == 0 {
		c &^= lab.ChangeStep
	}
	if now := f.Settings(); f.told.settings != now {
		f.told.settings = now
		c |= lab.ChangeSettings
	}
	f.told.steps = f.Steps()
	if f.told.stage == f.StageID() {
		c &^= lab.ChangeStage
	}
	f.told.stage = f.StageID()
	return c
}

// Narrator returns the words and numbers about the figure's worlds.
func (f *Figure) Narrator() say.Narrator {
	return say.Narrator{Worlds: &f.Worlds, In: f.Language(), Moving: f.Moving(), Quiet: f.Quiet()}
}

// Words returns the present words.
func (f *Figure) Words() say.Words {
	var finding *say.Finding
	if p := f.Prepared(); p != nil {
		finding = &p.finding
	}
	return f.Narrator().Words(finding)
}

// IDs returns the ids of the named scenes in menu order.
func IDs() (ids []string) {
	for _, w := range scene.Worlds {
		ids = append(ids, w.ID)
	}
	return ids
}

// SetScene loads a named scene. An unknown id is an error and changes nothing.
func (f *Figure) SetScene(id string) error {
	w, ok := scene.WorldByID(id)
	if !ok {
		return invalidScene(id)
	}
	again := f.Rivals()
	f.Dismiss() // the notice is about the scene before
	f.begin(w.ID, w.Scene())
	f.CompareAgain(again)
	f.another = true
	return nil
}

// Load loads a custom scene, and starts a journey to its step. An invalid scene is an error and changes nothing.
func (f *Figure) Load(s *scene.Scene) error {
	if err := s.Validate(); err != nil {
		return lab.Invalid(lab.CodeInvalidScene, err)
	}
	again := f.Rivals()
	f.begin(Own, s)
	f.Plan(f.Planned(), slices.Clone(s.Edits))
	f.CompareAgain(again)
	f.SetOut(s.Step)
	f.another = true
	return nil
}

// begin loads a scene.
func (f *Figure) begin(id string, s *scene.Scene) {
	f.Begin(id, s)
	f.running = running{Tuning: hands.Tuning{Player: &f.Player}}
}

// Close frees the figure, which must not be used afterwards.
func (f *Figure) Close() {
	f.array, f.running = nil, running{}
	f.Leave()
}

// Frame encodes the figure and returns the array that the page draws from. The next call reuses the array. The second
// world's frame follows in it if two worlds are compared.
func (f *Figure) Frame() []float64 {
	a, second := f.Narrator().Axis(), f.Second
	shown, other := f.shown(&f.Pick, &f.lists[0], a), frame.Shown{}
	if second != nil {
		second.Follow(&f.Pick)
		other = f.shown(second, &f.lists[1], a)
		shown.Offsets, shown.Lone = f.Offsets(), f.Lone()
	}
	array, head := f.appendFrame(f.array[:0], &f.Pick, shown)
	head.Oldest = float64(f.Oldest())
	f.plotHead(head, a)
	head.PointedBody, head.PointedContact = float64(f.Pointed.Body), float64(f.Pointed.Contact)
	if body, ok := f.Selected(); ok && !f.Picked() {
		head.Selected = float64(body)
	}
	head.Followed = float64(f.InView())
	head.Undoes = lab.Bit(f.NoticesReset())
	f.Sketch(head)
	if second != nil {
		array = f.appendSecond(array, head, other)
	}
	f.array = array
	return array
}

// shown returns the parts of a world's frame that do not come from the world itself.
func (f *Figure) shown(p *cursor.Pick, lists *layerLists, a say.Axis) (shown frame.Shown) {
	if p.HasPair() {
		shown.Samples = p.Samples
	}
	if p.Picked() {
		shown.Watch, shown.Cold = p.Watch(), say.Cold(p, f.Quiet())
	} else {
		if p.UnderWay() {
			shown.Before = p.Before
		}
		lists.list(&shown, f.Layers, f.Offered, &p.Run)
	}
	shown.Bodies = p.ShownBodies()
	if f.Plots != 0 {
		shown.Tallies = p.Tallies(a.First, a.Latest)
	}
	return shown
}

// appendFrame appends the frame of a world itself, without the pointer, the handles and the plots.
func (f *Figure) appendFrame(array []float64, p *cursor.Pick, shown frame.Shown) ([]float64, *frame.WorldHead) {
	array, head := frame.AppendWorld(array, p.World, shown)
	head.Latest, head.Oldest = float64(p.Latest()), float64(p.Run.Oldest())
	head.Layers = float64(f.Layers)
	head.DT, head.Time = p.Settings().DT, p.Seconds()
	if phase, ok := p.Phase(); ok {
		head.Ran = float64(phase)
	}
	if a, b := f.Offered[0], f.Offered[1]; a != b {
		head.SetOffered(a, b, say.ArbiterOf(p.World, f.Offered))
	}
	if p.HasPair() {
		head.ChosenA, head.ChosenB = float64(p.Pair[0]), float64(p.Pair[1])
	}
	if p.Picked() {
		c := p.Seen()
		head.Stage, head.AtIteration, head.AtConstraint, head.Contact = float64(c.Stage), float64(c.Iteration), float64(c.Constraint), float64(c.Contact)
		bodyA, bodyB := p.Poses()
		if p.Watch().Step > 0 {
			s := say.Of(p, f.Language(), true)
			s.ShowMatch(&head.Watch.Match)
			s.ShowIteration(&head.Watch, &c)
		}
		head.Pair.Stage = min(float64(c.Stage), float64(physics.StageContacts))
		head.Pair.Knob = clipping.KnobDistance
		head.Pair.Lit = float64(p.Lit())
		head.Pair.SetPair(frame.BoxOf(bodyA), frame.BoxOf(bodyB), bodyA, bodyB, &p.Clipping)
	}
	return array, head
}

// Head returns the head of the last frame.
func (f *Figure) Head() *frame.WorldHead {
	if len(f.array) == 0 {
		f.Frame()
	}
	return (*frame.WorldHead)(unsafe.Pointer(unsafe.SliceData(f.array)))
}

// CanReset reports whether the world differs from the beginning of its scene.
func (f *Figure) CanReset() bool { return f.Steps() > 0 || f.EditedByHand() }

// Card returns the card about the body or the pair that is hovered or ringed, "" if there is none: see Narrator.Card.
func (f *Figure) Card() string {
	if f.Picked() {
		return ""
	}
	return f.Narrator().Card(f.Offered, f.Pointed.Body, f.Pointed.Contact)
}

// Reset restarts the scene with its own edits and changes, and a prepared comparison as it was prepared. The picked
// pair and changed settings stay.
func (f *Figure) Reset() {
	if f.Prepared() != nil {
		l := f.here()
		l.steps, l.shown.Moment = 0, run.MomentWhole
		f.reopen(l)
		return
	}
	f.Restart(f.resetScene)
}

func (f *Figure) resetScene() {
	chosen, c, live := f.Pair, f.Cursor, f.Planned()
	if now := f.Settings(); now != *run.LiveAt(live, f.Steps()) {
		live = []scene.Change{{Live: now}}
	}
	again := f.Rivals()
	f.begin(f.ID, f.Def)
	f.Plan(live, slices.Clone(f.Def.Edits))
	f.CompareAgain(again)
	if chosen[0] != chosen[1] {
		f.Pair, f.Cursor = chosen, c
		f.KeepPair(f.Look())
	}
}

// Sheet is a sheet that opens under the list of scenes.
type Sheet uint8

const (
	SheetNone Sheet = iota
	SheetPictures
	SheetImport
	SheetExport
	sheetCount = iota
)

// Turn opens a sheet, or closes the open one. It clears the message about a refused scene.
func (f *Figure) Turn(s Sheet) {
	if f.Sheet == s {
		s = SheetNone
	}
	f.Sheet = s
	f.SceneRefused = ""
	f.Mark(lab.ChangeView)
}

// RefuseScene shows at its field why an imported scene was refused. The present scene stays.
func (f *Figure) RefuseScene(message string) {
	f.Sheet = SheetImport
	f.SceneRefused = message
	f.Mark(lab.ChangeView)
}
