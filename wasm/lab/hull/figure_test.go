package hull

import (
	"errors"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/pair"
	named "github.com/clipstage/clipstage/physics/hull/preset"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
	"pgregory.net/rapid"
)

// walk goes from the first step to the last by Next, and returns the places on the way.
func walk(f *Figure) (places []place) {
	f.SeekFirst()
	places = append(places, f.At)
	for !f.AtLast() {
		f.Next()
		places = append(places, f.At)
	}
	return places
}

func TestDefaultReachesAllStages(t *testing.T) {
	f := New()
	if f.Reached() != hull.StageContacts {
		t.Fatalf("New().Reached() = %s, want contacts", f.Reached())
	}
	places := walk(f)
	var ids []string
	for i, p := range places {
		if i == 0 || places[i-1].Stage != p.Stage {
			ids = append(ids, p.Stage.String())
		}
	}
	if got, want := strings.Join(ids, ","), strings.Join(StageIDs(), ","); got != want {
		t.Errorf("Next leads through %s, want %s", got, want)
	}
	if got := f.Subs(hull.StageClip); got != 4 {
		t.Errorf("clip has %d sub-steps, want one a plane: 4", got)
	}
	if got := f.Subs(hull.StageReduce); got != 4 {
		t.Errorf("reduce has %d sub-steps, want one a rule: 4", got)
	}
	for i := len(places) - 1; i >= 0; i-- {
		if f.At != places[i] {
			t.Fatalf("Prev leads to %v, want %v", f.At, places[i])
		}
		f.Prev()
	}
}

// Presets show the cases for which they were made.
func TestPresets(t *testing.T) {
	for _, test := range []struct {
		id      string
		reached hull.Stage
		skipped bool // whether the contact is between two edges
		count   int
	}{
		{"tilted-box", hull.StageContacts, false, 4},
		{"spin", hull.StageContacts, false, 4},
		{"edgeedge", hull.StageContacts, true, 1},
		{"vertface", hull.StageContacts, false, 1},
		{"gap", hull.StageEdges, false, 0},
		{"cotri", hull.StageContacts, false, 4},
	} {
		f := New()
		if err := f.LoadPreset(test.id); err != nil {
			t.Fatal(err)
		}
		if got := f.Reached(); got != test.reached {
			t.Errorf("%s reaches %s, want %s", test.id, got, test.reached)
		}
		if got := f.Skipped(hull.StageClip); got != test.skipped {
			t.Errorf("%s skips clip: %t, want %t", test.id, got, test.skipped)
		}
		if got := f.clipping.Manifold.Count; got != test.count {
			t.Errorf("%s has %d contacts, want %d", test.id, got, test.count)
		}
		if places := walk(f); places[len(places)-1].Stage != test.reached {
			t.Errorf("%s ends at %v, want %s", test.id, places[len(places)-1], test.reached)
		}
		if name, line := f.PresetWords(test.id); name == "" || line == "" {
			t.Errorf("%s has no words", test.id)
		}
	}
	if err := New().LoadPreset("nothing"); err == nil || err.(*lab.Error).Code != lab.CodeInvalidScene {
		t.Errorf("LoadPreset(nothing) = %v, want %s", err, lab.CodeInvalidScene)
	}
}

// Each preset has its own words.
func TestPresetWords(t *testing.T) {
	from := slices.Concat(named.All[:]...)
	if got := len(PresetIDs()); got != len(from) || len(presetWords) != len(from) {
		t.Fatalf("%d presets with words for %d, want %d", got, len(presetWords), len(from))
	}
	f, said := New(), map[string]bool{}
	for i := range from {
		name, line := f.PresetWords(from[i].ID)
		if name == "" || said[name] || said[line] || len(line) < 20 || len(line) > 140 {
			t.Errorf("%s: %q, %q", from[i].ID, name, line)
		}
		said[name], said[line] = true, true
		if err := f.LoadPreset(from[i].ID); err != nil || f.Preset() != from[i].ID {
			t.Errorf("LoadPreset(%s) = %v", from[i].ID, err)
		}
	}
}

func anyFigure(t *rapid.T) *Figure {
	f := New()
	number := rapid.Float64Range(-2, 2)
	for range rapid.IntRange(0, 6).Draw(t, "deeds") {
		side := Side(rapid.IntRange(0, 1).Draw(t, "side"))
		switch rapid.IntRange(0, 7).Draw(t, "deed") {
		case 0:
			_ = f.LoadPreset(rapid.SampledFrom(PresetIDs()).Draw(t, "preset"))
		case 1:
			f.Surprise(rapid.Uint32Min(1).Draw(t, "seed"))
		case 2:
			f.Type(side, Field(rapid.IntRange(0, f.Fields()-1).Draw(t, "field")), lab.Exact(number.Draw(t, "x")))
		case 3:
			_ = f.SetVertex(side, rapid.IntRange(0, 4).Draw(t, "vertex"), hull.Vec3{X: number.Draw(t, "x"), Y: number.Draw(t, "y"), Z: number.Draw(t, "z")})
		case 4:
			_ = f.DeleteVertex(side, rapid.IntRange(0, 9).Draw(t, "vertex"))
		case 5:
			f.Swap()
		case 6:
			_ = f.SetBias(hull.Bias{Relative: rapid.Float64Range(0, 1).Draw(t, "bias")})
		case 7:
			f.Undo()
		}
	}
	f.SeekPlace(rapid.IntRange(0, 20).Draw(t, "step"))
	return f
}

func TestLinkRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := anyFigure(t)
		if !f.Fits() {
			if n := len(f.State()); n > lab.MaxLink {
				t.Fatalf("State() has %d bytes where a link has no room", n)
			}
			return
		}
		link := f.State()
		g := New()
		if err := g.SetState(link); err != nil {
			t.Fatalf("SetState(%q) = %v", link, err)
		}
		if got := g.State(); got != link {
			t.Fatalf("SetState(%q).State() = %q", link, got)
		}
		if g.Now.poses != f.Now.poses || g.Now.bias != f.Now.bias {
			t.Fatalf("poses %v and bias %v, want %v and %v", g.Now.poses, g.Now.bias, f.Now.poses, f.Now.bias)
		}
		if p, q := &g.clipping.Manifold, &f.clipping.Manifold; g.Reached() != f.Reached() || p.Count > 0 && math.Abs(p.Depth-q.Depth) > 1e-9 {
			t.Fatalf("depth %v, want %v", p.Depth, q.Depth)
		}
	})
}

// If a link has room for the faces, faces and edges keep their names. The link has the faces only if the points
// alone do not make them. A link without faces can be read too.
func TestLinkKeepsNames(t *testing.T) {
	written := 0
	for _, id := range PresetIDs() {
		f, g := New(), New()
		_ = f.LoadPreset(id)
		f.Swap()
		link := f.State()
		if err := g.SetState(link); err != nil || g.State() != link {
			t.Fatalf("%s: SetState(%q) = %v, State() = %q", id, link, err, g.State())
		}
		if !slices.Equal(g.contacts(), f.contacts()) || g.Reached() != f.Reached() {
			t.Errorf("%s: contacts %x, want %x", id, g.contacts(), f.contacts())
		}
		for side := A; side <= B; side++ {
			if p, q := g.Shape(side).Hull, f.Shape(side).Hull; !slices.Equal(p.Edges, q.Edges) || !slices.Equal(p.Faces, q.Faces) {
				t.Errorf("%s: %s has other faces or edges", id, side.Name())
			}
			at := strings.Index(link, "&f"+side.String()+"=")
			if built := f.Shape(side).built(); built != (at < 0) {
				t.Errorf("%s: %s is what its points make: %t; %q", id, side.Name(), built, link)
			}
			if at < 0 {
				continue
			}
			written++
			without := link[:at]
			if i := strings.IndexByte(link[at+1:], '&'); i >= 0 {
				without += link[at+1+i:]
			}
			if err := g.SetState(without); err != nil || !g.Shape(side).built() || !slices.Equal(g.Shape(side).Points, f.Shape(side).Points) {
				t.Errorf("%s: without the faces of %s: %v", id, side.Name(), err)
			}
		}
	}
	if written == 0 {
		t.Error("no preset has faces other than its points make")
	}
	// Faces that do not fit in a link are left out, and the points stay.
	h, err := hull.Random(5, 16)
	if err != nil {
		t.Fatal(err)
	}
	f := New()
	side := pair.Shape{Points: h.Vertices, Faces: h.Loops(), Pose: hull.Origin}
	slices.Reverse(side.Faces)
	if err := f.SetPair(&pair.Pair{A: side, B: side}); err != nil {
		t.Fatal(err)
	}
	if link := f.State(); !f.Fits() || len(link) > lab.MaxLink || strings.Contains(link, "&fa=") || !strings.Contains(link, "&va=") {
		t.Errorf("fits: %t, %q", f.Fits(), link)
	}
}

func TestKeptRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := anyFigure(t)
		kept := f.AppendKept(nil)
		g := New()
		if !g.Restore(kept) {
			t.Fatal("Restore refuses what AppendKept wrote")
		}
		if got, want := g.State(), f.State(); got != want {
			t.Fatalf("State() = %q, want %q", got, want)
		}
		if got := g.AppendKept(nil); len(got) != len(kept) {
			t.Fatalf("kept %d numbers, then %d", len(kept), len(got))
		}
		for f.CanUndo() {
			f.Undo()
			g.Undo()
		}
		if got, want := g.State(), f.State(); got != want || g.CanUndo() {
			t.Fatalf("after undo State() = %q, want %q", got, want)
		}
		// Restore accepts or refuses any other list, and never panics.
		if n := len(kept); n > 0 {
			at := rapid.IntRange(0, n-1).Draw(t, "at")
			kept[at] = rapid.SampledFrom([]float64{-1, 0.5, 1e9, math.NaN(), math.Inf(1), 7}).Draw(t, "value")
			g.Restore(kept)
			g.Restore(kept[:rapid.IntRange(0, n).Draw(t, "length")])
			_ = g.Words()
			_ = g.Frame()
		}
	})
}

func TestHostileLinks(t *testing.T) {
	for _, link := range []string{
		"lab=pair", "lab=hull&stage=setup", "lab=hull&preset=no", "lab=hull&sub=-1", "lab=hull&sub=1e3", "lab=hull&sub=513", "lab=hull&seed=0",
		"lab=hull&a=1,2,3", "lab=hull&a=0,0,0,0,0,0,0.5", "lab=hull&a=nan,0,0,1,0,0,0", "lab=hull&b=1e300,0,0,1,0,0,0", "lab=hull&bias=2,0",
		"lab=hull&bias=-1,0", "lab=hull&bias=0", "lab=hull&va=0,0,0", "lab=hull&va=0,0,0;1,0,0;0,1,0;1,1,0", "lab=hull&va=;;;", "lab=hull&vb=0,0,0;0,0,0;0,1,0;0,0,1",
		"lab=hull&va=" + strings.Repeat("1,2,3;", 400), "lab=hull&%zz", "x",
	} {
		f := New()
		f.Open(link)
		if f.Notice() == "" || f.Preset() != PresetIDs()[0] {
			t.Errorf("Open(%.60q): notice %q, preset %q: want a notice and the default", link, f.Notice(), f.Preset())
		}
		if err := f.SetState(link); err == nil || err.(*lab.Error).Code != lab.CodeInvalidState {
			t.Errorf("SetState(%.60q) = %v, want %s", link, err, lab.CodeInvalidState)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		f := New()
		link := "lab=hull&" + rapid.StringMatching(`((a|b|va|vb|bias|sub|stage|seed|preset)=[-0-9.,;e]{0,30}&?){0,4}`).Draw(t, "link")
		f.Open(link)
		_ = f.Words()
		for _, x := range f.Frame() {
			if math.IsNaN(x) {
				t.Fatalf("Open(%q) leaves a NaN in the frame", link)
			}
		}
	})
}

// A vertex that makes no hull is an error with a code that names it, and changes nothing.
func TestVertexEdits(t *testing.T) {
	f := New()
	before := f.Now
	err := f.SetVertex(A, 2, f.Shape(A).Points[3])
	if wrong, ok := err.(*lab.Error); !ok || wrong.Code != CodeInvalidHull || !strings.HasPrefix(wrong.Field, "a.points[") {
		t.Errorf("SetVertex onto another = %v, want %s that names a point of a", err, CodeInvalidHull)
	}
	if err := f.SetVertex(B, 0, hull.Vec3{X: math.NaN()}); err == nil {
		t.Error("SetVertex(NaN) is taken")
	}
	if f.Now != before || f.CanUndo() {
		t.Error("a refused vertex has changed something")
	}
	if err := f.AddVertex(B, hull.Vec3{Z: 2}); err != nil {
		t.Fatal(err)
	}
	if got := len(f.Shape(B).Hull.Vertices); got != 9 {
		t.Errorf("%d vertices, want 9", got)
	}
	if err := f.AddVertex(B, hull.Vec3{}); err != nil {
		t.Fatal(err)
	}
	if !f.Shape(B).Inside(9) || f.Shape(B).Inside(8) {
		t.Error("Inside: want the vertex in the middle alone")
	}
	if f.Preset() != "" {
		t.Errorf("Preset() = %q after an edit", f.Preset())
	}
	f.Undo()
	f.Undo()
	if f.Now != before {
		t.Error("undo does not lead back")
	}
	for range 5 {
		_ = f.DeleteVertex(A, 0)
	}
	if n := len(f.Shape(A).Points); n < 4 {
		t.Errorf("%d points are left, want 4 at least", n)
	}
}

// The fields of a rotation restore that rotation.
func TestTurns(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		part := rapid.Float64Range(-1, 1)
		q, ok := unit(hull.Quat{W: part.Draw(t, "w"), X: part.Draw(t, "x"), Y: part.Draw(t, "y"), Z: part.Draw(t, "z")})
		if !ok {
			return
		}
		for turn := range Turn(TurnCount) {
			e := entriesOf(turn, hull.Pose{Rotation: q})
			p, ok := e.pose(turn, hull.Quat{X: 1}) // another rotation before
			dot := p.Rotation.W*q.W + p.Rotation.X*q.X + p.Rotation.Y*q.Y + p.Rotation.Z*q.Z
			if !ok || math.Abs(math.Abs(dot)-1) > 1e-9 {
				t.Fatalf("turn %d of %v: %v leads to %v", turn, q, e, p.Rotation)
			}
			if same, _ := e.pose(turn, q); same.Rotation != q {
				t.Fatalf("turn %d of %v: untouched fields lead to %v", turn, q, same.Rotation)
			}
		}
	})
	f := New()
	f.Type(A, FieldTurn+3, "90°")
	if got := f.Pose(A).Rotation; math.Abs(got.Z-math.Sqrt(0.5)) > 1e-15 {
		t.Errorf("90° about z is %v", got)
	}
	for _, typed := range []string{"", "x", "nan", "1e7", "inf"} {
		f.Type(A, FieldX, typed)
		if f.Typed(A, FieldX).Message == "" || f.FieldText(A, FieldX) != typed {
			t.Errorf("Type(%q) is taken", typed)
		}
	}
}

// The options a and b set poses, which override the preset. Either may be set alone.
func TestOptionPose(t *testing.T) {
	f := New()
	for _, option := range [][2]string{{"preset", "aligned"}, {"b", "0,0,1.2,1,0,0,0"}, {"stage", "clip"}} {
		if err := f.SetOption(option[0], option[1]); err != nil {
			t.Fatalf("SetOption(%q, %q) = %v", option[0], option[1], err)
		}
	}
	want := New()
	if err := want.SetState("preset=aligned&stage=clip&b=0,0,1.2,1,0,0,0"); err != nil || f.State() != want.State() {
		t.Errorf("the options lead to %s, the link to %s, %v", f.State(), want.State(), err)
	}
	begun := f.State()
	f.Swap()
	f.Reset()
	_ = f.SetOption("stage", "clip")
	if got := f.State(); got != begun {
		t.Errorf("Reset leads to %s, want %s", got, begun)
	}
	for _, value := range []string{"", "0,0,1", "0,0,0,0,0,0,0", "1e9,0,0,1,0,0,0"} {
		var e *lab.Error
		if err := f.SetOption("a", value); !errors.As(err, &e) || e.Code != lab.CodeInvalidOption || e.Field != "a" || !strings.Contains(e.Range(text.English), "x,y,z,w,i,j,k") || f.State() != begun {
			t.Errorf("SetOption(a, %q) = %v, then %s", value, err, f.State())
		}
	}
}

// The error about a stage that the author hides says that, and names the shown stages.
func TestStageNamedRefuses(t *testing.T) {
	f := New()
	_ = f.SetOption("stages", "clip,contacts")
	for id, want := range map[string]string{
		"keep":  "Stage “keep” is hidden: the option “stages” shows only clip, contacts.",
		"keeep": "There is no stage “keeep”.",
	} {
		if _, err := f.StageNamed(id); err == nil || err.Error() != want {
			t.Errorf("StageNamed(%q) = %v, want %s", id, err, want)
		}
	}
}

// TestMarkThing checks that a hull's parts can be marked up to their number.
func TestMarkThing(t *testing.T) {
	f := New()
	h := f.Now.shapes[B].Hull
	last := "B.e" + strconv.Itoa(len(h.Edges)/2)
	if err := f.MarkThing(last); err != nil || f.Marked() != (lab.Thing{Kind: ThingEdge + 1, Number: len(h.Edges)/2 - 1}) {
		t.Errorf("%s: %v, %v", last, f.Marked(), err)
	}
	named := func() string { return f.ThingNames([]float64{float64(f.marked.Kind), float64(f.marked.Number)}) }
	if got := named(); got != last {
		t.Errorf("%s is named %s", last, got)
	}
	for _, name := range []string{"A.f99", "B.v9", "centre"} {
		if _, err := f.Thing(name); err == nil || f.MarkThing(name) == nil {
			t.Errorf("%s is marked", name)
		}
	}
	if got := named(); got != last {
		t.Errorf("a refused name changed the mark to %s", got)
	}
	if err := f.MarkThing(""); err != nil || f.Marked().Kind != 0 {
		t.Errorf("no mark: %v, %v", f.Marked(), err)
	}
}

func TestAuthorsNames(t *testing.T) {
	f := New()
	if err := f.SetOption("names", "crate,floor"); err != nil {
		t.Fatal(err)
	}
	if got := f.StageName(hull.StageFacesB); got != "floor’s faces" {
		t.Errorf("the stage faces-b is %q", got)
	}
	words := ""
	for stage := hull.StageFacesA; stage < hull.StageCount; stage++ {
		if err := f.SeekID(stage.String()); err != nil {
			t.Fatal(err)
		}
		w := f.Words()
		words += w.Title + w.Text
		for _, p := range w.Points {
			words += p.Name
		}
	}
	if regexp.MustCompile(`\b[AB](’s| e\d)`).MatchString(words) || !strings.Contains(words, "crate’s") {
		t.Errorf("the words do not have the author's names: %s", words)
	}
}
