package why

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/text"
)

// legends name the letters in the formulas of each stage.
var legends = [physics.StageCount]text.Key{
	text.FormulaSetupText, text.FormulaFacesText, text.FormulaFacesText, text.FormulaBestAxisText, text.FormulaReferenceText,
	text.FormulaIncidentText, text.FormulaClipText, text.FormulaClipText, text.FormulaKeepText, text.FormulaContactsText,
}

// Formulas returns the formulas of a stage, which must have run, with the numbers of this call.
func Formulas(in text.Language, c *physics.Clipping, a, b *physics.Body, stage physics.Stage) *panel.Element {
	var ids *panel.Element
	if stage == physics.StageContacts {
		ids = bytes(in, &c.Manifold)
	}
	return panel.Formulas(in, in.Text(legends[stage]), clipping.Formulas(in, c, a, b, stage), ids)
}

// bytes returns a table that names the edge in each byte of the contacts' ids. A's part comes first.
func bytes(in text.Language, m *physics.Manifold) *panel.Element {
	var rows panel.List
	for i := range m.Count {
		f := m.Contacts[i].Feature
		var cells panel.List
		for k, edge := range [4]physics.Edge{f.In1(), f.Out1(), f.In2(), f.Out2()} {
			name := in.Text(text.FormulaByteNone)
			if edge != physics.NoEdge {
				name = clipping.EdgeName(in, k/2, edge)
			}
			cells = append(cells, panel.Node("td", "", panel.Words(strconv.Itoa(int(edge))), panel.Phrase("span", "cs-byte", name)))
		}
		rows = append(rows, panel.Node("tr", "", panel.Heading("row", strconv.Itoa(i+1)), cells))
	}
	return panel.Node("table", "cs-table cs-bytes", panel.Phrase("caption", "", in.Text(text.FormulaBytes)),
		panel.Head([]string{"", "inEdge1", "outEdge1", "inEdge2", "outEdge2"}), panel.Node("tbody", "", rows))
}
