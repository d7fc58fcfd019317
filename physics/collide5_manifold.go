package physics

// Keep says which of the two points left by the side lines lie behind the reference
// face: inside its box, or on it.
type Keep struct {
	Separations [2]float64 // from the face along its front normal, metres
	Kept        [2]bool    // separation <= 0
}

func (k *Keep) run(points *[2]ClipVertex, front *Line) {
	for i := range points {
		k.Separations[i] = front.Distance(points[i].Position)
		k.Kept[i] = k.Separations[i] <= 0
	}
}

// run slides the kept points onto the reference face and gives them their ids.
func (m *Manifold) run(o *Overlap) {
	m.Normal = o.Best.Normal
	for i := range o.Keep.Kept {
		if !o.Keep.Kept[i] {
			continue
		}
		v := &o.Clipped[1].Vertices[i]
		contact := &m.Contacts[m.Count]
		m.Count++

		contact.Separation = o.Keep.Separations[i]
		contact.Position = v.Position.Sub(o.Reference.Front.Normal.Mul(contact.Separation))
		contact.Feature, contact.Winding = v.Feature, v.Winding
		if o.Reference.OfB {
			contact.Feature, contact.Winding = v.Feature.Flip(), v.Winding.Flip()
		}
		contact.From = uint8(i)
	}
}
