package physics

// BlockCase is how the two normal impulses of a block were found: the first case that holds, of the
// four of their linear complementarity problem (E. Catto, b2ContactSolver).
//
// With b the velocities without impulses, K x + b are those with the impulses x. Neither may be
// negative, and one of the two is 0 at each contact. x = -K⁻¹ b stops both contacts, and gives b back.
// So the other cases need x alone. The first contact stops by itself with
//
//	-b1/K11 = x1 + x2 K12/K11
//
// and the second one then moves by K12 (x2 K12/K11) - K22 x2 = -x2 det K / K11: apart, where x2 is
// negative. Neither pushes where both would have to pull to stop by themselves.
type BlockCase uint8

const (
	BlockNone   BlockCase = iota // no block: each contact by itself
	BlockBoth                    // both contacts push
	BlockFirst                   // the first one alone pushes
	BlockSecond                  // the second one alone
	BlockOff                     // neither
	BlockFailed                  // no case holds, by rounding: nothing is changed
)

// others returns the normal impulses where those that stop both contacts will not do: of a block by the
// other three cases, else one after the other. x1 and x2 are those that stop both, or each by itself.
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
