package pair

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab"
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/clipstage/clipstage/physics/scene"
)

// crossed is two boxes of 2 by 1 m. A is at the origin. B stands upright on A's right end.
var crossed = Pose{{W: 2, H: 1}, {W: 1, H: 2, X: 0.8}}

func TestPick(t *testing.T) {
	const pixel = 0.01 // A's knob is at (0, 0.84), B's at (0.8, 1.34)
	over := func(x, y float64) func(*Figure) { return func(f *Figure) { f.Hover(x, y, pixel) } }
	focus := func(box uint8) func(*Figure) { return func(f *Figure) { f.SetFocus(box) } }
	nothing := func(*Figure) {}
	for _, test := range []struct {
		name   string
		before func(*Figure)
		x, y   float64
		want   hold
	}{
		{"A", nothing, -0.5, 0, hold{1, PartInside}},
		{"B", nothing, 1.2, 0.9, hold{2, PartInside}},
		{"B, which is drawn on top", nothing, 0.5, 0, hold{2, PartInside}},
		{"B is on top with A under the pointer before", over(-0.5, 0), 0.5, 0, hold{2, PartInside}},
		{"A has the focus", focus(1), 0.5, 0, hold{1, PartInside}},
		{"B has the focus", focus(2), 0.5, 0, hold{2, PartInside}},
		{"A has the focus, but is elsewhere", focus(1), 1.2, 0.9, hold{2, PartInside}},
		{"A's edge, to the bit", nothing, -1, 0, hold{1, PartInside}},
		{"beside the edge", nothing, -1.001, 0, hold{}},
		{"A's knob is not shown", nothing, 0, 0.84, hold{}},
		{"A's knob", over(0, 0.2), 0, 0.84, hold{1, PartKnob}},
		{"A's knob, by its edge", over(0, 0.2), 0.21, 0.84, hold{1, PartKnob}},
		{"beside A's knob", over(0, 0.2), 0.23, 0.84, hold{}},
		{"A's knob by focus", focus(1), 0, 0.84, hold{1, PartKnob}},
		{"A's knob while B is in hand", over(1.2, 0.9), 0, 0.84, hold{}},
		{"B's knob", over(1.2, 0.9), 0.8, 1.34, hold{2, PartKnob}},
		{"the knob comes before the inside", over(1.2, 0.9), 0.8, 1.13, hold{2, PartKnob}},
		{"nowhere", nothing, 5, 5, hold{}},
		{"no number", nothing, math.NaN(), 0, hold{}},
		{"infinite", nothing, math.Inf(1), 0, hold{}},
	} {
		t.Run(test.name, func(t *testing.T) {
			f := posed(t, crossed)
			test.before(f)
			f.Take()
			if got := f.Grab(test.x, test.y, pixel); got != test.want.part {
				t.Errorf("Grab(%g, %g) = %d, want %d", test.x, test.y, got, test.want.part)
			}
			if f.hover != test.want {
				t.Errorf("Grab(%g, %g) took %v, want %v", test.x, test.y, f.hover, test.want)
			}
			if got := f.Take(); got&^lab.ChangeHover != 0 {
				t.Errorf("Grab(%g, %g): Take() = %08b, want at most %08b", test.x, test.y, got, lab.ChangeHover)
			}
		})
	}
}

// A rotated box is picked in its own axes.
func TestPickTurned(t *testing.T) {
	f := posed(t, Pose{{W: 4, H: 0.5, Angle: math.Pi / 4}, {W: 1, H: 1, X: 9}})
	for _, test := range []struct {
		x, y float64
		want Part
	}{{1.3, 1.3, PartInside}, {-1.3, -1.3, PartInside}, {1.3, -1.3, PartNone}, {0.4, 0, PartNone}, {0.3, 0, PartInside}} {
		if got := f.Hover(test.x, test.y, 0.01); got != test.want {
			t.Errorf("Hover(%g, %g) = %d, want %d", test.x, test.y, got, test.want)
		}
	}
}

func TestThinBoxesCanBeHeld(t *testing.T) {
	const pixel = 0.01
	f := posed(t, Pose{{W: 2, H: 1e-9}, {W: 1e-9, H: 1e-9, X: 5}})
	for _, test := range []struct {
		name string
		x, y float64
		want Part
	}{
		{"5 pixels above a line", 0, 0.05, PartInside},
		{"7 pixels above a line", 0, 0.07, PartNone},
		{"the end of a line", 1.05, 0, PartCorner},
		{"beyond the end of a line", 1.1, 0, PartNone},
		{"5 pixels off a point", 5.04, 0.03, PartInside},
		{"7 pixels off a point", 5, 0.07, PartNone},
	} {
		if got := f.Hover(test.x, test.y, pixel); got != test.want {
			t.Errorf("%s: Hover(%g, %g) = %d, want %d", test.name, test.x, test.y, got, test.want)
		}
	}
}

func TestHover(t *testing.T) {
	const pixel = 0.01
	f := posed(t, crossed)
	for _, step := range []struct {
		name    string
		x, y    float64
		part    Part
		hover   hold
		changes lab.Change
	}{
		{"onto A", 0, 0.2, PartInside, hold{1, PartInside}, lab.ChangeHover},
		{"within A", 0, 0.3, PartInside, hold{1, PartInside}, 0},
		{"on the way to its knob", 0.1, 0.6, PartNone, hold{1, PartNone}, lab.ChangeHover},
		{"onto its knob", 0, 0.8, PartKnob, hold{1, PartKnob}, lab.ChangeHover},
		{"off it", 0, 1.2, PartNone, hold{}, lab.ChangeHover},
		{"back, past the box", 0, 0.8, PartNone, hold{}, 0},
		{"onto B", 0.8, 0, PartInside, hold{2, PartInside}, lab.ChangeHover},
		{"beside B", 1.4, 0, PartNone, hold{}, lab.ChangeHover},
	} {
		got := f.Hover(step.x, step.y, pixel)
		if got != step.part || f.hover != step.hover {
			t.Errorf("%s: Hover(%g, %g) = %d with %v in hand, want %d with %v", step.name, step.x, step.y, got, f.hover, step.part, step.hover)
		}
		if got := f.Take(); got != step.changes {
			t.Errorf("%s: Take() = %08b, want %08b", step.name, got, step.changes)
		}
	}
	f.Hover(0, 0, pixel)
	f.Leave()
	if f.hover != (hold{}) {
		t.Errorf("Leave() keeps %v in hand", f.hover)
	}
}

// In the preset resting, B lies on A and covers the place of A's knob.
func TestKnobUnderTheOtherBox(t *testing.T) {
	const pixel = 0.01 // the knob is at (0, 0.34)
	f := at(t, "resting")
	f.Hover(0, -0.5, pixel)
	if got := f.Hover(0.1, 0.05, pixel); got != PartInside || f.hover.box != 1 {
		t.Errorf("on the way across B: Hover = %d with %v in hand, want B's inside with A's knob shown", got, f.hover)
	}
	if got := f.Hover(0, 0.34, pixel); got != PartKnob || f.hover != (hold{1, PartKnob}) {
		t.Errorf("at A's knob: Hover = %d with %v in hand, want A's knob", got, f.hover)
	}
	if f.Hover(0.9, 0.34, pixel); f.hover.box != 2 {
		t.Errorf("off to B: %v in hand, want B", f.hover)
	}
}

func TestDragMoves(t *testing.T) {
	for side := A; side <= B; side++ {
		f := posed(t, crossed)
		before := f.Pose()
		f.SetFocus(uint8(side) + 1)
		f.Grab(0.5, 0.25, 0.01)
		f.Take()
		f.Drag(1.5, 1, false)
		want := before
		want[side].X += 1
		want[side].Y += 0.75
		if !same(f.Pose(), want) {
			t.Errorf("Drag of %v by (1, 0.75): %v, want %v", side, f.Pose(), want)
		}
		if got := f.Take(); got&lab.ChangePose == 0 || got&(lab.ChangeFit|lab.ChangeStage) != 0 {
			t.Errorf("Drag: Take() = %08b, want the pose alone", got)
		}
		if f.Hover(9, 9, 0.01) != PartInside || f.hover.box != uint8(side)+1 {
			t.Errorf("while %v is dragged another is under the pointer: %v", side, f.hover)
		}
		f.Leave()
		if f.hover.box != uint8(side)+1 {
			t.Errorf("the pointer left, and with it the box in hand")
		}
		f.Drop()
		if f.Drag(3, 3, false); !same(f.Pose(), want) {
			t.Errorf("Drag after Drop: %v, want %v", f.Pose(), want)
		}
	}
}

func TestGrabOutside(t *testing.T) {
	f := posed(t, crossed)
	if got := f.Grab(5, 5, 0.01); got != PartNone {
		t.Errorf("Grab(5, 5) = %d, want %d", got, PartNone)
	}
	f.Drag(6, 6, false)
	f.Drop()
	if !same(f.Pose(), crossed) || f.CanUndo() || f.Take() != 0 {
		t.Errorf("a drag of nothing: %v, CanUndo() = %t", f.Pose(), f.CanUndo())
	}
}

func TestCancel(t *testing.T) {
	f := at(t, "swapped-count")
	f.SetFocus(1)
	before := f.Now
	b := f.Pose()[A]
	f.Grab(b.X, b.Y, 0.01)
	f.Drag(b.X+1, b.Y-1, false)
	if f.Now == before {
		t.Fatal("Drag moved nothing")
	}
	f.Take()
	f.Cancel()
	if f.Now != before || f.Preset() != "swapped-count" || f.CanUndo() || f.CanRedo() {
		t.Errorf("Cancel(): %v, want %v and nothing to undo", f.Now, before)
	}
	if f.Take()&lab.ChangePose == 0 {
		t.Error("Cancel() does not tell of the pose")
	}
	if f.Drag(0, 0, false); f.Now != before {
		t.Error("the drag goes on after Cancel()")
	}
}

// A drag rounds to the power of ten below a pixel, and keeps the digits of numbers that it does not change.
func TestDragRounds(t *testing.T) {
	for _, test := range []struct {
		pixel, x, y  float64
		wantX, wantY string
	}{
		{0.012, 0.123456, 0.987654, "0.12", "0.99"},
		{0.01, 0.123456, 0.987654, "0.12", "0.99"},
		{0.0099, 0.123456, 0.987654, "0.123", "0.988"},
		{0.3, 0.123456, -0.987654, "0.1", "-1"},
		{1, 12.3, 7.7, "12", "8"},
		{30, 123, 77, "120", "80"},
		{1e-5, 0.123456789, 0, "0.12346", "0"},
		{0.01, -0.001, 0.001, "0", "0"},
	} {
		f := posed(t, Pose{{W: 1, H: 1}, {W: 1, H: 1, X: 1e4}})
		f.Grab(0, 0, test.pixel)
		f.Drag(test.x, test.y, false)
		if x, y := f.FieldText(A, FieldX), f.FieldText(A, FieldY); x != test.wantX || y != test.wantY {
			t.Errorf("a pixel of %g m, Drag(%g, %g): at %s, %s, want %s, %s", test.pixel, test.x, test.y, x, y, test.wantX, test.wantY)
		}
	}

	f := at(t, "swapped-count")
	f.SetFocus(1)
	a := f.Pose()[A]
	f.Grab(a.X, a.Y, 0.01)
	f.Drag(a.X+0.5, a.Y, false)
	if got := f.Pose()[A]; got.Y != a.Y || got.X != -0.24 || got.Angle != a.Angle {
		t.Errorf("a drag along x: %v, want x -0.24 and the rest of %v", got, a)
	}
	if f.Drag(a.X, a.Y, false); f.Preset() != "swapped-count" {
		t.Errorf("the drag back: %v, want the preset again", f.Pose()[A])
	}
}

// After any drag and rotation of A the link has at most 80 characters.
func TestDragKeepsLinksShort(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := New()
		start := f.Pose()
		f.Grab(start[A].X, start[A].Y, 0.01)
		place := rapid.Float64Range(-9, 9)
		f.Drag(place.Draw(t, "x"), place.Draw(t, "y"), false)
		f.SetFocus(1)
		f.Drop()
		a := f.Pose()[A]
		knob := f.knob(1, 0.01)
		if f.Grab(knob.X, knob.Y, 0.01) != PartKnob {
			t.Fatalf("the knob of %v is not at %v", a, knob)
		}
		f.Drag(place.Draw(t, "knob x"), place.Draw(t, "knob y"), false)
		if state := f.State(); len(state) > 80 {
			t.Fatalf("State() = %q: %d characters", state, len(state))
		}
	})
}

// A dragged knob points from the centre to the pointer.
func TestTurnFollowsThePointer(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := poses().Filter(func(p Pose) bool {
			return p[B].H < 1e3 && p[B].W < 1e3 && p[B].H > 1e-3 && p[B].W > 1e-3 && math.Abs(p[B].X)+math.Abs(p[B].Y) < 1e3 && math.Abs(p[B].Angle) < 1e3
		}).Draw(t, "pose")
		f := newFigure()
		f.show(&moment{pose: p})
		f.SetFocus(2)
		const pixel = 0.01
		knob := f.knob(2, pixel)
		if got := f.Grab(knob.X, knob.Y, pixel); got != PartKnob {
			t.Fatalf("Grab at B's knob = %d, want %d", got, PartKnob)
		}
		direction := rapid.Float64Range(-math.Pi, math.Pi).Draw(t, "direction")
		sin, cos := math.Sincos(direction)
		f.Drag(p[B].X+2*cos, p[B].Y+2*sin, false)
		got := f.Pose()[B]
		if off := math.Remainder(got.Angle+math.Pi/2-direction, 2*math.Pi); math.Abs(off) > 0.6e-3 {
			t.Fatalf("the pointer at bearing %g, the knob %g off: angle %g", direction, off, got.Angle)
		}
		if math.Abs(got.Angle) > math.Pi+1e-3 {
			t.Fatalf("angle %g, want one within half a turn", got.Angle)
		}
		got.Angle = p[B].Angle
		if q := (Pose{p[A], got}); q != p {
			t.Fatalf("a turn moved the box: %v, want %v", got, p[B])
		}
	})
}

// A pointer that circles the centre rotates the box with it, even past half a turn.
func TestTurnAllRound(t *testing.T) {
	f := posed(t, Pose{{W: 2, H: 1, X: 1, Y: 2, Angle: 3}, {W: 1, H: 1, X: 9}})
	f.SetFocus(1)
	knob := f.knob(1, 0.01)
	f.Grab(knob.X, knob.Y, 0.01)
	for i := range 100 {
		want := 3 + float64(i)*0.1
		sin, cos := math.Sincos(want + math.Pi/2)
		f.Drag(1+cos, 2+sin, false)
		if off := math.Remainder(f.Pose()[A].Angle-want, 2*math.Pi); math.Abs(off) > 0.6e-3 {
			t.Fatalf("turned to %g, want %g", f.Pose()[A].Angle, want)
		}
	}
}

func TestDragOutOfRange(t *testing.T) {
	nan, inf := math.NaN(), math.Inf(1)
	for _, to := range [][2]float64{{nan, 0}, {0, nan}, {inf, 0}, {0, -inf}, {2e9, 0}, {0, -2e9}, {math.MaxFloat64, 0}} {
		for _, pixel := range []float64{0.01, 1e9, 1e-300} {
			f := at(t, "deep")
			before := f.Pose()
			f.Grab(before[A].X, before[A].Y, pixel)
			f.Drag(to[0], to[1], false)
			if !same(f.Pose(), before) {
				t.Errorf("Drag(%g, %g): %v, want %v", to[0], to[1], f.Pose(), before)
			}
			f.Drop()
			if f.CanUndo() {
				t.Errorf("Drag(%g, %g) can be undone", to[0], to[1])
			}
		}
	}
	// An invalid pixel size is harmless.
	for _, pixel := range []float64{0, -1, nan, inf, -inf, 5e-324} {
		f := at(t, "deep")
		f.Hover(0, 0, pixel)
		f.Grab(0, 0, pixel)
		f.Drag(1, 1, false)
		f.Drop()
		checkFigure(t, f)
	}
}

func TestNudge(t *testing.T) {
	for _, test := range []struct {
		name        string
		box         scene.Box
		dx, dy, dr  float64
		x, y, angle string
	}{
		{"right", scene.Box{X: 0.3}, 0.1, 0, 0, "0.4", "0", "0"},
		{"ten times a tenth stays short", scene.Box{X: 0.7}, 0.1, 0, 0, "0.8", "0", "0"},
		{"down and left", scene.Box{}, -0.01, -0.1, 0, "-0.01", "-0.1", "0"},
		{"turn", scene.Box{Angle: 0.06}, 0, 0, 0.05, "0", "0", "0.11"},
		{"turn past half a turn", scene.Box{Angle: 3.14}, 0, 0, 0.05, "0", "0", "-3.0932"},
		{"back to nought has no sign", scene.Box{X: 0.1}, -0.1, 0, 0, "0", "0", "0"},
		{"beyond the range", scene.Box{X: 1e9}, 0.1, 0, 0, "1000000000", "0", "0"},
	} {
		test.box.W, test.box.H = 1, 1
		f := posed(t, Pose{{W: 1, H: 1}, test.box})
		f.Nudge(B, test.dx, test.dy, test.dr)
		got := [3]string{f.FieldText(B, FieldX), f.FieldText(B, FieldY), f.FieldText(B, FieldAngle)}
		if want := [3]string{test.x, test.y, test.angle}; got != want {
			t.Errorf("%s: Nudge(%g, %g, %g) of %v = %s, want %s", test.name, test.dx, test.dy, test.dr, test.box, strings.Join(got[:], " "), strings.Join(want[:], " "))
		}
		if f.Pose()[A] != (scene.Box{W: 1, H: 1}) {
			t.Errorf("%s: a nudge of B moved A", test.name)
		}
	}
}

// Dragging a corner resizes the box, while the opposite corner stays.
func TestResize(t *testing.T) {
	const pixel = 0.01
	for corner := range 4 {
		f := posed(t, Pose{{W: 4, H: 2, X: 1, Y: -1, Angle: 0.3}, {W: 1, H: 1, X: 20}})
		before := f.Pose()[A].Body()
		from, opposite := before.Corner(corner+1), before.Corner((corner+2)%4+1)
		if got, want := f.Grab(from.X, from.Y, pixel), PartCorner+Part(corner); got != want {
			t.Fatalf("Grab(v%d) = %d, want %d", corner+1, got, want)
		}
		f.Drag(from.X+0.4, from.Y+0.3, false)
		after := f.Pose()[A].Body()
		if d := length(after.Corner(corner + 1).Sub(from).Sub(physics.Vec2{X: 0.4, Y: 0.3})); d > pixel {
			t.Errorf("v%d is %g m from where it was dragged", corner+1, d)
		}
		if d := length(after.Corner((corner+2)%4 + 1).Sub(opposite)); d > pixel/10 {
			t.Errorf("the corner opposite v%d moved by %g m", corner+1, d)
		}
		f.Drag(opposite.X-9*(from.X-opposite.X), opposite.Y-9*(from.Y-opposite.Y), false)
		if w := f.Pose()[A]; w.W < 4*pixel || w.H < 4*pixel {
			t.Errorf("dragged through the opposite corner: %g by %g m, want at least four pixels", w.W, w.H)
		}
	}
}

func TestTurnSnaps(t *testing.T) {
	f := posed(t, Pose{{W: 4, H: 2}, {W: 1, H: 1, X: 20}})
	f.Hover(0, 0, 0.01)
	knob := f.knob(1, 0.01)
	if got := f.Grab(knob.X, knob.Y, 0.01); got != PartKnob {
		t.Fatalf("Grab(knob) = %d", got)
	}
	f.Drag(-1, 1.1, true)
	if got := f.Pose()[A].Angle; got != math.Pi/4 {
		t.Errorf("snapped to %g, want π/4", got)
	}
}

func TestCursor(t *testing.T) {
	f := posed(t, Pose{{W: 4, H: 2}, {W: 1, H: 1, X: 20}})
	for _, test := range []struct {
		x, y float64
		want string
	}{{0, 0, "move"}, {2, 1, "nesw-resize"}, {-2, 1, "nwse-resize"}, {5, 5, ""}} {
		f.Hover(test.x, test.y, 0.01)
		if got := f.Cursor(); got != test.want {
			t.Errorf("over (%g, %g) the cursor is %q, want %q", test.x, test.y, got, test.want)
		}
	}
}
