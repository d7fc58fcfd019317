package cases

import (
	"slices"
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics/diff"
	"github.com/clipstage/clipstage/physics/internal/object"
)

// shapesTrace is a trace of a pair of shapes. Soft names fields of mid, and as "out.normal" of out, that depend
// on a tie: they are not compared if either trace has them in its list.
type shapesTrace struct {
	Kind     string
	Mid, Out map[string]any
	Soft     []string
}

// shapeStages lists the fields of mid by stage, in running order. Fields of several kinds of pairs have the stage
// of the first one.
var shapeStages = []struct{ stage, fields string }{
	{"frames", "swapped became origin xf pB center parallel q1 p2 q2"},
	{"faces-a", "sA edgeA separationA"},
	{"faces-b", "sB edgeB separationB"},
	{"region", "s1 s2 u1 u2 region t pA"},
	{"nearest", "f1first f2raw"},
	{"reference", "flip"},
	{"incident", "dots incident"},
	{"corner", "separated f1 f2 distance separation"},
	{"axis", "fp2 fq2 fp1 fq1 length1 length2 outsideA outsideB normalA normalB axis"},
	{"clip", "cp cq"},
	{"keep", "sp sq keep"},
	{"clip-lower", "upper1 lower2 upper2 disjoint vLower sepLower"},
	{"clip-upper", "vUpper sepUpper minSeparation vertexWins"},
	{"contacts", "zeroNormal cA cB case normal"},
}

func compareShapes(expected, got object.Object, o *diff.Options) (diff.Result, error) {
	var want, have shapesTrace
	for _, side := range []struct {
		from object.Object
		into *shapesTrace
		file string
	}{{expected, &want, "EXPECTED"}, {got, &have, "GOT"}} {
		for name, into := range map[string]any{"kind": &side.into.Kind, "mid": &side.into.Mid, "out": &side.into.Out, "soft": &side.into.Soft} {
			if raw, ok := side.from[name]; ok {
				if err := decodePart(raw, into, name, side.file); err != nil {
					return diff.Result{}, err
				}
			}
		}
	}
	soft := slices.Concat(want.Soft, have.Soft)
	c := comparison{where: "stage frames"}
	c.choice("kind", want.Kind, have.Kind)
	if want.Mid != nil && have.Mid != nil {
		for _, part := range shapeStages {
			c.where = "stage " + part.stage
			for name := range strings.FieldsSeq(part.fields) {
				if !slices.Contains(soft, name) {
					c.value("mid."+name, want.Mid[name], have.Mid[name], o.Tol)
				}
			}
		}
	}
	c.where = "stage contacts"
	if want.Out != nil && have.Out != nil {
		c.shapesOut(want.Out, have.Out, soft, o.Tol)
	}
	result := diff.Result{First: c.first, Worst: c.worst}
	if len(soft) > 0 {
		result.Extent = diff.Partly
	}
	return result, nil
}

// shapesOut compares two manifolds. "out.points" in soft stands for point, anchorA and anchorB.
func (c *comparison) shapesOut(want, have map[string]any, soft []string, tolerance float64) {
	if !slices.Contains(soft, "out.normal") {
		c.value("out.normal", want["normal"], have["normal"], tolerance)
	}
	points, _ := want["points"].([]any)
	others, _ := have["points"].([]any)
	if !c.lengths("out.points", len(points), len(others)) {
		return
	}
	for i := range points {
		p, _ := points[i].(map[string]any)
		q, _ := others[i].(map[string]any)
		for _, name := range []string{"point", "anchorA", "anchorB", "separation", "id"} {
			mark := "out." + name
			if name == "point" || strings.HasPrefix(name, "anchor") {
				mark = "out.points"
			}
			if !slices.Contains(soft, mark) {
				c.value("out.points["+strconv.Itoa(i)+"]."+name, p[name], q[name], tolerance)
			}
		}
	}
}

// value compares two JSON values. Numbers agree within the tolerance, times their size if that is more than 1.
func (c *comparison) value(path string, want, have any, tolerance float64) {
	switch want := want.(type) {
	case float64:
		number, ok := have.(float64)
		if !ok {
			c.choice(path, numberText(&want), valueText(have))
			return
		}
		c.number(path, &want, &number, tolerance*max(1, want, -want))
	case []any:
		list, ok := have.([]any)
		if !ok {
			c.choice(path, "a list", valueText(have))
			return
		}
		if c.lengths(path, len(want), len(list)) {
			for i := range want {
				c.value(path+"["+strconv.Itoa(i)+"]", want[i], list[i], tolerance)
			}
		}
	case map[string]any:
		other, _ := have.(map[string]any)
		for _, name := range []string{"x", "y", "c", "s"} { // of xf, the only object
			c.value(path+"."+name, want[name], other[name], tolerance)
		}
	default:
		c.choice(path, valueText(want), valueText(have))
	}
}

func valueText(v any) string {
	switch v := v.(type) {
	case nil:
		return "nothing"
	case string:
		return strconv.Quote(v)
	case float64:
		return numberText(&v)
	case []any:
		return "a list"
	}
	return "another kind of value"
}
