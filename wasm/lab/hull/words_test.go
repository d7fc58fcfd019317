package hull

import (
	"regexp"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/frame"
	"pgregory.net/rapid"
)

var placeholder = regexp.MustCompile(`\{[a-z]+\d?\}`)

// Every step of any pair has words with all their numbers, even a step that was not reached.
func TestWordsAreWhole(t *testing.T) {
	check := func(fatal func(string, ...any), f *Figure) {
		for stage := hull.StageFacesA; stage < hull.StageCount; stage++ {
			subs := f.Subs(stage)
			for sub := min(1, subs); sub <= subs; sub++ {
				f.Show(place{Stage: stage, Sub: sub})
				w := f.Words()
				said := w.Title + " " + w.Text + " " + w.None
				for _, r := range w.Table.Rows {
					said += " " + r.Label
				}
				for _, p := range w.Points {
					said += " " + p.Name + p.State
				}
				if w.Title == "" || !strings.HasSuffix(w.Text, ".") || placeholder.MatchString(said) || strings.Contains(said, "NaN") {
					fatal("%s %d of %s: %s", stage, sub, f.State(), said)
				}
				if drawn := f.Drawn(); drawn == "" || !strings.HasSuffix(drawn, "\n") {
					fatal("%s: Drawn() = %q", stage, drawn)
				}
			}
		}
	}
	for _, id := range PresetIDs() {
		f := New()
		if err := f.LoadPreset(id); err != nil {
			t.Fatal(err)
		}
		check(t.Fatalf, f)
	}
	rapid.Check(t, func(t *rapid.T) { check(t.Fatalf, anyFigure(t)) })
}

func TestWords(t *testing.T) {
	f := New()
	for _, test := range []struct {
		at          place
		title, text string
	}{
		{place{Stage: hull.StageFacesA, Sub: 0}, "Behind f6, B is only 0.34 m deep", "Behind f6 this is v3, at 0.34 m."},
		{place{Stage: hull.StageEdges, Sub: 0}, "No edges overlap less than a face", "18 of the 144 pairs"},
		{place{Stage: hull.StageBestAxis, Sub: 0}, "A’s face f6 is the shortest way out", "0.34 m"},
		{place{Stage: hull.StageIncident, Sub: 0}, "B’s face f5 is the one to clip", "B’s v3 lies deepest"},
		{place{Stage: hull.StageClip, Sub: 2}, "Side plane 2 cuts off a corner", "B’s v2 lies 0.53 m outside and is cut off"},
		{place{Stage: hull.StageClip, Sub: 4}, "Side plane 4 cuts nothing off", "all 7 corners lie inside"},
		{place{Stage: hull.StageKeep, Sub: 0}, "6 of 7 corners lie behind the face", "the deepest lies 0.34 m"},
		{place{Stage: hull.StageReduce, Sub: 1}, "1: the deepest point stays", "Four rules choose at most four of the 6 points"},
		{place{Stage: hull.StageContacts, Sub: 0}, "Moved 0.34 m, B only touches A", "4 contacts share one normal"},
	} {
		if w := f.wordsAt(test.at); w.Title != test.title || !strings.Contains(w.Text, test.text) {
			t.Errorf("%v says %q, %q; want %q, with %q", test.at, w.Title, w.Text, test.title, test.text)
		}
	}
	_ = f.LoadPreset("gap")
	if w := f.wordsAt(place{Stage: hull.StageClip, Sub: 0}); w.Title != "Not reached" || !strings.Contains(w.Text, "stage 3, Edge pairs") {
		t.Errorf("clip of hulls that are apart says %q, %q", w.Title, w.Text)
	}
	if w := f.wordsAt(place{Stage: hull.StageEdges, Sub: 0}); len(w.Table.Rows) < 2 || w.Table.Rows[len(w.Table.Rows)-2].Cells[0].Values[0] != f.clipping.Edges.Separation ||
		w.Table.Rows[len(w.Table.Rows)-1].Cells[0].Values[0] < f.clipping.Edges.Separation {
		t.Errorf("the table of hulls that are apart ends %v; want the gap, then the distance", w.Table.Rows)
	}
	_ = f.LoadPreset("edgeedge")
	if w := f.wordsAt(place{Stage: hull.StageClip, Sub: 0}); w.Title != "No face is clipped" {
		t.Errorf("clip of two edges says %q", w.Title)
	}
}

// The frame has the numbers of the collide call for any hulls.
func TestFrameHasTheCall(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := anyFigure(t)
		array := f.Frame()
		c, h := &f.clipping, &f.frame
		if int(h.Size) != len(array) || h.Reached != float64(c.Reached) || h.Stage != float64(f.Stage()) || h.Sub != float64(f.Sub()) {
			t.Fatalf("head %v, %v, %v, %v for %d slots at %s %d", h.Size, h.Reached, h.Stage, h.Sub, len(array), f.Stage(), f.Sub())
		}
		if int(h.Faces[0].Bars.Count) != len(c.FacesA.Separations) || frame.At[frame.Bar](h, h.Faces[0].Bars, 0).Separation != c.FacesA.Separation {
			t.Fatal("bars of A are not those of the call")
		}
		if c.Reached < hull.StageContacts {
			if h.Separated != 1 || h.Gap.Distance < h.Gap.Separation-1e-9 {
				t.Fatalf("gap %v, distance %v", h.Gap.Separation, h.Gap.Distance)
			}
			return
		}
		if int(h.Edges.Pairs.Count) != len(c.Edges.Pairs) || h.Contacts.Depth != c.Manifold.Depth || int(h.Contacts.List.Count) != c.Manifold.Count {
			t.Fatal("pairs, depth or contacts are not those of the call")
		}
		for i := range c.Manifold.Count {
			to, from := frame.At[frame.HullContact](h, h.Contacts.List, i), &c.Manifold.Contacts[i]
			if to.Middle.At != (frame.Vec3{X: from.Position.X, Y: from.Position.Y, Z: from.Position.Z}) || to.Separation != from.Separation {
				t.Fatalf("contact %d at %v, want %v", i, to.Middle.At, from.Position)
			}
		}
		if c.Best.Axis == hull.AxisEdge {
			return
		}
		for i := range c.Clip.Planes {
			p := frame.At[frame.Plane](h, h.Clip.Planes, i)
			if int(p.After.Count) != len(c.Clip.Planes[i].After) || int(p.Gone.Count) != c.Clip.Planes[i].Dropped {
				t.Fatalf("plane %d leaves %v and drops %v", i, p.After.Count, p.Gone.Count)
			}
		}
		if int(h.Keep.Kept) != len(c.Keep.Points) || int(h.Keep.Count) != c.Reduce.Count || h.Keep.Area > h.Keep.All+1e-9 {
			t.Fatalf("keep %v, chosen %v, area %v of %v", h.Keep.Kept, h.Keep.Count, h.Keep.Area, h.Keep.All)
		}
	})
}
