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

// Place is a stage and one of its sub-steps, from 1. Sub is 0 in a stage without sub-steps.
type Place[S Stage] struct {
	Stage S
	Sub   int
}

func (p Place[S]) before(q Place[S]) bool {
	return p.Stage < q.Stage || p.Stage == q.Stage && p.Sub < q.Sub
}

// Call describes a lab's call to Stages. The stages are 0 to Count-1, at most 16.
type Call[S Stage] struct {
	Count   S
	Has     func(stage S) bool // whether the present kind of call has a stage; if nil, always
	Reached func() S           // the last stage that ran
	Skipped func(stage S) bool // whether the call passed over a stage before Reached; if nil, never
	Subs    func(stage S) int  // number of sub-steps of a stage that ran; if nil, always 0
	Leave   func()             // runs before another stage is shown; may be nil
	Changes Change             // marked when another place is shown

	Questions Questions[S] // if empty, the figure never asks
}

// Stages steps through the stages of a call. Figures embed it.
type Stages[S Stage] struct {
	Base
	At     Place[S] // the shown place
	Hidden uint16   // bit i hides stage i
	Asking
	mistaken S     // 1 plus the first stage at which a port differs; 0 for none
	speed    uint8 // index in speeds
	call     Call[S]
}

// StagesOf returns the stages of a call. All are shown, and the first one is the current one.
func StagesOf[S Stage](call Call[S]) Stages[S] { return Stages[S]{call: call} }

// Stage returns the shown stage. Sub returns its sub-step, from 1, or 0 if it has none.
func (s *Stages[S]) Stage() S { return s.At.Stage }
func (s *Stages[S]) Sub() int { return s.At.Sub }

func (s *Stages[S]) StageIndex() int { return int(s.At.Stage) }

// Subs returns the number of sub-steps of a stage. It is 0 for a veiled stage.
func (s *Stages[S]) Subs(stage S) int {
	if s.call.Subs == nil || !s.Ran(stage) || s.Veiled(stage) {
		return 0
	}
	return s.call.Subs(stage)
}

// Ran reports whether the call reached a stage and did not pass over it.
func (s *Stages[S]) Ran(stage S) bool {
	return stage <= s.call.Reached() && (s.call.Skipped == nil || !s.call.Skipped(stage))
}

// EndsEarly reports whether the call ended at the shown stage, before its last stage. At a veiled stage it is
// false.
func (s *Stages[S]) EndsEarly() bool {
	return s.At.Stage == s.call.Reached() && s.At.Stage < s.call.Count-1 && !s.Veiled(s.At.Stage)
}

// places lists the places of the scrubber: the shown stages with their sub-steps. It includes stages that the
// call did not run.
func (s *Stages[S]) places() (list []Place[S]) {
	for _, stage := range s.ShownStages() {
		subs := s.Subs(stage)
		for sub := min(1, subs); sub <= subs; sub++ {
			list = append(list, Place[S]{stage, sub})
		}
	}
	return list
}

// Steps lists the places that Next walks through.
func (s *Stages[S]) Steps() (list []Place[S]) {
	end := s.End()
	for _, p := range s.places() {
		if p.Stage <= end && (s.call.Skipped == nil || !s.call.Skipped(p.Stage)) && s.beforeAnswer(p.Stage) == p.Stage {
			list = append(list, p)
		}
	}
	return list
}

// Next shows the next step. At or after the end it does nothing. At an unanswered question it shows a notice
// instead.
func (s *Stages[S]) Next() {
	if s.Asks() {
		s.insist()
	} else if p, ok := s.after(); ok {
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

// Prev shows the previous step. After the end that is the end. At the first step it does nothing.
func (s *Stages[S]) Prev() {
	for _, p := range slices.Backward(s.Steps()) {
		if p.before(s.At) {
			s.seek(p)
			return
		}
	}
}

// AtFirst reports whether Prev would do nothing, and AtLast whether Next would.
func (s *Stages[S]) AtFirst() bool {
	list := s.Steps()
	return len(list) == 0 || !list[0].before(s.At)
}
func (s *Stages[S]) AtLast() bool {
	_, ok := s.after()
	return !ok && !s.Asks()
}

// Seek shows the first sub-step of a stage, or of the nearest shown stage, and stops playing.
func (s *Stages[S]) Seek(stage S) { s.seek(Place[S]{stage, 1}) }

// SeekSub shows a sub-step of the shown stage, and stops playing.
func (s *Stages[S]) SeekSub(sub int) { s.seek(Place[S]{s.At.Stage, sub}) }

// SeekPlace shows the place with the given number, from 0, and stops playing.
func (s *Stages[S]) SeekPlace(number int) { s.seekIn(s.places(), number) }

// SeekFirst shows the first step, and SeekEnd the last. Both stop playing.
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
	if s.Asks() && p.Stage > s.At.Stage {
		s.insist()
		return
	}
	s.Show(p)
}

// Place returns the number of the shown place, from 0, and the number of places.
func (s *Stages[S]) Place() (number, count int) {
	list := s.places()
	return slices.Index(list, s.At), len(list)
}

// Show shows the place nearest to p. If a question comes before that place, it shows the question. It does not
// stop playing.
func (s *Stages[S]) Show(p Place[S]) {
	p.Stage = s.beforeAnswer(s.nearest(p.Stage))
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

// Play starts playing. If the last step is shown, it starts from the first. At an unanswered question it shows
// a notice instead.
func (s *Stages[S]) Play() {
	if s.Playing() {
		return
	}
	if s.Asks() {
		s.insist()
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

// Tick shows the next step of a playing figure. It stops at the end and at a question. The page calls it at
// reading pace times Speed.
func (s *Stages[S]) Tick() {
	if !s.Playing() {
		return
	}
	if p, ok := s.after(); ok {
		s.Show(p)
	}
	if s.AtLast() || s.Asks() {
		s.Pause()
	}
}

// speeds are the playback speeds, relative to reading pace.
var speeds = [...]float64{1, 2, 0.5}

// Speed returns the playback speed; 1 is reading pace.
func (s *Stages[S]) Speed() float64 { return speeds[s.speed] }

// NextSpeed cycles through the speeds.
func (s *Stages[S]) NextSpeed() {
	s.speed = (s.speed + 1) % uint8(len(speeds))
	s.Mark(ChangeView)
}

// Shown reports whether a stage is shown: the call has it, and the author shows it. If the author hides all stages of
// this kind of call, they are all shown.
func (s *Stages[S]) Shown(stage S) bool {
	return s.present(stage) && (s.Hidden>>stage&1 == 0 || s.Hidden&s.all() == s.all())
}

func (s *Stages[S]) present(stage S) bool { return s.call.Has == nil || s.call.Has(stage) }

// all returns the set of all stages of this kind of call.
func (s *Stages[S]) all() (set uint16) {
	for stage := range s.call.Count {
		if s.present(stage) {
			set |= 1 << stage
		}
	}
	return set
}

// ShownStages returns the shown stages in order, at least one.
func (s *Stages[S]) ShownStages() (list []S) {
	for stage := range s.call.Count {
		if s.Shown(stage) {
			list = append(list, stage)
		}
	}
	return list
}

// End returns the stage at which Next and Play stop: the stage where the call ended, or the nearest shown one.
// If the first unanswered question is about a later stage, End returns that stage.
func (s *Stages[S]) End() S {
	end := s.nearest(s.call.Reached())
	if asked, ok := s.Question(); ok {
		return max(end, asked)
	}
	return end
}

// nearest returns the stage if it is shown, otherwise the next shown stage, otherwise the last one.
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
func (s *Stages[S]) ShownIDs() (ids []string) {
	for _, stage := range s.ShownStages() {
		ids = append(ids, stage.String())
	}
	return ids
}

// ids returns the ids of all stages.
func (s *Stages[S]) ids() (ids []string) {
	for stage := range s.call.Count {
		ids = append(ids, stage.String())
	}
	return ids
}

// StageNamed returns the shown stage with the given id.
func (s *Stages[S]) StageNamed(id string) (S, error) {
	stage := slices.Index(s.ids(), id)
	if stage >= 0 && s.Shown(S(stage)) {
		return S(stage), nil
	}
	return 0, NoStage(id, stage >= 0 && s.present(S(stage)), s.ShownIDs())
}

// SeekID seeks the shown stage with the given id.
func (s *Stages[S]) SeekID(id string) error {
	stage, err := s.StageNamed(id)
	if err == nil {
		s.Seek(stage)
	}
	return err
}

// StageNumber returns, as digits, the number of the current stage among the shown ones, from 1, and their
// count.
func (s *Stages[S]) StageNumber() (number, count string) {
	list := s.ShownStages()
	return strconv.Itoa(slices.Index(list, s.At.Stage) + 1), strconv.Itoa(len(list))
}

// Mistake marks the first stage at which a port differs; below 0 it marks none.
func (s *Stages[S]) Mistake(stage int) {
	if now := S(max(0, stage+1)); now <= s.call.Count && now != s.mistaken {
		s.mistaken = now
		s.Mark(ChangeView)
	}
}

// SetStages sets the shown stages: ids in any order, separated by commas.
func (s *Stages[S]) SetStages(ids string) error {
	hidden := ^uint16(0)
	for _, id := range Split(ids, ',') {
		stage := slices.Index(s.ids(), id)
		if stage < 0 {
			return SomeOf("stages", ids, s.ids())
		}
		hidden &^= 1 << stage
	}
	s.Hidden = hidden
	s.Mark(ChangeView)
	s.Show(s.At)
	return nil
}

// PressWalk handles a key that steps through the stages. It reports whether the key was one.
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

// AppendStages appends a snapshot, which ReadStages reads.
func (s *Stages[S]) AppendStages(to []float64) []float64 {
	return append(to, float64(s.At.Stage), float64(s.At.Sub), float64(s.Hidden), float64(s.speed), Bit(s.Playing()),
		float64(s.Asked), float64(s.Answered))
}

// ReadStages reads a snapshot that AppendStages appended. It sets r.Bad if all stages are hidden.
func (s *Stages[S]) ReadStages(r *Reader) {
	s.At = Place[S]{S(r.Count(float64(s.call.Count - 1))), r.Count(MaxSub)}
	s.Hidden, s.speed = uint16(r.Whole(1<<16-1)), uint8(r.Count(float64(len(speeds)-1)))
	s.playing = r.Flag()
	s.Asked, s.Answered = uint16(r.Whole(1<<16-1)), uint16(r.Whole(1<<16-1))
	every := uint16(1)<<s.call.Count - 1
	r.Bad = r.Bad || s.Hidden&every == every
}

// MaxSub is the largest sub-step that a link may name.
const MaxSub = 512
