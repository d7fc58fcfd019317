package panel

import "strconv"

// Sheets open in an inspector to import and to export. The page reads files, saves and copies: see
// web/src/figure/files.ts.

// SheetButton opens a sheet, or closes it.
func SheetButton(sheet int, open bool, label, name string, turn func()) *Element {
	number := strconv.Itoa(sheet)
	return Phrase("button", "cs-quiet", label, Click("sheet "+number, turn),
		Attributes("type", "button", "aria-label", name, "aria-expanded", strconv.FormatBool(open), "data-sheet", number))
}

// Sheet is one that is open.
func Sheet(key, name string, items ...Item) *Element {
	return Node("section", "cs-sheet", append(items, Key(key), Attributes("aria-label", name))...)
}

// Import has the words of a sheet that takes a file or a text, and why the last one was refused.
type Import struct {
	Name, Hint, File, Accept, Field, Load, Refused string
	More                                           *Element // below all that
}

// Element is the sheet.
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

// Offered is what can be taken, with its buttons.
func Offered(heading, about string, items ...Item) *Element {
	return Node("div", "cs-offered",
		Node("div", "cs-tools", append([]Item{Phrase("strong", "", heading)}, items...)...),
		Phrase("p", "cs-hint", about))
}

// Action is a button on which the page acts.
func Action(do, what, label, name string) *Element {
	return Phrase("button", "cs-quiet", label,
		Attributes("type", "button", "aria-label", name, "data-export", do+" "+what))
}

// Done is where the page says that it has done so. A message said for one key is gone at the next.
func Done(key string) *Element {
	return Node("p", "cs-hint cs-done", Key(key), Attributes("role", "status"))
}

// Picture is a button with a small picture in a gallery. data names the attribute that has its id.
func Picture(data, id, line string, current bool, load func(), drawing *Element, words ...Item) *Element {
	return Node("li", "", Node("button", "cs-picture", append([]Item{
		Attributes("type", "button", "title", line, "aria-current", When(current, "true"), data, id),
		Click("picture "+id, load), drawing}, words...)...))
}
