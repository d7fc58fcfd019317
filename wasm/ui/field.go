package ui

import (
	"strconv"

	"github.com/hexops/vecty"
)

// Field is a labelled field for a number.
type Field struct {
	ID          string // data-field, and the name of the draft
	Label, Name string // on the page; for screen readers
	Value       string // in the field: the number, or the text that was refused
	Refused     string // why the text was refused, or ""
	ReadOnly    bool
	Type        func(typed string) // takes another text
}

// Element makes the field's element.
func (f *Field) Element(v *View) *vecty.HTML {
	var alert *vecty.HTML
	if f.Refused != "" {
		alert = Phrase("span", "cs-refused", f.Refused, Attributes("role", "alert"))
	}
	return Node("label", "cs-field",
		Phrase("span", "", f.Label),
		Node("input", "",
			Attributes("type", "text", "inputmode", "decimal", "autocomplete", "off", "spellcheck", "false",
				"data-field", f.ID, "aria-label", f.Name, "aria-invalid", strconv.FormatBool(f.Refused != "")),
			Property("readOnly", f.ReadOnly),
			v.Typed(f.ID, f.Value, f.Type),
		),
		alert,
	)
}

// Option is a choice of a menu.
type Option struct{ ID, Name string }

// Menu is a select with a label. own is a first option for a state that no option names, or "".
func Menu(v *View, label string, list []Option, chosen, own string, choose func(id string)) *vecty.HTML {
	var options vecty.List
	option := func(id, name, key string) {
		options = append(options, Phrase("option", "", name, vecty.Markup(vecty.Key(key)), Property("value", id), Property("selected", id == chosen)))
	}
	if own != "" {
		option("", own, "own")
	}
	for _, o := range list {
		option(o.ID, o.Name, o.ID)
	}
	return Node("label", "cs-preset",
		Phrase("span", "", label),
		Node("select", "", Attributes("aria-label", label), v.On("change", choose), options))
}

// Card is a preset as a small picture.
type Card struct {
	ID, Name, Line string
	Width, Height  int // of the picture's box
	Shapes         vecty.List
}

// Gallery is a list of presets as small pictures.
func Gallery(v *View, label string, cards []Card, chosen string, choose func(id string)) *vecty.HTML {
	items := make(vecty.List, len(cards))
	for i := range cards {
		c := &cards[i]
		items[i] = Node("li", "", Node("button", "cs-picture",
			Attributes("type", "button", "title", c.Line, "aria-current", When(c.ID == chosen, "true"), "data-preset", c.ID),
			v.On("click", func(string) { choose(c.ID) }),
			Drawing("svg", Attributes("viewBox", "0 0 "+strconv.Itoa(c.Width)+" "+strconv.Itoa(c.Height), "aria-hidden", "true"), c.Shapes),
			Phrase("span", "", c.Name)))
	}
	return Node("ul", "cs-gallery", vecty.Markup(vecty.Key("pictures")), Attributes("aria-label", label), items)
}
