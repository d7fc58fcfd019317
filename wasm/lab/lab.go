// Package lab has the code that all labs share. A lab is a kind of figure: packages pair, hull and world are the
// labs. They depend neither on a browser nor on each other.
package lab

import (
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/wasm/text"
)

// Lab is a kind of figure.
type Lab struct {
	ID  string                   // the id in links: lab=pair
	New func(seed uint32) Figure // seed: of random pairs, if the lab has any
}

// Figure is a figure of any lab, for the bridge.
type Figure interface {
	Frame() []float64 // the array that the page draws from
	Take() Change     // returns the changes since the last call
	Playing() bool
	StageIndex() int // the shown stage; 0 in a figure without stages

	State() string // the parameters of a link
	// Trace returns the figure's trace as JSON. show, if not nil, writes the panel of the stage that the figure shows at
	// the moment.
	Trace(show func(*jsontext.Writer)) []byte

	// MarkThing marks the thing of the picture with a name, until the next call; "" marks none.
	MarkThing(name string) error
	// ThingNames returns the names of things, separated by spaces. things has kinds and numbers in turn: see Thing.
	ThingNames(things []float64) string

	// Gesture reports whether a drag or a slide is in progress. All of it will be one change.
	Gesture() bool

	// AppendKept appends a snapshot. Restore reads it in another instance of the engine, and reports whether it was
	// valid. AppendKept is not called during a gesture.
	AppendKept(to []float64) []float64
	Restore(kept []float64) bool

	Language() text.Language
	Speak(text.Language)
	Close() // the figure is not used afterwards
}

// Base is the part that the figures of all labs have in common.
type Base struct {
	language text.Language // of the figure's messages; English by default
	notice   string
	playing  bool
	changes  Change
}

// Mark adds changes, which Take returns.
func (b *Base) Mark(c Change) { b.changes |= c }

// Flip toggles a switch of the view.
func (b *Base) Flip(on *bool) {
	*on = !*on
	b.Mark(ChangeView)
}

// Take returns the changes since the last call.
func (b *Base) Take() Change {
	c := b.changes
	b.changes = 0
	return c
}

// MarkThing refuses all names: a lab whose pictures have things with names replaces it, and ThingNames.
func (b *Base) MarkThing(name string) error { return Unmarked(nil, name) }
func (b *Base) ThingNames([]float64) string { return "" }

// Language returns the language of the figure's messages.
func (b *Base) Language() text.Language { return b.language }

// Speak sets the language of the figure's messages.
func (b *Base) Speak(language text.Language) {
	if b.language != language {
		b.language = language
		b.changes |= ChangeView
	}
}

// Say returns a message in the figure's language.
func (b *Base) Say(key text.Key, namesAndValues ...string) string {
	return b.language.Text(key, namesAndValues...)
}

// Notice returns the notice about the last input, or "".
func (b *Base) Notice() string { return b.notice }

// SetNotice sets the notice about the last input.
func (b *Base) SetNotice(s string) {
	if b.notice != s {
		b.notice = s
		b.changes |= ChangeView
	}
}

// Report shows an error of the page as the figure's notice.
func (b *Base) Report(message string) { b.SetNotice(message) }

// Dismiss clears the notice.
func (b *Base) Dismiss() { b.SetNotice("") }

// Playing reports whether the figure plays.
func (b *Base) Playing() bool { return b.playing }

// SetPlaying starts or stops playing.
func (b *Base) SetPlaying(playing bool) {
	if b.playing != playing {
		b.playing = playing
		b.changes |= ChangePlaying
	}
}

// Pause stops playing.
func (b *Base) Pause() { b.SetPlaying(false) }

// Resume restores playing and notice from a snapshot, without marking a change.
func (b *Base) Resume(playing bool, notice string) { b.playing, b.notice = playing, notice }
