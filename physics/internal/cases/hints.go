package cases

import (
	"encoding/json"
	"fmt"
	"math"
	"math/bits"
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/diff"
	"github.com/clipstage/clipstage/physics/internal/object"
)

// looks is a set of hints. Each hint is a pattern that a difference matches.
type looks uint32

const (
	looksOwnTrig    looks = 1 << iota // the case is decided only by the given matrices
	looksFloat32                      // the numbers agree to single precision
	looksSwapped                      // A and B are exchanged
	looksReversed                     // the normals are reversed
	looksTurned                       // the incident edge is reversed
	looksUncut                        // a clip leaves its points unchanged
	looksReordered                    // the contacts are right, but in another order
	looksUnflipped                    // the edges of the contacts have exchanged their boxes
	looksBigEndian                    // the first edge is the highest byte of the key
	looksUnkeyed                      // the contacts' edges are right, but not their keys
	looksPairTurned                   // an arbiter has the higher body index first
	looksUnsorted                     // the arbiters are in another order
	looksDegrees                      // a rotation is in degrees
	looksNegated                      // numbers have the opposite sign
	looksCount      = iota
)

// looksAxis << axis marks a pair that differs at keep, by its reference axis. These hints have their own
// message.
const looksAxis looks = 1 << looksCount

// hintTexts are the messages of the hints. "%s" names the cases.
var hintTexts = [looksCount]string{
	`only the given matrices decide %s; if GOT has its own sine and cosine, "diff -own-trig" skips such cases`,
	`GOT is off by no more than single precision may be in %s; if it is computed in that, use "diff -float32"`,
	"A and B seem to be swapped in GOT: it has what is right of the other box in %s",
	"the normals of GOT seem to point from B to A: they are reversed in %s; they point from A to B",
	"the incident edge seems to run the other way: its ends are exchanged in %s; seen from its box it runs counter-clockwise",
	"a clip seems not to cut: GOT has the same points before and after it in %s",
	"contacts come in another order in %s: at each side line the point that is kept comes first, then the cut",
	"ids seem not to be flipped where B has the reference face: the edges of A and B are exchanged in %s",
	"the bytes of key come in the other order in %s: f[0] is the lowest byte, f[3] the highest",
	"f is right and key is not in %s: key is f[0] + 256 f[1] + 65536 f[2] + 16777216 f[3]",
	"arbiters have the higher index first in %s: b is [lower index, higher index], and A is the body with the lower one",
	"arbiters come in another order in %s: they are sorted by b, first by the lower index; the solver visits them in that order, and the impulses depend on it",
	"rotations seem to be in degrees in %s; they are in radians",
	"what differs has the other sign in %s",
}

type hints struct {
	counts [looksCount]int
	axes   [physics.AxisCount]int // number of differences of pairs at keep, by the reference axis
	double bool                   // whether GOT has numbers that no float represents
	empty  bool                   // whether GOT has no case
	idWant string                 // an id of EXPECTED with another JSON type in GOT
	idHave string
}

func (h *hints) add(l looks) {
	for i := range h.counts {
		h.counts[i] += int(l >> i & 1)
	}
	for axis := range h.axes {
		h.axes[axis] += int(l / looksAxis >> axis & 1)
	}
}

func (h *hints) of(l looks) int { return h.counts[bits.TrailingZeros32(uint32(l))] }

// ids finds an id that is a number in one file and a string in the other.
func (h *hints) ids(expected, got *File) {
	h.empty = len(got.order) == 0
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

// lines returns the hints about the files, and each hint that matches more than half of the differences.
// looksOwnTrig must match all differences.
func (h *hints) lines(r *Report) (lines []string) {
	if h.empty {
		lines = append(lines, "hint: GOT holds no case; a trace is a JSON object a line")
	}
	if h.idWant != "" {
		sorts := [2]string{object.KindOf([]byte(h.idWant)), object.KindOf([]byte(h.idHave))}
		lines = append(lines, fmt.Sprintf("hint: ids are compared as they are: EXPECTED has %s (%s), GOT has %s (%s)", h.idWant, sorts[0], h.idHave, sorts[1]))
	}
	if h.double && r.options.Float32 {
		lines = append(lines, "hint: GOT has numbers that no float holds, so it was not computed in single precision; leave out -float32")
	}
	for axis, n := range h.axes {
		if atKeep := r.places["stage "+physics.StageKeep.String()]; n > 1 && n == atKeep {
			lines = append(lines, fmt.Sprintf("hint: all %d differences at keep have the same reference axis: %d, %s", n, axis, axisNames[axis]))
		}
	}
	for i, say := range hintTexts {
		n := h.counts[i]
		if 1<<i == looksFloat32 && h.double {
			continue
		}
		if 2*n <= r.different || i == 0 && n < r.different {
			continue
		}
		which := fmt.Sprintf("%d of the %d cases that differ", n, r.different)
		switch {
		case r.different == 1:
			which = "the case that differs"
		case n == r.different:
			which = fmt.Sprintf("all %d cases that differ", n)
		}
		lines = append(lines, "hint: "+fmt.Sprintf(say, which))
	}
	return lines
}

// hintNumbers returns the patterns of two differing numbers or lists of numbers. near is the largest error in
// single precision.
func hintNumbers(d *diff.Difference, near float64) looks {
	want, have := numbersIn(d.Expected), numbersIn(d.Got)
	if len(want) == 0 || len(want) != len(have) {
		return 0
	}
	l := looksFloat32 | looksNegated
	for i := range want {
		if !(math.Abs(want[i]-have[i]) <= near) {
			l &^= looksFloat32
		}
		if !(math.Abs(want[i]+have[i]) <= 2*near) {
			l &^= looksNegated
		}
	}
	if l&looksFloat32 != 0 {
		return looksFloat32
	}
	return l
}

// numbersIn parses a number or a list of numbers from a message. It returns nil for anything else.
func numbersIn(text string) (numbers []float64) {
	if json.Unmarshal([]byte(strings.ReplaceAll(text, " ", ",")), &numbers) == nil {
		return numbers
	}
	if n, err := strconv.ParseFloat(text, 64); err == nil {
		return []float64{n}
	}
	return nil
}
