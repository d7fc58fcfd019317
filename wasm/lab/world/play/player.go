// Package play has a world of the World lab in motion: it plays, steps, goes back, and goes to a moment within a step.
package play

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/lockstep"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/text"
)

// MaxSteps is the largest number of steps in a command, and the largest step in a link.
const MaxSteps = scene.MaxSteps

// Player is a world in motion, or two in lock step.
type Player struct {
	lab.Base
	loaded
	Motion

	Scrubbing bool   // a reader is dragging the time axis
	Holding   bool   // a key that steps is held down and repeats
	Failed    string // the notice about the failure

	failure *lab.Error // see Failure
	touches
	timing
}

// loaded is the scene with its state, which another scene replaces as a whole.
type loaded struct {
	lockstep.Worlds
	Offered [2]int  // the ringed bodies, the lower one first; equal if none are
	Pointed Pointed // the part under the pointer
	Wanted  Wanted  // the typed pair
	Kept    Where   // the state to restore at the end of a journey
	strode  bool    // see warnStride
}

// Pointed is the body and the contact under the pointer, besides the offered pair.
type Pointed struct {
	Body    int // -1 for none
	Contact int // of the offered pair, -1 for none
}

// Nothing is the value while neither a body nor a contact is under the pointer.
var Nothing = Pointed{-1, -1}

// Wanted is a pair by its typed numbers.
type Wanted struct {
	Texts   [2]string
	Refused string // why it was not picked
}

// Begin loads a scene. It drops the present one after building the new one, so that a failure changes nothing.
func (p *Player) Begin(id string, s *scene.Scene) {
	r := run.New(id, s)
	if p.HasPair() {
		p.Mark(lab.ChangeStage | lab.ChangePicked)
	}
	p.Leave()
	p.Pause()
	p.GoesOn()
	lit, asking := p.Lit(), cursor.Asking{Of: p.Asking.Of}
	p.loaded = loaded{Worlds: lockstep.Worlds{Pick: cursor.Pick{Run: r, Asking: asking}}, Pointed: Nothing}
	p.Light(lit)
	p.touches = touches{heard: p.touches.heard}
	p.Mark(lab.ChangeWorld | lab.ChangeStep | lab.ChangeScene)
}

// Leave frees the scene with its world and history.
func (p *Player) Leave() {
	p.EndSecond()
	p.Mark(p.Changes)
	p.loaded = loaded{Worlds: lockstep.Worlds{Pick: cursor.Pick{Run: p.Run}}}
	p.End()
}

// Step runs n steps; the first one may be the rest of the present step. If bodies crowd together or one leaves the
// range of numbers, the error says so, and the world stays before the step that failed.
func (p *Player) Step(n float64) error {
	left, err := p.StepOn(n)
	for left > 0 && err == nil {
		left, err = p.StepOn(float64(left))
	}
	return err
}

// StepOn is Step, but stops when the unreported contact events fill their memory. It returns the number of steps left.
func (p *Player) StepOn(n float64) (left int, err error) {
	left, err = countOf(n)
	if err != nil {
		return 0, err
	}
	p.Pause()
	for left > 0 {
		if err := p.TakeStep(); err != nil {
			return 0, err
		}
		if left--; p.touches.full() {
			break
		}
	}
	return left, nil
}

// TakeStep completes a step. If it fails, the world stops before the step: see stand.
func (p *Player) TakeStep() *lab.Error {
	w := p.World
	p.Mark(lab.ChangeStep)
	err := p.timed()
	if err == nil {
		err = p.StepSecond()
	}
	if err != nil {
		p.Forget(w.Steps() - 1)
		p.Travel(w.Steps() - 1)
		p.stand(err)
		return err
	}
	p.touched(w)
	p.warnStride()
	p.KeepPair(p.Looked())
	p.GoesOn()
	return nil
}

// Back goes up to n steps back, as far as they are remembered. From within a step, the first one leads to its
// beginning. The world has the same bits as then, and the settings of that time. Later steps stay remembered.
func (p *Player) Back(n float64) error {
	count, err := countOf(n)
	if err != nil {
		return err
	}
	p.Pause()
	p.GoesOn()
	if count > 0 {
		p.Travel(min(max(p.Steps()-count, p.Oldest()), p.Steps()))
	}
	return nil
}

func countOf(n float64) (int, error) {
	if n != math.Trunc(n) || !(n >= 0 && n <= MaxSteps) {
		return 0, InvalidCount("n", strconv.FormatFloat(n, 'g', -1, 64))
	}
	return int(n), nil
}

// Contacts are only found at the beginning of a step, so a fast body may pass through another one.

// warnStride sets a notice, once per scene, if a body moved farther in the last step than its smaller half extent.
// Another notice takes precedence.
func (p *Player) warnStride() {
	if p.strode || p.Notice() != "" {
		return
	}
	dt, bodies, masses := p.At(p.World.Steps()-1).DT, p.World.Bodies(), p.World.Masses()
	for i := range p.World.Motions() {
		v, half := p.World.Motions()[i].Velocity, min(bodies[i].Half.X, bodies[i].Half.Y)
		if float64(v.Dot(v)*dt)*dt <= float64(half*half) || masses[i].Absent() {
			continue
		}
		p.strode = true
		p.SetNotice(p.Say(text.WorldStride, "body", p.Language().Body(i), "far", text.Short(math.Hypot(v.X, v.Y)*dt), "half", text.Short(half)))
		return
	}
}

// InvalidCount is the error for an invalid number of steps.
func InvalidCount(name, got string) *lab.Error {
	return &lab.Error{
		Code: lab.CodeInvalidOption, Field: name, Key: text.NoticeInvalidPose,
		Values: lab.Values("field", name, "got", lab.Clip(got)), Allows: text.NoticeRangeSteps,
	}
}

// InvalidPair is the error for two bodies that cannot be picked.
func InvalidPair(last int) *lab.Error {
	return &lab.Error{Code: lab.CodeInvalidOption, Field: "pair", Key: text.NoticeInvalidPair, Values: lab.Values("last", strconv.Itoa(last)), Allows: text.NoticeRangePair}
}

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
