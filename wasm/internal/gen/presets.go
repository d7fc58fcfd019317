package main

import (
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/internal/gen/output"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
)

// presets returns the frames of the Pair lab's presets at stage 0. The web tests set the stage themselves.
func presets() output.Files {
	var b strings.Builder
	b.WriteString("[\n")
	for i, pair := range scene.Pairs {
		if i > 0 {
			b.WriteString(",\n")
		}
		bodyA, bodyB := pair.A.Body(), pair.B.Body()
		var c physics.Clipping
		c.Run(&bodyA, &bodyB)
		f := frame.Pair{Knob: clipping.KnobDistance}
		f.SetPair(pair.A, pair.B, &bodyA, &bodyB, &c)

		b.WriteString(`{"id": ` + strconv.Quote(pair.ID) + `, "frame": [` + numbersText(f.Array()) + "]}")
	}
	b.WriteString("\n]\n")
	return output.Files{"web/testdata/presets.json": b.String()}
}

func numbersText(list []float64) (s string) {
	for i, x := range list {
		if i > 0 {
			s += ", "
		}
		s += strconv.FormatFloat(x, 'g', -1, 64)
	}
	return s
}
