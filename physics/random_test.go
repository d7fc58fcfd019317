package physics

import "github.com/clipstage/clipstage/physics/random"

// The random pairs of package twin, and its list of a run's numbers. Package twin imports this package, so the
// tests within this package cannot import it. The tests outside set these variables (see twin_test.go).
var (
	PairKinds  []string
	RandomPair func(rng *random.SplitMix64, kind int) (a, b Body)
	Numbers    func(c *Clipping) []float64
)
