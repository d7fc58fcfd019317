package hull

func Side(points [4][3]int64) int {
	l := lattice{points: points[:]}
	n := l.normal(0, 1, 2)
	return l.side(&n, 0, 3)
}

// CompareEdges repeats the stage edges.
func (c *Clipping) CompareEdges() { c.compareEdges() }

func Nearest(p, u, q, v Vec3) (s, t float64) { return nearest(p, u, q, v) }
