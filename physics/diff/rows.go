package diff

import (
	"math"
	"strconv"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/jsontext"
	"github.com/clipstage/clipstage/physics/scene"
)

// Row is a value of a stage in two traces, as text.
type Row struct {
	Path          string
	Expected, Got string
	Same          bool
}

// Rows returns the values of the stage at which d is. Numbers are shortened, but differing ones keep the digits that
// distinguish them.
func (c *Comparison) Rows(want, have *Pair, d *Difference) (rows []Row) {
	add := func(path string, f Field, expected, got any) {
		if c.Lacks[path] {
			return
		}
		same := c.same(f.is, expected, got)
		for digits := 4; ; digits++ {
			row := Row{path, rounded(expected, digits), rounded(got, digits), same}
			if same || row.Expected != row.Got || digits == 17 {
				rows = append(rows, row)
				return
			}
		}
	}
	list := func(path string, parts []Field, expected, got any) {
		w, _ := expected.([]any)
		h, _ := got.([]any)
		for i := range max(len(w), len(h)) {
			for _, f := range parts {
				add(scene.Path(path, i)+"."+f.name, f, part(w, i, f.name), part(h, i, f.name))
			}
		}
	}
	for stage, fields := range pairFields {
		if d.Where != "stage "+physics.Stage(stage).String() {
			continue
		}
		for _, f := range fields {
			w, h := Value(want.Mid, f.name), Value(have.Mid, f.name)
			if f.is == isList {
				list("mid."+f.name, f.parts, w, h)
			} else {
				add("mid."+f.name, f, w, h)
			}
		}
	}
	switch {
	case d.Path == "mid.stage":
		add(d.Path, Choice("stage"), want.Mid["stage"], have.Mid["stage"])
	case d.Where == "stage "+physics.StageKeep.String():
		add("out.n", Choice("n"), Value(want.Out, "n"), Value(have.Out, "n"))
		list("out.contacts", PairKeep, want.Out["contacts"], have.Out["contacts"])
	case d.Where == "stage "+physics.StageContacts.String():
		list("out.contacts", PairContact, want.Out["contacts"], have.Out["contacts"])
	}
	return rows
}

// part returns a field of an element of a list, or an absent value.
func part(list []any, i int, name string) any {
	if i < len(list) {
		o, _ := list[i].(map[string]any)
		return Value(o, name)
	}
	return absent{}
}

// rounded is as Show, with numbers of at most the given number of digits.
func rounded(v any, digits int) string {
	if v == (absent{}) {
		return ""
	}
	return scene.Shorten(Text(round(v, digits)), scene.MostQuoted, "...")
}

func round(v any, digits int) any {
	switch v := v.(type) {
	case jsontext.Number:
		f, _ := v.Float64()
		if f == 0 {
			return jsontext.Number("0") // without its sign
		}
		if f == math.Trunc(f) && math.Abs(f) < 1<<53 { // keys and counts
			return v
		}
		if text := strconv.FormatFloat(f, 'g', digits, 64); len(text) < len(v) {
			return jsontext.Number(text)
		}
	case []any:
		all := make([]any, len(v))
		for i := range v {
			all[i] = round(v[i], digits)
		}
		return all
	}
	return v
}
