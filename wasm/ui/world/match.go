package world

import (
	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/text"
	"github.com/clipstage/clipstage/wasm/ui"
)

// match compares the ids of two steps, and says what goes into the warm start.
func (w *words) match(m *world.Match) []vecty.MarkupOrChild {
	return []vecty.MarkupOrChild{w.slots(m.Slots), w.begins(m.Begin), w.reasons(m.Reasons)}
}

func (w *words) slots(list []world.Slots) *vecty.HTML {
	rows := make(vecty.List, len(list))
	for i := range list {
		s := &list[i]
		cells := make(vecty.List, len(s.Edges))
		for j, e := range s.Edges {
			if e.Box == 0 {
				cells[j] = ui.Phrase("td", "cs-nothing"+ui.When(e.Differs, " cs-differs"), w.say(text.MatchNone))
			} else {
				cells[j] = ui.Node("td", ui.When(e.Differs, "cs-differs"), ui.Chip(e.Chip))
			}
		}
		rows[i] = ui.Node("tr", ui.When(s.Opens, "cs-opens")+ui.When(s.Last, " cs-last"),
			ui.Heading("row", s.Label), cells, ui.Phrase("td", "cs-verdict"+ui.When(s.Same, " cs-same"), s.Verdict))
	}
	head := []string{w.say(text.MatchSlots)}
	for _, box := range clipping.BoxNames {
		head = append(head, w.say(text.MatchIn, "box", box), w.say(text.MatchOut, "box", box))
	}
	return ui.Node("table", "cs-table cs-slots",
		ui.Head(append(head, "")), ui.Node("tbody", "", rows))
}

func (w *words) begins(list []world.Begin) *vecty.HTML {
	rows := make(vecty.List, len(list))
	for i := range list {
		b := &list[i]
		cells := make(vecty.List, len(b.Amounts))
		for j := range b.Amounts {
			cells[j] = w.amount(&b.Amounts[j])
		}
		rows[i] = ui.Node("tr", "cs-"+b.Mark,
			ui.Heading("row", w.say(text.PairContact, "n", digits(b.Number)), ui.Phrase("span", "cs-state", b.State)), cells)
	}
	return ui.Node("table", "cs-table cs-begin",
		ui.Head([]string{w.say(text.MatchStart), w.say(text.MatchNormal), w.say(text.MatchFriction)}), ui.Node("tbody", "", rows))
}

// amount is what a contact begins with and, struck out, what is lost.
func (w *words) amount(a *world.Amount) *vecty.HTML {
	var was *vecty.HTML
	if a.Lost {
		exact := ui.Exact(a.Was.Values...)
		was = ui.Phrase("del", "", a.Was.Text, ui.Attributes("data-value", exact, "title", exact, "translate", "no"))
	}
	if a.Ended {
		return ui.Node("td", "", was)
	}
	exact := ui.Exact(a.Now.Values...)
	return ui.Node("td", "", ui.Attributes("data-value", exact, "title", exact, "translate", "no"), was, ui.Phrase("span", "cs-now", a.Now.Text))
}

func (w *words) reasons(list []world.Reason) *vecty.HTML {
	if len(list) == 0 {
		return nil
	}
	items := make(vecty.List, len(list))
	for i, r := range list {
		items[i] = ui.Phrase("li", ui.When(r.Here, "cs-found"), r.Text)
	}
	return ui.Node("div", "cs-reasons", ui.Phrase("p", "cs-hint", w.say(text.MatchReasons)), ui.Node("ul", "", items))
}
