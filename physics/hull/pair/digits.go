package pair

import (
	"math"
	"strconv"
	"strings"
)

// digits measures the precision of a file's numbers.
type digits struct {
	most    int     // largest number of significant digits
	last    int     // exponent of the finest last digit: -6 for six decimals
	largest float64 // largest absolute value
	single  bool    // whether all numbers are 32-bit floats
	any     bool
}

// number parses a number and records its digits.
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
	if count > 0 || point { // a 0 alone has no precision
		d.last = min(d.last, last)
	}
	if a := math.Abs(x); a > d.largest && !math.IsInf(x, 0) {
		d.largest = a
	}
	d.single = d.single && float64(float32(x)) == x
	return x + 0, true // drops the sign of a zero
}

// Numbers of significant digits that show full precision: eight or nine for 32 bits, fifteen to seventeen for
// 64 bits.
const (
	singleDigits = 8
	singleMost   = 9
	doubleDigits = 15
)

// exponentOf returns the exponent of a positive number's first digit: 2 for 345. It does not use a logarithm,
// because TinyGo's program lacks one.
func exponentOf(x float64) int {
	s := strconv.FormatFloat(x, 'e', -1, 64)
	e, _ := strconv.Atoi(s[strings.IndexByte(s, 'e')+1:]) // always a number
	return e
}

// unit estimates the unit of the last digit of the file's largest number, in metres. It returns 0 if all
// numbers are 0 or have the precision of 64 bits.
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
