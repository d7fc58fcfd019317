package article

import (
	"math"
	"slices"

	"github.com/clipstage/clipstage/physics/hull"
)

// Comparison is what the listing says of two hulls, beside the strict set, which it means to find.
type Comparison struct {
	Out
	Places  []Place    // of its points
	Missing []int      // the strict set's corners over which it has no point
	Acting  Faults     // those without which it would say something else
	Parts   hull.Stage // the first stage at which one of them acts; hull.StageCount if none does
}

// Place is where a point of the listing lies, measured from a corner of the strict set: the nearest along the
// contact plane.
type Place struct {
	Corner int
	Aside  float64 // along the contact plane, m
	Height float64 // along the normal, m; negative is towards A
	Right  bool    // it is there, and none before it was
	Again  bool    // it is over that corner, and one before it was
}

// sameSpot times the size is how far a point may be from a corner at most to count as being there.
const sameSpot = 1e-6

// MostWork bounds what Compare takes on: pairs of edges times vertices. The listing projects all vertices for each pair.
const MostWork = 4_000_000

// Work is what a pair costs.
func Work(a, b *hull.Hull) int {
	return len(a.Edges) / 2 * len(b.Edges) / 2 * (len(a.Vertices) + len(b.Vertices))
}

// Compare runs the listing as printed, and once without each of its faults. strict is the set in question, in the
// plane at right angles to normal; it is empty where the hulls are apart.
func Compare(strict []hull.Vec3, normal hull.Vec3, a, b *hull.Hull, poseA, poseB *hull.Pose) (found Comparison) {
	p, q := Of(a, poseA), Of(b, poseB)
	answer(Printed, p, q, &found.Out)
	found.Parts = hull.StageCount
	for i := range List {
		f := &List[i]
		var without Out
		if answer(Printed&^f.Faults, p, q, &without); !same(&found.Out, &without) {
			found.Acting |= f.Faults
			found.Parts = min(found.Parts, f.Stage)
		}
	}
	found.place(strict, normal, sameSpot*max(a.Size, b.Size))
	return found
}

// AsPrinted runs the listing as printed.
func AsPrinted(a, b *hull.Hull, poseA, poseB *hull.Pose) (out Out) {
	answer(Printed, Of(a, poseA), Of(b, poseB), &out)
	return out
}

// answer runs a collider that has seen no other pair.
func answer(faults Faults, a, b *Polyhedron, to *Out) {
	c := Collider{Faults: faults}
	c.Collide(to, a, b)
}

// same reports whether two answers are equal, to the bit.
func same(p, q *Out) bool {
	return p.Hit == q.Hit && p.MTV == q.MTV && slices.Equal(p.Points, q.Points) && (!p.Hit || p.Info.Type == q.Info.Type)
}

// place finds where the points lie.
func (c *Comparison) place(strict []hull.Vec3, normal hull.Vec3, near float64) {
	taken := make([]bool, len(strict))
	for _, p := range c.Points {
		at := Place{Aside: math.Inf(1)}
		for i, q := range strict {
			d := p.Sub(q)
			height := normal.Dot(d)
			if aside := d.Sub(normal.Mul(height)).Length(); aside < at.Aside {
				at.Corner, at.Aside, at.Height = i, aside, height
			}
		}
		if at.Aside <= near {
			at.Again = taken[at.Corner]
			at.Right = !at.Again && math.Abs(at.Height) <= near
			taken[at.Corner] = true
		}
		c.Places = append(c.Places, at)
	}
	for i := range strict {
		if !taken[i] {
			c.Missing = append(c.Missing, i)
		}
	}
}
