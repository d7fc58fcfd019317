package bridge

import (
	"github.com/clipstage/clipstage/wasm/flat"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/lab/pair"
)

// Pair is the page's program of the Pair lab.
func Pair(view Controls) Program {
	return page(pair.Lab, frame.PairVersion, view, pairCollide, stagedCalls, pairCalls)
}

// pairCollide are the calls that need neither a figure nor a page.
var pairCollide = []Method{
	{Name: "collide", Takes: []param{{"pose", Flat}}, Returns: Text, asks: true, free: true, run: collide},
	{Name: "manifold", Takes: twoBoxes, Returns: List, asks: true, free: true, run: boxManifold},
}

// pairCalls are the Pair lab's own calls.
var pairCalls = []Method{
	{Name: "measure", run: do((*pair.Figure).ToggleMeasure)},
	{Name: "setPose", Takes: []param{{"pose", Flat}}, run: with(setPose)},
	{Name: "mistake", Takes: []param{{"stage", Number}}, run: with(func(f *pair.Figure, a *arguments) any {
		f.Mistake(int(a.number()))
		return nil
	})},
	{Name: "light", Takes: []param{{"quantity", Number}}, run: with(light)},
	{Name: "hover", Takes: pointer, Returns: Number, run: with(hover)},
	{Name: "grab", Takes: pointer, Returns: Number, run: with(grab)},
	{Name: "drag", Takes: []param{{"x", Number}, {"y", Number}, {"snap", Boolean}}, run: with(drag)},

	{Name: "stage", Returns: StageID, asks: true, run: ask(func(f *pair.Figure) string { return f.Stage().String() })},
	{Name: "pose", Returns: PoseType, asks: true, run: ask((*pair.Figure).Pose)},
	{Name: "cursor", Returns: Text, asks: true, run: ask((*pair.Figure).Cursor)},
	{Name: "thing", Takes: []param{{"name", Text}}, Returns: List, asks: true, run: find((*pair.Figure).Thing)},
	{Name: "boxName", Takes: []param{{"side", Number}}, Returns: Text, asks: true, run: with(boxName)},
}

// pointer are the parameters for a pointer: its position and the size of a pixel there, in metres, and whether it is
// a finger.
var pointer = []param{{"x", Number}, {"y", Number}, {"pixel", Number}, {"coarse", Boolean}}

func collide(_ *mounted, a *arguments) any {
	pose, err := poseOf(a.value(), pair.Pose{}, true)
	if err != nil {
		return err
	}
	f, err := pair.Collide(pose)
	if err != nil {
		return err
	}
	return f.Trace(nil)
}

func setPose(f *pair.Figure, a *arguments) any {
	pose, err := poseOf(a.value(), f.Pose(), false)
	if err != nil {
		return err
	}
	return f.SetPose(pose)
}

func light(f *pair.Figure, a *arguments) any {
	f.Light(finding.Quantity(a.index(256)))
	return nil
}

func hover(f *pair.Figure, a *arguments) any {
	x, y, pixel := a.number(), a.number(), a.number()
	f.Coarse(a.boolean())
	return int(f.Hover(x, y, pixel))
}

func grab(f *pair.Figure, a *arguments) any {
	x, y, pixel := a.number(), a.number(), a.number()
	f.Coarse(a.boolean())
	return int(f.Grab(x, y, pixel))
}

func drag(f *pair.Figure, a *arguments) any {
	x, y := a.number(), a.number()
	f.Drag(x, y, a.boolean())
	return nil
}

func boxName(f *pair.Figure, a *arguments) any { return f.BoxName(pair.Side(a.index(2))) }

// poseOf reads {a: {w, h, x, y, angle}, b: {…}}. Missing fields keep their values, or are an error if whole is true.
func poseOf(v *flat.Value, pose pair.Pose, whole bool) (pair.Pose, error) {
	var given [2][pair.FieldCount]bool
	var boxes [2]bool
	if v.Next() == flat.Object {
		for range v.Count() {
			side := sideOf(v.Text())
			boxes[side] = v.Next() == flat.Object
			if !boxes[side] {
				continue
			}
			for range v.Count() {
				field := fieldOf(v.Text())
				switch v.Next() {
				case flat.Number:
					*field.At(&pose[side]) = v.Float()
				case flat.Text: // a description of the value
					return pose, pair.InvalidNumber(side, field, v.Text())
				}
				given[side][field] = true
			}
		}
	}
	for side := pair.A; whole && side <= pair.B; side++ {
		for field := pair.FieldW; field < pair.FieldCount; field++ {
			if !given[side][field] {
				return pose, pair.MissingNumber(side, field)
			}
		}
	}
	return pose, nil
}

func sideOf(name string) pair.Side {
	if name == pair.A.String() {
		return pair.A
	}
	return pair.B
}

func fieldOf(name string) pair.Field {
	for field := pair.FieldW; field < pair.FieldAngle; field++ {
		if field.String() == name {
			return field
		}
	}
	return pair.FieldAngle
}
