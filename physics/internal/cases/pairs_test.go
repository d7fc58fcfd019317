package cases

import (
	"fmt"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/internal/object"
)

// Within the limits nothing overflows: all numbers of the output are finite.
func TestTraceExtremes(t *testing.T) {
	widths := []string{"1e-150", "1e-9", "1", "3e7", "1e150"}
	positions := []string{"-1e150", "-1", "0", "1e-150", "2.5", "1e150"}
	angles := []string{"0", "0.3", "-1e150", "1e150"}
	n := 0
	pick := func(list []string) string {
		n = (n*1103515245 + 12345) % (1 << 31)
		return list[(n>>8)%len(list)]
	}
	var in strings.Builder
	const count = 2000
	for i := range count {
		fmt.Fprintf(&in, `{"id":%d,"in":{"wA":[%s,%s],"pA":[%s,%s],"rA":%s,"wB":[%s,%s],"pB":[%s,%s],"rB":%s}}`+"\n", i,
			pick(widths), pick(widths), pick(positions), pick(positions), pick(angles),
			pick(widths), pick(widths), pick(positions), pick(positions), pick(angles))
	}
	var traces strings.Builder
	err := Find("pairs").Trace(strings.NewReader(in.String()), &traces, Asked{}, func(err error) error { return err })
	out := traces.String()
	if err != nil || strings.Count(out, "\n") != count {
		t.Fatalf("Trace: %d lines, %v", strings.Count(out, "\n"), err)
	}
	ends := map[string]int{}
	for line := range strings.Lines(out) {
		o, err := object.Parse([]byte(line))
		if err != nil || strings.Contains(line, "null") {
			t.Fatalf("%v in %s", err, line)
		}
		trace, err := readPairTrace(o, "GOT")
		if err != nil {
			t.Fatal(err)
		}
		ends[trace.Mid["stage"].(string)]++
	}
	if ends["end"] == 0 || ends["faceA"] == 0 {
		t.Errorf("the extremes end only at %v", ends)
	}
	t.Logf("ends: %v", ends)
}
