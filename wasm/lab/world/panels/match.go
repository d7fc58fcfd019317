package panels

import (
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/finding"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/lab/world"
	"github.com/clipstage/clipstage/wasm/lab/world/say"
	"github.com/clipstage/clipstage/wasm/text"
)

// matchTables has the tables of the stage match: the ids of two steps, the impulses with which contacts begin,
// and the causes of lost impulses.
func matchTables(f *world.Figure, m *panel.Marker, x *say.Match) []panel.Item {
	return []panel.Item{slotTable(f, x.Slots), beginTable(f, x.Begin), reasonList(f, m, x.Reasons)}
}

func slotTable(f *world.Figure, list []say.Slots) *panel.Element {
	rows := make(panel.List, len(list))
	for i := range list {
		s := &list[i]
		cells := make(panel.List, len(s.Edges))
		for j, e := range s.Edges {
			if e.Box == 0 {
				cells[j] = panel.Phrase("td", "cs-nothing"+panel.When(e.Differs, " cs-differs"), f.Say(text.MatchNone))
			} else {
				cells[j] = panel.Node("td", panel.When(e.Differs, "cs-differs"), e.Chip.Element())
			}
		}
		rows[i] = panel.Node("tr", panel.When(s.Opens, "cs-opens")+panel.When(s.Last, " cs-last"),
			panel.Heading("row", s.Label), cells, panel.Phrase("td", "cs-verdict"+panel.When(s.Same, " cs-same"), s.Verdict))
	}
	head := []string{f.Say(text.MatchSlots)}
	for _, box := range clipping.BoxNames {
		head = append(head, f.Say(text.MatchIn, "box", box), f.Say(text.MatchOut, "box", box))
	}
	return panel.Node("table", "cs-table cs-slots",
		panel.Head(append(head, "")), panel.Node("tbody", "", rows))
}

func beginTable(f *world.Figure, list []say.Begin) *panel.Element {
	rows := make(panel.List, len(list))
	for i := range list {
		b := &list[i]
		cells := make(panel.List, len(b.Amounts))
		for j := range b.Amounts {
			cells[j] = amountCell(&b.Amounts[j])
		}
		rows[i] = panel.Node("tr", "cs-"+b.Mark,
			panel.Heading("row", f.Say(text.PairContact, "n", digits(b.Number)), panel.Phrase("span", "cs-state", b.State)),
			cells)
	}
	return panel.Node("table", "cs-table cs-begin",
		panel.Head([]string{f.Say(text.MatchStart), f.Say(text.MatchNormal), f.Say(text.MatchFriction)}),
		panel.Node("tbody", "", rows))
}

// amountCell has the impulse with which a contact begins and, struck out, the lost impulse.
func amountCell(a *say.Amount) *panel.Element {
	value := func(c *finding.Cell) panel.Item {
		exact := panel.Exact(c.Values...)
		return panel.Attributes("data-value", exact, "title", exact, "translate", "no")
	}
	var was *panel.Element
	if a.Lost {
		was = panel.Phrase("del", "", a.Was.Text, value(&a.Was))
	}
	if a.Ended {
		return panel.Node("td", "", was)
	}
	return panel.Node("td", "", value(&a.Now), was, panel.Phrase("span", "cs-now", a.Now.Text))
}

func reasonList(f *world.Figure, m *panel.Marker, list []say.Reason) *panel.Element {
	if len(list) == 0 {
		return nil
	}
	heading, items := m.Phrase("p", "cs-hint", f.Say(text.MatchReasons)), make(panel.List, len(list))
	for i, r := range list {
		items[i] = m.Phrase("li", panel.When(r.Here, "cs-found"), r.Text)
	}
	return panel.Node("div", "cs-reasons", heading, panel.Node("ul", "", items))
}
