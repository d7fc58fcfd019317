// Package jsontext writes and reads JSON without encoding/json, which would enlarge the wasm.
package jsontext

import (
	"strconv"
	"unicode/utf8"
)

// Writer holds the JSON text written so far. It inserts the commas.
type Writer []byte

// Open begins an object or a list: bracket is "{" or "[".
func (j *Writer) Open(bracket string) {
	j.part()
	j.add(bracket)
}

// Close ends an object or a list: bracket is "}" or "]".
func (j *Writer) Close(bracket string) { j.add(bracket) }

// Name adds the name of a field. The value must follow.
func (j *Writer) Name(name string) {
	j.Text(name)
	j.add(":")
}

// Text adds a string.
func (j *Writer) Text(s string) {
	j.part()
	dst := append(*j, '"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			dst = append(dst, '\\', byte(r))
		case r < ' ':
			const hex = "0123456789abcdef"
			dst = append(dst, '\\', 'u', '0', '0', hex[r>>4], hex[r&15])
		default:
			dst = utf8.AppendRune(dst, r)
		}
	}
	*j = append(dst, '"')
}

// Bool adds true or false.
func (j *Writer) Bool(b bool) {
	j.part()
	*j = strconv.AppendBool(*j, b)
}

// Null adds null.
func (j *Writer) Null() {
	j.part()
	j.add("null")
}

// Written adds a JSON value that is already written.
func (j *Writer) Written(value string) {
	j.part()
	j.add(value)
}

// Int adds an integer.
func (j *Writer) Int(i int64) {
	j.part()
	*j = strconv.AppendInt(*j, i, 10)
}

// Float adds a number in the format of AppendFloat.
func (j *Writer) Float(f float64) {
	j.part()
	*j = AppendFloat(*j, f)
}

// Floats adds a list of numbers.
func (j *Writer) Floats(list ...float64) {
	j.Open("[")
	for _, f := range list {
		j.Float(f)
	}
	j.Close("]")
}

func (j *Writer) add(s string) { *j = append(*j, s...) }

func (j *Writer) part() {
	if len(*j) == 0 {
		return
	}
	switch (*j)[len(*j)-1] {
	case '{', '[', ':':
	default:
		j.add(",")
	}
}

// AppendFloat appends the shortest JSON number that restores the same bits. A negative zero keeps its sign. NaN
// and infinities, which JSON cannot express, become null.
func AppendFloat(dst []byte, f float64) []byte {
	if f-f != 0 {
		return append(dst, "null"...)
	}
	return strconv.AppendFloat(dst, f, 'g', -1, 64)
}
