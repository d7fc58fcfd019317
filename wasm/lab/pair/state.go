package pair

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// State writes the figure as it stands in links:
//
//	lab=pair&stage=clip-pos&preset=deep
//	lab=pair&stage=setup&seed=12
//	lab=pair&stage=keep&a=4.4,2,0.1,-0.4,0.06&b=3.1,1.7,1.8,1.7,0.36
//
// A box is w,h,x,y,angle; numbers=1 shows edge and vertex numbers. Every number reads
// back to the same bits.
func (f *Figure) State() string {
	s := "lab=" + ID + "&stage=" + f.Stage().String()
	switch {
	case f.preset != "":
		s += "&preset=" + f.preset
	case f.seed != 0:
		s += "&seed=" + strconv.FormatUint(uint64(f.seed), 10)
	default:
		for side := A; side <= B; side++ {
			s += "&" + side.String() + "=" + f.pose[side].Link()
		}
	}
	if f.numbers {
		s += "&numbers=1"
	}
	return s
}

// SetState restores what State wrote. A state that cannot be read changes nothing.
// Whatever it leaves out takes its default; names it does not know are passed over,
// so that an older page opens a newer link.
func (f *Figure) SetState(state string) error {
	parsed, err := parseState(state)
	if err != nil {
		return err
	}
	f.set(parsed)
	return nil
}

func (f *Figure) set(s state) {
	f.Cancel()
	f.Pause()
	f.base = s.moment
	f.change(s.moment)
	f.Mark(lab.ChangeFit)
	f.Show(lab.Place[physics.Stage]{Stage: s.stage})
	if f.numbers != s.numbers {
		f.ToggleNumbers()
	}
}

// Open is SetState for a link that somebody followed: what cannot be read shows the
// default with a notice. No state at all is no link, and changes nothing.
func (f *Figure) Open(state string) {
	if state == "" {
		return
	}
	parsed, err := parseState(state)
	if err != nil {
		f.set(defaultState())
		f.SetNotice(f.Say(text.NoticeInvalidState, "reason", err.Message(f.Language())))
		return
	}
	f.set(parsed)
	f.Differs(parsed.differs)
}

type state struct {
	moment
	stage   physics.Stage
	numbers bool
	differs string // what two traces differ in there: see lab.Base.Differs
}

func defaultState() state {
	p := scene.DefaultPair()
	return state{moment: moment{pose: Pose{p.A, p.B}, preset: p.ID}}
}

func parseState(s string) (state, *lab.Error) {
	parsed, ok := defaultState(), true
	parts, err := lab.Parts(s)
	if err != nil {
		return parsed, err
	}
	var boxes Pose // set at the end: they win over a preset and a seed, which may stand behind them
	var posed [2]bool
	for _, part := range parts {
		name, value := part.Name, part.Value
		switch name {
		case "lab":
			if value != ID {
				return parsed, lab.Refused(text.StateLab, "value", value)
			}
		case "stage":
			if parsed.stage, ok = physics.ParseStage(value); !ok {
				return parsed, lab.Refused(text.StateStage, "value", value)
			}
		case "preset":
			preset, ok := scene.PairByID(value)
			if !ok {
				return parsed, lab.Refused(text.StatePreset, "value", value)
			}
			parsed.moment = moment{pose: Pose{preset.A, preset.B}, preset: preset.ID}
		case "seed":
			seed, err := strconv.ParseUint(value, 10, 32)
			if err != nil || seed == 0 {
				return parsed, lab.Refused(text.StateSeed, "value", value)
			}
			parsed.moment = moment{pose: seeded(uint32(seed)), seed: uint32(seed)}
		case "a", "b":
			side := Side(name[0] - 'a')
			box, err := parseBox(side, value)
			if err != nil {
				return parsed, err
			}
			boxes[side], posed[side] = box, true
		case "numbers":
			parsed.numbers = value == "1"
		case "differs":
			parsed.differs = value
		}
	}
	if posed[A] != posed[B] {
		return parsed, lab.InvalidState(text.StateOneBox)
	}
	if posed[A] {
		parsed.moment = moment{pose: boxes, preset: presetOf(boxes)}
	}
	return parsed, nil
}

// parseBox reads w,h,x,y,angle.
func parseBox(side Side, s string) (scene.Box, *lab.Error) {
	var box scene.Box
	parts := lab.Split(s, ',')
	if len(parts) != FieldCount {
		return box, lab.InvalidState(text.StateBox, "box", side.String(), "count", strconv.Itoa(len(parts)))
	}
	for field := FieldW; field < FieldCount; field++ {
		value, err := parseField(side, field, parts[field])
		if err != nil {
			err.Code, err.Field = lab.CodeInvalidState, "state"
			return box, err
		}
		*field.At(&box) = value
	}
	return box, nil
}
