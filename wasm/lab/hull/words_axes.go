package hull

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/text"
)

// A table of faces has at most listedRows rows, a table of pairs at most listedPairs.
const (
	listedRows  = 12
	listedPairs = 4
)

// Two separations count as equal if they differ by at most level times the size.
const level = 1e-9

func (w *words) size() float64 { return max(w.c.A.Hull.Size, w.c.B.Hull.Size) }

// faces describes the separations along the face normals of a hull.
func (w *words) faces(side Side) {
	found, other := &w.c.FacesA, B
	if side == B {
		found, other = &w.c.FacesB, A
	}
	w.Set("box", side.Name())
	w.Set("other", other.Name())
	w.number("face", found.Face)
	w.number("vertex", int(found.Supports[found.Face]))
	ranked := frame.ByValue(found.Separations, found.Face)
	separation, next := found.Separation, found.Separations[ranked[1]]
	digits := text.Apart(2, separation, next)
	w.Set("depth", text.Number(math.Abs(separation), digits))
	w.Set("next", text.Number(math.Abs(next), digits))
	w.SetShort("gap", separation)
	_, _, separated := w.c.Separated()
	switch {
	case separated && w.c.Reached == w.at.Stage:
		w.SetShort("distance", w.c.Measure().Length)
		w.tell(text.HullFacesGapTitle, text.HullFacesGapText)
	case math.Abs(separation) <= level*w.size():
		w.tell(text.HullFacesTouchTitle, text.HullFacesTouchText)
	case next >= separation-level*w.size():
		w.tell(text.HullFacesTitle, text.HullFacesTieText)
	default:
		w.tell(text.HullFacesTitle, text.HullFacesText)
	}
	w.Table.Head = []string{w.Say(text.HullFacesHead), w.Say(text.HullFacesDeepest), w.Say(text.HullSeparation)}
	for n, i := range ranked {
		if n == listedRows {
			w.SetInt("count", len(ranked)-n)
			w.Table.Notes = append(w.Table.Notes, w.Say(text.HullFacesMore))
			break
		}
		w.row(faceNumber(i), i == found.Face, wordCell(vertexNumber(int(found.Supports[i]))), numberCell(found.Separations[i]))
	}
	w.gap()
}

// gap adds the rows of a call that ends here with a gap.
func (w *words) gap() {
	_, gap, separated := w.c.Separated()
	if separated && w.c.Reached == w.at.Stage {
		w.row(w.Say(text.HullGapAxis), true, numberCell(gap))
		w.row(w.Say(text.HullGapDistance), false, numberCell(w.c.Measure().Length))
	}
}

// bestFace returns the axis and the separation of the better face so far.
func (w *words) bestFace() (axis hull.Axis, separation float64) {
	if w.c.FacesB.Separation > w.c.FacesA.Separation {
		return hull.AxisFaceB, w.c.FacesB.Separation
	}
	return hull.AxisFaceA, w.c.FacesA.Separation
}

func (w *words) edges() {
	e := &w.c.Edges
	best, found := w.c.BestPair()
	axis, face := w.bestFace()
	w.SetInt("tested", e.Tested)
	w.SetInt("crossing", e.Crossing)
	if !found {
		w.tell(text.HullEdgesNoneTitle, text.HullEdgesNoneText)
	} else {
		w.number("a", best.A)
		w.number("b", best.B)
		digits := text.Apart(2, best.Separation, face)
		w.Set("depth", text.Number(math.Abs(best.Separation), digits))
		w.Set("face", text.Number(math.Abs(face), digits))
		w.SetShort("gap", best.Separation)
		switch {
		case w.c.Reached == hull.StageEdges:
			w.SetShort("distance", w.c.Measure().Length)
			w.tell(text.HullEdgesGapTitle, text.HullEdgesGapText)
		case best.Separation > face:
			w.tell(text.HullEdgesBestTitle, text.HullEdgesText)
		default:
			w.tell(text.HullEdgesWorseTitle, text.HullEdgesText)
		}
	}
	w.Table.Head = []string{w.Say(text.HullEdgesHeadA), w.Say(text.HullEdgesHeadB), w.Say(text.HullSeparation)}
	values := make([]float64, len(e.Pairs))
	lead := -1
	for i, p := range e.Pairs {
		values[i] = p.Separation
		if p.A == best.A && p.B == best.B {
			lead = i
		}
	}
	for n, i := range frame.ByValue(values, lead) {
		if n == listedPairs {
			break
		}
		p := &e.Pairs[i]
		w.row(edgeNumber(p.A), i == lead, wordCell(edgeNumber(p.B)), numberCell(p.Separation))
	}
	if found {
		w.row(w.Say(text.HullNormal), false, vectorCell(w.c.Frame.Vector(best.Normal)))
	}
	w.row(w.Say(text.HullEdgesFace), false, wordCell(w.axisName(axis)), numberCell(face))
	w.row(w.Say(text.HullEdgesTested), false, wordCell(strconv.Itoa(e.Tested)))
	w.row(w.Say(text.HullEdgesCrossing), false, wordCell(strconv.Itoa(e.Crossing)))
	w.gap()
}

func (w *words) best() {
	c := w.c
	best := &c.Best
	bias := w.f.Now.bias
	pair, crosses := c.BestPair()
	values := [3]float64{c.FacesA.Separation, c.FacesB.Separation, pair.Separation}
	found := [3]bool{true, true, crosses}
	least := best.Axis
	for axis := hull.AxisFaceA; axis < hull.AxisCount; axis++ {
		if found[axis] && values[axis] > values[least]+level*w.size() {
			least = axis
		}
	}
	w.Set("axis", w.axisName(best.Axis))
	w.Set("other", w.axisName(least))
	digits := text.Apart(2, values[best.Axis], values[least])
	w.Set("depth", text.Number(math.Abs(values[best.Axis]), digits))
	w.Set("less", text.Number(math.Abs(values[least]), digits))
	w.Set("percent", percent(bias.Relative))
	w.SetShort("metres", bias.Absolute)
	title, sentence := text.HullBestFaceTitle, text.HullBestText
	if best.Axis == hull.AxisEdge {
		title = text.HullBestEdgeTitle
	}
	switch {
	case least != best.Axis:
		sentence = text.HullBestPassedText
	case bias != (hull.Bias{}):
		sentence = text.HullBestBiasText
	}
	w.tell(title, sentence)
	w.Table.Head = []string{w.Say(text.HullBestHeadCandidate), w.Say(text.HullBestHeadThreshold), w.Say(text.HullSeparation)}
	for axis := hull.AxisFaceA; axis < hull.AxisCount; axis++ {
		threshold, value := wordCell("–"), wordCell(w.Say(text.HullBestNone))
		label := w.Say(text.HullStageEdges)
		if found[axis] {
			label, value = w.axisName(axis), numberCell(values[axis])
			if axis > hull.AxisFaceA {
				threshold = numberCell(best.Thresholds[axis])
			}
		}
		w.row(label, axis == best.Axis, threshold, value)
	}
	w.Table.Rows = append(w.Table.Rows, finding.Row{Label: w.Say(text.HullNormal), Cells: []finding.Cell{vectorCell(c.Frame.Vector(best.Normal))}})
}
