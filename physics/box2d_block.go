package physics

// BlockCase is how the two normal impulses of a block were found: the first case that holds.
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
// other three cases of its linear complementarity problem (E. Catto, b2ContactSolver), else one
// after the other. x1 and x2 are those that stop both, or those of each by itself.
//
// In a block K x + b are the velocities, so that x = -K⁻¹ b gives b back.
func (r *contactRow) others(x1, x2 float64) (first, second float64, which BlockCase) {
	if r.kind == rowTwo {
		first = max(x1, 0)
		return first, max(x2-float64(float64(r.i22*r.k.M12)*(first-r.p1)), 0), BlockNone
	}
	k := &r.k
	b1, b2 := k.times(-x1, -x2)
	if x1 = -b1 / k.M11; x1 >= 0 && float64(k.M12*x1)+b2 >= 0 {
		return x1, 0, BlockFirst
	}
	if x2 = -b2 / k.M22; x2 >= 0 && float64(k.M12*x2)+b1 >= 0 {
		return 0, x2, BlockSecond
	}
	if b1 >= 0 && b2 >= 0 {
		return 0, 0, BlockOff
	}
	return r.p1, r.p2, BlockFailed
}
