package cursor

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
)

// Question is a question that comes before a stage.
type Question uint8

const (
	AskNothing  Question = iota
	AskMatch             // which ids are found again
	AskNormal            // which contacts push in the first iteration
	AskFriction          // which contacts slide in the first iteration
	AskMove              // which velocity moves B
	AskPosition          // which contacts the position pass pushes apart
)

// questions are the ids of the questions, and their stages.
var questions = [...]struct {
	id    string
	stage Stage
}{
	AskMatch: {"match", StageMatch}, AskNormal: {"normal", StageSolve}, AskFriction: {"friction", StageSolve},
	AskMove: {"move", StageIntegrate}, AskPosition: {"position", StagePosition},
}

// QuestionCount is the number of questions, with AskNothing.
const QuestionCount = len(questions)

// String returns the id of a question, "" for AskNothing.
func (q Question) String() string { return questions[q].id }

// QuestionIDs returns the ids of all questions.
func QuestionIDs() (ids []string) {
	for _, q := range questions[1:] {
		ids = append(ids, q.id)
	}
	return ids
}

// Asking is the state of the question.
type Asking struct {
	Of       Question
	Answered Asked // the step whose answer is shown
}

// On reports whether the reader is asked.
func (a *Asking) On() bool { return a.Of != AskNothing }

// Asked is a step of a picked pair.
type Asked struct {
	Step int
	Pair [2]int
}

// Asked returns the shown step of the picked pair.
func (p *Pick) Asked() Asked { return Asked{p.watch.Step, p.Pair} }

// AskedStage returns the stage of the question in the shown step; 0 if there is none.
func (p *Pick) AskedStage() Stage { return questions[p.Asking.Of].stage.Nearest(p.Solver()) }

// Withheld reports whether the stage of the question and the later ones are hidden, since the reader has not answered
// yet.
func (p *Pick) Withheld() bool {
	return p.Asking.On() && p.Picked() && p.watch.Step > 0 && p.Asking.Answered != p.Asked() && p.known()
}

// Withholds reports whether a stage is hidden.
func (p *Pick) Withholds(s Stage) bool { return p.Withheld() && s >= p.AskedStage() }

// known reports whether the record has the values that the question is about: for a match two recorded steps with
// contacts.
func (p *Pick) known() bool {
	x := &p.watch
	if x.Arbiter.Count == 0 {
		return false
	}
	switch p.Asking.Of {
	case AskMatch:
		return x.Last.Step > 0 && x.Carried.Count > 0
	case AskMove:
		return !p.World.Masses()[p.Pair[1]].Static()
	case AskPosition:
		return x.Settings.Solver == physics.SolverBox2D && len(x.Box2D.Positions) > 0
	}
	return frame.Rounds(x) > 0
}

// beforeAnswer returns a stage, or the stage of the question if that has to come before it.
func (p *Pick) beforeAnswer(s Stage) Stage {
	if asked := p.AskedStage(); s > asked && p.Withheld() {
		return asked
	}
	return s
}
