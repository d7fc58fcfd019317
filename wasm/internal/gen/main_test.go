package main

import "testing"

func TestStale(t *testing.T) {
	for _, file := range files().Stale() {
		t.Errorf("%s is stale: run make generate", file)
	}
}
