package main

import (
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/scene/codec"
)

func TestSceneAndCheck(t *testing.T) {
	for _, world := range scene.Worlds {
		status, text, errs := clipstage("", "scene", world.ID)
		if status != 0 || errs != "" {
			t.Fatalf("scene %s: status %d, %q", world.ID, status, errs)
		}
		if status, out, errs := clipstage(text, "check", "-"); status != 0 || !strings.HasPrefix(out, "-: bodies ") || errs != "" {
			t.Errorf("check of %s: status %d, %q, %q", world.ID, status, out, errs)
		}
	}
}

func TestCheckErrors(t *testing.T) {
	_, text, _ := clipstage("", "scene", "pendulum")
	good, bad := file(t, "good.json", text), file(t, "bad.json", strings.Replace(text, `"mass":100`, `"mass":-1`, 1))
	const wrong = "bodies[1].mass is -1; it must be 1e-06 to 1e+09 kg, or null for a static body\n"
	status, out, errs := clipstage(text+strings.Repeat(" ", codec.MaxSize+1-len(text)), "check", "-")
	if want := "clipstage check: -: the file has more than 33554432 bytes, which is the most that is read\n"; status != statusUnreadable || out != "" || errs != want {
		t.Errorf("check of a long text: status %d, %q, %q", status, out, errs)
	}
	for _, test := range []struct {
		name      string
		args      []string
		out, errs string
	}{
		{"good", []string{"check", good}, good + ": bodies 2, joints 1\n", ""},
		{"bad", []string{"check", bad}, "", "clipstage check: " + bad + ": " + wrong},
		{"other files are checked", []string{"check", bad, good}, good + ": bodies 2, joints 1\n", "clipstage check: " + bad + ": " + wrong},
		{"standard input is empty", []string{"check", "-"}, "", "clipstage check: -: scene is text that ends too early; it must be JSON\n"},
		{"no file", []string{"check", "no such file"}, "", "clipstage check: no such file: "},
		{"a directory", []string{"check", "."}, "", "clipstage check: .: "},
		{"nothing", []string{"check"}, "", "clipstage check: want files of scenes, hulls or shapes, or - for standard input\n"},
		{"no scene", []string{"scene"}, "", "clipstage scene: want the name of one scene, one of: single-box, pendulum, "},
		{"files behind two dashes", []string{"check", "--", good, "--"}, good + ": bodies 2, joints 1\n", "clipstage check: --: "},
		{"a file behind two dashes that begins with one", []string{"check", "--", "-x", good}, good + ": bodies 2, joints 1\n", "clipstage check: -x: "},
		{"a flag that check does not have", []string{"check", "-x", good}, "", "clipstage check: flag provided but not defined: -x\n"},
		{"a scene behind two dashes", []string{"scene", "--", "-x"}, "", `clipstage scene: no scene "-x"; there is: `},
		{"an unknown scene", []string{"scene", "demo10"}, "", `clipstage scene: no scene "demo10"; there is: single-box, pendulum, `},
	} {
		t.Run(test.name, func(t *testing.T) {
			status, out, errs := clipstage("", test.args...)
			want := statusOK
			if test.errs != "" {
				want = statusUnreadable
			}
			if status != want || out != test.out || !strings.HasPrefix(errs, test.errs) || (errs == "") != (test.errs == "") {
				t.Errorf("clipstage %v: status %d, %q, %q; want status %d, %q, %q", test.args, status, out, errs, want, test.out, test.errs)
			}
		})
	}
}
