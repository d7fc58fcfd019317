package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"
)

// repeat reads a text again and again, so many times.
type repeat struct {
	text string
	left int
	from int
}

func (r *repeat) Read(p []byte) (n int, err error) {
	for n < len(p) && r.left > 0 {
		k := copy(p[n:], r.text[r.from:])
		n += k
		if r.from += k; r.from == len(r.text) {
			r.from = 0
			r.left--
		}
	}
	if n == 0 {
		return 0, io.EOF
	}
	return n, nil
}

// row is 1024 bytes of space, the last of them a line's end.
var row = strings.Repeat(" ", 1023) + "\n"

// bound sets mostText for a test to a 64th, as many kilobytes, and returns it in rows.
func bound(t *testing.T) (rows int) {
	t.Helper()
	if mostText != 64<<20 || !strings.Contains(errLongLine.Error()+errLongObject.Error()+errUnpacked.Error(), "64 MiB") {
		t.Fatalf("the bound is %d, and is told as another", mostText)
	}
	mostText /= 64
	t.Cleanup(func() { mostText *= 64 })
	return mostText / len(row)
}

// spaces are as many bytes without a line's end.
func spaces(bytes int) io.Reader {
	return io.MultiReader(&repeat{text: row[:1], left: bytes % 512}, &repeat{text: row[:512], left: bytes / 512})
}

func text(s string) io.Reader { return strings.NewReader(s) }

// packing packs what it reads.
func packing(in io.Reader) io.Reader {
	var b bytes.Buffer
	w, _ := gzip.NewWriterLevel(&b, gzip.BestSpeed)
	io.Copy(w, in)
	w.Close()
	return &b
}

// A line and an object of 64 MiB are read. What is longer is told with its line, and what
// comes behind it is read; but not of a file that is too long unpacked.
func TestBounds(t *testing.T) {
	rows := bound(t)
	const b = `{"id":"b"}`
	long := func(name string) string { return `{"id":"a","` + name + `":"` }
	for _, test := range []struct {
		name string
		in   io.Reader
		want []string // "line: id" or "line: error"
		err  string
	}{
		{"a long line", io.MultiReader(text(b+"\n{"), spaces(mostText-3), text("}\n"+b)), []string{`1: "b"`, `2: `, `3: "b"`}, ""},
		{"a line that is too long", io.MultiReader(text(b+"\n{"), spaces(mostText-2), text("}\n"+b)), []string{`1: "b"`, "2: the line is longer than 64 MiB", `3: "b"`}, ""},
		{"a line that is too long and the last", io.MultiReader(text(b+"\n"), spaces(mostText+1)), []string{`1: "b"`, "2: the line is longer than 64 MiB"}, ""},
		{"a line of many times that", io.MultiReader(spaces(99*mostText), text("\n"+b)), []string{"1: the line is longer than 64 MiB", `2: "b"`}, ""},
		{"a long object", io.MultiReader(text("{\n"), &repeat{text: row, left: rows - 1}, text("\"id\":7"+row[:1014]+"}\n"+b)), []string{`1: 7`, fmt.Sprintf(`%d: "b"`, rows+2)}, ""},
		{"an object that is too long", io.MultiReader(text("{\n"), &repeat{text: row, left: rows}, text("\"id\":7\n}\n"+b)), []string{"1: the object is longer than 64 MiB", fmt.Sprintf(`%d: "b"`, rows+4)}, ""},
		{"objects in one that is too long", io.MultiReader(text("{\"id\":1,\"x\":[\n{\"id\":2,\"x\":\n{\"id\":3}\n,\"y\":\n"), &repeat{text: row, left: rows}, text("\n"+b)),
			[]string{"1: the object is longer than 64 MiB", "2: it is within the object of line 1, which is longer than 64 MiB", "3: 3", "4: not JSON: invalid character ',' looking for beginning of value", fmt.Sprintf(`%d: "b"`, rows+6)}, ""},
		{"an object with a line that is too long", io.MultiReader(text("{\"x\":\n"), spaces(mostText), text("7}\n"+b)), []string{"1: the line is longer than 64 MiB: line 2", `3: "b"`}, ""},
		{"a long file of short lines", &repeat{text: row, left: 2*rows + 1}, nil, ""},
		{"unpacked, as long as may be", packing(io.MultiReader(spaces(mostText-len(b)-1), text("\n"+b))), []string{`2: "b"`}, ""},
		{"unpacked, too long", packing(io.MultiReader(text(b+"\n"), spaces(mostText-len(b)), text(b))), []string{`1: "b"`}, "line 2: " + errUnpacked.Error()},
		{"unpacked, too long over lines", packing(io.MultiReader(text(b+"\n{\n"), &repeat{text: row, left: rows})), []string{`1: "b"`}, fmt.Sprintf("line %d: %v", rows+2, errUnpacked)},
		{"unpacked, many lines", packing(io.MultiReader(text(b+"\n"), &repeat{text: row, left: 2 * rows})), []string{`1: "b"`}, fmt.Sprintf("line %d: %v", rows+1, errUnpacked)},
		{"a text that is too long", io.MultiReader(text(long("x")), &repeat{text: strings.Repeat("x", 512), left: mostText / 512}, text("\"}\n"+b)), []string{"1: the line is longer than 64 MiB", `2: "b"`}, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			var got []string
			err := eachObject(test.in, func(line int, o object, err error) error {
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

// The time grows with the input alone. Each of these once took the square of it, or some
// minutes.
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
			if err := eachObject(strings.NewReader(test.in), func(int, object, error) error { told++; return nil }); err != nil {
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

// Events of a scene are gone through once, whatever the number of its steps, and a trace is
// no longer than one that can be read.
func TestSceneBounds(t *testing.T) {
	in := strings.Replace(falling, `"events":[]`, `"events":[`+strings.Repeat(`{"beforeStep":9e5,"dt":0.5},`, 200_000)+`{"beforeStep":1,"dt":0.25}]`, 1)
	in = strings.Replace(in, `"step":1`, `"step":100000`, 1)
	begin := time.Now()
	status, out, errs := clipstage(in, "trace", "scenes")
	if took := time.Since(begin); status != statusOK || errs != "" || took > 20*time.Second {
		t.Errorf("trace scenes: status %d, %.80q, %q in %v", status, out, errs, took)
	}

	bound(t)
	bodies := strings.Repeat(`{"w":[1,1],"mass":null,"p":[0.12345678901,20.12345678901]},`, 900)
	in = strings.Replace(falling, `"bodies":[`, `"bodies":[`+bodies, 1)
	in = strings.Replace(in, `{"step":1}`, `{"step":1}`+strings.Repeat(`,{"step":0}`, 50), 1)
	const want = `line 1: checkpoints: by that of step 0 the trace is longer than 64 MiB, and could not be read; want fewer (scene "a")` + "\n"
	if status, out, errs = clipstage(in, "trace", "scenes"); status != statusUnreadable || out != "" || errs != want {
		t.Errorf("trace scenes: status %d, %.80q, %q; want 2, %q", status, out, errs, want)
	}
}

// A field that is there twice is told with its path, wherever it is.
func TestRepeated(t *testing.T) {
	many := manyNames(100)
	for _, test := range []struct{ name, in, want string }{
		{"none", `{"a":1,"b":{"a":1,"c":[{"a":1},{"a":1},[{"a":{}}]]},"A":0}`, ""},
		{"texts are no names", `{"a":"a","b":["a","b","b"],"c":"{\"a\":\"c\\\\"}`, ""},
		{"empty", `{"a":{},"b":[],"c":[[],{}]}`, ""},
		{"outside", `{"a":1,"b":2,"a":3}`, "a"},
		{"in an object", `{"in":{"wA":[1,2],"wA":[1,2]}}`, "in.wA"},
		{"in a list", `{"x":[],"bodies":[{"mass":1},{"p":[0,0],"mass":1,"mass":2}]}`, "bodies[1].mass"},
		{"in lists", `{"x":[7,[8,{"y":1},{"y":{"z":"[{","z":0}}]]}`, "x[1][2].y.z"},
		{"behind others", `{"x":[{"a":1,"b":2}],"y":{"a":1},"x":1}`, "x"},
		{"written otherwise", `{"a":1,"\u0061":2}`, "a"},
		{"bytes that are no text", "{\"\xff\":1,\"\xfe\":2}", "\"\ufffd\""},
		{"no word", `{"a.b":{"":1,"":2}}`, `"a.b".""`},
		{"of many", `{"x":0` + many + `,"x":1}`, "x"},
		{"of many, the last", `{"x":0` + many + `,"y":1,"y":2}`, "y"},
		{"of many, none", `{"x":0` + many + `}`, ""},
		{"long", `{"` + strings.Repeat("x", 100) + `":0,"` + strings.Repeat("x", 100) + `":0}`, strings.Repeat("x", 60) + "..."},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := repeated([]byte(test.in)); got != test.want {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
}

// trace and diff refuse what check refuses, and in its words.
func TestTwice(t *testing.T) {
	scene := strings.Replace(falling, `"mass":2`, `"mass":2,"mass":3`, 1)
	trace := strings.Replace(goodTrace, `"n":0`, `"n":0,"n":0`, 1)
	_, own, _ := clipstage("", "scene", "pendulum")
	for _, test := range []struct {
		in, want string
		args     []string
	}{
		{with(`"rA":0`, `"rA":0,"rA":1`) + "\n" + goodLine, "line 1: in.rA is there twice; it must be there once (pair 1)\n", []string{"trace", "pairs"}},
		{goodLine + "\n" + with(`"id":1`, `"id":1,"kind":[{"x":1,"x":1}]`), "line 2: kind[0].x is there twice; it must be there once (pair 1)\n", []string{"trace", "pairs"}},
		{"\n" + scene, `line 2: bodies[1].mass is there twice; it must be there once (scene "a")` + "\n", []string{"trace", "scenes"}},
		{trace, "clipstage diff: -: line 1: out.n is there twice; it must be there once\n", []string{"diff", file(t, "trace", goodTrace), "-"}},
		{strings.Replace(own, `"mass":100`, `"mass":100,"mass":1`, 1), "clipstage check: -: bodies[1].mass is there twice; it must be there once\n", []string{"check", "-"}},
	} {
		status, _, errs := clipstage(test.in, test.args...)
		if status != statusUnreadable || errs != test.want {
			t.Errorf("clipstage %v: status %d, %q; want 2, %q", test.args, status, errs, test.want)
		}
	}
}

// What a file or its name holds can neither steer the terminal nor turn the direction of writing.
func TestEscaped(t *testing.T) {
	const evil = "a\x1b[31m\a\n\u202eb\u009b\x7f\xff"
	const shown = `a\x1b[31m\a\n\u202eb\u009b\x7f\xff`
	const id = "\"\u202e\u009b\x7f\U000e0041\\u001bä\"" // as JSON may have it
	if runtime.GOOS == "windows" {
		t.Skip("files cannot have such names")
	}
	_, own, _ := clipstage("", "scene", "pendulum")
	dir := t.TempDir()
	named := func(name, text string) string {
		name = filepath.Join(dir, name)
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return name
	}
	utf := strings.TrimSuffix(evil, "\xff") // some file systems have names of UTF-8 only
	utfShown := strings.TrimSuffix(shown, `\xff`)
	good, trace := named(utf+"good", own), named(utf+"trace", goodTrace)
	odd := strings.Replace(goodTrace, `"id":1`, `"id":`+id, 1)
	const idShown = `"\u202e\u009b\x7f\U000e0041\u001bä"`
	for _, test := range []struct {
		name, in  string
		args      []string
		out, errs string // parts
	}{
		{"check", "", []string{"check", good}, utfShown + "good: bodies 2, joints 1\n", ""},
		{"check of nothing", "", []string{"check", evil}, "", "clipstage check: " + shown + ": "},
		{"check, an unknown field", `{"version":1,"\u001b[31m\n\u202e":1}`, []string{"check", "-"}, "", `clipstage check: -: "\x1b[31m\n\u202e" is a field that is not known`},
		{"check, a field", "{\"version\":\n\x1b}", []string{"check", "-"}, "", `invalid character '\x1b'`},
		{"no trace", "", []string{"diff", trace, evil}, "", "clipstage diff: " + shown + ": "},
		{"another kind", `{"name":"s","checkpoints":[]}`, []string{"diff", trace, "-"}, "", utfShown + "trace holds pairs, - holds scenes\n"},
		{"missing", odd, []string{"diff", trace, "-"}, "case 1 (line 1 of " + filepath.Join(dir, utfShown+"trace") + "): missing from -\n", ""},
		{"extra", odd + goodTrace, []string{"diff", trace, "-"}, "case " + idShown + " (line 1 of -): not in " + filepath.Join(dir, utfShown+"trace") + "\n", ""},
		{"an id twice", odd + odd, []string{"diff", trace, "-"}, "", "id: " + idShown + " is on line 1 too\n"},
		{"a value", strings.Replace(goodTrace, `"n":0`, "\"n\":\"\u202e\x7f\"", 1), []string{"diff", trace, "-"}, `got "\u202e\x7f"`, ""},
		{"a pair", strings.Replace(with(`"rA":0`, `"rA":null`), `"id":1`, `"id":`+id, 1), []string{"trace", "pairs"}, "", "(pair " + idShown + ")\n"},
		{"a field twice", `{"id":1,"\u001b":1,"\u001b":1}`, []string{"trace", "pairs"}, "", `line 1: "\x1b" is there twice`},
		{"a pair's trace", strings.Replace(goodLine, `"id":1`, `"id":`+id, 1), []string{"trace", "pairs"}, `{"id":"\u202e\u009b\u007f\udb40\udc41\u001bä","mid":`, ""},
		{"a pair's list", strings.Replace(goodLine, `"id":1`, "\"id\":[1,\r\t2]", 1), []string{"trace", "pairs"}, `{"id":[1,  2],"mid":`, ""},
		{"a scene's trace", strings.Replace(falling, `"name":"a"`, `"name":`+id, 1), []string{"trace", "scenes"}, `{"name":"\u202e\u009b\u007f\udb40\udc41\u001bä","checkpoints":`, ""},
		{"a long id", strings.Replace(with(`"rA":0`, `"rA":null`), `"id":1`, `"id":"`+strings.Repeat("x", 58)+`ä"`, 1), []string{"trace", "pairs"}, "", strings.Repeat("x", 58) + "...)\n"},
		{"a command", "", []string{evil}, "", "clipstage: no command \"" + shown + "\"\n"},
		{"a kind", "", []string{"trace", evil}, "", "no kind \"" + shown + "\""},
		{"a flag", "", []string{"diff", "-" + evil}, "", "flag provided but not defined: -" + shown + "\n"},
		{"a tolerance", "", []string{"diff", "-tol", evil, trace, trace}, "", `\x1b[31m`},
		{"a scene", "", []string{"scene", evil}, "", "no scene \"" + shown + "\""},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, out, errs := clipstage(test.in, test.args...)
			if !strings.Contains(out, test.out) || !strings.Contains(errs, test.errs) || (errs == "") != (test.errs == "") {
				t.Errorf("clipstage %q: %q, %q; want %q, %q", test.args, out, errs, test.out, test.errs)
			}
			for _, printed := range []string{out, strings.TrimSuffix(errs, "\n")} {
				if left := strings.Trim(printable(strings.ReplaceAll(printed, "\n", "")), ""); left != strings.ReplaceAll(printed, "\n", "") {
					t.Errorf("clipstage %q prints %q", test.args, printed)
				}
			}
		})
	}
	if got := printable(evil); got != shown {
		t.Errorf("printable(%q) = %s, want %s", evil, got, shown)
	}
}
