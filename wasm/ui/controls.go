package ui

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/text"
)

// Controls are the transport buttons, the scrubber and the stage bar.
type Controls struct {
	vecty.Core
	View
}

// Copy implements vecty.Copier: vecty keeps a copy of what it has rendered. Without it vecty
// copies by reflection, of which TinyGo has not enough. The Core is left out, for it holds the
// copy before, which holds the one before that: all renderings there ever were.
func (c *Controls) Copy() vecty.Component { return &Controls{View: c.View} }

// Render implements vecty.Component.
func (c *Controls) Render() vecty.ComponentOrHTML {
	if c.Gone {
		return node("div", "")
	}
	shown := c.Figure.ShownStages()
	stage, count := c.Figure.Place()
	speed := strconv.FormatFloat(c.Figure.Speed(), 'f', -1, 64)
	of := text.UiOf
	if c.Figure.Stage() == c.Figure.Reached() && c.Figure.Reached() < physics.StageContacts {
		of = text.UiOfEnd
	}
	play := &playButton
	if c.Figure.Playing() {
		play = &pauseButton
	}
	return node("div", "cs-controls", c.root(), attributes("data-changed", when(c.Figure.Changed(), "true")),
		node("div", "cs-transport",
			node("div", "cs-buttons", c.button(&prevButton), c.button(&nextButton), c.button(play), c.button(&resetButton)),
			node("button", "cs-quiet cs-speed",
				attributes("type", "button", "aria-label", c.say(text.UiSpeedName, "speed", speed), "title", c.say(text.UiSpeedName, "speed", speed)),
				c.on("click", func(string) { c.Figure.NextSpeed() }),
				vecty.Text(c.say(text.UiSpeed, "speed", speed))),
			phrase("span", "cs-of", c.say(of, "n", stage, "count", count)),
		),
		node("input", "cs-scrubber",
			attributes("type", "range", "min", "1", "max", count, "step", "1",
				"aria-label", c.say(text.UiScrubber), "aria-valuetext", c.Figure.StageName(c.Figure.Stage())),
			property("value", stage),
			c.on("input", func(value string) {
				if n, err := strconv.Atoi(value); err == nil && 1 <= n && n <= len(shown) {
					c.Figure.Seek(shown[n-1])
				}
			}),
		),
		node("ol", "cs-stages", attributes("aria-label", c.say(text.UiStages)), c.stages(shown)),
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
		list[i] = node("li", "", node("button", class,
			attributes("type", "button", "data-stage", stage.String(), "aria-label", label,
				"aria-current", when(stage == c.Figure.Stage(), "step")),
			c.on("click", func(string) { c.Figure.Seek(stage) }),
			phrase("span", "cs-name", name),
		))
	}
	return list
}
