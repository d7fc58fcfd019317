package pair

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/text"
)

// Words returns the words of the present stage.
func (f *Figure) Words() finding.Words { return f.WordsAt(f.Stage()) }

// Spoken returns a line for screen readers: the verdict, if there is one, and the words of the current stage.
func (f *Figure) Spoken() string {
	w := f.Words()
	said := f.Language().Titled(w.Title, w.Text)
	if v := f.sheet.Verdict(); v != nil {
		return f.Language().Sentences(f.Language().Titled(f.Say(v.Title()), v.Text), said)
	}
	return said
}

// WordsAt returns the words of any stage. For a veiled stage these are other words.
func (f *Figure) WordsAt(stage physics.Stage) finding.Words {
	if f.Veiled(stage) {
		return f.veiled(stage)
	}
	w := clipping.At(f.Language(), &f.clipping, &f.bodies[A], &f.bodies[B], stage)
	w.Text = f.words.Of(stage.String(), w.Text)
	return w
}

// StageName returns the name of a stage.
func (f *Figure) StageName(stage physics.Stage) string {
	return clipping.StageName(f.Language(), stage)
}

// presetWords are the words of the presets, in the order of scene.Pairs.
var presetWords = [...]struct{ name, line text.Key }{
	{text.PresetTwoContactsName, text.PresetTwoContactsText},
	{text.PresetRestingName, text.PresetRestingText},
	{text.PresetCornerDownName, text.PresetCornerDownText},
	{text.PresetDeepName, text.PresetDeepText},
	{text.PresetEdgeOnEdgeName, text.PresetEdgeOnEdgeText},
	{text.PresetReferenceOnBName, text.PresetReferenceOnBText},
	{text.PresetBothClipName, text.PresetBothClipText},
	{text.PresetKeepDropsName, text.PresetKeepDropsText},
	{text.PresetSeparatedAName, text.PresetSeparatedAText},
	{text.PresetSeparatedBName, text.PresetSeparatedBText},
	{text.PresetNearTieName, text.PresetNearTieText},
	{text.PresetSameCentreName, text.PresetSameCentreText},
	{text.PresetThinName, text.PresetThinText},
	{text.PresetOverlapNoContactName, text.PresetOverlapNoContactText},
	{text.PresetCornerTouchName, text.PresetCornerTouchText},
	{text.PresetSwappedCountName, text.PresetSwappedCountText},
}

// PresetWords returns a preset's name and line. Both are "" for an unknown id.
func (f *Figure) PresetWords(id string) (name, line string) {
	for i := range scene.Pairs {
		if scene.Pairs[i].ID == id {
			keys := presetWords[i]
			return f.Say(keys.name), f.Say(keys.line)
		}
	}
	return "", ""
}
