package hull

import (
	"sync"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/text"
)

// preset is a named pair of hulls.
type preset struct {
	id         string
	name, line text.Key
	shapes     [2]*Shape
	poses      [2]hull.Pose
}

// presets are the named pairs, in the order of their menu. The first is the default: its call reaches all stages.
var presets = sync.OnceValue(func() []preset {
	brick := func(x, y, z float64) *Shape { return shapeOf(hull.Box(hull.Vec3{X: x, Y: y, Z: z})) }
	at := func(x, y, z, w, i, j, k float64) hull.Pose {
		return hull.Pose{Position: hull.Vec3{X: x, Y: y, Z: z}, Rotation: hull.Quat{W: w, X: i, Y: j, Z: k}}
	}
	// Rotations have whole numbers over their length, so that they are the same everywhere.
	turned := func(x, y, z, w, i, j, k float64) hull.Pose {
		p := at(x, y, z, w, i, j, k)
		p.Rotation, _ = unit(p.Rotation)
		return p
	}
	return []preset{
		{"tilted-box", text.HullPresetTiltedBoxName, text.HullPresetTiltedBoxText,
			[2]*Shape{brick(2.2, 1.8, 1), brick(2, 1.5, 0.9)},
			[2]hull.Pose{hull.Origin, turned(0.32, 0.17, 0.83, 100, -8, -8, 35)}},
		{"crossing-edges", text.HullPresetCrossingEdgesName, text.HullPresetCrossingEdgesText,
			[2]*Shape{brick(2.3, 0.9, 0.9), brick(2.1, 0.8, 0.8)},
			[2]hull.Pose{turned(0, 0, 0, 100, 41, 0, 0), turned(0.1, 0.05, 1.0, 70, 27, 27, 70)}},
		{"hexagon-on-hexagon", text.HullPresetHexagonName, text.HullPresetHexagonText,
			[2]*Shape{shapeOf(hull.Prism(6, 1, 0.8)), shapeOf(hull.Prism(6, 1, 0.8))},
			[2]hull.Pose{hull.Origin, at(0, 0, 0.68, 1, 0, 0, 0)}},
		{"tip-down", text.HullPresetTipDownName, text.HullPresetTipDownText,
			[2]*Shape{brick(2.4, 2, 0.8), shapeOf(hull.Pyramid(5, 0.8, 1.2))},
			[2]hull.Pose{hull.Origin, turned(0.2, 0.1, 0.9, 4, 100, 3, 0)}},
		{"apart", text.HullPresetApartName, text.HullPresetApartText,
			[2]*Shape{brick(1.6, 1.6, 1), shapeOf(hull.Platonic(hull.Icosahedron, 0.8))},
			[2]hull.Pose{hull.Origin, turned(0.3, 0.2, 1.5, 10, 1, 2, 3)}},
		{"apart-edges", text.HullPresetApartEdgesName, text.HullPresetApartEdgesText,
			[2]*Shape{brick(2.3, 0.9, 0.9), brick(2.1, 0.8, 0.8)},
			[2]hull.Pose{turned(0, 0, 0, 100, 41, 0, 0), turned(0.1, 0.05, 1.25, 70, 27, 27, 70)}},
	}
})

// shapeOf keeps the faces of a hull that is given by these.
func shapeOf(h *hull.Hull, err error) *Shape {
	if err != nil {
		panic(err.Error())
	}
	return &Shape{h, h.Vertices, h.Loops()}
}

func presetMoment(p *preset) moment { return moment{shapes: p.shapes, poses: p.poses, preset: p.id} }

func presetNamed(id string) *preset {
	for i := range presets() {
		if p := &presets()[i]; p.id == id {
			return p
		}
	}
	return nil
}

// PresetIDs returns the presets' ids, in the order of their menu.
func PresetIDs() (ids []string) {
	for i := range presets() {
		ids = append(ids, presets()[i].id)
	}
	return ids
}

// PresetWords returns a preset's name and its line, both "" for an id without words.
func (f *Figure) PresetWords(id string) (name, line string) {
	if p := presetNamed(id); p != nil {
		return f.Say(p.name), f.Say(p.line)
	}
	return "", ""
}
