package jsontext_test

import (
	"encoding/json"
	"math"
	"testing"

	"github.com/clipstage/clipstage/physics/jsontext"
)

func TestAppendFloat(t *testing.T) {
	for _, test := range []struct {
		name string
		f    float64
		want string
	}{
		{"integer", 3, "3"},
		{"negative zero", math.Copysign(0, -1), "-0"},
		{"shortest", math.Nextafter(0.3, 1), "0.30000000000000004"},
		{"large", 1e150, "1e+150"},
		{"million", 1e6, "1e+06"},
		{"tiny", 5e-324, "5e-324"},
		{"not a number", math.NaN(), "null"},
		{"infinite", math.Inf(-1), "null"},
	} {
		t.Run(test.name, func(t *testing.T) {
			got := string(jsontext.AppendFloat(nil, test.f))
			if got != test.want {
				t.Errorf("AppendFloat(%g) = %s, want %s", test.f, got, test.want)
			}
			if !json.Valid([]byte(got)) {
				t.Errorf("AppendFloat(%g) = %s, which is not JSON", test.f, got)
			}
			var back float64
			if test.want != "null" {
				if err := json.Unmarshal([]byte(got), &back); err != nil || math.Float64bits(back) != math.Float64bits(test.f) {
					t.Errorf("%s reads back as %g (%v), want %g", got, back, err, test.f)
				}
			}
		})
	}
}

func TestNull(t *testing.T) {
	var j jsontext.Writer
	j.Open("[")
	j.Null()
	j.Null()
	j.Close("]")
	if got := string(j); got != "[null,null]" {
		t.Errorf("two of them are %s", got)
	}
}

func TestText(t *testing.T) {
	for _, s := range []string{"", "plain", "A’s x axis −1×10⁻⁹ “…”", `"\`, "\x00\n\t\x1f\x7f", "\u2028😀", "\xff", "</script>"} {
		var j jsontext.Writer
		j.Text(s)
		var got string
		if err := json.Unmarshal(j, &got); err != nil {
			t.Errorf("Text(%q) = %s: %v", s, j, err)
		}
		if want := string([]rune(s)); got != want {
			t.Errorf("Text(%q) reads back as %q, want %q", s, got, want)
		}
	}
}
