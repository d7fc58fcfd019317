package hull

import (
	"math"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/frame"
)

// azimuths is the number of directions around the contact normal that are tried. Hulls with more than looked
// vertices together get the first direction.
const (
	azimuths = 24
	looked   = 64
)

// viewOf returns a view of two hulls with the contact normal upwards. It is chosen so that few vertices
// overlap.
func viewOf(c *hull.Clipping) frame.View {
	normal := frame.Normal(c)
	var points []hull.Vec3
	var low, high hull.Vec3
	for _, s := range [...]*hull.Placed{&c.A, &c.B} {
		for _, v := range s.Vertices {
			p := c.Frame.Point(v)
			if points == nil {
				low, high = p, p
			}
			low = hull.Vec3{X: min(low.X, p.X), Y: min(low.Y, p.Y), Z: min(low.Z, p.Z)}
			high = hull.Vec3{X: max(high.X, p.X), Y: max(high.Y, p.Y), Z: max(high.Z, p.Z)}
			points = append(points, p)
		}
	}
	centre := low.Add(high.Sub(low).Mul(0.5))
	right := frame.Look(normal, hull.Vec3{X: 1}, centre).Right
	best := frame.Look(normal, right, centre)
	if len(points) > looked {
		return best
	}
	size2 := high.Sub(low).Dot(high.Sub(low))
	least := math.Inf(1)
	turn := hull.AxisAngle(normal, 2*math.Pi/azimuths)
	for range azimuths {
		view := frame.Look(normal, right, centre)
		if cost := crowding(&view, points, size2); cost < least*0.98 { // the first of nearly equal ones
			best, least = view, cost
		}
		right = turn.Rotate(right)
	}
	return best
}

// crowding grows as vertices come closer to each other in a view.
func crowding(view *frame.View, points []hull.Vec3, size2 float64) (sum float64) {
	for i, p := range points {
		for _, q := range points[:i] {
			d := p.Sub(q)
			x, y := view.Right.Dot(d), view.Up.Dot(d)
			sum += 1 / (float64(x*x) + float64(y*y) + 1e-3*size2)
		}
	}
	return sum
}
