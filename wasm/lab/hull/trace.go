package hull

import (
	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/article"
	"github.com/clipstage/clipstage/physics/hull/pair"
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/text"
)

// Collide returns a figure of two hulls, for a trace without a page.
func Collide(p *pair.Pair) (*Figure, error) {
	f := bare()
	m, err := f.moment(p)
	if err != nil {
		return nil, err
	}
	f.show(m)
	f.Fit()
	return f, nil
}

// Trace returns the whole collide call as JSON:
//
//	{"version": 1, "lab": "hull", "input": {"a": {points, faces, tolerance, position, rotation}, "b": {…}, "bias": {relative, absolute}},
//	 "stages": [{"id", "title", "text", "drawn", "frame": [numbers of the shared array], "panel"}],
//	 "result": {"colliding", "depth", "axisType", "n", "mtv", "contacts", "contact", "article"},
//	 "values": {"contacts", "depth", "reference"}}
//
// A stage with sub-steps has one item per sub-step, with its number as sub. A stage that was not reached is included
// and says why. drawn is the text on the stage's picture: see Drawn. show, if not nil, writes the panels: see
// panel.Store.
//
// In the result, contacts are the clipped manifold in the world frame: p is half-way between the surfaces, a is on A
// and b on B, s is the separation, then the rule; id is the two edges that meet there. contact is the strict set, on A.
// For hulls that are apart the result has only colliding; axisType, the first axis that separates them; gap, the
// separation along that axis; distance; and article.
//
// article is the answer of the article's listing as printed: hit, mtv, points; faults, the ids of the faults that
// change the answer; and parts, the stage at which the first of them acts, or null. article is null for a pair that is
// too large for the listing.
func (f *Figure) Trace(show func(*jsontext.Writer)) []byte {
	var j jsontext.Writer
	finding.OpenTrace(&j, ID)
	f.input(&j)
	j.Name("bias")
	pair.WriteBias(&j, f.Now.bias)
	j.Close("}")
	j.Name("stages")
	j.Open("[")
	shown, asked, compare := f.At, f.Asked, f.compare
	f.Asked = 0 // so that no stage is veiled
	for stage := hull.StageFacesA; stage < hull.StageCount; stage++ {
		subs := f.Subs(stage)
		for sub := min(1, subs); sub <= subs; sub++ {
			at := place{Stage: stage, Sub: sub}
			w := f.wordsAt(at)
			finding.OpenStage(&j, stage.String(), &w)
			if sub > 0 {
				j.Name("sub")
				j.Int(int64(sub))
			}
			f.At = at
			j.Name("drawn")
			j.Text(f.Drawn())
			j.Name("frame")
			j.Floats(f.frameAt(at)...)
			f.compare = compare && at == shown // the table of answers is only there
			finding.StorePanel(&j, show)
			f.compare = compare
			j.Close("}")
		}
	}
	f.At, f.Asked = shown, asked
	j.Close("]")
	j.Name("result")
	f.result(&j)
	finding.OpenValues(&j, f.values())
	j.Close("}")
	j.Close("}")
	return j
}

// Pair returns the two hulls as JSON, {"a": …, "b": …}, and the bias if it is not 0. mount and setHulls take this
// object.
func (f *collision) Pair() []byte {
	var j jsontext.Writer
	j.Open("{")
	f.input(&j)
	if f.Now.bias != (hull.Bias{}) {
		j.Name("bias")
		pair.WriteBias(&j, f.Now.bias)
	}
	j.Close("}")
	return j
}

func (f *collision) input(j *jsontext.Writer) {
	for side, shape := range f.Now.shapes {
		j.Name(Side(side).String())
		j.Open("{")
		vectors(j, "points", shape.Points)
		if shape.Faces != nil {
			j.Name("faces")
			j.Open("[")
			for _, face := range shape.Faces {
				j.Open("[")
				for _, corner := range face {
					j.Int(int64(corner))
				}
				j.Close("]")
			}
			j.Close("]")
		}
		if shape.Tolerance > 0 {
			number(j, "tolerance", shape.Tolerance)
		}
		p := &f.Now.poses[side]
		vector(j, "position", p.Position)
		j.Name("rotation")
		j.Floats(p.Rotation.W, p.Rotation.X, p.Rotation.Y, p.Rotation.Z)
		j.Close("}")
	}
}

func vector(j *jsontext.Writer, name string, v hull.Vec3) {
	j.Name(name)
	j.Floats(v.X, v.Y, v.Z)
}

func vectors(j *jsontext.Writer, name string, list []hull.Vec3) {
	j.Name(name)
	j.Open("[")
	for _, v := range list {
		j.Floats(v.X, v.Y, v.Z)
	}
	j.Close("]")
}

func number(j *jsontext.Writer, name string, x float64) {
	j.Name(name)
	j.Float(x)
}

func (f *collision) result(j *jsontext.Writer) {
	c := &f.clipping
	j.Open("{")
	axis, gap, separated := c.Separated()
	j.Name("colliding")
	j.Bool(!separated)
	if !separated {
		axis = c.Best.Axis
	}
	j.Name("axisType")
	j.Text(axis.String())
	if separated {
		number(j, "gap", gap)
		number(j, "distance", c.Measure().Length)
		f.printed(j)
		j.Close("}")
		return
	}
	m := &c.Manifold
	number(j, "depth", m.Depth)
	vector(j, "n", m.Normal)
	vector(j, "mtv", m.MTV())
	j.Name("contacts")
	j.Open("[")
	for i := range m.Count {
		t := &m.Contacts[i]
		j.Open("{")
		vector(j, "p", t.Position)
		vector(j, "a", t.OnA)
		vector(j, "b", t.OnB)
		number(j, "s", t.Separation)
		j.Name("rule")
		j.Text(t.Rule.String())
		j.Name("id")
		j.Open("[")
		j.Text(edgeName(t.Feature.In))
		j.Text(edgeName(t.Feature.Out))
		j.Close("]")
		j.Close("}")
	}
	j.Close("]")
	vectors(j, "contact", f.strict())
	f.printed(j)
	j.Close("}")
}

func (f *Figure) values() (v finding.Values) {
	c := &f.clipping
	if _, _, separated := c.Separated(); separated {
		return v
	}
	v.Contacts, v.Depth = c.Manifold.Count, c.Manifold.Depth
	if c.Best.Axis != hull.AxisEdge {
		w := &words{Speech: text.Speech{Language: f.Language()}, c: c}
		v.Reference = w.referenceName()
	}
	return v
}

func (f *collision) printed(j *jsontext.Writer) {
	j.Name("article")
	listing := f.listing()
	if listing == nil {
		j.Null()
		return
	}
	j.Open("{")
	j.Name("hit")
	j.Bool(listing.Hit)
	vector(j, "mtv", listing.MTV)
	vectors(j, "points", listing.Points)
	j.Name("faults")
	j.Open("[")
	for i := range article.List {
		if f := &article.List[i]; listing.Acting&f.Faults != 0 {
			j.Text(f.ID)
		}
	}
	j.Close("]")
	j.Name("parts")
	if listing.Parts < hull.StageCount {
		j.Text(listing.Parts.String())
	} else {
		j.Null()
	}
	j.Close("}")
}

// strict returns the strict set: see hull.Strict. It is nil if the hulls are apart.
func (f *collision) strict() []hull.Vec3 { return strictOf(&f.clipping) }

func strictOf(c *hull.Clipping) []hull.Vec3 {
	if c.Reached < hull.StageContacts {
		return nil
	}
	var s hull.Strict
	s.Run(c)
	return s.Points
}
