package hull

// Faces is how far the other hull is in front of each face of one.
type Faces struct {
	Separations []float64 // of each face: the least height of the other hull above it, metres
	Supports    []int32   // the vertex of the other hull that has it
	Face        int       // the one with the largest separation, the first of several that tie
	Separation  float64   // that, metres; positive is a gap
}

// run measures the gaps between other and each face of s. tie is within which two are equal,
// level within which two heights may be equal but for rounding.
//
// Neighbours in the list of faces are often neighbours on the hull, so that the search for a
// support begins at the last face's.
func (f *Faces) run(s, other *Placed, tie, level float64) {
	f.Separations = resize(f.Separations, len(s.Normals))
	f.Supports = resize(f.Supports, len(s.Normals))
	at, best := int32(0), 0.0
	for i := range s.Normals {
		var height float64
		at, height = other.support(s.Normals[i], at, level)
		separation := height - s.Offsets[i]
		f.Separations[i], f.Supports[i] = separation, at
		if i == 0 || separation > best {
			best = separation
		}
	}
	f.Separation = best
	for i, separation := range f.Separations {
		if separation >= best-tie {
			f.Face, f.Separation = i, separation
			return
		}
	}
}
