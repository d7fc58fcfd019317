package cases

import (
	"github.com/clipstage/clipstage/physics/internal/diff"
	"github.com/clipstage/clipstage/physics/internal/object"
)

func compareHulls(expected, got object.Object, o *diff.Options) (*diff.Difference, diff.Coverage, error) {
	return nil, diff.Whole, nil
}
