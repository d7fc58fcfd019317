package main

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// lines are those of a file of JSON texts: one a line, however long, or an object that
// goes on over lines.
type lines struct {
	in    *bufio.Reader
	count int      // lines that were taken
	back  [][]byte // lines that were read and given back
}

// openLines reads a file, plain or gzip'ed.
func openLines(in io.Reader) (*lines, error) {
	l := &lines{in: bufio.NewReaderSize(in, 1<<16)}
	if magic, _ := l.in.Peek(2); bytes.Equal(magic, []byte{0x1f, 0x8b}) {
		unpacked, err := gzip.NewReader(l.in)
		if err != nil {
			return nil, err
		}
		l.in = bufio.NewReaderSize(unpacked, 1<<16)
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

// take returns the next line with its end, which the last one may lack, or io.EOF.
func (l *lines) take() (line []byte, err error) {
	if len(l.back) > 0 {
		line, l.back = l.back[0], l.back[1:]
	} else if line, err = l.in.ReadBytes('\n'); len(line) > 0 && errors.Is(err, io.EOF) {
		err = nil
	}
	if err == nil {
		l.count++
	}
	return line, err
}

// eachObject calls do with every object of in and the line that it begins on, or with why
// there is none. It stops at the first error of reading or of do.
func eachObject(in io.Reader, do func(line int, o object, err error) error) error {
	l, err := openLines(in)
	if err != nil {
		return err
	}
	for {
		line, err := l.take()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		if len(bytes.TrimSpace(line)) == 0 {
			continue
		}
		number := l.count
		text := bytes.TrimSpace(line)
		if text[0] == '{' && !json.Valid(text) {
			text, err = l.goOn(line)
			if failed := new(readError); errors.As(err, &failed) {
				return failed.error
			}
		}
		var o object
		if err == nil {
			o, err = parseObject(text)
		}
		if err := do(number, o, err); err != nil {
			return err
		}
	}
}

// goOn returns the object that begins with the line just taken and goes on behind it. If
// there is none, the next one is looked for from the next line on that begins as this one
// does: where one line of many is broken, the others are read, and where an object over
// many lines is, that is told once.
func (l *lines) goOn(first []byte) (text []byte, err error) {
	number := l.count
	j := &joined{lines: l, left: first, all: [][]byte{first}}
	d := json.NewDecoder(j)
	var object json.RawMessage
	err = d.Decode(&object)
	if err == nil {
		behind, _ := io.ReadAll(d.Buffered())
		if behind = bytes.TrimSpace(append(behind, j.left...)); len(behind) == 0 {
			var line bytes.Buffer // an id that is a list may have line ends in it
			err = json.Compact(&line, object)
			return line.Bytes(), err
		}
		err = fmt.Errorf("more behind the object's end on line %d", l.count)
	}
	if failed := new(readError); errors.As(err, &failed) {
		return nil, err
	}
	if wrong := new(json.SyntaxError); errors.As(err, &wrong) {
		at := number + bytes.Count(bytes.Join(j.all, nil)[:max(wrong.Offset-1, 0)], []byte("\n"))
		if at > number {
			err = fmt.Errorf("%w, on line %d", err, at)
		}
	} else if errors.Is(err, io.ErrUnexpectedEOF) {
		err = errors.New("it ends too early")
	}
	l.back, l.count = append(j.all[1:], l.back...), number
	bracket := first[:bytes.IndexByte(first, '{')+1] // and how far it is indented
	for len(j.all) > 1 {
		line, err := l.take()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, &readError{err}
		}
		if bytes.HasPrefix(line, bracket) {
			l.back, l.count = append([][]byte{line}, l.back...), l.count-1
			break
		}
	}
	return nil, notJSON(err)
}

// joined reads lines one behind the other, and keeps them.
type joined struct {
	*lines
	left []byte // of the line that is read
	all  [][]byte
}

// Read implements io.Reader. It reads no line before it is asked for what is in it.
func (j *joined) Read(p []byte) (n int, err error) {
	if len(j.left) == 0 {
		line, err := j.take()
		if errors.Is(err, io.EOF) {
			return 0, err
		}
		if err != nil {
			return 0, &readError{err}
		}
		j.left, j.all = line, append(j.all, line)
	}
	n = copy(p, j.left)
	j.left = j.left[n:]
	return n, nil
}

// readError is of a file, not of what is in it.
type readError struct{ error }

// traceObjects traces cases. One that cannot be read is reported, and the next one goes on.
func traceObjects(k *kind, in io.Reader, out, errs io.Writer) (status int) {
	w := bufio.NewWriterSize(out, 1<<16)
	var dst []byte
	err := eachObject(in, func(line int, o object, err error) error {
		if err == nil {
			dst, err = k.trace(dst[:0], o)
		}
		if err != nil {
			status = statusUnreadable
			fmt.Fprintf(errs, "line %d: %v%s\n", line, err, k.called(o))
			return nil
		}
		_, err = w.Write(append(dst, '\n'))
		return err
	})
	if flushErr := w.Flush(); flushErr == nil && err != nil {
		fmt.Fprintf(errs, "clipstage trace: %v\n", err)
		return statusUnreadable
	}
	return status
}
