package physics

import "math"

// collideMonolith is Box2D-Lite's collide in one function, as in published listings, without stages or stored
// results. Tests compare Run with it number by number, and benchmarks its speed. It shares only types, the
// names of edges and NewFeaturePair with Run.
func collideMonolith(a, b *Body) (m Manifold) {
	hA, hB := a.Half, b.Half
	posA, posB := a.Position, b.Position
	rotA, rotB := a.Rot, b.Rot
	abs := math.Abs

	dpX, dpY := posB.X-posA.X, posB.Y-posA.Y
	dAX := float64(rotA.Col1.X*dpX) + float64(rotA.Col1.Y*dpY)
	dAY := float64(rotA.Col2.X*dpX) + float64(rotA.Col2.Y*dpY)
	dBX := float64(rotB.Col1.X*dpX) + float64(rotB.Col1.Y*dpY)
	dBY := float64(rotB.Col2.X*dpX) + float64(rotB.Col2.Y*dpY)

	// |A^T B|, row by row.
	c11 := abs(float64(rotA.Col1.X*rotB.Col1.X) + float64(rotA.Col1.Y*rotB.Col1.Y))
	c12 := abs(float64(rotA.Col1.X*rotB.Col2.X) + float64(rotA.Col1.Y*rotB.Col2.Y))
	c21 := abs(float64(rotA.Col2.X*rotB.Col1.X) + float64(rotA.Col2.Y*rotB.Col1.Y))
	c22 := abs(float64(rotA.Col2.X*rotB.Col2.X) + float64(rotA.Col2.Y*rotB.Col2.Y))

	faceAX := (abs(dAX) - hA.X) - (float64(c11*hB.X) + float64(c12*hB.Y))
	faceAY := (abs(dAY) - hA.Y) - (float64(c21*hB.X) + float64(c22*hB.Y))
	if faceAX > 0 || faceAY > 0 {
		return m
	}
	faceBX := (abs(dBX) - (float64(c11*hA.X) + float64(c21*hA.Y))) - hB.X
	faceBY := (abs(dBY) - (float64(c12*hA.X) + float64(c22*hA.Y))) - hB.Y
	if faceBX > 0 || faceBY > 0 {
		return m
	}

	// The axis of least overlap.
	const relativeTol, absoluteTol = 0.95, 0.01
	axis, separation := 0, faceAX
	normal := rotA.Col1
	if !(dAX > 0) {
		normal = Vec2{-normal.X, -normal.Y}
	}
	if faceAY > float64(relativeTol*separation)+float64(absoluteTol*hA.Y) {
		axis, separation = 1, faceAY
		normal = rotA.Col2
		if !(dAY > 0) {
			normal = Vec2{-normal.X, -normal.Y}
		}
	}
	if faceBX > float64(relativeTol*separation)+float64(absoluteTol*hB.X) {
		axis, separation = 2, faceBX
		normal = rotB.Col1
		if !(dBX > 0) {
			normal = Vec2{-normal.X, -normal.Y}
		}
	}
	if faceBY > float64(relativeTol*separation)+float64(absoluteTol*hB.Y) {
		axis = 3
		normal = rotB.Col2
		if !(dBY > 0) {
			normal = Vec2{-normal.X, -normal.Y}
		}
	}

	// The reference face and its side lines.
	type vertex struct {
		x, y             float64
		feature, winding edges
		end              int
	}
	var front, side Vec2
	var frontAt, negAt, posAt float64
	var negEdge, posEdge Edge
	var edge [2]vertex
	switch axis {
	case 0:
		front, side = normal, rotA.Col2
		frontAt = (float64(posA.X*front.X) + float64(posA.Y*front.Y)) + hA.X
		along := float64(posA.X*side.X) + float64(posA.Y*side.Y)
		negAt, posAt, negEdge, posEdge = -along+hA.Y, along+hA.Y, Edge3, Edge1
	case 1:
		front, side = normal, rotA.Col1
		frontAt = (float64(posA.X*front.X) + float64(posA.Y*front.Y)) + hA.Y
		along := float64(posA.X*side.X) + float64(posA.Y*side.Y)
		negAt, posAt, negEdge, posEdge = -along+hA.X, along+hA.X, Edge2, Edge4
	case 2:
		front, side = Vec2{-normal.X, -normal.Y}, rotB.Col2
		frontAt = (float64(posB.X*front.X) + float64(posB.Y*front.Y)) + hB.X
		along := float64(posB.X*side.X) + float64(posB.Y*side.Y)
		negAt, posAt, negEdge, posEdge = -along+hB.Y, along+hB.Y, Edge3, Edge1
	case 3:
		front, side = Vec2{-normal.X, -normal.Y}, rotB.Col1
		frontAt = (float64(posB.X*front.X) + float64(posB.Y*front.Y)) + hB.Y
		along := float64(posB.X*side.X) + float64(posB.Y*side.Y)
		negAt, posAt, negEdge, posEdge = -along+hB.X, along+hB.X, Edge2, Edge4
	}

	h, pos, rot := hB, posB, rotB
	if axis >= 2 {
		h, pos, rot = hA, posA, rotA
	}
	nX := -(float64(rot.Col1.X*front.X) + float64(rot.Col1.Y*front.Y))
	nY := -(float64(rot.Col2.X*front.X) + float64(rot.Col2.Y*front.Y))
	var f [2]edges
	var x0, y0, x1, y1 float64
	if abs(nX) > abs(nY) {
		if nX >= 0 {
			x0, y0, x1, y1 = h.X, -h.Y, h.X, h.Y
			f = [2]edges{{0, 0, Edge3, Edge4}, {0, 0, Edge4, Edge1}}
		} else {
			x0, y0, x1, y1 = -h.X, h.Y, -h.X, -h.Y
			f = [2]edges{{0, 0, Edge1, Edge2}, {0, 0, Edge2, Edge3}}
		}
	} else if nY >= 0 {
		x0, y0, x1, y1 = h.X, h.Y, -h.X, h.Y
		f = [2]edges{{0, 0, Edge4, Edge1}, {0, 0, Edge1, Edge2}}
	} else {
		x0, y0, x1, y1 = -h.X, -h.Y, h.X, -h.Y
		f = [2]edges{{0, 0, Edge2, Edge3}, {0, 0, Edge3, Edge4}}
	}
	edge[0] = vertex{
		pos.X + (float64(rot.Col1.X*x0) + float64(rot.Col2.X*y0)),
		pos.Y + (float64(rot.Col1.Y*x0) + float64(rot.Col2.Y*y0)), f[0], f[0], 0,
	}
	edge[1] = vertex{
		pos.X + (float64(rot.Col1.X*x1) + float64(rot.Col2.X*y1)),
		pos.Y + (float64(rot.Col1.Y*x1) + float64(rot.Col2.Y*y1)), f[1], f[1], 1,
	}

	// Clip against the negative side, then the positive one.
	var clipped1, clipped2 [2]vertex
	n := 0
	d0 := (float64(-side.X*edge[0].x) + float64(-side.Y*edge[0].y)) - negAt
	d1 := (float64(-side.X*edge[1].x) + float64(-side.Y*edge[1].y)) - negAt
	if d0 <= 0 {
		clipped1[n] = edge[0]
		n++
	}
	if d1 <= 0 {
		clipped1[n] = edge[1]
		n++
	}
	if float64(d0*d1) < 0 {
		t := d0 / (d0 - d1)
		v := &clipped1[n]
		n++
		if d0 > 0 {
			*v = edge[0]
			v.feature.In1, v.feature.In2 = negEdge, NoEdge
		} else {
			*v = edge[1]
			v.feature.Out1, v.feature.Out2 = negEdge, NoEdge
		}
		if v.end == 0 {
			v.winding.In1, v.winding.In2 = negEdge, NoEdge
		} else {
			v.winding.Out1, v.winding.Out2 = negEdge, NoEdge
		}
		v.x = edge[0].x + float64(t*(edge[1].x-edge[0].x))
		v.y = edge[0].y + float64(t*(edge[1].y-edge[0].y))
	}
	if n < 2 {
		return m
	}

	n = 0
	d0 = (float64(side.X*clipped1[0].x) + float64(side.Y*clipped1[0].y)) - posAt
	d1 = (float64(side.X*clipped1[1].x) + float64(side.Y*clipped1[1].y)) - posAt
	if d0 <= 0 {
		clipped2[n] = clipped1[0]
		n++
	}
	if d1 <= 0 {
		clipped2[n] = clipped1[1]
		n++
	}
	if float64(d0*d1) < 0 {
		t := d0 / (d0 - d1)
		v := &clipped2[n]
		n++
		if d0 > 0 {
			*v = clipped1[0]
			v.feature.In1, v.feature.In2 = posEdge, NoEdge
		} else {
			*v = clipped1[1]
			v.feature.Out1, v.feature.Out2 = posEdge, NoEdge
		}
		if v.end == 0 {
			v.winding.In1, v.winding.In2 = posEdge, NoEdge
		} else {
			v.winding.Out1, v.winding.Out2 = posEdge, NoEdge
		}
		v.x = clipped1[0].x + float64(t*(clipped1[1].x-clipped1[0].x))
		v.y = clipped1[0].y + float64(t*(clipped1[1].y-clipped1[0].y))
	}
	if n < 2 {
		return m
	}

	// Keep the points behind the face, and project them onto it.
	for i := range clipped2 {
		v := &clipped2[i]
		s := (float64(front.X*v.x) + float64(front.Y*v.y)) - frontAt
		if !(s <= 0) {
			continue
		}
		c := &m.Contacts[m.Count]
		m.Count++
		m.Normal = normal
		f, w := v.feature, v.winding
		if axis >= 2 {
			f.In1, f.In2, f.Out1, f.Out2 = f.In2, f.In1, f.Out2, f.Out1
			w.In1, w.In2, w.Out1, w.Out2 = w.In2, w.In1, w.Out2, w.Out1
		}
		*c = Contact{
			Position:   Vec2{v.x - float64(s*front.X), v.y - float64(s*front.Y)},
			Separation: s, Feature: f.pack(), Winding: w.pack(), From: uint8(i),
		}
	}
	return m
}

type edges struct{ In1, Out1, In2, Out2 Edge }

func (e edges) pack() FeaturePair { return NewFeaturePair(e.In1, e.Out1, e.In2, e.Out2) }
