package lab

import "github.com/clipstage/clipstage/wasm/text"

// Questions are about stages of a call. A figure asks before it shows such a stage.
type Questions[S Stage] struct {
	About []S                // stages that questions may be about
	Open  func(stage S) bool // whether this call leaves something to ask about a stage
	Tells func(stage S) S    // first stage that gives the answer away
}

// Asking is the part of Stages that asks. Bit i of a set is stage i.
type Asking struct {
	Asked    uint16 // stages that the reader is asked about
	Answered uint16 // stages whose answer is shown
}

// Question returns the earliest stage with an unanswered question; ok is false if there is none.
func (s *Stages[S]) Question() (stage S, ok bool) {
	for _, stage := range s.call.Questions.About {
		if s.unanswered(stage) {
			return stage, true
		}
	}
	return 0, false
}

func (s *Stages[S]) unanswered(stage S) bool {
	return (s.Asked&^s.Answered)>>stage&1 == 1 && s.Shown(stage) && s.call.Questions.Open(stage)
}

// Asks reports whether the shown place is an unanswered question.
func (s *Stages[S]) Asks() bool {
	stage, ok := s.Question()
	return ok && stage == s.At.Stage
}

// Veiled reports whether a stage would give away the answer to an unanswered question.
func (s *Stages[S]) Veiled(stage S) bool {
	for _, asked := range s.call.Questions.About {
		if s.unanswered(asked) && s.call.Questions.Tells(asked) <= stage {
			return true
		}
	}
	return false
}

// Visible returns the latest stage of this kind of call, up to the shown one, that is not veiled.
func (s *Stages[S]) Visible() S {
	stage := s.At.Stage
	for stage > 0 && (s.Veiled(stage) || !s.present(stage)) {
		stage--
	}
	return stage
}

// marked reports whether the stage bar marks a stage: the reader is asked about it, and it is veiled.
func (s *Stages[S]) marked(stage S) bool { return s.Asked>>stage&1 == 1 && s.Veiled(stage) }

// beforeAnswer returns a stage. If the first unanswered question must come before it, beforeAnswer returns the
// stage of that question instead.
func (s *Stages[S]) beforeAnswer(stage S) S {
	if asked, ok := s.Question(); ok && (stage > asked || s.Veiled(stage) && s.Asked>>stage&1 == 0) {
		return asked
	}
	return stage
}

// Answer ends the question about the shown stage, so that the stage is shown. told is ChangeRight, ChangeWrong,
// or 0 if the stage is shown without an answer.
func (s *Stages[S]) Answer(told Change) {
	s.Answered |= 1 << s.At.Stage
	s.SetNotice("")
	s.Show(s.At)
	s.Mark(told | s.call.Changes)
}

// AskAgain forgets all answers. If a question must come before the shown place, the stage of that question is
// shown.
func (s *Stages[S]) AskAgain() {
	s.Answered = 0
	s.Show(s.At)
}

// ask sets the stages that the reader is asked about, and forgets all answers.
func (s *Stages[S]) ask(stages uint16) {
	if s.Asked == stages && s.Answered == 0 {
		return
	}
	s.Asked = stages
	s.Mark(ChangeView | s.call.Changes)
	s.AskAgain()
}

// ToggleAsk asks about all stages or about none.
func (s *Stages[S]) ToggleAsk() {
	all := uint16(0)
	if s.Asked == 0 {
		for _, stage := range s.call.Questions.About {
			all |= 1 << stage
		}
	}
	s.ask(all)
}

// AskLink returns the part of a link that names the stages asked about, or "" if there are none.
func (s *Stages[S]) AskLink() string {
	ids := ""
	for _, stage := range s.call.Questions.About {
		if s.Asked>>stage&1 == 1 {
			ids += "," + stage.String()
		}
	}
	if ids == "" {
		return ""
	}
	return "&ask=" + ids[1:]
}

// AskIDs returns the ids of the stages that questions may be about.
func (s *Stages[S]) AskIDs() (ids []string) {
	for _, stage := range s.call.Questions.About {
		ids = append(ids, stage.String())
	}
	return ids
}

// readAsked reads ids in any order, separated by commas. ok is false if one is unknown.
func (s *Stages[S]) readAsked(ids string) (stages uint16, ok bool) {
	set, ok := ReadSet(s.AskIDs(), ids)
	for i, stage := range s.call.Questions.About {
		stages |= uint16(set>>i&1) << stage
	}
	return stages, ok
}

// setAsk sets the option ask.
func (s *Stages[S]) setAsk(ids string) error {
	stages, ok := s.readAsked(ids)
	if !ok {
		return SomeOf("ask", ids, s.AskIDs())
	}
	s.ask(stages)
	return nil
}

// insist stops playing and shows a notice that the question comes first.
func (s *Stages[S]) insist() {
	s.Pause()
	s.SetNotice(s.Say(text.AskFirst))
}
