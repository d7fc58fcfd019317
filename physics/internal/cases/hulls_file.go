package cases

import (
	"github.com/clipstage/clipstage/physics/hull/codec"
	"github.com/clipstage/clipstage/physics/internal/object"
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/trace"
)

// isHullsFile reports whether an object is a pair of hulls as files have it.
func isHullsFile(o object.Object) bool { return o["version"] != nil && o["hulls"] != nil }

// traceHullsFile appends the trace of a pair's file to dst. Its id is the pair's name, and its places are in
// the world.
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
	results := trace.Hulls{Scale: 1}
	results.Clipping.Record, results.Clipping.Bias = true, built.Bias
	results.Clipping.Run(built.A, built.B, &built.PoseA, &built.PoseB)
	return results.Append(dst, id), nil
}
