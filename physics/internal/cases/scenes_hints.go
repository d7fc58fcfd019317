package cases

import (
	"math"
	"math/bits"
	"slices"
	"strings"

	"github.com/clipstage/clipstage/physics/diff"
	"github.com/clipstage/clipstage/physics/internal/object"
)

// near32 is the largest error in single precision of a number at the first differing step. It is relative to
// the number's magnitude, which counts as at least 1.
const near32 = 128 * unit32

func hintScene(expected, got object.Object, d *diff.Difference, o *diff.Options) looks {
	if strings.HasPrefix(d.Path, "arbiter of ") || strings.HasPrefix(d.Path, "order of arbiters") {
		if is := arbitersLook(expected, got, d); is != 0 {
			return is
		}
	}
	want, have := numbersIn(d.Expected), numbersIn(d.Got)
	if len(want) != 1 || len(have) != 1 {
		return 0
	}
	is := hintNumbers(d, near32*max(1, math.Abs(want[0])))
	if o.Float32 {
		is &^= looksFloat32
	}
	degrees := want[0] * 180 / math.Pi
	if strings.HasSuffix(d.Path, ", rotation") && math.Abs(have[0]-degrees) <= 1e-4*math.Abs(degrees) {
		is = looksDegrees
	}
	return is
}

func arbitersLook(expected, got object.Object, d *diff.Difference) looks {
	expected, got, err := traced(expected, got)
	if err != nil {
		return 0
	}
	want, have := arbitersAt(expected, d.Where), arbitersAt(got, d.Where)
	turned := slices.Clone(have)
	for i := range turned {
		turned[i].B = slices.Clone(turned[i].B)
		slices.Reverse(turned[i].B)
	}
	bodies := func(a, b arbiter) int { return slices.Compare(a.B, b.B) }
	sameBodies := func(a, b arbiter) bool { return slices.Equal(a.B, b.B) }
	sorted := func(list []arbiter) []arbiter { return slices.SortedFunc(slices.Values(list), bodies) }
	switch {
	case len(want) == 0 || len(want) != len(have):
		return 0
	case slices.EqualFunc(sorted(want), sorted(turned), sameBodies):
		return looksPairTurned
	case !slices.EqualFunc(sorted(want), sorted(have), sameBodies):
		return 0
	case !slices.EqualFunc(want, have, sameBodies):
		return looksUnsorted
	}
	for _, change := range []struct {
		look looks
		of   func(key uint32) uint32
	}{
		{looksUnflipped, func(key uint32) uint32 { return bits.RotateLeft32(key, 16) }},
		{looksBigEndian, bits.ReverseBytes32},
	} {
		if keysChanged(want, have, change.of) {
			return change.look
		}
	}
	if reordered(want, have) {
		return looksReordered
	}
	return 0
}

// reordered reports whether the contacts of some arbiters come in reverse order, and all other arbiters are as
// expected.
func reordered(want, have []arbiter) (changed bool) {
	key := func(contact []*float64) float64 {
		if len(contact) == 0 || contact[0] == nil {
			return math.NaN() // equal to no number
		}
		return *contact[0]
	}
	same := func(a, b []*float64) bool { return key(a) == key(b) }
	for i := range want {
		if slices.EqualFunc(want[i].C, have[i].C, same) {
			continue
		}
		turned := slices.Clone(have[i].C)
		slices.Reverse(turned)
		if !slices.EqualFunc(want[i].C, turned, same) {
			return false
		}
		changed = true
	}
	return changed
}

func arbitersAt(trace object.Object, where string) []arbiter {
	list, err := readCheckpoints(trace, "")
	if err != nil {
		return nil
	}
	for _, c := range list {
		if step, _, _ := strings.Cut(where, ","); "step "+numberText(c.Step) == step {
			return c.Arbiters
		}
	}
	return nil
}

// keysChanged reports whether some keys of have differ from want, each of them equal to of(key) for the key in
// want.
func keysChanged(want, have []arbiter, of func(key uint32) uint32) (changed bool) {
	for i := range want {
		if len(want[i].C) != len(have[i].C) {
			return false
		}
		for k, w := range want[i].C {
			h := have[i].C[k]
			if len(w) != len(contactParts) || len(h) != len(contactParts) || w[0] == nil || h[0] == nil {
				return false
			}
			if *w[0] == *h[0] {
				continue
			}
			if *h[0] != float64(of(uint32(*w[0]))) {
				return false
			}
			changed = true
		}
	}
	return changed
}
