package why

import (
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/wasm/lab/clipping"
	"github.com/clipstage/clipstage/wasm/lab/panel"
	"github.com/clipstage/clipstage/wasm/text"
)

// legends explain the letters in the formulas of each stage.
var legends = [physics.StageCount]text.Key{
	text.FormulaSetupText, text.FormulaFacesText, text.FormulaFacesText, text.FormulaBestAxisText, text.FormulaReferenceText,
	text.FormulaIncidentText, text.FormulaClipText, text.FormulaClipText, text.FormulaKeepText, text.FormulaContactsText,
}

// Formulas returns the formulas of a stage with the numbers of this call. The stage must have run.
func Formulas(m *panel.Marker, c *physics.Clipping, a, b *physics.Body, stage physics.Stage) *panel.Element {
	var ids func() *panel.Element
	if stage == physics.StageContacts {
		ids = func() *panel.Element { return bytes(m, &c.Manifold) }
	}
	legend := m.In.Text(legends[stage])
	if side := stage - physics.StageClipNeg; stage >= physics.StageClipNeg && stage <= physics.StageClipPos && c.Clipped[side].Cut {
		legend = m.In.Sentences(legend, m.In.Text(text.FormulaClipCut))
	}
	return m.Formulas(legend, clipping.Formulas(m.In, c, a, b, stage), ids)
}

// bytes returns a table of the edges in each byte of the contacts' ids. A's part comes first.
func bytes(m *panel.Marker, found *physics.Manifold) *panel.Element {
	var rows panel.List
	for i := range found.Count {
		f := found.Contacts[i].Feature
		var cells panel.List
		for k, edge := range [4]physics.Edge{f.In1(), f.Out1(), f.In2(), f.Out2()} {
			name := m.In.Text(text.FormulaByteNone)
			if edge != physics.NoEdge {
				name = clipping.EdgeName(m.In, k/2, edge)
			}
			cells = append(cells, panel.Node("td", "", panel.Words(strconv.Itoa(int(edge))), panel.Phrase("span", "cs-byte", name)))
		}
		rows = append(rows, panel.Node("tr", "", panel.Heading("row", strconv.Itoa(i+1)), cells))
	}
	return panel.Node("table", "cs-table cs-bytes", m.Phrase("caption", "", m.In.Text(text.FormulaBytes)),
		panel.Head([]string{"", "inEdge1", "outEdge1", "inEdge2", "outEdge2"}), panel.Node("tbody", "", rows))
}
