package hull_test

import (
	"fmt"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
)

// If two flanks have equally many of the deepest corners, the flatter one is the incident face, whatever their
// order.
func TestFlatterFlankIsIncident(t *testing.T) {
	ground := box(t, 4, 3, 1)
	for _, slopes := range [][2]float64{{0.01, 0.02}, {0.02, 0.01}, {0.01, 0.01001}, {0.01001, 0.01}, {1e-3, 1.001e-3}, {1.001e-3, 1e-3}} {
		t.Run(fmt.Sprint(slopes), func(t *testing.T) {
			keel := build(t, []hull.Vec3{
				{X: -1, Z: -0.5}, {X: 1, Z: -0.5}, {X: -1, Z: 0.8}, {X: 1, Z: 0.8},
				{X: -1, Y: 1, Z: -0.5 + slopes[0]}, {X: 1, Y: 1, Z: -0.5 + slopes[0]}, {X: -1, Y: -1, Z: -0.5 + slopes[1]}, {X: 1, Y: -1, Z: -0.5 + slopes[1]},
			})
			var c hull.Clipping
			pose := at(0, 0, 0.95, hull.Identity)
			c.Run(ground, keel, &hull.Origin, &pose)
			side := -1.0
			if slopes[0] < slopes[1] {
				side = 1
			}
			if n := keel.Faces[c.Incident.Face].Normal; len(c.Incident.Deepest) != 2 || n.Y*side <= 0 {
				t.Errorf("%d of the deepest, the incident face has the normal %v", len(c.Incident.Deepest), n)
			}
		})
	}
}
