package world

import (
	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/cursor"
	"github.com/clipstage/clipstage/wasm/lab/world/panels"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// Panel is the inspector: the menu of scenes, what is said of the moment or of the picked pair's
// stage, what is compared, the pairs to pick, the log of contacts, the settings and the keys. It is rendered once, its parts where they
// show something else.
type Panel struct {
	vecty.Core
	view
	parts []ui.Component // menu, words, picks, settings, body, sheets, log, compare, keys
}

func newPanel(v func() view) *Panel {
	return &Panel{view: v(), parts: []ui.Component{v().part(panels.Menu), &words{view: v()}, v().part(panels.Picks), v().part(panels.Settings), newBody(v()), newSheets(v()), newContactLog(v()), newCompare(v()), v().part(panels.Keys)}}
}

// Copy implements vecty.Copier: see package pair.
func (p *Panel) Copy() vecty.Component { return &Panel{view: p.view, parts: p.parts} }

// Update implements ui.Component.
func (p *Panel) Update() {
	for i, part := range p.parts {
		if i != saying {
			part.Update()
		}
	}
	// The last: vecty forgets what asks, while it is rendered, to be rendered again, where others
	// wait behind it.
	p.parts[saying].Update()
}

// saying is which part are the words.
const saying = 1

// Leave implements ui.Component.
func (p *Panel) Leave() {
	p.View.Leave()
	for _, part := range p.parts {
		part.Leave()
	}
}

// Render implements vecty.Component.
func (p *Panel) Render() vecty.ComponentOrHTML {
	p.Enter()
	if p.Gone() {
		return ui.Node("aside", "")
	}
	return ui.Node("aside", "cs-panel", ui.Attributes("aria-label", p.say(text.UiInspector)),
		ui.Node("div", "cs-presets", p.parts[0], p.parts[5], p.parts[7]),
		p.parts[4], p.parts[1], p.parts[2], p.parts[6], p.parts[3], p.parts[8])
}

// words are what is said, with its numbers.
type words struct {
	vecty.Core
	view
	shown said
	boxed bool // the table of iterations was there when it was rendered last: it can be scrolled
}

// said is what words show.
type said struct {
	gone                           bool
	scene                          string
	picked, quiet                  bool
	step, moment                   int
	stage                          cursor.Stage
	iteration, constraint, contact int
	lit                            clipping.Quantity
	text                           string
}

// every is how many steps a picked pair's words last while the world goes on.
const every = 6

// shows returns what is to be shown. While the world goes on that is another thing every few steps
// where a pair is picked, and the same all the time where none is.
func (w *words) shows() said {
	f := w.Figure
	if w.Gone() {
		return said{gone: true}
	}
	_, _, picked := f.Chosen()
	s := said{scene: f.Scene(), picked: picked, quiet: f.Quiet()}
	if f.Moving() {
		if picked {
			s.step, s.stage = f.Steps()/every, f.Stage()
			s.iteration, s.constraint, s.contact = f.Iteration(), f.Constraint(), f.Contact()
		}
		return s
	}
	s.step, s.moment, s.stage = f.Steps(), f.Iterated(), f.Stage()
	s.iteration, s.constraint, s.contact, s.lit = f.Iteration(), f.Constraint(), f.Contact(), f.Lit()
	s.text = f.TwinText()
	return s
}

// Copy implements vecty.Copier: see package pair.
func (w *words) Copy() vecty.Component {
	return &words{view: w.view, shown: w.shown, boxed: w.boxed}
}

// Update implements ui.Component.
func (w *words) Update() {
	if w.shown != w.shows() {
		w.Again(w)
	}
}

// Render implements vecty.Component.
func (w *words) Render() vecty.ComponentOrHTML {
	w.shown = w.shows()
	if w.Gone() {
		w.Enter()
		return ui.Node("div", "")
	}
	f := w.Figure
	root := w.Root()
	said := f.Words()
	boxed := w.boxed
	w.boxed = said.Solve != nil
	var names *vecty.HTML
	if said.Pair != "" {
		names = ui.Node("p", "cs-hint cs-names", ui.Words(said.Pair), w.open(), w.contacts(said.Solve))
	}
	live := ui.Attributes("aria-live", "polite", "aria-atomic", "true")
	if w.shown.quiet {
		live = ui.Attributes("aria-live", "off")
	}
	return ui.Node("div", "cs-words", root, names,
		ui.Phrase("h2", "cs-title", said.Title, live),
		ui.Node("p", "cs-text", live, ui.Sentence(f.Language(), said.Text)),
		w.other(said.Other, live),
		w.numbers(&said, boxed))
}

// other is what is said of the picked pair in the second world, where two are compared.
func (w *words) other(said *world.Other, live vecty.MarkupOrChild) *vecty.HTML {
	if said == nil {
		return ui.Node("div", "")
	}
	return ui.Node("div", "cs-other", live, ui.Phrase("h3", "", said.Name), ui.Phrase("p", "cs-hint", said.Title+". "+said.Text))
}

// open leads to the Pair lab with the picked pair: on a page that has no Pair lab it is not shown.
func (w *words) open() *vecty.HTML {
	link := w.Figure.PairLink()
	if link == "" {
		return nil
	}
	return ui.Node("span", "cs-open",
		ui.Phrase("a", "", w.say(text.WorldOpenPair), ui.Attributes("href", "#"+link)))
}

// numbers are the tables under a sentence, each of its own element: what takes another's place is
// not made of it.
func (w *words) numbers(said *world.Words, boxed bool) *vecty.HTML {
	switch {
	case said.Match != nil:
		return keyed("match", append(w.match(said.Match), w.grids(said.Grids))...)
	case said.Warm != nil:
		return keyed("warm", append(w.warm(said.Warm), w.grids(said.Grids))...)
	case said.Solve != nil:
		return keyed("solve", append(w.solve(said.Solve, boxed), w.grids(said.Grids))...)
	case len(said.Grids) > 0:
		return keyed("grids", w.grids(said.Grids))
	case said.Pair == "":
		if len(said.Table.Rows) == 0 {
			return keyed("none")
		}
		return keyed("moment", w.Table(w.Figure, &said.Table))
	case w.Figure.Stage() >= cursor.StageMatch:
		return keyed("none")
	}
	return keyed("collide", w.Table(w.Figure, &said.Table), ui.Notes(said.Table.Notes), w.Points(w.Figure, &said.Words))
}

func keyed(key string, parts ...vecty.MarkupOrChild) *vecty.HTML {
	return ui.Node("div", "cs-numbers", append(parts, vecty.Markup(vecty.Key(key)))...)
}
