package cases

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/internal/diff"
	"github.com/clipstage/clipstage/physics/internal/object"
)

// pairEnds lists the stages at which a call may end, with their names in traces. A call that ends at keep is
// also named end.
var pairEnds = []struct {
	word  string
	stage physics.Stage
}{
	{"faceA", physics.StageFacesA},
	{"faceB", physics.StageFacesB},
	{"clip1", physics.StageClipNeg},
	{"clip2", physics.StageClipPos},
	{"end", physics.StageContacts},
}

// pairFields lists the results of each stage.
var pairFields = [physics.StageCount][]diff.Field{
	physics.StageFacesA:   {diff.Length("faceA")},
	physics.StageFacesB:   {diff.Length("faceB")},
	physics.StageBestAxis: {diff.Choice("axis")},
	physics.StageReference: {
		diff.Unit("frontNormal"), diff.Length("front"), diff.Unit("sideNormal"),
		diff.Length("negSide"), diff.Length("posSide"), diff.Choice("negEdge"), diff.Choice("posEdge"),
	},
	physics.StageIncident: {diff.List("incidentEdge", pairVertex)},
	physics.StageClipNeg:  {diff.Choice("np1"), diff.List("clipPoints1", pairVertex)},
	physics.StageClipPos:  {diff.Choice("np2"), diff.List("clipPoints2", pairVertex)},
}

// pairVertex lists the parts of a clip vertex, pairKeep and pairContact the parts of a contact. A contact's
// separation belongs to keep.
var (
	pairVertex  = []diff.Field{diff.Length("v"), diff.Choice("f")}
	pairKeep    = []diff.Field{diff.Length("s")}
	pairContact = []diff.Field{diff.Unit("n"), diff.Length("p"), diff.Choice("f"), diff.Key("key")}
)

// The optional parts of a pair's trace, which a file may lack in all its cases.
const (
	partMid      = "mid"
	partCount    = "out.n"
	partContacts = "out.contacts"
	partContact  = "out.contacts[]." // a prefix, before the field of a contact
)

// pairParts lists these parts in the order of messages.
var pairParts = []string{partMid, partCount, partContacts, partContact + "p", partContact + "n", partContact + "s", partContact + "f", partContact + "key"}

// notePairParts records the parts of a trace. partContact alone records that a trace has a contact: a file
// without contacts does not lack their fields.
func notePairParts(o object.Object, has map[string]bool) {
	if _, ok := o["mid"]; ok {
		has[partMid] = true
	}
	out, _ := diff.Decode(o["out"]).(map[string]any)
	if _, ok := out["n"]; ok {
		has[partCount] = true
	}
	contacts, ok := out["contacts"].([]any)
	if ok {
		has[partContacts] = true
	}
	for _, c := range contacts {
		contact, _ := c.(map[string]any)
		has[partContact] = true
		for name := range contact {
			has[partContact+name] = true
		}
	}
}

type pairExtent struct {
	limit physics.Stage // first stage that is not compared
	firm  physics.Stage // first stage at which it is not compared whether the call ends; at most limit
}

var everything = pairExtent{physics.StageCount, physics.StageCount}

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
	c := &diff.Comparison{Tol: o.Tol, Scale: pairScale(expected, got, want), Lacks: o.Lacks}
	extent := everything
	if o.Float32 {
		if extent, err = inSinglePrecision(expected, got, c); err != nil {
			return r, err
		}
		if extent.firm < physics.StageCount {
			r.Undecided = "stage " + extent.firm.String()
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
			extent = pairExtent{physics.StageBestAxis, physics.StageFacesA}
		}
	}
	if extent != everything {
		r.Extent = diff.Partly
	}
	stages := want.mid != nil && have.mid != nil
	switch {
	case stages:
		r.First = compareStages(c, &want, &have, extent)
	case !o.Lacks[partMid] && (want.mid != nil || have.mid != nil):
		c.Where = "stage " + physics.StageFacesA.String()
		r.First = c.Differ("mid", diff.Value(decodeAll(expected), "mid"), diff.Value(decodeAll(got), "mid"))
	}
	switch {
	case r.First != nil:
	case extent == everything:
		r.First = compareContacts(c, &want, &have)
	case !stages:
		r.Extent = diff.Skipped
	}
	r.Worst = c.Worst
	return r, nil
}

func decodeAll(o object.Object) map[string]any {
	all := map[string]any{}
	for name, raw := range o {
		all[name] = diff.Decode(raw)
	}
	return all
}

// aboutPair returns the trace that states whether the pair is ambiguous.
func aboutPair(expected, got object.Object) object.Object {
	if _, ok := expected["ambiguous"]; ok {
		return expected
	}
	return got
}

func compareStages(c *diff.Comparison, want, have *pairTrace, extent pairExtent) *diff.Difference {
	for stage, fields := range pairFields {
		stage := physics.Stage(stage)
		if stage >= extent.limit {
			return nil
		}
		c.Where = "stage " + stage.String()
		for _, f := range fields {
			if stage > extent.firm && (want.mid[f.Name()] == nil || have.mid[f.Name()] == nil) {
				return nil // A's axes ended one of the calls
			}
			if d := c.Field("mid.", f, want.mid, have.mid); d != nil {
				return d
			}
		}
		wantEnds, haveEnds := want.end == stage, have.end == stage
		if stage < extent.firm && wantEnds != haveEnds {
			return c.Differ("mid.stage", want.mid["stage"], have.mid["stage"])
		}
		if stage < extent.firm && wantEnds {
			return nil
		}
	}
	return nil
}

func compareContacts(c *diff.Comparison, want, have *pairTrace) *diff.Difference {
	c.Where = "stage " + physics.StageKeep.String()
	if !c.Lacks[partCount] {
		if d := c.Field("out.", diff.Choice("n"), want.out, have.out); d != nil {
			return d
		}
	}
	if c.Lacks[partContacts] {
		return nil
	}
	wantContacts, haveContacts := diff.Value(want.out, "contacts"), diff.Value(have.out, "contacts")
	for _, part := range []struct {
		stage  physics.Stage
		fields []diff.Field
	}{{physics.StageKeep, pairKeep}, {physics.StageContacts, pairContact}} {
		c.Where = "stage " + part.stage.String()
		fields := slices.DeleteFunc(slices.Clone(part.fields), func(f diff.Field) bool { return c.Lacks[partContact+f.Name()] })
		if d := c.Objects("out.contacts", fields, wantContacts, haveContacts); d != nil {
			return d
		}
	}
	return nil
}

type pairTrace struct {
	mid, out map[string]any // mid is nil in a trace with only results; out is nil in the trace of an incomplete port
	end      physics.Stage
}

func readPairTrace(o object.Object, file string) (t pairTrace, err error) {
	for _, part := range []struct {
		name string
		into *map[string]any
	}{{"mid", &t.mid}, {"out", &t.out}} {
		raw, ok := o[part.name]
		if _, mid := o["mid"]; !ok && (part.into == &t.mid || mid) {
			continue
		}
		if !ok {
			return t, object.Wrong(part.name, "missing from "+file)
		}
		if object.KindOf(raw) != "an object" {
			return t, object.Wrong(part.name, "want an object, got "+object.KindOf(raw))
		}
		*part.into = diff.Decode(raw).(map[string]any)
	}
	if t.mid == nil {
		return t, nil
	}
	words := make([]string, len(pairEnds))
	for i, e := range pairEnds {
		if t.mid["stage"] == e.word {
			t.end = e.stage
			return t, nil
		}
		words[i] = e.word
	}
	return t, object.Wrong("mid.stage", fmt.Sprintf("want one of %v, got %s", words, diff.Show(diff.Value(t.mid, "stage"))))
}

// pairScale returns the case's scale. This is the field scale, else the largest input length, else the largest
// output length.
func pairScale(expected, got object.Object, want pairTrace) float64 {
	for _, o := range []object.Object{expected, got} {
		r := o.Reader()
		if scale := r.Number("scale", object.Between(1e-300, 1e300, "m")); r.Err() == nil {
			return scale
		}
		if a, b, err := readPair(o); err == nil {
			return scaleOf(&a, &b)
		}
	}
	lengths := []float64{0}
	for _, list := range []any{want.mid["faceA"], want.mid["faceB"], want.mid["front"], want.mid["incidentEdge"]} {
		lengths = appendNumbers(lengths, list)
	}
	return slices.Max(lengths)
}

// scaleOf returns the largest position component or width of the two boxes.
func scaleOf(a, b *physics.Body) (scale float64) {
	for _, body := range []*physics.Body{a, b} {
		p, w := body.Position.Abs(), body.Width()
		scale = max(scale, p.X, p.Y, w.X, w.Y)
	}
	return scale
}

// appendNumbers appends the absolute values of the numbers in v. v is a number, a list, or an object whose
// field "v" counts.
func appendNumbers(dst []float64, v any) []float64 {
	switch v := v.(type) {
	case json.Number:
		if f, err := v.Float64(); err == nil {
			dst = append(dst, max(f, -f))
		}
	case []any:
		for _, e := range v {
			dst = appendNumbers(dst, e)
		}
	case map[string]any:
		dst = appendNumbers(dst, v["v"])
	}
	return dst
}
