package scene

import "github.com/clipstage/clipstage/physics"

// Live holds the values that may change between two steps: the settings and the step length.
type Live struct {
	physics.Settings
	DT float64 // s
}

// Change is a change of the settings and of the step length. Step Step + 1, counted from 1, is the first with
// these values.
type Change struct {
	Step int
	Live
}

// Places returns references to the values. The first is Step.
func (c *Change) Places() []Place {
	return append([]Place{{Field: &fieldStep, Whole: &c.Step}}, c.Live.Places()...)
}

// LiveDT is the range of the step length while the world runs. A scene may start with another step length.
var LiveDT = Limits{1.0 / 1000, 1.0 / 10, "s"}

// Places returns references to the values, by their names in links and files.
func (l *Live) Places() []Place {
	return append(SettingsPlaces(&l.Settings), Place{Field: &fieldDT, X: &l.DT})
}

// Check returns an *Error for the first value that is out of its range. path is a prefix for the error, such as
// "settings.". The scene's own step length is always valid.
func (l *Live) Check(path string, sceneDT float64) error {
	if err := check(path, SettingsPlaces(&l.Settings)); err != nil || l.DT == sceneDT {
		return err
	}
	within := Kind{Limits: LiveDT}
	return within.check(path+fieldDT.Name, l.DT)
}

// Player is the running world of a scene, with the scene's changes and edits.
type Player struct {
	*physics.World
	live    Live
	changes []Change // remaining changes
	edits   []Edit
}

// Play returns the world before its first step, after the edits at step 0. It does not validate.
func (s *Scene) Play() *Player {
	p := &Player{s.Build(), Live{s.Settings, s.DT}, s.Changes, s.Edits}
	p.edit()
	return p
}

// Step advances the world by a step, and makes the edits after that step.
func (p *Player) Step() {
	for ; len(p.changes) > 0 && p.changes[0].Step <= p.Steps(); p.changes = p.changes[1:] {
		p.live = p.changes[0].Live
	}
	p.Settings = p.live.Settings
	p.World.Step(p.live.DT)
	p.edit()
}

func (p *Player) edit() {
	for ; len(p.edits) > 0 && p.edits[0].Step <= p.Steps(); p.edits = p.edits[1:] {
		p.edits[0].Apply(p.World)
	}
}
