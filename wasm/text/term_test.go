package text

import (
	"slices"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/wasm/text/grammar"
)

// Split finds the first occurrence of a term in a sequence of texts. The pieces join to the texts.
func TestSplit(t *testing.T) {
	for _, test := range []struct {
		texts string // separated by |
		want  []Piece
	}{
		{"", nil},
		{"Nothing to explain.", []Piece{{"Nothing to explain.", ""}}},
		{"impulse", []Piece{{"impulse", "impulse"}}},
		{"Impulses add up", []Piece{{"Impulses", "impulse"}, {" add up", ""}}},
		{"The next step passes on its impulses.", []Piece{{"The next ", ""}, {"step", "step"}, {" passes on its ", ""}, {"impulses", "impulse"}, {".", ""}}},
		{"From step to step.", []Piece{{"From ", ""}, {"step", "step"}, {" to step.", ""}}},
		{"A step|and a step", []Piece{{"A ", ""}, {"step", "step"}, {"and a step", ""}}},
		{"A doorstep, a step", []Piece{{"A doorstep, a ", ""}, {"step", "step"}}},
		{"stepped, stepé; step", []Piece{{"stepped, stepé; ", ""}, {"step", "step"}}},
		{"Pré-step, préstep", []Piece{{"Pré-", ""}, {"step", "step"}, {", préstep", ""}}},
		{"×step÷", []Piece{{"×", ""}, {"step", "step"}, {"÷", ""}}},
		{"A’s solver’s slope", []Piece{{"A’s ", ""}, {"solver", "solver"}, {"’s slope", ""}}},
		{"the accumulated impulse, an accumulated impulse, an impulse", []Piece{{"the ", ""}, {"accumulated impulse", "accumulated"},
			{", an accumulated impulse, an ", ""}, {"impulse", "impulse"}}},
	} {
		var got []Piece
		finder := Finder{In: English}
		for _, text := range strings.Split(test.texts, "|") {
			got = append(got, finder.Split(text)...)
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("Split(%q) = %q, want %q", test.texts, got, test.want)
		}
	}
}

// In a language without spaces a term may begin anywhere.
func TestSplitUnspaced(t *testing.T) {
	japanese := speak(t, grammar.Grammar{Unspaced: true}, map[Key]string{TermStep: "ステップ", TermImpulse: "力積|インパルス"})
	for _, test := range []struct {
		text string
		want []Piece
	}{
		{"次のステップでも力積は力積です。", []Piece{{"次の", ""}, {"ステップ", "step"}, {"でも", ""}, {"力積", "impulse"}, {"は力積です。", ""}}},
		{"Aのインパルス", []Piece{{"Aの", ""}, {"インパルス", "impulse"}}},
	} {
		if got := (&Finder{In: japanese}).Split(test.text); !slices.Equal(got, test.want) {
			t.Errorf("Split(%q) = %q, want %q", test.text, got, test.want)
		}
	}
}

// A Finder has 64 bits.
func TestTermCount(t *testing.T) {
	if len(terms) > 64 {
		t.Errorf("%d terms", len(terms))
	}
}
