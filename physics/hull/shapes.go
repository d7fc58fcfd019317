package hull

import "github.com/clipstage/clipstage/physics/random"

// boxFaces are the faces of a box. Bits 0, 1 and 2 of a corner's index are set if its x, y and z are high.
var boxFaces = [][]int32{{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}}

// Box returns a box with these full widths along x, y and z, in metres, centred at the origin. Its
// faces are -x, +x, -y, +y, -z, +z.
func Box(widths Vec3) (*Hull, error) {
	points := make([]Vec3, 8)
	for i := range points {
		points[i] = Vec3{
			float64(widths.X * half(i&1)), float64(widths.Y * half(i>>1&1)), float64(widths.Z * half(i>>2&1)),
		}
	}
	return FromFaces(points, boxFaces)
}

func half(bit int) float64 { return float64(bit) - 0.5 }

// Random returns a hull with n corners on an ellipsoid, whose half axes are 0.5 to 1 m long. The
// same seed and number give the same hull.
func Random(seed uint64, n int) (*Hull, error) {
	if n < 4 || n > MaxVertices {
		return nil, wrong(CodeSides)
	}
	r := random.SplitMix64(seed)
	for {
		axes := Vec3{r.Float(0.5, 1), r.Float(0.5, 1), r.Float(0.5, 1)}
		points := make([]Vec3, n)
		for i := range points {
			p := direction(&r)
			points[i] = Vec3{float64(axes.X * p.X), float64(axes.Y * p.Y), float64(axes.Z * p.Z)}
		}
		h, err := Build(points)
		if err == nil && len(h.Vertices) == n && float64(20*h.Mass.Volume) >= axes.X*axes.Y*axes.Z/float64(n) {
			return h, nil
		}
	}
}

func direction(r *random.SplitMix64) Vec3 {
	for {
		v := Vec3{r.Float(-1, 1), r.Float(-1, 1), r.Float(-1, 1)}
		if n := v.Dot(v); n <= 1 && n >= 0.01 {
			return v.Unit()
		}
	}
}
