package tests

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestToyLab bounds the cost of a new lab. The lab of two circles in toy/testdata has at most 500 lines. Its
// patch applies, and changes at most 8 shared files. "make toy" builds and tests it.
func TestToyLab(t *testing.T) {
	lines := 0
	err := filepath.WalkDir("toy/testdata", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		source, err := os.ReadFile(path)
		lines += strings.Count(string(source), "\n")
		return err
	})
	if err != nil || lines == 0 || lines > 500 {
		t.Errorf("%d lines, %v; at most 500 wanted", lines, err)
	}
	patch, err := os.ReadFile("toy/shared.patch")
	if err != nil {
		t.Fatal(err)
	}
	files := strings.Count(string(patch), "\n+++ b/")
	if files == 0 || files > 8 {
		t.Errorf("the patch changes %d shared files, at most 8 wanted", files)
	}
	apply := exec.Command("git", "apply", "--check", "tests/toy/shared.patch")
	apply.Dir = ".."
	if out, err := apply.CombinedOutput(); err != nil {
		t.Errorf("the patch does not apply: %v\n%s", err, out)
	}
	t.Logf("%d lines, %d shared files", lines, files)
}
