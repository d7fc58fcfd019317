package pair

import (
	"math"
	"strconv"
	"strings"
)

// digits finds out how exactly a file writes its numbers.
type digits struct {
	most    int     // digits that a number has, from its first one that is not 0
	last    int     // the exponent of the finest last digit: -6 for six decimals
	largest float64 // without its sign
	single  bool    // all are numbers of 32 bits
	any     bool
}

// number reads one, and notes its digits.
func (d *digits) number(word string) (float64, bool) {
	x, err := strconv.ParseFloat(word, 64)
	if err != nil {
		return 0, false
	}
	count, last, point := 0, 0, false
	for i := 0; i < len(word); i++ {
		switch c := word[i]; {
		case c == '.':
			point = true
		case c == 'e' || c == 'E':
			exponent, _ := strconv.Atoi(word[i+1:])
			last += exponent
			i = len(word)
		case c >= '0' && c <= '9':
			if count > 0 || c != '0' {
				count++
			}
			if point {
				last--
			}
		}
	}
	if !d.any {
		d.single, d.any = true, true
	}
	d.most = max(d.most, count)
	if count > 0 || point { // a 0 alone says nothing
		d.last = min(d.last, last)
	}
	if a := math.Abs(x); a > d.largest && !math.IsInf(x, 0) {
		d.largest = a
	}
	d.single = d.single && float64(float32(x)) == x
	return x + 0, true // a zero keeps no sign
}

// A number of 32 bits needs nine digits; a number of 64 bits needs fifteen to seventeen.
const (
	singleDigits = 8
	singleMost   = 9
	doubleDigits = 15
)

// exponentOf returns the exponent of a positive number's first digit: 2 of 345. The program in the page has no logarithm.
func exponentOf(x float64) int {
	s := strconv.FormatFloat(x, 'e', -1, 64)
	e, _ := strconv.Atoi(s[strings.IndexByte(s, 'e')+1:]) // it is a number
	return e
}

// unit returns how far apart the file's numbers are where they are coarsest, in metres; 0 if they are as exact as numbers
// of 64 bits.
func (d *digits) unit() float64 {
	if d.largest == 0 {
		return 0
	}
	unit := 0.0
	if d.most < doubleDigits {
		first := exponentOf(d.largest) + 1
		unit = math.Pow10(max(d.last, first-d.most))
	}
	if d.most >= singleDigits && (d.single || d.most <= singleMost) {
		_, exponent := math.Frexp(d.largest)
		unit = max(unit, math.Ldexp(1, exponent-24))
	}
	return unit
}
