package cases

import (
	"strings"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/diff"
	"github.com/clipstage/clipstage/physics/internal/object"
)

// Ranges of a body's material. The category and the mask of a filter have 16 bits.
var (
	bounceLimits = object.Between(0, 1, "")
	bitsLimits   = object.Between(0, 1<<16-1, "")
	groupLimits  = object.Between(-1<<15, 1<<15-1, "")
)

// readMaterial reads the optional fields of a body that Box2D-Lite's scenes do not have.
func readMaterial(o *object.Reader, b *physics.BodyDef) {
	o.Optional("restitution", &b.Restitution, bounceLimits)
	o.Optional("tangentSpeed", &b.TangentSpeed, velocityLimits)
	o.Switch("sensor", &b.Sensor)
	if !o.Has("filter") {
		return
	}
	filter := o.Child("filter")
	category, mask, group := int(b.Filter.Category()), int(b.Filter.Mask()), int(b.Filter.Group())
	filter.OptionalInteger("category", &category, bitsLimits)
	filter.OptionalInteger("mask", &mask, bitsLimits)
	filter.OptionalInteger("group", &group, groupLimits)
	b.Filter = physics.NewFilter(uint16(category), uint16(mask), int16(group))
}

func (w *simulation) setSolver(o *object.Reader) {
	o.OptionalInteger("positionIterations", &w.Settings.PositionIterations, iterationLimits)
	raw, ok := o.Object["solver"]
	if !ok {
		return
	}
	id, _ := diff.Decode(raw).(string)
	if w.Settings.Solver, ok = physics.ParseSolver(id); !ok {
		o.Fail("solver", "want one of "+strings.Join(physics.SolverIDs(), ", ")+", got "+object.Shorten(raw))
	}
}
