package shape

import (
	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/text"
)

// Compare shows or hides the answers side by side at the contacts stage. Showing another stage hides them too. If a
// question comes before the contacts stage, Compare shows the question instead.
func (f *collision) Compare(on bool) {
	if on == f.compare {
		return
	}
	if on {
		if f.Seek(shape.StageContacts); f.Veiled(f.Stage()) {
			return
		}
	}
	f.compare = on
	f.Mark(lab.ChangeStage | lab.ChangeState)
}

// ToggleCompare shows or hides the answers.
func (f *collision) ToggleCompare() { f.Compare(!f.compare) }

// Wrong reports whether Box2D's answer differs from the mended one.
func (f *collision) Wrong() bool { return f.clipping.Manifold != f.mended }

// answers describes Box2D's answer beside the others.
func (w *words) answers() {
	is, right := &w.c.Manifold, &w.f.mended
	if right.Count > 0 {
		w.SetSize("depth", right.Least())
		w.SetShort("gap", right.Least())
		w.SetShort("true", right.Least())
	}
	switch {
	case !w.f.Wrong():
		w.tell(text.ShapeCompareSameTitle, text.ShapeCompareSameText)
		switch {
		case right.Count == 0:
			w.Text = w.Say(text.ShapeCompareApartText)
		case w.c.Kind == shape.CapsuleCapsule:
			w.Text = w.Say(text.ShapeCompareCapsulesText)
		}
	case is.Count == 0 && right.Least() > 0:
		w.tell(text.ShapeCompareNoneTitle, text.ShapeCompareNearText)
	case is.Count == 0:
		w.tell(text.ShapeCompareNoneTitle, text.ShapeCompareNoneText)
	case is.Normal == shape.Vec2{}:
		w.tell(text.ShapeCompareZeroTitle, text.ShapeCompareZeroText)
	default:
		decimals := text.Apart(2, is.Least(), right.Least())
		w.Set("is", text.Number(is.Least(), decimals))
		w.Set("true", text.Number(right.Least(), decimals))
		w.SetSize("by", is.Least()-right.Least())
		w.tell(text.ShapeCompareOtherTitle, text.ShapeCompareOtherText)
	}
	w.Table.Head = []string{w.Say(text.ShapeCompareAnswer), w.Say(text.ShapeComparePoints), w.Say(text.ShapeCompareLeast), w.Say(text.ShapeCompareIds)}
	x := &w.f.frame
	now := idsOf(&w.f.placed[A], &w.f.placed[B])
	var mended ids
	for _, p := range right.Points[:right.Count] {
		mended.add(uint32(p.ID))
	}
	w.answer(text.ShapeCompareBox2d, &x.Contacts, &now[0])
	w.answer(text.ShapeCompareMended, &x.Answers[0], &mended)
	w.answer(text.ShapeCompareOld, &x.Answers[1], &now[1])
	w.answer(text.ShapeCompareLite, &x.Answers[2], &now[2])
	if x.Answers[1].Known == 1 {
		w.Table.Notes = append(w.Table.Notes, w.Say(text.ShapeCompareOldNote))
	}
	w.tiltNotes(&now)
	w.None = w.Title + "."
}

// answer adds the row of an answer, if there is one.
func (w *words) answer(name text.Key, x *frame.ShapeAnswer, is *ids) {
	if x.Known == 0 {
		return
	}
	cells := []finding.Cell{wordCell(w.Say(text.ShapeCompareNone))}
	if x.Count > 0 {
		least := x.Points[0].Separation
		if x.Count == 2 {
			least = min(least, x.Points[1].Separation)
		}
		cells = []finding.Cell{countCell(int(x.Count)), numberCell(least), wordCell(is.text(w, name == text.ShapeCompareLite))}
	}
	w.row(w.Say(name), name == text.ShapeCompareMended, finding.QuantityNone, cells...)
}
