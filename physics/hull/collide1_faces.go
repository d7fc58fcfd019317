package hull

import "math"

// Faces is how far the other hull is in front of each face of one.
type Faces struct {
	Separations []float64 // of each face: the least height of the other hull above it, metres
	Supports    []int32   // the vertex of the other hull that has it
	Face        int       // the one with the largest separation, the first of several that tie
	Separation  float64   // that, metres; positive is a gap
	most        float64   // the largest: Separation, or within the tie above it
}

// run measures the gaps between other and each face of s. tie is within which two are equal,
// level within which two heights may be equal but for rounding.
//
// A face is asked after one beside it, at whose support the search begins.
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
