// Package pair holds two shapes in their poses, and reads and writes their JSON.
package pair

import (
	"math"

	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/shape"
)

// Pair is two shapes.
type Pair struct{ A, B Side }

// Side is one of two shapes.
type Side struct {
	Shape shape.Shape
	Pose  shape.Pose
	Angle float64 // of Pose
	Short bool    // it was given as a capsule, which is so short that it is a circle
}

// At returns a shape in a pose.
func At(s shape.Shape, position shape.Vec2, angle float64) Side {
	side := Side{Shape: s, Pose: shape.Pose{Position: position}, Angle: angle}
	side.Pose.Sin, side.Pose.Cos = math.Sincos(angle)
	return side
}

// Text returns the pair as a case with an id, which "clipstage trace shapes" reads.
func (p *Pair) Text(id string) []byte {
	j := jsontext.Writer(`{"id":`)
	j.Text(id)
	p.Write(&j)
	j.Close("}")
	return append(j, '\n')
}

// Write writes the fields "a", "b", "xfA" and "xfB".
func (p *Pair) Write(j *jsontext.Writer) {
	j.Name("a")
	write(j, &p.A.Shape)
	j.Name("b")
	write(j, &p.B.Shape)
	j.Name("xfA")
	p.A.pose(j)
	j.Name("xfB")
	p.B.pose(j)
}

func write(j *jsontext.Writer, s *shape.Shape) {
	point := func(v shape.Vec2) { j.Floats(v.X, v.Y) }
	j.Open("{")
	j.Name("shape")
	j.Text(s.Kind.String())
	switch s.Kind {
	case shape.Circle:
		j.Name("center")
		point(s.Corners[0])
	case shape.Capsule:
		j.Name("p1")
		point(s.Corners[0])
		j.Name("p2")
		point(s.Corners[1])
	default:
		j.Name("vertices")
		j.Open("[")
		for _, v := range s.Corners[:s.Count] {
			point(v)
		}
		j.Close("]")
	}
	j.Name("radius")
	j.Float(s.Radius)
	j.Close("}")
}

func (s *Side) pose(j *jsontext.Writer) {
	j.Open("{")
	for _, part := range []struct {
		name  string
		value float64
	}{{"x", s.Pose.Position.X}, {"y", s.Pose.Position.Y}, {"angle", s.Angle}} {
		j.Name(part.name)
		j.Float(part.value)
	}
	j.Close("}")
}
