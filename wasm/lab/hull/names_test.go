package hull

import (
	"reflect"
	"slices"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/lab/finding"
)

// TestCornerNames compares the names and ids of the corners at the last side plane with those at Keep.
func TestCornerNames(t *testing.T) {
	type corner struct {
		name string
		id   []finding.Chip
	}
	for _, id := range PresetIDs() {
		f := New()
		if err := f.LoadPreset(id); err != nil {
			t.Fatal(err)
		}
		c := f.Clipping()
		if len(c.Clip.Planes) == 0 {
			continue
		}
		corners := func(at place) (list []corner) {
			w := f.wordsAt(at)
			for _, p := range w.Points {
				list = append(list, corner{p.Name, p.ID})
			}
			return list
		}
		clipped, kept := corners(place{Stage: hull.StageClip, Sub: len(c.Clip.Planes)}), corners(place{Stage: hull.StageKeep})
		for _, one := range kept[:min(len(kept), len(c.Clip.Polygon))] {
			if !slices.ContainsFunc(clipped, func(other corner) bool { return reflect.DeepEqual(one, other) }) {
				t.Errorf("%s: no corner at Clip is %v", id, one)
			}
		}
	}
}
