package hull_test

import (
	"fmt"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/tests/peers/hulls/sets"
)

// Consecutive calls have different poses.
func BenchmarkRun(b *testing.B) {
	for _, vertices := range []int{8, 32, 128} {
		b.Run(fmt.Sprintf("vertices=%d", vertices), func(b *testing.B) {
			s := sets.Make(vertices)
			var c hull.Clipping
			call := func(i int) {
				p := &s.Poses[i%len(s.Poses)]
				c.Forget()
				c.Run(s.A, s.B, &p[0], &p[1])
			}
			for i := range s.Poses {
				call(i)
			}
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				call(i)
			}
		})
	}
}

// BenchmarkEdges runs only the stage edges: for all edge pairs, with culling, and with culling by
// the best pair of the last call.
func BenchmarkEdges(b *testing.B) {
	for _, vertices := range []int{8, 16, 32, 64, 128, 256} {
		s := sets.Make(vertices)
		for _, how := range []string{"all", "culled", "known"} {
			b.Run(fmt.Sprintf("vertices=%d/%s", vertices, how), func(b *testing.B) {
				calls := make([]hull.Clipping, len(s.Poses))
				tested, crossing := 0, 0
				for i := range calls {
					c, p := &calls[i], &s.Poses[i]
					c.All = how == "all"
					c.Run(s.A, s.B, &p[0], &p[1])
					if how == "known" {
						c.Run(s.A, s.B, &p[0], &p[2])
					}
					tested += c.Edges.Tested
					crossing += c.Edges.Crossing
				}
				for i := 0; b.Loop(); i++ {
					c := &calls[i%len(calls)]
					if how != "known" {
						c.Forget()
					}
					c.CompareEdges()
				}
				n := float64(len(calls))
				b.ReportMetric(float64(tested)/n, "tested/op")
				b.ReportMetric(float64(crossing)/n, "crossing/op")
				if how == "all" {
					b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/(float64(tested)/n), "ns/tested")
				}
			})
		}
	}
}
