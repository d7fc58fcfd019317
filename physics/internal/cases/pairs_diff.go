package cases

import (
	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/diff"
	"github.com/clipstage/clipstage/physics/internal/object"
)

func notePairParts(o object.Object, has map[string]bool) {
	if _, ok := o["mid"]; ok {
		has[diff.PartMid] = true
	}
	diff.NotePairParts(diff.Decode(o["out"]), has)
}

// comparePairs compares stage by stage. In an ambiguous pair a deciding quantity is within rounding of its
// boundary. The field "exact" of such a pair names the rule for its comparison.
func comparePairs(expected, got object.Object, o *diff.Options) (r diff.Result, err error) {
	want, err := readPairTrace(expected, "EXPECTED")
	if err != nil {
		return r, err
	}
	have, err := readPairTrace(got, "GOT")
	if err != nil {
		return r, err
	}
	c := &diff.Comparison{Tol: o.Tol, Scale: pairScale(expected, got, &want), Lacks: o.Lacks}
	extent := diff.Everything
	if o.Float32 {
		if extent, err = inSinglePrecision(expected, got, c); err != nil {
			return r, err
		}
		if extent.Firm < physics.StageCount {
			r.Undecided = "stage " + extent.Firm.String()
		}
	} else if about := aboutPair(expected, got); string(about["ambiguous"]) == "true" {
		switch string(about["exact"]) {
		case `"angle"`:
		case `"matrix"`:
			if o.OwnTrig {
				r.Extent = diff.Skipped
				return r, nil
			}
		default:
			extent = diff.Gaps
		}
	}
	if extent != diff.Everything {
		r.Extent = diff.Partly
	}
	r.First = c.Pair(&want, &have, extent)
	if r.First == nil && extent != diff.Everything && (want.Mid == nil || have.Mid == nil) {
		r.Extent = diff.Skipped
	}
	r.Worst = c.Worst
	return r, nil
}

// aboutPair returns the trace that states whether the pair is ambiguous.
func aboutPair(expected, got object.Object) object.Object {
	if _, ok := expected["ambiguous"]; ok {
		return expected
	}
	return got
}

func readPairTrace(o object.Object, file string) (diff.Pair, error) {
	trace := map[string]any{}
	for _, name := range []string{"mid", "out"} {
		if raw, ok := o[name]; ok {
			trace[name] = diff.Decode(raw)
		}
	}
	p, wrong := diff.ReadPair(trace, file)
	if wrong != nil {
		return p, object.Wrong(wrong.Path, wrong.Text)
	}
	return p, nil
}

// pairScale returns the case's scale. This is the field scale, else the largest input length, else the largest
// output length.
func pairScale(expected, got object.Object, want *diff.Pair) float64 {
	for _, o := range []object.Object{expected, got} {
		r := o.Reader()
		if scale := r.Number("scale", object.Between(1e-300, 1e300, "m")); r.Err() == nil {
			return scale
		}
		if a, b, err := readPair(o); err == nil {
			return diff.ScaleOfPair(&a, &b)
		}
	}
	return diff.LongestOf(want)
}
