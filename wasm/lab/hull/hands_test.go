package hull

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/lab"
)

func drawFigure(t *rapid.T) *Figure {
	f := New()
	f.Surprise(rapid.Uint32Range(1, 1<<31).Draw(t, "seed"))
	return f
}

// grabSome grabs a hull near its middle, as a camera sees it.
func grabSome(t *rapid.T, f *Figure, c *pinhole) (x, y float64) {
	side := Side(rapid.IntRange(0, 1).Draw(t, "side"))
	x, y = c.pixels(f.Pose(side).Point(f.Shape(side).Hull.Mass.Centre))
	if f.Grab(c.ray(x, y)) != PartHull {
		t.Fatalf("no hull at the middle of %s", side.Name())
	}
	return x, y
}

// The grabbed point of a hull stays under the pointer, within the pixel to which coordinates are rounded, and
// at the same depth. The hull does not rotate.
func TestDragKeepsPointUnderPointer(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := drawFigure(t)
		c := drawPinhole(t, f)
		grabSome(t, f, c)
		side, at := f.hand.side(), f.hand.at
		before := f.Pose(side)
		held := before.Local(at)
		x, y := rapid.Float64Range(-400, 400).Draw(t, "to x"), rapid.Float64Range(-400, 400).Draw(t, "to y")
		f.Drag(c.ray(x, y))
		is := f.Pose(side).Point(held)
		if gotX, gotY := c.pixels(is); math.Hypot(gotX-x, gotY-y) > 1 {
			t.Fatalf("dragged to (%g, %g), it is at (%g, %g)", x, y, gotX, gotY)
		}
		if deeper := is.Sub(at).Dot(c.back); math.Abs(deeper) > f.drag.pixel {
			t.Fatalf("it is %g nearer to the reader", deeper)
		}
		if f.Pose(side).Rotation != before.Rotation || f.Pose(1-side) != before && f.Pose(1-side) != f.Start.poses[1-side] {
			t.Fatal("something else has changed")
		}
		f.Drag(c.ray(c.pixels(at)))
		f.Cancel()
		if f.Pose(side) != before || f.CanUndo() && f.History.Past[len(f.History.Past)-1] == f.Now {
			t.Fatal("giving it up does not put it back")
		}
	})
}

// An arrow moves its hull only along its axis. The point of the axis nearest to the line of sight follows the
// pointer.
func TestArrowKeepsToAxis(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := drawFigure(t)
		c := drawPinhole(t, f)
		side, axis := Side(rapid.IntRange(0, 1).Draw(t, "side")), rapid.IntRange(0, 2).Draw(t, "axis")
		f.SetFocus(uint8(side) + 1)
		g := f.gizmoOf(side)
		tip := g.centre.Add(axes[axis].Mul(1.1 * g.radius))
		if part := f.Grab(c.ray(c.pixels(tip))); part != PartArrow+Part(axis) {
			t.Skip("another part is nearer, or it points at the reader")
		}
		before := f.Pose(side)
		by := rapid.Float64Range(-2, 2).Draw(t, "by") * g.radius
		f.Drag(c.ray(c.pixels(tip.Add(axes[axis].Mul(by)))))
		went := f.Pose(side).Position.Sub(before.Position)
		if d := went.Dot(axes[axis]) - by; math.Abs(d) > f.drag.pixel+1e-9*g.radius {
			t.Fatalf("it went %g, the pointer %g", went.Dot(axes[axis]), by)
		}
		for other := range 3 {
			if other != axis && f.Pose(side).Position.At(other) != before.Position.At(other) {
				t.Fatalf("axis %d has changed too", other)
			}
		}
	})
}

// A ring rotates its hull about the axis and the centre of mass by the pointer's angle, including whole turns.
// Shift snaps to 15 degrees.
func TestRingTurnsByAngle(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := drawFigure(t)
		c := drawPinhole(t, f)
		side, axis := Side(rapid.IntRange(0, 1).Draw(t, "side")), rapid.IntRange(0, 2).Draw(t, "axis")
		f.SetFocus(uint8(side) + 1)
		g := f.gizmoOf(side)
		arm := hull.AxisAngle(axes[axis], rapid.Float64Range(0, 6.28).Draw(t, "at")).Rotate(axes[(axis+1)%3]).Mul(g.radius)
		r := c.ray(c.pixels(g.centre.Add(arm)))
		if math.Abs(r.Along.Dot(axes[axis])) < 2*edgeOn || f.Grab(r) != PartRing+Part(axis) {
			t.Skip("another part is nearer, or the ring is seen from its edge")
		}
		arm = f.hand.at.Sub(g.centre) // on the ring's near half, if that lies in front of the far one
		before, angle := f.Pose(side), 0.0
		for step := range rapid.IntRange(1, 12).Draw(t, "steps") {
			angle += rapid.Float64Range(-1.2, 1.2).Draw(t, "step"+strconv.Itoa(step))
			f.Drag(c.ray(c.pixels(g.centre.Add(hull.AxisAngle(axes[axis], angle).Rotate(arm)))))
		}
		within := f.drag.pixel/g.radius + 1e-3
		if got := f.drag.turn; math.Abs(got-angle) > within {
			t.Fatalf("turned by %g, the pointer by %g", got, angle)
		}
		// The expected directions follow from Rodrigues' formula.
		for _, v := range []hull.Vec3{{X: 1}, {Y: 0.6, Z: 0.8}} {
			from, k := before.Rotation.Rotate(v), axes[axis]
			sin, cos := math.Sincos(angle)
			want := from.Mul(cos).Add(k.Cross(from).Mul(sin)).Add(k.Mul(k.Dot(from) * (1 - cos)))
			if off := f.Pose(side).Rotation.Rotate(v).Sub(want).Length(); off > within {
				t.Fatalf("%v is off by %g", v, off)
			}
		}
		if off := f.Pose(side).Point(f.Shape(side).Hull.Mass.Centre).Sub(g.centre).Length(); off > 1e-9*g.radius {
			t.Fatalf("its centre has moved by %g", off)
		}
		r = c.ray(c.pixels(g.centre.Add(hull.AxisAngle(axes[axis], angle).Rotate(arm))))
		r.Shift = true
		f.Drag(r)
		if steps := f.drag.turn / (math.Pi / 12); math.Abs(steps-math.Round(steps)) > 1e-9 || math.Abs(f.drag.turn-angle) > math.Pi/24+within {
			t.Fatalf("with Shift it has turned by %g steps", steps)
		}
	})
}

// With Shift a drag rotates the hull. The grabbed point of the ball around the hull follows the pointer, and
// the centre stays.
func TestShiftTurns(t *testing.T) {
	f := New()
	f.Drop()
	r := &Ray{From: f.Pose(B).Point(f.Shape(B).Hull.Mass.Centre).Add(hull.Vec3{Z: 9}), Along: hull.Vec3{Z: -1}, Toward: hull.Vec3{Z: 1}, Pixel: 0.01}
	if f.Grab(r) != PartHull || f.hand.side() != B {
		t.Fatal("B is not taken from above")
	}
	before, radius := f.Pose(B), f.gizmoOf(B).radius
	to := *r
	to.From.X += 0.3 * radius
	to.Shift = true
	f.Drag(&to)
	// Above the centre the top of the ball moves to +x: a rotation about +y by 0.3 rad.
	sin, cos := math.Sincos(0.3)
	for v, want := range map[hull.Vec3]hull.Vec3{{Z: 1}: {X: sin, Z: cos}, {X: 1}: {X: cos, Z: -sin}, {Y: 1}: {Y: 1}} {
		local := before.Rotation.Conj().Rotate(v)
		if off := f.Pose(B).Rotation.Rotate(local).Sub(want).Length(); off > 1e-12 {
			t.Errorf("%v goes to %v, want %v", v, f.Pose(B).Rotation.Rotate(local), want)
		}
	}
	to.Shift = false
	f.Drag(&to)
	if f.Pose(B).Rotation != before.Rotation || f.Pose(B).Position == before.Position {
		t.Error("once Shift is up the drag does not move it")
	}
}

// After any edits, Undo and Redo restore the same bits. A drag is a single change.
func TestUndoGivesBackBits(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := drawFigure(t)
		f.ToggleVertices()
		f.Forget()
		c := drawPinhole(t, f)
		list := []string{fileOf(f, "json")}
		for range rapid.IntRange(1, 6).Draw(t, "edits") {
			x, y := rapid.Float64Range(-300, 300).Draw(t, "x"), rapid.Float64Range(-300, 300).Draw(t, "y")
			side := Side(rapid.IntRange(0, 1).Draw(t, "side"))
			switch rapid.IntRange(0, 4).Draw(t, "what") {
			case 0, 1:
				from := f.Pose(side).Point(f.Shape(side).Points[rapid.IntRange(0, len(f.Shape(side).Points)-1).Draw(t, "vertex")])
				f.Grab(c.ray(c.pixels(from)))
				for i := range 3 {
					r := c.ray(x*float64(i+1)/3, y*float64(i+1)/3)
					r.Shift = i == 1
					f.Drag(r)
				}
				f.Drop()
			case 2:
				f.SetFocus(uint8(side) + 1)
				g := f.gizmoOf(side)
				f.Grab(c.ray(c.pixels(g.centre.Add(hull.Vec3{Z: g.radius}))))
				f.Drag(c.ray(x, y))
				f.Drop()
			case 3:
				f.Poke(c.ray(x, y))
			case 4:
				f.Nudge(side, hull.Vec3{Y: 1e-9}, hull.Vec3{Z: 1e-9})
			}
			if now := fileOf(f, "json"); now != list[len(list)-1] {
				list = append(list, now)
			}
		}
		for i := len(list) - 1; i >= 0; i-- {
			if got := fileOf(f, "json"); got != list[i] {
				t.Fatalf("%d steps back it is %s, want %s", len(list)-1-i, got, list[i])
			}
			for f.CanUndo() && fileOf(f, "json") == list[i] { // a vertex that returned to its place is a change too
				f.Undo()
			}
		}
		for f.CanRedo() {
			f.Redo()
		}
		if got := fileOf(f, "json"); got != list[len(list)-1] {
			t.Fatalf("done again it is %s, want %s", got, list[len(list)-1])
		}
	})
}

// 1 to 40 steps of 1e-9 are exact in decimals. The same number of steps back restores the bits.
func TestNudgeIsExact(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := New()
		start := rapid.Int64Range(-9e13, 9e13).Draw(t, "start in 1e-9 m")
		decimal := func(n int64) float64 {
			x, err := strconv.ParseFloat(strconv.FormatInt(n, 10)+"e-9", 64)
			if err != nil {
				t.Fatal(err)
			}
			return x
		}
		poses := f.Now.poses
		poses[B].Position.X = decimal(start)
		if err := f.SetPoses(poses); err != nil {
			t.Fatal(err)
		}
		f.SetNudge(9)
		if got := f.Nudged(); got != 1e-9 {
			t.Fatalf("the nudge is %g", got)
		}
		count := rapid.Int64Range(1, 40).Draw(t, "count")
		for range count {
			f.Nudge(B, hull.Vec3{X: f.Nudged()}, hull.Vec3{})
		}
		if got, want := f.Pose(B).Position.X, decimal(start+count); got != want {
			t.Fatalf("%d nudges lead from %d to %v, want %v", count, start, got, want)
		}
		for range count {
			f.Nudge(B, hull.Vec3{X: -f.Nudged()}, hull.Vec3{})
		}
		if f.Pose(B).Position.X != poses[B].Position.X {
			t.Fatalf("back it is %v, want %v", f.Pose(B).Position.X, poses[B].Position.X)
		}
	})
}

// Keys change the step from 1 down to 1e-9, and no further.
func TestNudgeKeys(t *testing.T) {
	f := New()
	press := func(name string) bool { return f.Press(lab.Key{Name: name, Where: lab.OnBoxB}) }
	for range 12 {
		press("]")
	}
	for want := 0; want <= 9; want++ {
		if got := f.Nudged(); math.Abs(got*math.Pow10(want)-1) > 1e-12 {
			t.Fatalf("the nudge is %g, want 1e-%d", got, want)
		}
		before := f.Pose(B)
		for _, key := range []string{"ArrowRight", "ArrowUp", "PageDown"} {
			was := f.Pose(B).Position
			if !press(key) {
				t.Fatalf("%s means nothing", key)
			}
			d := f.Pose(B).Position.Sub(was)
			if moved := math.Abs(d.X) + math.Abs(d.Y) + math.Abs(d.Z); math.Abs(moved-f.Nudged()) > 1e-6*f.Nudged()+1e-15 {
				t.Errorf("%s moves by %g, want %g", key, moved, f.Nudged())
			}
		}
		for range 3 {
			f.Press(lab.Key{Name: "z", Ctrl: true, Where: lab.OnBoxB})
		}
		if f.Pose(B) != before {
			t.Error("Ctrl+Z three times does not lead back")
		}
		f.Press(lab.Key{Name: "Z", Ctrl: true, Shift: true, Where: lab.OnBoxB})
		if f.Pose(B) == before {
			t.Error("Ctrl+Shift+Z does not lead on")
		}
		f.Undo()
		press("[")
	}
	if f.Nudged() != math.Pow10(-9) {
		t.Errorf("the finest nudge is %g", f.Nudged())
	}
}

// Typed angles keep their text and give their rotation. Typing the text of any field again keeps the pose.
func TestTypedRotations(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := drawFigure(t)
		side := Side(rapid.IntRange(0, 1).Draw(t, "side"))
		before := f.Pose(side)
		for _, turn := range []Turn{TurnEuler, TurnQuaternion, TurnAxis} {
			f.SetTurn(turn)
			for field := range f.Fields() {
				f.Type(side, Field(field), f.FieldText(side, Field(field)))
				if f.Pose(side) != before {
					t.Fatalf("field %d of turn %d, typed as it stands, changes %v to %v", field, turn, before, f.Pose(side))
				}
			}
		}
		f.SetTurn(TurnEuler)
		angles := [3]float64{rapid.Float64Range(-3, 3).Draw(t, "x"), rapid.Float64Range(-1.5, 1.5).Draw(t, "y"), rapid.Float64Range(-3, 3).Draw(t, "z")}
		for i, angle := range angles {
			f.Type(side, FieldTurn+Field(i), lab.Exact(angle))
		}
		for i, angle := range angles {
			if got := f.FieldText(side, FieldTurn+Field(i)); got != lab.Exact(angle) {
				t.Fatalf("angle %d was typed as %s, and is %s", i, lab.Exact(angle), got)
			}
		}
		// The expected rotation rotates v about the world's x axis, then y, then z.
		v := [3]float64{0.3, -0.5, 0.8}
		for axis, angle := range angles {
			sin, cos := math.Sincos(angle)
			i, k := (axis+1)%3, (axis+2)%3
			v[i], v[k] = v[i]*cos-v[k]*sin, v[i]*sin+v[k]*cos
		}
		if off := f.Pose(side).Rotation.Rotate(hull.Vec3{X: 0.3, Y: -0.5, Z: 0.8}).Sub(hull.Vec3{X: v[0], Y: v[1], Z: v[2]}).Length(); off > 1e-12 {
			t.Fatalf("the rotation is off by %g", off)
		}
	})
}

// Invalid text in a pose is refused with the range of its field: in metres, in radians, or without a unit.
func TestRefusedPose(t *testing.T) {
	for _, test := range []struct {
		turn        Turn
		field       Field
		typed, want string
	}{
		{TurnAxis, FieldX, "", "A’s x must be a number from −1e6 to 1e6 (metres), not “”."},
		{TurnAxis, FieldTurn, "1e308", "A’s axis x must be a number from −1e6 to 1e6, not “1e308”."},
		{TurnAxis, FieldTurn + 2, "1e-300", "A’s axis z must be part of an axis or quaternion longer than 1e-9, not “1e-300”."},
		{TurnAxis, FieldTurn + 3, "1e20", "A’s angle must be a number from −1e6 to 1e6 (radians), not “1e20”."},
		{TurnEuler, FieldTurn, "east", "A’s about x must be a number from −1e6 to 1e6 (radians), not “east”."},
		{TurnQuaternion, FieldTurn + 3, "", "A’s k must be a number from −1e6 to 1e6, not “”."},
		{TurnQuaternion, FieldTurn, "1e-10", "A’s w must be part of an axis or quaternion longer than 1e-9, not “1e-10”."},
	} {
		f := New()
		f.SetTurn(test.turn)
		if f.Type(A, test.field, test.typed); f.Typed(A, test.field).Message != test.want {
			t.Errorf("field %d of turn %d says %q, want %q", test.field, test.turn, f.Typed(A, test.field).Message, test.want)
		}
	}
}

// A vertex dragged onto another vertex makes no hull. A message says that, and the vertex stays in its old
// place. Another message says that a vertex lies on a face. Delete deletes the chosen vertex. Afterwards none
// is chosen, so a second Delete deletes nothing.
func TestVertexIsSpokenOf(t *testing.T) {
	f := New()
	f.ToggleVertices()
	points := slices.Clone(f.Shape(A).Points)
	ray := func(p hull.Vec3) *Ray {
		return &Ray{From: p.Add(hull.Vec3{Z: 9}), Along: hull.Vec3{Z: -1}, Toward: hull.Vec3{Z: 1}, Pixel: 1e-4}
	}
	top := slices.IndexFunc(points, func(p hull.Vec3) bool { return p.Z > 0 })
	at := f.Pose(A).Point(points[top])
	if f.Grab(ray(at)) != PartVertex || f.hand.point != top {
		t.Fatalf("took %+v, want vertex %d", f.hand, top)
	}
	other := slices.IndexFunc(points, func(p hull.Vec3) bool { return p.Z > 0 && p != points[top] })
	f.Drag(ray(f.Pose(A).Point(points[other])))
	if got, want := f.handled(true), "A v"+strconv.Itoa(top+1)+": A would be no hull. Two points are in one place: point "; len(got) < len(want) || got[:len(want)] != want {
		t.Errorf("at another vertex it says %q", got)
	}
	if f.Shape(A).Points[top] != points[top] {
		t.Error("it is not where it was")
	}
	f.Drag(ray(f.Pose(A).Point(hull.Vec3{X: 0.1, Y: 0.1, Z: points[top].Z})))
	f.Drop()
	if got, want := f.handled(true), "A v"+strconv.Itoa(top+1)+": on a face of the hull, merged with it"; got != want && !f.Shape(A).Inside(top) {
		t.Errorf("in the hull's side it says %q, want %q", got, want)
	}
	if !f.Press(lab.Key{Name: "Delete", Where: lab.OnBoxA}) || len(f.Shape(A).Points) != len(points)-1 {
		t.Errorf("after Delete there are %d points, want %d", len(f.Shape(A).Points), len(points)-1)
	}
	if f.Press(lab.Key{Name: "Delete", Where: lab.OnBoxA}) {
		t.Error("Delete deletes another one")
	}
	f.Undo()
	f.Undo()
	if !slices.Equal(f.Shape(A).Points, points) || f.CanUndo() {
		t.Error("undo does not give the points back")
	}
}

// A refused vertex keeps the typed text, and its message names the vertex. The next edit clears both.
func TestRefusedVertex(t *testing.T) {
	f := New()
	refusals := func() (list []string) {
		for side := A; side <= B; side++ {
			for i := range f.Shape(side).Points {
				if typed, message := f.VertexText(side, i); message != "" {
					list = append(list, side.Name()+" v"+strconv.Itoa(i+1), typed, message)
				}
			}
		}
		return list
	}
	stands, _ := f.VertexText(A, 6)
	other, _ := f.VertexText(A, 0)
	for _, test := range []struct {
		name string
		edit func()
		want []string
	}{
		{"where another one is", func() { f.TypeVertex(A, 6, other) }, []string{"A v7", other, "With “" + other + "” A would be no hull. Two points are in one place: point 7 and point 1."}},
		{"no point", func() { f.TypeVertex(B, 2, "x") }, []string{"B v3", "x", "B v3 must be three numbers from −1e6 to 1e6 (metres), with commas between, not “x”."}},
		{"no number in another field", func() { f.Type(A, FieldX, "far") }, nil},
		{"where another one is, again", func() { f.TypeVertex(A, 6, other) }, []string{"A v7", other, "With “" + other + "” A would be no hull. Two points are in one place: point 7 and point 1."}},
		{"a bias", func() { f.TypeBias(0, "2") }, nil},
		{"where another one is, once more", func() { f.TypeVertex(A, 6, other) }, []string{"A v7", other, "With “" + other + "” A would be no hull. Two points are in one place: point 7 and point 1."}},
		{"a good one", func() { f.TypeVertex(A, 0, "-1.3, -1, -0.6") }, nil},
	} {
		if test.edit(); !slices.Equal(refusals(), test.want) {
			t.Errorf("%s: %q, want %q", test.name, refusals(), test.want)
		}
	}
	if typed, _ := f.VertexText(A, 6); typed != stands {
		t.Errorf("the field goes back to %q, want %q", typed, stands)
	}
	f.picked = 2
	if err := f.LoadFile(tetraOBJ, fromDigits); err != nil {
		t.Fatal(err)
	}
	is, _ := f.VertexText(B, 1)
	f.TypeDelete(B, 0)
	f.TypeDelete(B, 1)
	if want := []string{"B v2", is, "B would be no hull. A hull needs 4 points or more."}; !slices.Equal(refusals(), want) {
		t.Errorf("of four points none is deleted: %q, want %q", refusals(), want)
	}
	if said := f.Spoken(); strings.Contains(said, "..") || !strings.Contains(said, "or more. ") {
		t.Errorf("it is spoken of as %q", said)
	}
}
