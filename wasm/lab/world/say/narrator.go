// Package say has the words, tables and plots about the worlds of a figure of the World lab.
package say

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/frame"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/lockstep"
	"github.com/clipstage/clipstage/wasm/text"
)

// Narrator says in words and numbers what one or two worlds show.
type Narrator struct {
	*lockstep.Worlds
	In     text.Language
	Moving bool // the world plays or is on a journey
	Quiet  bool // it changes too often to be read aloud
}

// Say returns a message in the narrator's language.
func (n Narrator) Say(key text.Key, namesAndValues ...string) string {
	return n.In.Text(key, namesAndValues...)
}

func (n Narrator) Speaker(p *cursor.Pick) *Speaker { return Of(p, n.In, n.Quiet) }

// Words returns the present words. of is the running comparison, if that is a prepared one.
func (n Narrator) Words(of *Finding) Words {
	switch {
	case n.Picked():
		w := n.WordsAt(n.Cursor.Stage)
		w.Other = n.otherWords()
		return w
	case n.Moving:
		return Words{Words: n.Speaker(&n.Pick).told(text.MomentMovingTitle, text.MomentMovingText)}
	case n.Compares():
		return n.compareWords(of)
	}
	return n.Speaker(&n.Pick).moment()
}

// WordsAt returns the words about the picked pair at any stage.
func (n Narrator) WordsAt(stage cursor.Stage) Words { return n.Speaker(&n.Pick).WordsAt(stage, true) }

// Said returns the words in one line, for screen readers.
func (w Words) Said(in text.Language) string {
	said := in.Titled(w.Title, w.Text)
	if o := w.Other; o != nil {
		return in.Sentences(said, in.Text(text.ListNamed, "name", o.Name, "text", in.Titled(o.Title, o.Text)))
	}
	return said
}

// StageName returns the name of a stage.
func StageName(in text.Language, s cursor.Stage) string {
	if s < cursor.StageMatch {
		return clipping.StageName(in, physics.Stage(s))
	}
	return in.Text([...]text.Key{text.StageMatch, text.StageWarmStart, text.StageSolve, text.StageVelocity, text.StageStore, text.StagePosition}[s-cursor.StageMatch])
}

// ConstraintName returns the name of an iteration's constraint by its number; 0 stands for all.
func (n Narrator) ConstraintName(i int) string {
	order := n.Order()
	if n.Cursor.Stage == cursor.StageSolve {
		order = frame.OrderLite() // the contacts may be gone
	}
	if i == 0 || i > len(order) {
		return n.Say(text.WorldConstraintAll)
	}
	p, key := order[i-1], text.WorldConstraintNormal
	switch {
	case p.Contact == frame.Both:
		return n.Say(text.WorldConstraintBlock)
	case n.Cursor.Stage == cursor.StagePosition:
		key = text.WorldConstraintContact
	case p.Friction:
		key = text.WorldConstraintFriction
	}
	return n.Say(key, "contact", digits(p.Contact+1))
}

// OfferedName names the ringed pair, for screen readers.
func (n Narrator) OfferedName(pair [2]int) string {
	if pair[0] == pair[1] {
		return n.Say(text.WorldOfferedNone)
	}
	a, b := strconv.Itoa(pair[0]), strconv.Itoa(pair[1])
	i := n.World.Find(pair[0], pair[1])
	if i < 0 {
		return n.Say(text.WorldOfferedApart, "a", a, "b", b)
	}
	return n.Say(text.WorldOffered, "a", a, "b", b, "n", strconv.Itoa(i+1),
		"count", strconv.Itoa(len(n.World.Arbiters())))
}
