package quiz

import (
	"math"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/random"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab/ask"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
)

// asked returns the figure of a link that asks, at the end of its journey.
func asked(t *testing.T, link string) (*world.Figure, *Quiz) {
	t.Helper()
	f := world.New()
	q := Of(f)
	if _, err := f.SetState("lab=world&" + link); err != nil {
		t.Fatal(err)
	}
	arrive(t, f)
	return f, q
}

func arrive(t *testing.T, f *world.Figure) {
	t.Helper()
	for more := true; more; {
		var err error
		if more, err = f.Advance(); err != nil {
			t.Fatal(err)
		}
	}
}

// tumbling returns a scene of random boxes that fall onto one another.
func tumbling(rng *random.SplitMix64, solver physics.Solver) *scene.Scene {
	s := scene.DefaultScene
	s.Name, s.Settings.Solver = "tumbling", solver
	add := func(mass, w, h, x, y, angle float64) {
		b := scene.DefaultBody
		b.Mass, b.Width, b.Position, b.Angle = mass, physics.Vec2{X: w, Y: h}, physics.Vec2{X: x, Y: y}, angle
		b.Friction = rng.Float(0, 0.5)
		s.Bodies = append(s.Bodies, b)
	}
	add(math.Inf(1), 20, 1, 0, -0.5, rng.Float(-0.2, 0.2))
	for i := range 8 {
		w, h := rng.Float(0.4, 2), rng.Float(0.4, 2)
		add(w*h*10, w, h, rng.Float(-1, 1), 2+1.2*float64(i), rng.Float(-3, 3))
	}
	return &s
}

// eachQuestion calls visit at steps of random touching pairs, by both solvers, until it returns false.
func eachQuestion(t *testing.T, visit func(f *world.Figure, q *Quiz) bool) {
	t.Helper()
	rng := random.SplitMix64(41)
	for round := 0; ; round++ {
		f := world.New()
		q := Of(f)
		if err := f.Load(tumbling(&rng, physics.Solver(round%2))); err != nil {
			t.Fatal(err)
		}
		f.Ask(cursor.AskMatch)
		for range 60 {
			if err := f.Step(1); err != nil {
				t.Fatal(err)
			}
			arbiters := f.World.Arbiters()
			if len(arbiters) == 0 {
				continue
			}
			arb := &arbiters[int(rng.Float(0, float64(len(arbiters))))]
			if err := f.Choose(int(arb.A), int(arb.B)); err != nil {
				t.Fatal(err)
			}
			for range 3 {
				if f.Withheld() && !visit(f, q) {
					return
				}
				if err := f.Step(1); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// TestAnswers checks for 10,000 random steps that an answer is right if and only if it names the contacts that the solver
// found again: those that it marks as persisting, and that start with their impulses of the last step.
func TestAnswers(t *testing.T) {
	posed, outcomes, solvers := 0, map[[2]int]int{}, map[physics.Solver]int{}
	eachQuestion(t, func(f *world.Figure, q *Quiz) bool {
		x := f.Watch()
		then, now := int(x.Carried.Count), int(x.Arbiter.Count)
		// kept has a bit for each id that the solver carried on, at this step's contact.
		kept, twins := uint(0), make([]int, now)
		for i := range now {
			twins[i] = -1
			c := &x.Arbiter.Contacts[i]
			if c.Life != physics.ContactKept {
				continue
			}
			kept |= 1 << i
			for j := range then {
				if x.Carried.Contacts[j].Feature == c.Feature {
					twins[i] = j
				}
			}
			was := x.Carried.Contacts[twins[i]].Normal
			if start := c.Normal; f.Solver() == physics.SolverBox2D {
				if start = x.Box2D.Prepared.Points[i].Normal; start != x.Box2D.Ratio*was {
					t.Fatalf("step %d: contact %d starts with %v, had %v", x.Step, i, start, was)
				}
			} else if start != was {
				t.Fatalf("step %d: contact %d starts with %v, had %v", x.Step, i, start, was)
			}
		}
		question := q.question()
		if len(question.Choices) != then+now {
			t.Fatalf("%d choices for %d and %d contacts", len(question.Choices), then, now)
		}
		for set := range uint(1) << (then + now) {
			named, other := uint(0), set
			for i, twin := range twins {
				if twin >= 0 && (set>>twin|set>>(then+i))&1 == 1 {
					named |= 1 << i
				}
				if twin >= 0 {
					other &^= 1<<twin | 1<<(then+i)
				}
			}
			v := question.Check(ask.Answer{Set: set})
			if want := named == kept && other == 0; v.Right != want {
				t.Fatalf("%s, step %d, pair %v: %b is %v, want %v", f.ID, x.Step, f.Pair, set, v.Right, want)
			}
			if v.Text == "" || strings.ContainsAny(v.Text, "{}") {
				t.Fatalf("the verdict says %q", v.Text)
			}
		}
		solvers[f.Solver()]++
		outcomes[[2]int{then + now, int(kept)}]++
		posed++
		return posed < 10000
	})
	if len(solvers) != 2 || outcomes[[2]int{4, 0}] == 0 || outcomes[[2]int{4, 1}]+outcomes[[2]int{4, 2}] == 0 || outcomes[[2]int{4, 3}] == 0 {
		t.Errorf("questions by solver %v, by contacts and kept ones %v", solvers, outcomes)
	}
	t.Log(solvers, outcomes)
}

// TestOpen checks that a question stands only at steps whose two sets of contacts are known and not empty.
func TestOpen(t *testing.T) {
	f, _ := asked(t, "scene=single-box&ask=match")
	if err := f.Choose(0, 1); err != nil {
		t.Fatal(err)
	}
	touched, questions := 0, 0
	for range 200 {
		if err := f.Step(1); err != nil {
			t.Fatal(err)
		}
		x := f.Watch()
		if f.Withheld() != (x.Carried.Count > 0 && x.Arbiter.Count > 0) {
			t.Errorf("step %d: asked %v with %d and %d contacts", x.Step, f.Withheld(), x.Carried.Count, x.Arbiter.Count)
		}
		f.Seek(cursor.StageIntegrate)
		if f.Asks() != f.Withheld() || f.Asks() != (f.Stage() == cursor.StageMatch) {
			t.Errorf("step %d: asks %v at %v", x.Step, f.Asks(), f.Stage())
		}
		touched += int(x.Arbiter.Count)
		if f.Asks() {
			questions++
		}
	}
	if touched == 0 || questions == 0 {
		t.Errorf("%d contacts, %d questions", touched, questions)
	}
}
