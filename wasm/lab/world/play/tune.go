package play

import (
	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/lockstep"
)

// Set changes the settings from the next step on: see lockstep.Worlds.
func (p *Player) Set(l scene.Live) error { return p.after(p.Worlds.Set(l)) }

// SetSecond changes the second world's settings: see lockstep.Worlds.
func (p *Player) SetSecond(l scene.Live) error { return p.after(p.Worlds.SetSecond(l)) }

// after clears the notice of stand unless a change of settings was refused.
func (p *Player) after(err error) error {
	if err == nil {
		p.GoesOn()
	}
	return err
}

// Tune sets the settings that the panel shows: see lockstep.Worlds.
func (p *Player) Tune(l scene.Live, shared bool) error { return p.after(p.Worlds.Tune(l, shared)) }

// SetView sets the way to draw two worlds by its id.
func (p *Player) SetView(id string) error {
	v, ok := lockstep.ParseView(id)
	if !ok {
		return lab.OneOf("view", id, lockstep.ViewIDs())
	}
	if !p.Compares() {
		return lockstep.NotComparing()
	}
	p.setView(v)
	return nil
}

func (p *Player) setView(v lockstep.View) {
	if p.View != v {
		p.LookBy(v)
		p.Mark(lab.ChangeWorld | lab.ChangeStage)
		if p.Picked() {
			p.GoesOn()
			p.KeepPair(p.Look())
		}
	}
}
