package panels

import (
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/hands"
	"github.com/clipstage/clipstage/wasm/text"
)

// Tools are the tools of the pointer on the canvas, with undo and redo.
func Tools(f *world.Figure) func() *panel.Element {
	return func() *panel.Element { return tools(f).As("tools") }
}

func tools(f *world.Figure) *panel.Element {
	var list panel.List
	for tool := range hands.Tool(hands.ToolCount) {
		b := panel.Button{Command: "tool " + tool.String(), Label: tool.Name(), Name: tool.Name(),
			Do: func() { f.SetTool(tool) }, Pressed: panel.Press(f.Tool == tool), Keys: tool.Key()}
		title := panel.Attributes("title", f.Say(tool.Hint()), "data-tool", tool.String())
		list = append(list, panel.Node("span", "", title, b.Element(f)))
	}
	undo := panel.Button{Command: "undo", Icon: "↶", Label: text.UiUndo, Name: text.WorldUndoName, Do: f.Undo, Off: !f.CanUndo(), Keys: "Control+Z"}
	redo := panel.Button{Command: "redo", Icon: "↷", Label: text.UiRedo, Name: text.WorldRedoName, Do: f.Redo, Off: !f.CanRedo(), Keys: "Control+Y"}
	return panel.Node("div", "cs-hands",
		panel.Attributes("role", "toolbar", "aria-label", f.Say(text.WorldTools), "hidden", panel.When(f.Picked(), "hidden")),
		list, undo.Element(f), redo.Element(f))
}
