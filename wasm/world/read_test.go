package world

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/scene/codec"
	"github.com/clipstage/clipstage/wasm/figure"
	"github.com/clipstage/clipstage/wasm/plain"
)

// flatOf lays a JSON value flat, as the page does.
func flatOf(value any) *plain.Flat {
	var texts []string
	f := &plain.Flat{TextOf: func(i int) string { return texts[i] }}
	add := func(kind plain.Kind, numbers ...float64) {
		f.Kinds = append(f.Kinds, byte(kind))
		f.Numbers = append(f.Numbers, numbers...)
	}
	text := func(s string) float64 {
		if !slices.Contains(texts, s) {
			texts = append(texts, s)
		}
		return float64(slices.Index(texts, s))
	}
	var write func(value any)
	write = func(value any) {
		switch v := value.(type) {
		case nil:
			add(plain.Null)
		case bool:
			if v {
				add(plain.True)
			} else {
				add(plain.False)
			}
		case float64:
			add(plain.Number, v)
		case string:
			add(plain.Text, text(v))
		case []any:
			add(plain.List, float64(len(v)))
			for _, item := range v {
				write(item)
			}
		case map[string]any:
			add(plain.Object, float64(len(v)))
			for name, field := range v {
				f.Numbers = append(f.Numbers, text(name))
				write(field)
			}
		}
	}
	write(value)
	return f
}

// readText reads a scene's text by way of the page, and validates it; ok is false for a
// text that the page would not let through.
func readText(text []byte) (s *scene.Scene, ok bool, err error) {
	var value any
	if json.Unmarshal(text, &value) != nil {
		return nil, false, nil
	}
	if s, err = ReadScene(flatOf(value)); err == nil {
		err = s.Validate()
	}
	return s, true, err
}

// written returns a scene as text, which holds all of it.
func written(s *scene.Scene) string {
	text, err := codec.Encode(s)
	if err != nil {
		panic(err)
	}
	return string(text)
}

// TestReadScene reads every named scene as the command line does.
func TestReadScene(t *testing.T) {
	for _, w := range scene.Worlds {
		text, bad := codec.Encode(w.Scene())
		if bad != nil {
			t.Fatal(bad)
		}
		got, ok, err := readText(text)
		want, wrong := codec.Decode(text)
		if err != nil || !ok || wrong != nil || written(got) != written(want) {
			t.Errorf("%s: %v, %v", w.ID, err, wrong)
		}
	}
}

// FuzzReadScene reads what may be a scene as the command line does, or refuses it as that does.
func FuzzReadScene(f *testing.F) {
	house, err := codec.Encode(scene.CardHouse(1))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(string(house))
	for _, text := range []string{
		`{}`, `[]`, `7`, `null`, `{"version":1,"bodies":[]}`, `{"version":2,"bodies":[]}`, `{"version":1.5,"bodies":[]}`, `{"version":1,"bodies":[{"mass":null}]}`,
		`{"version":1,"bodies":[{"width":[1,1],"mass":1,"position":[0,0],"angle":"x"}]}`, `{"version":1,"bodies":[{"width":[1],"mass":1,"position":[0,0,0]}]}`,
		`{"version":1,"name":7,"bodies":{}}`, `{"version":1,"settings":{"warmStarting":1,"x":2},"bodies":[]}`, `{"version":1,"bodies":[],"joints":[{"a":0,"b":1,"anchor":[0,0]}]}`,
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		got, ok, err := readText([]byte(text))
		if !ok {
			return
		}
		want, wrong := codec.Decode([]byte(text))
		if err == nil && wrong == nil {
			if written(got) != written(want) {
				t.Errorf("another scene than the command line's: %s, %s", written(got), written(want))
			}
			return
		}
		if e, is := wrong.(*scene.Error); err == nil && is && e.Got == "there twice" {
			return // encoding/json takes the last one, and the page looks for it before
		}
		if err == nil || wrong == nil {
			t.Fatalf("the page says %v, the command line %v", err, wrong)
		}
		if e, is := err.(*figure.Error); is && (e.Field == "" || e.Code != figure.CodeInvalidScene) {
			t.Errorf("%v names no field", err)
		}
	})
}
