package shape

import (
	"slices"

	"github.com/clipstage/clipstage/physics/shape"
	"github.com/clipstage/clipstage/wasm/text"
)

// StageIDs returns the ids of the stages of all kinds of pairs, in running order.
func StageIDs() (ids []string) {
	for stage := range shape.Stage(shape.StageCount) {
		ids = append(ids, stage.String())
	}
	return ids
}

// owns reports whether the present kind of pair has a stage.
func (f *collision) owns(stage shape.Stage) bool {
	return slices.Contains(f.clipping.Kind.Stages(), stage)
}

// Skipped reports whether the call passed over a stage before its end.
func (f *collision) Skipped(stage shape.Stage) bool {
	c := &f.clipping
	if stage >= c.Reached {
		return false
	}
	switch stage {
	case shape.StageClip, shape.StageKeep:
		return !c.Segments.Faces
	case shape.StageCorner:
		return !c.Edges.Separated
	case shape.StageClipUpper:
		return c.Edges.Disjoint
	}
	return false
}

// ShapeName returns the accessible name of a shape's keyboard handle.
func (f *collision) ShapeName(side Side) string { return f.Say(text.ShapeUiShape, "box", side.Name()) }
