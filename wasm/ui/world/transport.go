package world

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/panels"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

type button = ui.Button[*world.Figure]

// What a step or a step back cannot do is said and told by the figure.
var (
	playButton  = button{Class: "cs-play", Icon: "▶", Label: text.WorldPlay, Name: text.WorldPlay, Do: (*world.Figure).TogglePlay}
	pauseButton = button{Class: "cs-play", Icon: "❚❚", Label: text.WorldPause, Name: text.WorldPause, Do: (*world.Figure).TogglePlay}
	resetButton = button{Class: "cs-reset", Label: text.WorldReset, Name: text.WorldReset,
		Do: (*world.Figure).Reset, Enabled: (*world.Figure).CanReset}

	plotsButton = button{Class: "cs-quiet cs-plotting", Label: text.WorldPlots, Name: text.WorldPlotsName, Do: (*world.Figure).TogglePlots, Pressed: (*world.Figure).Plotting}

	prevStage = button{Class: "cs-prev", Label: text.UiPrev, Name: text.UiPrevName, Do: (*world.Figure).PrevStage,
		Enabled: (*world.Figure).CanPrevStage}
	nextStage = button{Label: text.UiNext, Name: text.UiNextName, Do: (*world.Figure).NextStage,
		Enabled: (*world.Figure).CanNextStage}
	playWorld      = button{Class: "cs-quiet", Icon: "▶", Label: text.WorldPlayWorld, Name: text.WorldPlayWorld, Do: (*world.Figure).ToggleWorld}
	pauseWorld     = button{Class: "cs-quiet", Icon: "❚❚", Label: text.WorldPauseWorld, Name: text.WorldPauseWorld, Do: (*world.Figure).ToggleWorld}
	unchooseButton = button{Class: "cs-unchoose", Icon: "◀", Label: text.WorldUnchoose, Name: text.WorldUnchooseName, Do: (*world.Figure).Unchoose}

	prevStep = button{Icon: "◀", Name: text.WorldBackName, Do: func(f *world.Figure) { _ = f.Back(1) }, Enabled: (*world.Figure).CanGoBack}
	nextStep = button{Icon: "▶", Name: text.WorldNextName, Do: func(f *world.Figure) { _ = f.Step(1) }}

	prevPhase = button{Icon: "◀", Name: text.WorldPhasePrev, Do: func(f *world.Figure) { _ = f.PrevPhase() }, Enabled: (*world.Figure).CanPrevPhase}
	nextPhase = button{Icon: "▶", Name: text.WorldPhaseNext, Do: func(f *world.Figure) { _ = f.NextPhase() }}

	prevIteration = button{Icon: "◀", Name: text.WorldIterationPrev, Do: func(f *world.Figure) { _ = f.PrevIteration() },
		Enabled: (*world.Figure).CanPrevIteration}
	nextIteration = button{Icon: "▶", Name: text.WorldIterationNext, Do: func(f *world.Figure) { _ = f.NextIteration() },
		Enabled: (*world.Figure).CanNextIteration}

	prevConstraint = button{Icon: "◀", Name: text.WorldConstraintPrev, Do: (*world.Figure).PrevConstraint, Enabled: (*world.Figure).CanPrevConstraint}
	nextConstraint = button{Icon: "▶", Name: text.WorldConstraintNext, Do: (*world.Figure).NextConstraint, Enabled: (*world.Figure).CanNextConstraint}
)

// runs are what the world may run to.
var runs = [...]struct {
	until world.Until
	name  text.Key
}{{world.UntilLost, text.WorldRunLost}, {world.UntilTouching, text.WorldRunTouching}, {world.UntilDeepest, text.WorldRunDeepest}}

// transport is the row of buttons and steppers.
type transport struct {
	vecty.Core
	view
	step  ui.Component
	clock ui.Component
	open  bool // the list of what to run to
	more  bool // what a narrow window has no room for
	shown state
}

// finest is the stepper that is the primary one.
type finest uint8

const (
	finestNone finest = iota // a button is
	finestPhase
	finestIteration
	finestConstraint
)

// state is what a transport shows, but for what its children do.
type state struct {
	picked, stages, moving                       bool
	back, reset, prevStage, nextStage, phaseBack bool
	prevIteration, nextIteration                 bool
	prevConstraint, nextConstraint               bool
	phase                                        text.Key
	iteration, constraint                        int // -1 where there is none
	finest                                       finest
	speed                                        int
	open, more, gone, plotting                   bool
}

// Copy implements vecty.Copier: see package pair.
func (t *transport) Copy() vecty.Component {
	return &transport{view: t.view, step: t.step, clock: t.clock, open: t.open, more: t.more, shown: t.shown}
}

func (t *transport) shows() state {
	f := t.Figure
	if t.Gone() {
		return state{gone: true}
	}
	_, _, picked := f.Chosen()
	s := state{
		picked: picked, stages: f.PlaysStages(), moving: f.Moving(), back: f.CanGoBack(), reset: f.CanReset(),
		prevStage: f.CanPrevStage(), nextStage: f.CanNextStage(), phaseBack: f.CanPrevPhase(),
		prevIteration: f.CanPrevIteration(), nextIteration: f.CanNextIteration(),
		prevConstraint: f.CanPrevConstraint(), nextConstraint: f.CanNextConstraint(),
		phase: text.WorldPhase, iteration: f.Iterated(), constraint: -1, speed: f.SpeedIndex(), open: t.open, more: t.more, plotting: f.Plotting(),
	}
	phase, some := f.Phase()
	if some {
		s.phase = panels.PhaseNames[phase]
	}
	solve := picked && f.Stage().Iterates()
	if n := f.Corrected(); n > 0 {
		s.iteration = n
	}
	switch {
	case solve:
		s.iteration, s.constraint = f.Named()
		s.finest = finestIteration
		if s.constraint > 0 {
			s.finest = finestConstraint
		}
	case picked:
		s.iteration = -1
	case f.UnderWay() && f.Iterated() > 0:
		s.finest = finestIteration
	case f.UnderWay():
		s.finest = finestPhase
	}
	return s
}

// Update implements ui.Component.
func (t *transport) Update() {
	if t.shown != t.shows() {
		t.Again(t)
	}
	t.step.Update()
	t.clock.Update()
}

// Leave implements ui.Component.
func (t *transport) Leave() {
	t.View.Leave()
	t.step.Leave()
	t.clock.Leave()
}

// Render implements vecty.Component.
func (t *transport) Render() vecty.ComponentOrHTML {
	t.shown = t.shows()
	if t.Gone() {
		return ui.Node("div", "")
	}
	s := &t.shown
	root := t.Root()
	return ui.Node("div", "cs-transport", root, ui.Attributes("data-picked", ui.When(s.picked, "true"), "data-more", ui.When(s.more, "true")),
		ui.Node("div", "cs-buttons", t.buttons()...),
		ui.Node("div", "cs-steppers", t.steppers()...),
		ui.Node("div", "cs-rest", t.button(&plotsButton), t.run(), t.speed(), t.clock),
		t.moreButton(),
	)
}

// primary is a button, in the class of the primary one if it is that.
func (t *transport) primary(b button, so bool) *vecty.HTML {
	b.Class += ui.When(so, " cs-next")
	return t.button(&b)
}

// buttons are the commands in words. Each has its place in the list, whether it is there or not: a
// button that became another one would keep its focus.
func (t *transport) buttons() []vecty.MarkupOrChild {
	s := &t.shown
	play := &playButton
	if s.stages || !s.picked && s.moving {
		play = &pauseButton
	}
	world := &playWorld
	if s.moving {
		world = &pauseWorld
	}
	at := func(picked bool, class string, b *button, primary bool) vecty.MarkupOrChild {
		if picked != s.picked {
			return (*vecty.HTML)(nil)
		}
		return ui.Node("span", class, t.primary(*b, primary))
	}
	return []vecty.MarkupOrChild{
		at(false, "", play, s.finest == finestNone),
		at(false, "", &resetButton, false),
		at(true, "", &unchooseButton, false),
		at(true, "", &prevStage, false),
		at(true, "", &nextStage, s.finest == finestNone),
		at(true, "", play, false),
		at(true, "cs-second", world, false), // there is no room for it beside the stages in a narrow window
	}
}

// steppers name what they step. Each has its place, as buttons have.
func (t *transport) steppers() []vecty.MarkupOrChild {
	s := &t.shown
	at := func(there bool, id string, of finest, prev, next *button, name vecty.MarkupOrChild) vecty.MarkupOrChild {
		if !there {
			return (*vecty.HTML)(nil)
		}
		class := "cs-stepper"
		if of == s.finest { // else the step's
			class += " cs-thumb" + ui.When(of != finestNone, " cs-finest")
		}
		return ui.Node("div", class, ui.Attributes("data-stepper", id), t.button(prev), name, t.primary(*next, of != finestNone && of == s.finest))
	}
	iteration := t.say(text.WorldIterationNone)
	if s.iteration >= 0 {
		iteration = t.say(text.WorldIteration, "n", strconv.Itoa(s.iteration))
	}
	return []vecty.MarkupOrChild{
		at(true, "step", finestNone, &prevStep, &nextStep, t.step),
		at(!s.picked, "phase", finestPhase, &prevPhase, &nextPhase, ui.Phrase("span", "cs-steps", t.say(s.phase))),
		at(true, "iteration", finestIteration, &prevIteration, &nextIteration, ui.Phrase("span", "cs-steps", iteration)),
		at(s.constraint >= 0, "constraint", finestConstraint, &prevConstraint, &nextConstraint, ui.Phrase("span", "cs-steps", t.Figure.ConstraintName(max(0, s.constraint)))),
	}
}

// run is a button that opens a list of what the world may run to.
func (t *transport) run() *vecty.HTML {
	var list *vecty.HTML
	if t.open {
		var items vecty.List
		for _, run := range runs {
			if run.until == world.UntilTouching && !t.shown.picked {
				continue
			}
			items = append(items, ui.Node("li", "", ui.Phrase("button", "", t.say(run.name), ui.Attributes("type", "button"),
				t.On("click", func(string) {
					t.openList(false)
					t.Figure.RunTo(run.until)
				}))))
		}
		list = ui.Node("ul", "", ui.Attributes("aria-label", t.say(text.WorldRun)), items)
	}
	return ui.Node("div", "cs-run",
		t.On("focusout", func(string) { t.openList(false) }),
		ui.Phrase("button", "cs-quiet", t.say(text.WorldRun), ui.Attributes("type", "button", "aria-expanded", strconv.FormatBool(t.open)),
			t.On("click", func(string) { t.openList(!t.open) })),
		list)
}

func (t *transport) openList(open bool) {
	if t.open != open {
		t.open = open
		t.Again(t)
	}
}

// speed is the list of how fast the world plays.
func (t *transport) speed() *vecty.HTML {
	var list vecty.List
	for i, speed := range world.Speeds() {
		list = append(list, ui.Phrase("option", "", t.say(text.WorldSpeedOf, "speed", part(speed)), ui.Property("value", strconv.Itoa(i)), ui.Property("selected", i == t.shown.speed)))
	}
	return ui.Node("select", "cs-speed", ui.Attributes("aria-label", t.say(text.WorldSpeed)),
		t.On("change", func(id string) {
			if i, err := strconv.Atoi(id); err == nil {
				t.Figure.SetSpeed(i)
			}
		}), list)
}

// part writes a speed, the slow ones as parts.
func part(speed float64) string {
	switch speed {
	case 1.0 / 2:
		return "½"
	case 1.0 / 8:
		return "⅛"
	}
	return strconv.FormatFloat(speed, 'f', -1, 64)
}

// moreButton shows what a narrow window has no room for; others show all of it.
func (t *transport) moreButton() *vecty.HTML {
	return ui.Phrase("button", "cs-more", "⋯",
		ui.Attributes("type", "button", "aria-label", t.say(text.WorldMoreName), "aria-expanded", strconv.FormatBool(t.more)),
		t.On("click", func(string) {
			t.more = !t.more
			t.Again(t)
		}))
}

// newStepName names the step of the world.
func newStepName(v view) ui.Component {
	return ui.NewMemo(v.View, "span", v.Figure.Steps, func(step int) *vecty.HTML {
		return ui.Phrase("span", "cs-steps", v.say(text.WorldStep, "step", strconv.Itoa(step)))
	})
}

// newClock tells the time that has passed in the world.
func newClock(v view) ui.Component {
	shows := func() string { return text.Fixed(v.Figure.Seconds(), 2) }
	return ui.NewMemo(v.View, "span", shows, func(time string) *vecty.HTML {
		return ui.Phrase("span", "cs-clock", v.say(text.WorldSeconds, "time", time))
	})
}
