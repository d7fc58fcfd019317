package world

import (
	"math"

	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
)

const (
	// mostTime is the time that one animation frame plays at most, in seconds: a world does not
	// leap where nothing was drawn for a while.
	mostTime = 1.0 / 30
	// early is the part of a step that may be missing when it is taken: screens are not that even.
	early = 0.25
)

// motion is what a world does by itself: it plays, or it is on its way to a step.
type motion struct {
	due      float64 // seconds that are to be played
	owed     int     // steps of them that this animation frame takes, if there is time
	goal     int     // the step that the world is on its way to, 0 where it is on none
	journeys int     // ways that were begun: the number of the last
	plays    bool    // it plays when it is there
	search   search  // what the way looks for, if it does
	stages   bool    // what plays is the stages of the picked pair
	speed    uint8   // index of speeds
}

// Play goes through the stages of the picked pair and the iterations of the solver. At the last of
// these it goes through them again, as the reader sees the stage they are of; where there are none,
// from the first stage. With no pair picked it lets time pass.
func (f *Figure) Play() {
	if !f.Picked() {
		f.PlayWorld(true)
		return
	}
	if f.PlaysStages() {
		return
	}
	f.Pause()
	switch n := f.Iterations(); {
	case f.Cursor.Stage != f.LastStage() || f.Iteration() < n:
	case n > 0:
		f.SetSolve(0, 0)
	default:
		f.ShowStage(0)
	}
	f.motion.stages = true
	f.SetPlaying(true)
}

// PlayWorld lets time pass: from here, if the world is on its way to a step; or stops it.
func (f *Figure) PlayWorld(on bool) {
	if !on {
		if f.Moving() {
			f.Pause()
		}
		return
	}
	if f.Playing() && !f.motion.stages {
		return
	}
	f.stopStages()
	f.leaveWay()
	f.motion.due = 0
	f.SetPlaying(true)
}

// Pause lets all stay where it is, the world on its way to a step too.
func (f *Figure) Pause() {
	f.leaveWay()
	f.motion.owed, f.motion.stages = 0, false
	f.SetPlaying(false)
}

// stopStages ends the play of stages.
func (f *Figure) stopStages() {
	if f.PlaysStages() {
		f.Pause()
	}
}

// TogglePlay pauses what goes on by itself, and plays where nothing does.
func (f *Figure) TogglePlay() {
	if f.Moving() || f.PlaysStages() {
		f.Pause()
	} else {
		f.Play()
	}
}

// ToggleWorld pauses a world that goes on by itself, and plays any other.
func (f *Figure) ToggleWorld() { f.PlayWorld(!f.Moving()) }

// PlaysStages reports whether the stages of the picked pair go on by themselves.
func (f *Figure) PlaysStages() bool { return f.Playing() && f.motion.stages }

// Moving reports whether the world goes on by itself.
func (f *Figure) Moving() bool { return f.Playing() && !f.motion.stages || f.motion.goal > 0 }

// Tick is called at a reading pace while stages play: it shows the next one, or the next
// iteration of the solver, and stops at the end.
func (f *Figure) Tick() {
	if !f.PlaysStages() {
		return
	}
	next := f.Iteration() + 1
	if !f.Cursor.Stage.Iterates() || next > f.Iterations() && f.CanNextStage() {
		f.ShowStage(f.Cursor.Stage.Next(f.Solver()))
		next = 1
	}
	if f.Cursor.Stage.Iterates() {
		if f.Iterations() > 0 {
			f.SetSolve(next, 0)
		}
		if f.Iteration() >= f.Iterations() && !f.CanNextStage() {
			f.Pause()
		}
	}
}

// speeds are how fast the world plays, as parts of its own time.
var speeds = [...]float64{1, 1.0 / 2, 1.0 / 8, 2, 4}

// Speeds returns how fast the world may play, and Speed how fast it does: 1 is its own time.
func Speeds() []float64           { return speeds[:] }
func (f *Figure) Speed() float64  { return speeds[f.motion.speed] }
func (f *Figure) SpeedIndex() int { return int(f.motion.speed) }

// SetSpeed chooses one of Speeds by its index.
func (f *Figure) SetSpeed(i int) {
	if i >= 0 && i < len(speeds) && i != int(f.motion.speed) {
		f.motion.speed = uint8(i)
		f.motion.due = 0
		f.Mark(lab.ChangeView)
	}
}

// Journey returns the number of the way to a step that the world is on, or 0. Each way has
// another number.
func (f *Figure) Journey() int {
	if f.motion.goal == 0 {
		return 0
	}
	return f.motion.journeys
}

// Pass lets so many seconds pass, those since the animation frame before, and reports whether
// steps are due, which Advance takes. Those that are left by then are never taken: a slow
// machine plays slowly.
func (f *Figure) Pass(elapsed float64) (due bool) {
	m, dt := &f.motion, f.Settings().DT
	if elapsed > 0 { // else the page has clocks of its own
		m.due += min(elapsed, mostTime) * f.Speed()
	}
	n := math.Floor(m.due/dt + early)
	if n > 0 {
		m.due = min(m.due-n*dt, dt)
	}
	m.owed = int(min(n, maxSteps))
	return m.owed > 0
}

// Advance takes a step, of the way to another one or of those that are due, and reports
// whether there are more. Where the world cannot go on it stands.
func (f *Figure) Advance() (more bool, err error) {
	m := &f.motion
	switch {
	case f.Steps() < m.goal:
		if err := f.step(); err != nil {
			return false, err
		}
		if m.search.until != UntilNothing {
			if f.found() {
				m.goal = f.Steps()
			} else if f.Steps() >= m.goal {
				f.notFound()
			}
		}
	case m.goal == 0 && m.owed > 0:
		m.owed--
		if err := f.step(); err != nil {
			return false, err
		}
		return m.owed > 0, nil
	}
	if m.goal > 0 && f.Steps() >= m.goal {
		f.arrive()
	}
	return m.goal > 0, nil
}

// setOut begins the way to a step. That of where the world stands ends at once.
func (f *Figure) setOut(goal int) {
	f.motion.journeys++
	if goal > f.Steps() {
		f.motion.goal = goal
	}
}

func (f *Figure) arrive() {
	plays, kept := f.motion.plays, f.kept
	f.leaveWay()
	f.settle(kept)
	if plays {
		f.PlayWorld(true)
	}
}

func (f *Figure) leaveWay() {
	if f.motion.goal > 0 {
		f.motion.goal, f.motion.plays, f.motion.search, f.kept = 0, false, search{}, where{}
		f.Mark(lab.ChangeWorld)
	}
}

// GoOn lets a world go on that Restore has begun: it takes the steps again up to the one at
// which it stood, and does by itself what it did. What it is blamed for it does not do again.
func (f *Figure) GoOn(steps int, blamed bool) {
	m := &f.motion
	if blamed {
		m.goal, m.plays, m.stages = 0, false, false
		f.Resume(false, f.Notice())
	}
	goal := max(steps, m.goal)
	if f.kept.moment != run.MomentWhole && goal > 0 {
		goal-- // and to its moment from there
	}
	m.goal = 0
	f.setOut(goal)
	if m.goal == 0 {
		f.settle(f.kept)
	} else if f.Playing() && !m.stages {
		m.plays = true
		f.Resume(false, f.Notice())
	}
	f.Mark(lab.ChangeWorld)
}

// stand is for a world that cannot take its next step: the error is said until the world goes
// on, and told once.
func (f *Figure) stand(err *lab.Error) {
	f.Pause()
	f.failure = err
	f.stop = err.Message(f.Language())
	f.SetNotice(f.stop)
	f.Mark(lab.ChangeFailed)
}

// goesOn takes the notice back that says why the world could not.
func (f *Figure) goesOn() {
	if f.stop != "" && f.Notice() == f.stop {
		f.Dismiss()
	}
	f.stop = ""
}

// Failure returns what has kept the world from its next step, once.
func (f *Figure) Failure() *lab.Error {
	err := f.failure
	f.failure = nil
	return err
}
