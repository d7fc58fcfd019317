package shape

import (
	"strconv"

	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/text"
)

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

// text writes the ids: a corner or an edge of each shape, or Box2D-Lite's number.
func (i *ids) text(w *words, lite bool) (s string) {
	for n, id := range i.list[:i.count] {
		if n > 0 {
			s += ", "
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
