package main

import (
	"encoding/json"
	"fmt"
	"math"
	"math/bits"
	"slices"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/scene"
)

// mapped applies change to each object of a text of JSON lines.
func mapped(t *testing.T, lines string, change func(o map[string]any)) string {
	t.Helper()
	var out strings.Builder
	for line := range strings.Lines(lines) {
		d := json.NewDecoder(strings.NewReader(line))
		d.UseNumber()
		var o map[string]any
		if err := d.Decode(&o); err != nil {
			t.Fatal(err)
		}
		change(o)
		text, err := json.Marshal(o)
		if err != nil {
			t.Fatal(err)
		}
		out.Write(append(text, '\n'))
	}
	return out.String()
}

func traced(t *testing.T, in string, args ...string) string {
	t.Helper()
	status, out, errs := clipstage(in, append([]string{"trace"}, args...)...)
	if status != 0 || errs != "" {
		t.Fatalf("trace %v: status %d, %q", args, status, errs)
	}
	return out
}

func contactsOf(o map[string]any) []any { return o["out"].(map[string]any)["contacts"].([]any) }

func swap(o map[string]any) {
	in := o["in"].(map[string]any)
	for _, field := range []string{"w", "p", "r", "mat"} {
		in[field+"A"], in[field+"B"] = in[field+"B"], in[field+"A"]
	}
}

func negate(v []any) {
	for i := range v {
		if n := string(v[i].(json.Number)); n[0] == '-' {
			v[i] = json.Number(n[1:])
		} else {
			v[i] = json.Number("-" + n)
		}
	}
}

// diff recognizes the common mistakes of ports and prints a hint. It also compares ports that print only
// results.
func TestDiffHints(t *testing.T) {
	pairs := golden(t)
	expected := file(t, "pairs.jsonl", pairs)
	own := traced(t, pairs, "pairs")
	resultsAlone := func(o map[string]any) { delete(o, "mid") }
	for _, test := range []struct {
		name, got string
		status    int
		want      []string // lines after the first difference
	}{
		{"results alone", mapped(t, own, resultsAlone), 0, []string{
			"304 cases: 278 the same, 26 skipped",
			"compared: out.n, out.contacts, out.contacts[].p, out.contacts[].n, out.contacts[].s, out.contacts[].f, out.contacts[].key; GOT has no mid",
		}},
		{"results alone, without ids", mapped(t, own, func(o map[string]any) {
			delete(o, "mid")
			delete(o["out"].(map[string]any), "n")
			for _, c := range contactsOf(o) {
				delete(c.(map[string]any), "f")
				delete(c.(map[string]any), "key")
			}
		}), 0, []string{
			"304 cases: 278 the same, 26 skipped",
			"compared: out.contacts, out.contacts[].p, out.contacts[].n, out.contacts[].s; GOT has no mid, out.n, out.contacts[].f, out.contacts[].key",
		}},
		{"results alone, wrong", mapped(t, own, func(o map[string]any) {
			delete(o, "mid")
			if list := contactsOf(o); len(list) == 2 {
				o["out"].(map[string]any)["contacts"] = []any{list[1], list[0]}
			}
		}), 1, []string{
			"304 cases: 96 the same, 26 skipped, 182 different",
			"different by stage: 141 at keep, 41 at contacts",
			"compared: out.n, out.contacts, out.contacts[].p, out.contacts[].n, out.contacts[].s, out.contacts[].f, out.contacts[].key; GOT has no mid",
			"hint: contacts come in another order in all 182 cases that differ: at each side line the point that is kept comes first, then the cut",
		}},
		{"no flip", mapped(t, own, func(o map[string]any) {
			if axis, ok := o["mid"].(map[string]any)["axis"]; ok && axis.(json.Number) >= "2" {
				for _, c := range contactsOf(o) {
					f := c.(map[string]any)["f"].([]any)
					c.(map[string]any)["f"] = []any{f[2], f[3], f[0], f[1]}
				}
			}
		}), 1, []string{
			"304 cases: 205 the same, 26 the same as far as rounding does not decide, 73 different",
			"different by stage: 73 at contacts",
			"hint: ids seem not to be flipped where B has the reference face: the edges of A and B are exchanged in all 73 cases that differ",
		}},
		{"keys that are 0", mapped(t, own, func(o map[string]any) {
			for _, c := range contactsOf(o) {
				c.(map[string]any)["key"] = 0
			}
		}), 1, []string{
			"304 cases: 33 the same, 26 the same as far as rounding does not decide, 245 different",
			"different by stage: 245 at contacts",
			"hint: f is right and key is not in all 245 cases that differ: key is f[0] + 256 f[1] + 65536 f[2] + 16777216 f[3]",
		}},
		{"one case without stages", strings.Replace(own, `"mid":`, `"med":`, 1), 1, []string{
			"304 cases: 277 the same, 26 the same as far as rounding does not decide, 1 different",
		}},
		{"swapped", traced(t, mapped(t, pairs, swap), "pairs"), 1, []string{
			"304 cases: 0 the same, 8 the same as far as rounding does not decide, 296 different",
			"different by stage: 248 at faces-a, 6 at best-axis, 42 at reference",
			"hint: A and B seem to be swapped in GOT: it has what is right of the other box in 201 of the 296 cases that differ",
		}},
		{"swapped, results alone", mapped(t, traced(t, mapped(t, pairs, swap), "pairs"), resultsAlone), 1, []string{
			"304 cases: 33 the same, 26 skipped, 245 different",
			"different by stage: 37 at keep, 208 at contacts",
			"compared: out.n, out.contacts, out.contacts[].p, out.contacts[].n, out.contacts[].s, out.contacts[].f, out.contacts[].key; GOT has no mid",
			"hint: A and B seem to be swapped in GOT: it has what is right of the other box in 161 of the 245 cases that differ",
		}},
		{"normals the other way", mapped(t, own, func(o map[string]any) {
			for _, c := range contactsOf(o) {
				negate(c.(map[string]any)["n"].([]any))
			}
		}), 1, []string{
			"304 cases: 33 the same, 26 the same as far as rounding does not decide, 245 different",
			"different by stage: 245 at contacts",
			"hint: the normals of GOT seem to point from B to A: they are reversed in all 245 cases that differ; they point from A to B",
		}},
		{"an axis of the other sign", mapped(t, own, func(o map[string]any) {
			if n, ok := o["mid"].(map[string]any)["frontNormal"]; ok {
				negate(n.([]any))
			}
		}), 1, []string{
			"304 cases: 25 the same, 26 the same as far as rounding does not decide, 253 different",
			"different by stage: 253 at reference",
			"hint: the normals of GOT seem to point from B to A: they are reversed in all 253 cases that differ; they point from A to B",
		}},
		{"an incident edge that runs the other way", mapped(t, own, func(o map[string]any) {
			if v, ok := o["mid"].(map[string]any)["incidentEdge"].([]any); ok {
				v[0], v[1] = v[1], v[0]
			}
		}), 1, []string{
			"304 cases: 25 the same, 26 the same as far as rounding does not decide, 253 different",
			"different by stage: 253 at incident",
			"hint: the incident edge seems to run the other way: its ends are exchanged in all 253 cases that differ; seen from its box it runs counter-clockwise",
		}},
		{"a clip plane left out", mapped(t, own, func(o map[string]any) {
			if mid := o["mid"].(map[string]any); mid["clipPoints2"] != nil {
				mid["np2"], mid["clipPoints2"] = mid["np1"], mid["clipPoints1"]
			}
		}), 1, []string{
			"304 cases: 202 the same, 26 the same as far as rounding does not decide, 76 different",
			"different by stage: 76 at clip-pos",
			"hint: a clip seems not to cut: GOT has the same points before and after it in all 76 cases that differ",
		}},
		{"keys with the first edge highest", mapped(t, own, func(o map[string]any) {
			for _, c := range contactsOf(o) {
				key, _ := c.(map[string]any)["key"].(json.Number).Int64()
				c.(map[string]any)["key"] = bits.ReverseBytes32(uint32(key))
			}
		}), 1, []string{
			"304 cases: 33 the same, 26 the same as far as rounding does not decide, 245 different",
			"different by stage: 245 at contacts",
			"hint: the bytes of key come in the other order in 214 of the 245 cases that differ: f[0] is the lowest byte, f[3] the highest",
		}},
		{"depths for separations", mapped(t, own, func(o map[string]any) {
			for _, c := range contactsOf(o) {
				s := []any{c.(map[string]any)["s"]}
				negate(s)
				c.(map[string]any)["s"] = s[0]
			}
		}), 1, []string{
			"304 cases: 47 the same, 26 the same as far as rounding does not decide, 231 different",
			"different by stage: 231 at keep",
			"hint: what differs has the other sign in 228 of the 231 cases that differ",
		}},
		{"stages alone", mapped(t, own, func(o map[string]any) { delete(o, "out") }), 0, []string{
			"304 cases: 278 the same, 26 the same as far as rounding does not decide",
			"compared: mid; GOT has no out.n, out.contacts",
		}},
		{"no case", "", 1, []string{
			"304 cases: 0 the same, 304 missing",
			"hint: GOT holds no case; a trace is a JSON object a line",
		}},
		{"own sine and cosine", traced(t, without(t, pairs, "matA", "matB"), "pairs"), 1, []string{
			"304 cases: 277 the same, 26 the same as far as rounding does not decide, 1 different",
			`hint: only the given matrices decide the case that differs; if GOT has its own sine and cosine, "diff -own-trig" skips such cases`,
		}},
		{"ids as strings", mapped(t, own, func(o map[string]any) { o["id"] = string(o["id"].(json.Number)) }), 1, []string{
			"304 cases: 0 the same, 304 missing, 304 extra",
			`hint: ids are compared as they are: EXPECTED has 14 (a number), GOT has "14" (a string)`,
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			status, out, errs := clipstage(test.got, "diff", "-max", "0", expected, "-")
			if want := strings.Join(test.want, "\n") + "\n"; status != test.status || out != want || errs != "" {
				t.Errorf("diff: status %d, %q\n%s\nwant %d\n%s", status, errs, out, test.status, want)
			}
		})
	}
}

func TestDiffSceneHints(t *testing.T) {
	scenes := goldenScenes(t)
	expected := file(t, "scenes.jsonl", scenes)
	own := traced(t, scenes, "scenes")
	checkpoints := func(change func(c map[string]any)) string {
		return mapped(t, own, func(o map[string]any) {
			for _, c := range o["checkpoints"].([]any) {
				change(c.(map[string]any))
			}
		})
	}
	contacts := func(change func(b, c []any)) string {
		return checkpoints(func(c map[string]any) {
			arbiters, _ := c["arbiters"].([]any)
			for _, arb := range arbiters {
				for _, contact := range arb.(map[string]any)["c"].([]any) {
					change(arb.(map[string]any)["b"].([]any), contact.([]any))
				}
			}
		})
	}
	keys := func(of func(key uint32) uint32) string {
		return contacts(func(_, c []any) {
			key, _ := c[0].(json.Number).Int64()
			c[0] = of(uint32(key))
		})
	}
	bodies := func(part int, of func(x float64) float64) string {
		return checkpoints(func(c map[string]any) {
			for _, b := range c["bodies"].([]any) {
				x, _ := b.([]any)[part].(json.Number).Float64()
				b.([]any)[part] = of(x)
			}
		})
	}
	const floats = `GOT is off by no more than single precision may be in all 10 cases that differ; if it is computed in that, use "diff -float32"`
	for _, test := range []struct{ name, got, hint string }{
		{"the higher index first", checkpoints(func(c map[string]any) {
			arbiters, _ := c["arbiters"].([]any)
			for _, arb := range arbiters {
				b := arb.(map[string]any)["b"].([]any)
				b[0], b[1] = b[1], b[0]
			}
		}), "arbiters have the higher index first in all 7 cases that differ: b is [lower index, higher index], and A is the body with the lower one"},
		{"the last one first", checkpoints(func(c map[string]any) {
			arbiters, _ := c["arbiters"].([]any)
			slices.Reverse(arbiters)
		}), "arbiters come in another order in all 6 cases that differ: they are sorted by b, first by the lower index; the solver visits them in that order, and the impulses depend on it"},
		{"contacts the other way round", checkpoints(func(c map[string]any) {
			arbiters, _ := c["arbiters"].([]any)
			for _, arb := range arbiters {
				slices.Reverse(arb.(map[string]any)["c"].([]any))
			}
		}), "contacts come in another order in all 7 cases that differ: at each side line the point that is kept comes first, then the cut"},
		{"ids of the other box", keys(func(key uint32) uint32 { return bits.RotateLeft32(key, 16) }),
			"ids seem not to be flipped where B has the reference face: the edges of A and B are exchanged in all 7 cases that differ"},
		{"the first edge highest", keys(bits.ReverseBytes32), "the bytes of key come in the other order in all 7 cases that differ: f[0] is the lowest byte, f[3] the highest"},
		{"friction along the other tangent", contacts(func(_, c []any) { negate(c[2:3]) }), "what differs has the other sign in all 7 cases that differ"},
		{"degrees", bodies(2, func(x float64) float64 { return x * 180 / math.Pi }), "rotations seem to be in degrees in all 10 cases that differ; they are in radians"},
		{"a fault as small as single precision's, in doubles", bodies(1, func(x float64) float64 { return x * (1 + 3e-8) }), ""},
		{"doubles in the place of one number", bodies(1, func(x float64) float64 { return float64(float32(x)) }), ""},
		{"single precision", checkpoints(func(c map[string]any) { inSingle(c, 17) }), floats},
		{"single precision, nine digits", checkpoints(func(c map[string]any) { inSingle(c, 9) }), floats},
		{"gravity off by a thousandth", bodies(4, func(x float64) float64 { return 0.999 * x }), ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			status, out, errs := clipstage(test.got, "diff", "-max", "0", expected, "-")
			_, hint, _ := strings.Cut(out, "hint: ")
			if status != 1 || errs != "" || strings.TrimSuffix(hint, "\n") != test.hint {
				t.Errorf("diff: status %d, %q\n%s\nwant\n%s", status, errs, out, test.hint)
			}
		})
	}
}

// A link keeps enough digits to distinguish the two values. A difference precedes a case that only one file
// has.
func TestDiffLinks(t *testing.T) {
	line := func(id int, faceA string) string {
		return fmt.Sprintf(`{"id":%d,"in":{"wA":[2,2],"pA":[0,0],"rA":0,"wB":[2,2],"pB":[3,0],"rB":0.5},"mid":{"stage":"faceA","faceA":%s},"out":{"n":0,"contacts":[]}}`+"\n", id, faceA)
	}
	for _, test := range []struct{ name, want, have, link string }{
		{"far", "[1.594769691704,2]", "[-0.123456789,2.5]", "%5B1.595,2%5D;%5B-0.1235,2.5%5D"},
		{"near", "[1.5947696917,2]", "[1.5947698354,2.0000000001]", "%5B1.5947697,2%5D;%5B1.5947698,2%5D"},
		{"in the last digit", "[1.0000000000000002,2]", "[1.5,2]", "%5B1,2%5D;%5B1.5,2%5D"},
		{"one is missing", "[1.594769691704,2]", "[1.594769691704]", "%5B1.595,2%5D;%5B1.595%5D"},
	} {
		t.Run(test.name, func(t *testing.T) {
			expected := file(t, "expected.jsonl", line(1, test.want)+line(2, test.want))
			_, out, errs := clipstage(line(2, test.have), "diff", expected, "-")
			if want := "differs=mid.faceA;" + test.link + "\n2 cases: 0 the same, 1 different, 1 missing\n"; !strings.HasPrefix(out, "case 2 (lines 2 and 1), ") || !strings.Contains(out, want) || errs != "" {
				t.Errorf("diff: %q\n%s\nwant %s", errs, out, want)
			}
		})
	}
}

// With -max more differences are reported. Each has a link to the lab if the page can show the case.
func TestDiffMost(t *testing.T) {
	const line = `{"id":1,"in":{"wA":[2,2],"pA":[0,0],"rA":0,"wB":[2,2],"pB":[3,0],"rB":0.5},"mid":{"stage":"faceA","faceA":[1,-2]},"out":{"n":0,"contacts":[]}}` + "\n"
	huge := strings.NewReplacer(`"id":1`, `"id":2`, `"wA":[2,2]`, `"wA":[2e9,2]`).Replace(line)
	matrix := strings.NewReplacer(`"id":1`, `"id":3`, `"rB":0.5`, `"matB":[0,1,-1,0]`).Replace(line)
	expected := file(t, "expected.jsonl", line+huge+matrix)
	got := strings.ReplaceAll(line+huge+matrix, `[1,-2]`, `[5e9,-2]`)
	const difference = "stage faces-a: mid.faceA: expected [1,-2], got [5e9,-2]\n"
	const lab = "  in the lab: http://localhost:8080/#lab=pair&stage=faces-a&a=2,2,0,0,0&b=2,2,3,0,"
	const differs = "&differs=mid.faceA;%5B1,-2%5D;%5B5e9,-2%5D\n"
	const counts = "3 cases: 0 the same, 3 different\ndifferent by stage: 3 at faces-a\n"
	for most, want := range map[string]string{
		"1": "case 1 (lines 1 and 1), " + difference + lab + "0.5" + differs + counts,
		"9": "case 1 (lines 1 and 1), " + difference + lab + "0.5" + differs + "case 2 (lines 2 and 2), " + difference + "case 3 (lines 3 and 3), " + difference + lab + "1.5707963267948966" + differs + counts,
	} {
		status, out, errs := clipstage(got, "diff", "-max", most, expected, "-")
		if status != 1 || out != want || errs != "" {
			t.Errorf("diff -max %s: status %d, %q\n%s\nwant\n%s", most, status, errs, out, want)
		}
	}
	if _, out, _ := clipstage(got, "diff", expected, "-", "-page", "https://example.org/lab/"); !strings.Contains(out, "  in the lab: https://example.org/lab/#lab=pair&") {
		t.Errorf("with -page the report is %s", out)
	}
}

// A named scene is traced with its defaults and keeps its name. Its differences have links.
func TestSceneNames(t *testing.T) {
	var ours strings.Builder
	for _, w := range scene.Worlds[:scene.SampleCount] {
		_, text, _ := clipstage("", "scene", w.ID)
		ours.WriteString(text)
	}
	traces := traced(t, ours.String(), "scenes")
	expected := file(t, "scenes.jsonl", goldenScenes(t))
	for _, test := range []struct {
		name, got string
		want      string
	}{
		{"the samples are those of the reference data", traces,
			`case "toggle0" (line 10 of EXPECTED): missing from -` + "\n10 cases: 9 the same, 1 missing\n"},
		{"bodies alone", mapped(t, traces, func(o map[string]any) {
			for _, c := range o["checkpoints"].([]any) {
				for _, part := range []string{"numArbiters", "arbiters", "jointP"} {
					delete(c.(map[string]any), part)
				}
			}
		}), `case "toggle0" (line 10 of EXPECTED): missing from -` + "\n10 cases: 9 the same, 1 missing\ncompared: bodies; GOT has no numArbiters, arbiters, jointP\n"},
		{"contacts alone", mapped(t, traces, func(o map[string]any) {
			for _, c := range o["checkpoints"].([]any) {
				delete(c.(map[string]any), "bodies")
				delete(c.(map[string]any), "jointP")
			}
		}), `case "toggle0" (line 10 of EXPECTED): missing from -` + "\n10 cases: 9 the same, 1 missing\ncompared: numArbiters, arbiters; GOT has no jointP, bodies\n"},
		{"a body elsewhere", strings.Replace(traces, `{"name":"pendulum","checkpoints":[{"step":1,"bodies":[[0,-10,0,0,0,0],[9,`, `{"name":"pendulum","checkpoints":[{"step":1,"bodies":[[0,-10,0,0,0,0],[10,`, 1),
			`case "demo2" (lines 2 and 2), step 1: body 1, x: expected 9, got 10` + "\n  in the lab: http://localhost:8080/#lab=world&scene=pendulum&step=1&follow=1&differs=body%201,%20x;9;10\n"},
		{"ids that are no longer flipped", strings.Replace(traces, `[50462720,`, `[770,`, 1),
			`case "demo1" (lines 1 and 1), step 60: arbiter of bodies 0 and 1, keys: ` +
				"expected [0x03020000 (in B e2, out B e3), 0x04030000 (in B e3, out B e4)], got [0x00000302 (in A e2, out A e3), 0x04030000 (in B e3, out B e4)]\n" +
				"  in the lab: http://localhost:8080/#lab=world&scene=single-box&step=60&pick=0,1&stage=contacts&differs=arbiter%20of"},
		{"another impulse", strings.Replace(traces, `,15.39159`, `,15.39259`, 1),
			`case "demo1" (lines 1 and 1), step 60: arbiter of bodies 0 and 1, contact 0, Pn: expected 15.39159807772189, got 15.39259`},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, out, errs := clipstage(test.got, "diff", expected, "-")
			out = strings.ReplaceAll(out, expected, "EXPECTED")
			if !strings.HasPrefix(out, test.want) || errs != "" {
				t.Errorf("diff: %q\n%s\nwant\n%s", errs, out, test.want)
			}
		})
	}
	for i, w := range scene.Worlds[:scene.SampleCount] {
		_, want, _ := clipstage("", "scene", w.ID)
		if _, got, _ := clipstage("", "scene", "demo"+string(rune('1'+i))); got != want || !strings.Contains(got, `"name":"`+w.ID+`"`) {
			t.Errorf("demo%d is another scene than %s", i+1, w.ID)
		}
	}
}

// With -steps the trace has a checkpoint after each step. Flags may follow the kind.
func TestTraceSteps(t *testing.T) {
	_, text, _ := clipstage("", "scene", "pyramid")
	for _, args := range [][]string{{"-steps", "3", "scenes"}, {"scenes", "-steps", "3"}} {
		var o struct {
			Name        string
			Checkpoints []struct{ Step int }
		}
		if err := json.Unmarshal([]byte(traced(t, text, args...)), &o); err != nil || o.Name != "pyramid" || len(o.Checkpoints) != 3 || o.Checkpoints[0].Step != 1 || o.Checkpoints[2].Step != 3 {
			t.Errorf("trace %v: %+v, %v", args, o, err)
		}
	}
	for _, test := range []struct {
		args []string
		errs string
	}{
		{[]string{"-steps", "3", "-step", "3", "scenes"}, "clipstage trace: -step and -steps exclude one another\n"},
		{[]string{"-steps", "3", "pairs"}, "clipstage trace: -steps is for scenes alone\n"},
		{[]string{"-steps", "0", "scenes"}, "clipstage trace: -steps 0 asks for no step; -step 0 is the beginning\n"},
		{[]string{"-steps", "1000001", "scenes"}, "clipstage trace: -steps 1000001 is outside 0 to 1000000\n"},
	} {
		if status, out, errs := clipstage(text, append([]string{"trace"}, test.args...)...); status != 2 || out != "" || errs != test.errs {
			t.Errorf("trace %v: status %d, %q, %q; want %q", test.args, status, out, errs, test.errs)
		}
	}
}
