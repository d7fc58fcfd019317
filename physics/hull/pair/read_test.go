package pair_test

import (
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/pair"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/scene/codec"
)

// readSides reads text into a pair whose hulls had other poses.
func readSides(text string, parts bool) (*pair.Pair, error) {
	return codec.Parse([]byte(text), "pair", func(from scene.Source) (*pair.Pair, error) {
		elsewhere := pair.Shape{Pose: hull.Pose{Position: hull.Vec3{X: 7}, Rotation: hull.Quat{X: 1}}}
		p := &pair.Pair{A: elsewhere, B: elsewhere}
		return p, pair.ReadSides(from, p, parts)
	})
}

func TestReadSides(t *testing.T) {
	elsewhere := hull.Pose{Position: hull.Vec3{X: 7}, Rotation: hull.Quat{X: 1}}
	for _, test := range []struct {
		text   string
		points int // number of A's points
		a      hull.Pose
	}{
		{`{"a": {"points": [[0,0,0]]}}`, 1, hull.Origin},
		{`{"a": {"points": []}}`, 0, hull.Origin},
		{`{"a": {"position": [1,2,3], "points": [[0,0,0]]}}`, 1, hull.Pose{Position: hull.Vec3{X: 1, Y: 2, Z: 3}, Rotation: hull.Identity}},
		{`{"a": {"points": [[0,0,0]], "rotation": [0,0,1,0]}}`, 1, hull.Pose{Rotation: hull.Quat{Y: 1}}},
		{`{"a": {"position": [1,2,3]}}`, 0, hull.Pose{Position: hull.Vec3{X: 1, Y: 2, Z: 3}, Rotation: elsewhere.Rotation}},
		{`{"a": {"rotation": [0,0,1,0]}}`, 0, hull.Pose{Position: elsewhere.Position, Rotation: hull.Quat{Y: 1}}},
		{`{}`, 0, elsewhere},
	} {
		p, err := readSides(test.text, true)
		if err != nil {
			t.Errorf("%s: %v", test.text, err)
			continue
		}
		if len(p.A.Points) != test.points || p.A.Pose != test.a || p.B.Points != nil || p.B.Pose != elsewhere {
			t.Errorf("%s: %+v, want %d points at %+v, and B as it was", test.text, p, test.points, test.a)
		}
	}
	for _, test := range []struct {
		text  string
		parts bool
		path  string
	}{
		{`{"a": {}}`, true, "a.points"},
		{`{"a": {"faces": [[0,1,2]]}}`, true, "a.points"},
		{`{"b": {"faces": [[0,1,2]], "position": [0,0,0]}}`, true, "b.points"},
		{`{"a": {"position": [0,0,0]}, "b": {"points": [[0,0,0]]}}`, false, "a.points"},
		{`{"a": {"points": [[0,0,0]]}}`, false, "b"},
	} {
		_, err := readSides(test.text, test.parts)
		if e, ok := err.(*scene.Error); !ok || e.Path != test.path {
			t.Errorf("%s: %v, want an error about %s", test.text, err, test.path)
		}
	}
}
