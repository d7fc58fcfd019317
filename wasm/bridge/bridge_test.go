//go:build !(js && wasm)

package bridge

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"unsafe"

	"github.com/clipstage/clipstage/wasm/plain"
)

// lay puts arguments into the mailbox as the page does.
func lay(args ...any) {
	clear(mailbox.Kinds[:])
	var bytes []byte
	for i, arg := range args {
		kind, number := plain.Undefined, 0.0
		switch a := arg.(type) {
		case float64:
			kind, number = plain.Number, a
		case bool:
			kind = plain.False
			if a {
				kind = plain.True
			}
		case string:
			kind, number = plain.Text, float64(len(a))
			bytes = append(bytes, a...)
		case []float64:
			kind, number = plain.List, float64(8*len(a))
			for _, f := range a {
				bytes = append(bytes, (*[8]byte)(unsafe.Pointer(&f))[:]...)
			}
		case laid:
			kind, number = plain.Object, 1
			head := append([]float64{float64(len(a.numbers)), float64(len(a.texts)), float64(len(a.kinds))}, a.numbers...)
			for _, t := range a.texts {
				head = append(head, float64(len(t)))
			}
			for _, f := range head {
				bytes = append(bytes, (*[8]byte)(unsafe.Pointer(&f))[:]...)
			}
			for _, k := range a.kinds {
				bytes = append(bytes, byte(k))
			}
			for _, t := range a.texts {
				bytes = append(bytes, t...)
			}
		}
		mailbox.Kinds[i], mailbox.Numbers[i] = uint8(kind), number
	}
	if len(bytes) > 0 {
		copy(unsafe.Slice((*byte)(Room(int32(len(bytes)))), len(bytes)), bytes)
	}
}

// laid is a value laid flat.
type laid struct {
	kinds   []plain.Kind
	numbers []float64
	texts   []string
}

func callPair(t *testing.T, name string, id int32, args ...any) Result {
	t.Helper()
	lay(args...)
	return Pair(int32(slices.Index(PairCalls(), name)), id)
}

func callWorld(t *testing.T, name string, id int32, args ...any) Result {
	t.Helper()
	lay(args...)
	return World(int32(slices.Index(WorldCalls(), name)), id)
}

// words are the texts that a call has left.
func words(t *testing.T, result Result) (list []string) {
	t.Helper()
	count := map[Result]int{Text: 1, Failed: 5}[result]
	rest := string(said)
	for i := range count {
		n := int(mailbox.Numbers[1+i])
		list = append(list, rest[:n])
		rest = rest[n:]
	}
	return list
}

// TestCallsAndResults takes each way of giving and returning through the mailbox.
func TestCallsAndResults(t *testing.T) {
	callPair(t, "create", 7, 12.0)
	defer callPair(t, "destroy", 7)
	if r := callPair(t, "seek", 7, "keep"); r != None {
		t.Errorf("seek: %d %q", r, words(t, r))
	}
	if r := callPair(t, "stage", 7); r != Text || words(t, r)[0] != "keep" {
		t.Errorf("stage: %d %q", r, words(t, r))
	}
	if r := callPair(t, "option", 7, "editable", "никогда"); r != Failed || words(t, r)[1] != "invalid-option" || words(t, r)[2] != "editable" {
		t.Errorf("option: %d %q", r, words(t, r))
	}
	if r := callPair(t, "hover", 7, 0.0, 0.0, 0.01, true); r != Number || mailbox.Numbers[0] != 1 {
		t.Errorf("hover: %d %v", r, mailbox.Numbers[0])
	}
	if r := callPair(t, "key", 7, "ArrowLeft", false, false, false, false, 0.0); r != True {
		t.Errorf("key: %d", r)
	}
	pose := laid{
		[]plain.Kind{plain.Object, plain.Object, plain.Number, plain.Number},
		[]float64{1, 0, 2, 1, 4, 2, 0.5}, // {b: {x: 4, angle: 0.5}}
		[]string{"b", "x", "angle"},
	}
	if r := callPair(t, "setPose", 7, pose); r != None {
		t.Errorf("setPose: %d %q", r, words(t, r))
	}
	if r := callPair(t, "pose", 7); r != Pose || mailbox.Numbers[7] != 4 || mailbox.Numbers[9] != 0.5 {
		t.Errorf("pose: %d %v", r, mailbox.Numbers)
	}
	if r := callPair(t, "collide", 0, pose); r != Failed || words(t, r)[1] != "invalid-pose" || words(t, r)[2] != "a.w" {
		t.Errorf("collide: %d %q", r, words(t, r))
	}
	kept := slices.Clone(figures[7].kept)
	callPair(t, "next", 7)
	if r := callPair(t, "restore", 7, kept); r != True {
		t.Errorf("restore: %d", r)
	}
	if r := callPair(t, "next", 99); r != Failed || words(t, r)[1] != "destroyed" {
		t.Errorf("next of none: %d %q", r, words(t, r))
	}

	callWorld(t, "create", 8)
	defer callWorld(t, "destroy", 8)
	callWorld(t, "open", 8, "teeter")
	if r := callWorld(t, "step", 8, "“two”"); r != Failed || words(t, r)[2] != "n" {
		t.Errorf("step: %d %q", r, words(t, r))
	}
	if r := callWorld(t, "begin", 8, "lab=world&scene=wall&step=12"); r != Number || mailbox.Numbers[0] != 12 {
		t.Errorf("begin: %d %v", r, mailbox.Numbers[0])
	}
	if r := callWorld(t, "set", 8, laid{[]plain.Kind{plain.Object, plain.Number}, []float64{1, 0, 3}, []string{"iterations"}}); r != None || worlds[8].figure.Settings().Iterations != 3 {
		t.Errorf("set: %d %q", r, words(t, r))
	}
	if r := callWorld(t, "pick", 8, "“left”", 1.0); r != Failed || words(t, r)[2] != "x" {
		t.Errorf("pick: %d %q", r, words(t, r))
	}
}

// TestAnyArguments gives every call anything that the mailbox can hold, in any order: each is
// taken or refused.
func TestAnyArguments(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	anything := func() any {
		switch r.IntN(8) {
		case 0:
			return nil
		case 1:
			return r.IntN(2) == 0
		case 2:
			return []string{"", "keep", "teeter", "lab=pair", "lab=world&scene=wall", "ключ", "\xff\xfe"}[r.IntN(7)]
		case 3:
			return []float64{math.NaN(), 1, 2}[:r.IntN(4)]
		case 4:
			return laid{[]plain.Kind{plain.Object, plain.Number}, []float64{1, 0, 3}, []string{"iterations"}}
		default:
			return []float64{0, 1, -1, 0.5, 3, 1e9, -1e300, math.NaN(), math.Inf(1)}[r.IntN(9)]
		}
	}
	for range 30_000 {
		id := int32(1 + r.IntN(3))
		args := []any{}
		for range r.IntN(7) {
			arg := anything()
			switch arg.(type) {
			case []float64, laid:
				args = []any{} // go alone
			}
			if len(args) == 1 {
				switch args[0].(type) {
				case []float64, laid:
					continue
				}
			}
			args = append(args, arg)
		}
		lay(args...)
		if r.IntN(2) == 0 {
			call := r.IntN(len(pairCalls))
			if pairCalls[call].name == "panic" {
				continue
			}
			answered(t, Pair(int32(call), id))
		} else {
			call := r.IntN(len(worldCalls))
			switch worldCalls[call].name {
			case "panic", "step", "back": // steps take time, and are counted elsewhere
				continue
			}
			answered(t, World(int32(call), id))
		}
	}
	clear(figures)
	clear(worlds)
}

func answered(t *testing.T, r Result) {
	t.Helper()
	if r < None || r > Failed {
		t.Fatalf("result %d", r)
	}
}
