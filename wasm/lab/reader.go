package lab

// Reader reads numbers that are kept of a figure, one after the other. Once one is not as it
// must be, Bad is so, and all others are 0.
type Reader struct {
	From []float64 // the numbers that are left
	Bad  bool
}

// Next reads any number.
func (r *Reader) Next() float64 {
	if len(r.From) == 0 || r.Bad {
		r.Bad = true
		return 0
	}
	x := r.From[0]
	r.From = r.From[1:]
	return x
}

// Whole reads a whole number from 0 to most, which int may have no room for.
func (r *Reader) Whole(most float64) float64 {
	x := r.Next()
	if !Within(x, most) {
		r.Bad = true
		return 0
	}
	return x
}

// Count reads a whole number from 0 to most.
func (r *Reader) Count(most float64) int { return int(r.Whole(most)) }

// Flag reads whether something is so, as Bit wrote it.
func (r *Reader) Flag() bool { return r.Count(1) == 1 }
