package article_test

import (
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/article"
	"github.com/clipstage/clipstage/physics/hull/preset"
)

func comparePreset(t *testing.T, id string) (*answers, article.Comparison) {
	t.Helper()
	p, ok := preset.Find(id)
	if !ok {
		t.Fatalf("there is no preset %s", id)
	}
	pair, err := p.Pair().Build()
	if err != nil {
		t.Fatal(err)
	}
	s := ask(pair.A, pair.B, &pair.PoseA, &pair.PoseB, printed)
	return s, article.Compare(s.strict.Points, s.engine.Manifold.Normal, pair.A, pair.B, &pair.PoseA, &pair.PoseB)
}

// Each fault that a single call can show acts on its preset.
func TestCompareNamesTheFault(t *testing.T) {
	for _, f := range article.List {
		if f.Faults == article.Shared { // needs two calls
			continue
		}
		id := "fault-" + f.ID
		if f.Faults == article.EmptyHit {
			id = "fault-most-anti-parallel" // its answer is a hit without a point
		}
		if _, c := comparePreset(t, id); c.Acting&f.Faults == 0 || c.Parts > f.Stage {
			t.Errorf("%s: acting %b, from %s on; want %s among them, at %s", id, c.Acting, c.Parts, f.ID, f.Stage)
		}
	}
}

// The places of the listing's points agree with the tests of its faults.
func TestComparePlaces(t *testing.T) {
	for _, test := range []struct {
		id                            string
		points, right, again, missing int
		parts                         hull.Stage
	}{
		{"fault-boundary", 2, 0, 0, 4, hull.StageClip},
		{"fault-most-anti-parallel", 0, 0, 0, 1, hull.StageIncident},
		{"fault-unpruned", 1, 0, 0, 1, hull.StageEdges},
		{"gap", 0, 0, 0, 0, hull.StageCount},
	} {
		s, c := comparePreset(t, test.id)
		right, again := 0, 0
		for i, p := range c.Places {
			if p.Right {
				right++
			}
			if p.Again {
				again++
			}
			if d := c.Points[i].Sub(s.strict.Points[p.Corner]).Length(); math.Abs(d-math.Hypot(p.Aside, p.Height)) > 1e-9 {
				t.Errorf("%s: point %d is %g and %g off, want %g in all", test.id, i, p.Aside, p.Height, d)
			}
		}
		if len(c.Points) != test.points || right != test.right || again != test.again || len(c.Missing) != test.missing || c.Parts != test.parts {
			t.Errorf("%s: %d points, %d right, %d again, %d missing, first differing stage %s; want %v", test.id, len(c.Points), right, again, len(c.Missing), c.Parts, test)
		}
	}
	// A point marked as right is at a corner of the strict set, by the oracle of the other tests. A corner
	// marked as missing has no point.
	for _, kind := range preset.Kinds {
		s, c := comparePreset(t, kind.ID)
		if s.engine.Reached < hull.StageContacts {
			if c.Hit {
				t.Errorf("%s: the listing finds a hit where the hulls are apart", kind.ID)
			}
			continue
		}
		for i, p := range c.Places {
			if off := s.off(c.Points[i]); p.Right && off > 2e-6*s.size {
				t.Errorf("%s: point %d counts as right, and is %g off", kind.ID, i, off)
			}
		}
		if len(c.Missing) > s.lost() {
			t.Errorf("%s: %d corners are missing, of %d at which the listing has no point", kind.ID, len(c.Missing), s.lost())
		}
	}
}
