package pair

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
)

// seeded returns the random pair of a seed, with two decimals. It retries until the boxes touch, except for
// about one seed in six.
func seeded(seed uint32) *moment {
	r := random.SplitMix64(seed)
	asItFalls := between(&r, 0, 6) < 1
	for {
		var p Pose
		for i := range p {
			p[i] = scene.Box{W: between(&r, 0.8, 4), H: between(&r, 0.8, 2.6), Angle: between(&r, -1.5, 1.5)}
		}
		p[B].X, p[B].Y = between(&r, -2.5, 2.5), between(&r, 0.3, 2.6)
		a, b := p[A].Body(), p[B].Body()
		if asItFalls || physics.Collide(&a, &b).Count > 0 {
			return &moment{p, lab.Origin{Seed: seed}}
		}
	}
}

func between(r *random.SplitMix64, lo, hi float64) float64 { return lab.Round(r.Float(lo, hi), 0.01) }
