package world

import (
	"encoding/json"
	"errors"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/physics/scene/codec"
	"github.com/clipstage/clipstage/wasm/flat"
	"github.com/clipstage/clipstage/wasm/lab"
)

// flatOf encodes a JSON value as a flat.Value, like the page.
func flatOf(value any) *flat.Value {
	var texts []string
	f := &flat.Value{TextOf: func(i int) string { return texts[i] }}
	add := func(kind flat.Kind, numbers ...float64) {
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
			add(flat.Null)
		case flat.Kind: // a kind that JSON does not have
			add(v)
		case bool:
			if v {
				add(flat.True)
			} else {
				add(flat.False)
			}
		case float64:
			add(flat.Number, v)
		case string:
			add(flat.Text, text(v))
		case []any:
			add(flat.List, float64(len(v)))
			for _, item := range v {
				write(item)
			}
		case map[string]any:
			add(flat.Object, float64(len(v)))
			for name, field := range v {
				f.Numbers = append(f.Numbers, text(name))
				write(field)
			}
		}
	}
	write(value)
	return f
}

// readText reads and validates a scene's text as if the page had passed it. ok is false if the page itself
// refuses the text.
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

// written returns a whole scene as text.
func written(s *scene.Scene) string {
	text, err := codec.Encode(s)
	if err != nil {
		panic(err)
	}
	return string(text)
}

// The page's reader gives every named scene the same result as the command line's.
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

// The page's code may pass values that JSON does not have. An undefined field counts as missing.
func TestReadOddities(t *testing.T) {
	of := func(name string, value any) map[string]any {
		body := map[string]any{"width": []any{1.0, 1.0}, "mass": 1.0, "position": []any{0.0, 5.0}}
		body[name] = value
		return map[string]any{"version": 1.0, "dt": flat.Undefined, "bodies": []any{body}, "joints": flat.Undefined}
	}
	inf := math.Inf(1)
	for _, test := range []struct {
		name  string
		value any
		want  string // beginning of the error
	}{
		{"angle", 1.0, ""},
		{"angle", flat.Undefined, ""},
		{"bounce", flat.Undefined, ""},
		{"mass", flat.Undefined, "bodies[0].mass is missing"},
		{"angle", flat.Symbol, "bodies[0].angle is a symbol; it must be a number, -1e+06 to 1e+06 rad"},
		{"angle", flat.Function, "bodies[0].angle is a function"},
		{"angle", flat.BigInt, "bodies[0].angle is a bigint"},
		{"width", []any{1.0, flat.Undefined}, "bodies[0].width[1] is undefined"},
		{"mass", inf, "bodies[0].mass is beyond all numbers; it must be 1e-06 to 1e+09 kg, or null for a static body"},
		{"angle", -inf, "bodies[0].angle is beyond all numbers"},
		{"angle", math.NaN(), "bodies[0].angle is NaN; it must be -1e+06 to 1e+06 rad"},
	} {
		s, err := ReadScene(flatOf(of(test.name, test.value)))
		if err == nil {
			if err = s.Validate(); err != nil {
				err = lab.Invalid(lab.CodeInvalidScene, err)
			}
		}
		switch {
		case test.want == "" && (err != nil || len(s.Bodies) != 1 || s.DT != scene.DefaultScene.DT):
			t.Errorf("%s %v: %v, %v", test.name, test.value, s, err)
		case test.want != "" && (err == nil || !strings.HasPrefix(err.Error(), test.want)):
			t.Errorf("%s %v: %v, want %s", test.name, test.value, err, test.want)
		}
	}
}

// Some of the settings may be set. If one is invalid, none changes.
func TestReadSettings(t *testing.T) {
	s := Live{Settings: scene.DefaultScene.Settings, DT: scene.DefaultScene.DT}
	s.Iterations = 3
	want := s
	want.WarmStarting, want.Gravity.X, want.DT = false, 2, 0.25
	got, err := ReadSettings(flatOf(map[string]any{"dt": 0.25, "warmStarting": false, "gravity": []any{2.0, -10.0}, "slop": flat.Undefined}), s)
	if err != nil || got != want {
		t.Errorf("settings %+v, %v; want %+v", got, err, want)
	}
	for name, value := range map[string]any{"iterations": 1.5, "gravity": []any{7.0, nil}, "sleep": true} {
		got, err := ReadSettings(flatOf(map[string]any{name: value}), s)
		var e *lab.Error
		if !errors.As(err, &e) || e.Code != lab.CodeInvalidOption || !strings.HasPrefix(e.Field, "settings."+name) || got != s {
			t.Errorf("%s %v: settings %+v, %v", name, value, got, err)
		}
	}
}

// FuzzReadScene compares the page's reader with the command line's: results and errors.
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
		if e, is := wrong.(*scene.Error); err == nil && is && e.Got.Says == scene.SaysTwice {
			return // encoding/json takes the last value, but the page refuses repeated fields
		}
		if err == nil || wrong == nil {
			t.Fatalf("the page says %v, the command line %v", err, wrong)
		}
		if e, is := err.(*lab.Error); is && (e.Field == "" || e.Code != lab.CodeInvalidScene) {
			t.Errorf("%v names no field", err)
		}
	})
}
