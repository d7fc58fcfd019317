package shape_test

import (
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/tests"
)

// TestBox2D24 compares the contacts of the presets with Box2D 2.4.1.
func TestBox2D24(t *testing.T) {
	presets, err := tests.ShapePresets()
	if err != nil {
		t.Fatal(err)
	}
	compared := 0
	for i := range presets {
		p := &presets[i]
		want := p.Box2D24
		if want == nil {
			continue
		}
		compared++
		a, b := given(t, &p.A), given(t, &p.B)
		poseA := shape.Pose{Position: shape.Vec2{X: p.XfA.X, Y: p.XfA.Y}, Cos: p.XfA.C, Sin: p.XfA.S}
		poseB := shape.Pose{Position: shape.Vec2{X: p.XfB.X, Y: p.XfB.Y}, Cos: p.XfB.C, Sin: p.XfB.S}
		var c shape.Box2D24
		c.Run(&a, &b, &poseA, &poseB)
		m := &c.Manifold
		if c.Flip != (want.Type == "faceB") || m.Count != len(want.Points) || m.Normal.Sub(vec(want.Normal)).Length() > 1e-10 {
			t.Errorf("%s: %+v, want %+v", p.ID, c, want)
			continue
		}
		for i, w := range want.Points {
			id := shape.TypedID{A: w.ID[0], B: w.ID[1], FaceA: w.ID[2] == 1, FaceB: w.ID[3] == 1}
			got := m.Points[i]
			if got.ID != id || got.Position.Sub(vec(w.Point)).Length() > 1e-10 || math.Abs(got.Separation-w.Separation) > 1e-10 {
				t.Errorf("%s: point %d is %+v, want %+v", p.ID, i, got, w)
			}
		}
	}
	if compared != 5 {
		t.Errorf("%d presets compared, want 5", compared)
	}
}

// answers holds both answers for a pair, with A at the origin.
type answers struct {
	v3  shape.Clipping
	v24 shape.Box2D24
}

func (c *answers) run(a, b *shape.Shape, x, y, angle float64) {
	pose := shape.Pose{Position: shape.Vec2{X: x, Y: y}}
	pose.Sin, pose.Cos = math.Sincos(angle)
	c.v3.Run(a, b, &shape.Origin, &pose)
	c.v24.Run(a, b, &shape.Origin, &pose)
}

// ids returns the ids of both answers, each in increasing order. An id of Box2D 2.4 has the digits A, B, type A, type B.
func (c *answers) ids() (v3 [2]uint16, v24 [2]int) {
	for i, p := range c.v3.Manifold.Points[:c.v3.Manifold.Count] {
		v3[i] = p.ID
	}
	for i, p := range c.v24.Manifold.Points[:c.v24.Manifold.Count] {
		v24[i] = 1000*int(p.ID.A) + 100*int(p.ID.B)
		if p.ID.FaceA {
			v24[i] += 10
		}
		if p.ID.FaceB {
			v24[i]++
		}
	}
	if v3[0] > v3[1] {
		v3[0], v3[1] = v3[1], v3[0]
	}
	if v24[0] > v24[1] {
		v24[0], v24[1] = v24[1], v24[0]
	}
	return v3, v24
}

// sweep returns the values from low to high, and none within 1e-7 of the edges.
func sweep(low, high float64, edges ...float64) (list []float64) {
	for i := range 2001 {
		x := low + (high-low)*float64(i)/2000
		near := false
		for _, edge := range edges {
			near = near || math.Abs(x-edge) < 1e-7
		}
		if !near {
			list = append(list, x)
		}
	}
	return list
}

// TestTiltLosesPoint tilts a box of 1 m with its lowest corner 0.005 m deep in a floor. The other corner is
// sin(angle) - 0.005 above the floor. Box2D 2.4 drops it above 0.02 m; 3.1 keeps it. No id changes until then.
func TestTiltLosesPoint(t *testing.T) {
	floor, box := rectangle(2, 0.25, 0), rectangle(0.5, 0.5, 0)
	lost := math.Asin(0.025)
	for _, angle := range sweep(-0.06, 0.06, -lost, lost) {
		sin, cos := math.Sincos(math.Abs(angle))
		var c answers
		c.run(&floor, &box, 0.3, 0.245+(sin+cos)/2, angle)
		v3, v24 := c.ids()
		want := [2]int{2010, 2110}
		switch {
		case angle > lost:
			want = [2]int{0, 2010}
		case angle < -lost:
			want = [2]int{0, 2110}
		}
		if c.v3.Manifold.Count != 2 || v3 != [2]uint16{0x201, 0x300} || v24 != want {
			t.Fatalf("angle %v: ids %x and %v, want 201, 300 and %v", angle, v3, v24, want)
		}
	}
}

// TestTiltFlips tilts a box on an equal box, 0.3 m to its left. For a positive angle B's separation exceeds A's by
// 0.3 sin - height·(1 - cos). Then B has the reference edge, in 2.4 only if the excess is more than 0.0005 m. Each
// point is a corner of one box on an edge of the other. So no id changes with the reference edge.
func TestTiltFlips(t *testing.T) {
	box := rectangle(0.5, 0.5, 0)
	const height = 0.99
	late := 0
	for _, angle := range sweep(-0.015, 0.015, 0) {
		sin, cos := math.Sincos(angle)
		excess := 0.3*sin - height*(1-cos)
		if math.Abs(excess-0.0005) < 1e-9 {
			continue
		}
		var c answers
		c.run(&box, &box, -0.3, height, angle)
		v3, v24 := c.ids()
		if c.v3.Edges.Flip != (excess > 0) || c.v24.Flip != (excess > 0.0005) {
			t.Fatalf("angle %v, excess %v: flip %v, in 2.4 %v", angle, excess, c.v3.Edges.Flip, c.v24.Flip)
		}
		if v3 != [2]uint16{0x201, 0x300} || v24 != [2]int{2110, 3001} {
			t.Fatalf("angle %v: ids %x and %v", angle, v3, v24)
		}
		if c.v24.Flip != c.v3.Edges.Flip {
			late++
		}
	}
	if late == 0 {
		t.Error("the tolerance of 2.4 made no difference")
	}
}

// TestTiltChangesID tilts a thin slab on another one that is 0.019 m shorter at each end. Both ends lie within the
// skins, so 2.4 cuts neither: a point is a corner of the incident slab on an edge of the reference slab. Its id
// changes where B's separation, (y - 0.1)·cos - 0.5·sin - 0.1, exceeds A's, -0.005, by 0.0005 m. The ids of 3.1 name
// corners of both, and stay.
func TestTiltChangesID(t *testing.T) {
	a, b := rectangle(0.5, 0.1, 0), rectangle(0.519, 0.1, 0)
	changes := 0
	for _, angle := range sweep(0.001, 0.1) {
		sin, cos := math.Sincos(angle)
		// B's left end stays 0.005 m deep in A.
		y := 0.095 + 0.519*sin + 0.1*cos
		excess := (y-0.1)*cos - 0.5*sin - 0.1 + 0.005
		if math.Abs(excess-0.0005) < 1e-9 {
			continue
		}
		var c answers
		c.run(&a, &b, 0, y, angle)
		v3, v24 := c.ids()
		want := 2010 // B's corner 0 on A's edge 2
		if excess > 0.0005 {
			want = 3001 // A's corner 3 on B's edge 0
			changes++
		}
		if v24[1] != want && v24[0] != want || v3 != [2]uint16{0x201, 0x300} {
			t.Fatalf("angle %v, excess %v: ids %x and %v, want one %d", angle, excess, v3, v24, want)
		}
	}
	if changes == 0 {
		t.Error("no id changed")
	}
}

// TestSlideChangesID slides a box along an equal box. If an end of the incident edge is more than 0.02 m beyond the
// reference edge, 2.4 cuts it, and its id changes. The ids of 3.1 stay.
func TestSlideChangesID(t *testing.T) {
	box := rectangle(0.5, 0.5, 0)
	for _, x := range sweep(-0.03, 0.03, -0.02, 0.02) {
		var c answers
		c.run(&box, &box, x, 0.99, 0)
		v3, v24 := c.ids()
		want := [2]int{2010, 2110}
		switch {
		case x < -0.02:
			want = [2]int{2110, 3001}
		case x > 0.02:
			want = [2]int{2001, 2010}
		}
		if v3 != [2]uint16{0x201, 0x300} || v24 != want {
			t.Fatalf("x %v: ids %x and %v, want %v", x, v3, v24, want)
		}
	}
}

// TestThreeAnswers compares the numbers of contacts of boxes that rest on one another.
func TestThreeAnswers(t *testing.T) {
	for _, half := range []shape.Vec2{{X: 0.5, Y: 0.5}, {X: 0.2, Y: 0.6}, {X: 3, Y: 0.1}} {
		for _, x := range []float64{-0.6, -0.1, 0, 0.3, 0.65} {
			for _, depth := range []float64{0.001, 0.005, 0.01} {
				floor, box := rectangle(0.5, 0.5, 0), rectangle(half.X, half.Y, 0)
				pose := shape.Pose{Position: shape.Vec2{X: x, Y: 0.5 + half.Y - depth}, Cos: 1}
				var c answers
				c.run(&floor, &box, pose.Position.X, pose.Position.Y, 0)
				lite, ok := shape.Lite(&floor, &box, &shape.Origin, &pose)
				if !ok || lite.Count != 2 || c.v3.Manifold.Count != 2 || c.v24.Manifold.Count != 2 {
					t.Errorf("%v at %v, depth %v: %d, 2.4 %d, Lite %d contacts; want 2", half, x, depth,
						c.v3.Manifold.Count, c.v24.Manifold.Count, lite.Count)
				}
			}
		}
	}
	round, leaning := rectangle(1, 1, 0.1), must(shape.Corners([]shape.Vec2{{}, {X: 1}, {X: 1.5, Y: 1}, {X: 0.5, Y: 1}}, 0))
	for _, other := range []*shape.Shape{&round, &leaning} {
		if _, ok := shape.Lite(other, other, &shape.Origin, &shape.Origin); ok {
			t.Errorf("%+v counts as a box", other)
		}
	}
}
