//go:build !(js && wasm)

package bridge

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/clipstage/clipstage/physics"
	solid "github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/flat"
)

func callBoxes(t *testing.T, a, b scene.Box) Result {
	t.Helper()
	var args []any
	for _, box := range []scene.Box{a, b} {
		args = append(args, box.W, box.H, box.X, box.Y, box.Angle)
	}
	lay(args...)
	return Call(numberOf(t, "pair", "manifold"), 0)
}

func listed(t *testing.T, r Result) []float64 {
	t.Helper()
	if r != ResultList {
		t.Fatalf("result %d %q, want numbers", r, words(t, r))
	}
	if mailbox.Numbers[1] != float64(len(manifold)) {
		t.Fatalf("%v numbers are told of, there are %d", mailbox.Numbers[1], len(manifold))
	}
	return manifold
}

func TestBoxManifoldEqualsCollide(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	counts := [3]int{}
	apart := 0
	for range 2000 {
		box := func() scene.Box {
			return scene.Box{W: 0.1 + 2*r.Float64(), H: 0.1 + 2*r.Float64(), X: 2 * r.Float64(), Y: 2 * r.Float64(), Angle: 7 * r.Float64()}
		}
		a, b := box(), box()
		bodyA, bodyB := a.Body(), b.Body()
		want := physics.Collide(&bodyA, &bodyB)
		got := listed(t, callBoxes(t, a, b))
		if len(got) != 4+4*want.Count {
			t.Fatalf("%+v, %+v: %d numbers, want %d contacts", a, b, len(got), want.Count)
		}
		counts[want.Count]++
		for i := range want.Count {
			c := want.Contacts[i]
			numbers := []float64{c.Position.X, c.Position.Y, c.Separation, float64(c.Feature.Key())}
			if !slices.Equal(got[4+4*i:8+4*i], numbers) || got[1] != want.Normal.X || got[2] != want.Normal.Y {
				t.Errorf("%+v, %+v: contact %d is %v along %v, want %v along %v", a, b, i, got[4+4*i:8+4*i], got[1:3], numbers, want.Normal)
			}
		}
		if (got[0] == 1) != (got[3] > 0) {
			t.Errorf("%+v, %+v: apart %v with a separation of %v", a, b, got[0], got[3])
		}
		if got[0] == 1 {
			apart++
		}
	}
	if counts[1] == 0 || counts[2] == 0 || apart == 0 {
		t.Errorf("%v contacts, %d apart: not every kind was tried", counts, apart)
	}
}

// cube is a cube of side 1, as the page passes it.
func cube() laid {
	kinds, numbers := []flat.Kind{flat.Object, flat.List}, []float64{1, 0, 8}
	for corner := range 8 {
		kinds = append(kinds, flat.List, flat.Number, flat.Number, flat.Number)
		numbers = append(numbers, 3, float64(corner&1)-0.5, float64(corner>>1&1)-0.5, float64(corner>>2)-0.5)
	}
	return laid{kinds, numbers, []string{"points"}}
}

func buildCube(t *testing.T, id int32) {
	t.Helper()
	lay(cube())
	if r := Call(numberOf(t, "hull", "buildHull"), id); r != ResultNumber || mailbox.Numbers[0] != 8 {
		t.Fatalf("buildHull: %d %q, %v vertices", r, words(t, r), mailbox.Numbers[0])
	}
}

func callHulls(t *testing.T, args ...any) Result {
	t.Helper()
	lay(args...)
	return Call(numberOf(t, "hull", "manifold"), 0)
}

func turned(r *rand.Rand) solid.Quat {
	q, err := solid.Quat{W: r.NormFloat64(), X: r.NormFloat64(), Y: r.NormFloat64(), Z: r.NormFloat64()}.Unit()
	if err != nil {
		return solid.Identity
	}
	return q
}

func TestHullManifoldEqualsRun(t *testing.T) {
	buildCube(t, 5)
	buildCube(t, 9)
	defer clear(built)
	r := rand.New(rand.NewPCG(3, 4))
	met := map[[2]bool]int{}
	for range 2000 {
		poses := [2]solid.Pose{{Rotation: turned(r)}, {Position: solid.Vec3{X: 2 * r.Float64(), Y: r.Float64(), Z: r.Float64()}, Rotation: turned(r)}}
		args := []any{}
		for i, p := range poses {
			args = append(args, []float64{5, 9}[i], p.Position.X, p.Position.Y, p.Position.Z, p.Rotation.W, p.Rotation.X, p.Rotation.Y, p.Rotation.Z)
		}
		got := listed(t, callHulls(t, args...))
		var c solid.Clipping
		c.Run(built[5], built[9], &poses[0], &poses[1])
		_, gap, apart := c.Separated()
		met[[2]bool{apart, c.Manifold.Count > 1}]++
		if (got[0] == 1) != apart {
			t.Fatalf("apart: %v, want %v", got[0], apart)
		}
		if apart {
			d := c.Measure()
			want := []float64{gap, d.Length, d.OnA.X, d.OnA.Y, d.OnA.Z, d.OnB.X, d.OnB.Y, d.OnB.Z}
			if !slices.Equal(got[5:], want) {
				t.Errorf("apart: %v, want %v", got[5:], want)
			}
			continue
		}
		m := &c.Manifold
		want := []float64{0, float64(c.Best.Axis), m.Normal.X, m.Normal.Y, m.Normal.Z, c.Best.Separation}
		for _, p := range m.Contacts[:m.Count] {
			want = append(want, p.Position.X, p.Position.Y, p.Position.Z, p.OnA.X, p.OnA.Y, p.OnA.Z, p.OnB.X, p.OnB.Y, p.OnB.Z, p.Separation, float64(p.Feature.Key()))
		}
		if !slices.Equal(got, want) {
			t.Errorf("%v, want %v", got, want)
		}
	}
	if met[[2]bool{true, false}] == 0 || met[[2]bool{false, false}] == 0 || met[[2]bool{false, true}] == 0 {
		t.Errorf("%v: not every kind was tried", met)
	}
}

func TestManifoldCallsRefuseBadInput(t *testing.T) {
	buildCube(t, 5)
	defer clear(built)
	at := func(list ...any) []any {
		args := []any{5.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 5.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0}
		args[list[0].(int)] = list[1]
		return args
	}
	box := func(list ...any) []any {
		args := []any{1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0}
		args[list[0].(int)] = list[1]
		return args
	}
	for _, test := range []struct {
		lab, call   string
		args        []any
		code, field string
	}{
		{"pair", "manifold", box(3, "“up”"), "invalid-pose", "a.y"},
		{"pair", "manifold", box(5, nil), "invalid-pose", "b.w"},
		{"pair", "manifold", box(6, -1.0), "invalid-pose", "b.h"},
		{"pair", "manifold", box(9, math.NaN()), "invalid-pose", "b.angle"},
		{"hull", "manifold", at(0, 6.0), "destroyed", "a"},
		{"hull", "manifold", at(8, nil), "destroyed", "b"},
		{"hull", "manifold", at(8, math.Inf(1)), "destroyed", "b"},
		{"hull", "manifold", at(2, "“left”"), "invalid-pose", "a.position[1]"},
		{"hull", "manifold", at(13, nil), "invalid-pose", "b.rotation[1]"},
		{"hull", "manifold", at(9, 1e300), "invalid-pose", "b.position"},
		{"hull", "manifold", at(4, 0.5), "invalid-pose", "a.rotation"},
		{"hull", "buildHull", []any{laid{[]flat.Kind{flat.Object}, []float64{0}, nil}}, "invalid-hull", "points"},
		{"hull", "buildHull", []any{laid{[]flat.Kind{flat.Object, flat.List}, []float64{1, 0, 0}, []string{"points"}}}, "invalid-hull", "points"},
	} {
		lay(test.args...)
		r := Call(numberOf(t, test.lab, test.call), 7)
		if r != ResultFailed {
			t.Errorf("%s %v: %d, want an error", test.call, test.args, r)
			continue
		}
		if said := words(t, r); said[1] != test.code || said[2] != test.field || said[3] == "" {
			t.Errorf("%s %v: %q, want %s of %s", test.call, test.args, said, test.code, test.field)
		}
	}
	lay()
	Call(numberOf(t, "hull", "freeHull"), 5)
	if r := callHulls(t, at(0, 5.0)...); r != ResultFailed {
		t.Errorf("a hull that was given up: %d, want an error", r)
	}
}

// TestManifoldCallsAllocateNothing calls the functions in the table directly, because Call allocates.
func TestManifoldCallsAllocateNothing(t *testing.T) {
	buildCube(t, 5)
	buildCube(t, 6)
	defer clear(built)
	for _, test := range []struct {
		lab  string
		args []any
	}{
		{"pair", []any{1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.9, 0.1}},
		{"pair", []any{1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 1.9, 0.1}},
		{"hull", []any{5.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 6.0, 0.1, 0.9, 0.2, 0.8, 0.6, 0.0, 0.0}},
		{"hull", []any{5.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 6.0, 0.1, 2.9, 0.2, 0.8, 0.6, 0.0, 0.0}},
	} {
		c := &calls[numberOf(t, test.lab, "manifold")]
		lay(test.args...)
		a := arguments{takes: c.Takes}
		m := &mounted{}
		if n := testing.AllocsPerRun(100, func() {
			a.at = 0
			if _, ok := c.run(m, &a).(*[]float64); !ok {
				t.Fatal("no numbers")
			}
		}); n != 0 {
			t.Errorf("%s manifold %v allocates %v times, want never", test.lab, test.args, n)
		}
	}
}
