package hull

import "math"

// Prism returns an upright prism. Its base is a regular polygon of n corners, the first one on +x,
// on a circle about the z axis. radius is the radius of that circle, height the full height, both
// in metres. The faces are the bottom, the top, and the sides.
func Prism(n int, radius, height float64) (*Hull, error) {
	if n < 3 || n > MaxVertices/2 {
		return nil, wrong(CodeSides)
	}
	points := append(circle(n, radius, -0.5*height), circle(n, radius, 0.5*height)...)
	bottom, top := polygon(n)
	for i := range top {
		top[i] += int32(n)
	}
	faces := [][]int32{bottom, top}
	for i := range int32(n) {
		next := (i + 1) % int32(n)
		faces = append(faces, []int32{i, next, next + int32(n), i + int32(n)})
	}
	return FromFaces(points, faces)
}

// Pyramid returns a pyramid on the base of Prism. Its tip, the last vertex, is above the centre. The origin is
// at half the height. The faces are the bottom and the sides.
func Pyramid(n int, radius, height float64) (*Hull, error) {
	if n < 3 || n > MaxVertices-1 {
		return nil, wrong(CodeSides)
	}
	points := append(circle(n, radius, -0.5*height), Vec3{Z: 0.5 * height})
	bottom, _ := polygon(n)
	faces := [][]int32{bottom}
	for i := range int32(n) {
		faces = append(faces, []int32{i, (i + 1) % int32(n), int32(n)})
	}
	return FromFaces(points, faces)
}

// circle returns n points on a circle about the z axis, counter-clockwise as seen from +z.
func circle(n int, radius, z float64) []Vec3 {
	points := make([]Vec3, n)
	for i := range points {
		s, c := math.Sincos(float64(2*math.Pi*float64(i)) / float64(n))
		points[i] = Vec3{float64(radius * c), float64(radius * s), z}
	}
	return points
}

// polygon returns the corners 0 to n-1 of a polygon, counter-clockwise as seen from -z and from +z.
func polygon(n int) (below, above []int32) {
	for i := range int32(n) {
		below, above = append(below, (int32(n)-i)%int32(n)), append(above, i)
	}
	return below, above
}

// Solid is a Platonic solid.
type Solid uint8

const (
	Tetrahedron Solid = iota
	Cube
	Octahedron
	Dodecahedron
	Icosahedron
	SolidCount = iota
)

// golden is the golden ratio, (1 + √5)/2.
const golden = 1.61803398874989484820458683436563811772030917980576286213544862

// Platonic returns the solid with its corners at the distance radius from the origin, in metres.
// The octahedron's corners are on the axes; the cube's edges are parallel to the axes.
func Platonic(solid Solid, radius float64) (*Hull, error) {
	var points []Vec3
	// rectangle adds (0, ±a, ±b) and its cyclic permutations.
	rectangle := func(a, b float64) {
		for i := range 4 {
			u, v := float64(2*half(i&1)*a), float64(2*half(i>>1)*b)
			points = append(points, Vec3{0, u, v}, Vec3{v, 0, u}, Vec3{u, v, 0})
		}
	}
	cube := func(wanted func(i int) bool) {
		for i := range 8 {
			if wanted(i) {
				points = append(points, Vec3{2 * half(i&1), 2 * half(i>>1&1), 2 * half(i>>2&1)})
			}
		}
	}
	all := func(int) bool { return true }
	switch solid {
	case Tetrahedron:
		cube(func(i int) bool { return i == 0 || i == 3 || i == 5 || i == 6 })
	case Cube:
		cube(all)
	case Octahedron:
		points = []Vec3{{X: -1}, {X: 1}, {Y: -1}, {Y: 1}, {Z: -1}, {Z: 1}}
	case Dodecahedron:
		cube(all)
		rectangle(1/golden, golden)
	case Icosahedron:
		rectangle(1, golden)
	}
	for i, p := range points {
		points[i] = p.Mul(radius / p.Length())
	}
	return Build(points)
}
