package world

import (
	"slices"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/lockstep"
	"github.com/clipstage/clipstage/wasm/lab/world/play"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
	"github.com/clipstage/clipstage/wasm/text"
)

// State returns the figure's state as in links:
//
//	lab=world&scene=pyramid&step=120&pick=4,9&stage=solve&iteration=2&constraint=1&plots=energy&gravity=0,-5&iterations=20@60
//
// It has the settings that differ from the scene's, each with the step after @ from which it holds, unless it holds
// from the first on. Within a step, phase and iteration replace pick and stage. It also has the layers if they are
// not the default ones, and the body that the view follows. A link to a stage with iterations but without an
// iteration leads to the last one.
//
// A custom scene is not part of the link. It has the name own, and only a figure that runs the scene can go to the
// link's step. For a world beyond the largest step in links, the link has that step.
func (f *Figure) State() string {
	state, _ := f.link()
	return state
}

// Fits reports whether a link can restore the figure: all edits and settings fit, and the scene is a named one.
func (f *Figure) Fits() bool {
	_, whole := f.link()
	return whole && f.ID != Own
}

// link writes the link. If the edits do not fit, the link has the step, but no edits, pick or moment. If the earlier
// settings do not fit, it has only the present ones. whole is false in both cases.
func (f *Figure) link() (state string, whole bool) {
	steps := min(f.Steps(), play.MaxSteps)
	s, shown, view := "lab="+ID+"&scene="+f.ID, "", ""
	if steps > 0 {
		s += "&step=" + strconv.Itoa(steps)
	}
	if f.HasPair() {
		shown = "&pick=" + PairID(f.Pair[0], f.Pair[1])
	}
	if f.Picked() {
		shown += "&stage=" + f.Cursor.Stage.String()
		if iteration, constraint := f.Named(); f.Cursor.Stage.Iterates() && iteration >= 0 {
			shown += "&iteration=" + strconv.Itoa(iteration)
			if constraint > 0 {
				shown += "&constraint=" + strconv.Itoa(constraint)
			}
		}
	} else if f.UnderWay() {
		phase, _ := f.Phase()
		shown += "&phase=" + phase.String()
		switch phase {
		case physics.PhaseIterate:
			shown += "&iteration=" + strconv.Itoa(f.Iterated())
		case physics.PhasePosition:
			shown += "&iteration=" + strconv.Itoa(f.Corrected())
		}
	}
	if f.Plots != 0 {
		view += "&plots=" + f.Plots.String()
	}
	if f.Layers != DefaultLayers {
		view += "&layers=" + f.Layers.String()
	}
	if body, ok := f.Followed(); ok {
		view += "&follow=" + strconv.Itoa(body)
	}
	fits := func(parts ...string) bool {
		state = s
		for _, part := range parts {
			state += part
		}
		return len(state) <= lab.MaxLink
	}
	changes, edits := f.changesIn(steps, true)+f.compareIn(steps, true), f.editsIn(steps, lab.MaxLink)
	if fits(shown, view, changes, edits) {
		return state, true
	}
	present := f.changesIn(steps, false) + f.compareIn(steps, false)
	_ = fits(shown, view, present, edits) || fits(view, changes) || fits(view, present)
	return state, false
}

// editsIn writes the edits up to a step. It stops once the text is longer than most.
func (f *Figure) editsIn(steps, most int) string {
	var s []byte
	for i := range f.Edits[:f.Done(steps)] {
		if len(s) > most {
			break
		}
		s = append(append(s, "&do="...), f.Edits[i].String()...)
	}
	return string(s)
}

// changesIn writes the changed settings up to a step, or only the present ones if past is false.
func (f *Figure) changesIn(steps int, past bool) string {
	before := f.SceneSettings()
	list := f.Live
	if !past {
		list = []scene.Change{{Live: f.Settings()}}
	}
	var s []byte
	for i := range list {
		c := list[i]
		if c.Step > steps {
			break
		}
		was, is := before.Places(), c.Live.Places()
		for k := range is {
			if is[k].Same(&was[k]) {
				continue
			}
			s = append(append(append(append(s, '&'), is[k].Name...), '='), valueOf(&is[k])...)
			if c.Step > 0 {
				s = strconv.AppendInt(append(s, '@'), int64(c.Step), 10)
			}
		}
		before = c.Live
	}
	return string(s)
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

// link is a parsed state.
type link struct {
	world  scene.World
	own    bool
	steps  int
	shown  play.Where
	picked bool
	staged bool // it has a stage
	nth    bool // it has an iteration
	phase  physics.Phase
	within bool // it has a phase
	plots  say.Plots
	layers Layers
	follow int // the body + 1, 0 for none
	live   []scene.Change
	edits  []scene.Edit

	compare *lockstep.Comparison // nil for none
	differs string               // the argument of lab.Base.Differs
}

// SetState loads the scene of a state by State, and starts a journey to its step. It returns the number of the
// journey, 0 if the world is there. An invalid state is an error and changes nothing.
func (f *Figure) SetState(state string) (journey int, err error) {
	l, err := f.readState(state)
	if err != nil {
		return 0, err
	}
	f.open(l)
	f.another = true
	return f.Journey(), nil
}

// Open is SetState for a link that somebody followed. An invalid link shows the default and leaves a notice.
func (f *Figure) Open(state string) {
	l, err := f.readState(state)
	if err == nil {
		f.Dismiss()
		f.open(l)
		f.Differs(l.differs)
		return
	}
	w, _ := scene.WorldByID(scene.DefaultWorld)
	f.begin(w.ID, w.Scene())
	f.SetNotice(f.Say(text.NoticeInvalidState, "reason", lab.Said(err, f.Language())))
}

// open loads the scene of a link and starts a journey to its step.
func (f *Figure) open(l *link) {
	if l.own {
		f.begin(Own, f.Def)
	} else {
		f.begin(l.world.ID, l.world.Scene())
	}
	f.plotting, f.Plots = plotting{}, l.plots
	f.showLayers(l.layers)
	f.FollowAgain(l.follow)
	f.Plan(slices.Clone(l.live), slices.Clone(l.edits))
	f.CompareWith(l.compare)
	goal := l.steps
	if l.shown.Moment != run.MomentWhole && goal > 0 {
		goal--
	}
	f.SetOut(goal)
	if f.Goal > 0 {
		f.Kept = l.shown
	} else {
		f.Settle(l.shown)
	}
}

func (f *Figure) readState(state string) (*link, error) {
	l := &link{layers: DefaultLayers}
	l.world, _ = scene.WorldByID(scene.DefaultWorld)
	parts, bad := lab.Parts(state)
	if bad != nil {
		return nil, bad
	}
	for _, part := range parts {
		if err := f.readPart(l, part); err != nil {
			return nil, err
		}
	}
	s := f.Def
	if !l.own {
		s = l.world.Scene()
	}
	there, err := l.readDone(parts, s)
	if err != nil {
		return nil, err
	}
	last := len(there) - 1
	if k := &l.shown; l.picked && !(k.Chosen[0] < k.Chosen[1] && k.Chosen[1] <= float64(last) && there[int(k.Chosen[0])] && there[int(k.Chosen[1])]) {
		err := play.InvalidPair(last)
		err.Code, err.Field = lab.CodeInvalidState, "pick"
		return nil, err
	}
	if l.follow > last+1 || l.follow > 0 && !there[l.follow-1] {
		return nil, lab.Refused(text.StateFollow, "value", strconv.Itoa(l.follow-1))
	}
	if l.picked && !l.staged {
		l.shown.Cursor.Stage = cursor.Stage(physics.StageContacts)
	}
	if l.picked && l.shown.Cursor.Stage.Iterates() && !l.nth {
		l.shown.Cursor.Iteration = cursor.LastIteration
	}
	if whole := l.compare != nil && l.compare.View != lockstep.ViewPair; l.within && (!l.picked || whole) && l.steps > 0 {
		switch l.phase {
		case physics.PhaseIterate:
			l.shown.Moment = run.MomentPrestep + max(1, l.shown.Cursor.Iteration)
		case physics.PhaseIntegrate:
			l.shown.Moment = run.MomentIntegrate
		case physics.PhasePosition:
			if n := l.shown.Cursor.Iteration; n > 0 {
				l.shown.Moment = run.MomentIntegrate + n
			}
		default:
			l.shown.Moment = int(l.phase) + 1
		}
	}
	return l, nil
}

// readDone reads the settings and edits of a scene's world.
func (l *link) readDone(parts []lab.Entry, s *scene.Scene) (there scene.Population, err error) {
	if err := l.readLive(parts, Live{Settings: s.Settings, DT: s.DT}); err != nil {
		return nil, err
	}
	if err := l.readCompare(parts, s.DT); err != nil {
		return nil, err
	}
	return l.readEdits(parts, s)
}

// readEdits reads the edits up to the link's step. It returns the bodies at that step.
func (l *link) readEdits(parts []lab.Entry, s *scene.Scene) (there scene.Population, err error) {
	there = scene.PopulationOf(s)
	for _, part := range parts {
		if part.Name != "do" {
			continue
		}
		e, ok := scene.ParseEdit(part.Value)
		if n := len(l.edits); !ok || e.Step > l.steps || n > 0 && e.Step < l.edits[n-1].Step {
			return nil, lab.Refused(text.StateEdit, "value", part.Value)
		}
		if err := e.Check("do", there); err != nil {
			return nil, lab.Invalid(lab.CodeInvalidState, err)
		}
		there = there.After(&e)
		l.edits = append(l.edits, e)
	}
	return there, nil
}

// readPart reads one part, unless it is a setting.
func (f *Figure) readPart(l *link, part lab.Entry) error {
	ok := true
	c := &l.shown.Cursor
	number := func(most int) int {
		n, err := strconv.ParseUint(part.Value, 10, 32)
		ok = err == nil && n <= uint64(most)
		return int(n)
	}
	switch part.Name {
	case "lab":
		if part.Value != ID {
			return lab.Refused(text.StateLab, "value", part.Value)
		}
	case "scene":
		if l.own = part.Value == Own; l.own {
			if f.ID != Own {
				err := refusedPart(part, text.NoticeRangeChoice, IDs())
				err.Key = text.StateOwn
				return err
			}
		} else if l.world, ok = scene.WorldByID(part.Value); !ok {
			return refusedPart(part, text.NoticeRangeChoice, IDs())
		}
	case "step":
		if l.steps = number(play.MaxSteps); !ok {
			return refusedPart(part, text.NoticeRangeSteps, nil)
		}
	case "pick":
		l.picked = true
		pair := lab.Split(part.Value, ',')
		ok = len(pair) == 2
		for i := range min(2, len(pair)) {
			n, err := strconv.ParseUint(pair[i], 10, 31)
			ok = ok && err == nil
			l.shown.Chosen[i] = float64(n)
		}
		if p := &l.shown.Chosen; p[0] > p[1] {
			p[0], p[1] = p[1], p[0]
		}
		if !ok {
			return refusedPart(part, text.StatePick, nil)
		}
	case "stage":
		l.staged = true
		if c.Stage, ok = cursor.ParseStage(part.Value); !ok {
			return refusedPart(part, text.NoticeRangeChoice, cursor.StageIDs())
		}
	case "phase":
		l.within = true
		if l.phase, ok = physics.ParsePhase(part.Value); !ok {
			return lab.Refused(text.StatePhase, "value", part.Value)
		}
	case "iteration":
		l.nth = true
		if c.Iteration = number(scene.MaxIterations); !ok {
			return lab.Refused(text.StateIteration, "value", part.Value)
		}
	case "constraint":
		if c.Constraint = number(cursor.MaxConstraints); !ok {
			return lab.Refused(text.StateConstraint, "value", part.Value)
		}
	case "follow":
		if l.follow = number(scene.MaxBodies) + 1; !ok {
			return lab.Refused(text.StateFollow, "value", part.Value)
		}
	case "differs":
		l.differs = part.Value
	case "plots":
		if l.plots, ok = say.ParsePlots(part.Value); !ok {
			return refusedPart(part, text.NoticeRangeList, say.PlotIDs())
		}
	case "layers":
		if l.layers, ok = parseLayers(part.Value); !ok {
			return refusedPart(part, text.NoticeRangeList, layerIDs[:])
		}
	}
	return nil
}

// readLive reads the settings of a link, beginning with its scene's.
func (l *link) readLive(parts []lab.Entry, begin Live) error {
	list := []scene.Change{{Live: begin}}
	for _, part := range parts {
		if part.Name == "do" || part.Name == compareName || part.Name == "differs" {
			continue
		}
		value, from := l.splitStep(part.Value)
		live := list[len(list)-1].Live
		known, err := setNamed(&live, part.Name, value, begin.DT)
		if err != nil {
			return err
		}
		if !known {
			continue
		}
		switch last := &list[len(list)-1]; {
		case from < last.Step:
			return lab.Refused(text.StateSetting, "value", part.Name+"="+part.Value)
		case from == last.Step:
			last.Live = live
		default:
			list = append(list, scene.Change{Step: from, Live: live})
		}
	}
	l.live = list
	return nil
}

// setNamed sets a setting by its name in links, if there is one. sceneDT is the duration of a step in the scene.
func setNamed(live *Live, name, value string, sceneDT float64) (known bool, err *lab.Error) {
	places := live.Places()
	for i := range places {
		if places[i].Name != name {
			continue
		}
		if !readValue(&places[i], value) {
			return true, notPart(lab.Entry{Name: name, Value: value}, lab.Phrase(places[i].Kind.Phrase()))
		}
		if err := live.Check("", sceneDT); err != nil {
			said := lab.Invalid(lab.CodeInvalidState, err)
			said.Field = name
			return true, said
		}
		return true, nil
	}
	return false, nil
}

// splitStep splits a value at @ from the step from which it holds. Without a valid step it returns the whole text.
func (l *link) splitStep(s string) (value string, from int) {
	at := lab.Split(s, '@')
	if len(at) != 2 {
		return s, 0
	}
	n, err := strconv.ParseUint(at[1], 10, 31)
	if err != nil || int(n) > max(l.steps, play.MaxSteps) {
		return s, 0
	}
	return at[0], int(n)
}

// readValue parses a setting, and reports whether the value is valid.
func readValue(p *scene.Place, value string) bool {
	var to []*float64
	switch {
	case p.On != nil:
		*p.On = value == "on" || value == "true" || value == "1"
		return *p.On || value == "off" || value == "false" || value == "0"
	case p.Whole != nil:
		n, err := strconv.ParseInt(value, 10, 32)
		*p.Whole = int(n)
		return err == nil
	case p.Solver != nil:
		solver, ok := physics.ParseSolver(value)
		*p.Solver = solver
		return ok
	case p.Y != nil:
		to = []*float64{p.X, p.Y}
	default:
		to = []*float64{p.X}
	}
	numbers := lab.Split(value, ',')
	if len(numbers) != len(to) {
		return false
	}
	for i, s := range numbers {
		x, err := strconv.ParseFloat(s, 64)
		if err != nil {
			return false
		}
		*to[i] = x
	}
	return true
}

// here returns a link to the present state, without the length limit of a written one.
func (f *Figure) here() *link {
	l := &link{
		own: f.ID == Own, steps: f.Steps(), plots: f.Plots, layers: f.Layers, follow: int(f.FollowNumber()),
		live: slices.Clone(f.Live), edits: slices.Clone(f.Edits), compare: f.Comparison(),
		shown: f.Where(),
	}
	l.world, _ = scene.WorldByID(f.ID)
	return l
}

// reopen opens a link to the running scene, and keeps the history of Undo and Redo.
func (f *Figure) reopen(l *link) {
	history, tuned := f.History, f.TunesSecond
	f.open(l)
	f.History, f.TunesSecond = history, tuned && f.Compares()
}
