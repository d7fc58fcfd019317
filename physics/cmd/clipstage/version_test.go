package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"testing"
)

//go:generate go test -run ^TestVersion$ -update .

var update = flag.Bool("update", false, "write version_gen.go again")

const versionFile = "version_gen.go"

// TestVersion compares the command's version with the version of the page and its package in web/package.json.
func TestVersion(t *testing.T) {
	text, err := os.ReadFile("../../../web/package.json")
	if err != nil {
		t.Fatal(err)
	}
	var manifest struct{ Version string }
	if err := json.Unmarshal(text, &manifest); err != nil || manifest.Version == "" {
		t.Fatalf("version of web/package.json: %q, %v", manifest.Version, err)
	}
	want := fmt.Sprintf("// Generated from web/package.json by make generate. Do not edit.\n\npackage main\n\n// version is also the version of the page and of its package.\nconst version = %q\n", manifest.Version)
	if *update {
		if err := os.WriteFile(versionFile, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if got, err := os.ReadFile(versionFile); err != nil || string(got) != want {
		t.Errorf("%s is stale: run make generate", versionFile)
	}
	for _, arg := range []string{"version", "-version", "--version"} {
		if status, out, errs := clipstage("", arg); status != statusOK || out != "clipstage "+manifest.Version+"\n" || errs != "" {
			t.Errorf("clipstage %s: status %d, %q, %q", arg, status, out, errs)
		}
	}
	if status, out, errs := clipstage("", "version", "all"); status != statusUnreadable || out != "" || errs != "clipstage version: want no arguments\n" {
		t.Errorf("clipstage version all: status %d, %q, %q", status, out, errs)
	}
}
