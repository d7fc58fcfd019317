package world

import (
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/text"
)

// ConstraintName returns the name of an iteration's constraint by its number; 0 stands for all.
func (f *Figure) ConstraintName(n int) string {
	order := f.Order()
	if f.Cursor.Stage == cursor.StageSolve {
		order = frame.OrderLite() // the contacts may be gone
	}
	if n == 0 || n > len(order) {
		return f.Say(text.WorldConstraintAll)
	}
	p, key := order[n-1], text.WorldConstraintNormal
	switch {
	case p.Contact == frame.Both:
		return f.Say(text.WorldConstraintBlock)
	case f.Cursor.Stage == cursor.StagePosition:
		key = text.WorldConstraintContact
	case p.Friction:
		key = text.WorldConstraintFriction
	}
	return f.Say(key, "contact", digits(p.Contact+1))
}
