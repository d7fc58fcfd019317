package world

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

var resetSettings = button{Class: "cs-quiet", Label: text.WorldSettingsReset, Name: text.WorldSettingsReset,
	Do: (*world.Figure).ResetSettings, Enabled: (*world.Figure).CanResetSettings}

// looks say what to look for when a number changes, or a switch.
var (
	looks = [world.NumberCount]text.Key{
		world.NumberGravityX:           text.WorldGravityXLook,
		world.NumberGravityY:           text.WorldGravityYLook,
		world.NumberIterations:         text.WorldIterationsLook,
		world.NumberPositionIterations: text.WorldPositionIterationsLook,
		world.NumberBaumgarte:          text.WorldBaumgarteLook,
		world.NumberSlop:               text.WorldSlopLook,
		world.NumberDT:                 text.WorldDtLook,
	}
	switchLooks = [world.SwitchCount]text.Key{
		world.SwitchAccumulate:   text.WorldAccumulateLook,
		world.SwitchBlockSolve:   text.WorldBlockSolveLook,
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
	compares     bool
	second       bool // they are the second world's
	sides        [2]string
	gone         bool
}

// Copy implements vecty.Copier: see package pair.
func (s *settings) Copy() vecty.Component { return &settings{view: s.view, shown: s.shown} }

func (s *settings) shows() (now set) {
	f := s.Figure
	if s.Gone() {
		return set{gone: true}
	}
	now.live, now.scene, now.compares, now.second = f.Tuned(), f.SceneSettings(), f.Compares(), f.TunesSecond()
	if now.compares {
		for i, side := range f.Sides() {
			now.sides[i] = side.Title
		}
	}
	for n := range world.Number(world.NumberCount) {
		now.texts[n], now.refused[n] = f.NumberText(n), f.Refused(n)
	}
	if f.Latest() > f.Steps() {
		now.from, now.latest = f.Steps()+1, f.Latest()
	}
	return now
}

// Mount implements vecty.Mounter. vecty gives a new slider its place before it knows its ends, and
// the browser takes another one in its stead: the next render puts that right.
func (s *settings) Mount() { s.Again(s) }

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
	sides := ui.Node("div", "")
	if s.shown.compares {
		second := 0
		if s.shown.second {
			second = 1
		}
		sides = s.choice(s.say(text.CompareTuned), s.shown.sides[:], second, func(i int) { s.Figure.TuneSecond(i == 1) })
	}
	return ui.Node("section", "cs-settings", root, ui.Attributes("aria-label", heading),
		ui.Node("div", "cs-tools", ui.Phrase("h3", "", heading), s.button(&resetSettings)),
		ui.Phrase("p", "cs-hint", hint),
		sides,
		s.solver(),
		ui.Node("div", "cs-sliders", numbers), ui.Node("div", "cs-switches", switches))
}

// solver is the choice of one.
func (s *settings) solver() *vecty.HTML {
	now := s.shown.live.Solver
	var list vecty.List
	for i := range physics.Solver(physics.SolverCount) {
		list = append(list, ui.Phrase("option", "", s.say(world.SolverName(i)), ui.Property("value", i.String()), ui.Property("selected", i == now)))
	}
	name := s.say(text.WorldSolver)
	return ui.Node("div", "cs-setting",
		ui.Phrase("span", "cs-name", name),
		ui.Node("select", "", ui.Attributes("aria-label", name, "data-field", "solver"), s.On("change", s.Figure.SetSolver), list),
		ui.Phrase("span", "cs-hint", s.say(text.WorldSolverLook)))
}

// heeded says how what changes a setting stands there: as it is with the solver of the steps that come.
func heeded(role world.Role) vecty.MarkupOrChild {
	return vecty.Markup(vecty.Property("hidden", role == world.RoleOther), vecty.MarkupIf(role == world.RoleIdle, vecty.Class("cs-idle")))
}

// hint says what to look for when a setting changes, or that the solver does not heed it.
func (s *settings) hint(look, idle text.Key) *vecty.HTML {
	if idle != 0 {
		look = idle
	}
	return ui.Phrase("span", "cs-hint", s.say(look))
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
		alert = ui.Phrase("span", "cs-refused", refused, ui.Attributes("role", "alert"))
	}
	number := func(x float64) string { return strconv.FormatFloat(x, 'f', -1, 64) }
	value := f.Number(n)
	role, idle := n.Role(s.shown.live.Solver)
	off := ui.Property("disabled", role == world.RoleIdle)
	return ui.Node("div", "cs-setting", heeded(role),
		ui.Phrase("span", "cs-name", name),
		ui.Node("input", "",
			ui.Attributes("type", "text", "inputmode", "decimal", "autocomplete", "off", "spellcheck", "false",
				"data-field", n.String(), "aria-label", exact, "aria-invalid", strconv.FormatBool(refused != "")),
			off, s.Typed(n.String(), s.shown.texts[n], func(typed string) { f.TypeNumber(n, typed) })),
		ui.Phrase("span", "cs-measure", unit),
		ui.Node("input", "cs-slider",
			ui.Attributes("type", "range", "min", number(low), "max", number(high), "step", grid,
				"aria-label", s.say(text.WorldSlider, "field", name), "aria-valuetext", n.Text(value)+ui.When(unit != "", " "+unit), "data-slider", n.String()),
			ui.Property("value", number(min(max(value, low), high))), off,
			s.On("input", func(place string) { f.Slide(n, place) })),
		alert,
		s.hint(looks[n], idle),
	)
}

func (s *settings) toggle(w world.Switch) *vecty.HTML {
	f := s.Figure
	name := s.say(w.Name())
	role, idle := w.Role(s.shown.live.Solver)
	return ui.Node("label", "cs-switch", heeded(role),
		ui.Node("input", "",
			ui.Attributes("type", "checkbox", "role", "switch", "data-switch", w.String(), "aria-label", name),
			ui.Property("checked", f.On(w)), ui.Property("disabled", role == world.RoleIdle),
			s.On("change", func(string) { f.Toggle(w) })),
		ui.Phrase("span", "cs-name", name),
		s.hint(switchLooks[w], idle),
	)
}
