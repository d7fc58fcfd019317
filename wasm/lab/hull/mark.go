package hull

import (
	"math"
	"math/bits"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/ask"
)

// choiceFinger is the distance in CSS pixels within which a finger meets a choice.
const choiceFinger = 22

// mark is a part of the picture that stands for a choice of the present question.
type mark struct {
	choice int // from 0
	part   int // frame.MarkFace, frame.MarkEdge or frame.MarkPoint
	side   Side
	index  int // of the face or the edge in its hull, or of the point in Keep.Points
}

// marks lists the parts that stand for the choices of the present question. Whether edges count is answered by any
// edge, or by the best face.
func (f *hands) marks() (list []mark) {
	w := &words{c: &f.clipping}
	c := w.c
	faces := []mark{{0, frame.MarkFace, A, c.FacesA.Face}, {1, frame.MarkFace, B, c.FacesB.Face}}
	switch f.Stage() {
	case hull.StageEdges:
		best, _ := w.bestFace()
		no := faces[best]
		no.choice = 1
		list = append(list, no)
		for side := A; side <= B; side++ {
			for e := range len(w.placed(side).Hull.Edges) / 2 {
				list = append(list, mark{0, frame.MarkEdge, side, e})
			}
		}
	case hull.StageBestAxis:
		list = faces
		if pair, ok := c.BestPair(); ok {
			list = append(list, mark{2, frame.MarkEdge, A, pair.A}, mark{2, frame.MarkEdge, B, pair.B})
		}
	case hull.StageIncident:
		candidates, _ := w.candidates()
		for i := range candidates {
			list = append(list, mark{i, frame.MarkFace, 1 - w.reference(), int(candidates[i].Face)})
		}
	case hull.StageReduce:
		for i := range c.Keep.Points {
			list = append(list, mark{i, frame.MarkPoint, 1 - w.reference(), i})
		}
	}
	return list
}

// outline returns the corners of a face, the ends of an edge, or a point with its foot on the reference face, in the
// world. normal is a face's outward unit normal.
func (f *hands) outline(m mark) (points []hull.Vec3, normal hull.Vec3) {
	w := &words{c: &f.clipping}
	c, s := w.c, w.placed(m.side)
	var vertices []int32
	switch m.part {
	case frame.MarkFace:
		vertices, normal = s.Hull.Corners(nil, m.index), c.Frame.Vector(s.Normals[m.index])
	case frame.MarkEdge:
		vertices = []int32{s.Hull.Edges[2*m.index].Origin, s.Hull.Edges[2*m.index+1].Origin}
	default:
		p := &c.Keep.Points[m.index]
		foot := p.Position.Sub(w.placed(w.reference()).Normals[c.Best.Face].Mul(p.Separation))
		return []hull.Vec3{c.Frame.Point(p.Position), c.Frame.Point(foot)}, normal
	}
	for _, v := range vertices {
		points = append(points, c.Frame.Point(s.Vertices[v]))
	}
	return points, normal
}

// over returns the ray's distance from an outline in pixels, 0 inside a face, and how far along the ray that is.
func (r *Ray) over(points []hull.Vec3, normal hull.Vec3) (pixels, along float64) {
	pixels = math.Inf(1)
	left, right := false, len(points) < 3
	for i, p := range points {
		q := points[(i+1)%len(points)]
		if at, off := r.near(p, q); off < pixels {
			pixels, along = off, at.Sub(r.From).Dot(r.Along)
		}
		turn := r.Along.Dot(p.Sub(r.From).Cross(q.Sub(r.From)))
		left, right = left || turn < 0, right || turn > 0
	}
	if p, ok := r.plane(points[0], normal); ok && left != right && r.pixel(p) > 0 {
		return 0, p.Sub(r.From).Dot(r.Along)
	}
	return pixels, along
}

// markAt returns the part that a ray meets, if it stands for a choice: the nearest one in pixels. Of the faces behind
// the pointer it is the one nearest to the reader. An edge or a point comes before them if the pointer is close to it.
func (f *hands) markAt(r *Ray) (best mark, ok bool) {
	reach, least, depth := r.reach(ask.Reach, choiceFinger), math.Inf(1), math.Inf(1)
	for _, m := range f.marks() {
		off, along := r.over(f.outline(m))
		if off > reach {
			continue
		}
		if m.part == frame.MarkFace {
			off += reach / 2
		}
		if off < least || off == least && along < depth {
			best, least, depth, ok = m, off, along, true
		}
	}
	return best, ok
}

// meet highlights the choice that a ray meets, and reports whether there is one.
func (f *hands) meet(r *Ray) bool {
	if !f.Asks() || !r.good() {
		return false
	}
	m, ok := f.markAt(r)
	choice := -1
	if ok {
		choice = m.choice
	}
	if f.met != m {
		f.met = m
		f.Mark(lab.ChangeHover)
	}
	f.asked.Over(choice)
	return ok
}

// Choose answers by the choice under the pointer. The hull that the press picked is not picked any more.
func (f *hands) Choose() {
	f.picked, f.chosen, f.near = 0, hold{}, 0
	f.asked.Take()
}

// tellAsk writes the choices so far, or the wrong answer, to the frame. Of many edges with the same meaning it writes
// only the one under the pointer.
func (f *hands) tellAsk(to *frame.Hulls) {
	a, stage := &to.Ask, f.Stage()
	if f.Asks() {
		a.Hot, a.Ticked = float64(f.asked.Hot), float64(f.asked.Set)
	} else if v := f.asked.Verdict(); v != nil && !v.Right && !f.Veiled(stage) {
		a.Given, a.Ticked = 1, float64(f.asked.Last.Set)
		a.Hot = float64(bits.Len(f.asked.Last.Set))
	} else {
		return
	}
	a.Stage = float64(stage) + 1
	for _, m := range f.marks() {
		if stage == hull.StageEdges && m.part == frame.MarkEdge && (!f.asked.Near || m != f.met) {
			continue
		}
		to.AddMark(frame.HullMark{Choice: float64(m.choice), Part: float64(m.part), OfB: float64(m.side), Index: float64(m.index)})
	}
}
