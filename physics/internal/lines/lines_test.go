package lines

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/clipstage/clipstage/physics/internal/object"
)

func packed(text string) string {
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	w.Write([]byte(text))
	w.Close()
	return b.String()
}

func over(t *testing.T, text, indent string) string {
	t.Helper()
	var b bytes.Buffer
	if err := json.Indent(&b, []byte(text), "", indent); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// Objects are found in any layout of a file. A broken object does not affect the others.
func TestLines(t *testing.T) {
	const a, b = `{"id":[1,{}],"x":["{",[]]}`, `{"id":"b"}`
	wide, narrow, tabbed := over(t, a, "  "), over(t, a, ""), over(t, a, "\t")
	listed := `{"id":1,"bodies":[` + "\n" + `{"w":1},` + "\n" + `{"w":2}` + "\n]}\n"
	for _, test := range []struct {
		name, in string
		want     []string // "line: object" or "line: error"; a colon at the end allows any text after it
	}{
		{"nothing", "", nil},
		{"blank", " \r\n\t\n", nil},
		{"a line each", a + "\n" + b, []string{"1: " + a, "2: " + b}},
		{"Windows", "\ufeff" + a + "\r\n\r\n" + b + "\r\n", []string{"1: " + a, "3: " + b}},
		{"packed", packed(a + "\n" + b + "\n"), []string{"1: " + a, "2: " + b}},
		{"packed with a byte order mark", packed("\ufeff" + a), []string{"1: " + a}},
		{"over lines", wide + "\n" + tabbed + "\n\n" + b, []string{"1: " + a, "11: " + a, "22: " + b}},
		{"over lines, not indented", b + "\n" + narrow, []string{"1: " + b, "2: " + a}},
		{"over lines, Windows", "\ufeff" + strings.ReplaceAll(wide+"\n"+wide, "\n", "\r\n"), []string{"1: " + a, "11: " + a}},
		{"a body a line", listed + listed, []string{`1: {"bodies":[{"w":1},{"w":2}],"id":1}`, `5: {"bodies":[{"w":1},{"w":2}],"id":1}`}},
		{"a long one", over(t, `{"x":"`+strings.Repeat("x", 1<<17)+`","id":1}`, " ") + "\n" + b, []string{`1: {"id":1,"x":"` + strings.Repeat("x", 1<<17) + `"}`, "5: " + b}},

		{"a cut line", a[:9] + "\n" + b + "\n" + a, []string{"1: not JSON: ", "2: " + b, "3: " + a}},
		{"cut where an object may follow", `{"id":` + "\n" + b + "\n" + a + "\n", []string{"1: not JSON: invalid character '{' after object key:value pair, on line 3", "2: " + b, "3: " + a}},
		{"cut lines, indented", "  {\"id\":[\n  " + b + "\n  " + a, []string{"1: not JSON: invalid character '{' after array element, on line 3", "2: " + b, "3: " + a}},
		{"the last line is cut", a + "\n" + b[:6], []string{"1: " + a, "2: not JSON: it ends too early"}},
		{"cut over lines", wide[:len(wide)-3], []string{"1: not JSON: it ends too early"}},
		{"broken over lines", strings.Replace(wide, ",\n", "\n", 1) + "\n" + b, []string{"1: not JSON: invalid character '{' after array element, on line 4", "11: " + b}},
		{"broken at a line's end", "{\n\"id\":1.\n}\n" + b, []string{"1: not JSON: invalid character '\\n' after decimal point in numeric literal, on line 2", "4: " + b}},
		{"more, far behind the end", "{\n\"id\":1}" + strings.Repeat(" ", 1<<13) + "x\n" + b, []string{"1: not JSON: more behind the object's end on line 2", "3: " + b}},
		{"more behind the end", wide + ",\n" + b, []string{"1: not JSON: more behind the object's end on line 10", "11: " + b}},
		{"a line end in a text", "{\"id\":\"a\nb\"}\n" + b, []string{"1: not JSON: invalid character '\\n' in string literal", "2: not JSON: ", "3: " + b}},
		{"no objects", "[1]\n7\n" + b, []string{"1: want a JSON object, got an array", "2: want a JSON object, got a number", "3: " + b}},
		{"two on a line", b + " " + b + "\n" + a, []string{"1: not JSON: ", "2: " + a}},
	} {
		t.Run(test.name, func(t *testing.T) {
			var got []string
			err := Each(strings.NewReader(test.in), func(line int, o object.Object, err error) error {
				if bytes.ContainsAny(o["id"], "\r\n") {
					t.Errorf("line %d: the id has line ends: %q", line, o["id"])
				}
				text, _ := json.Marshal(o) // sorted by name
				if err != nil {
					text = []byte(err.Error())
				}
				got = append(got, fmt.Sprintf("%d: %s", line, text))
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
			if len(got) != len(test.want) {
				t.Fatalf("got %.300q, want %.300q", got, test.want)
			}
			for i := range got {
				if got[i] != test.want[i] && !(strings.HasSuffix(test.want[i], ": ") && strings.HasPrefix(got[i], test.want[i])) {
					t.Errorf("got %.300q, want %.300q", got[i], test.want[i])
				}
			}
		})
	}
}

func TestLinesUnreadable(t *testing.T) {
	whole := packed(strings.Repeat(`{"id":1}`+"\n", 1000))
	broken := errors.New("broken")
	for _, test := range []struct {
		name string
		in   io.Reader
		want string
	}{
		{"UTF-16", strings.NewReader("\xff\xfe{\x00}\x00"), "the text is UTF-16; want UTF-8"},
		{"UTF-16, the other end first", strings.NewReader("\xfe\xff\x00{\x00}"), "the text is UTF-16; want UTF-8"},
		{"no gzip", strings.NewReader("\x1f\x8b12345678901234567890"), "gzip: invalid header"},
		{"cut gzip", strings.NewReader(whole[:len(whole)-9]), "unexpected EOF"},
		{"broken gzip", strings.NewReader(whole[:len(whole)-8] + "\x00" + whole[len(whole)-7:]), "gzip: invalid checksum"},
		{"broken", io.MultiReader(strings.NewReader("{}\n"), iotest.ErrReader(broken)), "broken"},
		{"broken within an object", io.MultiReader(strings.NewReader("{\n"), iotest.ErrReader(broken)), "broken"},
		{"broken behind a broken object", io.MultiReader(strings.NewReader("{\n]\n"), iotest.ErrReader(broken)), "broken"},
	} {
		t.Run(test.name, func(t *testing.T) {
			err := Each(test.in, func(line int, o object.Object, err error) error { return nil })
			if err == nil || err.Error() != test.want {
				t.Errorf("got %v, want %s", err, test.want)
			}
		})
	}
}

// For any file, lines are visited at most once and in order, and each object is valid.
func FuzzLines(f *testing.F) {
	f.Add([]byte(`{"id":1}` + "\n{\n\"id\":[\n2]}\n\n{\n\"id\":\n{}\n[]\n"))
	f.Add([]byte("\ufeff {\"id\":\n {\"id\":1}\r\n"))
	f.Add([]byte(packed(`{"id":1}`)))
	f.Fuzz(func(t *testing.T, file []byte) {
		last := 0
		Each(bytes.NewReader(file), func(line int, o object.Object, err error) error {
			if line <= last || (o == nil) == (err == nil) {
				t.Errorf("line %d after %d: %v, %v", line, last, o, err)
			}
			if text, bad := json.Marshal(o); bad != nil || bytes.Contains(text, []byte("\n")) {
				t.Errorf("line %d: %q, %v", line, text, bad)
			}
			last = line
			return nil
		})
	})
}
