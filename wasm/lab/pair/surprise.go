package pair

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
)

// Surprise shows the pair that a seed stands for. The seed is in the link, so that
// others see the same.
func (f *Figure) Surprise(seed uint32) {
	f.base = moment{pose: seeded(seed), seed: seed}
	f.change(f.base)
	f.Mark(lab.ChangePreset | lab.ChangeFit)
}

// Chance says where the row of surprises begins.
func (f *Figure) Chance(seed uint32) { f.chance = seed }

// NextSurprise shows the next of the row.
func (f *Figure) NextSurprise() {
	f.chance = max(1, f.chance*1664525+1013904223) // Knuth's quick generator
	f.Surprise(f.chance)
}

// seeded returns a pair that differs from seed to seed. Most of them touch; about one
// in six is left as it falls. Numbers have two decimals.
func seeded(seed uint32) Pose {
	r := random(seed)
	asItFalls := r.between(0, 6) < 1
	for {
		var p Pose
		for i := range p {
			p[i] = scene.Box{W: r.between(0.8, 4), H: r.between(0.8, 2.6), Angle: r.between(-1.5, 1.5)}
		}
		p[B].X, p[B].Y = r.between(-2.5, 2.5), r.between(0.3, 2.6)
		a, b := p[A].Body(), p[B].Body()
		if asItFalls || physics.Collide(&a, &b).Count > 0 {
			return p
		}
	}
}

// random is a splitmix64 generator (Steele, Lea, Flood: Fast splittable pseudorandom
// number generators, 2014): the same seed gives the same pair for ever.
type random64 uint64

func random(seed uint32) *random64 {
	r := random64(seed)
	return &r
}

// between returns a number from lo to hi with two decimals.
func (r *random64) between(lo, hi float64) float64 {
	*r += 0x9e3779b97f4a7c15
	z := uint64(*r)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	z ^= z >> 31
	return round(lo+(hi-lo)*float64(z>>11)/(1<<53), 0.01)
}
