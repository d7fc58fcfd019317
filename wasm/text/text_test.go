package text

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestFill(t *testing.T) {
	for _, test := range []struct {
		name, template string
		values         []string
		want           string
	}{
		{"nothing to fill", "plain", nil, "plain"},
		{"empty", "", []string{"a", "1"}, ""},
		{"one", "{a}", []string{"a", "1"}, "1"},
		{"in the middle", "x {a} y", []string{"a", "1"}, "x 1 y"},
		{"two", "{a}, {b}", []string{"b", "2", "a", "1"}, "1, 2"},
		{"twice", "{a}{a}", []string{"a", "1"}, "11"},
		{"an empty value", "<{a}>", []string{"a", ""}, "<>"},
		{"a name not given stays", "{a} {b}", []string{"a", "1"}, "1 {b}"},
		{"a name not asked for", "{a}", []string{"b", "2", "a", "1"}, "1"},
		{"no values", "{a}", nil, "{a}"},
		{"a name without a value", "{a}", []string{"a"}, "{a}"},
		{"a value is not filled in turn", "{a} {b}", []string{"a", "{b}", "b", "{a}"}, "{b} {a}"},
		{"an open brace", "{a} {", []string{"a", "1"}, "1 {"},
		{"a closing brace", "} {a}", []string{"a", "1"}, "} 1"},
		{"an empty name", "{}", []string{"", "1"}, "1"},
		{"other scripts", "{a} 重なり 😀 {b}", []string{"a", "é", "b", "軸"}, "é 重なり 😀 軸"},
	} {
		if got := Fill(test.template, test.values...); got != test.want {
			t.Errorf("%s: Fill(%q, %q) = %q, want %q", test.name, test.template, test.values, got, test.want)
		}
	}
}

// Fill leaves braces in values as they are.
func TestFillProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		word := rapid.OneOf(rapid.String(), rapid.SampledFrom([]string{"{", "}", "{a}", "{b}", "{{a}}"}))
		a, b := word.Draw(t, "a"), word.Draw(t, "b")
		if got, want := Fill("<{a}|{b}|{a}>", "a", a, "b", b), "<"+a+"|"+b+"|"+a+">"; got != want {
			t.Fatalf("Fill with %q and %q = %q, want %q", a, b, got, want)
		}
		template := word.Draw(t, "template") + word.Draw(t, "more")
		if got := Fill(template, "no such name", "x"); got != template {
			t.Fatalf("Fill(%q) with nothing of it = %q", template, got)
		}
	})
}

// TestSpeech fills a message with values of each kind. The last value of a name counts.
func TestSpeech(t *testing.T) {
	s := Speech{Language: English}
	s.SetInt("v", 7)
	s.SetShort("x", -0.0123)
	s.SetSize("y", -1.5)
	if got, want := s.Say(CardVelocity), "7 m/s: x −0.012, y 1.50"; got != want {
		t.Errorf("Say(CardVelocity) = %q, want %q", got, want)
	}
	s.Set("v", "no")
	if got, want := s.Say(CardVelocity), "no m/s: x −0.012, y 1.50"; got != want {
		t.Errorf("Say(CardVelocity) = %q, want %q", got, want)
	}
}

func TestText(t *testing.T) {
	if got, want := English.Text(StageClipNeg), "Clip −side"; got != want {
		t.Errorf("Text(StageClipNeg) = %q, want %q", got, want)
	}
	if got, want := English.Text(AxisX, "box", "A"), "A’s x axis"; got != want {
		t.Errorf("Text(AxisX) of A = %q, want %q", got, want)
	}
	for key := range Key(keyCount) {
		if English.Text(key) == "" {
			t.Errorf("key %d has no message", key)
		}
	}
}

// Learn refuses a file with other keys or without a language, and changes nothing.
func TestLearn(t *testing.T) {
	for _, file := range []string{
		"", "en", "en ", "en 00000000\nx", "xx " + keysVersion + "\nx", " " + keysVersion + "\nx", "en " + keysVersion + "0\nx", english[1:],
	} {
		if _, ok := Learn(file); ok {
			t.Errorf("Learn(%.20q) takes it", file)
		}
	}
	if got, want := English.Text(StageClipNeg), "Clip −side"; got != want {
		t.Errorf("after that, Text(StageClipNeg) = %q, want %q", got, want)
	}
	if language, ok := Learn(english); !ok || language != English || len(learnt) != 1 {
		t.Errorf("Learn(en.gen.txt) = %d, %t; %d languages", language, ok, len(learnt))
	}
}

func TestLanguages(t *testing.T) {
	for i, id := range languages {
		file, err := os.ReadFile(id + ".gen.txt")
		if err != nil {
			t.Fatal(err)
		}
		if got, ok := Learn(string(file)); !ok || got != Language(i) {
			t.Errorf("Learn(%s.gen.txt) = %d, %t; want %d", id, got, ok, i)
		}
		if got, ok := LanguageNamed(id); !ok || got != Language(i) {
			t.Errorf("LanguageNamed(%q) = %d, %t; want %d", id, got, ok, i)
		}
	}
	for _, id := range []string{"", "EN", "xx", "en-GB"} {
		if got, ok := LanguageNamed(id); ok || got != English {
			t.Errorf("LanguageNamed(%q) = %d, %t; want English, as there is none", id, got, ok)
		}
	}
}

var placeholder = regexp.MustCompile(`\{[a-z]+\d?\}`)

func TestMessages(t *testing.T) {
	// Code and commands keep their ASCII signs.
	code := regexp.MustCompile(`script-src 'wasm-unsafe-eval'|\b1e-9\b|Box2D-Lite|w,h,x,y,angle|clipstage-embed\.js|--clipstage-[a-z]+|python3 -m http\.server|\.(gz|br)\b`)
	for _, e := range read(t, "en") {
		said := placeholder.ReplaceAllString(e.value, "X")
		if strings.ContainsAny(said, "{}") {
			t.Errorf("%s = %s: braces that are no {name}", e.key, e.value)
		}
		said = code.ReplaceAllString(said, "X")
		if strings.ContainsAny(said, `'"`+"`") {
			t.Errorf("%s = %s: an ASCII quotation mark, want ’ or “ ”", e.key, e.value)
		}
		for _, m := range regexp.MustCompile(`\S*-\S*`).FindAllString(said, -1) {
			if !regexp.MustCompile(`^\W*[A-Za-z0-9]+(-[A-Za-z0-9]+)+\W*$`).MatchString(m) {
				t.Errorf("%s = %s: %q, want a real minus −, or an en dash", e.key, e.value, m)
			}
		}
		for _, bad := range []string{"  ", "...", " - ", " ,", " .", "--", "\t", "\u00a0"} {
			if strings.Contains(said, bad) {
				t.Errorf("%s = %s: has %q", e.key, e.value, bad)
			}
		}
		if e.value == "" || strings.TrimSpace(e.value) != e.value {
			t.Errorf("%s = %q: empty, or with spaces at its ends", e.key, e.value)
		}
		sentence := strings.HasSuffix(e.key, ".text") || strings.HasSuffix(e.key, ".reason")
		if end := strings.TrimRight(e.value, "”"); sentence && !strings.HasSuffix(end, ".") && !strings.HasSuffix(e.value, "}") {
			t.Errorf("%s = %s: a sentence without its full stop", e.key, e.value)
		}
		if title := strings.HasSuffix(e.key, ".title") || strings.HasSuffix(e.key, ".name"); title && strings.HasSuffix(e.value, ".") {
			t.Errorf("%s = %s: a title with a full stop", e.key, e.value)
		}
	}
}

// sources returns the text of the files under dir with one of the endings, without tests, generated files and foreign
// code.
func sources(t *testing.T, dir string, endings ...string) string {
	var b strings.Builder
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			switch d.Name() {
			case "node_modules", "dist", "build":
				return filepath.SkipDir
			}
			return nil
		}
		name := d.Name()
		for _, skipped := range []string{"_test.go", "_gen.go", ".gen.ts", ".test.ts"} {
			if strings.HasSuffix(name, skipped) {
				return nil
			}
		}
		for _, ending := range endings {
			if strings.HasSuffix(name, ending) {
				data, err := os.ReadFile(path)
				if err != nil {
					return err
				}
				b.Write(data)
				b.WriteByte('\n')
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// Every message is used by the engine, by the page's code or by static HTML.
func TestMessagesAreUsed(t *testing.T) {
	goCode := sources(t, "..", ".go")
	webCode := sources(t, "../../web", ".ts", ".html", ".mjs")
	used := map[string]bool{}
	for _, name := range regexp.MustCompile(`\btext\.[A-Z]\w*`).FindAllString(goCode, -1) {
		used[strings.TrimPrefix(name, "text.")] = true
	}
	for _, e := range read(t, "en") {
		byGo := forGo(e.key) && used[constant(e.key)]
		byWeb := strings.Contains(webCode, "'"+e.key+"'") || strings.Contains(webCode, "{{"+e.key+"}}")
		if !byGo && !byWeb {
			t.Errorf("%s = %s: used nowhere", e.key, e.value)
		}
	}
}

// Terms finds the first occurrence of a word with a note, including its ending. The pieces add up to the sentence.
func TestTerms(t *testing.T) {
	for _, test := range []struct {
		sentence string
		want     []Piece
	}{
		{"", nil},
		{"Nothing to explain.", []Piece{{"Nothing to explain.", ""}}},
		{"impulse", []Piece{{"impulse", "impulse"}}},
		{"The next step passes on its impulses.", []Piece{{"The next ", ""}, {"step", "step"}, {" passes on its ", ""}, {"impulses", "impulse"}, {".", ""}}},
		{"From step to step.", []Piece{{"From ", ""}, {"step", "step"}, {" to step.", ""}}},
		{"A doorstep, a step", []Piece{{"A doorstep, a ", ""}, {"step", "step"}}},
		{"Pré-step, préstep; stepé", []Piece{{"Pré-", ""}, {"step", "step"}, {", préstep; stepé", ""}}},
		{"two stepés", []Piece{{"two ", ""}, {"stepés", "step"}}},
		{"×step÷", []Piece{{"×", ""}, {"step", "step"}, {"÷", ""}}},
		{"A’s manifold’s solver", []Piece{{"A’s ", ""}, {"manifold", "manifold"}, {"’s ", ""}, {"solver", "solver"}}},
	} {
		got := English.Terms(test.sentence)
		if !slices.Equal(got, test.want) {
			t.Errorf("Terms(%q) = %q, want %q", test.sentence, got, test.want)
		}
	}
}
