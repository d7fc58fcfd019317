package world

import "github.com/clipstage/clipstage/wasm/lab"

// The view may follow the selected body: it keeps that where it is on the canvas.

// followed returns the body that the view is to follow; ok is false if none is.
func (f *Figure) followed() (body int, ok bool) {
	body, ok = f.Selected()
	return body, ok && f.hands.follows
}

// Follows reports whether the view follows the selected body.
func (f *Figure) Follows() bool {
	_, ok := f.followed()
	return ok
}

// ToggleFollow has the view follow the selected body, or stay.
func (f *Figure) ToggleFollow() {
	if _, ok := f.Selected(); ok {
		f.follow(!f.hands.follows)
	}
}

// Stay ends that.
func (f *Figure) Stay() { f.follow(false) }

func (f *Figure) follow(on bool) {
	if f.hands.follows != on {
		f.hands.follows = on
		f.Mark(lab.ChangeView | lab.ChangeWorld)
	}
}

// inView returns the body that the view keeps in its place now, -1 for none: what is in hand goes where the
// hand goes.
func (f *Figure) inView() int {
	if body, ok := f.followed(); ok && !f.Picked() && !f.hands.holds {
		return body
	}
	return -1
}

// followNumber is what is kept of that: 0 where the view stays, else one more than the body.
func (f *Figure) followNumber() float64 {
	if body, ok := f.followed(); ok {
		return float64(body + 1)
	}
	return 0
}

// followAgain has the view follow the body of a number that followNumber gave, when it is there.
func (f *Figure) followAgain(number int) {
	h := &f.hands
	h.body, h.selected, h.follows = number-1, number > 0, number > 0
}
