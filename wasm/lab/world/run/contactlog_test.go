package run

import (
	"math"
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
)

type loggedStep struct {
	pairs   [physics.EventKindCount][][2]int
	changed bool
}

// loggedSteps runs the given number of steps of a scene, with each edit at its step.
func loggedSteps(s *scene.Scene, steps int, edits ...scene.Edit) []loggedStep {
	w := s.Build()
	list := make([]loggedStep, 1, steps+1)
	for range steps {
		for _, e := range edits {
			if e.Step == w.Steps() {
				e.Apply(w)
			}
		}
		w.Step(s.DT)
		var l loggedStep
		for _, e := range w.ContactEvents() {
			l.pairs[e.Kind] = append(l.pairs[e.Kind], PairOf(&e.Arbiter))
			l.changed = l.changed || e.Kind != physics.EventPersist
		}
		list = append(list, l)
	}
	return list
}

func rowsOf(list []loggedStep, now int) (rows []LogRow) {
	for step := len(list) - 1; step > 0; step-- {
		for _, kind := range [...]physics.EventKind{physics.EventEnd, physics.EventBegin} {
			if all := list[step].pairs[kind]; len(all) > 0 {
				rows = append(rows, LogRow{Kind: kind, First: step, Last: step, Pairs: all[:min(len(all), logPairs)], Count: len(all), Ahead: step > now})
			}
		}
	}
	return rows
}

// checkLog compares a run's log with all steps up to the latest.
func checkLog(t *testing.T, f *Run, list []loggedStep) {
	t.Helper()
	now := f.Steps()
	list = list[:f.Latest()+1]
	log, all := f.Log(), rowsOf(list, now)
	newer, at := 0, 0
	for at < len(all) && newer < log.Newer {
		newer += all[at].Count
		at++
	}
	rows := all[at:min(len(all), at+logRows)]
	if newer != log.Newer || len(rows)+len(log.Rows) > 0 && !reflect.DeepEqual(log.Rows, rows) {
		t.Fatalf("step %d of %d: after %d newer ones the rows are %+v, want %+v", now, f.Latest(), log.Newer, log.Rows, rows)
	}
	older, here := 0, false
	for i, r := range all {
		if i >= at+len(rows) {
			older += r.Count
		}
		here = here || i >= at && i < at+len(rows) && !r.Ahead
	}
	if log.Older != older || !here && older > 0 {
		t.Fatalf("step %d of %d: %d older ones, want %d; the step is among the rows: %t", now, f.Latest(), log.Older, older, here)
	}
	first := now
	for first > 1 && !list[first].changed && !list[first-1].changed {
		first--
	}
	persist := list[now].pairs[physics.EventPersist]
	want := LogRow{Kind: physics.EventPersist, First: first, Last: now, Count: len(persist)}
	if len(persist) == 0 {
		want.First = log.Now.First // has no meaning then
	} else if len(persist) <= logPairs {
		want.Pairs = persist
	}
	if !reflect.DeepEqual(log.Now, want) {
		t.Fatalf("step %d: %+v persist, want %+v", now, log.Now, want)
	}
}

// TestLog compares the log while worlds go back and forth and stop within steps, with and without a picked
// pair.
func TestLog(t *testing.T) {
	for _, id := range []string{"pyramid", "dominos", "conveyor"} {
		t.Run(id, func(t *testing.T) {
			const steps = 260
			named, _ := scene.WorldByID(id)
			list := loggedSteps(named.Scene(), steps)
			f, r := open(t, id), rand.New(rand.NewPCG(20, 3))
			for range 150 {
				switch n := r.IntN(40); r.IntN(7) {
				case 0, 1:
					step(t, f, min(n, steps-f.Steps()))
				case 2:
					back(f, n)
				case 3:
					f.To(r.IntN(f.Latest()+1), 0)
				case 4:
					step(t, f, min(1, steps-f.Steps()))
				case 5:
					back(f, 1)
				case 6:
					if f.World.Watch(nil); n%2 == 0 {
						f.World.Watch(&physics.Watch{B: int32(1 + n/2)})
						f.To(f.Steps(), min(Lead, f.Steps()))
					}
				}
				checkLog(t, f, list)
			}
		})
	}
}

// TestLogEdits throws a bomb into a pyramid, and undoes it.
func TestLogEdits(t *testing.T) {
	named, _ := scene.WorldByID("pyramid")
	f := open(t, "pyramid")
	step(t, f, 60)
	bomb := physics.BodyDef{Width: physics.Vec2{X: 1, Y: 1}, Mass: 50, Friction: 0.2, Position: physics.Vec2{X: 5, Y: 18}, Velocity: physics.Vec2{X: -7.5, Y: -22.5}}
	edit(t, f, scene.Edit{Do: scene.DoAdd, Def: bomb})
	bombed := loggedSteps(named.Scene(), 140, f.Edits...)
	checkLog(t, f, bombed)
	step(t, f, 80)
	checkLog(t, f, bombed)
	gesture := f.Undo(f.Gesture())
	calm := loggedSteps(named.Scene(), 140)
	checkLog(t, f, calm)
	step(t, f, 60)
	checkLog(t, f, calm)
	f.To(60, 0)
	f.Again(gesture)
	checkLog(t, f, bombed)
}

// Within a step that has not run before, the log has the pairs that persist at its beginning.
func TestLogWithin(t *testing.T) {
	named, _ := scene.WorldByID("pyramid")
	list := loggedSteps(named.Scene(), 3)
	f := open(t, "pyramid")
	step(t, f, 2)
	enter(t, f, MomentBroadphase)
	if got, want := f.Log().Now.Count, len(list[3].pairs[physics.EventPersist]); got != want {
		t.Errorf("%d pairs persist in step 3, want %d", got, want)
	}
}

// Events beyond the largest number are forgotten, but counted.
func TestLogRoom(t *testing.T) {
	s := scene.DefaultScene
	s.Settings.Gravity = physics.Vec2{}
	gate := scene.DefaultBody
	gate.Width, gate.Mass, gate.Sensor = physics.Vec2{X: 1, Y: 1}, math.Inf(1), true
	s.Bodies = []physics.BodyDef{gate}
	for range 200 { // each box enters the gate in one step and leaves it in the next
		box := scene.DefaultBody
		box.Width, box.Mass, box.Position, box.Filter = physics.Vec2{X: 1, Y: 1}, 1, physics.Vec2{X: -5}, physics.NewFilter(1, 0xFFFF, -1)
		s.Bodies = append(s.Bodies, box)
	}
	w := s.Build()
	l, noted := contactLog{}, 0
	for i := range 101 {
		for body := 1; body <= 200; body++ {
			d := w.Def(body)
			d.Position = physics.Vec2{X: float64(-5 * (i % 2))}
			w.SetBody(body, d)
		}
		w.Step(s.DT)
		for _, e := range w.ContactEvents() {
			if e.Kind != physics.EventPersist {
				noted++
			}
		}
		l.note(w, false)
		if len(l.list) > mostLogged || l.gone+len(l.list) != noted {
			t.Fatalf("step %d: %d of %d are kept, %d gone", i+1, len(l.list), noted, l.gone)
		}
	}
	if l.gone == 0 {
		t.Errorf("%d events fill no room: that tests nothing", noted)
	}
}
