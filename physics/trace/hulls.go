package trace

import (
	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/pair"
	"github.com/clipstage/clipstage/physics/jsontext"
)

// Hulls holds the results of a call on hulls. Lengths must be multiplied by Scale, a power of two, because
// cases with huge or tiny numbers are computed with moderate ones.
type Hulls struct {
	Clipping hull.Clipping
	Strict   hull.Strict
	Scale    float64
}

// Append appends the trace of a finished run with Record to dst. id must be valid JSON and is written
// unchanged. Points are in the world frame. The points of contact are
// for A in place and B moved by mtv. The points of sh are for both hulls in place, each with a separation. A separated case has only id,
// colliding and, if it is not zero, bias.
func (h *Hulls) Append(dst, id []byte) []byte {
	c := &h.Clipping
	j := append(jsontext.Writer(dst), `{"id":`...)
	j = append(j, id...)
	if c.Bias != (hull.Bias{}) {
		j.Name("bias")
		pair.WriteBias(&j, hull.Bias{Relative: c.Bias.Relative, Absolute: c.Bias.Absolute * h.Scale})
	}
	_, _, separated := c.Separated()
	j.Name("colliding")
	j.Bool(!separated)
	if separated {
		j.Close("}")
		return j
	}
	h.Strict.Run(c)
	m := &c.Manifold
	h.length(&j, "depth", m.Depth)
	j.Name("axisType")
	j.Text(c.Best.Axis.String())
	j.Name("n")
	j.Floats(m.Normal.X, m.Normal.Y, m.Normal.Z)
	j.Name("mtv")
	h.point(&j, m.MTV())
	j.Name("contact")
	j.Open("[")
	for _, p := range h.Strict.Points {
		h.point(&j, p)
	}
	j.Close("]")
	if c.Best.Axis != hull.AxisEdge {
		j.Name("sh")
		h.clipped(&j)
	}
	j.Name("mid")
	h.mid(&j)
	j.Close("}")
	return j
}

// clipped adds the clipped manifold before its reduction.
func (h *Hulls) clipped(j *jsontext.Writer) {
	c := &h.Clipping
	j.Open("{")
	j.Name("ref")
	j.Text(owner(!c.Incident.OfB))
	j.Name("points")
	j.Open("[")
	for i := range c.Keep.Points {
		p := &c.Keep.Points[i]
		at := c.Frame.Point(p.Position)
		j.Floats(at.X*h.Scale, at.Y*h.Scale, at.Z*h.Scale, p.Separation*h.Scale)
	}
	j.Close("]")
	j.Close("}")
}

func owner(ofB bool) string {
	if ofB {
		return "B"
	}
	return "A"
}

// mid adds the results of the stages. Faces and vertices have the numbers of the hull: the order of the input,
// except for merged faces.
func (h *Hulls) mid(j *jsontext.Writer) {
	c := &h.Clipping
	j.Open("{")
	h.length(j, "size", max(c.A.Hull.Size, c.B.Hull.Size))
	h.faces(j, "facesA", &c.FacesA)
	h.faces(j, "facesB", &c.FacesB)
	j.Name("edges")
	j.Open("{")
	writeInt(j, "tested", int64(c.Edges.Tested))
	writeInt(j, "crossing", int64(c.Edges.Crossing))
	if best := bestOf(c.Edges.Pairs); best != nil {
		j.Name("a")
		h.edge(j, c.A.Hull, best.A)
		j.Name("b")
		h.edge(j, c.B.Hull, best.B)
		h.length(j, "separation", best.Separation)
	}
	j.Close("}")
	if c.Best.Axis != hull.AxisEdge {
		h.polygons(j)
	}
	j.Name("contacts")
	j.Open("[")
	for i := range c.Manifold.Count {
		t := &c.Manifold.Contacts[i]
		j.Open("{")
		j.Name("p")
		h.point(j, t.Position)
		h.length(j, "s", t.Separation)
		feature(j, t.Feature)
		j.Name("rule")
		j.Text(t.Rule.String())
		j.Close("}")
	}
	j.Close("]")
	j.Close("}")
}

// bestOf returns the edge pair with the largest separation, the first one in a tie. A face may have a larger
// separation.
func bestOf(pairs []hull.EdgePair) (best *hull.EdgePair) {
	for i := range pairs {
		if best == nil || pairs[i].Separation > best.Separation {
			best = &pairs[i]
		}
	}
	return best
}

func (h *Hulls) faces(j *jsontext.Writer, name string, f *hull.Faces) {
	j.Name(name)
	j.Open("{")
	writeInt(j, "face", int64(f.Face))
	h.length(j, "separation", f.Separation)
	j.Close("}")
}

// polygons adds the stages incident, clip, keep and reduce.
func (h *Hulls) polygons(j *jsontext.Writer) {
	c := &h.Clipping
	j.Name("incident")
	j.Open("{")
	writeInt(j, "face", int64(c.Incident.Face))
	h.polygon(j, "points", c.Incident.Polygon)
	j.Close("}")
	j.Name("clip")
	j.Open("[")
	for i := range c.Clip.Planes {
		plane := &c.Clip.Planes[i]
		reference := c.A.Hull
		if plane.Edge.B() {
			reference = c.B.Hull
		}
		j.Open("{")
		j.Name("edge")
		h.edge(j, reference, plane.Edge.Edge())
		h.polygon(j, "points", plane.After)
		h.polygon(j, "gone", plane.Gone)
		j.Close("}")
	}
	j.Close("]")
	j.Name("keep")
	j.Open("[")
	for _, s := range c.Keep.Separations {
		j.Float(s * h.Scale)
	}
	j.Close("]")
	j.Name("reduce")
	j.Open("[")
	for _, i := range c.Reduce.Points[:c.Reduce.Count] {
		j.Int(int64(i))
	}
	j.Close("]")
}

// polygon adds the corners of a polygon with their feature pairs.
func (h *Hulls) polygon(j *jsontext.Writer, name string, corners []hull.ClipVertex) {
	j.Name(name)
	j.Open("[")
	for i := range corners {
		j.Open("{")
		j.Name("p")
		h.point(j, h.Clipping.Frame.Point(corners[i].Position))
		feature(j, corners[i].Feature)
		j.Close("}")
	}
	j.Close("]")
}

func (h *Hulls) edge(j *jsontext.Writer, of *hull.Hull, edge int) {
	j.Floats(float64(of.Edges[2*edge].Origin), float64(of.Edges[2*edge+1].Origin))
}

// feature adds a feature pair as [in, owner, out, owner]. in and out are edge numbers; an owner is 0 for A and
// 1 for B.
func feature(j *jsontext.Writer, f hull.FeaturePair) {
	j.Name("f")
	j.Open("[")
	for _, e := range []hull.EdgeOf{f.In, f.Out} {
		j.Int(int64(e.Edge()))
		j.Int(int64(e >> 15))
	}
	j.Close("]")
}

func (h *Hulls) length(j *jsontext.Writer, name string, f float64) { writeFloat(j, name, f*h.Scale) }

func (h *Hulls) point(j *jsontext.Writer, p hull.Vec3) {
	j.Floats(p.X*h.Scale, p.Y*h.Scale, p.Z*h.Scale)
}
