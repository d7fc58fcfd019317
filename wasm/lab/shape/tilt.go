package shape

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/text"
)

// tilt is the slider that tilts B while the answers are compared.
type tilt struct {
	of   Solid // B before
	step int   // 0 in the middle
}

// TiltSteps is the number of the slider's steps to either side.
const TiltSteps = 16

// tiltAt returns the tilt at a step of the slider, in radians: 1e-6, 2e-6, 5e-6 and so on, up to 0.1.
func tiltAt(step int) float64 {
	switch {
	case step < 0:
		return -tiltAt(-step)
	case step == 0:
		return 0
	}
	step--
	return [...]float64{1, 2, 5}[step%3] / math.Pow10(6-step/3)
}

func (t *tilt) solid() Solid {
	b := t.of
	if t.step != 0 {
		b.turn(b.Angle+tiltAt(t.step), 1e-12)
	}
	return b
}

// TiltStep returns the step of the slider. If B was moved in another way, it is 0.
func (f *Figure) TiltStep() int {
	if f.tilt.solid() != f.Now.solids[B] {
		return 0
	}
	return f.tilt.step
}

// SeekTilt tilts B to a step of the slider. The answers must be shown.
func (f *Figure) SeekTilt(step int) {
	if !f.compare || step < -TiltSteps || step > TiltSteps {
		return
	}
	if f.TiltStep() == 0 {
		f.tilt.of = f.Now.solids[B]
	}
	f.tilt.step = step
	solids := f.Now.solids
	if solids[B] = f.tilt.solid(); validate(&solids) == nil {
		f.Slide(momentOf(&solids))
	}
}

// tiltSlider is the slider of the tilt, while the answers are shown.
func (f *Figure) tiltSlider() *panel.Element {
	if !f.compare || f.Editable() == lab.EditNone {
		return panel.Node("div", "cs-lean")
	}
	step := f.TiltStep()
	value := f.Say(text.UiTiltNone)
	if step != 0 {
		value = f.Say(text.UiTiltValue, "tilt", text.Short(tiltAt(step)))
	}
	slider := panel.Range{Name: f.Say(text.UiTiltName), Words: value, Command: "tilt",
		Min: strconv.Itoa(-TiltSteps), Max: strconv.Itoa(TiltSteps), Step: "1", Value: strconv.Itoa(step), Do: panel.Number(f.SeekTilt)}
	return panel.Node("label", "cs-lean",
		panel.Phrase("span", "", f.Say(text.UiTilt)),
		slider.Element(panel.On("change", "end of tilt", func(string) { f.Drop() })), panel.Phrase("output", "", value))
}

// ids are the ids of an answer's contacts as numbers, the least first. By them the next step finds a contact again.
type ids struct {
	known bool
	count int
	list  [2]uint32
}

func (i *ids) add(id uint32) {
	if i.list[i.count] = id; i.count == 1 && id < i.list[0] {
		i.list = [2]uint32{id, i.list[0]}
	}
	i.count++
}

// idsOf returns the ids by Box2D 3.1, by Box2D 2.4 and by Box2D-Lite. The last two have answers for polygons and boxes
// alone.
func idsOf(a, b *frame.PlacedShape) (all [3]ids) {
	var c shape.Clipping
	c.Run(&a.Shape, &b.Shape, &a.Pose, &b.Pose)
	all[0].known = true
	for _, p := range c.Manifold.Points[:c.Manifold.Count] {
		all[0].add(uint32(p.ID))
	}
	if c.Kind != shape.PolygonPolygon {
		return all
	}
	var old shape.Box2D24
	old.Run(&a.Shape, &b.Shape, &a.Pose, &b.Pose)
	all[1].known = true
	for _, p := range old.Manifold.Points[:old.Manifold.Count] {
		all[1].add(typed(p.ID))
	}
	lite, ok := shape.Lite(&a.Shape, &b.Shape, &a.Pose, &b.Pose)
	all[2].known = ok
	for _, p := range lite.Contacts[:lite.Count] {
		all[2].add(p.Feature.Key())
	}
	return all
}

// Bits of a typed id as a number: the indices are in the two lowest bytes.
const (
	faceA = 1 << 16
	faceB = 1 << 17
)

func typed(id shape.TypedID) uint32 {
	key := uint32(id.A)<<8 | uint32(id.B)
	if id.FaceA {
		key |= faceA
	}
	if id.FaceB {
		key |= faceB
	}
	return key
}

// text writes the ids, each on a line: a corner or an edge of each shape, or Box2D-Lite's number.
func (i *ids) text(w *words, lite bool) (s string) {
	for n, id := range i.list[:i.count] {
		if n > 0 {
			s += ",\n"
		}
		switch {
		case lite:
			s += strconv.Itoa(int(id))
		case w.c.B.Count == 1:
			s += "0"
		default:
			s += part(id>>8&255, id&faceA != 0) + " " + part(id&255, id&faceB != 0)
		}
	}
	return s
}

func part(index uint32, face bool) string {
	if face {
		return edgeNumber(int(index))
	}
	return cornerNumber(int(index))
}

// Tilts that are tried: from leastTilt to mostTilt radians, each greater by a factor.
const (
	leastTilt  = 1e-6
	mostTilt   = 0.1
	tiltFactor = 1.1
)

// tilted returns for each answer the least tilt of B, to either side, that changes its ids, and the ids there. Without a
// change the tilt is 0.
func (f *collision) tilted(now *[3]ids) (tilts [3]float64, then [3]ids) {
	for tilt := leastTilt; tilt <= mostTilt; tilt *= tiltFactor {
		for _, way := range [2]float64{tilt, -tilt} {
			b := f.Now.solids[B]
			b.turn(b.Angle+way, 1e-12)
			placed := b.placed()
			for answer, is := range idsOf(&f.placed[A], &placed) {
				if tilts[answer] == 0 && is != now[answer] {
					tilts[answer], then[answer] = tilt, is
				}
			}
		}
	}
	return tilts, then
}

// tiltNotes say for each answer at which tilt of B its ids change, or a point comes or goes.
func (w *words) tiltNotes(now *[3]ids) {
	tilts, then := w.f.tilted(now)
	for answer, name := range [...]text.Key{text.ShapeCompareBox2d, text.ShapeCompareOld, text.ShapeCompareLite} {
		if !now[answer].known {
			continue
		}
		key := text.ShapeTiltIds
		switch {
		case tilts[answer] == 0:
			key = text.ShapeTiltNone
		case then[answer].count != now[answer].count:
			key = text.ShapeTiltPoints
		}
		w.Set("answer", w.Say(name))
		w.SetShort("tilt", tilts[answer])
		w.SetInt("count", then[answer].count)
		w.SetInt("was", now[answer].count)
		w.Table.Notes = append(w.Table.Notes, w.Say(key))
	}
}
