package pair

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// Controls are the transport buttons, the scrubber and the stage bar.
type Controls struct {
	vecty.Core
	view
}

// Copy implements vecty.Copier: vecty keeps a copy of what it has rendered. Without it vecty
// copies by reflection, of which TinyGo has not enough. The Core is left out, for it holds the
// copy before, which holds the one before that: all renderings there ever were.
func (c *Controls) Copy() vecty.Component { return &Controls{view: c.view} }

// Update implements ui.Component.
func (c *Controls) Update() { vecty.Rerender(c) }

// Render implements vecty.Component.
func (c *Controls) Render() vecty.ComponentOrHTML {
	if c.Gone() {
		return ui.Node("div", "")
	}
	shown := c.Figure.ShownStages()
	stage, count := c.Figure.StageNumber()
	speed := strconv.FormatFloat(c.Figure.Speed(), 'f', -1, 64)
	of := text.UiOf
	if c.Figure.Stage() == c.Figure.Reached() && c.Figure.Reached() < physics.StageContacts {
		of = text.UiOfEnd
	}
	play := &playButton
	if c.Figure.Playing() {
		play = &pauseButton
	}
	return ui.Node("div", "cs-controls", c.Root(), ui.Attributes("data-changed", ui.When(c.Figure.Changed(), "true")),
		ui.Node("div", "cs-transport",
			ui.Node("div", "cs-buttons", c.button(&prevButton), c.button(&nextButton), c.button(play), c.button(&resetButton)),
			ui.Phrase("button", "cs-quiet cs-speed", c.say(text.UiSpeed, "speed", speed),
				ui.Attributes("type", "button", "aria-label", c.say(text.UiSpeedName, "speed", speed), "title", c.say(text.UiSpeedName, "speed", speed)),
				c.On("click", func(string) { c.Figure.NextSpeed() })),
			ui.Phrase("span", "cs-of", c.say(of, "n", stage, "count", count)),
		),
		ui.Node("input", "cs-scrubber",
			ui.Attributes("type", "range", "min", "1", "max", count, "step", "1",
				"aria-label", c.say(text.UiScrubber), "aria-valuetext", c.Figure.StageName(c.Figure.Stage())),
			ui.Property("value", stage),
			c.On("input", func(value string) {
				if n, err := strconv.Atoi(value); err == nil && 1 <= n && n <= len(shown) {
					c.Figure.Seek(shown[n-1])
				}
			}),
		),
		ui.Node("ol", "cs-stages", ui.Attributes("aria-label", c.say(text.UiStages)), c.stages(shown)),
	)
}

func (c *Controls) stages(shown []physics.Stage) vecty.List {
	list := make(vecty.List, len(shown))
	for i, stage := range shown {
		name := c.Figure.StageName(stage)
		class, label := "cs-stage", name
		if stage < c.Figure.Stage() {
			class += " cs-past"
		}
		if stage > c.Figure.Reached() {
			class += " cs-unreached"
			label += ", " + c.say(text.StageNotReached)
		}
		list[i] = ui.Node("li", "", ui.Node("button", class,
			ui.Attributes("type", "button", "data-stage", stage.String(), "aria-label", label,
				"aria-current", ui.When(stage == c.Figure.Stage(), "step")),
			c.On("click", func(string) { c.Figure.Seek(stage) }),
			ui.Phrase("span", "cs-name", name),
		))
	}
	return list
}
