package panels

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/play"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
	"github.com/clipstage/clipstage/wasm/text"
)

// timed is the state that the bar of times shows.
type timed struct {
	means     play.Times
	on, known bool
}

// Times is a bar with the times of the phases of a step. It is shown with LayerTiming.
func Times(f *world.Figure) func() *panel.Element {
	shows := func() (now timed) {
		now.means, now.known = f.Times()
		now.on = f.Layers.Has(say.LayerTiming)
		return now
	}
	return panel.Memo(f, shows, func(now timed) *panel.Element { return times(f, &now).As("times") })
}

func times(f *world.Figure, now *timed) *panel.Element {
	if !now.on {
		return panel.Node("div", "cs-times")
	}
	if !now.known {
		return panel.Phrase("div", "cs-times", f.Say(text.TimingNone))
	}
	all := now.means.Sum()
	var list, shares panel.List
	for phase, ms := range now.means[:f.Phases()] {
		share := 0.0
		if all > 0 {
			share = ms / all
		}
		shares = append(shares, panel.Node("i", "", panel.Styled("--share", strconv.FormatFloat(share, 'f', 3, 64))))
		list = append(list, panel.Phrase("li", "", f.Say(text.TimingPhase,
			"phase", f.Say(phaseNames[physics.Phase(phase)]), "ms", text.Fixed(ms, 2))))
	}
	return panel.Node("div", "cs-times",
		panel.Phrase("span", "", f.Say(text.TimingTitle, "ms", text.Fixed(all, 2))),
		panel.Node("div", "cs-shares", panel.Attributes("aria-hidden", "true"), shares),
		panel.Node("ul", "", panel.Attributes("role", "list"), list))
}
