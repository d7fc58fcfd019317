package scene

import (
	"strings"
	"testing"
)

// A quotation ends between two characters, whatever their length in bytes.
func TestShorten(t *testing.T) {
	for _, test := range []struct{ in, want string }{
		{"", ""},
		{"abc", "abc"},
		{"abcd", "abc…"},
		{"äöü", "äöü"},
		{"äöüß", "äöü…"},
		{"a😀😀😀", "a😀😀…"},
		{"\xff\xfe\xfd\xfc", "\xff\xfe\xfd…"},
	} {
		if got := Shorten(test.in, 3, "…"); got != test.want {
			t.Errorf("Shorten(%q, 3) = %q, want %q", test.in, got, test.want)
		}
	}
	for before := range 4 {
		name := strings.Repeat("a", 57+before) + "äää"
		if got, want := quoted(name), `"`+string([]rune(name)[:min(60, 60+before)]); !strings.HasPrefix(got, want) || strings.ContainsRune(got, '\uFFFD') {
			t.Errorf("quoted(%q) = %q", name, got)
		}
	}
}
