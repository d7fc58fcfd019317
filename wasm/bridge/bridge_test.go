//go:build !(js && wasm)

package bridge

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"unsafe"

	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/wasm/flat"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/text"
)

// pages are the programs of the page, with empty controls. together is one program with all their calls.
var (
	pages    = []Program{Pair(bareControls), World(bareControls), Hull(bareControls), Shape(bareControls)}
	together = Program{Labs: slices.Concat(pages[0].Labs, pages[1].Labs, pages[2].Labs, pages[3].Labs), keep: pages[0].keep, view: bareControls}
)

func init() { Offer(together) }

func bareControls(lab.Figure, func(func()), func()) View { return bareView{} }

type bareView struct{}

func (bareView) Find() []panel.Entry    { return nil }
func (bareView) Render()                {}
func (bareView) Rerender()              {}
func (bareView) Leave()                 {}
func (bareView) Store(*jsontext.Writer) {}

// lay writes arguments into the mailbox as the page does.
func lay(args ...any) {
	clear(mailbox.Kinds[:])
	var bytes []byte
	for i, arg := range args {
		kind, number := flat.Undefined, 0.0
		switch a := arg.(type) {
		case float64:
			kind, number = flat.Number, a
		case bool:
			kind = flat.False
			if a {
				kind = flat.True
			}
		case string:
			kind, number = flat.Text, float64(len(a))
			bytes = append(bytes, a...)
		case []float64:
			kind, number = flat.List, float64(8*len(a))
			for _, f := range a {
				bytes = append(bytes, (*[8]byte)(unsafe.Pointer(&f))[:]...)
			}
		case laid:
			kind, number = flat.Object, 1
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
		copy(unsafe.Slice((*byte)(Reserve(int32(len(bytes)))), len(bytes)), bytes)
	}
}

// laid is a value laid flat.
type laid struct {
	kinds   []flat.Kind
	numbers []float64
	texts   []string
}

// numberOf returns the number of a lab's call.
func numberOf(t *testing.T, lab, name string) int32 {
	t.Helper()
	i := slices.IndexFunc(calls, func(c Method) bool { return c.lab.ID == lab && c.Name == name })
	if i < 0 {
		t.Fatalf("the %s lab has no call %q", lab, name)
	}
	return int32(i)
}

func callPair(t *testing.T, name string, id int32, args ...any) Result {
	t.Helper()
	lay(args...)
	return Call(numberOf(t, "pair", name), id)
}

func callWorld(t *testing.T, name string, id int32, args ...any) Result {
	t.Helper()
	lay(args...)
	return Call(numberOf(t, "world", name), id)
}

// words returns the texts that a call left.
func words(t *testing.T, result Result) (list []string) {
	t.Helper()
	count := map[Result]int{ResultText: 1, ResultFailed: 5}[result]
	rest := string(outgoing)
	for i := range count {
		n := int(mailbox.Numbers[1+i])
		list = append(list, rest[:n])
		rest = rest[n:]
	}
	return list
}

// TestCallsAndResults passes arguments and results of most types through the mailbox.
func TestCallsAndResults(t *testing.T) {
	callPair(t, "create", 7, 12.0)
	defer callPair(t, "destroy", 7)
	if r := callPair(t, "seek", 7, "keep"); r != ResultNone {
		t.Errorf("seek: %d %q", r, words(t, r))
	}
	if r := callPair(t, "stage", 7); r != ResultText || words(t, r)[0] != "keep" {
		t.Errorf("stage: %d %q", r, words(t, r))
	}
	if r := callPair(t, "option", 7, "editable", "никогда"); r != ResultFailed || words(t, r)[1] != "invalid-option" || words(t, r)[2] != "editable" {
		t.Errorf("option: %d %q", r, words(t, r))
	}
	if r := callPair(t, "hover", 7, 0.0, 0.0, 0.01, true); r != ResultNumber || mailbox.Numbers[0] != 1 {
		t.Errorf("hover: %d %v", r, mailbox.Numbers[0])
	}
	if r := callPair(t, "key", 7, "ArrowLeft", false, false, false, false, 0.0); r != ResultTrue {
		t.Errorf("key: %d", r)
	}
	pose := laid{
		[]flat.Kind{flat.Object, flat.Object, flat.Number, flat.Number},
		[]float64{1, 0, 2, 1, 4, 2, 0.5}, // {b: {x: 4, angle: 0.5}}
		[]string{"b", "x", "angle"},
	}
	if r := callPair(t, "setPose", 7, pose); r != ResultNone {
		t.Errorf("setPose: %d %q", r, words(t, r))
	}
	if r := callPair(t, "pose", 7); r != ResultPose || mailbox.Numbers[7] != 4 || mailbox.Numbers[9] != 0.5 {
		t.Errorf("pose: %d %v", r, mailbox.Numbers)
	}
	if r := callPair(t, "collide", 0, pose); r != ResultFailed || words(t, r)[1] != "invalid-pose" || words(t, r)[2] != "a.w" {
		t.Errorf("collide: %d %q", r, words(t, r))
	}
	kept := slices.Clone(figures[7].kept)
	callPair(t, "next", 7)
	if r := callPair(t, "restore", 7, kept); r != ResultTrue {
		t.Errorf("restore: %d", r)
	}
	if r := callPair(t, "next", 99); r != ResultFailed || words(t, r)[1] != "destroyed" {
		t.Errorf("next of none: %d %q", r, words(t, r))
	}

	callWorld(t, "create", 8)
	defer callWorld(t, "destroy", 8)
	callWorld(t, "setScene", 8, "teeter")
	if r := callWorld(t, "step", 8, "“two”"); r != ResultFailed || words(t, r)[2] != "n" {
		t.Errorf("step: %d %q", r, words(t, r))
	}
	if r := callWorld(t, "setState", 8, "lab=world&scene=wall&step=2"); r != ResultNumber || mailbox.Numbers[0] != 1 {
		t.Errorf("setState: %d %v", r, mailbox.Numbers[0])
	}
	for _, want := range []Result{ResultTrue, ResultFalse} {
		if r := callWorld(t, "advance", 8); r != want {
			t.Errorf("advance: %d", r)
		}
	}
	if r := callWorld(t, "journey", 8); r != ResultNumber || mailbox.Numbers[0] != 0 {
		t.Errorf("journey: %d %v", r, mailbox.Numbers[0])
	}
	if r := callWorld(t, "failure", 8); r != ResultNone {
		t.Errorf("failure of a world that goes on: %d", r)
	}
	if r := callWorld(t, "pass", 8, 1.0); r != ResultTrue {
		t.Errorf("pass: %d", r)
	}
	if r := callWorld(t, "key", 8, "-", false, false, false, false, false, 0.0); r != ResultNumber || mailbox.Numbers[0] != float64(world.MeantFarther) {
		t.Errorf("key: %d %v", r, mailbox.Numbers[0])
	}
	if r := callWorld(t, "open", 8, "nonsense"); r != ResultNone || figures[8].figure.(*world.Figure).Notice() == "" {
		t.Errorf("open: %d", r)
	}
	if r := callWorld(t, "set", 8, laid{[]flat.Kind{flat.Object, flat.Number}, []float64{1, 0, 3}, []string{"iterations"}}); r != ResultNone || figures[8].figure.(*world.Figure).Settings().Iterations != 3 {
		t.Errorf("set: %d %q", r, words(t, r))
	}
	if r := callWorld(t, "pick", 8, "“left”", 1.0); r != ResultFailed || words(t, r)[2] != "x" {
		t.Errorf("pick: %d %q", r, words(t, r))
	}
}

// TestAnyArguments passes random arguments of any type to nearly every call, which takes or refuses them.
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
			return laid{[]flat.Kind{flat.Object, flat.Number}, []float64{1, 0, 3}, []string{"iterations"}}
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
				args = []any{} // a list or a value comes alone
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
		number := r.IntN(len(calls))
		c := &calls[number]
		switch c.Name {
		case "panic", "step", "back": // steps take time, and other tests make them
			continue
		}
		before := told
		result := Call(int32(number), id)
		checkResult(t, c, result)
		if c.asks && told != before {
			t.Fatalf("%s only asks, and the page was told something", c.Name)
		}
	}
	clear(figures)
}

// checkResult checks that a result has the type in the table.
func checkResult(t *testing.T, c *Method, r Result) {
	t.Helper()
	want := map[Type][]Result{
		Nothing: {ResultNone}, Number: {ResultNumber}, Boolean: {ResultFalse, ResultTrue},
		Text: {ResultText}, StageID: {ResultText}, PoseType: {ResultPose}, List: {ResultList},
	}[c.Returns]
	if r != ResultFailed && !slices.Contains(want, r) {
		t.Fatalf("%s returned %d, want one of %d", c.Name, r, want)
	}
}

// TestTable passes the arguments in the table to every call but panic, and checks that it reads all of them.
func TestTable(t *testing.T) {
	pose := laid{[]flat.Kind{flat.Object}, []float64{0}, nil}
	of := map[Type]any{Number: 0.0, Boolean: true, Text: "", NumberOrWords: 1.0, List: []float64{}, Flat: pose}
	for number := range calls {
		c := &calls[number]
		if c.Name == "panic" {
			continue
		}
		m := &mounted{id: 5, lab: c.lab}
		m.mount(1, text.English)
		var args []any
		for _, p := range c.Takes {
			args = append(args, of[p.Is])
		}
		lay(args...)
		if c.free {
			m = &mounted{id: 5, lab: c.lab}
		}
		a := &arguments{takes: c.Takes}
		c.run(m, a)
		if a.at != len(c.Takes) {
			t.Errorf("%s %s reads %d arguments, the table has %d", c.lab.ID, c.Name, a.at, len(c.Takes))
		}
	}
	clear(figures)
}

// TestAsking checks that calls marked as asking leave the figure unchanged to the bit.
func TestAsking(t *testing.T) {
	for number := range calls {
		c := &calls[number]
		if !c.asks || c.free {
			continue
		}
		m := &mounted{id: 6, lab: c.lab}
		m.mount(1, text.English)
		before, kept := slices.Clone(m.figure.Frame()), slices.Clone(m.figure.AppendKept(nil))
		lay(0.5, 0.5)
		if r := Call(int32(number), 6); r == ResultFailed && words(t, r)[1] != "invalid-option" {
			t.Errorf("%s: %q", c.Name, words(t, r))
		}
		if change := m.figure.Take(); change != 0 {
			t.Errorf("%s %s asks, and changed %b", c.lab.ID, c.Name, change)
		}
		if !slices.Equal(before, m.figure.Frame()) || !slices.Equal(kept, m.figure.AppendKept(nil)) {
			t.Errorf("%s %s asks, and the figure is another one", c.lab.ID, c.Name)
		}
	}
	clear(figures)
}
