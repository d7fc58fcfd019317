package world

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/link"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/text"
)

// State returns the figure's state as in links: see package link.
func (f *Figure) State() string {
	state, _ := f.written()
	return state
}

// Fits reports whether a link can restore the figure: all edits and settings fit, and the scene is a named one.
func (f *Figure) Fits() bool {
	_, whole := f.written()
	return whole && f.ID != Own
}

func (f *Figure) written() (state string, whole bool) {
	l := f.link()
	if iteration, constraint := f.Named(); iteration >= 0 {
		l.Shown.Cursor.Iteration, l.Shown.Cursor.Constraint = iteration, constraint
	}
	return l.Text()
}

// link returns a link to the present state. It shares the lists of the run.
func (f *Figure) link() *link.Link {
	return &link.Link{
		ID: f.ID, Scene: f.Def, Steps: f.Steps(), Shown: f.Where(), Plots: f.Plots, Layers: f.Layers, Follow: f.FollowNumber(), Ask: f.Asking.Of,
		Live: f.Live, Edits: f.Edits, Compare: f.Comparison(),
	}
}

// own returns the custom scene that runs, nil if a named one does.
func (f *Figure) own() *scene.Scene {
	if f.ID == Own {
		return f.Def
	}
	return nil
}

// SetState loads the scene of a state by State, and starts a journey to its step. It returns the number of the
// journey, 0 if the world is there. An invalid state is an error and changes nothing.
func (f *Figure) SetState(state string) (journey int, err error) {
	l, err := link.Read(state, f.own())
	if err != nil {
		return 0, err
	}
	f.open(l)
	f.another = true
	return f.Journey(), nil
}

// Open is SetState for a link that somebody followed. An invalid link shows the default and leaves a notice.
func (f *Figure) Open(state string) {
	l, err := link.Read(state, f.own())
	if err == nil {
		f.Dismiss()
		f.open(l)
		f.Differs(l.Differs)
		return
	}
	w, _ := scene.WorldByID(scene.DefaultWorld)
	f.begin(w.ID, w.Scene())
	f.SetNotice(f.Say(text.NoticeInvalidState, "reason", lab.Said(err, f.Language())))
}

// open loads the scene of a link and starts a journey to its step.
func (f *Figure) open(l *link.Link) {
	f.load(l)
	goal := l.Steps
	if l.Shown.Moment != run.MomentWhole && goal > 0 {
		goal--
	}
	f.SetOut(goal)
	if f.Goal > 0 {
		f.Kept = l.Shown
	} else {
		f.Settle(l.Shown)
	}
}

// load loads the scene of a link before its first step.
func (f *Figure) load(l *link.Link) {
	f.begin(l.ID, l.Scene)
	f.plotting, f.Plots = plotting{}, l.Plots
	f.showLayers(l.Layers)
	f.FollowAgain(l.Follow)
	if f.Asking.Of = l.Ask; f.Asker == nil {
		f.Asking.Of = cursor.AskNothing
	}
	f.Plan(l.Live, l.Edits)
	f.CompareWith(l.Compare)
}

// reopen opens a link to the running scene, and keeps the history of Undo and Redo.
func (f *Figure) reopen(l *link.Link) {
	history, tuned := f.History, f.TunesSecond
	f.open(l)
	f.History, f.TunesSecond = history, tuned && f.Compares()
}

// AppendKept appends a snapshot, which restores the figure in another instance of the engine: see link.Kept.
func (f *Figure) AppendKept(to []float64) []float64 {
	k := link.Kept{Link: *f.link(), Motion: f.Motion, Playing: f.Playing(), Failed: f.Failed != "", Sheet: f.Sheet, Notice: f.Notice()}
	if f.Goal > 0 {
		k.Shown = f.Kept
	}
	if f.Asker != nil {
		k.Answered, k.Answers = f.Asking.Answered, f.Asker.Answers()
	}
	return k.Append(to)
}

// Restore restores a snapshot: its scene before the first step. A custom scene must have been loaded before. GoOn then
// runs the steps up to the lost figure's step, with the settings at their times. If the snapshot is invalid, Restore
// returns false and changes nothing.
func (f *Figure) Restore(kept []float64) bool {
	k, ok := link.ReadKept(kept, f.own())
	if !ok {
		return false
	}
	f.load(&k.Link)
	f.Motion, f.Kept, f.Sheet = k.Motion, k.Shown, k.Sheet
	f.Resume(k.Playing, k.Notice)
	if f.Asker != nil {
		f.Asking.Answered = k.Answered
		f.Asker.Remember(k.Answers)
	}
	if k.Failed {
		f.Failed = f.Notice()
	}
	return true
}

// Prepare starts the prepared comparison with an id, and a journey to its step.
func (f *Figure) Prepare(id string) error {
	p, err := link.PreparedByID(id)
	if err != nil {
		return err
	}
	l, err := link.Read(p.State(), nil)
	if err != nil {
		return err
	}
	f.Leap(func() { f.reopen(l) }, false)
	f.another = true
	return nil
}

// Prepared returns the running comparison, nil if it is not a prepared one: in another scene, with other settings, or
// after an edit.
func (f *Figure) Prepared() *link.Prepared {
	if !f.Compares() {
		return nil
	}
	return f.link().Prepared()
}

// SeekPrepared goes to the step of the prepared comparison's line.
func (f *Figure) SeekPrepared() {
	if p := f.Prepared(); p != nil {
		_ = f.SeekStep(float64(p.Step())) // the step is valid
	}
}

// A figure may compare: see package lockstep. The rest of a figure, such as its trace and its exports, is about the
// first world.

// Compare compares the world with a second one, whose settings are given as in a link's part compare: see package link.
// "" ends the comparison. Both worlds run from the scene's beginning to the present step.
func (f *Figure) Compare(said string) error {
	if said == "" {
		if f.Compares() {
			f.Leap(f.EndSecond, false)
		}
		return nil
	}
	l := f.link()
	if err := l.ReadCompare(said); err != nil {
		return err
	}
	f.Leap(func() { f.reopen(l) }, false)
	return nil
}

// CompareSolvers begins a comparison of the two solvers: the second world gets the solver that the first does not have.
func (f *Figure) CompareSolvers() {
	other := physics.SolverLite
	if f.Settings().Solver == other {
		other = physics.SolverBox2D
	}
	_ = f.Compare("solver:" + other.String()) // the solver exists
}

// GoToFirst goes to the step returned by First. If the step was forgotten, it is run again.
func (f *Figure) GoToFirst() {
	step, _, ok := f.First()
	if !ok {
		return
	}
	if step >= f.Oldest() {
		_ = f.SeekStep(float64(step)) // the step has run
		return
	}
	l := f.link()
	l.Steps, l.Shown.Moment = step, run.MomentWhole
	f.reopen(l)
}
