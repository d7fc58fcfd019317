package cursor

import "github.com/clipstage/clipstage/physics"

// ColdRun repeats the recorded step without warm starting and returns its record of the picked pair. It returns
// nil if there is no such record, for example if warm starting is off anyway or if the pair does not touch.
func (p *Pick) ColdRun() *physics.Watch {
	x := &p.watch
	if !p.HasPair() || x.Step == 0 || x.Arbiter.Count == 0 || !x.Settings.WarmStarting {
		return nil
	}
	if p.cold.Step == x.Step && p.cold.A == x.A && p.cold.B == x.B && p.cold.Settings == p.coldSettings() {
		return &p.cold
	}
	if p.ghost == nil {
		p.ghost = p.Def.Build()
	}
	p.ghost.Watch(nil)
	if !p.Ghost(p.ghost, x.Step-1) {
		return nil
	}
	p.cold.A, p.cold.B = x.A, x.B
	p.ghost.Watch(&p.cold)
	p.ghost.Settings = p.coldSettings()
	p.ghost.Step(p.Of(x.Step).DT)
	return &p.cold
}

func (p *Pick) coldSettings() physics.Settings {
	s := p.watch.Settings
	s.WarmStarting = false
	return s
}
