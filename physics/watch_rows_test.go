package physics

import (
	"slices"
	"testing"
)

// Solving the rows before one row, then that row with its record, then the rest gives the same bits as solving
// all rows at once. This holds for both clamps of friction.
func TestRowsInParts(t *testing.T) {
	for _, test := range []struct {
		name  string
		w     *World
		steps int
	}{{"stack", testPyramid(8), 12}, {"heap", testDrop(60), 125}} {
		w, rows := test.w, 0
		for w.Steps() < test.steps {
			if phase, done := w.Phase(); phase != PhaseIterate || done%3 != 1 || w.Steps() < test.steps-5 {
				w.Advance(1.0 / 60)
				continue
			}
			for _, slippery := range []bool{false, true} {
				want, wantMotions := slices.Clone(w.lite.rows), slices.Clone(w.motions)
				iterate[plain](want, wantMotions, slippery, nil)
				for k := range want {
					got, motions := slices.Clone(w.lite.rows), slices.Clone(w.motions)
					var note Iteration
					iterate[plain](got[:k], motions, slippery, nil)
					iterate[noting](got[k:k+1], motions, slippery, &note)
					iterate[plain](got[k+1:], motions, slippery, nil)
					if !SameBits(got, want) || !SameBits(motions, wantMotions) {
						t.Fatalf("%s, step %d, row %d of %d, slippery %t: the results in parts differ", test.name, w.Steps(), k, len(want), slippery)
					}
					r := &want[k]
					if c := &note.Constraints; c[0].Sum != r.p1 || c[1].Sum != r.q1 || c[2].Sum != r.p2 || c[3].Sum != r.q2 {
						t.Fatalf("%s, step %d, row %d: the record is %+v of %+v", test.name, w.Steps(), k, note, *r)
					}
					rows++
				}
			}
			w.Advance(1.0 / 60)
		}
		if rows < 1000 {
			t.Errorf("%s: only %d rows were compared", test.name, rows)
		}
	}
}

// Clamped distinguishes a sum beyond its limit from a sum that the arithmetic clamp rounded.
func TestClamped(t *testing.T) {
	for _, test := range []struct {
		name string
		c    Constraint
		want bool
	}{
		{"a normal impulse that grows", Constraint{Before: 1, Wanted: 2, Increment: 2, Sum: 3}, false},
		{"a negative increment of a positive sum", Constraint{Before: 3, Wanted: -2, Increment: -2, Sum: 1}, false},
		{"a sum of just 0", Constraint{Before: 2, Wanted: -2, Increment: -2, Sum: 0}, false},
		{"a sum that would pull", Constraint{Before: 2, Wanted: -5, Increment: -2, Sum: 0}, true},
		{"nothing, and it would pull", Constraint{Wanted: -5}, true},
		{"within the cone", Constraint{Before: 1, Wanted: 1, Increment: 1, Sum: 2, Limit: 3}, false},
		{"at the cone", Constraint{Before: 1, Wanted: 2, Increment: 2, Sum: 3, Limit: 3}, false},
		{"beyond the cone", Constraint{Before: 1, Wanted: 9, Increment: 2, Sum: 3, Limit: 3}, true},
		{"beyond it the other way", Constraint{Before: 1, Wanted: -9, Increment: -4, Sum: -3, Limit: 3}, true},
		{"no friction", Constraint{Wanted: 1}, true},
		{"rounded within the cone", Constraint{Before: 1, Wanted: 1, Increment: 1 + 1e-15, Sum: 2 + 1e-15, Limit: 3}, false},
	} {
		if got := test.c.Clamped(); got != test.want {
			t.Errorf("%s: Clamped() = %t", test.name, got)
		}
	}
}
