package hull

import (
	"math"
	"slices"
	"strconv"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/article"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/text"
)

// tally counts the listing's points in comparison with the strict set.
type tally struct {
	strict, right int
	again, beside int     // points
	height        float64 // height of the point farthest from the contact plane
}

func (w *words) tally(listing *article.Comparison) (t tally) {
	t.strict = len(w.f.strict())
	for i := range listing.Places {
		p := &listing.Places[i]
		switch {
		case p.Right:
			t.right++
		case p.Again:
			t.again++
		case p.Aside > level*w.size():
			t.beside++
		}
		if math.Abs(p.Height) > math.Abs(t.height) {
			t.height = p.Height
		}
	}
	return t
}

func (w *words) answers() {
	listing := w.f.listing()
	_, _, separated := w.c.Separated()
	if listing == nil {
		w.tell(text.HullCompareTitleLarge, text.HullCompareText)
		w.more(text.HullCompareLarge)
		w.answerRows(nil, tally{})
		return
	}
	var t tally
	if !separated {
		t = w.tally(listing)
	}
	w.SetInt("missing", len(listing.Missing))
	w.SetInt("count", t.strict)
	w.SetInt("printed", len(listing.Points))
	w.SetSize("height", t.height)
	title, sentence := text.HullCompareTitleRight, text.HullCompareText
	switch off := math.Abs(t.height) > 1e-6*w.size(); {
	case separated && listing.Hit:
		title, sentence = text.HullCompareTitleHit, text.HullCompareApart
	case separated:
		title, sentence = text.HullCompareTitleApart, text.HullCompareApart
	case len(listing.Points) == 0:
		title = text.HullCompareTitleNone
	case len(listing.Missing) == t.strict:
		title = text.HullCompareTitleAll
	case len(listing.Missing) > 0:
		title = text.HullCompareTitleLost
	case off:
		title = text.HullCompareTitleOff
	case t.again+t.beside > 0:
		title = text.HullCompareTitleMore
	}
	w.tell(title, sentence)
	wrong := w.f.Wrong()
	if !separated {
		w.number("number", int(listing.Parts))
		way := text.HullCompareAgrees
		if listing.Parts < hull.StageCount {
			w.Set("stage", w.f.StageName(listing.Parts))
			way = text.HullCompareHarmless
			if wrong {
				way = text.HullCompareParts
			}
		}
		w.more(way)
	}
	w.tilted()
	w.answerRows(listing, t)
	if separated {
		return
	}
	for i, key := range faultLines {
		if listing.Acting&article.List[i].Faults != 0 {
			said := w.Say(key)
			w.Set("fault", said)
			if said = "✕ " + said; !wrong {
				said = w.Say(text.HullCompareNoHarm)
			}
			w.Table.Notes = append(w.Table.Notes, said)
		}
	}
	w.printedPoints(listing)
}

func (w *words) tilted() {
	if w.f.tilt == 0 {
		return
	}
	s := w.f.sweep()
	still, now := &s.Tilts[0], s.hinge.measure(w.c)
	w.SetShort("tilt", w.f.tilt)
	if w.c.Manifold.Count == 0 && still.Counts[1] == 0 {
		w.more(text.HullCompareStays)
		return
	}
	w.SetInt("was", int(still.Counts[0]))
	w.SetInt("points", len(strictOf(w.c)))
	w.SetInt("were", int(still.Counts[1]))
	w.SetInt("corners", len(clipped(w.c)))
	w.SetShort("change", now.Depth-still.Depth)
	w.SetShort("turn", now.Turn)
	w.more(text.HullCompareTilted)
	if len(strictOf(w.c)) == int(still.Counts[0]) && !slices.ContainsFunc(s.Tilts, func(one frame.Tilted) bool { return one.Counts[0] != still.Counts[0] }) {
		w.Set("preset", w.Say(text.HullPresetFlushName))
		w.more(text.HullCompareSteady)
	}
}

// answerRows lists the number of points and the depth of each of the three answers.
func (w *words) answerRows(listing *article.Comparison, t tally) {
	w.Table.Head = []string{w.Say(text.HullCompareAnswer), w.Say(text.HullComparePoints), w.Say(text.HullContactsDepth)}
	m := &w.c.Manifold
	none := wordCell("–")
	depth := none
	strict, all, name := 0, len(clipped(w.c)), text.HullCompareClipped
	if m.Count > 0 {
		depth = numberCell(m.Depth)
		strict = len(w.f.strict())
	}
	if all > m.Count {
		name = text.HullCompareUnreduced
	}
	w.row(w.Say(text.HullCompareStrict), false, wordCell(strconv.Itoa(strict)), depth)
	w.row(w.Say(name), false, wordCell(strconv.Itoa(all)), depth)
	count, along := none, none
	if listing != nil {
		count = wordCell(strconv.Itoa(len(listing.Points)))
		if listing.Hit {
			along = numberCell(listing.MTV.Length())
		}
	}
	w.row(w.Say(text.HullComparePrinted), true, count, along)
}

// Wrong reports whether the listing's answer differs from the strict set. Without an answer it is false.
func (f *collision) Wrong() bool {
	listing := f.listing()
	if listing == nil {
		return false
	}
	for i := range listing.Places {
		if !listing.Places[i].Right {
			return true
		}
	}
	return len(listing.Missing) > 0 || listing.Hit != (f.Reached() == hull.StageContacts)
}

// printedPoints lists the listing's points, and the corners that the listing misses.
func (w *words) printedPoints(listing *article.Comparison) {
	for i := range listing.Places {
		p := &listing.Places[i]
		point := finding.Point{Name: strconv.Itoa(i + 1), Position: numberCell(p.Height)}
		switch {
		case p.Again:
			point.State = w.Say(text.HullCompareAgain)
		case p.Aside > 1e-6*w.size():
			w.SetShort("aside", p.Aside)
			point.State = w.Say(text.HullCompareAside)
		}
		w.Points = append(w.Points, point)
	}
	for _, corner := range listing.Missing {
		w.number("number", corner)
		w.Points = append(w.Points, finding.Point{
			Name: w.Say(text.HullCompareCorner), Position: wordCell("–"), State: w.Say(text.HullCompareMissing), Dropped: true,
		})
	}
}

// compared writes the text over the three pictures.
func (d *drawing) compared() {
	count := func(name string, n int) {
		d.SetInt("count", n)
		d.line(name, text.HullDrawnCount)
	}
	d.line("strict", text.HullCompareStrict)
	d.line("clipped", text.HullCompareClipped)
	d.line("printed", text.HullComparePrinted)
	d.line("missing", text.HullCompareMissing)
	d.line("again", text.HullCompareAgain)
	d.line("tilt", text.HullDrawnTilt)
	d.line("above", text.HullDrawnAbove)
	if d.f.tilt > 0 {
		d.SetShort("tilt", d.f.tilt)
		d.line("turned", text.UiTiltValue)
	}
	listing := d.f.listing()
	if _, _, separated := d.c.Separated(); separated {
		d.line("strict-count", text.HullDrawnApart)
		d.line("clipped-count", text.HullDrawnApart)
		if listing != nil && !listing.Hit {
			d.line("printed-count", text.HullDrawnApart)
		}
		return
	}
	strict := len(d.f.strict())
	count("strict-count", strict)
	if all := len(clipped(d.c)); all > d.c.Manifold.Count {
		d.SetInt("count", all)
		d.line("clipped-count", text.HullDrawnCountUnreduced)
	} else {
		count("clipped-count", all)
	}
	if listing == nil {
		d.line("printed-count", text.HullCompareTitleLarge)
		return
	}
	t := d.tally(listing)
	printed := len(listing.Points)
	count("printed-count", printed)
	for _, one := range [...]struct {
		name  string
		key   text.Key
		count int
	}{{"wrong", text.HullDrawnWrong, printed - t.right - t.again}, {"lost", text.HullDrawnLost, len(listing.Missing)}, {"twice", text.HullDrawnTwice, t.again}} {
		if d.SetInt("count", one.count); one.count > 0 {
			d.line(one.name, one.key)
		}
	}
	d.SetSize("height", t.height)
	switch {
	case math.Abs(t.height) <= 1e-6*d.size():
	case t.height < 0:
		d.line("off", text.HullDrawnTooLow)
	default:
		d.line("off", text.HullDrawnTooHigh)
	}
	if listing.Parts < hull.StageCount {
		for i, key := range faultLines {
			if f := &article.List[i]; listing.Acting&f.Faults != 0 && f.Stage == listing.Parts {
				d.line("fault", key)
				break
			}
		}
	}
}
