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

// Number is an editable number of the live settings.
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

// numbers describes each editable number: the name of its setting, whether it is the y of the setting's vector, and
// the range of its slider, which is a part of the field's range.
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

// Name returns the message that names the number.
func (n Number) Name() text.Key { return numbers[n].name }

// Role returns the role of the number in a solver.
func (n Number) Role(s physics.Solver) (Role, text.Key) { return numbers[n].role.of(s) }

// Slider returns the range of the number's slider, and its step.
func (n Number) Slider() (low, high float64, grid string) {
	s := &numbers[n]
	return s.slider.Low, s.slider.High, s.grid
}

// Kind returns the kind and range of the number.
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

// fields are typed texts that have not been applied, and why some were refused.
type fields struct {
	numbers [NumberCount]lab.Typed
	pair    [2]string // typed body numbers
	refused string    // why the typed pair was not picked
	scene   string    // why an imported scene was refused
}

// Number returns a number of the settings in the panel, which hold from the next step on.
func (f *Figure) Number(n Number) float64 {
	l := f.Tuned()
	return n.of(&l)
}

// NumberText returns the text of a number's field: all of its digits, or the refused text.
func (f *Figure) NumberText(n Number) string {
	if typed := f.fields.numbers[n].Text; typed != "" {
		return typed
	}
	return n.Text(f.Number(n))
}

// Text formats a number so that reading it back gives the same bits. A duration of a step with many digits becomes a
// fraction of a second if it is one: 1/60.
func (n Number) Text(x float64) string {
	s := strconv.FormatFloat(x, 'g', -1, 64)
	if n == NumberDT && len(s) > len("0.0025") {
		if parts := math.Round(1 / x); 1/parts == x {
			return "1/" + strconv.Itoa(int(parts))
		}
	}
	return s
}

// Refused returns why the text of a number's field was refused, or "".
func (f *Figure) Refused(n Number) string { return f.fields.numbers[n].Message }

// TypeNumber sets a number to typed text. Invalid text stays in the field beside a message, and changes nothing.
func (f *Figure) TypeNumber(n Number, typed string) {
	f.Mark(lab.ChangeView)
	x, ok := parseNumber(typed)
	kind := n.Kind()
	got := "“" + lab.Clip(typed) + "”"
	if ok {
		got = strconv.FormatFloat(x, 'g', -1, 64)
	}
	// The scene's own duration of a step is always valid, as in scene.Live.Check.
	if within := x >= kind.Limits.Low && x <= kind.Limits.High || n == NumberDT && x == f.Def.DT; !ok || !within || kind.Whole && x != math.Trunc(x) {
		err := lab.InvalidField(lab.CodeInvalidOption, f.Say(n.Name()), lab.Value{Text: got}, lab.Phrase(kind.Phrase()))
		f.fields.numbers[n] = lab.Typed{Text: typed, Message: err.Message(f.Language())}
		return
	}
	f.fields.numbers[n] = lab.Typed{}
	l := f.Tuned()
	n.set(&l, x)
	_ = f.after(f.Tune(l, n == NumberDT)) // the number is in its range
}

// Slide sets a number to a position of its slider.
func (f *Figure) Slide(n Number, place string) {
	if x, err := strconv.ParseFloat(place, 64); err == nil {
		f.TypeNumber(n, strconv.FormatFloat(x, 'g', -1, 64))
	}
}

// parseNumber parses a number as people write it, or a fraction: 1/60.
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

// Switch is a live setting that is on or off.
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

// Name returns the message that names the switch.
func (s Switch) Name() text.Key { return switches[s].name }

// Role returns the role of the switch in a solver.
func (s Switch) Role(solver physics.Solver) (Role, text.Key) { return switches[s].role.of(solver) }

func (s Switch) of(l *Live) *bool {
	return [...]*bool{&l.AccumulateImpulses, &l.BlockSolve, &l.WarmStarting, &l.PositionCorrection}[s]
}

// On reports whether a switch is on in the settings in the panel.
func (f *Figure) On(s Switch) bool {
	l := f.Tuned()
	return *s.of(&l)
}

// Toggle toggles a switch.
func (f *Figure) Toggle(s Switch) {
	l := f.Tuned()
	*s.of(&l) = !*s.of(&l)
	_ = f.after(f.Tune(l, false)) // a switch has no range
}

// BodyText returns the text of one of the two fields for body numbers.
func (f *Figure) BodyText(i int) string {
	if typed := f.fields.pair[i]; typed != "" {
		return typed
	}
	if !f.HasPair() {
		return ""
	}
	return strconv.Itoa(f.Pair[i])
}

// TypeBody sets the text of one of the two fields for body numbers. PickTyped then picks both bodies.
func (f *Figure) TypeBody(i int, typed string) {
	f.fields.pair[i] = typed
	f.Mark(lab.ChangeView)
}

// PickTyped picks the two bodies whose numbers were typed. If they cannot be picked, PairRefused says why, and the
// picked pair stays.
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
