package link

import (
	"strings"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/lockstep"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/text"
)

// A part of a link describes the second world:
//
//	compare=solver:box2d;iterations:8;slop:0.005@60;view:overlay
//
// It has the settings that differ from the first world's. After @ follows the step from which a setting holds;
// without @ it holds from the beginning. A setting holds from its step on, even if the first world's changes.
// The view is present unless it is split. A solver may be the whole part: compare=box2d. If the worlds have the
// same settings, the part is view:split.

// compareName is the name of the part.
const compareName = "compare"

// override is a setting of the second world.
type override struct {
	name, value string
	from        int // the step from which it holds
}

// ReadCompare reads the part of a link. The settings must have been read before. The part replaces an earlier
// one.
func (l *Link) ReadCompare(value string) error {
	l.Compare = nil
	if value == "" {
		return nil
	}
	c := &lockstep.Comparison{}
	list, err := l.readOverrides(c, value)
	if err != nil {
		return err
	}
	c.Live, err = l.overridden(list)
	if err == nil {
		l.Compare = c
	}
	return err
}

// readOverrides reads the view and the settings. The settings are in the order of their steps.
func (l *Link) readOverrides(c *lockstep.Comparison, value string) (list []override, err error) {
	for _, part := range lab.Split(value, ';') {
		o := override{}
		ok := false
		if o.name, o.value, ok = strings.Cut(part, ":"); !ok {
			if _, ok = physics.ParseSolver(part); ok {
				o.name, o.value = "solver", part
			}
		}
		if ok && o.name == "view" {
			if c.View, ok = lockstep.ParseView(o.value); ok {
				continue
			}
		}
		if ok && o.name != "dt" { // both worlds share dt
			o.value, o.from = l.splitStep(o.value)
			ok = len(list) == 0 || o.from >= list[len(list)-1].from
		} else {
			ok = false
		}
		if !ok {
			return nil, refusedPart(lab.Entry{Name: compareName, Value: part}, text.StateCompare, nil)
		}
		list = append(list, o)
	}
	return list, nil
}

// overridden returns the first world's settings with a list of overrides applied at their steps.
func (l *Link) overridden(list []override) (live []scene.Change, err error) {
	base, step, i, k := l.Live, 0, 0, 0
	for {
		for i+1 < len(base) && base[i+1].Step <= step {
			i++
		}
		for k < len(list) && list[k].from <= step {
			k++
		}
		now := scene.Change{Step: step, Live: base[i].Live}
		for _, o := range list[:k] {
			known, err := l.set(&now.Live, o.name, o.value)
			if err != nil {
				err.Field, err.Allows = compareName, text.StateCompare
				return nil, err
			}
			if !known {
				return nil, refusedPart(lab.Entry{Name: compareName, Value: o.name + ":" + o.value}, text.StateCompare, nil)
			}
		}
		if n := len(live); n == 0 || live[n-1].Live != now.Live {
			live = append(live, now)
		}
		switch {
		case i+1 < len(base) && (k == len(list) || base[i+1].Step <= list[k].from):
			step = base[i+1].Step
		case k < len(list):
			step = list[k].from
		default:
			return live, nil
		}
	}
}

// compare writes the part compare with the settings up to a step, or only the current ones if past is false.
// base has the first world's settings.
func (l *Link) compare(base []scene.Change, steps int, past bool) string {
	if l.Compare == nil {
		return ""
	}
	own := l.Compare.Live
	if !past {
		own = []scene.Change{{Live: *run.LiveAt(own, l.Steps)}}
	}
	var s []byte
	var held scene.Live
	set := 0 // bit i for setting i
	for i, k, step, more := 0, 0, 0, true; more && step <= steps; {
		b, o := run.LiveAt(base, step), run.LiveAt(own, step)
		first, is, holds := b.Places(), o.Places(), held.Places()
		for n := range is {
			would := &first[n]
			if set>>n&1 != 0 {
				would = &holds[n]
			}
			if is[n].Name == "dt" || is[n].Same(would) {
				continue
			}
			set |= 1 << n
			holds[n].Set(&is[n])
			s = appendSetting(append(s, ';'), &is[n], ':', step)
		}
		for i < len(base) && base[i].Step <= step {
			i++
		}
		for k < len(own) && own[k].Step <= step {
			k++
		}
		switch {
		case i < len(base) && (k == len(own) || base[i].Step <= own[k].Step):
			step = base[i].Step
		case k < len(own):
			step = own[k].Step
		default:
			more = false
		}
	}
	if v := l.Compare.View; v != lockstep.ViewSplit || len(s) == 0 {
		s = append(append(s, ";view:"...), v.String()...)
	}
	return "&" + compareName + "=" + string(s[1:])
}
