package cases

import (
	"encoding/json"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/internal/object"
)

// Ranges of a body's material. A mask has the same number of bits in every format.
var (
	bounceLimits = object.Between(0, 1, "")
	bitsLimits   = object.Between(0, 1<<16-1, "")
	groupLimits  = object.Between(-1<<15, 1<<15-1, "")
)

// readMaterial reads the optional fields of a body that Box2D-Lite's scenes lack.
func readMaterial(path string, o object.Object, b *physics.BodyDef) (err error) {
	if err = o.Optional(path, "restitution", &b.Restitution, bounceLimits); err != nil {
		return err
	}
	if err = o.Optional(path, "tangentSpeed", &b.TangentSpeed, velocityLimits); err != nil {
		return err
	}
	if err = o.Switch(path, "sensor", &b.Sensor); err != nil {
		return err
	}
	if _, ok := o["filter"]; !ok {
		return nil
	}
	filter, err := o.Child(path, "filter")
	if err != nil {
		return err
	}
	category, mask, group := int(b.Filter.Category()), int(b.Filter.Mask()), int(b.Filter.Group())
	for _, f := range []struct {
		name string
		into *int
		l    object.Limits
	}{{"category", &category, bitsLimits}, {"mask", &mask, bitsLimits}, {"group", &group, groupLimits}} {
		if _, ok := filter[f.name]; !ok {
			continue
		}
		if *f.into, err = filter.Integer(path+"filter.", f.name, f.l); err != nil {
			return err
		}
	}
	b.Filter = physics.NewFilter(uint16(category), uint16(mask), int16(group))
	return nil
}

// setSolver reads the optional solver and the iterations of its position pass.
func (w *simulation) setSolver(path string, o object.Object) (err error) {
	if _, ok := o["positionIterations"]; ok {
		if w.Settings.PositionIterations, err = o.Integer(path, "positionIterations", iterationLimits); err != nil {
			return err
		}
	}
	raw, ok := o["solver"]
	if !ok {
		return nil
	}
	var id string
	if object.KindOf(raw) == "a string" {
		if err := json.Unmarshal(raw, &id); err != nil {
			return object.Wrong(path+"solver", err.Error())
		}
	}
	if w.Settings.Solver, ok = physics.ParseSolver(id); !ok {
		return object.Wrong(path+"solver", "want one of "+physics.SolverIDs()+", got "+object.Shorten(raw))
	}
	return nil
}
