package article

import (
	"math"

	"github.com/clipstage/clipstage/physics/hull"
)

// Polyhedron is a hull in the listing's form, in the world's frame.
type Polyhedron struct {
	Positions []hull.Vec3
	Faces     [][]int32
	Normals   []hull.Vec3
	Edges     [][2]int32

	sides  [][2]int32 // by edge: its two faces, for pruning
	centre hull.Vec3
}

// Of returns h in its pose.
func Of(h *hull.Hull, pose *hull.Pose) *Polyhedron {
	p := &Polyhedron{Faces: h.Loops()}
	turn := pose.Rotation.Matrix()
	for _, v := range h.Vertices {
		at := pose.Point(v)
		p.Positions = append(p.Positions, at)
		p.centre = p.centre.Add(at.Mul(1 / float64(len(h.Vertices))))
	}
	for i := range h.Faces {
		p.Normals = append(p.Normals, turn.MulVec(h.Faces[i].Normal))
	}
	for e := 0; e < len(h.Edges); e += 2 {
		p.Edges = append(p.Edges, [2]int32{h.Edges[e].Origin, h.Edges[e+1].Origin})
		p.sides = append(p.sides, [2]int32{h.Edges[e].Face, h.Edges[e+1].Face})
	}
	return p
}

// Type is the kind of a collision's axis.
type Type uint8

const (
	TypeA Type = iota // a face of A
	TypeB             // a face of B
	TypeE             // two edges
)

// Query is the result for one kind of axis.
type Query struct {
	Type       Type
	Face       int       // for TypeA and TypeB
	Edges      [2]int    // for TypeE: edges of A and of B
	Separation float64   // metres; negative if the hulls overlap
	Normal     hull.Vec3 // for TypeE: unit, from A to B
}

func (p *Polyhedron) lowest(n hull.Vec3) float64 {
	least := math.Inf(1)
	for _, v := range p.Positions {
		least = min(least, n.Dot(v))
	}
	return least
}

// faces finds the face of a with the largest separation of b. It reports whether the hulls overlap along all
// face normals of a. Like the earlier article, it projects all vertices.
func (q *Query) faces(a, b *Polyhedron) bool {
	q.Separation = math.Inf(-1)
	for i, n := range a.Normals {
		separation := b.lowest(n) - n.Dot(a.Positions[a.Faces[i][0]])
		if separation > q.Separation {
			q.Face, q.Separation = i, separation
		}
	}
	return q.Separation <= 0
}

// edges finds the edge pair with the largest separation of the hulls. It reports whether the hulls overlap
// along the directions of all tested edge pairs. These are the crossing pairs, or all pairs if unpruned;
// parallel edges have no direction.
func (q *Query) edges(a, b *Polyhedron, unpruned bool) bool {
	q.Separation = math.Inf(-1)
	for i, ea := range a.Edges {
		u := a.Positions[ea[1]].Sub(a.Positions[ea[0]])
		for k, eb := range b.Edges {
			v := b.Positions[eb[1]].Sub(b.Positions[eb[0]])
			n := u.Cross(v)
			length := n.Length()
			if length < epsilon || !unpruned && !crosses(a, b, i, k, u, v) {
				continue
			}
			n = n.Mul(1 / length)
			if n.Dot(a.Positions[ea[0]].Sub(a.centre)) < 0 {
				n = n.Neg()
			}
			separation := b.lowest(n) + a.lowest(n.Neg())
			if separation > q.Separation {
				q.Edges, q.Separation, q.Normal = [2]int{i, k}, separation, n
			}
		}
	}
	return q.Separation <= 0
}

// crosses reports whether the arcs of two edges cross on the Gauss map.
func crosses(a, b *Polyhedron, i, k int, u, v hull.Vec3) bool {
	s1, s2 := u.Dot(b.Normals[b.sides[k][0]]), u.Dot(b.Normals[b.sides[k][1]])
	t1, t2 := v.Dot(a.Normals[a.sides[i][0]]), v.Dot(a.Normals[a.sides[i][1]])
	return float64(s1*s2) < 0 && float64(t1*t2) < 0 && float64(s1*t1) > 0
}

// incident returns the face of x most anti-parallel to n. If ofAll is true all faces compete, otherwise the
// faces with the most of the deepest vertices.
func incident(x *Polyhedron, n hull.Vec3, ofAll bool) (face int) {
	low := x.lowest(n)
	most, least := 0, math.Inf(1)
	for i, loop := range x.Faces {
		deepest := 0
		for _, v := range loop {
			if n.Dot(x.Positions[v]) <= low+epsilon && !ofAll {
				deepest++
			}
		}
		if d := x.Normals[i].Dot(n); deepest > most || deepest == most && d < least {
			face, most, least = i, deepest, d
		}
	}
	return face
}
