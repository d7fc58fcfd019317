// Package hull is the Hulls lab: a figure is two convex hulls, stopped at one stage of their collide
// call, and the commands that change that. It knows no browser: the bridge hands it commands and
// publishes its frame.
package hull

import (
	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/article"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
)

// Side names one of the two hulls.
type Side uint8

const (
	A Side = iota
	B
	Alone // a hull that is no part of a pair
)

// String returns the side's name in fields and links, "a" or "b"; a hull alone has none.
func (s Side) String() string { return [...]string{"a", "b", ""}[s] }

// names are what the two hulls are called.
var names = [2]string{"A", "B"}

// Name returns what the hull is called.
func (s Side) Name() string { return names[s] }

// Shape is a hull and what it was made of. Nothing changes it once it is made.
type Shape struct {
	Hull   *hull.Hull
	Points []hull.Vec3
	Faces  [][]int32 // nil: the convex hull of the points
	// Tolerance is how exact the points are, metres: see the engine's Within. With 0 the hull is strict.
	Tolerance float64
}

// moment is what undo brings back.
type moment struct {
	shapes     [2]*Shape
	poses      [2]hull.Pose
	lab.Origin      // of the shapes
	moved      bool // the poses are not those of the preset or the seed
	bias       hull.Bias
}

type editor = lab.Editor[hull.Stage, moment]

// Figure is two hulls, stopped at one stage of their collide call.
type Figure struct {
	editor
	picked   uint8      // which hull a hand has picked: 0 none, 1 A, 2 B
	hand     hold       // what a pointer is at
	near     uint8      // the hull whose gizmo it is near
	chosen   hold       // the vertex that was taken last
	drag     drag       // which is under way
	nudge    uint8      // of the keys: 10 to the power of minus it, metres and radians
	vertices bool       // the inspector lists the vertices
	sheet    Sheet      // of the inspector
	unread   string     // why what was imported last was refused
	file     *file      // that was imported last; nil for none, or for JSON
	turn     Turn       // how the inspector has rotations
	entry    [2]entries // what stands in its fields
	typed    [2][FieldCount]lab.Typed
	biased   [2]lab.Typed        // refused in the fields of the bias
	refused  refused             // the vertex that was edited last, where that was refused
	compare  bool                // the three answers are shown
	compared *article.Comparison // what the listing says of the pair; nil until it is asked for
	tilt     float64             // of B while the answers are shown, rad
	turned   hull.Pose           // of B with that tilt
	swept    *sweep              // over all tilts

	view     frame.View
	clipping hull.Clipping
	frame    frame.Hulls
}

// ID is the lab's, as it stands in links.
const ID = "hull"

// Lab is the Hulls lab.
var Lab = lab.Lab{ID: ID, New: func(seed uint32) lab.Figure {
	f := New()
	f.Chance = seed
	return f
}}

// New returns a figure of the default preset at its first stage.
func New() *Figure {
	f := newFigure()
	f.Initial = *presetMoment(presets()[0].id)
	f.show(&f.Initial)
	f.Fit()
	return f
}

// show goes to a moment and collides its hulls anew.
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
	f.Show(f.At)
}

// clear forgets what was refused.
func (f *Figure) clear() {
	f.typed, f.biased, f.refused = [2][FieldCount]lab.Typed{}, [2]lab.Typed{}, refused{}
}

// contacts lists the ids of the contacts.
func (f *Figure) contacts() (ids []uint32) {
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
func (f *Figure) Frame() []float64 { return f.frameAt(f.At) }

func (f *Figure) frameAt(at place) []float64 {
	to := &f.frame
	to.Begin()
	to.Stage, to.Sub, to.Subs = float64(at.Stage), float64(at.Sub), float64(f.Subs(at.Stage))
	to.Held = float64(f.Held())
	f.setHands(to)
	if f.compare {
		to.Compare.On, to.Listing, to.Sweep = 1, f.listing(), &f.sweep().Sweep
		to.Compare.Tilt, to.Compare.TiltAt = f.tilt, float64(f.TiltStep())/TiltSteps
	}
	to.SetHulls(&f.clipping, f.view, f.Now.bias)
	return to.End()
}

// Fit turns the view to where both hulls are seen well, as after a preset.
func (f *Figure) Fit() {
	f.view = viewOf(&f.clipping)
	f.Mark(lab.ChangeFit)
}

// Clipping returns the working set of the collide call, to read.
func (f *Figure) Clipping() *hull.Clipping { return &f.clipping }

// Shape returns what a hull is made of, and Pose where it stands.
func (f *Figure) Shape(side Side) *Shape   { return f.Now.shapes[side] }
func (f *Figure) Pose(side Side) hull.Pose { return f.Now.poses[side] }

// Bias returns by how much a later axis must beat an earlier one.
func (f *Figure) Bias() hull.Bias { return f.Now.bias }

// Preset returns the id of the preset whose hulls these are, "" if none.
func (f *Figure) Preset() string {
	if f.Now.moved {
		return ""
	}
	return f.Now.Preset
}

// Close gives up the figure, which holds nothing.
func (f *Figure) Close() {}
