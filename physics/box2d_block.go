package physics

// BlockCase names the solution of a block: the normal impulses of two contacts, solved together. The problem is
// a linear complementarity problem with four cases; the first valid case counts (E. Catto, b2ContactSolver).
//
// Let b be the normal velocities without impulses; impulses x give the velocities K x + b. Impulses
// and velocities must not be negative, and at each contact one of the two must be 0. The impulses x
// = -K⁻¹ b stop both contacts. Since b = -K x, the other cases follow from x alone. The first
// contact stops by its own impulse
//
//	-b1/K11 = x1 + x2 K12/K11
//
// and the second one then has the velocity K12 (x2 K12/K11) - K22 x2 = -x2 det K / K11. It
// separates if x2 is negative. Neither contact pushes if each would have to pull to stop by itself.
type BlockCase uint8

const (
	BlockNone   BlockCase = iota // no block: each contact is solved by itself
	BlockBoth                    // both contacts push
	BlockFirst                   // only the first contact pushes
	BlockSecond                  // only the second contact pushes
	BlockOff                     // neither contact pushes
	BlockFailed                  // rounding invalidates every case: the impulses stay unchanged
)

// others returns the normal impulses if x1 and x2 are not the solution. In a block, x1 and x2 would
// stop both contacts together; others tries the other three cases. For two contacts that are solved
// one by one, x1 and x2 would each stop their own contact; others solves them in turn.
func (r *contactRow) others(x1, x2 float64) (first, second float64, which BlockCase) {
	if r.kind == rowTwo {
		first = max(x1, 0)
		return first, max(x2-float64(r.c1*(first-r.p1)), 0), BlockNone
	}
	first, second = x1+float64(r.c1*x2), x2+float64(r.c2*x1)
	switch {
	case first >= 0 && x2 <= 0:
		return first, 0, BlockFirst
	case second >= 0 && x1 <= 0:
		return 0, second, BlockSecond
	case first <= 0 && second <= 0:
		return 0, 0, BlockOff
	}
	return r.p1, r.p2, BlockFailed
}
