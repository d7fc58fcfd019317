package hull

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// Drawn returns the text on the picture of the present stage, or of the last stage before a question. Each line has a
// name that the page knows, a space and the words, which may leave numbers to the page.
func (f *Figure) Drawn() string {
	d := &drawing{words: words{Speech: text.Speech{Language: f.Language()}, f: &f.collision, c: &f.clipping, at: f.seen()}}
	d.line("metres", text.HullDrawnMetres)
	if v := f.asked.Verdict(); v != nil && !v.Right {
		d.line("asked", text.HullDrawnAsked)
	}
	if f.compare {
		d.compared()
		return d.lines
	}
	if f.Held() > 0 && f.Editable() != lab.EditNone {
		d.Set("nudge", f.NudgeText())
		d.line("nudge", text.HullDrawnNudge)
	}
	if said := f.handled(false); said != "" {
		d.lines += "hand " + said + "\n"
	}
	stage := min(d.at.Stage, f.Reached())
	if f.Skipped(stage) {
		stage = hull.StageEdges // the stage whose picture stays
	}
	d.apart()
	switch stage {
	case hull.StageFacesA:
		d.bars(A, B, &f.clipping.FacesA)
	case hull.StageFacesB:
		d.bars(B, A, &f.clipping.FacesB)
	case hull.StageEdges:
		d.SetInt("count", f.clipping.Edges.Tested)
		if f.clipping.Edges.Crossing == 0 {
			d.line("heading", text.HullEdgesNoneTitle)
			d.line("no-touch", text.HullDrawnNoTouch)
		} else {
			d.line("heading", text.HullDrawnSphere)
		}
		d.line("faces-a", text.HullDrawnFacesA)
		d.line("faces-b", text.HullDrawnFacesB)
		d.line("cross", text.HullDrawnCross)
		d.line("edges-a", text.HullDrawnEdgesA)
		d.line("edges-b", text.HullDrawnEdgesB)
		d.line("pairs", text.HullDrawnPairs)
		d.line("rest", text.HullDrawnRest)
	case hull.StageBestAxis:
		d.line("heading", text.HullDrawnBest)
		d.line("deeper", text.HullDrawnDeeper)
		d.line("edge-pair", text.HullDrawnEdgePair)
		d.line("limit", text.HullDrawnLimit)
		d.line("deep", text.HullDrawnDeep)
		d.line("side", text.HullDrawnSide)
	case hull.StageIncident:
		d.line("heading", text.HullDrawnIncident)
	default:
		d.line("heading", text.HullDrawnFlat)
		d.line("outside", text.HullDrawnOutside)
		d.line("needles", text.HullDrawnNeedles)
		d.line("corners", text.HullDrawnCorners)
		d.line("before", text.HullDrawnBefore)
		d.line("after", text.HullDrawnAfter)
		d.line("side", text.HullDrawnSide)
		d.line("strict", text.HullDrawnStrict)
		d.line("moves", text.HullDrawnMoves)
		d.line("new", text.HullClipNew)
		d.line("dropped", text.HullPointsDropped)
		for i, rule := range f.clipping.Reduce.Rules {
			if key := rules[rule].name; key != 0 && !f.Veiled(hull.StageReduce) {
				d.line("rule-"+strconv.Itoa(i+1), key)
			}
		}
	}
	switch { // the text over the last reached stage
	case f.Skipped(d.at.Stage):
		d.line("heading", text.HullSkippedTitle)
	case !f.Ran(d.at.Stage):
		d.line("heading", text.HullDrawnNone)
		d.line("side", text.HullDrawnSide)
	}
	return d.lines
}

// handled returns the words about the vertex under the pointer or the chosen one, else about the dragged arrow or
// ring; if briefly, only the message about a vertex.
func (f *Figure) handled(briefly bool) string {
	s := text.Speech{Language: f.Language()}
	at, message, ok := f.spoken()
	d, part := &f.drag, f.hand.part
	switch {
	case ok && message != "":
		s.Set("box", at.side().Name())
		s.SetInt("vertex", at.point+1)
		s.Set("said", message)
		return s.Say(text.HullDrawnVertexSaid)
	case briefly:
		return ""
	case ok && f.Handles():
		s.Set("box", at.side().Name())
		s.SetInt("vertex", at.point+1)
		return s.Say(text.HullDrawnVertex)
	case f.Dragging() && part.arrow():
		axis, side := part.axis(), f.hand.side()
		is := f.Now.poses[side].Position.At(axis)
		s.Set("axis", axisNames[axis])
		s.SetShort("at", is)
		s.SetShort("by", is-f.Start.poses[side].Position.At(axis))
		return s.Say(text.HullDrawnMoved)
	case f.Dragging() && part.ring():
		s.Set("axis", axisNames[part.axis()])
		s.SetShort("angle", d.turn*180/math.Pi)
		return s.Say(text.HullDrawnTurned)
	}
	return ""
}

var axisNames = [3]string{"x", "y", "z"}

type drawing struct {
	words
	lines string
}

// line adds a line. The page replaces names that have no value here.
func (d *drawing) line(name string, key text.Key) { d.lines += name + " " + d.Say(key) + "\n" }

// apart adds the line about the distance of hulls that are apart.
func (d *drawing) apart() {
	_, gap, separated := d.c.Separated()
	if !separated {
		return
	}
	if d.at.Stage >= d.c.Reached {
		d.line("apart", text.HullDrawnPlaneApart)
	}
	d.SetShort("gap", gap)
	d.SetShort("length", d.c.Measure().Length)
	d.line("gap", text.HullDrawnGap)
	d.line("distance", text.HullDrawnDistance)
}

func (d *drawing) bars(side, other Side, found *hull.Faces) {
	d.Set("box", side.Name())
	d.Set("other", other.Name())
	d.line("heading", text.HullDrawnBars)
	d.line("short", text.HullDrawnBarsShort)
	d.line("deep", text.HullDrawnDeep)
	d.line("deeper", text.HullDrawnDeeper)
	d.line("more", text.HullDrawnMore)
	d.line("side", text.HullDrawnSide)
	d.SetInt("face", found.Face+1)
	d.SetInt("vertex", int(found.Supports[found.Face])+1)
	d.line("plane", text.HullDrawnPlane)
	d.line("deepest", text.HullDrawnDeepest)
}
