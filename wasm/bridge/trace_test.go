//go:build !(js && wasm)

package bridge

import (
	"compress/gzip"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/wasm/lab/pair"
)

const traceFile = "../../web/src/engine/trace.gen.ts"

// TestTrace holds the TypeScript type of what a pair's trace says of the stages to the traces of the
// reference data: where the call ended decides which fields there are.
func TestTrace(t *testing.T) {
	file, err := os.Open("../../tests/testdata/pairs.jsonl.gz")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	plain, err := gzip.NewReader(file)
	if err != nil {
		t.Fatal(err)
	}
	ends := map[string][]any{}
	for lines := json.NewDecoder(plain); lines.More(); {
		var golden struct {
			In struct {
				WA, PA, WB, PB [2]float64
				RA, RB         float64
			}
		}
		if err := lines.Decode(&golden); err != nil {
			t.Fatal(err)
		}
		in := &golden.In
		f, err := pair.Collide(pair.Pose{{W: in.WA[0], H: in.WA[1], X: in.PA[0], Y: in.PA[1], Angle: in.RA}, {W: in.WB[0], H: in.WB[1], X: in.PB[0], Y: in.PB[1], Angle: in.RB}})
		if err != nil {
			t.Fatal(err)
		}
		var trace struct {
			Result struct{ Mid map[string]any }
		}
		if err := json.Unmarshal(f.Trace(), &trace); err != nil {
			t.Fatal(err)
		}
		end := trace.Result.Mid["stage"].(string)
		ends[end] = append(ends[end], trace.Result.Mid)
	}
	var b strings.Builder
	b.WriteString("// Generated from wasm/lab/pair's traces of tests/testdata/pairs.jsonl.gz by make generate. Do not edit.\n\n" +
		"/** What the stages of a pair's collide call found, in the form of the reference data, tests/testdata/README.md: as far as it went. A feature pair, f, is [inEdge1, outEdge1, inEdge2, outEdge2], 1 of the reference box. */\nexport type TraceStages =")
	for _, end := range []string{"faceA", "faceB", "clip1", "clip2", "end"} {
		samples := ends[end]
		if len(samples) < 3 {
			t.Fatalf("%d calls end at %s, which is too few", len(samples), end)
		}
		b.WriteString("\n  | " + typeOf(t, end, samples, "    "))
	}
	b.WriteString(";\n")
	checkFile(t, traceFile, b.String())
}

// typeOf is the type of values that stand at one place. Objects there have all the same fields, lists of
// one length are tuples, and the stage is what it is.
func typeOf(t *testing.T, path string, samples []any, indent string) string {
	t.Helper()
	switch first := samples[0].(type) {
	case map[string]any:
		var names []string
		for name := range first {
			names = append(names, name)
		}
		slices.Sort(names)
		text := "{\n"
		for _, name := range names {
			var inner []any
			for _, s := range samples {
				value, ok := s.(map[string]any)[name]
				if !ok || len(s.(map[string]any)) != len(names) {
					t.Fatalf("%s.%s: some have it, some do not", path, name)
				}
				inner = append(inner, value)
			}
			text += fmt.Sprintf("%s  %s: %s;\n", indent, name, typeOf(t, path+"."+name, inner, indent+"  "))
		}
		return text + indent + "}"
	case []any:
		var inner []any
		same := true
		for _, s := range samples {
			list := s.([]any)
			same = same && len(list) == len(first)
			inner = append(inner, list...)
		}
		of := typeOf(t, path+"[]", inner, indent)
		if _, number := inner[0].(float64); same && number {
			return "[" + strings.Join(slices.Repeat([]string{of}, len(first)), ", ") + "]"
		}
		return of + "[]"
	case string:
		return "'" + first + "'"
	}
	return "number"
}
