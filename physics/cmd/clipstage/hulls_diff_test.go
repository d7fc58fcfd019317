package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/tests"
)

// A null, a missing number and an extra number are never right, not even for 0.
func TestDiffHullsNumbers(t *testing.T) {
	_, trace, _ := clipstage(strings.NewReplacer(`[3,2,0.75]`, `[0,2,0.75]`, `[3,6,0.75]`, `[0,6,0.75]`, `[3,2,2]`, `[0,2,2]`, `[3,6,2]`, `[0,6,2]`).Replace(hullsLine), "trace", "hulls")
	expected := file(t, "expected.jsonl", trace)
	for _, test := range []struct{ name, old, new, want string }{
		{"depth null", `"depth":0.25`, `"depth":null`, "stage best-axis: depth: expected 0.25, got null\n"},
		{"n with null", `"n":[0,0,1]`, `"n":[0,null,1]`, "stage best-axis: n: expected [0 0 1], got [0 null 1]\n"},
		{"n of two numbers", `"n":[0,0,1]`, `"n":[0,0]`, "stage best-axis: n: expected [0 0 1], got [0 0]\n"},
		{"n of four numbers", `"n":[0,0,1]`, `"n":[0,0,1,0]`, "stage best-axis: n: expected [0 0 1], got [0 0 1 0]\n"},
		{"n null", `"n":[0,0,1]`, `"n":null`, "stage best-axis: n: expected [0 0 1], got none\n"},
		{"mtv with null", `"mtv":[0,0,`, `"mtv":[null,0,`, "stage best-axis: mtv[0]: expected 0, got null\n"},
		{"mtv of four numbers", `"mtv":[0,0,0.25]`, `"mtv":[0,0,0.25,0]`, "stage best-axis: mtv: expected [0 0 0.25], got [0 0 0.25 0]\n"},
		{"contact with null", `"contact":[[0,4,1]`, `"contact":[[null,4,1]`, "the strict set: contact: expected [0 4 1], got "},
		{"contact of four numbers", `"contact":[[0,4,1]`, `"contact":[[0,4,1,0]`, "the strict set: contact: expected [0 4 1], got "},
		{"sh of three numbers", `[0,4,0.75,-0.25]`, `[0,4,0.75]`, "stage keep: sh.points: expected [0 4 0.75 -0.25], got "},
		{"sh of five numbers", `[0,4,0.75,-0.25]`, `[0,4,0.75,-0.25,0]`, "stage keep: sh.points: expected [0 4 0.75 -0.25], got "},
		{"an incident point with null", `"points":[{"p":[5,2,0.75]`, `"points":[{"p":[5,2,null]`, "stage incident: mid.incident.points: expected [5 2 0.75], got "},
		{"a clipped point left out", `"points":[{"p":[0,4,0.75],`, `"points":[{`, "stage clip, plane 3 of 4: mid.clip[2].points: expected [0 4 0.75], got "},
		{"an id with null", `"f":[8,1,4,1]`, `"f":[8,1,4,null]`, "stage incident: mid.incident.points[0].f: expected [8 1 4 1], got [8 1 4 null]\n"},
		{"an id that is null", `"f":[8,1,4,1]`, `"f":null`, "stage incident: mid.incident.points[0].f: expected [8 1 4 1], got none\n"},
		{"an edge with null", `"edge":[7,5]`, `"edge":[7,null]`, "stage clip, plane 2 of 4: mid.clip[1].edge: expected [7 5], got [7 null]\n"},
		{"a separation that is null", `"keep":[-0.25,`, `"keep":[null,`, "stage keep: mid.keep: expected -0.25, got null\n"},
		{"a choice that is null", `"reduce":[0,`, `"reduce":[null,`, "stage reduce: mid.reduce[0]: expected 0 of 4 points, got null of 4, another one\n"},
		{"a contact without s", `"s":-0.25,`, ``, "stage contacts: mid.contacts: expected [0 4 0.875 -0.25], got "},
	} {
		t.Run(test.name, func(t *testing.T) {
			if !strings.Contains(trace, test.old) {
				t.Fatalf("the trace has no %s: %s", test.old, trace)
			}
			for _, files := range [][2]string{{expected, "-"}, {"-", expected}} {
				status, out, errs := clipstage(strings.Replace(trace, test.old, test.new, 1), "diff", files[0], files[1])
				if status != statusDifferent || errs != "" || files[1] == "-" && !strings.HasPrefix(strings.TrimPrefix(out, `case "a" (lines 1 and 1), `), test.want) {
					t.Errorf("diff %v: status %d, %q, %q; want %q", files, status, out, errs, test.want)
				}
			}
		})
	}
}

// If the strict set depends on the tolerance, the reference data gives bounds of the set.
func TestDiffHullsLoose(t *testing.T) {
	golden := string(tests.HullsText())
	expected := file(t, "hulls.json", golden)
	cases, err := tests.Hulls()
	if err != nil {
		t.Fatal(err)
	}
	var loose []tests.HullCase
	for _, c := range cases {
		if c.ContactLoose != nil {
			loose = append(loose, c)
		}
	}
	if len(loose) != 3 {
		t.Fatalf("%d cases with contactLoose", len(loose))
	}
	own := traced(t, golden, "hulls")
	mean := func(points [][3]float64) (m [3]float64) {
		for _, p := range points {
			for i := range p {
				m[i] += p[i] / float64(len(points))
			}
		}
		return m
	}
	for _, test := range []struct {
		name    string
		contact func(c *tests.HullCase) [][3]float64
		want    string // first difference of the first case; "" for none
	}{
		{"the strict set", func(c *tests.HullCase) [][3]float64 { return c.Contact }, ""},
		{"all that is allowed", func(c *tests.HullCase) [][3]float64 { return c.ContactLoose }, ""},
		{"something between", func(c *tests.HullCase) [][3]float64 {
			return append(c.Contact[:len(c.Contact):len(c.Contact)], mean(c.ContactLoose))
		}, ""},
		{"nothing", func(*tests.HullCase) [][3]float64 { return [][3]float64{} }, "got no point\n"},
		{"less than the strict set", func(c *tests.HullCase) [][3]float64 { return [][3]float64{mean(c.ContactLoose)} }, ", the nearest of 1\n"},
		{"far away", func(*tests.HullCase) [][3]float64 { return [][3]float64{{999, 999, 999}} }, "got [999 999 999], the nearest of 1\n"},
		{"more than is allowed", func(c *tests.HullCase) [][3]float64 {
			m, p := mean(c.ContactLoose), c.ContactLoose[1]
			for i := range p {
				p[i] += 1e-6 * (p[i] - m[i])
			}
			return append(c.Contact[:len(c.Contact):len(c.Contact)], p)
		}, "expected nothing beyond contactLoose, got ["},
		{"out of the plane", func(c *tests.HullCase) [][3]float64 {
			m := mean(c.ContactLoose)
			for i := range m {
				m[i] += 1e-5 * c.N[i]
			}
			return append(c.Contact[:len(c.Contact):len(c.Contact)], m)
		}, "expected nothing beyond contactLoose, got ["},
		{"two numbers", func(*tests.HullCase) [][3]float64 { return nil }, "expected 3 numbers, got [1 2]\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			got := mapped(t, own, func(o map[string]any) {
				for i := range loose {
					if o["id"] != loose[i].ID {
						continue
					}
					o["contact"] = [][]float64{{1, 2}}
					if c := test.contact(&loose[i]); c != nil {
						o["contact"] = c
					}
				}
			})
			counts := "60 cases: 56 the same, 1 the same as far as rounding does not decide, 3 different\ndifferent by stage: 3 at the strict set\n"
			if test.want == "" {
				counts = "60 cases: 56 the same, 4 the same as far as rounding does not decide\n"
			}
			_, out, errs := clipstage(got, "diff", expected, "-")
			if first, _, _ := strings.Cut(out, "60 cases"); errs != "" || !strings.Contains(first, test.want) || !strings.Contains(out, counts) {
				t.Errorf("diff: %q, %q; want %q and %q", out, errs, test.want, counts)
			}
		})
	}
}

// If neither file has the size of the hulls, positions far from the origin are compared as exactly as near it.
// The report names the quantity that replaces the size.
func TestDiffHullsUnsized(t *testing.T) {
	box := func(depth, x float64) string {
		return fmt.Sprintf(`{"id":"x","colliding":true,"depth":%v,"n":[1,0,0],"contact":[[100001,%v,1],[100001,%v,1],[100001,%v,-1],[100001,%v,-1]]}`, depth, 100001+x, 99999.25+x, 99999.25+x, 100001+x)
	}
	depth := func(depth float64) string { return fmt.Sprintf(`{"id":"x","colliding":true,"depth":%v}`, depth) }
	const said = "neither file has the size of hulls in 1 case: lengths were compared within 1e-09 times EXPECTED's depth, or the extent of its contact along an axis, whichever is larger; 1 m where both are 0\n"
	for _, test := range []struct{ name, want, have, first string }{
		{"depth", box(0.5, 0), box(0.50005, 0), "case \"x\" (lines 1 and 1), stage best-axis: depth: expected 0.5, got 0.50005\n"},
		{"contact", box(0.5, 0), box(0.5, 9e-5), "case \"x\" (lines 1 and 1), the strict set: contact: expected [100001 100001 1], got "},
		{"rounding", box(0.5, 0), box(0.5000000000000001, 2e-11), "1 case: 1 the same\n"},
		{"depth alone", depth(0.5), depth(0.5000000000000001), "1 case: 1 the same\n"},
		{"another depth alone", depth(0.5), depth(0.500000001), "case \"x\" (lines 1 and 1), stage best-axis: depth: expected 0.5, got 0.500000001\n"},
		{"tiny", depth(5e-100), depth(6e-100), "case \"x\" (lines 1 and 1), stage best-axis: depth: expected 5e-100, got 6e-100\n"},
		{"none", depth(0), depth(1e-17), "1 case: 1 the same\n"},
	} {
		if _, out, errs := clipstage(test.have, "diff", file(t, "expected.jsonl", test.want), "-"); errs != "" || !strings.HasPrefix(out, test.first) || !strings.HasSuffix(out, said) {
			t.Errorf("%s: %q, %q; want %q and %q", test.name, out, errs, test.first, said)
		}
	}
	for _, same := range []string{`{"id":"x","colliding":false}`, `{"id":"x","colliding":true,"n":[1,0,0]}`} {
		if _, out, errs := clipstage(same, "diff", file(t, "expected.jsonl", same), "-"); out != "1 case: 1 the same\n" || errs != "" {
			t.Errorf("no length: %q, %q", out, errs)
		}
	}
}

// Rounding may decide whether two contacts in the same place are merged. An exact duplicate is wrong.
func TestDiffHullsCoincident(t *testing.T) {
	trace := traced(t, hullsLine, "hulls")
	const rounding = "1 case: 0 the same, 1 the same as far as rounding does not decide\n"
	for _, test := range []struct{ name, old, new, want string }{
		{"strict set", `"contact":[[3,4,1],`, `"contact":[[3,4,1],[3,4,1.0000000001],`, rounding},
		{"strict set, twice", `"contact":[[3,4,1],`, `"contact":[[3,4,1],[3,4,1],`, "contact: expected 4 points, got 5 points, some twice\n"},
		{"contacts of two ids", `"contacts":[{"p":[3,4,0.875],"s":-0.25,"f":[`, `"contacts":[{"p":[3,4,0.8750000001],"s":-0.25,"f":[1,0,2,1],"rule":"all"},{"p":[3,4,0.875],"s":-0.25,"f":[`, rounding},
		{"a contact twice", `"contacts":[{"p":[3,4,0.875],"s":-0.25,"f":[`, `"contacts":[{"p":[3,4,0.875],"s":-0.25,"f":[1,0,2,1],"rule":"all"},{"p":[3,4,0.875],"s":-0.25,"f":[`,
			"mid.contacts: expected 4 points, got 5 points, some twice\n"},
	} {
		got := strings.Replace(trace, test.old, test.new, 1)
		for name, files := range map[string][2]string{"as GOT": {trace, got}, "as EXPECTED": {got, trace}} {
			_, out, errs := clipstage(files[1], "diff", file(t, "expected.jsonl", files[0]), "-")
			if got == trace || errs != "" || (out == rounding) != (test.want == rounding) || name == "as GOT" && !strings.Contains(out, test.want) {
				t.Errorf("%s, %s: %q\n%s", test.name, name, errs, out)
			}
		}
	}
}

// diff recognizes a port that exchanges the hulls, in traces with stages and without.
func TestDiffHullsExchanged(t *testing.T) {
	cases := string(tests.HullsText())
	expected := file(t, "expected.jsonl", traced(t, cases, "hulls"))
	swapped := traced(t, mapped(t, linesOf(t, cases), func(o map[string]any) { o["A"], o["B"] = o["B"], o["A"] }), "hulls")
	const hint = "hint: A and B seem to be swapped in GOT"
	for name, got := range map[string]string{"with stages": swapped, "results alone": mapped(t, swapped, func(o map[string]any) { delete(o, "mid") })} {
		if _, out, errs := clipstage(got, "diff", expected, "-"); errs != "" || !strings.Contains(out, hint) {
			t.Errorf("%s: %q\n%s", name, errs, out)
		}
	}
}

// linesOf turns a document with a list of cases into one JSON line per case.
func linesOf(t *testing.T, text string) string {
	t.Helper()
	var all struct{ Cases []json.RawMessage }
	if err := json.Unmarshal([]byte(text), &all); err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	for _, one := range all.Cases {
		var line bytes.Buffer
		if err := json.Compact(&line, one); err != nil {
			t.Fatal(err)
		}
		out.WriteString(line.String() + "\n")
	}
	return out.String()
}

// If only the verdict is compared, the report says so.
func TestDiffHullsVerdictAlone(t *testing.T) {
	verdict := mapped(t, traced(t, hullsLine, "hulls"), func(o map[string]any) {
		for name := range o {
			if name != "id" && name != "colliding" {
				delete(o, name)
			}
		}
	})
	if _, out, _ := clipstage(verdict, "diff", file(t, "expected.jsonl", traced(t, hullsLine, "hulls")), "-"); !strings.Contains(out, "\ncompared: colliding; GOT has no depth, n, ") {
		t.Errorf("%q", out)
	}
}
