package physics

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func pile(t *testing.T) *World {
	t.Helper()
	w := &World{Settings: DefaultSettings()}
	w.AddBody(BodyDef{Width: Vec2{100, 20}, Mass: math.Inf(1), Friction: 0.3, Position: Vec2{0, -10}})
	for i := range 40 {
		w.AddBody(BodyDef{
			Width: Vec2{1, 0.6 + 0.01*float64(i)}, Mass: 5, Friction: 0.4,
			Position: Vec2{float64(i%7) - 3 + 0.1*float64(i/7), 0.6 + 1.1*float64(i/7)}, Angle: 0.3 * float64(i%5), AngularVelocity: 0.5,
		})
	}
	return w
}

// TestLook compares the number of bodies in the cells with the number of boxes, and the touching pairs with
// brute force.
func TestLook(t *testing.T) {
	const dt = 1.0 / 60
	w := pile(t)
	w.masses[9].Sensor = true // shown like any other body
	var l Look
	for step := range 60 {
		if step == 5 {
			for i := 20; i < 30; i++ {
				d := w.Def(i)
				d.Filter = NewFilter(1, 0xFFFF, -1)
				w.SetBody(i, d)
			}
		}
		l.At(w, dt)
		g := l.Grid()
		inGrid, held := 0, 0
		for row := range g.Rows {
			for column := range g.Columns {
				held += l.Bodies(column, row)
			}
		}
		for i := 1; i < len(w.bodies); i++ {
			inGrid++
			p := w.bodies[i].Position
			// The cell belongs to the centre of the widened box. This is off the body's centre by less than the
			// body's width.
			column, row := (p.X-g.Low.X)/g.Cell.X, (p.Y-g.Low.Y)/g.Cell.Y
			if !(column > -5 && column < float64(g.Columns)+5 && row > -2 && row < float64(g.Rows)+2) {
				t.Fatalf("step %d: body %d is at column %v, row %v of %d by %d", step, i, column, row, g.Columns, g.Rows)
			}
		}
		if held != inGrid {
			t.Fatalf("step %d: the cells hold %d bodies, want %d", step, held, inGrid)
		}
		var touching, want [][2]int32
		for k := range l.Pairs() {
			if q := l.Pair(k); q.Touch {
				touching = append(touching, [2]int32{q.A, q.B})
			}
		}
		for a := range w.bodies {
			lowA, highA := w.bodies[a].Bounds()
			for b := a + 1; b < len(w.bodies); b++ {
				lowB, highB := w.bodies[b].Bounds()
				if lowA.X <= highB.X && lowB.X <= highA.X && lowA.Y <= highB.Y && lowB.Y <= highA.Y && !(step >= 5 && a >= 20 && b < 30) {
					want = append(want, [2]int32{int32(a), int32(b)})
				}
			}
		}
		if !slices.Equal(touching, want) {
			t.Fatalf("step %d: bounding boxes of %v touch, want %v", step, touching, want)
		}
		w.Step(dt)
	}
}

func TestBounds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		width, at := rapid.Float64Range(1e-3, 100), rapid.Float64Range(-100, 100)
		b := NewBody(Vec2{width.Draw(t, "w"), width.Draw(t, "h")}, Vec2{at.Draw(t, "x"), at.Draw(t, "y")}, rapid.Float64Range(-7, 7).Draw(t, "angle"))
		least, most := b.Corner(1), b.Corner(1)
		for v := 2; v <= 4; v++ {
			c := b.Corner(v)
			least, most = Vec2{min(least.X, c.X), min(least.Y, c.Y)}, Vec2{max(most.X, c.X), max(most.Y, c.Y)}
		}
		low, high := b.Bounds()
		scale := b.Half.X + b.Half.Y + math.Abs(b.Position.X) + math.Abs(b.Position.Y)
		for _, d := range [...]Vec2{low.Sub(least), high.Sub(most)} {
			if d = d.Abs(); max(d.X, d.Y) > 1e-15*scale {
				t.Fatalf("Bounds() = %v, %v, want %v, %v", low, high, least, most)
			}
		}
	})
}

// A Look does not change the steps of a world.
func TestLookChangesNothing(t *testing.T) {
	const dt = 1.0 / 60
	looked, other := pile(t), pile(t)
	var l, fresh Look
	for step := range 120 {
		l.At(looked, dt)
		looked.Step(dt)
		other.Step(dt)
		if !slices.Equal(looked.Bodies(), other.Bodies()) || !slices.Equal(looked.Motions(), other.Motions()) {
			t.Fatalf("step %d differs", step)
		}
	}
	l.At(looked, dt)
	fresh.At(other, dt)
	if l.Grid() != fresh.Grid() || l.Pairs() != fresh.Pairs() {
		t.Errorf("%v and %d pairs, another look has %v and %d", l.Grid(), l.Pairs(), fresh.Grid(), fresh.Pairs())
	}
	for k := range l.Pairs() {
		if l.Pair(k) != fresh.Pair(k) {
			t.Errorf("pair %d is %v, another look has %v", k, l.Pair(k), fresh.Pair(k))
		}
	}
}

func TestLookWithoutBodies(t *testing.T) {
	var l Look
	l.At(&World{Settings: DefaultSettings()}, 1.0/60)
	if l.Grid() != (Grid{}) || l.Pairs() != 0 {
		t.Errorf("%v and %d pairs of no bodies", l.Grid(), l.Pairs())
	}
}
