package world

import (
	"encoding/json"
	"math"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/tests"
	"github.com/clipstage/clipstage/tests/worlds"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

// TestMatchGolden compares match for every pair at steps 2 and 3 with Box2D-Lite's checkpoints of that step and the one
// before: the carried, lost and new contacts.
func TestMatchGolden(t *testing.T) {
	goldens, err := tests.Scenes()
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]int{}
	for i := range goldens {
		g := &goldens[i]
		for _, n := range []int{2, 3} {
			f := New()
			if err := f.Load(worlds.Scene(g)); err != nil {
				t.Fatal(err)
			}
			step(t, f, n)
			then, now := &g.Checkpoints[n-2], &g.Checkpoints[n-1]
			if then.Step != n-1 || now.Step != n {
				t.Fatalf("%s: checkpoints %d and %d", g.Name, then.Step, now.Step)
			}
			pairs := map[[2]int32][2][][4]float64{}
			for _, a := range then.Arbiters {
				pairs[a.B] = [2][][4]float64{a.C, nil}
			}
			for _, a := range now.Arbiters {
				pairs[a.B] = [2][][4]float64{pairs[a.B][0], a.C}
			}
			for bodies, contacts := range pairs {
				if err := f.Choose(int(bodies[0]), int(bodies[1])); err != nil {
					t.Fatal(err)
				}
				w := f.Narrator().WordsAt(cursor.StageMatch)
				if w.Match == nil {
					t.Fatalf("%s step %d %v: %q", g.Name, n, bodies, w.Title)
				}
				checkMatch(t, w.Match, contacts, then.ToleranceImpulse, seen)
			}
		}
	}
	if seen["carried"] < 40 || seen["new"] < 1 {
		t.Errorf("too few of them: %v", seen)
	}
}

// TestMatchAtEveryStep runs a second world beside the figure's. For some pairs of each step, the impulses in the
// stage match must equal the impulses of the second world's contacts, to the bit.
func TestMatchAtEveryStep(t *testing.T) {
	seen := map[string]int{}
	for _, id := range []string{"pyramid", "wall", "card-house", "dominos"} {
		f := open(t, id)
		beside := f.Def.Build()
		at := func() map[[2]int32][][4]float64 {
			pairs := map[[2]int32][][4]float64{}
			for _, arb := range beside.Arbiters() {
				for _, c := range arb.Contacts[:arb.Count] {
					pairs[[2]int32{arb.A, arb.B}] = append(pairs[[2]int32{arb.A, arb.B}], [4]float64{float64(c.Feature.Key()), c.Normal, c.Tangent})
				}
			}
			return pairs
		}
		for range 100 {
			then := at()
			beside.Step(f.Def.DT)
			step(t, f, 1)
			now, tried := at(), 0
			for bodies, contacts := range now {
				old := then[bodies]
				if slices.EqualFunc(contacts, old, func(a, b [4]float64) bool { return a[0] == b[0] }) && tried > 0 || tried > 4 {
					continue
				}
				tried++
				if err := f.Choose(int(bodies[0]), int(bodies[1])); err != nil {
					t.Fatal(err)
				}
				checkMatch(t, f.Narrator().WordsAt(cursor.StageMatch).Match, [2][][4]float64{old, contacts}, 0, seen)
				f.Unchoose()
			}
		}
	}
	if seen["carried"] < 300 || seen["lost"] < 40 || seen["new"] < 40 {
		t.Errorf("too few of them: %v", seen)
	}
}

func checkMatch(t *testing.T, m *say.Match, contacts [2][][4]float64, tolerance float64, seen map[string]int) {
	t.Helper()
	then, now := contacts[0], contacts[1]
	find := func(list [][4]float64, key float64) int {
		return slices.IndexFunc(list, func(c [4]float64) bool { return c[0] == key })
	}
	near := func(c finding.Cell, want float64) {
		t.Helper()
		if math.Abs(c.Values[0]-want) > tolerance {
			t.Errorf("%v, want %v", c.Values[0], want)
		}
	}
	rows := m.Begin
	for i, c := range now {
		b := rows[i]
		if b.Number != i+1 {
			t.Fatalf("row %d is of contact %d", i+1, b.Number)
		}
		if j := find(then, c[0]); j >= 0 {
			seen["carried"]++
			near(b.Amounts[0].Now, then[j][1])
			near(b.Amounts[1].Now, then[j][2])
			if b.Mark != "persisted" || b.Amounts[0].Lost {
				t.Errorf("contact %d: %+v", i+1, b)
			}
			continue
		}
		seen["new"]++
		near(b.Amounts[0].Now, 0)
		if b.Mark == "persisted" {
			t.Errorf("contact %d is not new", i+1)
		}
	}
	var lost []float64
	for _, b := range rows {
		if b.Amounts[0].Lost {
			lost = append(lost, b.Amounts[0].Was.Values[0])
		}
	}
	for _, c := range then {
		if find(now, c[0]) >= 0 {
			continue
		}
		seen["lost"]++
		at := slices.IndexFunc(lost, func(x float64) bool { return math.Abs(x-c[1]) <= tolerance })
		if at < 0 {
			t.Errorf("%v N s are lost; it has %v", c[1], lost)
			continue
		}
		lost = slices.Delete(lost, at, at+1)
	}
	if len(lost) > 0 {
		t.Errorf("%v N s are called lost", lost)
	}
}

// TestCells compares the numbers in the tables of warm-start and solve with the record, to the bit.
func TestCells(t *testing.T) {
	same := func(name string, c finding.Cell, want float64) {
		t.Helper()
		if len(c.Values) != 1 || math.Float64bits(c.Values[0]) != math.Float64bits(want) {
			t.Errorf("%s: %v, want %v", name, c.Values, want)
		}
	}
	cells := 0
	for _, of := range cases {
		f := of.figure(t)
		x := f.Watch()
		if w := f.Narrator().WordsAt(cursor.StageWarmStart); w.Warm != nil {
			for i, m := range []int{1, 0} {
				before, after := &x.Unwarmed[m], &x.Warmed[m]
				for k, want := range [][2]float64{{before.Velocity.X, after.Velocity.X}, {before.Velocity.Y, after.Velocity.Y}, {before.AngularVelocity, after.AngularVelocity}} {
					r := &w.Warm.Rows[3*i+k]
					same(of.name, r.Before, want[0])
					same(of.name, r.After, want[1])
					same(of.name, r.Change, want[1]-want[0])
				}
			}
		}
		if !f.Reached(cursor.StageSolve) {
			continue
		}
		f.Seek(cursor.StageSolve)
		for contact := range int(x.Arbiter.Count) {
			f.LookAt(contact)
			w := f.Words()
			rows, cold := w.Solve.Rows, say.Cold(&f.Pick, f.Quiet())
			if len(rows) != len(x.Iterations)+1 || w.Solve.Cold != (cold != nil && x.Settings.AccumulateImpulses) {
				t.Fatalf("%s: %d rows, cold: %t", of.name, len(rows), w.Solve.Cold)
			}
			for k := range x.Iterations {
				n, u := &x.Iterations[k].Constraints[2*contact], &x.Iterations[k].Constraints[2*contact+1]
				r := &rows[k+1]
				same(of.name, r.Velocity, n.Velocity)
				same(of.name, r.Increment, n.Increment)
				same(of.name, r.Sum, n.Sum)
				same(of.name, r.Friction, u.Sum)
				if w.Solve.Cold {
					same(of.name, r.ColdSum, cold.Iterations[k].Constraints[2*contact].Sum)
				}
				for _, at := range []float64{r.SumAt, r.ColdAt, r.FrictionAt, r.WantedAt, r.Low, r.High, (r.VelocityBar + 1) / 2, (r.IncrementBar + 1) / 2} {
					if !(at >= 0 && at <= 1) {
						t.Errorf("%s: a mark stands at %v of its column", of.name, at)
					}
				}
				cells += 4
			}
			if x.Settings.AccumulateImpulses {
				same(of.name, rows[0].Sum, x.Arbiter.Contacts[contact].Normal)
				same(of.name, rows[0].Friction, x.Arbiter.Contacts[contact].Tangent)
			}
		}
	}
	if cells < 500 {
		t.Errorf("only %d cells", cells)
	}
}

// TestReasons finds each cause of a lost impulse, in scenes and in constructed poses.
func TestReasons(t *testing.T) {
	for name, want := range map[string]say.Why{
		"pyramid, an end comes out":          say.WhyLift,
		"pyramid, the reference face moves":  say.WhyReference,
		"pyramid, the boxes part":            say.WhyLeave,
		"wall, a side line begins to cut":    say.WhyCut,
		"wall, a side line ends to cut":      say.WhyUncut,
		"vertical stack, another corner":     say.WhyCut,
		"drop of 500, another incident edge": say.WhyIncident,
	} {
		i := slices.IndexFunc(cases, func(c struct {
			name   string
			figure func(t *testing.T) *Figure
		}) bool {
			return c.name == name
		})
		f := cases[i].figure(t)
		lost := f.Narrator().Speaker(&f.Pick).Causes()
		if len(lost) == 0 || lost[0] != want {
			t.Errorf("%s: %v", name, lost)
			continue
		}
		here := 0
		for _, r := range f.Narrator().WordsAt(cursor.StageMatch).Match.Reasons {
			if r.Here {
				here++
			}
		}
		if here != 1 {
			t.Errorf("%s: %d reasons are marked", name, here)
		}
	}
	for _, of := range posed {
		f := pose(t, of.a, of.then, of.now)
		if !slices.Contains(f.Narrator().Speaker(&f.Pick).Causes(), of.want) {
			t.Errorf("%s: nothing is lost for that", of.name)
		}
	}
}

// posed are two successive poses of B, for causes that hardly ever occur in scenes.
var posed = []struct {
	name         string
	a, then, now scene.Box
	want         say.Why
}{
	{"the other side", scene.Box{W: 0.2, H: 4}, scene.Box{W: 1, H: 1, X: 0.55}, scene.Box{W: 1, H: 1, X: -0.55}, say.WhySide},
	{"back again", scene.Box{W: 0.2, H: 4}, scene.Box{W: 1, H: 1, X: -0.55}, scene.Box{W: 1, H: 1, X: 0.55}, say.WhySide},
	{"below", scene.Box{W: 4, H: 0.2}, scene.Box{W: 1, H: 1, Y: 0.55}, scene.Box{W: 1, H: 1, Y: -0.55}, say.WhySide},
	{"another order", scene.Box{W: 2, H: 1}, scene.Box{W: 2.2, H: 1, X: 0.5, Y: 0.95}, scene.Box{W: 2.2, H: 1, X: 0, Y: 0.95}, say.WhyOrder},
}

// pose returns a figure whose pair has moved from one pose to the other in a step.
func pose(t *testing.T, a, then, now scene.Box) *Figure {
	t.Helper()
	f := picked(t, "single-box", 2, 0, 1)
	body := func(b scene.Box) physics.Body {
		return physics.NewBody(physics.Vec2{X: b.W, Y: b.H}, physics.Vec2{X: b.X, Y: b.Y}, b.Angle)
	}
	x := f.Watch()
	collide := func(b scene.Box) (arb physics.Arbiter) {
		one, other := body(a), body(b)
		m := physics.Collide(&one, &other)
		arb.Count, arb.Normal = int32(m.Count), m.Normal
		for i := range m.Count {
			arb.Contacts[i] = physics.ArbiterContact{Position: m.Contacts[i].Position, Separation: m.Contacts[i].Separation, Feature: m.Contacts[i].Feature}
		}
		return arb
	}
	x.Carried, x.Arbiter = collide(then), collide(now)
	x.Carried.Contacts[0].Normal = 1
	x.Last = physics.WatchedStep{Step: 1, Bodies: [2]physics.Body{body(a), body(then)}}
	x.Bodies[0], x.Bodies[1] = body(a), body(now)
	f.Clipping = physics.Clipping{}
	f.Clipping.Run(&x.Bodies[0], &x.Bodies[1])
	return f
}

// TestTracePicked compares the trace of a picked pair with the record.
func TestTracePicked(t *testing.T) {
	f := picked(t, "wall", 10, 25, 37)
	var got struct {
		Stages []struct {
			ID, Title, Text string
			Frame           []float64
			Then, Now       []struct {
				Key              uint32
				Normal, Friction float64
				Match            int
			}
			Before, After [][3]float64
			Velocities    [][3]float64
			Mass, Target  []float64
			MassT         float64
			Friction      float64
			Iterations    []tracedIteration
			Cold          []tracedIteration
		}
	}
	if err := json.Unmarshal(f.Trace(nil), &got); err != nil {
		t.Fatal(err)
	}
	var ids []string
	for i, s := range got.Stages {
		stage, _ := cursor.ParseStage(s.ID)
		f.Seek(stage) // the trace equals each stage after seeking it
		ids = append(ids, s.ID)
		if w := f.Narrator().WordsAt(stage); w.Title != s.Title || w.Text != s.Text || (len(s.Frame) > 0) != (i < int(cursor.StageMatch)) {
			t.Errorf("%s: %q", s.ID, s.Title)
		}
	}
	if !slices.Equal(ids, append(cursor.StageIDs()[:cursor.StageSolve+1], "integrate")) {
		t.Fatalf("stages %v", ids)
	}
	x := f.Watch()
	match, warm, solve, moved := &got.Stages[cursor.StageMatch], &got.Stages[cursor.StageWarmStart], &got.Stages[cursor.StageSolve], &got.Stages[cursor.StageSolve+1]
	for i := range x.Arbiter.Count {
		c, d := &x.Arbiter.Contacts[i], match.Now[i]
		if d.Key != c.Feature.Key() || d.Normal != c.Normal || d.Friction != c.Tangent || d.Match != x.Carried.Find(c.Feature) {
			t.Errorf("contact %d: %+v", i, d)
		}
		c, d = &x.Carried.Contacts[i], match.Then[i]
		if d.Key != c.Feature.Key() || d.Normal != c.Normal || d.Friction != c.Tangent || d.Match != x.Arbiter.Find(c.Feature) {
			t.Errorf("contact %d of the last step: %+v", i, d)
		}
	}
	motion := func(m physics.Motion) [3]float64 {
		return [3]float64{m.Velocity.X, m.Velocity.Y, m.AngularVelocity}
	}
	for i := range 2 {
		if warm.Before[i] != motion(x.Unwarmed[i]) || warm.After[i] != motion(x.Warmed[i]) {
			t.Errorf("motions %v, %v", warm.Before, warm.After)
		}
		was, now := &x.Bodies[f.Pair[i]], &f.World.Bodies()[f.Pair[i]]
		if moved.Before[i] != [3]float64{was.Position.X, was.Position.Y, was.Angle} || moved.After[i] != [3]float64{now.Position.X, now.Position.Y, now.Angle} ||
			moved.Velocities[i] != motion(f.World.Motions()[f.Pair[i]]) {
			t.Errorf("integrate: %+v", moved)
		}
	}
	f.Seek(cursor.StageSolve)
	for _, of := range []struct {
		got  []tracedIteration
		want []physics.Iteration
	}{{solve.Iterations, x.Iterations}, {solve.Cold, say.Cold(&f.Pick, f.Quiet()).Iterations}} {
		if len(of.got) != len(of.want) || len(of.got) != 10 {
			t.Fatalf("%d iterations", len(of.got))
		}
		for k := range of.want {
			it := &of.want[k]
			for i := range 2 {
				if of.got[k].Before[i] != motion(it.Before[i]) || of.got[k].After[i] != motion(it.After[i]) {
					t.Errorf("iteration %d: %+v", k+1, of.got[k])
				}
			}
			if !slices.Equal(of.got[k].Constraints, it.Constraints[:]) {
				t.Errorf("iteration %d: %+v, want %+v", k+1, of.got[k].Constraints, it.Constraints)
			}
		}
	}
	if solve.MassT != x.Row.MassT || !slices.Equal(solve.Mass, x.Row.Mass[:]) || !slices.Equal(solve.Target, x.Row.Target[:]) || solve.Friction != x.Row.Friction {
		t.Errorf("row %+v, want %+v", solve, x.Row)
	}

	f = picked(t, "pyramid", 20, 1, 70) // far apart
	if err := json.Unmarshal(f.Trace(nil), &got); err != nil {
		t.Fatal(err)
	}
	if s := got.Stages[cursor.StageSolve]; len(s.Iterations) != 0 || len(s.Mass) != 0 || s.Title != f.Narrator().WordsAt(cursor.StageSolve).Title {
		t.Errorf("a pair that does not touch: %+v", s)
	}
}

type tracedIteration struct {
	Before, After [][3]float64
	Constraints   []physics.Constraint
}

// A change of settings before a step with a known cold run makes the run repeat.
func TestColdIsOfThisStep(t *testing.T) {
	f := picked(t, "wall", 10, 25, 37)
	f.Seek(cursor.StageSolve)
	first := slices.Clone(say.Cold(&f.Pick, f.Quiet()).Iterations)
	back(t, f, 5)
	set(t, f, func(s *Live) { s.Gravity.X = 5 })
	step(t, f, 4)
	set(t, f, func(s *Live) { s.Gravity.X = 0 })
	step(t, f, 1)
	if slices.Equal(first, say.Cold(&f.Pick, f.Quiet()).Iterations) {
		t.Error("it is that of the step before the change")
	}
}

// wordsAt returns the words with tables, and checks that they are the same without.
func wordsAt(t *testing.T, f *Figure, s cursor.Stage) say.Words {
	t.Helper()
	w, bare := f.Narrator().WordsAt(s), f.Narrator().Speaker(&f.Pick).WordsAt(s, false)
	if bare.Title != w.Title || bare.Text != w.Text {
		t.Errorf("%s without tables says %q, %q, and with them %q, %q", s, bare.Title, bare.Text, w.Title, w.Text)
	}
	return w
}

// TestMessagesAreSaid finds the messages about pairs and moments in the words of many figures. The heads of tables
// belong to the panel.
func TestMessagesAreSaid(t *testing.T) {
	var said []string
	say := func(w say.Words) {
		said = append(said, w.Title, w.Text, w.Pair)
		said = append(said, strings.Split(saidOf(&w), "\n")...)
		for _, g := range w.Grids {
			said = append(append(said, g.Caption), g.Heads...)
			for _, r := range g.Rows {
				said = append(said, r.Label)
				for _, c := range r.Cells {
					said = append(said, c.Text)
				}
			}
		}
		if w.Warm != nil {
			said = append(said, w.Warm.Note, w.Warm.Chart)
		}
		if w.Solve != nil {
			said = append(said, w.Solve.Caption)
			said = append(said, w.Solve.Heads[:]...)
			said = append(said, w.Solve.Contacts...)
		}
	}
	many(t, func(f *Figure) {
		say(f.Words())
		if _, _, ok := chosen(f); !ok {
			return
		}
		for _, s := range []cursor.Stage{cursor.StageMatch, cursor.StageWarmStart, cursor.StageSolve, cursor.StageIntegrate} {
			say(wordsAt(t, f, s))
		}
		for k := range min(f.Iterations(), 3) + 1 {
			for part := range f.Constraints() + 1 {
				f.SeekIteration(k)
				if k > 0 {
					f.SeekConstraint(part)
				}
				say(wordsAt(t, f, cursor.StageSolve))
			}
		}
		if f.Iterations() == 0 {
			f.SeekIteration(2)
			say(wordsAt(t, f, cursor.StageSolve))
		}
	})
	paced(t, func(f *Figure) { say(wordsAt(t, f, cursor.StageSolve)) })
	for _, link := range []string{"phase=integrate", "phase=position&iteration=1"} {
		f := open(t, "pyramid")
		arrive(t, f, "lab=world&scene=pyramid&step=31&solver=box2d&"+link)
		say(f.Words())
	}
	apart := open(t, "vertical-stack")
	arrive(t, apart, "lab=world&scene=vertical-stack&step=9&pick=1,5&solver=box2d")
	say(wordsAt(t, apart, cursor.StageStore))
	say(wordsAt(t, apart, cursor.StagePosition))
	inBox2D(t, func(f *Figure) {
		for s := cursor.StageMatch; s < cursor.StageCount; s = s.Next(f.Solver()) {
			say(wordsAt(t, f, s))
		}
		if !f.Cursor.Stage.Iterates() {
			return
		}
		for part := range f.Constraints() + 1 {
			f.SeekConstraint(part)
			say(f.Words())
		}
	})
	panel := sourceOf(t, "panels/match.go") + sourceOf(t, "panels/warm.go") + sourceOf(t, "panels/solve.go") + sourceOf(t, "panels/words.go")
	all := strings.Join(said, "\n")
	count := 0
	for _, line := range strings.Split(sourceOf(t, "../../text/en.txt"), "\n") {
		key, value, ok := strings.Cut(line, " = ")
		prefix, _, _ := strings.Cut(key, ".")
		if !ok || !slices.Contains([]string{"pair", "match", "warm", "solve", "velocity", "store", "integrate", "position", "moment"}, prefix) || strings.HasPrefix(key, "velocity.failed") { // only rounding causes it
			continue
		}
		name := "text."
		for _, part := range strings.FieldsFunc(key, func(r rune) bool { return r == '.' || r == '-' }) {
			name += strings.ToUpper(part[:1]) + part[1:]
		}
		if regexp.MustCompile(name + `\b`).MatchString(panel) {
			continue
		}
		count++
		pattern := regexp.MustCompile(`\\\{[a-zA-Z]+\\\}`).ReplaceAllString(regexp.QuoteMeta(value), `[^\n]*?`)
		if !regexp.MustCompile(pattern).MatchString(all) {
			t.Errorf("%s = %s: nothing says it", key, value)
		}
	}
	if count < 130 {
		t.Errorf("only %d messages", count)
	}
}

func sourceOf(t *testing.T, file string) string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// many shows figures with different words.
func many(t *testing.T, show func(f *Figure)) {
	for _, c := range cases {
		show(c.figure(t))
	}
	for _, of := range posed {
		f := pose(t, of.a, of.then, of.now)
		f.Watch().Arbiter.Contacts[0].Normal = 1
		show(f)
		f.Watch().Last.Step = 0
		show(f)
	}
	eventful(t, "dominos", 100, show, nil)
	eventful(t, "drop-500", 60, show, nil)
	eventful(t, "card-house", 40, show, func(s *Live) { s.AccumulateImpulses = false })
	eventful(t, "card-house", 40, show, func(s *Live) { s.WarmStarting = false })
	eventful(t, "pyramid", 70, show, func(s *Live) { s.Iterations = 0 })
	eventful(t, "pyramid", 70, show, func(s *Live) { s.Gravity = physics.Vec2{X: 20, Y: 30} })

	still := &scene.Scene{Version: 1, DT: 1. / 60, Settings: scene.DefaultScene.Settings}
	still.Settings.Gravity = physics.Vec2{}
	for x := range 2 {
		still.Bodies = append(still.Bodies, physics.BodyDef{Width: physics.Vec2{X: 1, Y: 1}, Position: physics.Vec2{X: 0.995 * float64(x)}, Mass: 1})
	}
	for _, id := range []string{"pyramid", "still"} {
		f := open(t, "pyramid")
		if id == "still" {
			if err := f.Load(still); err != nil {
				t.Fatal(err)
			}
		}
		show(f)
		step(t, f, 60)
		show(f)
		for range 3 {
			if err := f.NextPhase(); err != nil {
				t.Fatal(err)
			}
			show(f)
		}
		if err := f.NextIteration(); err != nil {
			t.Fatal(err)
		}
		show(f)
		if err := f.Choose(0, 1); err != nil {
			t.Fatal(err)
		}
		show(f)
		f.Unchoose()
		f.Play()
		show(f)
	}
}

// paced shows three rare iterations in which boxes part slower or faster than their target.
func paced(t *testing.T, show func(f *Figure)) {
	for _, at := range []struct {
		scene           string
		accumulate      bool
		steps, iterated int
		pair            [2]int
	}{{"single-box", true, 57, 10, [2]int{0, 1}}, {"single-box", false, 51, 3, [2]int{0, 1}}, {"varying-friction", false, 39, 1, [2]int{1, 7}}} {
		f := open(t, at.scene)
		set(t, f, func(s *Live) { s.AccumulateImpulses = at.accumulate })
		step(t, f, at.steps)
		if err := f.Choose(at.pair[0], at.pair[1]); err != nil {
			t.Fatal(err)
		}
		f.SeekIterationOf(cursor.StageSolve, at.iterated)
		show(f)
	}
}

// eventful runs a scene, with changed settings from half of it on, and shows pairs whose contacts have changed in the
// step.
func eventful(t *testing.T, id string, steps int, show func(f *Figure), change func(s *Live)) {
	f := open(t, id)
	for n := range steps {
		if n == steps/2 && change != nil {
			set(t, f, change)
		}
		old := slices.Clone(f.World.Arbiters())
		step(t, f, 1)
		now, tried := f.World.Arbiters(), 0
		var pairs [][2]int
		for i := range old {
			arb := &old[i]
			j := slices.IndexFunc(now, func(a physics.Arbiter) bool { return a.A == arb.A && a.B == arb.B })
			if (j < 0 || now[j].Count != arb.Count || now[j].Find(arb.Contacts[0].Feature) < 0) && tried < 3 {
				pairs = append(pairs, [2]int{int(arb.A), int(arb.B)})
				tried++
			}
		}
		for i := range now {
			if arb := &now[i]; arb.Contacts[0].Life == physics.ContactNew && tried < 6 || change != nil && n > steps/2 && tried < 3 {
				pairs = append(pairs, [2]int{int(arb.A), int(arb.B)})
				tried++
			}
		}
		for _, p := range pairs {
			if err := f.Choose(p[0], p[1]); err != nil {
				t.Fatal(err)
			}
			show(f)
			f.Unchoose()
		}
	}
}
