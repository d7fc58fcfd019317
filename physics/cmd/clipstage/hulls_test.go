package main

import (
	"encoding/json"
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/tests"
)

// A trace of the golden hulls passes the rules of the reference data, case by case, and diff finds
// no difference.
func TestGoldenHulls(t *testing.T) {
	golden := string(tests.HullsText())
	status, got, errs := clipstage(golden, "trace", "hulls")
	if status != statusOK || errs != "" {
		t.Fatalf("trace hulls: status %d, %s", status, errs)
	}
	cases, err := tests.Hulls()
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSuffix(got, "\n"), "\n")
	if len(lines) != len(cases) {
		t.Fatalf("%d lines, want %d", len(lines), len(cases))
	}
	for i := range cases {
		var r tests.HullResult
		if err := json.Unmarshal([]byte(lines[i]), &r); err != nil {
			t.Fatal(err)
		}
		if err := cases[i].Grade(&r); err != nil || r.ID != cases[i].ID {
			t.Errorf("%s: %q: %v", cases[i].ID, r.ID, err)
		}
	}
	status, out, errs := clipstage(got, "diff", file(t, "hulls.json", golden), "-")
	if want := "60 cases: 56 the same, 4 the same as far as rounding does not decide\n" +
		"compared: depth, n, axisType, mtv, contact, sh; EXPECTED has no mid\n"; status != statusOK || out != want || errs != "" {
		t.Errorf("diff: status %d, %q, %q, want %q", status, out, errs, want)
	}
}

// hullsBox returns a box between two corners in the form of a case.
func hullsBox(low, high [3]float64) string {
	var points []string
	for i := range 8 {
		p := low
		for axis := range 3 {
			if i>>axis&1 == 1 {
				p[axis] = high[axis]
			}
		}
		points = append(points, fmt.Sprintf("[%g,%g,%g]", p[0], p[1], p[2]))
	}
	return `{"p":[` + strings.Join(points, ",") + `],"f":[[0,4,6,2],[1,3,7,5],[0,1,5,4],[2,6,7,3],[0,2,3,1],[4,5,7,6]]}`
}

var hullsLine = `{"id":"a","A":` + hullsBox([3]float64{0, 0, 0}, [3]float64{4, 4, 1}) + `,"B":` + hullsBox([3]float64{3, 2, 0.75}, [3]float64{5, 6, 2}) + `}`

const hullsTrace = `{"id":"a","colliding":true,"depth":0.25,"axisType":"faceA","n":[0,0,1],"mtv":[0,0,0.25],` +
	`"contact":[[3,4,1],[3,2,1],[4,2,1],[4,4,1]],"sh":{"ref":"A","points":[[3,4,0.75,-0.25],[3,2,0.75,-0.25],[4,2,0.75,-0.25],[4,4,0.75,-0.25]]},"mid":{"size":`

// A fault of a case is reported with its field and id. The other cases are traced.
func TestTraceHulls(t *testing.T) {
	with := func(old, new string) string {
		if !strings.Contains(hullsLine, old) {
			t.Fatalf("the line has no %s", old)
		}
		return strings.Replace(hullsLine, old, new, 1)
	}
	apart := with(`[3,2,0.75],[5,2,0.75],[3,6,0.75],[5,6,0.75]`, `[3,2,1.5],[5,2,1.5],[3,6,1.5],[5,6,1.5]`)
	for _, test := range []struct {
		name, in, out, errs string
	}{
		{"a line", hullsLine, hullsTrace, ""},
		{"a list", `{"format":"hull-contact-cases","cases":[` + hullsLine + `]}`, hullsTrace, ""},
		{"apart", apart, `{"id":"a","colliding":false}` + "\n", ""},
		{"not flat", strings.NewReplacer(`[3,2,0.75]`, `[3e-60,2e-60,0.75e-60]`).Replace(hullsLine), "", "line 1: B.f[0]: not-flat: "},
		{"no id", `{"A":1}`, "", "line 1: id: missing\n"},
		{"no hull", `{"id":"a"}`, "", "line 1: A: missing (hull \"a\")\n"},
		{"no list", `{"cases":7}`, "", "line 1: cases: want an array, got a number\n"},
		{"no case", `{"cases":[7]}`, "", "line 1: cases[0]: want a JSON object, got a number\n"},
		{"no points", `{"id":"a","A":{"f":[]}}`, "", "line 1: A.p: missing; want a list of lists of numbers (hull \"a\")\n"},
		{"too many points", with(`[4,4,1]`, `[4,4,1]`+strings.Repeat(`,[0,0,0]`, 9_993)), "", "line 1: A.p: many-points: want 10000 at most, got 10001 (hull \"a\")\n"},
		{"half a point", with(`[4,4,1]`, `[4,4]`), "", "line 1: A.p[7]: want 3 numbers, got 2 (hull \"a\")\n"},
		{"beyond float64", with(`[4,4,1]`, `[4,4,1e999]`), "", "line 1: A.p[7][2]: 1e999 is outside -1e+150 to 1e+150 m (hull \"a\")\n"},
		{"half a corner", with(`[0,4,6,2]`, `[0,4,6.5,2]`), "", "line 1: A.f[0][2]: want a whole number, got 6.5 (hull \"a\")\n"},
		{"no such corner", with(`[0,4,6,2]`, `[0,4,8,2]`), "", "line 1: A.f[0]: no-point: "},
		{"twice", with(`[4,4,1]`, `[0,4,1]`), "", "line 1: A.p[7]: duplicate: "},
		{"a bias as a list", with(`"A":`, `"bias":[0.02,0.001],"A":`), "", "line 1: bias: want an object, got an array (hull \"a\")\n"},
		{"a relative bias above 1", with(`"A":`, `"bias":{"relative":2},"A":`), "", "line 1: bias.relative: 2 is outside 0 to 1 (hull \"a\")\n"},
		{"a bias below 0", with(`"A":`, `"bias":{"absolute":-1},"A":`), "", "line 1: bias.absolute: -1 is outside 0 to 1e+150 m (hull \"a\")\n"},
		{"other cases are traced", `{"cases":[{"id":1},` + hullsLine + `]}`, hullsTrace, "line 1: A: missing (hull 1)\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			status, out, errs := clipstage(test.in, "trace", "hulls")
			want := statusOK
			if test.errs != "" {
				want = statusUnreadable
			}
			if status != want || !strings.HasPrefix(out, test.out) || (out == "") != (test.out == "") || !strings.HasPrefix(errs, test.errs) || (errs == "") != (test.errs == "") {
				t.Errorf("status %d\n out %q\nwant %q\nerrs %q\nwant %q", status, out, test.out, errs, test.errs)
			}
			if out != "" && !json.Valid([]byte(out)) {
				t.Errorf("%q is no JSON", out)
			}
		})
	}
}

// Numbers beyond the limits of hulls are still traced, and scaling by a power of two changes no digit.
func TestTraceHullsExtremes(t *testing.T) {
	low, high := [2][3]float64{{0, 0, 0}, {3, 2, 0.75}}, [2][3]float64{{4, 4, 1}, {5, 6, 2}}
	for _, exponent := range []int{400, -400} {
		scale := math.Ldexp(1, exponent)
		var boxes [2]string
		for i := range boxes {
			for axis := range 3 {
				low[i][axis], high[i][axis] = low[i][axis]*scale, high[i][axis]*scale
			}
			boxes[i] = hullsBox(low[i], high[i])
			for axis := range 3 {
				low[i][axis], high[i][axis] = low[i][axis]/scale, high[i][axis]/scale
			}
		}
		status, out, errs := clipstage(`{"id":"a","A":`+boxes[0]+`,"B":`+boxes[1]+`}`, "trace", "hulls")
		var r tests.HullResult
		if err := json.Unmarshal([]byte(out), &r); status != statusOK || errs != "" || err != nil {
			t.Fatalf("status %d, %q, %q", status, out, errs)
		}
		if want := 0.25 * scale; r.Depth != want || r.N != [3]float64{0, 0, 1} || r.MTV[2] != want || len(r.Contact) != 4 || r.Contact[0] != [3]float64{3 * scale, 4 * scale, scale} {
			t.Errorf("times 2^%d: %+v", exponent, r)
		}
	}
}

// diff names the stage, and for clip also the plane.
func TestDiffHulls(t *testing.T) {
	status, trace, errs := clipstage(hullsLine, "trace", "hulls")
	if status != statusOK || errs != "" {
		t.Fatalf("trace hulls: status %d, %s", status, errs)
	}
	expected := file(t, "expected.jsonl", trace)
	for _, test := range []struct{ name, old, new, want string }{
		{"within the tolerance", `"depth":0.25`, `"depth":0.2500000001`, "1 case: 1 the same\n"},
		{"verdict", `"colliding":true`, `"colliding":false`, "stage edges: colliding: expected true, got false\n"},
		{"a face's gap", `"facesA":{"face":5,"separation":-0.25}`, `"facesA":{"face":5,"separation":-0.75}`, "stage faces-a: mid.facesA.separation: expected -0.25, got -0.75\n"},
		{"depth", `"depth":0.25`, `"depth":0.5`, "stage best-axis: depth: expected 0.25, got 0.5\n"},
		{"turned round", `"n":[0,0,1]`, `"n":[0,0,-1]`, "stage best-axis: n: expected [0 0 1], got [0 0 -1]\n"},
		{"mtv", `"mtv":[0,0,0.25]`, `"mtv":[0,0,-0.25]`, "stage best-axis: mtv[2]: expected 0.25, got -0.25\n"},
		{"strict set", `"contact":[[3,4,1],`, `"contact":[`, "the strict set: contact: expected [3 4 1], got [4 4 1], the nearest of 3\n"},
		{"incident", `"incident":{"face":4,"points":[{"p":[5,2,0.75]`, `"incident":{"face":4,"points":[{"p":[5,2,2]`, "stage incident: mid.incident.points: expected [5 2 0.75], got [5 2 2], the nearest of 4\n"},
		{"first plane", `"clip":[{"edge":[5,4],"points":[{"p":[5,2,0.75]`, `"clip":[{"edge":[5,4],"points":[{"p":[5,3,0.75]`, "stage clip, plane 1 of 4: mid.clip[0].points: expected [5 2 0.75], got [5 3 0.75], the nearest of 4\n"},
		{"third plane", `"edge":[6,7],"points":[{"p":[3,4,0.75]`, `"edge":[6,7],"points":[{"p":[3,3,0.75]`, "stage clip, plane 3 of 4: mid.clip[2].points: expected [3 4 0.75], got [3 3 0.75], the nearest of 4\n"},
		{"another face of A", `"facesA":{"face":5`, `"facesA":{"face":4`, "stage faces-a: mid.facesA.face: expected 5, got 4\n"},
		{"another face of B", `"facesB":{"face":4`, `"facesB":{"face":5`, "stage faces-b: mid.facesB.face: expected 4, got 5\n"},
		{"pairs of edges", `"tested":144`, `"tested":143`, "stage edges: mid.edges.tested: expected 144, got 143\n"},
		{"pairs that cross", `"crossing":0`, `"crossing":1`, "stage edges: mid.edges.crossing: expected 0, got 1\n"},
		{"no stage", `"edges":{`, `"edge":{`, "stage edges: mid.edges: expected some, got none\n"},
		{"an axis that ties", `"axisType":"faceA"`, `"axisType":"faceB"`, "1 case: 0 the same, 1 the same as far as rounding does not decide\n"},
		{"an axis that does not exist", `"axisType":"faceA"`, `"axisType":"edge"`, "stage best-axis: axisType: expected faceA, got edge\n"},
		{"incident face", `"incident":{"face":4`, `"incident":{"face":3`, "stage incident: mid.incident.face: expected 4, got 3\n"},
		{"incident id", `{"p":[5,2,0.75],"f":[8,1,4,1]},{"p":[5,6,0.75],"f":[4,1,11,1]},{"p":[3,6,0.75],"f":[11,1,3,1]},{"p":[3,2,0.75],"f":[3,1,8,1]}]},"clip"`,
			`{"p":[5,2,0.75],"f":[4,1,8,1]},{"p":[5,6,0.75],"f":[4,1,11,1]},{"p":[3,6,0.75],"f":[11,1,3,1]},{"p":[3,2,0.75],"f":[3,1,8,1]}]},"clip"`,
			"stage incident: mid.incident.points[0].f: expected [8 1 4 1], got [4 1 8 1]\n"},
		{"a plane's edge", `"edge":[7,5]`, `"edge":[7,6]`, "stage clip, plane 2 of 4: mid.clip[1].edge: expected [7 5], got [7 6]\n"},
		{"an id after a plane", `"clip":[{"edge":[5,4],"points":[{"p":[5,2,0.75],"f":[8,1,`, `"clip":[{"edge":[5,4],"points":[{"p":[5,2,0.75],"f":[8,0,`,
			"stage clip, plane 1 of 4: mid.clip[0].points[0].f: expected [8 1 4 1], got [8 0 4 1]\n"},
		{"gone", `"gone":[{"p":[5,2,0.75],"f":[8,1,4,1]},`, `"gone":[`, "stage clip, plane 2 of 4: mid.clip[1].gone: expected [5 2 0.75], got [5 6 0.75], the nearest of 1\n"},
		{"separations", `"keep":[-0.25,`, `"keep":[-0.5,`, "stage keep: mid.keep: expected -0.25, got -0.5\n"},
		{"one separation less", `"keep":[-0.25,`, `"keep":[`, "stage keep: mid.keep: expected 4 separations, got 3 separations\n"},
		{"other points", `"reduce":[0,1,2,3]`, `"reduce":[0,2,1,3]`, "stage reduce: mid.reduce[1]: expected 1 of 4 points, got 2 of 4, another one\n"},
		{"an index out of range", `"reduce":[0,1,2,3]`, `"reduce":[0,1,2,4]`, "stage reduce: mid.reduce[3]: expected 3 of 4 points, got 4 of 4, another one\n"},
		{"a point less", `"reduce":[0,1,2,3]`, `"reduce":[0,1,2]`, "stage reduce: mid.reduce: expected 4 points, got 3 points\n"},
		{"an id", `"s":-0.25,"f":[10,0,3,1]`, `"s":-0.25,"f":[3,1,10,0]`, "stage contacts: mid.contacts[0].f: expected [10 0 3 1], got [3 1 10 0]\n"},
		{"a rule", `"rule":"all"`, `"rule":"deepest"`, "stage contacts: mid.contacts[0].rule: expected all, got deepest\n"},
		{"keep", `"points":[[3,4,0.75,-0.25]`, `"points":[[3,4,0.75,-0.5]`, "stage keep: sh.points: expected [3 4 0.75 -0.25], got [3 4 0.75 -0.5], the nearest of 4\n"},
		{"contacts", `"contacts":[{"p":[3,4,0.875],"s":-0.25`, `"contacts":[{"p":[3,4,0.75],"s":-0.25`, "stage contacts: mid.contacts: expected [3 4 0.875 -0.25], got [3 4 0.75 -0.25], the nearest of 4\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if !strings.Contains(trace, test.old) {
				t.Fatalf("the trace has no %s: %s", test.old, trace)
			}
			status, out, errs := clipstage(strings.Replace(trace, test.old, test.new, 1), "diff", expected, "-")
			want := statusDifferent
			if strings.HasPrefix(test.want, "1 case: ") {
				want = statusOK
			}
			if status != want || errs != "" || !strings.HasPrefix(strings.TrimPrefix(out, `case "a" (lines 1 and 1), `), test.want) {
				t.Errorf("diff: status %d, %q, %q; want status %d, %q", status, out, errs, want, test.want)
			}
		})
	}
}

// A named pair keeps its name in its trace. A difference links to the pair, and for clip to the plane.
func TestDiffHullsLinks(t *testing.T) {
	for _, test := range []struct{ preset, old, new, link string }{
		{"offset", `"clip":[`, `"clip":[],"was":[`, "lab=hull&preset=offset&stage=clip&differs="},
		{"offset", `"depth":0.03`, `"depth":0.05`, "lab=hull&preset=offset&stage=best-axis&differs=depth;0.03"},
		{"gap", `"colliding":false`, `"colliding":true`, "lab=hull&preset=gap&stage=edges&differs=colliding;false;true"},
		{"spin", `"points":[{"p":[`, `"points":[{"p":[9,9,9],"was":[`, "lab=hull&preset=spin&stage=incident&differs="},
	} {
		t.Run(test.preset, func(t *testing.T) {
			status, pair, errs := clipstage("", "scene", test.preset)
			if status != statusOK || errs != "" {
				t.Fatalf("scene %s: status %d, %s", test.preset, status, errs)
			}
			status, trace, errs := clipstage(pair, "trace", "hulls")
			if status != statusOK || errs != "" || !strings.HasPrefix(trace, `{"id":"`+test.preset+`"`) || !strings.Contains(trace, test.old) {
				t.Fatalf("trace hulls: status %d, %s, %s", status, errs, trace)
			}
			expected := file(t, "expected.jsonl", trace)
			if status, out, errs := clipstage(strings.Replace(trace, test.old, test.new, 1), "diff", "-page", "https://a.b/", expected, "-"); status != statusDifferent || errs != "" || !strings.Contains(out, "https://a.b/#"+test.link) {
				t.Errorf("diff: status %d, %q, %q; want a link with %s", status, out, errs, test.link)
			}
		})
	}
	_, trace, _ := clipstage(sceneOf("offset"), "trace", "hulls")
	at := strings.Index(trace, `"clip":[`)
	third := at + 1 + nth(trace[at+1:], `"points":[{"p":[`, 3)
	differing := trace[:third] + strings.Replace(trace[third:], `"p":[`, `"p":[9,9,9],"was":[`, 1)
	if _, out, _ := clipstage(differing, "diff", file(t, "expected.jsonl", trace), "-"); !strings.Contains(out, "stage clip, plane 3 of 4: ") || !strings.Contains(out, "&stage=clip&sub=3&differs=mid.clip%5B2%5D.points;") {
		t.Errorf("diff: %s", out)
	}
}

// If a trace has a bias, the link of a difference includes the bias.
func TestDiffHullsLinkHasTheBias(t *testing.T) {
	_, trace, errs := clipstage(strings.Replace(sceneOf("offset"), `"hulls":`, `"bias":{"relative":0.05,"absolute":0.001},"hulls":`, 1), "trace", "hulls")
	other := strings.Replace(strings.Replace(trace, `"depth":0.03`, `"depth":0.05`, 1), `"bias":`, `"was":`, 1)
	for _, files := range [][2]string{{trace, other}, {other, trace}} {
		_, out, _ := clipstage(files[1], "diff", file(t, "expected.jsonl", files[0]), "-")
		if !strings.Contains(out, "lab=hull&preset=offset&stage=best-axis&bias=0.05,0.001&differs=") {
			t.Errorf("diff: %s%s", errs, out)
		}
	}
}

func sceneOf(name string) string {
	_, out, _ := clipstage("", "scene", name)
	return out
}

// nth returns the index of the n-th occurrence of part in s.
func nth(s, part string, n int) (at int) {
	for range n {
		at += strings.Index(s[at:], part) + 1
	}
	return at - 1
}

// Another kind of axis is a tie if both traces find the two kinds equally deep. Otherwise it is a difference.
func TestDiffHullsTies(t *testing.T) {
	_, trace, _ := clipstage(hullsLine, "trace", "hulls")
	other := strings.Replace(trace, `"axisType":"faceA"`, `"axisType":"faceB"`, 1)
	for _, test := range []struct{ less, want string }{
		{"-0.250000000001", "1 case: 0 the same, 1 the same as far as rounding does not decide\n"},
		{"-0.25000000001", "case \"a\" (lines 1 and 1), stage best-axis: axisType: expected faceA, got faceB\n"},
	} {
		worse := func(text string) string {
			return strings.Replace(text, `"facesB":{"face":4,"separation":-0.25}`, `"facesB":{"face":4,"separation":`+test.less+`}`, 1)
		}
		if _, out, errs := clipstage(worse(other), "diff", file(t, "expected.jsonl", worse(trace)), "-"); errs != "" || !strings.HasPrefix(out, test.want) {
			t.Errorf("with %s: %q, %q; want %q", test.less, out, errs, test.want)
		}
	}
}

// A part that one file lacks in all its cases is not compared. A part missing in some cases is a difference.
func TestDiffHullsParts(t *testing.T) {
	_, one, _ := clipstage(hullsLine, "trace", "hulls")
	two := strings.Replace(one, `"id":"a"`, `"id":"b"`, 1)
	at := strings.Index(one, `,"mid":`)
	without := one[:at] + "}\n"
	bare := strings.Replace(without, without[strings.Index(without, `,"sh":`):], "}\n", 1)
	contacts := func(id string) string {
		return mapped(t, without, func(o map[string]any) {
			for _, part := range []string{"depth", "n", "axisType", "mtv", "sh"} {
				delete(o, part)
			}
			o["id"] = id
		})
	}
	for _, test := range []struct{ name, got, want string }{
		{"mid in no case", without + strings.Replace(without, `"a"`, `"b"`, 1), "2 cases: 2 the same\ncompared: depth, n, axisType, mtv, contact, sh; GOT has no mid\n"},
		{"results alone", bare + strings.Replace(bare, `"a"`, `"b"`, 1), "2 cases: 2 the same\ncompared: depth, n, axisType, mtv, contact; GOT has no sh, mid\n"},
		{"contacts alone", contacts("a") + contacts("b"), "2 cases: 2 the same\ncompared: contact; GOT has no depth, n, axisType, mtv, sh, mid\n"},
		{"contacts alone, wrong", contacts("a") + strings.Replace(contacts("b"), `"contact":[[`, `"contact":[[9`, 1), "case \"b\" (lines 2 and 2), the strict set: contact: expected "},
		{"the normal reversed", mapped(t, one+two, func(o map[string]any) { negate(o["n"].([]any)) }), "case \"a\" (lines 1 and 1), stage best-axis: n: expected "},
		{"mid in one case", one + strings.Replace(without, `"a"`, `"b"`, 1), "case \"b\" (lines 2 and 2), stage faces-a: mid: expected some, got none\n"},
		{"sh in one case", one + strings.Replace(bare, `"id":"a"`, `"id":"b"`, 1), "case \"b\" (lines 2 and 2), stage faces-a: mid: expected some, got none\n"},
		{"no sh", one + two[:strings.Index(two, `,"sh":`)] + two[strings.Index(two, `,"mid":`):], "case \"b\" (lines 2 and 2), stage keep: sh: expected some, got none\n"},
	} {
		if _, out, errs := clipstage(test.got, "diff", file(t, "expected.jsonl", one+two), "-"); errs != "" || !strings.HasPrefix(out, test.want) {
			t.Errorf("%s: %q, %q; want %q", test.name, out, errs, test.want)
		}
	}
}

// An object may be a case and also have a list of cases; all of them are traced. An input without any case is
// an error.
func TestTraceHullsDropsNone(t *testing.T) {
	other := strings.Replace(hullsLine, `"id":"a"`, `"id":"b"`, 1)
	both := strings.Replace(hullsLine, `"id":"a"`, `"id":"a","cases":[`+other+`]`, 1)
	if got, want := traced(t, both, "hulls"), traced(t, hullsLine+"\n"+other, "hulls"); both == hullsLine || got != want {
		t.Errorf("a case with a list: %q, want %q", got, want)
	}
	_, own, _ := clipstage("", "scene", "offset")
	file := strings.Replace(own, `{`, `{"cases":[`+hullsLine+`],`, 1)
	if _, out, errs := clipstage(file, "trace", "hulls"); strings.Count(out, "\n") != 1 || !strings.Contains(errs, "cases is a field that is not known") {
		t.Errorf("a file with a list: %q, %q", out, errs)
	}
	for _, in := range []string{"", "\n\n", `{"cases":[]}`} {
		if status, out, errs := clipstage(in, "trace", "hulls"); status != statusUnreadable || out != "" || errs != "clipstage trace: no case was read; want lines of cases, or an object with some in a list, \"cases\"\n" {
			t.Errorf("trace hulls of %q: status %d, %q, %q", in, status, out, errs)
		}
	}
}
