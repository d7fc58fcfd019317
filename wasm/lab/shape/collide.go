package shape

import (
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/physics/shape/pair"
	"github.com/clipstage/clipstage/physics/trace"
)

// Collide collides two shapes. It returns the results as JSON:
//
//	{"version": 1, "lab": "shape", "result": {"kind", "mid", "out", "mended"}}
//
// kind, mid and out have the form of the reference data. mended has the form of out: see shape.Clipping.Mended.
func Collide(p *pair.Pair) []byte {
	var c shape.Clipping
	c.Run(&p.A.Shape, &p.B.Shape, &p.A.Pose, &p.B.Pose)
	became := ""
	if p.A.Short {
		became = "a"
	}
	if p.B.Short {
		became += "b"
	}
	mended := c.Mended()
	j := jsontext.Writer(`{"version":1,"lab":"` + ID + `","result":{`)
	trace.WriteShapes(&j, &c, became)
	j.Name("mended")
	trace.WriteManifold(&j, &mended)
	j.Close("}}")
	return j
}
