package shape

// agree is the difference in metres up to which the method's least separation counts as the true one. Two capsules
// have slop instead: the method accepts clipped points that are farther than the nearest points by up to slop.
const agree = 1e-10

// Mended returns the contacts of the last Run without the faults of the method. There are contacts if the distance of
// the shapes is at most Reach. The least separation is the distance of the shapes, or, if the cores overlap, the
// greatest separation along an edge normal. The points of the method are returned where they agree with that (of two
// capsules, to 0.005 m), and their normal is not zero. Otherwise there is one point, between the nearest points.
func (c *Clipping) Mended() Manifold {
	g := c.gap()
	radius := c.A.Radius + c.B.Radius
	separation := g.length - radius
	if separation > Reach {
		return Manifold{}
	}
	tolerance := agree
	if c.Kind == CapsuleCapsule {
		tolerance = slop
	}
	if m := &c.Manifold; m.Count > 0 && c.Normal != (Vec2{}) {
		if d := m.Least() - separation; -tolerance <= d && d <= tolerance {
			return *m
		}
	}
	a, b := g.a.along(c.A.Radius, g.normal), g.b.along(-c.B.Radius, g.normal)
	return c.manifold(g.normal, []local{{mix(a, b, 0.5), separation, id(g.cornerA, g.cornerB)}})
}

// gap is the signed distance of two cores, in the working frame.
type gap struct {
	length           float64 // metres; negative if the cores overlap
	normal           Vec2    // unit vector from A to B
	a, b             Vec2    // the nearest points, or the deepest corner and its projection on the other core's edge
	cornerA, cornerB int     // the corner, or the start of the edge
}

func (c *Clipping) gap() gap {
	over, apart := deepest(&c.A, &c.B)
	back, apartToo := deepest(&c.B, &c.A)
	if back.length > over.length {
		over = back.swapped()
	}
	if !apart && !apartToo && c.Kind != CircleCircle {
		return over
	}
	near := nearest(&c.A, &c.B)
	if back := nearest(&c.B, &c.A); back.length < near.length {
		near = back.swapped()
	}
	if near.length > 0 {
		near.normal = near.b.Sub(near.a).Mul(1 / near.length)
	} else if near.normal = over.normal; c.Kind == CircleCircle {
		near.normal = Vec2{0, 1}
	}
	return near
}

func (g gap) swapped() gap {
	return gap{g.length, g.normal.Neg(), g.b, g.a, g.cornerB, g.cornerA}
}

// deepest finds the edge of a with the greatest separation from b. apart is true if the cores are separated along one
// of the edge normals, or along the axis of a capsule. A circle has no edges: its length is -big.
func deepest(a, b *Placed) (g gap, apart bool) {
	g.length = -big
	if a.Count == 1 {
		return g, false
	}
	for i := range a.Count {
		normal := a.Normals[i]
		corner, least := support(a.Corners[i], normal, b)
		if least > g.length {
			at := b.Corners[corner]
			g = gap{least, normal, at.along(-least, normal), at, i, corner}
		}
	}
	if apart = g.length > 0; a.Count == 2 {
		axis := a.Normals[0].Left()
		_, after := support(a.Corners[1], axis, b)
		_, before := support(a.Corners[0], axis.Neg(), b)
		apart = apart || after > 0 || before > 0
	}
	return g, apart
}

// support returns the corner of b with the least separation along a normal from a point.
func support(from, normal Vec2, b *Placed) (corner int, least float64) {
	least = big
	for j, v := range b.Corners[:b.Count] {
		if s := normal.Dot(v.Sub(from)); s < least {
			corner, least = j, s
		}
	}
	return corner, least
}

// nearest finds the point of a's edges that is nearest to a corner of b. The cores must be apart.
func nearest(a, b *Placed) gap {
	g := gap{length: big}
	for i, start := range a.Corners[:a.Count] {
		edge := a.Corners[a.next(i)].Sub(start)
		length2 := edge.Dot(edge)
		for j, v := range b.Corners[:b.Count] {
			at := start
			if length2 > 0 {
				at = start.along(clamp(v.Sub(start).Dot(edge)/length2), edge)
			}
			if d := v.Sub(at).Length(); d < g.length {
				g = gap{length: d, a: at, b: v, cornerA: i, cornerB: j}
			}
		}
	}
	return g
}
