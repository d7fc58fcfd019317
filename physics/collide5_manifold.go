package physics

// Keep says which of the two points left by the side lines lie behind the reference
// face: inside its box, or on it.
type Keep struct {
	Separations [2]float64 // from the face along its front normal, metres
	Kept        [2]bool    // separation <= 0
}

func (k *Keep) run(points *[2]ClipVertex, front *Line) {
	s0, s1 := front.Distance(points[0].Position), front.Distance(points[1].Position)
	k.Separations[0], k.Separations[1] = s0, s1
	k.Kept[0], k.Kept[1] = s0 <= 0, s1 <= 0
}

// run slides the kept points onto the reference face and gives them their ids.
func (m *Manifold) run(o *Overlap) {
	m.Normal = o.Best.Normal
	count := 0
	if o.Keep.Kept[0] {
		m.Contacts[0].slide(o, &o.Clipped[1].Vertices[0], o.Keep.Separations[0], 0)
		count = 1
	}
	if o.Keep.Kept[1] {
		m.Contacts[count].slide(o, &o.Clipped[1].Vertices[1], o.Keep.Separations[1], 1)
		count++
	}
	m.Count = count
}

// slide moves v onto the face along its normal.
func (c *Contact) slide(o *Overlap, v *ClipVertex, separation float64, from uint8) {
	normal := &o.Reference.Front.Normal
	c.Separation = separation
	c.Position.X = v.Position.X - float64(normal.X*separation)
	c.Position.Y = v.Position.Y - float64(normal.Y*separation)
	feature, winding := v.Feature, v.Winding
	if o.Reference.OfB {
		feature, winding = feature.Flip(), winding.Flip()
	}
	c.Feature, c.Winding, c.From = feature, winding, from
}
