package panels

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/run"
	"github.com/clipstage/clipstage/wasm/text"
)

// logged is the state that the log shows.
type logged struct {
	scene                 string
	step, latest, edition int
	picked                [2]int
}

// kinds are the marks and words of the log's rows, by physics.EventKind.
var kinds = [physics.EventKindCount]struct {
	mark       string
	word, name text.Key
}{
	{"◇", text.WorldLogBegin, text.WorldLogBeginName},
	{"●", text.WorldLogPersist, text.WorldLogPersistName},
	{"×", text.WorldLogEnd, text.WorldLogEndName},
}

// Log lists the contacts that begin and end. While the world plays, it is updated every few steps.
func Log(f *world.Figure) func() *panel.Element {
	shows := func() (now logged) {
		now = logged{scene: f.ID, step: f.Steps(), latest: f.Latest(), edition: f.LogEdition()}
		if f.Moving() {
			now.step, now.latest, now.edition = f.Steps()/every, 0, 0
		}
		now.picked = f.Pair
		return now
	}
	return panel.Memo(f, shows, func(now logged) *panel.Element { return contactLog(f, now.picked).As("log") })
}

func contactLog(f *world.Figure, picked [2]int) *panel.Element {
	heading, log, hint := f.Say(text.WorldLog), f.Log(), text.WorldLogHint
	rows := panel.List{logRest(f, text.WorldLogNewer, log.Newer)}
	at := 0
	for ; at < len(log.Rows) && log.Rows[at].Ahead; at++ {
		rows = append(rows, logEntry(f, &log.Rows[at], picked))
	}
	if log.Now.Count+log.Newer+log.Older+len(log.Rows) == 0 {
		hint = text.WorldLogNone
	} else {
		rows = append(rows, logEntry(f, &log.Now, picked))
	}
	for ; at < len(log.Rows); at++ {
		rows = append(rows, logEntry(f, &log.Rows[at], picked))
	}
	return panel.Node("section", "cs-log", panel.Attributes("aria-label", heading),
		panel.Phrase("span", "cs-name", heading),
		panel.Node("ul", "", panel.Attributes("role", "list"), append(rows, logRest(f, text.WorldLogOlder, log.Older))),
		panel.Phrase("p", "cs-hint", f.Say(hint)))
}

// logRest says how many pairs are in rows that are not shown, if any.
func logRest(f *world.Figure, key text.Key, count int) *panel.Element {
	if count == 0 {
		return nil
	}
	return panel.Phrase("li", "cs-rest", f.Say(key, "count", text.Grouped(count)))
}

func logEntry(f *world.Figure, r *run.LogRow, picked [2]int) *panel.Element {
	kind := &kinds[r.Kind]
	steps := strconv.Itoa(r.Last)
	if r.First < r.Last {
		steps = strconv.Itoa(r.First) + "–" + steps
	}
	pairs := make(panel.List, 0, len(r.Pairs)+1)
	for _, pair := range r.Pairs {
		pairs = append(pairs, logPair(f, r, pair, pair == picked))
	}
	switch more := r.Count - len(r.Pairs); {
	case len(r.Pairs) == 0:
		pairs = append(pairs, panel.Phrase("span", "", f.Say(text.WorldLogPairs, "count", text.Grouped(r.Count))))
	case more > 0:
		pairs = append(pairs, panel.Phrase("span", "cs-more", f.Say(text.WorldLogMore, "count", text.Grouped(more))))
	}
	ahead := ""
	if r.Ahead {
		ahead = f.Say(text.WorldLogAhead)
	}
	return panel.Node("li", panel.When(r.Ahead, "cs-later"),
		panel.Attributes("data-kind", r.Kind.String(), "title", ahead),
		panel.Phrase("span", "cs-at", steps),
		panel.Node("strong", "",
			panel.Phrase("i", "", kind.mark, panel.Attributes("aria-hidden", "true")), panel.Words(f.Say(kind.word))),
		panel.Node("span", "cs-chips", pairs))
}

// logPair is a button for a pair. While it has the pointer or the focus, the picture marks the pair.
func logPair(f *world.Figure, r *run.LogRow, pair [2]int, lit bool) *panel.Element {
	a, b, step := f.Language().Body(pair[0]), f.Language().Body(pair[1]), strconv.Itoa(r.Last)
	label := f.Say(kinds[r.Kind].name, "a", a, "b", b, "step", step)
	if r.Ahead {
		label = f.Language().List(label, f.Say(text.WorldLogAhead))
	}
	command := r.Kind.String() + " " + step + " " + strconv.Itoa(pair[0]) + " " + strconv.Itoa(pair[1])
	return panel.Phrase("button", panel.When(lit, "cs-lit"), a+", "+b,
		panel.Attributes("type", "button", "aria-label", label, "translate", "no"),
		panel.Pointed(command, func() { f.OfferPair(pair[0], pair[1]) }, f.OfferNone),
		panel.Click(command, func() { _ = f.ShowLogged(r.Last, pair[0], pair[1]) })) // a pair that no longer exists is not picked
}
