package world

import (
	"strconv"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/figure"
	"github.com/clipstage/clipstage/wasm/text"
)

// State writes the figure as it stands in links:
//
//	lab=world&scene=pyramid&step=120
//
// Settings that were changed and scenes of one's own are not part of it: such a scene
// has the name own, which no link opens.
func (f *Figure) State() string { return stateOf(f.id, f.Steps()) }

func stateOf(id string, steps int) string {
	s := "lab=world&scene=" + id
	if steps > 0 {
		s += "&step=" + strconv.Itoa(steps)
	}
	return s
}

// Begin begins the scene of a state that State wrote, and returns how many steps are to
// be taken to its end. A state that cannot be read changes nothing.
func (f *Figure) Begin(state string) (steps int, err error) {
	w, _ := scene.WorldByID(scene.DefaultWorld)
	parts, bad := figure.Parts(state)
	if bad != nil {
		return 0, bad
	}
	for _, part := range parts {
		ok := true
		switch part.Name {
		case "lab":
			if part.Value != "world" {
				return 0, figure.Refused(text.StateLab, "value", part.Value)
			}
		case "scene":
			if w, ok = scene.WorldByID(part.Value); !ok {
				return 0, figure.Refused(text.StateScene, "value", part.Value)
			}
		case "step":
			n, err := strconv.ParseUint(part.Value, 10, 32)
			if err != nil || n > maxSteps {
				return 0, figure.Refused(text.StateStep, "value", part.Value)
			}
			steps = int(n)
		}
	}
	f.begin(w.ID, w.Scene())
	return steps, nil
}
