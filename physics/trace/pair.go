// Package trace writes the results of calls and steps as JSON, in the form of the reference data
// (tests/testdata/README.md). It serves the command line and the page's saved traces.
package trace

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/jsontext"
)

// AppendPair appends {"id":…,"mid":…,"out":…} for a finished run to dst. id must be valid JSON and
// is written unchanged.
func AppendPair(dst, id []byte, c *physics.Clipping) []byte {
	j := append(jsontext.Writer(dst), `{"id":`...)
	j = append(j, id...)
	j.Name("mid")
	Mid(&j, c)
	j.Name("out")
	Out(&j, c)
	j.Close("}")
	return j
}

// Mid adds the stages that c reached. In a feature pair box 1 is the reference box, as during clipping.
func Mid(j *jsontext.Writer, c *physics.Clipping) {
	j.Open("{")
	j.Name("stage")
	j.Text(EndOf(c))

	j.Name("faceA")
	j.Floats(c.Separations[:physics.AxisBX]...)
	if c.Reached >= physics.StageFacesB {
		j.Name("faceB")
		j.Floats(c.Separations[physics.AxisBX:]...)
	}
	if c.Reached >= physics.StageReference {
		r := &c.Reference
		writeInt(j, "axis", int64(c.Best.Axis))
		writeVec(j, "frontNormal", r.Front.Normal)
		writeFloat(j, "front", r.Front.Offset)
		writeVec(j, "sideNormal", r.Sides[1].Normal)
		writeFloat(j, "negSide", r.Sides[0].Offset)
		writeFloat(j, "posSide", r.Sides[1].Offset)
		writeInt(j, "negEdge", int64(r.Sides[0].Edge))
		writeInt(j, "posEdge", int64(r.Sides[1].Edge))
	}
	if c.Reached >= physics.StageIncident {
		writeVertices(j, "incidentEdge", c.Incident.Vertices[:])
	}
	if c.Reached >= physics.StageClipNeg {
		writeClip(j, "np1", "clipPoints1", &c.Clipped[0])
	}
	if c.Reached >= physics.StageClipPos {
		writeClip(j, "np2", "clipPoints2", &c.Clipped[1])
	}
	j.Close("}")
}

// Out adds the manifold. In a feature pair box 1 is A, as in a finished contact.
func Out(j *jsontext.Writer, c *physics.Clipping) {
	m := &c.Manifold
	j.Open("{")
	writeInt(j, "n", int64(m.Count))
	j.Name("contacts")
	j.Open("[")
	for i := range m.Count {
		contact := &m.Contacts[i]
		j.Open("{")
		writeVec(j, "p", contact.Position)
		writeVec(j, "n", m.Normal)
		writeFloat(j, "s", contact.Separation)
		writeFeature(j, &contact.Feature)
		writeInt(j, "key", int64(contact.Feature.Key()))
		j.Close("}")
	}
	j.Close("]")
	j.Close("}")
}

// EndOf returns the name of a run's end in the reference data: faceA, faceB, clip1, clip2, or end if both side
// lines left two points.
func EndOf(c *physics.Clipping) string {
	switch c.Reached {
	case physics.StageFacesA:
		return "faceA"
	case physics.StageFacesB:
		return "faceB"
	case physics.StageClipNeg:
		return "clip1"
	case physics.StageClipPos:
		return "clip2"
	}
	return "end"
}

func writeClip(j *jsontext.Writer, count, points string, c *physics.Clip) {
	writeInt(j, count, int64(c.Count))
	writeVertices(j, points, c.Vertices[:c.Count])
}

func writeVertices(j *jsontext.Writer, name string, vertices []physics.ClipVertex) {
	j.Name(name)
	j.Open("[")
	for i := range vertices {
		j.Open("{")
		writeVec(j, "v", vertices[i].Position)
		writeFeature(j, &vertices[i].Feature)
		j.Close("}")
	}
	j.Close("]")
}

func writeFeature(j *jsontext.Writer, f *physics.FeaturePair) {
	j.Name("f")
	j.Floats(float64(f.In1()), float64(f.Out1()), float64(f.In2()), float64(f.Out2()))
}

func writeInt(j *jsontext.Writer, name string, i int64) {
	j.Name(name)
	j.Int(i)
}

func writeFloat(j *jsontext.Writer, name string, f float64) {
	j.Name(name)
	j.Float(f)
}

func writeVec(j *jsontext.Writer, name string, v physics.Vec2) {
	j.Name(name)
	j.Floats(v.X, v.Y)
}
