package world

import (
	"errors"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/link"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
	"github.com/clipstage/clipstage/wasm/text"
)

// TestLinkRestores moves through the history at random and follows the figure's own link. Everything shown has
// the same bits: step, moment or pair, stage, cursor, and the settings with their steps.
func TestLinkRestores(t *testing.T) {
	for _, id := range []string{"pyramid", "dominos", "vertical-stack", "teeter"} {
		for seed := range uint64(8) {
			r := rand.New(rand.NewPCG(seed, 7))
			f := open(t, id)
			for range 12 {
				wander(t, r, f)
			}
			f.showLayers(say.Layers(r.IntN(1 << say.LayerCount)))
			said := f.State()
			g := open(t, "wall")
			arrive(t, g, said)
			if got := g.State(); got != said {
				t.Fatalf("%s, seed %d: the link is %q, want %q", id, seed, got, said)
			}
			f.OfferNone()
			f.LookAt(f.watchedContact())
			if g.Settings() != f.Settings() || g.Steps() != f.Steps() || g.Moment() != f.Moment() || !same(picture(f), picture(g)) {
				t.Fatalf("%s, seed %d: %q leads to another frame", id, seed, said)
			}
		}
	}
}

// watchedContact returns the contact to which a link leads: the constraint's, otherwise the first.
func (f *Figure) watchedContact() int {
	if c := f.Cursor.Constraint; c > 0 {
		return (c - 1) / 2
	}
	return 0
}

// wander runs a random command.
func wander(t *testing.T, r *rand.Rand, f *Figure) {
	t.Helper()
	var err error
	switch r.IntN(9) {
	case 0, 1:
		err = f.Step(float64(1 + r.IntN(15)))
	case 2:
		err = f.Back(float64(r.IntN(10)))
	case 3:
		live := f.Settings()
		live.Gravity.X, live.Iterations, live.WarmStarting, live.DT = r.Float64(), 1+r.IntN(12), r.IntN(2) == 0, 0.01+0.01*r.Float64()
		err = f.Set(live)
	case 4:
		err = f.Choose(r.IntN(3), 3+r.IntN(len(f.World.Bodies())-3))
	case 5:
		f.Unchoose()
	case 6:
		f.Seek(cursor.Stage(r.IntN(int(cursor.StageCount))))
		if f.Stage() == cursor.StageSolve {
			f.SeekIteration(r.IntN(12))
			f.SeekConstraint(r.IntN(5))
		}
	case 7:
		err = f.NextPhase()
	case 8:
		err = f.NextIteration()
	}
	if err != nil {
		t.Fatal(err)
	}
}

// FuzzState reads any text after a #. The text is an error with a code and a range that changes nothing, or it
// leads to a state whose own link leads to itself.
func FuzzState(f *testing.F) {
	for _, seed := range []string{
		"lab=world&scene=pyramid&step=12&pick=4,16&stage=solve&iteration=2&constraint=3&gravity=1,-5&iterations=20@6&warmStarting=off",
		"lab=world&phase=iterate&iteration=3&step=2", "pick=3,3", "pick=3,9999", "pick=-1,2", "pick=1,2,3", "stage=position&pick=0,1", "phase=position&step=1",
		"iterations=101", "iterations=5@x", "gravity=1", "gravity=NaN,1", "gravity=1e999,0", "dt=0.5", "dt=1e-7", "slop=0x1p-4", "baumgarte=2", "iterations=5@9&iterations=6@3",
		"solver=box2d&step=20&positionIterations=5@9&blockSolve=off@11&do=add@3,w1,h1,m1,e0.5,t2,c0,o0,g-4,n1", "solver=Box2D", "positionIterations=101", "do=set@0,b1,o65536",
		"solver=box2d@3&step=9&positionIterations=0@3&blockSolve=off@5&solver=lite@7", "solver=Lite",
		"constraint=5", "iteration=101", "step=4294967296", "accumulateImpulses=maybe", "%", "a=b=c", "lab=pair", strings.Repeat("slop=0&", 400),
		"scene=vertical-stack&step=9&iterations=5@3&compare=solver:box2d;iterations:8@4;view:overlay&do=add@3,w1,h1,m1", "compare=box2d", "compare=", "compare=;", "compare=view:split",
		"compare=dt:0.01", "compare=iterations:5@9;iterations:6@3", "compare=iterations:5@99999999999", "compare=view:pair;box2d&pick=0,1&step=2&phase=iterate&iteration=3", "compare=%3B%3A", "compare=step:1",
		"compare=slop:1e999", "compare=a:b@1@2", "compare=box2d&compare=lite", "step=3&compare=gravity:0,-5@2&gravity=1,1@2", "pick=0,1&step=3&compare=view:split&phase=prestep",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, state string) {
		for _, part := range lab.Split(state, '&') {
			if far, ok := strings.CutPrefix(part, "step="); ok {
				if n, err := strconv.Atoi(far); err != nil || n > 40 { // each step takes time
					return
				}
			}
			if large, ok := strings.CutPrefix(part, "scene="); ok && (strings.HasPrefix(large, "drop") || strings.HasPrefix(large, "pyramid-")) {
				return
			}
		}
		figure := New()
		step1(t, figure)
		before := picture(figure)
		if _, err := figure.SetState(state); err != nil {
			var e *lab.Error
			if !errors.As(err, &e) || e.Code != lab.CodeInvalidState || e.Field == "" || e.Message(text.English) == "" || !same(picture(figure), before) {
				t.Fatalf("%q: %+v", state, err)
			}
			figure.Open(state)
			if figure.Notice() == "" || figure.Steps() != 0 {
				t.Fatalf("%q: opened without a notice, at step %d", state, figure.Steps())
			}
			return
		}
		goOn(t, figure)
		said := figure.State()
		again := New()
		arrive(t, again, said)
		if got := again.State(); got != said {
			t.Fatalf("%q leads to %q, and that to %q", state, said, got)
		}
	})
}

func step1(t *testing.T, f *Figure) {
	t.Helper()
	step(t, f, 1)
	if err := f.Choose(0, 1); err != nil {
		t.Fatal(err)
	}
	f.Seek(cursor.Stage(physics.StageSetup))
}

// Each part of a link that is also an option is refused with its name and range.
func TestStateRefused(t *testing.T) {
	const settings, later = "settings of a second world, such as solver:box2d, with ; between", "iterations=5@9&iterations=6@3"
	for _, test := range []struct{ state, field, within, message string }{
		{"scene=moon", "scene", "one of " + text.English.List(link.SceneIDs()...), "scene is “moon”; it must be {range}."},
		{"scene=own", "scene", "one of " + text.English.List(link.SceneIDs()...), "A link cannot hold a scene of your own: load the scene from code first."},
		{"step=-1", "step", "a whole number from 0 to 1000000", "step is “-1”; it must be {range}."},
		{"pick=zz", "pick", "two numbers of bodies, such as 3,7", "pick is “zz”; it must be {range}."},
		{"pick=0,9999", "pick", "two different bodies, from 0 to 78", "A pair is {range}."},
		{"stage=end", "stage", "one of " + text.English.List(cursor.StageIDs()...), "stage is “end”; it must be {range}."},
		{"plots=energy,fog", "plots", "some of " + text.English.List(say.PlotIDs()...) + ", with commas between", "plots is “energy,fog”; it must be {range}."},
		{"layers=bodies,zz", "layers", "some of " + text.English.List(say.LayerIDs()...) + ", with commas between", "layers is “bodies,zz”; it must be {range}."},
		{"iterations=abc", "iterations", "a whole number, 0 to 100", "iterations is “abc”; it must be {range}."},
		{"iterations=5@x", "iterations", "a whole number, 0 to 100", "iterations is “5@x”; it must be {range}."},
		{"iterations=101", "iterations", "0 to 100", "iterations is 101; it must be {range}."},
		{"gravity=1", "gravity", "two numbers, each -1000 to 1000 m/s²", "gravity is “1”; it must be {range}."},
		{"gravity=0,-2000", "gravity", "-1000 to 1000 m/s²", "gravity[1] is -2000; it must be {range}."},
		{"warmStarting=maybe", "warmStarting", "true or false", "warmStarting is “maybe”; it must be {range}."},
		{"slop=x", "slop", "a number, 0 to 1 m", "slop is “x”; it must be {range}."},
		{"compare=moon", "compare", settings, "compare is “moon”; it must be {range}."},
		{"compare=bounce:1", "compare", settings, "compare is “bounce:1”; it must be {range}."},
		{"compare=iterations:x", "compare", settings, "iterations is “x”; it must be a whole number, 0 to 100."},
		{later, "state", "the part of a figure’s link after #", "“iterations=6@3” must precede settings of later steps."},
	} {
		_, err := New().SetState("lab=world&" + test.state)
		var e *lab.Error
		if !errors.As(err, &e) {
			t.Errorf("%s: %v", test.state, err)
			continue
		}
		message := strings.ReplaceAll(test.message, "{range}", test.within)
		if got, within := e.Message(text.English), e.Range(text.English); e.Code != lab.CodeInvalidState || e.Field != test.field || within != test.within || got != message {
			t.Errorf("%s: %s %s, range %q, %q; want %s, range %q, %q", test.state, e.Code, e.Field, within, got, test.field, test.within, message)
		}
	}
}
