package pair

import (
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// boxOption is the option that sets one box.
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

// Sentences returns a line with the title and one with the text for each shown stage. The page reserves room for the
// longest.
func (f *Figure) Sentences() string {
	s := ""
	for _, stage := range f.ShownStages() {
		w := f.WordsAt(stage)
		s += w.Title + "\n" + w.Text + "\n"
	}
	return s
}
