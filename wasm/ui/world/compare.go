package world

import (
	"strconv"

	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// compare is what is compared: the choice of it, how the two worlds are drawn, and the steps to see.
type compare struct {
	view
	shown pairing
}

func newCompare(v view) ui.Component {
	c := &compare{view: v}
	return ui.NewMemo(v.View, "div", c.shows, c.render)
}

// pairing is what compare shows.
type pairing struct {
	compares, differs bool
	prepared          string // its id
	there             bool   // the figure stands at its step
	step, first, body int
	view              world.View
	picked            bool
}

// What may be chosen besides prepared comparisons, whose values are their ids.
const (
	compareNothing = ""
	compareSolvers = "solvers"
)

func (c *compare) shows() (now pairing) {
	f := c.Figure
	if now.compares = f.Compares(); !now.compares {
		return now
	}
	p, step, ok := f.Prepared()
	if ok {
		now.prepared, now.step = p.ID, step
		now.there = f.Quiet() || f.Steps() == step && !f.UnderWay()
	}
	now.first, now.body, now.differs = f.First()
	now.view = f.View()
	_, _, now.picked = f.Watched()
	return now
}

func (c *compare) render(shown pairing) *vecty.HTML {
	c.shown = shown
	root := c.Root()
	if !c.shown.compares {
		return ui.Node("div", "cs-compare", root, c.list(), ui.Node("div", ""))
	}
	var views []string
	for v := range world.View(world.ViewCount) {
		if v != world.ViewPair || c.shown.picked { // that one is the last
			views = append(views, c.say(v.Name()))
		}
	}
	return ui.Node("div", "cs-compare", root, c.list(),
		c.choice(c.say(text.CompareViews), views, int(c.shown.view), func(i int) { _ = c.Figure.SetView(world.View(i).String()) }),
		c.steps())
}

// list is the list of what can be compared.
func (c *compare) list() *vecty.HTML {
	name := c.say(text.CompareTitle)
	now := c.shown.prepared
	if now == "" && c.shown.compares {
		now = compareSolvers
	}
	solvers := text.CompareSolvers
	if now == compareSolvers {
		solvers = text.CompareHere
	}
	option := func(value, words string) *vecty.HTML {
		return ui.Phrase("option", "", words, vecty.Markup(vecty.Key(value)), ui.Property("value", value), ui.Property("selected", value == now))
	}
	var list vecty.List
	for _, p := range world.PreparedComparisons() {
		list = append(list, option(p.ID, c.say(p.Name)))
	}
	return ui.Node("label", "cs-preset", ui.Phrase("span", "", name),
		ui.Node("select", "", ui.Attributes("aria-label", name, "data-field", "compare"), c.On("change", c.choose),
			option(compareNothing, c.say(text.CompareNone)), option(compareSolvers, c.say(solvers)),
			ui.Node("optgroup", "", vecty.Markup(vecty.Key("prepared")), ui.Attributes("label", c.say(text.ComparePrepared)), list)))
}

func (c *compare) choose(value string) {
	switch f := c.Figure; value {
	case compareNothing:
		_ = f.Compare("") // that ends it
	case compareSolvers:
		f.CompareSolvers()
	default:
		_ = f.Prepare(value) // it is in the list
	}
}

// steps lead to the first difference and to the step of a prepared comparison.
func (c *compare) steps() *vecty.HTML {
	var list vecty.List
	if c.shown.prepared != "" && !c.shown.there {
		list = append(list, c.step("there", c.say(text.CompareToStep, "n", strconv.Itoa(c.shown.step)), (*world.Figure).SeekPrepared))
	}
	if c.shown.differs {
		words := c.say(text.CompareFirstStep, "n", strconv.Itoa(c.shown.first), "body", strconv.Itoa(c.shown.body))
		list = append(list, c.step("first", words, (*world.Figure).GoToFirst))
	}
	return ui.Node("div", "cs-choice", list)
}

func (c *compare) step(id, words string, do func(*world.Figure)) *vecty.HTML {
	return ui.Phrase("button", "cs-quiet", words, vecty.Markup(vecty.Key(id)), ui.Attributes("type", "button", "data-compare", id),
		c.On("click", func(string) { do(c.Figure) }))
}
