package main

import (
	"maps"
	"reflect"
	"strconv"
	"strings"

	rounded "github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/wasm/bridge"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/internal/gen/output"
	shapes "github.com/clipstage/clipstage/wasm/lab/shape"
)

func init() {
	generators = append(generators, shapeCode)
	pages = append(pages, bridge.Shape(nil))
	maps.Copy(docs, map[string]string{
		"shape tick":      "Shows the next stage while the figure plays.",
		"shape forget":    "Clears the undo history.",
		"shape open":      "Opens the state of a link. An invalid one leaves a notice.",
		"shape focus":     "0 none, 1 A, 2 B.",
		"shape key":       "Whether the key had a meaning here. where is one of WHERE.",
		"shape sentences": "A line with the title and one with the text of each shown stage.",
		"shape compare":   "Shows the answers side by side, or hides them.",
		"shape light":     "Highlights a quantity: one of SHAPE_QUANTITY.",
		"shape load":      "Shows a pair from a parsed JSON file.",
		"shape loadPath":  "Replaces the focused shape, or A, by the polygon of an SVG path.",
		"shape refuse":    "Shows in the sheet why an import failed.",
		"shape hover":     "The part under the pointer: one of SHAPE_PART.",
		"shape grab":      "Begins to drag the part under the pointer, and returns it. A choice of a question is an answer.",
		"shape poke":      "Deletes the corner under the pointer, or adds one at the nearest edge there: a double click.",
		"shape file":      "Both shapes as JSON.",
	})
}

// shapeCode returns the constants of the Shapes lab and the layout of its frames.
func shapeCode() output.Files {
	kinds, cases := make([]rounded.Kind, rounded.KindCount), make([]string, rounded.CaseCount)
	for i := range kinds {
		kinds[i] = rounded.Kind(i)
	}
	for i := range cases {
		cases[i] = rounded.Case(i).String()
	}
	pairs := make([]rounded.PairKind, rounded.PairCount)
	for i := range pairs {
		pairs[i] = rounded.PairKind(i)
	}
	base := bridgeHead + list("The stages of all kinds of pairs of shapes, in running order: frame[S.stage].", "SHAPE_STAGES", shapes.StageIDs()) +
		typeOf("ShapeStage", "SHAPE_STAGES") +
		list("The stages of the Shapes lab that a figure may ask about.", "SHAPE_ASKED", shapes.Asked) +
		list("The presets of the Shapes lab in menu order. The first is the default.", "SHAPE_PRESETS", shapes.PresetIDs()) +
		list("The kinds of pairs: frame[S.kind].", "SHAPE_PAIRS", pairs) +
		list("The kinds of shapes: frame[S.sides[0].kind].", "SHAPE_KINDS", kinds) +
		list("The ends of a call: frame[S.case].", "SHAPE_CASES", cases) +
		group("The part of a shape under the pointer: frame[S.hands.part].", "SHAPE_PART", "none", shapes.PartNone, "inside", shapes.PartInside,
			"knob", shapes.PartKnob, "radius", shapes.PartRadius, "corner", shapes.PartCorner, "choice", shapes.PartChoice) +
		group("The quantities that can be highlighted: frame[S.lit]. Shapes have two values, edges and corners eight for A and eight for B, points and contacts two.",
			"SHAPE_QUANTITY", "none", 0, "shape", shapes.QuantityShape, "edge", shapes.QuantityEdge, "corner", shapes.QuantityCorner,
			"reference", shapes.QuantityReference, "incident", shapes.QuantityIncident, "normal", shapes.QuantityNormal, "point", shapes.QuantityPoint,
			"contact", shapes.QuantityContact, "nearest", shapes.QuantityNearest, "region", shapes.QuantityRegion, "margin", shapes.QuantityMargin)
	layout := layoutPart{"The slots of two shapes: frame[S.stage].", "S", reflect.TypeFor[frame.Shapes](), frame.ShapeSlots}
	return output.Files{
		"web/src/base/shape.gen.ts": base,
		"web/testdata/shapes.json":  shapeFrames(),
		"web/src/draw/shape.gen.ts": "// Generated from wasm/frame/shape.go by make generate. Do not edit.\n" + layout.typescript(),
	}
}

// shapeFrames returns the frames that the web tests draw: of each preset the last stage's, with the numbers of its
// stages, and whether a comparison adds answers.
func shapeFrames() string {
	f := shapes.New()
	var lines []string
	for _, id := range shapes.PresetIDs() {
		must(f.LoadPreset(id))
		var stages []float64
		for _, stage := range f.ShownStages() {
			stages = append(stages, float64(stage))
			f.Seek(stage)
		}
		f.Compare(true)
		lines = append(lines, `{"id": `+strconv.Quote(id)+`, "stages": [`+numbersText(stages)+`], "frame": [`+numbersText(f.Frame())+`]}`)
		f.Compare(false)
	}
	return "[\n" + strings.Join(lines, ",\n") + "\n]\n"
}
