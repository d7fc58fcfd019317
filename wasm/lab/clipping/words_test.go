package clipping

import "github.com/clipstage/clipstage/wasm/lab/finding"

import "testing"

func TestNumericCells(t *testing.T) {
	for text, want := range map[string]bool{"−0.31 m": true, "1.5 kg·m²": true, "2 rad/s": true, "(0.5, 1)": true, "7.39 mm: boxes 4 and 5": false, "none": false} {
		if got := (&finding.Cell{Text: text, Values: []float64{1}}).Numeric(); got != want {
			t.Errorf("Numeric of %q = %v, want %v", text, got, want)
		}
	}
	if (&finding.Cell{Text: "A"}).Numeric() {
		t.Error("a cell without numbers is numeric")
	}
}
