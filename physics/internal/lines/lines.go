// Package lines reads files of JSON objects: one a line, or one that goes on over lines.
package lines

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"unicode"
	"unicode/utf8"

	"github.com/clipstage/clipstage/physics/internal/object"
)

// MaxText is how long a line may be, and an object, and what a gzip'ed file holds, in bytes.
// A file that is not packed may hold any number of lines.
const MaxText = 64 << 20

var (
	errLongLine = errors.New("the line is longer than 64 MiB")
	errUnpacked = errors.New("unpacked, the file is longer than 64 MiB; unpack it, and give what comes out")
)

// lines are those of a file of JSON texts: one a line, or an object that goes on over lines.
type lines struct {
	in     *bufio.Reader
	most   int    // bytes of a text: MaxText
	count  int    // lines that were taken
	back   []byte // lines that were read and given back, one behind the other
	line   []byte // memory of the one that was read last
	sought []byte // how the next line must begin that is looked at
}

// open reads a file, plain or gzip'ed.
func open(in io.Reader, most int) (*lines, error) {
	l := &lines{in: bufio.NewReaderSize(in, 1<<16), most: most}
	if magic, _ := l.in.Peek(2); bytes.Equal(magic, []byte{0x1f, 0x8b}) {
		unpacked, err := gzip.NewReader(l.in)
		if err != nil {
			return nil, err
		}
		l.in = bufio.NewReaderSize(&bounded{unpacked, most}, 1<<16)
	}
	start, _ := l.in.Peek(3)
	switch {
	case bytes.Equal(start, []byte("\ufeff")):
		l.in.Discard(len(start))
	case bytes.HasPrefix(start, []byte{0xff, 0xfe}), bytes.HasPrefix(start, []byte{0xfe, 0xff}):
		return nil, errors.New("the text is UTF-16; want UTF-8")
	}
	return l, nil
}

// bounded reads so many bytes at most. Where there are more, that is an error.
type bounded struct {
	from io.Reader
	left int
}

// Read implements io.Reader.
func (b *bounded) Read(p []byte) (n int, err error) {
	n, err = b.from.Read(p[:min(len(p), b.left+1)])
	if n > b.left {
		return b.left, errUnpacked
	}
	b.left -= n
	return n, err
}

// take returns the next line with its end, which the last one may lack, or io.EOF. Of a line
// that is too long errLongLine is all that is left. The line is good until the next one is taken.
func (l *lines) take() (line []byte, err error) {
	if len(l.back) > 0 {
		line, l.back = cutLine(l.back)
		l.count++
		return line, nil
	}
	l.line = l.line[:0]
	long := false
	for {
		part, err := l.in.ReadSlice('\n')
		if long = long || len(l.line)+len(part) > l.most; !long {
			l.line = append(l.line, part...)
		}
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			continue
		case err != nil && !(errors.Is(err, io.EOF) && (long || len(l.line) > 0)):
			return nil, err
		}
		l.count++
		if long {
			l.line = nil
			return nil, errLongLine
		}
		return l.line, nil
	}
}

// cutLine cuts the first line off, with its end.
func cutLine(text []byte) (line, left []byte) {
	if end := bytes.IndexByte(text, '\n') + 1; end > 0 {
		return text[:end], text[end:]
	}
	return text, nil
}

// failed returns an error of reading, with its line if that says something.
func (l *lines) failed(err error) error {
	if errors.Is(err, errUnpacked) {
		return fmt.Errorf("line %d: %w", l.count+1, err)
	}
	return err
}

// Do is told of an object and the line that it begins on, or of why there is none.
type Do func(line int, o object.Object, err error) error

// Each calls do for every object of in. It stops at the first error of reading or of do.
func Each(in io.Reader, do Do) error { return each(in, MaxText, do) }

func each(in io.Reader, most int, do Do) error {
	l, err := open(in, most)
	if err != nil {
		return err
	}
	for {
		line, err := l.take()
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case errors.Is(err, errLongLine):
			err = do(l.count, nil, err)
		case err != nil:
			return l.failed(err)
		case bytes.HasPrefix(line, l.sought):
			l.sought = nil
			if text := bytes.TrimSpace(line); len(text) > 0 && text[0] == '{' && !json.Valid(text) {
				err = l.eachOfBlock(line, do)
			} else {
				err = doLine(l.count, text, do)
			}
		}
		if err != nil {
			return err
		}
	}
}

// doLine calls do for what stands on a line, if anything does.
func doLine(line int, text []byte, do Do) error {
	if len(text) == 0 {
		return nil
	}
	o, err := object.Parse(text)
	return do(line, o, err)
}

// block is an object that goes on over lines, or as many lines as it takes to know that there
// is none.
type block struct {
	*lines
	text   []byte // all of them
	read   int    // of text
	number int    // of the first line

	err      error // why it is no object, or nil
	syntax   bool  // err is of what stands behind stop
	stop     int   // as far as text is an object, or could have become one
	stopLine int   // the line that stop is on
}

// Read implements io.Reader. It takes no line before it is asked for what is in it.
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

// readError is of a file, not of what is in it.
type readError struct{ error }

var errLongObject = errors.New("the object is longer than 64 MiB")

// eachOfBlock reads the object that begins with the line just taken and goes on behind it. If
// there is none, the next one is looked for from the next line on that begins as this one
// does: where one line of many is broken, the others are read, and where an object over
// many lines is, that is told once.
//
// No line is read again for that. A line that begins with a bracket began an object within the
// first one too, as no text in quotes goes on over lines. It ended there, and where; or what
// ended the first one, an error or the file's end, ends it as well.
func (l *lines) eachOfBlock(first []byte, do Do) error {
	b := &block{lines: l, text: bytes.Clone(first), number: l.count}
	if err := b.decode(); err != nil {
		return l.failed(err)
	}
	text, stop, number := b.text, b.stop, b.number
	ends := objectEnds(text[:stop])
	done := 0 // text up to here is of an object that was read
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

// decode reads lines until the object ends, or cannot become one. An error is of reading.
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

// unended says why the object that begins on a line does not end.
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

// endsLine reports whether nothing but space stands on the line from there on.
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

// doCompact calls do for an object over lines: an id that is a list may have line ends in it.
func doCompact(line int, text []byte, do Do) error {
	var one bytes.Buffer
	one.Grow(len(text))
	if err := json.Compact(&one, text); err != nil {
		return do(line, nil, object.NotJSON(err))
	}
	return doLine(line, one.Bytes(), do)
}

// ending says behind which byte an object ends, and on which line, from 0; 0 and 0 if it does not.
type ending struct{ at, line uint32 }

// objectEnds returns, for each line that begins with an object's bracket, where that object
// ends. text is the beginning of a JSON text.
func objectEnds(text []byte) (ends []ending) {
	var open []int // of the brackets that are, the object in ends, or -1
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
