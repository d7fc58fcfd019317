package physics

import "math"

// splitmix64 is a generator of its own, so that the pairs below never change with a
// library.
type splitmix64 uint64

func (s *splitmix64) next() uint64 {
	*s += 0x9e3779b97f4a7c15
	z := uint64(*s)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// float returns a number in [low, high).
func (s *splitmix64) float(low, high float64) float64 {
	u := float64(s.next()>>11) / (1 << 53)
	return low + float64(u*(high-low))
}

// pairKinds names what pair makes.
var pairKinds = [...]string{"any", "overlap", "near touching", "thin", "equal angles", "quarter turns", "near tie", "sizes", "grid", "far", "extreme"}

// pair returns two boxes of the given kind. It keeps to functions of package math that
// are written in Go on every machine, so that the boxes are the same on each.
func (s *splitmix64) pair(kind int) (a, b Body) {
	box := func(wMin, wMax, reach float64) Body {
		return NewBody(Vec2{s.float(wMin, wMax), s.float(wMin, wMax)},
			Vec2{s.float(-reach, reach), s.float(-reach, reach)}, s.float(-math.Pi, math.Pi))
	}
	turn := func(body *Body, angle float64) { body.Angle, body.Rot = angle, Rotation(angle) }
	switch pairKinds[kind] {
	case "any":
		return box(0.2, 4, 3), box(0.2, 4, 3)
	case "overlap":
		return box(1, 4, 0.8), box(1, 4, 0.8)
	case "near touching":
		// Moved along A's x axis until the gap there is next to nothing, either way.
		a, b = box(0.5, 3, 0.5), box(0.5, 3, 0.5)
		touch(&a, &b, s.float(-1e-3, 1e-4))
		return a, b
	case "thin":
		a, b = box(0.5, 4, 1), box(0.5, 4, 1)
		a.Half.Y *= s.float(1e-3, 0.1)
		b.Half.X *= s.float(1e-3, 0.1)
		return a, b
	case "equal angles":
		a, b = box(0.5, 3, 1), box(0.5, 3, 1)
		turn(&b, a.Angle)
		return a, b
	case "quarter turns":
		a, b = box(0.5, 3, 1), box(0.5, 3, 1)
		turn(&b, a.Angle+float64(float64(s.next()%4)*math.Pi/4))
		return a, b
	case "near tie":
		// A square in a square, centre by centre: all four axes compete.
		a, b = box(1, 3, 0.1), box(1, 3, 0.1)
		a.Half.Y = float64(a.Half.X * s.float(0.97, 1.03))
		b.Half = Vec2{a.Half.X, float64(a.Half.X * s.float(0.97, 1.03))}
		return a, b
	case "sizes":
		a, b = box(1, 4, 1), box(1e-3, 1e-1, 1)
		b.Position = a.World(Vec2{s.float(-1.1, 1.1), s.float(-1.1, 1.1)})
		return a, b
	case "grid":
		// Dyadic numbers and no turn: exact ties of every sort.
		grid := func(n uint64) float64 { return float64(s.next()%n) / 4 }
		a = NewBody(Vec2{0.25 + grid(12), 0.25 + grid(12)}, Vec2{grid(12) - 1.5, grid(12) - 1.5}, 0)
		b = NewBody(Vec2{0.25 + grid(12), 0.25 + grid(12)}, Vec2{grid(12) - 1.5, grid(12) - 1.5}, 0)
		return a, b
	case "far":
		// A million metres away: six digits fewer for the same questions.
		a, b = box(0.5, 4, 2), box(0.5, 4, 2)
		away := Vec2{s.float(-1e6, 1e6), s.float(-1e6, 1e6)}
		a.Position, b.Position = a.Position.Add(away), b.Position.Add(away)
		return a, b
	case "extreme":
		// Sides from nanometres to a million kilometres, centres as near as sides allow.
		side := func() float64 { return math.Ldexp(s.float(1, 2), int(s.next()%60)-30) }
		a = NewBody(Vec2{side(), side()}, Vec2{}, s.float(-math.Pi, math.Pi))
		b = NewBody(Vec2{side(), side()}, Vec2{}, s.float(-math.Pi, math.Pi))
		b.Position = a.World(Vec2{s.float(-1.1, 1.1), s.float(-1.1, 1.1)})
		return a, b
	}
	panic("no such kind")
}

// touch moves b along a's x axis so that the gap there is gap.
func touch(a, b *Body, gap float64) {
	var s SAT
	s.run(a, b)
	b.Position = b.Position.Add(a.Rot.Col1.Mul(math.Copysign(1, s.Setup.DA.X) * (gap - s.Separations[AxisAX])))
}
