package scene

import (
	"math"
	"strconv"
)

// Limits of the boxes that the page takes: beyond them pictures and words lose their
// meaning long before the arithmetic does.
const (
	MinWidth, MaxWidth = 1e-9, 1e9 // m
	MaxCoordinate      = 1e9       // m
)

// Link writes the box as it stands in links: w,h,x,y,angle. Every number reads back to the same bits.
func (b Box) Link() string {
	return Exact(b.W) + "," + Exact(b.H) + "," + Exact(b.X) + "," + Exact(b.Y) + "," + Exact(b.Angle)
}

// Exact writes x so that reading it back gives the same bits, as short as that can be.
func Exact(x float64) string {
	if a := math.Abs(x); a != 0 && (a < 1e-6 || a >= 1e21) || math.IsInf(x, 0) {
		return strconv.FormatFloat(x, 'e', -1, 64)
	}
	return strconv.FormatFloat(x, 'f', -1, 64)
}
