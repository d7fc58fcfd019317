package main

import (
	"fmt"
	"strings"

	"github.com/clipstage/clipstage/physics"
	solid "github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/flat"
	"github.com/clipstage/clipstage/wasm/internal/gen/output"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/hull"
	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
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

// group declares numbers with their names: values has a name and its number in turn.
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

// constants returns the constants of Go for the page. A frame of another lab does not load those of the Hulls lab.
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
		"\n/** The stages of a picked pair in a world: those of its collide call, and what follows. */\n" +
		"export const WORLD_STAGES = [...STAGES, " + quoted(later, ", ") + "] as const;\n" + typeOf("WorldStage", "WORLD_STAGES") +
		list("The labs.", "LABS", labs) +
		list("The presets of the Pair lab, in the order of its menu.", "PRESETS", pair.PresetIDs()) +
		list("The plots of the World lab, in their order: frame[W.plots] has a bit of each.", "PLOTS", world.PlotIDs()) +
		list("How a world finds impulses.", "SOLVERS", solvers()) +
		list("What a reader may change: all that the lab lets hands change, what is dragged, nothing.", "EDITABLE", lab.EditableIDs[:]) +
		"\nexport type LabID = " + quoted(labs, " | ") + ";\n" +
		list("The scenes of the World lab, in the order of its menu: the first SAMPLES are Box2D-Lite's.", "SCENES", scenes) +
		fmt.Sprintf("export const SAMPLES = %d;\n", scene.SampleCount) +
		word("The scene that is shown where none is chosen.", "DEFAULT_SCENE", scene.DefaultWorld) +
		list("The layers of a world's picture, in the order of their switches and of the bits of frame[W.layers]; "+
			"those that are on unless others are chosen.", "LAYERS", world.LayerIDs()) +
		fmt.Sprintf("export const DEFAULT_LAYERS = '%s';\n", world.DefaultLayers) +
		list("The phases of a step, in order: frame[W.phase].", "PHASES", phases) +
		word("The preset that is shown where none is chosen.", "DEFAULT_PRESET", scene.DefaultPair().ID) +
		group("The layout's version of each lab's frames, in their slot 0.", "LAYOUTS", layouts...) +
		group("What a command changed: bits.", "CHANGE", "stage", lab.ChangeStage, "pose", lab.ChangePose,
			"contacts", lab.ChangeContacts, "playing", lab.ChangePlaying, "preset", lab.ChangePreset,
			"view", lab.ChangeView, "hover", lab.ChangeHover, "lit", lab.ChangeLit, "fit", lab.ChangeFit,
			"step", lab.ChangeStep, "scene", lab.ChangeScene, "settings", lab.ChangeSettings, "state", lab.ChangeState, "failed", lab.ChangeFailed, "picked", lab.ChangePicked, "edited", lab.ChangeEdited, "touched", lab.ChangeTouched) +
		group("What a value is that is laid flat.", "KIND", kinds...) +
		group("What a contact has from the step before: frame[at + CONTACT.life].", "LIFE",
			"fresh", physics.ContactNew, "kept", physics.ContactKept, "lost", physics.ContactLost) +
		group("How a collide call ended: frame[F.outcome].", "OUTCOME",
			"touching", physics.Touching, "separatedA", physics.SeparatedA, "separatedB", physics.SeparatedB,
			"clippedNeg", physics.ClippedNeg, "clippedPos", physics.ClippedPos, "allDropped", physics.AllDropped) +
		group("What a pointer holds of a box.", "PART", "none", pair.PartNone, "inside", pair.PartInside, "knob", pair.PartKnob, "corner", pair.PartCorner) +
		group("What a number measures and the canvas draws: frame[F.lit]. Those of the axes come in fours, points in twos.", "QUANTITY",
			"none", clipping.QuantityNone, "dp", clipping.QuantityDP, "da", clipping.QuantityDA, "db", clipping.QuantityDB,
			"separation", clipping.QuantitySeparation, "distance", clipping.QuantityDistance, "reach", clipping.QuantityReach, "threshold", clipping.QuantityThreshold,
			"normal", clipping.QuantityNormal, "front", clipping.QuantityFront, "frontNormal", clipping.QuantityFrontNormal,
			"sideNeg", clipping.QuantitySideNeg, "sidePos", clipping.QuantitySidePos, "turned", clipping.QuantityTurned, "point", clipping.QuantityPoint,
			"clipDistance", clipping.QuantityClipDistance, "fraction", clipping.QuantityFraction, "keepDistance", clipping.QuantityKeepDistance, "contact", clipping.QuantityContact) +
		group("What has the keyboard.", "WHERE", "elsewhere", lab.Elsewhere, "button", lab.OnButton,
			"field", lab.InField, "boxA", lab.OnBoxA, "boxB", lab.OnBoxB, "pair", lab.OnPair) +
		group("What a key meant to a world.", "MEANT", "nothing", world.MeantNothing, "command", world.MeantCommand,
			"nearer", world.MeantNearer, "farther", world.MeantFarther, "all", world.MeantAll, "layers", world.MeantLayers) +
		group("What a pointer is drawing in a world.", "SKETCH", "box", world.SketchBox, "push", world.SketchPush)
	space := bridgeHead + list("The stages of a collide call of two hulls, in order.", "HULL_STAGES", hull.StageIDs()) +
		typeOf("HullStage", "HULL_STAGES") +
		list("Whose an axis of two hulls is: a face normal of A, one of B, or across an edge of each.", "HULL_AXES",
			[]solid.Axis{solid.AxisFaceA, solid.AxisFaceB, solid.AxisEdge}) +
		list("The presets of the Hulls lab, in the order of its menu; the first is shown where none is chosen.", "HULL_PRESETS", hull.PresetIDs()) +
		group("What a pointer holds of two hulls: frame[H.hands.part]. Arrows and rings come in threes, of x, y and z.", "HOLD", "none", hull.PartNone, "hull", hull.PartHull, "vertex", hull.PartVertex, "arrow", hull.PartArrow, "ring", hull.PartRing)
	return output.Files{"web/src/base/figure.gen.ts": planar, "web/src/base/hull.gen.ts": space}
}
