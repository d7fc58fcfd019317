package text

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
)

//go:generate go test -run TestNumbers -update .

// numbersFile holds numbers and how they are written, for the web's own test:
// web/src/number.ts writes on the canvas what Short and Long write beside it.
const numbersFile = "../../web/testdata/numbers.json"

type written struct {
	X     float64 `json:"x"`
	Short string  `json:"short"`
	Long  string  `json:"long"`
}

// numbers are where the form changes, exact ties at each number of decimals, and
// numbers of every size.
func numbers() []float64 {
	list := []float64{
		0, math.Copysign(0, -1), 1, 2, 10, 99.995, 99.9949999, 100, 4.4, 1.0 / 3, 2.0 / 3, math.Pi,
		5e-324, math.SmallestNonzeroFloat64, 1e-300, 1e300, math.MaxFloat64, 1e9, 1e-9, 999999999.9999999,
	}
	for _, edge := range []float64{1e-4, 1e-3, 1e-2, 1e-1, 1, 10, 1e5, 1e6, 1e7} {
		list = append(list, math.Nextafter(edge, 0), edge, math.Nextafter(edge, math.Inf(1)))
		// Rounded up to the edge, and just not.
		list = append(list, edge*0.999, edge*0.9994, edge*0.9995, edge*0.9996, edge*0.99949999, edge*0.995, edge*0.9949)
	}
	// Sums of powers of two are exact, so these are ties in decimal too.
	list = append(list,
		0.125, 0.375, 0.625, 0.875, 1.125, 2.5, 0.5, 1.5, 12.625, 1234.0625, 0.0625, 0.1875, 0.03125, 0.09375,
		0.015625, 0.0078125, 0.00390625, 0.001953125, 0.0009765625, 0.00048828125, 0.000244140625, 0.0001220703125,
		2.5e-3, 1.25e-3, 1.5e-4, 2.5e-4, 1.0005, 1.005, 0.0125, 0.1005, 8.345, 1.0000000000000002e-1,
		1250000, 1350000, 1245000, 1255000, 1050000, 1150000, 2500000, 1e6+0.5, 12500000, 1.125e9, 1.375e9, 9950000, 9995000, 999949.5, 999999.5, 999999.9949999,
		math.Ldexp(1, -14), math.Ldexp(3, -15), math.Ldexp(5, -16), math.Ldexp(1, -20),
	)
	random := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		list = append(list, math.Ldexp(1+random.Float64(), random.IntN(67)-33)) // Pow is not the same bits everywhere
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

// TestNumbers holds Short and Long to the file that web/src/number.test.ts reads.
func TestNumbers(t *testing.T) {
	var b strings.Builder
	for i, x := range numbers() {
		line, err := json.Marshal(written{x, Short(x), Long(x)})
		if err != nil {
			t.Fatal(err)
		}
		if i > 0 {
			b.WriteString(",\n")
		}
		b.Write(line)
	}
	want := "[\n" + b.String() + "\n]\n"
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
