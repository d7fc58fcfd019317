package hull

import (
	"strconv"

	"github.com/hexops/vecty"

	solid "github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/lab/hull"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// numberedSubs is how many sub-steps have a button each; of more there are two that go back and forth.
const numberedSubs = 8

// subs are the buttons of the sub-steps, and say which are behind and which is shown.
func (p *panel) subs() *vecty.HTML {
	f := p.Figure
	count := f.Subs(f.Stage())
	word, name := text.HullUiPlane, text.HullUiPlaneName
	if f.Stage() == solid.StageReduce {
		word, name = text.HullUiRule, text.HullUiRuleName
	}
	if f.Comparing() {
		return p.tilt()
	}
	if count == 0 {
		return ui.Node("div", "cs-subs")
	}
	step := func(n int, label, class string, enabled bool) *vecty.HTML {
		return ui.Phrase("button", class, label,
			ui.Attributes("type", "button", "data-sub", strconv.Itoa(n), "aria-label", p.Say(name, "number", strconv.Itoa(n), "count", strconv.Itoa(count)),
				"aria-current", ui.When(n == f.Sub(), "step"), "aria-disabled", ui.When(!enabled, "true")),
			p.On("click", func(string) {
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
	return ui.Node("div", "cs-subs cs-subs-"+f.Stage().String(), ui.Attributes("role", "group", "aria-label", p.Say(word)), ui.Phrase("span", "cs-subword", p.Say(word)), list)
}

// tilt is the slider that tilts B, on a scale of its own: none, and then so many steps a decade.
func (p *panel) tilt() *vecty.HTML {
	f := p.Figure
	value := p.Say(text.HullUiTiltNone)
	if f.Tilt() > 0 {
		value = p.Say(text.HullUiTiltValue, "tilt", text.Short(f.Tilt()))
	}
	return ui.Node("label", "cs-subs cs-tilt",
		ui.Phrase("span", "cs-subword", p.Say(text.HullUiTilt)),
		ui.Node("input", "cs-tiltslider",
			ui.Attributes("type", "range", "min", "0", "max", strconv.Itoa(hull.TiltSteps), "step", "1",
				"aria-label", p.Say(text.HullUiTiltName), "aria-valuetext", value),
			ui.Property("value", strconv.Itoa(f.TiltStep())),
			p.On("input", func(value string) {
				if n, err := strconv.Atoi(value); err == nil {
					f.SeekTilt(n)
				}
			}),
		),
		ui.Phrase("output", "", value))
}
