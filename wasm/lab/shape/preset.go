package shape

import (
	"sync"

	"github.com/clipstage/clipstage/physics/shape/preset"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// presetWords are the messages of the pairs in package preset, in its order.
var presetWords = [...]struct{ name, line text.Key }{
	{text.ShapePresetFlushRestName, text.ShapePresetFlushRestText},
	{text.ShapePresetTiltedCornerName, text.ShapePresetTiltedCornerText},
	{text.ShapePresetCutAtBothEndsName, text.ShapePresetCutAtBothEndsText},
	{text.ShapePresetTipIntoFaceName, text.ShapePresetTipIntoFaceText},
	{text.ShapePresetRoundedCornersName, text.ShapePresetRoundedCornersText},
	{text.ShapePresetGapInReachName, text.ShapePresetGapInReachText},
	{text.ShapePresetTheHoleName, text.ShapePresetTheHoleText},
	{text.ShapePresetCapsuleOnEdgeName, text.ShapePresetCapsuleOnEdgeText},
	{text.ShapePresetLeaningCapsulesName, text.ShapePresetLeaningCapsulesText},
	{text.ShapePresetCirclePastCornerName, text.ShapePresetCirclePastCornerText},
	{text.ShapePresetBallOnCornerName, text.ShapePresetBallOnCornerText},
	{text.ShapePresetCapsuleOnStepName, text.ShapePresetCapsuleOnStepText},
	{text.ShapePresetTriangleInVName, text.ShapePresetTriangleInVText},
	{text.ShapePresetHexagonFlushName, text.ShapePresetHexagonFlushText},
	{text.ShapePresetRoundedNeedleName, text.ShapePresetRoundedNeedleText},
	{text.ShapePresetNearlyParallelCapsulesName, text.ShapePresetNearlyParallelCapsulesText},
}

// PresetIDs returns the ids of the presets in menu order.
func PresetIDs() (ids []string) {
	for i := range preset.All {
		ids = append(ids, preset.All[i].ID)
	}
	return ids
}

// presetMoments are the moments of the presets, in menu order.
var presetMoments = sync.OnceValue(func() (list []moment) {
	for i := range preset.All {
		p := &preset.All[i]
		m := moment{Origin: lab.Origin{Preset: p.ID}}
		for side, text := range [...]string{p.A, p.B} {
			m.solids[side], _ = readSolid(Side(side), text)
		}
		list = append(list, m)
	}
	return list
})

// presetMoment returns the moment of a preset, nil if there is none.
func presetMoment(id string) *moment {
	list := presetMoments()
	for i := range list {
		if list[i].Preset == id {
			return &list[i]
		}
	}
	return nil
}

// momentOf returns the moment of two solids. If a preset has exactly these solids, the moment names it.
func momentOf(solids *[2]Solid) *moment {
	list := presetMoments()
	for i := range list {
		if list[i].solids == *solids {
			return &list[i]
		}
	}
	return &moment{solids: *solids}
}

// PresetWords returns a preset's name and line. Both are "" for an unknown id.
func (f *collision) PresetWords(id string) (name, line string) {
	for i := range preset.All {
		if preset.All[i].ID == id {
			return f.Say(presetWords[i].name), f.Say(presetWords[i].line)
		}
	}
	return "", ""
}
