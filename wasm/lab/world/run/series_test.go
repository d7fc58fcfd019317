package run

import (
	"math"
	"math/rand/v2"
	"testing"
	"unsafe"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
)

// summed computes the tally of the run's step from the frame of its world and the masses of the bodies.
func summed(f *Run, gravity physics.Vec2) frame.Tally {
	shown := picture(f)
	h := (*frame.WorldHead)(unsafe.Pointer(&shown[0]))
	masses := f.World.Masses()
	t := frame.Tally{Step: h.Step, Kinetic: h.Energy}
	at := frame.WorldSlots
	for i := range int(h.Bodies) {
		b := (*frame.Body)(unsafe.Pointer(&shown[at]))
		if b.Static == 0 {
			t.Potential += masses[i].Mass * -(gravity.X*b.At.X + gravity.Y*b.At.Y)
		}
		at += frame.BodySlots
	}
	at += int(h.Joints) * frame.JointSlots
	for range int(h.Contacts) {
		c := (*frame.WorldContact)(unsafe.Pointer(&shown[at]))
		t.Deepest = max(t.Deepest, -c.Separation)
		switch physics.ContactLife(c.Life) {
		case physics.ContactKept:
			t.Kept++
		case physics.ContactNew:
			t.Fresh++
		case physics.ContactLost:
			t.Lost++
		}
		at += frame.ContactSlots
	}
	return t
}

func alike(a, b *frame.Tally) bool {
	near := func(x, y float64) bool { return math.Abs(x-y) <= 1e-12*(math.Abs(x)+math.Abs(y)) }
	return a.Step == b.Step && near(a.Kinetic, b.Kinetic) && near(a.Potential, b.Potential) && a.Deepest == b.Deepest &&
		a.Kept == b.Kept && a.Fresh == b.Fresh && a.Lost == b.Lost
}

// TestSeries goes back and forth at random, with changes of settings. It compares the tallies of each step, at
// the step and on the whole axis, with sums over the bodies and contacts in the frame.
func TestSeries(t *testing.T) {
	for _, id := range []string{"pyramid", "dominos", "multi-pendulum", "card-house"} {
		f := open(t, id)
		r := rand.New(rand.NewPCG(3, uint64(len(id))))
		want := map[int]frame.Tally{0: summed(f, f.Settings().Gravity)}
		look := func() {
			steps := f.Steps()
			for i := range 3 {
				got := f.Tallies(steps-i, steps-i)
				if w, ok := want[steps-i]; ok && (len(got) != 1 || !alike(&got[0], &w)) {
					t.Fatalf("%s: of step %d it has %v, want %v", id, steps-i, got, w)
				}
			}
		}
		for range 60 {
			switch r.IntN(4) {
			case 0:
				set(f, func(l *scene.Live) { l.Gravity.Y, l.Gravity.X = -20*r.Float64(), r.Float64() })
				for step := range want {
					if step > f.Steps() {
						delete(want, step)
					}
				}
				if f.Steps() == 0 {
					want[0] = summed(f, f.Settings().Gravity)
				}
			case 1:
				back(f, r.IntN(20))
				if got, ahead := f.series.list, f.Latest(); int(got[len(got)-1].Step) != ahead {
					t.Fatalf("%s: gone back to %d, it has steps to %v, want %d", id, f.Steps(), got[len(got)-1].Step, ahead)
				}
			default:
				for range r.IntN(12) {
					gravity := f.Settings().Gravity
					step(t, f, 1)
					now := summed(f, gravity)
					if before, ok := want[f.Steps()]; ok && before != now {
						t.Fatalf("%s: step %d is another one: %v and %v", id, f.Steps(), before, now)
					}
					want[f.Steps()] = now
				}
			}
			look()
		}
		list := f.Tallies(0, math.MaxInt32)
		if len(list) != f.Latest()+1 || len(list) != len(want) {
			t.Fatalf("%s: it has %d steps, want %d", id, len(list), len(want))
		}
		for i := range list {
			if w := want[i]; !alike(&list[i], &w) {
				t.Errorf("%s: of step %d it has %v, want %v", id, i, list[i], w)
			}
		}
	}
}

// TestSeriesKinds checks that the sums in TestSeries contain contacts of all kinds, and the overlaps of a
// settled pile.
func TestSeriesKinds(t *testing.T) {
	f := open(t, "pyramid")
	step(t, f, 200)
	var all frame.Tally
	for _, now := range f.series.list {
		all.Kept, all.Fresh, all.Lost = all.Kept+now.Kept, all.Fresh+now.Fresh, all.Lost+now.Lost
		all.Deepest, all.Kinetic = max(all.Deepest, now.Deepest), max(all.Kinetic, now.Kinetic)
	}
	if all.Kept < 1000 || all.Fresh < 100 || all.Lost < 1 || all.Deepest < 0.005 || all.Kinetic < 1 {
		t.Errorf("200 steps of a pyramid come to %+v", all)
	}
	if first := f.series.list[0]; first.Potential <= 0 || first.Contacts() != 0 {
		t.Errorf("before the first step it has %+v", first)
	}
}

// TestSeriesReach runs a world longer than its history. Each remembered step has a tally, and few others are
// kept.
func TestSeriesReach(t *testing.T) {
	f := open(t, "single-box")
	step(t, f, 3000)
	s, oldest, latest := &f.series, f.Oldest(), f.Latest()
	list := s.between(oldest, latest)
	if len(list) != latest-oldest+1 || len(list) <= Reach || int(list[0].Step) != oldest || int(list[len(list)-1].Step) != 3000 {
		t.Fatalf("of steps %d to %d there are %d tallies", oldest, latest, len(list))
	}
	if most := len(list) + slack + 2*f.every; len(s.list) > most {
		t.Errorf("%d tallies are kept, want at most %d", len(s.list), most)
	}
	back(f, 500)
	step(t, f, 10)
	if again := s.between(oldest, latest); len(again) != len(list) {
		t.Errorf("gone back, there are %d of them", len(again))
	}
	if none := s.between(5000, 6000); len(none) != 0 {
		t.Errorf("there are %d of steps that were never taken", len(none))
	}
}

// BenchmarkSeries times a step of 990 boxes and, separately, the tally of a step.
func BenchmarkSeries(b *testing.B) {
	s := scene.Pyramid(44)
	w := s.Build()
	for range 60 {
		w.Step(s.DT)
	}
	b.Run("step", func(b *testing.B) {
		for b.Loop() {
			w.Step(s.DT)
		}
	})
	b.Run("tally", func(b *testing.B) {
		for b.Loop() {
			tallied(w, w.Settings.Gravity)
		}
	})
}
