package bridge

import (
	"unsafe"

	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/hull"
	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/text"
)

// entry is a lab as the page knows it. Its controls are in view_js.go.
type entry struct {
	lab.Lab
	calls []call // besides those that all labs have
}

// labs has an entry for each lab.
var labs = [...]entry{{pair.Lab, pairCalls}, {world.Lab, worldCalls}, {hull.Lab, hullCalls}}

// mounted is a figure on the page.
type mounted struct {
	id     int32
	lab    *entry
	figure lab.Figure
	view   view
	kept   []float64
}

// figures are the mounted ones, by the numbers that the page gives.
var figures = map[int32]*mounted{}

// mount makes a figure of m's lab, and publishes its frame.
func (m *mounted) mount(seed uint32, language text.Language) {
	m.figure = m.lab.New(seed)
	m.figure.Speak(language)
	if f, ok := m.figure.(*world.Figure); ok {
		f.SetClock(func() float64 { return now() })
	}
	figures[m.id] = m
	m.view = newView(m)
	m.begin()
}

// begin publishes all of a figure, of which the page is told nothing more.
func (m *mounted) begin() {
	m.figure.Take()
	m.publishFrame()
	m.keep()
}

// publish hands over what a command has changed.
func (m *mounted) publish() {
	changes := m.figure.Take()
	if changes == 0 {
		return
	}
	m.publishFrame()
	if changes&^lab.ChangeHover != 0 {
		m.view.rerender()
	}
	if changes&lab.Kept != 0 {
		m.keep()
	}
	changed(m.id, int32(changes), int32(m.figure.StageIndex()), int32(lab.Bit(m.figure.Playing())))
}

func (m *mounted) publishFrame() {
	frame := m.figure.Frame()
	publish(m.id, unsafe.Pointer(unsafe.SliceData(frame)), int32(len(frame)))
}

func (m *mounted) keep() {
	m.kept = m.figure.AppendKept(m.kept[:0])
	keep(m.id, unsafe.Pointer(unsafe.SliceData(m.kept)), int32(len(m.kept)))
}

// unmount renders the components empty, which releases their listeners, and gives up the figure.
func (m *mounted) unmount() {
	m.view.leave()
	delete(figures, m.id)
	m.figure.Close()
}
