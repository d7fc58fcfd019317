package scene

import "github.com/clipstage/clipstage/physics"

// Live is what may change between two steps: the world's settings, and how long a step is.
type Live struct {
	physics.Settings
	DT float64 // s
}

// Change is of the settings, from the step on that comes after so many.
type Change struct {
	Step int
	Live
}

// Places are where the values are kept, the step's first.
func (c *Change) Places() []Place {
	return append([]Place{{Field: &fieldStep, Whole: &c.Step}}, c.Live.Places()...)
}

// LiveDT is how long a step may become while the world runs. A scene may begin with another.
var LiveDT = Limits{1.0 / 1000, 1.0 / 10, "s"}

// Places are where the values are kept, by their names in links and files.
func (l *Live) Places() []Place {
	return append(SettingsPlaces(&l.Settings), Place{Field: &fieldDT, X: &l.DT})
}

// Check returns an *Error about the first of l that is out of its range, which the path leads
// to: "settings.". The step's length that the scene has is always in it.
func (l *Live) Check(path string, sceneDT float64) error {
	if err := check(path, SettingsPlaces(&l.Settings)); err != nil || l.DT == sceneDT {
		return err
	}
	within := Kind{Limits: LiveDT}
	return within.check(path+fieldDT.Name, l.DT)
}

// Player is the world of a scene that runs, and changes as the scene says.
type Player struct {
	*physics.World
	live    Live
	changes []Change // that come
	edits   []Edit
}

// Play returns the world before its first step, with what is done to it there. It does not validate.
func (s *Scene) Play() *Player {
	p := &Player{s.Build(), Live{s.Settings, s.DT}, s.Changes, s.Edits}
	p.edit()
	return p
}

// Step takes the world a step on, and does what is done after that.
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
