package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"log"
	"path/filepath"
	"reflect"
	"strings"
	"sync"

	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/internal/gen/output"
)

// layouts returns the TypeScript constants of the frames. Pages of other labs do not load the layout of hulls.
func layouts() output.Files {
	plane := fmt.Sprintf("// Generated from wasm/frame/frame.go by make generate. Do not edit.\n\n"+
		"/** The versions of the layouts of a pair, a world and hulls, in slot 0 of a frame. */\n"+
		"export const VERSION = %d, WORLD_VERSION = %d, HULL_VERSION = %d;\n\n"+
		"/** The length of a frame, in float64 slots. */\nexport const SLOTS = %d;\n",
		frame.PairVersion, frame.WorldVersion, frame.HullVersion, frame.Slots)
	for _, part := range []layoutPart{
		{"The slot of every value: frame[F.boxes[0].x].", "F", reflect.TypeFor[frame.Pair](), frame.Slots},
		{"The slots of a world's head: frame[W.step]. The picked pair's frame begins at W.pair.", "W", reflect.TypeFor[frame.WorldHead](), frame.WorldSlots},
		{"The slots of a body, from its first one.", "BODY", reflect.TypeFor[frame.Body](), frame.BodySlots},
		{"The slots of a joint, from its first one.", "JOINT", reflect.TypeFor[frame.Joint](), frame.JointSlots},
		{"The slots of a contact in a world, from its first one.", "CONTACT", reflect.TypeFor[frame.WorldContact](), frame.ContactSlots},
		{"The slots of a motion, from its first one.", "MOTION", reflect.TypeFor[frame.Motion](), frame.MotionSlots},
		{"The slots of an iteration for the picked pair, from its first one.", "ITERATION", reflect.TypeFor[frame.Iteration](), frame.IterationSlots},
		{"The slots of a sample of the picked pair's impulses, from its first one.", "SAMPLE", reflect.TypeFor[frame.Sample](), frame.SampleSlots},
		{"The slots of an anchor, from its first one.", "ANCHOR", reflect.TypeFor[frame.Anchor](), frame.AnchorSlots},
		{"The slots of a step's tally, from its first one.", "TALLY", reflect.TypeFor[frame.Tally](), frame.TallySlots},
		{"The slots of a body's bounding box, from its first one.", "BOUND", reflect.TypeFor[frame.Bound](), frame.BoundSlots},
		{"The slots of a cell in the broad phase's grid, from its first one.", "CELL", reflect.TypeFor[frame.Cell](), frame.CellSlots},
		{"The slots of a near pair of bodies, from its first one.", "NEAR", reflect.TypeFor[frame.Near](), frame.NearSlots},
		{"The slots of a body with different places in two worlds, from its first one.", "OFFSET", reflect.TypeFor[frame.Offset](), frame.OffsetSlots},
		{"The slots of a contact that only one of two worlds has, from its first one.", "LONE", reflect.TypeFor[frame.Lone](), frame.LoneSlots},
		{"The slots of an iteration of the position pass, from its first one.", "ROUND", reflect.TypeFor[frame.Round](), frame.RoundSlots},
	} {
		plane += part.typescript()
	}
	space := "// Generated from wasm/frame/hull.go by make generate. Do not edit.\n"
	for _, part := range []layoutPart{
		{"The slots of the head of two hulls: frame[H.stage].", "H", reflect.TypeFor[frame.HullHead](), frame.HullSlots},
		{"The slots of a point in space, from its first one.", "SPOT", reflect.TypeFor[frame.Spot](), frame.SpotSlots},
		{"The slots of a hull's face, from its first one.", "FACE", reflect.TypeFor[frame.HullSide](), frame.HullSideSlots},
		{"The slots of a hull's edge, from its first one.", "EDGE", reflect.TypeFor[frame.HullEdge](), frame.HullEdgeSlots},
		{"The slots of a face's test, from its first one.", "BAR", reflect.TypeFor[frame.Bar](), frame.BarSlots},
		{"The slots of a pair of edges whose arcs cross, from its first one.", "CROSSING", reflect.TypeFor[frame.HullPair](), frame.HullPairSlots},
		{"The slots of a candidate for the incident face, from its first one.", "CANDIDATE", reflect.TypeFor[frame.Candidate](), frame.CandidateSlots},
		{"The slots of a side plane, from its first one.", "PLANE", reflect.TypeFor[frame.Plane](), frame.PlaneSlots},
		{"The slots of a corner of the clipped polygon, from its first one.", "CORNER", reflect.TypeFor[frame.ClipPoint](), frame.ClipPointSlots},
		{"The slots of a kept or dropped corner, from its first one.", "KEPT", reflect.TypeFor[frame.KeepPoint](), frame.KeepPointSlots},
		{"The slots of a contact between two hulls, from its first one.", "TOUCH", reflect.TypeFor[frame.HullContact](), frame.HullContactSlots},
		{"The slots of a point of the article's listing, from its first one.", "PRINTED", reflect.TypeFor[frame.Printed](), frame.PrintedSlots},
		{"The slots of a tilt, from its first one.", "TILTED", reflect.TypeFor[frame.Tilted](), frame.TiltedSlots},
		{"The slots of an answer's point at a tilt, from its first one.", "TRACE", reflect.TypeFor[frame.Trace](), frame.TraceSlots},
		{"The slots of a part that stands for a choice of a question, from its first one.", "MARK", reflect.TypeFor[frame.HullMark](), frame.HullMarkSlots},
	} {
		space += part.typescript()
	}
	return output.Files{"web/src/draw/layout.gen.ts": plane, "web/src/draw/hull.gen.ts": space}
}

// layoutPart is a struct with its own constant.
type layoutPart struct {
	doc, name string
	typ       reflect.Type
	slots     int
}

func (part *layoutPart) typescript() string {
	var b strings.Builder
	fmt.Fprintf(&b, "\n/** %s */\nexport const %s = ", part.doc, part.name)
	next := 0
	writeType(&b, part.typ, &next, "")
	b.WriteString(" as const;\n")
	if part.name != "F" {
		fmt.Fprintf(&b, "export const %s_SLOTS = %d;\n", part.name, part.slots)
	}
	if next != part.slots {
		log.Fatalf("layout has %d slots, %s %d", next, part.name, part.slots)
	}
	return b.String()
}

func writeType(b *strings.Builder, typ reflect.Type, next *int, indent string) {
	if typ == reflect.TypeFor[frame.Pair]() && indent != "" { // within another struct: only its first slot
		fmt.Fprintf(b, "%d", *next)
		*next += frame.Slots
		return
	}
	switch typ.Kind() {
	case reflect.Float64:
		fmt.Fprintf(b, "%d", *next)
		*next++
	case reflect.Array:
		b.WriteString("[")
		for i := range typ.Len() {
			if i > 0 {
				b.WriteString(", ")
			}
			writeType(b, typ.Elem(), next, indent)
		}
		b.WriteString("]")
	case reflect.Struct:
		if typ == reflect.TypeFor[frame.Vec]() || typ == reflect.TypeFor[frame.Vec3]() { // the field's comment describes it
			for i := range typ.NumField() {
				b.WriteString([]string{"{", ", ", ", "}[i] + tsName(typ.Field(i).Name) + ": ")
				writeType(b, typ.Field(i).Type, next, indent)
			}
			b.WriteString("}")
			return
		}
		b.WriteString("{")
		for i := range typ.NumField() {
			field := typ.Field(i)
			if doc := sourceDocs()[typ.Name()+"."+field.Name]; doc != "" {
				fmt.Fprintf(b, "\n%s  /** %s */", indent, doc)
			}
			fmt.Fprintf(b, "\n%s  %s: ", indent, tsName(field.Name))
			writeType(b, field.Type, next, indent+"  ")
			b.WriteString(",")
		}
		b.WriteString("\n" + indent + "}")
	default:
		log.Fatal(typ, " is not made of float64")
	}
}

// sourceDocs returns the comments beside and above the fields of package frame's structs, by Struct.Field.
var sourceDocs = sync.OnceValue(func() map[string]string {
	docs := map[string]string{}
	files, err := filepath.Glob(output.Path("wasm/frame/*.go"))
	must(err)
	oneLine := func(groups ...*ast.CommentGroup) string {
		var said []string
		for _, group := range groups {
			if text := strings.Join(strings.Fields(group.Text()), " "); text != "" {
				said = append(said, text)
			}
		}
		return strings.Join(said, "; ")
	}
	for _, file := range files {
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ParseComments)
		must(err)
		for _, decl := range f.Decls {
			general, ok := decl.(*ast.GenDecl)
			if !ok || general.Tok != token.TYPE {
				continue
			}
			spec := general.Specs[0].(*ast.TypeSpec)
			structure, ok := spec.Type.(*ast.StructType)
			if !ok {
				continue
			}
			for _, field := range structure.Fields.List {
				for _, name := range field.Names {
					docs[spec.Name.Name+"."+name.Name] = oneLine(field.Doc, field.Comment)
				}
			}
		}
	}
	return docs
})

// tsName returns the field's name with lower-case leading capitals: DP is dp, OfB is ofB.
func tsName(name string) string {
	n := 1
	for n < len(name) && 'A' <= name[n] && name[n] <= 'Z' {
		n++
	}
	if n > 1 && n < len(name) && 'a' <= name[n] && name[n] <= 'z' {
		n--
	}
	return strings.ToLower(name[:n]) + name[n:]
}
