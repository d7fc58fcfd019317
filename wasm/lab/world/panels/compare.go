package panels

import (
	"strconv"

	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/link"
	"github.com/clipstage/clipstage/wasm/lab/world/lockstep"
	"github.com/clipstage/clipstage/wasm/text"
)

// compared is the state that the comparison shows.
type compared struct {
	compares, differs bool
	prepared          string // its id
	there             bool   // the figure stands at its step
	step, first, body int
	view              lockstep.View
	picked            bool
}

// The values of the two options beside the prepared comparisons, whose values are their ids.
const (
	compareNothing = ""
	compareSolvers = "solvers"
)

// Compare is the choice of a comparison, of the view of the two worlds, and of the steps to see.
func Compare(f *world.Figure) func() *panel.Element {
	shows := func() (now compared) {
		if now.compares = f.Compares(); !now.compares {
			return now
		}
		if p := f.Prepared(); p != nil {
			now.prepared, now.step = p.ID, p.Step()
			now.there = f.Quiet() || f.Steps() == now.step && !f.UnderWay()
		}
		now.first, now.body, now.differs = f.First()
		now.view = f.View
		now.picked = f.HasPair()
		return now
	}
	return panel.Memo(f, shows, func(now compared) *panel.Element { return comparison(f, &now).As("compare") })
}

func comparison(f *world.Figure, now *compared) *panel.Element {
	if !now.compares {
		return panel.Node("div", "cs-compare", comparisonList(f, now), panel.Node("div", ""))
	}
	var views []string
	for v := range lockstep.View(lockstep.ViewCount) {
		if v != lockstep.ViewPair || now.picked { // the pair's view is the last
			views = append(views, f.Say(v.Name()))
		}
	}
	return panel.Node("div", "cs-compare", comparisonList(f, now),
		choice(f.Say(text.CompareViews), "view", views, int(now.view), func(i int) { _ = f.SetView(lockstep.View(i).String()) }),
		comparisonSteps(f, now))
}

// comparisonList is the list of comparisons.
func comparisonList(f *world.Figure, now *compared) *panel.Element {
	chosen, solvers := now.prepared, text.CompareSolvers
	if chosen == "" && now.compares {
		chosen, solvers = compareSolvers, text.CompareHere
	}
	option := func(value string, words text.Key) *panel.Element {
		return panel.Option(value, f.Say(words), value == chosen, panel.Key(value))
	}
	var prepared panel.List
	for _, p := range link.PreparedComparisons() {
		prepared = append(prepared, option(p.ID, p.Name))
	}
	name := f.Say(text.CompareTitle)
	return panel.Labelled(name, panel.Select(name, "compare", func(value string) {
		switch value {
		case compareNothing:
			_ = f.Compare("") // ends the comparison
		case compareSolvers:
			f.CompareSolvers()
		default:
			_ = f.Prepare(value) // it is in the list
		}
	}, panel.List{option(compareNothing, text.CompareNone), option(compareSolvers, solvers),
		panel.Node("optgroup", "", panel.Key("prepared"), panel.Attributes("label", f.Say(text.ComparePrepared)), prepared)},
		panel.Attributes("data-field", "compare")))
}

// comparisonSteps lead to the first difference and to the step of a prepared comparison.
func comparisonSteps(f *world.Figure, now *compared) *panel.Element {
	step := func(id, words string, do func()) *panel.Element {
		return panel.Phrase("button", "cs-quiet", words, panel.Key(id),
			panel.Attributes("type", "button", "data-compare", id), panel.Click(id, do))
	}
	var list panel.List
	if now.prepared != "" && !now.there {
		list = append(list, step("there", f.Say(text.CompareToStep, "n", strconv.Itoa(now.step)), f.SeekPrepared))
	}
	if now.differs {
		words := f.Say(text.CompareFirstStep, "n", strconv.Itoa(now.first), "body", strconv.Itoa(now.body))
		list = append(list, step("first", words, f.GoToFirst))
	}
	return panel.Node("div", "cs-choice", list)
}
