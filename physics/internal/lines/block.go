package lines

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"unicode"
	"unicode/utf8"

	"github.com/clipstage/clipstage/physics/internal/object"
)

// block is an object over several lines. If there is no object, it holds the lines that were read to find that
// out.
type block struct {
	*lines
	text   []byte // all lines
	read   int    // number of bytes that Read has returned
	number int    // number of the first line

	err      error // reason why it is not an object, or nil
	syntax   bool  // whether err describes the text after stop
	stop     int   // end of the part of text that is an object, or could become one
	stopLine int   // line of stop
}

// Read takes a line from lines only when its text is needed.
func (b *block) Read(p []byte) (n int, err error) {
	if b.read == len(b.text) {
		line, err := b.take()
		switch {
		case errors.Is(err, io.EOF):
			return 0, err
		case errors.Is(err, errLongLine):
			return 0, fmt.Errorf("%w: line %d", err, b.count)
		case err != nil:
			return 0, &readError{err}
		case len(b.text)+len(line) > b.most:
			b.back, b.count = append(bytes.Clone(line), b.back...), b.count-1
			return 0, errLongObject
		}
		b.text = append(b.text, line...)
	}
	n = copy(p, b.text[b.read:])
	b.read += n
	return n, nil
}

// readError is an error of reading, not of the content.
type readError struct{ error }

var errLongObject = errors.New("the object is longer than 64 MiB")

// eachOfBlock reads the object that begins with the line just taken, and continues after it. If there is no
// object, it continues at the next line that begins with the same characters. So the lines after a broken one
// are still read, and a broken object over several lines is reported once.
func (l *lines) eachOfBlock(first []byte, do Do) error {
	b := &block{lines: l, text: bytes.Clone(first), number: l.count}
	if err := b.decode(); err != nil {
		return l.failed(err)
	}
	text, stop, number := b.text, b.stop, b.number
	ends := objectEnds(text[:stop])
	done := 0 // end of the last object that was read, in text
	for line, at := number, 0; at < len(text); line++ {
		row, _ := cutLine(text[at:])
		begin := at
		at += len(row)
		bracket := begin + len(row) - len(bytes.TrimLeft(row, " \t\r\n"))
		opens := begin == 0 || bracket < at && text[bracket] == '{'
		if begin > 0 && (begin >= stop || opens && bracket >= stop) {
			l.back, l.count = append(text[begin:], l.back...), line-1
			break
		}
		var end ending
		if opens && len(ends) > 0 {
			end, ends = ends[0], ends[1:]
		}
		if begin < done || !bytes.HasPrefix(row, l.sought) {
			continue
		}
		l.sought = nil
		endLine := b.stopLine
		var bad error
		switch {
		case !opens:
			if err := doLine(line, bytes.TrimSpace(row), do); err != nil {
				return err
			}
			continue
		case end.at == 0:
			bad = b.unended(line)
		case !endsLine(text, int(end.at)):
			endLine = number + int(end.line)
			bad = object.NotJSON(fmt.Errorf("more behind the object's end on line %d", endLine))
		default:
			done = int(end.at)
			if err := doCompact(line, text[bracket:end.at], do); err != nil {
				return err
			}
			continue
		}
		if endLine > line {
			l.sought = bytes.Clone(text[begin : bracket+1])
		}
		if err := do(line, nil, bad); err != nil {
			return err
		}
	}
	return nil
}

// decode reads lines until the object ends or is invalid. It returns only errors of reading.
func (b *block) decode() error {
	d := json.NewDecoder(b)
	b.err = d.Decode(new(struct{}))
	b.stop = len(b.text)
	failed, wrong := new(readError), new(json.SyntaxError)
	switch {
	case errors.As(b.err, &failed):
		return failed.error
	case errors.As(b.err, &wrong):
		b.stop = int(max(wrong.Offset-1, 0))
		b.syntax = wrong.Offset > 0
	case errors.Is(b.err, io.ErrUnexpectedEOF):
		b.err = errors.New("it ends too early")
	case b.err == nil:
		b.stop = int(d.InputOffset())
	}
	b.stopLine = b.number + bytes.Count(b.text[:b.stop], []byte("\n"))
	return nil
}

// unended returns the reason why the object that begins on a line has no end.
func (b *block) unended(line int) error {
	switch {
	case errors.Is(b.err, errLongObject) && line > b.number:
		return fmt.Errorf("it is within the object of line %d, which is longer than 64 MiB", b.number)
	case errors.Is(b.err, errLongObject), errors.Is(b.err, errLongLine):
		return b.err
	case b.syntax && b.stopLine > line:
		return object.NotJSON(fmt.Errorf("%w, on line %d", b.err, b.stopLine))
	}
	return object.NotJSON(b.err)
}

// endsLine reports whether the rest of the line is blank.
func endsLine(text []byte, from int) bool {
	for from < len(text) && text[from] != '\n' {
		r, size := utf8.DecodeRune(text[from:])
		if !unicode.IsSpace(r) {
			return false
		}
		from += size
	}
	return true
}

// doCompact calls do for an object over several lines. It removes line ends, because an id that is a list may
// contain some.
func doCompact(line int, text []byte, do Do) error {
	var one bytes.Buffer
	one.Grow(len(text))
	if err := json.Compact(&one, text); err != nil {
		return do(line, nil, object.NotJSON(err))
	}
	return doLine(line, one.Bytes(), do)
}

// ending is the end of an object: the index of the next byte, and its line from 0. Both are 0 if the object
// does not end.
type ending struct{ at, line uint32 }

// objectEnds returns the end of each object whose bracket begins a line. text is the beginning of a JSON text.
func objectEnds(text []byte) (ends []ending) {
	var open []int // by open bracket: the index of its object in ends, or -1
	line, fresh, quoted := uint32(0), true, false
	for i := 0; i < len(text); i++ {
		c := text[i]
		switch {
		case quoted:
			if c == '\\' {
				i++
			}
			quoted = c != '"'
			continue
		case c == '\n':
			line++
			fresh = true
			continue
		case c == ' ' || c == '\t' || c == '\r':
			continue
		case c == '"':
			quoted = true
		case c == '{' || c == '[':
			object := -1
			if fresh && c == '{' {
				object = len(ends)
				ends = append(ends, ending{})
			}
			open = append(open, object)
		case c == '}' || c == ']':
			if object := open[len(open)-1]; object >= 0 {
				ends[object] = ending{uint32(i + 1), line}
			}
			open = open[:len(open)-1]
		}
		fresh = false
	}
	return ends
}
