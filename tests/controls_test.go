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
	renders    = regexp.MustCompile(`(?s)\nfunc \(\w+ \*?(\w+)\) (?:Render|SkipRender)\(.*?\n}`)
	readsPanel = regexp.MustCompile(`\bp\.(element|differs)\b`)
)

// TestControls checks two rules in the source of the renderer. The renderer makes no text nodes: page
// translators replace them, and vecty would write into the removed nodes. Each component renders the values of
// its own panel: vecty renders in the next frame, when the figure may be destroyed.
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
			if !readsPanel.MatchString(match[0]) {
				t.Errorf("%s: %s does not render the values of its panel", path, match[1])
			}
		}
		return nil
	})
	if err != nil || found < 2 {
		t.Fatalf("%d methods that render, %v", found, err)
	}
}
