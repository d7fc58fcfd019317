package hull

import "math"

// Faces holds the separation of the other hull from each face of a hull.
type Faces struct {
	Separations []float64 // by face: the least height of the other hull above it, metres
	Supports    []int32   // by face: the vertex of the other hull with that height
	Face        int       // the face with the largest separation, the first in a tie
	Separation  float64   // separation of Face, metres; positive is a gap
	most        float64   // largest separation: Separation, or larger within the tie
}

// run measures the gaps between other and each face of s, in metres. Separations that differ by at most tie are
// equal; heights that differ by at most level may differ only by rounding.
//
// Faces are visited so that each follows an adjacent face. Its search starts at the support of that face.
func (f *Faces) run(s, other *Placed, tie, level float64) {
	f.Separations = resize(f.Separations, len(s.Normals))
	f.Supports = resize(f.Supports, len(s.Normals))
	f.Supports[0] = 0
	f.most = math.Inf(-1)
	for _, step := range s.own.walk {
		vertex, height := other.support(s.Normals[step.face], f.Supports[step.from], level)
		separation := height - s.Offsets[step.face]
		f.Separations[step.face], f.Supports[step.face] = separation, vertex
		if separation > f.most {
			f.most = separation
		}
	}
	for i, separation := range f.Separations {
		if separation >= f.most-tie {
			f.Face, f.Separation = i, separation
			return
		}
	}
}
