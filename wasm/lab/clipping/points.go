package clipping

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/text"
)

// points adds the clipped vertices to the contact points so far.
func (w *words) points(vertices *[2]physics.ClipVertex, count int) {
	for i := range count {
		v := &vertices[i]
		feature, winding := w.told(v)
		w.point(v, v.Position, feature, winding, QuantityPoint.At(i))
	}
}

// told returns a vertex’s id and its winding-correct id, each with A’s part first.
func (w *words) told(v *physics.ClipVertex) (feature, winding physics.FeaturePair) {
	if w.c.Reference.OfB {
		return v.Feature.Flip(), v.Winding.Flip()
	}
	return v.Feature, v.Winding
}

func (w *words) point(v *physics.ClipVertex, at physics.Vec2, feature, winding physics.FeaturePair, quantity finding.Quantity) {
	p := finding.Point{Name: w.name(v, text.PointCutShort), Position: vectorCell(at), ID: chips(feature), Quantity: quantity}
	if winding != feature {
		p.Winding = w.Language.Text(text.TableWinding, "id", w.idWords(winding))
	}
	w.Points = append(w.Points, p)
}
