package scene_test

import (
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/tests"
	"github.com/clipstage/clipstage/tests/worlds"
)

func TestSamples(t *testing.T) {
	golden, err := tests.Scenes()
	if err != nil {
		t.Fatal(err)
	}
	for i, world := range scene.Worlds[:scene.SampleCount] {
		t.Run(world.ID, func(t *testing.T) {
			g := &golden[i]
			if want := "demo" + string(rune('1'+i)); g.Name != want {
				t.Fatalf("golden scene %d is %s, want %s", i, g.Name, want)
			}
			got, want := world.Scene(), worlds.Scene(g)
			if got.Settings != want.Settings || got.DT != want.DT {
				t.Errorf("settings %+v, dt %v; want %+v, %v", got.Settings, got.DT, want.Settings, want.DT)
			}
			if len(got.Bodies) != len(want.Bodies) || len(got.Joints) != len(want.Joints) {
				t.Fatalf("%d bodies, %d joints; want %d, %d", len(got.Bodies), len(got.Joints), len(want.Bodies), len(want.Joints))
			}
			for k := range want.Bodies {
				if got.Bodies[k] != want.Bodies[k] {
					t.Errorf("body %d is %+v, want %+v", k, got.Bodies[k], want.Bodies[k])
				}
			}
			for k := range want.Joints {
				if got.Joints[k] != want.Joints[k] {
					t.Errorf("joint %d is %+v, want %+v", k, got.Joints[k], want.Joints[k])
				}
			}
			for k, j := range got.Build().Joints() {
				anchors := [2]physics.Vec2{j.LocalA, j.LocalB}
				wantJ := g.Joints[k]
				wantAnchors := [2]physics.Vec2{
					{X: wantJ.LocalAnchor1[0], Y: wantJ.LocalAnchor1[1]}, {X: wantJ.LocalAnchor2[0], Y: wantJ.LocalAnchor2[1]},
				}
				if anchors != wantAnchors {
					t.Errorf("joint %d has the local anchors %v, want %v", k, anchors, wantAnchors)
				}
			}
		})
	}
}
