package main

import (
	"encoding/json"
	"strconv"
	"strings"
	"testing"
)

// Hints must be true: if GOT has a different fault there is no hint.
func TestNoFalseHint(t *testing.T) {
	own := traced(t, golden(t), "pairs")
	expected := file(t, "expected.jsonl", own)
	// Box A of this case is hundreds of kilometres long. An error of a length that is small beside it exceeds the
	// tolerance of axis numbers, edge numbers and unit normals.
	long := func(change func(mid map[string]any)) func(o map[string]any) {
		return func(o map[string]any) {
			if o["id"] == json.Number("2807") {
				change(o["mid"].(map[string]any))
			}
		}
	}
	every := func(change func(mid map[string]any)) func(o map[string]any) {
		return func(o map[string]any) { change(o["mid"].(map[string]any)) }
	}
	for name, change := range map[string]func(o map[string]any){
		"another axis":             long(func(mid map[string]any) { mid["axis"] = 2 }),
		"another edge":             long(func(mid map[string]any) { mid["negEdge"] = 4 }),
		"another side normal":      long(func(mid map[string]any) { negate(mid["sideNormal"].([]any)) }),
		"fewer points":             long(func(mid map[string]any) { mid["np2"] = 1 }),
		"no count after a clip":    every(func(mid map[string]any) { delete(mid, "np1") }),
		"no count after the other": every(func(mid map[string]any) { delete(mid, "np2") }),
	} {
		got := mapped(t, own, change)
		if status, out, errs := clipstage(got, "diff", expected, "-"); status != statusDifferent || errs != "" || strings.Contains(out, "hint:") {
			t.Errorf("%s: status %d, %q, %q", name, status, out, errs)
		}
	}
}

// inSingle rounds the numbers of a trace's value to single precision, and prints them with the given number of
// significant digits.
func inSingle(v any, digits int) any {
	switch v := v.(type) {
	case json.Number:
		x, _ := v.Float64()
		return json.Number(strconv.FormatFloat(float64(float32(x)), 'g', digits, 64))
	case []any:
		for i := range v {
			v[i] = inSingle(v[i], digits)
		}
	case map[string]any:
		for name := range v {
			v[name] = inSingle(v[name], digits)
		}
	}
	return v
}

func TestDoublesUnderFloat32(t *testing.T) {
	const hint = "hint: GOT has numbers that no float holds, so it was not computed in single precision; leave out -float32\n"
	pairs := golden(t)
	expected := file(t, "pairs.jsonl", pairs)
	own := traced(t, pairs, "pairs")
	if _, out, _ := clipstage(own, "diff", "-float32", expected, "-"); !strings.HasSuffix(out, hint) {
		t.Errorf("doubles: %q", out)
	}
	single := mapped(t, own, func(o map[string]any) { inSingle(o["mid"], 9); inSingle(o["out"], 9) })
	if _, out, _ := clipstage(single, "diff", "-float32", expected, "-"); strings.Contains(out, "no float holds") {
		t.Errorf("floats: %q", out)
	}
}

func TestOneAxisAtKeep(t *testing.T) {
	const hint = "hint: all 10 differences at keep have the same reference axis: 1, A's y axis\n"
	pairs := golden(t)
	expected := file(t, "pairs.jsonl", pairs)
	wrong := func(axis json.Number, most int) string {
		return mapped(t, traced(t, pairs, "pairs"), func(o map[string]any) {
			if contacts := contactsOf(o); len(contacts) > 0 && (axis == "" || o["mid"].(map[string]any)["axis"] == axis) && most > 0 && o["ambiguous"] == nil {
				contacts[0].(map[string]any)["s"] = -1e6
				most--
			}
		})
	}
	ten := wrong("1", 10)
	for name, test := range map[string]struct {
		got  string
		said bool
	}{
		"one axis":                {ten, true},
		"one axis, results alone": {mapped(t, ten, func(o map[string]any) { delete(o, "mid") }), true},
		"any axis":                {wrong("", 100), false},
	} {
		if status, out, errs := clipstage(test.got, "diff", expected, "-"); status != statusDifferent || errs != "" || strings.Contains(out, "at keep have") != test.said || test.said && !strings.HasSuffix(out, hint) {
			t.Errorf("%s: status %d, %q\n%s", name, status, errs, out)
		}
	}
}
