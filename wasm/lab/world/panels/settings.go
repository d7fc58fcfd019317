package panels

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
	"github.com/clipstage/clipstage/wasm/text"
)

// The hints name the effect to look for when a number or a switch changes.
var (
	numberHints = [say.NumberCount]text.Key{
		say.NumberGravityX:           text.WorldGravityXLook,
		say.NumberGravityY:           text.WorldGravityYLook,
		say.NumberIterations:         text.WorldIterationsLook,
		say.NumberPositionIterations: text.WorldPositionIterationsLook,
		say.NumberBaumgarte:          text.WorldBaumgarteLook,
		say.NumberSlop:               text.WorldSlopLook,
		say.NumberDT:                 text.WorldDtLook,
	}
	switchHints = [say.SwitchCount]text.Key{
		say.SwitchAccumulate:   text.WorldAccumulateLook,
		say.SwitchBlockSolve:   text.WorldBlockSolveLook,
		say.SwitchWarmStarting: text.WorldWarmStartingLook,
		say.SwitchCorrection:   text.WorldCorrectionLook,
	}
)

// tuned is the state that the settings show.
type tuned struct {
	live, scene  world.Live
	texts        [say.NumberCount]string
	refused      [say.NumberCount]string
	from, latest int // the steps that a change would discard, or 0 and 0
	compares     bool
	second       bool // whether the settings are the second world's
	sides        [2]string
}

// Settings are the settings of the next steps.
func Settings(f *world.Figure) func() *panel.Element {
	shows := func() (now tuned) {
		now.live, now.scene, now.compares, now.second = f.Tuned(), f.SceneSettings(), f.Compares(), f.TunesSecond
		if now.compares {
			for i, side := range f.Narrator().Sides() {
				now.sides[i] = side.Title
			}
		}
		for n := range say.Number(say.NumberCount) {
			now.texts[n], now.refused[n] = f.Tuning.NumberText(n), f.Tuning.Refused(n)
		}
		if f.Latest() > f.Steps() {
			now.from, now.latest = f.Steps()+1, f.Latest()
		}
		return now
	}
	return panel.Memo(f, shows, func(now tuned) *panel.Element { return settings(f, &now).As("settings") })
}

func settings(f *world.Figure, now *tuned) *panel.Element {
	var numbers, switches panel.List
	for n := range say.Number(say.NumberCount) {
		numbers = append(numbers, number(f, now, n))
	}
	for w := range say.Switch(say.SwitchCount) {
		switches = append(switches, toggle(f, now, w))
	}
	hint := f.Say(text.WorldSettingsHint)
	if now.latest > 0 {
		hint = f.Say(text.WorldSettingsForget, "from", strconv.Itoa(now.from), "to", strconv.Itoa(now.latest))
	}
	sides := panel.Node("div", "")
	if now.compares {
		second := 0
		if now.second {
			second = 1
		}
		sides = choice(f.Say(text.CompareTuned), "side", now.sides[:], second, func(i int) { f.Tuning.TuneSecond(i == 1) })
	}
	var solvers panel.List
	for s := range physics.Solver(physics.SolverCount) {
		solvers = append(solvers, panel.Option(s.String(), f.Say(say.SolverName(s)), s == now.live.Solver))
	}
	heading, solver := f.Say(text.WorldSettings), f.Say(text.WorldSolver)
	reset := panel.Button{Command: "reset settings", Class: "cs-quiet", Label: text.WorldSettingsReset,
		Name: text.WorldSettingsReset, Do: f.Tuning.ResetSettings, Off: !f.Tuning.CanResetSettings()}
	return panel.Node("section", "cs-settings", panel.Attributes("aria-label", heading),
		panel.Fold("settings", heading, panel.Needed(!now.compares && now.live != now.scene),
			panel.Node("div", "cs-tools", panel.Phrase("p", "cs-hint", hint), reset.Element(f)),
			sides,
			panel.Node("div", "cs-setting",
				panel.Phrase("span", "cs-name", solver),
				panel.Select(solver, "solver", f.Tuning.SetSolver, solvers, panel.Attributes("data-field", "solver")),
				panel.Phrase("span", "cs-hint", f.Say(text.WorldSolverLook))),
			panel.Node("div", "cs-sliders", numbers), panel.Node("div", "cs-switches", switches)))
}

// setting is the element around a setting. If the solver ignores the setting, it is marked. If only another
// solver has the setting, it is hidden.
func setting(tag, class string, role say.Role, items ...panel.Item) *panel.Element {
	return panel.Node(tag, class+panel.When(role == say.RoleIdle, " cs-idle"),
		append(items, panel.Set("hidden", role == say.RoleOther))...)
}

// settingHint names the effect to look for when a setting changes, or explains why the solver ignores the
// setting.
func settingHint(f *world.Figure, look, idle text.Key) *panel.Element {
	if idle != 0 {
		look = idle
	}
	return panel.Phrase("span", "cs-hint", f.Say(look))
}

// number is a slider beside a field for the exact number.
func number(f *world.Figure, now *tuned, n say.Number) *panel.Element {
	name, unit, id := f.Say(n.Name()), n.Kind().Limits.Unit, n.String()
	exact := name
	if unit != "" {
		exact = f.Say(text.WorldUnit, "field", name, "unit", unit)
	}
	role, idle := n.Role(now.live.Solver)
	off := panel.Set("disabled", role == say.RoleIdle)
	field := panel.Field{Name: exact, ID: id, Value: now.texts[n], Refused: now.refused[n],
		Do: func(typed string) { f.Tuning.TypeNumber(n, typed) }}
	low, high, grid := n.Slider()
	value, digits := f.Tuning.Number(n), func(x float64) string { return strconv.FormatFloat(x, 'f', -1, 64) }
	slider := panel.Range{Class: "cs-slider", Name: f.Say(text.WorldSlider, "field", name),
		Words: n.Text(value) + panel.When(unit != "", " "+unit), Command: "slide " + id,
		Min: digits(low), Max: digits(high), Step: grid, Value: digits(min(max(value, low), high)),
		Do: func(place string) { f.Tuning.Slide(n, place) }}
	return setting("div", "cs-setting", role,
		panel.Phrase("span", "cs-name", name),
		field.Input(off),
		panel.Phrase("span", "cs-measure", unit),
		slider.Element(panel.Attributes("data-slider", id), off),
		panel.Refused("span", field.Refused),
		settingHint(f, numberHints[n], idle))
}

func toggle(f *world.Figure, now *tuned, w say.Switch) *panel.Element {
	name := f.Say(w.Name())
	role, idle := w.Role(now.live.Solver)
	return setting("label", "cs-switch", role,
		panel.Node("input", "",
			panel.Attributes("type", "checkbox", "role", "switch", "data-switch", w.String(), "aria-label", name),
			panel.Set("checked", f.Tuning.On(w)), panel.Set("disabled", role == say.RoleIdle),
			panel.On("change", "toggle "+w.String(), func(string) { f.Tuning.Toggle(w) })),
		panel.Phrase("span", "cs-name", name),
		settingHint(f, switchHints[w], idle))
}
