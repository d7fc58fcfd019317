package lab

import (
	"slices"
	"strconv"
)

// Stage is a stage of a call. Its String is its id, such as "keep".
type Stage interface {
	~uint8
	String() string
}

// Place is a stage and a sub-step of it: 1 or more where the stage has some, else 0.
type Place[S Stage] struct {
	Stage S
	Sub   int
}

func (p Place[S]) before(q Place[S]) bool {
	return p.Stage < q.Stage || p.Stage == q.Stage && p.Sub < q.Sub
}

// Call tells Stages about the call of a lab. Its stages are 0 to Count-1, 16 at most.
type Call[S Stage] struct {
	Count   S
	Reached func() S           // the last stage that ran
	Skipped func(stage S) bool // the call passed over a stage on its way; nil: it never does
	Subs    func(stage S) int  // the number of sub-steps of a stage that ran, 0 for a stage of one step; nil: always 0
	Leave   func()             // runs before another stage is shown; may be nil
	Changes Change             // to mark when another place is shown
}

// Stages is a figure that shows a call stage by stage. Figures embed it.
type Stages[S Stage] struct {
	Base
	At     Place[S] // the present place
	Hidden uint16   // a bit for each stage that the author does not show
	speed  uint8    // index of speeds
	call   Call[S]
}

// StagesOf returns the stages of a call, all shown, at the first one.
func StagesOf[S Stage](call Call[S]) Stages[S] { return Stages[S]{call: call} }

// Stage returns the stage shown, and Sub its sub-step from 1 or 0.
func (s *Stages[S]) Stage() S { return s.At.Stage }
func (s *Stages[S]) Sub() int { return s.At.Sub }

// StageIndex returns the stage shown, as events tell it.
func (s *Stages[S]) StageIndex() int { return int(s.At.Stage) }

// Subs returns the number of sub-steps of a stage, 0 for a stage of one step.
func (s *Stages[S]) Subs(stage S) int {
	if s.call.Subs == nil || !s.Ran(stage) {
		return 0
	}
	return s.call.Subs(stage)
}

// Ran reports whether the call came to a stage, and did not pass over it.
func (s *Stages[S]) Ran(stage S) bool {
	return stage <= s.call.Reached() && (s.call.Skipped == nil || !s.call.Skipped(stage))
}

// EndsEarly reports whether the call ended at the stage shown, before its last one.
func (s *Stages[S]) EndsEarly() bool {
	return s.At.Stage == s.call.Reached() && s.At.Stage < s.call.Count-1
}

// places are all that the stage bar has: the shown stages with their sub-steps, also where the call did not run them.
func (s *Stages[S]) places() (list []Place[S]) {
	for _, stage := range s.ShownStages() {
		subs := s.Subs(stage)
		for sub := min(1, subs); sub <= subs; sub++ {
			list = append(list, Place[S]{stage, sub})
		}
	}
	return list
}

// Steps returns the places that Next walks through.
func (s *Stages[S]) Steps() (list []Place[S]) {
	end := s.End()
	for _, p := range s.places() {
		if p.Stage <= end && (s.call.Skipped == nil || !s.call.Skipped(p.Stage)) {
			list = append(list, p)
		}
	}
	return list
}

// Next goes on to the step that is shown next; at the end, and beyond it, it does nothing.
func (s *Stages[S]) Next() {
	if p, ok := s.after(); ok {
		s.seek(p)
	}
}

func (s *Stages[S]) after() (Place[S], bool) {
	for _, p := range s.Steps() {
		if s.At.before(p) {
			return p, true
		}
	}
	return s.At, false
}

// Prev goes back to the step before, from beyond the end to the end; at the first one it does nothing.
func (s *Stages[S]) Prev() {
	for _, p := range slices.Backward(s.Steps()) {
		if p.before(s.At) {
			s.seek(p)
			return
		}
	}
}

// AtFirst and AtLast report whether Prev and Next would do nothing.
func (s *Stages[S]) AtFirst() bool {
	list := s.Steps()
	return len(list) == 0 || !list[0].before(s.At)
}
func (s *Stages[S]) AtLast() bool {
	_, ok := s.after()
	return !ok
}

// Seek shows a stage, reached or not, at its first sub-step, and stops playing. One that is
// not among the shown stages has its nearest in its place.
func (s *Stages[S]) Seek(stage S) { s.seek(Place[S]{stage, 1}) }

// SeekSub shows a sub-step of the present stage, and stops playing.
func (s *Stages[S]) SeekSub(sub int) { s.seek(Place[S]{s.At.Stage, sub}) }

// SeekPlace shows the place of a number, from 0, of all that the stage bar has.
func (s *Stages[S]) SeekPlace(number int) { s.seekIn(s.places(), number) }

// SeekFirst and SeekEnd show the ends of the steps.
func (s *Stages[S]) SeekFirst() { s.seekIn(s.Steps(), 0) }
func (s *Stages[S]) SeekEnd() {
	list := s.Steps()
	s.seekIn(list, len(list)-1)
}

func (s *Stages[S]) seekIn(list []Place[S], number int) {
	if 0 <= number && number < len(list) {
		s.seek(list[number])
	}
}

func (s *Stages[S]) seek(p Place[S]) {
	s.Pause()
	s.Show(p)
}

// Place returns the number of the present place, from 0, and how many there are.
func (s *Stages[S]) Place() (number, count int) {
	list := s.places()
	return slices.Index(list, s.At), len(list)
}

// Show shows the place that is nearest to p, and plays on if the figure plays.
func (s *Stages[S]) Show(p Place[S]) {
	p.Stage = s.nearest(p.Stage)
	if p.Stage != s.At.Stage && s.call.Leave != nil {
		s.call.Leave()
	}
	subs := s.Subs(p.Stage)
	p.Sub = max(min(1, subs), min(p.Sub, subs))
	if p != s.At {
		s.At = p
		s.Mark(s.call.Changes)
	}
}

// Play lets Tick advance, from the start if nothing is left to show.
func (s *Stages[S]) Play() {
	if s.Playing() {
		return
	}
	if s.AtLast() {
		s.SeekFirst()
	}
	s.SetPlaying(true)
}

// TogglePlay plays or pauses.
func (s *Stages[S]) TogglePlay() {
	if s.Playing() {
		s.Pause()
	} else {
		s.Play()
	}
}

// Tick is called at a reading pace while the figure plays. It shows the next step and stops at the end.
func (s *Stages[S]) Tick() {
	if !s.Playing() {
		return
	}
	if p, ok := s.after(); ok {
		s.Show(p)
	}
	if s.AtLast() {
		s.Pause()
	}
}

// speeds are how fast a figure plays and moves, as parts of a reading pace.
var speeds = [...]float64{1, 2, 0.5}

// Speed returns the present speed: 1 is a reading pace.
func (s *Stages[S]) Speed() float64 { return speeds[s.speed] }

// NextSpeed goes through the speeds in turn.
func (s *Stages[S]) NextSpeed() {
	s.speed = (s.speed + 1) % uint8(len(speeds))
	s.Mark(ChangeView)
}

// Shown reports whether a stage is one of the stages that the author has chosen to show.
func (s *Stages[S]) Shown(stage S) bool { return s.Hidden>>stage&1 == 0 }

// ShownStages returns the shown stages, in order; at least one.
func (s *Stages[S]) ShownStages() (list []S) {
	for stage := range s.call.Count {
		if s.Shown(stage) {
			list = append(list, stage)
		}
	}
	return list
}

// End is the stage to which Next and Play lead: the one where the call ended. Where the author
// does not show that one, it is the next shown, which says what happened.
func (s *Stages[S]) End() S { return s.nearest(s.call.Reached()) }

// nearest returns the stage itself if it is shown, else the next one, else the last.
func (s *Stages[S]) nearest(stage S) S {
	list := s.ShownStages()
	for _, shown := range list {
		if shown >= stage {
			return shown
		}
	}
	return list[len(list)-1]
}

// ShownIDs returns the ids of the shown stages.
func (s *Stages[S]) ShownIDs() []string { return s.ids(s.Hidden) }

func (s *Stages[S]) ids(hidden uint16) (ids []string) {
	for stage := range s.call.Count {
		if hidden>>stage&1 == 0 {
			ids = append(ids, stage.String())
		}
	}
	return ids
}

// StageNamed returns the shown stage with the given id.
func (s *Stages[S]) StageNamed(id string) (S, error) {
	stage := slices.Index(s.ids(0), id)
	if stage >= 0 && s.Shown(S(stage)) {
		return S(stage), nil
	}
	return 0, NoStage(id, stage >= 0, s.ShownIDs())
}

// SeekID is Seek for the shown stage with the given id.
func (s *Stages[S]) SeekID(id string) error {
	stage, err := s.StageNamed(id)
	if err == nil {
		s.Seek(stage)
	}
	return err
}

// StageNumber returns the number of the present stage among the shown ones, from 1, and their count, as words.
func (s *Stages[S]) StageNumber() (number, count string) {
	list := s.ShownStages()
	return strconv.Itoa(slices.Index(list, s.At.Stage) + 1), strconv.Itoa(len(list))
}

// SetStages takes the ids of the stages that are shown, parted by commas, in any order.
func (s *Stages[S]) SetStages(ids string) error {
	hidden := ^uint16(0)
	for _, id := range Split(ids, ',') {
		stage := slices.Index(s.ids(0), id)
		if stage < 0 {
			return SomeOf("stages", ids, s.ids(0))
		}
		hidden &^= 1 << stage
	}
	s.Hidden = hidden
	s.Mark(ChangeView)
	s.Show(s.At)
	return nil
}

// PressWalk takes a key that walks through the stages, and reports whether it was one.
func (s *Stages[S]) PressWalk(k Key) (taken bool) {
	switch k.Name {
	case "ArrowRight":
		s.Next()
	case "ArrowLeft":
		s.Prev()
	case "Home":
		s.SeekFirst()
	case "End":
		s.SeekEnd()
	case "0":
		s.Seek(s.call.Count)
	case " ":
		if k.Where == OnButton {
			return false
		}
		s.TogglePlay()
	case "1", "2", "3", "4", "5", "6", "7", "8", "9":
		list := s.ShownStages()
		s.Seek(list[min(int(k.Name[0]-'1'), len(list)-1)])
	default:
		return false
	}
	return true
}

// AppendStages adds what ReadStages needs to a list.
func (s *Stages[S]) AppendStages(to []float64) []float64 {
	return append(to, float64(s.At.Stage), float64(s.At.Sub), float64(s.Hidden), float64(s.speed), Bit(s.Playing()))
}

// ReadStages reads what AppendStages wrote. The reader is bad where no stage would be shown.
func (s *Stages[S]) ReadStages(r *Reader) {
	s.At = Place[S]{S(r.Count(float64(s.call.Count - 1))), r.Count(MaxSub)}
	s.Hidden, s.speed = uint16(r.Whole(1<<16-1)), uint8(r.Count(float64(len(speeds)-1)))
	s.playing = r.Flag()
	r.Bad = r.Bad || len(s.ShownStages()) == 0
}

// MaxSub is the largest number of a sub-step that a link may have.
const MaxSub = 512
