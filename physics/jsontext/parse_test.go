package jsontext_test

import (
	"bytes"
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"github.com/clipstage/clipstage/physics/jsontext"
)

// own converts a result of encoding/json.
func own(v any) any {
	switch v := v.(type) {
	case json.Number:
		return jsontext.Number(v)
	case []any:
		for i := range v {
			v[i] = own(v[i])
		}
	case map[string]any:
		for name := range v {
			v[name] = own(v[name])
		}
	}
	return v
}

var texts = []string{
	` { "a" : [ 1 , -2.5e-3, 0 , true, false, null, {}, [] ] , "b":"c" } `, `""`, `"a\"\\\/\b\f\n\r\t\u00e9é\ud83d\ude00😀"`,
	`"\ud83d"`, `"\ud83dx"`, `"\ud83d\ud83d\ude00"`, "\"\xff\"", `{"a":1,"a":2}`, strings.Repeat("[", 900) + strings.Repeat("]", 900),
	``, ` `, `{`, `[1,]`, `{"a"}`, `{"a":}`, `{,}`, `{a:1}`, `nul`, `1 2`, `"`, `"\`, `"\x"`, `"\u12"`, `"\uzzzz"`, `[}`, `NaN`, `0x1`, `1_000`,
	strings.Repeat("[", 20000) + strings.Repeat("]", 20000),
}

func FuzzParse(f *testing.F) {
	for _, text := range texts {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		got, ok := jsontext.Parse(text)
		d := json.NewDecoder(bytes.NewReader(text))
		d.UseNumber()
		var want any
		if !json.Valid(text) || d.Decode(&want) != nil || bytes.Count(text, []byte("["))+bytes.Count(text, []byte("{")) > 900 {
			return
		}
		if !ok || !reflect.DeepEqual(got, own(want)) {
			t.Errorf("Parse(%q) = %#v, %t, want %#v", text, got, ok, want)
		}
	})
}

func TestParseRefuses(t *testing.T) {
	for _, text := range texts {
		if _, ok := jsontext.Parse([]byte(text)); ok != json.Valid([]byte(text)) && len(text) < 2000 || len(text) > 9000 && ok {
			t.Errorf("Parse(%.40q): ok = %t", text, ok)
		}
	}
}
