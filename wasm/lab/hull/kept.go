package hull

import (
	"math"
	"slices"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
)

// What is kept of a figure, so that another instance of the engine restores it: plain numbers, which
// the page holds and only Restore reads. First what it shows, then each hull that it knows, by its points and faces, then
// the moments, which name their hulls, then the notice.

// AppendKept adds what Restore needs to a list.
func (f *Figure) AppendKept(to []float64) []float64 {
	past, future := f.history.Past, f.history.Future
	moments := append([]moment{f.now, f.base}, past...)
	moments = append(moments, future...)
	var shapes []*Shape
	number := func(s *Shape) float64 {
		i := slices.Index(shapes, s)
		if i < 0 {
			i = len(shapes)
			shapes = append(shapes, s)
		}
		return float64(i)
	}
	var list []float64
	for i := range moments {
		list = appendMoment(list, &moments[i], number)
	}
	v := &f.view
	to = append(f.AppendStages(to), float64(f.editable), float64(f.chance), lab.Bit(f.vertices), lab.Bit(f.compare), f.tilt,
		float64(f.turn), float64(f.nudge), float64(f.picked), float64(len(past)), float64(len(future)), float64(len(shapes)))
	for _, axis := range [...]hull.Vec3{v.Right, v.Up, v.Toward, v.Centre} {
		to = append(to, axis.X, axis.Y, axis.Z)
	}
	for _, s := range shapes {
		to = appendShape(to, s)
	}
	to = append(to, list...)
	return lab.AppendText(to, f.Notice())
}

func appendShape(to []float64, s *Shape) []float64 {
	to = append(to, s.Tolerance, float64(len(s.Points)), float64(len(s.Faces)))
	for _, p := range s.Points {
		to = append(to, p.X, p.Y, p.Z)
	}
	for _, face := range s.Faces {
		to = append(to, float64(len(face)))
		for _, corner := range face {
			to = append(to, float64(corner))
		}
	}
	return to
}

func appendMoment(to []float64, m *moment, number func(*Shape) float64) []float64 {
	to = append(to, number(m.shapes[A]), number(m.shapes[B]))
	for _, p := range m.poses {
		to = append(to, p.Position.X, p.Position.Y, p.Position.Z, p.Rotation.W, p.Rotation.X, p.Rotation.Y, p.Rotation.Z)
	}
	preset := slices.IndexFunc(presets(), func(p preset) bool { return p.id == m.preset }) + 1
	return append(to, float64(preset), float64(m.seed), lab.Bit(m.moved), m.bias.Relative, m.bias.Absolute)
}

// reader reads what is kept.
type reader struct{ lab.Reader }

func (r *reader) vec() hull.Vec3 { return hull.Vec3{X: r.Next(), Y: r.Next(), Z: r.Next()} }

// Restore makes f what AppendKept wrote, and reports whether it could be read; if not, f stays as it
// is.
func (f *Figure) Restore(kept []float64) bool {
	r := &reader{lab.Reader{From: kept}}
	to := Figure{Stages: f.Stages}
	to.ReadStages(&r.Reader)
	to.editable, to.chance = lab.Editable(r.Count(lab.EditableCount-1)), uint32(r.Whole(math.MaxUint32))
	to.vertices = r.Count(1) == 1
	compare, tilt := r.Count(1) == 1, r.Next()
	to.turn = Turn(r.Count(float64(TurnCount - 1)))
	to.nudge, to.picked = uint8(r.Count(maxNudge)), uint8(r.Count(2))
	pasts, futures, count := r.Count(lab.MaxHistory), r.Count(lab.MaxHistory), r.Count(2*2*lab.MaxHistory+4)
	view := frame.View{Right: r.vec(), Up: r.vec(), Toward: r.vec(), Centre: r.vec()}
	shapes := make([]*Shape, count)
	for i := range shapes {
		if shapes[i] = r.shape(); shapes[i] == nil {
			return false
		}
	}
	moments := make([]moment, 2+pasts+futures)
	for i := range moments {
		r.moment(&moments[i], shapes)
	}
	if r.Bad || !(tilt >= 0 && tilt <= MostTilt) {
		return false
	}
	to.Resume(to.Playing(), lab.ReadText(r.From))
	place := to.At
	to.base, to.view = moments[1], view
	*f = to
	f.clipping.Record = true
	f.Mark(lab.ChangeStage | lab.ChangeView | lab.ChangeFit)
	f.history.Past = append(f.history.Past, moments[2:2+pasts]...)
	f.history.Future = append(f.history.Future, moments[2+pasts:]...)
	f.restore(&moments[0])
	f.Show(place)
	f.compare = compare
	f.setTilt(tilt)
	return true
}

// shape reads a hull; nil if it is none.
func (r *reader) shape() *Shape {
	tolerance := r.Next()
	points := make([]hull.Vec3, r.Count(hull.MaxPoints))
	var faces [][]int32
	if n := r.Count(hull.MaxFaces); n > 0 {
		faces = make([][]int32, n)
	}
	for i := range points {
		points[i] = r.vec()
	}
	for i := range faces {
		faces[i] = make([]int32, r.Count(hull.MaxVertices))
		for k := range faces[i] {
			faces[i][k] = int32(r.Count(hull.MaxPoints))
		}
	}
	if r.Bad {
		return nil
	}
	shape, err := NewShape(A, points, faces, tolerance)
	if err != nil {
		return nil
	}
	return shape
}

func (r *reader) moment(m *moment, shapes []*Shape) {
	for side := range m.shapes {
		if i := r.Count(float64(len(shapes) - 1)); !r.Bad {
			m.shapes[side] = shapes[i]
		}
	}
	for side := range m.poses {
		p := &m.poses[side]
		p.Position = r.vec()
		p.Rotation = hull.Quat{W: r.Next(), X: r.Next(), Y: r.Next(), Z: r.Next()}
		if CheckPose(Side(side), p) != nil {
			r.Bad = true
		}
	}
	if preset := r.Count(float64(len(presets()))); preset > 0 {
		m.preset = presets()[preset-1].id
	}
	m.seed, m.moved = uint32(r.Whole(math.MaxUint32)), r.Count(1) == 1
	m.bias = hull.Bias{Relative: r.Next(), Absolute: r.Next()}
	r.Bad = r.Bad || checkBias(m.bias) != nil
}
