package frame

import "github.com/clipstage/clipstage/physics/hull"

// sweep writes what the three answers are over the scale of tilts, and what B is tilted about.
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
	ends := from.interval(from.Still, from.Axis)
	to.Along = shared(from.interval(a, from.Way), from.interval(from.Still, from.Way))
	to.Across = shared(from.interval(a, from.Axis), ends)
	to.Across.include(from.Across.Lo)
	to.Across.include(from.Across.Hi)
	for i := range from.Traces {
		to.Along.include(from.Traces[i].Along)
		add(w.Hulls, &to.Traces, from.Traces[i])
	}
	to.Hinge = Hinge{
		Pivot: w.place(from.Pivot), Axis: vec3(from.Axis), Way: vec3(from.Way),
		Ends: ends, Reach: from.interval(from.Still, from.Way).Hi,
	}
	for _, v := range from.Still {
		add(w.Hulls, &to.Still, w.place(v))
	}
}

// interval returns where points lie along a direction, from the pivot.
//
//go:noinline
func (s *Sweep) interval(points []hull.Vec3, along hull.Vec3) Interval {
	x := empty
	for _, p := range points {
		x.include(along.Dot(p.Sub(s.Pivot)))
	}
	return x
}

// shared returns what two intervals share, or what lies between them.
func shared(x, y Interval) Interval {
	lo, hi := max(x.Lo, y.Lo), min(x.Hi, y.Hi)
	return Interval{min(lo, hi), max(lo, hi)}
}
