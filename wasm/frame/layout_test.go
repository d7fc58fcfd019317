package frame

import (
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"
)

var update = flag.Bool("update", false, "rewrite web/src/draw/layout.gen.ts")

// The layout of the Hulls lab is a file of its own, so other labs do not load it.
const (
	layoutFile = "../../web/src/draw/layout.gen.ts"
	hullFile   = "../../web/src/draw/hull.gen.ts"
)

//go:generate go test -run TestLayout|TestPresets -update .

// TestLayout compares the TypeScript constants with the Go structs.
func TestLayout(t *testing.T) {
	var b strings.Builder
	fmt.Fprintf(&b, "// Generated from wasm/frame/frame.go by make generate. Do not edit.\n\n")
	fmt.Fprintf(&b, "/** The layout's versions, in slot 0 of a frame: of a pair, of a world, of hulls. */\nexport const VERSION = %d, WORLD_VERSION = %d, HULL_VERSION = %d;\n\n", PairVersion, WorldVersion, HullVersion)
	fmt.Fprintf(&b, "/** The length of a frame, in float64 slots. */\nexport const SLOTS = %d;\n\n", Slots)
	fmt.Fprintf(&b, "/** The slot of every value: frame[F.boxes[0].x]. */\nexport const F = ")
	next := 0
	writeType(&b, reflect.TypeFor[Pair](), &next, "")
	b.WriteString(" as const;\n")
	if next != Slots {
		t.Fatalf("layout has %d slots, Pair %d", next, Slots)
	}
	for _, part := range []layoutPart{
		{"The slots of a world's head: frame[W.step]. At W.pair a pair's frame begins.", "W", reflect.TypeFor[WorldHead](), WorldSlots},
		{"A body's slots, from the one where it begins.", "BODY", reflect.TypeFor[Body](), BodySlots},
		{"A joint's, likewise.", "JOINT", reflect.TypeFor[Joint](), JointSlots},
		{"A contact's of a world, likewise.", "CONTACT", reflect.TypeFor[WorldContact](), ContactSlots},
		{"A motion's, likewise.", "MOTION", reflect.TypeFor[Motion](), MotionSlots},
		{"Those of an iteration of the picked pair, likewise.", "ITERATION", reflect.TypeFor[Iteration](), IterationSlots},
		{"Those of a sample of its impulse, likewise.", "SAMPLE", reflect.TypeFor[Sample](), SampleSlots},
		{"Those of an anchor, likewise.", "ANCHOR", reflect.TypeFor[Anchor](), AnchorSlots},
		{"Those of what a step came to, likewise.", "TALLY", reflect.TypeFor[Tally](), TallySlots},
		{"Those of a body's bounding box, likewise.", "BOUND", reflect.TypeFor[Bound](), BoundSlots},
		{"Those of a cell of the broad phase's grid, likewise.", "CELL", reflect.TypeFor[Cell](), CellSlots},
		{"Those of two bodies near one another, likewise.", "NEAR", reflect.TypeFor[Near](), NearSlots},
		{"Those of a body that two worlds have in different places, likewise.", "OFFSET", reflect.TypeFor[Offset](), OffsetSlots},
		{"Those of a contact that one of two worlds has alone, likewise.", "LONE", reflect.TypeFor[Lone](), LoneSlots},
		{"Those of an iteration of the position pass, likewise.", "ROUND", reflect.TypeFor[Round](), RoundSlots},
	} {
		part.write(t, &b)
	}
	checkLayout(t, layoutFile, b.String())

	b.Reset()
	b.WriteString("// Generated from wasm/frame/hull.go by make generate. Do not edit.\n")
	for _, part := range []layoutPart{
		{"The slots of the head of two hulls: frame[H.stage].", "H", reflect.TypeFor[HullHead](), HullSlots},
		{"A point's of space, from the one where it begins.", "SPOT", reflect.TypeFor[Spot](), SpotSlots},
		{"A face's of a hull, likewise.", "FACE", reflect.TypeFor[HullSide](), HullSideSlots},
		{"An edge's of a hull, likewise.", "EDGE", reflect.TypeFor[HullEdge](), HullEdgeSlots},
		{"Those of the test of a face, likewise.", "BAR", reflect.TypeFor[Bar](), BarSlots},
		{"Those of a pair of edges whose arcs cross, likewise.", "CROSSING", reflect.TypeFor[HullPair](), HullPairSlots},
		{"Those of a face that may be the incident one, likewise.", "CANDIDATE", reflect.TypeFor[Candidate](), CandidateSlots},
		{"A side plane's, likewise.", "PLANE", reflect.TypeFor[Plane](), PlaneSlots},
		{"Those of a corner of what is clipped, likewise.", "CORNER", reflect.TypeFor[ClipPoint](), ClipPointSlots},
		{"Those of a corner that is kept or dropped, likewise.", "KEPT", reflect.TypeFor[KeepPoint](), KeepPointSlots},
		{"A contact's of two hulls, likewise.", "TOUCH", reflect.TypeFor[HullContact](), HullContactSlots},
		{"A point's of the article's listing, likewise.", "PRINTED", reflect.TypeFor[Printed](), PrintedSlots},
		{"Those of a tilt, likewise.", "TILTED", reflect.TypeFor[Tilted](), TiltedSlots},
		{"Those of a point of an answer at a tilt, likewise.", "TRACE", reflect.TypeFor[Trace](), TraceSlots},
	} {
		part.write(t, &b)
	}
	checkLayout(t, hullFile, b.String())
}

// layoutPart is a struct with its own constant.
type layoutPart struct {
	doc, name string
	typ       reflect.Type
	slots     int
}

func (part *layoutPart) write(t *testing.T, b *strings.Builder) {
	fmt.Fprintf(b, "\n/** %s */\nexport const %s = ", part.doc, part.name)
	next := 0
	writeType(b, part.typ, &next, "")
	fmt.Fprintf(b, " as const;\nexport const %s_SLOTS = %d;\n", part.name, part.slots)
	if next != part.slots {
		t.Fatalf("layout has %d slots, %s %d", next, part.name, part.slots)
	}
}

// checkLayout compares a generated file with its expected text, or writes it.
func checkLayout(t *testing.T, file, want string) {
	if *update {
		if err := os.WriteFile(file, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Errorf("%s is stale: run make generate", file)
	}
}

func writeType(b *strings.Builder, typ reflect.Type, next *int, indent string) {
	if typ == reflect.TypeFor[Pair]() && indent != "" { // within another struct: only its first slot
		fmt.Fprintf(b, "%d", *next)
		*next += Slots
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
		if typ == reflect.TypeFor[Vec]() || typ == reflect.TypeFor[Vec3]() { // the field's comment describes it
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
		panic("frame: " + typ.String() + " is not made of float64")
	}
}

// sourceDocs returns the comments beside and above the fields of the package's structs, by Struct.Field.
var sourceDocs = sync.OnceValue(func() map[string]string {
	docs := map[string]string{}
	files, err := filepath.Glob("*.go")
	if err != nil {
		panic(err)
	}
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
		if err != nil {
			panic(err)
		}
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
