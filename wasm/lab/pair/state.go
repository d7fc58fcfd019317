package pair

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/text"
)

// maxState is the longest link that is read. A pose needs 250 characters at most.
const maxState = 2000

// State writes the figure as it stands in links:
//
//	lab=pair&stage=clip-pos&preset=deep
//	lab=pair&stage=setup&seed=12
//	lab=pair&stage=keep&a=4.4,2,0.1,-0.4,0.06&b=3.1,1.7,1.8,1.7,0.36
//
// A box is w,h,x,y,angle; numbers=1 shows edge and vertex numbers. Every number reads
// back to the same bits.
func (f *Figure) State() string {
	s := "lab=pair&stage=" + f.stage.String()
	switch {
	case f.preset != "":
		s += "&preset=" + f.preset
	case f.seed != 0:
		s += "&seed=" + strconv.FormatUint(uint64(f.seed), 10)
	default:
		for side := A; side <= B; side++ {
			s += "&" + side.String() + "="
			for field := FieldW; field < FieldCount; field++ {
				if field > 0 {
					s += ","
				}
				s += exact(*field.At(&f.pose[side]))
			}
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
	f.changes |= ChangeFit
	f.show(s.stage)
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
		f.setNotice(f.Say(text.NoticeInvalidState, "reason", err.Message(f.language)))
		return
	}
	f.set(parsed)
}

type state struct {
	moment
	stage   physics.Stage
	numbers bool
}

func defaultState() state {
	p := scene.DefaultPair()
	return state{moment: moment{pose: Pose{p.A, p.B}, preset: p.ID}}
}

func parseState(s string) (state, *Error) {
	parsed, ok := defaultState(), true
	parts, err := Parts(s)
	if err != nil {
		return parsed, err
	}
	var posed [2]bool
	for _, part := range parts {
		name, value := part.Name, part.Value
		switch name {
		case "lab":
			if value != "pair" {
				return parsed, Refused(text.StateLab, "value", value)
			}
		case "stage":
			if parsed.stage, ok = physics.ParseStage(value); !ok {
				return parsed, Refused(text.StateStage, "value", value)
			}
		case "preset":
			preset, ok := scene.PairByID(value)
			if !ok {
				return parsed, Refused(text.StatePreset, "value", value)
			}
			parsed.moment = moment{pose: Pose{preset.A, preset.B}, preset: preset.ID}
		case "seed":
			seed, err := strconv.ParseUint(value, 10, 32)
			if err != nil || seed == 0 {
				return parsed, Refused(text.StateSeed, "value", value)
			}
			parsed.moment = moment{pose: seeded(uint32(seed)), seed: uint32(seed)}
		case "a", "b":
			side := Side(name[0] - 'a')
			box, err := parseBox(side, value)
			if err != nil {
				return parsed, err
			}
			parsed.pose[side] = box
			posed[side] = true
		case "numbers":
			parsed.numbers = value == "1"
		}
	}
	if posed[A] != posed[B] {
		return parsed, invalidState(text.StateOneBox)
	}
	if posed[A] {
		parsed.preset, parsed.seed = presetOf(parsed.pose), 0
	}
	return parsed, nil
}

// parseBox reads w,h,x,y,angle.
func parseBox(side Side, s string) (scene.Box, *Error) {
	var box scene.Box
	parts := split(s, ',')
	if len(parts) != FieldCount {
		return box, invalidState(text.StateBox, "box", side.String(), "count", strconv.Itoa(len(parts)))
	}
	for field := FieldW; field < FieldCount; field++ {
		value, err := parseField(side, field, parts[field])
		if err != nil {
			err.Code, err.Field = CodeInvalidState, "state"
			return box, err
		}
		*field.At(&box) = value
	}
	return box, nil
}

// Entry is one name=value of a state.
type Entry struct{ Name, Value string }

// Parts takes a state apart, whatever its lab is.
func Parts(s string) (parts []Entry, err *Error) {
	if len(s) > maxState {
		return nil, invalidState(text.StateTooLong)
	}
	s, ok := unescape(s)
	if !ok {
		return nil, invalidState(text.StateEscape)
	}
	for _, part := range split(s, '&') {
		equals := strings.IndexByte(part, '=')
		if equals < 0 {
			return nil, Refused(text.StateSyntax, "part", part)
		}
		parts = append(parts, Entry{part[:equals], part[equals+1:]})
	}
	return parts, nil
}

// unescape undoes percent encoding, which some mailers and editors apply to links.
func unescape(s string) (string, bool) {
	var b []byte
	for i := 0; i < len(s); i++ {
		if s[i] != '%' {
			b = append(b, s[i])
			continue
		}
		if i+2 >= len(s) {
			return "", false
		}
		code, err := strconv.ParseUint(s[i+1:i+3], 16, 8)
		if err != nil {
			return "", false
		}
		b = append(b, byte(code))
		i += 2
	}
	return string(b), true
}

// Refused says what of a state cannot be read.
func Refused(key text.Key, name, value string) *Error {
	return invalidState(key, name, clip(value))
}

// split returns what stands between the separators in s.
func split(s string, separator byte) (parts []string) {
	for {
		i := strings.IndexByte(s, separator)
		if i < 0 {
			return append(parts, s)
		}
		parts = append(parts, s[:i])
		s = s[i+1:]
	}
}

// clip shortens what a notice quotes. What is no text becomes one replacement character.
func clip(s string) string {
	var kept []rune
	for _, r := range s {
		if r == utf8.RuneError && len(kept) > 0 && kept[len(kept)-1] == r {
			continue
		}
		if len(kept) == 24 {
			return string(kept) + "…"
		}
		kept = append(kept, r)
	}
	return string(kept)
}
