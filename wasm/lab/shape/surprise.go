package shape

import (
	"math"

	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/wasm/lab"
)

// seeded returns the random pair of a seed, with few digits. B comes nearer until there are contacts.
func seeded(seed uint32) *moment {
	r := random.SplitMix64(seed)
	m := &moment{Origin: lab.Origin{Seed: seed}}
	for side := range m.solids {
		m.solids[side] = randomSolid(&r)
	}
	b := &m.solids[B]
	sin, cos := math.Sincos(r.Float(0, 2*math.Pi))
	for apart := 2.0; ; apart *= 0.93 {
		b.X, b.Y = lab.Round(apart*cos, 0.01), lab.Round(apart*sin, 0.01)
		first, second := m.solids[A].placed(), b.placed()
		var c shape.Clipping
		c.Run(&first.Shape, &second.Shape, &first.Pose, &second.Pose)
		if c.Manifold.Count > 0 || apart < 0.01 {
			return m
		}
	}
}

// randomSolid returns a circle, a capsule, or a polygon on a circle, in any pose around the origin.
func randomSolid(r *random.SplitMix64) Solid {
	between := func(lo, hi float64) float64 { return lab.Round(r.Float(lo, hi), 0.01) }
	s := Solid{Angle: between(-3, 3)}
	switch kind := r.Float(0, 6); {
	case kind < 1:
		s.Count, s.Radius = 1, between(0.3, 0.8)
	case kind < 2:
		s.Count, s.Radius = 2, between(0.1, 0.4)
		s.Corners[0].X = -between(0.3, 0.9)
		s.Corners[1].X = -s.Corners[0].X
	default:
		s.Count = 3 + int(r.Float(0, 4.99))
		if kind > 4 {
			s.Radius = between(0.05, 0.3)
		}
		wide, high, turn := r.Float(0.5, 1), r.Float(0.5, 1), r.Float(0, 1)
		for i := range s.Count {
			sin, cos := math.Sincos(2 * math.Pi * (float64(i) + turn + r.Float(-0.15, 0.15)) / float64(s.Count))
			s.Corners[i] = shape.Vec2{X: lab.Round(wide*cos, 0.01), Y: lab.Round(high*sin, 0.01)}
		}
		if _, err := s.shape(); err != nil {
			return regular(s.Count)
		}
	}
	return s
}
