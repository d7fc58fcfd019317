package main

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"strings"

	"github.com/clipstage/clipstage/wasm/internal/gen/output"
	"github.com/clipstage/clipstage/wasm/text"
)

type written struct {
	X     float64 `json:"x"`
	Short string  `json:"short"`
	Long  string  `json:"long"`
}

// numbers returns numbers of many sizes, numbers near changes of the written form, and exact ties at several
// numbers of decimals.
func numbers() []float64 {
	list := []float64{
		0, math.Copysign(0, -1), 1, 2, 10, 99.995, 99.9949999, 100, 4.4, 1.0 / 3, 2.0 / 3, math.Pi,
		5e-324, math.SmallestNonzeroFloat64, 1e-300, 1e300, math.MaxFloat64, 1e9, 1e-9, 999999999.9999999,
	}
	for _, edge := range []float64{1e-4, 1e-3, 1e-2, 1e-1, 1, 10, 1e5, 1e6, 1e7} {
		list = append(list, math.Nextafter(edge, 0), edge, math.Nextafter(edge, math.Inf(1)))
		// Some of these are just rounded up to the edge, and some just are not.
		list = append(list, edge*0.999, edge*0.9994, edge*0.9995, edge*0.9996, edge*0.99949999, edge*0.995, edge*0.9949)
	}
	// Sums of few powers of two are exact, so many of these are decimal ties.
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

// compared is a pair of numbers in a sentence that compares them, with the numbers of decimals.
type compared struct {
	X        float64 `json:"x"`
	Y        float64 `json:"y"`
	Decimals int     `json:"decimals"`
	TextX    string  `json:"textX"`
	TextY    string  `json:"textY"`
}

func pairs() (list []compared) {
	add := func(x, y float64) {
		decimals := text.Apart(3, x, y)
		list = append(list, compared{x, y, decimals, text.Number(x, decimals), text.Number(y, decimals)})
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

func lines[Item any](items []Item) string {
	var all []string
	for _, item := range items {
		line, err := json.Marshal(item)
		must(err)
		all = append(all, string(line))
	}
	return strings.Join(all, ",\n")
}

// writtenNumbers returns numbers as written by Short, Long and Apart, for web/src/text/number.test.ts.
func writtenNumbers() output.Files {
	var list []written
	for _, x := range numbers() {
		list = append(list, written{x, text.Short(x), text.Long(x)})
	}
	return output.Files{"web/testdata/numbers.json": "{\"written\": [\n" + lines(list) + "\n], \"compared\": [\n" + lines(pairs()) + "\n]}\n"}
}
