package world

import (
	"errors"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/play"
	"github.com/clipstage/clipstage/wasm/text"
	"pgregory.net/rapid"
)

// pass lets an animation frame pass with time for at most most steps. It returns the number of steps run.
func pass(t *testing.T, f *Figure, elapsed float64, most int) (taken int) {
	t.Helper()
	before := f.Steps()
	for more := f.Pass(elapsed); more && f.Steps()-before < most; {
		var err error
		if more, err = f.Advance(); err != nil {
			t.Fatal(err)
		}
	}
	return f.Steps() - before
}

// TestPlaysInTime passes animation frames at any rate, even irregular ones. The world stays within a step of
// real time. No frame plays more than a thirtieth of a second and a step.
func TestPlaysInTime(t *testing.T) {
	const longest, early = 1.0 / 30, 0.25
	rapid.Check(t, func(r *rapid.T) {
		f := New()
		dt := 1 / rapid.SampledFrom([]float64{30, 60, 100, 240, 480}).Draw(r, "rate of steps")
		if err := f.Load(&scene.Scene{Version: 1, DT: dt, Settings: scene.DefaultScene.Settings}); err != nil {
			r.Fatal(err)
		}
		f.Play()
		var time float64
		for range 200 {
			elapsed := rapid.Float64Range(0, longest).Draw(r, "elapsed")
			time += elapsed
			if n := pass(t, f, elapsed, play.MaxSteps); float64(n) > longest/dt+1.25 {
				r.Fatalf("%d steps in %v s", n, elapsed)
			}
		}
		if behind := time/dt - float64(f.Steps()); behind < -early-1e-6 || behind > 1-early+1e-6 {
			r.Errorf("after %v s it is %v steps behind", time, behind)
		}
	})
}

func TestPass(t *testing.T) {
	f := open(t, "single-box")
	f.Play()
	for _, of := range []struct {
		elapsed float64
		want    int
	}{
		{0, 0}, {1. / 60, 1}, {0.74 / 60, 0}, {0.02 / 60, 1}, {-5, 0}, {1, 2}, {3600, 2}, {0.001, 0},
	} {
		if got := pass(t, f, of.elapsed, play.MaxSteps); got != of.want {
			t.Errorf("%v s: %d steps, want %d", of.elapsed, got, of.want)
		}
	}
	// Steps for which there was no time are not run later.
	f.Pause()
	f.Play()
	if got := pass(t, f, 1, 1); got != 1 {
		t.Errorf("%d steps in a slice of one", got)
	}
	if got := pass(t, f, 0, play.MaxSteps); got != 0 {
		t.Errorf("%d steps are made up for", got)
	}
	f.Pass(1)
	f.Pause()
	if more, err := f.Advance(); more || err != nil || f.Playing() {
		t.Error("a world that is paused goes on")
	}
}

// TestPlayAndPause checks the effect of commands on a playing world.
func TestPlayAndPause(t *testing.T) {
	for name, command := range map[string]func(f *Figure) error{
		"pause":  func(f *Figure) error { f.Pause(); return nil },
		"toggle": func(f *Figure) error { f.TogglePlay(); return nil },
		"step":   func(f *Figure) error { return f.Step(1) },
		"back":   func(f *Figure) error { return f.Back(1) },
		"reset":  func(f *Figure) error { f.Reset(); return nil },
		"scene":  func(f *Figure) error { return f.SetScene("wall") },
		"own":    func(f *Figure) error { return f.Load(scene.CardHouse(2)) },
		"state":  func(f *Figure) error { _, err := f.SetState("scene=wall"); return err },
		"link":   func(f *Figure) error { f.Open("scene=moon"); return nil },
	} {
		f := open(t, "teeter")
		step(t, f, 5)
		f.Play()
		f.Take()
		if err := command(f); err != nil || f.Playing() || f.Take()&lab.ChangePlaying == 0 {
			t.Errorf("%s: it plays on, or nothing is told of it (%v)", name, err)
		}
	}
	for name, command := range map[string]func(f *Figure) error{
		"play":         func(f *Figure) error { f.Play(); return nil },
		"wrong step":   func(f *Figure) error { return f.Step(0.5) },
		"wrong back":   func(f *Figure) error { return f.Back(-1) },
		"wrong scene":  func(f *Figure) error { return f.SetScene("moon") },
		"wrong own":    func(f *Figure) error { return f.Load(&scene.Scene{}) },
		"wrong state":  func(f *Figure) error { _, err := f.SetState("scene=moon"); return err },
		"settings":     func(f *Figure) error { return f.Set(f.Settings()) },
		"chosen":       func(f *Figure) error { return f.Choose(0, 1) },
		"none chosen":  func(f *Figure) error { f.Unchoose(); return nil },
		"wrong chosen": func(f *Figure) error { return f.Choose(0, 0) },
	} {
		f := open(t, "teeter")
		f.Play()
		f.Take()
		if err := command(f); (err != nil) != strings.HasPrefix(name, "wrong") || !f.Playing() || f.Take()&lab.ChangePlaying != 0 {
			t.Errorf("%s: it does not play on (%v)", name, err)
		}
	}
}

// TestJourney runs a world to the step of a link, and checks the changes that are reported on the way.
func TestJourney(t *testing.T) {
	f := New()
	f.Take()
	journey, err := f.SetState("scene=dominos&step=20")
	if err != nil || journey == 0 || journey != f.Journey() || f.Steps() != 0 || !f.Moving() || f.Playing() {
		t.Fatalf("journey %d at %d (%v)", journey, f.Steps(), err)
	}
	if c := f.Take(); c&lab.ChangeScene == 0 || c&lab.ChangeState != 0 {
		t.Errorf("changes %b: the link is told on the way, or the scene is not", c)
	}
	for n := 1; n <= 20; n++ {
		more, err := f.Advance()
		if err != nil || more != (n < 20) || f.Steps() != n {
			t.Fatalf("step %d after %d, more: %v (%v)", f.Steps(), n, more, err)
		}
		if c := f.Take(); c&lab.ChangeStep == 0 || (c&lab.ChangeState != 0) != (n == 20) || (c&lab.ChangePreset != 0) != (n == 20) {
			t.Errorf("step %d: changes %b", n, c)
		}
	}
	if f.Journey() != 0 || f.Moving() {
		t.Error("it goes on where it has arrived")
	}
	if more, err := f.Advance(); more || err != nil || f.Steps() != 20 {
		t.Error("it goes farther than to its goal")
	}
	if n, err := f.SetState("scene=dominos"); n != 0 || err != nil || f.Take()&lab.ChangeState == 0 {
		t.Error("a way of no steps is one")
	}
	one, _ := f.SetState("step=9")
	other, _ := f.SetState("step=9")
	if one == other {
		t.Error("two ways have one number")
	}
}

// TestJourneyLeft checks which commands end an incomplete journey to a link's step.
func TestJourneyLeft(t *testing.T) {
	for name, of := range map[string]struct {
		command func(f *Figure)
		ends    bool
	}{
		"pause":    {(*Figure).Pause, true},
		"play":     {(*Figure).Play, true},
		"toggle":   {(*Figure).TogglePlay, true},
		"step":     {func(f *Figure) { _ = f.Step(1) }, true},
		"back":     {func(f *Figure) { _ = f.Back(1) }, true},
		"reset":    {(*Figure).Reset, true},
		"scene":    {func(f *Figure) { _ = f.SetScene("wall") }, true},
		"state":    {func(f *Figure) { _, _ = f.SetState("step=50") }, true},
		"link":     {func(f *Figure) { f.Open("step=50") }, true},
		"wrong":    {func(f *Figure) { _, _ = f.SetState("step=x"); _ = f.Step(-1); _ = f.SetScene("moon") }, false},
		"settings": {func(f *Figure) { _ = f.Set(f.Settings()) }, false},
		"zoom":     {func(f *Figure) { _, _ = f.Press(lab.Key{Name: "+"}) }, false},
	} {
		f := New()
		journey, err := f.SetState("scene=teeter&step=100")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := f.Advance(); err != nil {
			t.Fatal(err)
		}
		f.Take()
		of.command(f)
		if ends := f.Journey() != journey; ends != of.ends {
			t.Errorf("%s: it ends: %v", name, ends)
		}
		if of.ends && f.Take() == 0 {
			t.Errorf("%s: nothing is told", name)
		}
	}
}

// A bad link shows the default with a notice. The next good link clears the notice.
func TestOpen(t *testing.T) {
	f := open(t, "wall")
	f.Open("scene=moon")
	if f.ID != scene.DefaultWorld || !strings.Contains(f.Notice(), "“moon”") || f.Journey() != 0 {
		t.Errorf("scene %s, notice %q", f.ID, f.Notice())
	}
	if c := f.Take(); c&lab.ChangePreset != 0 || c&lab.ChangeView == 0 {
		t.Errorf("changes %b", c)
	}
	f.Open("scene=pendulum&step=0&follow=1&differs=body 1, x;9;10@3")
	if want := "Two traces differ here in body 1, x: expected 9, got 10@3."; f.Notice() != want {
		t.Errorf("a link to a difference: notice %q, want %q", f.Notice(), want)
	}
	f.Open("scene=teeter&step=3")
	if f.ID != "teeter" || f.Notice() != "" || f.Journey() == 0 {
		t.Errorf("scene %s, notice %q", f.ID, f.Notice())
	}
}

// A world that cannot continue stops. Failure returns the error once. The notice stays until the world
// continues.
func TestStands(t *testing.T) {
	for _, how := range []string{"step", "play", "journey", "key"} {
		f := failing(t)
		var err error
		switch how {
		case "step":
			err = f.Step(100)
		case "key":
			_, err = f.Press(lab.Key{Name: "ArrowRight"})
		case "play":
			f.Play()
			f.Pass(1)
			_, err = f.Advance()
		case "journey":
			if _, err := f.SetState("scene=own&step=600"); err != nil {
				t.Fatal(err)
			}
			for more := true; more && err == nil; {
				more, err = f.Advance()
			}
		}
		var e *lab.Error
		if !errors.As(err, &e) || e.Stands != lab.StandsMidway || f.Moving() || f.Take()&lab.ChangeFailed == 0 {
			t.Fatalf("%s: %v, it goes on: %v", how, err, f.Moving())
		}
		if f.Failure() != e || f.Failure() != nil {
			t.Errorf("%s: it is not told once", how)
		}
		if f.Notice() != e.Message(text.English) {
			t.Errorf("%s: the notice is %q", how, f.Notice())
		}
		if err := f.Step(-1); err == nil || f.Notice() == "" {
			t.Errorf("%s: what is refused takes the notice", how)
		}
		f.Reset()
		if f.Notice() != "" {
			t.Errorf("%s: the notice stays", how)
		}
		f.Report("another")
		f.Reset()
		if f.Notice() != "another" {
			t.Errorf("%s: another notice goes", how)
		}
	}
}

// failing returns a world that cannot run its next step.
func failing(t *testing.T) *Figure {
	t.Helper()
	f := New()
	if err := f.Load(atOdds()); err != nil {
		t.Fatal(err)
	}
	if err := f.Step(600); err == nil {
		t.Fatal("it does not fail")
	}
	f.Take()
	f.Failure()
	f.Dismiss()
	return f
}

// TestKeptGoesOn loses the instance of worlds that play or are on a journey, and restores the worlds. They
// replay their steps and continue, unless they caused the loss.
func TestKeptGoesOn(t *testing.T) {
	const at = 7
	for name, of := range map[string]struct {
		begin   func(f *Figure)
		blamed  bool
		goal    int
		playing bool // after its arrival
	}{
		"stands":             {begin: func(f *Figure) { step(t, f, at) }, goal: at},
		"plays":              {begin: func(f *Figure) { step(t, f, at); f.Play() }, goal: at, playing: true},
		"plays, blamed":      {begin: func(f *Figure) { step(t, f, at); f.Play() }, blamed: true, goal: at},
		"on its way":         {begin: func(f *Figure) { journey(t, f, at) }, goal: 20},
		"on its way, blamed": {begin: func(f *Figure) { journey(t, f, at) }, blamed: true, goal: at},
	} {
		f := open(t, "pyramid")
		of.begin(f)
		f.Report("a notice")
		g := New()
		for range 2 { // the instance is lost during the journey too
			kept := f.AppendKept(nil)
			g = New()
			if !g.Restore(kept) {
				t.Fatalf("%s: what was kept cannot be read", name)
			}
			g.GoOn(at, of.blamed)
			if g.Playing() || g.Journey() == 0 {
				t.Errorf("%s: it is not on its way", name)
			}
			f = g
		}
		g.Take()
		for more := true; more; {
			var err error
			if more, err = g.Advance(); err != nil {
				t.Fatal(err)
			}
		}
		if g.Steps() != of.goal || g.Playing() != of.playing || g.Journey() != 0 || g.Notice() != "a notice" {
			t.Errorf("%s: at step %d, playing: %v, notice %q", name, g.Steps(), g.Playing(), g.Notice())
		}
		if (g.Take()&lab.ChangePlaying != 0) != of.playing {
			t.Errorf("%s: that it plays is told, or is not", name)
		}
	}
	f := failing(t)
	_ = f.Step(1)
	g := New()
	if err := g.Load(atOdds()); err != nil || !g.Restore(f.AppendKept(nil)) || g.Notice() == "" {
		t.Fatal("what was kept cannot be read")
	}
	step(t, g, 1)
	if g.Notice() != "" {
		t.Error("the notice stays where the world goes on in another instance")
	}
}

// journey starts a journey to step 20 and runs the given number of its steps.
func journey(t *testing.T, f *Figure, steps int) {
	t.Helper()
	if _, err := f.SetState("scene=pyramid&step=20"); err != nil {
		t.Fatal(err)
	}
	for range steps {
		if _, err := f.Advance(); err != nil {
			t.Fatal(err)
		}
	}
}

// Take works on a closed figure.
func TestClosed(t *testing.T) {
	f := open(t, "teeter")
	f.Play()
	f.Close()
	if c := f.Take(); c != 0 {
		t.Errorf("changes %b of a figure that has ended", c)
	}
}
