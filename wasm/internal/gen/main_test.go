package main

import "testing"

// TestStale compares the generated files with the output of their generators.
func TestStale(t *testing.T) {
	for _, file := range files().Stale() {
		t.Errorf("%s is stale: run make generate", file)
	}
}
