package lines

import (
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/clipstage/clipstage/physics/internal/object"
	"github.com/clipstage/clipstage/physics/internal/stream"
)

// A line and an object of the largest size are read. Longer ones are reported with their line, and reading
// continues after them. A file that is too long when unpacked ends the reading.
func TestBounds(t *testing.T) {
	const most = MaxText / 64
	rows := most / len(stream.Row)
	if MaxText != 64<<20 || !strings.Contains(errLongLine.Error()+errLongObject.Error()+errUnpacked.Error(), "64 MiB") {
		t.Fatalf("the bound is %d, and is told as another", MaxText)
	}
	const b = `{"id":"b"}`
	long := func(name string) string { return `{"id":"a","` + name + `":"` }
	for _, test := range []struct {
		name string
		in   io.Reader
		want []string // "line: id" or "line: error"
		err  string
	}{
		{"a long line", io.MultiReader(strings.NewReader(b+"\n{"), stream.Spaces(most-3), strings.NewReader("}\n"+b)), []string{`1: "b"`, `2: `, `3: "b"`}, ""},
		{"a line that is too long", io.MultiReader(strings.NewReader(b+"\n{"), stream.Spaces(most-2), strings.NewReader("}\n"+b)), []string{`1: "b"`, "2: the line is longer than 64 MiB", `3: "b"`}, ""},
		{"a line that is too long and the last", io.MultiReader(strings.NewReader(b+"\n"), stream.Spaces(most+1)), []string{`1: "b"`, "2: the line is longer than 64 MiB"}, ""},
		{"a line of many times that", io.MultiReader(stream.Spaces(99*most), strings.NewReader("\n"+b)), []string{"1: the line is longer than 64 MiB", `2: "b"`}, ""},
		{"a long object", io.MultiReader(strings.NewReader("{\n"), stream.Repeat(stream.Row, rows-1), strings.NewReader("\"id\":7"+stream.Row[:1014]+"}\n"+b)), []string{`1: 7`, fmt.Sprintf(`%d: "b"`, rows+2)}, ""},
		{"an object that is too long", io.MultiReader(strings.NewReader("{\n"), stream.Repeat(stream.Row, rows), strings.NewReader("\"id\":7\n}\n"+b)), []string{"1: the object is longer than 64 MiB", fmt.Sprintf(`%d: "b"`, rows+4)}, ""},
		{"objects in one that is too long", io.MultiReader(strings.NewReader("{\"id\":1,\"x\":[\n{\"id\":2,\"x\":\n{\"id\":3}\n,\"y\":\n"), stream.Repeat(stream.Row, rows), strings.NewReader("\n"+b)),
			[]string{"1: the object is longer than 64 MiB", "2: it is within the object of line 1, which is longer than 64 MiB", "3: 3", "4: not JSON: invalid character ',' looking for beginning of value", fmt.Sprintf(`%d: "b"`, rows+6)}, ""},
		{"an object with a line that is too long", io.MultiReader(strings.NewReader("{\"x\":\n"), stream.Spaces(most), strings.NewReader("7}\n"+b)), []string{"1: the line is longer than 64 MiB: line 2", `3: "b"`}, ""},
		{"a long file of short lines", stream.Repeat(stream.Row, 2*rows+1), nil, ""},
		{"unpacked, as long as may be", stream.Pack(io.MultiReader(stream.Spaces(most-len(b)-1), strings.NewReader("\n"+b))), []string{`2: "b"`}, ""},
		{"unpacked, too long", stream.Pack(io.MultiReader(strings.NewReader(b+"\n"), stream.Spaces(most-len(b)), strings.NewReader(b))), []string{`1: "b"`}, "line 2: " + errUnpacked.Error()},
		{"unpacked, too long over lines", stream.Pack(io.MultiReader(strings.NewReader(b+"\n{\n"), stream.Repeat(stream.Row, rows))), []string{`1: "b"`}, fmt.Sprintf("line %d: %v", rows+2, errUnpacked)},
		{"unpacked, many lines", stream.Pack(io.MultiReader(strings.NewReader(b+"\n"), stream.Repeat(stream.Row, 2*rows))), []string{`1: "b"`}, fmt.Sprintf("line %d: %v", rows+1, errUnpacked)},
		{"a text that is too long", io.MultiReader(strings.NewReader(long("x")), stream.Repeat(strings.Repeat("x", 512), most/512), strings.NewReader("\"}\n"+b)), []string{"1: the line is longer than 64 MiB", `2: "b"`}, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			var got []string
			err := each(test.in, most, func(line int, o object.Object, err error) error {
				if err != nil {
					got = append(got, fmt.Sprintf("%d: %v", line, err))
				} else {
					got = append(got, fmt.Sprintf("%d: %s", line, o["id"]))
				}
				return nil
			})
			if fmt.Sprint(err) != test.err && (err != nil || test.err != "") {
				t.Errorf("got %v, want %s", err, test.err)
			}
			if strings.Join(got, "\n") != strings.Join(test.want, "\n") {
				t.Errorf("got %.500q, want %q", got, test.want)
			}
		})
	}
}

// Inputs that provoke quadratic work are read in less than 20 s each.
func TestTimeIsLinear(t *testing.T) {
	const n = 40_000
	for _, test := range []struct{ name, in string }{
		{"lists that go on", strings.Repeat(`{"a":[`+"\n", n)},
		{"objects and lists that go on", strings.Repeat(`{"a":[`+"\n{}\n,\n", n/3)},
		{"objects that go on", strings.Repeat(`{"a":`+"\n", n)},
		{"more behind each", strings.Repeat(strings.Repeat(`{"a":`+"\n", 5000)+"{"+strings.Repeat("}\n}", 5001)+"\n", 8)},
		{"a long line behind each", strings.Repeat(`{"a":`+"\n", 5000) + "1" + strings.Repeat(" ", 1<<20) + "x"},
		{"many names", "{\"id\":1" + strings.Repeat(" ", 9) + manyNames(n) + "}"},
		{"many names twice", strings.Repeat("{\"id\":[{\"x\":1"+manyNames(n/10)+"}]}\n", 10)},
	} {
		t.Run(test.name, func(t *testing.T) {
			begin := time.Now()
			told := 0
			if err := Each(strings.NewReader(test.in), func(int, object.Object, error) error { told++; return nil }); err != nil {
				t.Fatal(err)
			}
			took := time.Since(begin)
			t.Logf("%d bytes, %d told: %v", len(test.in), told, took)
			if took > 20*time.Second {
				t.Errorf("%d bytes take %v", len(test.in), took)
			}
		})
	}
}

func manyNames(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, `,"%x":0`, i+1<<20)
	}
	return b.String()
}
