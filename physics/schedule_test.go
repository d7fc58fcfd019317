package physics

import (
	"slices"
	"testing"
)

// Arbiters of one level share no movable body. Within a level the arbiters with one contact come first. A
// static body may be the first body of a pair or the second.
func TestSchedule(t *testing.T) {
	moves, stands := Motion{invMass: 1}, Motion{}
	for _, test := range []struct {
		name     string
		motions  []Motion
		arbiters []Arbiter
		rows     []int32 // of each arbiter
	}{
		{"nothing", []Motion{moves}, nil, []int32{}},
		{"a chain", []Motion{moves, moves, moves, moves}, []Arbiter{{A: 0, B: 1, Count: 2}, {A: 1, B: 2, Count: 2}, {A: 2, B: 3, Count: 2}}, []int32{0, 1, 2}},
		{"two chains", []Motion{moves, moves, moves, moves, moves, moves},
			[]Arbiter{{A: 0, B: 1, Count: 2}, {A: 1, B: 2, Count: 2}, {A: 3, B: 4, Count: 2}, {A: 4, B: 5, Count: 2}}, []int32{0, 2, 1, 3}},
		{"on a ground", []Motion{stands, moves, moves, moves}, []Arbiter{{A: 0, B: 1, Count: 2}, {A: 0, B: 2, Count: 1}, {A: 0, B: 3, Count: 2}, {A: 1, B: 2, Count: 1}}, []int32{1, 0, 2, 3}},
		{"on a ground that comes last", []Motion{moves, moves, moves, stands}, []Arbiter{{A: 0, B: 1, Count: 1}, {A: 0, B: 3, Count: 1}, {A: 1, B: 3, Count: 2}, {A: 2, B: 3, Count: 1}}, []int32{0, 2, 3, 1}},
	} {
		t.Run(test.name, func(t *testing.T) {
			var s schedule
			for range 2 { // the second run reuses the memory
				s.assign(test.arbiters, test.motions)
				if !slices.Equal(s.rows, test.rows) {
					t.Errorf("rows %v, want %v", s.rows, test.rows)
				}
			}
		})
	}
}
