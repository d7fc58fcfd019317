package main

import (
	"os"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/scene/codec"
	"github.com/clipstage/clipstage/physics/trace"
)

const hands = `{"version":1,"name":"Hands <1>","bodies":[{"width":[10,2],"mass":null,"position":[0,-1]},{"width":[1,1],"mass":2,"position":[0,0.5]}],"step":40,
"changes":[{"step":30,"gravity":[0,-5],"dt":0.02}],
"edits":[{"step":0,"do":"add","width":[0.5,0.5],"mass":3,"position":[0,2]},
{"step":10,"do":"push","body":1,"at":[0.5,0.5],"impulse":[0,2]},{"step":20,"do":"remove","body":2}]}
`

// trace, hash and diff apply the edits of a file at their steps.
func TestEdits(t *testing.T) {
	s, err := codec.Decode([]byte(hands))
	if err != nil {
		t.Fatal(err)
	}
	p := s.Play()
	for p.Steps() < 25 {
		p.Step()
	}
	at25 := trace.HashText(trace.Hash(p.World))
	for p.Steps() < s.Step {
		p.Step()
	}
	at40 := trace.HashText(trace.Hash(p.World))
	for _, test := range []struct {
		args []string
		want string
	}{
		{[]string{"hash", "-"}, "-: step 40, hash " + at40 + "\n"},
		{[]string{"hash", "-step", "25", "-"}, "-: step 25, hash " + at25 + "\n"},
		{[]string{"check", "-"}, "-: bodies 2, joints 0, edits 3, changes 1\n"},
	} {
		if status, out, errs := clipstage(hands, test.args...); status != statusOK || out != test.want || errs != "" {
			t.Errorf("clipstage %v: status %d, %q, %q, want %q", test.args, status, out, errs, test.want)
		}
	}
	_, own, errs := clipstage(hands, "trace", "scenes")
	if !strings.HasPrefix(own, `{"name":"Hands <1>","checkpoints":[{"step":40,"bodies":[[`) || errs != "" {
		t.Fatalf("the trace is %q, %q", own, errs)
	}
	_, early, _ := clipstage(hands, "trace", "-step", "25", "scenes")
	if !strings.Contains(early, `[{"step":25,`) {
		t.Errorf("with -step 25 it is %q", early)
	}
	other := strings.Replace(hands, `"impulse":[0,2]`, `"impulse":[0,0]`, 1)
	scene, bare := file(t, "scene.json", hands), file(t, "other.json", other)
	const bad = "edits[0].mass is -3; it must be "
	for _, test := range []struct {
		in        string
		args      []string
		status    int
		out, errs string
	}{
		{own, []string{"diff", scene, "-"}, statusOK, "1 case: 1 the same\n", ""},
		{early, []string{"diff", "-", scene}, statusOK, "1 case: 1 the same\n", ""},
		{"", []string{"diff", scene, scene}, statusOK, "1 case: 1 the same\n", ""},
		{early, []string{"diff", bare, "-"}, statusDifferent, `case "Hands <1>" (lines 1 and 1), step 25: `, ""},
		{"", []string{"diff", scene, bare}, statusDifferent, `case "Hands <1>" (lines 1 and 1), step 40: `, ""},
		{strings.Replace(hands, `"mass":3`, `"mass":-3`, 1), []string{"diff", scene, "-"}, statusUnreadable, "", `clipstage diff: case "Hands <1>" (lines 1 and 1): ` + bad},
		{strings.Replace(hands, `"mass":3`, `"mass":-3`, 1), []string{"trace", "scenes"}, statusUnreadable, "", "line 1: " + bad},
		{strings.Replace(hands, `"version":1`, `"version":2`, 1), []string{"trace", "scenes"}, statusUnreadable, "", "line 1: version is 2; it must be 1"},
		{strings.Replace(early, `"step":25`, `"step":1e9`, 1), []string{"diff", scene, "-"}, statusUnreadable, "", `clipstage diff: case "Hands <1>" (lines 1 and 1): checkpoints[0].step: 1e9 is outside `},
		{hands, []string{"trace", "-step", "25", "pairs"}, statusUnreadable, "", "clipstage trace: -step is for scenes alone\n"},
		{hands, []string{"trace", "-step", "1000001", "scenes"}, statusUnreadable, "", "clipstage trace: -step 1000001 is outside 0 to 1000000\n"},
	} {
		status, out, errs := clipstage(test.in, test.args...)
		if status != test.status || !strings.HasPrefix(out, test.out) || !strings.HasPrefix(errs, test.errs) || (errs == "") != (test.errs == "") {
			t.Errorf("clipstage %v: status %d, %q, %q; want status %d, %q, %q", test.args, status, out, errs, test.status, test.out, test.errs)
		}
	}
	// A scene without a name, traced as one line among others, must match its own file.
	nameless := strings.ReplaceAll(strings.Replace(hands, `"name":"Hands <1>",`, "", 1), "\n", "") + "\n"
	_, line, _ := clipstage(nameless+strings.ReplaceAll(hands, "\n", ""), "trace", "scenes")
	if err := os.WriteFile(scene, []byte(nameless), 0o666); err != nil {
		t.Fatal(err)
	}
	if status, out, errs := clipstage(strings.SplitAfter(line, "\n")[0], "diff", scene, "-"); status != statusOK || errs != "" || strings.Count(line, "\n") != 2 {
		t.Errorf("without a name: status %d, %q, %q of %q", status, out, errs, line)
	}
}
