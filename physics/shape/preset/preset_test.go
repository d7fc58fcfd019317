package preset_test

import (
	"testing"

	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/physics/shape/preset"
)

// TestPresets runs the presets that show a question people ask.
func TestPresets(t *testing.T) {
	for _, test := range []struct {
		id     string
		kind   shape.PairKind
		how    shape.Case
		region shape.Region
	}{
		{"ball-on-corner", shape.PolygonCircle, shape.CasePoint, shape.RegionV2},
		{"capsule-on-step", shape.PolygonCapsule, shape.CaseClip, 0},
		{"triangle-in-v", shape.PolygonPolygon, shape.CaseClip, 0},
		{"hexagon-flush", shape.PolygonPolygon, shape.CaseClip, 0},
		{"rounded-needle", shape.PolygonPolygon, shape.CaseEmpty, 0},
		{"nearly-parallel-capsules", shape.CapsuleCapsule, shape.CaseClip, 0},
	} {
		p, ok := preset.Find(test.id)
		if !ok {
			t.Errorf("no preset %s", test.id)
			continue
		}
		sides := p.Sides()
		var c shape.Clipping
		c.Run(&sides.A.Shape, &sides.B.Shape, &sides.A.Pose, &sides.B.Pose)
		if c.Kind != test.kind || c.Case != test.how || c.Round.Region != test.region {
			t.Errorf("%s: %v, %v, region %d", test.id, c.Kind, c.Case, c.Round.Region)
		}
		if m := c.Mended(); m.Count == 0 || m.Least() > 0 {
			t.Errorf("%s: mended %+v, want an overlap", test.id, m)
		}
	}
}
