package hands

import "github.com/clipstage/clipstage/wasm/lab"

// The view may follow the selected body, which then keeps its place on the canvas.

// Followed returns the body that the view follows, if there is one.
func (h *Hands) Followed() (body int, ok bool) {
	body, ok = h.Selected()
	return body, ok && h.follows
}

// Follows reports whether the view follows the selected body.
func (h *Hands) Follows() bool {
	_, ok := h.Followed()
	return ok
}

// ToggleFollow starts or stops following the selected body.
func (h *Hands) ToggleFollow() {
	if _, ok := h.Selected(); ok {
		h.follow(!h.follows)
	}
}

// Stay stops following.
func (h *Hands) Stay() { h.follow(false) }

func (h *Hands) follow(on bool) {
	if h.follows != on {
		h.follows = on
		h.Mark(lab.ChangeView | lab.ChangeWorld)
	}
}

// InView returns the body whose place in the view is kept now, -1 for none. A dragged body moves with the pointer
// instead.
func (h *Hands) InView() int {
	if body, ok := h.Followed(); ok && !h.Picked() && !h.holds {
		return body
	}
	return -1
}

// FollowNumber is followed as a number of the snapshot: 0 for none, else the body + 1.
func (h *Hands) FollowNumber() float64 {
	if body, ok := h.Followed(); ok {
		return float64(body + 1)
	}
	return 0
}

// FollowAgain restores FollowNumber, if that body is there.
func (h *Hands) FollowAgain(number int) {
	h.body, h.selected, h.follows = number-1, number > 0, number > 0
}
