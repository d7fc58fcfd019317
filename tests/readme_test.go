package tests

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// readmes are the READMEs of the repository.
var readmes = []string{
	"../README.md", "../physics/README.md", "../physics/hull/README.md", "../physics/shape/README.md", "../physics/hull/codec/README.md",
	"../wasm/README.md", "../wasm/tinygo/README.md", "../web/README.md",
	"README.md", "peers/README.md", "testdata/README.md",
}

var link = regexp.MustCompile(`\]\(([^)#]+)`)

// TestReadmes checks that each link of a README that is not a URL leads to a file, and that the main README.md
// has at most 120 lines.
func TestReadmes(t *testing.T) {
	for _, file := range readmes {
		text := readText(t, file)
		for _, match := range link.FindAllStringSubmatch(text, -1) {
			if strings.Contains(match[1], "://") {
				continue
			}
			if _, err := os.Stat(filepath.Join(filepath.Dir(file), match[1])); err != nil {
				t.Errorf("%s links to %s: %v", file, match[1], err)
			}
		}
	}
	if lines := strings.Count(readText(t, "../README.md"), "\n"); lines > 120 {
		t.Errorf("README.md has %d lines; want at most 120", lines)
	}
}
