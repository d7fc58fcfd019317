package panels

import (
	"strconv"

	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/hands"
	"github.com/clipstage/clipstage/wasm/lab/world/play"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
	"github.com/clipstage/clipstage/wasm/text"
)

// transport is the row of buttons and steppers.
type transport struct {
	figure *world.Figure
	picked bool
	finest finest
	open   bool // the list of events to run to
}

// finest is the primary stepper, or finestNone where a button is primary.
type finest uint8

const (
	finestNone finest = iota
	finestPhase
	finestIteration
	finestConstraint
)

// Transport is the row of buttons and steppers. If a step fails, the figure's notice says why.
func Transport(f *world.Figure) func() *panel.Element {
	t := &transport{figure: f}
	return func() *panel.Element { return t.element().As("transport") }
}

func (t *transport) element() *panel.Element {
	f := t.figure
	iteration, constraint := f.Iterated(), -1
	if n := f.Corrected(); n > 0 {
		iteration = n
	}
	t.picked, t.finest = f.Picked(), finestNone
	switch {
	case t.picked && f.Stage().Iterates():
		iteration, constraint = f.Named()
		t.finest = finestIteration
		if constraint > 0 {
			t.finest = finestConstraint
		}
	case t.picked:
		iteration = -1
	case f.UnderWay() && f.Iterated() > 0:
		t.finest = finestIteration
	case f.UnderWay():
		t.finest = finestPhase
	}
	plots := panel.Button{Command: "plots", Class: "cs-quiet cs-plotting", Label: text.WorldPlots, Name: text.WorldPlotsName,
		Do: f.TogglePlots, Pressed: panel.Press(f.Plotting())}
	return panel.Node("div", "cs-transport",
		panel.Attributes("data-picked", panel.When(t.picked, "true")),
		t.buttons(),
		t.steppers(iteration, constraint),
		panel.Node("div", "cs-rest", plots.Element(f), t.run(), t.speed(),
			panel.Phrase("span", "cs-clock", f.Say(text.WorldSeconds, "time", text.Fixed(f.Seconds(), 2))).As("clock")),
		t.more())
}

// more opens the rarer controls: in a narrow window, and everywhere on the hosted page.
func (t *transport) more() *panel.Element {
	f := t.figure
	needed := !f.Compares() && (f.Tool != hands.ToolDrag || f.Layers != say.DefaultLayers || f.Plotting())
	name := f.Say(text.WorldMore)
	if t.picked {
		name = f.Say(text.WorldMorePicked)
	}
	return panel.Node("details", "cs-rarer", panel.Attributes("data-fold", "tools"), panel.Needed(needed),
		panel.Node("summary", "", panel.Attributes("aria-label", name),
			panel.Phrase("span", "cs-name", name), panel.Phrase("span", "cs-dots", "⋯")))
}

// buttons are the commands in words. Each has its place in the list, whether it is shown or not: a button that became
// another one would keep its focus.
func (t *transport) buttons() *panel.Element {
	f := t.figure
	at := func(picked bool, class string, b panel.Button, primary bool) *panel.Element {
		if picked != t.picked {
			return nil
		}
		b.Class += panel.When(primary, " cs-next")
		return panel.Node("span", class, b.Element(f))
	}
	play := panel.Button{Command: "play", Class: "cs-play", Icon: "▶", Label: text.WorldPlay, Name: text.WorldPlay, Do: f.TogglePlay, Keys: "Space"}
	if f.PlaysStages() || !t.picked && f.Moving() {
		play.Icon, play.Label, play.Name = "❚❚", text.WorldPause, text.WorldPause
	}
	playWorld := panel.Button{Command: "play world", Class: "cs-quiet", Icon: "▶", Label: text.WorldPlayWorld,
		Name: text.WorldPlayWorld, Do: f.ToggleWorld}
	if f.Moving() {
		playWorld.Icon, playWorld.Label, playWorld.Name = "❚❚", text.WorldPauseWorld, text.WorldPauseWorld
	}
	reset := panel.Button{Command: "reset", Class: "cs-reset", Label: text.WorldReset, Name: text.WorldReset, Do: f.Reset, Off: !f.CanReset(), Hint: text.WorldResetHint}
	unchoose := panel.Button{Command: "unchoose", Class: "cs-unchoose", Icon: "◀", Label: text.WorldUnchoose,
		Name: text.WorldUnchooseName, Do: f.Unchoose}
	prev := panel.Button{Command: "prev", Class: "cs-prev", Label: text.UiPrev, Name: text.UiPrevName, Do: f.PrevStage, Off: !f.CanPrevStage(), Keys: "ArrowLeft"}
	next := panel.Button{Command: "next", Label: text.UiNext, Name: text.UiNextName, Do: f.NextStage, Off: !f.CanNextStage(), Keys: "ArrowRight"}
	return panel.Node("div", "cs-buttons",
		at(false, "", play, t.finest == finestNone),
		at(false, "", reset, false),
		at(true, "", unchoose, false),
		at(true, "", prev, false),
		at(true, "", next, true),
		at(true, "", play, false),
		at(true, "cs-second", playWorld, false)) // a narrow window has no room for it beside the stages
}

// steppers name the unit that they step. Each has its place, as buttons have.
func (t *transport) steppers(iteration, constraint int) *panel.Element {
	f := t.figure
	at := func(of finest, id, words string, back, on panel.Button) *panel.Element {
		class := "cs-stepper"
		if of == t.finest { // else the step's
			class += " cs-thumb"
			if of != finestNone {
				class += " cs-finest"
				on.Class = panel.When(!t.picked, "cs-next")
			}
		}
		back.Command, back.Icon, on.Command, on.Icon = "back "+id, "◀", "on "+id, "▶"
		name := panel.Phrase("span", "cs-steps", words)
		if of == finestNone {
			name.As("step") // it differs at each step
		}
		return panel.Node("div", class, panel.Attributes("data-stepper", id), back.Element(f), name, on.Element(f))
	}
	back := func() { _ = f.Back(1) }
	step := func() { _ = f.Step(1) }
	shift := panel.When(t.picked, "Shift+")
	var phases, constraints *panel.Element
	if !t.picked {
		name := text.WorldPhase
		if phase, some := f.Phase(); some {
			name = phaseNames[phase]
		}
		phases = at(finestPhase, "phase", f.Say(name),
			panel.Button{Name: text.WorldPhasePrev, Keys: "<", Do: func() { _ = f.PrevPhase() }, Off: !f.CanPrevPhase()},
			panel.Button{Name: text.WorldPhaseNext, Keys: ">", Do: func() { _ = f.NextPhase() }})
	}
	if constraint >= 0 {
		constraints = at(finestConstraint, "constraint", f.Narrator().ConstraintName(constraint),
			panel.Button{Name: text.WorldConstraintPrev, Keys: "<", Do: f.PrevConstraint, Off: !f.CanPrevConstraint()},
			panel.Button{Name: text.WorldConstraintNext, Keys: ">", Do: f.NextConstraint, Off: !f.CanNextConstraint()})
	}
	words := f.Say(text.WorldIterationNone)
	if iteration >= 0 {
		words = f.Say(text.WorldIteration, "n", strconv.Itoa(iteration))
	}
	return panel.Node("div", "cs-steppers",
		at(finestNone, "step", f.Say(text.WorldStep, "step", strconv.Itoa(f.Steps())),
			panel.Button{Name: text.WorldBackName, Keys: shift + "ArrowLeft", Do: back, Off: !f.CanGoBack()},
			panel.Button{Name: text.WorldNextName, Keys: shift + "ArrowRight", Do: step}),
		phases,
		at(finestIteration, "iteration", words,
			panel.Button{Name: text.WorldIterationPrev, Keys: ",", Do: func() { _ = f.PrevIteration() }, Off: !f.CanPrevIteration()},
			panel.Button{Name: text.WorldIterationNext, Keys: ".", Do: func() { _ = f.NextIteration() }, Off: !f.CanNextIteration()}),
		constraints)
}

// run is a button that opens a list of events that the world may run to.
func (t *transport) run() *panel.Element {
	f := t.figure
	var list *panel.Element
	if t.open {
		var items panel.List
		at := func(until play.Until, name text.Key) {
			items = append(items, panel.Node("li", "", panel.Phrase("button", "", f.Say(name), panel.Attributes("type", "button"),
				panel.Click("run "+f.Say(name), func() {
					t.open = false
					f.RunTo(until)
				}))))
		}
		at(play.UntilLost, text.WorldRunLost)
		if t.picked {
			at(play.UntilTouching, text.WorldRunTouching)
		}
		at(play.UntilDeepest, text.WorldRunDeepest)
		list = panel.Node("ul", "", panel.Attributes("aria-label", f.Say(text.WorldRun)), items)
	}
	return panel.Node("div", "cs-run",
		panel.On("focusout", "run", func(string) { t.open = false }),
		panel.Phrase("button", "cs-quiet", f.Say(text.WorldRun),
			panel.Attributes("type", "button", "aria-expanded", strconv.FormatBool(t.open), "title", f.Say(text.WorldRunHint)),
			panel.Click("run", func() { t.open = !t.open })),
		list)
}

// speed is the list of speeds at which the world plays. The slow ones are written as fractions.
func (t *transport) speed() *panel.Element {
	f := t.figure
	var list panel.List
	for i, speed := range play.Speeds {
		words := strconv.FormatFloat(speed, 'f', -1, 64)
		switch speed {
		case 1.0 / 2:
			words = "½"
		case 1.0 / 8:
			words = "⅛"
		}
		list = append(list, panel.Option(strconv.Itoa(i), f.Say(text.WorldSpeedOf, "speed", words), i == f.Speed))
	}
	return panel.Select(f.Say(text.WorldSpeed), "speed", panel.Number(f.SetSpeed), list, panel.Marks{{Kind: panel.Class, Name: "cs-speed"}},
		panel.Attributes("title", f.Say(text.WorldSpeedHint)))
}
