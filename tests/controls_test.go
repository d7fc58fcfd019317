package tests

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var (
	renders  = regexp.MustCompile(`(?s)\nfunc \(\w+ \*?(\w+)\) (?:Render|SkipRender)\(.*?\n}`)
	asksGone = regexp.MustCompile(`\.Gone\(\)|\bp\.(element|differs)\b`)
)

// TestControls checks two rules in the source of the controls. They make no text nodes, because page translators
// replace these and vecty would write into the removed ones; ui.Phrase and ui.Words make none. And each component
// checks that its figure exists before it reads the figure, because vecty renders in the next frame, when the figure
// may be destroyed. A part of a panel reads no figure.
func TestControls(t *testing.T) {
	found := 0
	err := filepath.WalkDir("../wasm/ui", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".go" {
			return err
		}
		source, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if strings.Contains(string(source), "vecty.Text(") {
			t.Errorf("%s makes a text node", path)
		}
		for _, match := range renders.FindAllStringSubmatch(string(source), -1) {
			found++
			if !asksGone.MatchString(match[0]) {
				t.Errorf("%s: %s renders without checking whether its figure is destroyed", path, match[1])
			}
		}
		return nil
	})
	if err != nil || found < 12 {
		t.Fatalf("%d components, %v", found, err)
	}
}
