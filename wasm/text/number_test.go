package text

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

//go:generate go test -run TestNumbers -update .

// numbersFile holds numbers and their text, for the test of web/src/text/number.ts. The canvas must write numbers as
// the inspector does.
const numbersFile = "../../web/testdata/numbers.json"

type written struct {
	X     float64 `json:"x"`
	Short string  `json:"short"`
	Long  string  `json:"long"`
}

// numbers returns the numbers at which the form changes, exact ties at each number of decimals, and numbers of every
// size.
func numbers() []float64 {
	list := []float64{
		0, math.Copysign(0, -1), 1, 2, 10, 99.995, 99.9949999, 100, 4.4, 1.0 / 3, 2.0 / 3, math.Pi,
		5e-324, math.SmallestNonzeroFloat64, 1e-300, 1e300, math.MaxFloat64, 1e9, 1e-9, 999999999.9999999,
	}
	for _, edge := range []float64{1e-4, 1e-3, 1e-2, 1e-1, 1, 10, 1e5, 1e6, 1e7} {
		list = append(list, math.Nextafter(edge, 0), edge, math.Nextafter(edge, math.Inf(1)))
		// Just rounded up to the edge, and just not.
		list = append(list, edge*0.999, edge*0.9994, edge*0.9995, edge*0.9996, edge*0.99949999, edge*0.995, edge*0.9949)
	}
	// Sums of powers of two are exact, so these are decimal ties too.
	list = append(list,
		0.125, 0.375, 0.625, 0.875, 1.125, 2.5, 0.5, 1.5, 12.625, 1234.0625, 0.0625, 0.1875, 0.03125, 0.09375,
		0.015625, 0.0078125, 0.00390625, 0.001953125, 0.0009765625, 0.00048828125, 0.000244140625, 0.0001220703125,
		2.5e-3, 1.25e-3, 1.5e-4, 2.5e-4, 1.0005, 1.005, 0.0125, 0.1005, 8.345, 1.0000000000000002e-1,
		1250000, 1350000, 1245000, 1255000, 1050000, 1150000, 2500000, 1e6+0.5, 12500000, 1.125e9, 1.375e9, 9950000, 9995000, 999949.5, 999999.5, 999999.9949999,
		math.Ldexp(1, -14), math.Ldexp(3, -15), math.Ldexp(5, -16), math.Ldexp(1, -20),
	)
	random := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		list = append(list, math.Ldexp(1+random.Float64(), random.IntN(67)-33)) // Pow has other bits on some platforms
	}
	for range 100 {
		list = append(list, 8*random.Float64()-4)
	}
	for i := range list {
		if i%3 == 0 {
			list = append(list, -list[i])
		}
	}
	return list
}

// compared is a pair of numbers in a sentence that compares them, with their decimals.
type compared struct {
	X        float64 `json:"x"`
	Y        float64 `json:"y"`
	Decimals int     `json:"decimals"`
	TextX    string  `json:"textX"`
	TextY    string  `json:"textY"`
}

func pairs() (list []compared) {
	add := func(x, y float64) {
		decimals := Apart(3, x, y)
		list = append(list, compared{x, y, decimals, Number(x, decimals), Number(y, decimals)})
	}
	for i, x := range numbers() {
		if i%4 != 0 || x == 0 {
			continue
		}
		add(x, math.Nextafter(x, 0))
		for _, by := range []float64{1e-3, 1e-6, 1e-9, 1e-12} {
			add(x, x*(1-by))
		}
	}
	add(0, math.Copysign(0, -1))
	add(0, 5e-324)
	add(-0.0175, -0.0172)
	for k := 10; k < 40; k++ { // exact with few digits, so that more decimals end in a tie
		add(math.Ldexp(1, -k), math.Ldexp(1, -k)*(1+1e-7))
	}
	return list
}

// lines writes a list with one item per line.
func lines[Item any](t *testing.T, items []Item) string {
	var b strings.Builder
	for i, item := range items {
		line, err := json.Marshal(item)
		if err != nil {
			t.Fatal(err)
		}
		if i > 0 {
			b.WriteString(",\n")
		}
		b.Write(line)
	}
	return b.String()
}

// TestNumbers compares Short, Long and Apart with the file that web/src/text/number.test.ts reads.
func TestNumbers(t *testing.T) {
	var list []written
	for _, x := range numbers() {
		list = append(list, written{x, Short(x), Long(x)})
	}
	want := "{\"written\": [\n" + lines(t, list) + "\n], \"compared\": [\n" + lines(t, pairs()) + "\n]}\n"
	if *update {
		if err := os.WriteFile(numbersFile, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(numbersFile)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Errorf("%s is stale: run make generate", numbersFile)
	}
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

// Different numbers are written differently, equal ones alike, with the fewest decimals.
func TestApartProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		number := rapid.OneOf(rapid.Float64Range(-4, 4), rapid.Float64Range(-1e300, 1e300), rapid.Float64Range(-1e-300, 1e-300), rapid.SampledFrom(numbers()))
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
