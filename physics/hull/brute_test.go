package hull_test

import (
	"math/big"
	"slices"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"pgregory.net/rapid"
)

// bruteFaces finds the hull of points with integer coordinates by definition. Three points lie in a
// face if no point is in front of their plane. The corners of the face are the points in that plane
// that are not between others. It returns the corners of each face, in the order of the points.
// Coordinates are small, so nothing is rounded.
func bruteFaces(points []hull.Vec3) [][]hull.Vec3 {
	det := func(a, b, c, p hull.Vec3) float64 { return b.Sub(a).Cross(c.Sub(a)).Dot(p.Sub(a)) }
	var faces [][]hull.Vec3
	for i, a := range points {
		for j, b := range points {
			for k, c := range points {
				if i >= j || i >= k || j == k || b.Sub(a).Cross(c.Sub(a)) == (hull.Vec3{}) {
					continue
				}
				var level []hull.Vec3
				if slices.ContainsFunc(points, func(p hull.Vec3) bool {
					if d := det(a, b, c, p); d != 0 {
						return d > 0
					}
					level = append(level, p)
					return false
				}) {
					continue
				}
				var face []hull.Vec3
				for _, p := range level {
					if !between(p, level) {
						face = append(face, p)
					}
				}
				if !slices.ContainsFunc(faces, func(other []hull.Vec3) bool { return slices.Equal(other, face) }) {
					faces = append(faces, face)
				}
			}
		}
	}
	return faces
}

func between(p hull.Vec3, points []hull.Vec3) bool {
	for i, a := range points {
		for j, b := range points[:i] {
			if a == p || b == p {
				continue
			}
			if a.Sub(p).Cross(b.Sub(p)) == (hull.Vec3{}) && a.Sub(p).Dot(b.Sub(p)) < 0 {
				return true
			}
			for _, c := range points[:j] {
				// Each of the three small triangles is oriented like the large one.
				u, v, w := a.Sub(p).Cross(b.Sub(p)), b.Sub(p).Cross(c.Sub(p)), c.Sub(p).Cross(a.Sub(p))
				if u.Dot(v) > 0 && v.Dot(w) > 0 && w.Dot(u) > 0 {
					return true
				}
			}
		}
	}
	return false
}

func TestBuildByBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		most := rapid.IntRange(1, 6).Draw(t, "most")
		seen := map[hull.Vec3]bool{}
		var points []hull.Vec3
		for range rapid.IntRange(4, 14).Draw(t, "points") {
			i := rapid.IntRange(-most, most)
			p := hull.Vec3{X: float64(i.Draw(t, "x")), Y: float64(i.Draw(t, "y")), Z: float64(i.Draw(t, "z"))}
			if !seen[p] {
				seen[p] = true
				points = append(points, p)
			}
		}
		h, err := hull.Build(points)
		if err != nil {
			if !refusable(err) {
				t.Fatal(err)
			}
			return
		}
		want := bruteFaces(points)
		if len(h.Faces) != len(want) {
			t.Fatalf("%d faces, want %d: %v", len(h.Faces), len(want), want)
		}
		for i := range h.Faces {
			var face []hull.Vec3
			for _, v := range slices.Sorted(slices.Values(h.Corners(nil, i))) {
				face = append(face, h.Vertices[v])
			}
			if !slices.ContainsFunc(want, func(other []hull.Vec3) bool { return slices.Equal(other, face) }) {
				t.Errorf("face %v is not in %v", face, want)
			}
		}
	})
}

func TestSideIsExact(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var p [4][3]int64
		for i := range p {
			for axis := range p[i] {
				p[i][axis] = rapid.Int64Range(-1<<39, 1<<39).Draw(t, "x")
			}
		}
		if rapid.Bool().Draw(t, "level") { // the fourth point lies in the plane, or one step off
			for axis := range 3 {
				p[3][axis] = p[0][axis] + (p[1][axis]-p[0][axis])/2 + (p[2][axis]-p[0][axis])/2
			}
		}
		from := func(i, axis int) *big.Int { return big.NewInt(p[i][axis] - p[0][axis]) }
		det := new(big.Int)
		for i := range 3 {
			j, k := (i+1)%3, (i+2)%3
			u := new(big.Int).Mul(from(1, j), from(2, k))
			v := new(big.Int).Mul(from(1, k), from(2, j))
			det.Add(det, u.Sub(u, v).Mul(u, from(3, i)))
		}
		if got, want := hull.Side(p), det.Sign(); got != want {
			t.Errorf("side of %v is %d, want %d", p, got, want)
		}
	})
}
