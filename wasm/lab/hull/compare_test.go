package hull

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/article"
	"github.com/clipstage/clipstage/wasm/frame"
	"pgregory.net/rapid"
)

// Compare shows the end of the call, is in the link, and ends when another stage is shown.
func TestCompare(t *testing.T) {
	f := New()
	f.Compare(true)
	if f.Stage() != hull.StageContacts || !strings.Contains(f.State(), "&compare=on") {
		t.Fatalf("Compare shows %s, %q", f.Stage(), f.State())
	}
	g := New()
	if err := g.SetState(f.State()); err != nil || !g.compare {
		t.Errorf("SetState(%q) = %v, comparing %t", f.State(), err, g.compare)
	}
	if !g.Restore(f.AppendKept(nil)) || !g.compare {
		t.Error("another instance does not compare")
	}
	f.Prev()
	if f.compare || strings.Contains(f.State(), "compare") {
		t.Errorf("Prev goes on comparing: %q", f.State())
	}
	if err := g.SetState("lab=hull&compare=1"); err == nil {
		t.Error("compare=1 is taken")
	}
}

func TestCompareWords(t *testing.T) {
	for _, test := range []struct{ id, title, note string }{
		{"fault-boundary", "The listing loses 4 of 6 points", "Lost corners"},
		{"fault-most-anti-parallel", "The listing finds no point", "Wrong face"},
		{"fault-unpruned", "The listing puts no point where it should be", "Wrong edges"},
		{"aligned", "The listing puts points 0.031 m off the face", "Two frames"},
		{"vertface", "The listing puts points 0.050 m off the face", "Two frames"},
		{"touch", "The listing’s answer is right", ""},
		{"gap", "All three say that the hulls are apart", ""},
	} {
		f := New()
		_ = f.LoadPreset(test.id)
		f.Compare(true)
		w := f.Words()
		if notes := strings.Join(w.Table.Notes, "\n"); w.Title != test.title || !strings.Contains(notes, test.note) {
			t.Errorf("%s says %q, %q; want %q, with %q", test.id, w.Title, notes, test.title, test.note)
		}
		if want := test.id != "touch" && test.id != "gap"; f.Wrong() != want {
			t.Errorf("%s: Wrong() = %t, want %t", test.id, f.Wrong(), want)
		}
	}
}

func TestCompareWordsAreWhole(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := anyFigure(t)
		f.Compare(true)
		w := f.Words()
		said := w.Title + " " + w.Text + strings.Join(w.Table.Notes, " ") + f.Drawn()
		if w.Title == "" || placeholder.MatchString(w.Title+w.Text) || strings.Contains(said, "NaN") || len(w.Table.Rows) != 3 {
			t.Fatalf("%s: %s", f.State(), said)
		}
	})
}

// If the listing's answer is right, the words say so: its depth and normal are right as well, and its faults do no
// harm. Points before Reduce are not called contacts.
func TestCompareIsOfOneMind(t *testing.T) {
	harmless := 0
	for seed := uint32(1); seed <= 300; seed++ {
		f := New()
		f.Surprise(seed)
		f.Compare(true)
		w, listing, m := f.Words(), f.listing(), &f.clipping.Manifold
		if more, said := len(clipped(&f.clipping)) > m.Count, strings.Contains(w.Table.Rows[1].Label, "before reduction"); more != said || more != strings.Contains(f.Drawn(), "before reduction") {
			t.Errorf("%s: more points than contacts: %t, but the words are %q", f.State(), more, w.Table.Rows[1].Label)
		}
		if f.Wrong() || m.Count == 0 {
			continue
		}
		if off := listing.MTV.Sub(m.MTV()).Length(); off > 1e-6 || w.Title != "The listing’s answer is right" {
			t.Errorf("%s: its translation is off by %g, %q", f.State(), off, w.Title)
		}
		said := strings.Join(w.Table.Notes, "\n")
		if apart := listing.Parts < hull.StageCount; apart != strings.Contains(w.Text, "is right too") || apart != strings.Contains(said, "no harm") || strings.Contains(w.Text, "departs from both") || strings.Contains(said, "✕") {
			t.Errorf("%s: parts at %s, says %q, %q", f.State(), listing.Parts, w.Text, said)
		} else if apart {
			harmless++
		}
	}
	if harmless < 10 {
		t.Errorf("only %d pairs had faults without harm", harmless)
	}
}

// The frame and the trace have the listing's answer.
func TestCompareFrame(t *testing.T) {
	f := New()
	_ = f.LoadPreset("fault-boundary")
	if f.Frame(); f.frame.Compare.On != 0 || f.frame.Compare.Points.Count != 0 {
		t.Error("the listing is in the frame, and nobody compares")
	}
	f.Compare(true)
	f.Frame()
	h := &f.frame
	listing := f.listing()
	if h.Compare.Points.Count != 2 || h.Compare.Missing.Count != 4 || h.Compare.Parts != float64(hull.StageClip) || article.Faults(h.Compare.Faults)&article.Boundary == 0 {
		t.Errorf("frame %+v", h.Compare)
	}
	for i, p := range listing.Points {
		if got := frame.At[frame.Printed](h, h.Compare.Points, i).Spot.At; got != (frame.Vec3{X: p.X, Y: p.Y, Z: p.Z}) {
			t.Errorf("point %d at %v, want %v", i, got, p)
		}
	}
	var trace struct {
		Result struct {
			Contact [][3]float64
			Article struct {
				Hit    bool
				Points [][3]float64
				Faults []string
				Parts  string
			}
		}
	}
	if err := json.Unmarshal(f.Trace(nil), &trace); err != nil {
		t.Fatal(err)
	}
	a := &trace.Result.Article
	if !a.Hit || len(a.Points) != 2 || len(trace.Result.Contact) != 6 || a.Parts != "clip" || !slices.Contains(a.Faults, "boundary") {
		t.Errorf("trace %+v", trace.Result)
	}
}
