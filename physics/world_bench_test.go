package physics_test

import (
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

// BenchmarkWorld times one step: plain, watched, with Box2D's solver, and for two scenes of the straight port.
// A world steps to the start of the measured window, and is restored to it at the end. The port starts in the
// world's state and is not restored.
func BenchmarkWorld(b *testing.B) {
	for _, bench := range []struct {
		name         string
		scene        *scene.Scene
		warm, window int
		port         bool
	}{
		{"pyramid-12", scene.Pyramid(12), 1500, 1500, true},
		{"pyramid-40", scene.Pyramid(40), 60, 120, false},
		{"pyramid-100", scene.Pyramid(100), 60, 60, true},
		{"drop-2000", scene.Drop(2000), 240, 120, false},
	} {
		s := bench.scene
		var start physics.Snapshot
		warm := func(solver physics.Solver) *physics.World {
			w := s.Build()
			w.Settings.Solver = solver
			for range bench.warm {
				w.Step(s.DT)
			}
			return w
		}
		for _, how := range []string{"world", "watched", "box2d"} {
			b.Run(bench.name+"/"+how, func(b *testing.B) {
				solver := physics.SolverLite
				if how == "box2d" {
					solver = physics.SolverBox2D
				}
				w := warm(solver)
				if all := w.Arbiters(); how == "watched" {
					middle := &all[len(all)/2]
					w.Watch(&physics.Watch{A: middle.A, B: middle.B})
				}
				w.Snapshot(&start)
				b.ReportAllocs()
				for i := 0; b.Loop(); i++ {
					if i == bench.window {
						b.StopTimer()
						w.Restore(&start)
						i = 0
						b.StartTimer()
					}
					w.Step(s.DT)
				}
			})
		}
		if bench.port {
			b.Run(bench.name+"/port", func(b *testing.B) {
				p := portOf(warm(physics.SolverLite), s)
				for b.Loop() {
					p.step(s.DT)
				}
			})
		}
	}
}
