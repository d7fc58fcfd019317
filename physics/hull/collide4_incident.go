package hull

// A vertex counts as deepest if it is at most levelTolerance times the size above the deepest vertex.
const levelTolerance = 1e-9

// Incident is the incident face: the face of the other hull that is clipped.
type Incident struct {
	OfB  bool // whether it belongs to B; the reference face then belongs to A
	Face int  // index in its hull
	// Cosine is the cosine of the angle between the normals of the two faces.
	Cosine float64
	// Deepest lists the deepest vertices behind the reference face, within the tolerance. They belong to the
	// hull of the incident face.
	Deepest []int32
	// Polygon is the face, counter-clockwise about the normal of the reference face.
	Polygon []ClipVertex
}

// run finds the incident face: among the faces with the largest number of deepest vertices, the one most
// anti-parallel to the reference face. The most anti-parallel face of the whole hull may miss the deepest vertex.
func (in *Incident) run(c *Clipping) {
	in.OfB = c.Best.Axis == AxisFaceA
	s, normal, owner := &c.A, c.Best.Normal.Neg(), EdgeOf(0)
	if in.OfB {
		s, normal, owner = &c.B, c.Best.Normal, ofB
	}
	in.findDeepest(s, normal, c.lengths.level)
	in.Face, in.Cosine = s.mostAntiParallel(in.Deepest, normal)

	// The face's corners run clockwise about the reference face's normal, so the polygon reverses their order.
	// In the polygon a half-edge enters the corner that is its origin.
	edges, face := s.Hull.Edges, &s.Hull.Faces[in.Face]
	in.Polygon = resize(in.Polygon, int(face.Count))
	e := face.First
	for i := len(in.Polygon) - 1; i >= 0; i-- {
		v, next := &in.Polygon[i], edges[e].Next
		v.Position = s.Vertices[edges[e].Origin]
		v.Feature.In = edgeOf(e, owner)
		e = next
	}
	for i := range in.Polygon {
		// The walk leaves a corner along the edge that enters the next corner.
		next := i + 1
		if next == len(in.Polygon) {
			next = 0
		}
		out := in.Polygon[next].Feature.In
		in.Polygon[i].Feature.Out, in.Polygon[i].along = out, out
	}
}

func (in *Incident) findDeepest(s *Placed, normal Vec3, level float64) {
	_, low := lowest(s.Vertices, normal)
	in.Deepest = resize(in.Deepest, len(s.Vertices))
	count := 0
	for i := range s.Vertices {
		if normal.Dot(s.Vertices[i]) <= low+level {
			in.Deepest[count] = int32(i)
			count++
		}
	}
	in.Deepest = in.Deepest[:count]
}

// angleTolerance is the largest difference of the cosines of two equally anti-parallel faces.
const angleTolerance = 1e-12

// mostAntiParallel considers the faces with the largest number of these vertices. It returns the face whose
// normal is most opposed to normal, the first in a tie, and the cosine of the angle between the two.
func (s *Placed) mostAntiParallel(vertices []int32, normal Vec3) (face int, cosine float64) {
	edges := s.Hull.Edges
	s.around = s.around[:0]
	for _, v := range vertices {
		first := s.Hull.Out[v]
		for e := first; ; {
			s.around = append(s.around, edges[e].Face)
			if e = edges[e^1].Next; e == first {
				break
			}
		}
	}
	most := int32(0)
	for _, f := range s.around {
		s.counts[f]++
		most = max(most, s.counts[f])
	}
	least := 2.0
	for _, f := range s.around {
		if s.counts[f] == most {
			least = min(least, s.Normals[f].Dot(normal))
		}
	}
	face = len(s.Normals)
	for _, f := range s.around {
		if s.counts[f] != most || int(f) >= face {
			continue
		}
		if d := s.Normals[f].Dot(normal); d <= least+angleTolerance {
			face, cosine = int(f), d
		}
	}
	for _, f := range s.around {
		s.counts[f] = 0
	}
	return face, cosine
}
