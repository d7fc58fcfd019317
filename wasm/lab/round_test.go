package lab

import (
	"math"
	"testing"
)

func TestRound(t *testing.T) {
	for _, test := range []struct{ x, unit, want float64 }{
		{1.23456, 0.01, 1.23},
		{1.23456, 0.05, 1.23},
		{1.23456, 0.001, 1.235},
		{1.23456, 1, 1},
		{1.23456, 9.9, 1},
		{1234.5, 10, 1230},
		{-0.4, 1, 0},
		{-0.04, 0.1, 0},
		{math.Nextafter(0.3, 1), 1e-4, 0.3},
		{1e300, 1e-300, 1e300},
		{123456789.123456789, 1e-9, 123456789.123456789},
	} {
		if got := Round(test.x, test.unit); got != test.want || math.Signbit(got) != math.Signbit(test.want) {
			t.Errorf("Round(%v, %g) = %v, want %v", test.x, test.unit, got, test.want)
		}
	}
}

func TestExponentOf(t *testing.T) {
	for e := -300; e <= 300; e++ {
		for _, x := range []float64{1, 1.000001, 2, 9.999, 9.99999} {
			if got := exponentOf(x * math.Pow10(e)); got != e {
				t.Errorf("exponentOf(%ve%d) = %d", x, e, got)
			}
		}
	}
}
