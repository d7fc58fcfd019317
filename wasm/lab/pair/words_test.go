package pair

import (
	"fmt"
	"math"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/tests/wordsfile"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/text"
)

//go:generate go test -run TestWordsGolden -update .

// TestWordsGolden compares all words of the presets with a file, so that a change of wording shows as a diff.
func TestWordsGolden(t *testing.T) {
	var b strings.Builder
	b.WriteString("What is said of each preset at each stage. Written by make generate, to be read.\n")
	for _, pair := range scene.Pairs {
		f := at(t, pair.ID)
		name, line := f.PresetWords(pair.ID)
		fmt.Fprintf(&b, "\n\n======== %s: %s\n%s\n", pair.ID, name, line)
		for stage := physics.StageSetup; stage < physics.StageCount; stage++ {
			fmt.Fprintf(&b, "\n---- %d %s\n", stage+1, f.StageName(stage))
			w := f.WordsAt(stage)
			b.WriteString(w.Title + "\n" + w.Text + "\n")
			if stage > f.Reached() {
				b.WriteString("    " + w.None + "\n")
				continue // the table belongs to the last reached stage
			}
			if len(w.Table.Head) > 0 {
				b.WriteString("    " + strings.Join(w.Table.Head, " | ") + "\n")
			}
			for _, row := range w.Table.Rows {
				b.WriteString("    " + row.Label)
				for _, cell := range row.Cells {
					b.WriteString(" | " + cell.Text)
					if cell.Note != "" {
						b.WriteString(" (" + cell.Note + ")")
					}
				}
				if row.Lead {
					b.WriteString(" *")
				}
				b.WriteString("\n")
			}
			for _, note := range w.Table.Notes {
				b.WriteString("    " + note + "\n")
			}
			if w.None != "" {
				b.WriteString("    " + w.None + "\n")
			}
			for _, point := range w.Points {
				b.WriteString("    (" + point.Name + ") " + point.Position.Text + " |")
				for _, chip := range point.ID {
					b.WriteString(" " + chip.Text)
				}
				if point.Winding != "" {
					b.WriteString(" | " + point.Winding)
				}
				if point.State != "" {
					b.WriteString(" | " + point.State)
				}
				b.WriteString("\n")
			}
		}
	}
	wordsfile.Check(t, b.String())
}

func TestPresetWords(t *testing.T) {
	f := New()
	names, lines := map[string]string{}, map[string]string{}
	for _, pair := range scene.Pairs {
		name, line := f.PresetWords(pair.ID)
		if name == "" || !strings.HasSuffix(line, ".") {
			t.Errorf("PresetWords(%q) = %q, %q, want a name and a sentence", pair.ID, name, line)
		}
		if other, ok := names[name]; ok {
			t.Errorf("%s and %s are both called %q", other, pair.ID, name)
		}
		if other, ok := lines[line]; ok {
			t.Errorf("%s and %s both say %q", other, pair.ID, line)
		}
		names[name], lines[line] = pair.ID, pair.ID
	}
	for _, id := range []string{"", "Resting", "no such thing"} {
		if name, line := f.PresetWords(id); name != "" || line != "" {
			t.Errorf("PresetWords(%q) = %q, %q, want nothing", id, name, line)
		}
	}
}

func TestStageName(t *testing.T) {
	seen := map[string]bool{}
	for stage := physics.StageSetup; stage < physics.StageCount; stage++ {
		name := New().StageName(stage)
		if name == "" || seen[name] {
			t.Errorf("StageName(%v) = %q, want a name of its own", stage, name)
		}
		seen[name] = true
	}
}

func TestWordsAreOfTheStage(t *testing.T) {
	f := at(t, "both-clip")
	for stage := physics.StageSetup; stage < physics.StageCount; stage++ {
		f.Seek(stage)
		w := f.Words()
		if want := f.WordsAt(stage); w.Title != want.Title || w.Text != want.Text {
			t.Errorf("Words() at %v = %q, want %q", stage, w.Title, want.Title)
		}
		if got := f.Spoken(); !strings.HasPrefix(got, w.Title) || !strings.HasSuffix(got, w.Text) {
			t.Errorf("Spoken() at %v = %q", stage, got)
		}
	}
}

// numberInWords matches a number in a sentence: 0.31, −2, 1.2×10⁻⁷. Names such as A’s edge 3, e3, v2 and dp are
// removed before, and so is the formula of a threshold.
var (
	numberInWords = regexp.MustCompile(`−?\d+(\.\d+)?(×10⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)?`)
	nameInWords   = regexp.MustCompile(`Box2D(-Lite)?|\b[ev]\d\b|contact \d|\bstage \d+\b|[Cc]ontact \d|0\.95 × |0\.01 × |\b95 % of the leader|\b1 % of its own`)
	edgesInWords  = regexp.MustCompile(`([AB])’s edges? e(\d)(?: and e(\d))?`)
)

func numbersIn(s string) []string {
	return numberInWords.FindAllString(nameInWords.ReplaceAllString(s, ""), -1)
}

// stageNumbers returns the numbers that a stage's sentence may have.
func stageNumbers(f *Figure, stage physics.Stage) (list []float64) {
	c := f.Clipping()
	s := c.Separations
	switch stage {
	case physics.StageSetup:
		return []float64{c.Setup.DA.X, c.Setup.DA.Y, c.Setup.DB.X, c.Setup.DB.Y, c.Setup.DP.X, c.Setup.DP.Y}
	case physics.StageFacesA:
		return s[:2]
	case physics.StageFacesB:
		return s[2:]
	case physics.StageBestAxis:
		return append(append(s[:], c.Best.Thresholds[:]...), f.bodies[0].Half.X, f.bodies[0].Half.Y, f.bodies[1].Half.X, f.bodies[1].Half.Y)
	case physics.StageIncident:
		return []float64{c.Incident.Normal.X, c.Incident.Normal.Y, -1}
	case physics.StageClipNeg, physics.StageClipPos:
		clip := &c.Clipped[stage-physics.StageClipNeg]
		return append(clip.Distances[:], max(1, min(99, math.Round(100*clip.T))))
	case physics.StageKeep:
		return c.Keep.Separations[:]
	case physics.StageContacts:
		key := c.Manifold.Contacts[0].Feature
		return append(c.Keep.Separations[:], float64(key.Key()), float64(key.Flip().Key()))
	}
	return nil
}

// writes reports whether said is x as written by text.Number with 2 to 21 decimals.
func writes(said string, x float64) bool {
	for decimals := 2; decimals <= 21; decimals++ {
		if said == text.Number(x, decimals) {
			return true
		}
	}
	return false
}

func isOneOf(said string, numbers []float64) bool {
	is := func(writes func(said string, x float64) bool) bool {
		return slices.ContainsFunc(numbers, func(x float64) bool { return writes(said, x) || writes(said, -x) })
	}
	return is(func(said string, x float64) bool { return said == text.Short(x) || said == text.Long(x) }) || is(writes) ||
		is(func(said string, x float64) bool {
			return strings.Replace(said, "−", "-", 1) == strconv.FormatFloat(x, 'f', -1, 64)
		})
}

// checkTruth compares the numbers in the words with the results of the collide call.
func checkTruth(t fatal, f *Figure) {
	c := f.Clipping()
	for stage := physics.StageSetup; stage < physics.StageCount; stage++ {
		w := f.WordsAt(stage)
		if stage > c.Reached {
			checkReason(t, f, stage)
			continue
		}
		if stage == physics.StageSetup && c.Setup.DP == (physics.Vec2{}) {
			if len(numbersIn(w.Text)) != 0 || !strings.Contains(w.Text, "zero") {
				t.Fatalf("setup with one centre says %q", w.Text)
			}
		}
		for _, said := range numbersIn(w.Title + ". " + w.Text) {
			if !isOneOf(said, stageNumbers(f, stage)) {
				t.Fatalf("%v says %q, but %s is none of %v (%v)", stage, w.Text, said, stageNumbers(f, stage), f.Pose())
			}
		}
		for _, row := range w.Table.Rows {
			for _, cell := range row.Cells {
				checkCell(t, stage, row.Label, cell)
			}
		}
		for _, point := range w.Points {
			checkCell(t, stage, point.Name, point.Position)
		}
		checkStage(t, f, stage, w)
	}
}

func checkCell(t fatal, stage physics.Stage, label string, cell finding.Cell) {
	var want []string
	for _, x := range cell.Values {
		want = append(want, text.Long(x))
	}
	if stage == physics.StageBestAxis && len(want) == 1 && writes(cell.Text, cell.Values[0]) {
		return // has enough decimals to distinguish it from other numbers
	}
	if len(want) == 1 && cell.Values[0] == math.Trunc(cell.Values[0]) && cell.Text == strconv.FormatFloat(cell.Values[0], 'f', -1, 64) {
		return // a count or an id
	}
	if len(want) > 0 && cell.Text != strings.Join(want, ", ") {
		t.Fatalf("%v: row %q: %q, want %v", stage, label, cell.Text, want)
	}
}

// checkStage checks the words that only one stage has.
func checkStage(t fatal, f *Figure, stage physics.Stage, w finding.Words) {
	c := f.Clipping()
	box := [2]string{"A", "B"}
	reference := 0
	if c.Reference.OfB {
		reference = 1
	}
	axis := func(a physics.Axis) string { return box[a/2] + "’s " + [2]string{"x", "y"}[a%2] + " axis" }
	must := func(where string, words ...string) {
		for _, word := range words {
			if !strings.Contains(where, word) {
				t.Fatalf("%v says %q, want %q in it (%v)", stage, where, word, f.Pose())
			}
		}
	}
	points := 0
	switch stage {
	case physics.StageSetup:
		if len(w.Table.Rows) != 3 {
			t.Fatalf("setup has %d rows, want 3", len(w.Table.Rows))
		}
	case physics.StageFacesA, physics.StageFacesB:
		first := physics.Axis(2 * (stage - physics.StageFacesA))
		x, y := c.Separations[first], c.Separations[first+1]
		must(w.Title, box[first/2])
		for i, s := range []float64{x, y} {
			if s > 0 {
				must(w.Text, text.Short(s))
				if x <= 0 || y <= 0 {
					must(w.Title, axis(first+physics.Axis(i)))
				}
			}
		}
		if touch := max(x, y) == 0; touch != strings.Contains(w.Text, "neither overlap nor gap") || touch != strings.Contains(w.Title, "touch") {
			t.Fatalf("%v with the separations %g, %g says %q", stage, x, y, w.Text)
		}
		if strings.Contains(w.Text, " 0 m") {
			t.Fatalf("%v with the separations %g, %g says %q", stage, x, y, w.Text)
		}
		if gap := x > 0 || y > 0; gap != strings.Contains(w.Text, "aylight") || gap != (c.Reached == stage) {
			t.Fatalf("%v with the separations %g, %g says %q", stage, x, y, w.Text)
		}
	case physics.StageBestAxis:
		must(w.Title+w.Text, axis(c.Best.Axis))
		if (c.Best.Separation == 0) != strings.Contains(w.Text, "neither overlap nor gap") {
			t.Fatalf("best-axis with the separation %g says %q", c.Best.Separation, w.Text)
		}
		if len(w.Table.Notes) == 0 || strings.Contains(w.Table.Notes[0], "{") {
			t.Fatalf("best-axis does not explain its table: %q", w.Table.Notes)
		}
		lead := 0
		led := ""
		for i, row := range w.Table.Rows[:4] {
			if row.Lead {
				lead++
			}
			led += row.Cells[2].Text
			if row.Lead != (physics.Axis(i) == c.Best.Axis) || row.Cells[0].Values[0] != c.Separations[i] {
				t.Fatalf("best-axis: row %d is %+v, axis %d was chosen", i, row, c.Best.Axis)
			}
		}
		if explained := len(w.Table.Notes) == 2 && strings.HasPrefix(w.Table.Notes[1], "led:"); explained != strings.Contains(led, "led") {
			t.Fatalf("best-axis: “led” stands in the table and is explained: %t (%q)", explained, w.Table.Notes)
		}
		if lead != 1 {
			t.Fatalf("best-axis: %d rows lead", lead)
		}
		if strings.Contains(w.Title, "least") {
			for _, s := range c.Separations {
				if s > c.Best.Separation {
					t.Fatalf("best-axis says %q of %v, but %g is less overlap", w.Title, c.Best.Separation, s)
				}
			}
		}
	case physics.StageReference:
		must(w.Title, box[reference], fmt.Sprintf("e%d", c.Reference.Face))
		must(w.Text, box[1-reference], fmt.Sprintf("e%d", c.Reference.Sides[0].Edge), fmt.Sprintf("e%d", c.Reference.Sides[1].Edge))
	case physics.StageIncident:
		points = 2
		e := c.Incident.Edge
		must(w.Title, box[1-reference], fmt.Sprintf("e%d", e))
		must(w.Text, fmt.Sprintf("v%d to v%d", e, e%4+1))
	case physics.StageClipNeg, physics.StageClipPos:
		clip := &c.Clipped[stage-physics.StageClipNeg]
		points = clip.Count
		must(w.Text, fmt.Sprintf("%s’s e%d", box[reference], c.Reference.Sides[stage-physics.StageClipNeg].Edge))
		if clip.Cut {
			must(w.Text, "%")
			made := &clip.Vertices[1]
			feature, winding := made.Feature, made.Winding
			if c.Reference.OfB {
				feature, winding = feature.Flip(), winding.Flip()
			}
			if !slices.Contains(idsIn(w.Text), edgesOf(feature)) || !slices.Contains(idsIn(w.Text), edgesOf(winding)) {
				t.Fatalf("%v says %q, want the new vertex’s id %v in it, and by winding %v", stage, w.Text, feature, winding)
			}
			if feature != winding {
				must(w.Text, "Box2D-Lite", "though it lies on", "counter-clockwise")
			} else if strings.Contains(w.Text, "Box2D-Lite") {
				t.Fatalf("%v says %q of an id that is right", stage, w.Text)
			}
		}
		if none := strings.Contains(w.Text, "no contact"); none != (clip.Count < 2) {
			t.Fatalf("%v leaves %d points and says %q", stage, clip.Count, w.Text)
		}
	case physics.StageKeep:
		points = 2
		for i, point := range w.Points {
			if point.Dropped == c.Keep.Kept[i] || point.State == "" {
				t.Fatalf("keep: point %d is dropped: %t, %q; kept is %v", i, point.Dropped, point.State, c.Keep.Kept)
			}
		}
		must(w.Title, box[reference])
	case physics.StageContacts:
		m := &c.Manifold
		points = m.Count
		saidOff := strings.Count(w.Text, "counter-clockwise")
		off := 0
		for i := range m.Count {
			contact := &m.Contacts[i]
			must(w.Text, text.Short(math.Abs(contact.Separation)))
			if !slices.Contains(idsIn(w.Text), edgesOf(contact.Feature)) {
				t.Fatalf("contacts says %q, want the id %v in it", w.Text, contact.Feature)
			}
			if contact.Winding != contact.Feature {
				off++
				if !slices.Contains(idsIn(w.Text), edgesOf(contact.Winding)) || w.Points[i].Winding == "" {
					t.Fatalf("contacts says %q, want the winding-correct id %v in it", w.Text, contact.Winding)
				}
			} else if w.Points[i].Winding != "" {
				t.Fatalf("contacts: %q of an id that is right", w.Points[i].Winding)
			}
			if got := w.Points[i].Position.Values; got[0] != contact.Position.X || got[1] != contact.Position.Y {
				t.Fatalf("contacts: point %d at %v, want %v", i, got, contact.Position)
			}
			var want []string
			for j, e := range [4]physics.Edge{contact.Feature.In1(), contact.Feature.Out1(), contact.Feature.In2(), contact.Feature.Out2()} {
				if e != physics.NoEdge {
					want = append(want, fmt.Sprintf("%s e%d", box[j/2], e))
				}
			}
			for j, chip := range w.Points[i].ID {
				if chip.Text != want[j] || box[chip.Box-1] != chip.Text[:1] {
					t.Fatalf("contacts: id %v of point %d, want %v", w.Points[i].ID, i, want)
				}
			}
		}
		if off != saidOff {
			t.Fatalf("contacts calls %d ids off, want %d: %q", saidOff, off, w.Text)
		}
	}
	if c.Reference.OfB && stage == physics.StageContacts {
		key := c.Manifold.Contacts[0].Feature
		must(w.Text, "an id has B’s part first", fmt.Sprintf("from %d to %d", key.Flip().Key(), key.Key()))
	} else if strings.Contains(w.Text, "part first") {
		t.Fatalf("%v says %q, but A has the reference face", stage, w.Text)
	}
	checkNone(t, f, stage, w)
	if len(w.Points) != points {
		t.Fatalf("%v has %d points, want %d", stage, len(w.Points), points)
	}
}

// checkNone checks that a stage without points explains why.
func checkNone(t fatal, f *Figure, stage physics.Stage, w finding.Words) {
	c := f.Clipping()
	end := fmt.Sprintf("stage %d, %s", c.Reached+1, f.StageName(c.Reached))
	want := ""
	switch {
	case len(w.Points) > 0:
	case c.Reached < physics.StageIncident:
		want = "No points: in this pose the collide call ends at " + end
	case stage < physics.StageIncident:
		want = "No points yet: they come with the incident edge."
	case stage <= c.Reached:
		want = "No point is left."
	default:
		want = "No contacts: the collide call ended at " + end
	}
	if !strings.HasPrefix(w.None, want) || (want == "") != (w.None == "") {
		t.Fatalf("%v of a collide that ends at %s says of points: %q, want %q", stage, end, w.None, want)
	}
}

// idsIn returns the ids in a text, in the form of edgesOf.
func idsIn(s string) (list []string) {
	edges := edgesInWords.FindAllStringSubmatch(s, -1)
	name := func(m []string) string { return m[1] + m[2] + m[3] }
	for i, m := range edges {
		list = append(list, name(m))
		if i+1 < len(edges) {
			list = append(list, name(m)+name(edges[i+1]))
		}
	}
	return list
}

// edgesOf writes an id briefly: A3B23 means A's edge 3 and B's edges 2 and 3.
func edgesOf(f physics.FeaturePair) (s string) {
	for i, pair := range [2][2]physics.Edge{{f.In1(), f.Out1()}, {f.In2(), f.Out2()}} {
		part := ""
		for _, e := range pair {
			if e != physics.NoEdge {
				part += strconv.Itoa(int(e))
			}
		}
		if part != "" {
			s += string(rune('A'+i)) + part
		}
	}
	return s
}

// checkReason checks that a stage that was not reached says where the call ended, and why.
func checkReason(t fatal, f *Figure, stage physics.Stage) {
	c := f.Clipping()
	w := f.WordsAt(stage)
	where := fmt.Sprintf("stage %d, %s", c.Reached+1, f.StageName(c.Reached))
	if !strings.Contains(w.Title, "Not reached") || !strings.Contains(w.Text, where) {
		t.Fatalf("%v says %q, %q, want where it ended: %q", stage, w.Title, w.Text, where)
	}
	if len(w.Points) != 0 {
		t.Fatalf("%v was not reached and has %d points", stage, len(w.Points))
	}
	checkNone(t, f, stage, w)
	for _, said := range numbersIn(w.Text) {
		if !isOneOf(said, stageNumbers(f, c.Reached)) {
			t.Fatalf("%v says %q, but %s is none of %v", stage, w.Text, said, stageNumbers(f, c.Reached))
		}
	}
	want := map[physics.Outcome]string{
		physics.SeparatedA: "separates", physics.SeparatedB: "separates", physics.AllDropped: "front",
		physics.ClippedNeg: "side line", physics.ClippedPos: "side line",
	}[c.Outcome()]
	if want == "" || !strings.Contains(w.Text, want) {
		t.Fatalf("%v with the outcome %d says %q, want %q in it", stage, c.Outcome(), w.Text, want)
	}
	switch c.Outcome() {
	case physics.SeparatedA, physics.SeparatedB:
		gap := max(c.Separations[0], c.Separations[1])
		if c.Outcome() == physics.SeparatedB {
			gap = max(c.Separations[2], c.Separations[3])
		}
		if !strings.Contains(w.Text, text.Short(gap)+" m") {
			t.Fatalf("%v says %q, want the gap of %s m in it", stage, w.Text, text.Short(gap))
		}
	}
}

func TestWordsAreTrue(t *testing.T) {
	for _, pair := range scene.Pairs {
		t.Run(pair.ID, func(t *testing.T) {
			checkTruth(t, at(t, pair.ID))
			checkTruth(t, posed(t, Pose{pair.B, pair.A}))
		})
	}
	for seed := range uint32(3000) {
		f := New()
		f.Surprise(seed)
		checkTruth(t, f)
	}
	rapid.Check(t, func(t *rapid.T) {
		f, err := Collide(poses().Draw(t, "pose"))
		if err != nil {
			t.Fatal(err)
		}
		checkTruth(t, f)
	})
}

// Special cases have their own words.
func TestWordsOfCases(t *testing.T) {
	for _, test := range []struct {
		preset string
		stage  physics.Stage
		words  []string
	}{
		{"same-centre", physics.StageSetup, []string{"centre", "zero"}},
		{"separated-a", physics.StageFacesA, []string{"A’s x axis", "proof"}},
		{"separated-a", physics.StageContacts, []string{"A’s x axis", "stage 2"}},
		{"separated-b", physics.StageFacesB, []string{"B’s y axis", "proof"}},
		{"near-tie", physics.StageBestAxis, []string{"A’s y axis", "B’s y axis", "exceed"}},
		{"reference-on-b", physics.StageReference, []string{"B’s", "A’s"}},
		{"keep-drops", physics.StageKeep, []string{"dropped", "stays"}},
		{"corner-down", physics.StageKeep, []string{"dropped"}},
		{"resting", physics.StageKeep, []string{"Both stay"}},
		{"overlap-no-contact", physics.StageClipNeg, []string{"whole edge", "no contact"}},
		{"overlap-no-contact", physics.StageContacts, []string{"stage 7"}},
		{"corner-touch", physics.StageClipPos, []string{"no contact"}},
		{"corner-touch", physics.StageKeep, []string{"stage 8"}},
		{"both-clip", physics.StageContacts, []string{"Box2D-Lite’s id", "counter-clockwise"}},
		{"both-clip", physics.StageClipNeg, []string{"the new vertex there has the id A’s edge e2 with B’s edge e3"}},
		{"both-clip", physics.StageClipPos, []string{"Box2D-Lite names the new vertex A’s edge e4 with B’s edge e4", "lies on B’s edge e3", "the −side cut has put the end first", "the id is A’s edge e4 with B’s edge e3"}},
		{"resting", physics.StageBestAxis, []string{"A tie: A’s y axis stays", "B’s y axis"}},
		{"corner-touch", physics.StageFacesA, []string{"just touch", "separation is 0"}},
		{"corner-touch", physics.StageBestAxis, []string{"A tie: A’s x axis stays", "neither overlap nor gap", "A’s y axis, B’s x axis and B’s y axis"}},
		{"overlap-no-contact", physics.StageBestAxis, []string{"0.95 × −0.0382 + 0.01 × 1.9100 = −0.0172", "−0.0175"}},
		{"reference-on-b", physics.StageContacts, []string{"from 17039360 to 260"}},
	} {
		w := at(t, test.preset).WordsAt(test.stage)
		for _, word := range test.words {
			if said := w.Title + ". " + w.Text; !strings.Contains(said, word) {
				t.Errorf("%s at %v says %q, want %q in it", test.preset, test.stage, said, word)
			}
		}
	}
}

// tellsApart checks that two compared numbers are written the same if and only if they are equal.
func tellsApart(t fatal, where, a, b string, x, y float64) {
	if (a == b) != (x == y) {
		t.Fatalf("%s: %v is written %s, and %v is %s", where, x, a, y, b)
	}
}

// tieInWords matches the numbers that a tie compares: two overlaps, and a separation with its threshold.
var tieInWords = regexp.MustCompile(`the overlap is less, (\S+) m against (\S+) m\..* its separation, (\S+) m, had to exceed 0\.95 × \S+ \+ 0\.01 × \S+ = (\S+) m:`)

// checkCompared applies tellsApart to the numbers that sentences and tables compare.
func checkCompared(t fatal, f *Figure) (ties int) {
	c := f.Clipping()
	for stage := physics.StageSetup; stage <= c.Reached; stage++ {
		w := f.WordsAt(stage)
		where := fmt.Sprintf("%v (%v): %q", stage, f.Pose(), w.Text)
		switch stage {
		case physics.StageBestAxis:
			for axis := 1; axis < 4; axis++ {
				cells := w.Table.Rows[axis].Cells
				tellsApart(t, where, cells[0].Text, cells[1].Text, c.Separations[axis], c.Best.Thresholds[axis])
			}
			if !strings.HasPrefix(w.Title, "Less overlap") {
				break
			}
			m := tieInWords.FindStringSubmatch(w.Text)
			if m == nil {
				t.Fatalf("%s compares nothing", where)
			}
			ties++
			largest := slices.Max(c.Separations[:])
			rival := slices.Index(c.Separations[:], largest)
			tellsApart(t, where, m[1], m[2], largest, c.Best.Separation)
			tellsApart(t, where, m[3], m[4], largest, c.Best.Thresholds[rival])
			if m[3] != w.Table.Rows[rival].Cells[0].Text || m[4] != w.Table.Rows[rival].Cells[1].Text {
				t.Fatalf("%s: the table has %s and %s", where, w.Table.Rows[rival].Cells[0].Text, w.Table.Rows[rival].Cells[1].Text)
			}
		case physics.StageFacesA, physics.StageFacesB, physics.StageClipNeg, physics.StageClipPos, physics.StageKeep:
			// These numbers are compared with 0.
			for _, row := range w.Table.Rows {
				for _, cell := range row.Cells {
					if len(cell.Values) == 1 {
						tellsApart(t, where, cell.Text, "0", cell.Values[0], 0)
					}
				}
			}
			for _, said := range numbersIn(w.Text) {
				if said == "0" && !slices.Contains(stageNumbers(f, stage), 0) {
					t.Fatalf("%s: none of %v is 0", where, stageNumbers(f, stage))
				}
			}
		case physics.StageIncident:
			x, y := math.Abs(c.Incident.Normal.X), math.Abs(c.Incident.Normal.Y)
			if tie := strings.Contains(w.Text, "after a tie"); tie != (x == y || text.Apart(3, x, y) > 9) || tie && (x == y) != strings.Contains(w.Text, "y axis") {
				t.Fatalf("%s: the components are %v and %v", where, x, y)
			}
		}
	}
	return ties
}

// nearTies returns a pair with equal or nearly equal separations. They differ by about a threshold's margin, or
// by as little as floating-point numbers can differ.
func nearTies(seed uint64) Pose {
	r := rand.New(rand.NewPCG(seed, 7))
	w, h, angle := 1+r.Float64(), 1+r.Float64(), 6*r.Float64()
	near := func(x float64) float64 { return x * (1 + (r.Float64()-0.5)*math.Pow(10, -16*r.Float64())) }
	a := scene.Box{W: w, H: h, Angle: angle}
	b := scene.Box{W: near(w), H: near(h), Angle: near(angle) + float64(r.IntN(4))*math.Pi/2}
	b.X, b.Y = near(w)*(r.Float64()-0.5), near(h)*(r.Float64()-0.5)
	if seed%2 == 0 { // so that the threshold decides
		a.Angle, b.Angle = 0, near(1e-3)
		b.X, b.Y = 0.3*w, near((h+b.H)/2-0.02)
	}
	return Pose{a, b}
}

func TestComparedNumbersAreToldApart(t *testing.T) {
	for _, pair := range scene.Pairs {
		checkCompared(t, at(t, pair.ID))
		checkCompared(t, posed(t, Pose{pair.B, pair.A}))
	}
	ties := 0
	for seed := range uint32(5000) {
		f := New()
		f.Surprise(seed)
		ties += checkCompared(t, f)
		ties += checkCompared(t, posed(t, nearTies(uint64(seed))))
	}
	if ties < 300 {
		t.Errorf("only %d of these poses have a tie", ties)
	}
	rapid.Check(t, func(t *rapid.T) {
		f, err := Collide(poses().Draw(t, "pose"))
		if err != nil {
			t.Fatal(err)
		}
		checkCompared(t, f)
	})
}

// The words say that separations are equal, and which axis stays.
func TestTies(t *testing.T) {
	box := func(w, h, x, y, angle float64) scene.Box { return scene.Box{W: w, H: h, X: x, Y: y, Angle: angle} }
	for _, test := range []struct {
		name  string
		pose  Pose
		words []string
	}{
		{"two axes", Pose{box(4, 1, 0, 0, 0), box(2, 1, 0.5, 0.9, 0)}, []string{"A tie: A’s y axis stays", "along B’s y axis it is the same", "the earlier one stays: A’s y axis"}},
		{"by rounding", Pose{box(1.8, 3, 0, 0, 0.35), box(2, 3, 1.85*math.Cos(0.35), 1.85*math.Sin(0.35), 0.35)}, []string{"A tie: A’s x axis stays", "along B’s x axis it is the same"}},
		{"four axes", Pose{box(2, 2, 0, 0, 0), box(2, 2, 1.5, 1.5, 0)}, []string{"A tie: A’s x axis stays", "along A’s y axis, B’s x axis and B’s y axis it is the same"}},
		{"touching along one", Pose{box(2, 2, 0, 0, 0), box(2, 1, 2, 0.5, 0)}, []string{"A tie: A’s x axis stays", "the separation is 0, neither overlap nor gap, and along B’s x axis it is the same"}},
		{"touching along one, turned", Pose{box(2, 2, 0, 0, 0), box(math.Sqrt2, math.Sqrt2, 2, 0, math.Pi/4)}, []string{"The boxes just touch"}},
	} {
		w := posed(t, test.pose).WordsAt(physics.StageBestAxis)
		for _, word := range test.words {
			if said := w.Title + ". " + w.Text; !strings.Contains(said, word) {
				t.Errorf("%s: %q, want %q in it", test.name, said, word)
			}
		}
	}
}

// An axis may lose to a leader that a later axis beats. Then the words must not say that the chosen axis stays.
func TestPassedByALaterAxis(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	found, tried := 0, 0
	for found < 10 {
		if tried++; tried > 300000 {
			t.Fatalf("found %d such poses", found)
		}
		p := Pose{{W: 0.2 + 4*r.Float64(), H: 4 + 40*r.Float64()}, {W: 0.2 + 4*r.Float64(), H: 0.2 + 2*r.Float64(), Angle: 0.2 * r.Float64()}}
		p[B].X, p[B].Y = p[A].W*(r.Float64()-0.5), (p[A].H+p[B].H)/2-p[A].W*r.Float64()
		f := posed(t, p)
		c := f.Clipping()
		rival := slices.Index(c.Separations[:], slices.Max(c.Separations[:]))
		if c.Reached < physics.StageBestAxis || rival >= int(c.Best.Axis) {
			continue
		}
		found++
		checkTruth(t, f)
		if w := f.WordsAt(physics.StageBestAxis); strings.Contains(w.Text, "stays") || !strings.Contains(w.Text, "came later") {
			t.Fatalf("axis %d was passed over, then %d took the lead: %q", rival, c.Best.Axis, w.Text)
		}
	}
}
