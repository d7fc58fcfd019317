package hull

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/lab"
)

// pinhole is a textbook camera: an eye, and pixels on a plane at distance 1. Its code is independent of Ray.
type pinhole struct {
	eye, right, up, back hull.Vec3
	focal                float64 // pixels
}

func (c *pinhole) pixels(p hull.Vec3) (x, y float64) {
	d := p.Sub(c.eye)
	depth := -c.back.Dot(d)
	return c.focal * c.right.Dot(d) / depth, c.focal * c.up.Dot(d) / depth
}

func (c *pinhole) ray(x, y float64) *Ray {
	way := c.right.Mul(x / c.focal).Add(c.up.Mul(y / c.focal)).Sub(c.back)
	long := way.Length()
	return &Ray{From: c.eye, Along: way.Unit(), Toward: c.back, Spread: 1 / (c.focal * long)}
}

func drawUnit(t *rapid.T, name string) hull.Vec3 {
	z, turn := rapid.Float64Range(-0.99, 0.99).Draw(t, name+" z"), rapid.Float64Range(0, 6.28).Draw(t, name+" turn")
	flat := math.Sqrt(1 - z*z)
	return hull.Vec3{X: flat * math.Cos(turn), Y: flat * math.Sin(turn), Z: z}
}

// drawPinhole draws a camera that looks at the middle of the hulls from a distance of four times their size.
func drawPinhole(t *rapid.T, f *Figure) *pinhole {
	middle := f.Now.poses[A].Position.Add(f.Now.poses[B].Position).Mul(0.5)
	size := f.Now.shapes[A].Hull.Size + f.Now.shapes[B].Hull.Size
	back := drawUnit(t, "back")
	right := hull.Vec3{Z: 1}.Cross(back).Unit()
	return &pinhole{middle.Add(back.Mul(4 * size)), right, back.Cross(right), back, 2400}
}

// triangles lists a hull's faces as triangles in the world frame.
func triangles(f *Figure, side Side) (list [][3]hull.Vec3) {
	h, pose := f.Shape(side).Hull, f.Pose(side)
	for i := range h.Faces {
		corners := h.Corners(nil, i)
		for k := 1; k+1 < len(corners); k++ {
			list = append(list, [3]hull.Vec3{pose.Point(h.Vertices[corners[0]]), pose.Point(h.Vertices[corners[k]]), pose.Point(h.Vertices[corners[k+1]])})
		}
	}
	return list
}

// crossing returns the distance at which a ray hits a triangle (Möller and Trumbore 1997).
func crossing(r *Ray, t [3]hull.Vec3) (float64, bool) {
	e, g := t[1].Sub(t[0]), t[2].Sub(t[0])
	p := r.Along.Cross(g)
	det := e.Dot(p)
	if math.Abs(det) < 1e-12 {
		return 0, false
	}
	s := r.From.Sub(t[0])
	u := s.Dot(p) / det
	q := s.Cross(e)
	v := r.Along.Dot(q) / det
	return g.Dot(q) / det, u >= 0 && v >= 0 && u+v <= 1
}

// A ray hits the hull with the nearest triangle, at that triangle. A ray that misses all triangles by more than
// a few pixels hits nothing.
func TestAimMeetsTriangles(t *testing.T) {
	met := [3]int{}
	rapid.Check(t, func(t *rapid.T) {
		f := New()
		f.Surprise(rapid.Uint32Range(1, 1<<31).Draw(t, "seed"))
		c := drawPinhole(t, f)
		r := c.ray(rapid.Float64Range(-300, 300).Draw(t, "x"), rapid.Float64Range(-300, 300).Draw(t, "y"))
		r.Spread *= 1e-6 // makes the tolerance of a few pixels tiny
		var want uint8
		nearest := math.Inf(1)
		for side := A; side <= B; side++ {
			for _, triangle := range triangles(f, side) {
				if at, ok := crossing(r, triangle); ok && at < nearest {
					nearest, want = at, uint8(side)+1
				}
			}
		}
		got := f.aim(r)
		met[want]++
		if got.hull != want && want > 0 || want == 0 && got.hull > 0 && !grazes(f, r, Side(got.hull-1)) {
			t.Fatalf("aim takes %d, triangles say %d", got.hull, want)
		}
		if want > 0 && got.at.Sub(r.From).Length()-nearest > 1e-6*nearest {
			t.Fatalf("met at %g, triangles at %g", got.at.Sub(r.From).Length(), nearest)
		}
	})
	if met[0] == 0 || met[1] == 0 || met[2] == 0 {
		t.Errorf("rays met nothing, A, B so often: %v", met)
	}
}

// grazes reports whether a ray is so near to an edge of a hull that rounding decides.
func grazes(f *Figure, r *Ray, side Side) bool {
	for _, triangle := range triangles(f, side) {
		for i := range 3 {
			if _, off := r.near(triangle[i], triangle[(i+1)%3]); off <= hullReach {
				return true
			}
		}
	}
	return false
}

// The grabbed vertex is the nearest to the pointer in an independent projection.
func TestAimTakesNearestVertex(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := New()
		f.ToggleVertices()
		f.Surprise(rapid.Uint32Range(1, 1<<31).Draw(t, "seed"))
		c := drawPinhole(t, f)
		side := Side(rapid.IntRange(0, 1).Draw(t, "side"))
		list := f.Shape(side).Hull.Vertices
		x, y := c.pixels(f.Pose(side).Point(list[rapid.IntRange(0, len(list)-1).Draw(t, "vertex")]))
		x, y = x+rapid.Float64Range(-8, 8).Draw(t, "dx"), y+rapid.Float64Range(-8, 8).Draw(t, "dy")
		least, second := math.Inf(1), math.Inf(1)
		var want hull.Vec3
		for s := A; s <= B; s++ {
			for _, v := range f.Shape(s).Hull.Vertices {
				p := f.Pose(s).Point(v)
				px, py := c.pixels(p)
				if off := math.Hypot(px-x, py-y); off < least {
					least, second, want = off, least, p
				} else {
					second = min(second, off)
				}
			}
		}
		got := f.aim(c.ray(x, y))
		if least > vertexReach*0.95 || second-least < 2 {
			t.Skip("too far, or too near to call")
		}
		if got.part != PartVertex || got.at != want {
			t.Fatalf("aim takes %+v, want the vertex at %v, %.2f pixels away", got, want, least)
		}
	})
}

// An invalid ray grabs nothing and moves nothing.
func TestBadRays(t *testing.T) {
	f := New()
	good := &Ray{From: hull.Vec3{Z: 9}, Along: hull.Vec3{Z: -1}, Toward: hull.Vec3{Z: 1}, Pixel: 0.01}
	if f.Hover(good) != PartHull {
		t.Fatal("a ray from above meets no hull")
	}
	if f.Grab(good) != PartHull {
		t.Fatal("nor takes one")
	}
	before := f.Now
	for _, spoil := range []func(*Ray){
		func(r *Ray) { r.Pixel = math.NaN() }, func(r *Ray) { r.Pixel = 0 }, func(r *Ray) { r.Spread = -1 }, func(r *Ray) { r.From.X = math.Inf(1) },
		func(r *Ray) { r.Along = hull.Vec3{} }, func(r *Ray) { r.Toward = hull.Vec3{X: 1} }, func(r *Ray) { r.Toward = r.Along },
	} {
		r := *good
		spoil(&r)
		f.Drag(&r)
		f.Poke(&Ray{})
		if f.Now != before {
			t.Fatalf("%+v has moved the hull", r)
		}
		if g := New(); g.Grab(&r) != PartNone || g.Hover(&r) != PartNone {
			t.Errorf("%+v takes something", r)
		}
		f.Grab(good)
	}
	f.Drop()
	for _, editable := range []string{"none"} {
		g := New()
		if err := g.SetOption("editable", editable); err != nil {
			t.Fatal(err)
		}
		if g.Grab(good) != PartNone || lab.EditNone != g.Editable() {
			t.Errorf("editable %s: something is taken", editable)
		}
	}
}
