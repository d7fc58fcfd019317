package cases

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/clipstage/clipstage/physics/diff"
	"github.com/clipstage/clipstage/physics/internal/object"
)

// checkpoint is a checkpoint of a trace. In reference data it has tolerances.
type checkpoint struct {
	Step             *float64     `json:"step"`      // floating-point, because programs may write 1.0
	Tolerance        *float64     `json:"tolerance"` // of the numbers of bodies
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

type arbiter struct {
	B bodyPair     `json:"b"`
	C [][]*float64 `json:"c"` // contacts
	// Start holds the impulses (normal, friction) with which each contact began the step. It is optional.
	Start [][]*float64 `json:"start"`
}

type bodyPair []float64

// UnmarshalJSON refuses null.
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

// noteSceneParts records the parts of a trace's checkpoints. Joints may be missing only if bodies or contacts
// are missing too.
func noteSceneParts(o object.Object, has map[string]bool) {
	if isFile(o) {
		for _, part := range sceneParts {
			has[part] = true
		}
		return
	}
	var list []json.RawMessage
	_ = json.Unmarshal(o["checkpoints"], &list) // the comparison reports the error
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

// compareScenes compares the checkpoints in the order of their steps. In a checkpoint contacts come first,
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
	c := &sceneComparison{tol: o.Tol, lacks: o.Lacks}
	for i := 0; i < bodies && c.first == nil; i++ {
		if i == contacts {
			c.lacks = map[string]bool{"numArbiters": true, "arbiters": true, "jointP": true, "bodies": o.Lacks["bodies"]}
		}
		switch {
		case i >= len(have) || i < len(want) && *want[i].Step < *have[i].Step:
			c.where = "step " + numberText(want[i].Step)
			c.differ("checkpoints", "a checkpoint", "nothing")
		case i >= len(want) || *have[i].Step < *want[i].Step:
			c.where = "step " + numberText(have[i].Step)
			c.differ("checkpoints", "nothing", "a checkpoint")
		default:
			c.where = "step " + numberText(want[i].Step)
			c.want, c.have = &want[i], &have[i]
			c.checkpoint()
			if o.Float32 && !isFile(cases[0]) && !isFile(cases[1]) { // edits may separate bodies between two steps
				c.ownStarts(have, i)
			}
		}
	}
	r.First, r.Worst = c.first, c.worst
	return r, nil
}

func readCheckpoints(o object.Object, file string) (list []checkpoint, err error) {
	raw := o["checkpoints"]
	if object.KindOf(raw) != "an array" {
		return nil, object.Wrong("checkpoints", "want an array, got "+object.KindOf(raw)+" in "+file)
	}
	var texts []json.RawMessage
	if err := decodePart(raw, &texts, "checkpoints", file); err != nil {
		return nil, err
	}
	list = make([]checkpoint, len(texts))
	for i := range texts {
		path := fmt.Sprintf("checkpoints[%d]", i)
		if err := decodePart(texts[i], &list[i], path, file); err != nil {
			return nil, err
		}
		if list[i].Step == nil {
			return nil, object.Wrong(path+".step", "missing from "+file)
		}
	}
	slices.SortStableFunc(list, func(a, b checkpoint) int { return cmp.Compare(*a.Step, *b.Step) })
	return list, nil
}

type sceneComparison struct {
	comparison
	tol        float64
	lacks      map[string]bool // parts that are not compared
	want, have *checkpoint
}

// checkpoint compares the results of a step in the order of their computation.
func (c *sceneComparison) checkpoint() {
	want, have := c.want, c.have
	// The lists are compared before numArbiters, because they show which arbiter is missing.
	lists := want.Arbiters != nil && have.Arbiters != nil && !c.lacks["arbiters"]
	if lists {
		c.contactSets()
	}
	if want.NumArbiters != nil && !c.lacks["numArbiters"] {
		c.number("numArbiters", want.NumArbiters, have.NumArbiters, 0)
	}
	if want.Arbiters != nil && have.Arbiters == nil && !c.lacks["arbiters"] {
		c.differ("arbiters", fmt.Sprintf("a list of %d", len(want.Arbiters)), "nothing")
	}
	if c.first != nil {
		return
	}
	var separations, impulses [][]*float64 // the numbers in EXPECTED that scale the tolerances
	for _, a := range want.Arbiters {
		for _, contact := range a.C {
			if len(contact) == len(contactParts) {
				separations, impulses = append(separations, contact[3:]), append(impulses, contact[1:3])
			}
		}
	}
	forImpulses := c.tolerance(want.ToleranceImpulse, have.ToleranceImpulse, append(impulses, want.JointP...))
	forStarts := *cmp.Or(want.toleranceStart, &forImpulses)
	forSeparations := c.tolerance(want.ToleranceSep, have.ToleranceSep, separations)
	forContacts := []float64{0, forImpulses, forImpulses, forSeparations}
	// A step first finds the separations, then its starting impulses, then its final impulses.
	if lists {
		c.parts(forContacts, 3)
		c.starts(forStarts)
	}
	if !c.lacks["jointP"] {
		c.jointStarts(forStarts)
	}
	if lists {
		c.parts(forContacts, 1, 2)
	}
	if !c.lacks["jointP"] {
		c.numbers("jointP", "joint", jointParts, want.JointP, have.JointP, forImpulses)
	}
	if !c.lacks["bodies"] {
		forBodies := c.tolerance(want.Tolerance, have.Tolerance, want.Bodies)
		c.numbers("bodies", "body", bodyParts, want.Bodies, have.Bodies, forBodies)
	}
}

// parts compares some numbers of each contact. Both lists must have the same keys.
func (c *sceneComparison) parts(tolerances []float64, parts ...int) {
	for i, w := range c.want.Arbiters {
		for k := range w.C {
			at := fmt.Sprintf("arbiter of %s, contact %d", pairName(w.B), k)
			if n := len(w.C[k]); n != len(contactParts) { // GOT has the same length
				c.differ(at, fmt.Sprintf("%d numbers", len(contactParts)), strconv.Itoa(n))
				return
			}
			for _, part := range parts {
				c.number(at+", "+contactParts[part], w.C[k][part], c.have.Arbiters[i].C[k][part], tolerances[part])
			}
		}
	}
}

// contactSets compares the pairs and the ids of their contacts, in order.
func (c *sceneComparison) contactSets() {
	want, have := c.want.Arbiters, c.have.Arbiters
	for i := 0; i < max(len(want), len(have)) && c.first == nil; i++ {
		w, h := "the end", "the end"
		if i < len(want) {
			w = pairName(want[i].B)
		}
		if i < len(have) {
			h = pairName(have[i].B)
		}
		switch {
		case i < len(want) && i < len(have) && slices.Equal(want[i].B, have[i].B):
			c.choice("arbiter of "+w+", keys", keyList(keysOf(want[i].C)), keyList(keysOf(have[i].C)))
		case i < len(want) && arbiterOf(have, want[i].B) == nil:
			c.differ("arbiter of "+w, contactCount(want[i].C), "nothing")
		case i < len(have) && arbiterOf(want, have[i].B) == nil:
			c.differ("arbiter of "+h, "nothing", contactCount(have[i].C))
		default:
			c.differ(fmt.Sprintf("order of arbiters, number %d", i), w, h)
		}
	}
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

// keysOf returns the contacts' ids. For an entry that is not a contact it returns the entry's text.
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

// keyText formats a contact's id; other numbers are formatted by numberText.
func keyText(n *float64) string {
	if n == nil || *n != math.Trunc(*n) || *n < 0 || *n > math.MaxUint32 {
		return numberText(n)
	}
	return diff.KeyText(uint32(*n))
}

func keyList(keys []string) string { return "[" + strings.Join(keys, ", ") + "]" }

// numbers compares two lists of lists of numbers. parts names the numbers of an entry.
func (c *sceneComparison) numbers(list, entry string, parts []string, want, have [][]*float64, tolerance float64) {
	if !c.lengths(list, len(want), len(have)) {
		return
	}
	for i := range want {
		at := fmt.Sprintf("%s %d", entry, i)
		if len(want[i]) != len(parts) || len(have[i]) != len(parts) {
			c.differ(at, fmt.Sprintf("%d numbers", len(want[i])), strconv.Itoa(len(have[i])))
			return
		}
		for k, part := range parts {
			c.number(at+", "+part, want[i][k], have[i][k], tolerance)
		}
	}
}

// tolerance returns the tolerance given in a trace. Without one it returns c.tol times the largest of the
// numbers, but at least c.tol.
func (c *sceneComparison) tolerance(want, have *float64, numbers [][]*float64) float64 {
	if given := cmp.Or(want, have); given != nil {
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
	return c.tol * scale
}
