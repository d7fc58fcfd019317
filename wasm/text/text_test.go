package text

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/wasm/text/grammar"
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
		if got := fill(test.template, test.values, &letters); got != test.want {
			t.Errorf("%s: fill(%q, %q) = %q, want %q", test.name, test.template, test.values, got, test.want)
		}
	}
}

// Fill does not replace braces in values.
func TestFillProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		word := rapid.OneOf(rapid.String(), rapid.SampledFrom([]string{"{", "}", "{a}", "{b}", "{{a}}"}))
		a, b := word.Draw(t, "a"), word.Draw(t, "b")
		if got, want := fill("<{a}|{b}|{a}>", []string{"a", a, "b", b}, &letters), "<"+a+"|"+b+"|"+a+">"; got != want {
			t.Fatalf("Fill with %q and %q = %q, want %q", a, b, got, want)
		}
		template := word.Draw(t, "template") + word.Draw(t, "more")
		if got := fill(template, []string{"no such name", "x"}, &[2]string{"{A}", "{B}"}); got != template {
			t.Fatalf("fill(%q) with nothing of it = %q", template, got)
		}
	})
}

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

// speak returns a language for a test: English with the given grammar and messages.
func speak(t *testing.T, g grammar.Grammar, messages map[Key]string) Language {
	s := spoken{id: "xx", Grammar: g, messages: slices.Clone(learnt[English].messages)}
	for key, message := range messages {
		s.messages[key] = message
	}
	before := learnt
	t.Cleanup(func() { learnt = before })
	learnt = append(slices.Clone(learnt), s)
	return Language(len(learnt) - 1)
}

func TestPlurals(t *testing.T) {
	slavic := func(n int) grammar.Category {
		switch {
		case n == 1:
			return grammar.One
		case n%10 >= 2 && n%10 <= 4 && (n%100 < 12 || n%100 > 14):
			return grammar.Few
		}
		return grammar.Many
	}
	polish := speak(t, grammar.Grammar{Plural: slavic}, map[Key]string{
		CompareContacts: "n\tone\t{n} kontakt\tfew\t{n} kontakty\tmany\t{n} kontaktów\tother\t{n} kontaktu",
		WorldMemory:     "steps\tone\t{steps} krok\tother\t{steps} kroku",
	})
	japanese := speak(t, grammar.Grammar{}, map[Key]string{CompareContacts: "接触 {n} 個", WorldMemory: "steps\tother\t{steps} 歩"})
	for _, test := range []struct {
		in         Language
		key        Key
		name, said string
		want       string
	}{
		{English, CompareContacts, "n", "1", "1 contact"},
		{English, CompareContacts, "n", "0", "0 contacts"},
		{English, CompareContacts, "n", "21", "21 contacts"},
		{English, CompareContacts, "n", "-1", "-1 contacts"},
		{English, CompareContacts, "n", "1.00", "1.00 contacts"},
		{English, CompareContacts, "m", "1", "{n} contacts"},
		{polish, CompareContacts, "n", "1", "1 kontakt"},
		{polish, CompareContacts, "n", "22", "22 kontakty"},
		{polish, CompareContacts, "n", "12", "12 kontaktów"},
		{polish, CompareContacts, "n", "1,5", "1,5 kontaktu"},
		{polish, WorldMemory, "steps", "3", "3 kroku"},
		{japanese, CompareContacts, "n", "1", "接触 1 個"},
		{japanese, WorldMemory, "steps", "1", "1 歩"},
	} {
		if got := test.in.Text(test.key, test.name, test.said); got != test.want {
			t.Errorf("language %d, %s = %s: %q, want %q", test.in, test.name, test.said, got, test.want)
		}
	}
	if got, want := English.Text(CompareContacts, "n", "1", "n", "2"), "2 contacts"; got != want {
		t.Errorf("of two values for a name: %q, want %q", got, want)
	}
}

// TestLists joins texts by the separators of a language.
func TestLists(t *testing.T) {
	japanese := speak(t, grammar.Grammar{Unspaced: true}, map[Key]string{
		ListTwo: "{first}と{last}", ListMore: "{first}、{last}", ListSentence: "{first}{last}", ListTitled: "{title}。{text}",
	})
	for _, test := range []struct {
		texts                     string
		list, and, clause, spoken string // in English
		listJa, andJa, spokenJa   string
	}{
		{"", "", "", "", "", "", "", ""},
		{"a", "a", "a", "a", "a", "a", "a", "a"},
		{"a b", "a, b", "a and b", "a; b", "a b", "a、b", "aとb", "ab"},
		{"a b c", "a, b, c", "a, b and c", "a; b; c", "a b c", "a、b、c", "a、bとc", "abc"},
		{" a  b", "a, b", "a and b", "a; b", "a b", "a、b", "aとb", "ab"},
		{"{last} {first}", "{last}, {first}", "{last} and {first}", "{last}; {first}", "{last} {first}",
			"{last}、{first}", "{last}と{first}", "{last}{first}"},
	} {
		texts := strings.Split(test.texts, " ")
		got := []string{English.List(texts...), English.And(texts...), English.Clauses(texts...), English.Sentences(texts...),
			japanese.List(texts...), japanese.And(texts...), japanese.Sentences(texts...)}
		want := []string{test.list, test.and, test.clause, test.spoken, test.listJa, test.andJa, test.spokenJa}
		if !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", texts, got, want)
		}
	}
	if got := English.List(); got != "" {
		t.Errorf("a list of nothing is %q", got)
	}
	for in, want := range map[Language]string{English: "a. b.", japanese: "a。b."} {
		if got := in.Titled("a", "b."); got != want {
			t.Errorf("Titled is %q, want %q", got, want)
		}
	}
}

// Learn refuses a file with other keys or without a language. It then changes nothing.
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
	files, err := filepath.Glob("*.gen.txt")
	if err != nil || len(files) == 0 {
		t.Fatal(len(files), err)
	}
	for _, name := range files {
		file, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		id, _, _ := strings.Cut(name, ".")
		got, ok := Learn(string(file))
		if named, known := LanguageNamed(id); !ok || !known || got != named || (got == English) != (id == "en") {
			t.Errorf("Learn(%s) = %d, %t; LanguageNamed(%q) = %d, %t", name, got, ok, id, named, known)
		}
	}
	for _, id := range []string{"", "EN", "xx", "en-GB"} {
		if got, ok := LanguageNamed(id); ok || got != English {
			t.Errorf("LanguageNamed(%q) = %d, %t; want English, as there is none", id, got, ok)
		}
	}
}

func TestNamedBodies(t *testing.T) {
	in := English.Named([2]string{"the crate", "the floor"})
	if again := English.Named([2]string{"the crate", "the floor"}); again != in {
		t.Errorf("Named makes %d, then %d", in, again)
	}
	for _, test := range []struct {
		in   Language
		want string
	}{
		{English, "The reference face is B’s. While clipping, an id has B’s part first; in the finished contact, A’s part comes first."},
		{in, "The reference face is the floor’s. While clipping, an id has the floor’s part first; in the finished contact, the crate’s part comes first."},
	} {
		if got := test.in.Text(ContactsFlip, "box", "B"); !strings.HasPrefix(got, test.want) {
			t.Errorf("got %q, want %q", got, test.want)
		}
	}
}

func TestBodiesByNumber(t *testing.T) {
	in := English.WithBodies([]string{"", "the crate"})
	if again := English.WithBodies([]string{"", "the crate"}); again != in || in == English {
		t.Errorf("WithBodies makes %d, then %d", in, again)
	}
	if got := in.Body(0) + " " + in.Body(1) + " " + in.Body(2); got != "0 the crate 2" {
		t.Errorf("the bodies are %q", got)
	}
	for _, test := range []struct {
		of   Language
		pair [2]int
		want [2]string
	}{{in, [2]int{0, 1}, [2]string{"A", "the crate"}}, {in, [2]int{1, 9}, [2]string{"the crate", "B"}}, {in, [2]int{}, letters}, {English, [2]int{0, 1}, letters}} {
		if got := test.of.OfPair(test.pair).OfPair(test.pair).Bodies(); got != test.want {
			t.Errorf("%v: %q, want %q", test.pair, got, test.want)
		}
	}
}
