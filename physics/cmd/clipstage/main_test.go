package main

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/tests"
)

func clipstage(in string, args ...string) (status int, out, errs string) {
	var outBuffer, errBuffer bytes.Buffer
	status = run(args, strings.NewReader(in), &outBuffer, &errBuffer)
	return status, outBuffer.String(), errBuffer.String()
}

func golden(t *testing.T) string {
	t.Helper()
	lines, err := tests.PairLines()
	if err != nil {
		t.Fatal(err)
	}
	return string(bytes.Join(lines, []byte("\n"))) + "\n"
}

func file(t *testing.T, name, text string) string {
	t.Helper()
	name = filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return name
}

// without drops the named fields of "in" from each line.
func without(t *testing.T, lines string, fields ...string) string {
	t.Helper()
	var out strings.Builder
	for line := range strings.Lines(lines) {
		var o map[string]any
		if err := json.Unmarshal([]byte(line), &o); err != nil {
			t.Fatal(err)
		}
		for _, field := range fields {
			delete(o["in"].(map[string]any), field)
		}
		text, err := json.Marshal(o)
		if err != nil {
			t.Fatal(err)
		}
		out.Write(append(text, '\n'))
	}
	return out.String()
}

// diff accepts a trace of the golden pairs: it differs from the golden file only where rounding decides. If GOT
// has its own sines and cosines, -own-trig is needed.
func TestGoldenPairs(t *testing.T) {
	pairs := golden(t)
	expected := file(t, "pairs.jsonl", pairs)
	ownTrig := without(t, pairs, "matA", "matB")
	noAngle := without(t, pairs, "rA", "rB")
	for _, test := range []struct {
		name   string
		in     string
		flags  []string
		status int
		want   string
	}{
		{"given matrices", pairs, nil, 0, "304 cases: 278 the same, 26 the same as far as rounding does not decide\n"},
		{"given matrices, to the bit", pairs, []string{"-tol", "0"}, 0, "304 cases: 278 the same, 26 the same as far as rounding does not decide\n"},
		{"matrices without angles", noAngle, []string{"-tol", "0"}, 0, "304 cases: 278 the same, 26 the same as far as rounding does not decide\n"},
		{"own sine and cosine", ownTrig, []string{"-own-trig"}, 0, "304 cases: 262 the same, 26 the same as far as rounding does not decide, 16 skipped\n"},
		{"own sine and cosine, not said", ownTrig, nil, 1, "case 3457 (lines 302 and 302), stage incident: mid.incidentEdge[0].v: "},
	} {
		t.Run(test.name, func(t *testing.T) {
			status, trace, errs := clipstage(test.in, "trace", "pairs")
			if status != 0 || errs != "" {
				t.Fatalf("trace pairs: status %d, %s", status, errs)
			}
			status, out, errs := clipstage(trace, append(append([]string{"diff"}, test.flags...), expected, "-")...)
			if status != test.status || !strings.HasPrefix(out, test.want) || errs != "" {
				t.Errorf("diff %v: status %d, %q, %q; want status %d, %q", test.flags, status, out, errs, test.status, test.want)
			}
		})
	}
}

// diff accepts a trace of the ties. If a port decides a tie the other way, diff reports that choice.
func TestTies(t *testing.T) {
	lines, err := tests.TieLines()
	if err != nil {
		t.Fatal(err)
	}
	ties := string(bytes.Join(lines, []byte("\n"))) + "\n"
	expected := file(t, "ties.jsonl", ties)
	traceOf := func(in string) string {
		status, trace, errs := clipstage(in, "trace", "pairs")
		if status != 0 || errs != "" {
			t.Fatalf("trace pairs: status %d, %s", status, errs)
		}
		return trace
	}
	// With slightly less overlap along y, the engine chooses like a port that compares with >= instead of >.
	hair := strings.Replace(ties, `"pB":[0.26,-0.429]`, `"pB":[0.26,-0.4289999999]`, 1)
	for _, test := range []struct {
		name, got string
		flags     []string
		status    int
		want      string
	}{
		{"given matrices, to the bit", traceOf(ties), []string{"-tol", "0"}, 0, "50 cases: 50 the same\n"},
		{"own sine and cosine", traceOf(without(t, ties, "matA", "matB")), []string{"-own-trig"}, 0, "50 cases: 18 the same, 32 skipped\n"},
		{"decided the other way", traceOf(hair), nil, 1, "case 4001 (lines 1 and 1), stage best-axis: mid.axis: expected 0, got 1\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			status, out, errs := clipstage(test.got, append(append([]string{"diff"}, test.flags...), expected, "-")...)
			if status != test.status || !strings.HasPrefix(out, test.want) || errs != "" {
				t.Errorf("diff %v: status %d, %q, %q; want status %d, %q", test.flags, status, out, errs, test.status, test.want)
			}
		})
	}
}

const goodLine = `{"id":1,"in":{"wA":[2,2],"pA":[0,0],"rA":0,"wB":[2,2],"pB":[3,0],"rB":0}}`
const goodTrace = `{"id":1,"mid":{"stage":"faceA","faceA":[1,-2]},"out":{"n":0,"contacts":[]}}` + "\n"

// with returns goodLine with one piece replaced.
func with(old, new string) string { return strings.Replace(goodLine, old, new, 1) }

func TestTraceInput(t *testing.T) {
	for _, test := range []struct {
		name  string
		in    string
		out   string // complete
		errs  string // its beginning
		fails bool
	}{
		{"nothing", "", "", "", false},
		{"blank lines", "\n" + goodLine + "\r\n\n", goodTrace, "", false},
		{"no line end", goodLine, goodTrace, "", false},
		{"byte order mark", "\ufeff" + goodLine, goodTrace, "", false},
		{"string id", with(`"id":1`, `"id":"ä\u00e4"`), strings.Replace(goodTrace, `"id":1`, `"id":"ä\u00e4"`, 1), "", false},
		{"object id", with(`"id":1`, `"id":{"a": [1, null]}`), strings.Replace(goodTrace, `"id":1`, `"id":{"a": [1, null]}`, 1), "", false},
		{"large id", with(`"id":1`, `"id":12345678901234567890123`), strings.Replace(goodTrace, `"id":1`, `"id":12345678901234567890123`, 1), "", false},
		{"unknown fields", with(`"id":1`, `"id":1,"kind":{"x":"`+strings.Repeat("y", 1<<20)+`"},"mid":7`), goodTrace, "", false},
		{"a matrix used", with(`"rB":0`, `"rB":1,"matB":[1,0,0,1]`), goodTrace, "", false},
		{"a matrix for an angle", with(`"rB":0`, `"matB":[1,0,-0.0,1]`), goodTrace, "", false},
		{"limits", with(`[3,0]`, `[1e150,-1e150]`),
			`{"id":1,"mid":{"stage":"faceA","faceA":[1e+150,1e+150]},"out":{"n":0,"contacts":[]}}` + "\n", "", false},

		{"no JSON", "{", "", "line 1: not JSON: ", true},
		{"two values", "{} {}", "", "line 1: not JSON: ", true},
		{"no object", "[1]", "", "line 1: want a JSON object, got an array\n", true},
		{"no id", `{"in":{}}`, "", "line 1: id: missing\n", true},
		{"no in", `{"id":1}`, "", "line 1: in: missing (pair 1)\n", true},
		{"in is null", `{"id":1,"in":null}`, "", "line 1: in: want an object, got null (pair 1)\n", true},
		{"no width", with(`"wA":[2,2],`, ``), "", "line 1: in.wA: missing; want 2 numbers, each 1e-150 to 1e+150 m (pair 1)\n", true},
		{"width zero", with(`"wB":[2,2]`, `"wB":[2,0]`), "", "line 1: in.wB[1]: 0 is outside 1e-150 to 1e+150 m (pair 1)\n", true},
		{"width negative", with(`"wA":[2,2]`, `"wA":[-2,2]`), "", "line 1: in.wA[0]: -2 is outside 1e-150 to 1e+150 m (pair 1)\n", true},
		{"width too large", with(`"wA":[2,2]`, `"wA":[2e150,2]`), "", "line 1: in.wA[0]: 2e150 is outside 1e-150 to 1e+150 m (pair 1)\n", true},
		{"position too large", with(`[3,0]`, `[3,1e151]`), "", "line 1: in.pB[1]: 1e151 is outside -1e+150 to 1e+150 m (pair 1)\n", true},
		{"beyond float64", with(`"rA":0`, `"rA":1e999`), "", "line 1: in.rA: 1e999 is outside -1e+150 to 1e+150 rad (pair 1)\n", true},
		{"one number", with(`[3,0]`, `[3]`), "", "line 1: in.pB: want 2 numbers, got 1 (pair 1)\n", true},
		{"400 digits", with(`"rA":0`, `"rA":`+strings.Repeat("7", 400)), "", "line 1: in.rA: " + strings.Repeat("7", 60) + "... is outside -1e+150 to 1e+150 rad (pair 1)\n", true},
		{"a text", with(`[3,0]`, `["3",0]`), "", "line 1: in.pB[0]: want a number, -1e+150 to 1e+150 m, got a string (pair 1)\n", true},
		{"null", with(`[3,0]`, `[3,null]`), "", "line 1: in.pB[1]: want a number, -1e+150 to 1e+150 m, got null (pair 1)\n", true},
		{"no angle", with(`,"rB":0`, ``), "", "line 1: in.rB: missing; want a number, -1e+150 to 1e+150 rad (pair 1)\n", true},
		{"half a matrix", with(`"rB":0`, `"rB":0,"matB":[1,0]`), "", "line 1: in.matB: want 4 numbers, got 2 (pair 1)\n", true},
		{"no rotation", with(`"rB":0`, `"rB":0,"matB":[1,0,0,7]`), "", "line 1: in.matB[3]: 7 is outside -2 to 2 (pair 1)\n", true},
		{"other cases are traced", "x\n" + goodLine + "\n[]\n" + goodLine, goodTrace + goodTrace, "line 1: not JSON: ", true},
	} {
		t.Run(test.name, func(t *testing.T) {
			status, out, errs := clipstage(test.in, "trace", "pairs")
			want := statusOK
			if test.fails {
				want = statusUnreadable
			}
			if status != want || out != test.out || !strings.HasPrefix(errs, test.errs) || (errs == "") == test.fails {
				t.Errorf("trace pairs: status %d\n out %q\nwant %q\nerrs %q\nwant %q", status, out, test.out, errs, test.errs)
			}
		})
	}
}

func TestDiffStage(t *testing.T) {
	// Pair 14 overlaps. Its reference face is on B, and the negative side line cuts the incident edge.
	lines := strings.SplitAfter(golden(t), "\n")
	var line string
	for _, l := range lines {
		if strings.HasPrefix(l, `{"id":14,`) {
			line = l
		}
	}
	expected := file(t, "expected.jsonl", line)
	for _, test := range []struct {
		name, old, new string
		want           string
	}{
		{"same", ``, ``, "1 case: 1 the same\n"},
		{"within the tolerance", `0.5702134763574576`, `0.5702134763584576`, "1 case: 1 the same\n"},
		{"faces of A", `"faceA":[-1.5947`, `"faceA":[-1.5948`, "stage faces-a: mid.faceA: expected [-1.5947696917045402,-1.3430229003985925], got [-1.5948"},
		{"faces of B", `-1.100530829631419]`, `-1.1005]`, "stage faces-b: mid.faceB: "},
		{"axis", `"axis":3`, `"axis":2`, "stage best-axis: mid.axis: expected 3, got 2\n"},
		{"side lines", `"negEdge":2`, `"negEdge":4`, "stage reference: mid.negEdge: expected 2, got 4\n"},
		{"front", `"front":0.5702`, `"front":0.5703`, "stage reference: mid.front: "},
		{"incident edge", `"f":[0,0,3,4]},{"v":[-0.632`, `"f":[0,0,4,3]},{"v":[-0.632`, "stage incident: mid.incidentEdge[0].f: expected [0,0,3,4], got [0,0,4,3]\n"},
		{"first clip", `[0,2,4,0]}],"np2"`, `[0,2,3,0]}],"np2"`, "stage clip-neg: mid.clipPoints1[1].f: expected [0,2,4,0], got [0,2,3,0]\n"},
		{"second clip", `"np2":2`, `"np2":1`, "stage clip-pos: mid.np2: expected 2, got 1\n"},
		{"kept", `"out":{"n":2`, `"out":{"n":1`, "stage keep: out.n: expected 2, got 1\n"},
		{"separation", `"s":-0.781`, `"s":-0.782`, "stage keep: out.contacts[1].s: "},
		{"normal", `"n":[-0.3298`, `"n":[0.3298`, "stage contacts: out.contacts[0].n: "},
		{"key", `"key":1027`, `"key":0`, "stage contacts: out.contacts[0].key: expected 0x00000403 (in A e3, out A e4), got 0x00000000 (no edge)\n"},
		{"flip", `"f":[3,4,0,0],"key"`, `"f":[0,0,3,4],"key"`, "stage contacts: out.contacts[0].f: expected [3,4,0,0], got [0,0,3,4]\n"},
		{"stopped early", `"stage":"end"`, `"stage":"faceB"`, `stage faces-b: mid.stage: expected "end", got "faceB"` + "\n"},
		{"a field left out", `"front":0.5702134763574576,`, ``, "stage reference: mid.front: expected 0.5702134763574576, got nothing\n"},
		{"not a number", `"front":0.5702134763574576,`, `"front":null,`, "stage reference: mid.front: expected 0.5702134763574576, got null\n"},
		{"a contact left out", `,{"p":[0.239231598166683,-0.5204319114797769],"n":[-0.32981253883391165,0.9440464444231171],"s":-0.781039456273194,"f":[4,0,0,2],"key":33554436}`, ``,
			"stage keep: out.contacts: "},
	} {
		t.Run(test.name, func(t *testing.T) {
			if !strings.Contains(line, test.old) {
				t.Fatalf("pair 14 has no %s", test.old)
			}
			got := strings.Replace(line, test.old, test.new, 1)
			status, out, errs := clipstage(got, "diff", expected, "-")
			want := statusDifferent
			if strings.HasPrefix(test.want, "1 case: ") {
				want = statusOK
			}
			if status != want || errs != "" || !strings.HasPrefix(strings.TrimPrefix(out, "case 14 (lines 1 and 1), "), test.want) {
				t.Errorf("diff: status %d, %q, %q; want status %d, %q", status, out, errs, want, test.want)
			}
		})
	}
}

func TestDiffCases(t *testing.T) {
	other := strings.Replace(goodTrace, `"id":1`, `"id":"two"`, 1)
	none := `{"id":1,"ambiguous":true,"exact":"none","scale":2,` + strings.TrimPrefix(goodTrace, `{"id":1,`)
	touching := strings.Replace(strings.Replace(goodTrace, `"stage":"faceA"`, `"stage":"end","axis":0,"faceB":[1,-2]`, 1), `"n":0`, `"n":2`, 1)
	for _, test := range []struct {
		name          string
		expected, got string
		status        int
		out           string // its beginning, without names of files
	}{
		{"another order", goodTrace + other, other + goodTrace, 0, "2 cases: 2 the same\n"},
		{"ids that mean the same", goodTrace + other, strings.Replace(goodTrace, `"id":1`, `"id":1.0`, 1) + strings.Replace(other, `two`, `tw\u006f`, 1), 0, "2 cases: 2 the same\n"},
		{"ids beyond integers", strings.Replace(goodTrace, `"id":1`, `"id":1e300`, 1) + strings.Replace(goodTrace, `"id":1`, `"id":2e300`, 1),
			strings.Replace(goodTrace, `"id":1`, `"id":20e299`, 1) + strings.Replace(goodTrace, `"id":1`, `"id":1E+300`, 1), 0, "2 cases: 2 the same\n"},
		{"missing", goodTrace + other, goodTrace, 1, `case "two" (line 2 of EXPECTED): missing from GOT` + "\n2 cases: 1 the same, 1 missing\n"},
		{"extra", goodTrace, goodTrace + other, 1, `case "two" (line 2 of GOT): not in EXPECTED` + "\n1 case: 1 the same, 1 extra\n"},
		{"decided by rounding", none, touching, 0, "1 case: 0 the same, 1 the same as far as rounding does not decide\n"},
		{"decided by rounding, wrong", none, strings.Replace(touching, `"faceA":[1,-2]`, `"faceA":[1,-2.1]`, 1), 1, "case 1 (lines 1 and 1), stage faces-a: mid.faceA: "},
		{"decided by nothing but the angle", strings.Replace(none, "none", "angle", 1), touching, 1, "case 1 (lines 1 and 1), stage faces-a: mid.stage: "},
	} {
		t.Run(test.name, func(t *testing.T) {
			expected := file(t, "expected", test.expected)
			got := file(t, "got", test.got)
			status, out, errs := clipstage("", "diff", expected, got)
			out = strings.NewReplacer(expected, "EXPECTED", got, "GOT").Replace(out)
			if status != test.status || !strings.HasPrefix(out, test.out) || errs != "" {
				t.Errorf("diff: status %d, %q, %q; want status %d, %q", status, out, errs, test.status, test.out)
			}
		})
	}
}

func TestDiffNothing(t *testing.T) {
	expected, got := file(t, "expected", ""), file(t, "got", "\n")
	status, out, errs := clipstage("", "diff", expected, got)
	if want := "clipstage diff: neither " + expected + " nor " + got + " holds a case\n"; status != 2 || out != "" || errs != want {
		t.Errorf("diff: status %d, %q, %q; want 2, %q", status, out, errs, want)
	}
}

func TestDiffPacked(t *testing.T) {
	var packed bytes.Buffer
	w := gzip.NewWriter(&packed)
	w.Write([]byte(goodTrace))
	w.Close()
	plain, gz := file(t, "plain", goodTrace), file(t, "trace.gz", packed.String())
	for _, test := range []struct {
		name string
		args []string
		in   string
	}{
		{"file", []string{gz, plain}, ""},
		{"standard input", []string{plain, "-"}, packed.String()},
	} {
		t.Run(test.name, func(t *testing.T) {
			if status, out, errs := clipstage(test.in, append([]string{"diff"}, test.args...)...); status != 0 {
				t.Errorf("diff: status %d, %q, %q", status, out, errs)
			}
		})
	}
	cut := file(t, "cut.gz", packed.String()[:packed.Len()-9])
	if status, _, errs := clipstage("", "diff", plain, cut); status != 2 || !strings.Contains(errs, "unexpected EOF") {
		t.Errorf("diff of a file that ends early: status %d, %q", status, errs)
	}
}

func TestUnreadable(t *testing.T) {
	plain := file(t, "plain", goodTrace)
	for _, test := range []struct {
		name string
		in   string
		args []string
		errs string
	}{
		{"no command", "", nil, "usage:"},
		{"an unknown command", "", []string{"race"}, `clipstage: no command "race"`},
		{"no kind", "", []string{"trace"}, "clipstage trace: want one kind of case, one of: pairs, scenes, solver, hulls, shapes; cases come by standard input\n"},
		{"an unknown kind", "", []string{"trace", "boxes"}, `clipstage trace: no kind "boxes"; there is: pairs, scenes, solver, hulls, shapes` + "\n"},
		{"starts of pairs", "", []string{"trace", "-start", "pairs"}, "clipstage trace: -start is for scenes alone\n"},
		{"one file", "", []string{"diff", plain}, "clipstage diff: want two files, EXPECTED and GOT, not 1\n"},
		{"standard input twice", "", []string{"diff", "-", "-"}, "clipstage diff: only one of the two can be standard input\n"},
		{"no file", "", []string{"diff", plain, "no such file"}, "clipstage diff: no such file: "},
		{"a directory", "", []string{"diff", plain, "."}, "clipstage diff: .: "},
		{"tolerance", "", []string{"diff", "-tol", "NaN", plain, plain}, "clipstage diff: -tol NaN is outside 0 to 1\n"},
		{"an unknown flag", "", []string{"diff", "-x", plain, plain}, "clipstage diff: flag provided but not defined: -x\n"},
		{"no JSON", "what", []string{"diff", plain, "-"}, "clipstage diff: -: line 1: not JSON: "},
		{"no trace", `{"id":1}`, []string{"diff", plain, "-"}, "clipstage diff: -: line 1: no trace of a kind that is known: pairs have mid and out, or out alone; scenes checkpoints; solver output; hulls colliding\n"},
		{"no id", `{"mid":{}}`, []string{"diff", plain, "-"}, "clipstage diff: -: line 1: id: missing\n"},
		{"an id twice", goodTrace + goodTrace, []string{"diff", plain, "-"}, "clipstage diff: -: line 2: id: 1 is on line 1 too\n"},
		{"neither mid nor out", goodTrace + `{"id":2}` + "\n", []string{"diff", file(t, "two", goodTrace+strings.Replace(goodTrace, `"id":1`, `"id":2`, 1)), "-"}, "clipstage diff: case 2 (lines 2 and 2): out: missing from GOT\n"},
		{"no such stage", strings.Replace(goodTrace, `"faceA"`, `"start"`, 1), []string{"diff", plain, "-"},
			`clipstage diff: case 1 (lines 1 and 1): mid.stage: want one of [faceA faceB clip1 clip2 end], got "start"` + "\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			status, out, errs := clipstage(test.in, test.args...)
			if status != statusUnreadable || out != "" || !strings.HasPrefix(errs, test.errs) {
				t.Errorf("clipstage %v: status %d, %q, %q; want status 2, %q", test.args, status, out, errs, test.errs)
			}
		})
	}
}

func TestHelp(t *testing.T) {
	for _, args := range [][]string{{"help"}, {"-h"}, {"trace", "-h"}, {"diff", "-h"}, {"scene", "-h"}, {"check", "--help"}} {
		t.Run(strings.Join(args, " "), func(t *testing.T) {
			if status, out, errs := clipstage("", args...); status != 0 || !strings.HasPrefix(out, "usage:") || errs != "" {
				t.Errorf("clipstage %v: status %d, %q, %q", args, status, out, errs)
			}
		})
	}
}
