package hands

import (
	"math"
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/play"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

// Tuning has the settings in the panel, and typed texts that were refused.
type Tuning struct {
	*play.Player
	typed [say.NumberCount]lab.Typed
}

// Number returns a number of the settings in the panel. These settings hold from the next step on.
func (t *Tuning) Number(n say.Number) float64 {
	l := t.Tuned()
	return n.Of(&l)
}

// NumberText returns the text in a number's field: all digits, or the refused text.
func (t *Tuning) NumberText(n say.Number) string {
	if typed := t.typed[n].Text; typed != "" {
		return typed
	}
	return n.Text(t.Number(n))
}

// Refused returns why the text of a number's field was refused, or "".
func (t *Tuning) Refused(n say.Number) string { return t.typed[n].Message }

// TypeNumber sets a number to typed text. Invalid text stays in the field beside a message, and changes
// nothing.
func (t *Tuning) TypeNumber(n say.Number, typed string) {
	t.Mark(lab.ChangeView)
	x, ok := parseNumber(typed)
	kind := n.Kind()
	got := "“" + lab.Clip(typed) + "”"
	if ok {
		got = strconv.FormatFloat(x, 'g', -1, 64)
	}
	// The scene's own step length is always valid, as in scene.Live.Check.
	if within := x >= kind.Limits.Low && x <= kind.Limits.High || n == say.NumberDT && x == t.Def.DT; !ok || !within || kind.Whole && x != math.Trunc(x) {
		err := lab.InvalidField(lab.CodeInvalidOption, t.Say(n.Name()), lab.Value{Text: got}, lab.Phrase(kind.Phrase()))
		t.typed[n] = lab.Typed{Text: typed, Message: err.Message(t.Language())}
		return
	}
	t.typed[n] = lab.Typed{}
	l := t.Tuned()
	n.Set(&l, x)
	_ = t.Tune(l, n == say.NumberDT) // the number is in its range
}

// Slide sets a number to a position of its slider.
func (t *Tuning) Slide(n say.Number, place string) {
	if x, err := strconv.ParseFloat(place, 64); err == nil {
		t.TypeNumber(n, strconv.FormatFloat(x, 'g', -1, 64))
	}
}

// parseNumber parses a number as people write it, or a fraction such as 1/60.
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
func (t *Tuning) On(s say.Switch) bool {
	l := t.Tuned()
	return *s.Of(&l)
}

// Toggle toggles a switch.
func (t *Tuning) Toggle(s say.Switch) {
	l := t.Tuned()
	*s.Of(&l) = !*s.Of(&l)
	_ = t.Tune(l, false) // a switch has no range
}

// SetSolver sets the solver of the next steps by its id. An unknown id changes nothing.
func (t *Tuning) SetSolver(id string) {
	if s, ok := physics.ParseSolver(id); ok {
		l := t.Tuned()
		l.Solver = s
		_ = t.Tune(l, false) // a solver has no range
	}
}

// ResetSettings restores the initial settings of the scene in the panel's world, from the next step on.
func (t *Tuning) ResetSettings() {
	t.typed = [say.NumberCount]lab.Typed{}
	t.Mark(lab.ChangeView)
	_ = t.Tune(t.SceneSettings(), false)
}

// CanResetSettings reports whether the settings in the panel differ from the scene's initial ones.
func (t *Tuning) CanResetSettings() bool { return t.Tuned() != t.SceneSettings() }

// SettingsText returns the first world's settings as JSON, as in a scene's file, including dt.
func (t *Tuning) SettingsText() []byte {
	var j jsontext.Writer
	l := t.Settings()
	WritePlaces(&j, l.Places())
	return j
}

// TuneSecond sets which world's settings the panel shows.
func (t *Tuning) TuneSecond(second bool) {
	if t.Compares() && t.TunesSecond != second {
		t.TunesSecond = second
		t.typed = [say.NumberCount]lab.Typed{}
		t.Mark(lab.ChangeView)
	}
}

// WritePlaces writes settings as an object.
func WritePlaces(j *jsontext.Writer, places []scene.Place) {
	j.Open("{")
	for i := range places {
		j.Name(places[i].Name)
		places[i].Write(j)
	}
	j.Close("}")
}
