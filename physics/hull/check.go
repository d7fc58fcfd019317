package hull

import (
	"cmp"
	"math"
)

// checkFaces returns an error for the first face that is not a flat, convex polygon with all points behind it,
// within tol (metres). rounding is the error of a corner in metres. A narrow face may deviate by more than tol,
// because rounding limits the accuracy of its normal. A face without area is not checked.
func checkFaces(points []Vec3, faces [][]int32, tol, rounding float64) error {
	low, high := bounds(points)
	size := high.Sub(low).Length()
	for face, loop := range faces {
		if len(loop) < 3 {
			return wrongFace(CodeShortFace, face, None)
		}
		for _, p := range loop {
			if p < 0 || int(p) >= len(points) {
				return wrongFace(CodeNoPoint, face, int(p))
			}
		}
		p := planeOf(points, loop)
		if p.area == 0 {
			continue // merging puts it into the plane of a neighbour
		}
		slack := tol + float64(rounding*size)/p.width(points, loop)
		if err := p.check(points, loop, face, slack); err != nil {
			return err
		}
	}
	return nil
}

// check is checkFaces for one face with a plane.
func (p *plane) check(points []Vec3, loop []int32, face int, slack float64) error {
	low, high, off := 0.0, 0.0, loop[0]
	for _, corner := range loop {
		d := p.above(points[corner])
		if d > high || d < low {
			off = corner
		}
		low, high = min(low, d), max(high, d)
	}
	if high-low > 2*slack {
		return &Error{CodeNotFlat, int(off), None, face, math.Abs(p.above(points[off]))}
	}
	front, behind := None, false
	for i, v := range points {
		d := p.above(v)
		if d > high+slack && front == None {
			front = i
		}
		behind = behind || d < low-slack
	}
	switch {
	case front != None && !behind:
		return wrongFace(CodeInward, face, None)
	case front != None:
		return &Error{CodeNonConvex, front, None, face, p.above(points[front]) - high}
	}
	// A loop that turns left everywhere could still go round more than once. Then the first corner is on the
	// wrong side of some edge.
	for i, corner := range loop {
		v := points[corner]
		next, after := loop[(i+1)%len(loop)], loop[(i+2)%len(loop)]
		side := points[next].Sub(v)
		inward := p.normal.Cross(side)
		limit := float64(-slack * side.Length())
		if turn := min(inward.Dot(points[after].Sub(v)), inward.Dot(p.at.Sub(v))); turn < limit {
			return &Error{CodeNonConvex, int(next), None, face, -turn / side.Length()}
		}
	}
	return nil
}

// checkWhole returns an error for a point without faces, and for a mesh whose parts are not
// connected or touch only in a point.
func (m *mesh) checkWhole(points int) error {
	around := make([]int32, points) // half-edges that begin at each point and were not visited yet
	begin := make([]int32, points)
	for i := range begin {
		begin[i] = None
	}
	for e, edge := range m.edges {
		around[edge.origin]++
		begin[edge.origin] = int32(e)
	}
	for i, e := range begin {
		if e == None {
			return wrongPoint(CodeUnused, i)
		}
		for at := e; ; {
			around[i]--
			if at = m.edges[m.edges[at].twin].next; at == e {
				break
			}
		}
		if around[i] != 0 {
			return wrongFace(CodeApart, int(m.edges[e].face), i)
		}
	}
	met := make([]bool, len(m.loops))
	met[0] = true
	reach := []int32{0}
	for i := 0; i < len(reach); i++ {
		begin := m.first[reach[i]]
		for e := begin; e < begin+int32(len(m.loops[reach[i]])); e++ {
			if face := m.edges[m.edges[e].twin].face; !met[face] {
				met[face] = true
				reach = append(reach, face)
			}
		}
	}
	for face := range met {
		if !met[face] {
			return wrongFace(CodeApart, face, None)
		}
	}
	return nil
}

// checkMerged returns an error if a merged mesh is not a hull. It checks the numbers of vertices and faces,
// Euler's formula, and that each face has an area, is flat and convex, and has all points behind it.
func (m *mesh) checkMerged(vertices []Vec3, tol float64) error {
	if len(vertices) < 4 || len(m.loops) < 4 {
		return wrong(CodeFlat)
	}
	if len(vertices)-len(m.edges)/2+len(m.loops) != 2 {
		return wrong(CodeFlat)
	}
	for face, loop := range m.loops {
		if planeOf(vertices, loop).area == 0 {
			return wrongFace(CodeNotFlat, face, int(loop[0]))
		}
	}
	return checkFaces(vertices, m.loops, tol, 0)
}

func checkDuplicates(points []Vec3, tol float64) error {
	// Few points have the same coordinate along a slanted direction.
	slant := Vec3{0.48, 0.6, 0.64}
	along := make([]float64, len(points))
	for i, p := range points {
		along[i] = slant.Dot(p)
	}
	order := ordered(len(points), func(i, j int32) int { return cmp.Compare(along[i], along[j]) })
	point, other := None, None
	for at, i := range order {
		for _, j := range order[at+1:] {
			if along[j]-along[i] > 2*tol {
				break
			}
			if later := int(max(i, j)); (point == None || later < point) && points[i].Sub(points[j]).Length() <= tol {
				point, other = later, int(min(i, j))
			}
		}
	}
	if point != None {
		return &Error{Code: CodeDuplicate, Point: point, Other: other, Face: None}
	}
	return nil
}

// corners returns four points that span much space. ok is false if all points lie nearly in one plane.
func corners(points []Vec3, tol float64) (found [4]int, ok bool) {
	farthest := func(distance func(v Vec3) float64) (at int, most float64) {
		at, most = 0, -1
		for i, p := range points {
			if d := distance(p); d > most {
				at, most = i, d
			}
		}
		return at, most
	}
	least := flatTolerances * tol
	longest, length := 0, -1.0
	low, high := bounds(points)
	for axis := range 3 {
		if d := high.At(axis) - low.At(axis); d > length {
			longest, length = axis, d
		}
	}
	found[0], _ = farthest(func(v Vec3) float64 { return high.At(longest) - v.At(longest) })
	a := points[found[0]]
	found[1], length = farthest(func(v Vec3) float64 { return v.Sub(a).Length() })
	if length <= least {
		return found, false
	}
	line := points[found[1]].Sub(a).Unit()
	found[2], length = farthest(func(v Vec3) float64 { return line.Cross(v.Sub(a)).Length() })
	if length <= least {
		return found, false
	}
	normal := line.Cross(points[found[2]].Sub(a)).Unit()
	found[3], length = farthest(func(v Vec3) float64 { return math.Abs(normal.Dot(v.Sub(a))) })
	return found, length > least
}
