package shape

import (
	"math"
	"math/bits"
	"slices"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/ask"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/text"
)

// Asked are the stages that a question may be about.
var Asked = []shape.Stage{shape.StageRegion, shape.StageReference, shape.StageIncident, shape.StageClipLower, shape.StageContacts}

func (f *collision) questions() lab.Questions[shape.Stage] {
	return lab.Questions[shape.Stage]{
		About: Asked,
		Open: func(stage shape.Stage) bool {
			return f.Ran(stage) && (stage != shape.StageClipLower || !f.clipping.Edges.Disjoint)
		},
		Tells: func(stage shape.Stage) shape.Stage { return stage },
	}
}

// question returns the question about a stage, which must be open.
func (f *collision) question(stage shape.Stage) *ask.Question {
	w := f.words()
	switch stage {
	case shape.StageRegion:
		return w.askRegion()
	case shape.StageReference:
		return w.askReference()
	case shape.StageIncident:
		return w.askIncident()
	case shape.StageClipLower:
		return w.askClip()
	}
	return w.askContacts()
}

func (w *words) asks(title, body text.Key, judge func(ask.Answer) ask.Verdict) *ask.Question {
	return &ask.Question{Title: w.Say(title), Text: w.Say(body), Judge: judge}
}

func (w *words) verdict(right bool, key text.Key) ask.Verdict {
	return ask.Verdict{Right: right, Text: w.Say(key)}
}

func point(v frame.Vec) physics.Vec2 { return physics.Vec2{X: v.X, Y: v.Y} }

// edges adds the edges of the polygon with a role as choices.
func (w *words) edges(q *ask.Question, role int) {
	side := w.side(role)
	at := &w.f.frame.Sides[side]
	count := w.core(role).Count
	for i := range count {
		q.Choices = append(q.Choices, ask.Drawn(w.polygonEdge(role, i), point(at.Corners[i]), point(at.Corners[(i+1)%count])))
	}
}

// even reports whether two numbers differ only by rounding.
func even(x, y float64) bool { return math.Abs(x-y) <= 1e-9*max(1, math.Abs(x)) }

func (w *words) askRegion() *ask.Question {
	w.Set("box", w.side(0).Name())
	w.Set("other", w.side(1).Name())
	edge, end := w.regionEdge()
	q := w.asks(text.AskShapeRegionTitle, text.AskShapeRegionText, func(a ask.Answer) ask.Verdict {
		w.Set("part", w.nearestPart())
		w.SetShort("distance", math.Abs(w.f.frame.Region.Distance))
		key := text.AskShapeRegionRight
		if w.f.frame.Region.Inside == 1 {
			key = text.AskShapeRegionInside
		}
		return w.verdict(a.One() == int(w.c.Round.Region), key)
	})
	ends := w.f.frame.Region.Ends
	from, to := point(ends[0]), point(ends[1])
	q.Choices = []ask.Choice{
		ask.Drawn(w.cornerName(w.side(0), edge), from, from), ask.Drawn(w.cornerName(w.side(0), end), to, to),
		ask.Drawn(w.edgeName(w.side(0), edge), from, to),
	}
	return q
}

func (w *words) askReference() *ask.Question {
	first := w.core(0).Count
	q := w.asks(text.AskShapeReferenceTitle, text.AskShapeReferenceText, func(a ask.Answer) ask.Verdict {
		best, _ := w.separations()
		w.Set("edge", w.referenceName())
		w.Set("best", text.Long(best.Separation))
		chosen := a.One()
		if chosen < 0 {
			return w.verdict(false, text.AskOne)
		}
		role, faces := 0, &w.c.FacesA
		if chosen >= first {
			role, faces, chosen = 1, &w.c.FacesB, chosen-first
		}
		less := faces.Separations[chosen]
		w.Set("other", w.polygonEdge(role, chosen))
		digits := text.Apart(decimals, best.Separation, less)
		w.Set("best", text.Number(best.Separation, digits))
		w.Set("less", text.Number(less, digits))
		switch {
		case role == w.referenceRole() && chosen == w.c.Edges.Reference:
			return w.verdict(true, text.AskShapeReferenceRight)
		case even(less, best.Separation):
			return w.verdict(true, text.AskShapeReferenceEven)
		}
		return w.verdict(false, text.AskShapeReferenceWrong)
	})
	w.edges(q, 0)
	w.edges(q, 1)
	return q
}

func (w *words) askIncident() *ask.Question {
	role := 1 - w.referenceRole()
	w.Set("box", w.side(role).Name())
	w.Set("reference", w.referenceName())
	w.Set("box", w.side(role).Name())
	q := w.asks(text.AskIncidentTitle, text.AskIncidentText, func(a ask.Answer) ask.Verdict {
		e, chosen := &w.c.Edges, a.One()
		if chosen < 0 {
			return w.verdict(false, text.AskOne)
		}
		w.Set("reference", w.referenceName())
		w.Set("edge", w.incidentName())
		w.Set("other", w.polygonEdge(role, chosen))
		digits := text.Apart(decimals, e.Dots[e.Incident], e.Dots[chosen])
		w.Set("dot", text.Number(e.Dots[e.Incident], digits))
		w.Set("yours", text.Number(e.Dots[chosen], digits))
		switch {
		case chosen == e.Incident:
			return w.verdict(true, text.AskShapeIncidentRight)
		case even(e.Dots[chosen], e.Dots[e.Incident]):
			return w.verdict(true, text.AskShapeIncidentEven)
		}
		return w.verdict(false, text.AskShapeIncidentWrong)
	})
	w.edges(q, role)
	return q
}

// askClip asks for the ends of the incident edge that are cut: bit 0 the lower one, bit 1 the upper one.
func (w *words) askClip() *ask.Question {
	e, role := &w.c.Edges, 1-w.referenceRole()
	side := w.side(role)
	corners := [2]int{(e.Incident + 1) % w.core(role).Count, e.Incident}
	outside := [2]float64{-e.Lower2, e.Upper2 - e.Upper1}
	w.Set("reference", w.referenceName())
	w.Set("edge", w.incidentName())
	q := w.asks(text.AskShapeClipTitle, text.AskShapeClipText, func(a ask.Answer) ask.Verdict {
		right, said := uint(0), make([]string, 2)
		for end, by := range outside {
			w.Set("corner", w.cornerName(side, corners[end]))
			w.SetSize("inside", by)
			w.SetSize("outside", by)
			key := text.AskShapeClipInside
			if by > 0 {
				right |= 1 << end
				key = text.AskShapeClipOutside
			}
			said[end] = w.Say(key)
		}
		return ask.Verdict{Right: a.Set == right, Text: w.Language.Sentences(said...)}
	})
	q.Many = true
	for _, corner := range corners {
		at := point(w.f.frame.Sides[side].Corners[corner])
		q.Choices = append(q.Choices, ask.Drawn(w.cornerName(side, corner), at, at))
	}
	return q
}

func (w *words) askContacts() *ask.Question {
	q := w.asks(text.AskShapeContactsTitle, text.AskShapeContactsText, func(a ask.Answer) ask.Verdict {
		w.Set("box", w.side(1).Name())
		key := text.AskShapeContactsNearest
		switch {
		case w.c.B.Count == 1:
			key = text.AskShapeContactsRound
		case w.c.Case == shape.CaseClip:
			key = text.AskShapeContactsClip
		case w.c.Case == shape.CaseVertex:
			key = text.AskShapeContactsVertex
		}
		return w.verdict(a.One() == w.c.Manifold.Count-1, key)
	})
	q.Choices = []ask.Choice{{Name: w.Say(text.AskShapeContactsOne)}, {Name: w.Say(text.AskShapeContactsTwo)}}
	return q
}

// veiled returns the words that replace a stage's own words, if these would give away an answer: the question, or a
// line that says which question hides the stage.
func (f *collision) veiled(stage shape.Stage) finding.Words {
	none := f.Say(text.AskHidden)
	if asked, _ := f.Question(); stage != asked {
		return finding.Words{Title: f.StageName(stage), Text: f.Say(text.AskHiddenUntil, "stage", f.StageName(asked)), None: none}
	}
	q := f.question(stage)
	return finding.Words{Title: q.Title, Text: q.Text, None: none}
}

// asking returns the choices or the verdict, with a button for another pair.
func (f *collision) asking() *panel.Element {
	if f.Asked == 0 || f.Editable() != lab.EditAll {
		return f.asked.Element(nil)
	}
	return f.asked.Element(f.NextSurprise)
}

// askFrame returns the choices so far, or the wrong answer, for the picture.
func (f *collision) askFrame() frame.Ask {
	to := frame.Ask{Stage: float64(f.Stage()) + 1}
	if f.Asks() {
		to.Hot, to.Ticked = float64(f.asked.Hot), float64(f.asked.Set)
		return to
	}
	v := f.asked.Verdict()
	if v == nil || v.Right || f.Veiled(f.Stage()) {
		return frame.Ask{}
	}
	to.Given, to.Ticked, to.Hot = 1, float64(f.asked.Last.Set), float64(bits.Len(f.asked.Last.Set))
	return to
}

// asksAbout reports whether a pair has a question about an asked stage.
func (f *collision) asksAbout(m *moment) bool {
	other := &collision{}
	other.setUp()
	other.Now = *m
	other.collide()
	asked := slices.DeleteFunc(slices.Clone(Asked), func(stage shape.Stage) bool { return f.Asked>>stage&1 == 0 })
	return slices.ContainsFunc(asked, other.questions().Open)
}
