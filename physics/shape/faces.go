package shape

// Faces is the stage that projects a core on each edge normal of the other.
type Faces struct {
	Separations [MaxCorners]float64 // metres, for each edge: of the nearest corner of the other core
	Edge        int                 // with the greatest separation; the first of equal ones
	Separation  float64             // of Edge
}

// run projects b on the normals of a.
func (f *Faces) run(a, b *Placed) {
	for i := range a.Count {
		normal, corner := a.Normals[i], a.Corners[i]
		least := normal.Dot(b.Corners[0].Sub(corner))
		for _, v := range b.Corners[1:b.Count] {
			if s := normal.Dot(v.Sub(corner)); s < least {
				least = s
			}
		}
		f.Separations[i] = least
		if i == 0 || least > f.Separation {
			f.Edge, f.Separation = i, least
		}
	}
}
