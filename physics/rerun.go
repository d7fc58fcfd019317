package physics

// Rerun repeats a run from a stage on, at the earliest from reference. c holds the results of the earlier stages, which
// the caller may have changed: package mistakes does.
func (c *Clipping) Rerun(from Stage, a, b *Body) {
	c.Manifold.Count = 0
	reference, incident := a, b
	if c.Best.Axis.OfB() {
		reference, incident = b, a
	}
	if from <= StageReference {
		c.Reference.run(&c.Best, reference)
	}
	if from <= StageIncident {
		c.Incident.run(incident, c.Reference.Front.Normal)
	}
	in := &c.Incident.Vertices
	for i, stage := range []Stage{StageClipNeg, StageClipPos} {
		c.Reached = stage
		if from <= stage {
			c.Clipped[i].run(in, &c.Reference.Sides[i])
		}
		if c.Clipped[i].Count < 2 {
			return
		}
		in = &c.Clipped[i].Vertices
	}
	c.Reached = StageKeep
	c.Keep.run(in, &c.Reference.Front)
	if c.Keep.Kept[0] || c.Keep.Kept[1] {
		c.Reached = StageContacts
		c.Manifold.run(&c.Overlap)
	}
}

// Choose makes an axis the best one, with its separation and normal.
func (c *Clipping) Choose(axis Axis, a, b *Body) {
	box, d := a, c.Setup.DA
	if axis.OfB() {
		box, d = b, c.Setup.DB
	}
	along, normal := d.X, box.Rot.Col1
	if axis.Vertical() {
		along, normal = d.Y, box.Rot.Col2
	}
	if !(along > 0) {
		normal = normal.Neg()
	}
	c.Best.Axis, c.Best.Separation, c.Best.Normal = axis, c.Separations[axis], normal
}
