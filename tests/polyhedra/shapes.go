// Package polyhedra makes hulls and pairs of hulls for tests and benchmarks. It imports less than package twin,
// so that the tests of physics/hull can import it. It uses only operations with the same result on every
// machine, so its hulls have the same bits everywhere.
package polyhedra

import (
	"math"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/random"
)

// Shapes holds hulls of 4 to 24 vertices, some of each sort.
type Shapes []*hull.Hull

// NewShapes returns count hulls of all ten sorts in turn. count must be at least ten.
func NewShapes(s *random.SplitMix64, count int) (all Shapes) {
	for i := range count {
		h, err := hull.Build(sorts[i%len(sorts)](s))
		if err != nil {
			panic(err)
		}
		all = append(all, h)
	}
	return all
}

func (all Shapes) any(s *random.SplitMix64) *hull.Hull {
	return all[s.Next()%uint64(len(all))]
}

func (all Shapes) dyadic(s *random.SplitMix64) *hull.Hull {
	return all[dyadicSort+len(sorts)*int(s.Next()%uint64(len(all)/len(sorts)))]
}

const dyadicSort = 7

// sorts are functions that make the points of a hull.
var sorts = []func(s *random.SplitMix64) []hull.Vec3{
	box, cloud, prism, ball, thinBox, platonic, frustum, dyadicBox, wedge, ball,
}

func box(s *random.SplitMix64) []hull.Vec3 {
	return corners(s.Float(0.3, 1.5), s.Float(0.3, 1.5), s.Float(0.3, 1.5))
}

func thinBox(s *random.SplitMix64) []hull.Vec3 {
	return corners(s.Float(0.5, 1.5), s.Float(0.3, 1.5), s.Float(0.005, 0.05))
}

// dyadicBox returns a box whose coordinates are multiples of 1/4, so that its ties are exact.
func dyadicBox(s *random.SplitMix64) []hull.Vec3 {
	side := func() float64 { return float64(1+s.Next()%6) / 4 }
	return corners(side(), side(), side())
}

func corners(x, y, z float64) (points []hull.Vec3) {
	for i := range 8 {
		points = append(points, hull.Vec3{X: pick(i&1 > 0, x), Y: pick(i&2 > 0, y), Z: pick(i&4 > 0, z)})
	}
	return points
}

func pick(positive bool, x float64) float64 {
	if positive {
		return x
	}
	return -x
}

func cloud(s *random.SplitMix64) (points []hull.Vec3) {
	for range 4 + s.Next()%21 {
		points = append(points, hull.Vec3{X: s.Float(-1, 1), Y: s.Float(-1, 1), Z: s.Float(-1, 1)})
	}
	return points
}

// ball returns points on a sphere. All of them are vertices of their hull.
func ball(s *random.SplitMix64) (points []hull.Vec3) {
	radius := s.Float(0.4, 1.5)
	for range 4 + s.Next()%21 {
		points = append(points, Direction(s).Mul(radius))
	}
	return points
}

// Ball returns a hull with count vertices on a sphere.
func Ball(s *random.SplitMix64, count int, radius float64) *hull.Hull {
	var points []hull.Vec3
	for range count {
		points = append(points, Direction(s).Mul(radius))
	}
	h, err := hull.Build(points)
	if err != nil {
		panic(err)
	}
	return h
}

// Direction returns a uniformly random unit vector.
func Direction(s *random.SplitMix64) hull.Vec3 {
	for {
		v := hull.Vec3{X: s.Float(-1, 1), Y: s.Float(-1, 1), Z: s.Float(-1, 1)}
		if l := v.Length(); l < 1 && l > 0.01 {
			return v.Mul(1 / l)
		}
	}
}

// ring returns the corners of a regular polygon around z. count is 3, 4, 6 or 12.
func ring(count int, radius, z float64) (points []hull.Vec3) {
	half, root := 0.5, math.Sqrt(3)/2
	cosines := []float64{1, root, half, 0, -half, -root, -1, -root, -half, 0, half, root}
	for i := 0; i < 12; i += 12 / count {
		points = append(points, hull.Vec3{X: float64(cosines[i] * radius), Y: float64(cosines[(i+9)%12] * radius), Z: z})
	}
	return points
}

func sides(s *random.SplitMix64) int { return []int{3, 4, 6, 12}[s.Next()%4] }

func prism(s *random.SplitMix64) []hull.Vec3 {
	count, radius, z := sides(s), s.Float(0.4, 1.5), s.Float(0.2, 1)
	return append(ring(count, radius, -z), ring(count, radius, z)...)
}

// frustum is a pyramid, possibly with its top cut off.
func frustum(s *random.SplitMix64) []hull.Vec3 {
	count, radius, z := sides(s), s.Float(0.5, 1.5), s.Float(0.2, 1)
	points := ring(count, radius, -z)
	if s.Next()%2 == 0 {
		return append(points, hull.Vec3{Z: z})
	}
	return append(points, ring(count, float64(radius*s.Float(0.1, 0.9)), z)...)
}

// wedge is a roof: a box with a ridge.
func wedge(s *random.SplitMix64) []hull.Vec3 {
	x, y, z := s.Float(0.3, 1.5), s.Float(0.3, 1.5), s.Float(0.2, 1)
	return []hull.Vec3{{X: -x, Y: -y}, {X: x, Y: -y}, {X: -x, Y: y}, {X: x, Y: y}, {X: -x, Z: z}, {X: x, Z: z}}
}

func platonic(s *random.SplitMix64) (points []hull.Vec3) {
	golden := (1 + math.Sqrt(5)) / 2
	size := s.Float(0.4, 1)
	turns := func(x, y, z float64) {
		for i := range 8 {
			v := [3]float64{pick(i&1 > 0, x), pick(i&2 > 0, y), pick(i&4 > 0, z)}
			for k := range 3 {
				points = append(points, hull.Vec3{X: v[k], Y: v[(k+1)%3], Z: v[(k+2)%3]}.Mul(size))
			}
		}
	}
	switch s.Next() % 4 {
	case 0:
		points = []hull.Vec3{{X: 1, Y: 1, Z: 1}, {X: 1, Y: -1, Z: -1}, {X: -1, Y: 1, Z: -1}, {X: -1, Y: -1, Z: 1}}
	case 1:
		turns(1, 0, 0)
	case 2:
		turns(golden, 1, 0)
	case 3:
		turns(golden, 1/golden, 0)
		points = append(points, corners(size, size, size)...)
	}
	return distinct(points)
}

// distinct removes repeated points. 0 equals -0.
func distinct(points []hull.Vec3) (all []hull.Vec3) {
	for _, p := range points {
		known := false
		for _, q := range all {
			known = known || p == q
		}
		if !known {
			all = append(all, p)
		}
	}
	return all
}
