// Package shape is the Shapes lab. A figure shows one stage of the collide call of two rounded shapes, and has the
// commands that change both. The package does not depend on a browser: the bridge calls the commands and publishes
// the frame.
//
// The method of package physics/shape takes the shape with more corners first. Figures name the shapes as the reader
// gave them, A and B. The role of a shape is its place in the method: 0 first, 1 second.
package shape

import (
	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/ask"
	"github.com/clipstage/clipstage/wasm/lab/author"
	"github.com/clipstage/clipstage/wasm/lab/finding"
)

// collision is the collide call of two shapes at one stage, with its questions and answers.
type collision struct {
	editor
	compare bool // the answers are shown side by side
	author  author.Words
	asked   ask.Sheet

	placed   [2]frame.PlacedShape
	clipping shape.Clipping
	mended   shape.Manifold
	frame    frame.Shapes
}

// hands are the hands on a collision: pointer, keyboard and number fields.
type hands struct {
	collision
	hover   hold // the part under the pointer
	drag    drag
	coarse  bool    // the pointer is a finger
	chosen  hold    // the corner chosen by keys
	refused refused // the refused text of a field
}

// Figure is two shapes at one stage of their collide call, with the controls.
type Figure struct {
	hands
	numbers bool // the list of corners is shown
	tilt    tilt
	lit     finding.Quantity
}

type editor = lab.Editor[shape.Stage, moment]

// ID is the lab's id in links.
const ID = "shape"

// Lab is the Shapes lab.
var Lab = lab.Lab{ID: ID, New: func(seed uint32) lab.Figure {
	f := New()
	f.Chance = seed
	return f
}}

// setUp makes f a call without shapes or edits.
func (f *collision) setUp() {
	f.editor = lab.EditorOf[shape.Stage, moment](lab.Call[shape.Stage]{
		Count: shape.StageCount, Has: f.owns, Reached: f.Reached, Skipped: f.Skipped, Changes: lab.ChangeStage | lab.ChangeState,
		Leave: func() {
			f.asked.Clear()
			f.Compare(false)
		},
		Questions: f.questions(),
	})
}

// New returns a figure of the default preset at the first stage.
func New() *Figure {
	f := &Figure{}
	f.setUp()
	f.asked = ask.SheetOf(f, func() *ask.Question { return f.question(f.Stage()) })
	f.Edit(lab.Document[shape.Stage, moment]{
		Lab: ID, Default: PresetIDs()[0], Presets: PresetIDs, Preset: presetMoment, Seeded: seeded,
		Show: f.show, Clear: f.clear, Asks: f.asksAbout,
		Link: f.addParts, Options: append(f.author.Options(&f.Base, StageIDs()), f.sideOption(A), f.sideOption(B)), PressHeld: f.pressHeld, Press: f.press,
	})
	f.Initial = *presetMoment(PresetIDs()[0])
	f.show(&f.Initial)
	return f
}

// clear forgets all refused text.
func (f *hands) clear() { f.refused = refused{} }

// show makes a valid moment the present one and runs the call.
func (f *hands) show(m *moment) {
	f.clear()
	if c := f.chosen; c.part == PartCorner && m.solids[c.side()].Count != f.Now.solids[c.side()].Count {
		f.chosen = hold{}
	}
	f.Now = *m
	kind, before := f.clipping.Kind, f.clipping.Manifold
	f.collide()
	f.Mark(lab.ChangePose)
	if kind != f.clipping.Kind {
		f.Mark(lab.ChangeStage)
	}
	if !sameIDs(&before, &f.clipping.Manifold) {
		f.Mark(lab.ChangeContacts)
	}
	f.asked.Forget()
	f.AskAgain()
}

// collide runs the call of the present moment.
func (f *collision) collide() {
	for side := range f.placed {
		f.placed[side] = f.Now.solids[side].placed()
	}
	a, b := &f.placed[A], &f.placed[B]
	f.clipping = shape.Clipping{}
	f.clipping.Run(&a.Shape, &b.Shape, &a.Pose, &b.Pose)
	f.mended = f.clipping.Mended()
	f.frame.SetShapes(&f.placed, &f.clipping, &f.mended)
}

func sameIDs(p, q *shape.Manifold) bool {
	if p.Count != q.Count {
		return false
	}
	for i := range p.Count {
		if p.Points[i].ID != q.Points[i].ID {
			return false
		}
	}
	return true
}

// Frame encodes the figure and returns the array that the page draws from.
func (f *Figure) Frame() []float64 {
	to := &f.frame
	to.Stage, to.Focus, to.Lit, to.Compared = float64(f.Visible()), float64(f.Held()), float64(f.lit), lab.Bit(f.compare)
	to.Hands, to.Ask = f.handsFrame(), f.askFrame()
	return to.Array()
}

// FrameAt returns a copy of the frame for another stage.
func (f *Figure) FrameAt(stage shape.Stage) []float64 {
	f.Frame()
	at := f.frame
	at.Stage = float64(stage)
	return at.Array()
}

// Clipping returns the working set of the collide call. The caller must not change it.
func (f *collision) Clipping() *shape.Clipping { return &f.clipping }

// Reached returns the last stage that ran.
func (f *collision) Reached() shape.Stage { return f.clipping.Reached }

// Preset returns the id of the shown preset, or "".
func (f *collision) Preset() string { return f.Now.Preset }

// Close does nothing: the figure holds no resources.
func (f *Figure) Close() {}

// Light highlights a quantity in the picture and in the inspector. QuantityNone ends that.
func (f *Figure) Light(q finding.Quantity) {
	if q < QuantityCount && f.lit != q {
		f.lit = q
		f.Mark(lab.ChangeLit)
	}
}

// Lit returns the highlighted quantity.
func (f *Figure) Lit() finding.Quantity { return f.lit }
