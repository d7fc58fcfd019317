package bridge

import (
	"slices"
	"unsafe"

	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/hull"
	"github.com/clipstage/clipstage/wasm/lab/pair"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/shape"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/text"
)

// entry is a lab in a program, with its calls.
type entry struct {
	lab.Lab
	Calls []Method
}

// Program is the calls of its labs, and the parts of figures that only a page needs.
type Program struct {
	Labs   []entry
	Layout int                                        // the version of the frame layout
	keep   func(f lab.Figure, to []float64) []float64 // appends a figure's snapshot; or nil
	view   Controls                                   // or nil
}

// Controls makes the controls of a figure. do runs a command of the controls; enter tells the page that the figure
// acts without a call.
type Controls func(f lab.Figure, do func(command func()), enter func()) View

// page returns the program of one lab: the calls that all labs have, then the lab's own.
func page(l lab.Lab, layout int, view Controls, own ...[]Method) Program {
	return Program{
		Labs:   []entry{{l, append(slices.Concat(AllLabs, OnPage), slices.Concat(own...)...)}},
		Layout: layout,
		keep:   lab.Figure.AppendKept,
		view:   view,
	}
}

// Bare returns the program for use without a page: collide calls, and worlds without a picture.
func Bare() Program {
	return Program{
		Labs: []entry{
			{lab.Lab{ID: pair.ID}, pairCollide},
			{world.Lab, slices.Concat(AllLabs, worldCalls)},
			{lab.Lab{ID: hull.ID}, hullCollide},
			{lab.Lab{ID: shape.ID}, shapeCollide},
		},
		Layout: frame.WorldVersion,
	}
}

var program Program

// Offer sets the running program.
func Offer(p Program) {
	program, calls = p, nil
	for i := range p.Labs {
		for _, c := range p.Labs[i].Calls {
			c.lab = &p.Labs[i]
			calls = append(calls, c)
		}
	}
}

// View is the controls of a figure.
type View interface {
	Find() []panel.Entry // the controls
	Render()
	Rerender()
	Leave()
	Store(j *jsontext.Writer) // writes the findings of the shown stage for a saved trace: see panel.Store
}

// mounted is a figure with its id on the page.
type mounted struct {
	id     int32
	lab    *entry
	figure lab.Figure
	view   View // or nil
	kept   []float64
	stale  bool // kept is older than the figure
}

// figures are the mounted figures by their ids.
var figures = map[int32]*mounted{}

// mount creates a figure of m's lab and publishes it.
func (m *mounted) mount(seed uint32, language text.Language) {
	m.figure = m.lab.New(seed)
	m.figure.Speak(language)
	if f, ok := m.figure.(interface{ SetClock(func() float64) }); ok {
		f.SetClock(func() float64 { return now() })
	}
	figures[m.id] = m
	if program.view != nil {
		m.view = program.view(m.figure, m.doOnPage, func() { entered(m.id) })
	}
	m.begin()
}

// begin publishes a new or restored figure, without telling the page of changes.
func (m *mounted) begin() {
	m.figure.Take()
	m.publishFrame()
	m.keep()
}

// doOnPage runs a command of the controls and publishes its changes.
func (m *mounted) doOnPage(command func()) {
	entered(m.id)
	command()
	m.publish()
}

func (m *mounted) publish() {
	changes := m.figure.Take()
	m.stale = m.stale || changes&lab.Kept != 0
	if changes != 0 {
		m.publishFrame()
		if m.view != nil && changes&^lab.ChangeHover != 0 {
			m.view.Rerender()
		}
	}
	if m.stale && figures[m.id] == m && !m.figure.Gesture() { // the command may have destroyed the figure
		m.keep()
	}
	if changes == 0 {
		return
	}
	changed(m.id, int32(changes), int32(m.figure.StageIndex()), int32(lab.Bit(m.figure.Playing())))
}

func (m *mounted) publishFrame() {
	frame := m.figure.Frame()
	publish(m.id, unsafe.Pointer(unsafe.SliceData(frame)), int32(len(frame)))
}

// keep hands the figure's snapshot to the page. A snapshot may have the whole undo history, so it is not written at
// each move of a pointer.
func (m *mounted) keep() {
	m.stale = false
	if program.keep == nil {
		return
	}
	m.kept = program.keep(m.figure, m.kept[:0])
	keep(m.id, unsafe.Pointer(unsafe.SliceData(m.kept)), int32(len(m.kept)))
}

func (m *mounted) unmount() {
	if m.view != nil {
		m.view.Leave()
	}
	delete(figures, m.id)
	m.figure.Close()
}
