// Package pair is the Pair lab. A figure shows one stage of the collide call of two boxes, and has the commands
// that change the boxes and the stage. The package does not depend on a browser: the bridge calls the commands
// and publishes the frame.
package pair

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/ask"
	"github.com/clipstage/clipstage/wasm/lab/author"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/text"
)

// Figure is a pair of boxes at one stage of their collide call.
type Figure struct {
	editor

	numbers bool
	measure bool
	hover   hold // the part under the pointer
	lit     finding.Quantity
	coarse  bool // whether the pointer is a finger
	drag    drag
	typed   [2][FieldCount]lab.Typed
	sheet   ask.Sheet
	words   author.Words                            // the author's
	ask     func(stage physics.Stage) *ask.Question // nil for a trace, so that the engine without a page does not link the questions

	bodies   [2]physics.Body
	clipping physics.Clipping
	frame    frame.Memory
}

type editor = lab.Editor[physics.Stage, moment]

// moment is the input of the call, which undo restores.
type moment struct {
	pose Pose
	lab.Origin
}

// ID is the lab's id in links.
const ID = "pair"

// Lab is the Pair lab.
var Lab = lab.Lab{ID: ID, New: func(seed uint32) lab.Figure {
	f := New()
	f.Chance = seed
	return f
}}

// bare returns a figure without boxes or edits, for a trace.
func bare() *Figure {
	f := &Figure{}
	f.editor = lab.EditorOf[physics.Stage, moment](lab.Call[physics.Stage]{Count: physics.StageCount, Reached: f.Reached, Changes: lab.ChangeStage,
		Leave: func() { f.sheet.Clear() }, Questions: f.questions()})
	return f
}

// newFigure returns a figure without boxes, for a page.
func newFigure() *Figure {
	f := bare()
	f.ask = f.question
	f.sheet = ask.SheetOf(f, func() *ask.Question { return f.question(f.Stage()) })
	f.Edit(lab.Document[physics.Stage, moment]{
		Lab: ID, Default: scene.DefaultPair().ID, Presets: PresetIDs, Preset: preset, Seeded: seeded,
		Show: f.show, Clear: f.clear, Asks: f.asksAbout,
		Link: f.addParts, Options: append(f.words.Options(&f.Base, f.ShownIDs()), f.boxOption(A), f.boxOption(B)), PressHeld: f.pressOnBox, Press: f.press,
	})
	return f
}

// New returns a figure of the default preset at the first stage.
func New() *Figure {
	f := newFigure()
	f.Initial = *preset(scene.DefaultPair().ID)
	f.show(&f.Initial)
	return f
}

func preset(id string) *moment {
	p, ok := scene.PairByID(id)
	if !ok {
		return nil
	}
	return &moment{pose: Pose{p.A, p.B}, Origin: lab.Origin{Preset: p.ID}}
}

func (f *Figure) clear() { f.typed = [2][FieldCount]lab.Typed{} }

// show makes a valid moment the current one and runs the call. -0 becomes 0, because the link of a preset could
// not keep the sign.
func (f *Figure) show(m *moment) {
	f.Now = *m
	p := &f.Now.pose
	for side := range p {
		for field := FieldW; field < FieldCount; field++ {
			*field.At(&p[side]) += 0
		}
	}
	before, beforeCount := f.clipping.Manifold.Contacts, f.clipping.Manifold.Count
	f.clear()
	for i := range f.bodies {
		f.bodies[i] = p[i].Body()
	}
	f.clipping = physics.Clipping{}
	f.clipping.Run(&f.bodies[0], &f.bodies[1])
	f.Mark(lab.ChangePose)
	f.sheet.Forget()
	f.AskAgain()

	after := &f.clipping.Manifold
	same := after.Count == beforeCount
	for i := range after.Count {
		same = same && after.Contacts[i].Feature == before[i].Feature
	}
	if !same {
		f.Mark(lab.ChangeContacts)
	}
}

// Frame encodes the figure and returns the array that the page draws from.
func (f *Figure) Frame() []float64 {
	to := f.frame.Pair()
	to.Stage = float64(f.Visible())
	to.Numbers, to.Measure, to.Focus = lab.Bit(f.numbers || f.asksEdge()), lab.Bit(f.measure), float64(f.Held())
	to.Hover, to.Part = float64(f.hover.box), float64(f.hover.part)
	to.Knob = clipping.KnobDistance
	to.Lit = float64(f.lit)
	to.Ask = f.askFrame()
	to.SetPair(f.Now.pose[A], f.Now.pose[B], &f.bodies[0], &f.bodies[1], &f.clipping)
	return f.frame[:]
}

// FrameAt returns a copy of the frame for another stage.
func (f *Figure) FrameAt(stage physics.Stage) []float64 {
	array := append([]float64(nil), f.Frame()...)
	(*frame.Memory)(array).Pair().Stage = float64(stage)
	return array
}

// Pose returns the two boxes.
func (f *Figure) Pose() Pose { return f.Now.pose }

// Reached returns the last stage that ran.
func (f *Figure) Reached() physics.Stage { return f.clipping.Reached }

// Close does nothing: the figure holds no resources.
func (f *Figure) Close() {}

// Clipping returns the working set of the collide call. The caller must not change it.
func (f *Figure) Clipping() *physics.Clipping { return &f.clipping }

// Preset returns the id of the preset with this pose, or "".
func (f *Figure) Preset() string { return f.Now.Preset }

// Numbers reports whether edge and vertex numbers are shown.
func (f *Figure) Numbers() bool { return f.numbers }

// Typed returns the refused text of a number field. Without one, its Message is "".
func (f *Figure) Typed(side Side, field Field) lab.Typed { return f.typed[side][field] }

// FieldText returns the text of a number field.
func (f *Figure) FieldText(side Side, field Field) string {
	if t := f.typed[side][field]; t.Message != "" {
		return t.Text
	}
	return lab.Exact(*field.At(&f.Now.pose[side]))
}

// BoxName returns the accessible name of a box's keyboard handle.
func (f *Figure) BoxName(side Side) string {
	return f.Say(text.UiBox, "box", clipping.BoxNames[side])
}
