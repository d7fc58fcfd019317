//go:build !(js && wasm)

package bridge

import (
	"fmt"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics"
	solid "github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/flat"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/hull"
	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
)

// The constants of the Hulls lab have a file of their own, so that other labs do not load them.
const (
	constantsFile = "../../web/src/base/figure.gen.ts"
	hullFile      = "../../web/src/base/hull.gen.ts"
)

// TestConstants compares the page's generated constants with Go's.
func TestConstants(t *testing.T) {
	var b strings.Builder
	b.WriteString("// Generated from wasm/bridge by make generate. Do not edit.\n\n")
	b.WriteString("/** The stages of a collide call, in order. */\nexport const STAGES = [")
	for stage := physics.StageSetup; stage < physics.StageCount; stage++ {
		if stage > 0 {
			b.WriteString(", ")
		}
		fmt.Fprintf(&b, "'%s'", stage)
	}
	b.WriteString("] as const;\n\nexport type Stage = typeof STAGES[number];\n")
	fmt.Fprintf(&b, "\n/** The stages of a picked pair in a world: those of its collide call, and what follows. */\nexport const WORLD_STAGES = [...STAGES, '%s'] as const;\n\nexport type WorldStage = typeof WORLD_STAGES[number];\n",
		strings.Join(cursor.StageIDs()[physics.StageCount:], "', '"))
	var ids []string
	for _, lab := range together.labs {
		ids = append(ids, lab.ID)
	}
	for _, list := range []struct {
		doc, name string
		ids       []string
	}{
		{"The labs.", "LABS", ids},
		{"The presets of the Pair lab, in the order of its menu.", "PRESETS", pair.PresetIDs()},
		{"The plots of the World lab, in their order: frame[W.plots] has a bit of each.", "PLOTS", world.PlotIDs()},
		{"How a world finds impulses.", "SOLVERS", strings.Split(physics.SolverIDs(), ", ")},
		{"What a reader may change: all that the lab lets hands change, what is dragged, nothing.", "EDITABLE", lab.EditableIDs[:]},
	} {
		fmt.Fprintf(&b, "\n/** %s */\nexport const %s = ['%s'] as const;\n", list.doc, list.name, strings.Join(list.ids, "', '"))
	}
	fmt.Fprintf(&b, "\nexport type LabID = '%s';\n", strings.Join(ids, "' | '"))
	layouts := []any{}
	for _, page := range pages {
		layouts = append(layouts, page.labs[0].ID, page.layout)
	}
	fmt.Fprintf(&b, "\n/** The scenes of the World lab, in the order of its menu: the first SAMPLES are Box2D-Lite's. */\nexport const SCENES = [")
	for i, w := range scene.Worlds {
		if i > 0 {
			b.WriteString(", ")
		}
		fmt.Fprintf(&b, "'%s'", w.ID)
	}
	fmt.Fprintf(&b, "] as const;\nexport const SAMPLES = %d;\n", scene.SampleCount)
	fmt.Fprintf(&b, "\n/** The scene that is shown where none is chosen. */\nexport const DEFAULT_SCENE = '%s';\n", scene.DefaultWorld)
	fmt.Fprintf(&b, "\n/** The layers of a world's picture, in the order of their switches and of the bits of frame[W.layers]; those that are on unless others are chosen. */\nexport const LAYERS = ['%s'] as const;\nexport const DEFAULT_LAYERS = '%s';\n",
		strings.Join(world.LayerIDs(), "', '"), world.DefaultLayers)
	b.WriteString("\n/** The phases of a step, in order: frame[W.phase]. */\nexport const PHASES = [")
	for phase := range physics.Phase(physics.PhaseCount) {
		if phase > 0 {
			b.WriteString(", ")
		}
		fmt.Fprintf(&b, "'%s'", phase)
	}
	b.WriteString("] as const;\n")
	fmt.Fprintf(&b, "\n/** The preset that is shown where none is chosen. */\nexport const DEFAULT_PRESET = '%s';\n", scene.DefaultPair().ID)
	group := func(doc, name string, values ...any) {
		fmt.Fprintf(&b, "\n/** %s */\nexport const %s = {", doc, name)
		for i := 0; i < len(values); i += 2 {
			if i > 0 {
				b.WriteString(", ")
			}
			fmt.Fprintf(&b, "%s: %d", values[i], values[i+1])
		}
		b.WriteString("} as const;\n")
	}
	group("The layout's version of each lab's frames, in their slot 0.", "LAYOUTS", layouts...)
	group("What a command changed: bits.", "CHANGE", "stage", lab.ChangeStage, "pose", lab.ChangePose,
		"contacts", lab.ChangeContacts, "playing", lab.ChangePlaying, "preset", lab.ChangePreset,
		"view", lab.ChangeView, "hover", lab.ChangeHover, "lit", lab.ChangeLit, "fit", lab.ChangeFit,
		"step", lab.ChangeStep, "scene", lab.ChangeScene, "settings", lab.ChangeSettings, "state", lab.ChangeState, "failed", lab.ChangeFailed, "picked", lab.ChangePicked, "edited", lab.ChangeEdited, "touched", lab.ChangeTouched)
	kinds := []any{}
	for i, name := range flat.Names {
		kinds = append(kinds, name, i)
	}
	group("What a value is that is laid flat.", "KIND", kinds...)
	group("What a contact has from the step before: frame[at + CONTACT.life].", "LIFE",
		"fresh", physics.ContactNew, "kept", physics.ContactKept, "lost", physics.ContactLost)
	group("How a collide call ended: frame[F.outcome].", "OUTCOME",
		"touching", physics.Touching, "separatedA", physics.SeparatedA, "separatedB", physics.SeparatedB,
		"clippedNeg", physics.ClippedNeg, "clippedPos", physics.ClippedPos, "allDropped", physics.AllDropped)
	group("What a pointer holds of a box.", "PART", "none", pair.PartNone, "inside", pair.PartInside, "knob", pair.PartKnob, "corner", pair.PartCorner)
	group("What a number measures and the canvas draws: frame[F.lit]. Those of the axes come in fours, points in twos.", "QUANTITY",
		"none", clipping.QuantityNone, "dp", clipping.QuantityDP, "da", clipping.QuantityDA, "db", clipping.QuantityDB,
		"separation", clipping.QuantitySeparation, "distance", clipping.QuantityDistance, "reach", clipping.QuantityReach, "threshold", clipping.QuantityThreshold,
		"normal", clipping.QuantityNormal, "front", clipping.QuantityFront, "frontNormal", clipping.QuantityFrontNormal,
		"sideNeg", clipping.QuantitySideNeg, "sidePos", clipping.QuantitySidePos, "turned", clipping.QuantityTurned, "point", clipping.QuantityPoint,
		"clipDistance", clipping.QuantityClipDistance, "fraction", clipping.QuantityFraction, "keepDistance", clipping.QuantityKeepDistance, "contact", clipping.QuantityContact)
	group("What has the keyboard.", "WHERE", "elsewhere", lab.Elsewhere, "button", lab.OnButton,
		"field", lab.InField, "boxA", lab.OnBoxA, "boxB", lab.OnBoxB, "pair", lab.OnPair)

	group("What a key meant to a world.", "MEANT", "nothing", world.MeantNothing, "command", world.MeantCommand,
		"nearer", world.MeantNearer, "farther", world.MeantFarther, "all", world.MeantAll, "layers", world.MeantLayers)

	group("What a pointer is drawing in a world.", "SKETCH", "box", world.SketchBox, "push", world.SketchPush)

	checkFile(t, constantsFile, b.String())

	b.Reset()
	b.WriteString("// Generated from wasm/bridge by make generate. Do not edit.\n")
	fmt.Fprintf(&b, "\n/** The stages of a collide call of two hulls, in order. */\nexport const HULL_STAGES = ['%s'] as const;\n\nexport type HullStage = typeof HULL_STAGES[number];\n", strings.Join(hull.StageIDs(), "', '"))
	fmt.Fprintf(&b, "\n/** Whose an axis of two hulls is: a face normal of A, one of B, or across an edge of each. */\nexport const HULL_AXES = ['%s', '%s', '%s'] as const;\n", solid.AxisFaceA, solid.AxisFaceB, solid.AxisEdge)
	fmt.Fprintf(&b, "\n/** The presets of the Hulls lab, in the order of its menu; the first is shown where none is chosen. */\nexport const HULL_PRESETS = ['%s'] as const;\n", strings.Join(hull.PresetIDs(), "', '"))
	group("What a pointer holds of two hulls: frame[H.hands.part]. Arrows and rings come in threes, of x, y and z.", "HOLD", "none", hull.PartNone, "hull", hull.PartHull, "vertex", hull.PartVertex, "arrow", hull.PartArrow, "ring", hull.PartRing)
	checkFile(t, hullFile, b.String())
}
