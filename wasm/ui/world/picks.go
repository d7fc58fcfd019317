package world

import (
	"slices"
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// mostPairs is how many stand in the list: a large pile has tens of thousands.
const mostPairs = 200

var pickButton = button{Class: "cs-quiet", Label: text.WorldPick, Name: text.WorldPickName, Do: (*world.Figure).PickTyped}

// picks is the list of pairs that touch, and two fields for any other pair. While the world goes on
// the list stays as it is.
type picks struct {
	vecty.Core
	view
	pairs [][2]int
	count int
	shown picked
}

// picked is what picks show, but for the list.
type picked struct {
	a, b, ringedA, ringedB int
	first, second, refused string
	gone                   bool
}

// Copy implements vecty.Copier: see package pair.
func (p *picks) Copy() vecty.Component {
	return &picks{view: p.view, pairs: p.pairs, count: p.count, shown: p.shown}
}

func (p *picks) shows() (now picked) {
	f := p.Figure
	if p.Gone() {
		return picked{gone: true}
	}
	now.a, now.b, _ = f.Watched()
	now.ringedA, now.ringedB, _ = f.Offered()
	now.first, now.second, now.refused = f.BodyText(0), f.BodyText(1), f.PairRefused()
	return now
}

// take reads the list of pairs anew, and reports whether it has changed.
func (p *picks) take() (changed bool) {
	pairs, count := p.Figure.Touching(mostPairs)
	if count == p.count && slices.Equal(pairs, p.pairs) {
		return false
	}
	p.pairs, p.count = pairs, count
	return true
}

// Update implements ui.Component.
func (p *picks) Update() {
	if changed := !p.Gone() && !p.Figure.Quiet() && p.take(); changed || p.shown != p.shows() {
		p.Again(p)
	}
}

// Render implements vecty.Component.
func (p *picks) Render() vecty.ComponentOrHTML {
	if p.shown = p.shows(); p.Gone() {
		return ui.Node("section", "")
	}
	if p.pairs == nil {
		p.take()
	}
	s := &p.shown
	root := p.Root()
	heading := p.say(text.WorldPairs)
	var more, ringed, alert *vecty.HTML
	if left := p.count - len(p.pairs); left > 0 {
		more = ui.Phrase("p", "cs-hint", p.say(text.WorldPairsMore, "count", text.Grouped(left)))
	}
	hint := p.say(text.WorldPairsHint)
	if s.ringedA != s.ringedB {
		hint = p.name(text.WorldPairsRinged, [2]int{s.ringedA, s.ringedB})
	}
	ringed = ui.Phrase("p", "cs-hint cs-ringed", hint)
	if s.refused != "" {
		alert = ui.Phrase("span", "cs-refused", s.refused, ui.Attributes("role", "alert"))
	}
	return ui.Node("section", "cs-picks", root, ui.Attributes("aria-label", heading),
		ui.Node("label", "cs-preset", ui.Phrase("span", "", heading), p.list()),
		more, ringed,
		ui.Phrase("p", "cs-hint", p.say(text.WorldPickAny)),
		ui.Node("div", "cs-any", p.field(0, text.WorldBodyFirst, s.first), p.field(1, text.WorldBodySecond, s.second), p.button(&pickButton)),
		alert)
}

// list is the pairs that touch, with the picked one among them.
func (p *picks) list() *vecty.HTML {
	f := p.Figure
	chosen := [2]int{p.shown.a, p.shown.b}
	picked := chosen[0] != chosen[1]
	option := func(value, words string, selected bool) *vecty.HTML {
		return ui.Phrase("option", "", words, vecty.Markup(vecty.Key(value)), ui.Property("value", value), ui.Property("selected", selected))
	}
	options := vecty.List{option("", p.say(text.WorldPairNone), !picked)}
	if picked && !slices.Contains(p.pairs, chosen) {
		key := text.WorldPair
		if len(p.pairs) == p.count {
			key = text.WorldPairApart
		}
		options = append(options, option(world.PairID(chosen[0], chosen[1]), p.name(key, chosen), true))
	}
	for _, pair := range p.pairs {
		options = append(options, option(world.PairID(pair[0], pair[1]), p.name(text.WorldPair, pair), pair == chosen))
	}
	return ui.Node("select", "", ui.Attributes("aria-label", p.say(text.WorldPairs)),
		p.On("change", func(id string) {
			if id == "" {
				f.Unchoose()
				return
			}
			for _, pair := range append([][2]int{chosen}, p.pairs...) {
				if world.PairID(pair[0], pair[1]) == id {
					_ = f.Choose(pair[0], pair[1]) // they are there
				}
			}
		}), options)
}

func (p *picks) name(key text.Key, pair [2]int) string {
	return p.say(key, "a", strconv.Itoa(pair[0]), "b", strconv.Itoa(pair[1]))
}

func (p *picks) field(i int, name text.Key, value string) *vecty.HTML {
	return ui.Node("input", "",
		ui.Attributes("type", "text", "inputmode", "numeric", "autocomplete", "off", "data-field", "body."+strconv.Itoa(i), "aria-label", p.say(name),
			"placeholder", strconv.Itoa(i), "aria-invalid", strconv.FormatBool(p.shown.refused != "")),
		p.Typed(strconv.Itoa(i), value, func(typed string) { p.Figure.TypeBody(i, typed) }))
}
