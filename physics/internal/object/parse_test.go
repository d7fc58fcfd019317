package object

import (
	"fmt"
	"strings"
	"testing"
)

// A repeated field is reported with its path, at any depth.
func TestRepeated(t *testing.T) {
	many := manyNames(100)
	for _, test := range []struct{ name, in, want string }{
		{"none", `{"a":1,"b":{"a":1,"c":[{"a":1},{"a":1},[{"a":{}}]]},"A":0}`, ""},
		{"texts are no names", `{"a":"a","b":["a","b","b"],"c":"{\"a\":\"c\\\\"}`, ""},
		{"empty", `{"a":{},"b":[],"c":[[],{}]}`, ""},
		{"outside", `{"a":1,"b":2,"a":3}`, "a"},
		{"in an object", `{"in":{"wA":[1,2],"wA":[1,2]}}`, "in.wA"},
		{"in a list", `{"x":[],"bodies":[{"mass":1},{"p":[0,0],"mass":1,"mass":2}]}`, "bodies[1].mass"},
		{"in lists", `{"x":[7,[8,{"y":1},{"y":{"z":"[{","z":0}}]]}`, "x[1][2].y.z"},
		{"behind others", `{"x":[{"a":1,"b":2}],"y":{"a":1},"x":1}`, "x"},
		{"written otherwise", `{"a":1,"\u0061":2}`, "a"},
		{"bytes that are no text", "{\"\xff\":1,\"\xfe\":2}", "\"\ufffd\""},
		{"no word", `{"a.b":{"":1,"":2}}`, `"a.b".""`},
		{"of many", `{"x":0` + many + `,"x":1}`, "x"},
		{"of many, the last", `{"x":0` + many + `,"y":1,"y":2}`, "y"},
		{"of many, none", `{"x":0` + many + `}`, ""},
		{"long", `{"` + strings.Repeat("x", 100) + `":0,"` + strings.Repeat("x", 100) + `":0}`, strings.Repeat("x", 60) + "..."},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := repeated([]byte(test.in)); got != test.want {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
}

func manyNames(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, `,"%x":0`, i+1<<20)
	}
	return b.String()
}
