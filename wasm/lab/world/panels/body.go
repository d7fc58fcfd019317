package panels

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/hands"
	"github.com/clipstage/clipstage/wasm/text"
)

// selected is the state of the selected body.
type selected struct {
	body           int // -1 for none
	fields         [hands.BodyFieldCount]string
	pinned, static bool
	sensor         bool
	idle           bool // whether the solver ignores restitution and belts
	follows        bool
}

// Body has the fields and commands of the selected body.
func Body(f *world.Figure) func() *panel.Element {
	shows := func() selected {
		i, ok := f.Selected()
		if !ok || f.Picked() {
			return selected{body: -1}
		}
		mass := &f.World.Masses()[i]
		s := selected{body: i, pinned: f.Pinned(i), static: mass.Static(), sensor: mass.Sensor,
			idle: f.Settings().Solver == physics.SolverLite}
		_, s.follows = f.Followed()
		for field := range hands.BodyField(hands.BodyFieldCount) {
			if f.Moving() && field.Steps() {
				break // it changes too fast to be read or edited
			}
			s.fields[field] = f.FieldText(field)
		}
		return s
	}
	return panel.Memo(f, shows, func(now selected) *panel.Element { return now.element(f).As("body") })
}

func (s *selected) element(f *world.Figure) *panel.Element {
	if s.body < 0 {
		return panel.Node("section", "cs-body", panel.Attributes("hidden", "hidden"))
	}
	heading, hint := f.Say(text.WorldBody, "n", strconv.Itoa(s.body)), text.WorldBodyHint
	if s.idle {
		hint = text.WorldBodyHintIdle
	}
	var fields panel.List
	for field := range hands.BodyField(hands.BodyFieldCount) {
		name := f.Say(field.Name())
		if unit := field.Unit(); unit != "" {
			name = f.Say(text.WorldUnit, "field", name, "unit", unit)
		}
		id := field.String()
		fields = append(fields, panel.Node("label", "", panel.Phrase("span", "cs-name", name),
			panel.Node("input", "",
				panel.Attributes("type", "text", "inputmode", "decimal", "autocomplete", "off", "spellcheck", "false", "data-body", id),
				panel.Typed(id, s.fields[field], func(typed string) { f.TypeField(field, typed) }))))
	}
	button := func(command string, label, name text.Key, do func(), pressed panel.Pressed) *panel.Element {
		return panel.Button{Command: command, Class: "cs-quiet", Label: label, Name: name, Do: do, Pressed: pressed}.Element(f)
	}
	return panel.Node("section", "cs-body", panel.Attributes("aria-label", heading),
		panel.Node("div", "cs-tools", panel.Phrase("h3", "", heading),
			button("close", text.WorldBodyClose, text.WorldBodyCloseName, func() { f.Select(-1) }, "")),
		panel.Phrase("p", "cs-hint", f.Say(hint)),
		panel.Node("div", "cs-fields", fields),
		panel.Node("div", "cs-tools",
			button("follow", text.WorldBodyFollow, text.WorldBodyFollowName, f.ToggleFollow, panel.Press(s.follows)),
			button("pin", text.WorldBodyPin, text.WorldBodyPinName, f.PinSelected, panel.Press(s.pinned)),
			button("freeze", text.WorldBodyFreeze, text.WorldBodyFreezeName, f.FreezeSelected, panel.Press(s.static)),
			button("sensor", text.WorldBodySensor, text.WorldBodySensorName, f.SensorSelected, panel.Press(s.sensor)),
			button("duplicate", text.WorldBodyDuplicate, text.WorldBodyDuplicateName, f.DuplicateSelected, ""),
			button("remove", text.WorldBodyRemove, text.WorldBodyRemoveName, f.RemoveSelected, "")))
}
