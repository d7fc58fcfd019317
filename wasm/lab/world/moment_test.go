package world

import (
	"slices"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/trace"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
)

// TestMomentsBackAndForth goes through a step by phases and by iterations and back, with each solver. The
// moments are the same in both directions, and a link restores each of them. The completed step equals the step
// by World.Step.
func TestMomentsBackAndForth(t *testing.T) {
	const at = 30
	for _, test := range []struct {
		id     string
		change func(l *Live)
		phases []int // moments; -1 means the last velocity iteration
		passes bool  // whether the position pass has more than one iteration
	}{
		{"lite", func(*Live) {}, []int{1, 2, 3, -1, 0}, false},
		{"box2d", func(l *Live) { l.Solver = physics.SolverBox2D }, []int{1, 2, 3, -1, run.MomentIntegrate, 0}, true},
		{"box2d without a position pass", func(l *Live) { l.Solver, l.PositionIterations = physics.SolverBox2D, 0 }, []int{1, 2, 3, -1, 0}, false},
	} {
		for _, scene := range []string{"pyramid", "vertical-stack"} {
			f := open(t, scene)
			set(t, f, test.change)
			step(t, f, at)
			straight := open(t, scene)
			set(t, straight, test.change)
			step(t, straight, at+1)
			want := trace.Hash(straight.World)
			last := run.MomentPrestep + f.StepIterations()

			walk := func(name string, next, prev func() error) []int {
				var there, back []int
				for f.Steps() == at || f.UnderWay() {
					if err := next(); err != nil {
						t.Fatal(err)
					}
					if f.Steps() > at+1 { // iterations continue into the next step
						f.Travel(at + 1)
						break
					}
					there = append(there, f.Moment())
					if g := open(t, scene); f.Steps() > at {
						arrive(t, g, f.State())
						if g.Moment() != f.Moment() || g.Steps() != f.Steps() || !same(picture(f), picture(g)) {
							t.Fatalf("%s, %s: the link of moment %d leads to %d", test.id, name, f.Moment(), g.Moment())
						}
					}
				}
				if got := trace.Hash(f.World); got != want || f.Steps() != at+1 {
					t.Errorf("%s, %s, %s: step %d has %x, want %x", test.id, scene, name, f.Steps(), got, want)
				}
				if there[len(there)-1] != run.MomentWhole {
					there = append(there, run.MomentWhole)
				}
				for range there[1:] {
					back = append(back, f.Moment())
					if err := prev(); err != nil {
						t.Fatal(err)
					}
				}
				back = append(back, f.Moment())
				slices.Reverse(back)
				if !slices.Equal(there, back) {
					t.Errorf("%s, %s, %s: %v there, %v back", test.id, scene, name, there, back)
				}
				f.Travel(at)
				return there
			}
			phases := slices.Clone(test.phases)
			phases[slices.Index(phases, -1)] = last
			if got := walk("phases", f.NextPhase, f.PrevPhase); !slices.Equal(got, phases) {
				t.Errorf("%s, %s: phases end at %v, want %v", test.id, scene, got, phases)
			}
			got := walk("iterations", f.NextIteration, f.PrevIteration)
			if passes := slices.Contains(got, run.MomentIntegrate+1); passes != test.passes && scene == "pyramid" {
				t.Errorf("%s: iterations end at %v", test.id, got)
			}
		}
	}
}
