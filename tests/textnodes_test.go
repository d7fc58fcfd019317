package tests

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestNoTextNodes holds the controls to ui.Phrase and ui.Words: page translators replace text nodes,
// and vecty would go on writing into those that it made.
func TestNoTextNodes(t *testing.T) {
	found := 0
	err := filepath.WalkDir("../wasm/ui", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".go" {
			return err
		}
		source, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		found++
		if strings.Contains(string(source), "vecty.Text(") {
			t.Errorf("%s makes a text node", path)
		}
		return nil
	})
	if err != nil || found == 0 {
		t.Fatalf("%d files, %v", found, err)
	}
}
