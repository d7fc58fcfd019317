package bridge

import (
	"math"
	"unsafe"

	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/plain"
	"github.com/clipstage/clipstage/wasm/text"
)

// mounted is a figure on the page.
type mounted struct {
	id     int32
	figure *pair.Figure
	view   view
	kept   []float64
}

// figures are the mounted ones, by the numbers that the page gives.
var figures = map[int32]*mounted{}

// PairCalls names the calls of the Pair lab in their order, which is their number.
func PairCalls() (names []string) {
	for i := range pairCalls {
		names = append(names, pairCalls[i].name)
	}
	return names
}

// Pair runs a call of the Pair lab.
func Pair(call, id int32) Result {
	var a arguments
	var result any
	language := text.English
	if c := &pairCalls[call]; c.free != nil {
		result = c.free(id, &a)
	} else if m := figures[id]; m == nil {
		result = pair.Destroyed()
	} else {
		language = m.figure.Language()
		if c.do != nil {
			c.do(m.figure)
		} else {
			result = c.run(m, &a)
		}
		leaveRoom()
		m.publish()
	}
	return answer(result, language)
}

func (m *mounted) publish() {
	changes := m.figure.Take()
	if changes == 0 {
		return
	}
	publishFrame(m.id, m.figure.Frame())
	if changes&^pair.ChangeHover != 0 {
		m.view.rerender()
	}
	if changes&^(pair.ChangeHover|pair.ChangeLit) != 0 {
		m.keep()
	}
	playing := int32(0)
	if m.figure.Playing() {
		playing = 1
	}
	changed(m.id, int32(changes), int32(m.figure.Stage()), playing)
}

func (m *mounted) keep() {
	m.kept = m.figure.AppendKept(m.kept[:0])
	keep(m.id, unsafe.Pointer(unsafe.SliceData(m.kept)), int32(len(m.kept)))
}

func publishFrame(id int32, frame []float64) {
	publish(id, unsafe.Pointer(unsafe.SliceData(frame)), int32(len(frame)))
}

// create makes a figure with a number, and publishes its frame.
func create(id int32, a *arguments) any {
	m := &mounted{id: id, figure: pair.New()}
	m.figure.Chance(a.index(math.MaxUint32))
	m.view = newView(m)
	figures[id] = m
	m.figure.Take()
	publishFrame(id, m.figure.Frame())
	m.keep()
	return nil
}

// restore makes a figure what was kept of it. What cannot be read leaves it as it is.
func restore(m *mounted, a *arguments) any {
	if !m.figure.Restore(a.numbers()) {
		return false
	}
	m.figure.Take()
	publishFrame(m.id, m.figure.Frame())
	m.keep()
	return true
}

// unmount renders the components empty, which releases their listeners.
func unmount(m *mounted, _ *arguments) any {
	m.view.leave()
	delete(figures, m.id)
	return nil
}

// collide(both, flat) returns a trace as JSON, without a figure.
func collide(_ int32, a *arguments) any {
	pose, err := poseOf(a.flat(), pair.Pose{}, true)
	leaveRoom()
	if err != nil {
		return err
	}
	f, err := pair.Collide(pose)
	if err != nil {
		return err
	}
	return f.Trace()
}

// pairCalls are what the page may call, by name: web/src/engine/api.ts has what they take and return.
// A call is one of three: do needs nothing but the figure, run has arguments or returns
// something, a result or an error, free is of no figure.
var pairCalls []pairCall

type pairCall struct {
	name string
	do   func(*pair.Figure)
	run  func(m *mounted, a *arguments) any
	free func(id int32, a *arguments) any
}

func init() {
	pairCalls = []pairCall{
		{name: "create", free: create}, // (seed)
		{name: "collide", free: collide},
		{name: "restore", run: restore}, // (what was kept)
		{name: "destroy", run: unmount},
		{name: "next", do: (*pair.Figure).Next},
		{name: "prev", do: (*pair.Figure).Prev},
		{name: "play", do: (*pair.Figure).Play},
		{name: "pause", do: (*pair.Figure).Pause},
		{name: "tick", do: (*pair.Figure).Tick},
		{name: "reset", do: (*pair.Figure).Reset},
		{name: "undo", do: (*pair.Figure).Undo},
		{name: "redo", do: (*pair.Figure).Redo},
		{name: "forget", do: (*pair.Figure).Forget},
		{name: "drop", do: (*pair.Figure).Drop},
		{name: "cancel", do: (*pair.Figure).Cancel},
		{name: "leave", do: (*pair.Figure).Leave},
		{name: "dismiss", do: (*pair.Figure).Dismiss},
		{name: "numbers", do: (*pair.Figure).ToggleNumbers},
		{name: "measure", do: (*pair.Figure).ToggleMeasure},
		{name: "swap", do: (*pair.Figure).Swap},
		{name: "render", run: func(m *mounted, _ *arguments) any { // into what lies at place
			m.view.render()
			return nil
		}},
		{name: "seek", run: func(m *mounted, a *arguments) any { // (stage id)
			stage, err := m.figure.StageNamed(a.string())
			if err != nil {
				return err
			}
			m.figure.Seek(stage)
			return nil
		}},
		{name: "option", run: func(m *mounted, a *arguments) any { // (name, value)
			name := a.string()
			return m.figure.SetOption(name, a.string())
		}},
		{name: "sentences", run: func(m *mounted, _ *arguments) any { return m.figure.Sentences() }}, // a line for each title and text
		{name: "preset", run: func(m *mounted, a *arguments) any { return m.figure.LoadPreset(a.string()) }},
		{name: "setPose", run: func(m *mounted, a *arguments) any { // ({a, b}, flat), in parts or whole
			pose, err := poseOf(a.flat(), m.figure.Pose(), false)
			if err != nil {
				return err
			}
			return m.figure.SetPose(pose)
		}},
		{name: "pose", run: func(m *mounted, _ *arguments) any { return m.figure.Pose() }},
		{name: "setState", run: func(m *mounted, a *arguments) any { return m.figure.SetState(a.string()) }},
		{name: "open", run: func(m *mounted, a *arguments) any { // (state of a link): what cannot be read leaves a notice
			m.figure.Open(a.string())
			return nil
		}},
		{name: "state", run: func(m *mounted, _ *arguments) any { return m.figure.State() }},
		{name: "stage", run: func(m *mounted, _ *arguments) any { return m.figure.Stage().String() }},
		{name: "playing", run: func(m *mounted, _ *arguments) any { return m.figure.Playing() }},
		{name: "speed", run: func(m *mounted, _ *arguments) any { return m.figure.Speed() }},
		{name: "notice", run: func(m *mounted, _ *arguments) any { return m.figure.Notice() }},
		{name: "report", run: func(m *mounted, a *arguments) any { // (message)
			m.figure.Report(a.string())
			return nil
		}},
		{name: "words", run: func(m *mounted, _ *arguments) any { return m.figure.Spoken() }},
		{name: "panic", run: func(*mounted, *arguments) any { panic("on request") }}, // for the tests of what then happens
		{name: "boxName", run: func(m *mounted, a *arguments) any { // (0 or 1)
			return m.figure.BoxName(pair.Side(a.index(2)))
		}},
		{name: "trace", run: func(m *mounted, _ *arguments) any { return m.figure.Trace() }}, // JSON
		{name: "focus", run: func(m *mounted, a *arguments) any { // (0 none, 1 A, 2 B)
			m.figure.SetFocus(uint8(a.index(3)))
			return nil
		}},
		{name: "light", run: func(m *mounted, a *arguments) any { // (pair.Thing)
			m.figure.Light(pair.Thing(a.index(256)))
			return nil
		}},
		{name: "surprise", run: func(m *mounted, a *arguments) any { // (seed)
			m.figure.Surprise(a.index(math.MaxUint32))
			return nil
		}},
		{name: "hover", run: func(m *mounted, a *arguments) any { // (x, y, metres in a pixel, is it a finger): pair.Part
			x, y, pixel := a.number(), a.number(), a.number()
			m.figure.Coarse(a.bool())
			return int(m.figure.Hover(x, y, pixel))
		}},
		{name: "grab", run: func(m *mounted, a *arguments) any { // likewise
			x, y, pixel := a.number(), a.number(), a.number()
			m.figure.Coarse(a.bool())
			return int(m.figure.Grab(x, y, pixel))
		}},
		{name: "drag", run: func(m *mounted, a *arguments) any { // (x, y, snap)
			x, y := a.number(), a.number()
			m.figure.Drag(x, y, a.bool())
			return nil
		}},
		{name: "cursor", run: func(m *mounted, _ *arguments) any { return m.figure.Cursor() }},
		{name: "key", run: func(m *mounted, a *arguments) any { // (key, ctrl, shift, alt, meta, pair.Where): was it meant for the figure?
			return m.figure.Press(pair.Key{
				Name: a.string(), Ctrl: a.bool(), Shift: a.bool(), Alt: a.bool(), Meta: a.bool(), Where: pair.Where(a.index(5)),
			})
		}},
	}
}

// poseOf reads {a: {w, h, x, y, angle}, b: {…}}. What is left out keeps its value,
// unless all of it is asked for.
func poseOf(v *plain.Flat, pose pair.Pose, whole bool) (pair.Pose, error) {
	var given [2][pair.FieldCount]bool
	var boxes [2]bool
	if v.Next() == plain.Object {
		for range v.Count() {
			side := sideOf(v.Text())
			boxes[side] = v.Next() == plain.Object
			if !boxes[side] {
				continue
			}
			for range v.Count() {
				field := fieldOf(v.Text())
				switch v.Next() {
				case plain.Number:
					*field.At(&pose[side]) = v.Float()
				case plain.Text: // what it was, in words
					return pose, pair.InvalidNumber(side, field, v.Text())
				}
				given[side][field] = true
			}
		}
	}
	for side := pair.A; whole && side <= pair.B; side++ {
		for field := pair.FieldW; field < pair.FieldCount; field++ {
			if !given[side][field] {
				return pose, pair.InvalidNumber(side, field, plain.Undefined.String())
			}
		}
	}
	return pose, nil
}

func sideOf(name string) pair.Side {
	if name == pair.A.String() {
		return pair.A
	}
	return pair.B
}

func fieldOf(name string) pair.Field {
	for field := pair.FieldW; field < pair.FieldAngle; field++ {
		if field.String() == name {
			return field
		}
	}
	return pair.FieldAngle
}
