// Package hull is the Hulls lab. A figure shows one stage of the collide call of two convex hulls, and has the
// commands that change both. The package does not depend on a browser: the bridge calls the commands and publishes
// the frame.
package hull

import (
	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/article"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/ask"
	"github.com/clipstage/clipstage/wasm/lab/author"
)

// Side names one of the two hulls.
type Side uint8

const (
	A Side = iota
	B
	Alone // a hull outside of a pair
)

// String returns the side's name in fields and links: "a", "b", or "" for a hull outside of a pair.
func (s Side) String() string { return [...]string{"a", "b", ""}[s] }

var names = [2]string{"A", "B"}

// Name returns the displayed name of a hull.
func (s Side) Name() string { return names[s] }

// Shape is a hull with the points and faces that it was built of. It is immutable.
type Shape struct {
	Hull   *hull.Hull
	Points []hull.Vec3
	Faces  [][]int32 // nil: the convex hull of the points
	// Tolerance is the accuracy of the points in metres: see the engine's Within. A hull with 0 is strict.
	Tolerance float64
}

// moment is the input of the call, which undo restores.
type moment struct {
	shapes     [2]*Shape
	poses      [2]hull.Pose
	lab.Origin      // of the shapes
	moved      bool // the poses may differ from the preset's or the seed's
	bias       hull.Bias
}

type editor = lab.Editor[hull.Stage, moment]

// collision is the collide call of two hulls at one stage, with its inputs.
type collision struct {
	editor
	nudge    uint8                // the keyboard's step is 10^-nudge metres or radians
	words    author.Words         // the author's
	vertices bool                 // the inspector lists the vertices
	asked    ask.Sheet            // the reader's answers
	ask      func() *ask.Question // about the present stage; nil for a trace, as in the Pair lab
	turn     Turn                 // how the inspector writes rotations
	entry    [2]entries           // the numbers in the fields of both poses
	typed    [2][FieldCount]lab.Typed
	biased   [2]lab.Typed        // the refused text in the fields of the bias
	refused  refused             // the refused edit of a vertex
	compare  bool                // the three answers are shown
	compared *article.Comparison // the listing's answer; nil until it is needed
	tilt     float64             // of B while the answers are shown, rad
	turned   hull.Pose           // the pose of B with that tilt
	swept    *sweep              // the answers at tilts of the scale; nil until they are needed

	view     frame.View
	clipping hull.Clipping
}

// hands are the pointer's and the keyboard's hands on a collision.
type hands struct {
	collision
	picked uint8 // the hull that a pointer picked: 0 none, 1 A, 2 B
	hand   hold  // the part under the pointer
	near   uint8 // the hull whose gizmo the pointer is near: 0 none, 1 A, 2 B
	chosen hold  // the chosen vertex: see choose
	drag   drag  // the drag in progress
	met    mark  // the part under the pointer that stands for a choice
}

// Figure is two hulls at one stage of their collide call.
type Figure struct {
	hands
	asks   func(*frame.Hulls) // writes the question to the frame; nil for a trace
	marked lab.Thing          // the thing that a text marks
	file   *file              // the last imported OBJ or STL file, else nil
	frame  frame.Hulls
}

// ID is the lab's id in links.
const ID = "hull"

// Lab is the Hulls lab.
var Lab = lab.Lab{ID: ID, New: func(seed uint32) lab.Figure {
	f := New()
	f.Chance = seed
	return f
}}

// New returns a figure of the default preset at the first stage.
func New() *Figure {
	f := newFigure()
	f.Initial = *presetMoment(presets()[0].id)
	f.show(&f.Initial)
	f.Fit()
	return f
}

// show makes a moment the present one and runs the call.
func (f *Figure) show(m *moment) {
	f.clear()
	if !f.Dragging() {
		f.hand = hold{}
		if f.chosen.hull > 0 && m.shapes[f.chosen.side()] != f.Now.shapes[f.chosen.side()] {
			f.chosen = hold{}
		}
	}
	f.Now = *m
	if c := &f.chosen; c.part == PartVertex {
		c.at = m.poses[c.side()].Point(m.shapes[c.side()].Points[c.point])
	}
	for side := range f.entry {
		f.entry[side] = entriesOf(f.turn, m.poses[side])
	}
	f.collide()
	f.asked.Forget()
	f.AskAgain()
}

// clear forgets all refused text.
func (f *collision) clear() {
	f.typed, f.biased, f.refused = [2][FieldCount]lab.Typed{}, [2]lab.Typed{}, refused{}
}

func (f *collision) contacts() (ids []uint32) {
	m := &f.clipping.Manifold
	for i := range m.Count {
		ids = append(ids, m.Contacts[i].Feature.Key())
	}
	return ids
}

func sameIDs(p, q []uint32) bool {
	if len(p) != len(q) {
		return false
	}
	for i := range p {
		if p[i] != q[i] {
			return false
		}
	}
	return true
}

// Frame encodes the figure and returns the array that the page draws from.
func (f *Figure) Frame() []float64 { return f.frameAt(f.seen()) }

func (f *Figure) frameAt(at place) []float64 {
	to := &f.frame
	to.Begin()
	to.Stage, to.Sub, to.Subs = float64(at.Stage), float64(at.Sub), float64(f.Subs(at.Stage))
	to.Held = float64(f.Held())
	f.setHands(to)
	if f.asks != nil {
		f.asks(to)
	}
	if f.compare {
		to.Compare.On, to.Listing, to.Sweep = 1, f.listing(), &f.sweep().Sweep
		to.Compare.Tilt, to.Compare.TiltAt = f.tilt, float64(f.TiltStep())/TiltSteps
	}
	to.SetHulls(&f.clipping, f.view, f.Now.bias)
	return to.End()
}

// Fit turns the view so that both hulls are seen well.
func (f *collision) Fit() {
	f.view = viewOf(&f.clipping)
	f.Mark(lab.ChangeFit)
}

// Clipping returns the working set of the collide call. It must not be changed.
func (f *collision) Clipping() *hull.Clipping { return &f.clipping }

// Shape returns a hull's shape, and Pose its pose.
func (f *collision) Shape(side Side) *Shape   { return f.Now.shapes[side] }
func (f *collision) Pose(side Side) hull.Pose { return f.Now.poses[side] }

// Bias returns the bias: how much a later axis must be better than an earlier one.
func (f *collision) Bias() hull.Bias { return f.Now.bias }

// Preset returns the id of the preset with these hulls in these poses, or "". The bias does not count.
func (f *collision) Preset() string {
	if f.Now.moved {
		return ""
	}
	return f.Now.Preset
}

// Close does nothing: the figure holds no resources.
func (f *Figure) Close() {}
