package world

import "github.com/clipstage/clipstage/wasm/lab"

// The view may follow the selected body, which then keeps its place on the canvas.

// followed returns the body that the view follows, if there is one.
func (f *Figure) followed() (body int, ok bool) {
	body, ok = f.Selected()
	return body, ok && f.hands.follows
}

// Follows reports whether the view follows the selected body.
func (f *Figure) Follows() bool {
	_, ok := f.followed()
	return ok
}

// ToggleFollow starts or stops following the selected body.
func (f *Figure) ToggleFollow() {
	if _, ok := f.Selected(); ok {
		f.follow(!f.hands.follows)
	}
}

// Stay stops following.
func (f *Figure) Stay() { f.follow(false) }

func (f *Figure) follow(on bool) {
	if f.hands.follows != on {
		f.hands.follows = on
		f.Mark(lab.ChangeView | lab.ChangeWorld)
	}
}

// inView returns the body whose place in the view is kept now, -1 for none. A dragged body moves with the pointer
// instead.
func (f *Figure) inView() int {
	if body, ok := f.followed(); ok && !f.Picked() && !f.hands.holds {
		return body
	}
	return -1
}

// followNumber is followed as a number of the snapshot: 0 for none, else the body + 1.
func (f *Figure) followNumber() float64 {
	if body, ok := f.followed(); ok {
		return float64(body + 1)
	}
	return 0
}

// followAgain restores followNumber, if that body is there.
func (f *Figure) followAgain(number int) {
	h := &f.hands
	h.body, h.selected, h.follows = number-1, number > 0, number > 0
}
