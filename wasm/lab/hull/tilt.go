package hull

import (
	"math"
	"slices"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/article"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
)

// While the three answers are compared, the reader may tilt B: rotate it by a small angle about a line in the contact
// plane through the middle of the contacts. The figure's moment keeps the pose without the tilt.

// MostTilt is the largest tilt in radians.
const MostTilt = 0.3

// The scale of tilts: 0, then eight steps per decade from 1e-9 rad, then MostTilt.
const (
	leastDecade = 9
	TiltSteps   = 8*leastDecade - 3 // the last step of the scale; the first is 0
)

var mantissas = [...]float64{100, 133, 178, 237, 316, 422, 562, 750} // of a decade, in hundredths

// tiltAt returns the tilt at a step of the scale, in radians.
func tiltAt(step int) float64 {
	switch {
	case step <= 0:
		return 0
	case step >= TiltSteps:
		return MostTilt
	}
	step--
	return mantissas[step%8] / math.Pow10(leastDecade+2-step/8)
}

// Tilt returns the tilt of B in radians. TiltStep returns the last step of the scale that is not larger.
func (f *collision) Tilt() float64 { return f.tilt }
func (f *collision) TiltStep() int {
	step := 0
	for step < TiltSteps && tiltAt(step+1) <= f.tilt {
		step++
	}
	return step
}

// SeekTilt tilts B to a step of the scale. The three answers must be shown.
func (f *collision) SeekTilt(step int) { f.setTilt(tiltAt(step)) }

func (f *collision) setTilt(tilt float64) {
	if f.compare && tilt != f.tilt {
		f.tilt = tilt
		f.collide()
	}
}

// hinge is the line about which B is tilted.
type hinge struct {
	pivot, axis hull.Vec3 // a point and a unit vector
	way         hull.Vec3 // unit, in the contact plane, perpendicular to axis; a tilt raises the points on this side
	normal      hull.Vec3
}

// slant is the angle from the view's right to way in radians, counter-clockwise in the contact plane as the
// reader sees it.
const slant = -0.2

func hingeOf(c *hull.Clipping) hinge {
	h := hinge{normal: frame.Normal(c)}
	if m := &c.Manifold; m.Count > 0 {
		for i := range m.Count {
			h.pivot = h.pivot.Add(m.Contacts[i].Position.Mul(1 / float64(m.Count)))
		}
	} else {
		d := c.Measure()
		h.pivot = d.OnA.Add(d.OnB.Sub(d.OnA).Mul(0.5))
	}
	view := viewOf(c)
	h.way = hull.AxisAngle(h.normal, slant).Rotate(view.Right)
	h.axis = h.way.Cross(h.normal)
	return h
}

// tilted returns a pose rotated about the hinge by an angle.
func (h *hinge) tilted(p hull.Pose, angle float64) hull.Pose {
	turn := hull.AxisAngle(h.axis, angle)
	p.Position = h.pivot.Add(turn.Rotate(p.Position.Sub(h.pivot)))
	p.Rotation = turn.Mul(p.Rotation)
	return p
}

// collide runs the call again.
func (f *collision) collide() {
	before := f.contacts()
	f.compared = nil
	f.run(&f.clipping, f.Now.poses[B])
	f.turned = f.Now.poses[B]
	if f.tilt > 0 {
		h := hingeOf(&f.clipping)
		f.turned = h.tilted(f.turned, f.tilt)
		f.run(&f.clipping, f.turned)
	}
	f.Mark(lab.ChangePose | lab.ChangeState)
	if !sameIDs(before, f.contacts()) {
		f.Mark(lab.ChangeContacts)
	}
}

func (f *collision) run(c *hull.Clipping, b hull.Pose) {
	c.Bias = f.Now.bias
	c.Run(f.Now.shapes[A].Hull, f.Now.shapes[B].Hull, &f.Now.poses[A], &b)
}

// sweep holds the three answers (the strict set, the clipped manifold and the listing's points) for a moment,
// at tilt 0 and at every other step of the scale.
type sweep struct {
	frame.Sweep
	hinge hinge
	of    moment
}

// traced is a point of one of the three answers at one tilt. Points of one answer at successive tilts form a
// trace.
type traced struct {
	at    hull.Vec3
	trace int
}

// leap is the largest distance between a point and its successor at the next tilt, relative to the smaller
// hull's size. A farther point begins a new trace.
const leap = 0.25

// nearest returns the point in list nearest to p, or nil if none lies within the given distance.
func nearest(list []traced, p hull.Vec3, within float64) (found *traced) {
	for i := range list {
		if d := list[i].at.Sub(p).Length(); d <= within {
			found, within = &list[i], d
		}
	}
	return found
}

// sweep returns the sweep of the moment. It has no points of the listing if they would take too long.
func (f *collision) sweep() *sweep {
	if f.swept != nil && f.Is(&f.swept.of) {
		return f.swept
	}
	s := &sweep{of: f.Now}
	a, b := f.Now.shapes[A].Hull, f.Now.shapes[B].Hull
	known := article.Work(a, b)*TiltSteps/2 <= article.MostWork
	near := 1e-6 * max(a.Size, b.Size)
	var c hull.Clipping
	var before, now [3][]traced
	h := &s.hinge
	for step := 0; step <= TiltSteps; step += 1 + step%2 {
		pose := f.Now.poses[B]
		if step > 0 {
			pose = h.tilted(pose, tiltAt(step))
		}
		f.run(&c, pose)
		if step == 0 {
			*h = hingeOf(&c)
			s.Pivot, s.Axis, s.Way = h.pivot, h.axis, h.way
			for _, v := range c.B.Vertices {
				s.Still = append(s.Still, c.Frame.Point(v))
			}
		}
		one := h.measure(&c)
		one.Tilt, one.At = tiltAt(step), float64(step)/TiltSteps
		points := [3][]hull.Vec3{strictOf(&c), clipped(&c)}
		if known {
			points[2] = article.AsPrinted(a, b, &f.Now.poses[A], &pose).Points
		}
		for answer, list := range points {
			one.Counts[answer] = float64(len(list))
			now[answer] = now[answer][:0]
			for _, p := range list {
				if nearest(now[answer], p, near) != nil {
					continue // the listing may return a point twice
				}
				right := answer < 2 || slices.ContainsFunc(points[0], func(q hull.Vec3) bool { return p.Sub(q).Length() <= near })
				s.Traces = append(s.Traces, frame.Trace{Answer: float64(answer), At: one.At, Along: h.way.Dot(p.Sub(h.pivot)), Right: lab.Bit(right)})
				now[answer] = append(now[answer], traced{p, len(s.Traces)})
				across := h.axis.Dot(p.Sub(h.pivot))
				s.Across.Lo, s.Across.Hi = min(s.Across.Lo, across), max(s.Across.Hi, across)
			}
			for _, p := range now[answer] {
				// p continues the trace of q, the nearest point at the previous tilt, if p is also the nearest
				// point to q.
				if q := nearest(before[answer], p.at, leap*min(a.Size, b.Size)); q != nil && nearest(now[answer], q.at, a.Size+b.Size).trace == p.trace {
					s.Traces[p.trace-1].From = float64(q.trace)
				}
			}
		}
		before, now = now, before
		s.Tilts = append(s.Tilts, one)
	}
	f.swept = s
	return s
}

// measure returns by how much a call's normal is rotated, in radians, and its depth in metres. Both are 0 if
// the hulls are separated.
func (h *hinge) measure(c *hull.Clipping) frame.Tilted {
	n := frame.Normal(c)
	m := frame.Tilted{Turn: math.Atan2(n.Cross(h.normal).Length(), n.Dot(h.normal))}
	if c.Reached == hull.StageContacts {
		m.Depth = c.Manifold.Depth
	}
	return m
}

// clipped returns the points of the clipped manifold before its reduction, in the world frame.
func clipped(c *hull.Clipping) (list []hull.Vec3) {
	if c.Manifold.Count == 0 {
		return nil
	}
	if c.Best.Axis == hull.AxisEdge {
		for i := range c.Manifold.Count {
			list = append(list, c.Manifold.Contacts[i].Position)
		}
		return list
	}
	for i := range c.Keep.Points {
		list = append(list, c.Frame.Point(c.Keep.Points[i].Position))
	}
	return list
}
