package text

import (
	"encoding/json"
	"math"
	"os"
	"testing"

	"pgregory.net/rapid"
)

// numbers returns the numbers that the tests of the page's code also write: ties, numbers near changes of the
// form, and many sizes.
func numbers(t *testing.T) (list []float64) {
	t.Helper()
	text, err := os.ReadFile("../../web/testdata/numbers.json")
	if err != nil {
		t.Fatal(err)
	}
	var file struct{ Written []struct{ X float64 } }
	if err := json.Unmarshal(text, &file); err != nil || len(file.Written) < 400 {
		t.Fatal(len(file.Written), err)
	}
	for _, number := range file.Written {
		list = append(list, number.X)
	}
	return list
}

func TestApart(t *testing.T) {
	for _, test := range []struct {
		least int
		x     float64
		more  []float64
		want  []string
	}{
		{3, -0.01749948, []float64{-0.01717337}, []string{"−0.0175", "−0.0172"}},
		{3, -0.392, []float64{-0.388}, []string{"−0.392", "−0.388"}},
		{3, 1, []float64{1}, []string{"1.000", "1.000"}},
		{3, 1, nil, []string{"1.000"}},
		{2, 0, []float64{1e-9}, []string{"0", "1.0×10⁻⁹"}},
		{3, 0, []float64{math.Copysign(0, -1)}, []string{"0", "0"}},
		{3, 0.12341, []float64{0.12342, 0.2}, []string{"0.12341", "0.12342", "0.20000"}},
		{3, 1.2341e-7, []float64{1.2342e-7}, []string{"1.2341×10⁻⁷", "1.2342×10⁻⁷"}},
		{3, 0.1, []float64{math.Nextafter(0.1, 1)}, []string{"0.10000000000000001", "0.10000000000000002"}},
	} {
		decimals := Apart(test.least, test.x, test.more...)
		for i, x := range append([]float64{test.x}, test.more...) {
			if got := Number(x, decimals); got != test.want[i] {
				t.Errorf("Apart(%d, %v, %v): %v is %s, want %s", test.least, test.x, test.more, x, got, test.want[i])
			}
		}
	}
}

// Apart writes different numbers differently and equal numbers alike, with the fewest decimals.
func TestApartProperties(t *testing.T) {
	known := numbers(t)
	rapid.Check(t, func(t *rapid.T) {
		number := rapid.OneOf(rapid.Float64Range(-4, 4), rapid.Float64Range(-1e300, 1e300), rapid.Float64Range(-1e-300, 1e-300), rapid.SampledFrom(known))
		least, x := rapid.IntRange(2, 5).Draw(t, "least"), number.Draw(t, "x")
		y := rapid.OneOf(number, rapid.Just(x), rapid.Just(-x), rapid.Just(math.Nextafter(x, 0)), rapid.Map(rapid.Float64Range(0, 17), func(e float64) float64 {
			return x * (1 - math.Pow(10, -e))
		})).Draw(t, "y")
		decimals := Apart(least, x, y)
		if p, q := Number(x, decimals), Number(y, decimals); (p == q) != (x == y) {
			t.Fatalf("Apart(%d, %v, %v) = %d, which writes %s and %s", least, x, y, decimals, p, q)
		}
		if decimals > least && Number(x, decimals-1) != Number(y, decimals-1) {
			t.Fatalf("Apart(%d, %v, %v) = %d, but one less is enough", least, x, y, decimals)
		}
	})
}

func TestGrouped(t *testing.T) {
	for n, want := range map[int]string{0: "0", 999: "999", 1000: "1,000", 98765: "98,765", 123456: "123,456", 1234567: "1,234,567"} {
		if got := Grouped(n); got != want {
			t.Errorf("Grouped(%d) = %q, want %q", n, got, want)
		}
	}
}

// A difference is shown as 0 if and only if it is less than about 1e-12 of the larger operand. Rounding errors
// of a subtraction are that small.
func TestDifference(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := rapid.Float64Range(-1e9, 1e9).Draw(t, "a"), rapid.Float64Range(-1e9, 1e9).Draw(t, "b")
		x := a - b
		got, large := Difference(x, a, b), math.Max(math.Abs(a), math.Abs(b))
		switch {
		case math.Abs(x) >= 1.01e-12*large && got != x:
			t.Fatalf("%v - %v is shown as %v", a, b, got)
		case math.Abs(x) < 0.99e-12*large && got != 0:
			t.Fatalf("%v - %v is shown as %v", a, b, got)
		}
		for _, near := range [...]float64{math.Nextafter(a, b), a * (1 + 1e-13), a} {
			if a != 0 && math.Abs(a) > 1e-300 && Difference(near-a, near, a) != 0 {
				t.Fatalf("%v - %v is shown", near, a)
			}
		}
		if far := a * (1 + 1e-11); a != 0 && Difference(far-a, far, a) != far-a {
			t.Fatalf("%v - %v is not shown", far, a)
		}
	})
}
