package world

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

// box2dScenes returns scenes for Box2D's solver by the effect that each shows.
func box2dScenes() map[string]*scene.Scene {
	sceneOf := func(id string, change func(s *scene.Scene)) *scene.Scene {
		w, _ := scene.WorldByID(id)
		s := w.Scene()
		s.Settings.Solver = physics.SolverBox2D
		if change != nil {
			change(s)
		}
		return s
	}
	return map[string]*scene.Scene{
		"pyramid": sceneOf("pyramid", nil),
		"dominos": sceneOf("dominos", nil),
		"drop":    sceneOf("drop-500", func(s *scene.Scene) { s.Settings.PositionIterations = 2 }),
		"single":  sceneOf("pyramid", func(s *scene.Scene) { s.Settings.BlockSolve = false }),
		"cold":    sceneOf("vertical-stack", func(s *scene.Scene) { s.Settings.WarmStarting = false }),
		"one":     sceneOf("card-house", func(s *scene.Scene) { s.Settings.Iterations = 1 }),
		"none":    sceneOf("pyramid", func(s *scene.Scene) { s.Settings.Iterations, s.Settings.PositionIterations = 0, 0 }),
		"slower":  sceneOf("vertical-stack", func(s *scene.Scene) { s.Changes = halved(s) }),
		"bounce":  sceneOf("vertical-stack", func(s *scene.Scene) { restless(s, 0.6, 0) }),
		"belt":    sceneOf("vertical-stack", func(s *scene.Scene) { restless(s, 0, 2) }),
		"needle": sceneOf("single-box", func(s *scene.Scene) {
			s.Bodies[1].Width, s.Bodies[1].Position.Y = physics.Vec2{X: 0.01, Y: 2}, 1
		}),
	}
}

// halved returns settings that halve the duration of a step after 50 steps.
func halved(s *scene.Scene) []scene.Change {
	live := Live{Settings: s.Settings, DT: s.DT / 2}
	return []scene.Change{{Step: 0, Live: Live{Settings: s.Settings, DT: s.DT}}, {Step: 50, Live: live}}
}

func restless(s *scene.Scene, restitution, speed float64) {
	for i := range s.Bodies {
		s.Bodies[i].Restitution = restitution
		s.Bodies[i].Position.Y += 0.5 * float64(i)
	}
	s.Bodies[0].TangentSpeed = speed
}

// inBox2D runs the scenes of box2dScenes. Every few steps it picks a pair and calls show at the stages match and
// store, and after each iteration of the velocity and position stages.
func inBox2D(t *testing.T, show func(f *Figure)) {
	t.Helper()
	for name, s := range box2dScenes() {
		f := New()
		if err := f.Load(s); err != nil {
			t.Fatal(name, err)
		}
		for n := range 80 {
			step(t, f, 1)
			arbiters := f.World.Arbiters()
			if n%4 != 3 && n != 50 || len(arbiters) == 0 {
				continue
			}
			pair := run.PairOf(&arbiters[n*7%len(arbiters)])
			if err := f.Choose(pair[0], pair[1]); err != nil {
				t.Fatal(err)
			}
			for _, stage := range []cursor.Stage{cursor.StageMatch, cursor.StageVelocity, cursor.StageStore, cursor.StagePosition} {
				f.Seek(stage)
				for k := range f.IterationsOf(stage) + 1 {
					if stage.Iterates() {
						f.SeekIteration(k)
					}
					show(f)
				}
			}
			f.Unchoose()
		}
	}
}

// TestStageWalk goes through the stages of each solver by commands, by Home and End, and by Play.
func TestStageWalk(t *testing.T) {
	for solver, want := range map[string]string{
		"lite":  "contacts match warm-start solve integrate",
		"box2d": "contacts match warm-start velocity store integrate position",
	} {
		f := New()
		arrive(t, f, "lab=world&scene=vertical-stack&step=60&pick=1,2&stage=setup&solver="+solver)
		ids := []string{f.StageID()}
		for f.CanNextStage() {
			f.NextStage()
			ids = append(ids, f.StageID())
		}
		if got := strings.Join(slices.Compact(slices.Clone(ids))[physics.StageContacts:], " "); got != want {
			t.Errorf("%s: next goes %s", solver, got)
		}
		if press(t, f, "Home"); f.Stage() != 0 {
			t.Errorf("%s: Home leads to %s", solver, f.StageID())
		}
		if press(t, f, "End"); f.StageID() != ids[len(ids)-1] {
			t.Errorf("%s: End leads to %s", solver, f.StageID())
		}
		for i := len(ids) - 1; i > 0; i-- {
			if f.StageID() != ids[i] || !f.CanPrevStage() {
				t.Errorf("%s: previous comes to %s, want %s", solver, f.StageID(), ids[i])
			}
			f.PrevStage()
		}
		f.Play()
		var played []string
		for range 200 {
			if played = append(played, f.StageID()); !f.Playing() {
				break
			}
			f.Tick()
		}
		if !slices.Equal(played, ids) || f.Playing() || f.CanNextStage() {
			t.Errorf("%s: plays %v", solver, played)
		}
	}
}

func press(t *testing.T, f *Figure, key string) {
	t.Helper()
	if _, err := f.Press(lab.Key{Name: key}); err != nil {
		t.Fatal(err)
	}
}

// Seeking or linking to a stage that the solver lacks leads to its nearest one.
func TestNearestStage(t *testing.T) {
	for solver, nearest := range map[string]map[string]string{
		"lite":  {"velocity": "solve", "store": "solve", "position": "solve"},
		"box2d": {"solve": "velocity"},
	} {
		for _, id := range cursor.StageIDs() {
			want := id
			if near, ok := nearest[id]; ok {
				want = near
			}
			f := New()
			link := "lab=world&scene=vertical-stack&step=60&pick=1,2&stage=" + id + "&solver=" + solver
			arrive(t, f, link)
			if f.StageID() != want || f.Notice() != "" {
				t.Errorf("%s leads to %s, %q", link, f.StageID(), f.Notice())
			}
			if state := f.State(); !strings.Contains(state, "stage="+want) {
				t.Errorf("%s becomes %s", link, state)
			}
			f.Seek(0)
			if err := f.SeekID(id); err != nil || f.StageID() != want {
				t.Errorf("%s: seek %s leads to %s, %v", solver, id, f.StageID(), err)
			}
			again := New()
			arrive(t, again, f.State())
			if a, b := f.State(), again.State(); a != b || !same(picture(f), picture(again)) {
				t.Errorf("%s leads to %s", a, b)
			}
		}
	}
}

// If the next or last step has another solver, the figure shows the corresponding stage of that solver and reports a
// change of the stage.
func TestStageFollowsTheStep(t *testing.T) {
	f := touching(t)
	f.SeekIteration(3)
	set(t, f, func(s *Live) { s.Solver = physics.SolverBox2D })
	f.Take()
	for _, of := range []struct {
		move func() error
		want string
	}{
		{func() error { return f.Step(1) }, "velocity"},
		{func() error { return f.Back(1) }, "solve"},
		{func() error { return f.Step(1) }, "velocity"},
	} {
		if err := of.move(); err != nil {
			t.Fatal(err)
		}
		if f.StageID() != of.want || f.Iteration() != 3 || f.Take()&lab.ChangeStage == 0 {
			t.Errorf("the stage is %s, iteration %d, want %s", f.StageID(), f.Iteration(), of.want)
		}
		if f.Words().Solve == nil {
			t.Errorf("%s has no table", f.StageID())
		}
	}
}

// TestBox2DNumbers compares the frame, and the tables of the stages velocity, store and position, with the record of
// the step.
func TestBox2DNumbers(t *testing.T) {
	seen := map[string]int{}
	inBox2D(t, func(f *Figure) {
		x, w, h := f.Watch(), f.Words(), head(f.Frame())
		b := &x.Box2D
		if int(h.Iterations) != len(b.Iterations) || h.Watch.Friction != b.Prepared.Friction {
			t.Fatalf("the frame has %v iterations, friction %v", h.Iterations, h.Watch.Friction)
		}
		for i := range x.Arbiter.Count {
			p, stored := &b.Prepared.Points[i], frame.Stored{Normal: b.Stored[i].X, Friction: b.Stored[i].Y}
			if now := &h.Watch.Now[i]; now.Impulse != p.Normal || now.Friction != p.Tangent || h.Watch.Target[i] != p.Bias || h.Watch.Mass[i] != p.NormalMass || h.Watch.Kept[i] != stored {
				t.Fatalf("contact %d of the frame is %+v, kept %+v; recorded are %+v and %+v", i, now, h.Watch.Kept[i], p, stored)
			}
		}
		k := f.Iteration()
		switch {
		case f.Stage() == cursor.StageVelocity && k > 0:
			checkBlock(t, &w, &h.Watch.Block, &b.Iterations[k-1])
			checkVelocity(t, f, &w.Grids[len(w.Grids)-2], &b.Iterations[k-1], seen)
		case f.Stage() == cursor.StageStore:
			seen["store"]++
			for i := range x.Arbiter.Count {
				cells := w.Grids[0].Rows[i].Cells
				if cells[1].Values[0] != b.Stored[i].X || cells[2].Values[0] != b.Stored[i].Y {
					t.Fatalf("%+v, recorded is %v", cells, b.Stored)
				}
			}
		case f.Stage() == cursor.StagePosition && k > 0:
			checkPosition(t, f, &w, &h.Watch.Pass, seen)
		}
	})
	for _, what := range []string{"block 1", "block 2", "block 3", "block 4", "block 0", "store", "pass", "solved", "pushed"} {
		if seen[what] == 0 {
			t.Errorf("nothing shows %s: %v", what, seen)
		}
	}
}

func checkVelocity(t *testing.T, f *Figure, g *say.Grid, it *physics.VelocityIteration, seen map[string]int) {
	t.Helper()
	row := f.Watch().Box2D.Prepared
	seen["block "+strconv.Itoa(int(it.Block.Case))]++
	if len(g.Heads) != 1+2*int(row.Count) {
		t.Fatalf("%d columns of %d contacts", len(g.Heads)-1, row.Count)
	}
	for i, head := range g.Heads[1:] {
		contact, c, target := i%int(row.Count), &it.Tangents[i%int(row.Count)], 0.0
		if i >= int(row.Count) {
			c, target = &it.Normals[contact], row.Points[contact].Bias
		}
		for k, want := range []float64{c.Velocity, target, c.Wanted, c.Limit, c.Sum, c.After} {
			if got := g.Rows[k].Cells[i].Values[0]; got != want {
				t.Fatalf("%s, row %d: %v, recorded is %+v", head, k, got, c)
			}
		}
	}
}

func checkPosition(t *testing.T, f *Figure, w *say.Words, pass *frame.Pass, seen map[string]int) {
	t.Helper()
	b := f.Watch().Box2D
	it := &b.Positions[f.Iteration()-1]
	seen["pass"]++
	if it.Solved {
		seen["solved"]++
	}
	if said := strings.Contains(w.Text, "the position pass ends here"); said != it.Solved {
		t.Fatalf("solved is %t: %s", it.Solved, w.Text)
	}
	count := int(b.Manifold.Count)
	for i := range count {
		p, cells := &it.Points[i], w.Grids[0].Rows[(f.Iteration()-1)*count+i].Cells
		if p.Impulse > 0 {
			seen["pushed"]++
		}
		for k, want := range []float64{p.Separation, p.Correction, p.K, p.Impulse} {
			if cells[k].Values[0] != want {
				t.Fatalf("column %d: %+v, recorded is %+v", k, cells[k], p)
			}
		}
		if got := &pass.Points[i]; got.Separation != p.Separation || got.Correction != p.Correction || got.Impulse != p.Impulse || got.At != frame.Vec(p.Point) || got.Normal != frame.Vec(p.Normal) {
			t.Fatalf("the frame has %+v, recorded is %+v", got, p)
		}
	}
	for i := range it.Before {
		for k, want := range []physics.Pose{it.Before[i], it.After[i]} {
			rows := w.Grids[1].Rows[3*(1-i) : 3*(1-i)+3]
			if rows[0].Cells[2*k].Values[0] != want.Position.X || rows[1].Cells[2*k].Values[0] != want.Position.Y || rows[2].Cells[2*k].Values[0] != want.Angle {
				t.Fatalf("%+v, recorded is %+v", rows, want)
			}
		}
		if pass.Before[i].At != frame.Vec(it.Before[i].Position) || pass.After[i].At != frame.Vec(it.After[i].Position) {
			t.Fatalf("the frame has %+v, recorded is %+v", pass, it)
		}
	}
}

// After any commands the stage is one of the solver's, and the words and the trace have texts for all stages.
func TestBox2DWalks(t *testing.T) {
	scenes := box2dScenes()
	rapid.Check(t, func(r *rapid.T) {
		f := New()
		if err := f.Load(scenes[rapid.SampledFrom([]string{"pyramid", "one", "none", "single", "needle", "slower"}).Draw(r, "scene")]); err != nil {
			r.Fatal(err)
		}
		_ = f.Step(40)
		_ = f.Choose(0, 1)
		for range 25 {
			n := rapid.IntRange(0, 12).Draw(r, "n")
			switch rapid.IntRange(0, 10).Draw(r, "do") {
			case 0:
				f.NextStage()
			case 1:
				f.PrevStage()
			case 2:
				f.Seek(cursor.Stage(n + 3))
			case 3:
				f.SeekIteration(n)
			case 4:
				f.SeekConstraint(n % 5)
			case 5:
				f.NextConstraint()
			case 6:
				f.PrevConstraint()
			case 7:
				_ = f.Step(float64(n))
			case 8:
				_ = f.Back(float64(n))
			case 9:
				s := f.Settings()
				s.Solver, s.BlockSolve, s.Iterations, s.PositionIterations = physics.Solver(n%2), n%3 > 0, n%4, n%5
				_ = f.Set(s)
			case 10:
				_ = f.NextPhase()
			}
			if !f.Stage().In(f.Solver()) || f.Iteration() > f.Iterations() || f.Constraint() > f.Constraints() {
				r.Fatalf("solver %v at %s, %d of %d, %d of %d", f.Solver(), f.StageID(), f.Iteration(), f.Iterations(), f.Constraint(), f.Constraints())
			}
			for s := cursor.Stage(0); s < cursor.StageCount; s = s.Next(f.Solver()) {
				if w := f.Narrator().WordsAt(s); w.Title == "" || w.Text == "" {
					r.Fatalf("nothing is said of %s", s)
				}
			}
			f.Trace(nil)
			f.Frame()
		}
	})
}
