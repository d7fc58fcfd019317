package physics

import (
	"math"
	"slices"
	"testing"
)

func TestSlippery(t *testing.T) {
	holds, slides, left := ArbiterContact{Normal: 10, Tangent: 1}, ArbiterContact{Normal: 10, Tangent: 2}, ArbiterContact{Normal: 10, Tangent: -2}
	var nothing ArbiterContact
	for _, test := range []struct {
		name     string
		contacts []ArbiterContact
		want     bool
	}{
		{"none", nil, false},
		{"one holds", []ArbiterContact{holds}, false},
		{"one slides", []ArbiterContact{slides}, true},
		{"one slides the other way", []ArbiterContact{left}, true},
		{"one carries nothing", []ArbiterContact{nothing}, true},
		{"a quarter", []ArbiterContact{slides, holds, holds, holds}, false},
		{"more than a quarter", []ArbiterContact{slides, holds, left, holds, holds}, true},
		{"half a cone", []ArbiterContact{{Normal: 10, Tangent: 1.9}}, false},
	} {
		var singles []Arbiter
		pairs := make([]Arbiter, len(test.contacts))
		for i, c := range test.contacts {
			singles = append(singles, Arbiter{Count: 1, Friction: 0.2, Contacts: [2]ArbiterContact{c}})
			pairs[i] = Arbiter{Count: 2, Friction: 0.2, Contacts: [2]ArbiterContact{c, c}}
		}
		if got := slippery(singles); got != test.want {
			t.Errorf("%s: slippery is %t", test.name, got)
		}
		if got := slippery(pairs); got != test.want {
			t.Errorf("%s, by pairs: slippery is %t", test.name, got)
		}
	}
}

// The two clamps of iterate differ only by rounding, in a standing stack and in a sliding heap. Each world uses
// the clamp made for it.
func TestClamps(t *testing.T) {
	const dt = 1.0 / 60
	for _, test := range []struct {
		name     string
		w        *World
		steps    int
		slippery bool
	}{
		{"stack", testPyramid(12), 66, false},
		{"heap", testDrop(60), 130, true},
	} {
		w, done := test.w, 0
		for w.Steps() < test.steps {
			if phase, _ := w.Phase(); phase == PhaseIterate {
				rows, motions := slices.Clone(w.lite.rows), slices.Clone(w.motions)
				iterate[plain](rows, motions, !w.lite.slippery, nil)
				w.Advance(dt)
				for i := range rows {
					a, b := &rows[i], &w.lite.rows[i]
					for k, pair := range [][2]float64{{a.p1, b.p1}, {a.q1, b.q1}, {a.p2, b.p2}, {a.q2, b.q2}} {
						if d := math.Abs(pair[0] - pair[1]); !(d <= 1e-10*(1+math.Abs(pair[1]))) {
							t.Fatalf("%s, step %d, row %d, impulse %d: %v and %v", test.name, w.Steps(), i, k, pair[0], pair[1])
						}
					}
					done++
				}
				continue
			}
			w.Advance(dt)
		}
		if w.lite.slippery != test.slippery {
			t.Errorf("%s: slippery is %v", test.name, w.lite.slippery)
		}
		if done == 0 {
			t.Errorf("%s: no row was compared", test.name)
		}
	}
}
