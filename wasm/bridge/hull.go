package bridge

import (
	"math"

	solid "github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/flat"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/hull"
	"github.com/clipstage/clipstage/wasm/text"
)

// hullCalls are the calls of the Hulls lab alone.
var hullCalls = []call{
	{name: "collide", takes: []param{{"pair", Flat}}, returns: Text, asks: true, free: true, run: collideHulls},
	{name: "next", run: do((*hull.Figure).Next)},
	{name: "prev", run: do((*hull.Figure).Prev)},
	{name: "seek", takes: []param{{"stage", Text}}, run: with(seekHull)},
	{name: "seekSub", takes: []param{{"sub", Number}}, run: with(seekSub)},
	{name: "play", run: do((*hull.Figure).Play)},
	{name: "pause", run: do((*hull.Figure).Pause)},
	{name: "tick", run: do((*hull.Figure).Tick)},
	{name: "reset", run: do((*hull.Figure).Reset)},
	{name: "undo", run: do((*hull.Figure).Undo)},
	{name: "redo", run: do((*hull.Figure).Redo)},
	{name: "forget", run: do((*hull.Figure).Forget)},
	{name: "fit", run: do((*hull.Figure).Fit)},
	{name: "swap", run: do((*hull.Figure).Swap)},
	{name: "surprise", takes: []param{{"seed", Number}}, run: with(surpriseHulls)},
	{name: "preset", takes: []param{{"preset", Text}}, run: withText((*hull.Figure).LoadPreset)},
	{name: "option", takes: []param{{"name", Text}, {"value", Text}}, run: with(hullOption)},
	{name: "setHulls", takes: []param{{"pair", Flat}}, run: with(setHulls)},
	{name: "setVertex", takes: []param{{"side", Number}, {"vertex", Number}, {"x", Number}, {"y", Number}, {"z", Number}}, run: with(setVertex)},
	{name: "addVertex", takes: []param{{"side", Number}, {"x", Number}, {"y", Number}, {"z", Number}}, run: with(addVertex)},
	{name: "deleteVertex", takes: []param{{"side", Number}, {"vertex", Number}}, run: with(deleteVertex)},
	{name: "setState", takes: []param{{"state", Text}}, run: withText((*hull.Figure).SetState)},
	{name: "open", takes: []param{{"state", Text}}, run: with(openLink[*hull.Figure])},
	{name: "report", takes: []param{{"message", Text}}, run: with(report[*hull.Figure])},
	{name: "dismiss", run: do((*hull.Figure).Dismiss)},
	{name: "focus", takes: []param{{"box", Number}}, run: with(focusHull)},
	{name: "key", takes: key, returns: Boolean, run: with(pressHull)},

	{name: "stage", returns: Text, asks: true, run: ask(func(f *hull.Figure) string { return f.Stage().String() })},
	{name: "playing", returns: Boolean, asks: true, run: ask((*hull.Figure).Playing)},
	{name: "speed", returns: Number, asks: true, run: ask((*hull.Figure).Speed)},
	{name: "pair", returns: Text, asks: true, run: ask((*hull.Figure).Pair)},
	{name: "fits", returns: Boolean, asks: true, run: ask((*hull.Figure).Fits)},
	{name: "notice", returns: Text, asks: true, run: ask((*hull.Figure).Notice)},
	{name: "words", returns: Text, asks: true, run: ask((*hull.Figure).Spoken)},
	{name: "caption", returns: Text, asks: true, run: ask((*hull.Figure).Caption)},
	{name: "sentences", returns: Text, asks: true, run: ask((*hull.Figure).Sentences)},
	{name: "drawn", returns: Text, asks: true, run: ask((*hull.Figure).Drawn)},
	{name: "hullName", takes: []param{{"side", Number}}, returns: Text, asks: true, run: with(hullName)},
}

func collideHulls(_ *mounted, a *arguments) any {
	shapes, poses, err := readHulls(a.value(), [2]*hull.Shape{}, [2]solid.Pose{solid.Origin, solid.Origin})
	if err != nil {
		return err
	}
	f, err := hull.Collide(shapes, poses)
	if err != nil {
		return err
	}
	return f.Trace()
}

func setHulls(f *hull.Figure, a *arguments) any {
	shapes, poses, err := readHulls(a.value(), [2]*hull.Shape{f.Shape(hull.A), f.Shape(hull.B)}, [2]solid.Pose{f.Pose(hull.A), f.Pose(hull.B)})
	if err != nil {
		return err
	}
	if shapes == [2]*hull.Shape{f.Shape(hull.A), f.Shape(hull.B)} {
		return f.SetPoses(poses)
	}
	return f.SetHulls(shapes, poses)
}

func seekHull(f *hull.Figure, a *arguments) any {
	stage, err := f.StageNamed(a.text())
	if err != nil {
		return err
	}
	f.Seek(stage)
	return nil
}

func seekSub(f *hull.Figure, a *arguments) any {
	f.SeekSub(int(a.index(math.MaxInt16)))
	return nil
}

func surpriseHulls(f *hull.Figure, a *arguments) any {
	f.Surprise(max(1, a.index(math.MaxUint32)))
	return nil
}

func hullOption(f *hull.Figure, a *arguments) any {
	name := a.text()
	return f.SetOption(name, a.text())
}

func sideArgument(a *arguments) hull.Side { return hull.Side(a.index(2)) }

func setVertex(f *hull.Figure, a *arguments) any {
	side, vertex := sideArgument(a), int(a.index(solid.MaxPoints))
	return f.SetVertex(side, vertex, vecArgument(a))
}

func addVertex(f *hull.Figure, a *arguments) any {
	side := sideArgument(a)
	return f.AddVertex(side, vecArgument(a))
}

func deleteVertex(f *hull.Figure, a *arguments) any {
	side := sideArgument(a)
	return f.DeleteVertex(side, int(a.index(solid.MaxPoints)))
}

func vecArgument(a *arguments) (v solid.Vec3) {
	v.X = a.number()
	v.Y = a.number()
	v.Z = a.number()
	return v
}

func focusHull(f *hull.Figure, a *arguments) any {
	f.SetFocus(uint8(a.index(3)))
	return nil
}

func pressHull(f *hull.Figure, a *arguments) any { return f.Press(keyOf(a)) }

func hullName(f *hull.Figure, a *arguments) any { return f.HullName(sideArgument(a)) }

// hullReader reads {a: {points: [[x, y, z], …], faces: [[i, j, k, …], …], position: [x, y, z], rotation: [w, i, j, k]}, b: {…}}.
type hullReader struct {
	v   *flat.Value
	err *lab.Error
}

// readHulls reads two hulls. What is left out keeps its value; a hull that has none yet must have points.
//
//go:noinline
func readHulls(v *flat.Value, shapes [2]*hull.Shape, poses [2]solid.Pose) ([2]*hull.Shape, [2]solid.Pose, error) {
	r := &hullReader{v: v}
	if v.Next() == flat.Object {
		for range v.Count() {
			name := v.Text()
			if name != hull.A.String() && name != hull.B.String() {
				r.fail(name, text.HullRangeHull)
			}
			side := hull.A
			if name == hull.B.String() {
				side = hull.B
			}
			if r.err == nil {
				r.hull(side, &shapes[side], &poses[side])
			}
			if r.err != nil {
				return shapes, poses, r.err
			}
		}
	}
	for side := hull.A; side <= hull.B; side++ {
		if shapes[side] == nil {
			r.fail(side.String()+".points", text.HullRangePoints)
			return shapes, poses, r.err
		}
	}
	return shapes, poses, nil
}

// fail notes the first thing that is wrong.
//
//go:noinline
func (r *hullReader) fail(field string, allows text.Key) {
	if r.err == nil {
		r.err = lab.InvalidField(hull.CodeInvalidHull, field, lab.Value{Key: text.HullWrongUnfit}, lab.Value{Key: allows})
		r.err.Allows = allows
	}
}

func (r *hullReader) hull(side hull.Side, shape **hull.Shape, pose *solid.Pose) {
	path := side.String()
	if r.v.Next() != flat.Object {
		r.fail(path, text.HullRangeHull)
		return
	}
	var points []solid.Vec3
	var faces [][]int32
	for range r.v.Count() {
		switch name := r.v.Text(); name {
		case "points":
			for _, p := range r.lists(path+".points", 3, 3, solid.MaxPoints+1, text.HullRangePoints) {
				points = append(points, solid.Vec3{X: p[0], Y: p[1], Z: p[2]})
			}
		case "faces":
			for _, list := range r.lists(path+".faces", 0, solid.MaxVertices, 2*solid.MaxPoints, text.HullRangeHull) {
				face := make([]int32, len(list))
				for i, corner := range list {
					if !lab.Within(corner, solid.MaxPoints) {
						r.fail(path+".faces", text.HullRangeHull)
						return
					}
					face[i] = int32(corner)
				}
				faces = append(faces, face)
			}
		case "position":
			if p := r.numbers(path+".position", 3, 3, text.HullRangeCoordinate); r.err == nil {
				pose.Position = solid.Vec3{X: p[0], Y: p[1], Z: p[2]}
			}
		case "rotation":
			if q := r.numbers(path+".rotation", 4, 4, text.HullWrongQuaternion); r.err == nil {
				pose.Rotation = solid.Quat{W: q[0], X: q[1], Y: q[2], Z: q[3]}
			}
		default:
			r.fail(path+"."+lab.Clip(name), text.HullRangeHull)
		}
		if r.err != nil {
			return
		}
	}
	if points == nil {
		return
	}
	made, err := hull.NewShape(side, points, faces)
	if err != nil {
		r.err = err.(*lab.Error)
		return
	}
	*shape = made
}

// lists reads a list of lists of numbers.
//
//go:noinline
func (r *hullReader) lists(path string, least, most, longest int, allows text.Key) (lists [][]float64) {
	if r.v.Next() != flat.List {
		r.fail(path, allows)
		return nil
	}
	count := r.v.Count()
	if count > longest {
		r.fail(path, allows)
		return nil
	}
	lists = make([][]float64, 0, count)
	for range count {
		lists = append(lists, r.numbers(path, least, most, allows))
		if r.err != nil {
			return nil
		}
	}
	return lists
}

// numbers reads a list of numbers.
//
//go:noinline
func (r *hullReader) numbers(path string, least, most int, allows text.Key) []float64 {
	if r.v.Next() != flat.List {
		r.fail(path, allows)
		return nil
	}
	count := r.v.Count()
	if count < least || count > most {
		r.fail(path, allows)
		return nil
	}
	list := make([]float64, count)
	for i := range list {
		if r.v.Next() != flat.Number {
			r.fail(path, allows)
			return nil
		}
		list[i] = r.v.Float()
	}
	return list
}
