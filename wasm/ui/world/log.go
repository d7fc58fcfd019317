package world

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// contactLog is the contacts that begin and end. While the world goes on it follows every few steps.
type contactLog struct {
	view
	shown logged
}

func newContactLog(v view) ui.Component {
	l := &contactLog{view: v}
	return ui.NewMemo(v.View, "section", l.shows, l.render)
}

// logged is what a log depends on.
type logged struct {
	scene                 string
	step, latest, edition int
	picked                [2]int
}

// kinds are the marks and words of a log's rows, by physics.EventKind.
var kinds = [physics.EventKindCount]struct {
	mark       string
	word, name text.Key
}{
	{"◇", text.WorldLogBegin, text.WorldLogBeginName},
	{"●", text.WorldLogPersist, text.WorldLogPersistName},
	{"×", text.WorldLogEnd, text.WorldLogEndName},
}

func (l *contactLog) shows() (now logged) {
	f := l.Figure
	now = logged{scene: f.Scene(), step: f.Steps(), latest: f.Latest(), edition: f.LogEdition()}
	if f.Moving() {
		now.step, now.latest, now.edition = f.Steps()/every, 0, 0
	}
	now.picked[0], now.picked[1], _ = f.Chosen()
	return now
}

func (l *contactLog) render(shown logged) *vecty.HTML {
	l.shown = shown
	root := l.Root()
	heading := l.say(text.WorldLog)
	log := l.Figure.Log()
	words := l.say(text.WorldLogHint)
	rows := l.rest(text.WorldLogNewer, log.Newer)
	at := 0
	for ; at < len(log.Rows) && log.Rows[at].Ahead; at++ {
		rows = append(rows, l.entry(&log.Rows[at]))
	}
	if log.Now.Count+log.Newer+log.Older+len(log.Rows) == 0 {
		words = l.say(text.WorldLogNone)
	} else {
		rows = append(rows, l.entry(&log.Now))
	}
	for ; at < len(log.Rows); at++ {
		rows = append(rows, l.entry(&log.Rows[at]))
	}
	return ui.Node("section", "cs-log", root, ui.Attributes("aria-label", heading),
		ui.Phrase("span", "cs-name", heading),
		ui.Node("ul", "", ui.Attributes("role", "list"), append(rows, l.rest(text.WorldLogOlder, log.Older)...)),
		ui.Phrase("p", "cs-hint", words))
}

// rest says how many have no room, if any.
func (l *contactLog) rest(key text.Key, count int) (item vecty.List) {
	if count > 0 {
		item = append(item, ui.Phrase("li", "cs-rest", l.say(key, "count", text.Grouped(count))))
	}
	return item
}

func (l *contactLog) entry(r *run.LogRow) *vecty.HTML {
	kind := &kinds[r.Kind]
	steps := strconv.Itoa(r.Last)
	if r.First < r.Last {
		steps = strconv.Itoa(r.First) + "–" + steps
	}
	pairs := make(vecty.List, 0, len(r.Pairs)+1)
	for _, pair := range r.Pairs {
		pairs = append(pairs, l.pair(r, kind.name, pair))
	}
	switch more := r.Count - len(r.Pairs); {
	case len(r.Pairs) == 0:
		pairs = append(pairs, ui.Phrase("span", "", l.say(text.WorldLogPairs, "count", text.Grouped(r.Count))))
	case more > 0:
		pairs = append(pairs, ui.Phrase("span", "cs-more", l.say(text.WorldLogMore, "count", text.Grouped(more))))
	}
	ahead := ""
	if r.Ahead {
		ahead = l.say(text.WorldLogAhead)
	}
	return ui.Node("li", ui.When(r.Ahead, "cs-later"),
		ui.Attributes("data-kind", r.Kind.String(), "title", ahead),
		ui.Phrase("span", "cs-at", steps),
		ui.Node("strong", "", ui.Phrase("i", "", kind.mark, ui.Attributes("aria-hidden", "true")), ui.Words(l.say(kind.word))),
		ui.Node("span", "cs-chips", pairs))
}

// pair is a button that rings its pair while it is pointed at or has the focus.
func (l *contactLog) pair(r *run.LogRow, name text.Key, pair [2]int) *vecty.HTML {
	f, a, b := l.Figure, strconv.Itoa(pair[0]), strconv.Itoa(pair[1])
	label := l.say(name, "a", a, "b", b, "step", strconv.Itoa(r.Last))
	if r.Ahead {
		label += ", " + l.say(text.WorldLogAhead)
	}
	ring := func(string) { f.OfferPair(pair[0], pair[1]) }
	leave := func(string) { f.OfferNone() }
	return ui.Phrase("button", ui.When(pair == l.shown.picked, "cs-lit"), a+", "+b, ui.Attributes("type", "button", "aria-label", label, "translate", "no"),
		l.On("mouseover", ring), l.On("mouseout", leave), l.On("focusin", ring), l.On("focusout", leave),
		l.On("click", func(string) { _ = f.ShowLogged(r.Last, pair[0], pair[1]) }), // what cannot be picked is not
	)
}
