package main

import (
	"reflect"

	"github.com/clipstage/clipstage/wasm/bridge"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/internal/gen/output"
	"github.com/clipstage/clipstage/wasm/lab/circles"
)

func init() { pages, generators = append(pages, bridge.Circles(nil)), append(generators, circlesCode) }

// circlesCode returns the constants of the lab of two circles and the layout of its frames.
func circlesCode() output.Files {
	frame := layoutPart{"The slots of two circles: frame[CIRCLES.radius].", "CIRCLES", reflect.TypeFor[frame.Circles](), frame.CirclesSlots}
	return output.Files{
		"web/src/base/circles.gen.ts": bridgeHead + list("The stages of two circles, in order.", "CIRCLES_STAGES", circles.StageIDs[:]) +
			list("The presets of two circles, in the order of their menu.", "CIRCLES_PRESETS", circles.PresetIDs()),
		"web/src/draw/circles.gen.ts": "// Generated from wasm/frame/circles.go by make generate. Do not edit.\n" + frame.typescript(),
	}
}
