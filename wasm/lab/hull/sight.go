package hull

import (
	"math"
	"slices"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/lab"
)

// Ray is a line of sight, in the world.
type Ray struct {
	From, Along hull.Vec3 // Along is unit, away from the reader
	Toward      hull.Vec3 // unit, at right angles to the picture's plane, to the reader
	Pixel       float64   // metres, at From
	Spread      float64   // how much longer a pixel is for each metre along; 0 without perspective, where From is no end
	Coarse      bool      // the pointer is a finger
	Shift       bool      // the key is down
}

// In CSS pixels: how near to a vertex, to a part of the gizmo or to a hull a pointer must be, a mouse's or a
// finger's.
const (
	vertexReach, vertexFinger = 11, 22
	gizmoReach, gizmoFinger   = 7, 14
	hullReach                 = 6
)

// reach returns one of two distances.
func (r *Ray) reach(mouse, finger float64) float64 {
	if r.Coarse {
		return finger
	}
	return mouse
}

// good reports whether it can be one.
func (r *Ray) good() bool {
	return lab.Finite(r.From.Dot(r.From)+r.Along.Dot(r.Along)+r.Toward.Dot(r.Toward)+r.Pixel+r.Spread) &&
		r.Pixel >= 0 && r.Spread >= 0 && r.Pixel+r.Spread > 0 && r.Along.Dot(r.Toward) < 0
}

// pixel returns how long a pixel is at a point, in metres; behind the eye that is not positive.
func (r *Ray) pixel(p hull.Vec3) float64 {
	return r.Pixel + float64(r.Spread*p.Sub(r.From).Dot(r.Along))
}

// near returns the point of a segment that is nearest to the ray, and how far apart they are in pixels.
func (r *Ray) near(from, to hull.Vec3) (at hull.Vec3, pixels float64) {
	across := func(v hull.Vec3) hull.Vec3 { return v.Sub(r.Along.Mul(v.Dot(r.Along))) }
	off, way := across(from.Sub(r.From)), across(to.Sub(from))
	t := 0.0
	if size := way.Dot(way); size > 0 {
		t = max(0, min(-off.Dot(way)/size, 1))
	}
	at = from.Add(to.Sub(from).Mul(t))
	pixel := r.pixel(at)
	if !(pixel > 0) {
		return at, math.Inf(1)
	}
	return at, off.Add(way.Mul(t)).Length() / pixel
}

// plane returns where the ray meets the plane through a point; ok is false where it runs along the plane.
func (r *Ray) plane(at, normal hull.Vec3) (p hull.Vec3, ok bool) {
	rate := normal.Dot(r.Along)
	if math.Abs(rate) < 1e-6 {
		return p, false
	}
	return r.From.Add(r.Along.Mul(at.Sub(r.From).Dot(normal) / rate)), true
}

// line returns how far along a line, from a point and in a unit direction, its nearest point to the ray is; ok is
// false where they are nearly parallel.
func (r *Ray) line(at, along hull.Vec3) (s float64, ok bool) {
	cos, d := along.Dot(r.Along), at.Sub(r.From)
	if sin2 := 1 - float64(cos*cos); sin2 > 1e-3 {
		return (float64(cos*d.Dot(r.Along)) - d.Dot(along)) / sin2, true
	}
	return 0, false
}

// aim returns what a ray meets first: a vertex that can be taken, else a part of the gizmo that is shown, each the
// one nearest to the ray, else a hull.
func (f *Figure) aim(r *Ray) (met hold) {
	if f.Editable() == lab.EditNone || f.compare || !r.good() {
		return met
	}
	if at, ok := f.vertexAt(r); ok {
		return at
	}
	if g, ok := f.gizmo(); ok {
		if part, at := g.aim(r); part != PartNone {
			return hold{uint8(g.side) + 1, part, 0, at}
		}
	}
	nearest := math.Inf(1)
	for side := A; side <= B; side++ {
		if t, ok := f.meets(side, r); ok && t < nearest {
			nearest, met = t, hold{uint8(side) + 1, PartHull, 0, r.From.Add(r.Along.Mul(t))}
		}
	}
	return met
}

// Handles reports whether vertices can be taken by hand: while the inspector lists them.
func (f *Figure) Handles() bool { return f.vertices && f.Editable() == lab.EditAll }

// vertexAt returns the vertex that is nearest to a ray, if one is near enough; of those within a pixel the one nearest to the
// reader. The chosen one may lie inside.
func (f *Figure) vertexAt(r *Ray) (at hold, ok bool) {
	if !f.Handles() {
		return at, false
	}
	reach, least, depth := r.reach(vertexReach, vertexFinger), math.Inf(1), math.Inf(1)
	take := func(side Side, v hull.Vec3) {
		p := f.Now.poses[side].Point(v)
		_, off := r.near(p, p)
		t := p.Sub(r.From).Dot(r.Along)
		if off < reach && (off < least-1 || off < least+1 && t < depth) {
			least, depth, at, ok = off, t, hold{uint8(side) + 1, PartVertex, slices.Index(f.Now.shapes[side].Points, v), p}, true
		}
	}
	for side := A; side <= B; side++ {
		for _, v := range f.Now.shapes[side].Hull.Vertices {
			take(side, v)
		}
	}
	if c := f.chosen; c.part == PartVertex {
		take(c.side(), f.Now.shapes[c.side()].Points[c.point])
	}
	return at, ok
}

// meets returns how far along a ray a hull begins; ok is false if the ray passes it by some pixels. The planes of
// all faces clip the ray, each moved out by these.
func (f *Figure) meets(side Side, r *Ray) (t float64, ok bool) {
	h, pose := f.Now.shapes[side].Hull, f.Now.poses[side]
	from := pose.Local(r.From)
	along := pose.Rotation.Conj().Rotate(r.Along)
	reach := hullReach * max(0, r.pixel(pose.Point(h.Mass.Centre)))
	in, out := math.Inf(-1), math.Inf(1)
	if r.Spread > 0 {
		in = 0
	}
	for i := range h.Faces {
		face := &h.Faces[i]
		height, rate := face.Normal.Dot(from)-face.Offset-reach, face.Normal.Dot(along)
		switch {
		case rate < 0:
			in = max(in, -height/rate)
		case rate > 0:
			out = min(out, -height/rate)
		case height > 0:
			return 0, false
		}
	}
	return in, in <= out && lab.Finite(in)
}
