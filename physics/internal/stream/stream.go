// Package stream makes texts for tests, of any length, without holding them.
package stream

import (
	"bytes"
	"compress/gzip"
	"io"
	"strings"
)

// Repeat reads a text again and again, so many times.
func Repeat(text string, times int) io.Reader { return &repeat{text: text, left: times} }

type repeat struct {
	text string
	left int
	from int
}

// Read implements io.Reader.
func (r *repeat) Read(p []byte) (n int, err error) {
	for n < len(p) && r.left > 0 {
		k := copy(p[n:], r.text[r.from:])
		n += k
		if r.from += k; r.from == len(r.text) {
			r.from = 0
			r.left--
		}
	}
	if n == 0 {
		return 0, io.EOF
	}
	return n, nil
}

// Row is 1024 bytes of space, the last of them a line's end.
var Row = strings.Repeat(" ", 1023) + "\n"

// Spaces are as many bytes without a line's end.
func Spaces(bytes int) io.Reader {
	return io.MultiReader(Repeat(Row[:1], bytes%512), Repeat(Row[:512], bytes/512))
}

// Pack packs what it reads, as gzip does.
func Pack(in io.Reader) io.Reader {
	var b bytes.Buffer
	w, _ := gzip.NewWriterLevel(&b, gzip.BestSpeed)
	io.Copy(w, in)
	w.Close()
	return &b
}
