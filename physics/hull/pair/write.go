package pair

import (
	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/jsontext"
)

// Text returns the pair as JSON, in the form of codec/hulls.schema.json. Reading it restores all bits. Default
// positions and rotations are omitted.
func (p *Pair) Text() []byte {
	var j jsontext.Writer
	j.Open("{")
	j.Name("version")
	j.Int(Version)
	j.Name(fieldName.Name)
	j.Text(p.Name)
	j.Name(fieldHulls.Name)
	j.Open("[")
	for _, s := range [...]*Shape{&p.A, &p.B} {
		j.Open("{")
		s.write(&j)
		j.Close("}")
	}
	j.Close("]")
	if p.Bias != nil {
		j.Name(fieldBias.Name)
		WriteBias(&j, *p.Bias)
	}
	j.Close("}")
	return append(j, '\n')
}

// WriteBias writes a bias as an object.
func WriteBias(j *jsontext.Writer, bias hull.Bias) {
	j.Open("{")
	j.Name(fieldRelative.Name)
	j.Float(bias.Relative)
	j.Name(fieldAbsolute.Name)
	j.Float(bias.Absolute)
	j.Close("}")
}

func (s *Shape) write(j *jsontext.Writer) {
	j.Name(fieldPoints.Name)
	j.Open("[")
	for _, v := range s.Points {
		j.Floats(v.X, v.Y, v.Z)
	}
	j.Close("]")
	if s.Faces != nil {
		j.Name(fieldFaces.Name)
		j.Open("[")
		for _, face := range s.Faces {
			j.Open("[")
			for _, corner := range face {
				j.Int(int64(corner))
			}
			j.Close("]")
		}
		j.Close("]")
	}
	if s.Tolerance > 0 {
		j.Name(fieldTolerance.Name)
		j.Float(s.Tolerance)
	}
	if v := s.Pose.Position; v != (hull.Vec3{}) {
		j.Name(fieldPosition.Name)
		j.Floats(v.X, v.Y, v.Z)
	}
	if q := s.Pose.Rotation; q != hull.Identity {
		j.Name(fieldRotation.Name)
		j.Floats(q.W, q.X, q.Y, q.Z)
	}
}
