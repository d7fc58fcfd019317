package tests

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"strconv"
	"testing"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/trace"
	"github.com/clipstage/clipstage/tests/twin"
	"github.com/clipstage/clipstage/tests/twin/run"
)

// tolerance is relative to the pair's scale for lengths, and absolute for unit vectors.
const tolerance = 1e-9

// TestGoldenPairs compares every field of every stage of the golden pairs, with the original's matrices and
// with our own sine and cosine. If rounding decides a choice, the comparison ends where the pair's "exact"
// says.
func TestGoldenPairs(t *testing.T) {
	comparePairs(t, read(t, Pairs, 304), natively)
}

func TestTies(t *testing.T) {
	comparePairs(t, read(t, Ties, 50), natively)
}

// TestTwinPairs compares the golden pairs and the ties in the wasm in the same way.
func TestTwinPairs(t *testing.T) {
	run.Each(t, func(t *testing.T, e *run.Engine) {
		byEngine := func(t *testing.T, pairs []Pair, matrices bool) [][]byte {
			r := twin.Pairs()
			for i := range pairs {
				a, b := bodies(&pairs[i].In, matrices)
				r.Add(&a, &b, matrices)
			}
			answer, err := e.Answer(r.Bytes())
			if err != nil {
				t.Fatal(err)
			}
			return bytes.Split(answer, []byte("\n"))
		}
		t.Run("golden", func(t *testing.T) { comparePairs(t, read(t, Pairs, 304), byEngine) })
		t.Run("ties", func(t *testing.T) { comparePairs(t, read(t, Ties, 50), byEngine) })
	})
}

// tracer returns the traces of pairs. With matrices it uses the original's matrices, otherwise the angles.
type tracer func(t *testing.T, pairs []Pair, matrices bool) [][]byte

func comparePairs(t *testing.T, pairs []Pair, traced tracer) {
	for _, trig := range []struct {
		name     string
		matrices bool
	}{{"matrices", true}, {"own sine and cosine", false}} {
		t.Run(trig.name, func(t *testing.T) {
			var strict, partly, skipped, sameBits int
			traces := traced(t, pairs, trig.matrices)
			for i, want := range pairs {
				var got Pair
				if err := json.Unmarshal(traces[i], &got); err != nil {
					t.Fatalf("pair %d: %v in %s", want.ID, err, traces[i])
				}
				if sameEveryBit(want, got) {
					sameBits++
				} else if trig.matrices {
					t.Errorf("pair %d: some bits differ from the original's", want.ID)
				}
				switch {
				case !want.Ambiguous, want.Exact == "angle", want.Exact == "matrix" && trig.matrices:
					strict++
					comparePair(t, want, got)
				case want.Exact == "matrix":
					skipped++
				default:
					partly++
					compareNumbers(t, want, "faceA", want.Mid.FaceA[:], got.Mid.FaceA[:], tolerance*want.Scale)
					if want.Mid.Stage != "faceA" && got.Mid.Stage != "faceA" {
						compareNumbers(t, want, "faceB", want.Mid.FaceB[:], got.Mid.FaceB[:], tolerance*want.Scale)
					}
				}
			}
			t.Logf("%d pairs: %d in every field, %d in the separations only, %d skipped; %d equal in every bit",
				len(pairs), strict, partly, skipped, sameBits)
		})
	}
}

func read(t *testing.T, from func() ([]Pair, error), count int) []Pair {
	t.Helper()
	pairs, err := from()
	if err != nil {
		t.Fatal(err)
	}
	if len(pairs) != count {
		t.Fatalf("%d pairs, want %d", len(pairs), count)
	}
	return pairs
}

func natively(_ *testing.T, pairs []Pair, matrices bool) (traces [][]byte) {
	for i := range pairs {
		a, b := bodies(&pairs[i].In, matrices)
		var c physics.Clipping
		c.Run(&a, &b)
		traces = append(traces, trace.AppendPair(nil, strconv.AppendInt(nil, int64(i), 10), &c))
	}
	return traces
}

// bodies returns the boxes of a golden pair. With matrices they have the original's rotation matrices,
// otherwise matrices from the angles.
func bodies(in *PairInput, matrices bool) (a, b physics.Body) {
	vec := func(v [2]float64) physics.Vec2 { return physics.Vec2{X: v[0], Y: v[1]} }
	a = physics.NewBody(vec(in.WA), vec(in.PA), in.RA)
	b = physics.NewBody(vec(in.WB), vec(in.PB), in.RB)
	if matrices {
		a.Rot = physics.Mat22{Col1: vec([2]float64(in.MatA[:2])), Col2: vec([2]float64(in.MatA[2:]))}
		b.Rot = physics.Mat22{Col1: vec([2]float64(in.MatB[:2])), Col2: vec([2]float64(in.MatB[2:]))}
	}
	return a, b
}

// sameEveryBit compares the stages and the result, including signs of zeros.
func sameEveryBit(want, got Pair) bool {
	// Two numbers print alike only if their bits are the same.
	return fmt.Sprint(want.Mid, want.Out) == fmt.Sprint(got.Mid, got.Out)
}

func comparePair(t *testing.T, want, got Pair) {
	t.Helper()
	length := tolerance * want.Scale
	w, g := &want.Mid, &got.Mid
	same(t, want, "mid.stage", w.Stage, g.Stage)
	compareNumbers(t, want, "faceA", w.FaceA[:], g.FaceA[:], length)
	compareNumbers(t, want, "faceB", w.FaceB[:], g.FaceB[:], length)
	same(t, want, "axis", w.Axis, g.Axis)
	compareNumbers(t, want, "frontNormal", w.FrontNormal[:], g.FrontNormal[:], tolerance)
	compareNumbers(t, want, "sideNormal", w.SideNormal[:], g.SideNormal[:], tolerance)
	compareNumbers(t, want, "front, negSide, posSide",
		[]float64{w.Front, w.NegSide, w.PosSide}, []float64{g.Front, g.NegSide, g.PosSide}, length)
	same(t, want, "negEdge, posEdge", [2]int{w.NegEdge, w.PosEdge}, [2]int{g.NegEdge, g.PosEdge})
	same(t, want, "np1, np2", [2]int{w.NP1, w.NP2}, [2]int{g.NP1, g.NP2})
	compareVertices(t, want, "incidentEdge", w.IncidentEdge, g.IncidentEdge)
	compareVertices(t, want, "clipPoints1", w.ClipPoints1, g.ClipPoints1)
	compareVertices(t, want, "clipPoints2", w.ClipPoints2, g.ClipPoints2)

	same(t, want, "out.n", want.Out.N, got.Out.N)
	if len(want.Out.Contacts) != len(got.Out.Contacts) {
		t.Errorf("pair %d: %d contacts, want %d", want.ID, len(got.Out.Contacts), len(want.Out.Contacts))
		return
	}
	for i := range want.Out.Contacts {
		w, g := &want.Out.Contacts[i], &got.Out.Contacts[i]
		compareNumbers(t, want, "p", w.P[:], g.P[:], length)
		compareNumbers(t, want, "n", w.N[:], g.N[:], tolerance)
		compareNumbers(t, want, "s", []float64{w.S}, []float64{g.S}, length)
		same(t, want, "f", w.F, g.F)
		same(t, want, "key", w.Key, g.Key)
	}
}

func compareVertices(t *testing.T, pair Pair, what string, want, got []PairVertex) {
	t.Helper()
	if len(want) != len(got) {
		t.Errorf("pair %d: %s: %d points, want %d", pair.ID, what, len(got), len(want))
		return
	}
	for i := range want {
		compareNumbers(t, pair, what, want[i].V[:], got[i].V[:], tolerance*pair.Scale)
		same(t, pair, what+" f", want[i].F, got[i].F)
	}
}

func compareNumbers(t *testing.T, pair Pair, what string, want, got []float64, tolerance float64) {
	t.Helper()
	for i := range want {
		if !(math.Abs(want[i]-got[i]) <= tolerance) {
			t.Errorf("pair %d: %s = %v, want %v", pair.ID, what, got, want)
			return
		}
	}
}

func same[T comparable](t *testing.T, pair Pair, what string, want, got T) {
	t.Helper()
	if want != got {
		t.Errorf("pair %d: %s = %v, want %v", pair.ID, what, got, want)
	}
}

// The result of Run does not depend on earlier content of the Clipping. Collide returns the same count and
// first contact.
func TestRunAgain(t *testing.T) {
	pairs := read(t, Pairs, 304)
	var used physics.Clipping
	for _, pair := range pairs {
		var fresh physics.Clipping
		a, b := bodies(&pair.In, true)
		used.Run(&a, &b)
		fresh.Run(&a, &b)
		got, want := trace.AppendPair(nil, []byte("0"), &used), trace.AppendPair(nil, []byte("0"), &fresh)
		if string(got) != string(want) {
			t.Errorf("pair %d after another: %s, want %s", pair.ID, got, want)
		}
		collided := physics.Collide(&a, &b)
		if fresh.Manifold.Count != collided.Count || collided.Count > 0 && fresh.Manifold.Contacts[0] != collided.Contacts[0] {
			t.Errorf("pair %d: Collide returns %+v, Run %+v", pair.ID, collided, fresh.Manifold)
		}
	}
}
