package bridge

import (
	"math"
	"strconv"
	"unsafe"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/plain"
	"github.com/clipstage/clipstage/wasm/text"
)

// mountedWorld is a figure of the World lab on the page.
type mountedWorld struct {
	id     int32
	figure *world.Figure
	kept   []float64
}

// worlds are the mounted ones, by the numbers that the page gives.
var worlds = map[int32]*mountedWorld{}

// WorldCalls names the calls of the World lab in their order, which is their number.
func WorldCalls() (names []string) {
	for i := range worldCalls {
		names = append(names, worldCalls[i].name)
	}
	return names
}

// World runs a call of the World lab.
func World(call, id int32) Result {
	var a arguments
	c := &worldCalls[call]
	m := worlds[id]
	var result any
	switch {
	case c.free != nil:
		result = c.free(id, &a)
	case m == nil:
		result = pair.Destroyed()
	default:
		result = c.run(m, &a)
		leaveRoom()
		if err, ok := result.(*pair.Error); c.changes && (!ok || err == nil || err.Stands != "") { // other errors have changed nothing
			m.publish(c.keeps)
		}
	}
	return answer(result, text.English)
}

// publish copies the frame to the page, and what the page is to keep of it.
func (m *mountedWorld) publish(keeps bool) {
	publishFrame(m.id, m.figure.Frame())
	if keeps {
		m.kept = m.figure.AppendKept(m.kept[:0])
		keep(m.id, unsafe.Pointer(unsafe.SliceData(m.kept)), int32(len(m.kept)))
	}
}

func createWorld(id int32, _ *arguments) any {
	m := &mountedWorld{id: id, figure: world.New()}
	worlds[id] = m
	m.publish(true)
	return nil
}

// worldCalls are what the page may call, by name: web/src/engine/api.ts has what they take and
// return. One that changes the world publishes its frame; one that keeps has changed more than
// its steps.
var worldCalls []worldCall

type worldCall struct {
	name           string
	changes, keeps bool
	run            func(m *mountedWorld, a *arguments) any
	free           func(id int32, a *arguments) any
}

func init() {
	worldCalls = []worldCall{
		{name: "create", free: createWorld},
		{name: "restore", changes: true, keeps: true, run: func(m *mountedWorld, a *arguments) any { // (what was kept)
			return m.figure.Restore(a.numbers())
		}},
		{name: "destroy", run: func(m *mountedWorld, _ *arguments) any {
			delete(worlds, m.id)
			m.figure.Close()
			return nil
		}},
		{name: "step", changes: true, run: counted((*world.Figure).Step)},              // (n)
		{name: "back", changes: true, keeps: true, run: counted((*world.Figure).Back)}, // (n)
		{name: "reset", changes: true, keeps: true, run: func(m *mountedWorld, _ *arguments) any {
			m.figure.Reset()
			return nil
		}},
		{name: "open", changes: true, keeps: true, run: func(m *mountedWorld, a *arguments) any { // (scene id)
			return m.figure.Open(a.string())
		}},
		{name: "load", changes: true, keeps: true, run: func(m *mountedWorld, a *arguments) any { // (scene, flat)
			s, err := world.ReadScene(a.flat())
			if err != nil {
				return err
			}
			return m.figure.Load(s)
		}},
		{name: "begin", changes: true, keeps: true, run: func(m *mountedWorld, a *arguments) any { // (state): the steps that are to be taken to its end
			steps, err := m.figure.Begin(a.string())
			if err != nil {
				return err
			}
			return steps
		}},
		{name: "set", changes: true, keeps: true, run: func(m *mountedWorld, a *arguments) any { // (settings, in parts or whole, flat)
			s, err := world.ReadSettings(a.flat(), m.figure.Settings())
			if err != nil {
				return err
			}
			return m.figure.Set(s)
		}},
		{name: "choose", changes: true, keeps: true, run: func(m *mountedWorld, a *arguments) any { // (a, b), or (-1, -1) for none
			one, other := numberOr(a), numberOr(a)
			if one == -1 && other == -1 {
				m.figure.Unchoose()
				return nil
			}
			return m.figure.Choose(indexOf(one), indexOf(other))
		}},
		{name: "scene", run: func(m *mountedWorld, _ *arguments) any { return m.figure.Scene() }},
		{name: "state", run: func(m *mountedWorld, _ *arguments) any { return m.figure.State() }},
		{name: "settings", run: func(m *mountedWorld, _ *arguments) any { return m.figure.SettingsText() }}, // JSON
		{name: "pick", run: func(m *mountedWorld, a *arguments) any { // (x, y): a body, or -1
			var at [2]float64
			for i, name := range [...]string{"x", "y"} {
				if a.kind() != plain.Number {
					return pair.InvalidField(pair.CodeInvalidOption, name, wordsOf(a), "a number (metres)")
				}
				at[i] = a.number()
			}
			return m.figure.Pick(at[0], at[1])
		}},
		{name: "trace", run: func(m *mountedWorld, _ *arguments) any { return m.figure.Trace() }}, // JSON
		{name: "panic", run: func(*mountedWorld, *arguments) any { panic("on request") }},         // for the tests of what then happens
	}
}

// counted is a command that takes a number of steps.
func counted(run func(f *world.Figure, n float64) error) func(m *mountedWorld, a *arguments) any {
	return func(m *mountedWorld, a *arguments) any {
		if a.kind() != plain.Number {
			return pair.InvalidCount("n", wordsOf(a))
		}
		return run(m.figure, a.number())
	}
}

// wordsOf reads what the page has put into words: all that is no number.
func wordsOf(a *arguments) string {
	if a.kind() == plain.Text {
		return a.string()
	}
	return strconv.FormatFloat(a.number(), 'g', -1, 64)
}

// numberOr reads a number; what is none is NaN.
func numberOr(a *arguments) float64 {
	if a.kind() != plain.Number {
		_ = a.string()
		return math.NaN()
	}
	return a.number()
}

// indexOf returns a body's number, or -1 for what can be none.
func indexOf(f float64) int {
	if f != math.Trunc(f) || !(f >= 0 && f < scene.MaxBodies) {
		return -1
	}
	return int(f)
}
