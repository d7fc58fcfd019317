package world

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
	"github.com/clipstage/clipstage/wasm/text"
)

// Words returns what is said now.
func (f *Figure) Words() say.Words {
	switch {
	case f.Picked():
		w := f.WordsAt(f.Cursor.Stage)
		w.Other = f.otherWords()
		return w
	case f.Compares():
		return f.compareWords()
	}
	return f.momentWords()
}

// TwinText returns the same in one line, for those who do not see it.
func (f *Figure) TwinText() string {
	w := f.Words()
	said := w.Title + ". " + w.Text
	if o := w.Other; o != nil {
		said += " " + o.Name + ": " + o.Title + ". " + o.Text
	}
	return said
}

// Caption is the same for a picture: a title and a text, a line each.
func (f *Figure) Caption() string {
	w := f.Words()
	return w.Title + "\n" + w.Text
}

// WordsAt returns what is said of the picked pair at any stage.
func (f *Figure) WordsAt(stage cursor.Stage) say.Words {
	return f.speaker(&f.Pick).OfStage(stage, true)
}

// momentWords say what the moment is at which the world stands.
func (f *Figure) momentWords() say.Words {
	s := f.speaker(&f.Pick)
	if f.Moving() {
		return say.Words{Words: s.Told(text.MomentMovingTitle, text.MomentMovingText)}
	}
	return s.OfWorld()
}

// StageName returns what a stage is called.
func (f *Figure) StageName(s cursor.Stage) string {
	if s < cursor.StageMatch {
		return clipping.StageName(f.Language(), physics.Stage(s))
	}
	return f.Say([...]text.Key{text.StageMatch, text.StageWarmStart, text.StageSolve, text.StageVelocity, text.StageStore, text.StagePosition}[s-cursor.StageMatch])
}

// speaker returns one who speaks about a world.
func (f *Figure) speaker(p *cursor.Pick) *say.Speaker {
	if p.Picked() {
		return say.New(p, f.Language(), f.cold(p))
	}
	return say.New(p, f.Language(), nil)
}
