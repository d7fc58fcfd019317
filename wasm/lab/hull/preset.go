package hull

import (
	"slices"
	"sync"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/pair"
	named "github.com/clipstage/clipstage/physics/hull/preset"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// preset is a named pair of hulls, which are built at first use.
type preset struct {
	id         string
	name, line text.Key
	shapes     [2]*Shape
	poses      [2]hull.Pose
	from       *named.Preset
	picture    *Picture // drawn at first use
}

// presets are the presets in menu order: the default, kinds of pairs, faults of the article's listing.
var presets = sync.OnceValue(func() (list []preset) {
	from := slices.Concat(named.All[:]...)
	for i := range from {
		keys := &presetWords[i]
		list = append(list, preset{id: from[i].ID, name: keys.name, line: keys.line, from: &from[i]})
	}
	return list
})

// presetWords are the messages of the pairs in package preset, in its order.
var presetWords = [...]struct{ name, line text.Key }{
	{text.HullPresetTiltedBoxName, text.HullPresetTiltedBoxText},
	{text.HullPresetOffsetName, text.HullPresetOffsetText},
	{text.HullPresetAlignedName, text.HullPresetAlignedText},
	{text.HullPresetFlushName, text.HullPresetFlushText},
	{text.HullPresetSpinName, text.HullPresetSpinText},
	{text.HullPresetTiltName, text.HullPresetTiltText},
	{text.HullPresetEdgeedgeName, text.HullPresetEdgeedgeText},
	{text.HullPresetEdgeshallowName, text.HullPresetEdgeshallowText},
	{text.HullPresetRidgeName, text.HullPresetRidgeText},
	{text.HullPresetVertfaceName, text.HullPresetVertfaceText},
	{text.HullPresetEdgefaceName, text.HullPresetEdgefaceText},
	{text.HullPresetIncidentName, text.HullPresetIncidentText},
	{text.HullPresetDeepName, text.HullPresetDeepText},
	{text.HullPresetInsideName, text.HullPresetInsideText},
	{text.HullPresetTouchName, text.HullPresetTouchText},
	{text.HullPresetGapName, text.HullPresetGapText},
	{text.HullPresetRandomName, text.HullPresetRandomText},
	{text.HullPresetRandomfaceName, text.HullPresetRandomfaceText},
	{text.HullPresetCotriName, text.HullPresetCotriText},
	{text.HullPresetTieName, text.HullPresetTieText},
	{text.HullPresetThinName, text.HullPresetThinText},
	{text.HullPresetScaleName, text.HullPresetScaleText},
	{text.HullPresetFarName, text.HullPresetFarText},
	{text.HullPresetFaultReferenceSignName, text.HullPresetFaultReferenceSignText},
	{text.HullPresetFaultFrameName, text.HullPresetFaultFrameText},
	{text.HullPresetFaultDeepestOnlyName, text.HullPresetFaultDeepestOnlyText},
	{text.HullPresetFaultFlippedDotName, text.HullPresetFaultFlippedDotText},
	{text.HullPresetFaultBoundaryName, text.HullPresetFaultBoundaryText},
	{text.HullPresetFaultDuplicatesName, text.HullPresetFaultDuplicatesText},
	{text.HullPresetFaultParallelIgnoredName, text.HullPresetFaultParallelIgnoredText},
	{text.HullPresetFaultMostAntiParallelName, text.HullPresetFaultMostAntiParallelText},
	{text.HullPresetFaultUnprunedName, text.HullPresetFaultUnprunedText},
}

// shapeOf returns the shape of a hull with its faces given.
func shapeOf(h *hull.Hull, err error) *Shape {
	if err != nil {
		panic("a prepared hull is none")
	}
	return &Shape{Hull: h, Points: h.Vertices, Faces: h.Loops()}
}

func (p *preset) build() {
	if p.shapes[A] != nil {
		return
	}
	from := p.from.Pair()
	for side, of := range [...]*pair.Shape{&from.A, &from.B} {
		shape, err := NewShape(Side(side), of.Points, of.Faces, of.Tolerance)
		if err != nil {
			panic(p.id + " is none")
		}
		p.shapes[side], p.poses[side] = shape, of.Pose
	}
}

// presetMoment returns the moment of a preset, nil if there is none.
func presetMoment(id string) *moment {
	p := presetNamed(id)
	if p == nil {
		return nil
	}
	p.build()
	return &moment{shapes: p.shapes, poses: p.poses, Origin: lab.Origin{Preset: p.id}}
}

func presetNamed(id string) *preset {
	for i := range presets() {
		if p := &presets()[i]; p.id == id {
			return p
		}
	}
	return nil
}

// PresetIDs returns the ids of the presets in menu order.
func PresetIDs() (ids []string) {
	for i := range presets() {
		ids = append(ids, presets()[i].id)
	}
	return ids
}

// PresetWords returns a preset's name and line, both "" for an unknown id.
func (f *collision) PresetWords(id string) (name, line string) {
	if p := presetNamed(id); p != nil {
		return f.Say(p.name), f.Say(p.line)
	}
	return "", ""
}
