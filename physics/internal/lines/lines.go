// Package lines reads files of JSON objects: one per line, or objects over several lines.
package lines

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"github.com/clipstage/clipstage/physics/internal/object"
)

// MaxText is the largest size in bytes of a line, of an object, and of an unpacked gzip'ed file. A
// plain file may have any number of lines.
const MaxText = 64 << 20

var (
	errLongLine = errors.New("the line is longer than 64 MiB")
	errUnpacked = errors.New("unpacked, the file is longer than 64 MiB; unpack it, and give what comes out")
)

type lines struct {
	in     *bufio.Reader
	most   int    // largest size of a text: MaxText
	quotes bool   // whether non-finite numbers, such as NaN, become strings
	count  int    // number of lines taken
	back   []byte // lines that were read and put back
	line   []byte // reused for each line
	sought []byte // skip the lines that do not begin with this
}

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

// bounded is a reader that fails after a limited number of bytes.
type bounded struct {
	from io.Reader
	left int
}

func (b *bounded) Read(p []byte) (n int, err error) {
	n, err = b.from.Read(p[:min(len(p), b.left+1)])
	if n > b.left {
		return b.left, errUnpacked
	}
	b.left -= n
	return n, err
}

// take returns the next line with its line end, if it has one, or io.EOF. For a line that is too long it
// returns only errLongLine. The line is valid until the next call.
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
		if l.quotes {
			l.line = quoteWords(l.line)
		}
		return l.line, nil
	}
}

func cutLine(text []byte) (line, left []byte) {
	if end := bytes.IndexByte(text, '\n') + 1; end > 0 {
		return text[:end], text[end:]
	}
	return text, nil
}

// failed returns an error of reading. If the unpacked file is too long, the error names the line.
func (l *lines) failed(err error) error {
	if errors.Is(err, errUnpacked) {
		return fmt.Errorf("line %d: %w", l.count+1, err)
	}
	return err
}

// Do receives an object and the number of its first line, or the reason why there is no object.
type Do func(line int, o object.Object, err error) error

// Each calls do for every object of in. It stops at the first error of reading or of do.
func Each(in io.Reader, do Do) error { return each(in, MaxText, do) }

// EachTrace is Each for the output of programs. Numbers that JSON cannot express, such as NaN, become the texts
// in Words.
func EachTrace(in io.Reader, do Do) error {
	l, err := open(in, MaxText)
	if err != nil {
		return err
	}
	l.quotes = true
	return l.each(do)
}

func each(in io.Reader, most int, do Do) error {
	l, err := open(in, most)
	if err != nil {
		return err
	}
	return l.each(do)
}

func (l *lines) each(do Do) error {
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

// doLine calls do for the content of a line, unless it is empty.
func doLine(line int, text []byte, do Do) error {
	if len(text) == 0 {
		return nil
	}
	o, err := object.Parse(text)
	return do(line, o, err)
}
