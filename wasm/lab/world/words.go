package world

import (
	"unsafe"

	"github.com/clipstage/clipstage/wasm/frame"
)

// Quiet reports whether screen readers should not read the status line, since it changes too often.
func (f *Figure) Quiet() bool { return f.Moving() || f.holding || f.scrubbing }

// CanGoBack reports whether the world can go back a step.
func (f *Figure) CanGoBack() bool { return f.Steps() > f.Oldest() }

// CanReset reports whether the world differs from the beginning of its scene.
func (f *Figure) CanReset() bool { return f.Steps() > 0 || f.EditedByHand() }

// Head returns the head of the last frame.
func (f *Figure) Head() *frame.WorldHead {
	if len(f.array) == 0 {
		f.Frame()
	}
	return (*frame.WorldHead)(unsafe.Pointer(unsafe.SliceData(f.array)))
}

// Scrubbing reports whether a reader is dragging the time axis.
func (f *Figure) Scrubbing() bool { return f.scrubbing }

// Goal returns the last step of the journey that is in progress, or 0.
func (f *Figure) Goal() int { return f.motion.goal }

// CanPrevPhase reports whether the world can go back by a phase.
func (f *Figure) CanPrevPhase() bool { return f.CanGoBack() || f.UnderWay() }

// CanPrevIteration and CanNextIteration report whether there is an iteration before or after the cursor in a stage
// with iterations. Without a picked pair they report it about the world.
func (f *Figure) CanPrevIteration() bool {
	if f.Picked() {
		return f.Cursor.Stage.Iterates() && f.Iteration() > 0
	}
	return f.CanPrevPhase()
}

func (f *Figure) CanNextIteration() bool {
	if !f.Picked() {
		return true
	}
	if !f.Cursor.Stage.Iterates() {
		return f.Iterations() > 0
	}
	return f.Iteration() < f.Iterations()
}
