package ui

import (
	"strconv"

	"github.com/hexops/vecty"
	"github.com/hexops/vecty/elem"
	"github.com/hexops/vecty/event"
	"github.com/hexops/vecty/prop"

	"github.com/clipstage/clipstage/wasm/text"
)

// button is a command with a face. What is written on it is part of its name.
type button struct {
	label, name     text.Key
	icon            string
	do              func()
	disabled        bool
	class           string
	toggle, pressed bool
}

func (do Do) button(b button) *vecty.HTML {
	name := b.name
	if name == 0 {
		name = b.label
	}
	return elem.Button(
		vecty.Markup(
			prop.Type(prop.TypeButton),
			vecty.Class(b.class),
			prop.Disabled(b.disabled),
			vecty.Attribute("aria-label", say(name)),
			vecty.MarkupIf(b.toggle, vecty.Attribute("aria-pressed", strconv.FormatBool(b.pressed))),
			event.Click(func(*vecty.Event) { do(b.do) }),
		),
		vecty.If(b.icon != "", elem.Span(vecty.Markup(vecty.Class("cs-icon"), vecty.Attribute("aria-hidden", "true")), vecty.Text(b.icon))),
		vecty.Text(say(b.label)),
	)
}
