package cases

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics/internal/diff"
	"github.com/clipstage/clipstage/physics/internal/object"
)

// checkpoint is a checkpoint of a trace, with the tolerances of reference data.
type checkpoint struct {
	Step             *float64     `json:"step"`      // integers may also be written as 1.0
	Tolerance        *float64     `json:"tolerance"` // of numbers of bodies
	ToleranceImpulse *float64     `json:"toleranceImpulse"`
	ToleranceSep     *float64     `json:"toleranceSep"`
	Bodies           [][]*float64 `json:"bodies"` // nil is a number that is not finite
	NumArbiters      *float64     `json:"numArbiters"`
	Arbiters         []arbiter    `json:"arbiters"`
	JointP           [][]*float64 `json:"jointP"`
	JointStart       [][]*float64 `json:"jointStart"`

	toleranceStart *float64 // in single precision: tolerance of the impulses at the start of a step
	cold           bool     // whether the step has no warm starting
}

// arbiter is an arbiter of a checkpoint.
type arbiter struct {
	B bodyPair     `json:"b"`
	C [][]*float64 `json:"c"` // contacts
	// Start holds the impulses, normal and friction, of each contact at the start of the step; it is optional.
	Start [][]*float64 `json:"start"`
}

// bodyPair holds the indices of two bodies.
type bodyPair []float64

// UnmarshalJSON implements json.Unmarshaler. It refuses null.
func (b *bodyPair) UnmarshalJSON(text []byte) error {
	var list []*float64
	if err := json.Unmarshal(text, &list); err != nil {
		return err
	}
	for _, n := range list {
		if n == nil {
			return &json.UnmarshalTypeError{Value: "a list with null"}
		}
		*b = append(*b, *n)
	}
	return nil
}

// sceneParts lists the parts that all checkpoints of a file may lack.
var sceneParts = []string{"numArbiters", "arbiters", "jointP", "bodies"}

// noteSceneParts records the parts of the checkpoints of a trace. Joints may be missing only if
// bodies or contacts are missing.
func noteSceneParts(o object.Object, has map[string]bool) {
	if isFile(o) {
		for _, part := range sceneParts {
			has[part] = true
		}
		return
	}
	var list []json.RawMessage
	_ = json.Unmarshal(o["checkpoints"], &list) // an error is reported by the comparison
	for _, text := range list {
		var fields object.Object
		_ = json.Unmarshal(text, &fields)
		for name := range fields {
			has[name] = true
		}
	}
	has["jointP"] = has["jointP"] || has["bodies"] && (has["numArbiters"] || has["arbiters"])
}

// Names of the numbers in lists.
var (
	bodyParts    = []string{"x", "y", "rotation", "vx", "vy", "angular velocity"}
	contactParts = []string{"key", "Pn", "Pt", "separation"}
	jointParts   = []string{"Px", "Py"}
)

// compareScenes compares the checkpoints in the order of their steps. In each, contacts come first,
// because the rest of the step depends on them.
func compareScenes(expected, got object.Object, o *diff.Options) (r diff.Result, err error) {
	cases := [2]object.Object{expected, got}
	expected, got, err = traced(expected, got)
	if err != nil {
		return r, err
	}
	want, err := readCheckpoints(expected, "EXPECTED")
	if err != nil {
		return r, err
	}
	have, err := readCheckpoints(got, "GOT")
	if err != nil {
		return r, err
	}
	if hasStarts(have) && !hasStarts(want) && !isFile(cases[0]) {
		addStarts(want, cases[0])
	}
	contacts, bodies := len(want), max(len(want), len(have))
	if o.Float32 {
		if contacts, bodies, err = scenesInSinglePrecision(cases[0], cases[1], want); err != nil {
			return r, err
		}
		switch {
		case bodies == 0:
			r.Extent = diff.Skipped
		case contacts < len(want):
			r.Extent = diff.Partly
		}
		if contacts < len(want) {
			r.Undecided = "step " + numberText(want[contacts].Step)
		}
		if bodies == len(want) {
			bodies = max(len(want), len(have))
		}
	}
	for i := range bodies {
		if i == contacts {
			bare := *o
			bare.Lacks = map[string]bool{"numArbiters": true, "arbiters": true, "jointP": true, "bodies": o.Lacks["bodies"]}
			o = &bare
		}
		switch {
		case i >= len(have) || i < len(want) && *want[i].Step < *have[i].Step:
			r.First = missingStep(want[i].Step, "a checkpoint", "nothing")
		case i >= len(want) || *have[i].Step < *want[i].Step:
			r.First = missingStep(have[i].Step, "nothing", "a checkpoint")
		default:
			if r.First = compareCheckpoints(&want[i], &have[i], o, &r.Worst); r.First != nil {
				r.First.Where = "step " + numberText(want[i].Step) + r.First.Where
			} else if o.Float32 && !isFile(cases[0]) && !isFile(cases[1]) { // edits may separate bodies between two steps
				r.First = compareOwnStarts(have, i, want[i].cold)
			}
		}
		if r.First != nil {
			break
		}
	}
	return r, nil
}

func missingStep(step *float64, expected, got string) *diff.Difference {
	return &diff.Difference{Where: "step " + numberText(step), Path: "checkpoints", Expected: expected, Got: got}
}

// readCheckpoints returns a trace's checkpoints, sorted by step.
func readCheckpoints(o object.Object, file string) (list []checkpoint, err error) {
	raw := o["checkpoints"]
	if object.KindOf(raw) != "an array" {
		return nil, object.Wrong("checkpoints", "want an array, got "+object.KindOf(raw)+" in "+file)
	}
	var texts []json.RawMessage
	if err := json.Unmarshal(raw, &texts); err != nil {
		return nil, object.Wrong("checkpoints", err.Error()+" in "+file)
	}
	list = make([]checkpoint, len(texts))
	for i := range texts {
		path := fmt.Sprintf("checkpoints[%d]", i)
		err := json.Unmarshal(texts[i], &list[i])
		if wrong := new(json.UnmarshalTypeError); errors.As(err, &wrong) {
			if wrong.Field != "" {
				path += "." + wrong.Field
			}
			return nil, object.Wrong(path, fmt.Sprintf("cannot be %s, in %s", wrong.Value, file))
		}
		if err != nil {
			return nil, object.Wrong(path, err.Error()+" in "+file)
		}
		if list[i].Step == nil {
			return nil, object.Wrong(path+".step", "missing from "+file)
		}
	}
	slices.SortStableFunc(list, func(a, b checkpoint) int { return cmp.Compare(*a.Step, *b.Step) })
	return list, nil
}

// compareCheckpoints compares the results of a step in computing order. The difference has no step yet.
func compareCheckpoints(want, have *checkpoint, o *diff.Options, worst *float64) *diff.Difference {
	tol := o.Tol
	// A missing arbiter is more informative than the number of arbiters.
	lists := want.Arbiters != nil && have.Arbiters != nil && !o.Lacks["arbiters"]
	if lists {
		if d := compareContactSets(want, have); d != nil {
			return d
		}
	}
	if want.NumArbiters != nil && !o.Lacks["numArbiters"] && (have.NumArbiters == nil || *have.NumArbiters != *want.NumArbiters) {
		return &diff.Difference{Path: "numArbiters", Expected: numberText(want.NumArbiters), Got: numberText(have.NumArbiters)}
	}
	if want.Arbiters != nil && have.Arbiters == nil && !o.Lacks["arbiters"] {
		return &diff.Difference{Path: "arbiters", Expected: fmt.Sprintf("a list of %d", len(want.Arbiters)), Got: "nothing"}
	}
	var contacts, impulses [][]*float64 // of EXPECTED, for their magnitudes
	for _, a := range want.Arbiters {
		for _, c := range a.C {
			if len(c) == len(contactParts) {
				contacts, impulses = append(contacts, c[3:]), append(impulses, c[1:3])
			}
		}
	}
	forImpulses := tolerance(cmp.Or(want.ToleranceImpulse, have.ToleranceImpulse), tol, append(impulses, want.JointP...))
	forStarts := cmp.Or(want.toleranceStart, &forImpulses)
	contactTolerances := []float64{0, forImpulses, forImpulses, tolerance(cmp.Or(want.ToleranceSep, have.ToleranceSep), tol, contacts)}

	if lists {
		// Separations are computed before the starting impulses, and these before the final ones.
		if d := compareParts(want, have, contactTolerances, worst, 3); d != nil {
			return d
		}
		if d := compareStarts(want, have, *forStarts, worst); d != nil {
			return d
		}
	}
	if !o.Lacks["jointP"] {
		if d := compareJointStarts(want, have, *forStarts, worst); d != nil {
			return d
		}
	}
	if lists {
		if d := compareParts(want, have, contactTolerances, worst, 1, 2); d != nil {
			return d
		}
	}
	if !o.Lacks["jointP"] {
		if d := compareNumbers("jointP", "joint", jointParts, want.JointP, have.JointP, forImpulses, worst); d != nil {
			return d
		}
	}
	if o.Lacks["bodies"] {
		return nil
	}
	return compareNumbers("bodies", "body", bodyParts, want.Bodies, have.Bodies, tolerance(cmp.Or(want.Tolerance, have.Tolerance), tol, want.Bodies), worst)
}

// compareParts compares some numbers of contacts. Both lists must have the same keys.
func compareParts(want, have *checkpoint, tolerances []float64, worst *float64, parts ...int) *diff.Difference {
	for i, w := range want.Arbiters {
		for k := range w.C {
			if n := len(w.C[k]); n != len(contactParts) { // GOT has the same number
				return &diff.Difference{Path: fmt.Sprintf("arbiter of %s, contact %d", pairName(w.B), k), Expected: fmt.Sprintf("%d numbers", len(contactParts)), Got: strconv.Itoa(n)}
			}
			for _, part := range parts {
				at := fmt.Sprintf("arbiter of %s, contact %d, %s", pairName(w.B), k, contactParts[part])
				if d := compareNumber(at, w.C[k][part], have.Arbiters[i].C[k][part], tolerances[part], worst); d != nil {
					return d
				}
			}
		}
	}
	return nil
}

// compareContactSets compares the pairs and the ids of their contacts, in order.
func compareContactSets(want, have *checkpoint) *diff.Difference {
	for i := range max(len(want.Arbiters), len(have.Arbiters)) {
		if i < len(want.Arbiters) && i < len(have.Arbiters) && slices.Equal(want.Arbiters[i].B, have.Arbiters[i].B) {
			w, h := keysOf(want.Arbiters[i].C), keysOf(have.Arbiters[i].C)
			if !slices.Equal(w, h) {
				return &diff.Difference{Path: "arbiter of " + pairName(want.Arbiters[i].B) + ", keys", Expected: keyList(w), Got: keyList(h)}
			}
			continue
		}
		if i < len(want.Arbiters) && !listed(want.Arbiters[i].B, have.Arbiters) {
			return &diff.Difference{Path: "arbiter of " + pairName(want.Arbiters[i].B), Expected: contactCount(want.Arbiters[i].C), Got: "nothing"}
		}
		if i < len(have.Arbiters) && !listed(have.Arbiters[i].B, want.Arbiters) {
			return &diff.Difference{Path: "arbiter of " + pairName(have.Arbiters[i].B), Expected: "nothing", Got: contactCount(have.Arbiters[i].C)}
		}
		w, h := "the end", "the end"
		if i < len(want.Arbiters) {
			w = pairName(want.Arbiters[i].B)
		}
		if i < len(have.Arbiters) {
			h = pairName(have.Arbiters[i].B)
		}
		return &diff.Difference{Path: fmt.Sprintf("order of arbiters, number %d", i), Expected: w, Got: h}
	}
	return nil
}

func listed(bodies []float64, arbiters []arbiter) bool {
	return slices.ContainsFunc(arbiters, func(arb arbiter) bool { return slices.Equal(arb.B, bodies) })
}

func contactCount(contacts [][]*float64) string {
	if len(contacts) == 1 {
		return "1 contact"
	}
	return fmt.Sprintf("%d contacts", len(contacts))
}

func pairName(b []float64) string {
	if len(b) != 2 {
		return fmt.Sprintf("%d bodies", len(b))
	}
	return fmt.Sprintf("bodies %v and %v", b[0], b[1])
}

// keysOf returns the contacts' ids, or the text of an entry that is not a contact.
func keysOf(contacts [][]*float64) (keys []string) {
	for _, c := range contacts {
		if len(c) != len(contactParts) {
			keys = append(keys, fmt.Sprintf("%d numbers", len(c)))
		} else {
			keys = append(keys, keyText(c[0]))
		}
	}
	return keys
}

// keyText returns a contact's id as text, if it is one.
func keyText(n *float64) string {
	if n == nil || *n != math.Trunc(*n) || *n < 0 || *n > math.MaxUint32 {
		return numberText(n)
	}
	return diff.KeyText(uint32(*n))
}

func keyList(keys []string) string { return "[" + strings.Join(keys, ", ") + "]" }

func compareNumbers(list, what string, parts []string, want, have [][]*float64, tolerance float64, worst *float64) *diff.Difference {
	if len(want) != len(have) {
		return &diff.Difference{Path: list + ".length", Expected: strconv.Itoa(len(want)), Got: strconv.Itoa(len(have))}
	}
	for i := range want {
		if len(want[i]) != len(parts) || len(have[i]) != len(parts) {
			return &diff.Difference{Path: fmt.Sprintf("%s %d", what, i), Expected: fmt.Sprintf("%d numbers", len(want[i])), Got: strconv.Itoa(len(have[i]))}
		}
		for k, part := range parts {
			if d := compareNumber(fmt.Sprintf("%s %d, %s", what, i, part), want[i][k], have[i][k], tolerance, worst); d != nil {
				return d
			}
		}
	}
	return nil
}

// compareNumber compares two numbers, and updates worst, the largest used fraction of a tolerance.
func compareNumber(path string, want, have *float64, tolerance float64, worst *float64) *diff.Difference {
	if want == nil && have == nil {
		return nil
	}
	if want != nil && have != nil {
		if off := math.Abs(*want - *have); off <= tolerance {
			if off > 0 {
				*worst = max(*worst, off/tolerance)
			}
			return nil
		}
	}
	return &diff.Difference{Path: path, Expected: numberText(want), Got: numberText(have)}
}

// tolerance returns the given tolerance, or tol times the largest of the numbers, but at least tol.
func tolerance(given *float64, tol float64, numbers [][]*float64) float64 {
	if given != nil {
		return *given
	}
	scale := 1.0
	for _, list := range numbers {
		for _, f := range list {
			if f != nil {
				scale = max(scale, math.Abs(*f))
			}
		}
	}
	return tol * scale
}

// numberText returns a number as text, or "null".
func numberText(n *float64) string {
	if n == nil {
		return "null"
	}
	return strconv.FormatFloat(*n, 'g', -1, 64)
}
