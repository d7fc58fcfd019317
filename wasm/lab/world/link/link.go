// Package link reads and writes the state of a figure of the World lab: links, in the files named after their parts,
// and the snapshots of a lost instance, in kept.go.
package link

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/lockstep"
	"github.com/clipstage/clipstage/wasm/lab/world/play"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
)

// ID is the lab's id in links, and Own the id of a scene that is not a named one.
const (
	ID  = "world"
	Own = "own"
)

// Link is the state of a figure in links.
type Link struct {
	ID     string // of the scene
	Scene  *scene.Scene
	Steps  int
	Shown  play.Where // at the end of the journey to the step
	Plots  say.Plots
	Layers say.Layers
	Follow int // the body + 1, 0 for none
	Ask    cursor.Question
	Live   []scene.Change
	Edits  []scene.Edit

	Compare *lockstep.Comparison // nil for none
	Differs string               // the argument of lab.Base.Differs
}

// SceneIDs returns the ids of the named scenes in menu order.
func SceneIDs() (ids []string) {
	for _, w := range scene.Worlds {
		ids = append(ids, w.ID)
	}
	return ids
}

// PairID returns two bodies in the form of links.
func PairID(a, b int) string { return strconv.Itoa(a) + "," + strconv.Itoa(b) }

// Text writes a link:
//
//	lab=world&scene=pyramid&step=120&pick=4,9&stage=solve&iteration=2&constraint=1&plots=energy&gravity=0,-5&iterations=20@60
//
// It has the settings that differ from the scene's, each with the step after @ from which it holds, unless it holds
// from the first on. Within a step, phase and iteration replace the stage. It also has the layers if they are not the
// default ones, the body that the view follows, and the question that the reader is asked. A link to a stage with
// iterations but without an iteration leads to the last one.
//
// A custom scene is not part of the link. It has the name own, and only a figure that runs the scene can go to the
// link's step. For a world beyond the largest step in links, the link has that step.
//
// If the edits do not fit, the link has the step, but no edits, pick or moment. If the earlier settings do not fit, it
// has only the present ones. whole is false in both cases.
func (l *Link) Text() (s string, whole bool) {
	steps := min(l.Steps, play.MaxSteps)
	begin, shown, view := "lab="+ID+"&scene="+l.ID, l.shown(), ""
	if steps > 0 {
		begin += "&step=" + strconv.Itoa(steps)
	}
	if l.Plots != 0 {
		view += "&plots=" + l.Plots.String()
	}
	if l.Layers != say.DefaultLayers {
		view += "&layers=" + l.Layers.String()
	}
	if l.Follow > 0 {
		view += "&follow=" + strconv.Itoa(l.Follow-1)
	}
	if l.Ask != cursor.AskNothing {
		view += "&ask=" + l.Ask.String()
	}
	fits := func(parts ...string) bool {
		s = begin
		for _, part := range parts {
			s += part
		}
		return len(s) <= lab.MaxLink
	}
	changes, edits := l.settings(steps, true), l.edits(steps, lab.MaxLink)
	if fits(shown, view, changes, edits) {
		return s, true
	}
	present := l.settings(steps, false)
	_ = fits(shown, view, present, edits) || fits(view, changes) || fits(view, present)
	return s, false
}

// whole reports whether the whole worlds are shown, although a pair may be picked.
func (l *Link) whole() bool { return l.Compare != nil && l.Compare.View != lockstep.ViewPair }

// shown writes the picked pair with its stage, or the moment within a step.
func (l *Link) shown() (s string) {
	pair, c := l.Shown.Chosen, l.Shown.Cursor
	picked := pair[0] != pair[1]
	if picked {
		s = "&pick=" + PairID(int(pair[0]), int(pair[1]))
	}
	if picked && !l.whole() {
		s += "&stage=" + c.Stage.String()
		if c.Stage.Iterates() && c.Iteration <= scene.MaxIterations {
			s += "&iteration=" + strconv.Itoa(c.Iteration)
			if c.Constraint > 0 {
				s += "&constraint=" + strconv.Itoa(c.Constraint)
			}
		}
	} else if m := l.Shown.Moment; m != run.MomentWhole {
		phase, iteration := run.PhaseAt(m)
		s += "&phase=" + phase.String()
		if phase == physics.PhaseIterate || phase == physics.PhasePosition {
			s += "&iteration=" + strconv.Itoa(iteration)
		}
	}
	return s
}

// edits writes the edits up to a step. It stops once the text is longer than most.
func (l *Link) edits(steps, most int) string {
	var s []byte
	for i := range l.Edits {
		if l.Edits[i].Step > steps || len(s) > most {
			break
		}
		s = append(append(s, "&do="...), l.Edits[i].String()...)
	}
	return string(s)
}

// settings writes the changed settings and the second world up to a step, or only the present settings if past is
// false.
func (l *Link) settings(steps int, past bool) string {
	live := l.Live
	if !past {
		live = []scene.Change{{Live: *run.LiveAt(l.Live, l.Steps)}}
	}
	before := scene.Live{Settings: l.Scene.Settings, DT: l.Scene.DT}
	var s []byte
	for i := range live {
		c := &live[i]
		if c.Step > steps {
			break
		}
		was, is := before.Places(), c.Live.Places()
		for k := range is {
			if !is[k].Same(&was[k]) {
				s = appendSetting(append(s, '&'), &is[k], '=', c.Step)
			}
		}
		before = c.Live
	}
	return string(s) + l.compare(live, steps, past)
}

// appendSetting writes a setting's name, a separator, the value and the step from which it holds.
func appendSetting(s []byte, p *scene.Place, separator byte, step int) []byte {
	s = append(append(append(s, p.Name...), separator), valueOf(p)...)
	if step > 0 {
		s = strconv.AppendInt(append(s, '@'), int64(step), 10)
	}
	return s
}

// valueOf writes a setting in the form of links.
func valueOf(p *scene.Place) string {
	number := func(x float64) string { return strconv.FormatFloat(x, 'g', -1, 64) }
	switch {
	case p.On != nil && *p.On:
		return "on"
	case p.On != nil:
		return "off"
	case p.Whole != nil:
		return strconv.Itoa(*p.Whole)
	case p.Solver != nil:
		return p.Solver.String()
	case p.Y != nil:
		return number(*p.X) + "," + number(*p.Y)
	}
	return number(*p.X)
}
