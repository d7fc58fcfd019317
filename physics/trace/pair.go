// Package trace writes what a call found as JSON, in the form of the reference data
// (tests/testdata/README.md): for the command line, and for the trace that the page
// saves. It needs strconv alone, so that it adds next to nothing to the wasm.
package trace

import "github.com/clipstage/clipstage/physics"

// AppendPair appends {"id":…,"mid":…,"out":…} for a finished run to dst. id is JSON
// already and is written as it is.
func AppendPair(dst, id []byte, c *physics.Clipping) []byte {
	j := JSON(dst)
	j.add(`{"id":`)
	j = append(j, id...)
	j.Name("mid")
	j.Mid(c)
	j.Name("out")
	j.Out(c)
	j.Close("}")
	return j
}

// Mid adds the stages that c reached. Feature pairs are as they were while clipping:
// 1 is the reference box.
func (j *JSON) Mid(c *physics.Clipping) {
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
		j.int("axis", int64(c.Best.Axis))
		j.vec("frontNormal", r.Front.Normal)
		j.float("front", r.Front.Offset)
		j.vec("sideNormal", r.Sides[1].Normal)
		j.float("negSide", r.Sides[0].Offset)
		j.float("posSide", r.Sides[1].Offset)
		j.int("negEdge", int64(r.Sides[0].Edge))
		j.int("posEdge", int64(r.Sides[1].Edge))
	}
	if c.Reached >= physics.StageIncident {
		j.vertices("incidentEdge", c.Incident.Vertices[:])
	}
	if c.Reached >= physics.StageClipNeg {
		j.clip("np1", "clipPoints1", &c.Clipped[0])
	}
	if c.Reached >= physics.StageClipPos {
		j.clip("np2", "clipPoints2", &c.Clipped[1])
	}
	j.Close("}")
}

// Out adds the manifold. Feature pairs are as in a finished contact: 1 is A.
func (j *JSON) Out(c *physics.Clipping) {
	m := &c.Manifold
	j.Open("{")
	j.int("n", int64(m.Count))
	j.Name("contacts")
	j.Open("[")
	for i := range m.Count {
		contact := &m.Contacts[i]
		j.Open("{")
		j.vec("p", contact.Position)
		j.vec("n", m.Normal)
		j.float("s", contact.Separation)
		j.feature(&contact.Feature)
		j.int("key", int64(contact.Feature.Key()))
		j.Close("}")
	}
	j.Close("]")
	j.Close("}")
}

// EndOf returns the reference data's word for the place where a run ended: faceA,
// faceB, clip1, clip2, or end when both side lines left two points.
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

func (j *JSON) clip(count, points string, c *physics.Clip) {
	j.int(count, int64(c.Count))
	j.vertices(points, c.Vertices[:c.Count])
}

func (j *JSON) vertices(name string, vertices []physics.ClipVertex) {
	j.Name(name)
	j.Open("[")
	for i := range vertices {
		j.Open("{")
		j.vec("v", vertices[i].Position)
		j.feature(&vertices[i].Feature)
		j.Close("}")
	}
	j.Close("]")
}

func (j *JSON) feature(f *physics.FeaturePair) {
	j.Name("f")
	j.Floats(float64(f.In1()), float64(f.Out1()), float64(f.In2()), float64(f.Out2()))
}

func (j *JSON) int(name string, i int64) {
	j.Name(name)
	j.Int(i)
}

func (j *JSON) float(name string, f float64) {
	j.Name(name)
	j.Float(f)
}

func (j *JSON) vec(name string, v physics.Vec2) {
	j.Name(name)
	j.Floats(v.X, v.Y)
}
