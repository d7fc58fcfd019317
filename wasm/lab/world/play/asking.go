package play

import (
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/text"
)

// Ask sets the question that comes before a stage of the picked pair, and forgets the answer. A comparison has none.
func (p *Player) Ask(q cursor.Question) {
	if p.Compares() {
		return
	}
	p.Asking = cursor.Asking{Of: q}
	p.Restage()
	p.Mark(lab.ChangeView | lab.ChangeWorld | lab.ChangeStage | lab.ChangeState)
}

// Asks reports whether a question can be answered now.
func (p *Player) Asks() bool {
	return p.Withheld() && p.Cursor.Stage == p.AskedStage() && !p.Moving()
}

// Answer ends the question, so that its stage is shown. told is as in lab.Stages.Answer.
func (p *Player) Answer(told lab.Change) {
	p.Asking.Answered = p.Asked()
	p.SetNotice("")
	p.Mark(told | lab.ChangeWorld | lab.ChangeStage)
}

// insists reports whether a question is open. If so, it stops playing and says that the question comes first.
func (p *Player) insists() bool {
	if !p.Asks() {
		return false
	}
	p.Pause()
	p.SetNotice(p.Say(text.AskFirst))
	return true
}
