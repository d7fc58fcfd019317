package cases

import (
	"fmt"
	"io"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/physics/hull/codec"
	"github.com/clipstage/clipstage/physics/hull/pair"
	"github.com/clipstage/clipstage/physics/internal/object"
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/trace"
)

func isHullsFile(o object.Object) bool { return o["version"] != nil && o["hulls"] != nil }

// traceHullsFile appends the trace of a pair's file to dst. The id is the pair's name. Positions are in the
// world's frame.
func traceHullsFile(dst []byte, o object.Object) ([]byte, error) {
	text, err := fileText(o)
	if err != nil {
		return dst, err
	}
	p, built, err := codec.Decode(text)
	if err != nil {
		return dst, err
	}
	var id jsontext.Writer
	id.Text(p.Name)
	return traceBuilt(dst, built, id), nil
}

func traceBuilt(dst []byte, built *pair.Built, id []byte) []byte {
	results := trace.Hulls{Scale: 1}
	results.Clipping.Record, results.Clipping.Bias = true, built.Bias
	results.Clipping.Run(built.A, built.B, &built.PoseA, &built.PoseB)
	return results.Append(dst, id)
}

// traceSolids appends the trace of the two solids of an OBJ or STL file to dst. The id is empty.
func traceSolids(dst []byte, in io.Reader) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(in, pair.MaxFile+1))
	if err != nil {
		return dst, err
	}
	solids, err := pair.ReadSolids(string(data))
	if err != nil {
		return dst, err
	}
	if len(solids) != 2 {
		return dst, fmt.Errorf("%v: a pair has 2 solids, and the file %d", pair.FileObjects, len(solids))
	}
	built := pair.Built{PoseA: hull.Origin, PoseB: hull.Origin}
	for i, h := range [...]**hull.Hull{&built.A, &built.B} {
		made, err := solids[i].Make(pair.Choice{Tolerance: pair.Auto})
		if err != nil {
			return dst, fmt.Errorf("hulls[%d]: %w", i, err)
		}
		*h = made.Hull
	}
	return traceBuilt(dst, &built, []byte(`""`)), nil
}
