// Package ui is the controls and the inspector of a figure, as vecty components. They
// are thin: what stands in them is decided by package figure.
package ui

import (
	"strconv"

	"github.com/hexops/vecty"
	"github.com/hexops/vecty/elem"
	"github.com/hexops/vecty/event"
	"github.com/hexops/vecty/prop"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/figure"
	"github.com/clipstage/clipstage/wasm/text"
)

// Do runs a command of a figure and publishes what it changed.
type Do func(command func())

func say(key text.Key, pairs ...string) string { return text.English.Text(key, pairs...) }

// Controls are the transport buttons, the scrubber and the stage bar.
type Controls struct {
	vecty.Core
	Figure *figure.Figure
	Do     Do
	Gone   bool // renders nothing, so that listeners are released before the end
}

// Render implements vecty.Component.
func (c *Controls) Render() vecty.ComponentOrHTML {
	if c.Gone {
		return elem.Div()
	}
	return elem.Div(
		vecty.Markup(vecty.Class("cs-controls")),
		elem.Div(
			vecty.Markup(vecty.Class("cs-transport")),
			c.buttons(),
			elem.Span(vecty.Markup(vecty.Class("cs-of")), vecty.Text(say(text.UiOf,
				"n", strconv.Itoa(int(c.Figure.Stage())+1), "count", strconv.Itoa(physics.StageCount)))),
		),
		c.scrubber(),
		c.stageBar(),
	)
}

func (c *Controls) buttons() *vecty.HTML {
	f := c.Figure
	play := button{label: text.UiPlay, icon: "▶", do: f.Play, class: "cs-play"}
	if f.Playing() {
		play = button{label: text.UiPause, icon: "❚❚", do: f.Pause, class: "cs-play"}
	}
	return elem.Div(
		vecty.Markup(vecty.Class("cs-buttons")),
		c.Do.button(button{label: text.UiPrev, name: text.UiPrevName, do: f.Prev, disabled: f.Stage() == 0, class: "cs-prev"}),
		c.Do.button(button{label: text.UiNext, name: text.UiNextName, do: f.Next, disabled: f.Stage() == physics.StageCount-1, class: "cs-next"}),
		c.Do.button(play),
		c.Do.button(button{label: text.UiReset, do: f.Reset, class: "cs-reset"}),
	)
}

func (c *Controls) scrubber() *vecty.HTML {
	f := c.Figure
	return elem.Input(
		vecty.Markup(
			vecty.Class("cs-scrubber"),
			prop.Type(prop.TypeRange),
			vecty.Attribute("min", "1"),
			vecty.Attribute("max", strconv.Itoa(physics.StageCount)),
			vecty.Attribute("step", "1"),
			vecty.Attribute("aria-label", say(text.UiScrubber)),
			vecty.Attribute("aria-valuetext", f.StageName(f.Stage())),
			prop.Value(strconv.Itoa(int(f.Stage())+1)),
			event.Input(func(e *vecty.Event) {
				n, err := strconv.Atoi(e.Target.Get("value").String())
				if err == nil && 1 <= n && n <= physics.StageCount {
					c.Do(func() { f.Seek(physics.Stage(n - 1)) })
				}
			}),
		),
	)
}

func (c *Controls) stageBar() *vecty.HTML {
	f := c.Figure
	items := make(vecty.List, physics.StageCount)
	for i := range items {
		stage := physics.Stage(i)
		name := f.StageName(stage)
		label := name
		unreached := stage > f.Reached()
		if unreached {
			label += ", " + say(text.StageNotReached)
		}
		items[i] = elem.ListItem(
			elem.Button(
				vecty.Markup(
					prop.Type(prop.TypeButton),
					vecty.ClassMap{"cs-stage": true, "cs-past": stage < f.Stage(), "cs-unreached": unreached},
					vecty.Data("stage", stage.String()),
					vecty.Attribute("aria-label", label),
					vecty.MarkupIf(stage == f.Stage(), vecty.Attribute("aria-current", "step")),
					event.Click(func(*vecty.Event) { c.Do(func() { f.Seek(stage) }) }),
				),
				elem.Span(vecty.Markup(vecty.Class("cs-number")), vecty.Text(strconv.Itoa(i+1))),
				elem.Span(vecty.Markup(vecty.Class("cs-name")), vecty.Text(name)),
			),
		)
	}
	return elem.OrderedList(
		vecty.Markup(vecty.Class("cs-stages"), vecty.Attribute("aria-label", say(text.UiStages))),
		items,
	)
}
