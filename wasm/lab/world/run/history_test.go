package run

import (
	"runtime"
	"slices"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
)

func open(t *testing.T, id string) *Run {
	t.Helper()
	w, ok := scene.WorldByID(id)
	if !ok {
		t.Fatalf("there is no scene %q", id)
	}
	r := New(w.ID, w.Scene())
	return &r
}

func step(t *testing.T, r *Run, n int) {
	t.Helper()
	for range n {
		if err := r.Take(); err != nil {
			t.Fatal(err)
		}
	}
}

// back goes n steps back, or to the oldest step.
func back(r *Run, n int) { r.To(min(max(r.Steps()-n, r.Oldest()), r.Steps()), 0) }

func set(r *Run, change func(l *scene.Live)) {
	l := r.Settings()
	change(&l)
	r.Change(l)
}

func edit(t *testing.T, r *Run, e scene.Edit) {
	t.Helper()
	if r.UnderWay() {
		step(t, r, 1)
	}
	e.Step = r.Steps()
	r.Edit(e)
}

// enter begins the next step and runs it up to a moment.
func enter(t *testing.T, r *Run, moment int) {
	t.Helper()
	r.Enter()
	if ok, err := r.Advance(moment); !ok || err != nil {
		t.Fatal(ok, err)
	}
}

func picture(r *Run) []float64 {
	array, _ := frame.AppendWorld(nil, r.World, frame.Shown{Bodies: r.World.Bodies()})
	return array
}

// TestReach checks how far back a run can go, that it keeps no more snapshots than necessary, and that the
// frames of the steps are the same again.
func TestReach(t *testing.T) {
	const last = 3000
	f := open(t, "single-box")
	frames := map[int][]float64{}
	for f.Steps() < last {
		step(t, f, 1)
		for range 3 { // the last change of settings counts
			set(f, func(s *scene.Live) { s.Gravity.X = 1.1 - s.Gravity.X })
		}
		frames[f.Steps()] = picture(f)
		if oldest := f.Oldest(); oldest > max(0, f.Steps()-Reach) || oldest < f.Steps()-Reach-2*f.every {
			t.Fatalf("at step %d the oldest is %d", f.Steps(), oldest)
		}
	}
	// Going to and fro over a snapshot drops none.
	oldest := f.Oldest()
	for range 100 {
		back(f, f.every)
		step(t, f, f.every)
	}
	if got := f.Oldest(); got != oldest {
		t.Errorf("after going to and fro the oldest is %d, want %d", got, oldest)
	}

	back(f, f.Steps()-oldest-5)
	if f.Steps() != oldest+5 || !slices.Equal(picture(f), frames[oldest+5]) {
		t.Errorf("back to step %d of %d is another frame", f.Steps(), oldest+5)
	}
	back(f, scene.MaxSteps)
	if f.Steps() != oldest || oldest == 0 || !slices.Equal(picture(f), frames[oldest]) {
		t.Errorf("back as far as possible leads to step %d, want %d", f.Steps(), oldest)
	}
	back(f, 1)
	if f.Steps() != oldest {
		t.Errorf("back from the oldest leads to step %d", f.Steps())
	}
}

// TestRoom checks the budget and Reach in a large world, in the largest, and if far more bodies touch than at
// the beginning.
func TestRoom(t *testing.T) {
	pressed := func(s *scene.Scene) { s.Settings.Gravity.Y = -1000 }
	drawn := scene.DefaultScene // all bodies are drawn to one point, where nothing holds them apart
	drawn.Settings.Gravity.Y, drawn.Settings.Iterations = 0, 0
	for i := range 400 {
		b := scene.DefaultBody
		b.Width, b.Mass = physics.Vec2{X: 1, Y: 1}, 1
		b.Position = physics.Vec2{X: 1.1 * float64(i%20-10), Y: 1.1 * float64(i/20-10)}
		b.Velocity = b.Position.Mul(-1 / (150 * drawn.DT))
		drawn.Bodies = append(drawn.Bodies, b)
	}
	for _, test := range []struct {
		name   string
		scene  *scene.Scene
		change func(*scene.Scene)
		steps  int
		budget int
	}{
		{"pressed drop", scene.Drop(1000), pressed, 660, 0},
		{"many", scene.Drop(scene.MaxBodies - 3), pressed, 5, 0},
		{"drawn", &drawn, func(*scene.Scene) {}, 220, 8 << 20},
	} {
		t.Run(test.name, func(t *testing.T) {
			test.change(test.scene)
			r := New("", test.scene)
			f, every, most := &r, r.every, 0
			if test.budget > 0 {
				f.budget = test.budget
			}
			for f.Steps() < test.steps {
				step(t, f, 1)
				if f.Bytes() > f.budget && len(f.kept) > few {
					t.Fatalf("step %d: %d and %d snapshots take %d bytes", f.Steps(), len(f.kept), f.nears, f.Bytes())
				}
				most = max(most, f.Bytes())
				if oldest := f.Oldest(); oldest > max(0, f.Steps()-Reach) {
					t.Fatalf("step %d: the oldest is %d", f.Steps(), oldest)
				}
			}
			before := picture(f)
			back(f, 3)
			if f.Bytes() > f.budget && len(f.kept) > few {
				t.Errorf("%d and %d snapshots take %d bytes after a step back", len(f.kept), f.nears, f.Bytes())
			}
			step(t, f, 3)
			if !slices.Equal(picture(f), before) {
				t.Error("back and on leads to another frame")
			}
			t.Logf("a snapshot every %d steps, then every %d; %.1f MB at most; %d arbiters", every, f.every, float64(most)/1e6, len(f.World.Arbiters()))
			if test.name == "drawn" && f.every == every {
				t.Error("no snapshot was dropped")
			}
		})
	}
}

// TestThin drops snapshots. The gaps must not exceed the limit.
func TestThin(t *testing.T) {
	for every := 1; every < 40; every++ {
		w := scene.CardHouse(1).Build()
		r := Run{World: w, history: history{every: every}}
		for range 20 {
			r.take()
			for range 1 + w.Steps()%7 {
				w.Step(1.0 / 60)
			}
		}
		first, last, before := r.kept[0].Steps(), r.kept[len(r.kept)-1].Steps(), len(r.kept)
		r.thin()
		if r.kept[0].Steps() != first || r.kept[len(r.kept)-1].Steps() != last {
			t.Errorf("every %d: from %d to %d", every, r.kept[0].Steps(), r.kept[len(r.kept)-1].Steps())
		}
		for i := 1; i < len(r.kept); i++ {
			if gap := r.kept[i].Steps() - r.kept[i-1].Steps(); gap <= 0 || gap > max(every, 7) {
				t.Errorf("every %d: %d steps between two", every, gap)
			}
		}
		sum := 0
		for i := range r.kept {
			sum += r.kept[i].Bytes()
		}
		if got := bytesOf(r.kept); got != sum || every > 14 && 2*len(r.kept) > before+2 {
			t.Errorf("every %d: %d of %d snapshots are left, in %d bytes", every, len(r.kept), before, got)
		}
	}
}

// TestMemory checks the limit of the history of a large world. After these steps the history is full.
func TestMemory(t *testing.T) {
	f := open(t, "pyramid-100")
	step(t, f, 1)
	heap := func() int {
		var m runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&m)
		return int(m.HeapAlloc)
	}
	before := heap() - f.Bytes()
	step(t, f, Reach+2*f.every-2)
	back(f, 1)
	full := heap()
	if share := float64(f.Bytes()) / float64(full-before); share > 1 || share < 0.85 { // the world has grown too
		t.Errorf("%d bytes are counted where there are %d", f.Bytes(), full-before)
	}
	const limit = float64(96 << 20)
	if float64(full-before) > limit {
		t.Errorf("the history of %d steps takes %d bytes, want at most %.0f", Reach, full-before, limit)
	}
	t.Logf("a snapshot every %d steps, %d of them and %d near ones, %.1f MB; all else %.1f MB",
		f.every, len(f.kept), f.nears, float64(full-before)/1e6, float64(before)/1e6)
	runtime.KeepAlive(f)
}

// Undo of a drag replays once, from the nearest snapshot, not once for each edit. Again makes all edits of the
// drag again.
func TestUndoReplaysOnce(t *testing.T) {
	r := open(t, "vertical-stack")
	step(t, r, 15)
	want := picture(r)
	edit(t, r, scene.Edit{Do: scene.DoGrab, Body: 10, To: r.World.Bodies()[10].Position})
	for i := range 90 {
		step(t, r, 1)
		edit(t, r, scene.Edit{Do: scene.DoDrag, To: physics.Vec2{X: float64(i) / 30, Y: 5}})
	}
	edit(t, r, scene.Edit{Do: scene.DoDrop})
	pulled := picture(r)
	r.Ran = 0
	gesture := r.Undo(r.Gesture())
	if r.Ran > 2*least {
		t.Errorf("undo ran %d steps, want at most %d", r.Ran, 2*least)
	}
	if len(gesture) != 92 || r.Steps() != 15 || len(r.Edits) != 0 || !slices.Equal(picture(r), want) {
		t.Errorf("%d edits are taken back, to step %d with %d edits", len(gesture), r.Steps(), len(r.Edits))
	}
	r.Again(gesture)
	step(t, r, 90)
	if !slices.Equal(picture(r), pulled) {
		t.Error("done again, the world is another one")
	}
}

// If no snapshot from before a drag is left, Undo reverts only the part of the drag after the oldest snapshot.
func TestUndoWithoutItsBeginning(t *testing.T) {
	r := open(t, "single-box")
	edit(t, r, scene.Edit{Do: scene.DoGrab, Body: 1, To: r.World.Bodies()[1].Position})
	for range 700 {
		step(t, r, 1)
		edit(t, r, scene.Edit{Do: scene.DoDrag, To: physics.Vec2{Y: 5}})
	}
	from := r.kept[0].edits
	if from == 0 {
		t.Fatal("the beginning is remembered")
	}
	r.Undo(r.Gesture())
	if len(r.Edits) != from || r.CanUndo() {
		t.Errorf("%d edits are left, want %d", len(r.Edits), from)
	}
}
