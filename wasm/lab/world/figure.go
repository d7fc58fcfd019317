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
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/hands"
	"github.com/clipstage/clipstage/wasm/lab/world/link"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

// Live are the settings that may change between two steps.
type Live = scene.Live

// Figure is a world between two steps or within one.
type Figure struct {
	hands.Hands
	running
	array  []float64
	marked string // the name of the thing that a text marks

	plotting   plotting
	Layers     say.Layers // the shown ones
	LayersOpen bool       // their list is open, where it can be closed
	Plots      say.Plots  // the shown ones

	undrawn bool // no animation frame has followed a key yet
	told    told

	Asker Asker // nil: the figure never asks
}

// Asker asks the reader before a stage: see package quiz. It is an interface so that the engine without a page
// links no questions.
type Asker interface {
	Words() (title, text string) // the question
	Press(k lab.Key) bool        // handles a key at a question, and reports whether it was one
	// Meet answers by the contact at a point, or only highlights it; the contact is the last step's if last is true. It
	// reports whether there is one within reach, in metres.
	Meet(last bool, at physics.Vec2, reach float64, answer bool) bool
	Draw(to *frame.Ask)
	Answers() link.Answers
	Remember(answers link.Answers)
}

// running is the state that another scene replaces as a whole, beside the player's.
type running struct {
	Tuning  hands.Tuning
	lists   [2]layerLists // of each world
	another bool          // a scene was loaded, and the page does not know yet
}

// told is the state that was last reported to the page.
type told struct {
	steps    int
	stage    string // the id, "" for none, with ? for its question
	settings Live
}

// ID is the lab's id in links, and Own the id of a scene that is not a named one.
const (
	ID  = link.ID
	Own = link.Own
)

// Lab is the World lab.
var Lab = lab.Lab{ID: ID, New: func(uint32) lab.Figure { return New() }}

// New returns a figure of the default scene before its first step.
func New() *Figure {
	f := &Figure{Layers: say.DefaultLayers}
	f.Here = func() func() {
		l := f.link() // the run goes on in its lists
		l.Live, l.Edits = slices.Clone(l.Live), slices.Clone(l.Edits)
		return func() { f.reopen(l) }
	}
	w, _ := scene.WorldByID(scene.DefaultWorld)
	f.begin(w.ID, w.Scene())
	f.Take()
	return f
}

// Take returns the changes since the last call. During a journey it does not report that the link has changed.
func (f *Figure) Take() lab.Change {
	f.Speak(f.Language().OfPair(f.Pair))
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
	stage := f.StageID()
	if f.Hides() {
		stage += "?" // the stage comes again with the answer
	}
	if f.told.stage == stage {
		c &^= lab.ChangeStage
	}
	f.told.stage = stage
	return c
}

// Hides reports whether a question is shown instead of its stage.
func (f *Figure) Hides() bool { return f.Withheld() && f.Stage() == f.AskedStage() }

// Narrator returns the words and numbers about the figure's worlds.
func (f *Figure) Narrator() say.Narrator {
	return say.Narrator{Worlds: &f.Worlds, In: f.Language(), Moving: f.Moving(), Quiet: f.Quiet()}
}

// Words returns the present words.
func (f *Figure) Words() say.Words {
	if f.Hides() {
		title, text := f.Asker.Words()
		return say.Words{Words: finding.Words{Title: title, Text: text}, Pair: f.Narrator().WordsAt(0).Pair}
	}
	var finding *say.Finding
	if p := f.Prepared(); p != nil {
		finding = &p.Finding
	}
	return f.Narrator().Words(finding)
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
	if f.Hides() {
		f.Asker.Draw(&head.Pair.Ask)
	}
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
	if f.ShownPlots() != 0 {
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
		if p.Withholds(c.Stage) {
			c.Iteration, c.Constraint = 0, 0
		}
		head.Stage, head.AtIteration, head.AtConstraint, head.Contact = float64(c.Stage), float64(c.Iteration), float64(c.Constraint), float64(c.Contact)
		bodyA, bodyB := p.Poses()
		if p.Watch().Step > 0 {
			s := say.Of(p, f.Language(), true)
			if p.Withholds(cursor.StageMatch) {
				head.Watch.Withhold()
			} else {
				s.ShowMatch(&head.Watch.Match)
			}
			s.ShowIteration(&head.Watch, &c)
		}
		head.Pair.Stage = min(float64(c.Stage), float64(physics.StageContacts))
		head.Pair.Knob = clipping.KnobDistance
		head.Pair.Lit = float64(p.Lit())
		head.Pair.SetPair(frame.BoxOf(bodyA), frame.BoxOf(bodyB), bodyA, bodyB, &p.Clipping)
	}
	return array, head
}

// appendSecond appends the second world's frame to the first one's, which has head.
func (f *Figure) appendSecond(array []float64, head *frame.WorldHead, other frame.Shown) []float64 {
	first, body, ok := f.First()
	if !ok {
		first, body = -1, -1
	}
	c := &head.Compare
	c.Second, c.First, c.FirstBody, c.View = float64(len(array)), float64(first), float64(body), float64(f.View)
	c.Dashed = float64(f.Dashed())
	plots, begin, last, scales, time := head.Plots, head.First, head.Last, head.Scales, head.Time
	array, of := f.appendFrame(array, f.Second, other)
	of.Plots, of.First, of.Last, of.Scales, of.Time = plots, begin, last, scales, time
	return array
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
		l := f.link()
		l.Steps, l.Shown.Moment = 0, run.MomentWhole
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
