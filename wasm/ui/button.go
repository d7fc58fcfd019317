package ui

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/text"
)

// Button is a button for a command of a figure, with a label or only an icon. Name is the accessible name, which
// contains the label.
type Button[Figure speaker] struct {
	Class       string
	Icon        string
	Label, Name text.Key
	Do          func(Figure)
	Enabled     func(Figure) bool // nil: always enabled
	Pressed     func(Figure) bool // nil: not a toggle button
}

type speaker interface {
	Say(key text.Key, namesAndValues ...string) string
}

// Element returns the button in the language of a figure.
func (b *Button[Figure]) Element(v *View, f Figure) *vecty.HTML {
	var icon *vecty.HTML
	if b.Icon != "" {
		icon = Phrase("span", "cs-icon", b.Icon, Attributes("aria-hidden", "true"))
	}
	var label vecty.MarkupOrChild
	if b.Label != 0 {
		label = Words(f.Say(b.Label))
	}
	pressed := ""
	if b.Pressed != nil {
		pressed = strconv.FormatBool(b.Pressed(f))
	}
	enabled := b.Enabled == nil || b.Enabled(f)
	return Node("button", b.Class,
		// aria-disabled, because a button that disables itself would lose the focus.
		Attributes("type", "button", "aria-label", f.Say(b.Name), "aria-pressed", pressed, "aria-disabled", When(!enabled, "true")),
		v.On("click", func(string) {
			if b.Enabled == nil || b.Enabled(f) {
				b.Do(f)
			}
		}),
		icon,
		label,
	)
}
