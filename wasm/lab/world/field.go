package world

import (
	"math"
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/play"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

// fields are typed texts that have not been applied, and why some were refused.
type fields struct {
	numbers [say.NumberCount]lab.Typed
	scene   string // why an imported scene was refused
}

// Number returns a number of the settings in the panel, which hold from the next step on.
func (f *Figure) Number(n say.Number) float64 {
	l := f.Tuned()
	return n.Of(&l)
}

// NumberText returns the text of a number's field: all of its digits, or the refused text.
func (f *Figure) NumberText(n say.Number) string {
	if typed := f.fields.numbers[n].Text; typed != "" {
		return typed
	}
	return n.Text(f.Number(n))
}

// Refused returns why the text of a number's field was refused, or "".
func (f *Figure) Refused(n say.Number) string { return f.fields.numbers[n].Message }

// TypeNumber sets a number to typed text. Invalid text stays in the field beside a message, and changes nothing.
func (f *Figure) TypeNumber(n say.Number, typed string) {
	f.Mark(lab.ChangeView)
	x, ok := parseNumber(typed)
	kind := n.Kind()
	got := "“" + lab.Clip(typed) + "”"
	if ok {
		got = strconv.FormatFloat(x, 'g', -1, 64)
	}
	// The scene's own duration of a step is always valid, as in scene.Live.Check.
	if within := x >= kind.Limits.Low && x <= kind.Limits.High || n == say.NumberDT && x == f.Def.DT; !ok || !within || kind.Whole && x != math.Trunc(x) {
		err := lab.InvalidField(lab.CodeInvalidOption, f.Say(n.Name()), lab.Value{Text: got}, lab.Phrase(kind.Phrase()))
		f.fields.numbers[n] = lab.Typed{Text: typed, Message: err.Message(f.Language())}
		return
	}
	f.fields.numbers[n] = lab.Typed{}
	l := f.Tuned()
	n.Set(&l, x)
	_ = f.Tune(l, n == say.NumberDT) // the number is in its range
}

// Slide sets a number to a position of its slider.
func (f *Figure) Slide(n say.Number, place string) {
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

// On reports whether a switch is on in the settings in the panel.
func (f *Figure) On(s say.Switch) bool {
	l := f.Tuned()
	return *s.Of(&l)
}

// Toggle toggles a switch.
func (f *Figure) Toggle(s say.Switch) {
	l := f.Tuned()
	*s.Of(&l) = !*s.Of(&l)
	_ = f.Tune(l, false) // a switch has no range
}

// BodyText returns the text of one of the two fields for body numbers.
func (f *Figure) BodyText(i int) string {
	if typed := f.Wanted.Texts[i]; typed != "" {
		return typed
	}
	if !f.HasPair() {
		return ""
	}
	return strconv.Itoa(f.Pair[i])
}

// TypeBody sets the text of one of the two fields for body numbers. PickTyped then picks both bodies.
func (f *Figure) TypeBody(i int, typed string) {
	f.Wanted.Texts[i] = typed
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
	f.Wanted.Refused = ""
	if err := f.Choose(pair[0], pair[1]); err != nil {
		if e, ok := err.(*lab.Error); ok {
			f.Wanted.Refused = e.Message(f.Language())
		}
	} else {
		f.Wanted = play.Wanted{}
	}
	f.Mark(lab.ChangeView)
}

// SetSolver sets the solver of the next steps by its id. An unknown id changes nothing.
func (f *Figure) SetSolver(id string) {
	if s, ok := physics.ParseSolver(id); ok {
		l := f.Tuned()
		l.Solver = s
		_ = f.Tune(l, false) // a solver has no range
	}
}
