package world

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/lockstep"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
)

// A pair of bodies may be picked. Its stages are then shown instead of the whole step.

// Choose picks two bodies, and shows the stages of both worlds if two are compared. If a pair was picked before, the
// stage stays. Else it is the stage of the present moment, and the world goes to the end of its step.
func (f *Figure) Choose(a, b int) error {
	err := f.choose(a, b)
	if err == nil && f.Compares() {
		f.setView(lockstep.ViewPair)
	}
	return err
}

// choose is Choose, but does not change the view.
func (f *Figure) choose(a, b int) error {
	last := len(f.World.Bodies()) - 1
	if a == b || !f.There(a) || !f.There(b) {
		return invalidPair(last)
	}
	a, b = min(a, b), max(a, b)
	if f.Pair == [2]int{a, b} {
		return nil
	}
	f.goesOn()
	if !f.HasPair() {
		f.Cursor = f.AtMoment()
	}
	f.Pair, f.offered, f.pointed = [2]int{a, b}, [2]int{}, nothing
	f.fields.pair, f.fields.refused = [2]string{}, ""
	f.Mark(lab.ChangeStage | lab.ChangePicked | lab.ChangeWorld)
	if f.looked(f.Look()); !f.HasPair() {
		return invalidPair(last)
	}
	return nil
}

// Unchoose unpicks the pair and shows the whole world.
func (f *Figure) Unchoose() {
	if !f.HasPair() {
		return
	}
	f.stopStages()
	f.goesOn()
	f.offered = f.Pair
	if f.View == lockstep.ViewPair {
		f.LookBy(lockstep.ViewSplit)
	}
	f.fields.pair, f.fields.refused = [2]string{}, ""
	f.Clear()
	f.Mark(lab.ChangeStage | lab.ChangePicked | lab.ChangeWorld)
}

// looked is called after a step has run. It unpicks the pair unless both of its bodies are still there.
func (f *Figure) looked(there bool) {
	if !there {
		f.Unchoose()
	}
}

// BodyAt returns the body at a point in metres, in the world frame; the last one if there are several, or -1.
func (f *Figure) BodyAt(x, y float64) int { return f.bodyAt(f.World, x, y) }

func (f *Figure) bodyAt(w *physics.World, x, y float64) int {
	bodies := w.Bodies()
	for i := len(bodies) - 1; i >= 0; i-- {
		b := &bodies[i]
		d := b.Rot.T().MulVec(physics.Vec2{X: x, Y: y}.Sub(b.Position))
		if math.Abs(d.X) <= b.Half.X && math.Abs(d.Y) <= b.Half.Y && f.There(i) {
			return i
		}
	}
	return -1
}

// pairAt returns the pair of the contact nearest to a point, if that is less than within metres away. Else it returns
// the pair of the nearest contact of the body at the point.
func (f *Figure) pairAt(x, y, within float64) (pair [2]int, ok bool) {
	w := f.Under()
	body := int32(f.bodyAt(w, x, y))
	near, nearOf := within*within, math.Inf(1)
	var at, of [2]int
	arbiters := w.Arbiters()
	for i := range arbiters {
		arb := &arbiters[i]
		for k := range arb.Count {
			p := arb.Contacts[k].Position
			d := float64((p.X-x)*(p.X-x)) + float64((p.Y-y)*(p.Y-y))
			if d < near {
				near, at = d, run.PairOf(arb)
			}
			if (arb.A == body || arb.B == body) && d < nearOf {
				nearOf, of = d, run.PairOf(arb)
			}
		}
	}
	if at[0] != at[1] {
		return at, true
	}
	return of, of[0] != of[1]
}

// PickAt picks the pair at a point, and reports whether there is one.
func (f *Figure) PickAt(x, y, within float64) bool {
	pair, ok := f.pairAt(x, y, within)
	if ok {
		_ = f.Choose(pair[0], pair[1]) // both bodies exist
	}
	return ok
}

// PairLink returns a state of the Pair lab with the picked pair at the beginning of the step, at the same stage of
// its collide call; "" without a pair.
func (f *Figure) PairLink() string {
	if !f.Picked() {
		return ""
	}
	s := "lab=pair&stage=" + min(f.Cursor.Stage, cursor.Stage(physics.StageContacts)).String()
	a, b := f.Poses()
	for i, body := range []*physics.Body{a, b} {
		box := frame.BoxOf(body)
		for k, x := range []float64{box.W, box.H, box.X, box.Y, box.Angle} {
			if k == 0 {
				s += "&" + string(rune('a'+i)) + "="
			} else {
				s += ","
			}
			s += strconv.FormatFloat(x, 'g', -1, 64)
		}
	}
	return s
}

// PairID returns two bodies in the form of links.
func PairID(a, b int) string { return strconv.Itoa(a) + "," + strconv.Itoa(b) }
