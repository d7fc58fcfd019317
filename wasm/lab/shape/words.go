package shape

import (
	"strconv"

	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/text"
)

// words builds finding.Words for a stage of a collide call.
type words struct {
	finding.Words
	text.Speech
	f *collision
	c *shape.Clipping
}

func (f *collision) words() *words {
	w := &words{Speech: text.Speech{Language: f.Language()}, f: f, c: &f.clipping}
	w.Set("first", w.side(0).Name())
	w.Set("second", w.side(1).Name())
	w.SetShort("reach", shape.Reach)
	w.Set("limit", text.Long(shape.Reach+w.radii()))
	return w
}

// stages holds the names of the stages, and the functions that describe them.
var stages = [shape.StageCount]struct {
	name text.Key
	say  func(*words)
}{
	shape.StageFrames:    {text.ShapeStageFrames, (*words).frames},
	shape.StageFacesA:    {text.ShapeStageFaces, func(w *words) { w.faces(0, &w.c.FacesA) }},
	shape.StageFacesB:    {text.ShapeStageFaces, func(w *words) { w.faces(1, &w.c.FacesB) }},
	shape.StageRegion:    {text.ShapeStageRegion, (*words).region},
	shape.StageDistance:  {text.ShapeStageDistance, (*words).distance},
	shape.StageNearest:   {text.ShapeStageNearest, (*words).nearest},
	shape.StageAxis:      {text.ShapeStageAxis, (*words).axis},
	shape.StageClip:      {text.ShapeStageClip, (*words).clip},
	shape.StageKeep:      {text.ShapeStageKeep, (*words).keep},
	shape.StageReference: {text.ShapeStageReference, (*words).reference},
	shape.StageIncident:  {text.ShapeStageIncident, (*words).incident},
	shape.StageCorner:    {text.ShapeStageCorner, (*words).corner},
	shape.StageClipLower: {text.ShapeStageClipLower, func(w *words) { w.cut(0) }},
	shape.StageClipUpper: {text.ShapeStageClipUpper, func(w *words) { w.cut(1) }},
	shape.StageContacts:  {text.ShapeStageContacts, (*words).contacts},
}

// StageName returns the name of a stage.
func (f *collision) StageName(stage shape.Stage) string {
	side := Side(f.first())
	if stage == shape.StageFacesB {
		side ^= 1
	}
	return f.Say(stages[stage].name, "box", side.Name())
}

// first is the side that the method takes first.
func (f *collision) first() Side {
	if f.clipping.Swapped {
		return B
	}
	return A
}

// Words returns the words of the present stage.
func (f *collision) Words() finding.Words {
	if f.compare {
		w := f.words()
		w.answers()
		return w.Words
	}
	return f.WordsAt(f.Stage())
}

// Spoken returns a line for screen readers: the verdict, if there is one, and the present words.
func (f *collision) Spoken() string {
	w := f.Words()
	said := f.Language().Titled(w.Title, w.Text)
	if v := f.asked.Verdict(); v != nil {
		return f.Language().Sentences(f.Language().Titled(f.Say(v.Title()), v.Text), said)
	}
	return said
}

// Sentences returns two lines for each shown stage: the title and the text. The page reserves room for the longest.
func (f *collision) Sentences() string {
	s := ""
	for _, stage := range f.ShownStages() {
		w := f.WordsAt(stage)
		s += w.Title + "\n" + w.Text + "\n"
	}
	return s
}

// WordsAt returns the words of any stage. For a veiled stage these are other words.
func (f *collision) WordsAt(stage shape.Stage) finding.Words {
	if f.Veiled(stage) {
		return f.veiled(stage)
	}
	w := f.words()
	switch {
	case f.Skipped(stage):
		w.skipped(stage)
	case stage > w.c.Reached:
		w.ended()
	default:
		stages[stage].say(w)
		if stage == w.c.Reached && stage < shape.StageContacts {
			w.None = w.noneEver()
		}
	}
	if len(w.Points) == 0 && w.None == "" {
		w.None = w.Say(text.ShapePointsNone)
	}
	w.Text = f.author.Of(stage.String(), w.Text)
	return w.Words
}

func (w *words) noneEver() string {
	stage, _ := w.f.number(w.c.Reached)
	w.SetInt("number", stage)
	w.Set("stage", w.f.StageName(w.c.Reached))
	return w.Say(text.ShapePointsNoneEver)
}

// number returns a stage's place, from 1, among the stages of this kind of pair. ok is false if the kind lacks the stage.
func (f *collision) number(stage shape.Stage) (n int, ok bool) {
	for i, s := range f.clipping.Kind.Stages() {
		if s == stage {
			return i + 1, true
		}
	}
	return 0, false
}

func (w *words) skipped(stage shape.Stage) {
	key := text.ShapeSkippedClipText
	switch stage {
	case shape.StageCorner:
		key = text.ShapeSkippedCornerText
	case shape.StageClipUpper:
		key = text.ShapeSkippedUpperText
	}
	w.tell(text.ShapeSkippedTitle, key)
}

// ended describes a stage after the end of the call.
func (w *words) ended() {
	w.None = w.noneEver()
	key := text.ShapeEndedApartText
	if w.c.Case == shape.CaseEmpty {
		key = text.ShapeEndedEmptyText
	}
	w.tell(text.ShapeEndedTitle, key)
}

func (w *words) tell(title, sentence text.Key) { w.Title, w.Text = w.Say(title), w.Say(sentence) }

// more adds a sentence.
func (w *words) more(sentence text.Key) { w.Text = w.Language.Sentences(w.Text, w.Say(sentence)) }

func (w *words) row(label string, lead bool, quantity finding.Quantity, cells ...finding.Cell) {
	w.Table.Rows = append(w.Table.Rows, finding.Row{Label: label, Lead: lead, Quantity: quantity, Cells: cells})
}

// decimals is the least number of decimals in tables.
const decimals = 3

func numberCell(x float64) finding.Cell {
	return finding.Cell{Text: text.Number(x, decimals), Values: []float64{x}}
}

func vectorCell(v shape.Vec2) finding.Cell {
	return finding.Cell{Text: text.Number(v.X, decimals) + ", " + text.Number(v.Y, decimals), Values: []float64{v.X, v.Y}}
}

func wordCell(words string) finding.Cell { return finding.Cell{Text: words} }

func countCell(n int) finding.Cell {
	return finding.Cell{Text: strconv.Itoa(n), Values: []float64{float64(n)}}
}

func edgeNumber(i int) string { return "e" + strconv.Itoa(i+1) }

func cornerNumber(i int) string { return "v" + strconv.Itoa(i+1) }

// side returns the reader's shape with a role.
func (w *words) side(role int) Side { return w.f.first() ^ Side(role) }

// role returns the core of a role, in the working frame.
func (w *words) core(role int) *shape.Placed {
	if role == 0 {
		return &w.c.A
	}
	return &w.c.B
}

// radii is the sum of both radii.
func (w *words) radii() float64 { return w.c.A.Radius + w.c.B.Radius }

// edgeName names an edge with its shape: "A’s edge e3". cornerName names a corner, or the centre of a circle.
func (w *words) edgeName(side Side, edge int) string {
	switch w.f.Now.solids[side].Count {
	case 2:
		return w.Language.Text(text.ShapeCore, "box", side.Name())
	}
	return w.Language.Text(text.ShapeEdge, "box", side.Name(), "number", strconv.Itoa(edge+1))
}

func (w *words) cornerName(side Side, corner int) string {
	if w.f.Now.solids[side].Count == 1 {
		return w.Language.Text(text.ShapeCenter, "box", side.Name())
	}
	return w.Language.Text(text.ShapeVertex, "box", side.Name(), "number", strconv.Itoa(corner+1))
}

// kindName names the kind of a shape: "capsule", "polygon with 4 corners".
func (w *words) kindName(side Side) string {
	switch count := w.f.Now.solids[side].Count; count {
	case 1:
		return w.Say(text.ShapeCircle)
	case 2:
		return w.Say(text.ShapeCapsule)
	default:
		return w.Language.Text(text.ShapePolygon, "count", strconv.Itoa(count))
	}
}
