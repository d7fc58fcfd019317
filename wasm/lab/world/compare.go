package world

import (
	"math"
	"slices"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/text"
)

// A figure may compare: it holds a second world of the same scene, which runs the same steps with settings of its
// own. Edits change both worlds. The rest of a figure, such as its trace and its exports, is about the first world.

// comparing is the second world and its differences from the first.
type comparing struct {
	second *cursor.Pick // nil without a comparison
	view   View
	over   bool // the pointer is over the second world
	tuned  bool // the panel shows the second world's settings
	first  int  // the first step at whose end the worlds differ, -1 for none so far
	body   int  // the first body that differs then, -1 for none

	lists   layerLists     // of the second world
	offsets []frame.Offset // the last result of offsets or lone, whose memory is reused
	lone    []frame.Lone
}

// View is a way to draw two worlds.
type View uint8

const (
	ViewSplit   View = iota // side by side or one above the other
	ViewOverlay             // one on top of the other
	ViewPair                // the stages of the picked pair side by side; without a pair both worlds
	ViewCount   = iota
)

var viewIDs = [ViewCount]string{"split", "overlay", "pair"}

// String returns the view's id, such as "split".
func (v View) String() string { return viewIDs[v] }

// Name returns the message that names the view.
func (v View) Name() text.Key { return viewNames[v] }

var viewNames = [ViewCount]text.Key{text.CompareViewSplit, text.CompareViewOverlay, text.CompareViewPair}

// ViewIDs returns the ids of all views.
func ViewIDs() []string { return viewIDs[:] }

func parseView(id string) (View, bool) {
	i := slices.Index(viewIDs[:], id)
	return View(max(i, 0)), i >= 0
}

// comparison is the second world in a link.
type comparison struct {
	live []scene.Change // its settings
	view View
}

// compared returns the present comparison, nil if there is none.
func (f *Figure) compared() *comparison {
	s := f.compare.second
	if s == nil {
		return nil
	}
	return &comparison{live: slices.Clone(s.Live), view: f.compare.view}
}

// compareWith starts a comparison in a world before its first step; nil ends it.
func (f *Figure) compareWith(c *comparison) {
	f.endSecond()
	if c == nil {
		return
	}
	s := &cursor.Pick{Run: run.New(f.ID, f.Def)}
	s.Plan(slices.Clone(c.live), slices.Clone(f.Edits))
	f.compare = comparing{second: s, first: -1, body: -1}
	f.lookBy(c.view)
	f.Mark(lab.ChangeWorld)
}

func (f *Figure) endSecond() {
	if s := f.compare.second; s != nil {
		f.compare, f.Whole = comparing{}, false
		s.End()
		f.Mark(lab.ChangeWorld)
	}
}

// Compares reports whether there is a second world.
func (f *Figure) Compares() bool { return f.compare.second != nil }

// Second returns the second world, nil if there is none. It must not be changed.
func (f *Figure) Second() *cursor.Pick { return f.compare.second }

// Compare compares the world with a second one, whose settings are given as in a link's part compare: see compareIn.
// "" ends the comparison. Both worlds run from the scene's beginning to the present step.
func (f *Figure) Compare(said string) error {
	if said == "" {
		if f.Compares() {
			f.leaps(f.endSecond, false)
		}
		return nil
	}
	l := f.here()
	l.compare = nil
	if err := l.readCompare([]lab.Entry{{Name: compareName, Value: said}}, f.Def.DT); err != nil {
		return err
	}
	f.leaps(func() { f.reopen(l) }, false)
	return nil
}

// CompareSolvers compares the scene's solvers: the second world gets the one that the first does not have.
func (f *Figure) CompareSolvers() {
	other := physics.SolverLite
	if f.Settings().Solver == other {
		other = physics.SolverBox2D
	}
	_ = f.Compare("solver:" + other.String()) // the solver exists
}

// SetSecond changes the second world's settings from the next step on, like Set. Both worlds share the duration of a
// step.
func (f *Figure) SetSecond(l Live) error {
	s := f.compare.second
	if s == nil {
		return notComparing()
	}
	l.DT = f.Settings().DT
	if err := l.Check("settings.", f.Def.DT); err != nil {
		return lab.Invalid(lab.CodeInvalidOption, err)
	}
	f.goesOn()
	if l == s.Settings() {
		return nil
	}
	f.set(s, l)
	f.set(&f.Pick, f.Settings())
	f.Mark(lab.ChangeWorld)
	return nil
}

// SecondSettings returns the settings of the second world's next step, or the first one's without a comparison.
func (f *Figure) SecondSettings() Live {
	if s := f.compare.second; s != nil {
		return s.Settings()
	}
	return f.Settings()
}

// Tuned returns the settings in the panel: the first or the second world's.
func (f *Figure) Tuned() Live {
	if f.compare.tuned {
		return f.SecondSettings()
	}
	return f.Settings()
}

// TunesSecond reports whether the panel shows the second world's settings, and TuneSecond sets that.
func (f *Figure) TunesSecond() bool { return f.compare.tuned }
func (f *Figure) TuneSecond(second bool) {
	if f.Compares() && f.compare.tuned != second {
		f.compare.tuned = second
		f.fields.numbers = [NumberCount]lab.Typed{}
		f.Mark(lab.ChangeView)
	}
}

// tune sets the settings that the panel shows: the second world's, or the first world's if the changed setting is
// shared by both worlds.
func (f *Figure) tune(l Live, shared bool) error {
	if f.compare.tuned && !shared {
		return f.SetSecond(l)
	}
	if f.compare.tuned {
		dt := l.DT
		l = f.Settings()
		l.DT = dt
	}
	return f.Set(l)
}

// View returns the way to draw two worlds; SetView sets it by its id.
func (f *Figure) View() View { return f.compare.view }
func (f *Figure) SetView(id string) error {
	v, ok := parseView(id)
	if !ok {
		return lab.OneOf("view", id, viewIDs[:])
	}
	if !f.Compares() {
		return notComparing()
	}
	f.setView(v)
	return nil
}

func (f *Figure) setView(v View) {
	if f.compare.view != v {
		f.lookBy(v)
		f.Mark(lab.ChangeWorld | lab.ChangeStage)
		if f.Picked() {
			f.goesOn()
			f.look()
		}
	}
}

// lookBy sets the view.
func (f *Figure) lookBy(v View) { f.compare.view, f.Whole = v, v != ViewPair }

// Over sets whether the pointer is over the second world, where it then finds bodies and contacts. Edits change both
// worlds.
func (f *Figure) Over(second bool) { f.compare.over = second }

// under returns the world under the pointer.
func (f *Figure) under() *physics.World {
	if s := f.compare.second; s != nil && f.compare.over {
		return s.World
	}
	return f.World
}

// rivals are the present settings of two compared worlds.
type rivals struct{ first, second Live }

// comparedNow returns the present settings of both worlds and the view, nil and 0 without a comparison.
func (f *Figure) comparedNow() (r *rivals, view View) {
	if !f.Compares() {
		return nil, 0
	}
	return &rivals{f.Settings(), f.SecondSettings()}, f.compare.view
}

// compareAgain continues a comparison in another scene. From the first step on, the second world has the settings in
// which it differed from the first.
func (f *Figure) compareAgain(r *rivals, view View) {
	if r == nil {
		return
	}
	c := &comparison{live: slices.Clone(f.Live), view: view}
	for i := range c.live {
		was, is, to := r.first.Places(), r.second.Places(), c.live[i].Live.Places()
		for k := range is {
			if !is[k].Same(&was[k]) {
				to[k].Set(&is[k])
			}
		}
	}
	f.compareWith(c)
}

// First returns the first step at whose end a pose differs in any bit between the worlds, and the first body with
// such a pose. ok is false if there is none so far.
func (f *Figure) First() (step, body int, ok bool) {
	x := &f.compare
	return x.first, x.body, f.Compares() && x.first >= 0
}

// GoToFirst goes to the step returned by First. If the step was forgotten, it is run again.
func (f *Figure) GoToFirst() {
	step, _, ok := f.First()
	if !ok {
		return
	}
	if step >= f.oldest() {
		_ = f.SeekStep(float64(step)) // the step has run
		return
	}
	l := f.here()
	l.steps, l.shown.moment = step, run.MomentWhole
	f.reopen(l)
}

// differ looks for a difference after a step of both worlds.
func (f *Figure) differ() {
	x := &f.compare
	step := f.World.Steps()
	if x.first >= 0 && x.first <= step {
		return
	}
	if i := unlikeBody(f.World.Bodies(), x.second.World.Bodies()); i >= 0 {
		x.first, x.body = step, i
	}
}

// unlikeBody returns the first body whose pose differs in any bit, or -1.
func unlikeBody(first, second []physics.Body) int {
	for i := range first {
		a, b := &first[i], &second[i]
		if math.Float64bits(a.Position.X) != math.Float64bits(b.Position.X) ||
			math.Float64bits(a.Position.Y) != math.Float64bits(b.Position.Y) || math.Float64bits(a.Angle) != math.Float64bits(b.Angle) {
			return i
		}
	}
	return -1
}

// forgot is called when the steps after a step are forgotten. If the first difference is among them, it is forgotten
// too.
func (f *Figure) forgot(step int) {
	if x := &f.compare; x.first > step {
		x.first, x.body = -1, -1
	}
}

// offsets lists the bodies that are drawn at different places in the two worlds. The next call reuses the list.
func (f *Figure) offsets() []frame.Offset {
	x := &f.compare
	x.offsets = frame.AppendOffsets(x.offsets[:0], f.ShownBodies(), x.second.ShownBodies(), f.World.Masses())
	return x.offsets
}

// lone lists the contacts that only one of the worlds has. The next call reuses the list.
func (f *Figure) lone() []frame.Lone {
	x := &f.compare
	x.lone = frame.AppendLone(x.lone[:0], f.World.Arbiters(), x.second.World.Arbiters())
	return x.lone
}

// farthest returns the body that is farthest from its place in the other world, and that distance in metres; 0 and 0
// if all are at the same place.
func (f *Figure) farthest() (far float64, body int) {
	list := f.offsets()
	for i := range list {
		if list[i].Largest != 0 {
			return list[i].Distance, int(list[i].Body)
		}
	}
	return 0, 0
}

// dashed returns the world that is drawn with dashed lines, 0 or 1: the one with Box2D's solver beside Box2D-Lite's
// in the shown step, else the second.
func (f *Figure) dashed() int {
	if f.Solver() > f.compare.second.Solver() {
		return 0
	}
	return 1
}

// appendSecond appends the second world's frame to the first one's, which has head.
func (f *Figure) appendSecond(array []float64, head *frame.WorldHead, other frame.Shown) []float64 {
	x := &f.compare
	c := &head.Compare
	c.Second, c.First, c.FirstBody, c.View = float64(len(array)), float64(x.first), float64(x.body), float64(x.view)
	c.Dashed = float64(f.dashed())
	plots, first, last, scales, time := head.Plots, head.First, head.Last, head.Scales, head.Time
	array, of := f.appendFrame(array, x.second, other)
	of.Plots, of.First, of.Last, of.Scales, of.Time = plots, first, last, scales, time
	return array
}
