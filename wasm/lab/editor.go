package lab

import (
	"math"

	"github.com/clipstage/clipstage/wasm/text"
)

// Document describes the input of a lab's call to an Editor. A moment is a snapshot of the input, which undo
// restores.
type Document[S Stage, M comparable] struct {
	Lab       string                     // the id in links
	Default   string                     // the id of the preset that a figure starts with
	Presets   func() []string            // the ids, in menu order
	Preset    func(id string) *M         // nil if no preset has the id
	Seeded    func(seed uint32) *M       // the random pair of a seed
	Show      func(m *M)                 // makes m the present moment and runs the call
	Look      func()                     // fits the view to the present moment; may be nil
	Clear     func()                     // forgets the refused text of number fields
	Asks      func(m *M) bool            // whether a pair has a question about an asked stage
	Recorded  func(before *M)            // runs after a change that can be undone; may be nil
	Link      func(l *Link[S, M])        // adds this lab's own parts of links
	Options   []Option                   // this lab's own options
	PressHeld func(body int, k Key) bool // handles a key for the focused body
	Press     func(k Key) bool           // handles this lab's own keys
}

// gesture is a drag or a slide in progress.
type gesture uint8

const (
	gestureNone gesture = iota
	gestureDrag
	gestureSlide
)

// Editor adds editing and undo to Stages. Figures embed it. Do not give a figure an unexported method with the name
// of a method here: TinyGo mixes up the two.
type Editor[S Stage, M comparable] struct {
	Stages[S]
	Now      M // the present moment
	Initial  M // the moment that Reset returns to
	Start    M // the moment at the beginning of the drag
	History  History[M]
	Chance   uint32 // the random state of the next surprise
	gesture  gesture
	editable Editable
	held     uint8
	linked   bool
	sheet    Sheet
	unread   string // why the last import was refused
	document Document[S, M]
}

// EditorOf returns an editor of a call, without a moment. It cannot edit before Edit is called. A trace needs no
// more, so a program without a page does not link the code for edits.
func EditorOf[S Stage, M comparable](call Call[S]) Editor[S, M] {
	return Editor[S, M]{Stages: StagesOf(call)}
}

// Edit sets the document to edit.
func (e *Editor[S, M]) Edit(document Document[S, M]) { e.document = document }

// Load loads a moment as a preset does: Reset returns to it.
func (e *Editor[S, M]) Load(m *M) {
	e.Mark(ChangePreset)
	e.Begin(m)
}

// Begin shows a moment to which Reset will return.
func (e *Editor[S, M]) Begin(m *M) {
	e.Initial = *m
	e.Change(m)
	e.look()
}

// Change makes m the present moment. If it differs, the moment before can be restored by undo. A gesture in progress
// ends first and is a change of its own.
func (e *Editor[S, M]) Change(m *M) {
	e.Drop()
	e.SetNotice("")
	if e.Is(m) {
		e.document.Clear()
		return
	}
	before := e.Now
	e.document.Show(m)
	e.record(&before)
}

func (e *Editor[S, M]) record(before *M) {
	e.History.Record(before)
	if e.document.Recorded != nil {
		e.document.Recorded(before)
	}
}

func (e *Editor[S, M]) look() {
	if e.document.Look != nil {
		e.document.Look()
	}
	e.Mark(ChangeFit)
}

// Reset returns to the moment that was loaded last, at the first stage. It can be undone.
func (e *Editor[S, M]) Reset() {
	e.Change(&e.Initial)
	e.look()
	e.SeekFirst()
}

// Changed reports whether Reset would change the moment. The stage does not count.
func (e *Editor[S, M]) Changed() bool { return !e.Is(&e.Initial) }

// Is reports whether m equals the present moment. It is not inlined because comparing a large moment is a lot of
// code.
//
//go:noinline
func (e *Editor[S, M]) Is(m *M) bool { return *m == e.Now }

// LoadPreset loads the preset with an id and keeps the present stage.
func (e *Editor[S, M]) LoadPreset(id string) error {
	m := e.document.Preset(id)
	if m == nil {
		err := &Error{Code: CodeInvalidScene, Field: "scene", Key: text.NoticeInvalidScene, Values: Values("scene", Clip(id))}
		return err.Among(e.document.Presets())
	}
	e.ClosePictures()
	e.Load(m)
	return nil
}

// Surprise loads the random pair of a seed. Links name the seed, so they open the same pair.
func (e *Editor[S, M]) Surprise(seed uint32) { e.Load(e.document.Seeded(seed)) }

// mostTries is the largest number of random pairs that NextSurprise makes to find one with a question. The rarest is one
// about the reduction of two hulls' points: one pair in 120 has it.
const mostTries = 1000

// NextSurprise loads the pair of the next random seed, or, if the reader is asked, of the next one with a question.
func (e *Editor[S, M]) NextSurprise() {
	seed := e.NextSeed()
	for range mostTries {
		if e.Asked == 0 || e.document.Asks(e.document.Seeded(seed)) {
			break
		}
		seed = e.NextSeed()
	}
	e.Surprise(seed)
}

// NextSeed returns the next random seed.
func (e *Editor[S, M]) NextSeed() uint32 {
	e.Chance = max(1, e.Chance*1664525+1013904223) // a linear congruential generator (Knuth)
	return e.Chance
}

// Undo reverts the last change, and Redo reverts the last Undo.
func (e *Editor[S, M]) Undo() { e.travel(e.History.Undo) }
func (e *Editor[S, M]) Redo() { e.travel(e.History.Redo) }

func (e *Editor[S, M]) travel(step func(*M) bool) {
	e.Drop()
	if m := e.Now; step(&m) {
		e.SetNotice("")
		e.document.Show(&m)
	}
}

// CanUndo and CanRedo report whether there is a change to undo or redo.
func (e *Editor[S, M]) CanUndo() bool { return len(e.History.Past) > 0 }
func (e *Editor[S, M]) CanRedo() bool { return len(e.History.Future) > 0 }

// Forget clears the undo history.
func (e *Editor[S, M]) Forget() {
	e.History = History[M]{}
	e.Mark(ChangeView)
}

// Gesture implements Figure.
func (e *Editor[S, M]) Gesture() bool { return e.gesture != gestureNone }

// Dragging reports whether a drag is in progress.
func (e *Editor[S, M]) Dragging() bool { return e.gesture == gestureDrag }

// BeginDrag begins a drag. Drop records all changes by DragTo as one.
func (e *Editor[S, M]) BeginDrag() {
	e.Pause()
	e.Start, e.gesture = e.Now, gestureDrag
}

// DragTo shows the moment at the drag's present position.
func (e *Editor[S, M]) DragTo(m *M) {
	if !e.Is(m) {
		e.SetNotice("")
		e.document.Show(m)
	}
}

// Slide shows the moment at a slider's present position. All changes by Slide until Drop are recorded as one.
func (e *Editor[S, M]) Slide(m *M) {
	switch {
	case e.Is(m):
	case e.gesture == gestureSlide:
		e.document.Show(m)
	default:
		e.Change(m)
		e.gesture = gestureSlide
	}
}

// Drop ends a gesture and records its change.
func (e *Editor[S, M]) Drop() {
	dragged := e.endGesture()
	if dragged && !e.Is(&e.Start) {
		e.record(&e.Start)
		e.Mark(ChangeView) // CanUndo may have changed
	}
}

// Cancel ends a gesture. After a drag it restores the moment before.
func (e *Editor[S, M]) Cancel() {
	if e.endGesture() {
		e.document.Show(&e.Start)
	}
}

// endGesture ends a gesture, and reports whether it was a drag.
func (e *Editor[S, M]) endGesture() (dragged bool) {
	dragged = e.Dragging()
	e.gesture = gestureNone
	if dragged {
		e.Mark(ChangeHover)
	}
	return dragged
}

// Editable returns which parts a reader may change.
func (e *Editor[S, M]) Editable() Editable { return e.editable }

// Held returns the body that has the keyboard focus: 0 none, 1 A, 2 B.
func (e *Editor[S, M]) Held() uint8 { return e.held }

// SetFocus sets the body that has the keyboard focus: 0 none, 1 A, 2 B.
func (e *Editor[S, M]) SetFocus(body uint8) {
	if e.held != body {
		e.held = body
		e.Mark(ChangeView)
	}
}

// Press handles a key and reports whether it had a meaning here. If so, the page does not scroll by it.
func (e *Editor[S, M]) Press(k Key) (taken bool) {
	onBody := k.Where == OnBoxA || k.Where == OnBoxB
	switch {
	case k.Where == InField:
		return false
	case k.Alt && !(onBody && (k.Name == "[" || k.Name == "]")):
		// Many keyboards have the brackets behind AltGr, which some browsers report as Ctrl and Alt, or behind Option.
		return false
	case (k.Ctrl || k.Meta) && !k.Alt:
		return e.pressUndo(k)
	case onBody && e.editable != EditNone && e.document.PressHeld(int(k.Where-OnBoxA), k):
		return true
	case e.document.Press(k):
		return true
	case k.Name == "Escape" && e.Dragging():
		e.Cancel()
		return true
	}
	return e.PressWalk(k)
}

func (e *Editor[S, M]) pressUndo(k Key) (taken bool) {
	switch {
	case e.editable == EditNone:
		return false
	case (k.Name == "z" || k.Name == "Z") && !k.Shift: // Z without Shift: caps lock
		e.Undo()
	case k.Name == "z" || k.Name == "Z" || k.Name == "y" || k.Name == "Y":
		e.Redo()
	default:
		return false
	}
	return true
}

// AppendEdits appends the editor's snapshot, which ReadEdits reads. add appends a moment.
func (e *Editor[S, M]) AppendEdits(to []float64, add func(to []float64, m *M) []float64) []float64 {
	h := &e.History
	to = append(e.AppendStages(to), float64(e.editable), float64(e.Chance), float64(len(h.Past)), float64(len(h.Future)))
	for _, list := range [...][]M{{e.Now, e.Initial}, h.Past, h.Future} {
		for i := range list {
			to = add(to, &list[i])
		}
	}
	return to
}

// ReadEdits reads a snapshot by AppendEdits. read reads a moment, and sets r.Bad if it is invalid.
func (e *Editor[S, M]) ReadEdits(r *Reader, read func(m *M)) {
	e.ReadStages(r)
	e.editable, e.Chance = Editable(r.Count(EditableCount-1)), uint32(r.Whole(math.MaxUint32))
	present, past, future := make([]M, 2), make([]M, r.Count(MaxHistory)), make([]M, r.Count(MaxHistory))
	for _, list := range [...][]M{present, past, future} {
		for i := range list {
			read(&list[i])
		}
	}
	e.Now, e.Initial, e.History = present[0], present[1], History[M]{past, future}
	e.gesture, e.held, e.linked = gestureNone, 0, false
}
