package panels

import (
	"strconv"

	"github.com/clipstage/clipstage/wasm/lab/panel"
)

// choice is a named row of buttons. One button is pressed. A button's command ends with its number.
func choice(name, command string, labels []string, pressed int, do func(i int)) *panel.Element {
	var list panel.List
	for i, label := range labels {
		number := strconv.Itoa(i)
		list = append(list, panel.Phrase("button", "cs-quiet", label,
			panel.Attributes("type", "button", "aria-pressed", strconv.FormatBool(i == pressed), "data-choice", number),
			panel.Click(command+" "+number, func() { do(i) })))
	}
	return panel.Node("div", "cs-choice", panel.Attributes("role", "group", "aria-label", name), list)
}
