package quiz

import (
	"math"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/ask"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
)

// laterStates are questions with their right answers. The course asks the first of each kind.
var laterStates = []struct {
	state string
	right uint
}{
	{"scene=varying-friction&step=54&pick=1,10&stage=solve&iteration=1&constraint=3&ask=normal", 0b11}, // contact 2 parts, but slower than its target
	{"scene=varying-friction&step=127&pick=2,10&stage=solve&ask=normal", 0b01},
	{"scene=multi-pendulum&step=115&solver=box2d&pick=12,13&stage=velocity&ask=normal", 0b01},
	{"scene=single-box&step=51&solver=box2d&pick=0,1&stage=velocity&ask=normal", 0b11},
	{"scene=varying-friction&step=37&pick=1,7&stage=solve&iteration=1&constraint=4&ask=friction", 0b10}, // both correct as much
	{"scene=varying-friction&step=200&pick=1,6&stage=solve&ask=friction", 0},
	{"scene=varying-friction&step=40&solver=box2d&pick=1,6&stage=position&iteration=1&ask=position", 0b10}, // both overlap
	{"scene=vertical-stack&step=12&pick=0,1&stage=integrate&ask=move", 0b100},
	{"scene=conveyor&step=2&solver=box2d&pick=2,6&stage=integrate&ask=move", 0b100},
}

// TestLaterAnswers checks each set of choices against the engine's record. It also checks that picture, words and plots
// before the answer are the same for all outcomes.
func TestLaterAnswers(t *testing.T) {
	for _, c := range laterStates {
		f, q := asked(t, c.state)
		question := q.question()
		if !f.Hides() || !f.Asks() || !strings.Contains(f.State(), "&ask="+f.Asking.Of.String()) {
			t.Fatalf("%s: it asks %v at %v: %s", c.state, f.Asks(), f.Stage(), f.State())
		}
		for set := range uint(1) << len(question.Choices) {
			v := question.Check(ask.Answer{Set: set})
			if v.Right != (set == c.right) {
				t.Errorf("%s: %b is %v, want %b", c.state, set, v.Right, c.right)
			}
			if v.Text == "" || strings.ContainsAny(v.Text+question.Title+question.Text, "{}") {
				t.Errorf("%s: the verdict says %q of %q", c.state, v.Text, question.Text)
			}
		}
		if want := engineAnswer(f); want != c.right {
			t.Errorf("%s: the engine's answer is %b, want %b", c.state, want, c.right)
		}
		f.Frame()
		if head := f.Head(); head.Pair.Ask.Stage != float64(f.AskedStage())+1 || head.AtIteration != 0 || head.Watch.Block.Case != 0 || head.Watch.Match.Count == 0 {
			t.Errorf("%s: the question is drawn with %+v at iteration %v", c.state, head.Pair.Ask, head.AtIteration)
		}
		if words := f.Words(); words.Title != question.Title || words.Solve != nil || len(words.Grids) > 0 {
			t.Errorf("%s: the words are %q", c.state, words.Title)
		}
	}
}

// engineAnswer takes the answer from the motions and the poses before and after, not from the constraints.
func engineAnswer(f *world.Figure) (right uint) {
	x := f.Watch()
	if f.Asking.Of == cursor.AskMove {
		moved := x.Moved[1].Position.Sub(x.Bodies[x.B].Position).Mul(1 / f.Settings().DT)
		for i, v := range []physics.Vec2{x.Start[1].Velocity, x.Forced[1].Velocity, x.Solved[1].Velocity} {
			if d := v.Sub(moved); math.Hypot(d.X, d.Y) < 1e-9 {
				right |= 1 << i
			}
		}
		return right
	}
	for i := range int(x.Arbiter.Count) {
		yes := false
		switch f.Asking.Of {
		case cursor.AskPosition:
			p := &x.Box2D.Positions[0].Points[i]
			yes = p.Before != p.After
		default:
			_, _, c := frame.Recorded(x, 0)
			if yes = c[2*i].Sum > c[2*i].Before; f.Asking.Of == cursor.AskFriction {
				yes = math.Abs(c[2*i+1].After) > 1e-9 // the contact still moves along its tangent
			}
		}
		if yes {
			right |= 1 << i
		}
	}
	return right
}

// TestLaterWalk goes on from a question to the cursor of the link, and asks about the next step.
func TestLaterWalk(t *testing.T) {
	f, q := asked(t, laterStates[4].state)
	f.Seek(cursor.StageIntegrate)
	if f.Stage() != cursor.StageSolve || f.Notice() == "" {
		t.Errorf("the question is passed: %v", f.Stage())
	}
	f.Seek(cursor.StageWarmStart)
	if f.Stage() != cursor.StageWarmStart || f.Hides() {
		t.Errorf("the stage before is %v", f.Stage())
	}
	f.NextStage()
	if !f.Asks() {
		t.Fatal("the question does not come again")
	}
	c := f.Watch().Arbiter.Contacts
	if q.Meet(false, c[1].Position.Add(physics.Vec2{Y: 0.03}), 0.02, false) || !q.Meet(false, c[1].Position, 0.02, true) || q.sheet.Set != 0b10 {
		t.Errorf("a tap on contact 2 chooses %b", q.sheet.Set)
	}
	f.Answer(0)
	if f.Seek(cursor.StageIntegrate); f.Stage() != cursor.StageIntegrate {
		t.Errorf("after the answer it shows %v", f.Stage())
	}
	f.NextStage()
	if err := f.Step(1); err != nil {
		t.Fatal(err)
	}
	if f.Watch().Arbiter.Count > 0 != f.Asks() {
		t.Errorf("the next step, at %v, asks %v", f.Stage(), f.Asks())
	}
}

// TestNotAsked checks that no question stands about a body that cannot move, a step without contacts and a solver
// without the pass.
func TestNotAsked(t *testing.T) {
	for _, state := range []string{
		"scene=single-box&step=20&pick=0,1&stage=solve&ask=normal", "scene=dominos&step=10&pick=1,2&stage=solve&ask=position",
		"scene=varying-friction&step=30&pick=1,2&stage=integrate&ask=move",
	} {
		if f, _ := asked(t, state); f.Withheld() {
			t.Errorf("%s asks at %v", state, f.AskedStage())
		}
	}
}
