package physics

import (
	"testing"

	"github.com/clipstage/clipstage/physics/random"
)

var manifoldSink Manifold

func benchPairs(touching bool) (pairs [256][2]Body) {
	rng := random.SplitMix64(1)
	for i := 0; i < len(pairs); {
		a, b := RandomPair(&rng, i%len(PairKinds))
		if !touching {
			// A broad phase leaves neighbours: apart, but not far.
			b.Position = b.Position.Add(Vec2{rng.Float(1, 3), rng.Float(1, 3)})
		}
		if (collideMonolith(&a, &b).Count > 0) == touching {
			pairs[i] = [2]Body{a, b}
			i++
		}
	}
	return pairs
}

func BenchmarkCollide(b *testing.B) {
	for _, where := range []struct {
		name     string
		touching bool
	}{{"touching", true}, {"apart", false}} {
		pairs := benchPairs(where.touching)
		for _, how := range []struct {
			name    string
			collide func(a, b *Body) Manifold
		}{{"stages", Collide}, {"monolith", collideMonolith}} {
			b.Run(where.name+"/"+how.name, func(b *testing.B) {
				b.ReportAllocs()
				for i := 0; b.Loop(); i++ {
					pair := &pairs[i%len(pairs)]
					manifoldSink = how.collide(&pair[0], &pair[1])
				}
			})
		}
	}
}

func BenchmarkStep(b *testing.B) {
	for _, scene := range []struct {
		name  string
		build func() *World
		warm  int
	}{
		{"base40", func() *World { return testPyramid(40) }, 60},
		{"drop2000", func() *World { return testDrop(2000) }, 240},
	} {
		w := scene.build()
		for range scene.warm {
			w.Step(1.0 / 60)
		}
		b.Run(scene.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				w.Step(1.0 / 60)
			}
		})
	}
}
