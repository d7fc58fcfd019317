package article

import (
	"math"
	"slices"

	"github.com/clipstage/clipstage/physics/hull"
)

// Comparison compares the listing's answer for two hulls with the strict set.
type Comparison struct {
	Out
	Places  []Place    // positions of the listing's points
	Missing []int      // corners of the strict set without a point over them
	Acting  Faults     // faults that affect the answer
	Parts   hull.Stage // first stage at which one of these faults acts, or hull.StageCount
}

// Place is the position of a point of the listing relative to a corner of the strict set: the
// closest corner along the contact plane.
type Place struct {
	Corner int
	Aside  float64 // distance along the contact plane, m
	Height float64 // height along the normal, m; negative is towards A
	Right  bool    // whether the point is at that corner, and is the first point over it
	Again  bool    // whether an earlier point already lies over that corner
}

// A point lies at a corner if their distance is at most sameSpot times the size.
const sameSpot = 1e-6

// MostWork limits the work of Compare, in edge pairs times vertices. The listing projects all vertices for each
// edge pair.
const MostWork = 4_000_000

// Work returns the work of a pair, in units of MostWork.
func Work(a, b *hull.Hull) int {
	return len(a.Edges) / 2 * len(b.Edges) / 2 * (len(a.Vertices) + len(b.Vertices))
}

// Compare runs the listing as printed, and again without each of its faults. strict is the strict set, in the
// plane perpendicular to normal. It is empty if the hulls are apart.
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

// AsPrinted runs the listing with all its faults.
func AsPrinted(a, b *hull.Hull, poseA, poseB *hull.Pose) (out Out) {
	answer(Printed, Of(a, poseA), Of(b, poseB), &out)
	return out
}

// answer runs a new collider, which has no state from other pairs.
func answer(faults Faults, a, b *Polyhedron, to *Out) {
	c := Collider{Faults: faults}
	c.Collide(to, a, b)
}

func same(p, q *Out) bool {
	return p.Hit == q.Hit && p.MTV == q.MTV && slices.Equal(p.Points, q.Points) && (!p.Hit || p.Info.Type == q.Info.Type)
}

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
