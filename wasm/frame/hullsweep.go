package frame

import (
	"math"

	"github.com/clipstage/clipstage/physics/hull"
)

// sweep writes the three answers over the scale of tilts, and the hinge.
func (w *hullWriter) sweep() {
	from, to := w.Sweep, &w.Compare
	if from == nil {
		return
	}
	for i := range from.Tilts {
		add(w.Hulls, &to.Tilts, from.Tilts[i])
	}
	a := make([]hull.Vec3, len(w.c.A.Vertices))
	for i, v := range w.c.A.Vertices {
		a[i] = w.c.Frame.Point(v)
	}
	to.Along = shared(from.interval(a, from.Way), from.interval(from.Still, from.Way))
	to.Across = shared(from.interval(a, from.Axis), from.interval(from.Still, from.Axis))
	to.Across.include(from.Across.Lo)
	to.Across.include(from.Across.Hi)
	for i := range from.Traces {
		to.Along.include(from.Traces[i].Along)
		add(w.Hulls, &to.Traces, from.Traces[i])
	}
	to.Hinge = Hinge{Pivot: w.place(from.Pivot), Axis: vec3(from.Axis), Way: vec3(from.Way), Reach: math.Inf(-1)}
	up, best := from.Axis.Cross(from.Way), math.Inf(-1)
	for i, v := range from.Still {
		add(w.Hulls, &to.Still, w.place(v))
		d := v.Sub(from.Pivot)
		reach := from.Way.Dot(d)
		to.Hinge.Reach = max(to.Hinge.Reach, reach)
		if near := reach - float64(level*math.Abs(up.Dot(d))); near > best {
			to.Hinge.Rim, best = float64(i), near
		}
	}
}

// interval returns the extent of points along a direction, from the pivot.
func (s *Sweep) interval(points []hull.Vec3, along hull.Vec3) Interval {
	x := empty
	for _, p := range points {
		x.include(along.Dot(p.Sub(s.Pivot)))
	}
	return x
}

// level is the weight of a vertex's distance from the contact plane in the choice of the rim.
const level = 1e-3

// rim is the visible part of a hull beyond the common interval, relative to that interval.
const rim = 0.15

// shared returns the overlap of two intervals, or the gap between them, extended on both sides by a rim, but
// not beyond the outermost ends of the two intervals.
func shared(x, y Interval) Interval {
	lo, hi := max(x.Lo, y.Lo), min(x.Hi, y.Hi)
	beside := rim * math.Abs(hi-lo)
	return Interval{max(min(x.Lo, y.Lo), min(lo, hi)-beside), min(max(x.Hi, y.Hi), max(lo, hi)+beside)}
}
