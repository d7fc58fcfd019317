package pair

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
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
			return lab.OneOf(name, value, f.shownIDs())
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
		return f.setStages(value)
	case "editable":
		f.Drop() // the new value may not allow it
		f.Mark(lab.ChangeView)
		return f.editable.Set(value)
	default:
		return lab.OneOf("option", name, []string{"preset", "state", "a", "b", "stage", "stages", "editable"})
	}
	return nil
}

// setStages takes the ids of the stages that are shown, parted by commas, in any order.
func (f *Figure) setStages(ids string) error {
	hidden := ^uint16(0)
	for _, id := range lab.Split(ids, ',') {
		stage, ok := physics.ParseStage(id)
		if !ok {
			return lab.SomeOf("stages", ids, stageIDs())
		}
		hidden &^= 1 << stage
	}
	f.hidden = hidden
	f.Mark(lab.ChangeView)
	f.show(f.stage)
	return nil
}

// allStages has a bit for each stage.
const allStages = 1<<physics.StageCount - 1

// Shown reports whether a stage is one of those that the author has chosen to show.
func (f *Figure) Shown(stage physics.Stage) bool { return f.hidden>>stage&1 == 0 }

// ShownStages returns those stages, in order; at least one.
func (f *Figure) ShownStages() (list []physics.Stage) {
	for stage := physics.StageSetup; stage < physics.StageCount; stage++ {
		if f.Shown(stage) {
			list = append(list, stage)
		}
	}
	return list
}

// FirstStage and LastStage are the ends of the shown stages.
func (f *Figure) FirstStage() physics.Stage { return f.ShownStages()[0] }
func (f *Figure) LastStage() physics.Stage {
	list := f.ShownStages()
	return list[len(list)-1]
}

// End is the stage to which Next and Play lead: the one where the collide call ended. Where
// the author does not show that one, it is the next shown, which says what happened.
func (f *Figure) End() physics.Stage { return f.nearest(f.clipping.Reached) }

// after returns the shown stage that follows the present one on the way to the end.
func (f *Figure) after() (stage physics.Stage, ok bool) {
	for stage = f.stage + 1; stage <= f.End(); stage++ {
		if f.Shown(stage) {
			return stage, true
		}
	}
	return f.stage, false
}

// nearest returns the stage itself if it is shown, else the next one, else the last.
func (f *Figure) nearest(stage physics.Stage) physics.Stage {
	for s := stage; s < physics.StageCount; s++ {
		if f.Shown(s) {
			return s
		}
	}
	return f.LastStage()
}

func (f *Figure) shownIDs() (ids []string) {
	for _, stage := range f.ShownStages() {
		ids = append(ids, stage.String())
	}
	return ids
}

func stageIDs() (ids []string) { return (&Figure{}).shownIDs() }

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

// StageNumber returns the number of the present stage among the shown ones, from 1, and how
// many they are, as words.
func (f *Figure) StageNumber() (number, count string) {
	n := 0
	list := f.ShownStages()
	for i, stage := range list {
		if stage == f.stage {
			n = i + 1
		}
	}
	return strconv.Itoa(n), strconv.Itoa(len(list))
}
