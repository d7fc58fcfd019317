package frame

import (
	"reflect"
	"strings"
	"testing"
)

// TestLayoutOfCircles holds the TypeScript constants of the lab of two circles to the Go struct.
func TestLayoutOfCircles(t *testing.T) {
	var b strings.Builder
	b.WriteString("// Generated from wasm/frame/circles.go by make generate. Do not edit.\n")
	part := layoutPart{"The slots of two circles: frame[CIRCLES.radius].", "CIRCLES", reflect.TypeFor[Circles](), CirclesSlots}
	part.write(t, &b)
	checkLayout(t, "../../web/src/draw/circles.gen.ts", b.String())
}
