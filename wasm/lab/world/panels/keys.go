package panels

import (
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/quiz"
	"github.com/clipstage/clipstage/wasm/text"
)

// Keys lists the keyboard shortcuts. It leaves out shortcuts for edits that the reader may not make.
func Keys(f *world.Figure) func() *panel.Element {
	shows := func() usable { return usable{f.Editable, f.Asking.On()} }
	return panel.Memo(f, shows, func(now usable) *panel.Element { return keys(f, now).As("keys") })
}

// usable is the state that decides which shortcuts there are.
type usable struct {
	may  lab.Editable
	asks bool
}

func keys(f *world.Figure, now usable) *panel.Element {
	list := []panel.Shortcut{
		{Press: f.Say(text.KeySpace), Means: text.WorldKeysPlay}, {Press: "← →", Means: text.WorldKeysStep},
		{Press: "⇧ ← →", Means: text.WorldKeysShift}, {Press: ", .", Means: text.WorldKeysIteration},
		{Press: "< >", Means: text.WorldKeysPhase}, {Press: "l", Means: text.WorldKeysLayers}, {Press: "c", Means: text.WorldKeysCode},
		{Press: "n p", Means: text.WorldKeysRing}, {Press: f.Say(text.KeyPick), Means: text.WorldKeysPick},
		{Press: f.Say(text.KeyEnds), Means: text.WorldKeysEnds},
	}
	follow := panel.Shortcut{Press: "f", Means: text.WorldKeysFollow}
	undo := panel.Shortcut{Press: f.Say(text.KeyUndo), Means: text.WorldKeysUndo}
	if now.asks {
		list = append(list, quiz.Keys)
	}
	switch now.may {
	case lab.EditAll:
		list = append(list, panel.Shortcut{Press: "d a x b u", Means: text.WorldKeysTools}, follow,
			panel.Shortcut{Press: f.Say(text.KeyDelete), Means: text.WorldKeysDelete}, undo)
	case lab.EditDrag:
		list = append(list, follow, undo)
	}
	return panel.Keys(f, append(list, panel.Shortcut{Press: "+ − 0", Means: text.WorldKeysZoom}))
}
