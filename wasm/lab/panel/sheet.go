package panel

import "strconv"

// A sheet opens in an inspector, for import or export. The page reads, saves and copies files: see
// web/src/figure/files.ts.

// SheetButton returns the button that opens or closes a sheet.
func SheetButton(sheet int, open bool, label, name string, turn func()) *Element {
	number := strconv.Itoa(sheet)
	return Phrase("button", "cs-quiet", label, Click("sheet "+number, turn),
		Attributes("type", "button", "aria-label", name, "aria-expanded", strconv.FormatBool(open), "data-sheet", number))
}

// Sheet returns an open sheet.
func Sheet(key, name string, items ...Item) *Element {
	return Node("section", "cs-sheet", append(items, Key(key), Attributes("aria-label", name))...)
}

// Import has the texts of a sheet that imports a file or a text. Refused is the reason why the last import
// failed.
type Import struct {
	Name, Hint, File, Accept, Field, Load, Refused string
	More                                           *Element // below all others
}

// Element returns the sheet.
func (i *Import) Element() *Element {
	return Sheet("import", i.Name,
		Phrase("p", "cs-hint", i.Hint),
		Node("label", "cs-file", Words(i.File),
			Node("input", "cs-unseen", Attributes("type", "file", "accept", i.Accept, "data-import", "file"))),
		Node("textarea", "", Attributes("rows", "3", "autocomplete", "off", "spellcheck", "false", "data-import", "text",
			"placeholder", i.Field, "aria-label", i.Field, "aria-invalid", strconv.FormatBool(i.Refused != ""))),
		Refused("p", i.Refused),
		Phrase("button", "cs-quiet", i.Load, Attributes("type", "button", "data-import", "load")),
		i.More)
}

// Offered returns a heading with buttons for export.
func Offered(heading, about string, items ...Item) *Element {
	return Node("div", "cs-offered",
		Node("div", "cs-tools", append([]Item{Phrase("strong", "", heading)}, items...)...),
		Phrase("p", "cs-hint", about))
}

// Action returns a button whose action the page performs.
func Action(do, what, label, name string) *Element {
	return Phrase("button", "cs-quiet", label,
		Attributes("type", "button", "aria-label", name, "data-export", do+" "+what))
}

// Done returns the place for the page's message that an action is done. A new key clears the message.
func Done(key string) *Element {
	return Node("p", "cs-hint cs-done", Key(key), Attributes("role", "status"))
}

// Picture returns a button with a small picture, as an item of a gallery. data is the name of the attribute
// with the id.
func Picture(data, id, line string, current bool, load func(), drawing *Element, words ...Item) *Element {
	return Node("li", "", Node("button", "cs-picture", append([]Item{
		Attributes("type", "button", "title", line, "aria-current", When(current, "true"), data, id),
		Click(data+" "+id, load), drawing}, words...)...))
}
