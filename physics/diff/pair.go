package diff

import (
	"slices"
	"strings"

	"github.com/clipstage/clipstage/physics"
	"github.com/clipstage/clipstage/physics/jsontext"
)

// Pair is the trace of a pair.
type Pair struct {
	Mid, Out map[string]any // Mid is nil in a trace with only results; Out is nil in the trace of an incomplete port
	End      physics.Stage
}

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
var pairFields = [physics.StageCount][]Field{
	physics.StageFacesA:   {Length("faceA")},
	physics.StageFacesB:   {Length("faceB")},
	physics.StageBestAxis: {Choice("axis")},
	physics.StageReference: {
		Unit("frontNormal"), Length("front"), Unit("sideNormal"),
		Length("negSide"), Length("posSide"), Choice("negEdge"), Choice("posEdge"),
	},
	physics.StageIncident: {List("incidentEdge", PairVertex)},
	physics.StageClipNeg:  {Choice("np1"), List("clipPoints1", PairVertex)},
	physics.StageClipPos:  {Choice("np2"), List("clipPoints2", PairVertex)},
}

// PairVertex lists the parts of a clip vertex, PairKeep and PairContact the parts of a contact. A contact's
// separation belongs to keep.
var (
	PairVertex  = []Field{Length("v"), Choice("f")}
	PairKeep    = []Field{Length("s")}
	PairContact = []Field{Unit("n"), Length("p"), Choice("f"), Key("key")}
)

// The optional parts of a pair's trace, which a file may lack in all its cases.
const (
	PartMid      = "mid"
	PartCount    = "out.n"
	PartContacts = "out.contacts"
	PartContact  = "out.contacts[]." // a prefix, before the field of a contact
)

// PairParts lists these parts in the order of messages.
var PairParts = []string{PartMid, PartCount, PartContacts, PartContact + "p", PartContact + "n", PartContact + "s", PartContact + "f", PartContact + "key"}

// NotePairParts records the parts of a trace's out. PartContact alone records that it has a contact: a file
// without contacts does not lack their fields.
func NotePairParts(out any, has map[string]bool) {
	all, _ := out.(map[string]any)
	if _, ok := all["n"]; ok {
		has[PartCount] = true
	}
	contacts, ok := all["contacts"].([]any)
	if ok {
		has[PartContacts] = true
	}
	for _, c := range contacts {
		contact, _ := c.(map[string]any)
		has[PartContact] = true
		for name := range contact {
			has[PartContact+name] = true
		}
	}
}

// PairLacks returns the parts that a single trace lacks. A part is one of the parts of a file, a field of mid, or the
// stage at which the call ended.
func PairLacks(trace map[string]any) map[string]bool {
	lacks := map[string]bool{}
	mid, hasMid := trace["mid"].(map[string]any)
	lacks[PartMid] = trace["mid"] == nil
	need := func(name string) {
		if _, ok := mid[name]; hasMid && !ok {
			lacks["mid."+name] = true
		}
	}
	need("stage")
	for _, fields := range pairFields {
		for _, f := range fields {
			need(f.name)
		}
	}
	has := map[string]bool{}
	NotePairParts(trace["out"], has)
	for _, part := range PairParts[1:] {
		lacks[part] = !has[part]
	}
	return lacks
}

// Extent is the part of a pair that is compared.
type Extent struct {
	Limit physics.Stage // first stage that is not compared
	Firm  physics.Stage // first stage at which it is not compared whether the call ends; at most Limit
}

// Everything and Gaps are the extent of a whole call, and of one whose end rounding decides.
var (
	Everything = Extent{physics.StageCount, physics.StageCount}
	Gaps       = Extent{physics.StageBestAxis, physics.StageFacesA}
)

// Problem is a reason why a value is not a trace.
type Problem struct{ Path, Text string }

// ReadPair reads the fields mid and out of a trace. file is for messages.
func ReadPair(trace map[string]any, file string) (p Pair, wrong *Problem) {
	_, hasMid := trace["mid"]
	for _, part := range []struct {
		name string
		into *map[string]any
	}{{"mid", &p.Mid}, {"out", &p.Out}} {
		v, ok := trace[part.name]
		if !ok && hasMid {
			continue
		}
		if !ok && part.name == "out" {
			return p, &Problem{part.name, "missing from " + file}
		}
		o, isObject := v.(map[string]any)
		if ok && !isObject {
			return p, &Problem{part.name, "want an object, got " + kindOf(v)}
		}
		*part.into = o
	}
	if p.Mid == nil {
		return p, nil
	}
	words := make([]string, len(pairEnds))
	for i, e := range pairEnds {
		if p.Mid["stage"] == e.word {
			p.End = e.stage
			return p, nil
		}
		words[i] = e.word
	}
	return p, &Problem{"mid.stage", "want one of [" + strings.Join(words, " ") + "], got " + Show(Value(p.Mid, "stage"))}
}

func kindOf(v any) string {
	switch v.(type) {
	case nil:
		return "null"
	case bool:
		return "a boolean"
	case string:
		return "a string"
	case []any:
		return "an array"
	}
	return "a number"
}

// Pair compares two traces stage by stage. It returns nil if the extent has no difference.
func (c *Comparison) Pair(want, have *Pair, extent Extent) *Difference {
	if want.Mid != nil && have.Mid != nil {
		if d := c.stages(want, have, extent); d != nil {
			return d
		}
	} else if !c.Lacks[PartMid] && (want.Mid != nil || have.Mid != nil) {
		c.Where = "stage " + physics.StageFacesA.String()
		return c.Differ("mid", orAbsent(want.Mid), orAbsent(have.Mid))
	}
	if extent == Everything {
		return c.contacts(want, have)
	}
	return nil
}

func orAbsent(o map[string]any) any {
	if o == nil {
		return absent{}
	}
	return o
}

func (c *Comparison) stages(want, have *Pair, extent Extent) *Difference {
	for stage, fields := range pairFields {
		stage := physics.Stage(stage)
		if stage >= extent.Limit {
			return nil
		}
		c.Where = "stage " + stage.String()
		for _, f := range fields {
			if stage > extent.Firm && (want.Mid[f.name] == nil || have.Mid[f.name] == nil) {
				return nil // A's axes ended one of the calls
			}
			if c.Lacks["mid."+f.name] {
				continue
			}
			if d := c.Field("mid.", f, want.Mid, have.Mid); d != nil {
				return d
			}
		}
		wantEnds, haveEnds := want.End == stage, have.End == stage
		if stage < extent.Firm && wantEnds != haveEnds {
			return c.Differ("mid.stage", want.Mid["stage"], have.Mid["stage"])
		}
		if stage < extent.Firm && wantEnds {
			return nil
		}
	}
	return nil
}

func (c *Comparison) contacts(want, have *Pair) *Difference {
	c.Where = "stage " + physics.StageKeep.String()
	if !c.Lacks[PartCount] {
		if d := c.Field("out.", Choice("n"), want.Out, have.Out); d != nil {
			return d
		}
	}
	if c.Lacks[PartContacts] {
		return nil
	}
	wantContacts, haveContacts := Value(want.Out, "contacts"), Value(have.Out, "contacts")
	for _, part := range []struct {
		stage  physics.Stage
		fields []Field
	}{{physics.StageKeep, PairKeep}, {physics.StageContacts, PairContact}} {
		c.Where = "stage " + part.stage.String()
		fields := slices.DeleteFunc(slices.Clone(part.fields), func(f Field) bool { return c.Lacks[PartContact+f.name] })
		if d := c.Objects("out.contacts", fields, wantContacts, haveContacts); d != nil {
			return d
		}
	}
	return nil
}

// ScaleOfPair returns the largest position component or width of two boxes, for tolerances.
func ScaleOfPair(a, b *physics.Body) (scale float64) {
	for _, body := range []*physics.Body{a, b} {
		p, w := body.Position.Abs(), body.Width()
		scale = max(scale, p.X, p.Y, w.X, w.Y)
	}
	return scale
}

// LongestOf returns the largest length in the results of a pair.
func LongestOf(p *Pair) float64 {
	lengths := []float64{0}
	for _, list := range []any{p.Mid["faceA"], p.Mid["faceB"], p.Mid["front"], p.Mid["incidentEdge"]} {
		lengths = appendNumbers(lengths, list)
	}
	return slices.Max(lengths)
}

// appendNumbers appends the absolute values of the numbers in v. v is a number, a list, or an object whose
// field "v" counts.
func appendNumbers(dst []float64, v any) []float64 {
	switch v := v.(type) {
	case jsontext.Number:
		if f, ok := v.Float64(); ok {
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
