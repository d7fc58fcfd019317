package scene

import (
	"math"
	"strconv"
)

// Limits of the page's boxes. Beyond them pictures and numbers in text become meaningless long before the
// arithmetic fails.
const (
	MinWidth, MaxWidth = 1e-9, 1e9 // m
	MaxCoordinate      = 1e9       // m
)

// Link returns the box as written in links: w,h,x,y,angle. Each number restores its bits.
func (b Box) Link() string {
	return Exact(b.W) + "," + Exact(b.H) + "," + Exact(b.X) + "," + Exact(b.Y) + "," + Exact(b.Angle)
}

// Exact returns a text of x with the fewest digits that restore the same bits.
func Exact(x float64) string {
	if a := math.Abs(x); a != 0 && (a < 1e-6 || a >= 1e21) || math.IsInf(x, 0) {
		return strconv.FormatFloat(x, 'e', -1, 64)
	}
	return strconv.FormatFloat(x, 'f', -1, 64)
}
