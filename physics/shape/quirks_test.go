package shape_test

import (
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/tests/rounded"
)

// collide runs a pair with A at the origin.
func collide(a, b shape.Shape, x, y, angle float64) (c shape.Clipping) {
	pose := shape.Pose{Position: shape.Vec2{X: x, Y: y}}
	pose.Sin, pose.Cos = math.Sincos(angle)
	c.Run(&a, &b, &shape.Origin, &pose)
	return c
}

func ids(m *shape.Manifold) (list []uint16) {
	for _, p := range m.Points[:m.Count] {
		list = append(list, p.ID)
	}
	return list
}

// TestCapsuleSeparation reproduces Q7: the least separation of two capsules exceeds the true one by almost 0.005 m.
func TestCapsuleSeparation(t *testing.T) {
	a, b := capsule(-1, 0, 1, 0), capsule(-0.5, 0, 0.5, 0)
	c := collide(a, b, -0.58, 0.34, 0.37)
	if got := c.Manifold.Least(); math.Abs(got+0.32925) > 1e-5 {
		t.Errorf("the least separation is %v, want -0.32925", got)
	}
	if got := c.Segments.Distance - 0.5; math.Abs(got+0.33425) > 1e-5 {
		t.Errorf("the true separation is %v, want -0.33425", got)
	}
}

// TestIDs reproduces Q8: an inner point of a capsule has the id of its second end, two points have the ids 0 and 1, or
// 0 and 256 on B's axis, and a circle's contact always has 0.
func TestIDs(t *testing.T) {
	long, short := capsule(-1, 0, 1, 0), capsule(-0.5, 0, 0.5, 0)
	upright := capsule(0, 0, 0, 1)
	circle := must(shape.NewCircle(shape.Vec2{}, 0.5))
	box := rectangle(0.5, 0.5, 0)
	for _, test := range []struct {
		name        string
		a, b        shape.Shape
		x, y, angle float64
		want        []uint16
	}{
		{"inner point of A", long, upright, 0.2, 0.4, 0, []uint16{0x100}},
		{"second end of A", long, upright, 1.2, 0.4, 0, []uint16{0x100}},
		{"first end of A", long, upright, -1.2, 0.4, 0, []uint16{0}},
		{"axis of A", long, short, 0, 0.4, 0, []uint16{0, 1}},
		{"axis of B", short, long, -0.3, 0.5, 0.2, []uint16{0, 0x100}},
		{"circle at a face", box, circle, 0, 0.9, 0, []uint16{0}},
		{"circle at a corner", box, circle, 0.8, 0.8, 0, []uint16{0}},
		{"circle at a capsule's end", long, circle, 1.4, 0, 0, []uint16{0}},
	} {
		c := collide(test.a, test.b, test.x, test.y, test.angle)
		got := ids(&c.Manifold)
		same := len(got) == len(test.want)
		for i := range min(len(got), len(test.want)) {
			same = same && got[i] == test.want[i]
		}
		if !same {
			t.Errorf("%s: ids %x, want %x (case %v)", test.name, got, test.want, c.Case)
		}
	}
}

// TestFlipIsNoise reproduces Q9: at parallel faces the least tilt decides which polygon has the reference edge, and the
// points, their order and their ids stay.
func TestFlipIsNoise(t *testing.T) {
	box := rectangle(0.5, 0.5, 0)
	left, right := collide(box, box, -0.3, 0.99, -1e-12), collide(box, box, -0.3, 0.99, 1e-12)
	if left.Edges.Flip || !right.Edges.Flip {
		t.Errorf("flip %v and %v, want false and true", left.Edges.Flip, right.Edges.Flip)
	}
	for i, p := range left.Manifold.Points {
		q := right.Manifold.Points[i]
		if p.ID != q.ID || p.Position.Sub(q.Position).Length() > 1e-11 {
			t.Errorf("point %d: %+v and %+v", i, p, q)
		}
	}
	slab := rectangle(1.3, 0.3, 0)
	flush, tilted := collide(box, slab, 0.2, 0.79, 0), collide(box, slab, 0.2, 0.79, 1e-9)
	inner := func(c *shape.Clipping) bool {
		return c.Edges.Lower2 < 0 && c.Edges.Upper2 > c.Edges.Upper1
	}
	if !inner(&flush) || inner(&tilted) || !tilted.Edges.Flip {
		t.Error("the slab is cut at both ends only if the faces are exactly parallel")
	}
}

// TestOrderOfSwap reproduces Q13: polygons in the other order have the same points, mostly in the other order.
func TestOrderOfSwap(t *testing.T) {
	r := new(random.SplitMix64)
	pairs, same := 0, 0
	for pairs < 1500 {
		a, b := rounded.Shape(r), rounded.Shape(r)
		poseA, poseB := rounded.Pose(r, 3), rounded.Pose(r, 3)
		if a.Kind != shape.Polygon || b.Kind != shape.Polygon {
			continue
		}
		touching(&a, &b, &poseA, &poseB, r.Float(-0.1, 0.015))
		var c, s shape.Clipping
		c.Run(&a, &b, &poseA, &poseB)
		if s.Run(&b, &a, &poseB, &poseA); c.Manifold.Count != 2 || s.Manifold.Count != 2 {
			continue
		}
		pairs++
		first := s.Manifold.Points[0].ID
		if first<<8|first>>8 == c.Manifold.Points[0].ID {
			same++
		}
	}
	if t.Logf("%d of %d pairs keep their order", same, pairs); same > pairs/4 {
		t.Errorf("%d of %d pairs keep their order, want few", same, pairs)
	}
}

// TestCapsuleBias reproduces Q14: of two capsules A's axis is favoured by 0.0005 m; a polygon and a capsule have no
// such bias.
func TestCapsuleBias(t *testing.T) {
	a, b := capsule(-0.5, 0, 0.5, 0), capsule(-0.5, 0, 0.5, 0)
	box := rectangle(0.5, 0.25, 0)
	// B is 0.3 m to the left. Its separation exceeds A's by about 0.3 times the angle.
	for _, test := range []struct {
		angle       float64
		axisB, flip bool
	}{{-0.001, false, false}, {0.001, false, true}, {0.0015, false, true}, {0.0019, true, true}} {
		c := collide(a, b, -0.3, 0.45, test.angle)
		p := collide(box, b, -0.3, 0.45, test.angle)
		if c.Segments.AxisB != test.axisB || p.Edges.Flip != test.flip {
			t.Errorf("angle %v: axis of B %v, flip %v; want %v, %v", test.angle, c.Segments.AxisB, p.Edges.Flip, test.axisB, test.flip)
		}
	}
}
