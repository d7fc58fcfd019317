package hull

import (
	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/lab"
)

// seeded returns the random pair of a seed: two overlapping hulls with 6 to 14 vertices.
func seeded(seed uint32) *moment {
	m := &moment{Origin: lab.Origin{Seed: seed}}
	r := random64(seed)
	for side := range m.shapes {
		m.shapes[side] = shapeOf(hull.Random(r.next(), 6+int(r.next()%9)))
	}
	m.poses[A] = hull.Origin
	var c hull.Clipping
	// B comes nearer with each try. The hulls overlap at the latest when their centres coincide.
	for apart := 1.5; ; apart *= 0.95 {
		q, ok := unit(hull.Quat{W: r.between(-1, 1), X: r.between(-1, 1), Y: r.between(-1, 1), Z: r.between(-1, 1)})
		way := hull.Vec3{X: r.between(-0.4, 0.4), Y: r.between(-0.4, 0.4), Z: 1}.Mul(apart)
		if !ok {
			continue
		}
		centres := [2]hull.Vec3{m.shapes[A].Hull.Mass.Centre, q.Rotate(m.shapes[B].Hull.Mass.Centre)}
		m.poses[B] = hull.Pose{Position: centres[A].Sub(centres[B]).Add(way), Rotation: q}
		if c.Run(m.shapes[A].Hull, m.shapes[B].Hull, &m.poses[A], &m.poses[B]); c.Manifold.Count > 0 {
			return m
		}
	}
}

// asksAbout reports whether a pair has a question about an asked stage.
func (f *collision) asksAbout(m *moment) bool {
	before := f.Now
	f.Answered, f.Now = 0, *m
	f.collide()
	_, ok := f.Question()
	f.Now = before
	return ok
}

// random64 is a splitmix64 generator (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014). The
// same seed gives the same pair.
type random64 uint64

func (r *random64) next() uint64 {
	*r += 0x9e3779b97f4a7c15
	z := uint64(*r)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// between returns a number from lo to hi.
func (r *random64) between(lo, hi float64) float64 {
	return lo + float64((hi-lo)*(float64(r.next()>>11)/(1<<53)))
}
