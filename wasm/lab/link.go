package lab

import (
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics/scene"
	"github.com/clipstage/clipstage/wasm/text"
)

// MaxLink is the largest length of a link, in bytes.
const MaxLink = 2000

// Entry is a name=value part of a link.
type Entry struct{ Name, Value string }

// Parts splits a link of any lab into its entries.
func Parts(s string) (parts []Entry, err *Error) {
	if len(s) > MaxLink {
		return nil, InvalidState(text.StateTooLong)
	}
	s, ok := unescape(s)
	if !ok {
		return nil, InvalidState(text.StateEscape)
	}
	for _, part := range Split(s, '&') {
		equals := strings.IndexByte(part, '=')
		if equals < 0 {
			return nil, Refused(text.StateSyntax, "part", part)
		}
		parts = append(parts, Entry{part[:equals], part[equals+1:]})
	}
	return parts, nil
}

// unescape decodes percent encoding, which some mail programs and editors apply to links.
func unescape(s string) (string, bool) {
	var b []byte
	for i := 0; i < len(s); i++ {
		if s[i] != '%' {
			b = append(b, s[i])
			continue
		}
		if i+2 >= len(s) {
			return "", false
		}
		code, err := strconv.ParseUint(s[i+1:i+3], 16, 8)
		if err != nil {
			return "", false
		}
		b = append(b, byte(code))
		i += 2
	}
	return string(b), true
}

// Split returns the parts of s between separators.
func Split(s string, separator byte) (parts []string) {
	for {
		i := strings.IndexByte(s, separator)
		if i < 0 {
			return append(parts, s)
		}
		parts = append(parts, s[:i])
		s = s[i+1:]
	}
}

// Clip shortens a quotation for a notice. It replaces each run of invalid UTF-8 by U+FFFD.
func Clip(s string) string { return clip(s, 24) }

func clip(s string, most int) string {
	return scene.Shorten(strings.ToValidUTF8(s, "\uFFFD"), most, "…")
}

// Differs sets a notice from the part "differs" of a link: field, expected and got value, separated by
// semicolons. The command line makes such links for two traces that differ. Other values are ignored.
func (b *Base) Differs(value string) {
	const most = 80 // characters of each
	if is := Split(value, ';'); len(is) == 3 {
		b.SetNotice(b.Say(text.NoticeDiffers, "field", clip(is[0], most), "expected", clip(is[1], most), "got", clip(is[2], most)))
	}
}
