package world

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// times is a bar of how long the phases of a step take, where that is switched on.
type times struct {
	view
	shown timed
}

func newTimes(v view) ui.Component {
	t := &times{view: v}
	return ui.NewMemo(v.View, "div", t.shows, t.render)
}

// timed is what times show.
type timed struct {
	means     world.Times
	on, known bool
}

func (t *times) shows() (now timed) {
	now.means, now.known = t.Figure.Times()
	now.on = t.Figure.Layers().Has(world.LayerTiming)
	return now
}

func (t *times) render(shown timed) *vecty.HTML {
	t.shown = shown
	if !t.shown.on {
		return ui.Node("div", "cs-times")
	}
	if !t.shown.known {
		return ui.Phrase("div", "cs-times", t.say(text.TimingNone))
	}
	all := t.shown.means.Sum()
	var list, shares vecty.List
	for phase, ms := range t.shown.means[:t.Figure.Phases()] {
		share := 0.0
		if all > 0 {
			share = ms / all
		}
		shares = append(shares, ui.Node("i", "", vecty.Markup(vecty.Style("--share", strconv.FormatFloat(share, 'f', 3, 64)))))
		list = append(list, ui.Phrase("li", "", t.say(text.TimingPhase, "phase", t.say(phaseNames[physics.Phase(phase)]), "ms", text.Fixed(ms, 2))))
	}
	return ui.Node("div", "cs-times",
		ui.Phrase("span", "", t.say(text.TimingTitle, "ms", text.Fixed(all, 2))),
		ui.Node("div", "cs-shares", ui.Attributes("aria-hidden", "true"), shares),
		ui.Node("ul", "", ui.Attributes("role", "list"), list))
}
