package hull

import (
	"fmt"
	"math"
	"strings"
	"sync"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/internal/shown"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/ask"
)

// TestAnswers checks for random pairs that the engine's own result is the right answer. Another single choice
// is right only in a tie.
func TestAnswers(t *testing.T) {
	posed := map[hull.Stage]int{}
	f := New()
	for seed := uint32(1); posed[hull.StageIncident] < 10000 || posed[hull.StageReduce] < 10000; seed++ {
		if seed%2 == 0 {
			f.Surprise(seed)
		} else {
			m := flush(seed)
			f.show(&m)
		}
		for _, stage := range Asked {
			if !f.questions().Open(stage) {
				continue
			}
			posed[stage]++
			f.At = place{Stage: stage}
			q, c := f.question(), &f.clipping
			if name := repeated(q); name != "" {
				t.Fatalf("seed %d: two choices about %v are called %s", seed, stage, name)
			}
			var wants []uint
			many := false
			switch stage {
			case hull.StageEdges:
				face := math.Max(c.FacesA.Separation, c.FacesB.Separation)
				best, found := math.Inf(-1), false
				for _, p := range c.Edges.Pairs {
					best, found = math.Max(best, p.Separation), true
				}
				if wants = []uint{2}; found && best > face {
					wants = []uint{1}
				}
				many = math.Abs(best-face) < 1e-6
			case hull.StageBestAxis:
				wants = []uint{1 << c.Best.Axis}
			case hull.StageIncident:
				for i := range q.Choices {
					if strings.HasSuffix(q.Choices[i].Name, fmt.Sprintf(" f%d", c.Incident.Face+1)) {
						wants = append(wants, 1<<i)
					}
				}
			case hull.StageReduce:
				set := uint(0)
				for _, i := range c.Reduce.Points[:c.Reduce.Count] {
					set |= 1 << i
				}
				wants = []uint{set}
			}
			if len(wants) != 1 {
				t.Fatalf("seed %d: %v has %d of the choices", seed, stage, len(wants))
			}
			if v := q.Check(ask.Answer{Set: wants[0]}); !v.Right || strings.ContainsAny(v.Text, "{}") {
				t.Fatalf("seed %d: the engine's own answer about %v is %+v", seed, stage, v)
			}
			for i := range q.Choices {
				if a := ask.Choose(i); a.Set != wants[0] && !many {
					if v := q.Check(a); strings.ContainsAny(v.Text, "{}") || v.Right && !tied(f, stage) {
						t.Fatalf("seed %d: choice %d about %v is %+v, the engine takes %b", seed, i, stage, v, wants[0])
					}
				}
			}
		}
	}
	for _, stage := range Asked {
		if posed[stage] < 10000 {
			t.Errorf("%d questions about %v", posed[stage], stage)
		}
	}
}

// repeated returns a name that two choices have, or "".
func repeated(q *ask.Question) string {
	names := map[string]bool{}
	for i := range q.Choices {
		name := q.Choices[i].Name
		if names[name] {
			return name
		}
		names[name] = true
	}
	return ""
}

// manyPoints lists the presets that keep more than four points.
var manyPoints = sync.OnceValue(func() (ids []string) {
	for _, id := range PresetIDs() {
		f := New()
		if f.LoadPreset(id) == nil && f.Ran(hull.StageReduce) && f.clipping.Reduce.Rules[0] != hull.RuleAll {
			ids = append(ids, id)
		}
	}
	return ids
})

// flush returns a preset that keeps more than four points, with B slightly moved.
func flush(seed uint32) moment {
	ids := manyPoints()
	r := random64(seed)
	m := *presetMoment(ids[int(seed)%len(ids)])
	m.moved = true
	p := &m.poses[B].Position
	p.X, p.Y, p.Z = p.X+r.between(-0.2, 0.2), p.Y+r.between(-0.2, 0.2), p.Z+r.between(-0.02, 0.02)
	return m
}

// tied reports whether two candidates of a stage differ by at most a millionth.
func tied(f *Figure, stage hull.Stage) bool {
	c := &f.clipping
	switch stage {
	case hull.StageBestAxis:
		pair, _ := c.BestPair()
		near := func(x, y float64) bool { return math.Abs(x-y) < 1e-6 }
		return near(c.FacesA.Separation, c.FacesB.Separation) || near(pair.Separation, math.Max(c.FacesA.Separation, c.FacesB.Separation))
	case hull.StageIncident:
		side, normal := &c.A, c.Best.Normal.Neg()
		if c.Incident.OfB {
			side, normal = &c.B, c.Best.Normal
		}
		for i := range side.Normals {
			if i != c.Incident.Face && math.Abs(side.Normals[i].Dot(normal)-side.Normals[c.Incident.Face].Dot(normal)) < 1e-6 {
				return true
			}
		}
	}
	return false
}

// seenBy collects everything that a reader may read: the panels, the text twin, the words on the picture, the
// link and the drawn stage.
func seenBy(f *Figure) string {
	return shown.Text(f.Panels()) + f.Spoken() + f.Sentences() + f.Drawn() + f.State() + fmt.Sprint(f.seen())
}

// TestHidden changes results of the hidden stages before a question is answered. The texts for the reader must
// stay the same.
func TestHidden(t *testing.T) {
	compared := map[hull.Stage]int{}
	for seed := uint32(1); seed <= 300; seed++ {
		f, other := New(), New()
		f.Surprise(seed)
		if seed%2 == 0 {
			m := flush(seed)
			f.Load(&m)
		}
		other.Surprise(seed + 1000)
		if err := f.SetOption("ask", "reduce,incident,edges,best-axis"); err != nil {
			t.Fatal(err)
		}
		for {
			stage, ok := f.Question()
			if !ok {
				break
			}
			f.Seek(hull.StageContacts)
			f.Compare(true)
			if f.Stage() != stage || !f.Asks() || f.compare || f.seen().Stage >= stage {
				t.Fatalf("seed %d: %v is shown, drawn is %v, want the question about %v", seed, f.Stage(), f.seen(), stage)
			}
			before, c, by := seenBy(f), f.clipping, &other.clipping
			if stage <= hull.StageBestAxis {
				f.clipping.Best.Normal, f.clipping.Best.Separation, f.clipping.Best.Thresholds = by.Best.Normal, by.Best.Separation, by.Best.Thresholds
			}
			if stage <= hull.StageReduce {
				f.clipping.Reduce.Points[0], f.clipping.Reduce.Points[1] = c.Reduce.Points[1], c.Reduce.Points[0]
				f.clipping.Reduce.Rules = [hull.MaxContacts]hull.Rule{hull.RuleOpposite}
			}
			f.clipping.Manifold = by.Manifold
			if after := seenBy(f); after != before {
				t.Fatalf("seed %d: the question about %v tells:\n%s\n%s", seed, stage, before, after)
			}
			compared[stage]++
			f.clipping = c
			f.asked.Answers(ask.Choose(0))
			if f.Asks() || f.Veiled(stage) || f.asked.Verdict() == nil || !strings.Contains(f.Spoken(), f.asked.Verdict().Text) {
				t.Fatalf("seed %d: after the answer %v is veiled", seed, stage)
			}
		}
		if f.Seek(hull.StageContacts); f.Stage() != hull.StageContacts {
			t.Fatalf("seed %d: the end is %v", seed, f.Stage())
		}
		g := New()
		if !g.Restore(f.AppendKept(nil)) || g.State() != f.State() || g.Veiled(hull.StageContacts) {
			t.Errorf("seed %d: restored, it is at %s", seed, g.State())
		}
	}
	for _, stage := range Asked {
		if compared[stage] < 20 {
			t.Errorf("%d questions about %v were compared", compared[stage], stage)
		}
	}
}

// TestAskKeys answers by a key, and checks that a link keeps the questions.
func TestAskKeys(t *testing.T) {
	f := New()
	if err := f.SetState("lab=hull&preset=tilted-box&stage=contacts&ask=best-axis,incident"); err != nil {
		t.Fatal(err)
	}
	press := func(name string) { f.Press(lab.Key{Name: name}) }
	if f.Stage() != hull.StageBestAxis || !f.Asks() || !strings.HasSuffix(f.State(), "&ask=best-axis,incident") {
		t.Fatal(f.State())
	}
	f.Take()
	press(fmt.Sprint(int(f.clipping.Best.Axis) + 1))
	if got := f.Take(); got&lab.ChangeRight == 0 {
		t.Errorf("the right answer changes %b", got)
	}
	if err := f.SetOption("ask", "keep"); err == nil {
		t.Error("there is a question about keep")
	}
}
