package text

import (
	"os"
	"path/filepath"
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
