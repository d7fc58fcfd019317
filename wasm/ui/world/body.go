package world

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

var (
	pinBody       = button{Class: "cs-quiet", Label: text.WorldBodyPin, Name: text.WorldBodyPinName, Do: (*world.Figure).PinSelected, Pressed: (*world.Figure).SelectedPinned}
	freezeBody    = button{Class: "cs-quiet", Label: text.WorldBodyFreeze, Name: text.WorldBodyFreezeName, Do: (*world.Figure).FreezeSelected, Pressed: (*world.Figure).SelectedStatic}
	sensorBody    = button{Class: "cs-quiet", Label: text.WorldBodySensor, Name: text.WorldBodySensorName, Do: (*world.Figure).SensorSelected, Pressed: (*world.Figure).SelectedSensor}
	duplicateBody = button{Class: "cs-quiet", Label: text.WorldBodyDuplicate, Name: text.WorldBodyDuplicateName, Do: (*world.Figure).DuplicateSelected}
	removeBody    = button{Class: "cs-quiet", Label: text.WorldBodyRemove, Name: text.WorldBodyRemoveName, Do: (*world.Figure).RemoveSelected}
	followBody    = button{Class: "cs-quiet", Label: text.WorldBodyFollow, Name: text.WorldBodyFollowName, Do: (*world.Figure).ToggleFollow, Pressed: (*world.Figure).Follows}
	closeBody     = button{Class: "cs-quiet", Label: text.WorldBodyClose, Name: text.WorldBodyCloseName, Do: func(f *world.Figure) { f.Select(-1) }}
)

// body is the fields and commands of the selected body.
type body struct {
	view
	shown selected
}

func newBody(v view) ui.Component {
	b := &body{view: v}
	return ui.NewMemo(v.View, "section", b.shows, b.render)
}

// selected is what body shows.
type selected struct {
	body           int // -1 for none
	fields         [world.BodyFieldCount]string
	pinned, static bool
	sensor         bool
	idle           bool // the solver does not heed what makes boxes bounce and belts carry
	follows        bool
}

func (b *body) shows() (s selected) {
	f := b.Figure
	i, ok := f.Selected()
	if _, _, picked := f.Chosen(); !ok || picked {
		return selected{body: -1}
	}
	s = selected{body: i, pinned: f.SelectedPinned(), static: f.SelectedStatic(), sensor: f.SelectedSensor(), follows: f.Follows(), idle: f.Settings().Solver == physics.SolverLite}
	for field := range world.BodyField(world.BodyFieldCount) {
		if f.Moving() && field.Steps() {
			break // it cannot be read, nor typed into
		}
		s.fields[field] = f.FieldText(field)
	}
	return s
}

func (b *body) render(shown selected) *vecty.HTML {
	b.shown = shown
	root := b.Root()
	if b.shown.body < 0 {
		return ui.Node("section", "cs-body", root, ui.Attributes("hidden", "hidden"))
	}
	heading := b.say(text.WorldBody, "n", strconv.Itoa(b.shown.body))
	hint := b.say(text.WorldBodyHint)
	if b.shown.idle {
		hint = b.say(text.WorldBodyHintIdle)
	}
	var fields vecty.List
	for field := range world.BodyField(world.BodyFieldCount) {
		name := b.say(field.Name())
		if unit := field.Unit(); unit != "" {
			name = b.say(text.WorldUnit, "field", name, "unit", unit)
		}
		fields = append(fields, ui.Node("label", "", ui.Phrase("span", "cs-name", name),
			ui.Node("input", "",
				ui.Attributes("type", "text", "inputmode", "decimal", "autocomplete", "off", "spellcheck", "false", "data-body", field.String()),
				b.Typed(field.String(), b.shown.fields[field], func(typed string) { b.Figure.TypeField(field, typed) }))))
	}
	return ui.Node("section", "cs-body", root, ui.Attributes("aria-label", heading),
		ui.Node("div", "cs-tools", ui.Phrase("h3", "", heading), b.button(&closeBody)),
		ui.Phrase("p", "cs-hint", hint),
		ui.Node("div", "cs-fields", fields),
		ui.Node("div", "cs-tools", b.button(&followBody), b.button(&pinBody), b.button(&freezeBody), b.button(&sensorBody), b.button(&duplicateBody), b.button(&removeBody)))
}
