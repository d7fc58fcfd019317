package hull

import (
	"strconv"

	"github.com/hexops/vecty"

	solid "github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/lab/hull"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// Controls are the transport buttons, the sub-steps, the scrubber and the stage bar.
type Controls struct {
	vecty.Core
	view
	steps int  // of the scrubber, as last rendered
	upper bool // how its attribute max is written
}

// Copy implements vecty.Copier: see package ui/pair.
func (c *Controls) Copy() vecty.Component {
	return &Controls{view: c.view, steps: c.steps, upper: c.upper}
}

// Update implements ui.Component.
func (c *Controls) Update() { c.Again(c) }

// Render implements vecty.Component.
func (c *Controls) Render() vecty.ComponentOrHTML {
	if c.Gone() {
		return ui.Node("div", "")
	}
	f := c.Figure
	stage, count := f.StageNumber()
	speed := strconv.FormatFloat(f.Speed(), 'f', -1, 64)
	of := text.UiOf
	if f.Stage() == f.Reached() && f.Reached() < solid.StageContacts {
		of = text.UiOfEnd
	}
	play := &playButton
	if f.Playing() {
		play = &pauseButton
	}
	step, steps := f.Place()
	// vecty sets a value before attributes, and the browser keeps it within the max before. First of all vecty takes
	// away what attributes there are no more: max, where its new name is MAX, which HTML does not tell from it.
	if steps != c.steps {
		c.steps, c.upper = steps, !c.upper
	}
	last := "max"
	if c.upper {
		last = "MAX"
	}
	return ui.Node("div", "cs-controls", c.Root(), ui.Attributes("data-changed", ui.When(f.Changed(), "true")),
		ui.Node("div", "cs-transport",
			ui.Node("div", "cs-buttons", c.button(&prevButton), c.button(&nextButton), c.button(play), c.button(&resetButton)),
			ui.Phrase("button", "cs-quiet cs-speed", c.say(text.UiSpeed, "speed", speed),
				ui.Attributes("type", "button", "aria-label", c.say(text.UiSpeedName, "speed", speed), "title", c.say(text.UiSpeedName, "speed", speed)),
				c.On("click", func(string) { f.NextSpeed() })),
			ui.Phrase("span", "cs-of", c.say(of, "n", stage, "count", count)),
			c.subs(),
		),
		ui.Node("input", "cs-scrubber",
			ui.Attributes("type", "range", "min", "0", last, strconv.Itoa(steps-1), "step", "1",
				"aria-label", c.say(text.UiScrubber), "aria-valuetext", f.StageName(f.Stage())),
			ui.Property("value", strconv.Itoa(step)),
			c.On("input", func(value string) {
				if n, err := strconv.Atoi(value); err == nil {
					f.SeekPlace(n)
				}
			}),
		),
		ui.Node("ol", "cs-stages", ui.Attributes("aria-label", c.say(text.UiStages)), c.stages()),
	)
}

// numberedSubs is how many sub-steps have a button each; of more there are two that go back and forth.
const numberedSubs = 8

// subs are the buttons of the sub-steps, and say which are behind and which is shown.
func (c *Controls) subs() *vecty.HTML {
	f := c.Figure
	count := f.Subs(f.Stage())
	word, name := text.HullUiPlane, text.HullUiPlaneName
	if f.Stage() == solid.StageReduce {
		word, name = text.HullUiRule, text.HullUiRuleName
	}
	if f.Comparing() {
		return c.tilt()
	}
	if count == 0 {
		return ui.Node("div", "cs-subs")
	}
	step := func(n int, label, class string, enabled bool) *vecty.HTML {
		return ui.Phrase("button", class, label,
			ui.Attributes("type", "button", "data-sub", strconv.Itoa(n), "aria-label", c.say(name, "number", strconv.Itoa(n), "count", strconv.Itoa(count)),
				"aria-current", ui.When(n == f.Sub(), "step"), "aria-disabled", ui.When(!enabled, "true")),
			c.On("click", func(string) {
				if enabled {
					f.SeekSub(n)
				}
			}))
	}
	var list vecty.List
	if count > numberedSubs {
		list = append(list,
			step(max(1, f.Sub()-1), "‹", "cs-sub", f.Sub() > 1),
			ui.Phrase("span", "cs-subof", strconv.Itoa(f.Sub())+" / "+strconv.Itoa(count)),
			step(min(count, f.Sub()+1), "›", "cs-sub", f.Sub() < count))
	} else {
		for n := 1; n <= count; n++ {
			list = append(list, step(n, strconv.Itoa(n), "cs-sub"+ui.When(n < f.Sub(), " cs-past"), true))
		}
	}
	return ui.Node("div", "cs-subs cs-subs-"+f.Stage().String(), ui.Attributes("role", "group", "aria-label", c.say(word)), ui.Phrase("span", "cs-subword", c.say(word)), list)
}

// tilt is the slider that tilts B, on a scale of its own: none, and then so many steps a decade.
func (c *Controls) tilt() *vecty.HTML {
	f := c.Figure
	value := c.say(text.HullUiTiltNone)
	if f.Tilt() > 0 {
		value = c.say(text.HullUiTiltValue, "tilt", text.Short(f.Tilt()))
	}
	return ui.Node("label", "cs-subs cs-tilt",
		ui.Phrase("span", "cs-subword", c.say(text.HullUiTilt)),
		ui.Node("input", "cs-tiltslider",
			ui.Attributes("type", "range", "min", "0", "max", strconv.Itoa(hull.TiltSteps), "step", "1",
				"aria-label", c.say(text.HullUiTiltName), "aria-valuetext", value),
			ui.Property("value", strconv.Itoa(f.TiltStep())),
			c.On("input", func(value string) {
				if n, err := strconv.Atoi(value); err == nil {
					f.SeekTilt(n)
				}
			}),
		),
		ui.Phrase("output", "", value))
}

func (c *Controls) stages() vecty.List {
	f := c.Figure
	shown := f.ShownStages()
	list := make(vecty.List, len(shown))
	for i, stage := range shown {
		name := f.StageName(stage)
		class, label := "cs-stage", name
		if stage < f.Stage() {
			class += " cs-past"
		}
		if !f.Ran(stage) {
			class += " cs-unreached"
			label += ", " + c.say(text.StageNotReached)
		}
		parts, done := f.Subs(stage), 0
		switch {
		case stage < f.Stage():
			done = parts
		case stage == f.Stage():
			done = f.Sub()
		}
		if parts > 1 {
			class += " cs-parts"
		}
		list[i] = ui.Node("li", "", ui.Node("button", class,
			vecty.Markup(vecty.Style("--parts", strconv.Itoa(max(1, parts))), vecty.Style("--done", strconv.Itoa(done))),
			ui.Attributes("type", "button", "data-stage", stage.String(), "aria-label", label,
				"aria-current", ui.When(stage == f.Stage(), "step")),
			c.On("click", func(string) { f.Seek(stage) }),
			ui.Phrase("span", "cs-name", name),
		))
	}
	return list
}
