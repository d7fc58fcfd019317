package hull

import (
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/frame"
)

func written(f *Figure) frame.HullHands {
	f.Frame()
	return f.frame.Hands
}

// A hull has its gizmo while the pointer is on it or on the way to a part of the gizmo, and while it has the
// keyboard focus. A figure that cannot be edited, or that compares answers, has no gizmo.
func TestGizmoIsShown(t *testing.T) {
	f := New()
	g := f.gizmoOf(B)
	above := func(x float64) *Ray {
		return &Ray{From: g.centre.Add(hull.Vec3{X: x, Z: 9}), Along: hull.Vec3{Z: -1}, Toward: hull.Vec3{Z: 1}, Pixel: 1e-3}
	}
	of := func() float64 { return written(f).Gizmo.Hull }
	if got := of(); got != 0 {
		t.Errorf("at rest there is the gizmo of %g", got)
	}
	if f.Hover(above(0)) != PartHull || of() != 2 {
		t.Errorf("above B there is the gizmo of %g", of())
	}
	if f.Hover(above(1.02*g.radius)) != PartArrow || of() != 2 {
		t.Errorf("at the arrow of x there is the gizmo of %g, and part %d", of(), f.hand.part)
	}
	if f.Hover(above(arrowTo*g.radius+0.005)) != PartArrow || f.Hover(above(arrowTo*g.radius+0.012)) != PartNone || of() != 2 {
		t.Errorf("beside the tip of the arrow there is the gizmo of %g, and part %d", of(), f.hand.part)
	}
	if f.Hover(above(20)) != PartNone || of() != 0 {
		t.Errorf("far away there is the gizmo of %g", of())
	}
	f.SetFocus(1)
	if of() != 1 {
		t.Errorf("with the keyboard on A there is the gizmo of %g", of())
	}
	f.Compare(true)
	if of() != 0 {
		t.Error("there is one beside answers")
	}
	f.Compare(false)
	if err := f.SetOption("editable", "none"); err != nil {
		t.Fatal(err)
	}
	if of() != 0 {
		t.Error("there is one though nothing may be changed")
	}
}

// The frame has the hull's centre of mass and the rings' radius. During a rotation it also has the arm and the
// angle.
func TestGizmoInFrame(t *testing.T) {
	f := New()
	f.SetFocus(2)
	h := written(f)
	g, shape, pose := h.Gizmo, f.Shape(B).Hull, f.Pose(B)
	centre := pose.Point(shape.Mass.Centre)
	if g.Centre.At != (frame.Vec3{X: centre.X, Y: centre.Y, Z: centre.Z}) || g.From >= g.Radius || g.To <= g.Radius {
		t.Errorf("the gizmo is %+v", g)
	}
	least := math.Inf(1)
	for _, v := range shape.Vertices {
		least = min(least, v.Sub(shape.Mass.Centre).Length())
	}
	if g.Radius < 0.9*least || g.Radius > shape.Size {
		t.Errorf("the radius is %g", g.Radius)
	}
	// The ring of z, seen from above, is rotated by a quarter turn.
	above := func(x, y float64) *Ray {
		return &Ray{From: centre.Add(hull.Vec3{X: x * g.Radius, Y: y * g.Radius, Z: 9}), Along: hull.Vec3{Z: -1}, Toward: hull.Vec3{Z: 1}, Pixel: 1e-3}
	}
	if part := f.Grab(above(0.8, 0.6)); part != PartRing+2 {
		t.Fatalf("took part %d", part)
	}
	f.Drag(above(-0.6, 0.8))
	h = written(f)
	if h.Dragged != 1 || h.Part != float64(PartRing+2) || math.Abs(h.Gizmo.Turn-math.Pi/2) > 1e-3 || math.Abs(h.Gizmo.Arm.X-0.8) > 1e-3 || math.Abs(h.Gizmo.Arm.Y-0.6) > 1e-3 {
		t.Errorf("a quarter of a turn is %+v", h)
	}
	if off := math.Hypot(h.At.X-centre.X+0.6*g.Radius, h.At.Y-centre.Y-0.8*g.Radius); off > 2e-3 {
		t.Errorf("what is held is %g off", off)
	}
	if got, want := f.handled(false), "90.00° about z"; got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
}
