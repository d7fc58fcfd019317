package main

import (
	"encoding/json"
	"strings"
	"testing"
)

// A hint is a claim: where GOT has another fault there is none.
func TestNoFalseHint(t *testing.T) {
	own := traced(t, golden(t), "pairs")
	expected := file(t, "expected.jsonl", own)
	// The boxes of this case are 400 km long: what is little for a length is much for anything else.
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
