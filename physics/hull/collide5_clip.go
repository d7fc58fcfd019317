package hull

import "math"

// planeTolerance times the size is half the thickness of a side plane. A vertex within it lies on the plane: it
// stays in place and cuts no edge.
const planeTolerance = 1e-9

// ClipVertex is a corner of the incident face, before or during clipping.
type ClipVertex struct {
	Position Vec3 // in the call's frame, metres
	Feature  FeaturePair
	along    EdgeOf // edge of the outline from this corner to the next one
}

// SidePlane is the plane through an edge of the reference face, perpendicular to the face.
type SidePlane struct {
	Edge   EdgeOf  // of the reference hull
	Normal Vec3    // unit, out of the face, in the call's frame
	Offset float64 // Normal·p on the plane, metres
	// Added and Dropped are the numbers of new and of removed corners.
	Added, Dropped int
	// After holds the remaining polygon and Gone the removed corners, if the call records. A new corner has the
	// plane's Edge as In or Out.
	After, Gone []ClipVertex
	// AfterHeights and GoneHeights are the heights of these corners above the plane, metres.
	AfterHeights, GoneHeights []float64
}

// Clip is the incident face, clipped at each side plane in turn (Sutherland and Hodgman 1974).
type Clip struct {
	Planes  []SidePlane  // in the order of the reference face's edges
	Polygon []ClipVertex // the final polygon, without coinciding corners and with the ids of vertices
	spare   []ClipVertex
	heights []float64
	level   bool // whether some corner lay on a plane
}

func (clip *Clip) run(c *Clipping) {
	s, owner := &c.A, EdgeOf(0)
	if c.Best.Axis == AxisFaceB {
		s, owner = &c.B, ofB
	}
	normal := s.Normals[c.Best.Face]
	clip.Polygon = append(clip.Polygon[:0], c.Incident.Polygon...)
	face := &s.Hull.Faces[c.Best.Face]
	clip.Planes = resize(clip.Planes, int(face.Count))
	clip.level = false
	e := face.First
	for i := range clip.Planes {
		half := &s.Hull.Edges[e]
		from, to := s.Vertices[half.Origin], s.Vertices[s.Hull.Edges[half.Next].Origin]
		plane := &clip.Planes[i]
		out := to.Sub(from).Cross(normal)
		plane.Edge = edgeOf(e, owner)
		plane.Normal = out.Mul(1 / out.Length())
		plane.Offset = plane.Normal.Dot(from)
		clip.cut(plane, c.lengths.plane)
		if c.Record {
			plane.record(clip.Polygon, clip.spare, clip.heights, c.lengths.plane)
		}
		e = half.Next
	}
	clip.name(c, owner, c.lengths.plane)
	clip.join(c.lengths.plane)
}

// name gives a corner at a vertex of the reference face the id of that vertex. So the id does not depend on the
// choice of the reference face. A crossing's id is always replaced; of two vertices, the one with the lower
// rank of ContactID counts.
func (clip *Clip) name(c *Clipping, owner EdgeOf, thick float64) {
	for i := range clip.Polygon {
		v := &clip.Polygon[i]
		in, out := v.Feature.In&ofB == owner, v.Feature.Out&ofB == owner
		switch {
		case in != out:
			if at, ok := clip.vertexAt(v.Position, thick, v.Feature); ok {
				v.Feature = at
			}
		case !in && clip.level:
			at, ok := clip.vertexAt(v.Position, thick, v.Feature)
			if !ok {
				continue
			}
			if a, b := c.ContactID(at).rank(), c.ContactID(v.Feature).rank(); a < b || a == b && owner == 0 {
				v.Feature = at
			}
		}
	}
}

// join merges corners that coincide with the previous one. Such corners occur if the outline runs along a side
// plane and back, or if it is smaller than the planes are thick.
func (clip *Clip) join(thick float64) {
	corners := clip.Polygon
	near := func(v, w *ClipVertex) bool {
		way := w.Position.Sub(v.Position)
		return way.Dot(way) <= float64(thick*thick)
	}
	count := 0
	for i := range corners {
		if count > 0 && near(&corners[count-1], &corners[i]) {
			continue
		}
		if count != i {
			corners[count] = corners[i]
		}
		count++
	}
	for count > 1 && near(&corners[0], &corners[count-1]) {
		count--
	}
	clip.Polygon = corners[:count]
}

// vertexAt returns the id of the vertex of the reference face at the position p of a corner. The corner is
// there if it lies within two adjacent side planes. id is the corner's id: if it is a crossing, it must contain
// one of these planes.
func (clip *Clip) vertexAt(p Vec3, thick float64, id FeaturePair) (at FeaturePair, ok bool) {
	last := &clip.Planes[len(clip.Planes)-1]
	for k := range clip.Planes {
		plane := &clip.Planes[k]
		mixed := id.In.B() != id.Out.B()
		if ours := plane.Edge == id.In || plane.Edge == id.Out || last.Edge == id.In || last.Edge == id.Out; ours || !mixed {
			if math.Abs(last.Normal.Dot(p)-last.Offset) <= thick && math.Abs(plane.Normal.Dot(p)-plane.Offset) <= thick {
				return FeaturePair{last.Edge, plane.Edge}, true
			}
		}
		last = plane
	}
	return at, false
}

// cut removes the part of the polygon outside a plane. If it removes corners, it keeps the old polygon in
// spare, and the old heights above the plane in heights.
func (clip *Clip) cut(plane *SidePlane, thick float64) {
	plane.Added, plane.Dropped = 0, 0
	in := clip.Polygon
	clip.heights = resize(clip.heights, len(in))
	heights := clip.heights
	for i := range in {
		h := plane.Normal.Dot(in[i].Position) - plane.Offset
		heights[i] = h
		if h > thick {
			plane.Dropped++
		} else if h >= -thick {
			clip.level = true
		}
	}
	if plane.Dropped == 0 {
		return
	}
	out := resize(clip.spare, 2*len(in)) // at most one corner more, unless rounding bends the outline
	count := 0
	for i := range in {
		k := i + 1
		if k == len(in) {
			k = 0
		}
		p, q, hp, hq := &in[i], &in[k], heights[i], heights[k]
		if hp <= thick {
			v := &out[count]
			*v = *p
			count++
			if hq <= thick {
				continue
			}
			if hp >= -thick { // leaves at a corner on the plane
				v.along = plane.Edge
				continue
			}
			v = &out[count] // leaves
			v.Position, v.Feature, v.along = between(p, q, hp, hq), FeaturePair{p.along, plane.Edge}, plane.Edge
			count++
			plane.Added++
		} else if hq < -thick { // returns
			v := &out[count]
			v.Position, v.Feature, v.along = between(p, q, hp, hq), FeaturePair{plane.Edge, p.along}, p.along
			count++
			plane.Added++
		}
	}
	clip.Polygon, clip.spare = out[:count], in
}

// between returns the intersection of the plane and the edge from p to q, computed from the nearer end.
func between(p, q *ClipVertex, hp, hq float64) Vec3 {
	if hp+hq > 0 == (hp > 0) { // q is nearer
		return q.Position.Add(p.Position.Sub(q.Position).Mul(hq / (hq - hp)))
	}
	return p.Position.Add(q.Position.Sub(p.Position).Mul(hp / (hp - hq)))
}

func (plane *SidePlane) record(after, before []ClipVertex, heights []float64, thick float64) {
	plane.After = append(plane.After[:0], after...)
	plane.AfterHeights = plane.AfterHeights[:0]
	for i := range after {
		plane.AfterHeights = append(plane.AfterHeights, plane.Normal.Dot(after[i].Position)-plane.Offset)
	}
	plane.Gone, plane.GoneHeights = plane.Gone[:0], plane.GoneHeights[:0]
	for i, h := range heights {
		if h > thick {
			plane.Gone, plane.GoneHeights = append(plane.Gone, before[i]), append(plane.GoneHeights, h)
		}
	}
}
