package world

import (
	"math"

	"github.com/clipstage/clipstage/wasm/lab"
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
}

// Play lets time pass: from here, if the world is on its way to a step.
func (f *Figure) Play() {
	if f.Playing() {
		return
	}
	f.leaveWay()
	f.motion.due = 0
	f.SetPlaying(true)
}

// Pause lets the world stay where it is, on its way to a step too.
func (f *Figure) Pause() {
	f.leaveWay()
	f.motion.owed = 0
	f.SetPlaying(false)
}

// TogglePlay pauses a world that goes on by itself, and plays any other.
func (f *Figure) TogglePlay() {
	if f.Moving() {
		f.Pause()
	} else {
		f.Play()
	}
}

// Moving reports whether the world goes on by itself.
func (f *Figure) Moving() bool { return f.Playing() || f.motion.goal > 0 }

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
	m, dt := &f.motion, f.scene.DT
	if elapsed > 0 { // else the page has clocks of its own
		m.due += min(elapsed, mostTime)
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
	case m.goal == 0 && m.owed > 0:
		m.owed--
		err := f.step()
		return err == nil && m.owed > 0, err
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
	plays := f.motion.plays
	f.leaveWay()
	if plays {
		f.Play()
	}
}

func (f *Figure) leaveWay() {
	if f.motion.goal > 0 {
		f.motion.goal, f.motion.plays = 0, false
		f.Mark(lab.ChangeWorld)
	}
}

// GoOn lets a world go on that Restore has begun: it takes the steps again up to the one at
// which it stood, and does by itself what it did. What it is blamed for it does not do again.
func (f *Figure) GoOn(steps int, blamed bool) {
	m := &f.motion
	if blamed {
		m.goal, m.plays = 0, false
		f.Resume(false, f.Notice())
	}
	goal := max(steps, m.goal)
	m.goal = 0
	f.setOut(goal)
	if m.goal > 0 && f.Playing() {
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
