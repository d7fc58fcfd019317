package tests

import (
	"regexp"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/wasm/lab/panel"
)

// letter is a pattern for a word of one letter.
var letter = regexp.MustCompile(`(?:^|[^\pL])(\pL)[′₀ᵀ]?(?:$|[^\pL])`)

// checkLegend reports letters that the line below the formulas explains, but no formula has.
func checkLegend(t *testing.T, part *panel.Element) {
	t.Helper()
	have := " a A B " // the article, and the names of the bodies
	for _, e := range inside(part, "mi") {
		have += contentOf(e) + " "
	}
	for _, line := range inside(part, "p") {
		for words := contentOf(line); ; {
			at := letter.FindStringSubmatchIndex(words)
			if at == nil {
				break
			}
			if one := words[at[2]:at[3]]; !strings.Contains(have, " "+one+" ") {
				t.Errorf("%q is explained, but no formula has it: %s", one, contentOf(line))
			}
			words = words[at[3]:]
		}
	}
}
