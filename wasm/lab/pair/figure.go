// Package pair is the state of one figure and the commands that change it. It knows
// no browser: the bridge hands it commands and publishes its frame.
package pair

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/text"
)

// Change says what a command changed, so that only that is told or drawn again.
type Change uint16

const (
	ChangeStage    Change = 1 << iota // the stage shown
	ChangePose                        // a box
	ChangeContacts                    // the number or the ids of the contacts
	ChangePlaying                     // play or pause
	ChangePreset                      // another preset was chosen
	ChangeView                        // focus, numbers, notices, what stands in fields
	ChangeHover                       // what is under the pointer: the canvas alone shows it
	ChangeLit                         // what is pointed at
	ChangeFit                         // another pair altogether: the camera must look anew
)

// Figure is a pair of boxes, stopped at one stage of their collide call.
type Figure struct {
	pose     Pose
	language text.Language // of what it says; English unless told otherwise

	preset   string // id, or "" when a box was changed since
	seed     uint32 // likewise, or 0
	base     moment // what Reset returns to
	stage    physics.Stage
	hidden   uint16 // a bit for each stage that is not shown: see SetOption
	editable Editable

	playing bool
	numbers bool
	measure bool
	gallery bool   // the presets are shown as pictures
	speed   uint8  // index of speeds
	chance  uint32 // of the next surprise
	hover   hold   // the handle under the pointer
	focus   uint8
	lit     Thing
	coarse  bool // the pointer is a finger
	drag    drag
	history history
	typed   [2][FieldCount]Typed
	notice  string

	bodies   [2]physics.Body
	clipping physics.Clipping
	frame    frame.Memory
	changes  Change
}

// Typed is what stands in a number field that was refused.
type Typed struct{ Text, Message string }

// New returns a figure of the default preset at its first stage.
func New() *Figure {
	f := &Figure{}
	f.load(scene.DefaultPair())
	return f
}

func (f *Figure) load(p scene.Pair) {
	f.base = moment{pose: Pose{p.A, p.B}, preset: p.ID}
	f.restore(f.base)
}

func (f *Figure) restore(m moment) {
	f.preset, f.seed = m.preset, m.seed
	f.setPose(m.pose)
}

// setPose takes a valid pose and collides it anew. A zero keeps no sign: it would be
// lost where equal poses share a link.
func (f *Figure) setPose(p Pose) {
	for side := range p {
		for field := FieldW; field < FieldCount; field++ {
			*field.At(&p[side]) += 0
		}
	}
	before, beforeCount := f.clipping.Manifold.Contacts, f.clipping.Manifold.Count
	f.pose = p
	f.typed = [2][FieldCount]Typed{}
	for i := range f.bodies {
		f.bodies[i] = p[i].Body()
	}
	f.clipping = physics.Clipping{}
	f.clipping.Run(&f.bodies[0], &f.bodies[1])
	f.changes |= ChangePose

	m := &f.clipping.Manifold
	same := m.Count == beforeCount
	for i := range m.Count {
		same = same && m.Contacts[i].Feature == before[i].Feature
	}
	if !same {
		f.changes |= ChangeContacts
	}
}

// Frame encodes the figure and returns the array that the page draws from.
func (f *Figure) Frame() []float64 {
	to := f.frame.Frame()
	to.Stage = float64(f.stage)
	to.Numbers = 0
	if f.numbers {
		to.Numbers = 1
	}
	to.Measure = 0
	if f.measure {
		to.Measure = 1
	}
	to.Focus = float64(f.focus)
	to.Hover, to.Part = float64(f.hover.box), float64(f.hover.part)
	to.Knob = knobDistance
	to.Lit = float64(f.lit)
	to.SetPair(f.pose[A], f.pose[B], &f.bodies[0], &f.bodies[1], &f.clipping)
	return f.frame[:]
}

// FrameAt returns a copy of the frame as it is at another stage.
func (f *Figure) FrameAt(stage physics.Stage) []float64 {
	array := append([]float64(nil), f.Frame()...)
	array[2] = float64(stage) // Frame.Stage; TestFrameAt holds the index
	return array
}

// Take returns what has changed since the last call.
func (f *Figure) Take() Change {
	c := f.changes
	f.changes = 0
	return c
}

// Pose returns the two boxes.
func (f *Figure) Pose() Pose { return f.pose }

// Stage returns the stage shown, and Reached the last one that ran.
func (f *Figure) Stage() physics.Stage   { return f.stage }
func (f *Figure) Reached() physics.Stage { return f.clipping.Reached }

// Clipping returns the working set of the collide call, to read.
func (f *Figure) Clipping() *physics.Clipping { return &f.clipping }

// Preset returns the id of the chosen preset, or "" if a box was changed since.
func (f *Figure) Preset() string { return f.preset }

// Playing reports whether the stages advance by themselves.
func (f *Figure) Playing() bool { return f.playing }

// Gallery reports whether the presets are shown as pictures.
func (f *Figure) Gallery() bool { return f.gallery }

// Numbers reports whether edge and vertex numbers are shown.
func (f *Figure) Numbers() bool { return f.numbers }

// Typed returns what was refused in a number field; its Text is "" if nothing was.
func (f *Figure) Typed(side Side, field Field) Typed { return f.typed[side][field] }

// FieldText returns what stands in a number field.
func (f *Figure) FieldText(side Side, field Field) string {
	if t := f.typed[side][field]; t.Message != "" {
		return t.Text
	}
	return exact(*field.At(&f.pose[side]))
}

// Notice returns what must be said about the last input, or "".
func (f *Figure) Notice() string { return f.notice }

// Dismiss takes the notice away.
func (f *Figure) Dismiss() { f.setNotice("") }

func (f *Figure) setNotice(s string) {
	if f.notice != s {
		f.notice = s
		f.changes |= ChangeView
	}
}

// Report puts an error of the page's own where the figure's notices stand.
func (f *Figure) Report(message string) { f.setNotice(message) }

// Say returns a message in the figure's language.
func (f *Figure) Say(key text.Key, namesAndValues ...string) string {
	return f.language.Text(key, namesAndValues...)
}

// Language returns the language of what the figure says.
func (f *Figure) Language() text.Language { return f.language }

// BoxName says what a box's keyboard handle is for.
func (f *Figure) BoxName(side Side) string {
	return f.language.Text(text.UiBox, "box", boxNames[side])
}

func (f *Figure) moment() moment { return moment{f.pose, f.preset, f.seed} }
