package pair

import "testing"

// powerAbove keeps a power of ten, to the bit. A rounded logarithm could give the next one.
func TestPowerAbove(t *testing.T) {
	for _, c := range []struct{ x, want float64 }{{1e-3, 1e-3}, {1.0001e-3, 1e-2}, {0.9e-3, 1e-3}, {1000, 1000}, {345, 1000}, {3.3e5, 1e6}} {
		if got := powerAbove(c.x); got != c.want {
			t.Errorf("powerAbove(%v) = %v, want %v", c.x, got, c.want)
		}
	}
}
