package world

import (
	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

var (
	undoButton = button{Icon: "↶", Label: text.UiUndo, Name: text.WorldUndoName, Do: (*world.Figure).Undo, Enabled: (*world.Figure).CanUndo}
	redoButton = button{Icon: "↷", Label: text.UiRedo, Name: text.WorldRedoName, Do: (*world.Figure).Redo, Enabled: (*world.Figure).CanRedo}
)

// tools are what a pointer does on the canvas, with undo and redo.
type tools struct {
	view
	shown inHand
}

func newTools(v view) ui.Component {
	t := &tools{view: v}
	return ui.NewMemo(v.View, "div", t.shows, t.render)
}

// inHand is what tools show.
type inHand struct {
	tool               world.Tool
	undo, redo, picked bool
}

func (t *tools) shows() inHand {
	f := t.Figure
	_, _, picked := f.Chosen()
	return inHand{tool: f.Tool(), undo: f.CanUndo(), redo: f.CanRedo(), picked: picked}
}

func (t *tools) render(shown inHand) *vecty.HTML {
	t.shown = shown
	root := t.Root()
	var list vecty.List
	for tool := range world.Tool(world.ToolCount) {
		b := button{
			Label: tool.Name(), Name: tool.Name(), Do: func(f *world.Figure) { f.SetTool(tool) },
			Pressed: func(f *world.Figure) bool { return f.Tool() == tool },
		}
		list = append(list, ui.Node("span", "", ui.Attributes("title", t.say(tool.Hint()), "data-tool", tool.String()), t.button(&b)))
	}
	return ui.Node("div", "cs-hands", root,
		ui.Attributes("role", "toolbar", "aria-label", t.say(text.WorldTools), "hidden", ui.When(t.shown.picked, "hidden")),
		list, t.button(&undoButton), t.button(&redoButton))
}
