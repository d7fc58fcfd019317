package trace

import (
	"strconv"
	"unicode/utf8"
)

// JSON is a JSON text on its way. Whatever is added is parted by a comma from what
// stands before it, where there must be one.
type JSON []byte

// Open begins an object or a list with its bracket, and Close ends it.
func (j *JSON) Open(bracket string) {
	j.part()
	j.add(bracket)
}
func (j *JSON) Close(bracket string) { j.add(bracket) }

// Name adds the name of a field; its value comes next.
func (j *JSON) Name(name string) {
	j.Text(name)
	j.add(":")
}

// Text adds a string.
func (j *JSON) Text(s string) {
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
func (j *JSON) Bool(b bool) {
	j.part()
	*j = strconv.AppendBool(*j, b)
}

// Int adds an integer.
func (j *JSON) Int(i int64) {
	j.part()
	*j = strconv.AppendInt(*j, i, 10)
}

// Float adds a number as AppendFloat writes it.
func (j *JSON) Float(f float64) {
	j.part()
	*j = AppendFloat(*j, f)
}

// Floats adds a list of numbers.
func (j *JSON) Floats(list ...float64) {
	j.Open("[")
	for _, f := range list {
		j.Float(f)
	}
	j.Close("]")
}

func (j *JSON) add(s string) { *j = append(*j, s...) }

func (j *JSON) part() {
	if len(*j) == 0 {
		return
	}
	switch (*j)[len(*j)-1] {
	case '{', '[', ':':
	default:
		j.add(",")
	}
}

// AppendFloat appends the shortest JSON number that reads back as the same bits;
// a negative zero keeps its sign. JSON has no word for a number that is not finite:
// such a one is written as null.
func AppendFloat(dst []byte, f float64) []byte {
	if f-f != 0 {
		return append(dst, "null"...)
	}
	return strconv.AppendFloat(dst, f, 'g', -1, 64)
}
