package world

import (
	"math"
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// Number is a number of the live settings that a reader may change.
type Number uint8

const (
	NumberGravityX Number = iota
	NumberGravityY
	NumberIterations
	NumberPositionIterations
	NumberBaumgarte
	NumberSlop
	NumberDT
	NumberCount = iota
)

// numbers says which they are: a setting's name, whether it is that vector's y, and what its slider
// goes through, which is a part of what the field allows.
var numbers = [NumberCount]struct {
	id, setting string
	y           bool
	name        text.Key
	slider      scene.Limits
	grid        string
	role        role
}{
	{"gravity.x", "gravity", false, text.WorldGravityX, scene.Limits{Low: -20, High: 20}, "0.5", role{}},
	{"gravity.y", "gravity", true, text.WorldGravityY, scene.Limits{Low: -20, High: 10}, "0.5", role{}},
	{"iterations", "iterations", false, text.WorldIterations, scene.Limits{Low: 0, High: 30}, "1", role{}},
	{"positionIterations", "positionIterations", false, text.WorldPositionIterations, scene.Limits{Low: 0, High: 30}, "1", role{box2d: true}},
	{"baumgarte", "baumgarte", false, text.WorldBaumgarte, scene.Limits{Low: 0, High: 1}, "0.01", role{idle: text.WorldBaumgarteIdle}},
	{"slop", "slop", false, text.WorldSlop, scene.Limits{Low: 0, High: 0.1}, "0.001", role{idle: text.WorldSlopIdle}},
	{"dt", "dt", false, text.WorldDt, scene.LiveDT, "0.001", role{}},
}

// String returns the number's name in code, such as "gravity.y".
func (n Number) String() string { return numbers[n].id }

// Name returns what it is called.
func (n Number) Name() text.Key { return numbers[n].name }

// Role returns what the number is to a solver.
func (n Number) Role(s physics.Solver) (Role, text.Key) { return numbers[n].role.of(s) }

// Slider returns what the number's slider goes through, and how far apart its places are.
func (n Number) Slider() (low, high float64, grid string) {
	s := &numbers[n]
	return s.slider.Low, s.slider.High, s.grid
}

// Kind returns what the number may be.
func (n Number) Kind() scene.Kind {
	var l Live
	kind := n.place(&l).Kind
	if n == NumberDT {
		kind.Limits = scene.LiveDT
	}
	kind.Vector = false
	return kind
}

func (n Number) place(l *Live) scene.Place {
	for _, p := range l.Places() {
		if p.Name == numbers[n].setting {
			return p
		}
	}
	panic("there is no such setting")
}

// of returns the number in live settings.
func (n Number) of(l *Live) float64 {
	switch p := n.place(l); {
	case p.Whole != nil:
		return float64(*p.Whole)
	case numbers[n].y:
		return *p.Y
	default:
		return *p.X
	}
}

func (n Number) set(l *Live, x float64) {
	switch p := n.place(l); {
	case p.Whole != nil:
		*p.Whole = int(x)
	case numbers[n].y:
		*p.Y = x
	default:
		*p.X = x
	}
}

// fields is what stands in number fields and is not in use.
type fields struct {
	numbers [NumberCount]lab.Typed
	pair    [2]string // body numbers that were typed
	refused string    // why the typed pair was not picked
	scene   string    // why a scene that was given was refused
}

// Number returns a number of the settings that the next step has.
func (f *Figure) Number(n Number) float64 {
	l := f.Tuned()
	return n.of(&l)
}

// NumberText returns what stands in a number's field: all of its digits, or what was refused there.
func (f *Figure) NumberText(n Number) string {
	if typed := f.fields.numbers[n].Text; typed != "" {
		return typed
	}
	return n.Text(f.Number(n))
}

// Text writes a number so that reading it back gives the same bits. The length of a step is
// written as a part of a second, 1/60, where it is one.
func (n Number) Text(x float64) string {
	s := strconv.FormatFloat(x, 'g', -1, 64)
	if n == NumberDT && len(s) > len("0.0025") {
		if parts := math.Round(1 / x); 1/parts == x {
			return "1/" + strconv.Itoa(int(parts))
		}
	}
	return s
}

// Refused returns why what stands in a number's field cannot be used, or "".
func (f *Figure) Refused(n Number) string { return f.fields.numbers[n].Message }

// TypeNumber takes what somebody wrote into a number's field. If it cannot be used, it stays there
// beside a message, and the world goes on as it was.
func (f *Figure) TypeNumber(n Number, typed string) {
	f.Mark(lab.ChangeView)
	x, ok := parseNumber(typed)
	kind := n.Kind()
	got := "“" + lab.Clip(typed) + "”"
	if ok {
		got = strconv.FormatFloat(x, 'g', -1, 64)
	}
	// The length of step that the scene has is always allowed: see check.
	if within := x >= kind.Limits.Low && x <= kind.Limits.High || n == NumberDT && x == f.Def.DT; !ok || !within || kind.Whole && x != math.Trunc(x) {
		err := lab.InvalidField(lab.CodeInvalidOption, f.Say(n.Name()), lab.Value{Text: got}, lab.Phrase(kind.Phrase()))
		f.fields.numbers[n] = lab.Typed{Text: typed, Message: err.Message(f.Language())}
		return
	}
	f.fields.numbers[n] = lab.Typed{}
	l := f.Tuned()
	n.set(&l, x)
	_ = f.tune(l, n == NumberDT) // it is within its range
}

// Slide takes the place of a number's slider.
func (f *Figure) Slide(n Number, place string) {
	if x, err := strconv.ParseFloat(place, 64); err == nil {
		f.TypeNumber(n, strconv.FormatFloat(x, 'g', -1, 64))
	}
}

// parseNumber reads a number as people write it, or a part: 1/60.
func parseNumber(typed string) (x float64, ok bool) {
	over, under, part := strings.Cut(typed, "/")
	x, ok = lab.ReadNumber(over)
	if part {
		y, read := lab.ReadNumber(under)
		ok = ok && read && lab.Finite(y)
		x /= y
	}
	return x, ok && lab.Finite(x)
}

// Switch is what of the live settings is on or off.
type Switch uint8

const (
	SwitchAccumulate Switch = iota
	SwitchBlockSolve
	SwitchWarmStarting
	SwitchCorrection
	SwitchCount = iota
)

var switches = [SwitchCount]struct {
	id   string
	name text.Key
	role role
}{
	{"accumulateImpulses", text.WorldAccumulate, role{idle: text.WorldAccumulateIdle}}, {"blockSolve", text.WorldBlockSolve, role{box2d: true}},
	{"warmStarting", text.WorldWarmStarting, role{}}, {"positionCorrection", text.WorldCorrection, role{}},
}

// String returns the switch's name in code, such as "warmStarting".
func (s Switch) String() string { return switches[s].id }

// Name returns what it is called.
func (s Switch) Name() text.Key { return switches[s].name }

// Role returns what the switch is to a solver.
func (s Switch) Role(solver physics.Solver) (Role, text.Key) { return switches[s].role.of(solver) }

func (s Switch) of(l *Live) *bool {
	return [...]*bool{&l.AccumulateImpulses, &l.BlockSolve, &l.WarmStarting, &l.PositionCorrection}[s]
}

// On reports whether a switch is on in the next step.
func (f *Figure) On(s Switch) bool {
	l := f.Tuned()
	return *s.of(&l)
}

// Toggle turns it the other way.
func (f *Figure) Toggle(s Switch) {
	l := f.Tuned()
	*s.of(&l) = !*s.of(&l)
	_ = f.tune(l, false) // it is no number
}

// BodyText returns what stands in one of the two fields for the numbers of bodies.
func (f *Figure) BodyText(i int) string {
	if typed := f.fields.pair[i]; typed != "" {
		return typed
	}
	if !f.HasPair() {
		return ""
	}
	return strconv.Itoa(f.Pair[i])
}

// TypeBody takes what was written into one of them. PickTyped picks the two.
func (f *Figure) TypeBody(i int, typed string) {
	f.fields.pair[i] = typed
	f.Mark(lab.ChangeView)
}

// PickTyped picks the bodies of the two fields. If that cannot be, it says why, and what was picked
// stays picked.
func (f *Figure) PickTyped() {
	var pair [2]int
	for i := range pair {
		n, err := strconv.ParseUint(strings.TrimSpace(f.BodyText(i)), 10, 31)
		pair[i] = int(n)
		if err != nil {
			pair = [2]int{}
			break
		}
	}
	f.fields.refused = ""
	if err := f.Choose(pair[0], pair[1]); err != nil {
		if e, ok := err.(*lab.Error); ok {
			f.fields.refused = e.Message(f.Language())
		}
	} else {
		f.fields.pair = [2]string{}
	}
	f.Mark(lab.ChangeView)
}

// PairRefused returns why the typed pair was not picked, or "".
func (f *Figure) PairRefused() string { return f.fields.refused }
