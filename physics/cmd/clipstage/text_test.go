package main

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/internal/escape"
)

// trace and diff refuse the same repeated fields as check, with the same message.
func TestRepeatedFields(t *testing.T) {
	scene := strings.Replace(falling, `"mass":2`, `"mass":2,"mass":3`, 1)
	trace := strings.Replace(goodTrace, `"n":0`, `"n":0,"n":0`, 1)
	_, own, _ := clipstage("", "scene", "pendulum")
	for _, test := range []struct {
		in, want string
		args     []string
	}{
		{with(`"rA":0`, `"rA":0,"rA":1`) + "\n" + goodLine, "line 1: in.rA is there twice; it must be there once (pair 1)\n", []string{"trace", "pairs"}},
		{goodLine + "\n" + with(`"id":1`, `"id":1,"kind":[{"x":1,"x":1}]`), "line 2: kind[0].x is there twice; it must be there once (pair 1)\n", []string{"trace", "pairs"}},
		{"\n" + scene, `line 2: bodies[1].mass is there twice; it must be there once (scene "a")` + "\n", []string{"trace", "scenes"}},
		{trace, "clipstage diff: -: line 1: out.n is there twice; it must be there once\n", []string{"diff", file(t, "trace", goodTrace), "-"}},
		{strings.Replace(own, `"mass":100`, `"mass":100,"mass":1`, 1), "clipstage check: -: bodies[1].mass is there twice; it must be there once\n", []string{"check", "-"}},
	} {
		status, _, errs := clipstage(test.in, test.args...)
		if status != statusUnreadable || errs != test.want {
			t.Errorf("clipstage %v: status %d, %q; want 2, %q", test.args, status, errs, test.want)
		}
	}
}

// A file's text or name can neither control the terminal nor reverse the direction of writing.
func TestEscaped(t *testing.T) {
	const evil = "a\x1b[31m\a\n\u202eb\u009b\x7f\xff"
	const shown = `a\x1b[31m\a\n\u202eb\u009b\x7f\xff`
	const id = "\"\u202e\u009b\x7f\U000e0041\\u001bä\"" // in a form that JSON permits
	if runtime.GOOS == "windows" {
		t.Skip("files cannot have such names")
	}
	_, own, _ := clipstage("", "scene", "pendulum")
	dir := t.TempDir()
	named := func(name, text string) string {
		name = filepath.Join(dir, name)
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return name
	}
	utf := strings.TrimSuffix(evil, "\xff") // some file systems only allow names in UTF-8
	utfShown := strings.TrimSuffix(shown, `\xff`)
	good, trace := named(utf+"good", own), named(utf+"trace", goodTrace)
	odd := strings.Replace(goodTrace, `"id":1`, `"id":`+id, 1)
	const idShown = `"\u202e\u009b\x7f\U000e0041\u001bä"`
	for _, test := range []struct {
		name, in  string
		args      []string
		out, errs string // parts of the output
	}{
		{"check", "", []string{"check", good}, utfShown + "good: bodies 2, joints 1\n", ""},
		{"check of nothing", "", []string{"check", evil}, "", "clipstage check: " + shown + ": "},
		{"check, an unknown field", `{"version":1,"\u001b[31m\n\u202e":1}`, []string{"check", "-"}, "", `clipstage check: -: "\x1b[31m\n\u202e" is a field that is not known`},
		{"check, a field", "{\"version\":\n\x1b}", []string{"check", "-"}, "", `invalid character '\x1b'`},
		{"no trace", "", []string{"diff", trace, evil}, "", "clipstage diff: " + shown + ": "},
		{"another kind", `{"name":"s","checkpoints":[]}`, []string{"diff", trace, "-"}, "", utfShown + "trace holds pairs, - holds scenes\n"},
		{"missing", odd, []string{"diff", trace, "-"}, "case 1 (line 1 of " + filepath.Join(dir, utfShown+"trace") + "): missing from -\n", ""},
		{"extra", odd + goodTrace, []string{"diff", trace, "-"}, "case " + idShown + " (line 1 of -): not in " + filepath.Join(dir, utfShown+"trace") + "\n", ""},
		{"an id twice", odd + odd, []string{"diff", trace, "-"}, "", "id: " + idShown + " is on line 1 too\n"},
		{"a value", strings.Replace(goodTrace, `"n":0`, "\"n\":\"\u202e\x7f\"", 1), []string{"diff", trace, "-"}, `got "\u202e\x7f"`, ""},
		{"a pair", strings.Replace(with(`"rA":0`, `"rA":null`), `"id":1`, `"id":`+id, 1), []string{"trace", "pairs"}, "", "(pair " + idShown + ")\n"},
		{"a field twice", `{"id":1,"\u001b":1,"\u001b":1}`, []string{"trace", "pairs"}, "", `line 1: "\x1b" is there twice`},
		{"a pair's trace", strings.Replace(goodLine, `"id":1`, `"id":`+id, 1), []string{"trace", "pairs"}, `{"id":"\u202e\u009b\u007f\udb40\udc41\u001bä","mid":`, ""},
		{"a pair's list", strings.Replace(goodLine, `"id":1`, "\"id\":[1,\r\t2]", 1), []string{"trace", "pairs"}, `{"id":[1,  2],"mid":`, ""},
		{"a scene's trace", strings.Replace(falling, `"name":"a"`, `"name":`+id, 1), []string{"trace", "scenes"}, `{"name":"\u202e\u009b\u007f\udb40\udc41\u001bä","checkpoints":`, ""},
		{"a long id", strings.Replace(with(`"rA":0`, `"rA":null`), `"id":1`, `"id":"`+strings.Repeat("x", 58)+`ä"`, 1), []string{"trace", "pairs"}, "", strings.Repeat("x", 58) + "ä...)\n"},
		{"a command", "", []string{evil}, "", "clipstage: no command \"" + shown + "\"\n"},
		{"a kind", "", []string{"trace", evil}, "", "no kind \"" + shown + "\""},
		{"a flag", "", []string{"diff", "-" + evil}, "", "flag provided but not defined: -" + shown + "\n"},
		{"a tolerance", "", []string{"diff", "-tol", evil, trace, trace}, "", `\x1b[31m`},
		{"a scene", "", []string{"scene", evil}, "", "no scene \"" + shown + "\""},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, out, errs := clipstage(test.in, test.args...)
			if !strings.Contains(out, test.out) || !strings.Contains(errs, test.errs) || (errs == "") != (test.errs == "") {
				t.Errorf("clipstage %q: %q, %q; want %q, %q", test.args, out, errs, test.out, test.errs)
			}
			for _, printed := range []string{out, strings.TrimSuffix(errs, "\n")} {
				if left := strings.Trim(escape.Printable(strings.ReplaceAll(printed, "\n", "")), ""); left != strings.ReplaceAll(printed, "\n", "") {
					t.Errorf("clipstage %q prints %q", test.args, printed)
				}
			}
		})
	}
	if got := escape.Printable(evil); got != shown {
		t.Errorf("escape.Printable(%q) = %s, want %s", evil, got, shown)
	}
}
