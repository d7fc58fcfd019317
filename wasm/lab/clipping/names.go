package clipping

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/text"
)

// AxisName returns the name of an axis.
func AxisName(in text.Language, axis physics.Axis) string {
	return nameOf(in, axis, text.AxisX, text.AxisY)
}

func nameOf(in text.Language, axis physics.Axis, x, y text.Key) string {
	if axis.Vertical() {
		x = y
	}
	return in.Text(x, "box", BoxNames[axis/2])
}

// EdgeName returns the name of an edge of A (0) or B (1).
func EdgeName(in text.Language, box int, edge physics.Edge) string {
	return in.Text(text.IdOne, "box", BoxNames[box], "edge", digit(edge))
}

// VertexName returns the name of a vertex of A (0) or B (1).
func VertexName(in text.Language, box int, number physics.Edge) string {
	return in.Text(text.PointVertex, "box", BoxNames[box], "number", digit(number))
}

func (w *words) axisName(axis physics.Axis) string { return AxisName(w.Language, axis) }

func (w *words) referenceName() string { return BoxNames[w.referenceBox()] }
func (w *words) incidentName() string  { return BoxNames[1-w.referenceBox()] }

func (w *words) referenceBox() int {
	if w.c.Reference.OfB {
		return 1
	}
	return 0
}

// pointName names a clipped vertex: a vertex of the incident box, or a cut.
func (w *words) pointName(v *physics.ClipVertex) string { return w.name(v, text.PointCut) }

func (w *words) name(v *physics.ClipVertex, cut text.Key) string {
	in, out := v.Winding.In2(), v.Winding.Out2()
	if in != physics.NoEdge && out != physics.NoEdge {
		return VertexName(w.Language, 1-w.referenceBox(), out)
	}
	return w.Language.Text(cut, "box", w.referenceName(), "edge", digit(v.Winding.In1()+v.Winding.Out1()))
}

// idWords describes an id whose first part belongs to A: "A’s edge e3 with B’s edges e2 and e3".
func (w *words) idWords(f physics.FeaturePair) string {
	a, b := w.edgesWords(0, f.In1(), f.Out1()), w.edgesWords(1, f.In2(), f.Out2())
	if a == "" || b == "" {
		return a + b
	}
	return w.Language.Text(text.IdBoth, "a", a, "b", b)
}

func (w *words) edgesWords(box int, in, out physics.Edge) string {
	switch {
	case in+out == physics.NoEdge:
		return ""
	case in == physics.NoEdge || out == physics.NoEdge:
		return EdgeName(w.Language, box, in+out)
	}
	return w.Language.Text(text.IdTwo, "box", BoxNames[box], "first", digit(in), "second", digit(out))
}

// IDWords describes an id whose first part belongs to A.
func IDWords(in text.Language, f physics.FeaturePair) string {
	w := words{Speech: text.Speech{Language: in}}
	return w.idWords(f)
}

// key adds a row that explains the bytes of an id's number as edges. first is the box whose edges come first.
func (w *words) key(row text.Key, quantity finding.Quantity, f physics.FeaturePair, first int) {
	var edges [4]string
	for i, edge := range [4]physics.Edge{f.In1(), f.Out1(), f.In2(), f.Out2()} {
		edges[i] = digit(edge)
		if edge != physics.NoEdge {
			edges[i] = "e" + edges[i]
		}
	}
	note := w.Language.Text(text.IdBytes, "hex", hexOf(f.Key()), "first", BoxNames[first], "second", BoxNames[1-first],
		"a", edges[0], "b", edges[1], "c", edges[2], "d", edges[3])
	w.row(row, quantity, finding.Cell{Text: strconv.FormatUint(uint64(f.Key()), 10), Values: []float64{float64(f.Key())}, Note: note})
}

// hexOf formats an id with two hexadecimal digits per byte: 0x03020000.
func hexOf(key uint32) string {
	s := strconv.FormatUint(uint64(key), 16)
	return "0x" + "00000000"[len(s):] + s
}

func chips(f physics.FeaturePair) (list []finding.Chip) {
	for i, edge := range [4]physics.Edge{f.In1(), f.Out1(), f.In2(), f.Out2()} {
		if edge != physics.NoEdge {
			list = append(list, finding.Chip{Box: uint8(i/2 + 1), Text: BoxNames[i/2] + " e" + digit(edge)})
		}
	}
	return list
}

// ClippedName names a clipped vertex of a call: a vertex of the incident box, or a cut.
func ClippedName(in text.Language, c *physics.Clipping, v *physics.ClipVertex) string {
	w := words{Speech: text.Speech{Language: in}, c: c}
	return w.pointName(v)
}
