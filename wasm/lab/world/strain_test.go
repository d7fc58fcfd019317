package world

import (
	"math"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/hands"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/text"
)

// custom opens a custom scene.
func custom(t *testing.T, s scene.Scene) *Figure {
	t.Helper()
	f := New()
	if err := f.Load(&s); err != nil {
		t.Fatal(err)
	}
	return f
}

func box(width, height, mass, x, y float64) physics.BodyDef {
	return physics.BodyDef{Width: physics.Vec2{X: width, Y: height}, Mass: mass, Friction: 0.2, Position: physics.Vec2{X: x, Y: y}}
}

// pressed is a stack of three boxes of 10 kg with a heavy box on it.
func pressed(heavy float64) scene.Scene {
	s := scene.DefaultScene
	s.Bodies = []physics.BodyDef{box(40, 1, math.Inf(1), 0, -0.5), box(1, 1, 10, 0, 0.5), box(1, 1, 10, 0, 1.5), box(1, 1, 10, 0, 2.5), box(1, 1, heavy, 0, 3.5)}
	return s
}

// hanging is a swinging chain of ten boxes. The last box is heavy.
func hanging(heavy float64) scene.Scene {
	s := scene.DefaultScene
	s.Settings.Gravity.X = 1
	s.Bodies = []physics.BodyDef{box(0.1, 0.1, math.Inf(1), 0, 20)}
	for i := 1; i <= 10; i++ {
		mass := 10.0
		if i == 10 {
			mass = heavy
		}
		s.Bodies = append(s.Bodies, box(0.25, 0.75, mass, 0, 20.5-float64(i)))
		s.Joints = append(s.Joints, physics.JointDef{A: i - 1, B: i, Anchor: physics.Vec2{Y: 21 - float64(i)}, BiasFactor: 0.2})
	}
	return s
}

// strains runs the given number of steps. It returns the words about a squeezed or stretched body, if any.
func strains(t *testing.T, f *Figure, steps int) (said string) {
	t.Helper()
	for range steps {
		step(t, f, 1)
		if words := f.Words().Text; strings.Contains(words, " times as much as box ") {
			said = words
		}
	}
	return said
}

// If a much heavier box squeezes a light one or stretches a chain, the words say that and name the setting that
// helps. With a shorter step, or if the heavy box weighs only 9 times as much, there are no such words.
func TestWordsNameTheSettingThatHelps(t *testing.T) {
	for name, scene := range map[string]func(heavy float64) scene.Scene{"squeezed": pressed, "come apart": hanging} {
		said := strains(t, custom(t, scene(1000)), 120)
		if !strings.Contains(said, name) || !strings.Contains(said, "weighs 100 times") || !strings.Contains(said, "A shorter step helps most") {
			t.Errorf("%s: %q", name, said)
		}
		shorter := scene(1000)
		shorter.DT = 1.0 / 240
		if said := strains(t, custom(t, shorter), 480); said != "" {
			t.Errorf("%s: with a shorter step they say %q", name, said)
		}
		if said := strains(t, custom(t, scene(90)), 120); said != "" {
			t.Errorf("%s: with 9 times the mass they say %q", name, said)
		}
	}
	cold := pressed(1000)
	cold.Settings.WarmStarting = false
	if said := strains(t, custom(t, cold), 120); !strings.Contains(said, "Warm starting helps first") {
		t.Errorf("without warm starting they say %q", said)
	}
}

// Once per scene a notice says that a body moved farther in a step than its smaller half extent.
func TestNoticeOfAFastBody(t *testing.T) {
	s := scene.DefaultScene
	s.Settings.Gravity = physics.Vec2{}
	s.Bodies = []physics.BodyDef{box(0.2, 4, math.Inf(1), 5, 0), box(0.5, 0.5, 1, 0, 0)}
	s.Bodies[1].Velocity.X = 100
	f := custom(t, s)
	if f.Notice() != "" {
		t.Fatalf("before the first step: %q", f.Notice())
	}
	step(t, f, 1)
	if want := f.Say(text.WorldStride, "body", "1", "far", "1.67", "half", "0.25"); f.Notice() != want {
		t.Errorf("the notice is %q, want %q", f.Notice(), want)
	}
	f.Dismiss()
	step(t, f, 5)
	if f.Notice() != "" {
		t.Errorf("it comes again: %q", f.Notice())
	}
	f.Reset()
	f.Report("something else")
	step(t, f, 1)
	if f.Notice() != "something else" {
		t.Errorf("it takes the place of another: %q", f.Notice())
	}
	if err := f.SetScene("pyramid"); err != nil || f.Notice() != "" {
		t.Errorf("%v: another scene has the notice %q", err, f.Notice())
	}
	s.Bodies[1].Velocity.X = 14.9
	slow := custom(t, s)
	if step(t, slow, 10); slow.Notice() != "" {
		t.Errorf("0.248 m in a step: %q", slow.Notice())
	}
}

// The words say that a body at rest is at rest, although rounding leaves it a speed.
func TestNoiseIsShownAsRest(t *testing.T) {
	s := scene.DefaultScene
	s.Settings.Gravity = physics.Vec2{}
	s.Bodies = []physics.BodyDef{box(1, 1, 1, 0, 0)}
	s.Bodies[0].Velocity, s.Bodies[0].AngularVelocity = physics.Vec2{X: 1e-17, Y: -3e-12}, 4e-16
	f := custom(t, s)
	f.Offer(0, 0, 0.1)
	if card := f.Card(); !strings.Contains(card, f.Say(text.CardStill)) || strings.Contains(card, "10⁻") {
		t.Errorf("the card says %q", card)
	}
	f.Select(0)
	if x, y := f.FieldText(hands.BodyVelocityX), f.FieldText(hands.BodyVelocityY); x != "0" || y != "0" {
		t.Errorf("the fields have %q and %q", x, y)
	}
	for _, id := range []string{"single-box", "varying-friction"} {
		f := open(t, id)
		step(t, f, 250)
		arbiters := f.World.Arbiters()
		for i := range arbiters {
			pair := run.PairOf(&arbiters[i])
			if err := f.Choose(pair[0], pair[1]); err != nil {
				t.Fatal(err)
			}
			for _, stage := range []cursor.Stage{cursor.StageWarmStart, cursor.StageSolve} {
				f.Seek(stage)
				if words := f.Words().Said(f.Language()); strings.Contains(words, "10⁻¹") && strings.Contains(words, " m/s") {
					for _, sentence := range strings.Split(words, ". ") {
						if strings.Contains(sentence, "10⁻¹") && strings.Contains(sentence, " m/s") {
							t.Errorf("%s, %v at %v: %q", id, pair, stage, sentence)
						}
					}
				}
			}
			f.Unchoose()
		}
	}
}
