package bridge

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	solid "github.com/clipstage/clipstage/physics/hull"
	hulls "github.com/clipstage/clipstage/physics/hull/pair"
	"github.com/clipstage/clipstage/wasm/flat"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/hull"
	"github.com/clipstage/clipstage/wasm/lab/pair"
)

// The calls for a manifold write only numbers, without words or frames, because programs may call them often.
// web/src/engine/collider.ts reads the numbers in the order of writing.

// manifold is the result of the last call for a manifold, of boxes or of hulls. The next call reuses its
// memory.
var manifold []float64

var twoBoxes = []param{
	{"wA", NumberOrWords}, {"hA", NumberOrWords}, {"xA", NumberOrWords}, {"yA", NumberOrWords}, {"angleA", NumberOrWords},
	{"wB", NumberOrWords}, {"hB", NumberOrWords}, {"xB", NumberOrWords}, {"yB", NumberOrWords}, {"angleB", NumberOrWords},
}

// meeting is the working set of the last call for boxes.
var meeting struct {
	a, b physics.Body
	physics.Clipping
}

// boxManifold writes whether the boxes are separated, the normal, and the separation along it. For each contact
// it adds the position, the separation and the id.
func boxManifold(_ *mounted, a *arguments) any {
	var pose pair.Pose
	var wrong *lab.Error
	for side := range pose {
		for field := pair.FieldW; field < pair.FieldCount; field++ {
			n, words, ok := a.numberOrElse()
			*field.At(&pose[side]) = n + 0 // -0 becomes 0, as in collide
			switch {
			case ok || wrong != nil:
			case words == flat.Names[flat.Undefined]:
				wrong = pair.MissingNumber(pair.Side(side), field)
			default:
				wrong = pair.InvalidNumber(pair.Side(side), field, words)
			}
		}
	}
	if wrong == nil {
		wrong = pose.Validate()
	}
	if wrong != nil {
		return wrong
	}
	c := &meeting.Clipping
	meeting.a, meeting.b = pose[pair.A].Body(), pose[pair.B].Body()
	c.Run(&meeting.a, &meeting.b)
	normal, separation, apart := c.Separated(&meeting.a, &meeting.b)
	if !apart {
		normal, separation = c.Best.Normal, c.Best.Separation
	}
	manifold = append(manifold[:0], lab.Bit(apart), normal.X, normal.Y, separation)
	for i := range c.Manifold.Count {
		t := &c.Manifold.Contacts[i]
		manifold = append(manifold, t.Position.X, t.Position.Y, t.Separation, float64(t.Feature.Key()))
	}
	return &manifold
}

var built = map[int32]*solid.Hull{}

// between is the working set of the last call for hulls.
var between solid.Clipping

// twoHulls are the parameters for the hulls A and B: the id and the pose of each.
var twoHulls = []param{
	{"a", Number}, {"xA", NumberOrWords}, {"yA", NumberOrWords}, {"zA", NumberOrWords},
	{"wA", NumberOrWords}, {"iA", NumberOrWords}, {"jA", NumberOrWords}, {"kA", NumberOrWords},
	{"b", Number}, {"xB", NumberOrWords}, {"yB", NumberOrWords}, {"zB", NumberOrWords},
	{"wB", NumberOrWords}, {"iB", NumberOrWords}, {"jB", NumberOrWords}, {"kB", NumberOrWords},
}

// buildHull builds a hull under the call's id, and returns the number of its vertices.
func buildHull(m *mounted, a *arguments) any {
	from := lab.Source{Value: a.value()}
	var of hulls.Shape
	if err := hulls.ReadShape(&from, &of); err != nil {
		return from.Invalid(hull.CodeInvalidHull, err)
	}
	shape, err := hull.NewShape(hull.Alone, of.Points, of.Faces, of.Tolerance)
	if err != nil {
		return err
	}
	built[m.id] = shape.Hull
	return len(shape.Hull.Vertices)
}

// freeHull frees the hull with the call's id, and clears the cache of the last pair.
func freeHull(m *mounted, _ *arguments) any {
	delete(built, m.id)
	between = solid.Clipping{}
	return nil
}

// hullManifold writes whether the hulls are separated, the kind of the axis, the normal and the separation
// along it. For each contact it adds the positions halfway, on A and on B, the separation and the id. For
// separated hulls it adds their distance and the nearest points.
func hullManifold(_ *mounted, a *arguments) any {
	var of [2]*solid.Hull
	var poses [2]solid.Pose
	var wrong *lab.Error
	for side := hull.A; side <= hull.B; side++ {
		of[side] = built[int32(a.index(math.MaxInt32))]
		if of[side] == nil && wrong == nil {
			wrong = hull.NotBuilt(side)
		}
		for number := hull.PoseNumber(0); number < hull.PoseNumberCount; number++ {
			n, words, ok := a.numberOrElse()
			*number.At(&poses[side]) = n
			if !ok && wrong == nil {
				wrong = number.Invalid(side, words)
			}
		}
	}
	for side := hull.A; side <= hull.B && wrong == nil; side++ {
		wrong = hull.CheckPose(side, &poses[side])
	}
	if wrong != nil {
		return wrong
	}
	c := &between
	c.Run(of[hull.A], of[hull.B], &poses[hull.A], &poses[hull.B])
	axis, separation, apart := c.Separated()
	if !apart {
		axis, separation = c.Best.Axis, c.Best.Separation
	}
	manifold = append(manifold[:0], lab.Bit(apart), float64(axis))
	writeVectors(frame.Normal(c))
	manifold = append(manifold, separation)
	for i := range c.Manifold.Count {
		t := &c.Manifold.Contacts[i]
		writeVectors(t.Position, t.OnA, t.OnB)
		manifold = append(manifold, t.Separation, float64(t.Feature.Key()))
	}
	if apart {
		d := c.Measure()
		manifold = append(manifold, d.Length)
		writeVectors(d.OnA, d.OnB)
	}
	return &manifold
}

func writeVectors(vectors ...solid.Vec3) {
	for _, v := range vectors {
		manifold = append(manifold, v.X, v.Y, v.Z)
	}
}
