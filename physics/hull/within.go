package hull

import (
	"cmp"
	"slices"
)

// MaxTolerance times the size of the points is the largest tolerance of Within.
const MaxTolerance = 1e-2

// ToleranceLimit returns the largest tolerance of Within for these points, in metres.
func ToleranceLimit(points []Vec3) float64 {
	if len(points) == 0 {
		return 0
	}
	low, high := bounds(points)
	return float64(MaxTolerance * high.Sub(low).Length())
}

// Within returns the hull of points that are known within tol (metres), as in files. Points closer than tol to
// an earlier one are left out, and adjacent faces that lie in one plane within tol are merged. The hull is built from
// the points. If faces are given, they are only checked: they must be the surface of that hull within tol. With
// a tolerance of 0 it is the same as Build and FromFaces, which are strict.
//
// The error is an *Error. It counts points and faces in the order of the input.
func Within(points []Vec3, faces [][]int32, tol float64) (*Hull, error) {
	if tol == 0 {
		if faces != nil {
			return FromFaces(points, faces)
		}
		return Build(points)
	}
	if err := checkPoints(points); err != nil {
		return nil, err
	}
	if !(tol > 0 && tol <= ToleranceLimit(points)) {
		return nil, &Error{Code: CodeTolerance, Point: None, Other: None, Face: None, By: ToleranceLimit(points)}
	}
	tol = max(tol, tolerance(points))
	kept, welded := Weld(points, tol)
	if len(kept) < 4 {
		return nil, wrong(CodeFlat)
	}
	h, err := build(kept, tol)
	if err != nil {
		return nil, err
	}
	h.Flat = h.Tolerance
	h.Tolerance = tolerance(points)
	if faces == nil {
		return h, nil
	}
	s := surface{points: points, faces: faces, welded: welded, tol: max(tol, h.Flat)}
	if err := s.check(h); err != nil {
		return nil, err
	}
	return h, nil
}

// Weld returns the points that are farther than tol from all earlier kept ones, in their order. to
// holds, by point, the index of the kept point that stands for it. With a tolerance of 0 it welds
// points in the same place.
func Weld(points []Vec3, tol float64) (kept []Vec3, to []int32) {
	slant := Vec3{0.48, 0.6, 0.64} // a direction along which few points are level
	along := make([]float64, len(points))
	for i, p := range points {
		along[i] = slant.Dot(p)
	}
	order := ordered(len(points), func(i, j int32) int {
		return cmp.Or(cmp.Compare(along[i], along[j]), cmp.Compare(points[i].X, points[j].X), cmp.Compare(points[i].Y, points[j].Y), cmp.Compare(points[i].Z, points[j].Z), cmp.Compare(i, j))
	})
	at := make([]int32, len(points))
	for k, i := range order {
		at[i] = int32(k)
	}
	to = make([]int32, len(points))
	for i := range to {
		to[i] = None
	}
	for i, p := range points {
		if to[i] != None {
			continue
		}
		to[i] = int32(len(kept))
		kept = append(kept, p)
		// The later points near this one, on either side along the slanted direction.
		for _, step := range [...]int{-1, 1} {
			for k := int(at[i]) + step; k >= 0 && k < len(order); k += step {
				j := order[k]
				d := along[j] - along[i]
				if d > 2*tol || -d > 2*tol {
					break
				}
				if to[j] == None && points[j].Sub(p).Length() <= tol {
					to[j] = to[i]
				}
			}
		}
	}
	return kept, to
}

// surface is a list of faces that should be the surface of a hull, within a tolerance.
type surface struct {
	points []Vec3
	faces  [][]int32
	welded []int32
	tol    float64
}

// check returns an error unless every face lies on the hull's surface, outward, and together they
// cover it. They cover it if they enclose as much volume as the hull, or if each edge has a face on
// its other side. Corners may lie on the edges of other faces, and faces on one another. Depths are
// measured from the hull's planes, because the plane of a narrow given face is unreliable.
func (s *surface) check(h *Hull) error {
	inside, volume := mean(h.Vertices), 0.0
	loops, numbers := make([][]int32, 0, len(s.faces)), make([]int, 0, len(s.faces))
	var deep *Error
	inward := None
	for face, given := range s.faces {
		for _, p := range given {
			if p < 0 || int(p) >= len(s.points) {
				return wrongFace(CodeNoPoint, face, int(p))
			}
		}
		loop := s.loop(given)
		if len(loop) < 3 {
			continue
		}
		loops, numbers = append(loops, loop), append(numbers, face)
		if point, by := s.depth(h, loop); by > 2*s.tol && (deep == nil || by > deep.By) {
			deep = &Error{Code: CodeDent, Point: int(point), Other: None, Face: face, By: by}
		}
		p := planeOf(s.points, loop)
		cone := 2 * p.area * p.normal.Dot(p.at.Sub(inside)) // six times the volume
		volume += cone
		if cone < 0 && inward == None && p.width(s.points, loop) > 4*s.tol {
			inward = face
		}
	}
	if deep != nil {
		return deep
	}
	if inward != None {
		return wrongFace(CodeInward, inward, None)
	}
	missing := h.Mass.Volume - volume/6
	if most := 2 * s.tol * h.area(); -most <= missing && missing <= most {
		return nil
	}
	return s.open(loops, numbers)
}

// loop returns the corners of a face without those welded to the one before.
func (s *surface) loop(face []int32) (loop []int32) {
	for _, p := range face {
		if len(loop) == 0 || s.welded[p] != s.welded[loop[len(loop)-1]] {
			loop = append(loop, p)
		}
	}
	for len(loop) > 1 && s.welded[loop[0]] == s.welded[loop[len(loop)-1]] {
		loop = loop[:len(loop)-1]
	}
	return loop
}

// depth returns the largest depth of a face below the hull's surface, and a corner near that place.
// It checks corners and the centroids of triangles: no point of a triangle is more than three times
// as deep as its centroid, if its corners are not deep.
func (s *surface) depth(h *Hull, loop []int32) (corner int32, most float64) {
	corner = loop[0]
	a := s.points[loop[0]]
	for i, p := range loop {
		b := s.points[p]
		if d := h.below(b); d > most {
			corner, most = p, d
		}
		if i < 2 {
			continue
		}
		middle := a.Add(b).Add(s.points[loop[i-1]]).Mul(1.0 / 3)
		if d := h.below(middle); d > most {
			corner, most = p, d
		}
	}
	return corner, most
}

// below returns the distance of an inner point from the hull's surface, in metres.
func (h *Hull) below(p Vec3) float64 {
	least := h.Size
	for i := range h.Faces {
		f := &h.Faces[i]
		least = min(least, f.Offset-f.Normal.Dot(p))
	}
	return least
}

// area returns the surface area in m².
func (h *Hull) area() (sum float64) {
	for _, loop := range h.Loops() {
		sum += planeOf(h.Vertices, loop).area
	}
	return sum
}

// open returns an error for the first edge without a face on its other side, or for an empty list of faces.
func (s *surface) open(loops [][]int32, numbers []int) error {
	var edges [][2]int32
	for _, loop := range loops {
		for i, p := range loop {
			edges = append(edges, [2]int32{s.welded[p], s.welded[loop[(i+1)%len(loop)]]})
		}
	}
	compare := func(a, b [2]int32) int { return cmp.Or(cmp.Compare(a[0], b[0]), cmp.Compare(a[1], b[1])) }
	var sorted [][2]int32
	for _, i := range ordered(len(edges), func(a, b int32) int { return compare(edges[a], edges[b]) }) {
		sorted = append(sorted, edges[i])
	}
	for face, loop := range loops {
		for i, p := range loop {
			q := loop[(i+1)%len(loop)]
			if _, ok := slices.BinarySearchFunc(sorted, [2]int32{s.welded[q], s.welded[p]}, compare); !ok {
				return &Error{Code: CodeOpen, Point: int(p), Other: int(q), Face: numbers[face]}
			}
		}
	}
	if len(loops) == 0 {
		return wrongFace(CodeShortFace, 0, None)
	}
	return nil
}
