package cases

import (
	"math/bits"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/diff"
	"github.com/clipstage/clipstage/physics/internal/object"
	"github.com/clipstage/clipstage/physics/jsontext"
)

// axisNames are the names of the reference axes, by their number in traces.
var axisNames = [physics.AxisCount]string{"A's x axis", "A's y axis", "B's x axis", "B's y axis"}

func hintPair(expected, got object.Object, d *diff.Difference, o *diff.Options) looks {
	l := callLook(expected, got, d, o)
	if axis, ok := referenceAxis(expected, got); ok && d.Where == "stage "+physics.StageKeep.String() {
		l |= looksAxis << axis
	}
	return l
}

// referenceAxis returns the axis of the reference face. It comes from the trace, or from the case if the trace
// has only results.
func referenceAxis(expected, got object.Object) (axis physics.Axis, ok bool) {
	for _, o := range []object.Object{expected, got} {
		mid, _ := diff.Decode(o["mid"]).(map[string]any)
		if n, _ := mid["axis"].(jsontext.Number); n != "" {
			number, err := strconv.ParseUint(string(n), 10, 8)
			return physics.Axis(number), err == nil && number < uint64(physics.AxisCount)
		}
	}
	for _, o := range []object.Object{expected, got} {
		if a, b, err := readPair(o); err == nil {
			var c physics.Clipping
			c.Run(&a, &b)
			return c.Best.Axis, c.Reached >= physics.StageBestAxis
		}
	}
	return 0, false
}

func callLook(expected, got object.Object, d *diff.Difference, o *diff.Options) (l looks) {
	if !o.Float32 && !o.OwnTrig {
		try := *o
		try.OwnTrig = true
		if r, err := comparePairs(expected, got, &try); err == nil && r.Extent == diff.Skipped {
			l |= looksOwnTrig
		}
	}
	want, errWant := readPairTrace(expected, "EXPECTED")
	have, errHave := readPairTrace(got, "GOT")
	if errWant != nil || errHave != nil {
		return l
	}
	scale := pairScale(expected, got, &want)
	length := 64 * 5 * unit32 * scale
	if a, b, err := readPair(expected); err == nil {
		length, _ = tolerances32(&a, &b)
	} else if a, b, err = readPair(got); err == nil {
		length, _ = tolerances32(&a, &b)
	}
	numbers := hintNumbers(d, length)
	near32 := numbers&looksFloat32 != 0 // relevant only if single precision decides at the first stage
	numbers &^= looksFloat32
	if !o.Float32 && (l&looksOwnTrig == 0 || near32) { // a case that only matrices decide does not depend on single precision
		try := *o
		try.Float32 = true
		if r, err := comparePairs(expected, got, &try); err == nil && r.First == nil && (r.Extent != diff.Skipped || near32) {
			l |= looksFloat32
		}
	}
	// A coarse tolerance recognizes ports in either precision.
	near := &diff.Comparison{Tol: 1e-4, Scale: scale}
	if is := stagesLook(near, want.Mid, have.Mid, d); is != 0 {
		return l | is
	}
	if want.Mid != nil && have.Mid != nil && !near.Same(diff.Length(""), want.Mid["faceA"], have.Mid["faceA"]) {
		return l | numbers
	}
	if is := manifoldLook(near, &want, &have); is != 0 {
		return l | is
	}
	return l | numbers
}

func stagesLook(c *diff.Comparison, want, have map[string]any, d *diff.Difference) looks {
	if want == nil || have == nil {
		return 0
	}
	same := func(a, b any) bool { return a != nil && b != nil && c.Same(diff.Length(""), a, b) }
	vertices := func(a, b any) bool {
		return a != nil && b != nil && c.Objects("", diff.PairVertex, a, b) == nil
	}
	facesA, facesB := want["faceA"], want["faceB"]
	crossed := same(facesA, have["faceB"]) || have["faceB"] == nil
	if !same(facesA, facesB) && same(facesB, have["faceA"]) && crossed {
		return looksSwapped
	}
	switch d.Where {
	case "stage " + physics.StageReference.String():
		if n, _ := want["frontNormal"].([]any); len(n) == 2 && c.Same(diff.Unit(""), []any{negated(n[0]), negated(n[1])}, have["frontNormal"]) {
			return looksReversed
		}
	case "stage " + physics.StageIncident.String():
		if v, _ := have["incidentEdge"].([]any); len(v) == 2 && vertices(want["incidentEdge"], []any{v[1], v[0]}) {
			return looksTurned
		}
	case "stage " + physics.StageClipNeg.String():
		if !vertices(want["incidentEdge"], want["clipPoints1"]) && vertices(have["incidentEdge"], have["clipPoints1"]) {
			return looksUncut
		}
	case "stage " + physics.StageClipPos.String():
		if !vertices(want["clipPoints1"], want["clipPoints2"]) && vertices(have["clipPoints1"], have["clipPoints2"]) {
			return looksUncut
		}
	}
	return 0
}

// manifoldLook returns the patterns of the contacts if their number is right.
func manifoldLook(c *diff.Comparison, want, have *diff.Pair) looks {
	w, _ := want.Out["contacts"].([]any)
	h, _ := have.Out["contacts"].([]any)
	if len(w) == 0 || len(w) != len(h) {
		return 0
	}
	switch is := contactsLook(c, w, h); {
	case is == looksReversed|looksUnflipped && have.Mid == nil:
		return looksSwapped
	case is&looksReversed != 0:
		return looksReversed
	case is&looksBigEndian != 0:
		return looksBigEndian
	case is != 0:
		return is
	case len(h) == 2 && c.Objects("", append(diff.PairKeep, diff.PairContact...), want.Out["contacts"], []any{h[1], h[0]}) == nil:
		return looksReordered
	}
	return 0
}

// contactsLook returns the patterns that all contacts match. The number of contacts must be right.
func contactsLook(c *diff.Comparison, want, have []any) looks {
	is := looksReversed | looksUnflipped | looksUnkeyed | looksBigEndian
	for i := range want {
		w, _ := want[i].(map[string]any)
		h, _ := have[i].(map[string]any)
		n, _ := w["n"].([]any)
		f, _ := w["f"].([]any)
		if len(n) != 2 || len(f) != 4 {
			return 0
		}
		choice := diff.Choice("")
		if !c.Same(diff.Unit(""), []any{negated(n[0]), negated(n[1])}, h["n"]) {
			is &^= looksReversed
		}
		if !c.Same(choice, []any{f[2], f[3], f[0], f[1]}, h["f"]) {
			is &^= looksUnflipped
		}
		if !c.Same(choice, f, h["f"]) || h["key"] == nil || c.Same(choice, w["key"], h["key"]) {
			is &^= looksUnkeyed | looksBigEndian
		}
		if key, ok := keyNumber(w["key"]); !ok || !c.Same(choice, jsontext.Number(strconv.FormatUint(uint64(bits.ReverseBytes32(key)), 10)), h["key"]) {
			is &^= looksBigEndian
		}
	}
	return is
}

func keyNumber(v any) (key uint32, ok bool) {
	n, _ := v.(jsontext.Number)
	number, err := strconv.ParseUint(string(n), 10, 32)
	return uint32(number), err == nil
}

func negated(v any) any {
	n, ok := v.(jsontext.Number)
	if !ok {
		return v
	}
	if n[0] == '-' {
		return n[1:]
	}
	return "-" + n
}
