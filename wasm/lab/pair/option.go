package pair

import (
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// Editable returns what a reader may change.
func (f *Figure) Editable() lab.Editable { return f.editable }

// SetOption takes what an author has chosen for a figure, by the names that stand in the
// address of an embed. A value that cannot be is refused, and changes nothing.
func (f *Figure) SetOption(name, value string) error {
	switch name {
	case "preset":
		if f.LoadPreset(value) != nil {
			return lab.OneOf(name, value, PresetIDs())
		}
	case "state":
		s, err := parseState(value)
		if err != nil {
			return err.AsOption(name, text.NoticeRangeState)
		}
		f.set(s)
	case "stage":
		stage, err := f.StageNamed(value)
		if err != nil {
			return lab.OneOf(name, value, f.ShownIDs())
		}
		f.Seek(stage)
	case "a", "b":
		side := Side(name[0] - 'a')
		box, err := parseBox(side, value)
		if err != nil {
			return err.AsOption(name, text.NoticeRangeBox)
		}
		pose := f.pose
		pose[side] = box
		f.base = moment{pose: pose, preset: presetOf(pose)}
		f.change(f.base)
		f.Mark(lab.ChangeFit)
	case "stages":
		return f.SetStages(value)
	case "editable":
		f.Drop() // the new value may not allow it
		f.Mark(lab.ChangeView)
		return f.editable.Set(value)
	default:
		return lab.OneOf("option", name, []string{"preset", "state", "a", "b", "stage", "stages", "editable"})
	}
	return nil
}

// PresetIDs returns the presets' ids, in the order of their menu.
func PresetIDs() (ids []string) {
	for i := range scene.Pairs {
		ids = append(ids, scene.Pairs[i].ID)
	}
	return ids
}

// Sentences returns the title and the text of each shown stage in turn, a line each: for
// a page that keeps room for the longest.
func (f *Figure) Sentences() string {
	s := ""
	for _, stage := range f.ShownStages() {
		w := f.WordsAt(stage)
		s += w.Title + "\n" + w.Text + "\n"
	}
	return s
}

// Changed reports whether there is anything to reset but the stage.
func (f *Figure) Changed() bool { return f.moment() != f.base }
