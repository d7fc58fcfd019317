//go:build !(js && wasm)

package bridge

import (
	"testing"

	solid "github.com/clipstage/clipstage/physics/hull"
	solids "github.com/clipstage/clipstage/physics/hull/pair"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/hull"
	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/lab/shape"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/text"
)

type undoer interface {
	lab.Figure
	CanUndo() bool
	Undo()
}

// gestures are a drag in each lab. edit makes a change before the drag, begin grabs a body, move drags the body
// and end drops it. lock forbids dragging.
var gestures = []struct {
	lab         lab.Lab
	edit, begin func(f lab.Figure)
	move        func(f lab.Figure, n int)
	end, lock   func(f lab.Figure)
}{
	{
		pair.Lab,
		func(f lab.Figure) { f.(*pair.Figure).Nudge(pair.A, 0.1, 0, 0) },
		func(f lab.Figure) { b := f.(*pair.Figure).Pose()[pair.A]; f.(*pair.Figure).Grab(b.X, b.Y, 0.01) },
		func(f lab.Figure, n int) { f.(*pair.Figure).Drag(0.1*float64(n), 0.3, false) },
		func(f lab.Figure) { f.(*pair.Figure).Drop() },
		func(f lab.Figure) { _ = f.(*pair.Figure).SetOption("editable", "none") },
	},
	{
		world.Lab,
		func(f lab.Figure) { _ = f.(*world.Figure).Remove(3) },
		func(f lab.Figure) { f.(*world.Figure).Touch(0, 0.75, 0.01) }, // a box in the lowest row
		func(f lab.Figure, n int) { _ = f.(*world.Figure).Move(20+float64(n), 5) },
		func(f lab.Figure) { f.(*world.Figure).Lift(true) },
		func(f lab.Figure) { _ = f.(*world.Figure).SetEditable("none", true) },
	},
	{
		hull.Lab,
		func(f lab.Figure) { f.(*hull.Figure).Type(hull.A, hull.FieldX, "0.25") },
		func(f lab.Figure) { f.(*hull.Figure).Grab(sightOfA(f, 0)) },
		func(f lab.Figure, n int) { f.(*hull.Figure).Drag(sightOfA(f, 0.1*float64(n))) },
		func(f lab.Figure) { f.(*hull.Figure).Drop() },
		func(f lab.Figure) { _ = f.(*hull.Figure).SetOption("editable", "none") },
	},
	{
		shape.Lab,
		func(f lab.Figure) { f.(*shape.Figure).Type(shape.A, shape.FieldX, "0.25") },
		func(f lab.Figure) { f.(*shape.Figure).Grab(0, 0, 0.01) },
		func(f lab.Figure, n int) { f.(*shape.Figure).Drag(0.1*float64(n), 0.3, false) },
		func(f lab.Figure) { f.(*shape.Figure).Drop() },
		func(f lab.Figure) { _ = f.(*shape.Figure).SetOption("editable", "none") },
	},
}

// sightOfA is a line of sight along y that meets A, moved by aside along x.
func sightOfA(f lab.Figure, aside float64) *hull.Ray {
	s := f.(*hull.Figure).Shape(hull.A)
	return &hull.Ray{
		From: solid.Vec3{X: s.Hull.Mass.Centre.X + 0.25 + aside, Y: -100, Z: s.Hull.Mass.Centre.Z}, Along: solid.Vec3{Y: 1}, Toward: solid.Vec3{Y: -1}, Pixel: 0.01,
	}
}

// A drag writes no snapshot before the drop, which writes one. A figure that is restored during the drag is in
// the state before the drag, with the undo history.
func TestNothingIsKeptInMidDrag(t *testing.T) {
	for _, g := range gestures {
		t.Run(g.lab.ID, func(t *testing.T) {
			defer clear(figures)
			m := &mounted{id: 7, lab: &entry{Lab: g.lab}}
			m.mount(1, text.English)
			m.doOnPage(func() { g.edit(m.figure) })
			before, kept := m.figure.State(), told.kept
			m.doOnPage(func() { g.begin(m.figure) })
			for n := 1; n <= 5; n++ {
				m.doOnPage(func() { g.move(m.figure, n) })
			}
			if told.kept != kept {
				t.Errorf("it is kept %d times in mid-drag", told.kept-kept)
			}
			if m.figure.State() == before {
				t.Fatal("nothing is dragged")
			}
			if f := restored(t, g.lab, m.kept); f.State() != before || !f.CanUndo() {
				t.Errorf("restored in mid-drag: %s, undo %t; want %s", f.State(), f.CanUndo(), before)
			}
			m.doOnPage(func() { g.end(m.figure) })
			if told.kept != kept+1 {
				t.Errorf("it is kept %d times when the drag ends, want 1", told.kept-kept)
			}
			f := restored(t, g.lab, m.kept)
			if f.State() != m.figure.State() {
				t.Errorf("restored after the drag: %s, want %s", f.State(), m.figure.State())
			}
			if f.Undo(); f.State() != before || !f.CanUndo() {
				t.Errorf("after an undo: %s, undo %t; want %s", f.State(), f.CanUndo(), before)
			}
		})
	}
}

// If the author forbids dragging, a drag ends at its current place. The body no longer follows the pointer, and
// undo reverts the drag.
func TestEditableEndsDrag(t *testing.T) {
	for _, g := range gestures {
		t.Run(g.lab.ID, func(t *testing.T) {
			f := g.lab.New(1).(undoer)
			before := f.State()
			g.begin(f)
			g.move(f, 1)
			dragged := f.State()
			g.lock(f)
			g.move(f, 2)
			g.end(f)
			if f.State() != dragged || dragged == before {
				t.Errorf("it is dragged on: %s, want %s", f.State(), dragged)
			}
			if f.Undo(); f.State() != before {
				t.Errorf("after an undo: %s, want %s", f.State(), before)
			}
		})
	}
}

func restored(t *testing.T, l lab.Lab, kept []float64) undoer {
	t.Helper()
	f := l.New(1)
	if !f.Restore(kept) {
		t.Fatal("it is refused")
	}
	return f.(undoer)
}

// BenchmarkDragHull times one move of a drag of a hull with 120 vertices and 200 changes in its undo history.
func BenchmarkDragHull(b *testing.B) {
	defer clear(figures)
	m := &mounted{id: 7, lab: &entry{Lab: hull.Lab}}
	m.mount(1, text.English)
	f := m.figure.(*hull.Figure)
	h, err := solid.Random(5, 120)
	if err != nil {
		b.Fatal(err)
	}
	other := solids.Shape{Points: h.Vertices, Pose: solid.Pose{Position: solid.Vec3{X: 3}, Rotation: solid.Identity}}
	if err := f.SetPair(&solids.Pair{A: solids.Shape{Points: h.Vertices, Pose: solid.Origin}, B: other}); err != nil {
		b.Fatal(err)
	}
	for n := range lab.MaxHistory {
		at := h.Vertices[0].Mul(1 + 1e-4*float64(n+1))
		m.doOnPage(func() { err = f.SetVertex(hull.A, 0, at) })
		if err != nil {
			b.Fatal(err)
		}
	}
	m.doOnPage(func() { f.Grab(sightOfA(f, 0)) })
	n := 0
	for b.Loop() {
		n++
		m.doOnPage(func() { f.Drag(sightOfA(f, 0.01*float64(n%50))) })
	}
	b.ReportMetric(float64(len(m.kept)), "numbers")
}
