package jsontext

import (
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// Number is a number as written.
type Number string

// Float64 returns the number; ok is false if it is too large.
func (n Number) Float64() (f float64, ok bool) {
	f, err := strconv.ParseFloat(string(n), 64)
	return f, err == nil
}

// mostDepth bounds the nesting of lists and objects.
const mostDepth = 1000

// Parse returns a value as encoding/json does with UseNumber, but with Number for its numbers: nil, bool, Number,
// string, []any or map[string]any. ok is false if text is not JSON. It accepts some further notations of
// numbers, such as +1, and control characters in strings.
func Parse(text []byte) (v any, ok bool) {
	p := parser{text: text}
	v = p.value(mostDepth)
	p.space()
	return v, !p.wrong && p.at == len(text)
}

type parser struct {
	text  []byte
	at    int
	wrong bool
}

// space skips white space. It returns the next byte, or 0 at the end.
func (p *parser) space() byte {
	for p.at < len(p.text) {
		switch c := p.text[p.at]; c {
		case ' ', '\t', '\r', '\n':
			p.at++
		default:
			return c
		}
	}
	return 0
}

// is skips white space and the byte c, if c is next.
func (p *parser) is(c byte) bool {
	if p.space() != c {
		return false
	}
	p.at++
	return true
}

func (p *parser) want(c byte) {
	if !p.is(c) {
		p.wrong = true
	}
}

func (p *parser) value(depth int) any {
	if depth == 0 {
		p.wrong = true
		return nil
	}
	switch p.space() {
	case '{':
		o := map[string]any{}
		p.at++
		for more := !p.is('}'); more && !p.wrong; {
			p.want('"')
			name := p.string()
			p.want(':')
			o[name] = p.value(depth - 1)
			if more = p.is(','); !more {
				p.want('}')
			}
		}
		return o
	case '[':
		list := []any{}
		p.at++
		for more := !p.is(']'); more && !p.wrong; {
			list = append(list, p.value(depth-1))
			if more = p.is(','); !more {
				p.want(']')
			}
		}
		return list
	case '"':
		p.at++
		return p.string()
	}
	return p.word()
}

// word reads a number, true, false or null.
func (p *parser) word() any {
	begin := p.at
	for p.at < len(p.text) && strings.IndexByte(" \t\r\n,:]}", p.text[p.at]) < 0 {
		p.at++
	}
	switch word := string(p.text[begin:p.at]); word {
	case "null":
		return nil
	case "true", "false":
		return word == "true"
	default:
		if word == "" || strings.Trim(word, "0123456789+-.eE") != "" {
			p.wrong = true
		}
		return Number(word)
	}
}

// string reads a string after its first quote.
func (p *parser) string() string {
	var b []byte
	for p.at < len(p.text) && !p.wrong {
		c := p.text[p.at]
		p.at++
		switch c {
		case '"':
			return string([]rune(string(b)))
		case '\\':
			b = p.escape(b)
		default:
			b = append(b, c)
		}
	}
	p.wrong = true
	return ""
}

// escape appends the character of an escape, after its backslash.
func (p *parser) escape(b []byte) []byte {
	if p.at == len(p.text) {
		p.wrong = true
		return b
	}
	c := p.text[p.at]
	p.at++
	if i := strings.IndexByte(`"\/bfnrt`, c); i >= 0 {
		return append(b, "\"\\/\b\f\n\r\t"[i])
	}
	if c != 'u' {
		p.wrong = true
		return b
	}
	r := p.hex()
	if utf16.IsSurrogate(r) && p.at+1 < len(p.text) && p.text[p.at] == '\\' && p.text[p.at+1] == 'u' {
		begin := p.at
		p.at += 2
		if pair := utf16.DecodeRune(r, p.hex()); pair != utf8.RuneError {
			return utf8.AppendRune(b, pair)
		}
		p.at = begin
	}
	return utf8.AppendRune(b, r)
}

func (p *parser) hex() rune {
	if p.at+4 > len(p.text) {
		p.wrong = true
		return utf8.RuneError
	}
	n, err := strconv.ParseUint(string(p.text[p.at:p.at+4]), 16, 16)
	p.at += 4
	p.wrong = p.wrong || err != nil
	return rune(n)
}
