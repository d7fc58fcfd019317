package hull

import (
	"slices"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
)

// A snapshot restores the figure in another instance of the engine. It is a list of numbers: the edits, the
// rest of the figure, and the notice. The page stores it, and only Restore reads it. A hull is written at its
// first use; later moments have its number.

// AppendKept appends a snapshot, which Restore reads.
func (f *Figure) AppendKept(to []float64) []float64 {
	var shapes []*Shape
	ids := PresetIDs()
	to = f.AppendEdits(to, func(to []float64, m *moment) []float64 {
		for _, s := range m.shapes {
			number := slices.Index(shapes, s)
			if number < 0 {
				to = appendShape(append(to, float64(len(shapes))), s)
				shapes = append(shapes, s)
			} else {
				to = append(to, float64(number))
			}
		}
		for side := range m.poses {
			for _, x := range numbersOf(&m.poses[side]) {
				to = append(to, *x)
			}
		}
		return append(m.Append(to, ids), lab.Bit(m.moved), m.bias.Relative, m.bias.Absolute)
	})
	to = append(to, lab.Bit(f.vertices), lab.Bit(f.compare), f.tilt, float64(f.turn), float64(f.nudge), float64(f.picked))
	v := &f.view
	for _, axis := range [...]hull.Vec3{v.Right, v.Up, v.Toward, v.Centre} {
		to = append(to, axis.X, axis.Y, axis.Z)
	}
	to = f.asked.Append(to)
	return f.AppendNotice(to)
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

type reader struct {
	lab.Reader
	shapes []*Shape // the hulls read so far
	ids    []string // the ids of the presets
}

func (r *reader) vec() hull.Vec3 { return hull.Vec3{X: r.Next(), Y: r.Next(), Z: r.Next()} }

// Restore replaces f by the figure in a snapshot. An invalid snapshot changes nothing; Restore then returns
// false.
func (f *Figure) Restore(kept []float64) bool {
	r := &reader{Reader: lab.Reader{From: kept}, ids: PresetIDs()}
	var to Figure
	to.editor, to.ask, to.asked, to.asks = f.editor, f.ask, f.asked, f.asks
	to.ReadEdits(&r.Reader, r.moment)
	to.vertices = r.Flag()
	compare, tilt := r.Flag(), r.Next()
	to.turn = Turn(r.Count(float64(TurnCount - 1)))
	to.nudge, to.picked = uint8(r.Count(maxNudge)), uint8(r.Count(2))
	to.view = frame.View{Right: r.vec(), Up: r.vec(), Toward: r.vec(), Centre: r.vec()}
	to.asked.Read(&r.Reader)
	answered := to.Answered
	if !to.ReadNotice(&r.Reader) || !(tilt >= 0 && tilt <= MostTilt) {
		return false
	}
	*f = to
	f.clipping.Record = true
	f.Mark(lab.ChangeStage | lab.ChangeView | lab.ChangeFit)
	f.show(&to.Now)
	f.Answered, f.asked = answered, to.asked
	f.Show(to.At)
	f.compare = compare
	f.setTilt(tilt)
	return true
}

// shape reads the number of a hull, and at its first use the hull itself.
func (r *reader) shape() *Shape {
	number := r.Count(float64(len(r.shapes)))
	if number < len(r.shapes) {
		return r.shapes[number]
	}
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
	r.Bad = err != nil
	r.shapes = append(r.shapes, shape)
	return shape
}

func (r *reader) moment(m *moment) {
	for side := range m.shapes {
		m.shapes[side] = r.shape()
	}
	for side := range m.poses {
		p := &m.poses[side]
		for _, x := range numbersOf(p) {
			*x = r.Next()
		}
		r.Bad = r.Bad || CheckPose(Side(side), p) != nil
	}
	m.Read(&r.Reader, r.ids)
	m.moved = r.Flag()
	m.bias = hull.Bias{Relative: r.Next(), Absolute: r.Next()}
	r.Bad = r.Bad || checkBias(m.bias) != nil
}
