package panels

import (
	"slices"
	"strconv"

	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/link"
	"github.com/clipstage/clipstage/wasm/text"
)

// mostPairs is the largest length of the list. A large pile has tens of thousands of pairs.
const mostPairs = 200

// picks are the listed pairs, which touch.
type picks struct {
	pairs [][2]int
	count int // number of all touching pairs
}

// picked is the state that the part about the picked pair shows, without the list.
type picked struct {
	read                   int // counts changes of the list
	chosen, ringed         [2]int
	first, second, refused string
}

// Picks is the list of touching pairs, and two fields for any other pair. While the world plays, the list stays
// the same.
func Picks(f *world.Figure) func() *panel.Element {
	var list picks
	read := 0
	shows := func() (now picked) {
		if read == 0 || !f.Quiet() {
			pairs, count := f.Touching(mostPairs)
			if read == 0 || count != list.count || !slices.Equal(pairs, list.pairs) {
				list = picks{pairs, count}
				read++
			}
		}
		now.read = read
		now.chosen, now.ringed = f.Pair, f.Offered
		now.first, now.second, now.refused = f.BodyText(0), f.BodyText(1), f.Wanted.Refused
		return now
	}
	return panel.Memo(f, shows, func(now picked) *panel.Element { return list.element(f, &now).As("picks") })
}

func (p *picks) element(f *world.Figure, now *picked) *panel.Element {
	heading, hint := f.Say(text.WorldPairs), f.Say(text.WorldPairsHint)
	var more *panel.Element
	if left := p.count - len(p.pairs); left > 0 {
		more = panel.Phrase("p", "cs-hint", f.Say(text.WorldPairsMore, "count", text.Grouped(left)))
	}
	if now.ringed[0] != now.ringed[1] {
		hint = pairName(f, text.WorldPairsRinged, now.ringed)
	}
	field := func(i int, name text.Key, value string) *panel.Element {
		field := panel.Field{Name: f.Say(name), ID: "body." + strconv.Itoa(i), Value: value, Refused: now.refused,
			Do: func(typed string) { f.TypeBody(i, typed) }}
		return field.Input(panel.Attributes("inputmode", "numeric", "placeholder", strconv.Itoa(i)))
	}
	pick := panel.Button{Command: "pick", Class: "cs-quiet", Label: text.WorldPick, Name: text.WorldPickName, Do: f.PickTyped}
	return panel.Node("section", "cs-picks", panel.Attributes("aria-label", heading),
		panel.Labelled(heading, panel.Select(heading, "pair", func(id string) { p.choose(f, id) }, p.options(f, now.chosen))),
		more,
		panel.Phrase("p", "cs-hint cs-ringed", hint),
		panel.Phrase("p", "cs-hint", f.Say(text.WorldPickAny)),
		panel.Node("div", "cs-any",
			field(0, text.WorldBodyFirst, now.first), field(1, text.WorldBodySecond, now.second), pick.Element(f)),
		panel.Refused("span", now.refused))
}

// options are the touching pairs. If the picked pair does not touch, it is among them too.
func (p *picks) options(f *world.Figure, chosen [2]int) panel.List {
	option := func(pair [2]int, key text.Key) *panel.Element {
		id := link.PairID(pair[0], pair[1])
		return panel.Option(id, pairName(f, key, pair), pair == chosen, panel.Key(id))
	}
	some := chosen[0] != chosen[1]
	options := panel.List{panel.Option("", f.Say(text.WorldPairNone), !some, panel.Key("none"))}
	if some && !slices.Contains(p.pairs, chosen) {
		key := text.WorldPair
		if len(p.pairs) == p.count {
			key = text.WorldPairApart
		}
		options = append(options, option(chosen, key))
	}
	for _, pair := range p.pairs {
		options = append(options, option(pair, text.WorldPair))
	}
	return options
}

// choose picks the listed pair with the given id. "" unpicks the pair.
func (p *picks) choose(f *world.Figure, id string) {
	if id == "" {
		f.Unchoose()
	}
	for _, pair := range p.pairs {
		if link.PairID(pair[0], pair[1]) == id {
			_ = f.Choose(pair[0], pair[1]) // both bodies exist
		}
	}
}

func pairName(f *world.Figure, key text.Key, pair [2]int) string {
	return f.Say(key, "a", f.Language().Body(pair[0]), "b", f.Language().Body(pair[1]))
}
