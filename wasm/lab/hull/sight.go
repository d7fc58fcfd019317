package hull

import (
	"math"
	"slices"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/lab"
)

// Ray is a line of sight, in the world frame.
type Ray struct {
	From, Along hull.Vec3 // Along is a unit vector, away from the reader
	Toward      hull.Vec3 // the unit normal of the picture's plane, toward the reader
	Pixel       float64   // the size of a pixel at From, in metres
	Spread      float64   // growth of a pixel per metre along; 0 without perspective: the ray is then a whole line
	Coarse      bool      // the pointer is a finger
	Shift       bool      // the Shift key is down
	Flat        bool      // the pointer is in the picture of the contact plane, where only choices can be met
}

// The distances in CSS pixels within which a mouse or a finger meets a vertex, a part of the gizmo or a hull.
const (
	vertexReach, vertexFinger = 11, 22
	gizmoReach, gizmoFinger   = 7, 14
	hullReach                 = 6
)

// reach returns the distance for the kind of pointer.
func (r *Ray) reach(mouse, finger float64) float64 {
	if r.Coarse {
		return finger
	}
	return mouse
}

// good reports whether the ray is valid.
func (r *Ray) good() bool {
	return lab.Finite(r.From.Dot(r.From)+r.Along.Dot(r.Along)+r.Toward.Dot(r.Toward)+r.Pixel+r.Spread) &&
		r.Pixel >= 0 && r.Spread >= 0 && r.Pixel+r.Spread > 0 && r.Along.Dot(r.Toward) < 0
}

// pixel returns the size of a pixel at a point, in metres. It is not positive behind the eye.
func (r *Ray) pixel(p hull.Vec3) float64 {
	return r.Pixel + float64(r.Spread*p.Sub(r.From).Dot(r.Along))
}

// near returns the point of a segment nearest to the ray, and their distance in pixels.
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

// plane returns the intersection of the ray with a plane. ok is false if the two are nearly parallel.
func (r *Ray) plane(at, normal hull.Vec3) (p hull.Vec3, ok bool) {
	rate := normal.Dot(r.Along)
	if math.Abs(rate) < 1e-6 {
		return p, false
	}
	return r.From.Add(r.Along.Mul(at.Sub(r.From).Dot(normal) / rate)), true
}

// line returns the position of a line's nearest point to the ray, in metres from at in the unit direction along. ok is
// false if line and ray are nearly parallel.
func (r *Ray) line(at, along hull.Vec3) (s float64, ok bool) {
	cos, d := along.Dot(r.Along), at.Sub(r.From)
	if sin2 := 1 - float64(cos*cos); sin2 > 1e-3 {
		return (float64(cos*d.Dot(r.Along)) - d.Dot(along)) / sin2, true
	}
	return 0, false
}

// aim returns the part that a ray meets: the nearest vertex that can be grabbed, else the nearest part of the visible
// gizmo, else the nearest hull.
func (f *hands) aim(r *Ray) (met hold) {
	if f.Editable() == lab.EditNone || f.compare || r.Flat || !r.good() {
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

// Handles reports whether vertices can be grabbed. They can while the inspector lists them and a reader may change
// everything.
func (f *hands) Handles() bool { return f.vertices && f.Editable() == lab.EditAll }

// vertexAt returns the vertex nearest to a ray, if one is near enough. Of several within a pixel it takes the one
// nearest to the reader. The chosen vertex may lie inside the hull.
func (f *hands) vertexAt(r *Ray) (at hold, ok bool) {
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

// meets returns the distance along a ray at which it enters a hull. ok is false if the ray misses the hull by more
// than hullReach pixels. The ray is clipped by the planes of all faces, each moved out by that distance.
func (f *hands) meets(side Side, r *Ray) (t float64, ok bool) {
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
