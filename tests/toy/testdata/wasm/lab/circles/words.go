package circles

import (
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/text"
)

var said = [StageCount]struct{ name, title, text text.Key }{
	{text.CirclesDistance, text.CirclesDistanceTitle, text.CirclesDistanceText},
	{text.CirclesOverlap, text.CirclesOverlapTitle, text.CirclesOverlapText},
	{text.CirclesContact, text.CirclesContactTitle, text.CirclesContactText},
}

// WordsAt returns the words of a stage.
func (f *Figure) WordsAt(stage Stage) finding.Words {
	s := text.Speech{Language: f.Language()}
	s.SetShort("distance", f.Now.Distance)
	s.SetShort("overlap", f.overlap())
	if stage > f.Reached() {
		return finding.Words{Title: s.Say(text.CirclesNoneTitle), Text: s.Say(text.CirclesNoneText)}
	}
	return finding.Words{Title: s.Say(said[stage].title), Text: s.Say(said[stage].text)}
}

// StageName returns the name of a stage.
func (f *Figure) StageName(stage Stage) string { return f.Say(said[stage].name) }

// PresetWords returns the name of a preset, and the line below it.
func (f *Figure) PresetWords(id string) (name, line string) {
	for _, p := range presets {
		if p.id == id {
			return f.Say(p.name), f.Say(p.line)
		}
	}
	return "", ""
}

// Preset returns the id of the shown preset, or "".
func (f *Figure) Preset() string { return f.Now.Preset }

// Spoken returns the words of the current stage in one line.
func (f *Figure) Spoken() string {
	w := f.WordsAt(f.Stage())
	return w.Title + ". " + w.Text
}

// Sentences returns two lines for each stage: the title and the text.
func (f *Figure) Sentences() (s string) {
	for stage := range StageCount {
		w := f.WordsAt(stage)
		s += w.Title + "\n" + w.Text + "\n"
	}
	return s
}

// Findings returns the parts of the inspector that a saved trace stores.
func (f *Figure) Findings() panel.List { return nil }

// Panels returns the controls and the inspector.
func (f *Figure) Panels() []*panel.Element {
	words, m := f.WordsAt(f.Stage()), panel.NewMarker(f.Language())
	return []*panel.Element{f.Controls(f, nil), panel.Node("aside", "cs-panel",
		panel.Attributes("aria-label", f.StageName(f.Stage())),
		panel.Node("div", "cs-presets", lab.PresetList(f, text.UiPresetOwn, PresetIDs())),
		m.Phrase("h2", "cs-title", words.Title),
		m.Text(words.Text),
		panel.Node("div", "cs-tools", panel.Undo(f)),
	).As("panel")}
}
