// Package article is a port of the listing of an article on contacts of hulls, for comparison. The engine uses
// none of it. The listing calls functions of an earlier article, whose code is not printed; they are ported
// from the descriptions in both articles.
//
// The listing aims at A ∩ (B + mtv): a point, a segment or a polygon. Package hull computes this set as Strict.
//
// collide.go and query.go are the port, fault.go lists its faults, compare.go compares its results with the
// strict set.
package article

import (
	"math"

	"github.com/clipstage/clipstage/physics/hull"
)

// epsilon is the listing's tolerance, for lengths in metres and for cosines.
const epsilon = 1e-8

// near is the distance within which the listing intends to drop duplicates, in metres.
const near = 1e-3

// Collider runs the listing. Like the listing's static variables, its fields keep values from the last
// call: see Shared and ParallelIgnored.
type Collider struct {
	Faults     Faults
	qA, qB, qE Query
	mu         [2]float64
	tv0, tv1   hull.Vec3
}

// Out is the result of a call. Points is the listing's out.points. The listing's out.length is the number of
// Points if Hit is true, otherwise 0.
type Out struct {
	Hit    bool
	Info   *Query // of the chosen axis
	MTV    hull.Vec3
	Points []hull.Vec3
}

func (c *Collider) has(f Faults) bool { return c.Faults&f != 0 }

// Collide computes the manifold of a and b, and writes it to out.
func (c *Collider) Collide(out *Out, a, b *Polyhedron) {
	out.Hit = false
	if !c.has(Shared) {
		*out = Out{}
	}
	if c.query(a, b) {
		c.manifold(out, a, b)
	}
}

// query finds the direction of least overlap of each kind. It reports whether the hulls overlap along all three
// directions.
func (c *Collider) query(a, b *Polyhedron) bool {
	c.qA, c.qB, c.qE = Query{Type: TypeA}, Query{Type: TypeB}, Query{Type: TypeE}
	return c.qA.faces(a, b) && c.qB.faces(b, a) && c.qE.edges(a, b, c.has(Unpruned))
}

func (c *Collider) manifold(out *Out, a, b *Polyhedron) {
	out.Hit = true
	out.Points = out.Points[:0]
	info := &c.qA
	if c.qB.Separation > info.Separation {
		info = &c.qB
	}
	if c.qE.Separation-info.Separation > epsilon {
		out.MTV = c.qE.Normal.Mul(-c.qE.Separation)
		ea, eb := a.Edges[c.qE.Edges[0]], b.Edges[c.qE.Edges[1]]
		crossed := c.lineLine(a.Positions[ea[0]], a.Positions[ea[1]], b.Positions[eb[0]], b.Positions[eb[1]])
		if (crossed || c.has(ParallelIgnored)) && c.within() {
			info = &c.qE
		}
	}
	out.Info = info
	if !c.has(Shared) {
		found := *info
		out.Info = &found
	}
	switch info.Type {
	case TypeA:
		n := a.Normals[info.Face]
		out.MTV = n.Mul(-info.Separation)
		c.clip(out, a, b, info.Face, incident(b, n, c.has(MostAntiParallel)), out.MTV.Neg())
		if !c.has(Frame) {
			for i := range out.Points {
				out.Points[i] = out.Points[i].Add(out.MTV)
			}
		}
	case TypeB:
		n := b.Normals[info.Face]
		out.MTV = n.Mul(info.Separation)
		move := out.MTV
		if c.has(ReferenceSign) {
			move = move.Neg()
		}
		c.clip(out, b, a, info.Face, incident(a, n, c.has(MostAntiParallel)), move)
	case TypeE:
		out.Points = append(out.Points, c.tv0)
	}
	if len(out.Points) == 0 && !c.has(EmptyHit) {
		out.Points = append(out.Points, deepest(a, out.MTV))
	}
}

// deepest returns the vertex of a that is farthest along n.
func deepest(a *Polyhedron, n hull.Vec3) (found hull.Vec3) {
	most := math.Inf(-1)
	for _, v := range a.Positions {
		if d := n.Dot(v); d > most {
			found, most = v, d
		}
	}
	return found
}

// clip adds the common points of two faces: the reference face of a and the incident face of b. It adds move to
// the corners of the face of a.
func (c *Collider) clip(out *Out, a, b *Polyhedron, faceA, faceB int, move hull.Vec3) {
	n, opposed := a.Normals[faceA], b.Normals[faceB]
	outlineA, outlineB := a.Faces[faceA], b.Faces[faceB]
	level := n.Dot(a.Positions[outlineA[0]])
	separation := c.qA.Separation
	if out.Info.Type == TypeB {
		separation = c.qB.Separation
	}
	keeps := func(p hull.Vec3) bool {
		d := n.Dot(p) - level
		if c.has(DeepestOnly) {
			return math.Abs(d-separation) < epsilon
		}
		return d <= epsilon
	}

	for _, i := range outlineB {
		if p := b.Positions[i]; keeps(p) && c.inside(p, n, a, outlineA) {
			c.insert(out, p, false)
		}
	}

	flipped := n.Dot(opposed) < epsilon-1
	if !c.has(FlippedDot) {
		flipped = n.Add(opposed).Length() < epsilon
	}
	if flipped {
		for _, i := range outlineA {
			if p := a.Positions[i]; c.inside(p, n, b, outlineB) {
				c.insert(out, p.Add(move), false)
			}
		}
	}

	for i := range outlineA {
		p, q := a.Positions[outlineA[i]], a.Positions[outlineA[(i+1)%len(outlineA)]]
		for k := range outlineB {
			r, s := b.Positions[outlineB[k]], b.Positions[outlineB[(k+1)%len(outlineB)]]
			if c.lineLine(p, q, r, s) && c.within() && keeps(c.tv1) {
				c.insert(out, c.tv1, true)
			}
		}
	}
}

// inside reports whether p lies inside a face when both are projected along n: on the same side of all edges.
func (c *Collider) inside(p, n hull.Vec3, of *Polyhedron, outline []int32) bool {
	left, right := 0, 0
	for i := range outline {
		from, to := of.Positions[outline[i]], of.Positions[outline[(i+1)%len(outline)]]
		normal := from.Sub(to).Cross(n)
		side := (normal.Dot(from) - normal.Dot(p)) / normal.Length()
		switch {
		case math.Abs(side) < epsilon:
			if !c.has(Boundary) {
				left++
				right++
			}
		case side > 0:
			left++
		default:
			right++
		}
	}
	return left == len(outline) || right == len(outline)
}

// insert adds a point unless it is a duplicate. With the fault Duplicates only crossings are checked, within
// the distance epsilon.
func (c *Collider) insert(out *Out, p hull.Vec3, crossing bool) {
	distance := near
	if c.has(Duplicates) {
		distance = epsilon
	}
	if crossing || !c.has(Duplicates) {
		for _, q := range out.Points {
			if p.Sub(q).Length() < distance {
				return
			}
		}
	}
	out.Points = append(out.Points, p)
}

// within reports whether the closest points found by lineLine lie within both segments.
func (c *Collider) within() bool {
	slack := 0.0
	if !c.has(Boundary) {
		slack = epsilon
	}
	return math.Abs(c.mu[0]*2-1) <= 1+slack && math.Abs(c.mu[1]*2-1) <= 1+slack
}

// lineLine finds the closest points of the line through p and q and the line through r and s. If the lines are
// parallel it returns false, and leaves mu and the two points unchanged.
func (c *Collider) lineLine(p, q, r, s hull.Vec3) bool {
	u, v, w := q.Sub(p), s.Sub(r), p.Sub(r)
	uu, uv, vv := u.Dot(u), u.Dot(v), v.Dot(v)
	denominator := float64(uu*vv) - float64(uv*uv)
	if math.Abs(denominator) < epsilon {
		return false
	}
	c.mu[0] = (float64(w.Dot(v)*uv) - float64(w.Dot(u)*vv)) / denominator
	c.mu[1] = (w.Dot(v) + float64(uv*c.mu[0])) / vv
	c.tv0 = p.Add(u.Mul(c.mu[0]))
	c.tv1 = r.Add(v.Mul(c.mu[1]))
	return true
}
