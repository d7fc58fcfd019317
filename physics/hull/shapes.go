package hull

// boxFaces are those of a box whose corner number i has x high where bit 0 of i is set, y where bit
// 1 is, and z where bit 2 is.
var boxFaces = [][]int32{{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}}

// Box returns a box with these full widths along x, y and z, in metres, and its centre in the
// origin. Its faces are -x, +x, -y, +y, -z, +z.
func Box(widths Vec3) (*Hull, error) {
	half := widths.Mul(0.5)
	points := make([]Vec3, 8)
	for i := range points {
		p := half.Neg()
		if i&1 != 0 {
			p.X = half.X
		}
		if i&2 != 0 {
			p.Y = half.Y
		}
		if i&4 != 0 {
			p.Z = half.Z
		}
		points[i] = p
	}
	return FromFaces(points, boxFaces)
}
