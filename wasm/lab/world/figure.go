// Package world is the World lab: a figure is a scene that runs, the steps behind it, and the
// pair that is looked into. It knows no browser.
package world

import (
	"math"
	"slices"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
)

// Own is the id of a scene that is none of the named ones.
const Own = "own"

// maxSteps is the most that one command may ask for, and the last step of a link.
const maxSteps = scene.MaxSteps

// Figure is a world between two steps or within one.
type Figure struct {
	lab.Base
	running
	array []float64

	editable   lab.Editable
	deeds      deeds
	touches    touches
	tool       Tool
	plotting   plotting
	layers     Layers
	timing     timing
	layersOpen bool

	motion    motion
	scrubbing bool       // the time axis is in hand
	holding   bool       // a key is held down
	undrawn   bool       // no animation frame has come since a key
	failure   *lab.Error // see Failure
	stop      string     // what the notice says of it
	told      told
	compare   comparing
}

// running is the scene that runs, and the state that goes with it: where another scene begins, all of it begins anew.
type running struct {
	cursor.Pick

	offered [2]int // the ringed bodies, the lower one first; equal if none are ringed
	hands   hands
	pointer pointer
	fields  fields
	sheet   Sheet   // what is open under the list of scenes
	pointed pointed // what the pointer is at
	lists   layerLists
	strode  bool  // see warnStride
	another bool  // a scene was chosen, which is not told yet
	kept    where // what is to be shown at the end of a way
}

// told is what the page knows.
type told struct {
	steps    int
	stage    string // its id, "" for none
	settings Live
}

// ID is the lab's, as it stands in links.
const ID = "world"

// Lab is the World lab.
var Lab = lab.Lab{ID: ID, New: func(uint32) lab.Figure { return New() }}

// New returns a figure of the default scene before its first step.
func New() *Figure {
	f := &Figure{layers: DefaultLayers}
	w, _ := scene.WorldByID(scene.DefaultWorld)
	f.begin(w.ID, w.Scene())
	f.Take()
	return f
}

// Take returns what has changed since the last call. On the way to a step no link is told.
func (f *Figure) Take() lab.Change {
	c := f.Base.Take() | f.Changes
	f.Changes = 0
	if f.World == nil { // it has ended
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
		return invalidScene(id)
	}
	again, view := f.comparedNow()
	f.Dismiss() // it is about the scene before
	f.begin(w.ID, w.Scene())
	f.compareAgain(again, view)
	f.another = true
	return nil
}

// Load begins a scene of somebody's own, and sets out for the step at which it is shown. If it is not valid, the running one goes on.
func (f *Figure) Load(s *scene.Scene) error {
	if err := s.Validate(); err != nil {
		return lab.Invalid(lab.CodeInvalidScene, err)
	}
	again, view := f.comparedNow()
	f.begin(Own, s)
	f.Plan(f.Planned(), slices.Clone(s.Edits))
	f.compareAgain(again, view)
	f.setOut(s.Step)
	f.another = true
	return nil
}

// begin gives the running scene up when the one that comes is built: whatever fails on the way
// leaves all as it was.
func (f *Figure) begin(id string, s *scene.Scene) {
	r := run.New(id, s)
	if f.HasPair() {
		f.Mark(lab.ChangeStage | lab.ChangePicked)
	}
	f.leave()
	f.Pause()
	f.goesOn()
	lit := f.Lit()
	f.running = running{Pick: cursor.Pick{Run: r}, pointed: nothing}
	f.Light(lit)
	f.touches = touches{heard: f.touches.heard}
	f.Mark(lab.ChangeWorld | lab.ChangeStep | lab.ChangeScene)
}

// leave gives up the scene with its world and history.
func (f *Figure) leave() {
	f.endSecond()
	f.Mark(f.Changes)
	f.running = running{Pick: cursor.Pick{Run: f.Run}}
	f.End()
}

// Close ends the figure, of which nothing is to be used after it.
func (f *Figure) Close() {
	f.array = nil
	f.leave()
}

// Scene returns the scene's id, or Own.
func (f *Figure) Scene() string { return f.ID }

// Step takes the world n steps on: from within a step, its end is the first. Where bodies crowd together, or one would be nowhere, the
// world stands before the step that could not be taken, and the error says so.
func (f *Figure) Step(n float64) error {
	left, err := f.StepOn(n)
	for left > 0 && err == nil {
		left, err = f.StepOn(float64(left))
	}
	return err
}

// StepOn is Step, but ends after a step at which the contact events that wait to be told fill their room, and returns how many steps
// are left.
func (f *Figure) StepOn(n float64) (left int, err error) {
	left, err = countOf(n)
	if err != nil {
		return 0, err
	}
	f.Pause()
	for left > 0 {
		if err := f.step(); err != nil {
			return 0, err
		}
		if left--; f.touches.full() {
			break
		}
	}
	return left, nil
}

// step completes a step, or leaves all as it was before that.
func (f *Figure) step() *lab.Error {
	w := f.World
	f.Mark(lab.ChangeStep)
	err := f.timed()
	if err == nil {
		err = f.stepSecond()
	}
	if err != nil {
		f.Forget(w.Steps() - 1)
		f.forgot(w.Steps() - 1)
		f.travel(w.Steps() - 1)
		f.stand(err)
		return err
	}
	f.touched(w)
	f.warnStride()
	f.looked(f.Looked())
	f.goesOn()
	return nil
}

// Back takes the world n steps back, or as far as it is remembered: at least 600 steps, if there
// were so many; from within a step, its beginning is the first. The world is then to the bit what
// it was, with the settings of that time. The steps that lie ahead by then stay remembered.
func (f *Figure) Back(n float64) error {
	count, err := countOf(n)
	if err != nil {
		return err
	}
	f.Pause()
	f.goesOn()
	if count > 0 {
		f.travel(min(max(f.Steps()-count, f.oldest()), f.Steps()))
	}
	return nil
}

func countOf(n float64) (int, error) {
	if n != math.Trunc(n) || !(n >= 0 && n <= maxSteps) {
		return 0, InvalidCount("n", strconv.FormatFloat(n, 'g', -1, 64))
	}
	return int(n), nil
}

// Frame encodes the figure and returns the array that the page draws from. It is used
// again by the next call. Where two worlds are compared, the second one's frame follows.
func (f *Figure) Frame() []float64 {
	a, second := f.Axis(), f.compare.second
	shown, other := f.shown(&f.Pick, &f.lists, a), frame.Shown{}
	if second != nil {
		second.Follow(&f.Pick)
		other = f.shown(second, &f.compare.lists, a)
		shown.Offsets, shown.Lone = f.offsets(), f.lone()
	}
	array, head := f.appendFrame(f.array[:0], &f.Pick, shown)
	head.Oldest = float64(f.oldest())
	f.plotHead(head, a)
	head.PointedBody, head.PointedContact = float64(f.pointed.body), float64(f.pointed.contact)
	if body, ok := f.Selected(); ok && !f.Picked() {
		head.Selected = float64(body)
	}
	head.Followed = float64(f.inView())
	head.Undoes = lab.Bit(f.noticesReset())
	f.sketch(head)
	if second != nil {
		array = f.appendSecond(array, head, other)
	}
	f.array = array
	return array
}

// shown returns what is shown of a world besides what it is.
func (f *Figure) shown(p *cursor.Pick, lists *layerLists, a Axis) (shown frame.Shown) {
	if p.HasPair() {
		shown.Samples = p.Samples
	}
	if p.Picked() {
		shown.Watch, shown.Cold = p.Watch(), f.cold(p)
	} else {
		if p.UnderWay() {
			shown.Before = p.Before
		}
		lists.list(&shown, f.layers, f.offered, &p.Run)
	}
	shown.Bodies = p.ShownBodies()
	if f.plotting.shown != 0 {
		shown.Tallies = p.Tallies(a.First, a.Latest)
	}
	return shown
}

// cold returns what the step does for a picked pair if it is run again with warm starting off in
// it, or nil: as long as the world moves, that is not known.
func (f *Figure) cold(p *cursor.Pick) *physics.Watch {
	if s := p.Cursor.Stage; s != cursor.StageSolve && s != cursor.StageVelocity || f.Quiet() {
		return nil
	}
	return p.ColdRun()
}

// appendFrame adds the frame of a world itself, without what hands, the pointer and plots have to do with it.
func (f *Figure) appendFrame(array []float64, p *cursor.Pick, shown frame.Shown) ([]float64, *frame.WorldHead) {
	array, head := frame.AppendWorld(array, p.World, shown)
	head.Latest, head.Oldest = float64(p.Latest()), float64(p.Run.Oldest())
	head.Layers = float64(f.layers)
	head.DT, head.Time = p.Settings().DT, p.Seconds()
	if phase, ok := p.Phase(); ok {
		head.Ran = float64(phase)
	}
	if a, b, ok := f.Offered(); ok {
		head.SetOffered(a, b, arbiterOf(p.World, f.offered))
	}
	if a, b, ok := p.Watched(); ok {
		head.ChosenA, head.ChosenB = float64(a), float64(b)
	}
	if p.Picked() {
		c := p.Seen()
		head.Stage, head.AtIteration, head.AtConstraint, head.Contact = float64(c.Stage), float64(c.Iteration), float64(c.Constraint), float64(c.Contact)
		bodyA, bodyB := p.Poses()
		if p.Watch().Step > 0 {
			s := speaker{Pick: p}
			s.showMatch(&head.Watch.Match)
			s.showIteration(&head.Watch, &c)
		}
		head.Pair.Stage = min(float64(c.Stage), float64(physics.StageContacts))
		head.Pair.Knob = clipping.KnobDistance
		head.Pair.Lit = float64(p.Lit())
		head.Pair.SetPair(frame.BoxOf(bodyA), frame.BoxOf(bodyB), bodyA, bodyB, &p.Clipping)
	}
	return array, head
}
