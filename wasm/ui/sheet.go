package ui

import (
	"strconv"

	"github.com/hexops/vecty"
)

// Sheets open in an inspector for import and export. The page reads, saves and copies files: see
// web/src/figure/files.ts.

// SheetButton returns the button that opens or closes a sheet.
func SheetButton(v *View, sheet int, open bool, label, name string, turn func()) *vecty.HTML {
	return Phrase("button", "cs-quiet", label,
		Attributes("type", "button", "aria-label", name, "aria-expanded", strconv.FormatBool(open), "data-sheet", strconv.Itoa(sheet)),
		v.On("click", func(string) { turn() }))
}

// Sheet returns an open sheet.
func Sheet(key, name string, parts ...vecty.MarkupOrChild) *vecty.HTML {
	return Node("section", "cs-sheet", append(parts, vecty.Markup(vecty.Key(key)), Attributes("aria-label", name))...)
}

// Import has the words of a sheet that imports a file or a text. Refused is the reason why the last import failed.
type Import struct {
	Name, Hint, File, Accept, Field, Load, Refused string
	More                                           vecty.MarkupOrChild // below the rest
}

// Element returns the sheet.
func (i *Import) Element() *vecty.HTML {
	var alert *vecty.HTML
	if i.Refused != "" {
		alert = Phrase("p", "cs-refused", i.Refused, Attributes("role", "alert"))
	}
	return Sheet("import", i.Name,
		Phrase("p", "cs-hint", i.Hint),
		Node("label", "cs-file", Words(i.File),
			Node("input", "cs-unseen", Attributes("type", "file", "accept", i.Accept, "data-import", "file"))),
		Node("textarea", "", Attributes("rows", "3", "autocomplete", "off", "spellcheck", "false", "data-import", "text",
			"placeholder", i.Field, "aria-label", i.Field, "aria-invalid", strconv.FormatBool(i.Refused != ""))),
		alert,
		Phrase("button", "cs-quiet", i.Load, Attributes("type", "button", "data-import", "load")),
		i.More)
}

// Offered returns a heading with buttons for export.
func Offered(heading, about string, parts ...vecty.MarkupOrChild) *vecty.HTML {
	return Node("div", "cs-offered",
		Node("div", "cs-tools", append([]vecty.MarkupOrChild{Phrase("strong", "", heading)}, parts...)...),
		Phrase("p", "cs-hint", about))
}

// Action returns a button whose action the page performs.
func Action(do, what, label, name string) *vecty.HTML {
	return Phrase("button", "cs-quiet", label, Attributes("type", "button", "aria-label", name, "data-export", do+" "+what))
}

// Done returns the place for the page's message that an action is done. A new key clears the message.
func Done(key any) *vecty.HTML {
	return Node("p", "cs-hint cs-done", vecty.Markup(vecty.Key(key)), Attributes("role", "status"))
}
