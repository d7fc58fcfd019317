package main

import (
	"strconv"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/tests"
)

func arbiters(list string) string {
	return `{"name":"s","checkpoints":[{"step":1,"bodies":[],"numArbiters":1,"arbiters":[` + list + `]}]}`
}

// A malformed list of two bodies, or of a contact's four numbers, is never right.
func TestSceneDiffLists(t *testing.T) {
	good := arbiters(`{"b":[0,1],"c":[[7,2,0,0]]}`)
	for _, test := range []struct {
		name, want, have string
		status           int
		said             string
	}{
		{"the same", good, good, statusOK, "1 case: 1 the same\n"},
		{"no body", good, arbiters(`{"b":[null,1],"c":[[7,2,0,0]]}`), statusUnreadable, "case \"s\" (lines 1 and 1): checkpoints[0].arbiters.b: cannot be a list with null, in GOT\n"},
		{"one body", good, arbiters(`{"b":[0],"c":[[7,2,0,0]]}`), statusDifferent, "step 1: arbiter of bodies 0 and 1: expected 1 contact, got nothing\n"},
		{"three bodies", good, arbiters(`{"b":[0,1,0],"c":[[7,2,0,0]]}`), statusDifferent, "step 1: arbiter of bodies 0 and 1: expected 1 contact, got nothing\n"},
		{"null for an impulse", good, arbiters(`{"b":[0,1],"c":[[7,2,null,0]]}`), statusDifferent, "step 1: arbiter of bodies 0 and 1, contact 0, Pt: expected 0, got null\n"},
		{"five numbers", good, arbiters(`{"b":[0,1],"c":[[7,2,0,0,0]]}`), statusDifferent, "step 1: arbiter of bodies 0 and 1, keys: expected [0x00000007 (in A e7)], got [5 numbers]\n"},
		{"two numbers in both", arbiters(`{"b":[0,1],"c":[[7,2]]}`), arbiters(`{"b":[0,1],"c":[[7,2]]}`), statusDifferent, "step 1: arbiter of bodies 0 and 1, contact 0: expected 4 numbers, got 2\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			status, out, errs := clipstage(test.have, "diff", file(t, "expected.jsonl", test.want), "-")
			if status != test.status || !strings.Contains(out+errs, test.said) {
				t.Errorf("diff: status %d, %q, %q; want %d, %q", status, out, errs, test.status, test.said)
			}
		})
	}
}

// In traces of pairs, null in a list, an extra number, and null instead of a list are differences too.
func TestPairDiffLists(t *testing.T) {
	expected := file(t, "expected.jsonl", goodTrace)
	for _, test := range []struct{ old, new, want string }{
		{`"faceA":[`, `"faceA":[null,`, "mid.faceA"},
		{`"faceA":[`, `"faceA":[0,`, "mid.faceA"},
		{`"faceA":[`, `"faceA":null,"was":[`, "mid.faceA: expected ["},
	} {
		got := strings.Replace(goodTrace, test.old, test.new, 1)
		if status, out, errs := clipstage(got, "diff", expected, "-"); got == goodTrace || status != statusDifferent || errs != "" || !strings.Contains(out, test.want) {
			t.Errorf("%s: status %d, %q, %q", test.new, status, out, errs)
		}
	}
}

// A trace with the starting impulses of its steps can be compared with another trace, and with the case, which
// has no starting impulses.
func TestStartsOptional(t *testing.T) {
	scenes := goldenScenes(t)
	plain, starts := traced(t, scenes, "scenes"), traced(t, scenes, "-start", "scenes")
	if plain == starts || strings.Contains(plain, `tart":`) {
		t.Error("-start changes nothing, or the trace has them without it")
	}
	pull := strings.Replace(starts, `"jointStart":[[0,`, `"jointStart":[[1,`, 1)
	for name, test := range map[string]struct {
		want, have string
		status     int
		said       string
	}{
		"with the case":                  {scenes, starts, statusOK, "10 cases: 10 the same\n"},
		"with a trace without them":      {plain, starts, statusOK, "10 cases: 10 the same\n"},
		"a trace without them":           {starts, plain, statusOK, "10 cases: 10 the same\n"},
		"with the case, wrong":           {scenes, pull, statusDifferent, `, step 1, stage match: joint 0, start Px: expected 0, got 1`},
		"with a trace, wrong":            {starts, pull, statusDifferent, `, step 1, stage match: joint 0, start Px: expected 0, got 1`},
		"with a trace of no list, wrong": {starts, strings.Replace(starts, `"start":[[`, `"start":[[0,0],[`, 1), statusDifferent, ", start.length: expected "},
	} {
		status, out, errs := clipstage(test.have, "diff", file(t, "expected.jsonl", test.want), "-")
		if status != test.status || !strings.Contains(out, test.said) || errs != "" {
			t.Errorf("%s: status %d, %q\n%s", name, status, errs, out)
		}
	}
}

// A number that is not finite is a difference of its case only. The other cases are compared.
func TestDiffNotFinite(t *testing.T) {
	scenes := traced(t, goldenScenes(t), "scenes")
	hulls := traced(t, string(tests.HullsText()), "hulls")
	for name, test := range map[string]struct{ want, old, new, said string }{
		"a pair, NaN":          {goodTrace, `"faceA":[`, `"faceA":[NaN,`, `mid.faceA: expected [`},
		"a pair, nan":          {goodTrace + strings.Replace(goodTrace, `"id":1`, `"id":2`, 1), `"n":0`, `"n":nan`, "out.n: expected 0, got NaN\n"},
		"a scene, NaN":         {scenes, `"bodies":[[0,`, `"bodies":[[NaN,`, "body 0, x: expected 0, got NaN\n"},
		"a scene, -inf":        {scenes, `"bodies":[[0,`, `"bodies":[[-inf,`, "body 0, x: expected 0, got -Infinity\n"},
		"hulls, Infinity":      {hulls, `"depth":0.`, `"depth":Infinity,"was":0.`, "depth: expected 0."},
		"hulls, two of them":   {hulls, `"n":[`, `"n":[-nan,inf],"was":[`, "n: expected ["},
		"a number as a text":   {scenes, `"bodies":[[0,`, `"bodies":[["NaN",`, "body 0, x: expected 0, got NaN\n"},
		"a trace on its lines": {scenes, `"bodies":[[0,`, "\"bodies\":[\n[NaN,", "body 0, x: expected 0, got NaN\n"},
	} {
		got := strings.Replace(test.want, test.old, test.new, 1)
		count := strings.Count(test.want, "\n")
		status, out, errs := clipstage(got, "diff", file(t, "expected.jsonl", test.want), "-")
		same := strconv.Itoa(count-1) + " the same, 1 different"
		if got == test.want || status != statusDifferent || errs != "" || !strings.Contains(out, test.said) || !strings.Contains(out, same) || strings.Contains(out, "null") {
			t.Errorf("%s: status %d, %q\n%s", name, status, errs, out)
		}
	}
}
