package lab

import (
	"math"

	"github.com/clipstage/clipstage/wasm/text"
)

// Document tells Editor about the input of a lab's call. A moment is a snapshot of the input, which undo brings back.
type Document[S Stage, M comparable] struct {
	Lab       string                     // the id, as it stands in links
	Default   string                     // the id of the preset that is shown first
	Presets   func() []string            // the ids, in the order of their menu
	Preset    func(id string) *M         // nil: there is none
	Seeded    func(seed uint32) *M       // a pair by chance
	Show      func(m *M)                 // makes a moment the present one, and runs its call
	Look      func()                     // turns the view to the present moment; may be nil
	Clear     func()                     // forgets the text that was refused in fields
	Recorded  func(before *M)            // runs after a change that can be undone; may be nil
	Close     func()                     // closes the menu of presets
	Link      func(l *Link[S, M])        // adds the parts of links that the lab alone has
	Options   []Option                   // those that the lab alone has
	PressHeld func(body int, k Key) bool // takes a key for the body that has the keyboard
	Press     func(k Key) bool           // takes a key that the lab alone has
}

// gesture is a drag or a slide that is under way.
type gesture uint8

const (
	gestureNone gesture = iota
	gestureDrag
	gestureSlide
)

// Editor is a figure whose input is edited by hand, with undo. Figures embed it. TinyGo takes an unexported method of the
// same name in a figure for the one here.
type Editor[S Stage, M comparable] struct {
	Stages[S]
	Now      M // the present moment
	Initial  M // the moment that Reset returns to
	Start    M // the moment at which the drag under way began
	History  History[M]
	Chance   uint32 // of the next surprise
	gesture  gesture
	editable Editable
	held     uint8
	linked   bool
	document Document[S, M]
}

// EditorOf returns an editor of a call, without a moment. Until Edit is called it edits nothing: a trace needs no more, and
// a program without a page then has none of the code for edits.
func EditorOf[S Stage, M comparable](call Call[S]) Editor[S, M] {
	return Editor[S, M]{Stages: StagesOf(call)}
}

// Edit makes the editor edit a document.
func (e *Editor[S, M]) Edit(document Document[S, M]) { e.document = document }

// Load begins anew with a moment, as a preset does.
func (e *Editor[S, M]) Load(m *M) {
	e.Mark(ChangePreset)
	e.Begin(m)
}

// Begin makes a moment the one that Reset returns to, and shows it.
func (e *Editor[S, M]) Begin(m *M) {
	e.Initial = *m
	e.Change(m)
	e.look()
}

// Change goes to a moment and remembers where it came from, if it differs. A gesture under way ends where it is: it is
// a change of its own.
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

// Reset returns to the moment that was loaded last, at its first stage. It can be undone.
func (e *Editor[S, M]) Reset() {
	e.Change(&e.Initial)
	e.look()
	e.SeekFirst()
}

// Changed reports whether there is anything to reset but the stage.
func (e *Editor[S, M]) Changed() bool { return !e.Is(&e.Initial) }

// Is reports whether a moment is the present one. The comparison of a large moment is a lot of code.
//
//go:noinline
func (e *Editor[S, M]) Is(m *M) bool { return *m == e.Now }

// LoadPreset shows a named pair at the present stage.
func (e *Editor[S, M]) LoadPreset(id string) error {
	m := e.document.Preset(id)
	if m == nil {
		return &Error{
			Code: CodeInvalidScene, Field: "scene", Key: text.NoticeInvalidScene,
			Values: Values("scene", Clip(id), "values", Join(e.document.Presets())), Allows: text.NoticeRangeChoice,
		}
	}
	e.document.Close()
	e.Load(m)
	return nil
}

// Surprise shows the pair that a seed stands for. The seed is in the link, so that others see the same.
func (e *Editor[S, M]) Surprise(seed uint32) { e.Load(e.document.Seeded(seed)) }

// NextSurprise shows the next of the row.
func (e *Editor[S, M]) NextSurprise() {
	e.Chance = max(1, e.Chance*1664525+1013904223) // Knuth's quick generator
	e.Surprise(e.Chance)
}

// Undo takes back the last change, and Redo the last Undo.
func (e *Editor[S, M]) Undo() { e.travel(e.History.Undo) }
func (e *Editor[S, M]) Redo() { e.travel(e.History.Redo) }

func (e *Editor[S, M]) travel(step func(*M) bool) {
	e.Drop()
	if m := e.Now; step(&m) {
		e.SetNotice("")
		e.document.Show(&m)
	}
}

// CanUndo and CanRedo report whether there is a change to take back.
func (e *Editor[S, M]) CanUndo() bool { return len(e.History.Past) > 0 }
func (e *Editor[S, M]) CanRedo() bool { return len(e.History.Future) > 0 }

// Forget drops the history: the figure begins as it is now.
func (e *Editor[S, M]) Forget() {
	e.History = History[M]{}
	e.Mark(ChangeView)
}

// Gesture implements Figure.
func (e *Editor[S, M]) Gesture() bool { return e.gesture != gestureNone }

// Dragging reports whether a drag is under way.
func (e *Editor[S, M]) Dragging() bool { return e.gesture == gestureDrag }

// BeginDrag begins a drag. All that DragTo shows until Drop is one change.
func (e *Editor[S, M]) BeginDrag() {
	e.Pause()
	e.Start, e.gesture = e.Now, gestureDrag
}

// DragTo shows the moment that a drag has come to.
func (e *Editor[S, M]) DragTo(m *M) {
	if !e.Is(m) {
		e.SetNotice("")
		e.document.Show(m)
	}
}

// Slide shows the moment that a slider has come to. All that is slid until Drop is one change.
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

// Drop ends a gesture.
func (e *Editor[S, M]) Drop() {
	dragged := e.endGesture()
	if dragged && !e.Is(&e.Start) {
		e.record(&e.Start)
		e.Mark(ChangeView) // there is something to undo
	}
}

// Cancel ends a drag and puts all back.
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

// Editable returns the extent of what a reader may change.
func (e *Editor[S, M]) Editable() Editable { return e.editable }

// Held returns which body has the keyboard: 0 none, 1 A, 2 B.
func (e *Editor[S, M]) Held() uint8 { return e.held }

// SetFocus says which body has the keyboard: 0 none, 1 A, 2 B.
func (e *Editor[S, M]) SetFocus(body uint8) {
	if e.held != body {
		e.held = body
		e.Mark(ChangeView)
	}
}

// Press takes a key and reports whether it meant something here, so that the page does not also scroll by it.
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

// AppendEdits adds what ReadEdits needs to a list. add adds a moment.
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

// ReadEdits reads what AppendEdits wrote. read reads a moment; the reader is bad where that is none.
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
