package world

import "github.com/clipstage/clipstage/wasm/lab/world/play"

// OfferPair rings two bodies, if they are there.
func (f *Figure) OfferPair(a, b int) {
	if f.There(a) && f.There(b) {
		f.offer([2]int{min(a, b), max(a, b)})
		f.setPointed(play.Nothing)
	}
}

// ShowLogged goes to a step of the log and rings two bodies there. If a pair is picked, or the world is at that step
// already, it picks them.
func (f *Figure) ShowLogged(step, a, b int) error {
	there := step == f.Steps()
	if err := f.SeekStep(float64(step)); err != nil {
		return err
	}
	if !there && !f.Picked() {
		f.OfferPair(a, b)
		return nil
	}
	return f.Choose(a, b)
}
