package physics

// Keep tells which of the two clipped points lie behind the reference face, or on it.
type Keep struct {
	Separations [2]float64 // from the face along its front normal, metres
	Kept        [2]bool    // separation <= 0
}

func (k *Keep) run(points *[2]ClipVertex, front *Line) {
	s0, s1 := front.Distance(points[0].Position), front.Distance(points[1].Position)
	k.Separations[0], k.Separations[1] = s0, s1
	k.Kept[0], k.Kept[1] = s0 <= 0, s1 <= 0
}

func (m *Manifold) run(o *Overlap) {
	m.Normal.X, m.Normal.Y = o.Best.Normal.X, o.Best.Normal.Y
	x, y := o.Reference.Front.Normal.X, o.Reference.Front.Normal.Y
	count := 0
	if o.Keep.Kept[0] {
		c, v, separation := &m.Contacts[0], &o.Clipped[1].Vertices[0], o.Keep.Separations[0]
		c.Separation = separation
		c.Position.X, c.Position.Y = v.Position.X-float64(x*separation), v.Position.Y-float64(y*separation)
		c.Feature, c.Winding, c.From = v.Feature, v.Winding, 0
		count = 1
	}
	if o.Keep.Kept[1] {
		c, v, separation := &m.Contacts[count], &o.Clipped[1].Vertices[1], o.Keep.Separations[1]
		c.Separation = separation
		c.Position.X, c.Position.Y = v.Position.X-float64(x*separation), v.Position.Y-float64(y*separation)
		c.Feature, c.Winding, c.From = v.Feature, v.Winding, 1
		count++
	}
	m.Count = count
	if o.Reference.OfB {
		c, d := &m.Contacts[0], &m.Contacts[1]
		c.Feature, c.Winding = c.Feature.Flip(), c.Winding.Flip()
		d.Feature, d.Winding = d.Feature.Flip(), d.Winding.Flip()
	}
}
