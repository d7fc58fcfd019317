//go:build !(js && wasm)

package bridge

import (
	"fmt"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/wasm/lab/circles"
)

func init() {
	page := Circles(bareControls)
	pages, together.labs = append(pages, page), append(together.labs, page.labs...)
	Offer(together)
}

// TestConstantsOfCircles holds the page's constants of the lab of two circles to Go's.
func TestConstantsOfCircles(t *testing.T) {
	stages, ids := strings.Join(circles.StageIDs[:], "', '"), strings.Join(circles.PresetIDs(), "', '")
	checkFile(t, "../../web/src/base/circles.gen.ts", fmt.Sprintf("// Generated from wasm/bridge by make generate. Do not edit.\n\nexport const CIRCLES_STAGES = ['%s'] as const;\nexport const CIRCLES_PRESETS = ['%s'] as const;\n", stages, ids))
}
