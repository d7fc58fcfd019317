package world

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/panels"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// mostTicks is how many iterations have a button each. More of them are thin, and a pointer's.
const mostTicks = 20

// strip is what a step is made of: its phases or, with a pair picked, that pair's stages, under the
// phases in which they are found.
type strip struct {
	view
	shown parts
}

func newStrip(v view) ui.Component {
	s := &strip{view: v}
	return ui.NewMemo(v.View, "div", s.shows, s.render)
}

// parts is what a strip shows.
type parts struct {
	picked, some          bool
	solver                physics.Solver
	phase, phases         physics.Phase
	stage                 cursor.Stage
	reached               uint16 // a bit for each stage
	iteration, iterations int    // those that have run, or up to which the cursor is, of how many
	passes                int    // how many the position pass has
	at                    int    // the one at which the step stands, or the cursor; 0 for none
}

func (s *strip) shows() parts {
	f := s.Figure
	if _, _, picked := f.Chosen(); !picked {
		phase, some := f.Phase()
		p := parts{some: some, phase: phase, phases: f.Phases(), iteration: f.Iterated(), iterations: f.StepIterations()}
		if phase == physics.PhaseIterate {
			p.at = p.iteration
		}
		return p
	}
	p := parts{picked: true, phases: f.Phases(), solver: f.Solver(), stage: f.Stage(), iterations: f.IterationsOf(cursor.StageSolve), passes: f.IterationsOf(cursor.StagePosition)}
	if p.stage.Iterates() {
		p.iteration, p.at = f.Iteration(), f.Iteration()
	}
	for stage := range cursor.Stage(cursor.StageCount) {
		if f.Reached(stage) {
			p.reached |= 1 << stage
		}
	}
	return p
}

func (s *strip) render(shown parts) *vecty.HTML {
	s.shown = shown
	root := s.Root()
	// Each list has its place, as a transport's buttons have.
	var stages, phases *vecty.HTML
	if s.shown.picked {
		stages = ui.Node("ol", "cs-bar", ui.Attributes("aria-label", s.say(text.UiStages)), s.brackets())
	} else {
		phases = ui.Node("ol", "cs-phases", ui.Attributes("aria-label", s.say(text.WorldPhases)), s.phases())
	}
	return ui.Node("div", "cs-strip", root, stages, phases)
}

func (s *strip) phases() (list vecty.List) {
	p := &s.shown
	for phase := range s.shown.phases {
		class := "cs-phase"
		if p.some && phase < p.phase {
			class += " cs-past"
		}
		var ticks *vecty.HTML
		if phase == physics.PhaseIterate {
			ticks = s.ticks(p.iterations, p.iteration, p.at, func(n int) { _ = s.Figure.SeekStepIteration(n) })
		}
		list = append(list, ui.Node("li", "", ui.Phrase("button", class, s.say(panels.PhaseNames[phase]),
			ui.Attributes("type", "button", "data-phase", phase.String(), "aria-current", ui.When(p.some && phase == p.phase, "step")),
			s.On("click", func(string) { _ = s.Figure.SeekPhase(phase) })), ticks))
	}
	return list
}

// ticks are the iterations of the solver, one each: so many, of which some are past and one is looked at.
func (s *strip) ticks(count, past, at int, seek func(n int)) *vecty.HTML {
	if count == 0 {
		return nil
	}
	tag, class := "button", "cs-rounds"
	if count > mostTicks {
		tag, class = "i", "cs-rounds cs-thin"
	}
	list := make(vecty.List, count)
	for i := range list {
		n := i + 1
		state := ""
		if n <= past {
			state = "cs-past"
		}
		marks := []vecty.MarkupOrChild{
			s.On("click", func(string) { seek(n) }),
		}
		if tag == "button" {
			marks = append(marks, ui.Attributes("type", "button", "aria-label", s.say(text.WorldIteration, "n", strconv.Itoa(n)),
				"aria-current", ui.When(n == at, "true")))
		} else if n == at {
			state += " cs-current"
		}
		list[i] = ui.Node(tag, state, marks...)
	}
	if tag == "i" {
		return ui.Node("span", class, ui.Attributes("aria-hidden", "true"), list)
	}
	return ui.Node("span", class, ui.Attributes("role", "group", "aria-label", s.say(text.WorldTicks)), list)
}

// brackets are the phases, with the stages that are found in each.
func (s *strip) brackets() (list vecty.List) {
	for phase := range s.shown.phases {
		name := s.say(panels.PhaseNames[phase])
		if phase == physics.PhaseBroadphase {
			name = s.say(text.WorldPhaseFound)
		}
		var inside *vecty.HTML
		switch phase {
		case physics.PhaseForces:
			inside = ui.Phrase("span", "cs-between", s.say(text.WorldPhaseGravity))
		case physics.PhaseIntegrate:
			inside = ui.Phrase("span", "cs-between", s.say(text.WorldPhaseMove))
		default:
			inside = ui.Node("ol", "cs-stages", ui.Attributes("aria-label", s.say(panels.PhaseNames[phase])), s.stages(phase))
		}
		current := s.shown.stage.Phase() == phase
		list = append(list, ui.Node("li", "cs-bracket", ui.Attributes("data-bracket", phase.String()),
			ui.Phrase("span", "cs-bracket-name"+ui.When(current, " cs-current"), name), inside))
	}
	return list
}

func (s *strip) stages(phase physics.Phase) (list vecty.List) {
	p := &s.shown
	for stage := range cursor.Stage(cursor.StageCount) {
		if stage.Phase() != phase || !stage.In(p.solver) {
			continue
		}
		name := s.Figure.StageName(stage)
		var ticks *vecty.HTML
		if stage.Iterates() {
			count, past, at := p.iterations, 0, 0
			if stage == cursor.StagePosition {
				count = p.passes
			}
			if stage == p.stage {
				past, at = p.iteration, p.at
				if count > 0 {
					name = s.say(text.WorldIterationOf, "stage", name, "n", strconv.Itoa(past), "count", strconv.Itoa(count))
				}
			}
			ticks = s.ticks(count, past, at, func(n int) { s.Figure.SeekIterationOf(stage, n) })
		}
		class, label := "cs-stage", name
		if stage < p.stage {
			class += " cs-past"
		}
		if p.reached&(1<<stage) == 0 {
			class += " cs-unreached"
			label += ", " + s.say(text.StageNotReached)
		}
		list = append(list, ui.Node("li", "", ui.Node("button", class,
			ui.Attributes("type", "button", "data-stage", stage.String(), "aria-label", label, "aria-current", ui.When(stage == p.stage, "step")),
			s.On("click", func(string) { s.Figure.Seek(stage) }),
			ui.Phrase("span", "cs-name", name)), ticks))
	}
	return list
}
