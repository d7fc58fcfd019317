package hull

import (
	"errors"
	"math"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/codec"
	"github.com/clipstage/clipstage/physics/hull/pair"
	"github.com/clipstage/clipstage/wasm/lab"
)

// TestSlideBias moves both sliders. A gesture is a single change, the link has the value, and the call uses it.
func TestSlideBias(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := New()
		_ = f.LoadPreset(rapid.SampledFrom(PresetIDs()).Draw(t, "preset"))
		f.Forget()
		before := []hull.Bias{f.Bias()}
		for range rapid.IntRange(1, 4).Draw(t, "slides") {
			field := rapid.IntRange(0, 1).Draw(t, "field")
			was := f.Bias()
			changed := false
			for range rapid.IntRange(1, 5).Draw(t, "places") {
				place := rapid.IntRange(0, BiasPlaces).Draw(t, "place")
				f.SlideBias(field, strconv.Itoa(place))
				if got, _ := f.BiasPlace(field); got != place {
					t.Fatalf("at %d the slider stands at %d", place, got)
				}
				changed = changed || f.Bias() != was
			}
			f.Drop()
			if changed {
				before = append(before, f.Bias())
			}
			var c hull.Clipping
			c.Bias = f.Bias()
			c.Run(f.Shape(A).Hull, f.Shape(B).Hull, &f.Now.poses[A], &f.Now.poses[B])
			if c.Reached != f.Reached() || c.Reached >= hull.StageBestAxis && c.Best != f.Clipping().Best {
				t.Fatalf("the call found %+v, want %+v", f.Clipping().Best, c.Best)
			}
			g := New()
			if err := g.SetState(f.State()); err != nil || g.Bias() != f.Bias() {
				t.Fatalf("%q leads to %+v, %v", f.State(), g.Bias(), err)
			}
		}
		for i := len(before) - 2; i >= 0; i-- {
			f.Undo()
			if f.Bias() != before[i] {
				t.Fatalf("undo %d leads to %+v, want %+v", i, f.Bias(), before[i])
			}
		}
		if f.CanUndo() {
			t.Fatal("there is more to undo than was slid")
		}
		for _, want := range before[1:] {
			f.Redo()
			if f.Bias() != want {
				t.Fatalf("redo leads to %+v, want %+v", f.Bias(), want)
			}
		}
		f.Reset()
		if f.Bias() != (hull.Bias{}) {
			t.Fatalf("reset leaves %+v", f.Bias())
		}
	})
}

// TestBiasMoves raises the bias until the edges of a pair no longer win. The axis and the words then change.
func TestBiasMoves(t *testing.T) {
	f := New()
	if err := f.LoadPreset("edgeedge"); err != nil {
		t.Fatal(err)
	}
	f.Seek(hull.StageBestAxis)
	said := f.Words().Text
	for field := range 2 {
		f.SlideBias(field, strconv.Itoa(BiasPlaces))
		if f.Clipping().Best.Axis == hull.AxisEdge || f.Words().Text == said {
			t.Errorf("with the whole slider %d the axis is %v: %s", field, f.Clipping().Best.Axis, f.Words().Text)
		}
		f.Drop()
		f.SlideBias(field, "0")
		f.Drop()
		if f.Clipping().Best.Axis != hull.AxisEdge || f.Words().Text != said {
			t.Errorf("back at 0 the axis is %v: %s", f.Clipping().Best.Axis, f.Words().Text)
		}
	}
	for _, wrong := range []string{"", "x", "-1", "101", "1.5"} {
		if f.SlideBias(0, wrong); f.Bias() != (hull.Bias{}) {
			t.Errorf("%q makes the bias %+v", wrong, f.Bias())
		}
	}
	if top := f.biasTop(1); math.IsNaN(top) || top < 0.656 || top > 1 {
		t.Errorf("the slider ends at %g", top)
	}
}

// SetPair sets the pair's bias if it has one. Otherwise the figure keeps its bias. Output has the bias. An
// invalid bias changes nothing.
func TestBiasOfAPair(t *testing.T) {
	f := New()
	bias := hull.Bias{Relative: 0.05, Absolute: 0.001}
	given := func(of *hull.Bias) error { // the same hulls, with the poses and the bias
		return f.SetPair(&pair.Pair{A: pair.Shape{Pose: f.Pose(A)}, B: pair.Shape{Pose: f.Pose(B)}, Bias: of})
	}
	if err := given(&bias); err != nil || f.Bias() != bias || f.Preset() == "" {
		t.Fatalf("%v: bias %v, preset %q", err, f.Bias(), f.Preset())
	}
	if err := given(nil); err != nil || f.Bias() != bias {
		t.Fatalf("%v: bias %v", err, f.Bias())
	}
	for field, of := range map[string]*hull.Bias{"bias.relative": {Relative: 2}, "bias.absolute": {Absolute: 2e6}} {
		var wrong *lab.Error
		if err := given(of); !errors.As(err, &wrong) || wrong.Field != field || wrong.Code != CodeInvalidHull || f.Bias() != bias {
			t.Errorf("%s: %v, bias %v", field, err, f.Bias())
		}
	}
	file, err := f.File("json")
	if err != nil {
		t.Fatal(err)
	}
	p, built, err := codec.Decode(file)
	if err != nil || p.Bias == nil || *p.Bias != bias || built.Bias != bias {
		t.Fatalf("%v: the file has %v", err, p.Bias)
	}
	g := New()
	if err := g.SetPair(p); err != nil || g.Bias() != bias {
		t.Errorf("%v: read again it is %v", err, g.Bias())
	}
	if got := string(f.Pair()); !strings.HasSuffix(got, `,"bias":{"relative":0.05,"absolute":0.001}}`) {
		t.Errorf("the pair ends in %s", got[len(got)-80:])
	}
}
