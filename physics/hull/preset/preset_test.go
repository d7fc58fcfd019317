package preset

import (
	"encoding/json"
	"math"
	"os"
	"regexp"
	"slices"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/article"
)

func run(t *testing.T, p *Preset) *hull.Clipping {
	t.Helper()
	built, err := p.Pair().Build()
	if err != nil {
		t.Fatalf("%s: %v", p.ID, err)
	}
	c := new(hull.Clipping)
	c.Run(built.A, built.B, &built.PoseA, &built.PoseB)
	return c
}

func TestPresets(t *testing.T) {
	for _, test := range []struct {
		id      string
		reached hull.Stage
		axis    hull.Axis // source of the normal
		depth   float64   // negative: the gap
		count   int       // number of contacts
		strict  int       // corners of the strict set
		kept    int       // points before the reduction
	}{
		{"tilted-box", hull.StageContacts, hull.AxisFaceA, 0.3441522, 4, 1, 6},
		{"offset", hull.StageContacts, hull.AxisFaceA, 0.03, 4, 4, 4},
		{"aligned", hull.StageContacts, hull.AxisFaceA, 0.03125, 4, 4, 4},
		{"flush", hull.StageContacts, hull.AxisFaceA, 0.03, 4, 4, 4},
		{"spin", hull.StageContacts, hull.AxisFaceA, 0.03, 4, 8, 8},
		{"tilt", hull.StageContacts, hull.AxisFaceA, 0.025, 2, 2, 2},
		{"edgeedge", hull.StageContacts, hull.AxisEdge, 0.05, 1, 1, 0},
		{"edgeshallow", hull.StageContacts, hull.AxisEdge, 0.02, 1, 1, 0},
		{"ridge", hull.StageContacts, hull.AxisFaceA, 0.03 / math.Hypot(1, 0.8), 2, 2, 2},
		{"vertface", hull.StageContacts, hull.AxisFaceA, 0.05, 1, 1, 1},
		{"edgeface", hull.StageContacts, hull.AxisFaceA, 0.05, 2, 2, 2},
		{"incident", hull.StageContacts, hull.AxisFaceA, 0.03, 1, 1, 1},
		{"deep", hull.StageContacts, hull.AxisFaceA, 0.55, 4, 4, 4},
		{"inside", hull.StageContacts, hull.AxisFaceA, 1.2 / math.Sqrt(3), 4, 1, 4},
		{"touch", hull.StageContacts, hull.AxisFaceA, 0, 2, 2, 2},
		{"gap", hull.StageEdges, 0, -0.05, 0, 0, 0},
		{"random", hull.StageContacts, hull.AxisFaceB, 0.1103834, 3, 1, 3},
		{"randomface", hull.StageContacts, hull.AxisFaceA, 0.03, 3, 3, 3},
		{"cotri", hull.StageContacts, hull.AxisFaceA, 0.03, 4, 4, 4},
		{"tie", hull.StageContacts, hull.AxisFaceA, 0.25, 4, 4, 4},
		{"thin", hull.StageContacts, hull.AxisFaceA, 0.070038, 2, 2, 2},
		{"scale", hull.StageContacts, hull.AxisFaceA, 0.00003, 4, 4, 4},
		{"far", hull.StageContacts, hull.AxisFaceA, 0.03125, 4, 4, 4},

		{"fault-reference-sign", hull.StageContacts, hull.AxisFaceB, 0.1, 4, 2, 4},
		{"fault-frame", hull.StageContacts, hull.AxisFaceA, 0.1, 4, 4, 4},
		{"fault-deepest-only", hull.StageContacts, hull.AxisFaceA, 0.1, 4, 2, 4},
		{"fault-flipped-dot", hull.StageContacts, hull.AxisFaceA, 0.1001, 4, 2, 4},
		{"fault-boundary", hull.StageContacts, hull.AxisFaceA, 0.05, 4, 6, 6},
		{"fault-duplicates", hull.StageContacts, hull.AxisFaceA, 0.05, 4, 4, 4},
		{"fault-parallel-ignored", hull.StageContacts, hull.AxisEdge, 5e-6, 1, 1, 0},
		{"fault-most-anti-parallel", hull.StageContacts, hull.AxisFaceA, 0.03, 1, 1, 1},
		{"fault-unpruned", hull.StageContacts, hull.AxisEdge, 0.05, 1, 1, 0},
	} {
		t.Run(test.id, func(t *testing.T) {
			p, ok := Find(test.id)
			if !ok {
				t.Fatal("no such preset")
			}
			c := run(t, p)
			if c.Reached != test.reached {
				t.Fatalf("reached %v, want %v", c.Reached, test.reached)
			}
			depth := c.Manifold.Depth
			if _, gap, separated := c.Separated(); separated {
				depth = -gap
			} else {
				var strict hull.Strict
				strict.Run(c)
				if c.Best.Axis != test.axis || c.Manifold.Count != test.count || len(strict.Points) != test.strict || len(c.Keep.Points) != test.kept {
					t.Errorf("axis %v, %d contacts, strict %d, kept %d; want %v, %d, %d, %d", c.Best.Axis, c.Manifold.Count, len(strict.Points), len(c.Keep.Points),
						test.axis, test.count, test.strict, test.kept)
				}
			}
			if math.Abs(depth-test.depth) > 1e-6 {
				t.Errorf("depth %g, want %g", depth, test.depth)
			}
		})
	}
}

// Each kind of the reference data, and each fault that a single call can show, has a preset with its name.
func TestPresetsAreComplete(t *testing.T) {
	text, err := os.ReadFile("../../../tests/testdata/hulls.json")
	if err != nil {
		t.Fatal(err)
	}
	var file struct{ Cases []struct{ Kind string } }
	if err := json.Unmarshal(text, &file); err != nil {
		t.Fatal(err)
	}
	kinds := map[string]bool{}
	for _, c := range file.Cases {
		kinds[c.Kind] = true
	}
	for _, p := range Kinds {
		if !kinds[p.ID] {
			t.Errorf("%s is no kind, or a duplicate", p.ID)
		}
		delete(kinds, p.ID)
	}
	if len(kinds) != 0 {
		t.Errorf("no preset for kinds %v", kinds)
	}
	for _, f := range article.List {
		// Shared needs two calls. The preset most-anti-parallel shows EmptyHit, a hit without a point.
		_, ok := Find("fault-" + f.ID)
		if want := f.Faults != article.Shared && f.Faults != article.EmptyHit; ok != want {
			t.Errorf("fault %s: preset %t, want %t", f.ID, ok, want)
		}
	}
}

// With and without the fault, the listing answers the fault's preset with different points.
func TestFaults(t *testing.T) {
	for _, test := range []struct {
		fault            article.Faults
		printed, without int // points
		type_            article.Type
	}{
		{article.ReferenceSign, 3, 3, article.TypeB},
		{article.Frame, 4, 4, article.TypeA},
		{article.DeepestOnly, 2, 4, article.TypeA},
		{article.FlippedDot, 3, 2, article.TypeA},
		{article.Boundary, 2, 12, article.TypeA},
		{article.Duplicates, 8, 4, article.TypeA},
		{article.ParallelIgnored, 1, 1, article.TypeE},
		{article.MostAntiParallel, 0, 1, article.TypeA},
		{article.Unpruned, 1, 1, article.TypeE},
	} {
		at := slices.IndexFunc(article.List[:], func(f article.Fault) bool { return f.Faults == test.fault })
		id := "fault-" + article.List[at].ID
		t.Run(id, func(t *testing.T) {
			p, _ := Find(id)
			built, err := p.Pair().Build()
			if err != nil {
				t.Fatal(err)
			}
			a, b := article.Of(built.A, &built.PoseA), article.Of(built.B, &built.PoseB)
			var printed, without article.Out
			(&article.Collider{Faults: article.Printed}).Collide(&printed, a, b)
			(&article.Collider{Faults: article.Printed &^ test.fault}).Collide(&without, a, b)
			if !printed.Hit || printed.Info.Type != test.type_ || len(printed.Points) != test.printed || len(without.Points) != test.without {
				t.Errorf("printed: hit %t, type %v, %d points, without the fault %d; want type %v, %d, %d",
					printed.Hit, printed.Info.Type, len(printed.Points), len(without.Points), test.type_, test.printed, test.without)
			}
			if slices.Equal(printed.Points, without.Points) {
				t.Errorf("the fault changes nothing: %v", printed.Points)
			}
		})
	}
}

// All points of a preset are vertices, so the page shows the written points. Ids fit in links.
func TestPresetsAsWritten(t *testing.T) {
	seen := map[string]bool{}
	for _, list := range All {
		for _, p := range list {
			if !regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`).MatchString(p.ID) || seen[p.ID] {
				t.Errorf("%q is no valid id, or a duplicate", p.ID)
			}
			seen[p.ID] = true
			c := run(t, &p)
			given := p.Pair()
			if a, b := len(c.A.Hull.Vertices), len(c.B.Hull.Vertices); a != len(given.A.Points) || b != len(given.B.Points) {
				t.Errorf("%s: %d and %d points, %d and %d vertices", p.ID, len(given.A.Points), len(given.B.Points), a, b)
			}
		}
	}
	if _, ok := Find("no-such"); ok {
		t.Error("Find finds a preset no-such")
	}
}
