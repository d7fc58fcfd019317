package trace

import (
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/shape"
)

// AppendShapes appends {"id":…,"kind":…,"mid":…,"out":…} for a finished run to dst. id must be valid JSON and is
// written unchanged. became names the given capsules that were too short and are circles: "", "a", "b" or "ab".
// A and B are in the order after swapping.
func AppendShapes(dst, id []byte, c *shape.Clipping, became string) []byte {
	j := append(jsontext.Writer(dst), `{"id":`...)
	j = append(j, id...)
	WriteShapes(&j, c, became)
	j.Close("}")
	return j
}

// WriteShapes writes the fields kind, mid and out of a finished run.
func WriteShapes(j *jsontext.Writer, c *shape.Clipping, became string) {
	j.Name("kind")
	j.Text(c.Kind.String())
	j.Name("mid")
	shapesMid(j, c, became)
	j.Name("out")
	WriteManifold(j, &c.Manifold)
}

// WriteManifold writes contacts of two shapes, as in the field out.
func WriteManifold(j *jsontext.Writer, m *shape.Manifold) {
	j.Open("{")
	writePoint(j, "normal", m.Normal)
	j.Name("points")
	j.Open("[")
	for _, p := range m.Points[:m.Count] {
		j.Open("{")
		writePoint(j, "point", p.Position)
		writePoint(j, "anchorA", p.AnchorA)
		writePoint(j, "anchorB", p.AnchorB)
		writeFloat(j, "separation", p.Separation)
		writeInt(j, "id", int64(p.ID))
		j.Close("}")
	}
	j.Close("]")
	j.Close("}")
}

func shapesMid(j *jsontext.Writer, c *shape.Clipping, became string) {
	j.Open("{")
	writeBit(j, "swapped", c.Swapped)
	if became != "" {
		j.Name("became")
		j.Text(became)
	}
	if c.Kind >= shape.CapsuleCapsule {
		writePoint(j, "origin", c.Origin)
	}
	j.Name("xf")
	j.Open("{")
	writeFloat(j, "x", c.X.Position.X)
	writeFloat(j, "y", c.X.Position.Y)
	writeFloat(j, "c", c.X.Cos)
	writeFloat(j, "s", c.X.Sin)
	j.Close("}")
	switch c.Kind {
	case shape.CircleCircle, shape.CapsuleCircle:
		roundMid(j, c)
	case shape.PolygonCircle:
		polygonCircleMid(j, c)
	case shape.CapsuleCapsule:
		segmentsMid(j, c)
	default:
		polygonsMid(j, c)
	}
	j.Name("case")
	j.Text(c.Case.String())
	if c.Manifold.Count > 0 {
		writePoint(j, "normal", c.Normal)
	}
	j.Close("}")
}

func roundMid(j *jsontext.Writer, c *shape.Clipping) {
	r, d := &c.Round, &c.Distance
	writePoint(j, "pB", r.Center)
	if c.Kind == shape.CapsuleCircle {
		writeFloat(j, "s1", r.S1)
		writeFloat(j, "s2", r.S2)
		j.Name("region")
		j.Text([]string{"p1", "p2", "side"}[r.Region])
		if r.Region == shape.RegionFace {
			writeFloat(j, "t", r.T)
		}
		writePoint(j, "pA", d.A)
	}
	writeFloat(j, "distance", d.Length)
	writeFloat(j, "separation", d.Separation)
	writeBit(j, "zeroNormal", d.Normal == shape.Vec2{})
	writeSurfaces(j, c)
}

// writeFaces writes the separations of a polygon's edges, and the edge with the largest one.
func writeFaces(j *jsontext.Writer, polygon, separation string, f *shape.Faces, edges int) {
	j.Name("s" + polygon)
	j.Floats(f.Separations[:edges]...)
	writeInt(j, "edge"+polygon, int64(f.Edge))
	writeFloat(j, separation, f.Separation)
}

func polygonCircleMid(j *jsontext.Writer, c *shape.Clipping) {
	r := &c.Round
	writePoint(j, "center", r.Center)
	writeFaces(j, "A", "separation", &c.FacesA, c.A.Count)
	if c.Reached == shape.StageFacesA {
		return
	}
	writeFloat(j, "u1", r.S1)
	writeFloat(j, "u2", r.S2)
	j.Name("region")
	j.Text([]string{"v1", "v2", "face"}[r.Region])
	if r.Region != shape.RegionFace {
		writeFloat(j, "distance", r.Distance)
	}
	writeSurfaces(j, c)
}

func writeSurfaces(j *jsontext.Writer, c *shape.Clipping) {
	if c.Reached == shape.StageContacts {
		writePoint(j, "cA", c.Round.SurfaceA)
		writePoint(j, "cB", c.Round.SurfaceB)
	}
}

func segmentsMid(j *jsontext.Writer, c *shape.Clipping) {
	s, n := &c.Segments, &c.Segments.Nearest
	writeBit(j, "parallel", n.Parallel)
	writePoint(j, "q1", c.A.Corners[1])
	writePoint(j, "p2", c.B.Corners[0])
	writePoint(j, "q2", c.B.Corners[1])
	writeFloat(j, "f1first", n.F1First)
	writeFloat(j, "f2raw", n.F2Raw)
	writeFloat(j, "f1", n.F1)
	writeFloat(j, "f2", n.F2)
	writeFloat(j, "distance", s.Distance)
	if c.Reached == shape.StageNearest {
		return
	}
	writeFloat(j, "fp2", s.OnA.P)
	writeFloat(j, "fq2", s.OnA.Q)
	writeFloat(j, "fp1", s.OnB.P)
	writeFloat(j, "fq1", s.OnB.Q)
	writeFloat(j, "length1", s.OnA.Length)
	writeFloat(j, "length2", s.OnB.Length)
	writeBit(j, "outsideA", s.OnA.Outside)
	writeBit(j, "outsideB", s.OnB.Outside)
	if s.Faces {
		writePoint(j, "normalA", s.NormalA)
		writeFloat(j, "separationA", s.SeparationA)
		writePoint(j, "normalB", s.NormalB)
		writeFloat(j, "separationB", s.SeparationB)
		j.Name("axis")
		j.Text(owner(s.AxisB))
		writePoint(j, "cp", s.Cut[0])
		writePoint(j, "cq", s.Cut[1])
		writeFloat(j, "sp", s.Separations[0])
		writeFloat(j, "sq", s.Separations[1])
		writeBit(j, "keep", s.Keep)
	}
	if c.Case == shape.CasePoint {
		writeBit(j, "zeroNormal", s.ZeroNormal)
	}
}

func polygonsMid(j *jsontext.Writer, c *shape.Clipping) {
	e := &c.Edges
	writeFaces(j, "A", "separationA", &c.FacesA, c.A.Count)
	writeFaces(j, "B", "separationB", &c.FacesB, c.B.Count)
	if c.Reached == shape.StageFacesB {
		return
	}
	other := c.B.Count
	if e.Flip {
		other = c.A.Count
	}
	writeBit(j, "flip", e.Flip)
	j.Name("dots")
	j.Floats(e.Dots[:other]...)
	writeInt(j, "incident", int64(e.Incident))
	writeBit(j, "separated", e.Separated)
	if e.Separated {
		writeFloat(j, "f1", e.Nearest.F1)
		writeFloat(j, "f2", e.Nearest.F2)
		writeFloat(j, "distance", e.Distance)
	}
	if c.Reached == shape.StageCorner {
		return
	}
	writeFloat(j, "upper1", e.Upper1)
	writeFloat(j, "lower2", e.Lower2)
	writeFloat(j, "upper2", e.Upper2)
	writeBit(j, "disjoint", e.Disjoint)
	if !e.Disjoint {
		writePoint(j, "vLower", e.Lower)
		writePoint(j, "vUpper", e.Upper)
		writeFloat(j, "sepLower", e.SepLower)
		writeFloat(j, "sepUpper", e.SepUpper)
		if e.Separated {
			writeFloat(j, "minSeparation", e.Least)
		}
	}
	if e.Separated {
		writeBit(j, "vertexWins", e.VertexWins)
	}
}

func writePoint(j *jsontext.Writer, name string, v shape.Vec2) {
	j.Name(name)
	j.Floats(v.X, v.Y)
}

// writeBit adds 0 or 1, as the reference data do.
func writeBit(j *jsontext.Writer, name string, b bool) {
	bit := int64(0)
	if b {
		bit = 1
	}
	writeInt(j, name, bit)
}
