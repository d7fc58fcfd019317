// Package wordsfile compares the words of a lab with a file, so that a change of wording shows as a diff.
package wordsfile

import (
	"flag"
	"os"
	"strings"
	"testing"
)

const file = "testdata/words.txt"

var update = flag.Bool("update", false, "rewrite "+file)

// Check compares the words with the file of the tested package. With -update it writes the file first.
func Check(t *testing.T, words string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, []byte(words), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	got, want := strings.Split(string(data), "\n"), strings.Split(words, "\n")
	for i, line := range want {
		if i >= len(got) || got[i] != line {
			t.Fatalf("%s:%d is stale: run make generate\nnow %s", file, i+1, line)
		}
	}
	if len(got) != len(want) {
		t.Errorf("%s has %d lines, want %d: run make generate", file, len(got), len(want))
	}
}
