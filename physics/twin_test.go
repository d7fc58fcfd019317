package physics_test

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/tests/twin"
)

func init() {
	physics.PairKinds, physics.RandomPair, physics.Numbers = twin.Kinds, twin.Pair, twin.Numbers
}
