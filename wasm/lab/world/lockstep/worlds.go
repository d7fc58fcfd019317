// Package lockstep has a world of the World lab beside a second one of the same scene. The second world runs the same
// steps with settings of its own.
package lockstep

import (
	"slices"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/text"
)

// Worlds is a world with its picked pair and, in a comparison, the second world.
type Worlds struct {
	cursor.Pick
	comparing
}

// comparing is the second world and its differences from the first.
type comparing struct {
	Second      *cursor.Pick // nil without a comparison
	View        View
	TunesSecond bool // the panel shows the second world's settings

	over  bool // the pointer is over the second world
	first int  // the first step at whose end the worlds differ, -1 for none so far
	body  int  // the first body that differs then, -1 for none

	offsets []frame.Offset // the last results of Offsets and Lone, whose memory is reused
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

// ParseView returns the view with an id; ok is false if there is none.
func ParseView(id string) (v View, ok bool) {
	i := slices.Index(viewIDs[:], id)
	return View(max(i, 0)), i >= 0
}

// Comparison is the second world in a link.
type Comparison struct {
	Live []scene.Change // its settings
	View View
}

// Compares reports whether there is a second world.
func (w *Worlds) Compares() bool { return w.Second != nil }

// Comparison returns the present comparison, nil if there is none.
func (w *Worlds) Comparison() *Comparison {
	if w.Second == nil {
		return nil
	}
	return &Comparison{slices.Clone(w.Second.Live), w.View}
}

// CompareWith starts a comparison in a world before its first step, without questions; nil ends it.
func (w *Worlds) CompareWith(c *Comparison) {
	w.EndSecond()
	if c == nil {
		return
	}
	s := &cursor.Pick{Run: run.New(w.ID, w.Def)}
	s.Plan(slices.Clone(c.Live), slices.Clone(w.Edits))
	w.comparing = comparing{Second: s, first: -1, body: -1}
	w.Asking = cursor.Asking{}
	w.LookBy(c.View)
	w.Changes |= lab.ChangeWorld
}

// EndSecond ends the comparison.
func (w *Worlds) EndSecond() {
	if s := w.Second; s != nil {
		w.comparing, w.Whole = comparing{}, false
		s.End()
		w.Changes |= lab.ChangeWorld
	}
}

// Rivals are the present settings of two compared worlds, with the view.
type Rivals struct {
	first, second scene.Live
	view          View
}

// Rivals returns the present settings of both worlds, nil without a comparison.
func (w *Worlds) Rivals() *Rivals {
	if w.Second == nil {
		return nil
	}
	return &Rivals{w.Settings(), w.Second.Settings(), w.View}
}

// CompareAgain continues a comparison in another scene. From the first step on, the second world has the settings in
// which it differed from the first.
func (w *Worlds) CompareAgain(r *Rivals) {
	if r == nil {
		return
	}
	c := &Comparison{slices.Clone(w.Live), r.view}
	for i := range c.Live {
		was, is, to := r.first.Places(), r.second.Places(), c.Live[i].Live.Places()
		for k := range is {
			if !is[k].Same(&was[k]) {
				to[k].Set(&is[k])
			}
		}
	}
	w.CompareWith(c)
}

// LookBy sets the view.
func (w *Worlds) LookBy(v View) { w.View, w.Whole = v, v != ViewPair }

// Over sets whether the pointer is over the second world, where it then finds bodies and contacts.
func (w *Worlds) Over(second bool) { w.over = second }

// Under returns the world under the pointer.
func (w *Worlds) Under() *physics.World {
	if s := w.Second; s != nil && w.over {
		return s.World
	}
	return w.World
}

// Set changes the first world's settings from the next step on, and forgets later steps. An incomplete step keeps its
// settings. Settings out of range are an error and change nothing.
func (w *Worlds) Set(l scene.Live) error {
	if err := w.check(&l); err != nil || l == w.Settings() {
		return err
	}
	w.change(&w.Pick, l)
	if s := w.Second; s != nil {
		own := s.Settings()
		own.DT = l.DT // shared by both worlds
		w.change(s, own)
	}
	return nil
}

// SetSecond changes the second world's settings from the next step on, like Set. Both worlds share the duration of a
// step.
func (w *Worlds) SetSecond(l scene.Live) error {
	s := w.Second
	if s == nil {
		return NotComparing()
	}
	l.DT = w.Settings().DT
	if err := w.check(&l); err != nil || l == s.Settings() {
		return err
	}
	w.change(s, l)
	w.change(&w.Pick, w.Settings())
	return nil
}

func (w *Worlds) check(l *scene.Live) error {
	if err := l.Check("settings.", w.Def.DT); err != nil {
		return lab.Invalid(lab.CodeInvalidOption, err)
	}
	return nil
}

// change changes the settings of a world's next steps. They must be in range.
func (w *Worlds) change(p *cursor.Pick, l scene.Live) {
	p.Change(l)
	p.Renew() // later steps will differ
	p.Restage()
	w.forgot(p.Steps())
	w.Changes |= lab.ChangeWorld
}

// NotComparing is the error for a command to a missing second world.
func NotComparing() *lab.Error {
	return &lab.Error{Code: lab.CodeInvalidState, Field: "compare", Key: text.NoticeNoSecond}
}

// SecondSettings returns the settings of the second world's next step, or the first one's without a comparison.
func (w *Worlds) SecondSettings() scene.Live {
	if w.Second != nil {
		return w.Second.Settings()
	}
	return w.Settings()
}

// Tuned returns the settings in the panel: the first or the second world's.
func (w *Worlds) Tuned() scene.Live {
	if w.TunesSecond {
		return w.SecondSettings()
	}
	return w.Settings()
}

// Tune sets the settings of the world in the panel. A setting that both worlds share is set by Set.
func (w *Worlds) Tune(l scene.Live, shared bool) error {
	if w.TunesSecond && !shared {
		return w.SetSecond(l)
	}
	if w.TunesSecond {
		dt := l.DT
		l = w.Settings()
		l.DT = dt
	}
	return w.Set(l)
}
