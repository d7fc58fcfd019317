package panels

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
	"github.com/clipstage/clipstage/wasm/text"
)

// mostTicks is the largest number of iterations with a button each. More iterations are thin marks, for a pointer only.
const mostTicks = 20

// strip is the state of the strip.
type strip struct {
	picked, some          bool
	solver                physics.Solver
	phase, phases         physics.Phase
	stage                 cursor.Stage
	reached               uint32       // a bit for each stage
	asked                 cursor.Stage // the stage that a question hides, 0 for none
	iteration, iterations int          // how many have run, or the cursor's number; how many there are
	passes                int          // iterations of the position pass
	at                    int          // the current iteration of the step or the cursor; 0 for none
}

// Strip shows the phases of a step or, if a pair is picked, the pair's stages under their phases.
func Strip(f *world.Figure) func() *panel.Element {
	return panel.Memo(f, func() strip { return stripOf(f) }, func(now strip) *panel.Element {
		// Each list has its place: an element that became another one would keep the focus.
		var stages, phases *panel.Element
		if now.picked {
			stages = panel.Node("ol", "cs-bar", panel.Attributes("aria-label", f.Say(text.UiStages)), now.brackets(f))
		} else {
			phases = panel.Node("ol", "cs-phases", panel.Attributes("aria-label", f.Say(text.WorldPhases)), now.phaseItems(f))
		}
		return panel.Node("div", "cs-strip", panel.Phrase("span", "cs-inside", f.Say(text.WorldInside)), stages, phases).As("strip")
	})
}

func stripOf(f *world.Figure) strip {
	if !f.Picked() {
		phase, some := f.Phase()
		s := strip{some: some, phase: phase, phases: f.Phases(), iteration: f.Iterated(), iterations: f.StepIterations()}
		if phase == physics.PhaseIterate {
			s.at = s.iteration
		}
		return s
	}
	s := strip{picked: true, phases: f.Phases(), solver: f.Solver(), stage: f.Stage(),
		iterations: f.IterationsOf(cursor.StageSolve), passes: f.IterationsOf(cursor.StagePosition)}
	if f.Withheld() {
		s.asked = f.AskedStage()
	}
	if s.stage.Iterates() && !f.Hides() {
		s.iteration, s.at = f.Iteration(), f.Iteration()
	}
	for stage := range cursor.Stage(cursor.StageCount) {
		if f.Reached(stage) {
			s.reached |= 1 << stage
		}
	}
	return s
}

func (s *strip) phaseItems(f *world.Figure) (list panel.List) {
	list = panel.List{panel.Node("li", "cs-near", panel.NewMarker(f.Language()).Phrase("span", "cs-between", f.Say(text.WorldPhaseNear)))}
	for phase := range s.phases {
		current := s.some && phase == s.phase
		var iterations *panel.Element
		if phase == physics.PhaseIterate {
			iterations = ticks(f, "step", s.iterations, s.iteration, s.at, func(n int) { _ = f.SeekStepIteration(n) })
		}
		button := panel.Phrase("button", "cs-phase"+panel.When(s.some && phase < s.phase, " cs-past"), foundName(f, phase),
			panel.Attributes("type", "button", "data-phase", phase.String(), "aria-current", panel.When(current, "step")),
			panel.Click("phase "+phase.String(), func() { _ = f.SeekPhase(phase) }))
		list = append(list, panel.Node("li", "", button, iterations))
	}
	return list
}

// ticks are the iterations of the solver. The first past of them are marked as past; current is the number of the
// current one, 0 for none.
func ticks(f *world.Figure, command string, count, past, current int, seek func(n int)) *panel.Element {
	if count == 0 {
		return nil
	}
	list := make(panel.List, count)
	for i := range list {
		n, number := i+1, strconv.Itoa(i+1)
		class, click := panel.When(n <= past, "cs-past"), panel.Click(command+" "+number, func() { seek(n) })
		if count > mostTicks {
			list[i] = panel.Node("i", class+panel.When(n == current, " cs-current"), click)
		} else {
			list[i] = panel.Node("button", class, click, panel.Attributes("type", "button",
				"aria-label", f.Say(text.WorldIteration, "n", number), "aria-current", panel.When(n == current, "true")))
		}
	}
	if count > mostTicks {
		return panel.Node("span", "cs-rounds cs-thin", panel.Attributes("aria-hidden", "true"), list)
	}
	return panel.Node("span", "cs-rounds", panel.Attributes("role", "group", "aria-label", f.Say(text.WorldTicks)), list)
}

// brackets are the search for near pairs and the phases, with the stages of each phase.
func (s *strip) brackets(f *world.Figure) (list panel.List) {
	m := panel.NewMarker(f.Language())
	bracket := func(id, name string, current bool, inside *panel.Element) {
		list = append(list, panel.Node("li", "cs-bracket", panel.Attributes("data-bracket", id),
			m.Phrase("span", "cs-bracket-name"+panel.When(current, " cs-current"), name), inside))
	}
	bracket("near", f.Say(text.WorldPhaseNear), false, panel.Phrase("span", "cs-between", f.Say(text.WorldPhaseBounds)))
	for phase := range s.phases {
		name := foundName(f, phase)
		var inside *panel.Element
		switch phase {
		case physics.PhaseForces:
			inside = panel.Phrase("span", "cs-between", f.Say(text.WorldPhaseGravity))
		default:
			inside = panel.Node("ol", "cs-stages", panel.Attributes("aria-label", name), s.stages(f, phase))
		}
		bracket(phase.String(), name, s.stage.Phase() == phase, inside)
	}
	return list
}

// foundName is the name of a phase in the strip, where the near pairs stand before the contacts: the broad phase finds
// both, and a world cannot stop between them.
func foundName(f *world.Figure, phase physics.Phase) string {
	if phase == physics.PhaseBroadphase {
		return f.Say(text.WorldPhaseFound)
	}
	return f.Say(phaseNames[phase])
}

func (s *strip) stages(f *world.Figure, phase physics.Phase) (list panel.List) {
	for stage := range cursor.Stage(cursor.StageCount) {
		if stage.Phase() != phase || !stage.In(s.solver) {
			continue
		}
		name := say.StageName(f.Language(), stage)
		var iterations *panel.Element
		if stage.Iterates() {
			count, past, current := s.iterations, 0, 0
			if stage == cursor.StagePosition {
				count = s.passes
			}
			if stage == s.stage {
				past, current = s.iteration, s.at
				if count > 0 {
					name = f.Say(text.WorldIterationOf, "stage", name, "n", strconv.Itoa(past), "count", strconv.Itoa(count))
				}
			}
			iterations = ticks(f, stage.String(), count, past, current, func(n int) { f.SeekIterationOf(stage, n) })
		}
		class, label := "cs-stage"+panel.When(stage < s.stage, " cs-past"), name
		if s.asked != 0 && stage == s.asked {
			class += " cs-asked"
			label = f.Language().List(label, f.Say(text.AskMark))
		}
		if s.reached&(1<<stage) == 0 {
			class += " cs-unreached"
			label = f.Language().List(label, f.Say(text.StageNotReached))
		}
		list = append(list, panel.Node("li", "", panel.Node("button", class,
			panel.Attributes("type", "button", "data-stage", stage.String(), "aria-label", label,
				"aria-current", panel.When(stage == s.stage, "step")),
			panel.Click("stage "+stage.String(), func() { f.Seek(stage) }),
			panel.Phrase("span", "cs-name", name)), iterations))
	}
	return list
}
