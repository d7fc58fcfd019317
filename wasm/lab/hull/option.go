package hull

import (
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
		p, err := parsePose(side, value)
		if err != nil {
			return err.AsOption(name, text.HullRangePose)
		}
		m := f.now
		m.moved, m.poses[side] = true, p
		f.load(&m)
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
