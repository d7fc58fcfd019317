package hull

import (
	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/pair"
	"github.com/clipstage/clipstage/wasm/lab"
)

// SetPair shows two hulls. A hull without points keeps its shape. An invalid pair is an error and changes
// nothing.
func (f *Figure) SetPair(p *pair.Pair) error {
	m, err := f.moment(p)
	if err != nil {
		return err
	}
	if m.shapes == f.Now.shapes {
		f.movePoses(m.poses, m.bias)
		return nil
	}
	f.imported(m)
	return nil
}

// moment returns the current moment with the poses of a pair. If the pair has hulls or a bias, these replace
// the current ones.
func (f *Figure) moment(p *pair.Pair) (*moment, error) {
	m := &moment{shapes: f.Now.shapes, moved: true, bias: f.Now.bias}
	if p.Bias != nil {
		if err := checkBias(*p.Bias); err != nil {
			err.Code = CodeInvalidHull
			return nil, err
		}
		m.bias = *p.Bias
	}
	for side, s := range [...]*pair.Shape{A: &p.A, B: &p.B} {
		if s.Points != nil {
			shape, err := NewShape(Side(side), s.Points, s.Faces, s.Tolerance)
			if err != nil {
				return nil, err
			}
			m.shapes[side] = shape
		}
		m.poses[side] = s.Pose
		if err := CheckPose(Side(side), &m.poses[side]); err != nil {
			return nil, err
		}
	}
	return m, nil
}

func (f *Figure) imported(m *moment) {
	f.file = nil
	f.Import(m)
}

// Replaced returns the hull that a file with one hull replaces.
func (f *Figure) Replaced() Side {
	if f.picked == 2 {
		return B
	}
	return A
}

// File returns both hulls as a file: "json", "go" or "obj".
func (f *Figure) File(format string) ([]byte, error) {
	name, _ := f.PresetWords(f.Preset())
	p := pair.Pair{Name: name}
	if f.Now.bias != (hull.Bias{}) {
		p.Bias = &f.Now.bias
	}
	b := pair.Built{PoseA: f.Now.poses[A], PoseB: f.Now.poses[B]}
	for side, of := range [...]struct {
		shape *pair.Shape
		hull  **hull.Hull
	}{{&p.A, &b.A}, {&p.B, &b.B}} {
		s := f.Now.shapes[side]
		*of.shape, *of.hull = pair.Shape{Points: s.Points, Faces: s.Faces, Tolerance: s.Tolerance, Pose: f.Now.poses[side]}, s.Hull
	}
	switch format {
	case "go":
		return p.Go(), nil
	case "obj":
		return b.OBJ(), nil
	case "json":
		return p.Text(), nil
	}
	return nil, lab.OneOf("format", format, []string{"json", "go", "obj"})
}
