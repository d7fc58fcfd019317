// Package boxes has the questions about a collide call of two boxes.
package boxes

import (
	"math"
	"slices"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/ask"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/text"
)

// Stages are the stages of a collide call of two boxes that a question may be about.
var Stages = []physics.Stage{
	physics.StageBestAxis, physics.StageReference, physics.StageIncident,
	physics.StageClipNeg, physics.StageClipPos, physics.StageKeep, physics.StageContacts,
}

// Open reports whether a call leaves something to ask about a stage. A call that dropped both points has no
// contacts, which is an answer too.
func Open(c *physics.Clipping, stage physics.Stage) bool {
	return stage <= c.Reached || stage == physics.StageContacts && c.Reached == physics.StageKeep
}

// Tells returns the first stage that gives away the answer about a stage. The best axis gives away the
// reference face, and the kept points give away the contacts.
func Tells(stage physics.Stage) physics.Stage {
	switch stage {
	case physics.StageReference, physics.StageContacts:
		return stage - 1
	}
	return stage
}

// boxes writes the questions about a collide call of two boxes.
type boxes struct {
	text.Speech
	c      *physics.Clipping
	bodies [2]*physics.Body
}

// Of returns the question about a stage of the collide call of two bodies. The stage must be Open.
func Of(in text.Language, c *physics.Clipping, a, b *physics.Body, stage physics.Stage) *ask.Question {
	w := &boxes{Speech: text.Speech{Language: in}, c: c, bodies: [2]*physics.Body{a, b}}
	switch stage {
	case physics.StageBestAxis:
		return w.axis()
	case physics.StageReference:
		return w.reference()
	case physics.StageIncident:
		return w.incident()
	case physics.StageClipNeg, physics.StageClipPos:
		return w.clip(int(stage - physics.StageClipNeg))
	case physics.StageKeep:
		return w.keep()
	}
	return w.contacts()
}

func (w *boxes) question(title, body text.Key, check func(ask.Answer) ask.Verdict) *ask.Question {
	return &ask.Question{Title: w.Say(title), Text: w.Say(body), Judge: check}
}

func (w *boxes) verdict(right bool, key text.Key) ask.Verdict {
	return ask.Verdict{Right: right, Text: w.Say(key)}
}

// even reports whether two numbers differ only by rounding.
func even(x, y float64) bool { return clipping.Even(x, y) }

// compared sets two numbers of a message, with enough decimals to distinguish them.
func (w *boxes) compared(name string, x float64, other string, y float64) {
	decimals := text.Apart(2, x, y)
	w.Set(name, text.Number(x, decimals))
	w.Set(other, text.Number(y, decimals))
}

func (w *boxes) axis() *ask.Question {
	q := w.question(text.AskAxisTitle, text.AskAxisText, func(a ask.Answer) ask.Verdict {
		chosen := a.One()
		if chosen < 0 {
			return w.verdict(false, text.AskOne)
		}
		return w.axisVerdict(physics.Axis(chosen))
	})
	for axis := range physics.Axis(physics.AxisCount) {
		body := w.bodies[axis/2]
		d := body.Rot.Col1.Mul(body.Half.X)
		if axis.Vertical() {
			d = body.Rot.Col2.Mul(body.Half.Y)
		}
		q.Choices = append(q.Choices, ask.Drawn(clipping.AxisName(w.Language, axis), body.Position.Sub(d), body.Position.Add(d)))
	}
	return q
}

// axisVerdict explains why an axis is or is not the best. An axis with the same overlap as the best one is
// right too.
func (w *boxes) axisVerdict(axis physics.Axis) ask.Verdict {
	best, s := &w.c.Best, &w.c.Separations
	w.Set("axis", clipping.AxisName(w.Language, best.Axis))
	w.Set("other", clipping.AxisName(w.Language, axis))
	w.SetSize("depth", best.Separation)
	switch {
	case axis == best.Axis && best.Separation == slices.Max(s[:]):
		return w.verdict(true, text.AskAxisLeast)
	case axis == best.Axis:
		return w.verdict(true, text.AskAxisRight)
	case even(s[axis], best.Separation):
		return w.verdict(true, text.AskAxisEven)
	case s[axis] < best.Separation:
		w.compared("more", math.Abs(s[axis]), "depth", math.Abs(best.Separation))
		return w.verdict(false, text.AskAxisMore)
	}
	decimals := text.Apart(text.Apart(3, s[axis], best.Thresholds[axis]), s[axis], best.Separation)
	w.Set("less", text.Number(math.Abs(s[axis]), decimals))
	w.Set("depth", text.Number(math.Abs(best.Separation), decimals))
	w.Set("separation", text.Number(s[axis], decimals))
	w.Set("threshold", text.Number(best.Thresholds[axis], decimals))
	return w.verdict(false, text.AskAxisLess)
}

func (w *boxes) edges(q *ask.Question, box int) {
	for edge := physics.Edge1; edge <= physics.Edge4; edge++ {
		body := w.bodies[box]
		q.Choices = append(q.Choices, ask.Drawn(clipping.EdgeName(w.Language, box, edge), body.Corner(int(edge)), body.Corner(int(edge)%4+1)))
	}
}

func (w *boxes) reference() *ask.Question {
	q := w.question(text.AskReferenceTitle, text.AskReferenceText, func(a ask.Answer) ask.Verdict {
		chosen := a.One()
		if chosen < 0 {
			return w.verdict(false, text.AskOne)
		}
		return w.faceVerdict(chosen/4, physics.Edge(chosen%4+1))
	})
	w.edges(q, 0)
	w.edges(q, 1)
	return q
}

// across lists the edges of a box across its x axis and its y axis. In each pair the edge at the negative end
// comes first.
var across = [2][2]physics.Edge{{physics.Edge2, physics.Edge4}, {physics.Edge3, physics.Edge1}}

// faceVerdict explains why a face is or is not the reference face. On an axis with the same overlap, the face
// toward the other box is right too. If the centres are level along the axis, both of its faces are right.
func (w *boxes) faceVerdict(box int, face physics.Edge) ask.Verdict {
	r := &w.c.Reference
	axis := physics.Axis(2 * box)
	if face == physics.Edge1 || face == physics.Edge3 {
		axis++
	}
	centre := w.c.Setup.DA // of the other box, in this box's frame
	if box == 1 {
		centre = w.c.Setup.DB.Neg()
	}
	d := centre.X
	if axis.Vertical() {
		d = centre.Y
	}
	outer := face == across[axis%2][1]
	w.Set("face", clipping.EdgeName(w.Language, box, face))
	w.Set("reference", clipping.EdgeName(w.Language, w.box(r.OfB), r.Face))
	if said := w.axisVerdict(axis); !said.Right {
		return said
	}
	level := even(d+1, 1)
	switch {
	case axis == w.c.Best.Axis && face == r.Face:
		return w.verdict(true, text.AskReferenceRight)
	case level || outer == (d > 0):
		return w.verdict(true, text.AskReferenceEven)
	}
	w.Set("box", clipping.BoxNames[1-box])
	w.SetSize("centre", d)
	return w.verdict(false, text.AskReferenceFar)
}

func (w *boxes) box(ofB bool) int {
	if ofB {
		return 1
	}
	return 0
}

// incidentBox is the box whose edge is clipped.
func (w *boxes) incidentBox() int { return 1 - w.box(w.c.Reference.OfB) }

func (w *boxes) incident() *ask.Question {
	w.Set("box", clipping.BoxNames[w.incidentBox()])
	w.Set("reference", clipping.EdgeName(w.Language, 1-w.incidentBox(), w.c.Reference.Face))
	q := w.question(text.AskIncidentTitle, text.AskIncidentText, func(a ask.Answer) ask.Verdict {
		chosen := a.One()
		if chosen < 0 {
			return w.verdict(false, text.AskOne)
		}
		return w.edgeVerdict(physics.Edge(chosen + 1))
	})
	w.edges(q, w.incidentBox())
	return q
}

// edgeVerdict explains why an edge is or is not the incident edge. An edge that faces the reference face
// equally directly is right too.
func (w *boxes) edgeVerdict(edge physics.Edge) ask.Verdict {
	e := &w.c.Incident
	dot := func(edge physics.Edge) float64 {
		return [...]float64{-e.Normal.Y, e.Normal.X, e.Normal.Y, -e.Normal.X}[edge-1]
	}
	yours, least := dot(edge), dot(e.Edge)
	w.Set("edge", clipping.EdgeName(w.Language, w.incidentBox(), e.Edge))
	w.Set("other", clipping.EdgeName(w.Language, w.incidentBox(), edge))
	w.compared("dot", least, "yours", yours)
	switch {
	case edge == e.Edge:
		w.Set("dot", text.Short(least))
		return w.verdict(true, text.AskIncidentRight)
	case even(yours, least):
		w.Set("dot", text.Short(least))
		return w.verdict(true, text.AskIncidentEven)
	}
	return w.verdict(false, text.AskIncidentWrong)
}

// The choices about a clip. A point of the edge is an answer too.
const (
	ClipNone = iota // nothing is cut off
	ClipAll         // everything is cut off
)

func (w *boxes) clip(side int) *ask.Question {
	c, in := &w.c.Clipped[side], &w.c.Incident.Vertices
	if side == 1 {
		in = &w.c.Clipped[0].Vertices
	}
	line := &w.c.Reference.Sides[side]
	w.Set("line", clipping.EdgeName(w.Language, 1-w.incidentBox(), line.Edge))
	w.Set("from", clipping.ClippedName(w.Language, w.c, &in[0]))
	w.Set("to", clipping.ClippedName(w.Language, w.c, &in[1]))
	q := w.question(text.AskClipTitle, text.AskClipText, func(a ask.Answer) ask.Verdict { return w.cutVerdict(c, a) })
	q.Choices = []ask.Choice{ClipNone: {Name: w.Say(text.AskClipNone)}, ClipAll: {Name: w.Say(text.AskClipAll)}}
	q.Edge = &[2]physics.Vec2{in[0].Position, in[1].Position}
	q.EdgeName = w.Say(text.AskClipEdge)
	return q
}

func (w *boxes) cutVerdict(c *physics.Clip, a ask.Answer) ask.Verdict {
	d := &c.Distances
	inner, outer := d[0], d[1]
	if inner > outer {
		inner, outer = outer, inner
	}
	w.SetInt("percent", ask.Percent(c.T))
	w.SetInt("yours", ask.Percent(a.At))
	w.SetSize("d0", d[0])
	w.SetSize("d1", d[1])
	w.SetSize("outside", outer)
	w.SetSize("inside", inner)
	none, all := a.One() == ClipNone, a.One() == ClipAll
	// If an end lies on the line, rounding decides whether it counts as cut.
	touches := even(inner+1, 1) || even(outer+1, 1)
	switch {
	case c.Cut && a.Point && math.Abs(a.At-c.T) <= a.Within:
		return w.verdict(true, text.AskClipRight)
	case c.Cut && a.Point:
		return w.verdict(false, text.AskClipElsewhere)
	case c.Cut:
		right := touches && (none && even(outer+1, 1) || all && even(inner+1, 1))
		return w.verdict(right, text.AskClipCut)
	case c.Count == 2:
		right := none || a.Point && even(outer+1, 1) && math.Abs(a.At-at(d[1] > d[0])) <= a.Within
		return w.verdict(right, text.AskClipInside)
	}
	right := all || a.Point && even(inner+1, 1) && math.Abs(a.At-at(d[1] < d[0])) <= a.Within
	return w.verdict(right, text.AskClipOutside)
}

// at returns the place of an end of the edge, as a fraction.
func at(second bool) float64 {
	if second {
		return 1
	}
	return 0
}

func (w *boxes) keep() *ask.Question {
	k, vertices := &w.c.Keep, &w.c.Clipped[1].Vertices
	w.Set("reference", clipping.EdgeName(w.Language, 1-w.incidentBox(), w.c.Reference.Face))
	q := w.question(text.AskKeepTitle, text.AskKeepText, func(a ask.Answer) ask.Verdict {
		right := true
		for i, kept := range k.Kept {
			right = right && (a.Set>>i&1 == 1 == kept || even(k.Separations[i]+1, 1))
		}
		return ask.Verdict{Right: right, Text: w.kept()}
	})
	q.Many = true
	for i := range vertices {
		v := &vertices[i]
		q.Choices = append(q.Choices, ask.Drawn(clipping.ClippedName(w.Language, w.c, v), v.Position, v.Position))
	}
	return q
}

// kept says for each of the two points whether it stays.
func (w *boxes) kept() string {
	k := &w.c.Keep
	var sentences [2]string
	for i, kept := range k.Kept {
		w.Set("point", clipping.ClippedName(w.Language, w.c, &w.c.Clipped[1].Vertices[i]))
		w.SetSize("distance", k.Separations[i])
		key := text.AskKeepFront
		if kept {
			key = text.AskKeepBehind
		}
		sentences[i] = w.Say(key)
	}
	return w.Language.Sentences(sentences[:]...)
}

func (w *boxes) contacts() *ask.Question {
	count := w.c.Manifold.Count
	q := w.question(text.AskContactsTitle, text.AskContactsText, func(a ask.Answer) ask.Verdict {
		right := a.One() == count
		// A point on the face may count or not.
		k := &w.c.Keep
		for i, kept := range k.Kept {
			if even(k.Separations[i]+1, 1) {
				right = right || kept && a.One() == count-1 || !kept && a.One() == count+1
			}
		}
		return ask.Verdict{Right: right, Text: w.kept()}
	})
	for n := range 3 {
		q.Choices = append(q.Choices, ask.Choice{Name: strconv.Itoa(n)})
	}
	return q
}
