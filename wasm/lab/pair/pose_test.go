package pair

import (
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// nameOf returns the displayed name of a field, such as "A’s width".
func nameOf(side Side, field Field) string {
	return [...]string{"A", "B"}[side] + "’s " + [...]string{"width", "height", "x", "y", "angle"}[field]
}

// limits returns valid and invalid values of a field.
func limits(field Field) (good, bad []float64) {
	inf := math.Inf(1)
	switch field {
	case FieldW, FieldH:
		return []float64{1e-9, 1e9, 1, 2.5, math.Nextafter(1e-9, 1), math.Nextafter(1e9, 0)},
			[]float64{math.NaN(), inf, -inf, 0, math.Copysign(0, -1), -1, -1e-9, math.Nextafter(1e-9, 0), math.Nextafter(1e9, inf), 1e10, math.MaxFloat64, 5e-324}
	case FieldX, FieldY:
		return []float64{0, -1, 1e-9, 1e9, -1e9, math.Nextafter(1e9, 0), 5e-324},
			[]float64{math.NaN(), inf, -inf, math.Nextafter(1e9, inf), -math.Nextafter(1e9, inf), 1e300}
	}
	return []float64{0, -1, 100, 1e-9, 1e9, -1e9, 1e300, math.MaxFloat64, -5e-324}, []float64{math.NaN(), inf, -inf}
}

func TestSetPoseLimits(t *testing.T) {
	for side := A; side <= B; side++ {
		for field := FieldW; field < FieldCount; field++ {
			good, bad := limits(field)
			name := side.String() + "." + field.String()
			for _, x := range good {
				f := at(t, "both-clip")
				p := f.Pose()
				*field.At(&p[side]) = x
				if err := f.SetPose(p); err != nil {
					t.Errorf("SetPose with %s = %v: %v, want it taken", name, x, err)
				}
				if got := f.Pose(); *field.At(&got[side]) != x {
					t.Errorf("SetPose with %s = %v left %v", name, x, *field.At(&got[side]))
				}
				checkFigure(t, f)
			}
			for _, x := range bad {
				f := at(t, "both-clip")
				before := f.Pose()
				p := before
				*field.At(&p[side]) = x
				err := f.SetPose(p)
				var e *lab.Error
				if !errors.As(err, &e) || e.Code != lab.CodeInvalidPose || e.Field != name || e.Range(text.English) == "" || !strings.Contains(e.Error(), e.Range(text.English)) || !strings.HasPrefix(e.Error(), nameOf(side, field)+" must be ") {
					t.Errorf("SetPose with %s = %v: %+v, want %s with the field and its range", name, x, e, lab.CodeInvalidPose)
				}
				if !same(f.Pose(), before) || f.Preset() != "both-clip" || f.CanUndo() || f.Take() != 0 {
					t.Errorf("SetPose with %s = %v changed the figure", name, x)
				}
				if g, err := Collide(p); g != nil || !errors.As(err, &e) || e.Code != lab.CodeInvalidPose || e.Field != name {
					t.Errorf("Collide with %s = %v: %v, %v", name, x, g, err)
				}
			}
		}
	}
}

// The error names the first field out of range.
func TestValidateNamesTheFirst(t *testing.T) {
	p := Pose{{W: 1, H: 1, Angle: math.NaN()}, {W: 0, H: 1, X: 1e10}}
	for _, want := range []string{"a.angle", "b.w", "b.x"} {
		err := p.Validate()
		if err == nil || err.Field != want {
			t.Fatalf("Validate(%v) = %v, want %s", p, err, want)
		}
		side := Side(want[0] - 'a')
		for field := FieldW; field < FieldCount; field++ {
			if field.String() == want[2:] {
				*field.At(&p[side]) = 1
			}
		}
	}
	if err := p.Validate(); err != nil {
		t.Errorf("Validate(%v) = %v", p, err)
	}
}

// Nothing overflows if the fields are at the ends of their ranges.
func TestExtremePoses(t *testing.T) {
	ends := func(field Field) []float64 {
		switch field {
		case FieldW, FieldH:
			return []float64{1e-9, 1e9}
		case FieldX, FieldY:
			return []float64{-1e9, 1e9}
		}
		return []float64{0.7, 1e300}
	}
	for bits := range 1 << 10 {
		var p Pose
		for i := range 10 {
			field := Field(i % 5)
			*field.At(&p[i/5]) = ends(field)[bits>>i&1]
		}
		checkFigure(t, posed(t, p))
	}
}

func TestType(t *testing.T) {
	degrees := func(x float64) float64 { return x * (math.Pi / 180) }
	nan := math.NaN() // refused
	for _, test := range []struct {
		field Field
		typed string
		want  float64
	}{
		{FieldW, "2", 2},
		{FieldW, " 2.50 ", 2.5},
		{FieldW, "\u00a02\t", 2},
		{FieldW, "1e3", 1000},
		{FieldW, "1E-3", 0.001},
		{FieldW, "+4", 4},
		{FieldW, ".5", 0.5},
		{FieldW, "5.", 5},
		{FieldW, "1e-9", 1e-9},
		{FieldW, "1e9", 1e9},
		{FieldW, "1.0000001e9", nan},
		{FieldW, "0.9e-9", nan},
		{FieldW, "0", nan},
		{FieldW, "-0", nan},
		{FieldW, "-1", nan},
		{FieldW, "−1", nan},
		{FieldW, "", nan},
		{FieldW, " ", nan},
		{FieldW, "two", nan},
		{FieldW, "2 m", nan},
		{FieldW, "2,5", nan},
		{FieldW, "1 000", nan},
		{FieldW, "NaN", nan},
		{FieldW, "inf", nan},
		{FieldW, "Infinity", nan},
		{FieldW, "1e999", nan},
		{FieldW, "1e-999", nan},
		{FieldW, "45°", nan},
		// Go's strconv accepts these, but nobody types them.
		{FieldW, "0x1p4", nan},
		{FieldW, "0X1P-2", nan},
		{FieldW, "1_000", nan},
		{FieldW, "0x_1p4", nan},
		{FieldW, "0x10", nan},
		{FieldX, "0", 0},
		{FieldX, "-0", 0},
		{FieldX, "−1", -1},
		{FieldX, "-1.5e2", -150},
		{FieldX, "−1e−3", -0.001},
		{FieldX, "1e-999", 0},
		{FieldX, "-1e9", -1e9},
		{FieldX, "1.1e9", nan},
		{FieldX, "--1", nan},
		{FieldX, "infinity", nan},
		{FieldAngle, "1.5", 1.5},
		{FieldAngle, "45°", degrees(45)},
		{FieldAngle, "45 °", degrees(45)},
		{FieldAngle, "45 deg", degrees(45)},
		{FieldAngle, "45deg", degrees(45)},
		{FieldAngle, "−90°", degrees(-90)},
		{FieldAngle, "1e3", 1000},
		{FieldAngle, "1e300", 1e300},
		{FieldAngle, "°", nan},
		{FieldAngle, "deg", nan},
		{FieldAngle, "45°°", nan},
		{FieldAngle, "45deg°", nan},
		{FieldAngle, "nan", nan},
		{FieldAngle, "-inf", nan},
		{FieldAngle, "inf°", nan},
		{FieldAngle, "0x1p1°", nan},
		{FieldAngle, "pi", nan},
		{FieldAngle, "{got}", nan},
		{FieldAngle, "\xff\xfe", nan},
	} {
		for side := A; side <= B; side++ {
			f := at(t, "reference-on-b")
			before := f.Pose()
			f.Type(side, test.field, test.typed)
			got := f.Pose()
			typed := f.Typed(side, test.field)
			if !math.IsNaN(test.want) {
				want := before
				*test.field.At(&want[side]) = test.want
				if !same(got, want) {
					t.Errorf("Type(%v, %v, %q): %v, want %v", side, test.field, test.typed, got[side], want[side])
				}
				if typed != (lab.Typed{}) || f.FieldText(side, test.field) != lab.Exact(test.want) {
					t.Errorf("Type(%v, %v, %q) leaves %q and the notice %q", side, test.field, test.typed, f.FieldText(side, test.field), typed.Message)
				}
				if got := f.Take(); got&(lab.ChangePose|lab.ChangeView) != lab.ChangePose|lab.ChangeView || !f.CanUndo() {
					t.Errorf("Type(%v, %v, %q): Take() = %08b, CanUndo() = %t", side, test.field, test.typed, got, f.CanUndo())
				}
				continue
			}
			if !same(got, before) || f.Preset() != "reference-on-b" || f.CanUndo() {
				t.Errorf("Type(%v, %v, %q): %v, want it refused", side, test.field, test.typed, got[side])
			}
			if typed.Text != test.typed || f.FieldText(side, test.field) != test.typed {
				t.Errorf("Type(%v, %v, %q) leaves %q in the field", side, test.field, test.typed, f.FieldText(side, test.field))
			}
			if !strings.HasPrefix(typed.Message, nameOf(side, test.field)+" must be ") || strings.Contains(typed.Message, "{range}") {
				t.Errorf("Type(%v, %v, %q): notice %q", side, test.field, test.typed, typed.Message)
			}
			if got := f.Take(); got != lab.ChangeView {
				t.Errorf("Type(%v, %v, %q): Take() = %08b, want %08b", side, test.field, test.typed, got, lab.ChangeView)
			}
		}
	}
}

// The message quotes only the beginning of a long text.
func TestTypeLong(t *testing.T) {
	f := at(t, "deep")
	long := strings.Repeat("9x", 1e5)
	f.Type(A, FieldX, long)
	if got := f.Typed(A, FieldX); got.Text != long || len(got.Message) > 200 {
		t.Errorf("Type of %d characters: notice of %d", len(long), len(got.Message))
	}
}

// A valid number clears a refused field, and so does any other change of the pose.
func TestTypedIsCleared(t *testing.T) {
	for _, test := range []struct {
		name    string
		command func(*Figure)
		cleared bool
	}{
		{"a good number", func(f *Figure) { f.Type(A, FieldW, "3") }, true},
		{"the number that was there", func(f *Figure) { f.Type(A, FieldW, "4.2") }, true},
		{"a nudge", func(f *Figure) { f.Nudge(B, 0.1, 0, 0) }, true},
		{"a preset", func(f *Figure) { f.LoadPreset("thin") }, true},
		{"reset", (*Figure).Reset, true},
		{"a link", func(f *Figure) { f.SetState("preset=deep") }, true},
		{"a step", (*Figure).Next, false},
		{"numbers", (*Figure).ToggleNumbers, false},
		{"a bad number elsewhere", func(f *Figure) { f.Type(B, FieldY, "?") }, false},
		{"a broken link", func(f *Figure) { f.SetState("?") }, false},
		{"nothing to undo", (*Figure).Undo, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			f := at(t, "deep")
			f.Type(A, FieldW, "wide")
			test.command(f)
			if got := f.Typed(A, FieldW).Text == ""; got != test.cleared {
				t.Errorf("after %s the field holds %q", test.name, f.FieldText(A, FieldW))
			}
		})
	}
}

func TestFieldText(t *testing.T) {
	for _, test := range []struct {
		x    float64
		want string
	}{
		{0, "0"}, {1, "1"}, {-0.25, "-0.25"}, {1e9, "1000000000"}, {1e-6, "0.000001"}, {1e-9, "1e-09"},
		{math.Nextafter(0.3, 1), "0.30000000000000004"},
	} {
		f := posed(t, Pose{{W: 1, H: 1, X: test.x}, {W: 1, H: 1}})
		got := f.FieldText(A, FieldX)
		if got != test.want {
			t.Errorf("FieldText of %g = %q, want %q", test.x, got, test.want)
		}
		// The text of the field can be typed again without a change.
		if f.Type(A, FieldX, got); f.Pose()[A].X != test.x || f.CanUndo() {
			t.Errorf("Type(%q) = %g, want %g and no change", got, f.Pose()[A].X, test.x)
		}
	}
}

// -0 becomes 0, because the link of a preset could not keep the sign.
func TestNoNegativeZero(t *testing.T) {
	minus := math.Copysign(0, -1)
	f := at(t, "thin")
	p, _ := scene.PairByID("corner-touch")
	p.A.Angle, p.B.Angle = minus, minus
	if err := f.SetPose(Pose{p.A, p.B}); err != nil {
		t.Fatal(err)
	}
	if got := f.Pose()[A].Angle; math.Signbit(got) || f.Preset() != "corner-touch" {
		t.Errorf("angle %g of preset %q, want 0 of corner-touch", got, f.Preset())
	}
	if f.Stage() != physics.StageSetup {
		t.Errorf("SetPose went to %v", f.Stage())
	}
	checkFigure(t, f)
}
