package main

import (
	"fmt"
	"log"
	"slices"
	"strings"
	"unsafe"

	"github.com/clipstage/clipstage/wasm/bridge"
	"github.com/clipstage/clipstage/wasm/internal/gen/output"
)

// apiImports imports the types in the calls' signatures.
const apiImports = `import type {Pose} from './api';
import type {LabID, Stage} from '../base/figure.gen';
import type {Flat} from './values';
`

// typeNames are the names of the types in TypeScript.
var typeNames = [...]string{
	bridge.Nothing: "null", bridge.Number: "number", bridge.Boolean: "boolean", bridge.Text: "string", bridge.StageID: "Stage",
	bridge.NumberOrWords: "number | string", bridge.List: "Float64Array", bridge.Flat: "Flat", bridge.PoseType: "Pose",
}

// docs are the comments on calls, of every lab or of one.
var docs = map[string]string{
	"every create":      "seed: for random choices. lang: a language’s id; an unknown one means the page’s language.",
	"every restore":     "Restores a snapshot. False if it is invalid.",
	"every render":      "Renders the controls into the elements that the page has prepared.",
	"every state":       "The parameters of a link.",
	"every mark":        "Marks the thing with a name in the picture; an empty name marks none.",
	"every names":       "The names of things, separated by spaces: see wasm/lab/thing.go.",
	"pair thing":        "The kind, one of QUANTITY, and the number of the thing with a name.",
	"shape thing":       "The kind, one of SHAPE_QUANTITY, and 0, for the thing with a name.",
	"hull thing":        "The kind, one of HULL_THING, and the number of the thing with a name.",
	"world thing":       "The kind, one of WORLD_THING, and the number of the thing with a name.",
	"hull marked":       "The marked thing: its kind, one of HULL_THING, and its number.",
	"world marked":      "The marked thing of the present picture: its kind and its number. The kind is one of QUANTITY while a pair is picked, else of WORLD_THING.",
	"every find":        "The controls that a reader can find by name: see wasm/lab/panel/find.go.",
	"every trace":       "JSON.",
	"every panic":       "For tests of a panic.",
	"pair collide":      "The trace of two boxes, as JSON, without a figure.",
	"pair tick":         "Shows the next stage while the figure plays.",
	"pair forget":       "Clears the undo history.",
	"pair setPose":      "Missing numbers of a pose keep their values.",
	"pair open":         "Opens the state of a link. An invalid one leaves a notice.",
	"pair focus":        "0 none, 1 A, 2 B.",
	"pair hover":        "The part under the pointer: one of PART.",
	"pair grab":         "Begins to drag the part under the pointer, and returns it.",
	"pair key":          "Whether the key had a meaning here. where is one of WHERE.",
	"pair sentences":    "A line with the title and one with the text of each shown stage.",
	"pair manifold":     "The manifold of two boxes in numbers, without a figure: see engine/collider.ts.",
	"hull buildHull":    "Builds the hull of {points, faces} with the call’s id, and returns the number of its vertices.",
	"hull freeHull":     "Frees the hull with the call’s id.",
	"hull manifold":     "The manifold of two built hulls in numbers: see engine/collider.ts. A pose is a position and a quaternion.",
	"hull collide":      "The trace of two hulls, as JSON, without a figure.",
	"hull hover":        "The part that a line of sight meets: one of HOLD. A ray lists a point, a unit vector away from the reader, the unit normal of the picture’s plane toward the reader, the metres of a pixel at the point, their growth per metre along the ray, 1 for a finger, 1 for Shift, and 1 in the picture of the contact plane, where only choices of a question can be met.",
	"hull grab":         "Begins to drag the part that a line of sight meets, and returns it. Picks the hull.",
	"hull drag":         "Moves the grabbed part to a line of sight.",
	"hull poke":         "Deletes the vertex that a line of sight meets, or adds one on a face.",
	"hull choose":       "Answers by the choice under the pointer, or ticks it.",
	"hull load":         "Shows a pair from a parsed JSON file.",
	"hull loadFile":     "Shows the hulls of an OBJ or STL file. One solid replaces the picked hull. A negative tolerance means the file’s own. Solids count from 1.",
	"hull refuse":       "Shows in the sheet why an import failed.",
	"hull file":         "Both hulls as a file: json, go or obj.",
	"hull tick":         "Shows the next step while the figure plays.",
	"hull seekSub":      "Shows a sub-step of the present stage, from 1.",
	"hull forget":       "Clears the undo history.",
	"hull fit":          "Turns the view so that both hulls are seen well.",
	"hull setHulls":     "A missing hull keeps its value. In a pose without points, a missing number keeps its value.",
	"hull open":         "Opens the state of a link. An invalid one leaves a notice.",
	"hull focus":        "0 none, 1 A, 2 B.",
	"hull key":          "Whether the key had a meaning here. where is one of WHERE.",
	"hull pair":         "Both hulls as JSON: a file where a link is too short.",
	"hull fits":         "Whether both hulls fit in a link.",
	"hull caption":      "A line with the title and one with the text.",
	"hull sentences":    "A line with the title and one with the text of each step.",
	"hull drawn":        "The text on the picture, apart from numbers: lines of a name, a space and the words.",
	"world setState":    "Loads the scene of a state. Returns the number of the journey to its step, 0 if the world is there.",
	"world open":        "Like setState, for a link. An invalid one leaves a notice.",
	"world pass":        "Advances the clock by seconds. Returns whether steps are due.",
	"world advance":     "Runs one step of a journey or of the due ones. Returns whether there are more.",
	"world goOn":        "Continues a restored world.",
	"world key":         "The meaning of a key here, one of MEANT. where is one of WHERE.",
	"world drawn":       "Reports that an animation frame has followed a key.",
	"world letGo":       "Reports that a key was released.",
	"world journey":     "The number of the journey in progress, or 0.",
	"world failure":     "Throws the error that stopped the world, once.",
	"world set":         "Missing settings keep their values.",
	"world choose":      "Picks the pair of two bodies. -1 and -1 pick none.",
	"world seek":        "Shows a stage of the picked pair.",
	"world seekStep":    "Goes to the end of a step. If the step has not run yet, a journey begins.",
	"world tick":        "Shows the next stage while the stages play.",
	"world play":        "Plays the stages of the picked pair, or the world if none is picked.",
	"world offer":       "Rings the pair nearest to a point within a distance in metres. Returns whether there is one.",
	"world offered":     "The ringed pair in words.",
	"world stage":       "The stage of the picked pair, empty if none is picked.",
	"world settings":    "JSON.",
	"world refuseScene": "Shows at its field why a custom scene cannot be used.",
	"world sceneText":   "The present world as a scene: JSON.",
	"world recording":   "The initial scene with all edits and changes of settings at their steps: JSON.",
	"world fits":        "Whether a link can restore the figure: the state is short enough, and the scene is a named one.",
	"world sceneTrace":  "The present world as a line of the output of clipstage trace scenes.",
	"world caption":     "A line with the title and one with the text.",
	"world hash":        "The hash of the last step’s bits, empty within a step.",
	"world pick":        "The body at a point in metres, -1 if there is none.",
	"world editable":    "Sets which parts readers may change, one of EDITABLE. Controls that are not full allow less; returns the result.",
	"world edited":      "The edits that the page has not read yet: JSON.",
	"world setLayers":   "Shows the layers with these ids, separated by commas, and hides all others.",
	"world inputs":      "What Box2D-Lite's solver used in the picked pair's step: Pick.Inputs. Empty without such a step.",
	"world layers":      "The ids of the shown layers, separated by commas.",
	"world card":        "The card about the hovered or ringed thing. Each line begins with its kind.",
	"world pointed":     "The card in one line.",
}

// pages are the programs of the page.
var pages = []bridge.Program{bridge.Pair(nil), bridge.World(nil), bridge.Hull(nil)}

const bridgeHead = "// Generated from wasm/bridge by make generate. Do not edit.\n"

// calls returns TypeScript's types and numbers of calls, and the layout of the mailbox.
func calls() output.Files {
	every := slices.Concat(bridge.AllLabs, bridge.OnPage)
	interfaces, numbers := "", ""
	for _, page := range pages {
		lab := &page.Labs[0]
		interfaces += "  " + lab.ID + ": EveryLab & {\n" + signatures("    ", lab.ID, lab.Calls[len(every):]) + "  };\n"
		numbers += numbersOf(page)
	}
	var results []string
	for i, name := range bridge.ResultNames {
		results = append(results, fmt.Sprintf("%s: %d", name, i))
	}
	api := bridgeHead + "\n" + apiImports +
		"\n/** The calls of every lab's figures, without the figure's id. Each may throw an error. */\n" +
		"export interface EveryLab {\n" + signatures("  ", "every", every) + "}\n" +
		"\n/** The calls of each lab's figures. */\nexport interface Calls {\n" + interfaces + "}\n" +
		"\n/** The calls of each lab's program by their numbers. */\nexport const CALLS = {\n" + numbers +
		"} as const satisfies {[L in LabID]: {[Name in keyof Calls[L]]: number}};\n" +
		"\n/** The kinds of a call's result in the mailbox. */\nexport const RESULT = {" + strings.Join(results, ", ") + "} as const;\n" +
		"\n/** The offset in bytes of the kinds in the mailbox, and the number of slots. */\n" +
		fmt.Sprintf("export const BOX = {kinds: %d, slots: %d} as const;\n", unsafe.Offsetof(bridge.Mailbox{}.Kinds), bridge.Slots)
	if got := strings.Count(api, "/** "); got != len(docs)+5 {
		log.Fatalf("%d comments, want %d of calls and 5 more: some are of calls that there are not", got, len(docs))
	}
	bare := bridgeHead + "\nimport type {LabID} from '../base/figure.gen';\nimport type {Calls} from '../engine/api.gen';\n" +
		"\n/** The calls of the engine without a page, by their numbers there. */\nexport const CALLS = {\n" + numbersOf(bridge.Bare()) +
		"} as const satisfies {[L in LabID]?: {[Name in keyof Calls[L]]?: number}};\n"
	return output.Files{"web/src/engine/api.gen.ts": api, "web/src/collide/calls.gen.ts": bare}
}

// numbersOf lists the numbers of a program's calls in TypeScript.
func numbersOf(p bridge.Program) (s string) {
	number := 0
	for _, lab := range p.Labs {
		var numbers []string
		for _, c := range lab.Calls {
			numbers = append(numbers, fmt.Sprintf("%s: %d", c.Name, number))
			number++
		}
		s += fmt.Sprintf("  %s: {%s},\n", lab.ID, strings.Join(numbers, ", "))
	}
	return s
}

// signatures writes the signatures of calls in TypeScript.
func signatures(indent, lab string, list []bridge.Method) (s string) {
	for _, c := range list {
		if doc := docs[lab+" "+c.Name]; doc != "" {
			s += indent + "/** " + doc + " */\n"
		}
		var takes []string
		for _, p := range c.Takes {
			takes = append(takes, p.Name+": "+typeNames[p.Is])
		}
		s += fmt.Sprintf("%s%s(%s): %s;\n", indent, c.Name, strings.Join(takes, ", "), typeNames[c.Returns])
	}
	return s
}
