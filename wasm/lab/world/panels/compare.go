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
	prepared, there   bool // the comparison is a prepared one; the figure is at its step, or Quiet
	step, first, body int
	view              lockstep.View
	picked            bool
}

// Compare returns two parts. choice selects the view of two compared worlds, and the steps to see. Without a
// comparison it is empty. cards are the pictures that start comparisons. They are rendered after choice.
func Compare(f *world.Figure) (choice, cards func() *panel.Element) {
	prepared := ""
	shows := func() (now compared) {
		prepared = ""
		if now.compares = f.Compares(); !now.compares {
			return now
		}
		if p := f.Prepared(); p != nil {
			prepared = p.ID
			now.prepared, now.step = true, p.Step()
			now.there = f.Quiet() || f.Steps() == now.step && !f.UnderWay()
		}
		now.first, now.body, now.differs = f.First()
		now.view = f.View
		now.picked = f.HasPair()
		return now
	}
	return panel.Memo(f, shows, func(now compared) *panel.Element { return comparison(f, &now).As("compare") }),
		panel.Memo(f, func() string { return prepared }, func(now string) *panel.Element { return comparisons(f, now).As("cards") })
}

func comparison(f *world.Figure, now *compared) *panel.Element {
	if !now.compares {
		return panel.Node("div", "cs-compare")
	}
	var views []string
	for v := range lockstep.View(lockstep.ViewCount) {
		if v != lockstep.ViewPair || now.picked { // the view of the pair is the last one
			views = append(views, f.Say(v.Name()))
		}
	}
	return panel.Node("div", "cs-compare",
		choice(f.Say(text.CompareViews), "view", views, int(now.view), func(i int) { _ = f.SetView(lockstep.View(i).String()) }),
		comparisonSteps(f, now))
}

// comparisonSteps are buttons that lead to the first difference, to the step of a prepared comparison, and back
// to one world.
func comparisonSteps(f *world.Figure, now *compared) *panel.Element {
	step := func(id, words string, do func()) *panel.Element {
		return panel.Phrase("button", "cs-quiet", words, panel.Key(id),
			panel.Attributes("type", "button", "data-compare", id), panel.Click(id, do))
	}
	var list panel.List
	if now.prepared && !now.there {
		list = append(list, step("there", f.Say(text.CompareToStep, "n", strconv.Itoa(now.step)), f.SeekPrepared))
	}
	if now.differs {
		words := f.Say(text.CompareFirstStep, "n", strconv.Itoa(now.first), "body", f.Language().Body(now.body))
		list = append(list, step("first", words, f.GoToFirst))
	}
	list = append(list, step("end", f.Say(text.CompareEnd), func() { _ = f.Compare("") }))
	return panel.Node("div", "cs-choice", list)
}

// featured is the number of prepared comparisons outside the fold.
const featured = 3

// comparisons are the pictures that start the prepared comparisons, and the button that compares the solvers in
// the current scene. now is the id of the running comparison, or "".
func comparisons(f *world.Figure, now string) *panel.Element {
	heading := f.Say(text.CompareTitle)
	var items panel.List
	for i, p := range link.PreparedComparisons() {
		start := func() { _ = f.Prepare(p.ID) } // it is in the list
		items = append(items, panel.Picture("data-prepared", p.ID, f.Say(p.Finding.Title), p.ID == now, start,
			thumbnail(world.PreparedPicture(i)), panel.Words(f.Say(p.Name))))
	}
	gallery := func(name string, items panel.List) *panel.Element {
		return panel.Node("ul", "cs-gallery cs-scenes", panel.Attributes("aria-label", name), items)
	}
	solvers := panel.Button{Command: "solvers", Class: "cs-quiet", Label: text.CompareSolvers, Name: text.CompareSolvers, Do: f.CompareSolvers}
	more := f.Say(text.CompareMore)
	return panel.Node("section", "cs-cards", panel.Attributes("aria-label", heading),
		panel.Phrase("h3", "", heading), gallery(heading, items[:featured]),
		panel.Fold("compare", more, gallery(more, items[featured:]), panel.Node("div", "cs-tools", solvers.Element(f))))
}
