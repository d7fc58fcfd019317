//go:build js && wasm

// Command ours runs the collide call of shapes for the benchmark. A set is pairs of one kind, by the kind's number.
package main

import (
	"unsafe"

	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/tests/rounded"
	"github.com/clipstage/clipstage/wasm/heap"
)

const count = 1000 // pairs of a set

type pair struct {
	a, b         shape.Shape
	poseA, poseB shape.Pose
}

var (
	sets [shape.PairCount][]pair
	out  []float64 // returned by the last call, valid until the next one
	c    shape.Clipping
)

func main() {
	select {}
}

var kinds = [shape.PairCount][2]shape.Kind{
	shape.CircleCircle: {shape.Circle, shape.Circle}, shape.CapsuleCircle: {shape.Capsule, shape.Circle},
	shape.PolygonCircle: {shape.Polygon, shape.Circle}, shape.CapsuleCapsule: {shape.Capsule, shape.Capsule},
	shape.PolygonCapsule: {shape.Polygon, shape.Capsule}, shape.PolygonPolygon: {shape.Polygon, shape.Polygon},
}

// Make makes a set: random shapes with an overlap of 0 to 0.1 m. Polygons are not rounded.
//
//go:wasmexport make
func Make(kind int32) {
	s := random.SplitMix64(uint64(kind) + 1)
	set := make([]pair, 0, count)
	for len(set) < count {
		p := pair{rounded.Of(&s, kinds[kind][0]), rounded.Of(&s, kinds[kind][1]), rounded.Pose(&s, 2), rounded.Pose(&s, 2)}
		for _, one := range []*shape.Shape{&p.a, &p.b} {
			if one.Kind == shape.Polygon {
				one.Radius = 0
			}
		}
		c.Run(&p.a, &p.b, &p.poseA, &p.poseB)
		if m := &c.Manifold; m.Count > 0 && m.Least() <= 0 && m.Least() > -0.1 {
			set = append(set, p)
		}
	}
	sets[kind] = set
}

// Run collides each pair of a set some times, and returns the number of contacts.
//
//go:wasmexport run
func Run(kind, times int32) (points int32) {
	for range times {
		for i := range sets[kind] {
			p := &sets[kind][i]
			c.Run(&p.a, &p.b, &p.poseA, &p.poseB)
			points += int32(c.Manifold.Count)
		}
	}
	return points
}

// Definition returns a set. Each shape has its number of corners, their x and y, its radius, and a pose: x, y, and an
// angle's cosine and sine.
//
//go:wasmexport definition
func Definition(kind int32) unsafe.Pointer {
	out = out[:0]
	add := func(s *shape.Shape, p *shape.Pose) {
		out = append(out, float64(s.Count))
		for _, v := range s.Corners[:s.Count] {
			out = append(out, v.X, v.Y)
		}
		out = append(out, s.Radius, p.Position.X, p.Position.Y, p.Cos, p.Sin)
	}
	for i := range sets[kind] {
		p := &sets[kind][i]
		add(&p.a, &p.poseA)
		add(&p.b, &p.poseB)
	}
	return unsafe.Pointer(unsafe.SliceData(out))
}

// Collect frees unused memory. No other call may be running.
//
//go:wasmexport collect
func Collect() {
	if heap.Due() {
		heap.Collect()
	}
}
