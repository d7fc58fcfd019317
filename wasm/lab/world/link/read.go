package link

import (
	"slices"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/play"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
	"github.com/clipstage/clipstage/wasm/text"
)

// reader is a link that is being read.
type reader struct {
	*Link
	own    *scene.Scene
	picked bool
	staged bool // it has a stage
	nth    bool // it has an iteration
	phase  physics.Phase
	within bool // it has a phase
}

// Read reads a link by Text. own is the custom scene that runs, nil if a named one does.
func Read(s string, own *scene.Scene) (*Link, error) {
	l := &reader{Link: &Link{ID: scene.DefaultWorld, Layers: say.DefaultLayers}, own: own}
	parts, bad := lab.Parts(s)
	if bad != nil {
		return nil, bad
	}
	for _, part := range parts {
		if err := l.readPart(part); err != nil {
			return nil, err
		}
	}
	l.Scene = own
	if l.ID != Own {
		w, _ := scene.WorldByID(l.ID)
		l.Scene = w.Scene()
	}
	there, err := l.readDone(parts)
	if err != nil {
		return nil, err
	}
	return l.Link, l.settle(there)
}

// settle checks that the bodies named in a link are there at its step, and completes the cursor or the moment.
func (l *reader) settle(there scene.Population) error {
	last, k := len(there)-1, &l.Shown
	if l.picked && !(k.Chosen[0] < k.Chosen[1] && k.Chosen[1] <= float64(last) && there[int(k.Chosen[0])] && there[int(k.Chosen[1])]) {
		err := play.InvalidPair(last)
		err.Code, err.Field = lab.CodeInvalidState, "pick"
		return err
	}
	if l.Follow > last+1 || l.Follow > 0 && !there[l.Follow-1] {
		return lab.Refused(text.StateFollow, "value", strconv.Itoa(l.Follow-1))
	}
	if l.picked && !l.staged {
		k.Cursor.Stage = cursor.Stage(physics.StageContacts)
	}
	if l.picked && k.Cursor.Stage.Iterates() && !l.nth {
		k.Cursor.Iteration = cursor.LastIteration
	}
	if l.within && (!l.picked || l.whole()) && l.Steps > 0 {
		switch n := k.Cursor.Iteration; l.phase {
		case physics.PhaseIterate:
			k.Moment = run.MomentPrestep + max(1, n)
		case physics.PhaseIntegrate:
			k.Moment = run.MomentIntegrate
		case physics.PhasePosition:
			if n > 0 {
				k.Moment = run.MomentIntegrate + n
			}
		default:
			k.Moment = int(l.phase) + 1
		}
	}
	return nil
}

// readDone reads the settings and edits of a scene's world. It returns the bodies at the link's step.
func (l *Link) readDone(parts []lab.Entry) (there scene.Population, err error) {
	if err := l.readLive(parts); err != nil {
		return nil, err
	}
	for _, part := range parts {
		if part.Name == compareName {
			if err := l.ReadCompare(part.Value); err != nil {
				return nil, err
			}
		}
	}
	there = scene.PopulationOf(l.Scene)
	for _, part := range parts {
		if part.Name != "do" {
			continue
		}
		e, ok := scene.ParseEdit(part.Value)
		if n := len(l.Edits); !ok || e.Step > l.Steps || n > 0 && e.Step < l.Edits[n-1].Step {
			return nil, lab.Refused(text.StateEdit, "value", part.Value)
		}
		if err := e.Check("do", there); err != nil {
			return nil, lab.Invalid(lab.CodeInvalidState, err)
		}
		there = there.After(&e)
		l.Edits = append(l.Edits, e)
	}
	return there, nil
}

// readPart reads one part, unless it is a setting, an edit or the comparison.
func (l *reader) readPart(part lab.Entry) error {
	ok := true
	var refused, want text.Key // the message without a range, or the range of an option
	var ids []string
	c := &l.Shown.Cursor
	number := func(most int) int {
		n, err := strconv.ParseUint(part.Value, 10, 32)
		ok = err == nil && n <= uint64(most)
		return int(n)
	}
	switch part.Name {
	case "lab":
		ok, refused = part.Value == ID, text.StateLab
	case "scene":
		l.ID, want, ids = part.Value, text.NoticeRangeChoice, SceneIDs()
		ok = slices.Contains(ids, l.ID) || l.ID == Own && l.own != nil
		if l.ID == Own && !ok {
			err := refusedPart(part, want, ids)
			err.Key = text.StateOwn
			return err
		}
	case "step":
		l.Steps, want = number(play.MaxSteps), text.NoticeRangeSteps
	case "pick":
		l.picked, want = true, text.StatePick
		pair := lab.Split(part.Value, ',')
		ok = len(pair) == 2
		for i := range min(2, len(pair)) {
			n, err := strconv.ParseUint(pair[i], 10, 31)
			ok = ok && err == nil
			l.Shown.Chosen[i] = float64(n)
		}
		if p := &l.Shown.Chosen; p[0] > p[1] {
			p[0], p[1] = p[1], p[0]
		}
	case "stage":
		l.staged, want, ids = true, text.NoticeRangeChoice, cursor.StageIDs()
		c.Stage, ok = cursor.ParseStage(part.Value)
	case "phase":
		l.within, refused = true, text.StatePhase
		l.phase, ok = physics.ParsePhase(part.Value)
	case "iteration":
		l.nth, refused = true, text.StateIteration
		c.Iteration = number(scene.MaxIterations)
	case "constraint":
		c.Constraint, refused = number(cursor.MaxConstraints), text.StateConstraint
	case "follow":
		l.Follow, refused = number(scene.MaxBodies)+1, text.StateFollow
	case "differs":
		l.Differs = part.Value
	case "ask":
		want, ids = text.NoticeRangeChoice, cursor.QuestionIDs()
		i := slices.Index(ids, part.Value)
		l.Ask, ok = cursor.Question(i+1), i >= 0 || part.Value == ""
	case "plots":
		want, ids = text.NoticeRangeList, say.PlotIDs()
		l.Plots, ok = say.ParsePlots(part.Value)
	case "layers":
		want, ids = text.NoticeRangeList, say.LayerIDs()
		l.Layers, ok = say.ParseLayers(part.Value)
	}
	switch {
	case ok:
		return nil
	case refused != 0:
		return lab.Refused(refused, "value", part.Value)
	}
	return refusedPart(part, want, ids)
}

// readLive reads the settings, beginning with the scene's.
func (l *Link) readLive(parts []lab.Entry) error {
	list := []scene.Change{{Live: scene.Live{Settings: l.Scene.Settings, DT: l.Scene.DT}}}
	for _, part := range parts {
		if part.Name == "do" || part.Name == compareName || part.Name == "differs" {
			continue
		}
		value, from := l.splitStep(part.Value)
		live := list[len(list)-1].Live
		known, err := l.set(&live, part.Name, value)
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
	l.Live = list
	return nil
}

// set sets a setting by its name in links, if there is one.
func (l *Link) set(live *scene.Live, name, value string) (known bool, err *lab.Error) {
	places := live.Places()
	for i := range places {
		if places[i].Name != name {
			continue
		}
		if !readValue(&places[i], value) {
			return true, notPart(lab.Entry{Name: name, Value: value}, lab.Phrase(places[i].Kind.Phrase()))
		}
		if err := live.Check("", l.Scene.DT); err != nil {
			said := lab.Invalid(lab.CodeInvalidState, err)
			said.Field = name
			return true, said
		}
		return true, nil
	}
	return false, nil
}

// splitStep splits a value at @ from the step from which it holds. Without a valid step it returns the whole text.
func (l *Link) splitStep(s string) (value string, from int) {
	at := lab.Split(s, '@')
	if len(at) != 2 {
		return s, 0
	}
	n, err := strconv.ParseUint(at[1], 10, 31)
	if err != nil || int(n) > max(l.Steps, play.MaxSteps) {
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

// refusedPart is the error for an invalid part of a link. Figures have these parts as options, so it names the
// allowed ids.
func refusedPart(part lab.Entry, want text.Key, ids []string) *lab.Error {
	return notPart(part, lab.Choice(want, ids))
}

func notPart(part lab.Entry, want lab.Value) *lab.Error {
	return lab.InvalidField(lab.CodeInvalidState, part.Name, lab.Quoted(part.Value), want)
}
