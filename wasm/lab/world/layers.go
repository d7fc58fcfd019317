package world

import (
	"math"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

// ofContacts are the layers that draw contacts.
const ofContacts say.Layers = 1<<say.LayerContacts | 1<<say.LayerNormals | 1<<say.LayerImpulses | 1<<say.LayerCones

// SetLayers shows the layers with a list of ids, and hides all others. An unknown id is an error and changes nothing.
func (f *Figure) SetLayers(ids string) error {
	s, ok := say.ParseLayers(ids)
	if !ok {
		return lab.SomeOf("layers", ids, say.LayerIDs())
	}
	f.showLayers(s)
	return nil
}

// ToggleLayer shows or hides a layer.
func (f *Figure) ToggleLayer(l say.Layer) { f.showLayers(f.Layers ^ 1<<l) }

func (f *Figure) showLayers(s say.Layers) {
	if s == f.Layers {
		return
	}
	f.Layers = s
	f.Measure(s.Has(say.LayerTiming))
	if s&(1<<say.LayerBounds|1<<say.LayerCells|1<<say.LayerNear) == 0 {
		f.lists = [2]layerLists{}
	}
	f.Mark(lab.ChangeView | lab.ChangeWorld)
}

// layerLists are the lists of the layers about the broad phase. Their memory is reused.
type layerLists struct {
	look   physics.Look
	bounds []frame.Bound
	cells  []frame.Cell
	near   []frame.Near
}

// unlike is the distance from a body to its bounding box from which on the box is drawn, relative to half of the
// body's smaller width.
const unlike = 0.02

// list fills the lists of the shown layers for a whole world, in which a pair may be ringed.
func (x *layerLists) list(shown *frame.Shown, on say.Layers, offered [2]int, r *run.Run) {
	if on&ofContacts == 0 {
		shown.Contacts, shown.Pair = frame.ListPair, offered
	}
	if on.Has(say.LayerBounds) {
		x.bounds = appendBounds(x.bounds[:0], r.World)
		shown.Bounds = x.bounds
	}
	if !on.Has(say.LayerCells) && !on.Has(say.LayerNear) {
		return
	}
	x.look.At(r.World, r.Settings().DT)
	if on.Has(say.LayerCells) {
		x.cells, shown.Grid = appendCells(x.cells[:0], &x.look)
		shown.Cells = x.cells
	}
	if on.Has(say.LayerNear) {
		x.near = x.near[:0]
		for k := range x.look.Pairs() {
			q := x.look.Pair(k)
			x.near = append(x.near, frame.Near{A: float64(q.A), B: float64(q.B), Touch: lab.Bit(q.Touch)})
		}
		shown.Near = x.near
	}
}

// appendBounds appends the bounding boxes that visibly differ from their bodies.
func appendBounds(to []frame.Bound, w *physics.World) []frame.Bound {
	bodies, masses := w.Bodies(), w.Masses()
	for i := range bodies {
		if masses[i].Absent() {
			continue
		}
		b := &bodies[i]
		low, high := b.Bounds()
		own := b.Half
		if math.Abs(b.Rot.Col1.X) < math.Abs(b.Rot.Col1.Y) {
			own.X, own.Y = own.Y, own.X
		}
		beyond := max((high.X-low.X)/2-own.X, (high.Y-low.Y)/2-own.Y)
		if beyond > unlike*min(own.X, own.Y) {
			to = append(to, frame.Bound{Body: float64(i), Low: frame.Vec(low), High: frame.Vec(high)})
		}
	}
	return to
}

// appendCells appends the cells that contain bodies.
func appendCells(to []frame.Cell, look *physics.Look) ([]frame.Cell, frame.Grid) {
	g := look.Grid()
	for row := range g.Rows {
		for column := range g.Columns {
			if n := look.Bodies(column, row); n > 0 {
				to = append(to, frame.Cell{Column: float64(column), Row: float64(row), Bodies: float64(n)})
			}
		}
	}
	return to, frame.Grid{Low: frame.Vec(g.Low), Cell: frame.Vec(g.Cell), Columns: float64(g.Columns), Rows: float64(g.Rows)}
}

// OpenLayers opens or closes the list of layers, where it can be closed.
func (f *Figure) OpenLayers(open bool) {
	if f.LayersOpen != open {
		f.LayersOpen = open
		f.Mark(lab.ChangeView)
	}
}

// plotting is a reader's choice of plots.
type plotting struct {
	last   say.Plots // the plots that were shown before TogglePlots hid them
	choice bool      // the reader may choose plots
}

// Plotting reports whether a reader may choose which plots are shown.
func (f *Figure) Plotting() bool { return f.plotting.choice || f.Plots != 0 }

// TogglePlots hides all plots, or shows the last shown ones, by default the usual ones.
func (f *Figure) TogglePlots() {
	p := &f.plotting
	if f.Plotting() {
		p.last, p.choice = f.Plots, false
		f.setPlots(0)
		return
	}
	if p.last == 0 {
		p.last = say.UsualPlots
	}
	p.choice = true
	f.setPlots(p.last)
}

// TogglePlot shows or hides a plot.
func (f *Figure) TogglePlot(p say.Plot) {
	f.plotting.choice = true
	f.setPlots(f.Plots ^ 1<<p)
}

func (f *Figure) setPlots(p say.Plots) {
	f.Plots = p
	f.Mark(lab.ChangeWorld)
}

// ShownPlots are the chosen plots without the one that would tell the answer to a question.
func (f *Figure) ShownPlots() say.Plots {
	if f.Withheld() {
		return f.Plots &^ (1 << say.PlotContacts)
	}
	return f.Plots
}

// plotHead writes the data of the plots into the frame's head.
func (f *Figure) plotHead(head *frame.WorldHead, a say.Axis) {
	plots := f.ShownPlots()
	if plots == 0 {
		return
	}
	head.Plots, head.First, head.Last = float64(plots), float64(a.First), float64(a.Last)
	for p := range say.Plot(say.PlotCount) {
		if plots.Has(p) {
			head.Scales[p] = f.Narrator().Scale(p, a)
		}
	}
}
