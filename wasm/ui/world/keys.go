package world

import (
	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// keys lists what the keyboard does.
func (v *view) keys() *vecty.HTML {
	var list vecty.List
	for _, k := range [...]struct {
		press string
		means text.Key
	}{
		{v.say(text.KeySpace), text.WorldKeysPlay}, {"← →", text.WorldKeysStep}, {"⇧ ← →", text.WorldKeysShift},
		{", .", text.WorldKeysIteration}, {"< >", text.WorldKeysPhase}, {"l", text.WorldKeysLayers}, {"n p", text.WorldKeysRing},
		{v.say(text.KeyPick), text.WorldKeysPick}, {v.say(text.KeyEnds), text.WorldKeysEnds}, {"d a x b u", text.WorldKeysTools}, {"f", text.WorldKeysFollow}, {v.say(text.KeyDelete), text.WorldKeysDelete}, {v.say(text.KeyUndo), text.WorldKeysUndo}, {"+ − 0", text.WorldKeysZoom},
	} {
		if !v.does(k.means) {
			continue
		}
		list = append(list, ui.Node("dt", "", ui.Phrase("kbd", "", k.press)), ui.Phrase("dd", "", v.say(k.means)))
	}
	return ui.Node("details", "cs-keys", ui.Phrase("summary", "", v.say(text.UiKeys)), ui.Node("dl", "", list))
}

// does reports whether a key does that here: of what readers may not change there is nothing to say.
func (v *view) does(means text.Key) bool {
	e := v.Figure.Editable()
	return (means != text.WorldKeysDelete && means != text.WorldKeysTools || e == lab.EditAll) && (means != text.WorldKeysUndo && means != text.WorldKeysFollow || e != lab.EditNone)
}
