//go:build !(js && wasm)

package bridge

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"unsafe"
)

var update = flag.Bool("update", false, "rewrite the generated files in web/src")

const (
	apiFile  = "../../web/src/engine/api.gen.ts"
	bareFile = "../../web/src/collide/calls.gen.ts"
)

//go:generate go test -run ^Test(API|Constants|Scene|Trace) -update .

// apiImports are where the types are that the calls name.
const apiImports = `import type {Pose} from './api';
import type {LabID, Stage} from '../base/figure.gen';
import type {Flat} from './values';
`

// typeNames are what TypeScript calls the types.
var typeNames = [typeCount]string{
	Nothing: "null", Number: "number", Boolean: "boolean", Text: "string", StageID: "Stage",
	NumberOrWords: "number | string", List: "Float64Array", Flat: "Flat", PoseType: "Pose",
}

// docs are what is said of calls in the types, of all labs or of one.
var docs = map[string]string{
	"every create":      "seed: where chance begins. lang: in the page’s language where that has not come.",
	"every restore":     "Makes the figure what was kept of it; whether that could be read.",
	"every render":      "Puts the controls into the elements that the page has laid ready.",
	"every state":       "As it stands in links.",
	"every trace":       "JSON.",
	"every panic":       "For the tests of what then happens.",
	"pair collide":      "The trace of two boxes, as JSON; no figure is needed.",
	"pair tick":         "A stage has been read while the figure plays.",
	"pair forget":       "Drops what there is to undo.",
	"pair setPose":      "What is left out of a pose keeps its value.",
	"pair open":         "The state of a link; one that cannot be read leaves a notice.",
	"pair focus":        "0 none, 1 A, 2 B.",
	"pair hover":        "What is under the pointer: one of PART.",
	"pair grab":         "Likewise, and takes it in hand.",
	"pair key":          "Whether it meant something here; where is one of WHERE.",
	"pair sentences":    "Title and text of each shown stage, a line each.",
	"pair manifold":     "Where two boxes touch, in numbers: see engine/collider.ts. No figure is needed.",
	"hull buildHull":    "Builds {points, faces} under the number of the call; how many vertices it has.",
	"hull freeHull":     "Gives it up.",
	"hull manifold":     "Where two hulls touch that were built, in numbers: see engine/collider.ts. A pose is a position and a quaternion.",
	"hull collide":      "The trace of two hulls, as JSON; no figure is needed.",
	"hull hover":        "What a line of sight meets: one of HOLD. A ray is a point, two unit directions, away from the reader and at right angles to the picture's plane toward the reader, metres a pixel at the point, and how many more a metre farther along, 1 for a finger, 1 for Shift.",
	"hull grab":         "Likewise, and takes it in hand, and picks the hull.",
	"hull drag":         "What is in hand goes to where a line of sight is.",
	"hull poke":         "Deletes the vertex that is met, or adds one on the face.",
	"hull load":         "Shows a pair as files have it, parsed.",
	"hull loadFile":     "Shows the hulls of an OBJ or STL file; one solid takes the place of the hull that is picked. A negative tolerance is that of the file; solids count from 1.",
	"hull refuse":       "Says in the sheet why what was imported cannot be used.",
	"hull file":         "Both hulls as a text: go, obj, or else JSON.",
	"hull tick":         "A step has been read while the figure plays.",
	"hull seekSub":      "Shows a sub-step of the present stage, from 1.",
	"hull forget":       "Drops what there is to undo.",
	"hull fit":          "Turns the view to where both hulls are seen.",
	"hull setHulls":     "A hull that is left out keeps its value, and so does what is left out of a pose without points.",
	"hull open":         "The state of a link; one that cannot be read leaves a notice.",
	"hull focus":        "0 none, 1 A, 2 B.",
	"hull key":          "Whether it meant something here; where is one of WHERE.",
	"hull pair":         "Both hulls as JSON: a file in place of a link.",
	"hull fits":         "Whether a link has room for both hulls.",
	"hull caption":      "Title and text, a line each.",
	"hull sentences":    "Title and text of each step, a line each.",
	"hull drawn":        "What is written on the picture besides numbers, a line each: a name, a space, the words.",
	"world setState":    "Begins the scene of a state; the number of the journey to its step, 0 if it is there.",
	"world open":        "The state of a link, likewise; one that cannot be read leaves a notice.",
	"world pass":        "Lets seconds pass; whether steps are due.",
	"world advance":     "Takes one, of a journey or of those that are due; whether there are more.",
	"world goOn":        "Lets the world that was restored go on from where it stood.",
	"world key":         "What it meant here, one of MEANT; where is one of WHERE.",
	"world drawn":       "An animation frame has come after a key.",
	"world letGo":       "Of a key.",
	"world journey":     "The number of the one that the world is on, or 0.",
	"world failure":     "Throws what has kept the world from its next step, once.",
	"world set":         "What is left out of settings keeps its value.",
	"world choose":      "Picks the pair of two bodies; -1 and -1: none.",
	"world seek":        "Shows a stage of the picked pair.",
	"world seekStep":    "Goes to the end of a step; a journey leads to one that was not run yet.",
	"world tick":        "A stage has been read while the stages play.",
	"world play":        "Plays the stages of the picked pair; without one, the world.",
	"world offer":       "Rings the pair that a point means, within so many metres; whether there is one.",
	"world offered":     "Which pair is ringed, in words.",
	"world stage":       "That of the picked pair, empty without one.",
	"world settings":    "JSON.",
	"world refuseScene": "Says at its field why a scene that somebody gave cannot be used.",
	"world sceneText":   "The world as it stands, as a scene: JSON.",
	"world recording":   "The scene as it began, with what hands did and settings changed, each at its step: JSON.",
	"world fits":        "Whether a link has room for all that is shown, and its scene is one that others have.",
	"world sceneTrace":  "It as a line of what clipstage trace scenes prints.",
	"world caption":     "What is said: a title and a text, a line each.",
	"world hash":        "That of the bits of the step that is complete, empty within one.",
	"world pick":        "The body at a point in metres, -1 if there is none.",
	"world editable":    "Lets readers change what one of EDITABLE says; which it is, as controls that are not full let them do less.",
	"world edited":      "JSON of what hands did that was not told yet.",
	"world setLayers":   "Switches those of these ids on, with commas between them, and all others off.",
	"world layers":      "Their ids, with commas between them.",
	"world card":        "What is under the pointer or ringed, a line each, which begins with its kind.",
	"world pointed":     "The same in one line.",
}

// TestAPI holds the page's types and numbers of calls, and how it reads the mailbox, to Go's.
func TestAPI(t *testing.T) {
	var b strings.Builder
	b.WriteString("// Generated from wasm/bridge by make generate. Do not edit.\n\n" + apiImports)
	b.WriteString("\n/** The calls that the figures of every lab take, without the figure's number. Each may throw an error instead of its result. */\nexport interface EveryLab {\n")
	every := slices.Concat(allLabs, onPage)
	b.WriteString(signatures("  ", "every", every))
	b.WriteString("}\n\n/** Those of each lab's figures. */\nexport interface Calls {\n")
	for _, lab := range together.labs {
		fmt.Fprintf(&b, "  %s: EveryLab & {\n%s  };\n", lab.ID, signatures("    ", lab.ID, lab.calls[len(every):]))
	}
	b.WriteString("}\n\n/** The calls of each lab's program by their numbers. */\nexport const CALLS = {\n")
	for _, program := range pages {
		b.WriteString(numbersOf(program))
	}
	b.WriteString("} as const satisfies {[L in LabID]: {[Name in keyof Calls[L]]: number}};\n")
	b.WriteString("\n/** What a call leaves in the mailbox. */\nexport const RESULT = {")
	for i, name := range ResultNames {
		if i > 0 {
			b.WriteString(", ")
		}
		fmt.Fprintf(&b, "%s: %d", name, i)
	}
	b.WriteString("} as const;\n")
	fmt.Fprintf(&b, "\n/** Bytes from the beginning of the mailbox to the kinds of its numbers, and how many there are. */\nexport const BOX = {kinds: %d, slots: %d} as const;\n",
		unsafe.Offsetof(mailbox.Kinds), Slots)
	if got := strings.Count(b.String(), "/** "); got != len(docs)+5 {
		t.Errorf("%d comments, want %d of calls and 5 more: some are of calls that there are not", got, len(docs))
	}
	checkFile(t, apiFile, b.String())
	checkFile(t, bareFile, "// Generated from wasm/bridge by make generate. Do not edit.\n\nimport type {LabID} from '../base/figure.gen';\nimport type {Calls} from '../engine/api.gen';\n"+
		"\n/** The calls of the engine without a page, by their numbers there. */\nexport const CALLS = {\n"+numbersOf(Bare())+
		"} as const satisfies {[L in LabID]?: {[Name in keyof Calls[L]]?: number}};\n")
}

// numbersOf lists the calls of a program by their numbers, as TypeScript has them.
func numbersOf(p Program) (s string) {
	number := 0
	for _, lab := range p.labs {
		var numbers []string
		for _, c := range lab.calls {
			numbers = append(numbers, fmt.Sprintf("%s: %d", c.name, number))
			number++
		}
		s += fmt.Sprintf("  %s: {%s},\n", lab.ID, strings.Join(numbers, ", "))
	}
	return s
}

// signatures writes calls as TypeScript has them.
func signatures(indent, lab string, list []call) (s string) {
	for _, c := range list {
		if doc := docs[lab+" "+c.name]; doc != "" {
			s += indent + "/** " + doc + " */\n"
		}
		var takes []string
		for _, p := range c.takes {
			takes = append(takes, p.name+": "+typeNames[p.is])
		}
		s += fmt.Sprintf("%s%s(%s): %s;\n", indent, c.name, strings.Join(takes, ", "), typeNames[c.returns])
	}
	return s
}

// checkFile holds a generated file to what it should be, or writes it.
func checkFile(t *testing.T, file, want string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := os.ReadFile(file); err != nil || string(got) != want {
		t.Errorf("%s is not what package bridge writes (%v): run make generate", file, err)
	}
}
