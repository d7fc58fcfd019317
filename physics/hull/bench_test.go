package hull_test

import (
	"math/rand/v2"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
)

func BenchmarkBuild(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	cloud := onSphere(hull.MaxVertices)
	for len(cloud) < hull.MaxPoints {
		if p := (hull.Vec3{X: 2*r.Float64() - 1, Y: 2*r.Float64() - 1, Z: 2*r.Float64() - 1}); p.Length() < 0.9 {
			cloud = append(cloud, p)
		}
	}
	for _, test := range []struct {
		name   string
		points []hull.Vec3
	}{{"cube", cube()}, {"256", onSphere(hull.MaxVertices)}, {"10000", cloud}} {
		b.Run(test.name, func(b *testing.B) {
			for b.Loop() {
				if _, err := hull.Build(test.points); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
