package panel

import (
	"strconv"

	"github.com/clipstage/clipstage/wasm/text"
)

// Speaker has the messages that label controls.
type Speaker interface {
	Say(key text.Key, namesAndValues ...string) string
}

// Button is a button with an icon, a label, or both. Name is its accessible name and contains the label.
type Button struct {
	Command     string
	Class       string
	Icon        string
	Label, Name text.Key
	Do          func()
	Off         bool
	Pressed     Pressed
	Keys        string   // as aria-keyshortcuts
	Hint        text.Key // shown where the pointer rests; 0 for none
}

// Pressed is the state of a toggle button.
type Pressed string

// Press returns the state of a toggle button that is on or off.
func Press(on bool) Pressed { return Pressed(strconv.FormatBool(on)) }

// Element returns the button with the messages of s.
func (b Button) Element(s Speaker) *Element {
	var icon, label *Element
	if b.Icon != "" {
		icon = Phrase("span", "cs-icon", b.Icon, Attributes("aria-hidden", "true"))
	}
	if b.Label != 0 {
		label = Words(s.Say(b.Label))
	}
	hint := ""
	if b.Hint != 0 {
		hint = s.Say(b.Hint)
	}
	do := b.Do
	if b.Off {
		do = func() {}
	}
	return Node("button", b.Class,
		// aria-disabled, because a button that disables itself would lose the focus.
		Attributes("type", "button", "aria-label", s.Say(b.Name), "aria-pressed", string(b.Pressed),
			"aria-disabled", When(b.Off, "true"), "aria-keyshortcuts", b.Keys, "title", hint),
		Click(b.Command, do), icon, label)
}

// Undo returns the undo and redo buttons.
func Undo(f interface {
	Speaker
	Undo()
	Redo()
	CanUndo() bool
	CanRedo() bool
}) List {
	return List{
		Button{Command: "undo", Class: "cs-quiet", Label: text.UiUndo, Name: text.UiUndo, Do: f.Undo, Off: !f.CanUndo(), Keys: "Control+Z"}.Element(f),
		Button{Command: "redo", Class: "cs-quiet", Label: text.UiRedo, Name: text.UiRedo, Do: f.Redo, Off: !f.CanRedo(), Keys: "Control+Y"}.Element(f),
	}
}

// Option returns an option of a select. If options come and go, items must have its Key.
func Option(value, words string, chosen bool, items ...Item) *Element {
	return Phrase("option", "", words, append(items, Set("value", value), Set("selected", chosen))...)
}

// Group returns options under a heading.
func Group(heading string, options List) *Element {
	return Node("optgroup", "", Key(heading), Attributes("label", heading), options)
}

// Select returns a select. more are further items of the element.
func Select(name, command string, choose func(value string), options List, more ...Item) *Element {
	return Node("select", "", append(more, Attributes("aria-label", name), On("change", command, choose), options)...)
}

// Labelled returns a select with its label.
func Labelled(name string, list *Element) *Element {
	return Node("label", "cs-preset", Phrase("span", "", name), list)
}

// Field is a labelled text field for numbers. Refused text stays in the field, beside the reason.
type Field struct {
	Label, Name    string
	ID             string // of the field; also the name of its command
	Value, Refused string
	Fixed          bool // not editable
	Do             func(typed string)
}

// Element returns the field.
func (f *Field) Element() *Element {
	return Node("label", "cs-field", Phrase("span", "", f.Label), f.Input(), Refused("span", f.Refused))
}

// Input returns the field without its label. more are further items of the element.
func (f *Field) Input(more ...Item) *Element {
	return Node("input", "", append([]Item{
		Attributes("type", "text", "inputmode", "decimal", "autocomplete", "off", "spellcheck", "false",
			"data-field", f.ID, "aria-label", f.Name, "aria-invalid", strconv.FormatBool(f.Refused != "")),
		Set("readOnly", f.Fixed), Typed(f.ID, f.Value, f.Do)}, more...)...)
}

// Range is a slider.
type Range struct {
	Class, Name, Words    string // Words describe the value
	Command               string
	Min, Max, Step, Value string
	Do                    func(value string)
}

// Element returns the slider.
func (r *Range) Element(more ...Item) *Element {
	return Node("input", r.Class, append(more,
		Attributes("type", "range", "min", r.Min, "max", r.Max, "step", r.Step, "aria-label", r.Name, "aria-valuetext", r.Words),
		Set("value", r.Value), On("input", r.Command, r.Do))...)
}

// Number turns a command on a whole number into a command on text. Other text does nothing.
func Number(do func(n int)) func(value string) {
	return func(value string) {
		if n, err := strconv.Atoi(value); err == nil {
			do(n)
		}
	}
}

// Fold is a part of the inspector that the reader opens and closes by its heading. It is open at first. The
// hosted page closes it, unless it is needed or the reader left it open: see web/src/site/folds.ts.
func Fold(name, heading string, items ...Item) *Element {
	return HeadlessFold(name, Phrase("h3", "", heading), items...)
}

// HeadlessFold is a fold with any label, for a place that may not have a heading: before the title of the
// inspector.
func HeadlessFold(name string, label *Element, items ...Item) *Element {
	return Node("details", "cs-fold", append([]Item{Attributes("data-fold", name, "open", "open"), Node("summary", "", label)}, items...)...)
}

// Needed tells the hosted page to leave a fold open if so is true, because the fold shows something that is not
// the default.
func Needed(so bool) Item { return Attributes("data-needed", When(so, "true")) }

// Shortcut is a key and its effect.
type Shortcut struct {
	Press string
	Means text.Key
}

// Keys returns the list of keyboard shortcuts.
func Keys(s Speaker, keys []Shortcut) *Element {
	var list List
	for _, k := range keys {
		list = append(list, Node("dt", "", Phrase("kbd", "", k.Press)), Phrase("dd", "", s.Say(k.Means)))
	}
	// Only the hosted page shows this row: elsewhere a figure has no search.
	list = append(list, Node("dt", "cs-searchkey", Phrase("kbd", "", s.Say(text.KeySearch))), Phrase("dd", "cs-searchkey", s.Say(text.KeysSearch)))
	return Node("details", "cs-keys", Phrase("summary", "", s.Say(text.UiKeys)), Node("dl", "", list))
}
