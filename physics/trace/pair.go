// Package trace writes what a call found as JSON, in the form of the reference data
// (tests/testdata/README.md): for the command line, and for the trace that the page
// saves. It appends to a slice and needs strconv alone, so that it adds next to
// nothing to the wasm.
package trace

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
)

// AppendPair appends {"id":…,"mid":…,"out":…} for a finished run to dst. id is JSON
// already and is written as it is.
func AppendPair(dst, id []byte, c *physics.Clipping) []byte {
	dst = append(dst, `{"id":`...)
	dst = append(dst, id...)
	dst = append(dst, `,"mid":`...)
	dst = AppendMid(dst, c)
	dst = append(dst, `,"out":`...)
	dst = AppendOut(dst, c)
	return append(dst, '}')
}

// AppendMid appends the stages that c reached. Feature pairs are as they were while
// clipping: 1 is the reference box.
func AppendMid(dst []byte, c *physics.Clipping) []byte {
	dst = append(dst, `{"stage":"`...)
	dst = append(dst, EndOf(c)...)
	dst = append(dst, '"')

	dst = appendNumbers(dst, "faceA", c.Separations[physics.AxisAX], c.Separations[physics.AxisAY])
	if c.Reached >= physics.StageFacesB {
		dst = appendNumbers(dst, "faceB", c.Separations[physics.AxisBX], c.Separations[physics.AxisBY])
	}
	if c.Reached >= physics.StageReference {
		r := &c.Reference
		dst = appendInt(dst, "axis", int(c.Best.Axis))
		dst = appendNumbers(dst, "frontNormal", r.Front.Normal.X, r.Front.Normal.Y)
		dst = appendNumber(dst, "front", r.Front.Offset)
		dst = appendNumbers(dst, "sideNormal", r.Sides[1].Normal.X, r.Sides[1].Normal.Y)
		dst = appendNumber(dst, "negSide", r.Sides[0].Offset)
		dst = appendNumber(dst, "posSide", r.Sides[1].Offset)
		dst = appendInt(dst, "negEdge", int(r.Sides[0].Edge))
		dst = appendInt(dst, "posEdge", int(r.Sides[1].Edge))
	}
	if c.Reached >= physics.StageIncident {
		dst = appendVertices(dst, "incidentEdge", c.Incident.Vertices[:])
	}
	if c.Reached >= physics.StageClipNeg {
		dst = appendInt(dst, "np1", c.Clipped[0].Count)
		dst = appendVertices(dst, "clipPoints1", c.Clipped[0].Vertices[:c.Clipped[0].Count])
	}
	if c.Reached >= physics.StageClipPos {
		dst = appendInt(dst, "np2", c.Clipped[1].Count)
		dst = appendVertices(dst, "clipPoints2", c.Clipped[1].Vertices[:c.Clipped[1].Count])
	}
	return append(dst, '}')
}

// AppendOut appends the manifold. Feature pairs are as in a finished contact: 1 is A.
func AppendOut(dst []byte, c *physics.Clipping) []byte {
	m := &c.Manifold
	dst = append(dst, `{"n":`...)
	dst = strconv.AppendInt(dst, int64(m.Count), 10)
	dst = append(dst, `,"contacts":[`...)
	for i := range m.Count {
		if i > 0 {
			dst = append(dst, ',')
		}
		contact := &m.Contacts[i]
		dst = append(dst, `{"p":`...)
		dst = appendArray(dst, contact.Position.X, contact.Position.Y)
		dst = appendNumbers(dst, "n", m.Normal.X, m.Normal.Y)
		dst = appendNumber(dst, "s", contact.Separation)
		dst = appendFeature(dst, contact.Feature)
		dst = append(dst, `,"key":`...)
		dst = strconv.AppendUint(dst, uint64(contact.Feature.Key()), 10)
		dst = append(dst, '}')
	}
	return append(dst, "]}"...)
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

func appendVertices(dst []byte, name string, vertices []physics.ClipVertex) []byte {
	dst = appendName(dst, name)
	dst = append(dst, '[')
	for i := range vertices {
		if i > 0 {
			dst = append(dst, ',')
		}
		v := &vertices[i]
		dst = append(dst, `{"v":`...)
		dst = appendArray(dst, v.Position.X, v.Position.Y)
		dst = appendFeature(dst, v.Feature)
		dst = append(dst, '}')
	}
	return append(dst, ']')
}

func appendFeature(dst []byte, f physics.FeaturePair) []byte {
	dst = append(dst, `,"f":[`...)
	for i, edge := range [...]physics.Edge{f.In1, f.Out1, f.In2, f.Out2} {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = strconv.AppendUint(dst, uint64(edge), 10)
	}
	return append(dst, ']')
}

// appendName appends a comma and the name of a field that is not the first.
func appendName(dst []byte, name string) []byte {
	dst = append(dst, `,"`...)
	dst = append(dst, name...)
	return append(dst, `":`...)
}

func appendInt(dst []byte, name string, i int) []byte {
	return strconv.AppendInt(appendName(dst, name), int64(i), 10)
}

func appendNumber(dst []byte, name string, f float64) []byte {
	return AppendFloat(appendName(dst, name), f)
}

func appendNumbers(dst []byte, name string, x, y float64) []byte {
	return appendArray(appendName(dst, name), x, y)
}

func appendArray(dst []byte, x, y float64) []byte {
	dst = append(dst, '[')
	dst = AppendFloat(dst, x)
	dst = append(dst, ',')
	dst = AppendFloat(dst, y)
	return append(dst, ']')
}

// AppendFloat appends the shortest JSON number that reads back as the same bits;
// a negative zero keeps its sign. JSON has no word for a number that is not finite:
// such a one is written as null.
func AppendFloat(dst []byte, f float64) []byte {
	if f-f != 0 {
		return append(dst, "null"...)
	}
	return strconv.AppendFloat(dst, f, 'g', -1, 64)
}
