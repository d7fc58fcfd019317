package main

import (
	"fmt"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/trace"
)

// The hash of each named scene equals the hash of its world. The scene is given by name or by file.
func TestHash(t *testing.T) {
	for _, world := range scene.Worlds {
		s := world.Scene()
		w := s.Build()
		for range 3 {
			w.Step(s.DT)
		}
		want := ": step 3, hash " + trace.HashText(trace.Hash(w)) + "\n"
		if status, out, errs := clipstage("", "hash", "-step", "3", world.ID); status != statusOK || out != world.ID+want || errs != "" {
			t.Errorf("hash of %s: status %d, %q, %q, want %q", world.ID, status, out, errs, want)
		}
		_, text, _ := clipstage("", "scene", world.ID)
		if status, out, errs := clipstage(text, "hash", "-step", "3", "-"); status != statusOK || out != "-"+want || errs != "" {
			t.Errorf("hash of %s's text: status %d, %q, %q, want %q", world.ID, status, out, errs, want)
		}
	}
}

func TestHashErrors(t *testing.T) {
	// two contradicting joints with long lever arms
	const atOdds = `{"version":1,"settings":{"iterations":2},"bodies":[{"width":[0.01,0.01],"mass":1e-6,"position":[-10,-10]},{"width":[100,1],"mass":1,"position":[-10,-10]}],
		"joints":[{"a":0,"b":1,"anchor":[1,5],"biasFactor":1},{"a":0,"b":1,"anchor":[-1000,0],"biasFactor":1}]}`
	for _, test := range []struct {
		name, in string
		args     []string
		status   int
		errs     string
	}{
		{"nothing", "", nil, statusUnreadable, "clipstage hash: want scenes behind the flag: names, files, or - for standard input\n"},
		{"no number", "", []string{"-step", "x", "pyramid"}, statusUnreadable, "clipstage hash: invalid value \"x\" for flag -step: parse error\n"},
		{"before the first step", "", []string{"-step", "-1", "pyramid"}, statusUnreadable, "clipstage hash: -step -1 is outside 0 to 1000000\n"},
		{"no scene", "", []string{"no such file"}, statusUnreadable, "clipstage hash: no such file: "},
		{"a bad one", `{"version":2}`, []string{"-"}, statusUnreadable, "clipstage hash: -: version is 2; it must be 1\n"},
		{"joints at odds", atOdds, []string{"-step", "600", "-"}, statusUnreadable, "clipstage hash: -: bodies[0] would be nowhere\n"},
		{"help", "", []string{"-h"}, statusOK, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			status, out, errs := clipstage(test.in, append([]string{"hash"}, test.args...)...)
			if status != test.status || !strings.HasPrefix(errs, test.errs) || (errs == "") != (test.errs == "") || (out == "") != (status != statusOK) {
				t.Errorf("clipstage hash %v: status %d, %q, %q; want status %d, %q", test.args, status, out, errs, test.status, test.errs)
			}
		})
	}
	if status, out, errs := clipstage("", "hash", "no such file", "pendulum"); status != statusUnreadable || errs == "" || !strings.HasPrefix(out, "pendulum: step 0, hash ") {
		t.Errorf("hash of a missing and a named scene: %s", fmt.Sprint(status, out, errs))
	}
}
