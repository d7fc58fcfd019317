package world

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

var resetSettings = button{Class: "cs-quiet", Label: text.WorldSettingsReset, Name: text.WorldSettingsReset,
	Do: (*world.Figure).ResetSettings, Enabled: (*world.Figure).CanResetSettings}

// looks say what to look for when a number changes, or a switch.
var (
	looks = [world.NumberCount]text.Key{
		world.NumberGravityX:   text.WorldGravityXLook,
		world.NumberGravityY:   text.WorldGravityYLook,
		world.NumberIterations: text.WorldIterationsLook,
		world.NumberBaumgarte:  text.WorldBaumgarteLook,
		world.NumberSlop:       text.WorldSlopLook,
		world.NumberDT:         text.WorldDtLook,
	}
	switchLooks = [world.SwitchCount]text.Key{
		world.SwitchAccumulate:   text.WorldAccumulateLook,
		world.SwitchWarmStarting: text.WorldWarmStartingLook,
		world.SwitchCorrection:   text.WorldCorrectionLook,
	}
)

// settings are those of the steps that come.
type settings struct {
	vecty.Core
	view
	shown set
}

// set is what settings show.
type set struct {
	live, scene  world.Live
	texts        [world.NumberCount]string
	refused      [world.NumberCount]string
	from, latest int // what a change forgets, 0 and 0 for nothing
	gone         bool
}

// Copy implements vecty.Copier: see package pair.
func (s *settings) Copy() vecty.Component { return &settings{view: s.view, shown: s.shown} }

func (s *settings) shows() (now set) {
	f := s.Figure
	if s.Gone() {
		return set{gone: true}
	}
	now.live, now.scene = f.Settings(), f.SceneSettings()
	for n := range world.Number(world.NumberCount) {
		now.texts[n], now.refused[n] = f.NumberText(n), f.Refused(n)
	}
	if f.Latest() > f.Steps() {
		now.from, now.latest = f.Steps()+1, f.Latest()
	}
	return now
}

// Update implements ui.Component.
func (s *settings) Update() {
	if s.shown != s.shows() {
		s.Again(s)
	}
}

// Render implements vecty.Component.
func (s *settings) Render() vecty.ComponentOrHTML {
	s.shown = s.shows()
	if s.Gone() {
		return ui.Node("section", "")
	}
	root := s.Root()
	var numbers, switches vecty.List
	for n := range world.Number(world.NumberCount) {
		numbers = append(numbers, s.number(n))
	}
	for w := range world.Switch(world.SwitchCount) {
		switches = append(switches, s.toggle(w))
	}
	hint := s.say(text.WorldSettingsHint)
	if s.shown.latest > 0 {
		hint = s.say(text.WorldSettingsForget, "from", strconv.Itoa(s.shown.from), "to", strconv.Itoa(s.shown.latest))
	}
	heading := s.say(text.WorldSettings)
	return ui.Node("section", "cs-settings", root, ui.Attributes("aria-label", heading),
		ui.Node("div", "cs-tools", ui.Phrase("h3", "", heading), s.button(&resetSettings)),
		ui.Phrase("p", "cs-hint", hint),
		ui.Node("div", "cs-sliders", numbers), ui.Node("div", "cs-switches", switches))
}

// number is a slider beside a field for the exact number.
func (s *settings) number(n world.Number) *vecty.HTML {
	f := s.Figure
	name := s.say(n.Name())
	unit := n.Kind().Limits.Unit
	exact := name
	if unit != "" {
		exact = s.say(text.WorldUnit, "field", name, "unit", unit)
	}
	low, high, grid := n.Slider()
	refused := s.shown.refused[n]
	var alert *vecty.HTML
	if refused != "" {
		alert = ui.Node("span", "cs-refused", ui.Attributes("role", "alert"), vecty.Text(refused))
	}
	number := func(x float64) string { return strconv.FormatFloat(x, 'f', -1, 64) }
	value := f.Number(n)
	return ui.Node("div", "cs-setting",
		ui.Phrase("span", "cs-name", name),
		ui.Node("input", "",
			ui.Attributes("type", "text", "inputmode", "decimal", "autocomplete", "off", "spellcheck", "false",
				"data-field", n.String(), "aria-label", exact, "aria-invalid", strconv.FormatBool(refused != "")),
			ui.Property("value", s.shown.texts[n]),
			s.On("change", func(typed string) { f.TypeNumber(n, typed) })),
		ui.Phrase("span", "cs-measure", unit),
		ui.Node("input", "cs-slider",
			ui.Attributes("type", "range", "min", number(low), "max", number(high), "step", grid,
				"aria-label", s.say(text.WorldSlider, "field", name), "aria-valuetext", n.Text(value)+ui.When(unit != "", " "+unit), "data-slider", n.String()),
			ui.Property("value", number(min(max(value, low), high))),
			s.On("input", func(place string) { f.Slide(n, place) })),
		alert,
		ui.Phrase("span", "cs-hint", s.say(looks[n])),
	)
}

func (s *settings) toggle(w world.Switch) *vecty.HTML {
	f := s.Figure
	name := s.say(w.Name())
	return ui.Node("label", "cs-switch",
		ui.Node("input", "",
			ui.Attributes("type", "checkbox", "role", "switch", "data-switch", w.String(), "aria-label", name),
			ui.Property("checked", f.On(w)),
			s.On("change", func(string) { f.Toggle(w) })),
		ui.Phrase("span", "cs-name", name),
		ui.Phrase("span", "cs-hint", s.say(switchLooks[w])),
	)
}
