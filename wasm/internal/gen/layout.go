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

// layouts returns the TypeScript constants of the frames. A page of another lab does not load the layout of hulls.
func layouts() output.Files {
	plane := fmt.Sprintf("// Generated from wasm/frame/frame.go by make generate. Do not edit.\n\n"+
		"/** The layout's versions, in slot 0 of a frame: of a pair, of a world, of hulls. */\n"+
		"export const VERSION = %d, WORLD_VERSION = %d, HULL_VERSION = %d;\n\n"+
		"/** The length of a frame, in float64 slots. */\nexport const SLOTS = %d;\n",
		frame.PairVersion, frame.WorldVersion, frame.HullVersion, frame.Slots)
	for _, part := range []layoutPart{
		{"The slot of every value: frame[F.boxes[0].x].", "F", reflect.TypeFor[frame.Pair](), frame.Slots},
		{"The slots of a world's head: frame[W.step]. At W.pair a pair's frame begins.", "W", reflect.TypeFor[frame.WorldHead](), frame.WorldSlots},
		{"A body's slots, from the one where it begins.", "BODY", reflect.TypeFor[frame.Body](), frame.BodySlots},
		{"A joint's, likewise.", "JOINT", reflect.TypeFor[frame.Joint](), frame.JointSlots},
		{"A contact's of a world, likewise.", "CONTACT", reflect.TypeFor[frame.WorldContact](), frame.ContactSlots},
		{"A motion's, likewise.", "MOTION", reflect.TypeFor[frame.Motion](), frame.MotionSlots},
		{"Those of an iteration of the picked pair, likewise.", "ITERATION", reflect.TypeFor[frame.Iteration](), frame.IterationSlots},
		{"Those of a sample of its impulse, likewise.", "SAMPLE", reflect.TypeFor[frame.Sample](), frame.SampleSlots},
		{"Those of an anchor, likewise.", "ANCHOR", reflect.TypeFor[frame.Anchor](), frame.AnchorSlots},
		{"Those of what a step came to, likewise.", "TALLY", reflect.TypeFor[frame.Tally](), frame.TallySlots},
		{"Those of a body's bounding box, likewise.", "BOUND", reflect.TypeFor[frame.Bound](), frame.BoundSlots},
		{"Those of a cell of the broad phase's grid, likewise.", "CELL", reflect.TypeFor[frame.Cell](), frame.CellSlots},
		{"Those of two bodies near one another, likewise.", "NEAR", reflect.TypeFor[frame.Near](), frame.NearSlots},
		{"Those of a body that two worlds have in different places, likewise.", "OFFSET", reflect.TypeFor[frame.Offset](), frame.OffsetSlots},
		{"Those of a contact that one of two worlds has alone, likewise.", "LONE", reflect.TypeFor[frame.Lone](), frame.LoneSlots},
		{"Those of an iteration of the position pass, likewise.", "ROUND", reflect.TypeFor[frame.Round](), frame.RoundSlots},
	} {
		plane += part.typescript()
	}
	space := "// Generated from wasm/frame/hull.go by make generate. Do not edit.\n"
	for _, part := range []layoutPart{
		{"The slots of the head of two hulls: frame[H.stage].", "H", reflect.TypeFor[frame.HullHead](), frame.HullSlots},
		{"A point's of space, from the one where it begins.", "SPOT", reflect.TypeFor[frame.Spot](), frame.SpotSlots},
		{"A face's of a hull, likewise.", "FACE", reflect.TypeFor[frame.HullSide](), frame.HullSideSlots},
		{"An edge's of a hull, likewise.", "EDGE", reflect.TypeFor[frame.HullEdge](), frame.HullEdgeSlots},
		{"Those of the test of a face, likewise.", "BAR", reflect.TypeFor[frame.Bar](), frame.BarSlots},
		{"Those of a pair of edges whose arcs cross, likewise.", "CROSSING", reflect.TypeFor[frame.HullPair](), frame.HullPairSlots},
		{"Those of a face that may be the incident one, likewise.", "CANDIDATE", reflect.TypeFor[frame.Candidate](), frame.CandidateSlots},
		{"A side plane's, likewise.", "PLANE", reflect.TypeFor[frame.Plane](), frame.PlaneSlots},
		{"Those of a corner of what is clipped, likewise.", "CORNER", reflect.TypeFor[frame.ClipPoint](), frame.ClipPointSlots},
		{"Those of a corner that is kept or dropped, likewise.", "KEPT", reflect.TypeFor[frame.KeepPoint](), frame.KeepPointSlots},
		{"A contact's of two hulls, likewise.", "TOUCH", reflect.TypeFor[frame.HullContact](), frame.HullContactSlots},
		{"A point's of the article's listing, likewise.", "PRINTED", reflect.TypeFor[frame.Printed](), frame.PrintedSlots},
		{"Those of a tilt, likewise.", "TILTED", reflect.TypeFor[frame.Tilted](), frame.TiltedSlots},
		{"Those of a point of an answer at a tilt, likewise.", "TRACE", reflect.TypeFor[frame.Trace](), frame.TraceSlots},
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
