package main

import (
	"fmt"
	"strings"

	"github.com/clipstage/clipstage/physics"
	solid "github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/mistakes"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/flat"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/internal/gen/output"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/ask/boxes"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/lab/hull"
	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/hands"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

// list declares names in their order.
func list[ID any](doc, name string, ids []ID) string {
	return fmt.Sprintf("\n/** %s */\nexport const %s = [%s] as const;\n", doc, name, quoted(ids, ", "))
}

// typeOf declares the type of a list's names.
func typeOf(name, list string) string {
	return fmt.Sprintf("\nexport type %s = typeof %s[number];\n", name, list)
}

// word declares one name.
func word(doc, name, value string) string {
	return fmt.Sprintf("\n/** %s */\nexport const %s = '%s';\n", doc, name, value)
}

// group declares numbers by name. values are alternating names and numbers.
func group(doc, name string, values ...any) string {
	var fields []string
	for i := 0; i < len(values); i += 2 {
		fields = append(fields, fmt.Sprintf("%s: %d", values[i], values[i+1]))
	}
	return fmt.Sprintf("\n/** %s */\nexport const %s = {%s} as const;\n", doc, name, strings.Join(fields, ", "))
}

// quoted returns names in quotation marks.
func quoted[ID any](ids []ID, separator string) string {
	var all []string
	for _, id := range ids {
		all = append(all, fmt.Sprintf("'%v'", id))
	}
	return strings.Join(all, separator)
}

// constants returns the constants of Go for the page. Frames of other labs do not load the Hulls lab's.
func constants() output.Files {
	var labs, scenes []string
	var layouts, kinds []any
	for _, page := range pages {
		labs = append(labs, page.Labs[0].ID)
		layouts = append(layouts, page.Labs[0].ID, page.Layout)
	}
	for _, world := range scene.Worlds {
		scenes = append(scenes, world.ID)
	}
	phases := make([]physics.Phase, physics.PhaseCount)
	for i := range phases {
		phases[i] = physics.Phase(i)
	}
	for i, name := range flat.Names {
		kinds = append(kinds, name, i)
	}
	stages, later := cursor.StageIDs()[:physics.StageCount], cursor.StageIDs()[physics.StageCount:]
	planar := bridgeHead + list("The stages of a collide call, in order.", "STAGES", stages) + typeOf("Stage", "STAGES") +
		"\n/** The stages of a picked pair in a world: the stages of its collide call, then the solver's. */\n" +
		"export const WORLD_STAGES = [...STAGES, " + quoted(later, ", ") + "] as const;\n" + typeOf("WorldStage", "WORLD_STAGES") +
		list("The labs.", "LABS", labs) +
		list("The presets of the Pair lab in menu order.", "PRESETS", pair.PresetIDs()) +
		list("The stages of the Pair lab that a figure may ask about.", "ASKED", boxes.Stages) +
		list("The mistakes of ports that the Pair lab can show.", "MISTAKES", mistakes.IDs()) +
		list("The exercises of the Pair lab's code.", "EXERCISES", []string{"shadows", "axis", "reference", "incident", "clip", "keep", "ids", "impulse"}) +
		list("The questions of the World lab.", "WORLD_ASKED", cursor.QuestionIDs()) +
		list("The plots of the World lab. Their order is the order of the bits of frame[W.plots].", "PLOTS", say.PlotIDs()) +
		list("The solvers of a world.", "SOLVERS", physics.SolverIDs()) +
		list("Which parts a reader may change: everything editable, only by dragging, nothing.", "EDITABLE", lab.EditableIDs[:]) +
		"\nexport type LabID = " + quoted(labs, " | ") + ";\n" +
		list("The scenes of the World lab in menu order. The first SAMPLES are Box2D-Lite's.", "SCENES", scenes) +
		fmt.Sprintf("export const SAMPLES = %d;\n", scene.SampleCount) +
		word("The default scene.", "DEFAULT_SCENE", scene.DefaultWorld) +
		list("The layers of a world's picture, in the order of their switches and of the bits of frame[W.layers], "+
			"and the default ones.", "LAYERS", say.LayerIDs()) +
		fmt.Sprintf("export const DEFAULT_LAYERS = '%s';\n", say.DefaultLayers) +
		list("The phases of a step, in order: frame[W.phase].", "PHASES", phases) +
		word("The default preset.", "DEFAULT_PRESET", scene.DefaultPair().ID) +
		group("The version of each lab's frame layout, in slot 0 of its frames.", "LAYOUTS", layouts...) +
		group("The parts of a figure that a command changed: bits.", "CHANGE", "stage", lab.ChangeStage, "pose", lab.ChangePose,
			"contacts", lab.ChangeContacts, "playing", lab.ChangePlaying, "preset", lab.ChangePreset,
			"view", lab.ChangeView, "hover", lab.ChangeHover, "lit", lab.ChangeLit, "fit", lab.ChangeFit,
			"step", lab.ChangeStep, "scene", lab.ChangeScene, "settings", lab.ChangeSettings, "state", lab.ChangeState,
			"failed", lab.ChangeFailed, "picked", lab.ChangePicked, "edited", lab.ChangeEdited, "touched", lab.ChangeTouched, "right", lab.ChangeRight, "wrong", lab.ChangeWrong) +
		group("The kinds of values laid flat.", "KIND", kinds...) +
		group("Whether a contact is new, has persisted, or has lost its impulse: frame[at + CONTACT.life].", "LIFE",
			"fresh", physics.ContactNew, "kept", physics.ContactKept, "lost", physics.ContactLost) +
		group("The end of a collide call: frame[F.outcome].", "OUTCOME",
			"touching", physics.Touching, "separatedA", physics.SeparatedA, "separatedB", physics.SeparatedB,
			"clippedNeg", physics.ClippedNeg, "clippedPos", physics.ClippedPos, "allDropped", physics.AllDropped) +
		group("The part of a box under the pointer.", "PART", "none", pair.PartNone, "inside", pair.PartInside, "knob", pair.PartKnob, "corner", pair.PartCorner, "choice", pair.PartChoice) +
		group("The quantities that can be highlighted: frame[F.lit]. An axis's quantities have four values, a point's two.", "QUANTITY",
			"none", finding.QuantityNone, "dp", clipping.QuantityDP, "da", clipping.QuantityDA, "db", clipping.QuantityDB,
			"separation", clipping.QuantitySeparation, "distance", clipping.QuantityDistance, "reach", clipping.QuantityReach, "threshold", clipping.QuantityThreshold,
			"normal", clipping.QuantityNormal, "front", clipping.QuantityFront, "frontNormal", clipping.QuantityFrontNormal,
			"sideNeg", clipping.QuantitySideNeg, "sidePos", clipping.QuantitySidePos, "turned", clipping.QuantityTurned, "point", clipping.QuantityPoint,
			"clipDistance", clipping.QuantityClipDistance, "fraction", clipping.QuantityFraction, "keepDistance", clipping.QuantityKeepDistance, "contact", clipping.QuantityContact,
			"incident", clipping.QuantityIncident, "box", clipping.QuantityBox, "edge", clipping.QuantityEdge, "vertex", clipping.QuantityVertex) +
		list("The names of the things that a text may mark in the picture of two boxes, by quantity; '' for a quantity without a name.", "MARKS", clipping.Marks[:]) +
		group("The place of the keyboard focus.", "WHERE", "elsewhere", lab.Elsewhere, "button", lab.OnButton,
			"field", lab.InField, "boxA", lab.OnBoxA, "boxB", lab.OnBoxB, "pair", lab.OnPair) +
		group("The meaning of a key in a world.", "MEANT", "nothing", world.MeantNothing, "command", world.MeantCommand,
			"nearer", world.MeantNearer, "farther", world.MeantFarther, "all", world.MeantAll, "layers", world.MeantLayers) +
		group("The kinds of things of a whole world that a text may mark.", "WORLD_THING", "body", world.ThingBody, "contact", world.ThingContact) +
		group("The pointer's sketch in a world.", "SKETCH", "box", hands.SketchBox, "push", hands.SketchPush)
	space := bridgeHead + list("The stages of a collide call of two hulls, in order.", "HULL_STAGES", hull.StageIDs()) +
		list("The stages of the Hulls lab that a figure may ask about.", "HULL_ASKED", hull.Asked) +
		typeOf("HullStage", "HULL_STAGES") +
		list("The kind of an axis: a face normal of A or of B, or the cross product of an edge of each.", "HULL_AXES",
			[]solid.Axis{solid.AxisFaceA, solid.AxisFaceB, solid.AxisEdge}) +
		list("The presets of the Hulls lab in menu order. The first is the default.", "HULL_PRESETS", hull.PresetIDs()) +
		group("The part of a hull under the pointer: frame[H.hands.part]. There are three arrows and rings each, for x, y and z.", "HOLD", "none", hull.PartNone, "hull", hull.PartHull, "vertex", hull.PartVertex, "arrow", hull.PartArrow, "ring", hull.PartRing) +
		group("The kinds of things that a text may mark. A's and B's hull, faces, edges and vertices follow each other.", "HULL_THING", "hull", hull.ThingHull, "face", hull.ThingFace, "edge", hull.ThingEdge, "vertex", hull.ThingVertex,
			"normal", hull.ThingNormal, "reference", hull.ThingReference, "incident", hull.ThingIncident, "side", hull.ThingSide, "point", hull.ThingPoint, "contact", hull.ThingContact) +
		group("The kind of a part that stands for a choice of a question.", "MARKED", "face", frame.MarkFace, "edge", frame.MarkEdge, "point", frame.MarkPoint)
	return output.Files{"web/src/base/figure.gen.ts": planar, "web/src/base/hull.gen.ts": space}
}

// parts returns the addresses of the labs' scripts in a frame.
func parts() output.Files {
	var imports, names []string
	for _, page := range pages {
		id := page.Labs[0].ID
		imports, names = append(imports, fmt.Sprintf("import %s from 'chunk:./%s';\n", id, id)), append(names, id)
	}
	return output.Files{"web/src/embed/parts.gen.ts": bridgeHead + "\n" + strings.Join(imports, "") +
		"\n/** The addresses of the labs' scripts in a frame. */\nexport const PARTS = {" + strings.Join(names, ", ") + "} as const;\n"}
}
