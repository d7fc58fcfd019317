package hands

import (
	"strings"
	"testing"

	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

// The text of a step length restores its bits, even as a fraction. A length in metres is never a fraction.
func TestNumberText(t *testing.T) {
	for x, want := range map[float64]string{1.0 / 60: "1/60", 0.01: "0.01", 1.0 / 30: "1/30", 0.0123456789: "0.0123456789", 0.1: "0.1", 1.0 / 480: "1/480"} {
		if got := say.NumberDT.Text(x); got != want {
			t.Errorf("%g s is %q, want %q", x, got, want)
		}
		if y, ok := parseNumber(say.NumberDT.Text(x)); !ok || y != x {
			t.Errorf("%q is read as %g, want %g", say.NumberDT.Text(x), y, x)
		}
	}
	if got := say.NumberSlop.Text(1.0 / 60); strings.Contains(got, "/") {
		t.Errorf("a length is %q", got)
	}
}
