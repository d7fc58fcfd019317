// Package author has the words that an author gives to a figure: names for bodies, and sentences for stages.
package author

import (
	"slices"
	"strings"

	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// longestName is the most characters of a body's name, and mostNames the most names of a world's bodies.
const (
	longestName = 24
	mostNames   = 20
)

// Words are the sentences for stages.
type Words struct{ captions []caption }

type caption struct{ stage, sentence string }

// Options returns the options names and captions of a figure. stages are the ids of its stages.
func (w *Words) Options(figure *lab.Base, stages []string) []lab.Option {
	return []lab.Option{
		{Name: "names", Set: func(value string) error { return name(figure, value) }},
		{Name: "captions", Set: func(value string) error {
			if err := w.setCaptions(value, stages); err != nil {
				return err
			}
			figure.Mark(lab.ChangeView)
			return nil
		}},
	}
}

// name sets the names of both bodies: two texts with a comma between.
func name(figure *lab.Base, value string) error {
	a, b, _ := strings.Cut(value, ",")
	names := [2]string{strings.TrimSpace(a), strings.TrimSpace(b)}
	for _, name := range names {
		if !fits(name) || strings.Contains(name, ",") {
			return lab.InvalidField(lab.CodeInvalidOption, "names", lab.Quoted(value), lab.Value{Key: text.NoticeRangeNames})
		}
	}
	figure.Speak(figure.Language().Named(names))
	return nil
}

func fits(name string) bool {
	n := len([]rune(name))
	return n > 0 && n <= longestName
}

// Bodies sets the names of a world's bodies: body3:crate, with | between. find returns a body's number.
func Bodies(figure lab.Figure, value string, find func(body string) (int, error)) error {
	var names []string
	parts := lab.Split(value, '|')
	wrong := func(part string) error {
		return lab.InvalidField(lab.CodeInvalidOption, "names", lab.Quoted(part), lab.Value{Key: text.NoticeRangeNamesWorld})
	}
	if len(parts) > mostNames {
		return wrong(value)
	}
	for _, part := range parts {
		body, name, _ := strings.Cut(part, ":")
		body, name = strings.TrimSpace(body), strings.TrimSpace(name)
		number, err := find(body)
		if err != nil || !fits(name) {
			return wrong(part)
		}
		for len(names) <= number {
			names = append(names, "")
		}
		names[number] = name
	}
	figure.Speak(figure.Language().WithBodies(names))
	return nil
}

// setCaptions sets the sentences: id:sentence, with | between. The page hides all words with none.
func (w *Words) setCaptions(value string, stages []string) error {
	var captions []caption
	for _, part := range lab.Split(value, '|') {
		id, sentence, ok := strings.Cut(part, ":")
		id = strings.TrimSpace(id)
		switch {
		case part == "none":
		case !ok || !slices.Contains(stages, id):
			return lab.InvalidField(lab.CodeInvalidOption, "captions", lab.Quoted(part), lab.Choice(text.NoticeRangeCaptions, stages))
		default:
			captions = append(captions, caption{id, strings.TrimSpace(sentence)})
		}
	}
	w.captions = captions
	return nil
}

// Of returns the author's sentence for a stage, or else the given one.
func (w *Words) Of(stage, sentence string) string {
	for _, own := range w.captions {
		if own.stage == stage {
			sentence = own.sentence
		}
	}
	return sentence
}
