package world

import (
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
)

// outsideOf returns the distance of a corner of other outside the line through an edge of box, in metres. Edges
// and corners are numbered from 1.
func outsideOf(box, other *frame.Box, edge, corner int) float64 {
	from, to, p := box.Corners[edge-1], box.Corners[edge%4], other.Corners[corner-1]
	dx, dy := to.X-from.X, to.Y-from.Y
	return ((p.X-from.X)*dy - (p.Y-from.Y)*dx) / math.Hypot(dx, dy)
}

// throw throws a heavy box into a pyramid.
func throw(t *testing.T, f *Figure) {
	t.Helper()
	step(t, f, 78)
	b := physics.BodyDef{
		Width: physics.Vec2{X: 1, Y: 1}, Mass: 50, Friction: 0.2, Position: physics.Vec2{X: -13, Y: 15}, Angle: 0.4,
		Velocity: physics.Vec2{X: 19.5, Y: -22.5}, AngularVelocity: -7,
	}
	if err := f.Edit(scene.Edit{Do: scene.DoAdd, Def: b}); err != nil {
		t.Fatal(err)
	}
}

// TestCrossing compares the crossing of a side line in the frame with the corners of the boxes. It also
// compares the frame's rows with the ids of the contacts.
func TestCrossing(t *testing.T) {
	crossings, faces := 0, 0
	for _, id := range []string{"vertical-stack", "pyramid", "dominos", "card-house"} {
		f := open(t, id)
		if id == "pyramid" {
			throw(t, f)
		}
		for range 30 {
			f.Unchoose()
			step(t, f, 3)
			var pairs [][2]int
			for i := range f.World.Arbiters() {
				arb := &f.World.Arbiters()[i]
				pairs = append(pairs, [2]int{int(arb.A), int(arb.B)})
			}
			for _, pair := range pairs {
				if err := f.Choose(pair[0], pair[1]); err != nil {
					t.Fatal(err)
				}
				h := head(f.Frame())
				x, m := &h.Watch, &h.Watch.Match
				if x.LastStep == 0 {
					t.Fatalf("%s %d %v: the last step is not recorded", id, f.Steps(), pair)
				}
				if m.Faces[0].Edge > 0 {
					faces++
				}
				checkRows(t, x)
				c := &m.Crossing
				if c.Side.Edge == 0 {
					continue
				}
				crossings++
				row := m.Rows[int(c.Row)]
				if row.Then < 0 || row.Same != 0 {
					t.Errorf("%s %d %v: the corner's contact was not lost: %v", id, f.Steps(), pair, row)
				}
				box := int(c.Side.Box)
				for i, boxes := range []*[2]frame.Box{&x.Last, &h.Pair.Boxes} {
					want := outsideOf(&boxes[box], &boxes[1-box], int(c.Side.Edge), int(c.Corner))
					if math.Abs(c.Beyond[i]-want) > 1e-12*(1+math.Abs(boxes[box].X)+math.Abs(boxes[box].Y)) {
						t.Errorf("%s %d %v: the corner is %g m beyond the side line, the corners say %g", id, f.Steps(), pair, c.Beyond[i], want)
					}
					if (c.Cut[i] == 1) != (c.Beyond[i] > 0) {
						t.Errorf("%s %d %v: %g m beyond the side line, cut: %v", id, f.Steps(), pair, c.Beyond[i], c.Cut[i])
					}
				}
			}
		}
	}
	if crossings < 10 || faces < 10 {
		t.Errorf("only %d crossings and %d other faces", crossings, faces)
	}
}

// checkRows checks that each contact is in one row, beside its counterpart if there is one.
func checkRows(t *testing.T, x *frame.Watch) {
	t.Helper()
	then, now := map[float64]bool{}, map[float64]bool{}
	for _, row := range x.Match.Rows[:int(x.Match.Count)] {
		if row.Then >= 0 && then[row.Then] || row.Now >= 0 && now[row.Now] {
			t.Errorf("a contact stands twice: %v", x.Match)
		}
		if row.Then >= 0 {
			then[row.Then] = true
		}
		if row.Now >= 0 {
			now[row.Now] = true
		}
		same := row.Then >= 0 && row.Now >= 0 && x.Then[int(row.Then)].Key == x.Now[int(row.Now)].Key
		if same != (row.Same == 1) {
			t.Errorf("same ids: %v, in the row %v", same, row)
		}
	}
	if float64(len(then)) != x.ThenCount || float64(len(now)) != x.NowCount {
		t.Errorf("%v contacts of the last step and %v of this one, in the rows %d and %d", x.ThenCount, x.NowCount, len(then), len(now))
	}
}
