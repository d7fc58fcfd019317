// Package lab is what all labs share. A lab is a kind of figure: package pair has the Pair
// lab, package world the World lab. None of them knows a browser, and none knows another.
package lab

import "github.com/clipstage/clipstage/wasm/text"

// Lab is a kind of figure.
type Lab struct {
	ID  string                   // as it stands in links: lab=pair
	New func(seed uint32) Figure // seed: where chance begins, if it has a part
}

// Figure is a figure of any lab, as the bridge needs it.
type Figure interface {
	Frame() []float64 // the array that the page draws from
	Take() Change     // what has changed since the last call
	Playing() bool
	StageIndex() int // of the stage that is shown, 0 where there is none

	State() string // as it stands in links
	Trace() []byte // as JSON

	// Gesture reports whether a drag or a slide is under way: the whole of it will be one change.
	Gesture() bool

	// AppendKept adds what Restore needs to a list. Restore makes another figure the same in
	// another instance of the engine, and reports whether it could read what was kept. During a
	// gesture AppendKept is not called.
	AppendKept(to []float64) []float64
	Restore(kept []float64) bool

	Language() text.Language
	Speak(text.Language)
	Close() // nothing of the figure is used after it
}

// Base is what the figures of all labs have in common.
type Base struct {
	language text.Language // of what the figure says; English unless told otherwise
	notice   string
	playing  bool
	changes  Change
}

// Mark notes what has changed.
func (b *Base) Mark(c Change) { b.changes |= c }

// Flip turns a switch of the view over.
func (b *Base) Flip(on *bool) {
	*on = !*on
	b.Mark(ChangeView)
}

// Take returns what has changed since the last call.
func (b *Base) Take() Change {
	c := b.changes
	b.changes = 0
	return c
}

// Language returns the language of what the figure says.
func (b *Base) Language() text.Language { return b.language }

// Speak makes the figure say what it says in another language.
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

// Notice returns what must be said about the last input, or "".
func (b *Base) Notice() string { return b.notice }

// SetNotice says something about the last input.
func (b *Base) SetNotice(s string) {
	if b.notice != s {
		b.notice = s
		b.changes |= ChangeView
	}
}

// Report puts an error of the page's own where the figure's notices stand.
func (b *Base) Report(message string) { b.SetNotice(message) }

// Dismiss takes the notice away.
func (b *Base) Dismiss() { b.SetNotice("") }

// Playing reports whether the figure goes on by itself.
func (b *Base) Playing() bool { return b.playing }

// SetPlaying lets it go on by itself, or stops it.
func (b *Base) SetPlaying(playing bool) {
	if b.playing != playing {
		b.playing = playing
		b.changes |= ChangePlaying
	}
}

// Pause stops it.
func (b *Base) Pause() { b.SetPlaying(false) }

// Resume gives back what was kept of a figure: that is no change.
func (b *Base) Resume(playing bool, notice string) { b.playing, b.notice = playing, notice }
