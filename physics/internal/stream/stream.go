// Package stream makes texts of any length for tests, without holding them in memory.
package stream

import (
	"bytes"
	"compress/gzip"
	"io"
	"strings"
)

// Repeat returns a reader that reads text the given number of times.
func Repeat(text string, times int) io.Reader { return &repeat{text: text, left: times} }

type repeat struct {
	text string
	left int
	from int
}

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

// Row is a line of 1024 bytes: spaces and a line end.
var Row = strings.Repeat(" ", 1023) + "\n"

// Spaces returns a reader of the given number of spaces, without a line end.
func Spaces(bytes int) io.Reader {
	return io.MultiReader(Repeat(Row[:1], bytes%512), Repeat(Row[:512], bytes/512))
}

// Pack returns a reader of the input, compressed by gzip.
func Pack(in io.Reader) io.Reader {
	var b bytes.Buffer
	w, _ := gzip.NewWriterLevel(&b, gzip.BestSpeed)
	io.Copy(w, in)
	w.Close()
	return &b
}
