package panels

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/clipping/why"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/quiz"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
	"github.com/clipstage/clipstage/wasm/text"
)

// said is the state that the words show.
type said struct {
	scene                          string
	picked, quiet                  bool
	step, moment                   int
	stage                          cursor.Stage
	iteration, constraint, contact int
	lit                            finding.Quantity
	text                           string
	quiz                           quiz.State
}

// every is the number of steps for which a picked pair's words stay while the world plays.
const every = 6

// Words show a sentence about the moment or the picked pair's stage, with its tables, its reason and its formulas. While
// the world plays, they change every few steps if a pair is picked; otherwise they stay the same.
func Words(f *world.Figure) func() *panel.Element {
	var found say.Words
	return panel.Memo(f, func() said {
		s := saidBy(f)
		if !f.Moving() {
			found = f.Words()
			s.text = found.Said(f.Language())
		}
		return s
	}, func(now said) *panel.Element {
		if f.Moving() {
			found = f.Words()
		}
		return words(f, &found, now.quiet)
	})
}

// saidBy returns the state of the words, without their text.
func saidBy(f *world.Figure) said {
	s := said{scene: f.ID, picked: f.Picked(), quiet: f.Quiet()}
	if !f.Moving() {
		s.quiz = quiz.Of(f).State()
		s.step, s.moment, s.stage, s.lit = f.Steps(), f.Iterated(), f.Stage(), f.Lit()
	} else if s.picked {
		s.step, s.stage = f.Steps()/every, f.Stage()
	}
	if !f.Moving() || s.picked {
		s.iteration, s.constraint, s.contact = f.Iteration(), f.Constraint(), f.Contact()
	}
	return s
}

func words(f *world.Figure, said *say.Words, quiet bool) *panel.Element {
	var names *panel.Element
	if said.Pair != "" {
		names = panel.Node("p", "cs-hint cs-names", panel.Words(said.Pair), openPair(f), contactButtons(f, said.Solve))
	}
	m, live := panel.NewMarker(f.Language()), panel.Attributes("aria-live", "polite", "aria-atomic", "true")
	if quiet {
		live = panel.Attributes("aria-live", "off")
	}
	return panel.Node("", "", panel.Node("div", "cs-words", names,
		m.Phrase("h2", "cs-title", said.Title, live),
		m.Phrase("p", "cs-text", said.Text, live),
		otherWords(f, said.Other, live),
		asking(f),
		numbers(f, m, said)).As("words"), reason(f, m), formulas(f, m))
}

// asking has the choices of a question, or the verdict on the answer, also for screen readers.
func asking(f *world.Figure) *panel.Element {
	q := quiz.Of(f)
	return panel.Node("div", "cs-quiz", panel.Attributes("hidden", panel.When(!f.Asking.On(), "hidden")),
		panel.Phrase("p", "cs-unseen", q.Verdict(), panel.Attributes("aria-live", "polite")), q.Element())
}

// Findings returns the tables, the reason and the formulas of the picked pair's stage, for a saved trace.
func Findings(f *world.Figure) panel.List {
	said := f.Narrator().WordsAt(f.Stage())
	m := panel.NewMarker(f.Language(), said.Title, said.Text)
	return panel.List{panel.Node("div", "cs-words", numbers(f, m, &said)), reason(f, m), formulas(f, m)}
}

// otherWords are the words about the picked pair in the second of two compared worlds.
func otherWords(f *world.Figure, said *say.Other, live panel.Item) *panel.Element {
	if said == nil {
		return panel.Node("div", "")
	}
	return panel.Node("div", "cs-other", live,
		panel.Phrase("h3", "", said.Name), panel.Phrase("p", "cs-hint", f.Language().Titled(said.Title, said.Text)))
}

// openPair is a link to the Pair lab with the picked pair. It is hidden on a page without that lab.
func openPair(f *world.Figure) *panel.Element {
	link := f.PairLink()
	if link == "" {
		return nil
	}
	return panel.Node("span", "cs-open",
		panel.Phrase("a", "", f.Say(text.WorldOpenPair), panel.Attributes("href", "#"+link)))
}

// formulas are the formulas of the picked pair's stage, hidden if it has none or a question comes first.
func formulas(f *world.Figure, m *panel.Marker) *panel.Element {
	stage := f.Stage()
	switch {
	case !f.Picked() || !f.Reached(stage) || f.Hides():
		return m.Formulas("", nil, nil)
	case stage < cursor.StageMatch:
		a, b := f.Poses()
		return why.Formulas(m, &f.Clipping, a, b, physics.Stage(stage))
	}
	list, legend := f.Narrator().Speaker(&f.Pick).Formulas(stage)
	if len(list) == 0 {
		return m.Formulas("", nil, nil)
	}
	return m.Formulas(legend, list, nil)
}

// numbers are the tables under the sentence. The key keeps the tables of one stage from reusing the elements of another
// stage's tables.
func numbers(f *world.Figure, m *panel.Marker, said *say.Words) *panel.Element {
	key, parts := "none", []panel.Item(nil)
	switch {
	case said.Match != nil:
		key, parts = "match", matchTables(f, m, said.Match)
	case said.Warm != nil:
		key, parts = "warm", warmTables(f, m, said.Warm)
	case said.Solve != nil:
		key, parts = "solve", solveTable(f, m, said.Solve)
	case len(said.Grids) > 0:
		key = "grids"
	case said.Pair == "":
		if len(said.Table.Rows) > 0 {
			key, parts = "moment", []panel.Item{said.Table.Element(f, "")}
		}
	case f.Stage() < cursor.StageMatch:
		head := finding.PointsHead{Caption: f.Say(text.TablePoints), Point: f.Say(text.TablePoint),
			Number: f.Say(text.TablePosition), ID: f.Say(text.TableId)}
		key, parts = "collide", []panel.Item{
			said.Table.Element(f, ""), m.Notes(said.Table.Notes), said.PointsTable(m, f, head)}
	}
	return panel.Node("div", "cs-numbers", append(parts, gridTables(f, m, said.Grids), panel.Key(key))...)
}

// reasons are the reasons for the stages after the collide call.
var reasons = map[cursor.Stage]text.Key{
	cursor.StageMatch: text.WhyMatchText, cursor.StageWarmStart: text.WhyWarmStartText, cursor.StageSolve: text.WhySolveText,
	cursor.StageVelocity: text.WhyVelocityText, cursor.StageStore: text.WhyStoreText, cursor.StageIntegrate: text.WhyIntegrateText, cursor.StagePosition: text.WhyPositionText,
}

// reason is the reason for the picked pair's stage. It is hidden if no pair is picked, the step did not reach the stage, or a
// question comes first.
func reason(f *world.Figure, m *panel.Marker) *panel.Element {
	switch s := f.Stage(); {
	case !f.Picked() || !f.Reached(s) || f.Hides():
		return m.Why("")
	case s < cursor.StageMatch:
		return m.Why(why.Of(f.Language(), physics.Stage(s)))
	default:
		return m.Why(f.Say(reasons[s]))
	}
}
