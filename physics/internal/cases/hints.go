package cases

import (
	"encoding/json"
	"fmt"
	"strconv"

	"github.com/clipstage/clipstage/physics/internal/diff"
	"github.com/clipstage/clipstage/physics/internal/object"
)

// looks says what a difference looks like.
type looks uint8

const (
	looksOwnTrig   looks = 1 << iota // it is of a case that only the given matrices decide
	looksFloat32                     // it is none in single precision
	looksSwapped                     // A and B have changed places
	looksReversed                    // the normals point the other way
	looksReordered                   // the contacts are right but for their order
	looksUnflipped                   // the edges of the contacts have changed the boxes
	looksUnkeyed                     // the contacts' edges are right, and not their keys
	looksCount     = iota
)

// hints counts what differences look like.
type hints struct {
	counts [looksCount]int
	idWant string // an id of EXPECTED that GOT has in another sort of value
	idHave string
}

func (h *hints) add(l looks) {
	for i := range h.counts {
		h.counts[i] += int(l >> i & 1)
	}
}

// ids looks for ids that are numbers in one file and strings in the other.
func (h *hints) ids(expected, got *File) {
	for _, key := range expected.order {
		if _, ok := got.cases[key]; ok {
			continue
		}
		other := `"` + key + `"`
		var text string
		if json.Unmarshal([]byte(key), &text) == nil {
			other = text
		}
		if have, ok := got.cases[other]; ok {
			if _, ok := expected.cases[other]; !ok {
				h.idWant, h.idHave = expected.cases[key].id, have.id
				return
			}
		}
	}
}

// lines says what all differences, or nearly all, have in common.
func (h *hints) lines(r *Report) (lines []string) {
	if h.idWant != "" {
		sorts := [2]string{object.KindOf([]byte(h.idWant)), object.KindOf([]byte(h.idHave))}
		lines = append(lines, fmt.Sprintf("hint: ids are compared as they are: EXPECTED has %s (%s), GOT has %s (%s)", h.idWant, sorts[0], h.idHave, sorts[1]))
	}
	if r.different == 0 {
		return lines
	}
	of := "the " + strconv.Itoa(r.different) + " cases that differ"
	if r.different == 1 {
		of = "the case that differs"
	}
	if h.counts[0] == r.different { // what only matrices decide, single precision does not decide at all
		h.counts[1] = 0
	}
	for i, say := range [looksCount]string{
		"only the given matrices decide " + of + `; if GOT has its own sine and cosine, "diff -own-trig" skips such cases`,
		of + ` would be the same in single precision; if GOT is computed in it, use "diff -float32"`,
		"A and B seem to be swapped in GOT: %d of " + of + " are right of the other box",
		"the normals of GOT seem to point from B to A: %d of " + of + " have them reversed; they point from A to B",
		"contacts come in another order in %d of " + of + ": at each side line the point that is kept comes first, then the cut",
		"ids seem not to be flipped where B has the reference face: %d of " + of + " have the edges of A and B exchanged",
		"f is right and key is not in %d of " + of + ": key is f[0] + 256 f[1] + 65536 f[2] + 16777216 f[3]",
	} {
		n := h.counts[i]
		switch {
		case i < 2 && n == r.different:
			lines = append(lines, "hint: "+say)
		case i >= 2 && 2*n > r.different:
			lines = append(lines, "hint: "+fmt.Sprintf(say, n))
		}
	}
	return lines
}

// hintPair says what a pair's difference looks like.
func hintPair(expected, got object.Object, o *diff.Options) (l looks) {
	try := *o
	if !o.Float32 && !o.OwnTrig {
		try.OwnTrig = true
		if r, err := comparePairs(expected, got, &try); err == nil && r.Extent == diff.Skipped {
			l |= looksOwnTrig
		}
	}
	if !o.Float32 {
		try = *o
		try.Float32 = true
		if r, err := comparePairs(expected, got, &try); err == nil && r.First == nil && r.Extent != diff.Skipped {
			l |= looksFloat32
		}
	}
	want, errWant := readPairTrace(expected, "EXPECTED")
	have, errHave := readPairTrace(got, "GOT")
	if errWant != nil || errHave != nil {
		return l
	}
	// Coarse: ports in either precision are to be recognised.
	near := &diff.Comparison{Tol: 1e-4, Scale: pairScale(expected, got, want)}
	same := func(a, b any) bool { return near.Same(diff.Length(""), a, b) }
	facesA, facesB := want.mid["faceA"], want.mid["faceB"]
	if want.mid != nil && have.mid != nil {
		crossed := same(facesA, have.mid["faceB"]) || have.mid["faceB"] == nil
		if facesB != nil && !same(facesA, facesB) && same(facesB, have.mid["faceA"]) && crossed {
			return l | looksSwapped
		}
		if !same(facesA, have.mid["faceA"]) {
			return l
		}
	}
	w, _ := want.out["contacts"].([]any)
	h, _ := have.out["contacts"].([]any)
	if len(w) == 0 || len(w) != len(h) {
		return l
	}
	switch is := contactsLook(near, w, h); {
	case is == looksReversed|looksUnflipped && have.mid == nil:
		l |= looksSwapped
	case is&looksReversed != 0:
		l |= looksReversed
	case is != 0:
		l |= is
	case len(h) == 2 && near.Objects("", append(pairKeep, pairContact...), want.out["contacts"], []any{h[1], h[0]}) == nil:
		l |= looksReordered
	}
	return l
}

// contactsLook says what all contacts look like, of which there are as many as are expected.
func contactsLook(c *diff.Comparison, want, have []any) looks {
	is := looksReversed | looksUnflipped | looksUnkeyed
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
			is &^= looksUnkeyed
		}
	}
	return is
}

// negated returns a number of a trace with the other sign.
func negated(v any) any {
	n, ok := v.(json.Number)
	if !ok {
		return v
	}
	if n[0] == '-' {
		return n[1:]
	}
	return "-" + n
}
