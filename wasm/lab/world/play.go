package world

import (
	"math"

	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
)

const (
	// mostTime is the longest time in seconds that an animation frame plays, so that a world does not leap after a
	// pause in drawing.
	mostTime = 1.0 / 30
	// early is the part of a step that may still be missing when it runs: the intervals of animation frames vary.
	early = 0.25
)

// motion is the motion of a world by itself: playing, or a journey. A journey runs the world to a goal, some steps in
// each animation frame.
type motion struct {
	due      float64 // the time to play, in seconds
	owed     int     // the steps to run in this animation frame, if there is time
	goal     int     // the step at the end of the journey, 0 for none
	journeys int     // the number of journeys so far
	plays    bool    // play at the end of the journey
	search   search  // the search of the journey, if any
	stages   bool    // the stages of the picked pair are playing
	speed    uint8   // an index of speeds
}

// Play plays the stages of the picked pair and their iterations. At the end of the last stage it starts again before
// that stage's first iteration, or without iterations at the first stage. Without a pair it plays the world.
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

// PlayWorld starts or stops playing the world. Starting ends a journey at the present step.
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

// Pause stops all motion, including a journey.
func (f *Figure) Pause() {
	f.leaveWay()
	f.motion.owed, f.motion.stages = 0, false
	f.SetPlaying(false)
}

func (f *Figure) stopStages() {
	if f.PlaysStages() {
		f.Pause()
	}
}

// TogglePlay pauses all motion, or plays if there is none.
func (f *Figure) TogglePlay() {
	if f.Moving() || f.PlaysStages() {
		f.Pause()
	} else {
		f.Play()
	}
}

// ToggleWorld pauses a moving world, and plays any other.
func (f *Figure) ToggleWorld() { f.PlayWorld(!f.Moving()) }

// PlaysStages reports whether the stages of the picked pair are playing.
func (f *Figure) PlaysStages() bool { return f.Playing() && f.motion.stages }

// Moving reports whether the world is playing or on a journey.
func (f *Figure) Moving() bool { return f.Playing() && !f.motion.stages || f.motion.goal > 0 }

// Tick shows the next stage or iteration while stages play, and stops at the end. It is called at reading pace.
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

// speeds are the playback speeds, relative to real time.
var speeds = [...]float64{1, 1.0 / 2, 1.0 / 8, 2, 4}

// Speeds returns the playback speeds, and Speed the present one; 1 is real time.
func Speeds() []float64           { return speeds[:] }
func (f *Figure) Speed() float64  { return speeds[f.motion.speed] }
func (f *Figure) SpeedIndex() int { return int(f.motion.speed) }

// SetSpeed sets the playback speed by its index in Speeds.
func (f *Figure) SetSpeed(i int) {
	if i >= 0 && i < len(speeds) && i != int(f.motion.speed) {
		f.motion.speed = uint8(i)
		f.motion.due = 0
		f.Mark(lab.ChangeView)
	}
}

// Journey returns the number of the journey in progress, or 0. Each journey has another number.
func (f *Figure) Journey() int {
	if f.motion.goal == 0 {
		return 0
	}
	return f.motion.journeys
}

// Pass lets the seconds since the last animation frame pass, and reports whether steps are due, which Advance runs.
// Due steps that were not run are dropped: a slow machine plays slowly.
func (f *Figure) Pass(elapsed float64) (due bool) {
	m, dt := &f.motion, f.Settings().DT
	if elapsed > 0 { // time stamps of different clocks may run backwards
		m.due += min(elapsed, mostTime) * f.Speed()
	}
	n := math.Floor(m.due/dt + early)
	if n > 0 {
		m.due = min(m.due-n*dt, dt)
	}
	m.owed = int(min(n, maxSteps))
	return m.owed > 0
}

// Advance runs a step of a journey or a due one, and reports whether there are more. A world that fails stops.
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

// setOut starts a journey to a step. A journey to the present step ends at once.
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

// GoOn continues a world after Restore: it starts a journey to the step at which the lost figure stood, and then
// resumes the figure's motion. If that motion is blamed for the loss of the instance, it does not resume.
func (f *Figure) GoOn(steps int, blamed bool) {
	m := &f.motion
	if blamed {
		m.goal, m.plays, m.stages = 0, false, false
		f.Resume(false, f.Notice())
	}
	goal := max(steps, m.goal)
	if f.kept.moment != run.MomentWhole && goal > 0 {
		goal-- // the rest up to the moment follows
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

// stand stops a world that failed. A notice shows the error until the world continues, and Failure returns it once.
func (f *Figure) stand(err *lab.Error) {
	f.Pause()
	f.failure = err
	f.stop = err.Message(f.Language())
	f.SetNotice(f.stop)
	f.Mark(lab.ChangeFailed)
}

// goesOn clears the notice of stand.
func (f *Figure) goesOn() {
	if f.stop != "" && f.Notice() == f.stop {
		f.Dismiss()
	}
	f.stop = ""
}

// Failure returns the error that stopped the world, once.
func (f *Figure) Failure() *lab.Error {
	err := f.failure
	f.failure = nil
	return err
}
