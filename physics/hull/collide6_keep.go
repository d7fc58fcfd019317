package hull

// keepTolerance times the size is the largest distance in front of the reference face at which a point still
// touches the face.
const keepTolerance = 1e-9

// Keep is the part of the clipped face behind the reference face, or on it.
type Keep struct {
	Separations []float64 // by corner of Clip.Polygon: its separation from the reference face, metres; negative is behind
	Points      []Point   // kept corners, in the order of the walk
	// Alone reports whether no corner of the clipped face was behind the reference face or on it. The only
	// point is then the deepest corner of the incident face. This happens if rounding, or a bias, chose a
	// reference face that is not opposite to that corner.
	Alone bool
}

// Point is a point of the manifold before its reduction.
type Point struct {
	Position   Vec3    // on the incident face, in the call's frame, metres
	Separation float64 // from the reference face, metres; negative is behind
	Feature    FeaturePair
}

// run measures the separation of each corner, and keeps the corners that are not in front of the face.
func (k *Keep) run(c *Clipping) {
	polygon := c.Clip.Polygon
	k.Separations, k.Points, k.Alone = resize(k.Separations, len(polygon)), resize(k.Points, len(polygon)), false
	s := &c.A
	if c.Best.Axis == AxisFaceB {
		s = &c.B
	}
	normal, offset := s.Normals[c.Best.Face], s.Offsets[c.Best.Face]
	count := 0
	for i := range polygon {
		v := &polygon[i]
		separation := normal.Dot(v.Position) - offset
		k.Separations[i] = separation
		if separation <= c.lengths.keep {
			p := &k.Points[count]
			p.Position, p.Separation, p.Feature = v.Position, separation, v.Feature
			count++
		}
	}
	k.Points = k.Points[:count]
	if count == 0 {
		k.alone(c, normal, offset)
	}
	if c.Best.Axis == AxisFaceB {
		// The walk was counter-clockwise about B's normal.
		for i := range k.Points {
			k.Points[i].Feature = k.Points[i].Feature.Flip()
		}
	}
}

func (k *Keep) alone(c *Clipping, normal Vec3, offset float64) {
	k.Alone = true
	var deepest Point
	for i := range c.Incident.Polygon {
		v := &c.Incident.Polygon[i]
		if separation := normal.Dot(v.Position) - offset; i == 0 || separation < deepest.Separation {
			deepest = Point{v.Position, separation, v.Feature}
		}
	}
	k.Points = append(k.Points, deepest)
}
