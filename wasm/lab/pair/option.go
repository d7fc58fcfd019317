package pair

import (
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// boxOption returns the option that sets one box.
func (f *Figure) boxOption(side Side) lab.Option {
	return lab.Option{Name: side.String(), Allows: text.NoticeRangeBox, Set: func(value string) error {
		box, err := parseBox(side, value)
		if err != nil {
			return err
		}
		pose := f.Now.pose
		pose[side] = box
		f.Begin(momentOf(pose))
		return nil
	}}
}

// PresetIDs returns the ids of the presets in menu order.
func PresetIDs() (ids []string) {
	for i := range scene.Pairs {
		ids = append(ids, scene.Pairs[i].ID)
	}
	return ids
}

// Sentences returns two lines for each shown stage: the title and the text. The page reserves room for the
// longest.
func (f *Figure) Sentences() string {
	s := ""
	for _, stage := range f.ShownStages() {
		w := f.WordsAt(stage)
		s += w.Title + "\n" + w.Text + "\n"
	}
	return s
}
