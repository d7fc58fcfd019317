package hull

// Side returns the side of the plane through the first three points on which the fourth lies.
func Side(points [4][3]int64) int {
	l := lattice{points: points[:]}
	n := l.normal(0, 1, 2)
	return l.side(&n, 0, 3)
}

// CompareEdges runs the stage edges again.
func (c *Clipping) CompareEdges() { c.compareEdges() }

// Nearest exports nearest to the tests outside the package.
func Nearest(p, u, q, v Vec3) (s, t float64) { return nearest(p, u, q, v) }
