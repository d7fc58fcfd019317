package world

import (
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/lockstep"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/text"
)

// A figure may compare: see package lockstep. The rest of a figure, such as its trace and its exports, is about the
// first world.

// Compare compares the world with a second one, whose settings are given as in a link's part compare: see compareIn.
// "" ends the comparison. Both worlds run from the scene's beginning to the present step.
func (f *Figure) Compare(said string) error {
	if said == "" {
		if f.Compares() {
			f.Leap(f.EndSecond, false)
		}
		return nil
	}
	l := f.here()
	l.compare = nil
	if err := l.readCompare([]lab.Entry{{Name: compareName, Value: said}}, f.Def.DT); err != nil {
		return err
	}
	f.Leap(func() { f.reopen(l) }, false)
	return nil
}

// CompareSolvers compares the scene's solvers: the second world gets the one that the first does not have.
func (f *Figure) CompareSolvers() {
	other := physics.SolverLite
	if f.Settings().Solver == other {
		other = physics.SolverBox2D
	}
	_ = f.Compare("solver:" + other.String()) // the solver exists
}

// GoToFirst goes to the step returned by First. If the step was forgotten, it is run again.
func (f *Figure) GoToFirst() {
	step, _, ok := f.First()
	if !ok {
		return
	}
	if step >= f.Oldest() {
		_ = f.SeekStep(float64(step)) // the step has run
		return
	}
	l := f.here()
	l.steps, l.shown.Moment = step, run.MomentWhole
	f.reopen(l)
}

// appendSecond appends the second world's frame to the first one's, which has head.
func (f *Figure) appendSecond(array []float64, head *frame.WorldHead, other frame.Shown) []float64 {
	first, body, ok := f.First()
	if !ok {
		first, body = -1, -1
	}
	c := &head.Compare
	c.Second, c.First, c.FirstBody, c.View = float64(len(array)), float64(first), float64(body), float64(f.View)
	c.Dashed = float64(f.Dashed())
	plots, begin, last, scales, time := head.Plots, head.First, head.Last, head.Scales, head.Time
	array, of := f.appendFrame(array, f.Second, other)
	of.Plots, of.First, of.Last, of.Scales, of.Time = plots, begin, last, scales, time
	return array
}

// A link describes the second world by one part:
//
//	compare=solver:box2d;iterations:8;slop:0.005@60;view:overlay
//
// It has the settings that differ from the first world's, each with the step after @ from which it holds, and the
// view unless it is split. A setting holds from its step on, even if the first world's changes. A solver may stand
// alone: compare=box2d. If the worlds have the same settings, the part is view:split.

// compareName is the name of the part.
const compareName = "compare"

// override is a setting of the second world.
type override struct {
	name, value string
	from        int // the step
}

// readCompare reads the part of a link whose settings have been read.
func (l *link) readCompare(parts []lab.Entry, sceneDT float64) error {
	for _, part := range parts {
		if part.Name != compareName {
			continue
		}
		l.compare = nil
		if part.Value == "" {
			continue
		}
		c := &lockstep.Comparison{}
		list, err := l.readOverrides(c, part.Value)
		if err != nil {
			return err
		}
		if c.Live, err = overridden(l.live, list, sceneDT); err != nil {
			return err
		}
		l.compare = c
	}
	return nil
}

// readOverrides reads the view and the settings, which are in the order of their steps.
func (l *link) readOverrides(c *lockstep.Comparison, value string) (list []override, err error) {
	for _, part := range lab.Split(value, ';') {
		o := override{}
		ok := false
		if o.name, o.value, ok = strings.Cut(part, ":"); !ok {
			if _, ok = physics.ParseSolver(part); ok {
				o.name, o.value = "solver", part
			}
		}
		if ok && o.name == "view" {
			c.View, ok = lockstep.ParseView(o.value)
			if ok {
				continue
			}
		}
		if ok && o.name != "dt" { // both worlds share it
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

// overridden returns the settings of base with a list of overrides applied at their steps.
func overridden(base []scene.Change, list []override, sceneDT float64) (live []scene.Change, err error) {
	step, i, k := 0, 0, 0
	for {
		for i+1 < len(base) && base[i+1].Step <= step {
			i++
		}
		for k < len(list) && list[k].from <= step {
			k++
		}
		now := scene.Change{Step: step, Live: base[i].Live}
		for _, o := range list[:k] {
			known, err := setNamed(&now.Live, o.name, o.value, sceneDT)
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

// compareIn writes the part compare with the settings up to a step, or only the present ones if past is false.
func (f *Figure) compareIn(steps int, past bool) string {
	second := f.Second
	if second == nil {
		return ""
	}
	base, own := f.Live, second.Live
	if !past {
		base, own = []scene.Change{{Live: f.Settings()}}, []scene.Change{{Live: second.Settings()}}
	}
	var s []byte
	var held Live
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
			s = append(append(append(append(s, ';'), is[n].Name...), ':'), valueOf(&is[n])...)
			if step > 0 {
				s = strconv.AppendInt(append(s, '@'), int64(step), 10)
			}
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
	if v := f.View; v != lockstep.ViewSplit || len(s) == 0 {
		s = append(append(s, ";view:"...), v.String()...)
	}
	return "&" + compareName + "=" + string(s[1:])
}
