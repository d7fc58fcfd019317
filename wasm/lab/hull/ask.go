package hull

import (
	"math"
	"slices"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/ask"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/text"
)

// Asked are the stages that a question may be about.
var Asked = []hull.Stage{hull.StageEdges, hull.StageBestAxis, hull.StageIncident, hull.StageReduce}

// mostAsked is the largest number of points among which a reader chooses.
const mostAsked = 16

// questions are the questions about this figure's call.
func (f *collision) questions() lab.Questions[hull.Stage] {
	return lab.Questions[hull.Stage]{
		About: Asked,
		Open: func(stage hull.Stage) bool {
			points := len(f.clipping.Keep.Points)
			return f.Ran(stage) && (stage != hull.StageReduce || hull.MaxContacts < points && points <= mostAsked)
		},
		Tells: func(stage hull.Stage) hull.Stage { return stage },
	}
}

// question returns the question about the present stage.
func (f *collision) question() *ask.Question {
	w := &words{Speech: text.Speech{Language: f.Language()}, f: f, c: &f.clipping, at: f.At}
	switch f.Stage() {
	case hull.StageEdges:
		return w.askEdges()
	case hull.StageBestAxis:
		return w.askAxis()
	case hull.StageIncident:
		return w.askIncident()
	}
	return w.askReduce()
}

func (w *words) asked(title, body text.Key, judge func(ask.Answer) ask.Verdict, names ...string) *ask.Question {
	q := &ask.Question{Title: w.Say(title), Text: w.Say(body), Judge: judge}
	for _, name := range names {
		q.Choices = append(q.Choices, ask.Choice{Name: name})
	}
	return q
}

// same reports whether two separations are equal within the call's accuracy.
func (w *words) same(x, y float64) bool { return math.Abs(x-y) <= level*w.size() }

// overlaps sets two overlaps with enough decimals to tell them apart.
func (w *words) overlaps(name string, x float64, other string, y float64) {
	digits := text.Apart(2, x, y)
	w.Set(name, text.Number(math.Abs(x), digits))
	w.Set(other, text.Number(math.Abs(y), digits))
}

func (w *words) askEdges() *ask.Question {
	axis, face := w.bestFace()
	w.Set("face", w.axisName(axis))
	return w.asked(text.AskEdgesTitle, text.AskEdgesText, func(a ask.Answer) ask.Verdict {
		best, found := w.c.BestPair()
		counts := found && best.Separation > face
		if !found {
			return ask.Verdict{Right: a.Set == 2, Text: w.Say(text.AskEdgesNone)}
		}
		w.number("a", best.A)
		w.number("b", best.B)
		w.overlaps("depth", best.Separation, "other", face)
		key := text.AskEdgesWorse
		switch {
		case w.c.Reached == hull.StageEdges:
			w.SetShort("gap", best.Separation)
			key = text.AskEdgesGap
		case counts:
			key = text.AskEdgesBest
		}
		return ask.Verdict{Right: a.Set == 1 == counts || w.same(best.Separation, face), Text: w.Say(key)}
	}, w.Say(text.AskEdgesYes), w.Say(text.AskEdgesNo))
}

func (w *words) askAxis() *ask.Question {
	pair, crosses := w.c.BestPair()
	values := []float64{w.c.FacesA.Separation, w.c.FacesB.Separation, pair.Separation}
	names := []string{w.axisName(hull.AxisFaceA), w.axisName(hull.AxisFaceB)}
	if crosses {
		names = append(names, w.axisName(hull.AxisEdge))
	}
	return w.asked(text.AskBestTitle, text.AskBestText, func(a ask.Answer) ask.Verdict {
		best := w.c.Best.Axis
		w.Set("axis", names[best])
		w.SetSize("depth", values[best])
		chosen := a.One()
		if chosen == int(best) || chosen < 0 || chosen >= len(names) {
			return ask.Verdict{Right: chosen == int(best), Text: w.Say(text.AskBestRight)}
		}
		w.Set("other", names[chosen])
		if w.same(values[chosen], values[best]) {
			return ask.Verdict{Right: true, Text: w.Say(text.AskBestEven)}
		}
		w.overlaps("depth", values[best], "less", values[chosen])
		if values[chosen] < values[best] {
			return ask.Verdict{Text: w.Say(text.AskBestMore)}
		}
		return ask.Verdict{Text: w.Say(text.AskBestLess)}
	}, names...)
}

// askedFaces is the largest number of faces among which a reader chooses, unless the incident face comes later.
const askedFaces = 8

// candidates returns the faces among which a reader chooses, by their numbers, and the index of the incident face.
func (w *words) candidates() (list []frame.Candidate, right int) {
	in := &w.c.Incident
	all := frame.Candidates(w.placed(1-w.reference()), in.Deepest, w.placed(w.reference()).Normals[w.c.Best.Face])
	at := slices.IndexFunc(all, func(c frame.Candidate) bool { return int(c.Face) == in.Face })
	all = all[:min(len(all), max(askedFaces, at+1))]
	for i, k := range frame.Ranked(len(all), func(i, j int) bool { return all[i].Face < all[j].Face }) {
		if list = append(list, all[k]); k == at {
			right = i
		}
	}
	return list, right
}

func (w *words) askIncident() *ask.Question {
	in := &w.c.Incident
	side := 1 - w.reference()
	candidates, at := w.candidates()
	right := candidates[at]
	var names []string
	for i := range candidates {
		names = append(names, w.faceName(side, int(candidates[i].Face)))
	}
	w.Set("box", side.Name())
	w.Set("reference", w.referenceName())
	return w.asked(text.AskFaceTitle, text.AskFaceText, func(a ask.Answer) ask.Verdict {
		w.Set("face", w.faceName(side, in.Face))
		w.SetInt("deepest", len(in.Deepest))
		w.SetInt("holds", int(right.Holds))
		w.SetShort("cosine", right.Cosine)
		chosen := a.One()
		if chosen < 0 || chosen >= len(names) {
			return ask.Verdict{Text: w.Say(text.AskFaceRight)}
		}
		c := candidates[chosen]
		if int(c.Face) == in.Face {
			return ask.Verdict{Right: true, Text: w.Say(text.AskFaceRight)}
		}
		w.Set("other", names[chosen])
		w.SetInt("less", int(c.Holds))
		digits := text.Apart(2, c.Cosine, right.Cosine)
		w.Set("cosine", text.Number(right.Cosine, digits))
		w.Set("yours", text.Number(c.Cosine, digits))
		switch {
		case c.Holds < right.Holds:
			return ask.Verdict{Text: w.Say(text.AskFaceFewer)}
		case math.Abs(c.Cosine-right.Cosine) < level:
			return ask.Verdict{Right: true, Text: w.Say(text.AskFaceEven)}
		}
		return ask.Verdict{Text: w.Say(text.AskFaceTurned)}
	}, names...)
}

// askReduce asks for the points that stay. Another choice is as good if it has as many points, a deepest one among
// them, and as large an area.
func (w *words) askReduce() *ask.Question {
	c := w.c
	names := make([]string, len(c.Keep.Points))
	for i := range names {
		names[i] = w.cornerName(c.Keep.Points[i].Feature)
	}
	w.SetInt("count", len(names))
	q := w.asked(text.AskReduceTitle, text.AskReduceText, func(a ask.Answer) ask.Verdict {
		var chosen []string
		set, deepest, deep := uint(0), 0.0, false
		for i := range c.Reduce.Count {
			point := c.Reduce.Points[i]
			set |= 1 << point
			chosen = append(chosen, names[point])
		}
		for i := range c.Keep.Points {
			deepest = min(deepest, c.Keep.Points[i].Separation)
		}
		count := 0
		for i := range c.Keep.Points {
			if a.Set>>i&1 == 1 {
				count++
				deep = deep || w.same(c.Keep.Points[i].Separation, deepest)
			}
		}
		area := func(set uint) float64 { return frame.Area(c, func(k int) bool { return set>>k&1 == 1 }) }
		as := count == c.Reduce.Count && deep && area(a.Set) >= area(set)*(1-level)
		w.Set("points", w.Language.And(chosen...))
		w.Set("area", text.Short(area(set)))
		w.Set("yours", text.Short(area(a.Set)))
		switch {
		case a.Set == set:
			return ask.Verdict{Right: true, Text: w.Say(text.AskReduceRight)}
		case as:
			return ask.Verdict{Right: true, Text: w.Say(text.AskReduceEven)}
		}
		return ask.Verdict{Text: w.Say(text.AskReduceWrong)}
	}, names...)
	q.Many = true
	return q
}

// veiled are the words instead of a stage that would tell an answer: the present question, or that the stage is hidden.
func (f *collision) veiled(stage hull.Stage) finding.Words {
	none := f.Say(text.AskHidden)
	if stage != f.Stage() || !f.Asks() {
		return finding.Words{Title: f.StageName(stage), Text: none, None: none}
	}
	q := f.ask()
	return finding.Words{Title: q.Title, Text: q.Text, None: none}
}

// asking returns the choices or the verdict, with a button to another pair.
func (f *collision) asking() *panel.Element {
	if f.Asked == 0 || f.Editable() != lab.EditAll {
		return f.asked.Element(nil)
	}
	return f.asked.Element(f.NextSurprise)
}

// seen is the present place, or the last stage before a question.
func (f *collision) seen() place {
	if stage := f.Visible(); stage != f.Stage() {
		return place{Stage: stage}
	}
	return f.At
}
