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
	vecty.Core
	view
	shown inHand
}

// inHand is what tools show.
type inHand struct {
	tool                     world.Tool
	undo, redo, picked, gone bool
}

// Copy implements vecty.Copier: see package pair.
func (t *tools) Copy() vecty.Component { return &tools{view: t.view, shown: t.shown} }

func (t *tools) shows() inHand {
	f := t.Figure
	if t.Gone() {
		return inHand{gone: true}
	}
	_, _, picked := f.Chosen()
	return inHand{tool: f.Tool(), undo: f.CanUndo(), redo: f.CanRedo(), picked: picked}
}

// Update implements ui.Component.
func (t *tools) Update() {
	if t.shown != t.shows() {
		t.Again(t)
	}
}

// Render implements vecty.Component.
func (t *tools) Render() vecty.ComponentOrHTML {
	t.shown = t.shows()
	if t.Gone() {
		t.Enter()
		return ui.Node("div", "")
	}
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
