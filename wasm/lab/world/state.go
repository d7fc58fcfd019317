package world

import (
	"strconv"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// State writes the figure as it stands in links:
//
//	lab=world&scene=pyramid&step=120
//
// Settings that were changed are not part of it, nor is what a scene of one's own holds:
// that has the name own, and only a figure that runs it goes back to its steps. A world
// that went farther than a link can say stands in it at the last step that one can.
func (f *Figure) State() string { return stateOf(f.id, min(f.Steps(), maxSteps)) }

func stateOf(id string, steps int) string {
	s := "lab=" + Lab.ID + "&scene=" + id
	if steps > 0 {
		s += "&step=" + strconv.Itoa(steps)
	}
	return s
}

// SetState begins the scene of a state that State wrote, and sets out for its step, whose
// journey's number it returns, 0 if it is there. A state that cannot be read changes nothing.
func (f *Figure) SetState(state string) (journey int, err error) {
	steps, err := f.beginState(state)
	if err != nil {
		return 0, err
	}
	f.setOut(steps)
	f.another = true
	return f.Journey(), nil
}

// Open is SetState for a link that somebody followed: what cannot be read shows the default
// and leaves a notice.
func (f *Figure) Open(state string) {
	steps, err := f.beginState(state)
	if err == nil {
		f.Dismiss()
		f.setOut(steps)
		return
	}
	w, _ := scene.WorldByID(scene.DefaultWorld)
	f.begin(w.ID, w.Scene())
	reason := err.Error()
	if e, ok := err.(*lab.Error); ok {
		reason = e.Message(f.Language())
	}
	f.SetNotice(f.Say(text.NoticeInvalidState, "reason", reason))
}

// beginState begins the scene of a state, and returns how many steps are to be taken to its end.
func (f *Figure) beginState(state string) (steps int, err error) {
	w, _ := scene.WorldByID(scene.DefaultWorld)
	own := false
	parts, bad := lab.Parts(state)
	if bad != nil {
		return 0, bad
	}
	for _, part := range parts {
		ok := true
		switch part.Name {
		case "lab":
			if part.Value != Lab.ID {
				return 0, lab.Refused(text.StateLab, "value", part.Value)
			}
		case "scene":
			if own = part.Value == Own; own {
				if f.id != Own {
					return 0, lab.Refused(text.StateOwn, "value", part.Value)
				}
			} else if w, ok = scene.WorldByID(part.Value); !ok {
				return 0, invalidScene(lab.CodeInvalidState, "state", part.Value)
			}
		case "step":
			n, err := strconv.ParseUint(part.Value, 10, 32)
			if err != nil || n > maxSteps {
				return 0, lab.Refused(text.StateStep, "value", part.Value)
			}
			steps = int(n)
		}
	}
	if own {
		f.begin(Own, f.scene)
	} else {
		f.begin(w.ID, w.Scene())
	}
	return steps, nil
}
