package lab

import (
	"slices"

	"github.com/clipstage/clipstage/wasm/text"
)

// Option is a setting of a figure by its author. Name is its name in the address of an embed.
type Option struct {
	Name   string
	Set    func(value string) error // an error leaves the option unchanged
	Values func() []string          // all allowed values; nil if they cannot be listed
	Allows text.Key                 // range of values that cannot be listed; 0 if the error of Set has it
}

// set sets the option. Its error names the allowed range.
func (o *Option) set(value string) error {
	err := o.Set(value)
	switch e, _ := err.(*Error); {
	case e == nil:
		return nil
	case o.Values != nil:
		return OneOf(o.Name, value, o.Values())
	case o.Allows != 0:
		return e.AsOption(o.Name, o.Allows)
	}
	return err
}

// SetOption sets an option. An invalid value is an error and changes nothing.
func (e *Editor[S, M]) SetOption(name, value string) error {
	d := &e.document
	var names []string
	for _, o := range slices.Concat([]Option{
		{Name: "preset", Set: e.LoadPreset, Values: d.Presets},
		{Name: "state", Set: e.SetState, Allows: text.NoticeRangeState},
	}, d.Options, []Option{
		{Name: "stage", Set: e.SeekID, Values: e.ShownIDs},
		{Name: "stages", Set: e.SetStages},
		{Name: "ask", Set: e.setAsk},
		{Name: "editable", Set: e.setEditable},
	}) {
		if o.Name == name {
			return o.set(value)
		}
		names = append(names, o.Name)
	}
	return OneOf("option", name, names)
}

func (e *Editor[S, M]) setEditable(id string) error {
	if err := e.editable.Set(id); err != nil {
		return err
	}
	e.Drop() // the new value may forbid the gesture
	e.Mark(ChangeView)
	return nil
}
