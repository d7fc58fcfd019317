package physics

import "github.com/clipstage/clipstage/physics/random"

// The random pairs of package twin, which the tests within this package cannot import as it
// imports this one: those outside put them here (see twin_test.go).
var (
	PairKinds  []string
	RandomPair func(rng *random.SplitMix64, kind int) (a, b Body)
	Numbers    func(c *Clipping) []float64
)
