package lab

// Reader reads the numbers of a snapshot in order. After an invalid number Bad is set, and all later reads return 0.
type Reader struct {
	From []float64 // the unread numbers
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

// Whole reads a whole number from 0 to most. The number may not fit an int.
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

// Flag reads a Bit.
func (r *Reader) Flag() bool { return r.Count(1) == 1 }
