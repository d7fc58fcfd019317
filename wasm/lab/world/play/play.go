package play

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/text"
)

const (
	// mostTime is the longest time in seconds that an animation frame plays, so that a world does not leap after a
	// pause in drawing.
	mostTime = 1.0 / 30
	// early is the part of a step that may still be missing when it runs: the intervals of animation frames vary.
	early = 0.25
)

// Motion is the motion of a world by itself: playing, or a journey. A journey runs the world to a goal, some steps in
// each animation frame.
type Motion struct {
	due      float64 // the time to play, in seconds
	owed     int     // the steps to run in this animation frame, if there is time
	Goal     int     // the step at the end of the journey, 0 for none
	journeys int     // the number of journeys so far
	Plays    bool    // play at the end of the journey
	search   search  // the search of the journey, if any
	Stages   bool    // the stages of the picked pair are playing
	Speed    int     // an index of Speeds
}

// Play plays the stages of the picked pair and their iterations. At the last iteration of a stage it starts again
// before that stage's first iteration; at a last stage without iterations, at the first stage. Without a pair it plays
// the world. At a question it shows a notice instead.
func (p *Player) Play() {
	if !p.Picked() {
		p.PlayWorld(true)
		return
	}
	if p.PlaysStages() || p.insists() {
		return
	}
	p.Pause()
	switch iterates := p.Cursor.Stage.Iterates() && p.Iterations() > 0; {
	case iterates && p.Iteration() == p.Iterations():
		p.SetSolve(0, 0)
	case !iterates && p.Cursor.Stage == p.LastStage():
		p.ShowStage(0)
	}
	p.Stages = true
	p.SetPlaying(true)
}

// PlayWorld starts or stops playing the world. Starting ends a journey at the present step.
func (p *Player) PlayWorld(on bool) {
	if !on {
		if p.Moving() {
			p.Pause()
		}
		return
	}
	if p.Playing() && !p.Stages {
		return
	}
	p.stopStages()
	p.leaveWay()
	p.due = 0
	p.SetPlaying(true)
}

// Pause stops all motion, including a journey.
func (p *Player) Pause() {
	p.leaveWay()
	p.owed, p.Stages = 0, false
	p.SetPlaying(false)
}

func (p *Player) stopStages() {
	if p.PlaysStages() {
		p.Pause()
	}
}

// TogglePlay pauses all motion, or plays if there is none.
func (p *Player) TogglePlay() {
	if p.Moving() || p.PlaysStages() {
		p.Pause()
	} else {
		p.Play()
	}
}

// ToggleWorld pauses a moving world, and plays any other.
func (p *Player) ToggleWorld() { p.PlayWorld(!p.Moving()) }

// PlaysStages reports whether the stages of the picked pair are playing.
func (p *Player) PlaysStages() bool { return p.Playing() && p.Stages }

// Moving reports whether the world is playing or on a journey.
func (p *Player) Moving() bool { return p.Playing() && !p.Stages || p.Goal > 0 }

// Tick shows the next stage or iteration while stages play, and stops at the end or at a question. The page calls it
// after the reading time of the words, divided by Pace.
func (p *Player) Tick() {
	if !p.PlaysStages() {
		return
	}
	next := p.Iteration() + 1
	if !p.Cursor.Stage.Iterates() || next > p.Iterations() && p.Cursor.Stage < p.LastStage() {
		p.ShowStage(p.Cursor.Stage.Next(p.Solver()))
		next = 1
	}
	p.enter(next, false, 0)
	if !p.CanNextStage() || p.Asks() {
		p.Pause()
	}
}

// Speeds are the playback speeds, relative to real time and to reading pace.
var Speeds = [...]float64{1, 1.0 / 2, 1.0 / 8, 2, 4}

// Pace returns the playback speed. It also divides the time for which a stage plays.
func (p *Player) Pace() float64 { return Speeds[p.Speed] }

// SetSpeed sets the playback speed by its index in Speeds.
func (p *Player) SetSpeed(i int) {
	if i >= 0 && i < len(Speeds) && i != p.Speed {
		p.Speed = i
		p.due = 0
		p.Mark(lab.ChangeView)
	}
}

// Journey returns the number of the journey in progress, or 0. Each journey has a number of its own.
func (p *Player) Journey() int {
	if p.Goal == 0 {
		return 0
	}
	return p.journeys
}

// Pass lets the seconds since the last animation frame pass, and reports whether steps are due, which Advance runs.
// Due steps that were not run are dropped: a slow machine plays slowly.
func (p *Player) Pass(elapsed float64) (due bool) {
	m, dt := &p.Motion, p.Settings().DT
	if elapsed > 0 { // time stamps of different clocks may run backwards
		m.due += min(elapsed, mostTime) * p.Pace()
	}
	n := math.Floor(m.due/dt + early)
	if n > 0 {
		m.due = min(m.due-n*dt, dt)
	}
	m.owed = int(min(n, MaxSteps))
	return m.owed > 0
}

// Advance runs a step of a journey or a due one, and reports whether there are more. A world that fails stops.
func (p *Player) Advance() (more bool, err error) {
	m := &p.Motion
	switch {
	case p.Steps() < m.Goal:
		if err := p.TakeStep(); err != nil {
			return false, err
		}
		if m.search.until != UntilNothing {
			if p.found() {
				m.Goal = p.Steps()
			} else if p.Steps() >= m.Goal && m.search.until != UntilRenamed {
				p.notFound()
			}
		}
	case m.Goal == 0 && m.owed > 0:
		m.owed--
		if err := p.TakeStep(); err != nil {
			return false, err
		}
		return m.owed > 0, nil
	}
	if m.Goal > 0 && p.Steps() >= m.Goal {
		p.arrive()
	}
	return m.Goal > 0, nil
}

// SetOut starts a journey to a step. A journey to the present or an earlier step ends at once.
func (p *Player) SetOut(goal int) {
	p.journeys++
	if goal > p.Steps() {
		p.Goal = goal
	}
}

func (p *Player) arrive() {
	plays, kept := p.Plays, p.Kept
	p.leaveWay()
	p.Settle(kept)
	if plays {
		p.PlayWorld(true)
	}
}

func (p *Player) leaveWay() {
	if p.Goal > 0 {
		p.Goal, p.Plays, p.search, p.Kept = 0, false, search{}, Where{}
		p.Mark(lab.ChangeWorld)
	}
}

// GoOn continues a world after Restore: it starts a journey to the step at which the lost figure stood, and then
// resumes the figure's motion. If that motion is blamed for the loss of the instance, it does not resume.
func (p *Player) GoOn(steps int, blamed bool) {
	m := &p.Motion
	if blamed {
		m.Goal, m.Plays, m.Stages = 0, false, false
		p.Resume(false, p.Notice())
	}
	goal := max(steps, m.Goal)
	if p.Kept.Moment != run.MomentWhole && goal > 0 {
		goal-- // the rest up to the moment follows
	}
	m.Goal = 0
	p.SetOut(goal)
	if m.Goal == 0 {
		p.Settle(p.Kept)
	} else if p.Playing() && !m.Stages {
		m.Plays = true
		p.Resume(false, p.Notice())
	}
	p.Mark(lab.ChangeWorld)
}

// stand stops a world that failed. A notice shows the error until the world continues, and Failure returns it once.
func (p *Player) stand(err *lab.Error) {
	p.Pause()
	p.failure = err
	p.Failed = err.Message(p.Language())
	p.SetNotice(p.Failed)
	p.Mark(lab.ChangeFailed)
}

// GoesOn clears the notice of stand.
func (p *Player) GoesOn() {
	if p.Failed != "" && p.Notice() == p.Failed {
		p.Dismiss()
	}
	p.Failed = ""
}

// Failure returns the error that stopped the world, once.
func (p *Player) Failure() *lab.Error {
	err := p.failure
	p.failure = nil
	return err
}

// Until is an event to which a world may run.
type Until uint8

const (
	UntilNothing  Until = iota
	UntilLost           // a contact loses its impulse
	UntilTouching       // the picked pair begins or ceases to touch
	UntilDeepest        // an overlap is deeper than any at the beginning of the search
	UntilRenamed        // a pair has an id that it did not have in the last step: see pickRenamed
	UntilCount    = iota
)

// mostUntil is the largest number of steps in a search. mostRenamed is the one for UntilRenamed.
const mostUntil, mostRenamed = 600, 60

// search is the search of a journey.
type search struct {
	until    Until
	touching bool    // the picked pair touched at its beginning
	deepest  float64 // the deepest overlap then, in metres
}

// RunTo runs the world until an event. After mostUntil steps without it, the world stops and a notice says so; a search
// for UntilRenamed ends earlier and without a notice.
func (p *Player) RunTo(until Until) {
	if until == UntilNothing || until >= UntilCount || until == UntilTouching && !p.HasPair() {
		return
	}
	p.Pause()
	p.GoesOn()
	p.Dismiss()
	s := search{until: until, touching: p.Watch().Arbiter.Count > 0}
	s.deepest, _ = p.Deepest()
	most := mostUntil
	if until == UntilRenamed {
		most = mostRenamed
	}
	p.SetOut(min(p.Steps()+most, MaxSteps))
	p.search = s
	p.Mark(lab.ChangeWorld)
}

// found reports whether the last step has the event. It rings the event's pair unless that is picked.
func (p *Player) found() bool {
	s := &p.search
	switch s.until {
	case UntilLost:
		arbiters := p.World.Arbiters()
		for i := range arbiters {
			arb := &arbiters[i]
			for k := range arb.Count {
				if arb.Contacts[k].Life == physics.ContactLost {
					p.ring(arb)
					return true
				}
			}
		}
	case UntilTouching:
		return p.Watch().Arbiter.Count > 0 != s.touching
	case UntilDeepest:
		if depth, arb := p.Deepest(); depth > s.deepest {
			p.ring(arb)
			return true
		}
	case UntilRenamed:
		return p.pickRenamed()
	}
	return false
}

// pickRenamed picks a pair that touched before and has a contact with a new id, if there is one. At the end of the search
// any pair that touched before will do, the picked one first.
func (p *Player) pickRenamed() bool {
	atEnd, arbiters := p.Steps() >= p.Goal, p.World.Arbiters()
	pair := [2]int{}
	for i := range arbiters {
		var lives [3]int
		arb := &arbiters[i]
		for k := range arb.Count {
			lives[arb.Contacts[k].Life]++
		}
		kept, of := lives[physics.ContactKept] > 0, run.PairOf(arb)
		if lives[physics.ContactLost] > 0 || kept && lives[physics.ContactNew] > 0 {
			pair = of
			break
		}
		if atEnd && kept && (pair[0] == pair[1] || of == p.Pair) {
			pair = of
		}
	}
	return p.choose(pair[0], pair[1]) == nil
}

// ring offers the pair of an arbiter, unless it is picked.
func (p *Player) ring(arb *physics.Arbiter) {
	if pair := run.PairOf(arb); !p.Picked() || pair != p.Pair {
		p.Offered = pair
	}
}

func (p *Player) notFound() {
	p.SetNotice(p.Say(text.WorldNotFound, "count", strconv.Itoa(mostUntil)))
	p.Mark(lab.ChangeView)
}
