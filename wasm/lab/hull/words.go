package hull

import (
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/text"
)

// words builds finding.Words for a stage or sub-step of a collide call.
type words struct {
	finding.Words
	text.Speech
	f  *collision
	c  *hull.Clipping
	at place
}

// says holds the names of the stages and the functions that describe them.
var says = [hull.StageCount]struct {
	name text.Key
	say  func(*words)
}{
	{text.HullStageFacesA, func(w *words) { w.faces(A) }},
	{text.HullStageFacesB, func(w *words) { w.faces(B) }},
	{text.HullStageEdges, (*words).edges},
	{text.HullStageBestAxis, (*words).best},
	{text.HullStageIncident, (*words).incident},
	{text.HullStageClip, (*words).clip},
	{text.HullStageKeep, (*words).keep},
	{text.HullStageReduce, (*words).reduce},
	{text.HullStageContacts, (*words).contacts},
}

// StageName returns the name of a stage.
func (f *collision) StageName(stage hull.Stage) string { return f.Say(says[stage].name) }

// Words returns the words of the current stage or sub-step.
func (f *collision) Words() finding.Words {
	if f.compare {
		w := &words{Speech: text.Speech{Language: f.Language()}, f: f, c: &f.clipping}
		w.answers()
		w.None = w.Title + "."
		return w.Words
	}
	return f.wordsAt(f.At)
}

// Spoken returns a line for screen readers: the verdict, if there is one, and the current words.
func (f *Figure) Spoken() string {
	w := f.Words()
	said := f.Language().Titled(w.Title, w.Text)
	if v := f.asked.Verdict(); v != nil {
		said = f.Language().Sentences(f.Language().Titled(f.Say(v.Title()), v.Text), said)
	}
	if hand := f.handled(true); hand != "" {
		return f.Language().Titled(strings.TrimSuffix(hand, "."), said)
	}
	return said
}

// Caption returns two lines for the current step: the title and the text.
func (f *collision) Caption() string {
	w := f.Words()
	return w.Title + "\n" + w.Text
}

// Sentences returns two lines for each step: the title and the text. The page reserves room for the longest.
func (f *collision) Sentences() string {
	s := ""
	for _, p := range f.Steps() {
		w := f.wordsAt(p)
		s += w.Title + "\n" + w.Text + "\n"
	}
	return s
}

func (f *collision) wordsAt(at place) finding.Words {
	if f.Veiled(at.Stage) {
		return f.veiled(at.Stage)
	}
	w := &words{Speech: text.Speech{Language: f.Language()}, f: f, c: &f.clipping, at: at}
	switch {
	case f.Skipped(at.Stage):
		w.number("a", w.c.Edges.A)
		w.number("b", w.c.Edges.B)
		w.tell(text.HullSkippedTitle, text.HullSkippedText)
		w.None = w.Say(text.HullPointsNoneEdges)
	case at.Stage > w.c.Reached:
		_, gap, _ := w.c.Separated()
		w.SetInt("number", int(w.c.Reached)+1)
		w.Set("stage", f.StageName(w.c.Reached))
		w.SetShort("gap", gap)
		w.tell(text.HullEndedTitle, text.HullEndedText)
		w.None = w.Say(text.HullPointsNoneGap)
	default:
		says[at.Stage].say(w)
		if at.Stage == w.c.Reached && at.Stage < hull.StageContacts {
			w.more(text.HullEndedHere)
			w.None = w.Say(text.HullPointsNoneGap)
		}
		if at.Stage < hull.StageIncident && w.None == "" {
			w.None = w.Say(text.HullPointsNone)
		}
	}
	w.Text = f.words.Of(at.Stage.String(), w.Text)
	return w.Words
}

// number sets a name to an index counted from 1.
func (w *words) number(name string, n int) { w.SetInt(name, n+1) }

func (w *words) tell(title, sentence text.Key) { w.Title, w.Text = w.Say(title), w.Say(sentence) }

// more adds a sentence.
func (w *words) more(sentence text.Key) { w.Text = w.Language.Sentences(w.Text, w.Say(sentence)) }

func (w *words) row(label string, lead bool, cells ...finding.Cell) {
	w.Table.Rows = append(w.Table.Rows, finding.Row{Label: label, Lead: lead, Cells: cells})
}

// decimals is the least number of decimals in tables.
const decimals = 3

func numberCell(x float64) finding.Cell {
	return finding.Cell{Text: text.Number(x, decimals), Values: []float64{x}}
}

func vectorCell(v hull.Vec3) finding.Cell {
	return finding.Cell{Text: text.Number(v.X, decimals) + ", " + text.Number(v.Y, decimals) + ", " + text.Number(v.Z, decimals), Values: []float64{v.X, v.Y, v.Z}}
}

func wordCell(words string) finding.Cell { return finding.Cell{Text: words} }

func faceNumber(i int) string { return "f" + strconv.Itoa(i+1) }

func edgeNumber(i int) string { return "e" + strconv.Itoa(i+1) }

func vertexNumber(i int) string { return "v" + strconv.Itoa(i+1) }

func (w *words) edgeName(e hull.EdgeOf) string {
	return w.Language.Bodies()[ownerOf(e)] + " " + edgeNumber(e.Edge())
}

// edgeName is the id of an edge: "A e12".
func edgeName(e hull.EdgeOf) string { return names[ownerOf(e)] + " " + edgeNumber(e.Edge()) }

func ownerOf(e hull.EdgeOf) Side {
	if e.B() {
		return B
	}
	return A
}

// faceName names a face with its hull: "A’s face f6".
func (w *words) faceName(side Side, face int) string {
	return w.Language.Text(text.HullFace, "box", side.Name(), "number", strconv.Itoa(face+1))
}

func (w *words) vertexName(side Side, vertex int) string {
	return w.Language.Text(text.HullVertex, "box", side.Name(), "number", strconv.Itoa(vertex+1))
}

// axisName names a candidate for the normal.
func (w *words) axisName(axis hull.Axis) string {
	switch axis {
	case hull.AxisFaceA:
		return w.faceName(A, w.c.FacesA.Face)
	case hull.AxisFaceB:
		return w.faceName(B, w.c.FacesB.Face)
	}
	pair, _ := w.c.BestPair()
	return w.Language.Text(text.HullEdgesPair, "a", strconv.Itoa(pair.A+1), "b", strconv.Itoa(pair.B+1))
}

// reference returns the hull with the reference face. referenceName names that face.
func (w *words) reference() Side {
	if w.c.Incident.OfB {
		return A
	}
	return B
}

func (w *words) referenceName() string { return w.faceName(w.reference(), w.c.Best.Face) }

func (w *words) placed(side Side) *hull.Placed {
	if side == A {
		return &w.c.A
	}
	return &w.c.B
}

// chips returns a chip for each of the two edges of an id.
func chips(f hull.FeaturePair) []finding.Chip {
	return []finding.Chip{chip(f.In), chip(f.Out)}
}

func chip(e hull.EdgeOf) finding.Chip {
	return finding.Chip{Box: uint8(ownerOf(e) + 1), Text: edgeName(e)}
}

// PointsHead returns the headings of the table of points at the current stage.
func (f *collision) PointsHead() finding.PointsHead {
	p := finding.PointsHead{Caption: f.Say(text.HullPointsCaption), Point: f.Say(text.HullPoint),
		Number: f.Say(text.HullSeparation), ID: f.Say(text.HullId)}
	switch {
	case f.compare:
		p.Caption, p.Number, p.ID = f.Say(text.HullCompareCaption), f.Say(text.HullCompareHeight), ""
	case f.Stage() == hull.StageClip:
		p.Caption, p.Point, p.Number = f.Say(text.HullClipCaption), f.Say(text.HullClipCorner), f.Say(text.HullClipDistance)
	case f.Stage() == hull.StageContacts:
		p.Caption, p.Number = f.Say(text.HullContactsCaption), f.Say(text.HullContactsDepth)
	}
	return p
}
